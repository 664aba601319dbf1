"""The Fluent files of all languages say the same things: the same messages with the same variables."""

from __future__ import annotations

from importlib import resources
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tavola.core.language import LOCALES


class Variables(Visitor):
    """Collects the names of the variables below a node."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.names.add(node.id.name)


def files(locale: str) -> dict[str, str]:
    folder = resources.files("tavola") / "locales" / locale
    return {file.name: file.read_text(encoding="utf-8") for file in folder.iterdir() if file.name.endswith(".ftl")}


def entries(text: str) -> list[Any]:
    return list(FluentParser(with_spans=False).parse(text).body)


ELISION = {"vowel"}
"""Whether a word begins with a vowel: only French asks."""


def patterns(locale: str) -> dict[str, set[str]]:
    """The variables of each message, term and attribute of a locale."""
    found: dict[str, set[str]] = {}
    for text in files(locale).values():
        for entry in entries(text):
            if not isinstance(entry, ast.Message | ast.Term):
                continue
            name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            parts = [(name, entry.value), *((f"{name}.{part.id.name}", part.value) for part in entry.attributes)]
            for key, value in parts:
                if value is not None:
                    variables = Variables()
                    variables.visit(value)
                    found[key] = variables.names
    return found


@pytest.mark.parametrize("locale", LOCALES)
def test_every_file_parses_without_junk(locale: str) -> None:
    for name, text in files(locale).items():
        junk = [entry.content for entry in entries(text) if isinstance(entry, ast.Junk)]
        assert not junk, f"{locale}/{name}: {junk[0]!r}"


@pytest.mark.parametrize("locale", LOCALES)
def test_no_message_is_written_twice(locale: str) -> None:
    seen: dict[str, str] = {}
    for name, text in files(locale).items():
        for entry in entries(text):
            if isinstance(entry, ast.Message | ast.Term):
                key = f"{type(entry).__name__} {entry.id.name}"
                assert key not in seen, f"{key} is in {locale}/{seen[key]} and in {locale}/{name}"
                seen[key] = name


def test_all_languages_have_the_same_files() -> None:
    names = {locale: set(files(locale)) for locale in LOCALES}
    for locale in LOCALES[1:]:
        assert names[locale] == names[LOCALES[0]]


def test_all_languages_have_the_same_messages_with_the_same_variables() -> None:
    first = patterns(LOCALES[0])
    assert first
    for locale in LOCALES[1:]:
        other = patterns(locale)
        assert set(other) == set(first), f"only in one of them: {sorted(set(other) ^ set(first))}"
        different = {key: (first[key], other[key]) for key in first if first[key] - ELISION != other[key] - ELISION}
        assert not different, f"{LOCALES[0]} and {locale} differ: {different}"
