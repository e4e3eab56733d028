# Two commands for everybody: `make play` and `make test`. Each target sets up what it needs:
# .venv has Fullboard installed and compiled, .venv-dev runs the sources as they are.
PYTHON ?= python3
HOST := 127.0.0.1
VENV := .venv
BIN := $(VENV)/bin
DEV := .venv-dev
RELEASE := .venv-release
# without what is marked as slow: whole matches in plain Python, processes that are started and killed, pages in a browser
QUICK := tests/core $(wildcard tests/house/test_*.py) tests/web tests/words/test_plain.py tests/testing tests/cli/test_keys.py tests/cli/test_settings.py tests/games/test_sentences.py tests/games/test_every_ruling.py tests/games/test_sums.py tests/test_readme.py tests/test_repository.py
SOURCES := pyproject.toml setup.py $(shell find src -type f -not -path '*/__pycache__/*')
GAMES := companeros four-stars hotel-samoa sun-sea-and-sand
EXAMPLES := $(wildcard examples/*/)
# tests make and drop hundreds of databases: in memory, where 4 GB of it are to be had for files
MEMORY := $(shell df -k /dev/shm 2> /dev/null | awk 'END { if ($$4 > 4000000) print "TMPDIR=/dev/shm" }')
EXAMPLE_FILES := $(shell find examples -type f -not -path '*/__pycache__/*' -not -path '*/build/*' -not -path '*.egg-info/*')

.DEFAULT_GOAL := help
.PHONY: help play dev test test-pages test-quick lint coverage docs release golden bench bench-bots bench-research bench-server leaderboard strengths puzzles chaos clean test-research test-train train-check

help: ## what can be done here
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 16

play: $(VENV)/.installed ## open the house and print its address
	@$(BIN)/fullboard serve --host $(HOST)

dev: $(DEV)/.ready ## open the house from the sources: what is edited shows within two seconds
	@FULLBOARD_DEV=1 $(DEV)/bin/python -m fullboard.cli.dev --host $(HOST)

test: $(VENV)/.ready-to-test ## set up and run every test
	$(MEMORY) $(BIN)/python -m pytest -n 4 --dist worksteal  # many tests wait for processes: four keep two cores busy

test-pages: $(VENV)/.ready-to-test ## every prompt of whole matches on every screen, for every game (an hour); the suite has a part of it
	FULLBOARD_PAGES=all $(BIN)/python -m pytest -q -n 2 --dist worksteal tests/contract -k in_sight

test-quick: $(DEV)/.ready ## a verdict within a minute: core, house and web from the sources, on SQLite, without a browser
	$(MEMORY) $(DEV)/bin/python -m pytest -q -n 2 --dist worksteal -p tests.quick $(QUICK)

test-research: $(VENV)/.ready-for-research ## the suites of PettingZoo, Gymnasium and OpenSpiel as they are, for every game and number of players, and the notebooks
	FULLBOARD_RESEARCH=full $(BIN)/python -m pytest -n 2 --dist worksteal tests/research

test-train: $(VENV)/.ready-to-train ## whole trainings of tiny nets, which need PyTorch (a minute)
	$(BIN)/python -m pytest tests/bots/test_training.py

train-check: $(VENV)/.ready-to-train ## train the first generation of a shipped net anew and hold it against what its heading says
	$(BIN)/python -m benchmarks.train_check

lint: $(VENV)/.ready-to-lint ## ruff and mypy, and the workflows
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/check-jsonschema --builtin-schema vendor.github-workflows .github/workflows/*.yml

coverage: $(DEV)/.ready ## what the quick tests look at, in per cent, with the lines they leave out
	$(DEV)/bin/python -m pytest -q -n 2 --dist worksteal -p tests.quick $(QUICK) --cov --cov-report=term-missing

docs: $(DEV)/.ready-for-docs ## the documents as a site in site/, without the network
	NO_MKDOCS_2_WARNING=1 $(DEV)/bin/mkdocs build --strict

release: $(DEV)/.ready-to-release ## build sdist and wheel, install the wheel in an empty environment and play a match with it
	rm -rf dist $(RELEASE)
	$(DEV)/bin/python -m build --quiet
	$(PYTHON) -m venv $(RELEASE)
	$(RELEASE)/bin/python -m pip install --quiet dist/*.whl
	$(RELEASE)/bin/python -I -m fullboard --version
	yes 1 | $(RELEASE)/bin/fullboard play companeros --players 3 --seed 7 --pace 0 --save $(RELEASE)/match.record > /dev/null
	$(RELEASE)/bin/fullboard verify $(RELEASE)/match.record
	$(RELEASE)/bin/fullboard replay $(RELEASE)/match.record | tail -n 2
	$(RELEASE)/bin/fullboard simulate hotel-samoa --players 3 --bots hard,greedy,random --games 1 --seed 7
	ls -l dist

golden: $(VENV)/.ready-to-test ## write the golden records anew and show what changed
	$(BIN)/python -m tests.golden
	git diff --stat -- tests/golden

bench: $(VENV)/.ready-to-bench ## measure against a C kernel, OpenSpiel and boardgame.io (some minutes)
	$(BIN)/python -m benchmarks

bench-bots: $(VENV)/.ready-to-bench ## measure how strong and how fast the bots are (an hour or two)
	$(BIN)/python -m benchmarks.bots

bench-research: $(VENV)/.ready-for-research ## measure steps a second with observations, beside PettingZoo, OpenSpiel and Pgx (some minutes)
	$(BIN)/python -m benchmarks.research

bench-server: $(VENV)/.ready-to-bench ## measure the house under load against boardgame.io's server (some minutes)
	$(BIN)/python -m benchmarks.server

leaderboard: $(VENV)/.installed ## let the bots of every game play each other and write docs/leaderboard.md (ten minutes)
	for game in $(GAMES); do $(BIN)/fullboard arena $$game --players 4 --bots random,easy,greedy,medium --games 400 --seed 1 --jobs 2 --leaderboard docs/leaderboard.md || exit 1; done

strengths: $(VENV)/.installed ## measure the levels among greedy bots, for whoever chooses one (BOTS="easy medium hard", PLAYERS=4, MATCHES=120: an hour; it can be stopped)
	mkdir -p benchmarks/.cache/strengths
	for game in $(GAMES); do for bot in $(or $(BOTS),easy medium hard); do \
	  among=$$(seq -s , $(or $(PLAYERS),4) | tr -d '0-9' | sed 's/,/,greedy/g'); \
	  $(BIN)/fullboard arena $$game --players $(or $(PLAYERS),4) --bots $$bot$$among --games $(or $(MATCHES),120) --seed 19 \
	    --results benchmarks/.cache/strengths/$$game-$(or $(PLAYERS),4)-$$bot.jsonl \
	    --strengths src/fullboard/games/$$(echo $$game | tr - _)/strengths.json || exit 1; \
	done; done

puzzles: $(VENV)/.installed ## let a search ten times as long solve fifty puzzles of each game (half an hour)
	for game in $(GAMES); do $(BIN)/fullboard puzzles check $$game --jobs 2 || exit 1; done

chaos: $(VENV)/.ready-to-test ## the worst days: processes, workers and databases killed, paused and cut off
	$(BIN)/python -m tests.chaos

clean: ## remove everything that was set up
	rm -rf $(VENV) $(DEV) $(RELEASE) benchmarks/.cache dist site .coverage

$(VENV)/.made:
	$(PYTHON) -c 'import sys; sys.exit("Fullboard needs Python 3.11 or newer") if sys.version_info < (3, 11) else None'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade 'pip>=25.1'
	touch $@

$(VENV)/.installed: $(VENV)/.made $(SOURCES)
	@echo 'Setting up Fullboard (once, a minute or two) ...'
	$(BIN)/python -m pip install --quiet .
	touch $@

$(DEV)/.ready: pyproject.toml setup.py
	$(PYTHON) -m venv $(DEV)
	$(DEV)/bin/python -m pip install --quiet --upgrade 'pip>=25.1'
	$(DEV)/bin/python -m pip install --quiet --editable '.[postgres]' --group lint
	$(DEV)/bin/python -m pip install --quiet --no-deps $(addprefix ./,$(EXAMPLES))
	touch $@

$(DEV)/.ready-for-docs: $(DEV)/.ready
	$(DEV)/bin/python -m pip install --quiet --group docs
	touch $@

$(DEV)/.ready-to-release: $(DEV)/.ready
	$(DEV)/bin/python -m pip install --quiet --group release
	touch $@

$(VENV)/.ready-to-test: $(VENV)/.installed $(VENV)/.browser $(VENV)/.postgres $(VENV)/.clock $(VENV)/.camera $(VENV)/.caddy $(EXAMPLE_FILES)
	$(BIN)/python -m pip install --quiet --group lint
	$(BIN)/python -m pip install --quiet --no-deps $(addprefix ./,$(EXAMPLES))
	touch $@

# Notifications need the whole browser; everything else is quicker in the shell, where the system has one.
$(VENV)/.browser: $(VENV)/.made
	@if command -v chromium > /dev/null && command -v chromium-headless-shell > /dev/null; then :; \
	elif [ "$$(id -u)" = 0 ] && apt-get update -qq && apt-get install -y -qq chromium chromium-headless-shell; then :; \
	elif command -v chromium > /dev/null; then :; \
	else echo 'The browser tests need Chromium: sudo apt-get install chromium' && exit 1; fi
	touch $@

$(VENV)/.postgres: $(VENV)/.made
	@if command -v initdb > /dev/null || ls /usr/lib/postgresql/*/bin/initdb > /dev/null 2>&1; then :; \
	elif [ "$$(id -u)" = 0 ]; then apt-get update -qq && apt-get install -y -qq postgresql; \
	else echo 'The tests of the database need PostgreSQL: sudo apt-get install postgresql' && exit 1; fi
	touch $@

# Clocks are moved by it; where it cannot be had, those tests are skipped.
$(VENV)/.clock: $(VENV)/.made
	@if ls /usr/lib/*/faketime/libfaketimeMT.so.1 > /dev/null 2>&1; then :; \
	elif [ "$$(id -u)" = 0 ] && apt-get update -qq && apt-get install -y -qq faketime; then :; \
	else echo 'The tests of clocks that jump are skipped: sudo apt-get install faketime'; fi
	touch $@

# It reads codes off pictures of a page; where it cannot be had, that test is skipped.
$(VENV)/.camera: $(VENV)/.made
	@if command -v zbarimg > /dev/null; then :; \
	elif [ "$$(id -u)" = 0 ] && apt-get update -qq && apt-get install -y -qq zbar-tools; then :; \
	else echo 'The test that reads QR codes is skipped: sudo apt-get install zbar-tools'; fi
	touch $@

# Caddy with the project's Caddyfile; taken out of its package, so that no service of it holds ports 80 and 443.
# Where it cannot be had, that test is skipped.
$(VENV)/.caddy: $(VENV)/.made
	@if command -v caddy > /dev/null; then :; \
	elif { [ "$$(id -u)" != 0 ] || apt-get update -qq; } && cd $(VENV) && mkdir -p caddy && cd caddy && apt-get download -qq caddy \
	  && dpkg --extract caddy_*.deb . && mv usr/bin/caddy ../bin/; then :; \
	else echo 'The test of the Caddyfile is skipped: sudo apt-get install caddy'; fi
	rm -rf $(VENV)/caddy
	touch $@

$(VENV)/.ready-to-lint: $(VENV)/.installed
	$(BIN)/python -m pip install --quiet --group lint
	touch $@

$(VENV)/.ready-for-research: $(VENV)/.installed
	$(BIN)/python -m pip install --quiet --group test --group research
	$(BIN)/python -m pip install --quiet --no-deps ./examples/goofspiel
	touch $@

$(VENV)/.ready-to-train: $(VENV)/.installed
	$(BIN)/python -m pip install --quiet --group test --group train
	touch $@

$(VENV)/.ready-to-bench: $(VENV)/.installed
	$(BIN)/python -m pip install --quiet --group bench
	touch $@
