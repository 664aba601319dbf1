"""The rules in Tavola's own words: every clause of every game, in every language."""

from __future__ import annotations

import itertools
import re
from dataclasses import dataclass
from importlib import resources

import pytest
from fluent.syntax import FluentParser, ast

from tavola.core.language import LOCALES, say


@dataclass(frozen=True)
class Book:
    """The rules of one game: its name in message ids, the letter of its clauses and how many there are."""

    game: str
    letter: str
    last: int

    @property
    def clauses(self) -> list[str]:
        return [f"{self.letter}{number}" for number in range(1, self.last + 1)]


BOOKS = (Book("renaissance-man", "R", 29), Book("builders", "B", 22), Book("intrigue", "I", 26))
each_book = pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.game)
each_locale = pytest.mark.parametrize("locale", LOCALES)


def messages(locale: str, book: Book) -> list[str]:
    """The message ids of a rules file, in their order; the file must hold nothing but messages and comments."""
    path = resources.files("tavola") / "locales" / locale / f"rules-{book.game}.ftl"
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    assert all(isinstance(entry, ast.Message | ast.Comment) for entry in body), [
        entry for entry in body if isinstance(entry, ast.Junk)
    ]
    return [entry.id.name for entry in body if isinstance(entry, ast.Message)]


def sections(locale: str, book: Book) -> list[str]:
    return say(locale, f"rules-{book.game}-sections").split()


@each_book
@each_locale
def test_every_clause_is_there_in_order(locale: str, book: Book) -> None:
    clauses = [name.removeprefix("rule-") for name in messages(locale, book) if name.startswith("rule-")]
    assert clauses == book.clauses


@each_book
@each_locale
def test_title_summary_and_sections(locale: str, book: Book) -> None:
    starts = sections(locale, book)
    assert starts[0] == book.clauses[0]
    assert set(starts) <= set(book.clauses)
    assert starts == sorted(set(starts), key=book.clauses.index)
    others = [name for name in messages(locale, book) if not name.startswith("rule-")]
    headings = [f"rules-{book.game}-section-{number}" for number in range(1, len(starts) + 1)]
    expected = [f"rules-{book.game}-{part}" for part in ("title", "summary", "sections")]
    assert sorted(others) == sorted(expected + headings)
    sentences = re.findall(r"[.!?](?:\s|$)", say(locale, f"rules-{book.game}-summary"))
    assert 4 <= len(sentences) <= 6


@each_book
def test_all_languages_have_the_same_ids_and_sections(book: Book) -> None:
    for locale in LOCALES[1:]:
        assert messages(locale, book) == messages(LOCALES[0], book)
        assert sections(locale, book) == sections(LOCALES[0], book)


@each_book
@each_locale
def test_every_message_formats(locale: str, book: Book) -> None:
    for name in messages(locale, book):
        text = say(locale, name)
        assert text == text.strip()
        if name.startswith("rule-") or name.endswith("-summary"):
            assert text.endswith((".", ")")), name


@each_book
def test_no_text_is_left_untranslated(book: Book) -> None:
    for name in messages(LOCALES[0], book):
        if name.endswith("-sections"):
            continue
        texts = [say(locale, name) for locale in LOCALES]
        for one, other in itertools.combinations(texts, 2):
            assert one != other, name


@each_book
def test_all_languages_refer_to_the_same_clauses_and_have_the_same_paragraphs(book: Book) -> None:
    for clause in book.clauses:
        texts = [say(locale, f"rule-{clause}") for locale in LOCALES]
        references = [re.findall(r"\b[RBI]\d+\b", text) for text in texts]
        assert all(found == references[0] for found in references), clause
        assert all(name in itertools.chain(*(other.clauses for other in BOOKS)) for name in references[0]), clause
        assert len({text.count("\n\n") for text in texts}) == 1, clause


@each_book
def test_all_languages_give_the_same_numbers(book: Book) -> None:
    """A wrong digit in a translation is easily overlooked."""
    for clause in book.clauses:
        texts = [re.sub(r"(?<=\d)[,\u00a0](?=\d{3}\b)", "", say(locale, f"rule-{clause}")) for locale in LOCALES]
        numbers = [sorted(re.findall(r"\d+", text)) for text in texts]
        assert all(found == numbers[0] for found in numbers), (clause, numbers)


@each_book
def test_french_typography(book: Book) -> None:
    """Double signs stand after a no-break space, and apostrophes are curved."""
    for name in messages("fr", book):
        text = say("fr", name)
        assert "'" not in text, name
        assert not re.search(r"(?<!\u00a0)[:;?!»]|«(?!\u00a0)", text), name
