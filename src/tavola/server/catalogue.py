"""What there is to play: games with their options, bots and cards, and the rules, in a language."""

from __future__ import annotations

from functools import cache

from tavola.bots import registry
from tavola.bots.levels import LEVELS
from tavola.core.game import Data, Game, Option
from tavola.core.language import has, say
from tavola.games import NAMES, load
from tavola.protocol.rest import BotInfo, Clause, GameInfo, OptionInfo, Rules, Section
from tavola.server.refusals import Refusal


@cache
def games(locale: str, plugins: tuple[str, ...]) -> list[GameInfo]:
    return [_game(load(name), locale, plugins) for name in NAMES]


def _game(game: Game, locale: str, plugins: tuple[str, ...]) -> GameInfo:
    return GameInfo(
        name=game.name,
        title=say(locale, f"{_words(game)}-name"),
        letter=game.letter,
        least_seats=game.least_seats,
        most_seats=game.most_seats,
        options=[_option(game, option, locale) for option in game.options],
        bots=[_bot(game, name, locale) for name in (*LEVELS, *_talkers(game), *plugins)],
        cards=_cards(game, locale),
    )


def _words(game: Game) -> str:
    return game.name.replace("_", "-")


def _option(game: Game, option: Option, locale: str) -> OptionInfo:
    """Where the label has a colon, what follows it is the explanation."""
    ids = [f"{_words(game)}-option-{name}" for name in (option.name, option.name.replace("_", "-"))]
    text = next(say(locale, message) for message in ids if has(locale, message))
    label, _, help_text = text.partition(": ")
    label, _, help_text = (label, "", help_text) if help_text else text.partition(" : ")
    return OptionInfo(
        name=option.name,
        kind=option.kind,  # type: ignore[arg-type]  # a plain text in the game
        default=option.default,
        least=option.least,
        most=option.most,
        choices=list(option.choices),
        label=label,
        help=help_text[:1].upper() + help_text[1:],
    )


def _talkers(game: Game) -> list[str]:
    return [name for name in registry.negotiators(game) if not name.endswith("-muted")]


def _bot(game: Game, name: str, locale: str) -> BotInfo:
    message = f"server-bot-{name}"
    return BotInfo(
        kind=name,
        label=registry.title(name, locale),
        help=say(locale, message) if has(locale, message) else say(locale, "server-bot-plugin", name=name),
        level=LEVELS.index(name) + 1 if name in LEVELS else 0,
        talks=name in registry.negotiators(game),
    )


def _cards(game: Game, locale: str) -> dict[str, Data]:
    if game.name == "builders":
        return _builders_cards(locale)
    if game.name == "renaissance_man":
        return _renaissance_cards(locale)
    return _intrigue_cards(locale)


def _builders_cards(locale: str) -> dict[str, Data]:
    from tavola.games.builders import cards
    from tavola.games.builders.words import say_card

    found: dict[str, Data] = {}
    for number, name in enumerate(cards.WORKER_NAMES[: cards.HUMANS]):
        found[name] = {
            "kind": "worker",
            "rank": cards.RANKS[number],
            "cost": int(cards.COST[number]),
            "makes": cards.amounts(int(cards.PRODUCES[number])),
        }
    for number, name in enumerate(cards.BUILDING_NAMES):
        machine = number >= cards.FIRST_MACHINE
        found[name] = {
            "kind": "machine" if machine else "building",
            "needs": cards.amounts(int(cards.NEEDS[number])),
            "coins": int(cards.PAYS[number]),
            "points": int(cards.POINTS[number]),
        }
        if machine:
            found[name]["makes"] = cards.amounts(int(cards.PRODUCES[number + cards.AS_WORKER]))
    return {name: {**card, "name": say_card(locale, name)} for name, card in found.items()}


def _renaissance_cards(locale: str) -> dict[str, Data]:
    """The cards of the deck that comes with Tavola, and the foundation cards."""
    from tavola.games.renaissance_man import cards
    from tavola.games.renaissance_man.words import say_card

    found: dict[str, Data] = {name: {"kind": "foundation", "type": name} for name in cards.FOUNDATION}
    for card, copies in cards.shipped_deck().items():
        found[card.name] = {
            "kind": "worker",
            "type": cards.TYPES[card.type],
            "action": cards.ACTIONS[card.type],
            "offers": [cards.TYPES[card.offer_left], cards.TYPES[card.offer_right]],
            "needs": [cards.TYPES[card.need_left], cards.TYPES[card.need_right]],
            "copies": copies,
        }
    return {name: {**card, "name": say_card(locale, name)} for name, card in found.items()}


def _intrigue_cards(locale: str) -> dict[str, Data]:
    """The four occupations."""
    from tavola.games.intrigue.position import OCCUPATIONS
    from tavola.games.intrigue.words import occupation_word

    return {name: {"kind": "occupation", "name": occupation_word(locale, name)} for name in OCCUPATIONS}


@cache
def rules(name: str, locale: str) -> Rules:
    if name not in NAMES:
        raise Refusal("gone", "no-game")
    game = load(name)
    prefix = f"rules-{_words(game)}"
    firsts = [int(word[1:]) for word in say(locale, f"{prefix}-sections").split()]
    ends = [*firsts[1:], game.last_clause + 1]
    sections = [
        Section(
            say(locale, f"{prefix}-section-{number}"),
            [Clause(f"{game.letter}{clause}", _paragraphs(locale, f"rule-{game.letter}{clause}")) for clause in span],
        )
        for number, span in enumerate(map(range, firsts, ends), 1)
    ]
    summary = _paragraphs(locale, f"{prefix}-summary") if has(locale, f"{prefix}-summary") else []
    return Rules(name, say(locale, f"{prefix}-title"), summary, sections)


def _paragraphs(locale: str, message: str) -> list[str]:
    return [text.strip() for text in say(locale, message).split("\n") if text.strip()]
