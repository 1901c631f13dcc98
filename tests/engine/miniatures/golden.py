"""Fixed games written down: one as text, and how many answers there were along others.

`python -m tests.engine.miniatures.golden` writes both again; read what differs like a game before keeping it.
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
GAME = ("final-01", "17")  # a short one in which much happens
STEPS = 80  # of each scenario whose answers are counted


def playthrough() -> str:
    """Returns a whole random game: by which rules, each action, then what everyone was told of it."""
    lines = [f"version {game_rules().version}"]
    for stride in wander(*GAME):
        side = side_of(stride.seat)
        lines.append(f"{side.value}: {spoken(game_rules().book, stride.before, side, stride.action)}")
        lines += [f"    {line(event)}" for event in stride.told if not isinstance(event, Private)]
    return "\n".join(lines) + "\n"


def counts() -> str:
    """Returns how many answers each of the first questions of a fixed game had, one line a scenario."""
    return "".join(f"{name}: {_counted(name)}\n" for name in scenario_names())


def _counted(name: str) -> str:
    return " ".join(str(len(stride.options)) for stride in islice(wander(name, "counted"), STEPS))


def main() -> None:
    PLAYTHROUGH.write_text(playthrough(), encoding="utf-8")
    COUNTS.write_text(counts(), encoding="utf-8")


if __name__ == "__main__":
    main()
