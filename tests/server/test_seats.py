"""Who may do what: strangers, wrong seats, old decisions, bad and too many messages are refused, and play goes on."""

from __future__ import annotations

import asyncio
import json

import httpx
import pytest
import websockets
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tavola.match import Referee
from tavola.protocol.rest import NewSeat, NewTable
from tavola.server.refusals import Refusal
from tavola.server.settings import Rates
from tests.server.support import PATIENCE, UNLIMITED, Running, first, refused, served


async def two(server: Running, **named: object):  # type: ignore[no-untyped-def]
    """Anna and Berta at the Builders, and their places."""
    anna, berta = await server.person("Anna"), await server.person("Berta")
    table = await anna.open_table("builders", ["you", "open"], **named)  # type: ignore[arg-type]
    await berta.join(table.id)
    return anna, berta, await anna.follow(table.id), await berta.follow(table.id)


async def goes_on(*seats) -> None:  # type: ignore[no-untyped-def]
    """Whoever is to move does so, and both hear of it."""
    number = seats[0].state.number
    mover = next(seat for seat in seats if seat.decision)
    await mover.move([mover.decision.choices[0].word])
    for seat in seats:
        await seat.until(lambda seat: seat.state.number > number, PATIENCE)


@served()
async def test_nobody_is_seated_by_a_made_up_cookie(server: Running) -> None:
    _anna, _berta, at_anna, at_berta = await two(server)
    thief = server.stranger(secret="0" * 32)
    assert (await thief.me()).name is None
    await refused(thief.join(at_anna.table), "name")
    place = await thief.follow(at_anna.table)
    assert place.eye is None and place.decision is None
    await refused(place.move(["end"], decision=at_anna.state.number), "seat")
    await refused(place.undo(), "seat")
    await refused(place.chat("Hello"), "seat")
    await refused(place.draft(["end"], decision=at_anna.state.number), "seat")
    await refused(thief.host(at_anna.table, "close"), "name")
    await goes_on(at_anna, at_berta)


@served()
async def test_an_invitation_is_good_for_one_claim(server: Running) -> None:
    anna, berta, carla = [await server.person(name) for name in ("Anna", "Berta", "Carla")]
    ask = NewTable("builders", [NewSeat("you"), NewSeat("invited"), NewSeat("open")], private=True)
    opened = await anna.open(ask)
    [invitation] = opened.invitations
    table = opened.table.id
    assert invitation.seat == 1 and invitation.url.endswith(f"/join/{invitation.code}")
    assert invitation.qr.startswith("<svg") and invitation.code not in invitation.qr
    found = await berta.call("GET", f"/invitations/{invitation.code}")
    assert found["table"]["id"] == table and found["seat"] == 1
    assert table not in [info.id for info in await berta.lobby()]
    await refused(carla.join(table, seat=1), "seat")
    await refused(carla.join(table, invitation="nonsense"), "spent")
    both = await asyncio.gather(
        berta.join(table, invitation=invitation.code),
        carla.join(table, invitation=invitation.code),
        return_exceptions=True,
    )
    assert sum(not isinstance(one, Exception) for one in both) == 1
    loser = carla if isinstance(both[1], Exception) else berta
    await refused(loser.join(table, invitation=invitation.code), "spent")
    await refused(loser.call("GET", f"/invitations/{invitation.code}"), "spent")
    await refused(loser.invite(table), "seat")
    second = await anna.invite(table)
    assert second.seat is None
    assert (await loser.join(table, invitation=second.code)).status == "playing"
    await refused(anna.invite(table), "full")


@served()
async def test_a_device_code_is_good_once(server: Running) -> None:
    anna, _berta, at_anna, at_berta = await two(server)
    code = (await anna.call("POST", "/me/code"))["code"]
    phone = server.stranger()
    assert (await phone.call("POST", "/me/device", {"code": code.upper()}))["name"] == "Anna"
    assert phone.secret and phone.secret != anna.secret
    at_phone = await phone.follow(at_anna.table)
    assert at_phone.eye == at_anna.eye == 0
    await refused(server.stranger().call("POST", "/me/device", {"code": code}), "spent")
    await refused(server.stranger().call("POST", "/me/device", {"code": "nonsense"}), "spent")
    await goes_on(at_phone, at_berta)


@served()
async def test_the_cookie_is_for_the_browser_alone(server: Running) -> None:
    async with httpx.AsyncClient(timeout=PATIENCE, base_url=server.url) as http:
        answer = await http.put("/api/me", json={"name": "Anna"})
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie and "SameSite=Lax" in cookie and "Secure" not in cookie
        assert "set-cookie" not in (await http.put("/api/me", json={"name": "Anne"})).headers
        assert (await http.get("/api/me")).json()["name"] == "Anne"


@served(public_url="https://tavola.example")
async def test_behind_https_the_cookie_is_secure(server: Running) -> None:
    async with httpx.AsyncClient(timeout=PATIENCE, base_url=server.url, headers={"host": "tavola.example"}) as http:
        cookie = (await http.put("/api/me", json={"name": "Anna"})).headers["set-cookie"]
        assert "; Secure" in cookie
        allowed = await http.put("/api/me", json={"name": "Anna"}, headers={"origin": "https://tavola.example"})
        assert allowed.status_code == 200


@served()
async def test_foreign_pages_and_names_are_refused(server: Running) -> None:
    anna, _berta, at_anna, at_berta = await two(server)
    async with httpx.AsyncClient(timeout=PATIENCE, base_url=server.url) as http:
        for headers, code in (
            ({"host": "evil.example"}, "host"),
            ({"host": ""}, "host"),
            ({"origin": "https://evil.example"}, "origin"),
            ({"origin": "null"}, "origin"),
        ):
            answer = await http.put("/api/me", json={"name": "Eve"}, headers=headers)
            assert answer.status_code == 403 and answer.json()["code"] == code, headers
            assert answer.json()["text"] and "set-cookie" not in answer.headers
        assert (await http.get("/", headers={"host": "evil.example"})).status_code == 403
    url = server.url.replace("http", "ws") + "/api/socket"
    for headers in ({"Origin": "https://evil.example"}, {"Origin": "null"}):
        with pytest.raises(InvalidStatus) as caught:
            await connect(url, additional_headers={**headers, "Cookie": f"tavola={anna.secret}"})
        assert caught.value.response.status_code == 403
    with pytest.raises(InvalidStatus):
        await connect(server.url.replace("http", "ws") + "/api/nothing")
    with pytest.raises(InvalidStatus):
        port = int(server.url.rpartition(":")[2])
        await connect(url.replace("127.0.0.1", "evil.example"), host="127.0.0.1", port=port)
    async with connect(url, additional_headers={"Origin": server.url}) as own:
        assert json.loads(await own.recv())["type"] == "welcome"
    await goes_on(at_anna, at_berta)


@served()
async def test_another_seats_move_and_an_old_decision_are_refused(server: Running) -> None:
    _anna, _berta, at_anna, at_berta = await two(server)
    mover, other = (at_anna, at_berta) if at_anna.decision else (at_berta, at_anna)
    old = mover.decision
    assert old and other.decision is None
    word = old.choices[0].word
    await refused(other.move([word], decision=old.number), "seat")
    await refused(mover.move([word], decision=old.number - 1), "stale")
    await refused(mover.move(["nonsense"]), "bad")
    await refused(mover.move([]), "bad")
    await refused(mover.move([word, word]), "bad")
    before = mover.state.number
    await mover.move([word])
    await refused(mover.move([word], decision=old.number), "stale")
    await mover.until(lambda seat: seat.state.number > before, PATIENCE)
    await goes_on(at_anna, at_berta)


@served()
async def test_what_the_rules_forbid_is_refused_with_its_clause_in_the_watchers_language(server: Running) -> None:
    anna, berta = await server.person("Anna"), await server.person("Berta", "fr")
    table = await anna.open_table("builders", ["you", "open"])
    await berta.join(table.id)
    seats = [await anna.follow(table.id, "en"), await berta.follow(table.id, "fr")]
    texts = []
    for _ in range(2):
        mover = next(seat for seat in seats if seat.decision)
        refusal = {"kind": "send", "worker": "worker_42", "site": "building_01"}
        with pytest.raises(Exception) as caught:
            await mover.draft([], then=refusal)
        assert caught.value.code == "rules" and caught.value.clause.startswith("B")  # type: ignore[attr-defined]
        texts.append((mover.locale, str(caught.value)))
        while mover.decision:
            number = mover.state.number
            await mover.move(["end"])
            await mover.until(lambda seat, number=number: seat.state.number > number, PATIENCE)
        other = next(seat for seat in seats if seat is not mover)
        await other.until(lambda seat: seat.decision, PATIENCE)
    assert {locale for locale, _ in texts} == {"en", "fr"} and texts[0][1] != texts[1][1]


@served(largest_body=2000, largest_message=2000)
async def test_what_is_too_large_or_malformed_is_refused(server: Running) -> None:
    anna, _berta, at_anna, at_berta = await two(server)
    async with httpx.AsyncClient(timeout=PATIENCE, base_url=server.url, cookies={"tavola": anna.secret or ""}) as http:

        async def pieces():  # type: ignore[no-untyped-def]
            for _ in range(100):
                yield b" " * 100

        for content, status in ((b"{", 400), (b"\xff", 400), (b"[]", 400), (b'{"name": 3}', 400), (b" " * 3000, 413)):
            answer = await http.put("/api/me", content=content)
            assert answer.status_code == status and answer.json()["text"], content[:10]
        assert (await http.put("/api/me", content=pieces())).status_code == 413
        for name in ("", " ", "a" * 41, "\u202e", 7, None):
            assert (await http.put("/api/me", json={"name": name})).status_code == 400, name
        for path, status in (("/api/nothing", 404), ("/api/tables/nothing", 404), ("/api/rules/chess", 404)):
            assert (await http.get(path)).status_code == status
        assert (await http.delete("/api/me")).json()["code"] == "method"
        assert (await http.get("/api/games?locale=xx")).json()["code"] == "bad"
    url = server.url.replace("http", "ws") + "/api/socket"
    async with connect(url, additional_headers={"Cookie": f"tavola={anna.secret}"}) as socket:
        await socket.recv()
        for bad in ("", "{", "[]", "7", '{"type": "watch"}', '{"type": "move", "id": "1"}', b"\xff", "[" * 1000):
            await socket.send(bad)
            answer = json.loads(await socket.recv())
            assert answer["type"] == "refused" and answer["code"] == "bad" and answer["text"]
        await socket.send(json.dumps({"type": "watch", "table": "nothing"}))
        assert json.loads(await socket.recv())["code"] == "gone"
        await socket.send(json.dumps({"type": "chat", "id": "1", "table": "x", "text": "y" * 3000}))
        with pytest.raises(ConnectionClosed):
            await socket.recv()
    await goes_on(at_anna, at_berta)


@served(rates=Rates(requests=5, newcomers=0, messages=5, sockets=3, hints=0))
async def test_floods_are_held_off(server: Running) -> None:
    anna, _berta, at_anna, at_berta = await two(server)
    async with httpx.AsyncClient(timeout=PATIENCE, base_url=server.url, cookies={"tavola": anna.secret or ""}) as http:
        answers = []
        for _ in range(10):  # together, so that a slow machine is flooded too
            answers += await asyncio.gather(*(http.get("/api/me") for _ in range(40)))
        refusals = [answer for answer in answers if answer.status_code == 429]
        assert answers[0].status_code == 200 and len(refusals) > 100
        assert refusals[0].json()["code"] == "rate" and refusals[0].headers["retry-after"]
    url = server.url.replace("http", "ws") + "/api/socket"
    async with connect(url) as socket:
        with pytest.raises(InvalidStatus) as caught:
            await connect(url)
        assert caught.value.response.status_code == 429
        with pytest.raises(websockets.exceptions.ConnectionClosed):
            for _ in range(10_000):
                await socket.send('{"type": "ping", "id": "1"}')
                await asyncio.sleep(0)
            async with asyncio.timeout(PATIENCE):
                while True:
                    await socket.recv()
    await goes_on(at_anna, at_berta)


@served(rates=UNLIMITED)
async def test_a_request_that_is_sent_again_is_carried_out_once(server: Running) -> None:
    _anna, _berta, at_anna, at_berta = await two(server)
    mover = at_anna if at_anna.decision else at_berta
    decision = mover.decision
    assert decision
    word = first(mover.state, decision.choices)
    numbers = [await mover.move([word], decision=decision.number, id="the-same") for _ in range(3)]
    assert len(set(numbers)) == 1
    room = await server.services.rooms.room(mover.table)
    room.answered.clear()  # as after a restart: only the database knows
    assert await mover.move([word], decision=decision.number, id="the-same") == numbers[0]
    assert len(room.referee.entries) == numbers[0]
    await goes_on(at_anna, at_berta)


@served()
async def test_mail_addresses(server: Running) -> None:
    """What a mail server would stumble over is refused when it is given, and not when a mail is to be sent."""
    anna = await server.person("Anna")
    wrong = ["anna", "@", "anna@", "@example.org", "a@b@c", "Anna <anna@example.org>", "anna@exämple.org", "a@b..c"]
    for mail in (*wrong, "a,b@example.org", "anna@example.org\r\nBcc: eve@example.org", "(@example.org", "a@[::1]"):
        await refused(anna.introduce("Anna", mail=mail), "bad")
    for mail in ("anna@example.org", "anna.b+tavola@mail.example.org", "anna@localhost", ""):
        await anna.introduce("Anna", mail=mail)


@served()
async def test_a_change_that_fails_half_way_changes_nothing(server: Running) -> None:
    """Such as two statements of a bot, of which the second is refused."""
    _anna, _berta, at_anna, at_berta = await two(server)
    rooms = server.services.rooms
    before = await rooms.store.lines(at_anna.table)

    def act(room: object, referee: Referee) -> None:
        referee.chat(0, "One.")
        referee.undo(0)

    with pytest.raises(Refusal):
        await rooms.change(at_anna.table, act)
    assert await rooms.store.lines(at_anna.table) == before
    room = await rooms.room(at_anna.table)
    assert len(room.referee.entries) == len(before)
    assert not any(line.event["kind"] == "match_chat" for line in at_berta.log)
    await goes_on(at_anna, at_berta)


@served(rates=Rates(0, 0, messages=50, sockets=0, hints=0, studies=0))
async def test_a_client_that_asks_too_much_is_slowed_down_and_not_lost(server: Running) -> None:
    _anna, _berta, at_anna, at_berta = await two(server)
    mover = at_anna if at_anna.decision else at_berta
    word = mover.decision.choices[0].word
    async with asyncio.timeout(PATIENCE):
        drafts = await asyncio.gather(*(mover.draft([word]) for _ in range(250)))
    assert all(draft.complete for draft in drafts)
    url = server.url.replace("http", "ws") + "/api/socket"
    async with connect(url) as socket:
        for number in range(160):
            await socket.send(
                json.dumps({"type": "draft", "id": f"{number}", "table": "t", "decision": 0, "words": []})
            )
        answers = [json.loads(await socket.recv()) for _ in range(161)]
        late = [answer for answer in answers if answer.get("code") == "rate"]
        assert late and all(answer["id"] and answer["table"] == "t" for answer in late), "it says which were too many"
    await goes_on(at_anna, at_berta)


@served()
async def test_before_the_game_there_is_nothing_to_pause(server: Running) -> None:
    anna = await server.person("Anna")
    table = await anna.open_table("builders", ["you", "open"])
    for work in (anna.host(table.id, "pause"), anna.host(table.id, "resume"), anna.seat_does(table.id, "return")):
        assert "free" in await refused(work, "early")
