"""Views of a table: one row per part."""

from typing import Any

import pytest

from engine.miniatures.content import Means, Timing
from engine.miniatures.pieces import MarkerKind, Side, seat_of
from engine.miniatures.state import Stance
from engine.miniatures.view import HeldCard, SeenMarker, View
from tests.engine.holding import holds_rows
from tests.engine.miniatures.position import Position
from tests.engine.miniatures.table import Table

TURN = Position(figures="S1 D4, S2 D4, SGT A1, M1 D6, M2 H8", human="cute stealth")
FIGHT = Position(figures="S1 D4, S2 A1, M1 D5, M2 H8", martian="friends")
ROWS: list[tuple[str, str, Position, str, str | None, dict[str, Any]]] = [
    ("a turn that has just begun", "R1.2", TURN, "", "human", {"turn": Side.HUMAN, "acted": (), "slots": 1}),
    ("no figure is active between activations", "R1.2", TURN, "", None, {"active": None, "acting": None}),
    ("a figure that acts", "R2.1", TURN, "activate S1", None, {"active": "S1", "acted": ("S1",), "slots": 1}),
    (
        "how far a figure is with its action",
        "R2.1",
        TURN,
        "activate S1; move D5",
        None,
        {"acting.steps": 1, "acting.moved": True, "acting.figure": "S1"},
    ),
    (
        "after two figures there is no card left",
        "Q4",
        TURN,
        "activate S1; finish; activate SGT",
        "human",
        {"acted": ("S1", "SGT"), "slots": 0},
    ),
    (
        "who does more, and who moves by a card",
        "R15.3",
        TURN,
        "activate SGT; do_more",
        None,
        {"active": "SGT", "decision.figure": "SGT"},
    ),
    ("who moves by a card", "f_stealth", TURN, "play stealth figure=S2", None, {"active": "S2", "acted": ()}),
    (
        "a player sees their own hand, by the half they may use",
        "R9.2",
        TURN,
        "",
        "human",
        {
            "hand": (
                HeldCard(id="F07", effect="f_cute", timing=Timing.OWN_TURN),  # type: ignore[arg-type]
                HeldCard(id="F12", effect="f_stealth", timing=Timing.OWN_TURN),  # type: ignore[arg-type]
            )
        },
    ),
    ("nobody sees the hand of another", "R9.2", TURN, "", "martian", {"hand": (), "cards": [2, 0]}),
    ("an onlooker sees no hand", "R9.2", TURN, "", None, {"hand": ()}),
    (
        "what lies face down has no kind",
        "R14.2",
        Position(markers="H1 creature, A5 artefact, C3 creature up"),
        "",
        None,
        {
            "markers": (
                SeenMarker(at="A5", kind=None),  # type: ignore[arg-type]
                SeenMarker(at="C3", kind=MarkerKind.CREATURE),  # type: ignore[arg-type]
                SeenMarker(at="H1", kind=None),  # type: ignore[arg-type]
            )
        },
    ),
    (
        "points, line by line",
        "R19.1",
        Position(tally="human kill_shot=2 artefacts=3"),
        "",
        None,
        {
            "scores": [4, 0],
            "lines": [("kill_shot", 2, 2), ("kill_fight", 0, 0), ("artefacts", 3, 2)],
            "target": 8,
        },
    ),
    ("rows in front of a player", "R10.1", Position(rows=("human barrage 2",)), "", None, {"rows": [1, 0]}),
    (
        "who has passed",
        "R1.3",
        Position(figures="S1 A1, M1 H8 activated", turn="martian", martian="cunning"),
        "pass",
        None,
        {"passed": [False, True], "turn": Side.HUMAN},
    ),
    (
        "waves that are still to come",
        "R21.3",
        Position(scenario="final-03", figures="S1 A1, M1 H8", round=3),
        "",
        None,
        {"next_waves": (4,)},
    ),
    (
        "the reserve, and who was called up",
        "R21.9",
        Position(scenario="final-09", figures="EDW A8, M1 reserve, M2 waiting, M3 D6"),
        "",
        None,
        {"reserve": ("M1",), "called": ()},
    ),
    (
        "no attack, no fray",
        "B2",
        FIGHT,
        "activate S1",
        None,
        {"fray": None},
    ),
    (
        "an attack whose target is not settled",
        "B2",
        Position(figures="M1 D4, S1 D5, S2 D5, M2 H8", turn="martian"),
        "activate M1; move D5",
        None,
        {"fray": None},
    ),
    (
        "a fight while the defender has not chosen",
        "B2",
        FIGHT,
        "activate S1; move D5",
        None,
        {"fray.stance": None, "fray.means": Means.FIGHT, "fray.attacker": "S1", "fray.target": "M1"},
    ),
    (
        "a fight about to be rolled",
        "B2",
        FIGHT,
        "activate S1; move D5; defend dodge",
        None,
        {"fray.stance": Stance.DODGE, "fray.attack_dice": 4, "fray.defence_dice": 3},
    ),
    (
        "a fight that is over but for a death is no fray any more",
        "B2",
        Position(figures="M1 D4, S1 D5, S2 A1, M2 H8", turn="martian", human="lucky"),
        "activate M1; move D5; defend fight; decline : 5 5 5 5 / 1 1 1",
        None,
        {"fray": None, "decision.figure": "S1"},
    ),
]


@holds_rows((f"views: {name}", (number,)) for name, number, *_ in ROWS)
@pytest.mark.parametrize(
    ("position", "script", "viewer", "facts"), [row[2:] for row in ROWS], ids=[row[0] for row in ROWS]
)
def test_view(position: Position, script: str, viewer: str | None, facts: dict[str, Any]) -> None:
    table = Table(position)
    table.run(script.replace("; ", "\n"))
    view = table.rules.view(table.state, seat_of(Side(viewer)) if viewer is not None else None)
    assert {name: _fact(view, name) for name in facts} == facts


def _fact(view: View, name: str) -> Any:
    sides = [view.sides[side] for side in Side]
    match name:
        case "cards":
            return [side.cards for side in sides]
        case "scores":
            return [side.score for side in sides]
        case "rows":
            return [len(side.rows) for side in sides]
        case "passed":
            return [side.passed for side in sides]
        case "lines":
            return [(line.key, line.count, line.vp) for line in sides[0].lines]
    found: Any = view
    for part in name.split("."):
        found = getattr(found, part)
    return found
