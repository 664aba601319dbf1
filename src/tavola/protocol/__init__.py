"""What server and clients say to each other: the messages of the socket and the bodies of REST calls.

Plain structures without behaviour. `schema.py` publishes them as JSON schema, from which clients make their types.
"""

from __future__ import annotations

VERSION = 1
"""Raised when a client of before would misunderstand what is sent now."""
