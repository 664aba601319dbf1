"""Play over the socket: drafts, previews, seals and taking them back, undo, hints, chat, talk, languages."""

from __future__ import annotations

import asyncio
from typing import Any

from tavola.client import Seat
from tests.server.support import PATIENCE, Running, chooser, first, refused, served

FOUNDATION = ["set:merchant", "set:scholar", "set:baker", "set:knight"]


async def seated(server: Running, game: str, kinds: list[str], locales: list[str | None], **named: Any) -> list[Seat]:
    """People at a table, each with a place; `kinds` begins with "you"."""
    names = ("Anna", "Berta", "Carla", "Dora")
    people = [await server.person(name, locale) for name, locale in zip(names, locales, strict=False)]
    table = await people[0].open_table(game, kinds, **named)
    for person in people[1:]:
        await person.join(table.id)
    return [await person.follow(table.id, locale) for person, locale in zip(people, locales, strict=True)]


@served()
async def test_drafts_change_nothing_and_say_what_comes_next(server: Running) -> None:
    anna, _berta = await seated(server, "renaissance_man", ["you", "open"], ["en", "fr"])
    before = anna.state
    assert before and anna.decision and len(anna.decision.choices) == 5
    drafted = await anna.draft(FOUNDATION[:2])
    assert drafted.words == FOUNDATION[:2] and not drafted.complete and len(drafted.choices) == 3
    assert drafted.view["draft"]["set"] == ["merchant", "scholar"] and not drafted.preview
    assert all(choice.sentence for choice in drafted.choices)
    whole = await anna.draft(FOUNDATION)
    assert whole.complete and not whole.choices and whole.view["draft"]["sealed"]
    [told] = whole.preview
    assert told.line == 0 and told.event["kind"] == "foundation" and told.event["seat"] == 0
    assert told.sentence and told.clause == "R5"
    by_structure = await anna.draft([], then={"kind": "set", "card": "man"})
    assert by_structure.words == ["set:man"]
    await refused(anna.draft([*FOUNDATION, "pass"]), "bad")
    await refused(anna.draft(["set:merchant", "set:merchant"]), "rules")
    room = await server.services.rooms.room(anna.table)
    assert anna.state == before and len(room.referee.entries) == before.number


@served()
async def test_seals_wait_are_taken_back_and_reveal_together(server: Running) -> None:
    anna, berta = await seated(server, "renaissance_man", ["you", "open"], [None, "fr"])
    assert anna.decision and berta.decision
    decision = berta.decision.number
    await anna.move(FOUNDATION)
    await berta.until(lambda seat: seat.state.sealed == [0], PATIENCE)
    await anna.until(lambda seat: seat.decision is None, PATIENCE)
    assert berta.decision.number == decision, "a seal of somebody else makes nothing stale"
    assert berta.state and berta.state.view["seats"][0]["pyramid"] == [None] * 15
    assert anna.state and anna.state.undo and not berta.state.undo
    await refused(anna.move(FOUNDATION, decision=decision), "stale")
    await anna.undo()
    await berta.until(lambda seat: seat.state.sealed == [], PATIENCE)
    await anna.until(lambda seat: seat.decision, PATIENCE)
    assert anna.decision.number == decision
    kinds = [line.event["kind"] for line in berta.log[-2:]]
    assert kinds == ["match_sealed", "match_reopened"] and berta.log[-1].sentence == "Anna a repris le choix scellé."
    await anna.move(["set:man", "set:knight", "set:baker", "set:scholar"])
    await berta.move(FOUNDATION, decision=decision)
    for seat in (anna, berta):
        await seat.until(lambda seat: seat.state.view["phase"] == "action", PATIENCE)
        assert seat.state and seat.state.view["seats"][0]["pyramid"][0] == "man"
        assert seat.decision and seat.decision.number > decision
    assert not anna.state.undo, "it was revealed"
    await refused(anna.undo(), "rules")


@served()
async def test_undo_takes_the_last_move_back(server: Running) -> None:
    anna, berta = await seated(server, "builders", ["you", "open"], ["en", None])
    mover, other = (anna, berta) if anna.decision else (berta, anna)
    number, view = mover.state.number, mover.state.view
    word = next(c.word for c in mover.decision.choices if c.data["kind"] == "take" and c.data["actions"] == 1)
    await mover.move([word])
    await mover.until(lambda seat: seat.state.number > number, PATIENCE)
    assert mover.state.undo and mover.state.view != view
    await refused(other.undo(), "rules")
    await mover.undo()
    await mover.until(lambda seat: seat.state.number > number + 1, PATIENCE)
    assert mover.state.view == view and not mover.state.undo
    await refused(mover.undo(), "rules")


@served()
async def test_previews_tell_what_a_move_does(server: Running) -> None:
    anna, berta = await seated(server, "builders", ["you", "open"], ["en", "en"])
    mover = anna if anna.decision else berta
    word = next(c.word for c in mover.decision.choices if c.data["kind"] == "take" and c.data["actions"] == 2)
    drafted = await mover.draft([word])
    assert drafted.complete
    told = drafted.preview[0]
    assert told.event["kind"] == "take" and told.event["coins"] == 3
    number = len(mover.log)
    await mover.move([word])
    await mover.until(lambda seat: len(seat.log) > number, PATIENCE)
    assert mover.log[number].event == told.event and mover.log[number].sentence == told.sentence


@served()
async def test_chat_reaches_everybody_until_it_is_muted(server: Running) -> None:
    anna, berta = await seated(server, "builders", ["you", "open"], [None, "fr"])
    watcher = await server.stranger().follow(anna.table, "en")
    await anna.chat("  Good\nluck! ")
    for seat in (berta, watcher):
        await seat.until(lambda seat: seat.log[-1].event["kind"] == "match_chat", PATIENCE)
        assert seat.log[-1].event["text"] == "Good luck!"
    assert berta.log[-1].sentence and "«" in berta.log[-1].sentence and "Good luck!" in berta.log[-1].sentence
    await refused(anna.chat(" \u202e"), "bad")
    await refused(berta.client.host(anna.table, "mute"), "seat")
    assert (await anna.client.host(anna.table, "mute")).muted
    text = await refused(berta.chat("Hello?"), "talk")
    assert text == "L’hôte a coupé la discussion."
    assert not (await anna.client.host(anna.table, "unmute")).muted
    await berta.chat("Merci")


@served()
async def test_hints_are_given_where_the_table_allows_them(server: Running) -> None:
    anna, berta = await seated(server, "builders", ["you", "open"], ["fr", None])
    mover, other = (anna, berta) if anna.decision else (berta, anna)
    words = {choice.word for choice in mover.decision.choices}
    hinted = await mover.hint()
    assert hinted.best in words and hinted.decision == mover.decision.number
    assert {advice.word for advice in hinted.advice} <= words and len(hinted.advice) <= 5
    visits = [advice.visits for advice in hinted.advice]
    assert visits == sorted(visits, reverse=True) and all(0 <= advice.value <= 1 for advice in hinted.advice)
    assert all((advice.sentence is None) == (mover.locale is None) for advice in hinted.advice)
    await refused(other.hint(), "stale")
    ask = {"game": "builders", "seats": [{"kind": "you"}, {"kind": "random"}], "hints": False}
    table = (await anna.client.call("POST", "/tables", ask))["table"]["id"]
    strict = await anna.client.follow(table)
    await strict.until(lambda seat: seat.decision, PATIENCE)
    await refused(strict.hint(), "rules")


@served()
async def test_statements_reach_the_ledger_with_sentences(server: Running) -> None:
    anna, berta, carla = await seated(server, "intrigue", ["you", "open", "open"], ["en", "fr", None])
    seats = [anna, berta, carla]
    async with asyncio.timeout(PATIENCE):
        while not (anna.state and anna.state.view["phase"] == "bribe"):
            mover = next(seat for seat in seats if seat.decision)
            number = mover.decision.number
            await mover.move([mover.decision.choices[0].word])
            for seat in seats:
                await seat.until(lambda seat, number=number: seat.state.number > number, PATIENCE)
    menu = anna.state.menu
    assert menu and menu["left"] == 6 and menu["forms"]
    promise = {"act": "promise", "to": None, "then": [_first_term(menu, 0)]}
    composed = await anna.compose(promise)
    assert composed.sentence and composed.refusal is None
    before = anna.state.number
    await anna.say(promise)
    for seat in (berta, carla):
        await seat.until(lambda seat: seat.state.number > before, PATIENCE)
    assert berta.state.talk and berta.state.talk["said"][0]["sentence"]
    assert berta.log[-1].event["kind"] == "statement" and berta.log[-1].sentence != composed.sentence
    assert carla.state.talk["said"][0].get("sentence") is None
    assert berta.state.talk["entries"][0]["then"]["terms"][0]["sentence"]
    unsaid = await berta.compose({"act": "accept", "on": 99})
    assert unsaid.refusal and unsaid.clause == "I23"
    await refused(berta.say({"act": "accept", "on": 99}), "rules")
    await refused(berta.say({"act": "sing"}), "bad")
    await refused(berta.say({}), "bad")


def _first_term(menu: dict[str, Any], seat: int) -> dict[str, Any]:
    term = menu["terms"][seat][0]
    return {name: value[0] if isinstance(value, list) else value for name, value in term.items() if name != "sentence"}


@served()
async def test_a_client_that_was_away_misses_nothing(server: Running) -> None:
    anna, berta = await seated(server, "builders", ["you", "open"], ["en", "en"], options={"rounds": 3})
    plays = [asyncio.create_task(seat.play(chooser(number))) for number, seat in enumerate((anna, berta))]
    for _ in range(12):
        await asyncio.sleep(0.05)
        await berta.client.reconnect()
    await asyncio.wait_for(asyncio.gather(*plays), PATIENCE)
    assert [line.line for line in berta.log] == list(range(1, len(berta.log) + 1))
    await anna.until(lambda seat: len(seat.log) == len(berta.log), PATIENCE)
    assert [line.event for line in anna.log] == [line.event for line in berta.log]
    assert berta.client.reconnections >= 12


@served()
async def test_the_word_your_turn_comes_without_watching(server: Running) -> None:
    anna, berta = await server.person("Anna"), await server.person("Berta")
    table = await anna.open_table("builders", ["you", "open"])
    await berta.follow(table.id)
    await berta.leave(table.id)
    await berta.join(table.id)
    seat = await anna.follow(table.id)
    if seat.decision:
        while seat.decision:
            number = seat.state.number
            await seat.move(["end"])
            await seat.until(lambda seat, number=number: seat.state.number > number, PATIENCE)
    turn = await asyncio.wait_for(berta.turns.get(), PATIENCE)
    assert turn.table == table.id and turn.waits and turn.game == "builders"
    assert [info.your_turn for info in await berta.my_tables()] == [True]
    assert (await berta.me()).turns == 1 and (await anna.me()).turns == 0


@served()
async def test_everything_is_said_in_the_language_asked_for(server: Running) -> None:
    anna, berta = await seated(server, "builders", ["you", "open"], ["en", "fr"])
    sentences = [[line.sentence for line in seat.log] for seat in (anna, berta)]
    assert all(sentences[0]) and all(sentences[1]) and sentences[0] != sentences[1]
    games = await anna.client.games("fr")
    assert {game.name for game in games} == {"builders", "renaissance_man", "intrigue"}
    for game in games:
        assert all(option.label for option in game.options) and len(game.bots) >= 5
        assert all(bot.label and bot.help for bot in game.bots) and all(card["name"] for card in game.cards.values())
    rules = await anna.client.call("GET", "/rules/intrigue?locale=fr")
    assert sum(len(section["clauses"]) for section in rules["sections"]) == 26
    assert first(anna.state, list((anna.decision or berta.decision).choices))
