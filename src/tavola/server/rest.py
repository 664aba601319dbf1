"""The REST calls. Each takes and gives a structure of the protocol; what can't be done is a Refusal."""

from __future__ import annotations

import re
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from fastapi import APIRouter, Query, Request, Response

from tavola.protocol import rest as bodies
from tavola.protocol.schema import schema
from tavola.protocol.table import TableInfo
from tavola.server import catalogue
from tavola.server.openapi import operation
from tavola.server.people import Person, check_name, cookie
from tavola.server.refusals import Refusal
from tavola.server.services import Services

B = TypeVar("B", bound=msgspec.Struct)
Locale = Annotated[Literal["en", "fr"], Query(description="The language of sentences.")]

MAIL = re.compile(r"[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(\.[\w-]+)*", re.ASCII)
"""An address as mail servers take it anywhere, without names, quotes or comments."""

router = APIRouter(prefix="/api")
_encoder = msgspec.json.Encoder()


def give(body: Any, status: int = 200) -> Response:
    return Response(_encoder.encode(body), status, media_type="application/json")


async def take(request: Request, kind: type[B]) -> B:
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except msgspec.ValidationError as error:
        raise Refusal("bad", "bad-body", reason=str(error)) from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("bad", "not-json") from error


def services_of(request: Request) -> Services:
    services: Services = request.app.state.services
    return services


async def person_of(request: Request) -> Person | None:
    return await services_of(request).people.of_cookie(request.headers.get("cookie"))


async def known(request: Request) -> Person:
    """Whoever calls, if they have introduced themselves."""
    person = await person_of(request)
    if person is None:
        raise Refusal("name", "no-name")
    return person


# Who you are


async def _me(services: Services, person: Person | None) -> bodies.Me:
    mails = services.settings.mail is not None
    if person is None:
        return bodies.Me(None, None, 0, mails=mails)
    turns = sum(info.your_turn for info in await services.tables.mine(person))
    locale: Any = person.locale  # a plain text in the database
    return bodies.Me(person.name, locale, turns, person.mail, mails)


@router.get("/me", openapi_extra=operation(gives=bodies.Me), tags=["you"])
async def get_me(request: Request) -> Response:
    """Who you are to this server."""
    return give(await _me(services_of(request), await person_of(request)))


@router.put("/me", openapi_extra=operation(bodies.Introduce, bodies.Me), tags=["you"])
async def put_me(request: Request) -> Response:
    """Introduce yourself, or change your name. The first call sets the cookie that your seats belong to."""
    services = services_of(request)
    ask = await take(request, bodies.Introduce)
    name, mail = check_name(ask.name), _mail(ask.mail)
    person = await person_of(request)
    if person is None:
        if not services.newcomers.take(request.client.host if request.client else ""):
            raise Refusal("rate", "rate")
        person, secret = await services.people.add(name, ask.locale, mail or None)
        return _with_cookie(services, give(await _me(services, person)), secret)
    person.name, person.locale = name, ask.locale or person.locale
    if mail is not None:
        person.mail = mail or None
    await services.store.save_person(person)
    return give(await _me(services, person))


def _mail(mail: str | None) -> str | None:
    """None leaves it as it is, an empty text takes it back."""
    if mail and not MAIL.fullmatch(mail):
        raise Refusal("bad", "bad-mail")
    return mail


def _with_cookie(services: Services, response: Response, secret: str) -> Response:
    response.headers.append("set-cookie", cookie(secret, services.settings.secure))
    return response


@router.post("/me/code", openapi_extra=operation(gives=bodies.DeviceCode), tags=["you"])
async def new_code(request: Request) -> Response:
    """A code to be you on another device: good once, for ten minutes."""
    code, expires = await services_of(request).people.code_for(await known(request))
    return give(bodies.DeviceCode(code, expires))


@router.post("/me/device", openapi_extra=operation(bodies.UseCode, bodies.Me), tags=["you"])
async def use_code(request: Request) -> Response:
    """Be whoever the code is from, on this device too."""
    services = services_of(request)
    ask = await take(request, bodies.UseCode)
    person, secret = await services.people.use_code(ask.code)
    return _with_cookie(services, give(await _me(services, person)), secret)


@router.get("/me/tables", openapi_extra=operation(gives=bodies.Tables), tags=["you"])
async def my_tables(request: Request) -> Response:
    """Your tables, the last changed first; `your_turn` says which of them wait for you."""
    return give(bodies.Tables(await services_of(request).tables.mine(await known(request))))


# What there is to play


@router.get("/games", openapi_extra=operation(gives=list[bodies.GameInfo]), tags=["games"])
async def get_games(request: Request, locale: Locale = "en") -> Response:
    """The games, with their options, bots and cards."""
    return give(catalogue.games(locale, services_of(request).settings.plugins))


@router.get("/rules/{game}", openapi_extra=operation(gives=bodies.Rules), tags=["games"])
async def get_rules(game: str, locale: Locale = "en") -> Response:
    """The rules of a game, clause by clause."""
    return give(catalogue.rules(game, locale))


@router.get("/schema", openapi_extra=operation(gives=dict), tags=["games"])
async def get_schema() -> Response:
    """The JSON schema of everything that goes over the socket and of all bodies."""
    return give(schema())


# Tables


@router.get("/tables", openapi_extra=operation(gives=bodies.Tables), tags=["tables"])
async def lobby(request: Request) -> Response:
    """Public tables that wait for players or are played."""
    return give(bodies.Tables(await services_of(request).tables.lobby(await person_of(request))))


@router.post("/tables", openapi_extra=operation(bodies.NewTable, bodies.Opened, status=201), tags=["tables"])
async def new_table(request: Request) -> Response:
    """Open a table. It begins at once if no seat is free."""
    person = await known(request)
    ask = await take(request, bodies.NewTable)
    table, invitations = await services_of(request).tables.open(ask, person)
    return give(bodies.Opened(table, invitations), 201)


@router.get("/tables/{table}", openapi_extra=operation(gives=TableInfo), tags=["tables"])
async def get_table(request: Request, table: str) -> Response:
    """One table. A private one is found by whoever has its link."""
    services, person = services_of(request), await person_of(request)
    room = await services.rooms.room(table)
    return give(services.rooms.info(room, person.id if person else None))


@router.get("/tables/{table}/link", openapi_extra=operation(gives=bodies.Link), tags=["tables"])
async def get_link(request: Request, table: str) -> Response:
    """The table's own link, also as a QR code: whoever has it may watch, or take a seat that is open."""
    return give(await services_of(request).tables.link(table))


@router.get("/invitations/{code}", openapi_extra=operation(gives=bodies.Invited), tags=["tables"])
async def get_invitation(request: Request, code: str) -> Response:
    """What an invitation is for. It stays good until somebody has sat down with it."""
    table, seat = await services_of(request).tables.invited_to(code, await person_of(request))
    return give(bodies.Invited(table, seat))


@router.post(
    "/tables/{table}/invitations",
    openapi_extra=operation(bodies.Invite, bodies.Invitation, status=201),
    tags=["tables"],
)
async def invite(request: Request, table: str) -> Response:
    """A link for one more player. The host only."""
    person = await known(request)
    ask = await take(request, bodies.Invite)
    return give(await services_of(request).tables.invite(table, ask.seat, person), 201)


@router.post("/tables/{table}/join", openapi_extra=operation(bodies.Join, TableInfo), tags=["tables"])
async def join(request: Request, table: str) -> Response:
    """Sit down: on an open seat, or on the one of your invitation."""
    person = await known(request)
    ask = await take(request, bodies.Join)
    return give(await services_of(request).tables.join(table, ask, person))


@router.post("/tables/{table}/host", openapi_extra=operation(bodies.HostDoes, TableInfo), tags=["tables"])
async def host(request: Request, table: str) -> Response:
    """What the host may do."""
    person = await known(request)
    ask = await take(request, bodies.HostDoes)
    return give(await services_of(request).tables.host(table, ask, person))


@router.post("/tables/{table}/seat", openapi_extra=operation(bodies.SeatDoes, TableInfo), tags=["tables"])
async def seat(request: Request, table: str) -> Response:
    """Resign, leave your seat to a bot, or come back to it."""
    person = await known(request)
    ask = await take(request, bodies.SeatDoes)
    return give(await services_of(request).tables.seat(table, ask, person))


@router.post("/tables/{table}/rematch", openapi_extra=operation(gives=TableInfo), tags=["tables"])
async def rematch(request: Request, table: str) -> Response:
    """The same again, everybody one seat further."""
    person = await known(request)
    return give(await services_of(request).tables.rematch(table, person))
