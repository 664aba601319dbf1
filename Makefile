# Everything happens in a virtual environment of the checkout; the second time is quick.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed

.PHONY: play test packages lint web bench bench-server bench-browser ladder soak clean
.DEFAULT_GOAL := play

$(STAMP): pyproject.toml constraints.txt
	$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Tavola needs Python 3.11 or newer.")'
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[test]'
	touch $@

# The browser client, by a Node of the virtual environment; nothing is done when nothing has changed.
web: $(STAMP)
	@$(BIN)/python build_web.py

play: web
	@$(BIN)/tavola

# The browser has processes of its own: Playwright leaves an event loop running, in which others could not start theirs.
test: packages web lint
	$(BIN)/python -m pytest -n 2 --dist loadgroup --ignore tests/web
	$(BIN)/python -m pytest tests/web

packages:
	@sh tests/debian.sh

lint: $(STAMP)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python build_web.py --check

bench: $(STAMP)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[peers]'
	$(BIN)/python benchmarks/engine.py

# Goes on where it was stopped; JOBS=8 uses eight processes. It takes hours.
JOBS ?= 2
ladder: $(STAMP)
	$(BIN)/tavola ladder --jobs $(JOBS)

# The table server under load, beside a bare echo and (where npm is at hand) boardgame.io.
bench-server: $(STAMP)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[load]'
	$(BIN)/python -m benchmarks.server.load

# The browser client: weight and speed of the first page, the longest tasks of full tables.
bench-browser: web
	$(BIN)/python -m benchmarks.browser

soak: $(STAMP)
	$(BIN)/python -m tests.lockstep --games 50000 --jobs 2
	TAVOLA_SOAK=1 $(BIN)/python -m pytest -s -k 'killed or dropped or two_processes or fuzz' tests/server

clean:
	rm -rf $(VENV) web/node_modules src/tavola/server/static .pytest_cache .mypy_cache .ruff_cache .hypothesis
