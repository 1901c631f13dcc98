"""The table: cards, deal, views, and random games with nothing lost."""

from collections import Counter

import msgspec
import pytest

from engine.core import Seat, SeededDice, play
from engine.dice_game import Options
from engine.dice_game.content import Colour, Difficulty, Green, Kind, LocationId, Red, Symbol
from engine.dice_game.events import Revealed, TableLaid, TurnBegan
from engine.dice_game.state import State
from tests.engine.dice_game.casebook import Case, played, position, read_action
from tests.engine.dice_game.loading import book, rules
from tests.engine.holding import holds

PLAYERS = range(2, 7)


def deal(players: int, seed: int, options: Options | None = None) -> State:
    dice = SeededDice(seed.to_bytes(8, "big"), players)
    return rules().setup(options or Options(), players, dice).state


def test_the_cards_are_those_of_the_digest() -> None:
    cards = book().locations.values()
    assert len(cards) == 29
    assert Counter(card.kind for card in cards) == {Kind.CITY: 22, Kind.MONUMENT: 7}
    assert Counter(card.nukes for card in cards) == {0: 6, 1: 18, 2: 5}
    assert sum(card.vp for card in cards) == 154
    assert sum(isinstance(card.effect, Red) for card in cards) == 11
    assert sum(isinstance(card.effect, Green) for card in cards) == 9
    assert len({type(card.effect) for card in cards if card.effect is not None}) == 20


def test_monuments_ask_for_martians_and_no_card_for_fewer_than_three_symbols() -> None:
    for card in book().locations.values():
        assert card.kind is Kind.CITY or card.symbols == (Symbol.MARTIAN,)
        assert 3 <= card.spaces <= 12


def test_each_symbol_is_on_two_faces() -> None:
    assert Counter(book().table.faces) == dict.fromkeys(Symbol, 2)


@holds("R37", "R35")
@pytest.mark.parametrize(
    ("players", "height", "left_out"), [(2, 3, 17), (3, 3, 17), (4, 4, 13), (5, 5, 9), (6, 6, 5)]
)
def test_the_stacks_are_as_high_as_the_players_ask_for(players: int, height: int, left_out: int) -> None:
    state = deal(players, seed=1)
    assert [len(stack) for stack in state.stacks] == [height] * 4
    assert len(state.box) == left_out
    view = rules().view(state, None)
    assert [place.below for place in view.row] == [height - 1] * 4
    assert view.box == left_out


@holds("R01")
def test_the_first_player_is_drawn_and_begins() -> None:
    firsts = Counter(deal(4, seed).first for seed in range(200))
    assert set(firsts) == {0, 1, 2, 3}
    assert min(firsts.values()) > 25
    for seed in range(20):
        state = deal(4, seed)
        decision = rules().decision(state)
        assert decision is not None
        assert decision.seats == (state.first,)


@holds("R01")
def test_the_first_player_can_be_chosen_by_colour() -> None:
    chosen = Options(colours=(Colour.GREEN, Colour.RED, Colour.WHITE), first="white")
    assert {deal(3, seed, options=chosen).first for seed in range(20)} == {2}
    absent = Options(colours=(Colour.GREEN, Colour.RED, Colour.WHITE), first="blue")
    assert {deal(3, seed, options=absent).first for seed in range(40)} == {0, 1, 2}


def test_two_to_six_can_play() -> None:
    for players in (1, 7):
        with pytest.raises(AssertionError, match="cannot play"):
            deal(players, seed=1)


@holds("R01", "R38")
def test_the_deal_is_told_and_a_turn_begins() -> None:
    step = rules().setup(Options(difficulty=Difficulty.HARD), 4, SeededDice(b"deal", 1))
    state = step.state
    assert step.events == (
        TableLaid(first=state.first, difficulty=Difficulty.HARD, height=4),
        *[Revealed(location=stack[0], stack=place) for place, stack in enumerate(state.stacks, 1)],
        TurnBegan(seat=state.first),
    )
    assert (state.round, state.quiet, state.stirred, state.owed) == (1, 0, False, 0)


@holds("R40")
def test_the_stall_guard_is_on_unless_the_table_does_without_it() -> None:
    assert deal(3, seed=1).stall_guard
    assert not deal(3, seed=1, options=Options(stall_guard=False)).stall_guard


def test_everybody_plays_with_the_colour_chosen_or_the_next_in_the_box() -> None:
    chosen = (Colour.WHITE, Colour.GREEN)
    for colours, expected in ((chosen, chosen), ((), (Colour.RED, Colour.BLUE))):
        view = rules().view(deal(2, seed=1, options=Options(colours=colours)), None)
        assert tuple(player.colour for player in view.players) == expected


@holds("R36")
def test_the_side_of_the_difficulty_card_is_chosen_before_play() -> None:
    for difficulty, nukes in ((Difficulty.EASY, 2), (Difficulty.HARD, 1)):
        state = deal(3, seed=5, options=Options(difficulty=difficulty))
        assert rules().view(state, None).difficulty_nukes == nukes


@holds("R38", "R35")
def test_nobody_sees_a_card_face_down() -> None:
    claimed = ((LocationId("miami"),), (LocationId("boston"),))
    state = position(Case(rules=(), name="two claimed", claimed=claimed))
    hidden = {card for stack in state.stacks for card in stack[1:]} | set(state.box)
    for viewer in (None, Seat(0), Seat(1)):
        seen = msgspec.json.encode(rules().view(state, viewer)).decode()
        assert not [card for card in hidden if f'"{card}"' in seen]
        assert all(f'"{card}"' in seen for card in ("miami", "boston", "dallas"))


CLOCK = [
    (
        Case(rules=(), name="the nearest target", tokens={LocationId("dallas"): (7, 0)}),
        "target location=dallas",
    ),
    (Case(rules=(), name="a plain roll", when=("target location=dallas",)), "roll"),
    (
        Case(rules=(), name="no going on", when=("target location=dallas", "roll"), dice="MMMMMMMM RR"),
        "stop",
    ),
    (
        Case(
            rules=(),
            name="a second chance",
            claimed=((LocationId("atlanta"), LocationId("los_angeles")), ()),
            when=("target location=dallas", "roll"),
            dice="NNNNN MM RRR",
        ),
        "throw_again",
    ),
    (
        Case(
            rules=(),
            name="nukes that are wanted",
            row=("las_vegas", "dallas", "los_alamos", "liberty_bell"),
            claimed=((LocationId("atlanta"),), ()),
            when=("target location=las_vegas", "roll"),
            dice="NNNNN MM RRR",
        ),
        "take_nukes",
    ),
    (
        Case(
            rules=(),
            name="a claim",
            claimed=((LocationId("san_jose"),), ()),
            when=("target location=san_antonio", "roll"),
            dice="NN MMM RRRRR",
        ),
        "claim",
    ),
    (
        Case(
            rules=(),
            name="Las Vegas without its nukes",
            row=("las_vegas", "dallas", "los_alamos", "liberty_bell"),
            when=("target location=las_vegas", "roll"),
            dice="NN MMMM RRRR",
        ),
        "stop",
    ),
    (
        Case(
            rules=(),
            name="one nuke less",
            claimed=((LocationId("los_angeles"),), ()),
            when=("target location=dallas", "roll"),
            dice="NNNNN MM RRR",
        ),
        "reroll_one_nuke",
    ),
    (
        Case(
            rules=(),
            name="one nuke less, if it is the one that was set",
            row=("san_antonio", "phoenix", "denver", "liberty_bell"),
            difficulty=Difficulty.HARD,
            claimed=((LocationId("los_angeles"), LocationId("seattle")), ()),
            when=("target location=phoenix", "set_die face=nuke"),
            dice="MMMMM RRR",
        ),
        "reroll_one_nuke set_die=true",
    ),
    (
        Case(
            rules=(),
            name="a rule left alone",
            row=("boston+", "dallas+", "los_alamos+", "liberty_bell+"),
            tokens={LocationId("boston"): (5, 0)},
            when=("target location=boston", "roll"),
            dice="NN MMMMMMM R",
        ),
        "decline",
    ),
]


@holds("R52")
@pytest.mark.parametrize(("case", "wanted"), CLOCK, ids=lambda given: getattr(given, "name", ""))
def test_the_clock_takes_no_chances(case: Case, wanted: str) -> None:
    assert rules().idle(played(case), Seat(0)) == read_action(wanted)
    assert rules().idle(played(case), Seat(1)) is None


@holds("R52")
def test_the_clock_has_nothing_to_say_after_the_end() -> None:
    over = Case(
        rules=(),
        name="over",
        row=("", "dallas+", "los_alamos+", "liberty_bell+"),
        turn=1,
        when=("target location=dallas", "roll", "stop"),
        dice="NN MMMM RRRR",
    )
    assert [rules().idle(played(over), Seat(seat)) for seat in range(2)] == [None, None]


@holds("R14", "R31")
@pytest.mark.parametrize("players", PLAYERS)
def test_in_random_games_nothing_is_lost_and_all_play_equally_often(players: int) -> None:
    for seed in range(12):
        options = Options(difficulty=Difficulty.HARD if seed % 2 else Difficulty.EASY)
        state = deal(players, seed, options)
        turns: Counter[Seat] = Counter()
        turns[state.first] += 1
        move = 0
        while (decision := rules().decision(state)) is not None:
            move += 1
            assert move < 5_000, "the game does not end"
            (seat,) = decision.seats
            dice = SeededDice(b"random", seed * 100_000 + move)
            step = play(rules(), state, seat, dice.pick(rules().legal(state, seat)), dice)
            state = step.state
            turns.update(event.seat for event in step.events if isinstance(event, TurnBegan))
            check_conserved(state)
        assert set(turns.values()) == {state.round}


def check_conserved(state: State) -> None:
    """Checks that every card is in one place, no token is misplaced, and four tokens are enough."""
    cards = [card for cards in (*state.stacks, *state.claimed, state.box) for card in cards]
    assert sorted(cards) == sorted(book().locations)
    assert set(state.tokens) == {stack[0] for stack in state.stacks if stack}
    for card, row in state.tokens.items():
        location = book().locations[card]
        assert all(0 <= space < location.spaces for space in row)
        assert location.holds_tokens or not any(row)
    for seat in range(len(state.claimed)):
        assert sum(row[seat] > 0 for row in state.tokens.values()) <= book().table.tokens
