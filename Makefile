# Two commands do everything, each with its own virtual environment: `make report` and `make test`.
PYTHON ?= python3
VENV := .venv
ENGINES := .venv-engines
REPORTS := build/report
BIN := $(VENV)/bin
PIP_FLAGS := --quiet --disable-pip-version-check -c constraints.txt
WORKERS ?= 2

.PHONY: help report test lint types bench clean

help:
	@echo "make report  check the rulesets, replay the documents' deals, run the suite on two engines"
	@echo "make test    lint, types, all tests, and the tests again on the built wheel"
	@echo "make bench   speed as ratios, measured side by side in one run"

$(VENV)/ready: pyproject.toml constraints.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install $(PIP_FLAGS) "setuptools>=77" build
	$(BIN)/pip install $(PIP_FLAGS) --no-build-isolation -e ".[text,test]"
	@touch $@

$(ENGINES)/ready: constraints.txt
	$(PYTHON) -m venv $(ENGINES)
	$(ENGINES)/bin/pip install --quiet --disable-pip-version-check belote-cli==4.9.6
	@touch $@

report: $(VENV)/ready $(ENGINES)/ready
	$(BIN)/belot check spec/rulesets/*.yaml
	$(BIN)/belot replay spec/deals/*.yaml
	@mkdir -p $(REPORTS)
	$(BIN)/belot conform --jsonl $(REPORTS)/belot.jsonl -- $(BIN)/belot engine
	$(BIN)/belot conform --ruleset belote-fr --ruleset belote --jsonl $(REPORTS)/belote-cli.jsonl \
	  --expect conformance/adapters/known/belote-cli.yaml -- $(ENGINES)/bin/python conformance/adapters/belote_cli.py
	$(BIN)/belot matrix $(REPORTS)/belot.jsonl $(REPORTS)/belote-cli.jsonl

test: $(VENV)/ready lint types
	$(BIN)/python -m pytest -n $(WORKERS)
	$(BIN)/python tests/wheel.py $(PYTHON)

lint: $(VENV)/ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/ready
	$(BIN)/mypy interpreter conformance tests

bench: $(VENV)/ready
	$(BIN)/python -m tests.benchmarks.bench

clean:
	rm -rf $(VENV) $(ENGINES) build dist *.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis
