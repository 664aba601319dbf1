"""The Fluent files of all languages say the same things: the same messages with the same variables."""

from __future__ import annotations

import re
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


class Texts(Visitor):
    """Collects the words of messages, a message at a time; what is put into them stands as a sign of its own."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: Any) -> None:
        parts = [self.part(element) for element in node.elements]
        self.found.append("".join(parts))
        self.generic_visit(node)

    def part(self, element: Any) -> str:
        if isinstance(element, ast.TextElement):
            return str(element.value)
        literal = element.expression
        return str(literal.parse()["value"]) if isinstance(literal, ast.StringLiteral) else "\ufffc"


def texts(locale: str) -> list[tuple[str, str]]:
    """Every text of every file, with the file's name."""
    found = []
    for name, text in files(locale).items():
        visitor = Texts()
        for entry in entries(text):
            if isinstance(entry, ast.Message | ast.Term):
                visitor.visit(entry)
        found += [(name, words) for words in visitor.found]
    return found


@pytest.mark.parametrize("locale", LOCALES)
def test_apostrophes_are_curved(locale: str) -> None:
    assert not [(name, words) for name, words in texts(locale) if "'" in words]


def test_french_double_signs_stand_after_the_same_no_break_space() -> None:
    """Else a line may begin with a colon."""
    signs = re.compile(r"(?<!\u00a0)[:;?!»]|«(?!\u00a0)|\u202f")
    wrong = [(name, words) for name, words in texts("fr") if signs.search(words)]
    assert not wrong
