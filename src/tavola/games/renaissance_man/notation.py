"""A position as one line of text, and back.

    renaissance_man seats=2 rounds=200 phase=action level=1 round=3 dealer=0 recruits=M-bk,-,B-mk,K-ms deck=M-ms*2,...
      | hand=S-mb,K-sb knights=1,0,0,0 pyramid=m,s,man,k,b/-,K-mb,-,- draft=hire,S-mb | ...

Words that say nothing (an empty list, none of a thing, the usual number of cards) are left out. What follows from the
rest is not written: whose choice it is, sizes, sets. A draft is written as its steps, and read by playing them, so no
draft can be read that could not have been made.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import numpy as np

from tavola.core.errors import BadAction, BadOption, BadPosition
from tavola.core.generic import CHANCE_PENDING, apply, refuse, setup
from tavola.games.renaissance_man.actions import SPOT_OF_PLACE, read_action, write_action
from tavola.games.renaissance_man.cards import (
    DECK_SIZE,
    LETTERS,
    TYPES,
    Deck,
    card_from_name,
    card_name,
    deck_of,
    kind_named,
    shipped_deck,
    write_deck,
)
from tavola.games.renaissance_man.check import check
from tavola.games.renaissance_man.draft import draft_steps, sealers
from tavola.games.renaissance_man.draws import find_target
from tavola.games.renaissance_man.flow import area_winner
from tavola.games.renaissance_man.piles import renew_deck, renew_hand
from tavola.games.renaissance_man.position import (
    ACTION,
    CARD_CELL,
    FOUNDATION_MAN,
    MAN_CELL,
    MEN,
    OVER,
    PHASES,
    POSITION,
    RECRUIT,
    SETUP,
    SOLO,
    encode_options,
)
from tavola.games.renaissance_man.position import DISCARD as DISCARD_PHASE
from tavola.games.renaissance_man.position import FOUNDATION as FOUNDATION_PHASE
from tavola.games.renaissance_man.pyramid import fill_spot, renew_fits
from tavola.games.renaissance_man.table import knights_of, tokens_of

NAME = "renaissance_man"
_CELLS: tuple[str, ...] = (*LETTERS, "man")
_LEVELS = (5, 4, 3, 2, 1)
_TABLE_WORDS = [
    "seats", "rounds", "solo", "cards", "kinds", "phase", "level", "round", "dealer", "area", "recruits", "turned",
    "opponent", "creators", "returning", "returned", "away", "deck", "public", "unseen",
]  # fmt: skip
_SEAT_WORDS = ["hand", "known", "maybe", "filed", "held", "stored", "taught", "knights", "pyramid", "draft"]


def write_position(record: Any) -> str:
    deck = deck_of(record)
    seats, phase = int(record.seats), int(record.phase)
    words = {
        "seats": seats,
        "rounds": int(record.rounds),
        "solo": SOLO[int(record.solo)] if record.solo else "",
        "cards": str(record.cards) if int(record.cards) != 10 else "",
        "kinds": "" if list(deck.items()) == list(shipped_deck().items()) else _write_kinds(deck),
        "phase": PHASES[phase],
        "level": int(record.level),
        "round": int(record.round_number),
        "dealer": str(record.dealer) if record.dealer >= 0 else "",
        "area": TYPES[int(record.area)] if phase == RECRUIT else "",
        "recruits": _numbers(_card(record, number) for number in record.recruits),
        "turned": _numbers(_card(record, number) for number in record.turned),
        "opponent": _numbers(knights_of(record, 4)),
        "creators": ",".join(str(seat) for seat in range(seats) if int(record.creators) >> seat & 1),
        "returning": int(record.returning),
        "returned": int(record.returned),
        "away": int(record.out_size),
        "deck": _write_counts(record, record.deck),
        "public": _write_counts(record, record.public),
        "unseen": _write_counts(record, record.unseen),
    }
    parts = [f"{NAME} {_write_words(words)}"]
    parts += [_write_words(_seat_words(record, seat)) or "-" for seat in range(seats)]
    return " | ".join(parts)


def _write_words(words: dict[str, Any]) -> str:
    return " ".join(f"{key}={value}" for key, value in words.items() if value not in ("", 0))


def _seat_words(record: Any, seat: int) -> dict[str, Any]:
    hand = Counter(int(kind) for kind in record.hand[seat][: int(record.hand_size[seat])])
    known = Counter(int(number) - 1 for number in record.known[seat] if number)
    taught = "".join(LETTERS[kind] for kind in range(4) if int(record.taught[seat]) >> kind & 1)
    return {
        "hand": _write_counts(record, hand),
        "known": _write_counts(record, known),
        "maybe": _write_counts(record, record.maybe[seat]),
        "filed": _write_counts(record, record.filed[seat]),
        "held": _card(record, record.held_face[seat]) if record.held_face[seat] else "",
        "stored": _numbers(tokens_of(record.stored[seat])),
        "taught": taught,
        "knights": _numbers(knights_of(record, seat)),
        "pyramid": _write_pyramid(record, seat),
        "draft": ",".join(write_action(record, seat, step) for step in draft_steps(record, seat)),
    }


def _card(record: Any, number: Any) -> str:
    return card_name(record, int(number) - 1) if number else "-"


def _numbers(parts: Iterable[Any]) -> str:
    """A list, or nothing if all of it is nought."""
    words = [str(part) for part in parts]
    return ",".join(words) if set(words) - {"0", "-"} else ""


def _write_counts(record: Any, counts: Any) -> str:
    words = []
    for kind in range(int(record.kinds)):
        count = int(counts[kind])
        if count:
            words.append(card_name(record, kind) + (f"*{count}" if count > 1 else ""))
    return ",".join(words)


def _write_kinds(deck: Deck) -> str:
    return ",".join(f"{card.name}*{copies}" for card, copies in deck.items())


def _write_pyramid(record: Any, seat: int) -> str:
    cells = iter([_write_cell(record, int(record.cell[seat, spot])) for spot in SPOT_OF_PLACE.values()])
    levels = [[next(cells) for _ in range(width)] for width in _LEVELS]
    while levels and set(levels[-1]) == {"-"}:
        levels.pop()
    return "/".join(",".join(level) for level in levels)


def _write_cell(record: Any, cell: int) -> str:
    if cell == 0:
        return "-"
    if cell <= FOUNDATION_MAN:
        return str(_CELLS[cell - 1])
    return f"man({card_name(record, cell - MAN_CELL)})" if cell >= MAN_CELL else card_name(record, cell - CARD_CELL)


def read_position(text: str, record: Any) -> None:
    """Into the record, which stays as it is if the text is no position."""
    made = np.zeros(1, POSITION)
    try:
        _read_into(text, made[0])
    except BadPosition:
        raise
    except (ValueError, AssertionError, BadAction, BadOption) as error:
        raise BadPosition(f"This is no position of Renaissance Man: {str(error).rstrip('.')}.") from None
    for name in POSITION.names or ():
        record[name] = made[0][name]


def _read_into(text: str, record: Any) -> None:
    head, *seat_texts = [part.strip() for part in text.split("|")]
    name, _, rest = head.partition(" ")
    assert name == NAME, f"it must begin with {NAME}, not {name[:40]!r}"
    words = _read_words(rest, _TABLE_WORDS)
    seats = _number(words, "seats", 1, 4)
    assert len(seat_texts) == seats, f"{seats} seats need {seats} parts after the first, not {len(seat_texts)}"
    setup(record, seats, encode_options(_read_options(words), seats))
    record.deck_size = 0
    _read_table(words, record)
    per_seat = [_read_words("" if part == "-" else part, _SEAT_WORDS) for part in seat_texts]
    for seat, seat_words in enumerate(per_seat):
        _read_seat(seat_words, record, seat)
    _derive(record)
    check(record)
    for seat, seat_words in enumerate(per_seat):
        _play_draft(seat_words.get("draft", ""), record, seat)


def _read_words(text: str, allowed: list[str]) -> dict[str, str]:
    words: dict[str, str] = {}
    for word in text.split():
        key, equals, value = word.partition("=")
        assert equals and key in allowed and key not in words, f"{word[:60]!r} is unknown or there twice"
        words[key] = value
    return words


def _number(words: dict[str, str], key: str, least: int, most: int, default: int | None = None) -> int:
    text = words.get(key, "" if default is None else str(default))
    good = text.isascii() and text.isdecimal() and len(text) < 6 and least <= int(text) <= most
    assert good, f"{key} must be a number from {least} to {most}, not {text[:40]!r}"
    return int(text)


def _one_of(words: dict[str, str], key: str, choices: tuple[str, ...], default: str = "") -> int:
    text = words.get(key, default)
    assert text in choices, f"{key} must be one of {', '.join(choices)}, not {text[:40]!r}"
    return choices.index(text)


def _read_options(words: dict[str, str]) -> dict[str, Any]:
    deck = ""
    if "kinds" in words:
        kinds: Deck = {}
        for word in words["kinds"].split(","):
            name, star, copies = word.partition("*")
            assert star and copies.isascii() and copies.isdecimal(), f"{word[:40]!r} must be a card and its copies"
            kinds[_named(name)] = int(copies[:4])
        deck = write_deck(kinds)
    return {
        "rounds": _number(words, "rounds", 1, 1000),
        "solo": SOLO[_one_of(words, "solo", SOLO, "normal")],
        "cards": _number(words, "cards", 0, 80, 10),
        "deck": deck,
    }


def _named(name: str) -> Any:
    try:
        return card_from_name(name)
    except ValueError:
        raise AssertionError(f"{name[:40]!r} is no card") from None


def _kind(record: Any, name: str) -> int:
    try:
        return kind_named(record, name)
    except ValueError:
        raise AssertionError(f"{name[:40]!r} is no card of this deck") from None


def _read_table(words: dict[str, str], record: Any) -> None:
    seats = int(record.seats)
    record.phase = _one_of(words, "phase", PHASES)
    record.level = _number(words, "level", 0, 4, 0)
    record.round_number = _number(words, "round", 1, 1000)
    record.dealer = _number(words, "dealer", 0, seats - 1) if "dealer" in words else -1
    record.area = _one_of(words, "area", TYPES) if record.phase == RECRUIT else 0
    record.recruits[:] = [_card_number(record, name) for name in _list(words, "recruits", 4, "-")]
    record.turned[:] = [_card_number(record, name) for name in _list(words, "turned", 2, "-")]
    record.board[:] = [count << 16 for count in _small_numbers(words, "opponent")]
    for word in filter(None, words.get("creators", "").split(",")):
        record.creators |= 1 << _number({"creators": word}, "creators", 0, seats - 1)
    record.returning = _number(words, "returning", 0, DECK_SIZE, 0)
    record.returned = _number(words, "returned", 0, 1, 0)
    record.out_size = _number(words, "away", 0, 80, 0)
    _read_counts(words.get("deck", ""), record, record.deck)
    _read_counts(words.get("public", ""), record, record.public)
    _read_counts(words.get("unseen", ""), record, record.unseen)
    record.deck_size, record.public_size, record.unseen_size = (
        int(counts.sum()) for counts in (record.deck, record.public, record.unseen)
    )


def _list(words: dict[str, str], key: str, length: int, default: str) -> list[str]:
    parts = words[key].split(",") if key in words else [default] * length
    assert len(parts) == length, f"{key} must have {length} parts"
    return parts


def _small_numbers(words: dict[str, str], key: str) -> list[int]:
    return [_number({key: part}, key, 0, 4) for part in _list(words, key, 4, "0")]


def _card_number(record: Any, name: str) -> int:
    return 0 if name == "-" else _kind(record, name) + 1


def _read_counts(text: str, record: Any, counts: Any) -> None:
    counts[:] = 0
    for word in filter(None, text.split(",")):
        name, star, number = word.partition("*")
        kind = _kind(record, name)
        assert counts[kind] == 0, f"{name} is listed twice"
        counts[kind] = _number({name: number}, name, 2, DECK_SIZE) if star else 1


def _read_hand(words: dict[str, str], key: str, record: Any) -> list[int]:
    counts = np.zeros(len(record.deck), np.int64)
    _read_counts(words.get(key, ""), record, counts)
    assert counts.sum() <= 8, f"{key} has more than 8 cards"
    return [kind for kind, count in enumerate(counts) for _ in range(int(count))]


def _read_seat(words: dict[str, str], record: Any, seat: int) -> None:
    hand = _read_hand(words, "hand", record)
    record.hand[seat, : len(hand)] = hand
    record.hand_size[seat] = len(hand)
    known = _read_hand(words, "known", record)
    record.known[seat, : len(known)] = [kind + 1 for kind in known]
    _read_counts(words.get("maybe", ""), record, record.maybe[seat])
    _read_counts(words.get("filed", ""), record, record.filed[seat])
    record.filed_size[seat] = int(record.filed[seat].sum())
    if "held" in words:
        record.held_face[seat] = _kind(record, words["held"]) + 1
        record.held |= 1 << seat
    for kind, count in enumerate(_small_numbers(words, "stored")):
        record.stored[seat] |= count << 4 * kind
    for letter in words.get("taught", ""):
        assert letter in LETTERS, f"taught must be letters of {LETTERS}"
        record.taught[seat] |= 1 << LETTERS.index(letter)
    for area, count in enumerate(_small_numbers(words, "knights")):
        record.board[area] |= count << 4 * seat
        assert count <= record.reserve[seat], "there are more than four knights"
        record.reserve[seat] -= count
    _read_pyramid(words.get("pyramid", ""), record, seat)


def _read_pyramid(text: str, record: Any, seat: int) -> None:
    levels = [level.split(",") for level in text.split("/")] if text else []
    assert [len(level) for level in levels] == list(_LEVELS[: len(levels)]), (
        "a pyramid's levels have 5, 4, 3, 2, 1 places"
    )
    for level, names in enumerate(levels):
        for place, name in enumerate(names):
            if name != "-":
                fill_spot(record, seat, 6 * level + place, _read_cell(record, name))


def _read_cell(record: Any, name: str) -> int:
    if name in _CELLS:
        return _CELLS.index(name) + 1
    if name.startswith("man(") and name.endswith(")"):
        return MAN_CELL + _kind(record, name[4:-1])
    return CARD_CELL + _kind(record, name)


def _derive(record: Any) -> None:
    """What follows from the rest: sets, and whose choice it is."""
    renew_deck(record)
    for seat in range(int(record.seats)):
        renew_hand(record, seat)
        if record.filled[seat]:
            assert int(record.filled[seat]) & 31 == 31, "the foundation is not complete"
            renew_fits(record, seat)
    phase = int(record.phase)
    if phase in (FOUNDATION_PHASE, ACTION, DISCARD_PHASE):
        record.owes = (1 << int(record.seats)) - 1
    elif phase == RECRUIT:
        assert record.recruits[record.area], "there is no card on the area that is decided"
        winner = area_winner(int(record.board[record.area]))
        assert 0 <= winner < int(record.seats), "nobody has won the area that is decided"
        record.owes = 1 << winner
    elif phase == OVER:
        record.owes = 0
    elif phase == MEN and record.creators == 0:
        assert record.held, "nobody has a Renaissance Man to place"
        record.owes = record.held
    else:
        _derive_draw(record)


def _derive_draw(record: Any) -> None:
    """Chance draws or returns a card: there must be one, and somewhere for it to go."""
    record.owes = CHANCE_PENDING
    assert int(record.dealer) >= 0 or record.phase == SETUP, "there is no dealer"
    putting_away = SOLO[int(record.solo)] == "tougher" and int(record.out_size) < int(record.cards)
    if int(record.dealer) < 0:
        return
    due = find_target(record)
    assert due or (record.phase == SETUP and putting_away), "no draw is due in this phase"
    if record.returning:
        assert record.seats == 1 and record.returned and int(record.returning) <= int(record.unseen_size), "returning"
    else:
        assert record.deck_size, "a draw is due and the deck is empty"


def _play_draft(text: str, record: Any, seat: int) -> None:
    step = (int(record.phase), int(record.level), int(record.area))
    for word in filter(None, text.split(",")):
        assert seat in sealers(record), f"seat {seat} has nothing to draft"
        action = read_action(record, seat, word)
        assert refuse(record, seat, action) == 0, f"the draft of seat {seat} has {word!r}, which is not allowed"
        apply(record, seat, action)
        assert step == (int(record.phase), int(record.level), int(record.area)), "all seats have sealed already"
