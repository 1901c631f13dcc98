"""Random changes of proof files: none is proved, whether or not the forger makes all marks again."""

import pytest

from bot.proof.record import read
from tests.bot.forgeries import PROVED, REFUSED
from tests.bot.proofs import TITLES, game_file
from tests.bot.tampering import Forger, other_hands, trials

CHANGES = 150  # `python -m tests.bot.tampering` makes 2,000


@pytest.mark.parametrize("name", TITLES)
@pytest.mark.parametrize("forger", [Forger.NAIVE, Forger.HELD], ids=lambda forger: forger.name)
def test_every_change_is_refused_where_the_mark_is_compared(name: str, forger: Forger) -> None:
    assert {trial.code for trial in trials(name, forger, CHANGES)} == {REFUSED}


@pytest.mark.parametrize("name", TITLES)
def test_no_change_is_proved_where_nothing_is_compared(name: str) -> None:
    codes = [trial.code for trial in trials(name, Forger.FREE, CHANGES)]
    assert PROVED not in codes
    assert codes.count(REFUSED) > CHANGES * 0.9


@pytest.mark.parametrize("name", TITLES)
def test_who_posts_the_mark_changes_no_dice_no_options_and_no_outcome(name: str) -> None:
    """An owner may say that another hand made a move, or leave out a move without dice; no more."""
    honest = read(game_file(name))
    proved = [trial for trial in trials(name, Forger.OWNER, CHANGES) if trial.code == PROVED]
    assert all(other_hands(honest, trial.text) for trial in proved)
    assert len(proved) < CHANGES * 0.05
