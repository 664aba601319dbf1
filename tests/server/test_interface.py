"""The OpenAPI page, the schema, health, metrics, the log, files of the browser client, and the command line."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import smtplib
import socket
import ssl
import subprocess
import sys
from email.message import EmailMessage
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tavola.client import Blocking
from tavola.core.errors import TavolaError
from tavola.server.cli import settings_of
from tavola.server.logs import Lines
from tavola.server.notices import deliver
from tavola.server.run import check, listen, serve
from tavola.server.settings import Mail, Settings
from tavola.server.store.store import Unavailable
from tests.server.support import PATIENCE, Running, refused, served


@served()
async def test_the_openapi_page_is_complete(server: Running) -> None:
    async with httpx.AsyncClient(timeout=PATIENCE, base_url=server.url) as http:
        document = (await http.get("/api/openapi.json")).json()
        text = json.dumps(document)
        for name in {part.split('"')[0] for part in text.split("#/components/schemas/")[1:]}:
            assert name in document["components"]["schemas"], name
        calls = [(path, verb, call) for path, verbs in document["paths"].items() for verb, call in verbs.items()]
        assert len(calls) >= 24
        for path, verb, call in calls:
            assert call["description"] and call["tags"], path
            done = [status for status in call["responses"] if status < "300"]
            assert len(done) == 1 and call["responses"][done[0]]["content"], path
            parameters = {p["name"] for p in call.get("parameters", []) if p["in"] == "path"}
            assert parameters == {part[1:-1] for part in path.split("/") if part.startswith("{")}
            assert verb in ("get", "put", "post")
        assert (await http.get("/api/docs")).status_code == 200
        schema = (await http.get("/api/schema")).json()
        assert {"Request", "Reply", "Problem"} <= schema["$defs"].keys()


@served()
async def test_health_metrics_and_pages(server: Running) -> None:
    async with httpx.AsyncClient(timeout=PATIENCE, base_url=server.url) as http:
        assert (await http.get("/healthz")).text == "ok\n"
        await http.get("/api/me")
        page = (await http.get("/metrics")).text
        assert 'tavola_calls_total{method="GET",route="/api/me",status="200"}' in page
        assert (await http.get("/../../etc/passwd")).text != Path("/etc/passwd").read_text()
        answer = await http.get("/api/me")
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]


def test_the_log_has_no_secrets(tmp_path: Path) -> None:
    log = run_server(tmp_path)
    assert log["secret"] and log["code"] and log["table"]
    for secret in (log["secret"], log["code"], log["table"], "Anna"):
        assert secret not in log["text"]
    lines = [json.loads(line) for line in log["text"].splitlines() if line.startswith("{")]
    assert next(line["event"] for line in lines) == "started" and lines[-1]["event"] == "stopped"
    assert any(line.get("route") == "/api/tables/{table}" for line in lines)


def run_server(folder: Path) -> dict[str, str]:
    """A server as people start it, a table, and SIGTERM."""
    port = _free_port()
    env = {**os.environ, "LC_ALL": "C.UTF-8", "TAVOLA_HOME": str(folder)}
    command = [sys.executable, "-m", "tavola", "serve", "--port", str(port)]
    with (folder / "log").open("w") as out:
        process = subprocess.Popen(command, stdout=out, stderr=out, env=env, cwd=folder)
    try:
        _wait_for(process, folder / "log", "Tavola is at")
        assert "is taken" in _second(command, env, folder)
        with Blocking(f"http://localhost:{port}") as client:
            client.introduce("Anna")
            table = client.open_table("builders", ["you", "random"], options={"rounds": 1}).id
            invited = client.run(client.client.open_table("builders", ["you", "invited"]))
            code = client.run(client.client.invite(invited.id)).code
            client.run(client.client.call("GET", f"/invitations/{code}"))
            client.run(client.client.table(table))
            assert client.play(table, lambda state, choices: choices[0].word)
            secret = client.secret or ""
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE) in (0, -signal.SIGTERM)
    finally:
        if process.poll() is None:
            process.kill()
    return {"secret": secret, "code": code, "table": table, "text": (folder / "log").read_text()}


def _second(command: list[str], env: dict[str, str], folder: Path) -> str:
    done = subprocess.run(command, env=env, cwd=folder, capture_output=True, text=True, timeout=4 * PATIENCE)
    assert done.returncode == 2 and len(done.stderr.strip().splitlines()) == 1
    return done.stderr


def _wait_for(process: subprocess.Popen[bytes], log: Path, text: str) -> None:
    async def look() -> None:
        async with asyncio.timeout(6 * PATIENCE):
            while text not in log.read_text():
                assert process.poll() is None, log.read_text()
                await asyncio.sleep(0.1)

    asyncio.run(look())


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


GIVEN = {
    "host": None, "port": 8321, "database": None, "workers": 1, "lan": False, "public_url": "", "allow_host": None,
    "proxies": "127.0.0.1", "thinkers": None, "bot": None, "keep": 90, "rate": 20, "webhook": "", "mail_host": "",
    "mail_from": "a@example.org", "mail_user": "", "notice_after": 60,
}  # fmt: skip


def test_addresses_and_names() -> None:
    usual: Settings = settings_of(dict(GIVEN))
    assert usual.host == "127.0.0.1" and usual.url == "http://localhost:8321" and "localhost" in usual.admitted()
    public: Settings = settings_of({**GIVEN, "public_url": "https://tavola.example"})
    assert public.secure and public.url == "https://tavola.example" and "tavola.example" in public.admitted()
    for wrong in ("tavola.example", "ftp://tavola.example", "https://", "http://[1"):
        for name in ("public_url", "webhook"):
            with pytest.raises(TavolaError, match="begins with https"):
                settings_of({**GIVEN, name: wrong})
    try:
        lan: Settings = settings_of({**GIVEN, "lan": True})
    except Exception as error:
        assert "no network" in str(error)
    else:
        assert lan.host == "0.0.0.0" and lan.url.removeprefix("http://").split(":")[0] in lan.admitted()


@pytest.mark.parametrize(
    ("name", "value"),
    [("port", 0), ("port", -1), ("port", 65536), ("workers", 0), ("thinkers", -1), ("thinkers", 0), ("keep", -1),
     ("keep", float("nan")), ("rate", -1), ("rate", float("nan")), ("notice_after", -5), ("notice_after", 1e99)],
)  # fmt: skip
def test_numbers_that_make_no_sense_are_refused_in_one_sentence(name: str, value: float) -> None:
    with pytest.raises(
        TavolaError, match=f"^Option --{name.replace('_', '-')} must be a number from [0-9]+ to [0-9]+, "
    ):
        settings_of({**GIVEN, name: value})


def test_a_bot_that_can_not_sit_down_is_told_at_the_start() -> None:
    with pytest.raises(TavolaError, match="nowhere:Bot"):
        check(settings_of({**GIVEN, "bot": ["nowhere:Bot"]}))


def test_several_workers_need_postgresql(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tavola", "serve", "--workers", "2", "--port", str(_free_port())]
    env = {**os.environ, "TAVOLA_HOME": str(tmp_path)}
    done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=4 * PATIENCE)
    assert done.returncode == 2 and "PostgreSQL" in done.stderr and "Traceback" not in done.stderr


@pytest.mark.parametrize("workers", [1, 2])
def test_a_database_that_can_not_be_opened_is_one_sentence(workers: int) -> None:
    """Before any process is started, and without a trace."""
    settings = Settings(port=0, database="postgresql://tavola:secret@127.0.0.1:1/tavola", workers=workers, warm=False)
    with listen(settings) as sock, pytest.raises(TavolaError, match="can't be opened") as caught:
        serve(settings, sock)
    assert "secret" not in str(caught.value)


def test_mails_with_a_password_go_to_the_true_server(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whose certificate is checked before the password is sent."""
    contexts: list[ssl.SSLContext] = []

    class Relay:
        def __init__(self, *where: object, **named: object) -> None:
            pass

        def __enter__(self) -> Relay:
            return self

        def __exit__(self, *_: object) -> None:
            pass

        def starttls(self, *, context: ssl.SSLContext) -> None:
            contexts.append(context)
            raise smtplib.SMTPException("not the true one")

        def login(self, *_: object) -> None:
            raise AssertionError("the password was sent")

    monkeypatch.setattr(smtplib, "SMTP", Relay)
    with pytest.raises(smtplib.SMTPException):
        deliver(EmailMessage(), Mail("mail.example", 587, "a@example.org", "tavola", starttls=True))
    assert contexts[0].verify_mode == ssl.CERT_REQUIRED and contexts[0].check_hostname


def test_a_log_line_is_one_json_object() -> None:
    import logging

    record = logging.LogRecord("tavola", logging.INFO, "", 0, "called\ntwice", None, None)
    record.fields = {"status": 200}
    assert json.loads(Lines().format(record))["event"] == "called\ntwice"
    assert "\n" not in Lines().format(record)


def test_the_log_tells_where_an_error_was_and_not_what_it_said() -> None:
    import logging

    def fail() -> None:
        try:
            raise ValueError("Anna has the knight")
        except ValueError as error:
            raise RuntimeError("no move of Anna") from error

    try:
        fail()
    except RuntimeError as error:
        record = logging.LogRecord("tavola", logging.WARNING, "", 0, "a bot failed", None, None)
        record.exc_info = (type(error), error, error.__traceback__)
    text = Lines().format(record)
    line = json.loads(text)
    assert line["error"] == "RuntimeError" and "Anna" not in text
    assert any("in fail" in place for place in line["trace"]) and "ValueError" in line["trace"]
    text = 'Traceback (most recent call last):\n  File "a.py", line 7, in begin\n    begin()\nValueError: Anna\n'
    told = logging.LogRecord("uvicorn.error", logging.ERROR, "", 0, text, None, None)
    assert json.loads(Lines().format(told))["trace"] == ['File "a.py", line 7, in begin', "ValueError"]
    theirs = logging.LogRecord("asyncio", logging.ERROR, "", 0, "Task failed\nfuture: Anna's", None, None)
    assert json.loads(Lines().format(theirs))["event"] == "Task failed"


def test_names_of_servers_that_listen_at_ipv6() -> None:
    settings = Settings(host="fe80::1", public_url="https://[2001:db8::1]:8443", hosts=("::2",))
    assert {"[fe80::1]", "[2001:db8::1]", "[::2]", "[::1]", "localhost"} <= settings.admitted()
    assert Settings(host="fe80::1").url == "http://[fe80::1]:8321" and Settings(host="::1").url.startswith("http://loc")


async def _metrics(server: Running, **headers: str) -> int:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    async with httpx.AsyncClient(timeout=PATIENCE, base_url=server.url, headers=named) as http:
        return (await http.get("/metrics")).status_code


@served()
async def test_measures_are_for_private_networks(server: Running) -> None:
    """A proxy that is not believed is in a private network itself, and names whom it speaks for."""
    assert await _metrics(server) == 200
    assert await _metrics(server, x_forwarded_for="8.8.8.8") == 404
    assert await _metrics(server, x_real_ip="8.8.8.8") == 404
    assert await _metrics(server, x_forwarded_for="10.0.0.9") == 200


@served(public_url="http://localhost", proxies="*")
async def test_nobody_gets_measures_by_naming_a_private_address(server: Running) -> None:
    assert await _metrics(server, x_forwarded_for="8.8.8.8") == 404
    assert await _metrics(server, x_forwarded_for="10.0.0.9, 8.8.8.8") == 404
    assert await _metrics(server, x_forwarded_for="8.8.8.8, 10.0.0.9") == 404
    assert await _metrics(server, x_forwarded_for="::ffff:8.8.8.8") == 404
    assert await _metrics(server, x_forwarded_for="nonsense") == 404
    assert await _metrics(server, x_forwarded_for="::ffff:10.0.0.9") == 200


@served()
async def test_strange_addresses_and_heads(server: Running) -> None:
    async with httpx.AsyncClient(timeout=PATIENCE, base_url=server.url) as http:
        for path in ("/%00", "/" + "a" * 5000, "/%ED%A0%80", "//etc/passwd", "/assets/%2e%2e/%2e%2e/app.py"):
            answer = await http.get(path)
            assert answer.status_code in (200, 404) and "root:" not in answer.text and "import" not in answer.text[:200]
        for path in ("/healthz", "/api/me", "/api/games"):
            whole, head = await http.get(path), await http.head(path)
            assert head.status_code == 200 and not head.content
            assert head.headers["content-length"] == str(len(whole.content)) and len(whole.content) > 0


@served()
async def test_a_failure_has_the_body_of_every_error(server: Running) -> None:
    async def broken(person: object) -> None:
        raise RuntimeError("Anna's secret")

    server.services.tables.lobby = broken
    async with httpx.AsyncClient(timeout=PATIENCE, base_url=server.url) as http:
        answer = await http.get("/api/tables", headers={"accept-language": "fr"})
        assert answer.status_code == 500 and answer.json()["code"] == "failed" and "opérateur" in answer.json()["text"]
        assert answer.headers["x-frame-options"] == "DENY" and "secret" not in answer.text
        assert (await http.get("/api/games")).status_code == 200


@served()
async def test_while_the_database_is_away_everybody_is_told_to_try_again(server: Running) -> None:
    anna = await server.person("Anna")
    table = await anna.open_table("builders", ["you", "random"])
    seat = await anna.follow(table.id)
    await seat.until(lambda seat: seat.decision, PATIENCE)
    store, names = server.services.store, ("lobby", "person_by_token", "append", "table", "check")
    real = {name: getattr(store, name) for name in names}

    async def away(*values: object, **named: object) -> None:
        raise Unavailable("away")

    for name in names:
        setattr(store, name, away)
    async with httpx.AsyncClient(timeout=PATIENCE, base_url=server.url) as http:
        for path in ("/api/tables", "/api/tables/nothing"):
            answer = await http.get(path)
            assert answer.status_code == 503 and answer.json()["code"] == "later", path
        assert (await http.get("/healthz")).status_code == 503
    with pytest.raises(InvalidStatus) as caught:
        await connect(server.url.replace("http", "ws") + "/api/socket", additional_headers={"Cookie": "tavola=x"})
    assert caught.value.response.status_code == 503
    await refused(seat.move([seat.decision.choices[0].word]), "later")
    await refused(anna.follow("nothing"), "later")
    for name, work in real.items():
        setattr(store, name, work)
    again = await anna.follow(table.id)
    await again.until(lambda seat: seat.decision, PATIENCE)
    await again.move([again.decision.choices[0].word])
