"""Rulings that need more than a row: other content, an empty deck, a finished game."""

import pytest
from msgspec.structs import replace

from engine.core import Refused, ScriptedDice, Seat, play
from engine.miniatures import MiniaturesRules
from engine.miniatures import actions as do
from engine.miniatures.content import ModPool, Ruleset, ScenarioId, Skill
from engine.miniatures.events import CommandsCancelled, DeckShuffled, FightFought, ShotFired, TurnBegan
from engine.miniatures.grid import Square
from engine.miniatures.pieces import CardId, EffectId, ProfileId, Side
from engine.miniatures.state import Round
from tests.engine.holding import holds
from tests.engine.miniatures.loading import game_content, referee_rules
from tests.engine.miniatures.position import Position
from tests.engine.miniatures.table import Table


@holds("R16.1", "Q62")
def test_authority_on_both_sides_costs_both_and_changes_nothing() -> None:
    """No Martian of the box has Authority: a commander gets it here."""
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


@holds("Q70")
@pytest.mark.parametrize(("attack", "stance"), [("shoot M1", ""), ("move D5", "defend dodge")])
@pytest.mark.parametrize(("card", "dice", "answer"), [("splat", 4, 1), ("ingenuity", 1, 3)])
def test_whatever_cards_take_one_die_is_left(
    attack: str, stance: str, card: str, dice: int, answer: int
) -> None:
    """No card of the box takes more than one die, and each side plays only one: these take nine."""
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


@holds("Q75", "R3.7")
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


@holds("Q41", "R0.5")
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


@holds("R0.5")
def test_an_empty_deck_is_made_again_from_the_discards() -> None:
    table = Table(Position(figures="S1 A1, M1 H8 activated"))
    piles = (CardId("F01"),), tuple(CardId(f"F{n:02}") for n in range(2, 12))
    table.state = replace(table.state, deck=piles[0], discard=piles[1])
    table.do("activate S1")
    table.do("finish", *range(10, 1, -1))  # every card of the shuffle keeps its place
    assert DeckShuffled() in table.told
    assert table.state.hands[Side.HUMAN] == ("F01", "F02", "F03", "F04")
    assert table.state.hands[Side.MARTIAN] == ("F05", "F06", "F07", "F08")
    assert table.state.deck == ("F09", "F10", "F11")
    assert table.state.discard == ()


@holds("R3.9")
def test_every_figure_of_the_base_game_can_fight() -> None:
    assert all(3 <= profile.fight <= 6 for profile in game_content().profiles.values())


@holds("R4.1", "R16.6")
def test_targets_are_offered_in_the_order_of_the_figures() -> None:
    """Answers are named by their index, so a brave figure keeps its place in the list."""
    table = Table(Position(figures="M1 D4, DEK D6, EDW E6, S1 D6", turn="martian"))
    table.do("activate M1")
    shots = [words for words in table.legal() if words.startswith("shoot")]
    assert shots == ["shoot EDW", "shoot S1"]


@holds("R9.1", "RB.7")
@pytest.mark.parametrize("ruleset", list(Ruleset))
def test_each_half_belongs_to_its_own_side(ruleset: Ruleset) -> None:
    """No effect is on the Martian half of one card and the human half of another."""
    cards = game_content().decks[ruleset].cards.values()
    assert not {card.martian for card in cards} & {card.human for card in cards}


@holds("R19.1")
def test_a_finished_game_asks_nothing() -> None:
    table = Table(Position(figures="S1 D4, M1 D6"))
    table.do("activate S1")
    table.do("shoot M1", 5, 5, 5, 5, 1, 1, 1)
    assert table.rules.decision(table.state) is None
    assert table.rules.outcome(table.state) is not None
    assert isinstance(table.state.stack[0], Round)
    with pytest.raises(Refused):
        play(table.rules, table.state, Seat(0), do.Pass(), ScriptedDice())
