"""The easy computer: a newcomer wins about half of the games against it."""

from pkgutil import iter_modules

import pytest

from bot.cli.games.known_titles import KnownTitles, seed_of
from bot.cli.games.playout import outcome_of, player_of, playout
from bot.titles import title_of
from engine.core import Level
from tests import newcomers
from tests.newcomers import newcomer_of
from tests.strength import LIMIT

pytestmark = pytest.mark.slow  # whole games

GAMES = 20  # in each seat
FEWEST, MOST = 0.25, 0.75  # 40 games leave the true share of 40 to 60 % within this 96 times in a hundred


@pytest.mark.parametrize("game", [module.name for module in iter_modules(newcomers.__path__)])
def test_a_newcomer_wins_about_half_against_easy(game: str) -> None:
    title = title_of(game)
    newcomer, easy = newcomer_of(title), player_of(Level.EASY)
    won = 0
    for number in range(GAMES):
        for seat in range(2):
            players = [newcomer if at == seat else easy for at in range(2)]
            seed = seed_of("newcomer", number, seat)
            *_, last = playout(title, KnownTitles().options(title, {}), players, seed, LIMIT)
            won += seat in outcome_of(title, last.state).winners
    assert FEWEST <= won / (2 * GAMES) <= MOST
