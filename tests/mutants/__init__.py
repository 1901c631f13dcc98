"""Small breakages of a game's rules or of the bot, and whether the tests notice them.

    make mutants GAME=new_wave              # 100 mutants, seed 1
    make mutants GAME=bot                   # of service, store and front end; or bot/store, bot/ui/playing
    make mutants GAME=new_wave SEED=2 COUNT=30
    python -m tests.mutants new_wave --only "combat.py hurt"

A mutant is one change to one file: `<` for `<=`, a condition that always holds, a call left out; `changes.py`
has all kinds. It is planted in memory only: the working tree stays as it is. The rules of a game are the
modules that its `rules.py` reaches by imports (`subject.py`), so what only the computer player or the hints
use is left alone. The tests that tell most run first: the cases, the game's other tests, the conformance
suite for this game. The bot's tests are left out: they take minutes, and a rule deserves a case of its own.
A mutant of the bot is tried with the tests that import its module or are in the folder of its matter, then
with all of tests/bot that are not slow, on SQLite; it takes 20 seconds to some minutes.

A mutant that no test notices survives, and gets a line:

    survives: rounds.py end_round if: state.round > 1 -> True   (engine/new_wave/rounds.py:31)

What stands before the file and line is its name; it changes only when that function does. `--only` runs the
mutant of that name, or every mutant whose name contains the text, and also says which test noticed it; it may
be given several times. A survivor either is a hole, and wants a case, or changes nothing that anyone could
see, and is then listed with its reason in `docs/conformance/<game>.md`. A mutant that never ends is killed by
its time limit: several times what these tests took before, in seconds of the processor, so that a busy
machine does not matter; one that waits for something that never comes, by a multiple of that on the clock.
"""
