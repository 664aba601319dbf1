"""The command line. Everything behind a command is imported only when that command runs."""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from tavola.arena.cli import ArenaCommand
from tavola.core.errors import TavolaError
from tavola.server import cli as server

app = typer.Typer(add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False, help=__doc__)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="renaissance_man, builders or intrigue")]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="a table option; NAME=@FILE reads a file")
]
Seed = Annotated[int | None, typer.Option(help="the same seed gives the same draws")]
Locale = Annotated[str | None, typer.Option(help="en or fr; by default that of the environment")]
Plain = Annotated[bool, typer.Option("--plain", help="line by line, for a screen reader")]
Json = Annotated[bool, typer.Option("--json", help="print one JSON object")]


@app.callback(invoke_without_command=True, help="Three games of the Middle Ages and the Renaissance.")
def start(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="print the version")] = False,
    plain: Plain = False,
    locale: Locale = None,
) -> None:
    if version:
        from tavola import __version__

        print(f"tavola {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None and (plain or not _serve_here(locale or default_locale())):
        _menu(locale, plain)


def _menu(locale: str | None, plain: bool) -> None:
    from tavola.terminal.play import menu

    menu(_screen(locale, plain))


def _serve_here(locale: str) -> bool:
    """The main job: a server on this machine, and the browser. False where the browser client is not built."""
    if not server.client_is_built():
        return False
    settings = server.settings_here()
    if server.answers(settings.url):
        server.open_browser(settings.url, locale)
    else:
        _serve(settings, locale, browse=True)
    return True


def _screen(locale: str | None, plain: bool) -> Any:
    from tavola.terminal.play import check_locale
    from tavola.terminal.screen import Screen

    return Screen(check_locale(locale or default_locale()), plain)


def default_locale() -> str:
    """French where the environment speaks it, otherwise English."""
    names = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return "fr" if (next((name for name in names if name), "")).startswith("fr") else "en"


def _game(name: str) -> str:
    from tavola.core.errors import UnknownGame
    from tavola.games import NAMES
    from tavola.terminal.rules import known_game

    found = known_game(name)
    if found not in NAMES:
        raise UnknownGame(f"There is no game {name!r}; choose one of {', '.join(NAMES)}.")
    return found


@app.command(help="Play in the terminal, with people and bots.")
def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="without it, a menu of games")] = None,
    seats: Annotated[
        str | None,
        typer.Option(
            help="you, names of people, and bots: apprentice, labourer, journeyman, master, maestro, random, progress, "
            "rules; in Intrigue honest, bargainer, tit-for-tat, traitor; or your own as package.module:Class"
        ),
    ] = None,
    option: Options = None,
    seed: Seed = None,
    plain: Plain = False,
    locale: Locale = None,
    resume: Annotated[
        Path | None, typer.Option(help="go on with a saved match; with --seats if one of its bots is your own")
    ] = None,
    position: Annotated[str | None, typer.Option(help="begin at a position in position notation")] = None,
    draws: Annotated[str, typer.Option(help="random, or hand to type in the draws of a real table")] = "random",
) -> None:
    from tavola.terminal.play import play as play_match

    if not any((game, seats, option, seed, resume, position)) and draws == "random":
        _menu(locale, plain)
        return
    screen = _screen(locale, plain)
    play_match(screen, _game(game) if game else None, seats, option, seed, resume, position, draws)


@app.command(help="Serve tables to browsers and programs.")
def serve(
    host: server.Host = None,
    port: server.Port = 8321,
    database: server.Database = None,
    workers: server.Count = 1,
    lan: server.Lan = False,
    public_url: server.PublicUrl = "",
    allow_host: server.Hosts = None,
    proxies: server.Proxies = "127.0.0.1",
    thinkers: server.Thinkers = None,
    bot: server.Plugins = None,
    keep: server.Keep = 90,
    rate: server.Rate = 20,
    webhook: server.Webhook = "",
    mail_host: server.MailHost = "",
    mail_from: server.MailFrom = "tavola@localhost",
    mail_user: server.MailUser = "",
    notice_after: server.NoticeAfter = 60,
    locale: Locale = None,
) -> None:
    given = {name: value for name, value in locals().items() if name != "locale"}
    _serve(server.settings_of(given), locale or default_locale(), lan)


def _serve(settings: Any, locale: str, lan: bool = False, browse: bool = False) -> None:
    """Load or compile the rules first: nobody at a table shall wait for that."""
    from tavola.games import NAMES, load
    from tavola.server.run import check, listen, serve
    from tavola.terminal.play import check_locale
    from tavola.terminal.warm import warm

    check_locale(locale)
    check(settings)
    sock = listen(settings)  # a port that is taken is said at once; whoever calls meanwhile waits for the rules
    for name in NAMES:
        warm(load(name), locale)
    serve(settings, sock, lambda: server.announce(settings, locale, lan, browse))


CopyOf = Annotated[Path, typer.Argument(metavar="FILE", help="the copy of the database")]


@app.command(help="Copy the server's SQLite database into a new file; the server may go on meanwhile.")
def backup(file: CopyOf, database: server.Database = None, locale: Locale = None) -> None:
    server.back_up(database, file, locale or default_locale())


@app.command(help="Put a copy of the SQLite database in its place, while no server runs.")
def restore(file: CopyOf, database: server.Database = None, locale: Locale = None) -> None:
    server.restore(database, file, locale or default_locale())


MOST_GAMES = 10_000_000


def _few_enough(games: int) -> int:
    """All results are held in memory until the end."""
    if games > MOST_GAMES:
        raise TavolaError(f"Ask for at most {MOST_GAMES:,} games at once.")
    return games


@app.command(help="Play many games by bots, and print statistics.")
def simulate(
    game: GameName,
    players: Annotated[int | None, typer.Option(help="seats at the table")] = None,
    games: Annotated[int, typer.Option(help="how many games")] = 1000,
    bots: Annotated[str, typer.Option(help="policies of the seats, such as random,progress")] = "random",
    seed: Annotated[int, typer.Option(help="the same seed gives the same games, whatever --jobs is")] = 0,
    jobs: Annotated[int, typer.Option(help="processes")] = 1,
    json: Json = False,
    out: Annotated[Path | None, typer.Option(help="write the matches to this file")] = None,
    option: Options = None,
) -> None:
    from tavola.sim.command import run
    from tavola.terminal.seating import read_options

    run(_game(game), players, _few_enough(games), bots, seed, jobs, json, out, read_options(option or []))


@app.command(help="Replay a match file, to its end or to an entry.")
def replay(
    file: Path,
    to: Annotated[int | None, typer.Option(help="stop after this entry; 0 is the start")] = None,
    verify: Annotated[bool, typer.Option("--verify", help="check the result and the hash")] = False,
    match: Annotated[int | None, typer.Option(help="which match of a file with several; 1 is the first")] = None,
    json: Json = False,
    plain: Plain = False,
    locale: Locale = None,
) -> None:
    from tavola.terminal.replay import run

    run(_screen(locale, plain), file, to, verify, json, match)


@app.command(help="Print the rules of a game, or one clause of them.")
def rules(
    game: GameName,
    clause: Annotated[str | None, typer.Argument(metavar="CLAUSE", help="such as B11")] = None,
    locale: Locale = None,
    plain: Plain = False,
) -> None:
    from tavola.terminal.rules import print_clause, print_rules

    screen = _screen(locale, plain)
    name = _game(game)
    if clause is None:
        print_rules(screen, name)
    else:
        print_clause(screen, name, clause)


@app.command(help="Measure the speed of the three games.")
def bench(
    peers: Annotated[bool, typer.Option("--peers", help="measure other libraries in the same run")] = False,
    json: Annotated[bool, typer.Option("--json", help="print one JSON object, with the speed of bots in it")] = False,
) -> None:
    from tavola.sim import bench

    if not json:
        bench.run(peers)
        return
    import msgspec

    from tavola.bots import bench as bots  # these stand above the simulations, which know nothing of them

    report = {**bench.measure(peers), "bots": bots.measure()}
    print(msgspec.json.format(msgspec.json.encode(report), indent=2).decode())


@app.command(cls=ArenaCommand, help="Let bots play many matches against each other, and rate them.")
def arena(
    game: GameName,
    bots: Annotated[str, typer.Option(help="such as maestro,rules or package.module:Class")],
    players: Annotated[int | None, typer.Option(help="seats at the table; by default one for each bot")] = None,
    games: Annotated[int, typer.Option(help="at least so many games; deals are always played whole")] = 100,
    seed: Annotated[int, typer.Option(help="the same seed gives the same games, wherever they are played")] = 0,
    jobs: Annotated[int, typer.Option(help="processes")] = 1,
    ray: Annotated[str | None, typer.Option(metavar="[ADDRESS]", help="play on Ray: here, or at an address")] = None,
    out: Annotated[Path | None, typer.Option(help="keep every match in this folder, and go on there")] = None,
    option: Options = None,
    json: Json = False,
    html: Annotated[bool, typer.Option("--html", help="write report.html into the folder of --out")] = False,
    against: Annotated[str, typer.Option(help="each bot of --bots meets these, with the same cards")] = "",
) -> None:
    from tavola.arena.command import run
    from tavola.terminal.seating import read_options

    options = read_options(option or [])
    run(_game(game), bots, players, _few_enough(games), seed, jobs, ray, out, options, json, html, against)


@app.command(help="Rate all bots in all games, and write docs/ladder.md.")
def ladder(
    out: Annotated[Path, typer.Option(help="the page to write")] = Path("docs/ladder.md"),
    runs: Annotated[Path, typer.Option(help="keep the matches in this folder, and go on there")] = Path("ladder"),
    games: Annotated[int | None, typer.Option(help="games in each game; by default as many as intervals need")] = None,
    seed: Annotated[int, typer.Option(help="the same seed gives the same games")] = 0,
    jobs: Annotated[int, typer.Option(help="processes")] = 1,
    ray: Annotated[str | None, typer.Option(help="play on Ray at this address; local is this machine")] = None,
) -> None:
    from tavola.arena.ladder import run

    run(out, runs, games and _few_enough(games), seed, jobs, ray)


def main(arguments: list[str] | None = None) -> None:
    """Run a command. Every error is one sentence on stderr; TAVOLA_DEBUG=1 shows where it came from."""
    sys.exit(run(sys.argv[1:] if arguments is None else arguments))


def run(arguments: list[str]) -> int:
    """The exit code: 0, or 2 for what the user can mend, or 1 for a defect of Tavola."""
    _readable_streams()
    try:
        return int(app(args=arguments, prog_name="tavola", standalone_mode=False) or 0)
    except TavolaError as error:
        return _fail(str(error), 2)
    except (KeyboardInterrupt, typer.Abort):
        return _fail("Stopped.", 130)
    except (BrokenPipeError, SystemExit):  # nobody reads any more; typer and rich turn that into an exit
        with contextlib.suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Exception as error:
        if hasattr(error, "format_message"):  # a wrong use of the command line, as typer says it
            text = " ".join(str(error.format_message()).split()).rstrip(".")
            return _fail(f"{text}; see tavola --help.", 2)
        if os.environ.get("TAVOLA_DEBUG", "") not in ("", "0"):
            raise
        text = " ".join(f"{type(error).__name__}: {error}".split()).rstrip(".")
        return _fail(f"This should not happen ({text}); set TAVOLA_DEBUG=1 to see where it came from.", 1)


def _fail(text: str, code: int) -> int:
    print(text, file=sys.stderr)
    return code


def _readable_streams() -> None:
    """Names have accents: where the terminal's encoding lacks a letter, another is written instead of failing."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


if __name__ == "__main__":
    main()
