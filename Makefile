# Everything a person needs: `make play`, and `make check` or `make test`. Each target sets up what it needs in .venv.
PYTHON ?= python3
unexport PYTHONDONTWRITEBYTECODE # every process that is started would compile everything again
VENV := .venv
BIN := $(VENV)/bin
PORT ?= 8765
# One process more than there are cores: some tests wait for a browser or another process.
JOBS ?= $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) + 1)')
# A file of tests stays in one process, which then keeps what it has played and drawn.
# What was drawn is given back to the heap and used again: else a sixth of the time goes into asking for memory.
HEAP = MALLOC_MMAP_THRESHOLD_=1073741824 MALLOC_TRIM_THRESHOLD_=2147483648
PYTEST = $(HEAP) $(BIN)/python -m pytest -n $(JOBS) --dist loadfile --no-loadscope-reorder

.PHONY: play test run bench mutants lint gallery requirements clean

play: $(VENV)/play.stamp
	$(BIN)/ackack play --port $(PORT)

run: $(VENV)/run.stamp
	$(BIN)/ackack run

# The quick loop: style, types, contracts, and the tests that take no time.
.PHONY: check
check: $(VENV)/dev.stamp
	$(MAKE) --no-print-directory -j2 lint quick-tests

.PHONY: quick-tests
quick-tests: $(VENV)/dev.stamp
	$(PYTEST) -m "not slow" --database=sqlite

# Everything, style and types beside the tests; what is near the store on SQLite and, where it is installed, on PostgreSQL.
test: $(VENV)/dev.stamp
	$(MAKE) --no-print-directory -j2 lint tests

.PHONY: tests
tests: $(VENV)/dev.stamp
	$(PYTEST)

# The whole bot once more, with all its tables on PostgreSQL.
.PHONY: test-postgres
test-postgres: $(VENV)/dev.stamp
	$(PYTEST) --database=postgres tests/bot

lint: $(VENV)/dev.stamp
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

bench: $(VENV)/dev.stamp
	$(BIN)/python -m tests.bench

# Kills the bot again and again while games are played against a double of Discord; says what was lost or doubled.
KILLS ?= 50
PROCESSES ?= 1
HANDOVERS ?= 0
AT_ONCE ?= 16
TABLES ?= 8
.PHONY: faults
faults: $(VENV)/dev.stamp
	$(BIN)/python -m tests.wire.siege --kills $(KILLS) --processes $(PROCESSES) --handovers $(HANDOVERS) --at-once $(AT_ONCE) --tables $(TABLES) --seed $(SEED) $(if $(DATABASE),--database $(DATABASE))

# Kills the bot at every write and request of every kind of change (SCENES=join: of some), and compares what it shows.
.PHONY: kills
kills: $(VENV)/dev.stamp
	$(BIN)/python -m tests.wire.kills $(SCENES)

# Tries random input at every door for ten minutes each: commands, presses, modals, files.
SECONDS ?= 600
.PHONY: fuzz
fuzz: $(VENV)/dev.stamp
	FUZZ_SECONDS=$(SECONDS) $(PYTEST) --database=sqlite tests/bot/fuzz

# Breaks the rules of a game, or a part of the bot (GAME=bot, bot/store, …), in random places and says which
# breakages no test notices.
SEED ?= 1
COUNT ?= 100
mutants: $(VENV)/dev.stamp
	$(BIN)/python -m tests.mutants $(GAME) --seed $(SEED) --count $(COUNT)

# Draws one picture of every kind again into docs/gallery.
gallery: $(VENV)/dev.stamp
	$(BIN)/python -m tests.renderer.gallery docs/gallery

# One environment serves all targets; a stamp says that what a target needs is in it.
$(VENV)/%.stamp: requirements/%.txt requirements/build.txt pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/build.txt -r $<
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	touch $@

# Pins every dependency again, with hashes; needs uv on the path.
requirements:
	uv pip compile pyproject.toml --universal --generate-hashes --no-header --quiet --upgrade -o requirements/run.txt
	uv pip compile pyproject.toml --extra postgres -c requirements/run.txt --universal --generate-hashes --no-header --quiet --upgrade -o requirements/postgres.txt
	uv pip compile pyproject.toml --extra play -c requirements/run.txt --universal --generate-hashes --no-header --quiet --upgrade -o requirements/play.txt
	uv pip compile pyproject.toml --group dev -c requirements/play.txt -c requirements/postgres.txt --universal --generate-hashes --no-header --quiet --upgrade -o requirements/dev.txt
	echo setuptools | uv pip compile - --universal --python-version 3.11 --generate-hashes --no-header --quiet --upgrade -o requirements/build.txt

clean:
	rm -rf $(VENV) build
