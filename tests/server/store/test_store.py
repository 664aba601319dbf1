"""What every store promises, whatever the database: the docstrings of `Store`, one by one."""

from __future__ import annotations

import asyncio
import time

import pytest

from tavola.server.store.store import Appended, Data, Gone, PersonRow, Spent, Stale, Store, TableRow, Taken
from tests.server.store.support import a_table, opened, with_store


def test_people_and_their_devices(url: str) -> None:
    async def test(store: Store) -> None:
        ada = PersonRow("ada", "Ada", "fr", None)
        await store.add_person(ada, b"one")
        await store.add_token("ada", b"two")
        assert await store.person_by_token(b"one") == await store.person_by_token(b"two") == ada
        assert await store.person_by_token(b"three") is None
        assert await store.person("bea") is None
        changed = PersonRow("ada", "Ada L.", None, "ada@example.org")
        await store.save_person(changed)
        assert await store.person("ada") == changed

    with_store(url, test)


def test_a_code_is_taken_once_and_in_time(url: str) -> None:
    async def test(store: Store) -> None:
        await store.add_person(PersonRow("ada", "Ada"), b"one")
        await store.add_code(b"now", "ada", 100.0)
        await store.add_code(b"late", "ada", 100.0)
        taken = await asyncio.gather(*(store.take_code(b"now", 99.0) for _ in range(20)))
        assert sorted(taken, key=str) == [None] * 19 + ["ada"]
        assert await store.take_code(b"late", 100.0) is None
        assert await store.take_code(b"never", 0.0) is None

    with_store(url, test)


def test_a_table_comes_back_as_it_was(url: str) -> None:
    async def test(store: Store) -> None:
        row = a_table(clock={"deadlines": {"0": 1763480000.123456}}, created=5.5, changed=6.25)
        await store.add_table(row)
        assert await store.table("t1") == row
        assert await store.table("t2") is None

    with_store(url, test)


def test_a_new_table_has_a_time(url: str) -> None:
    async def test(store: Store) -> None:
        await store.add_table(a_table())
        row = await store.table("t1")
        assert row is not None
        assert abs(row.created - time.time()) < 60
        assert abs(row.changed - time.time()) < 60

    with_store(url, test)


def test_a_saved_table_and_an_old_copy_of_it(url: str) -> None:
    async def test(store: Store) -> None:
        await store.add_table(a_table(created=1.0))
        await store.append("t1", 0, ["a"], clock={"left": 4})
        row = a_table(status="paused", private=True, host="bea", people=["bea", "cy"], detail={"muted": True})
        saved = await store.save_table(row)
        assert saved == await store.table("t1")
        assert (saved.status, saved.host, saved.people, saved.detail) == ("paused", "bea", ["bea", "cy"], row.detail)
        assert (saved.entries, saved.clock, saved.version, saved.created) == (1, {"left": 4}, 1, 1.0)
        with pytest.raises(Stale):
            await store.save_table(row)
        again = await store.save_table(saved)
        assert again.version == 2
        with pytest.raises(Gone):
            await store.save_table(a_table("t2"))

    with_store(url, test)


def test_a_status_set_by_a_move_is_not_overwritten_by_an_older_copy(url: str) -> None:
    async def test(store: Store) -> None:
        await store.add_table(a_table())
        before = await store.table("t1")
        assert before is not None
        await store.append("t1", 0, ["the last move"], status="over")
        with pytest.raises(Stale):
            await store.save_table(before)
        after = await store.table("t1")
        assert after is not None
        assert (after.status, after.version) == ("over", 1)

    with_store(url, test)


def test_lists_of_tables(url: str) -> None:
    async def test(store: Store) -> None:
        for number, (status, private) in enumerate(
            [("waiting", False), ("playing", False), ("paused", False), ("over", False), ("waiting", True)]
        ):
            await store.add_table(a_table(f"t{number}", status=status, private=private, created=10.0 + number))
        await store.add_table(a_table("other", host="bea", people=["cy", "bea", "cy"], created=1.0))
        assert [row.id for row in await store.lobby()] == ["t2", "t1", "t0", "other"]
        assert [row.id for row in await store.lobby(limit=2)] == ["t2", "t1"]
        assert [row.id for row in await store.tables_of("ada")] == ["t4", "t3", "t2", "t1", "t0"]
        assert [row.id for row in await store.tables_of("ada", limit=1)] == ["t4"]
        assert [row.id for row in await store.tables_of("bea")] == ["other"]
        assert [row.id for row in await store.tables_of("cy")] == ["other"]
        assert [row.id for row in await store.tables_at(["over", "paused"])] == ["t2", "t3"]
        row = await store.table("other")
        assert row is not None
        await store.save_table(a_table("other", host="ada", people=[None, None, "dan"]))
        assert await store.tables_of("bea") == await store.tables_of("cy") == []
        assert [row.id for row in await store.tables_of("dan")] == ["other"]
        assert (await store.tables_of("ada"))[0].id == "other"  # changed last

    with_store(url, test)


def test_entries_are_numbered_and_read_from_any_of_them(url: str) -> None:
    async def test(store: Store) -> None:
        await store.add_table(a_table())
        assert await store.lines("t1") == []
        odd = 'chat ada "d\u00e9j\u00e0 \\"vu\\"\\n" \u2028 \U0001f3b2 \\u0000 \ufffd \t\x01'
        assert await store.append("t1", 0, ["a", odd]) == Appended(2)
        assert await store.append("t1", 2, ["c"]) == Appended(3)
        assert await store.append("t1", 3, [], clock={"0": 1.5}) == Appended(3)
        assert await store.lines("t1") == ["a", odd, "c"]
        assert await store.lines("t1", 2) == ["c"]
        assert await store.lines("t1", 3) == []
        row = await store.table("t1")
        assert row is not None
        assert (row.entries, row.clock, row.status, row.version) == (3, {"0": 1.5}, "playing", 0)

    with_store(url, test)


def test_what_can_not_be_appended(url: str) -> None:
    async def test(store: Store) -> None:
        await store.add_table(a_table())
        await store.append("t1", 0, ["a"])
        with pytest.raises(Taken):
            await store.append("t1", 0, ["b"], clock={"x": 1}, status="over")
        with pytest.raises(Gone):
            await store.append("t2", 0, ["b"])
        with pytest.raises(ValueError, match="none can follow number 2"):
            await store.append("t1", 2, ["b"])
        with pytest.raises(ValueError, match="NUL"):
            await store.append("t1", 1, ["b\0"])
        with pytest.raises(ValueError, match="no entry -1"):
            await store.append("t1", -1, ["b"])
        row = await store.table("t1")
        assert row is not None
        assert (row.entries, row.clock, row.status) == (1, {}, "playing")
        assert await store.lines("t1") == ["a"]

    with_store(url, test)


def test_a_move_sent_twice_is_played_once(url: str) -> None:
    async def test(store: Store) -> None:
        await store.add_table(a_table())
        await store.add_table(a_table("t2"))
        assert await store.append("t1", 0, ["a", "draw"], client="ada:1") == Appended(2)
        await store.append("t1", 2, ["b"], client="bea:1")
        assert await store.append("t1", 0, ["a", "draw"], client="ada:1") == Appended(2, repeated=True)
        assert await store.append("t1", 3, ["a", "draw"], client="ada:1") == Appended(2, repeated=True)
        assert await store.append("t2", 0, ["a"], client="ada:1") == Appended(1)
        assert await store.lines("t1") == ["a", "draw", "b"]

    with_store(url, test)


def test_appends_that_come_together_do_not_disturb_each_other(url: str) -> None:
    """In one commit: new ones, repeated ones, late ones, and some for tables that aren't there."""

    async def test(store: Store) -> None:
        for number in range(10):
            await store.add_table(a_table(f"t{number}"))
        outcomes = await asyncio.gather(
            *(
                store.append(f"t{number % 12}", number // 12, [f"{number}"], client=f"c{number}")
                for number in range(120)
            ),
            *(store.append(f"t{number}", 0, ["late"], client="late") for number in range(10)),
            *(store.append(f"t{number}", 99, ["repeated"], client=f"c{number}") for number in range(10)),
            return_exceptions=True,
        )
        for number, outcome in enumerate(outcomes[:120]):
            if number % 12 < 10:
                assert outcome == Appended(number // 12 + 1)
            else:
                assert isinstance(outcome, Gone)
        assert all(isinstance(outcome, Taken) for outcome in outcomes[120:130])
        assert outcomes[130:] == [Appended(1, repeated=True)] * 10
        for number in range(10):
            assert await store.lines(f"t{number}") == [str(number + 12 * turn) for turn in range(10)]

    with_store(url, test)


def test_a_failing_change_does_not_fail_the_others_of_its_commit(url: str) -> None:
    async def test(store: Store) -> None:
        await store.add_table(a_table())
        outcomes = await asyncio.gather(
            store.append("t1", 0, ["a"]),
            store.add_table(a_table("t2")),
            store.add_table(a_table("t1")),
            store.save_table(a_table("t1", version=7)),
            store.add_token("nobody", b"token"),
            store.add_invitation(b"code", "t1", 1),
            return_exceptions=True,
        )
        good = [type(outcome) for outcome in outcomes]
        assert good[:2] == [Appended, type(None)]
        assert good[3] is Stale
        assert good[5] is type(None)
        assert isinstance(outcomes[2], Exception)
        assert isinstance(outcomes[4], Exception)
        assert await store.lines("t1") == ["a"]
        assert await store.table("t2") is not None
        assert await store.invitation(b"code") == ("t1", 1)

    with_store(url, test)


def test_an_invitation_is_spent_by_one(url: str) -> None:
    async def test(store: Store) -> None:
        await store.add_table(a_table())
        await store.add_invitation(b"one", "t1", 0)
        await store.add_invitation(b"any", "t1", None)
        assert await store.invitation(b"one") == ("t1", 0)
        assert await store.invitation(b"any") == ("t1", None)
        assert await store.invitation(b"other") is None
        seated = a_table(people=["ada", "bea"])
        both = await asyncio.gather(*(store.save_table(seated, b"one") for _ in range(20)), return_exceptions=True)
        assert sum(isinstance(one, TableRow) for one in both) == 1
        assert all(isinstance(one, TableRow | Spent | Stale) for one in both), both
        assert await store.invitation(b"one") is None
        row = await store.table("t1")
        assert row is not None and row.people == ["ada", "bea"]
        with pytest.raises(Spent):
            await store.save_table(row, b"one")
        with pytest.raises(Spent):
            await store.save_table(row, b"other")
        assert await store.invitation(b"any") == ("t1", None)

    with_store(url, test)


def test_a_change_that_fails_costs_no_invitation(url: str) -> None:
    """The table is changed and the invitation spent in one transaction, whatever stops it."""

    async def test(store: Store) -> None:
        await store.add_table(a_table())
        await store.add_table(a_table("t2"))
        await store.add_invitation(b"one", "t1", 0)
        outcomes = await asyncio.gather(
            store.save_table(a_table("t1", version=7, status="paused"), b"one"),
            store.save_table(a_table("t2", status="paused"), b"one"),  # it is for another table
            store.save_table(a_table("t1", people=["ada", "\ud800"]), b"one"),  # a text that no database takes
            store.append("t1", 0, ["a"]),
            return_exceptions=True,
        )
        assert [type(one) for one in outcomes[:2]] == [Stale, Spent]
        assert isinstance(outcomes[2], Exception) and outcomes[3] == Appended(1)
        assert await store.invitation(b"one") == ("t1", 0)
        rows = [await store.table("t1"), await store.table("t2")]
        assert [(row.version, row.status) for row in rows if row] == [(0, "playing")] * 2

    with_store(url, test)


def test_a_lease_belongs_to_one_until_it_ends(url: str) -> None:
    async def test(store: Store) -> None:
        claimed = await asyncio.gather(*(store.claim("bot", f"p{number}", 10.0, 0.0) for number in range(20)))
        assert sum(claimed) == 1
        owner = f"p{claimed.index(True)}"
        assert not await store.claim("bot", "q", 30.0, 9.0)
        assert await store.claim("bot", owner, 20.0, 9.0)
        assert not await store.claim("bot", "q", 30.0, 19.0)
        assert await store.claim("bot", "q", 30.0, 20.0)
        await store.release("bot", owner)
        assert not await store.claim("bot", owner, 40.0, 21.0)
        await store.release("bot", "q")
        assert await store.claim("bot", owner, 40.0, 21.0)

    with_store(url, test)


def test_retention_deletes_old_tables_with_all_that_is_theirs(url: str) -> None:
    async def test(store: Store) -> None:
        await store.add_person(PersonRow("ada", "Ada"), b"one")
        for number in range(250):  # more than one transaction's worth
            await store.add_table(a_table(f"old{number}", status="over", created=5.0))
        await store.add_table(a_table("open", status="playing", created=5.0))
        await store.add_table(a_table("new", status="over"))
        await store.append("old0", 0, ["a"], client="c", status="over")
        await store.add_invitation(b"old", "old1", 0)
        await store.add_invitation(b"new", "new", 0)
        assert await store.delete_before(["over", "closed"], 100.0) == 249  # old0 has just been changed
        assert sorted(row.id for row in await store.tables_at(["over", "playing"])) == ["new", "old0", "open"]
        assert await store.invitation(b"old") is None
        assert await store.invitation(b"new") == ("new", 0)
        assert await store.delete_before(["over"], time.time() + 60) == 2
        assert await store.lines("old0") == []
        with pytest.raises(Gone):
            await store.append("old0", 1, ["b"])
        assert [row.id for row in await store.tables_of("ada")] == ["open"]
        await store.add_table(a_table("old0"))
        assert await store.append("old0", 0, ["again"], client="c") == Appended(1)

    with_store(url, test)


def test_retention_drops_codes_and_leases_that_ran_out(url: str) -> None:
    async def test(store: Store) -> None:
        await store.add_person(PersonRow("ada", "Ada"), b"one")
        await store.add_code(b"old", "ada", 50.0)
        await store.add_code(b"new", "ada", 150.0)
        await store.claim("old", "p", 50.0, 0.0)
        await store.claim("new", "p", 150.0, 0.0)
        await store.delete_before(["over"], 100.0)
        assert await store.take_code(b"old", 0.0) is None
        assert await store.take_code(b"new", 0.0) == "ada"
        assert await store.claim("old", "q", 150.0, 0.0)
        assert not await store.claim("new", "q", 150.0, 0.0)

    with_store(url, test)


def test_studies(url: str) -> None:
    async def test(store: Store) -> None:
        text = "tavola match 1\n" * 1000
        await store.add_study("s1", text, "builders", 40, 5.0)
        await store.add_study("s2", "x", "builders", 40, 15.0)
        assert await store.study("s1") == text
        assert await store.study("s3") is None
        assert await store.delete_studies(10.0) == 1
        assert await store.study("s1") is None
        assert await store.study("s2") == "x"

    with_store(url, test)


def test_beats(url: str) -> None:
    async def test(store: Store) -> None:
        given: list[tuple[Data, float]] = []

        def stood_still(clock: Data, seconds: float) -> Data | None:
            given.append((clock, seconds))
            return {"until": clock["until"] + 100} if "until" in clock else None

        for name, status in (("runs", "playing"), ("stands", "playing"), ("paused", "paused")):
            await store.add_table(a_table(name, status=status))
            await store.append(name, 0, ["a"], clock={"until": 7} if name != "stands" else {})
        before = {name: await store.table(name) for name in ("runs", "stands", "paused")}
        assert await store.beat(60.0, stood_still) == 0.0, "nobody can say since when no server ran"
        assert await store.beat(60.0, stood_still) == 0.0 and not given
        await asyncio.sleep(0.1)
        stood = await asyncio.gather(*(store.beat(0.05, stood_still) for _ in range(3)))
        assert 0.05 < sum(stood) < 20 and sorted(stood)[:2] == [0.0, 0.0], "one of them sets the clocks forward"
        assert sorted(given, key=str) == sorted([({"until": 7}, max(stood)), ({}, max(stood))], key=str)
        after = await store.table("runs")
        assert after and before["runs"] and after.clock == {"until": 107}
        assert after.version == before["runs"].version + 1 and after.changed > before["runs"].changed
        for name in ("stands", "paused"):
            assert await store.table(name) == before[name]

    with_store(url, test)


def test_everything_is_there_after_a_restart(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            await store.add_person(PersonRow("ada", "Ada"), b"one")
            await store.add_table(a_table())
            await store.append("t1", 0, ["a"], client="c", clock={"left": 3})
            row = await store.table("t1")
        async with opened(url) as store:
            await store.check()
            assert await store.person_by_token(b"one") == PersonRow("ada", "Ada")
            assert await store.table("t1") == row
            assert await store.append("t1", 0, ["a"], client="c") == Appended(1, repeated=True)
            assert await store.lines("t1") == ["a"]

    asyncio.run(run())
