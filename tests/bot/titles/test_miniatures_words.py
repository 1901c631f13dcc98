"""The words of the miniatures game: distinct choices, and turns told as stories."""

import re
from collections.abc import Iterator
from itertools import islice

import pytest

from bot.cli.games.known_titles import seed_of
from bot.cli.games.playout import by_chance
from bot.text.catalogue import Catalogue
from bot.titles.miniatures.story import Died, Gained
from bot.titles.title import Joined, as_any_title
from bot.ui.kit.menus import LONGEST_CHOICE
from engine.core import Event, Seat, visible
from engine.miniatures import Options
from engine.miniatures import events as tell
from engine.miniatures.actions import AnyAction, Discard
from engine.miniatures.content import Accuracy, Area, EventId, ScenarioId, Support
from engine.miniatures.events import AnyEvent, Fate
from engine.miniatures.grid import Direction, Square
from engine.miniatures.pieces import CardId, EffectId, FigureId, MarkerKind, ScoreKey, Side, TokenKind
from engine.miniatures.refusals import OutOfReach
from engine.miniatures.sight import Sight
from engine.miniatures.state import Stance, State
from engine.miniatures.view import View
from tests.engine.miniatures.loading import game_content, scenario_names
from tests.engine.miniatures.position import Position, set_up
from tests.opaque import steps_of
from tests.titles import MINIATURES

CATALOGUE = Catalogue([MINIATURES], strict=True)
WORDS = CATALOGUE.words("en", MINIATURES)
SEATS = {Seat(0): "Anna", Seat(1): "Ben"}
STEPS = 250  # per scenario


# --- choices -----------------------------------------------------------------------------------------------


def _wander(scenario: str) -> Iterator[tuple[State, Seat]]:
    """Yields positions of a random game, each with the seat on turn."""
    options = Options(scenario=ScenarioId(scenario), turn_map=True)
    for step in islice(
        steps_of(as_any_title(MINIATURES), options, (by_chance, by_chance), seed_of(scenario), 9999), STEPS
    ):
        asked = MINIATURES.rules.decision(step.state)
        if asked is not None:
            yield step.state, asked.seats[0]


def _choice(view: View, action: AnyAction) -> str:
    label = CATALOGUE.describe(MINIATURES, "action", action, view=view, seats=SEATS, locale="en")
    hint = MINIATURES.wording.hint(view, action, WORDS)
    return f"{label} · {hint}" if hint else label


@pytest.mark.slow
@pytest.mark.parametrize("scenario", scenario_names())
def test_no_choice_can_be_taken_for_another(scenario: str) -> None:
    for state, seat in _wander(scenario):
        view = MINIATURES.rules.view(state, seat)
        named: dict[str, AnyAction] = {}
        for action in MINIATURES.rules.legal(state, seat):
            label = _choice(view, action)
            assert len(label) <= LONGEST_CHOICE, label
            twin = named.setdefault(label, action)
            assert twin is action or isinstance(action, Discard), f"{label}: {twin}, {action}"


@pytest.mark.slow
@pytest.mark.parametrize("scenario", scenario_names())
def test_no_choice_of_a_command_can_be_taken_for_another(scenario: str) -> None:
    for state, seat in islice(_wander(scenario), 0, STEPS, 10):
        for verb in MINIATURES.commands.verbs:
            filled: dict[str, str] = {}
            for slot in verb.slots:
                choices = verb.complete(state, seat, filled, slot.name, WORDS)
                labels = [choice.label for choice in choices]
                assert len(set(labels)) == len(labels), labels
                assert all(len(choice.label) <= LONGEST_CHOICE for choice in choices)
                assert all(len(choice.value) <= LONGEST_CHOICE for choice in choices)
                if not choices:
                    break
                filled[slot.name] = choices[0].value


# --- the story ---------------------------------------------------------------------------------------------

S1, S2, M1, EVA = FigureId("S1"), FigureId("S2"), FigureId("M1"), FigureId("EVA")
C1, D1, D2, D3 = Square("C1"), Square("D1"), Square("D2"), Square("D3")
HUMAN, MARTIAN = Side.HUMAN, Side.MARTIAN

SHOT = (
    "Eva shoots M1 (D3, clear sight), needs 4+: 3 **8!** **4** 1, **2** hits. "
    "M1 saves on 5+: 1 **7** 2 and 1 for armour, **2** saves."
)


def _shot(fate: Fate) -> AnyEvent:
    return tell.ShotFired(
        attacker=EVA,
        target=M1,
        at=D3,
        sight=Sight.CLEAR,
        aim=False,
        dice=(3, 8, 4, 1),
        hits=2,
        answer=(1, 7, 2),
        saves=2,
        fate=fate,
        needs=4,
        saves_on=5,
        armour=1,
    )


def _fight(fate: Fate) -> AnyEvent:
    return tell.FightFought(
        attacker=S1,
        target=M1,
        at=D3,
        stance=Stance.DODGE,
        dice=(3, 3, 4),
        hits=1,
        answer=(1, 7, 2),
        saves=1,
        fate=fate,
        needs=4,
        saves_on=6,
    )


STORIES: list[tuple[str, list[AnyEvent], list[str]]] = [
    (
        "everybody takes up a position in one sentence",
        [tell.Deployed(figure=S1, at=C1), tell.Deployed(figure=EVA, at=D1), tell.Deployed(figure=S2, at=C1)],
        ["Deployed: S1 + S2 in **C1** and Eva in **D1**."],
    ),
    ("one position alone", [tell.Deployed(figure=S1, at=C1)], ["S1 deploys in C1."]),
    (
        "two steps are a walk, and who walks is seen to act",
        [
            tell.Activated(figure=S1),
            tell.Moved(figure=S1, start=C1, to=D2),
            tell.Moved(figure=S1, start=D2, to=D3),
        ],
        ["S1 moves from C1 via D2 to D3."],
    ),
    (
        "steps of two figures are two walks",
        [tell.Moved(figure=S1, start=C1, to=D2), tell.Moved(figure=S2, start=D2, to=D3)],
        ["S1 moves from C1 to D2.", "S2 moves from D2 to D3."],
    ),
    ("a step inside a square", [tell.Moved(figure=S1, start=C1, to=C1)], ["S1 shifts position in C1."]),
    (
        "coming in and going on",
        [
            tell.Activated(figure=S1),
            tell.Entered(figure=S1, at=C1),
            tell.Moved(figure=S1, start=C1, to=D2),
        ],
        ["S1 enters at C1 and moves to D2."],
    ),
    (
        "who could act and did not has stayed; who may yet act acts",
        [tell.Activated(figure=S1), tell.Activated(figure=EVA)],
        ["S1 stays put.", "Eva acts."],
    ),
    (
        "cards on a deed come before it",
        [
            tell.Activated(figure=EVA),
            tell.CardPlayed(side=HUMAN, effect=EffectId("f_ingenuity")),
            _shot(Fate.UNHARMED),
        ],
        [
            "🃏 The Humans play *Human Ingenuity*.",
            f"{SHOT} M1 is unharmed.",
        ],
    ),
    ("nothing to tell is told", [], []),
    ("a turn that began alone", [tell.TurnBegan(side=HUMAN)], []),
    (
        "what somebody else does in between is not their doing",
        [tell.Activated(figure=S1), tell.TokenLeft(token=TokenKind.BUG, at=D1)],
        ["S1 acts.", "Gone from D1: the mutant bug."],
    ),
    (
        "dice that can be read, and a hit that is told once",
        [_shot(Fate.KILLED), tell.Killed(figure=M1, at=D3)],
        [f"{SHOT} **Hit!** 💀 M1 dies."],
    ),
    (
        "a deed, the death it brings and the points are one line; what else it brings is not",
        [
            _shot(Fate.KILLED),
            tell.Killed(figure=M1, at=D3),
            tell.Scored(side=HUMAN, key=ScoreKey("kill_shot"), vp=1, total=3),
            tell.Killed(figure=S2, at=D1),
            tell.RoundEnded(round=2),
            tell.Scored(side=HUMAN, key=ScoreKey("kill_shot"), vp=1, total=4),
        ],
        [
            f"{SHOT} **Hit!** 💀 M1 dies. ⭐ Humans +1 (**3**).",
            "💀 S2 dies in D1.",
            "Round 2 is over.",
            "⭐ Humans +1: kills by shooting. Total: **4**.",
        ],
    ),
    (
        "armour that saves frightens in the same breath",
        [_shot(Fate.SAVED_BY_ARMOUR), tell.WasFrightened(figure=M1), tell.WasFrightened(figure=S2)],
        [
            f"{SHOT} Only armour saves M1, who’s now frightened.",
            "S2 is frightened.",
        ],
    ),
    (
        "a stance is told until the fight tells it",
        [tell.StanceTaken(figure=M1, stance=Stance.DODGE)],
        ["M1 dodges."],
    ),
    (
        "a fight tells how it was met",
        [tell.StanceTaken(figure=M1, stance=Stance.DODGE), _fight(Fate.UNHARMED)],
        [
            "S1 fights M1 (D3), needs 4+: 3 3 **4**, **1** hit. "
            "M1 dodges on 6+: 1 **7** 2, **1** success. Nobody is hurt."
        ],
    ),
    (
        "a marker that is taken is not turned over first",
        [
            tell.MarkerRevealed(figure=S1, at=D1, marker=MarkerKind.ARTEFACT),
            tell.MarkerTaken(figure=S1, at=D1, marker=MarkerKind.ARTEFACT),
            tell.Scored(side=HUMAN, key=ScoreKey("artefacts"), vp=1, total=3),
        ],
        ["S1 takes an artefact in D1. ⭐ Humans +1 (**3**)."],
    ),
    (
        "the first marker of a side says what it scores",
        [tell.MarkerTaken(figure=S1, at=D1, marker=MarkerKind.ARTEFACT)],
        ["S1 takes an artefact in D1. The first one scores nothing. Each one after that scores 1 point."],
    ),
    (
        "a marker of the other side says whose it is",
        [tell.MarkerRevealed(figure=S1, at=D1, marker=MarkerKind.CREATURE)],
        ["S1 turns over a creature in D1. Only the Martians score those, so it stays there, face up."],
    ),
    (
        "a row that grows is no other card",
        [
            tell.CardPlayed(side=MARTIAN, effect=EffectId("f_heat_ray")),
            tell.RowBuilt(side=MARTIAN, effect=EffectId("f_heat_ray"), size=2),
        ],
        ["🃏 The Martians play *Heat Ray* as support (row of 2)."],
    ),
    (
        "nerves are tested together",
        [
            tell.FrightTested(figure=S1, face=3, frightened=True),
            tell.FrightTested(figure=EVA, face=6, frightened=False),
        ],
        ["Frightened (below 5): S1 3. Calm: Eva 6."],
    ),
    (
        "checks are told together, each with what came of it",
        [
            tell.Struck(at=D1, squares=(D1, D2), dice=(), hits=0),
            tell.Checked(figure=S1, face=2, passed=False, needs=5),
            tell.WasFrightened(figure=S1),
            tell.Checked(figure=EVA, face=8, passed=True),
            tell.Checked(figure=M1, face=1, passed=False),
            tell.WasFrozen(figure=M1),
        ],
        [
            "It strikes D1.",
            "Frightened: S1 2 (needs 5+). Out for this round: M1 1. Unharmed: Eva 8.",
        ],
    ),
    (
        "squares struck one by one are one line, with what their figures made of it",
        [
            tell.Struck(at=D1, squares=(D1,), dice=(5, 8, 1), hits=2, needs=5),
            tell.Endured(figure=S1, answer=(1, 2, 3), saves=0, fate=Fate.KILLED, saves_on=5),
            tell.Endured(figure=EVA, answer=(7, 7, 3), saves=2, fate=Fate.UNHARMED, saves_on=4),
            tell.Struck(at=D3, squares=(D3,), dice=(5, 1, 1), hits=1),
            tell.Endured(figure=M1, answer=(1, 2, 3), saves=1, fate=Fate.SAVED_BY_ARMOUR),
            tell.WasFrightened(figure=M1),
            tell.Struck(at=D2, squares=(D2,), dice=(6, 1, 1), hits=1),
            tell.CivilianKilled(at=D2),
            tell.Killed(figure=S1, at=D1),
        ],
        [
            "It strikes **D1**, needs 5+: **5** **8!** 1, **2** hits "
            "(S1 saves on 5+: 1 2 3, **0** saves: **hit!**, "
            "Eva saves on 4+: **7** **7** 3, **2** saves: unharmed), "
            "**D3**, rolls 5 1 1, **1** hit (M1 saves with 1 2 3, **1** save: saved by armour, frightened) "
            "and **D2**, rolls 6 1 1, **1** hit.",
            "The civilian in D2 dies.",
            "💀 S1 dies in D1.",
        ],
    ),
    (
        "squares in which nobody was are not told of",
        [tell.Struck(at=D1, squares=(D1, D2, C1), dice=(), hits=0), tell.TurnBegan(side=MARTIAN)],
        ["It strikes D1."],
    ),
    (
        "where a car has come down is told once",
        [
            tell.CarLanded(at=D1, direction=Direction.E),
            tell.WreckLeft(at=D3),
            tell.Struck(at=D1, squares=(D1, D2, D3), dice=(), hits=0),
        ],
        ["A car crashes in D1 and skids east.", "Its burning wreck stays in D3 and blocks the view."],
    ),
    (
        "a roll for all squares stands before those it meets",
        [
            tell.Struck(at=D1, squares=(D1, D2), dice=(5, 1, 1), hits=1),
            tell.Endured(figure=S1, answer=(1, 2, 3), saves=0, fate=Fate.KILLED),
        ],
        ["It strikes D1, rolls 5 1 1, **1** hit.", "S1 saves with 1 2 3, **0** saves: **hit!**"],
    ),
    (
        "a round begins with a turn, and a side that passes has none to speak of",
        [
            tell.RoundBegan(round=2, side=HUMAN),
            tell.TurnBegan(side=HUMAN),
            tell.TurnBegan(side=MARTIAN),
            tell.SidePassed(side=MARTIAN),
        ],
        ["**Round 2.** The Humans go first.", "The Martians pass for this round."],
    ),
    (
        "a turn that has just begun is for the question to tell",
        [tell.CardsDrawn(side=HUMAN, count=2), tell.TurnBegan(side=MARTIAN)],
        ["The Humans draw 2 cards."],
    ),
    (
        "a turn in which something has happened has a heading",
        [tell.TurnBegan(side=MARTIAN), tell.Activated(figure=M1)],
        ["It\u2019s the **Martians\u2019** turn.", "M1 acts."],
    ),
    (
        "the fallen come again together",
        [tell.CalledUp(figure=M1), tell.CalledUp(figure=FigureId("M2"))],
        ["Back in the fight: M1 and M2."],
    ),
    (
        "what nothing belongs to stands alone",
        [
            tell.EventDrawn(side=HUMAN, event=EventId("FE2")),
            tell.CardsDiscarded(side=HUMAN, cards=(CardId("F01"),)),
        ],
        [
            "⚡ The Humans draw an event: *Stray Shot*.",
            "The Humans discard Artillery Strike / We Come in Peace.",
        ],
    ),
]


@pytest.mark.parametrize(("events", "told"), [row[1:] for row in STORIES], ids=[row[0] for row in STORIES])
def test_what_happened_is_told_as_a_story(events: list[AnyEvent], told: list[str]) -> None:
    assert _lines(events) == told


def _lines(events: list[AnyEvent]) -> list[str]:
    rules = MINIATURES.rules
    state = set_up(rules, Position(scenario="final-02", figures="S1 C1, S2 D1, EVA D5, M1 D3, M2 H8"))  # type: ignore[arg-type]
    view = rules.view(state, None)
    assert MINIATURES.wording.story is not None
    return [_line(event, view) for event in MINIATURES.wording.story.tell(events)]


def _line(event: Event, view: View) -> str:
    if isinstance(event, Joined):
        return " ".join(_line(each, view) for each in event.events)
    return CATALOGUE.describe(MINIATURES, "event", event, view=view, seats=SEATS, locale="en")


@pytest.mark.parametrize("scenario", scenario_names())
def test_a_story_is_shorter_and_leaves_no_death_or_point_out(scenario: str) -> None:
    options = Options(scenario=ScenarioId(scenario))
    told: list[AnyEvent] = []
    for step in steps_of(
        as_any_title(MINIATURES), options, (by_chance, by_chance), seed_of("story", scenario), 9999
    ):
        told += visible(step.events, None)
    assert MINIATURES.wording.story is not None
    lines = MINIATURES.wording.story.tell(told)
    assert len(lines) < 0.8 * len(told)
    story = [each for event in lines for each in (event.events if isinstance(event, Joined) else (event,))]
    for kind, joined in (
        (tell.Killed, Died),
        (tell.Scored, Gained),
        (tell.ShotFired, None),
        (tell.FightFought, None),
        (tell.RowTriggered, None),
        (tell.GameEnded, None),
    ):
        kinds = (kind,) if joined is None else (kind, joined)
        assert sum(isinstance(event, kinds) for event in story) == sum(
            isinstance(event, kind) for event in told
        )


SUPPORT = [name for name, effect in game_content().effects.items() if isinstance(effect, Support)]
AIMED = {
    Accuracy.NONE: "nothing",
    Accuracy.RANDOM: "random",
    Accuracy.PART_RANDOM: "row or column",
    Accuracy.TARGETED: "square",
}


@pytest.mark.parametrize("name", SUPPORT)
def test_a_support_card_says_what_one_two_and_three_cards_do(name: EffectId) -> None:
    effect = game_content().effects[name]
    assert isinstance(effect, Support)
    text = WORDS(f"effect-{name.replace('_', '-')}-text")
    first, *more = re.split(r"1 card: |\. (?=\d: |No third)", text)[1:]
    said = [first, *(part.partition(": ")[2] for part in more if part[0].isdigit())]
    assert [AIMED[level.accuracy] in part for level, part in zip(effect.levels, said, strict=True)] == [
        True for _ in effect.levels
    ]
    assert ("No third" in text) == (len(effect.levels) == 2)
    if any(level.area is Area.DIRECTED for level in effect.levels) and "robot" not in name:
        assert (f"{effect.length} squares in a line" if effect.length else "to the edge") in text


@pytest.mark.parametrize(
    ("nearest", "said"), [(1, "shoots 1 to 3 squares."), (3, "shoots exactly 3 squares.")]
)
def test_a_shot_out_of_reach_says_how_far_the_figure_shoots(nearest: int, said: str) -> None:
    refusal = OutOfReach(figure=FigureId("R1"), at=Square("E8"), nearest=nearest, farthest=3)
    assert said in CATALOGUE.describe(MINIATURES, "refusal", refusal, view=None, seats=SEATS, locale="en")
