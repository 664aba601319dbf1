"""Level 2: the referee, the match file, replay and undo."""

from tavola.match.entries import Chat, Entry, Header, Match, Move, Reopen, Result, Seat, Statement, Undo
from tavola.match.file import load, load_matches, read, read_matches, save, write
from tavola.match.referee import Referee
from tavola.match.replay import replay, resume, verify

__all__ = [
    "Chat",
    "Entry",
    "Header",
    "Match",
    "Move",
    "Referee",
    "Reopen",
    "Result",
    "Seat",
    "Statement",
    "Undo",
    "load",
    "load_matches",
    "read",
    "read_matches",
    "replay",
    "resume",
    "save",
    "verify",
    "write",
]
