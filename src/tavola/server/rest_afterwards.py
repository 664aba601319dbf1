"""The REST calls about finished matches: of tables, and of match files that were sent in for study."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from tavola.match import file
from tavola.protocol import rest as bodies
from tavola.server.afterwards import Reel
from tavola.server.openapi import operation
from tavola.server.refusals import Refusal
from tavola.server.rest import Locale, give, services_of

router = APIRouter(prefix="/api")
TEXT = "text/plain"


@router.get("/tables/{table}/result", openapi_extra=operation(gives=bodies.Afterwards), tags=["afterwards"])
async def table_result(request: Request, table: str, locale: Locale = "en") -> Response:
    """Who won and how it was decided, statistics, and scores round by round."""
    finished = services_of(request).finished
    return give(await finished.result(await finished.of_table(table), locale))


@router.get("/tables/{table}/replay/{entry}", openapi_extra=operation(gives=bodies.Frame), tags=["afterwards"])
async def table_replay(request: Request, table: str, entry: int, locale: Locale = "en") -> Response:
    """The table after an entry, with everything open."""
    finished = services_of(request).finished
    return give(await finished.frame(await finished.of_table(table), entry, locale))


@router.get("/tables/{table}/match", openapi_extra=operation(text=TEXT), tags=["afterwards"])
async def table_match(request: Request, table: str) -> Response:
    """The match file."""
    return await _file(request, await services_of(request).finished.of_table(table), table)


@router.post("/studies", openapi_extra=operation(str, bodies.Study, status=201), tags=["afterwards"])
async def new_study(request: Request) -> Response:
    """Open a match file for study. Whoever has the link may look at it."""
    if not services_of(request).studies.take(request.client.host if request.client else ""):
        raise Refusal("rate", "rate")
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError:
        raise Refusal("bad", "no-text") from None
    return give(await services_of(request).finished.study(text), 201)


@router.get("/studies/{study}/result", openapi_extra=operation(gives=bodies.Afterwards), tags=["afterwards"])
async def study_result(request: Request, study: str, locale: Locale = "en") -> Response:
    """The same for a match that was sent in."""
    finished = services_of(request).finished
    return give(await finished.result(await finished.of_study(study), locale))


@router.get("/studies/{study}/replay/{entry}", openapi_extra=operation(gives=bodies.Frame), tags=["afterwards"])
async def study_replay(request: Request, study: str, entry: int, locale: Locale = "en") -> Response:
    """The same for a match that was sent in."""
    finished = services_of(request).finished
    return give(await finished.frame(await finished.of_study(study), entry, locale))


@router.get("/studies/{study}/match", openapi_extra=operation(text=TEXT), tags=["afterwards"])
async def study_match(request: Request, study: str) -> Response:
    """The match file that was sent in."""
    return await _file(request, await services_of(request).finished.of_study(study), study)


async def _file(request: Request, reel: Reel, name: str) -> Response:
    match = await services_of(request).finished.match(reel)
    headers = {"content-disposition": f'attachment; filename="{match.header.game}-{name[:6]}.tavola"'}
    return Response(file.write(match), media_type=f"{TEXT}; charset=utf-8", headers=headers)
