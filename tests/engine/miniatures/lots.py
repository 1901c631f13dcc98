"""How often the Humans win on maps by lot and as drawn: `python -m tests.engine.miniatures.lots`."""

import argparse
from collections.abc import Iterator

from bot.cli.games.known_titles import seed_of
from bot.cli.games.playout import by_mind
from engine.core import Level, Seat
from engine.miniatures import Options
from engine.miniatures.content import ScenarioId
from engine.miniatures.options import Ruins
from tests.engine.miniatures.loading import scenario_names
from tests.opaque import steps_of
from tests.titles import MINIATURES

HUMAN = Seat(0)
LONGEST = 20_000  # moves of one game


def human_share(scenario: str, ruins: Ruins, games: int) -> float:
    """Returns the share of games that the Humans win, in per cent; *normal* plays both sides."""
    options = Options(scenario=ScenarioId(scenario), ruins=ruins)
    return 100 * sum(_winners(options, number) == (HUMAN,) for number in range(1, games + 1)) / games


def _winners(options: Options, number: int) -> tuple[Seat, ...]:
    players = [by_mind(Level.NORMAL)] * 2
    *_, last = steps_of(MINIATURES, options, players, seed_of("ruins", number), LONGEST)
    outcome = MINIATURES.rules.outcome(last.state)
    assert outcome is not None, "a game that has ended"
    return outcome.winners


def rows(scenarios: list[str], games: int) -> Iterator[str]:
    """Yields the table of docs/computer.md."""
    yield "| won by the Humans | as drawn | by lot | points apart |"
    yield "|---|---:|---:|---:|"
    for scenario in scenarios:
        drawn, lot = (human_share(scenario, ruins, games) for ruins in (Ruins.DRAWN, Ruins.LOT))
        yield f"| {scenario} | {drawn:.1f} % | {lot:.1f} % | {abs(drawn - lot):.1f} |"


def main() -> None:
    """Prints the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("scenarios", nargs="*", default=scenario_names())
    parser.add_argument("--games", type=int, default=200)
    arguments = parser.parse_args()
    for row in rows(arguments.scenarios, arguments.games):
        print(row, flush=True)


if __name__ == "__main__":
    main()
