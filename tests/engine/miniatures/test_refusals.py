"""Refusals: illegal actions and their reasons."""

import pytest
from msgspec.structs import replace

from engine.core import NotAsked, Refused, ScriptedDice, Seat, play
from engine.miniatures import actions as do
from engine.miniatures.actions import AnyAction
from engine.miniatures.grid import Direction, Square
from engine.miniatures.pieces import CardId, FigureId, RowIndex, TokenId
from engine.miniatures.state import Stance
from tests.engine.holding import holds, holds_rows
from tests.engine.miniatures.position import Position
from tests.engine.miniatures.table import Table
from tests.engine.miniatures.words import line, matches

S1, S2, M1, M2, M3 = (FigureId(label) for label in ("S1", "S2", "M1", "M2", "M3"))
TWO_DUE = Position(
    scenario="final-09-open",
    figures="S1 A8, EDW H8 activated, M1 reserve, M2 reserve, M3 D6, TOR D7",
    fresh="martian",
    martian="cunning",
)
REFUSALS: list[tuple[str, str, Position, str, AnyAction, str]] = [
    ("not your turn's kind of answer", "R1.2", Position(), "", do.Draw(), "other_question"),
    ("an enemy's figure", "R1.2", Position(), "", do.Activate(figure=M1), "not_yours"),
    ("nobody of that name", "R1.2", Position(), "", do.Activate(figure=FigureId("X9")), "no_such_figure"),
    (
        "a figure that has acted",
        "R1.4",
        Position(figures="S1 A1, S2 A1 activated, M1 H8"),
        "",
        do.Activate(figure=S2),
        "already_activated S2",
    ),
    (
        "a figure that is dead",
        "R1.4",
        Position(figures="S1 A1, S2 dead, M1 H8"),
        "",
        do.Activate(figure=S2),
        "not_on_board S2",
    ),
    ("ending a turn before anybody acted", "Q7", Position(), "", do.EndTurn(), "must_activate_somebody"),
    ("passing while somebody can act", "R1.2", Position(), "", do.Pass(), "must_activate_somebody"),
    (
        "another figure than the card's",
        "Q2",
        Position(figures="S1 A1, S2 A1, M1 H8", human="stealth"),
        "play stealth figure=S1; decline",
        do.Activate(figure=S2),
        "bound_to_figure S1",
    ),
    (
        "a figure of the board before the reserve",
        "Q48",
        Position(scenario="final-09-open", figures="M1 waiting, M2 D4, EDW A8", turn="martian"),
        "",
        do.Activate(figure=M2),
        "reserve_first M1",
    ),
    (
        "ending the turn while the reserve is due",
        "Q75",
        TWO_DUE,
        "activate S1; finish; activate M1; move D1; finish",
        do.EndTurn(),
        "reserve_first M2",
    ),
    (
        "a card while the reserve is due",
        "Q75",
        TWO_DUE,
        "activate S1; finish",
        do.PlayCard(card=CardId("F08"), figure=M3),
        "reserve_first M1",
    ),
    (
        "a card of another hand while one of the reserve is due",
        "Q75",
        replace(TWO_DUE, figures="S1 A8, EDW H8 activated, M1 reserve, M3 D6, TOR D7"),
        "activate S1; finish",
        do.PlayCard(card=CardId("F45")),
        "not_in_hand",
    ),
    ("two squares at once", "R3.1", Position(), "activate S1", do.Move(to=Square("A3")), "too_far"),
    ("a square off the board", "R3.4", Position(), "activate S1", do.Move(to=Square("A0")), "not_a_square"),
    (
        "through a wall",
        "R3.2",
        Position(scenario="final-01", figures="S1 B1, M1 H8"),
        "activate S1",
        do.Move(to=Square("B2")),
        "wall_in_the_way",
    ),
    (
        "into a full square",
        "R3.7",
        Position(figures="S1 D4, S2 D5, S3 D5, S4 D5, S5 D5, S6 D5, L1 D5, M1 H8"),
        "activate S1",
        do.Move(to=Square("D5")),
        "square_is_full",
    ),
    (
        "away from a standing enemy",
        "R3.5",
        Position(figures="S1 D4, M1 D4"),
        "activate S1",
        do.Move(to=Square("D5")),
        "held_by_enemies",
    ),
    (
        "a third square",
        "R2.1",
        Position(figures="SGT D4, M1 H8"),
        "activate SGT; move D5; move D6",
        do.Move(to=Square("D7")),
        "no_moves_left",
    ),
    (
        "lying down",
        "R8.2",
        Position(figures="S1 D4 frightened, M1 H8"),
        "activate S1",
        do.Move(to=Square("D5")),
        "is_frightened",
    ),
    ("standing up who stands", "R8.3", Position(), "activate S1", do.StandUp(), "not_frightened"),
    (
        "from the partner",
        "Q24",
        Position(scenario="final-08-open", figures="BUD D4, BRA D5, M1 H8"),
        "activate BUD",
        do.Move(to=Square("D3")),
        "too_far_from_partner",
    ),
    ("where there is no exit", "Q46", Position(), "activate S1", do.Leave(over=Direction.S), "no_exit_here"),
    (
        "a shot too far",
        "R4.2",
        Position(figures="M1 A1, S1 A6", turn="martian"),
        "activate M1",
        do.Shoot(target=S1),
        "out_of_reach",
    ),
    (
        "a shot past a wall",
        "R4.1",
        Position(scenario="final-02", figures="S1 D3, M1 D5"),
        "activate S1",
        do.Shoot(target=M1),
        "not_seen",
    ),
    (
        "a shot among friends",
        "R4.3",
        Position(figures="S1 D4, S2 D6, M1 D6"),
        "activate S1",
        do.Shoot(target=M1),
        "friends_in_the_way",
    ),
    (
        "a shot with an enemy beside",
        "R2.5",
        Position(figures="S1 D4, M1 D6, M2 D4 frightened"),
        "activate S1",
        do.Shoot(target=M1),
        "enemy_too_close",
    ),
    (
        "a shot at a friend",
        "R4.1",
        Position(figures="S1 D4, S2 D6, M1 H8"),
        "activate S1",
        do.Shoot(target=S2),
        "is_a_friend",
    ),
    (
        "a shot without a weapon",
        "R0.3",
        Position(figures="JOE D4, M1 D6"),
        "activate JOE",
        do.Shoot(target=M1),
        "has_no_weapon",
    ),
    (
        "a shot past the brave",
        "R16.6",
        Position(figures="M1 D4, S1 D6, DEK D6", turn="martian"),
        "activate M1",
        do.Shoot(target=FigureId("DEK")),
        "brave_in_front",
    ),
    (
        "a shot at somebody outside",
        "Q68",
        Position(figures="M1 A3, S1 waiting, S2 H1", turn="martian"),
        "activate M1",
        do.Shoot(target=S1),
        "not_on_board S1",
    ),
    (
        "a second shot",
        "R2.1",
        Position(figures="S1 D4, M1 H8"),
        "activate S1; shoot M1 : 1 1 1 1 / 1 1 1",
        do.Shoot(target=M1),
        "has_acted",
    ),
    (
        "aiming with Rapid Fire",
        "R16.15",
        Position(figures="ASH D4, M1 D6"),
        "activate ASH",
        do.AimAndShoot(target=M1),
        "cannot_aim",
    ),
    (
        "a fight with somebody elsewhere",
        "R7.1",
        Position(figures="S1 D4, M1 D6"),
        "activate S1",
        do.Fight(target=M1),
        "not_in_square S1 M1",
    ),
    (
        "a fight with a friend",
        "R7.1",
        Position(figures="S1 D4, S2 D4, M1 H8"),
        "activate S1",
        do.Fight(target=S2),
        "is_a_friend S2",
    ),
    (
        "a fight with somebody outside",
        "Q68",
        Position(figures="M1 A3, S1 waiting, S2 H1", turn="martian"),
        "activate M1",
        do.Fight(target=S1),
        "not_on_board S1",
    ),
    (
        "doing nothing beside a standing enemy",
        "Q8",
        Position(figures="S1 D4, M1 D4"),
        "activate S1",
        do.Finish(),
        "must_fight",
    ),
    (
        "walking on out of a fight that is due",
        "R2.3",
        Position(figures="S1 D4, M1 D5 frightened, M2 D5 frightened"),
        "activate S1; move D5",
        do.Move(to=Square("D6")),
        "must_fight",
    ),
    (
        "covering fire on squares apart",
        "R16.4",
        Position(figures="L1 D4, M1 D6, M2 H8"),
        "activate L1",
        do.CoverWithFire(squares=(Square("D6"), Square("H8"))),
        "squares_not_linked",
    ),
    (
        "covering fire without the skill",
        "R16.4",
        Position(figures="S1 D4, M1 D6"),
        "activate S1",
        do.CoverWithFire(squares=(Square("D6"),)),
        "lacks_skill",
    ),
    (
        "freezing without the ray",
        "R16.3",
        Position(figures="S1 D4, M1 D6"),
        "activate S1",
        do.Freeze(at=Square("D6")),
        "lacks_skill",
    ),
    ("doing more without Heroics", "R15.3", Position(), "activate S1", do.DoMore(), "no_heroics_left"),
    ("leading without the skill", "R16.5", Position(), "activate S1", do.Lead(), "lacks_skill"),
    (
        "leading without Heroics",
        "R16.5",
        Position(figures="SGT D4 heroics=0, S1 D4, M1 H8"),
        "activate SGT",
        do.Lead(),
        "no_heroics_left SGT",
    ),
    (
        "staying outside",
        "Q68",
        Position(figures="S1 waiting, S2 A1, M1 H8"),
        "activate S1",
        do.Finish(),
        "must_enter",
    ),
    (
        "a card of another hand",
        "R9.2",
        Position(human="cute"),
        "",
        do.PlayCard(card=CardId("F45")),
        "not_in_hand",
    ),
    (
        "a card of another hand before a test",
        "R9.2",
        Position(figures="S1 D4, M1 D6", human="splat"),
        "activate S1; shoot M1",
        do.PlayCard(card=CardId("F45")),
        "not_in_hand",
    ),
    (
        "a card after two figures' worth of turn",
        "Q4",
        Position(figures="S1 A1, S2 A1, M1 H8, M2 H7", human="cute cute"),
        "play cute figure=M1",
        do.PlayCard(card=CardId("F16"), figure=M2),
        "no_card_left",
    ),
    (
        "a second card on one figure",
        "Q5",
        Position(figures="S1 A1 carded, M1 H8", human="stealth"),
        "",
        do.PlayCard(card=CardId("F12"), figure=S1),
        "already_carded S1",
    ),
    (
        "a card on nobody",
        "R9.1",
        Position(figures="S1 A1, M1 H8", human="stealth"),
        "",
        do.PlayCard(card=CardId("F12"), figure=FigureId("X9")),
        "card_does_not_fit",
    ),
    (
        "a card that does nothing here",
        "R9.1",
        Position(human="lucky"),
        "",
        do.PlayCard(card=CardId("F19")),
        "card_does_not_fit",
    ),
    (
        "a row built this turn",
        "R10.2",
        Position(figures="S1 A1 activated, M1 H8", human="artillery"),
        "play artillery",
        do.Trigger(row=RowIndex(0)),
        "row_not_ready",
    ),
    (
        "a row after the turn's card",
        "R10.2",
        Position(figures="S1 A1, M1 H8", human="artillery", rows=("human barrage 2",)),
        "play artillery",
        do.Trigger(row=RowIndex(0), column="D", rank=4),
        "no_card_left",
    ),
    (
        "hunting what is not there",
        "FE6",
        Position(),
        "activate S1",
        do.HuntDown(bug=TokenId("bug-1")),
        "other_question",
    ),
    (
        "a stance nobody asked for",
        "R7.3",
        Position(),
        "activate S1",
        do.Defend(stance=Stance.DODGE),
        "other_question",
    ),
]


@holds_rows((f"refusals: {name}", (number,)) for name, number, *_ in REFUSALS)
@pytest.mark.parametrize(
    ("position", "script", "action", "reason"),
    [row[2:] for row in REFUSALS],
    ids=[row[0] for row in REFUSALS],
)
def test_refusals(position: Position, script: str, action: AnyAction, reason: str) -> None:
    table = Table(position)
    table.run(script.replace("; ", "\n"))
    before = table.state
    with pytest.raises(Refused) as refused:
        play(table.rules, before, table.seat, action, ScriptedDice())
    assert matches(refused.value.refusal, reason), line(refused.value.refusal)
    assert table.state == before


@holds("R1.1")
def test_who_is_not_asked_is_told_so() -> None:
    table = Table(Position())
    other = Seat(1 - table.seat)
    assert table.rules.legal(table.state, other) == ()
    with pytest.raises(Refused) as refused:
        play(table.rules, table.state, other, do.Pass(), ScriptedDice())
    assert isinstance(refused.value.refusal, NotAsked)
