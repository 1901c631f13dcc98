"""Rulings that need more than a row: other content, an empty deck, reasons for refusals."""

import pytest
from msgspec.structs import replace

from engine.core import NotAsked, Refused, ScriptedDice, Seat, play, tag_of
from engine.miniatures import MiniaturesRules
from engine.miniatures import actions as do
from engine.miniatures.actions import AnyAction
from engine.miniatures.content import ModPool, Ruleset, ScenarioId, Skill
from engine.miniatures.events import CommandsCancelled, DeckShuffled, FightFought, ShotFired, TurnBegan
from engine.miniatures.grid import Direction, Square
from engine.miniatures.pieces import CardId, EffectId, FigureId, ProfileId, RowIndex, Side, TokenId
from engine.miniatures.state import Round, Stance
from tests.engine.miniatures.loading import game_content, referee_rules
from tests.engine.miniatures.marks import rows, rules
from tests.engine.miniatures.position import Position
from tests.engine.miniatures.table import Table


@rules("R16.1", "Q62")
def test_authority_on_both_sides_costs_both_and_changes_nothing() -> None:
    """No Martian of the box has Authority: a commander is given it here."""
    book = referee_rules().book.content
    commander = book.profiles[ProfileId("martian_commander")]
    taught = replace(commander, skills=commander.skills | {Skill.AUTHORITY})
    rules_ = MiniaturesRules(
        replace(book, profiles={**book.profiles, ProfileId("martian_commander"): taught})
    )
    position = Position(scenario="final-02-open", figures="EVA D5, S1 A1 activated, C1 H8", turn="martian")
    table = Table(position, rules_)
    table.run(
        """
        activate C1
        finish
        finish
        activate EVA
        finish
        finish
        ? use_authority martian
        take_command C1
        ? use_authority human
        take_command EVA
        = C1 heroics=1
        = EVA heroics=3
        ? take_turn martian
        """
    )
    assert CommandsCancelled() in table.told
    assert TurnBegan(side=Side.MARTIAN) in table.told
    assert table.legal().keys() >= {"activate C1"}


@rules("Q70")
@pytest.mark.parametrize(("attack", "stance"), [("shoot M1", ""), ("move D5", "defend dodge")])
@pytest.mark.parametrize(("card", "dice", "answer"), [("splat", 4, 1), ("ingenuity", 1, 3)])
def test_whatever_cards_take_one_die_is_left(
    attack: str, stance: str, card: str, dice: int, answer: int
) -> None:
    """No card of the box takes more than one die, and only one a side is played: these take nine."""
    book = referee_rules().book.content
    name = EffectId(f"f_{card}")
    effect = book.effects[name]
    assert isinstance(effect, ModPool)
    rules_ = MiniaturesRules(replace(book, effects={**book.effects, name: replace(effect, dice=-9)}))
    at = "D6" if stance == "" else "D5"
    table = Table(Position(figures=f"S1 D4, S2 A1, M1 {at}, M2 H8", human=card), rules_)
    rolled = f"{' '.join('1' * dice)} / {' '.join('1' * answer)}"
    table.run(
        f"""
        activate S1
        {attack}
        {stance}
        play {card} : {rolled}
        """
    )
    (thrown,) = [event for event in table.told if isinstance(event, ShotFired | FightFought)]
    assert (len(thrown.dice), len(thrown.answer)) == (dice, answer)


@rules("Q75", "R3.7")
def test_a_reserve_that_finds_no_room_holds_nobody_up() -> None:
    """The lower edge of the box has room for 48 figures: here it is one square."""
    book = referee_rules().book.content
    scenario = book.scenarios[ScenarioId("final-09-open")]
    narrow = replace(scenario, map=replace(scenario.map, entry=(Square("D1"),)))
    rules_ = MiniaturesRules(replace(book, scenarios={**book.scenarios, narrow.id: narrow}))
    crowd = "S1 D1, S2 D1, S3 D1, S4 D1, S5 D1, S6 D1"
    figures = f"{crowd}, EDW H8, M1 reserve, M2 D6, TOR D7"
    table = Table(Position(scenario=narrow.id, figures=figures, fresh="martian"), rules_)
    table.run(
        """
        activate EDW
        finish
        finish
        end_turn
        ? take_turn martian
        * activate M2, activate TOR
        activate M2
        finish
        * activate TOR, end_turn
        """
    )


@rules("Q41", "R0.5")
def test_with_deck_and_discards_empty_the_game_goes_on() -> None:
    table = Table(Position(figures="S1 A1, M1 H8 activated"))
    table.state = replace(table.state, deck=(CardId("F01"),), discard=())
    table.run(
        """
        activate S1
        finish
        > cards_drawn human 1
        > round_began 3
        = human cards=1
        = martian cards=0
        """
    )


@rules("R0.5")
def test_an_empty_deck_is_made_anew_from_the_discards() -> None:
    table = Table(Position(figures="S1 A1, M1 H8 activated"))
    piles = (CardId("F01"),), tuple(CardId(f"F{n:02}") for n in range(2, 12))
    table.state = replace(table.state, deck=piles[0], discard=piles[1])
    table.do("activate S1")
    table.do("finish", *range(10, 1, -1))  # every card of the shuffle stays where it is
    assert DeckShuffled() in table.told
    assert table.state.hands[Side.HUMAN] == ("F01", "F02", "F03", "F04")
    assert table.state.hands[Side.MARTIAN] == ("F05", "F06", "F07", "F08")
    assert table.state.deck == ("F09", "F10", "F11")
    assert table.state.discard == ()


@rules("R3.9")
def test_every_figure_of_the_base_game_can_fight() -> None:
    assert all(3 <= profile.fight <= 6 for profile in game_content().profiles.values())


@rules("R9.1", "RB.7")
@pytest.mark.parametrize("ruleset", list(Ruleset))
def test_each_half_belongs_to_its_own_side(ruleset: Ruleset) -> None:
    """No effect stands on the Martian half of one card and the human half of another."""
    cards = game_content().decks[ruleset].cards.values()
    assert not {card.martian for card in cards} & {card.human for card in cards}


# --- why not --------------------------------------------------------------------------------------

S1, S2, M1, M2, M3 = (FigureId(label) for label in ("S1", "S2", "M1", "M2", "M3"))
TWO_DUE = Position(
    scenario="final-09-open",
    figures="S1 A8, EDW H8 activated, M1 reserve, M2 reserve, M3 D6, TOR D7",
    fresh="martian",
    martian="cunning",
)
REFUSALS: list[tuple[str, str, Position, str, AnyAction, str]] = [
    ("not your turn's kind of answer", "R1.2", Position(), "", do.Draw(), "not_now"),
    ("an enemy's figure", "R1.2", Position(), "", do.Activate(figure=M1), "not_yours"),
    ("nobody of that name", "R1.2", Position(), "", do.Activate(figure=FigureId("X9")), "no_such_figure"),
    (
        "a figure that has acted",
        "R1.4",
        Position(figures="S1 A1, S2 A1 activated, M1 H8"),
        "",
        do.Activate(figure=S2),
        "already_activated",
    ),
    (
        "a figure that is dead",
        "R1.4",
        Position(figures="S1 A1, S2 dead, M1 H8"),
        "",
        do.Activate(figure=S2),
        "not_on_board",
    ),
    ("ending a turn before anybody acted", "Q7", Position(), "", do.EndTurn(), "must_activate_somebody"),
    ("passing while somebody can act", "R1.2", Position(), "", do.Pass(), "must_activate_somebody"),
    (
        "another figure than the card's",
        "Q2",
        Position(figures="S1 A1, S2 A1, M1 H8", human="stealth"),
        "play stealth figure=S1; decline",
        do.Activate(figure=S2),
        "bound_to_figure",
    ),
    (
        "a figure of the board before the reserve",
        "Q48",
        Position(scenario="final-09-open", figures="M1 waiting, M2 D4, EDW A8", turn="martian"),
        "",
        do.Activate(figure=M2),
        "reserve_first",
    ),
    (
        "ending the turn while the reserve is due",
        "Q75",
        TWO_DUE,
        "activate S1; finish; activate M1; move D1; finish",
        do.EndTurn(),
        "reserve_first",
    ),
    (
        "a card while the reserve is due",
        "Q75",
        TWO_DUE,
        "activate S1; finish",
        do.PlayCard(card=CardId("F08"), figure=M3),
        "reserve_first",
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
        "not_on_board",
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
        "not_in_square",
    ),
    (
        "a fight with a friend",
        "R7.1",
        Position(figures="S1 D4, S2 D4, M1 H8"),
        "activate S1",
        do.Fight(target=S2),
        "is_a_friend",
    ),
    (
        "a fight with somebody outside",
        "Q68",
        Position(figures="M1 A3, S1 waiting, S2 H1", turn="martian"),
        "activate M1",
        do.Fight(target=S1),
        "not_on_board",
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
        "already_carded",
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
        "not_now",
    ),
    (
        "a stance nobody asked for",
        "R7.3",
        Position(),
        "activate S1",
        do.Defend(stance=Stance.DODGE),
        "not_now",
    ),
]


@rows((f"refusals: {name}", (number,)) for name, number, *_ in REFUSALS)
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
    assert tag_of(refused.value.refusal) == reason
    assert table.state == before


@rules("R1.1")
def test_who_is_not_asked_is_told_so() -> None:
    table = Table(Position())
    other = Seat(1 - table.seat)
    assert table.rules.legal(table.state, other) == ()
    with pytest.raises(Refused) as refused:
        play(table.rules, table.state, other, do.Pass(), ScriptedDice())
    assert isinstance(refused.value.refusal, NotAsked)


@rules("R19.1")
def test_a_finished_game_asks_nothing() -> None:
    table = Table(Position(figures="S1 D4, M1 D6"))
    table.do("activate S1")
    table.do("shoot M1", 5, 5, 5, 5, 1, 1, 1)
    assert table.rules.decision(table.state) is None
    assert table.rules.outcome(table.state) is not None
    assert isinstance(table.state.stack[0], Round)
    with pytest.raises(Refused):
        play(table.rules, table.state, Seat(0), do.Pass(), ScriptedDice())
