# Two commands for everybody: `make play` and `make test`. Each sets up what it needs in .venv.
PYTHON ?= python3
HOST := 127.0.0.1
VENV := .venv
BIN := $(VENV)/bin
SOURCES := pyproject.toml setup.py $(shell find src -type f -not -path '*/__pycache__/*')
EXAMPLE := $(shell find examples/siesta -type f -not -path '*/__pycache__/*')

.DEFAULT_GOAL := help
.PHONY: help play test lint bench bench-bots bench-server soak golden clean

help: ## what can be done here
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 16

play: $(VENV)/.installed ## open the house and print its address
	@$(BIN)/fullboard serve --host $(HOST)

test: $(VENV)/.ready-to-test ## set up and run every test
	$(BIN)/python -m pytest -n 2 --dist worksteal

lint: $(VENV)/.ready-to-lint ## ruff and mypy
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

bench: $(VENV)/.ready-to-bench ## measure against a C kernel, OpenSpiel and boardgame.io (some minutes)
	$(BIN)/python -m benchmarks

bench-bots: $(VENV)/.ready-to-bench ## measure how strong and how fast the bots are (an hour or two)
	$(BIN)/python -m benchmarks.bots

bench-server: $(VENV)/.ready-to-bench ## measure the house under load against boardgame.io's server (some minutes)
	$(BIN)/python -m benchmarks.server

soak: $(VENV)/.ready-to-test ## kill the house twenty times in the middle of play: nothing may be lost
	$(BIN)/python -m tests.house.soak

golden: $(VENV)/.ready-to-test ## write the golden records anew and show what changed
	$(BIN)/python -m tests.golden
	git diff --stat -- tests/golden

clean: ## remove everything that was set up
	rm -rf $(VENV) benchmarks/.cache

$(VENV)/.made:
	$(PYTHON) -c 'import sys; sys.exit("Fullboard needs Python 3.11 or newer") if sys.version_info < (3, 11) else None'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade 'pip>=25.1'
	touch $@

$(VENV)/.installed: $(VENV)/.made $(SOURCES)
	@echo 'Setting up Fullboard (once, a minute or two) ...'
	$(BIN)/python -m pip install --quiet '.[web]'
	touch $@

$(VENV)/.ready-to-test: $(VENV)/.installed $(VENV)/.browser $(EXAMPLE)
	$(BIN)/python -m pip install --quiet --group test --group lint
	$(BIN)/python -m pip install --quiet --no-deps ./examples/siesta
	touch $@

$(VENV)/.browser: $(VENV)/.made
	@if command -v chromium > /dev/null; then :; \
	elif [ "$$(id -u)" = 0 ]; then apt-get update -qq && apt-get install -y -qq chromium; \
	else echo 'The browser tests need Chromium: sudo apt-get install chromium' && exit 1; fi
	touch $@

$(VENV)/.ready-to-lint: $(VENV)/.installed
	$(BIN)/python -m pip install --quiet --group lint
	touch $@

$(VENV)/.ready-to-bench: $(VENV)/.installed
	$(BIN)/python -m pip install --quiet --group bench
	touch $@
