"""Fixed games that must not change unless a rule does."""

from itertools import zip_longest

from tests.engine.miniatures.golden import COUNTS, PLAYTHROUGH, counts, playthrough


def test_the_playthrough_reads_as_it_did() -> None:
    kept = PLAYTHROUGH.read_text(encoding="utf-8").splitlines()
    for number, (was, now) in enumerate(zip_longest(kept, playthrough().splitlines()), start=1):
        assert now == was, f"line {number}"


def test_there_are_as_many_answers_as_there_were() -> None:
    assert counts().splitlines() == COUNTS.read_text(encoding="utf-8").splitlines()
