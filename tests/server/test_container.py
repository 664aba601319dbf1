"""The container file and the compose file, as far as they can be checked without running them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml
from typer.main import get_command
from yamllint import linter
from yamllint.config import YamlLintConfig

from tavola.cli import app

ROOT = Path(__file__).resolve().parents[2]
KNOWN = {
    "FROM", "WORKDIR", "COPY", "RUN", "USER", "ENV", "VOLUME", "EXPOSE", "HEALTHCHECK", "STOPSIGNAL", "ENTRYPOINT",
}  # fmt: skip


@pytest.fixture(scope="module")
def steps() -> list[tuple[str, str]]:
    """The instructions with what follows them; lines that go on are joined."""
    text = re.sub(r"\\\n\s*", "", (ROOT / "Containerfile").read_text())
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [(line.partition(" ")[0], line.partition(" ")[2]) for line in lines]


def options() -> set[str]:
    """What `tavola serve` can be told."""
    serve = get_command(app).commands["serve"]  # type: ignore[attr-defined]
    return {name for parameter in serve.params for name in parameter.opts}


def test_the_container_file(steps: list[tuple[str, str]]) -> None:
    assert {name for name, _ in steps} <= KNOWN
    images = [rest.split()[0] for name, rest in steps if name == "FROM"]
    assert images and all(re.fullmatch(r"[a-z]+:[0-9.]+[a-z-]*", image) for image in images), "pinned to a version"
    last = max(at for at, (name, _) in enumerate(steps) if name == "FROM")
    final = steps[last:]
    names = [name for name, _ in final]
    assert names.index("USER") > names.index("RUN") and ("USER", "root") not in final
    for name, rest in steps:
        if name == "COPY" and "--from" not in rest:
            assert (ROOT / rest.split()[0]).exists(), rest
        if name == "RUN" and "pip install" in rest:
            assert "--no-cache-dir" in rest and "-c /tmp/constraints.txt" in rest
    entry = yaml.safe_load(dict(final)["ENTRYPOINT"])
    assert entry[:2] == ["tavola", "serve"]
    assert {word for word in entry[2:] if word.startswith("--")} <= options()


def test_the_compose_file() -> None:
    text = (ROOT / "compose.yaml").read_text()
    rules = "{extends: default, rules: {line-length: {max: 120}, document-start: disable}}"
    assert [str(problem) for problem in linter.run(text, YamlLintConfig(rules))] == []
    found = yaml.safe_load(text)
    assert set(found) == {"services", "volumes"}
    server, database = found["services"]["tavola"], found["services"]["database"]
    assert (ROOT / server["build"]["dockerfile"]).is_file()
    assert {word.partition("=")[0] for word in server["command"]} <= options()
    assert server["depends_on"] == {"database": {"condition": "service_healthy"}} and database["healthcheck"]["test"]
    assert all(port.startswith("127.0.0.1:") for port in server["ports"]), "only a proxy may reach it"
    assert not re.search(r"PASSWORD: +(?!\$\{)\S", text), "no password is written down"
    mounted = {volume.partition(":")[0] for one in (server, database) for volume in one["volumes"]}
    assert mounted == set(found["volumes"])


def test_the_operators_page_knows_every_measure() -> None:
    """docs/operation.md names each metric that there is."""
    page = (ROOT / "docs" / "operation.md").read_text()
    measures = set(re.findall(r'"(tavola_[a-z_]+)"', (ROOT / "src/tavola/server/metrics.py").read_text()))
    assert measures and {name for name in measures if name not in page} == set()
