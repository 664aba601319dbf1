"""Sentences in English and French, from the Fluent files in tavola/locales."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib import resources
from typing import Any

from tavola.core.errors import TavolaError

LOCALES = ("en", "fr")


@cache
def _bundle(locale: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource

    if locale not in LOCALES:
        raise TavolaError(f"There is no language {locale!r}; choose one of {', '.join(LOCALES)}.")
    bundle = FluentBundle([locale], use_isolating=False)
    folder = resources.files("tavola") / "locales" / locale
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def has(locale: str, message: str) -> bool:
    return bool(_bundle(locale).has_message(message))


def say(locale: str, message: str, **arguments: Any) -> str:
    """The message in the locale. A missing message or argument is a defect, so it raises."""
    return _said(locale, message, tuple([(name, value, type(value)) for name, value in arguments.items()]))


@lru_cache(maxsize=8192)
def _said(locale: str, message: str, arguments: tuple[tuple[str, Any, type], ...]) -> str:
    """The same choices and events are told again and again; to put a sentence together takes fifty times as long as
    to find it here. (The types are there because 1 and True are the same to a dictionary.)"""
    bundle = _bundle(locale)
    pattern = bundle.get_message(message).value
    if pattern is None:
        raise KeyError(message)
    text, errors = bundle.format_pattern(pattern, {name: value for name, value, _ in arguments})
    if errors:
        raise ValueError(f"{message} in {locale}: {errors[0]}")
    return str(text)
