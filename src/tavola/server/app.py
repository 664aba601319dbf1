"""The application: REST, the socket, and the files of the browser client."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from importlib import resources
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, PlainTextResponse

from tavola import __version__
from tavola.core.language import say
from tavola.server import metrics, openapi, rest, rest_afterwards
from tavola.server.guard import Guard, language, local, problem
from tavola.server.refusals import Refusal
from tavola.server.services import Services
from tavola.server.settings import Settings
from tavola.server.store.store import Unavailable

STATIC = Path(str(resources.files("tavola.server"))) / "static"
FOREVER = {"cache-control": "public, max-age=31536000, immutable"}
FRESH = {"cache-control": "no-cache"}
DOCS = "api/docs"
"""The one page of the browser client among the calls."""


def create(settings: Settings) -> Guard:
    """The whole server as one ASGI application."""
    services = Services(settings)
    guard: Guard

    @contextlib.asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        await services.start()
        try:
            yield
        finally:
            guard.drain()
            await services.stop()

    app = FastAPI(
        title="Tavola",
        version=__version__,
        summary="Tables for three games of the Middle Ages and the Renaissance. Play itself goes over /api/socket.",
        lifespan=life,
        docs_url=None,  # the browser client has a page for it that needs nothing from elsewhere
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.services = services
    app.include_router(rest.router)
    app.include_router(rest_afterwards.router)
    _add_pages(app, services)
    _add_errors(app)
    plain = app.openapi
    app.openapi = lambda: _complete(app, plain)  # type: ignore[method-assign]
    guard = Guard(app, services)
    return guard


def _complete(app: FastAPI, plain: Any) -> dict[str, Any]:
    if app.openapi_schema is None:
        app.openapi_schema = openapi.complete(plain())
    return app.openapi_schema


def _add_errors(app: FastAPI) -> None:
    """All errors have the same body."""

    async def refused(request: Request, error: Exception) -> Response:
        return _Problem(error if isinstance(error, Refusal) else _refusal(error))

    async def away(request: Request, error: Exception) -> Response:
        return _Problem(Refusal("later", "database"))

    async def failed(request: Request, error: Exception) -> Response:
        return _Problem(Refusal("failed", "failed"))

    for kind in (Refusal, RequestValidationError, HTTPException):
        app.add_exception_handler(kind, refused)
    app.add_exception_handler(Unavailable, away)
    app.add_exception_handler(Exception, failed)


def _refusal(error: Exception) -> Refusal:
    if isinstance(error, HTTPException) and error.status_code == 404:
        return Refusal("gone", "no-page")
    if isinstance(error, HTTPException) and error.status_code == 405:
        return Refusal("method", "no-method")
    return Refusal("bad", "bad-parameters")


class _Problem(Response):
    """A refusal as an answer, in the caller's language."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__()
        self.refusal = refusal

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await problem(scope, self.refusal, send)


def _asset(path: str) -> Path | None:
    """The file of that name, if there is one."""
    try:
        found = (STATIC / path).resolve()
        return found if path and found.is_file() and found.is_relative_to(STATIC.resolve()) else None
    except (OSError, ValueError):  # no file can have such a name
        return None


def _add_pages(app: FastAPI, services: Services) -> None:
    @app.get("/healthz", include_in_schema=False)
    async def healthz() -> Response:
        try:
            await services.store.check()
        except Exception:
            return PlainTextResponse("the database can't be used\n", 503)
        return PlainTextResponse("ok\n")

    @app.get("/metrics", include_in_schema=False)
    async def show_metrics(request: Request) -> Response:
        if not local(request.scope):
            raise Refusal("gone", "no-page")
        text, kind = metrics.page()
        return Response(text, headers={"content-type": kind})

    @app.get("/{path:path}", include_in_schema=False)
    async def files(request: Request, path: str) -> Response:
        """A file of the browser client; any other path is a page of it."""
        if path != DOCS and (path == "api" or path.startswith("api/")):
            raise Refusal("gone", "no-page")
        if found := _asset(path):
            return FileResponse(found, headers=FOREVER if path.startswith("assets/") else FRESH)
        index = STATIC / "index.html"
        if not index.is_file():
            return PlainTextResponse(say(language(request.scope), "server-no-client") + "\n", 404)
        return FileResponse(index, headers=FRESH)
