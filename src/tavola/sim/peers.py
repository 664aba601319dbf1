"""Random games of other projects, measured beside ours: OpenSpiel's C++ playouts and catanatron."""

from __future__ import annotations

import random
import time
from typing import Any

from tavola.core.errors import TavolaError
from tavola.core.game import Data

SAMPLES = 300
ROLLOUTS = 200
SIMULATIONS = 20


class Peers:
    """Each peer's best decisions a second so far."""

    def __init__(self) -> None:
        try:
            import catanatron
            import pyspiel
        except ImportError as error:
            raise TavolaError(f"{error.name} is not installed: pip install 'tavola[peers]'.") from None
        self.catanatron: Any = catanatron
        self.spiel: Any = pyspiel
        self.best: Data = {"open_spiel_connect_four": 0, "open_spiel_hearts": 0, "catanatron": 0}
        self.searches = {name: self._search(name) for name in ("connect_four", "hearts")}

    def turn(self, seconds: float) -> None:
        for name, (bot, root, decisions) in self.searches.items():
            start = time.perf_counter()
            playouts = 0
            while (spent := time.perf_counter() - start) < seconds:
                playouts += ROLLOUTS * bot.mcts_search(root).explore_count
            self._keep(f"open_spiel_{name}", playouts * decisions / spent)
        start = time.perf_counter()
        decided = 0
        while (spent := time.perf_counter() - start) < seconds:
            decided += self._catan_game()
        self._keep("catanatron", decided / spent)

    def _keep(self, name: str, rate: float) -> None:
        self.best[name] = max(self.best[name], round(rate))

    def _search(self, name: str) -> tuple[Any, Any, float]:
        """A C++ search whose time is all in random playouts, its root, and a playout's mean number of decisions.

        The rollouts themselves run in C++ and are not counted there, so their mean length is sampled once from Python.
        """
        game = self.spiel.load_game(name)
        generator = random.Random(1)
        root = game.new_initial_state()
        self._deal(root, generator)
        while len(root.legal_actions()) == 1:  # the search stops early at a forced move
            root.apply_action(root.legal_actions()[0])
            self._deal(root, generator)
        total = 0
        for _ in range(SAMPLES):
            state = root.clone()
            while not state.is_terminal():
                if state.is_chance_node():
                    self._deal(state, generator)
                    continue
                legal = state.legal_actions()
                total += len(legal) > 1
                state.apply_action(generator.choice(legal))
        evaluator = self.spiel.RandomRolloutEvaluator(ROLLOUTS, 1)
        bot = self.spiel.MCTSBot(game, evaluator, 2.0, SIMULATIONS, 100, False, 1, False)
        return bot, root, total / SAMPLES

    @staticmethod
    def _deal(state: Any, generator: random.Random) -> None:
        while state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(generator.choices(actions, chances)[0])

    def _catan_game(self) -> int:
        """One random game of four; how many decisions it had."""
        colors = self.catanatron.Color
        decided = 0

        class Counting(self.catanatron.RandomPlayer):  # type: ignore[misc, name-defined]
            def decide(self, game: Any, playable_actions: Any) -> Any:
                nonlocal decided
                decided += len(playable_actions) > 1
                return super().decide(game, playable_actions)

        players = [Counting(color) for color in (colors.RED, colors.BLUE, colors.WHITE, colors.ORANGE)]
        self.catanatron.Game(players).play()
        return decided
