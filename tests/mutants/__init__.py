"""Small breakages of a game's rules, and whether the game's tests notice them.

    make mutants GAME=new_wave              # 100 mutants, seed 1
    make mutants GAME=new_wave SEED=2 COUNT=30
    python -m tests.mutants new_wave --only "combat.py hurt"

A mutant is one change to one file: `<` for `<=`, a condition that always holds, a call left out; `changes.py`
has all kinds. It is planted in memory only: the working tree stays as it is. The rules of a game are the
modules that its `rules.py` reaches by imports (`subject.py`), so what only the computer player or the hints
use is left alone. The tests that tell most run first: the cases, the game's other tests, the conformance
suite for this game. The bot's tests are left out: they take minutes, and a rule deserves a case of its own.

A mutant that no test notices survives, and gets a line:

    survives: rounds.py end_round if: state.round > 1 -> True   (line 31)

What stands before the line number is its name, which changes only when that function does. `--only` runs the
mutant of that name, or every mutant whose name contains the text, and also says which test noticed it; it may
be given several times. A survivor either is a hole, and wants a case, or changes nothing that anyone could
see, and is then listed with its reason in `docs/conformance/<game>.md`. A mutant that never ends is killed by
its time limit, counted in seconds of the processor, so that a busy machine does not matter.
"""
