"""Fixed games: one as text, and the number of legal actions along others.

`python -m tests.engine.miniatures.golden` rewrites both; read the differences before keeping them.
"""

from itertools import islice
from pathlib import Path

from engine.core import Private
from engine.miniatures.pieces import side_of
from tests.engine.miniatures.loading import game_rules, scenario_names
from tests.engine.miniatures.wandering import wander
from tests.engine.miniatures.words import line, spoken

HERE = Path(__file__).parent
PLAYTHROUGH = HERE / "playthroughs" / "final-01.txt"
COUNTS = HERE / "facts" / "counts.txt"
GAME = ("final-01", "17")  # a short game with many events
STEPS = 80  # per scenario whose actions are counted


def playthrough() -> str:
    """Returns a whole random game as text: the version, each action, then its public events."""
    lines = [f"version {game_rules().version}"]
    for stride in wander(*GAME):
        side = side_of(stride.seat)
        lines.append(f"{side.value}: {spoken(game_rules().book, stride.before, side, stride.action)}")
        lines += [f"    {line(event)}" for event in stride.told if not isinstance(event, Private)]
    return "\n".join(lines) + "\n"


def counts() -> str:
    """Returns the number of legal actions at the first questions of a fixed game, one line per scenario."""
    return "".join(f"{name}: {_counted(name)}\n" for name in scenario_names())


def _counted(name: str) -> str:
    return " ".join(str(len(stride.options)) for stride in islice(wander(name, "counted"), STEPS))


def main() -> None:
    PLAYTHROUGH.write_text(playthrough(), encoding="utf-8")
    COUNTS.write_text(counts(), encoding="utf-8")


if __name__ == "__main__":
    main()
