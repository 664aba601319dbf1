"""Slow and obvious second engines, written from the clauses alone, to compare the compiled ones with."""
