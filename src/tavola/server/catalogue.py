"""What there is to play: games with their options, bots and cards, and the rules, in a language."""

from __future__ import annotations

from functools import cache

from tavola.bots import registry
from tavola.bots.levels import LEVELS
from tavola.core.game import Game, Option
from tavola.core.language import has, say
from tavola.games import NAMES, load, printed
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
        cards=printed(game.name, locale),
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
