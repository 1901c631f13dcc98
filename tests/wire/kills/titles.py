"""The titles of these tests: a duel with teams, which is drawn and played quickly, and the bot's own."""

from bot.cli.games.known_titles import KnownTitles
from bot.titles import title_of as known_title_of
from bot.titles import titles
from bot.titles.title import AnyTitle, as_any_title
from engine.core import SeatPlan
from tests.duel.title import DUEL
from tests.opaque import with_rules

TEAMS = SeatPlan(keys=("red", "blue"), fewest=2, people=2)
DUEL_OF_TEAMS: AnyTitle = as_any_title(with_rules(DUEL, seat_plan=lambda options: TEAMS))
KNOWN = KnownTitles(find=lambda: (DUEL_OF_TEAMS, *titles()))


def title_of(title_id: str) -> AnyTitle:
    """Returns a title by its id, also in a worker process."""
    return DUEL_OF_TEAMS if title_id == DUEL_OF_TEAMS.id else known_title_of(title_id)
