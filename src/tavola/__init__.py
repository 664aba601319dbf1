"""Tavola: three games of the Middle Ages and the Renaissance, for people, bots and language models."""

__version__ = "0.1.0"
