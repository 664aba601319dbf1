"""The search: fair, repeatable, within its budget, and able to say why."""

from __future__ import annotations

import pytest

from tavola.bots.bot import Thinker, Turn
from tavola.bots.search import Searcher, Settings
from tavola.core.game import CHANCE, Position
from tavola.core.rng import generator
from tests.bots.scenes import TABLES, scenes, turn_of
from tests.support import Table, Walk

ITERATIONS = 120
SHORT = Settings(iterations=ITERATIONS, depth=12)


def search(position: Position, seat: int, seed: int = 1, settings: Settings = SHORT) -> Searcher:
    bot = Searcher(position.game, settings)
    bot.think(turn_of(position, seat, seed))
    return bot


@pytest.mark.parametrize("table", TABLES, ids=lambda t: t.name)
def test_budget_is_used_exactly_and_counts_every_visit(table: Table) -> None:
    for position, seat in scenes(table, 3, 4):
        thought = Searcher(position.game, SHORT).think(turn_of(position, seat))
        assert thought.iterations in (0, ITERATIONS)  # 0 where only one candidate is left
        assert sum(opinion.visits for opinion in thought.opinions) == thought.iterations
        assert thought.action in position.legal(seat)


@pytest.mark.parametrize("table", TABLES, ids=lambda t: t.name)
def test_same_seed_same_thought(table: Table) -> None:
    for position, seat in scenes(table, 4, 3):
        first, second = (Searcher(position.game, SHORT).think(turn_of(position, seat, 9)) for _ in range(2))
        assert first == second


@pytest.mark.parametrize("table", TABLES, ids=lambda t: t.name)
def test_positions_that_the_seat_cannot_tell_apart_are_the_same_to_it(table: Table) -> None:
    rng = generator(17)
    for position, seat in scenes(table, 5, 4):
        thought = Searcher(position.game, SHORT).think(turn_of(position, seat))
        for _ in range(2):
            other = position.view(seat).resample(rng)
            assert Searcher(position.game, SHORT).think(turn_of(other, seat)) == thought


def test_another_seal_changes_nothing() -> None:
    """Renaissance Man: what another seat has sealed or drafted is not looked at."""
    table = Table("renaissance_man", 2)
    compared = 0
    for position, _ in scenes(table, 6, 12):
        if position.pending_seats() != [0, 1] or len(position.legal(0)) < 2:
            continue
        thought = Searcher(position.game, SHORT).think(turn_of(position, 0))
        for action in position.legal(1)[:3]:
            other = position.copy()
            other.apply(1, action)
            if 0 in other.pending_seats():
                assert Searcher(position.game, SHORT).think(turn_of(other, 0)) == thought
                compared += 1
    assert compared


def test_chunks_of_iterations_make_no_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    position, seat = scenes(TABLES[0], 3, 1)[0]
    whole = Searcher(position.game, SHORT).think(turn_of(position, seat))
    monkeypatch.setattr("tavola.bots.search.searcher.CHUNK", 7)
    assert Searcher(position.game, SHORT).think(turn_of(position, seat)) == whole


PAIRED = Settings(iterations=200, rounds=2, explore=0.1, prior=0.3, paired=True)


@pytest.mark.parametrize("table", TABLES, ids=lambda t: t.name)
def test_paired_tries_are_fair_and_repeatable(table: Table) -> None:
    rng = generator(17)
    for position, seat in scenes(table, 5, 4):
        thought = Searcher(position.game, PAIRED).think(turn_of(position, seat))
        assert thought.action in position.legal(seat)
        assert thought.iterations <= 200
        assert sum(opinion.visits for opinion in thought.opinions) == thought.iterations
        for other in (position, *(position.view(seat).resample(rng) for _ in range(2))):
            assert Searcher(position.game, PAIRED).think(turn_of(other, seat)) == thought


def test_paired_tries_decide_a_whole_choice_at_once() -> None:
    """The small steps after the first need no further search, and what was found out ends with the choice."""
    compared = 0
    for position, seat in scenes(Table("renaissance_man", 3), 1, 6):
        bot = Searcher(position.game, PAIRED)
        first = bot.think(turn_of(position, seat))
        if not first.opinions:  # one candidate only
            continue
        position.apply(seat, first.action)
        while position.drafting(seat):
            if len(position.legal(seat)) > 1:
                thought = bot.think(turn_of(position, seat))
                assert (thought.iterations, thought.action) == (0, thought.opinions[0].action)
                assert thought.action in position.legal(seat)
                compared += 1
            else:
                thought = bot.think(turn_of(position, seat))
            position.apply(seat, thought.action)
        if seat in position.pending_seats() and len(position.legal(seat)) > 1:
            again = bot.think(turn_of(position, seat))
            assert again.iterations > 0 or not again.opinions
    assert compared


def test_paired_tries_stop_only_where_the_rest_could_not_change_the_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    spared = 0
    found = []
    for stops in (True, False):
        if not stops:
            monkeypatch.setattr(Searcher, "_settled", lambda self, left: False)
        for position, seat in scenes(Table("renaissance_man", 2), 8, 12):
            thought = Searcher(position.game, PAIRED).think(turn_of(position, seat))
            spared += 200 - thought.iterations if thought.opinions else 0
            assert stops or thought.iterations in (0, 200)
            found.append(thought.action)
    assert found[: len(found) // 2] == found[len(found) // 2 :]
    assert spared > 200


def test_alone_it_may_search_otherwise() -> None:
    settings = Settings(iterations=60, rounds=2, paired=True, alone=SHORT)
    for seats, same in ((1, SHORT), (3, Settings(iterations=60, rounds=2, paired=True))):
        for position, seat in scenes(Table("renaissance_man", seats), 3, 3):
            thought = Searcher(position.game, settings).think(turn_of(position, seat))
            assert thought == Searcher(position.game, same).think(turn_of(position, seat))


def test_one_legal_action_is_taken_without_thinking() -> None:
    position, seat = scenes(TABLES[0], 3, 1)[0]
    only = position.legal(seat)[1]
    thought = Searcher(position.game, SHORT).think(Turn(position.view(seat), (only,), 1))
    assert (thought.action, thought.iterations) == (only, 0)


def test_time_ends_a_search_too() -> None:
    position, seat = scenes(TABLES[0], 3, 1)[0]
    thought = Searcher(position.game, Settings(iterations=0, seconds=0.02, depth=12)).think(turn_of(position, seat))
    assert thought.iterations > 0
    assert sum(opinion.visits for opinion in thought.opinions) == thought.iterations
    capped = Searcher(position.game, Settings(iterations=10, seconds=60, depth=12)).think(turn_of(position, seat))
    assert capped.iterations == 10


def test_a_search_without_a_budget_is_refused() -> None:
    with pytest.raises(ValueError, match="iterations"):
        Settings(iterations=0)


def test_small_steps_of_a_seal_share_one_tree() -> None:
    """Each step tops its root up to the budget with what the step before has found out already counted."""
    position, seat = scenes(Table("renaissance_man", 2), 1, 1)[0]
    bot = Searcher(position.game, SHORT)
    first = bot.think(turn_of(position, seat))
    chosen = next(opinion for opinion in first.opinions if opinion.action == first.action)
    position.apply(seat, first.action)
    assert position.drafting(seat) == 1
    second = bot.think(turn_of(position, seat, 2))
    assert second.iterations == ITERATIONS - chosen.visits
    # A visit of the new root went to one of its children, except for the one that made it a node.
    assert sum(opinion.visits for opinion in second.opinions) == ITERATIONS - 1


def test_a_tree_is_dropped_when_something_else_happened() -> None:
    position, seat = scenes(Table("renaissance_man", 2), 1, 1)[0]
    bot = search(position, seat)
    other = next(p for p, s in scenes(Table("renaissance_man", 2), 2, 3)[1:] if s == seat)
    fresh = Searcher(position.game, SHORT).think(turn_of(other, seat))
    assert bot.think(turn_of(other, seat)) == fresh


def test_tree_reuse_does_not_break_fairness() -> None:
    """Two bots that saw the same views think the same, whatever was hidden."""
    table = Table("renaissance_man", 3)
    position, seat = scenes(table, 7, 1)[0]
    twin = position.view(seat).resample(generator(3))
    bots = [Searcher(position.game, SHORT) for _ in range(2)]
    for step in range(3):
        thoughts = [bot.think(turn_of(p, seat, step)) for bot, p in zip(bots, (position, twin), strict=True)]
        assert thoughts[0] == thoughts[1]
        for p in (position, twin):
            p.apply(seat, thoughts[0].action)
        if not position.drafting(seat):
            break


def test_a_full_array_of_nodes_only_stops_the_growth(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tavola.bots.search.searcher.MOST_NODES", 40)
    position, seat = scenes(TABLES[0], 3, 2)[1]
    thought = Searcher(position.game, SHORT).think(turn_of(position, seat))
    assert thought.iterations == ITERATIONS
    assert thought.action in position.legal(seat)


def test_it_explains_itself() -> None:
    position, seat = scenes(TABLES[0], 3, 2)[1]
    bot = Searcher(position.game, SHORT)
    assert isinstance(bot, Thinker)
    thought = bot.think(turn_of(position, seat))
    assert thought.action == thought.opinions[0].action
    visits = [opinion.visits for opinion in thought.opinions]
    assert visits == sorted(visits, reverse=True)
    assert all(0 <= opinion.value <= 1 for opinion in thought.opinions)


def test_it_wins_where_ending_the_turn_would_lose() -> None:
    """Builders, last turn of the last round, behind: a search that is sure of the win plays on and gets it."""
    won = 0
    for number in range(8):
        position, seat = last_turn(number)
        bot = Searcher(position.game, SHORT)
        thought = bot.think(turn_of(position, seat))
        if thought.opinions[0].value < 0.99:
            continue
        rng = generator(number)
        position.apply(seat, thought.action)
        while not position.over:
            if position.pending_seats() == [CHANCE]:
                position.apply(CHANCE, position.draw(rng))
            else:
                position.apply(seat, bot.choose(turn_of(position, seat)))
        assert position.returns()[seat] == 1.0
        won += 1
    assert won


def last_turn(number: int) -> tuple[Position, int]:
    """The first choice of a last turn in which ending it at once would lose."""
    walk = Walk(Table("builders", 2, {"rounds": 2}), number, "progress")
    while (move := walk.next_move()) is not None:
        seat, action = move
        trial = walk.position.copy()
        if seat != CHANCE:
            trial.apply(seat, trial.legal(seat)[0])  # end
            if trial.over and trial.returns()[seat] == 0.0 and len(walk.position.legal(seat)) > 2:
                break
        walk.position.apply(seat, action)
    else:
        return last_turn(number + 100)
    return walk.position, seat
