"""Self-tests of the slow Intrigue engine: whole random games, conservation, and facts from the clauses."""

import random

import pytest

from .intrigue import AREAS, CLAUSES, OCCUPATIONS, UNREACHABLE, Oracle

TABLES = [(seats, open_ledger) for seats in (3, 4, 5) for open_ledger in (False, True)]


def options(open_ledger=False, statements=6):
    return {"open_ledger": open_ledger, "statements": statements}


def start(seats=3, first=0, **table):
    game = Oracle(seats, options(**table))
    game.apply("chance", {"kind": "first", "seat": first})
    return game


def send(game, *scholars):
    """The seat whose turn it is sends two (occupation, palace)."""
    for occupation, palace in scholars:
        game.apply(game.turn, {"kind": "send", "occupation": occupation, "palace": palace})


def bribe(game, *amounts):
    for ducats in amounts:
        game.apply(game.pending()[0], {"kind": "bribe", "ducats": ducats})


def step(game, rng):
    seat = game.pending()[0]
    if seat == "chance":
        action = rng.choice(game.outcomes())[0]
    else:
        action = rng.choice(game.legal(seat))
    game.apply(seat, action)
    return seat, action


def employed(game):
    return [s for palace in game.palaces for s in palace.values() if s is not None]


def conserved(game):
    """I2, I3: every scholar is unsent, applying, employed or on the island."""
    places = employed(game) + game.island + [s for there in game.applicants for s in there]
    for owner in range(game.seats_count):
        for occupation in OCCUPATIONS:
            assert game.unsent[owner][occupation] + places.count((owner, occupation)) == 2
    assert sum(game.cash) == 32000 * game.seats_count + game.from_bank


@pytest.mark.parametrize(("seats", "open_ledger"), TABLES)
def test_random_games_end_and_conserve(seats, open_ledger):
    rng = random.Random(seats)
    for _ in range(3):
        game = Oracle(seats, options(open_ledger))
        filled = set()
        while game.pending():
            conserved(game)
            for palace in range(seats):
                held = [s for s in game.palaces[palace].values() if s is not None]
                assert len({occupation for _, occupation in held}) == len(held)
                assert palace not in {owner for owner, _ in held + game.applicants[palace]}
            now = {(p, area, s[1]) for p in range(seats) for area, s in game.palaces[p].items() if s}
            assert filled <= now  # I11: an area never empties and keeps its occupation
            filled = now
            for seat in range(seats):
                legal = [str(action) for action in game.legal(seat)]
                assert len(legal) == len(set(legal))
            if game.phase == "place" or game.phase == "hire":
                assert game.free_areas(game.turn)
            step(game, rng)
        conserved(game)
        assert len(game.island) >= 4 * seats
        assert not any(game.applicants) and sum(game.shares()) == pytest.approx(1.0)
        assert len(game.island) + len(employed(game)) == 8 * seats


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_first_and_last_without_applicants(seats):
    """The first has no applicants in round 1, the last none in round 5."""
    rng = random.Random(10 + seats)
    game = Oracle(seats, options())
    while game.pending():
        step(game, rng)
        if game.phase != "over":
            place_in_order = (game.turn - game.first) % seats
            hiring = game.step in ("uncontested", "external", "internal")
            assert not (hiring and game.round == 1 and place_in_order == 0)
            assert not (hiring and game.round == 5 and place_in_order == seats - 1)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_number_of_salaries(seats):
    """A scholar that stays collects (5 - k) + 1 + (1 if its owner acts after Q in the round) salaries."""
    rng = random.Random(20 + seats)
    checked = 0
    for _ in range(10):
        game = Oracle(seats, options())
        since, salary_count = {}, {}
        while game.pending():
            before = [dict(palace) for palace in game.palaces]
            turn_before, round_before = game.turn, game.round
            step(game, rng)
            for palace in range(seats):
                for area in AREAS:
                    scholar = game.palaces[palace][area]
                    key = (palace, area)
                    if scholar is not None and scholar != before[palace][area]:
                        since[key] = round_before
                        salary_count[key] = 0
            for number in turns_begun(game, turn_before, round_before):
                owner = (game.first + number) % seats
                for palace, area in since:
                    if number >= 5 * seats or game.palaces[palace][area][0] == owner:
                        salary_count[palace, area] += 1
        for (palace, area), hired in since.items():
            owner = game.palaces[palace][area][0]
            after = (owner - game.first) % seats > (palace - game.first) % seats
            assert salary_count[palace, area] == (5 - hired) + 1 + after
            checked += 1
    assert checked > 20


def turns_begun(game, turn_before, round_before):
    """Numbers of the turns (from 0) that the last action let begin; 5n for the final collecting."""
    seats = game.seats_count
    now = 5 * seats if game.phase == "over" else (game.round - 1) * seats + (game.turn - game.first) % seats
    was = -1 if turn_before is None else (round_before - 1) * seats + (turn_before - game.first) % seats
    return range(was + 1, now + 1)


def test_every_clause_is_reached_by_play():
    rng = random.Random(1)
    reached = set()
    for number in range(40):
        seats, open_ledger = TABLES[number % len(TABLES)]
        game = Oracle(seats, options(open_ledger))
        while game.pending():
            step(game, rng)
            game.view(None)
        reached |= game.clauses
    assert set(CLAUSES) - set(UNREACHABLE) - reached == set()


def test_uncontested_places_after_all_have_paid():
    """I14, I17: from Q's left, and the placing in the order of occupations."""
    game = start()
    send(game, ("clerk", 2), ("scientist", 2))
    send(game, ("priest", 2), ("priest", 0))
    assert game.view(2)["step"] == "uncontested" and game.pending() == [0]
    assert game.view(2)["scholar"] == {"owner": 0, "occupation": "scientist"}
    bribe(game, 1000, 2000)
    assert game.pending() == [1] and game.cash == [29000, 32000, 35000]
    bribe(game, 3000)
    view = game.view(2)
    assert view["phase"] == "place" and view["occupation"] == "scientist"
    assert [b["ducats"] for b in view["bribes"]] == [1000, 2000, 3000]
    assert [seat["cash"] for seat in view["seats"]] == [None, None, 38000]
    game.apply(2, {"kind": "place", "occupation": "scientist", "area": 10000})
    assert [a["area"] for a in game.legal(2)] == [1000, 3000, 6000]
    game.apply(2, {"kind": "place", "occupation": "priest", "area": 1000})
    game.apply(2, {"kind": "place", "occupation": "clerk", "area": 3000})
    assert game.view(2)["step"] == "send" and game.view(2)["bribes"] == []
    send(game, ("clerk", 0), ("clerk", 0))
    assert game.cash[0] == 29000 + 13000  # I7: collected at the start of round 2
    assert game.round == 2 and game.turn == 0


def test_external_and_internal_conflicts():
    """I12, I13, I15, I16, I19, I20."""
    game = start()
    send(game, ("clerk", 2), ("clerk", 2))  # against oneself
    send(game, ("clerk", 2), ("priest", 2))
    assert game.step == "uncontested" and game.pending() == [1]
    bribe(game, 1000)
    game.apply(2, {"kind": "place", "occupation": "priest", "area": 6000})
    assert game.step == "external" and game.view(None)["occupation"] is None
    assert [(owner, occ) for owner, occ, _ in game.queue] == [(0, "clerk"), (0, "clerk"), (1, "clerk")]
    bribe(game, 1000, 1000, 9000)
    assert len(game.legal(2)) == 2 * 3
    game.apply(2, {"kind": "hire", "owner": 0, "occupation": "clerk", "area": 1000})
    assert game.view(None)["island"] == [
        {"owner": 0, "occupation": "clerk", "count": 1},
        {"owner": 1, "occupation": "clerk", "count": 1},
    ]
    assert {"I19", "I20", "I21"} <= game.clauses
    send(game, ("doctor", 0), ("doctor", 1))
    bribe(game, 1000)
    game.apply(0, {"kind": "place", "occupation": "doctor", "area": 10000})
    send(game, ("priest", 2), ("priest", 2))
    bribe(game, 1000)
    game.apply(1, {"kind": "place", "occupation": "doctor", "area": 10000})
    send(game, ("clerk", 2), ("priest", 2))
    view = game.view(1)  # palace 2, round 2: the clerks' 1,000 before the priests' 6,000
    assert view["step"] == "internal" and view["occupation"] == "clerk" and view["payer"] == 0 and view["employee"]
    bribe(game, 1000, 2000)
    assert game.legal(2) == [{"kind": "choose", "owner": s, "occupation": "clerk"} for s in (0, 1)]
    game.apply(2, {"kind": "choose", "owner": 1, "occupation": "clerk"})
    assert game.palaces[2][1000] == (1, "clerk")
    assert game.queue == [(1, "priest", True), (0, "priest", False), (0, "priest", False), (1, "priest", False)]
    bribe(game, 1000, 1000, 1000, 1000)
    game.apply(2, {"kind": "choose", "owner": 1, "occupation": "priest"})
    assert game.palaces[2][6000] == (1, "priest") and game.island.count((0, "priest")) == 2
    assert game.phase == "send" and game.island.count((1, "priest")) == 1


def test_who_has_nothing_pays_with_the_banks_money():
    """I17, I18: cash is looked at anew for each bribe."""
    game = start()
    send(game, ("clerk", 1), ("doctor", 1))
    bribe(game, 32000)
    assert game.legal(0) == [{"kind": "bribe", "ducats": 1000}]
    bribe(game, 1000)
    assert game.cash == [0, 65000, 32000]
    assert [(b["ducats"], b["bank"]) for b in game.view(1)["bribes"]] == [(32000, False), (1000, True)]


def test_cash_is_shown_at_the_end_or_on_an_open_ledger():
    """I4, I10."""
    for open_ledger in (False, True):
        game = start(open_ledger=open_ledger)
        hidden = [None] * 3 if not open_ledger else [32000] * 3
        assert [seat["cash"] for seat in game.view(None)["seats"]] == hidden
        rng = random.Random(3)
        while game.pending():
            step(game, rng)
        view = game.view(None)
        assert [seat["cash"] for seat in view["seats"]] == view["result"]["scores"] == game.cash
        assert view["palace"] is None and view["step"] is None and view["round"] == 5


def test_equal_ducats_share_the_win():
    """I10."""
    game = start(seats=4)
    game.cash = [5000, 9000, 9000, 1000]
    assert game.shares() == [0.0, 0.5, 0.5, 0.0] and game.ranks() == [3, 1, 1, 4]
