"""One information-set Monte Carlo tree search for all games."""

from tavola.bots.search.searcher import Searcher
from tavola.bots.search.settings import Settings

__all__ = ["Searcher", "Settings"]
