"""The title of Under Falling Skies: hints, command choices and lookups."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from bot.titles.falling_skies.story import RoundRolled
from bot.titles.title import Choice
from engine.core import Refused, Seat
from engine.falling_skies import actions as do
from engine.falling_skies.actions import AnyAction, Place
from engine.falling_skies.battle import Battle, Fleet, RoundPhase
from engine.falling_skies.content import CharacterId, RoomId
from engine.falling_skies.events import (
    AnyEvent,
    CampaignLost,
    DifficultyRated,
    MothershipDescended,
    ScoreCounted,
    ShipShifted,
)
from engine.falling_skies.pieces import Column, Die, Ship, ShipKind, Space, column_of, row_of, sky_space
from engine.falling_skies.preview import preview_placement
from engine.falling_skies.rules import LONGEST_GAME
from engine.falling_skies.state import Installing, Mode, PickingShips, Placing, State, UsingRooms
from renderer.shapes import Track
from renderer.words import LONGEST_ALT
from tests.bot.titles.turn_results import results
from tests.engine.games import catalogue, games
from tests.renderer.skies import CROWDED, FINAL, setup, words
from tests.titles import FALLING_SKIES

ANNA = Seat(0)
PLAIN = setup("roswell", 2)


def battle(*ships: Ship, **changed: object) -> Battle:
    """Returns a state over Roswell with only these ships; its second tile threatens."""
    start = Battle(
        setup=PLAIN,
        fleet=Fleet(mothership=2, drops=(None,) * 5, ships=ships),
        excavator=15,
        energy=3,
        damage=0,
        round=2,
        hand=(Die.GREY_3, Die.WHITE_5),
    )
    return replace(start, **changed)


def ship(row: int, column: int, kind: ShipKind = ShipKind.PURPLE) -> Ship:
    return Ship(kind=kind, row=row, column=Column(column - 1))


def place(die: Die, at: int) -> Place:
    return Place(die=die, column=column_of(Space(at)), space=Space(at))


def placing(position: Battle) -> State:
    return State(mode=Mode.STANDARD, level=1, stack=(Placing(),), battle=position)


def using(position: Battle) -> State:
    return State(
        mode=Mode.STANDARD, level=1, stack=(UsingRooms(),), battle=replace(position, phase=RoundPhase.ROOMS)
    )


def hint(state: State, action: AnyAction) -> str:
    assert action in FALLING_SKIES.rules.legal(state, ANNA), action
    return FALLING_SKIES.wording.hint(FALLING_SKIES.rules.view(state, ANNA), action, words)


# --- beside an action ------------------------------------------------------------------------------------

NEARLY_LOST = battle(ship(15, 2), damage=6)
PLACEMENTS = [
    ("no ships", placing(battle()), place(Die.GREY_3, 5), "fighters (die −1) for 1 energy · no ships"),  # noqa: RUF001
    ("one ship", placing(battle(ship(4, 1))), place(Die.GREY_3, 10), "gives 3 energy · ship ↓3"),
    (
        "anti-aircraft slows",
        placing(battle(ship(4, 1), ship(9, 1))),
        place(Die.GREY_3, 0),
        "anti-aircraft · 2 ships ↓2",
    ),
    (
        "a white die rolls the rest again",
        placing(battle(ship(4, 1))),
        place(Die.WHITE_5, 10),
        "+4 energy, store full · ship ↓5 · re-rolls 1 die",
    ),
    (
        "an arrow pushes on",
        placing(battle(ship(8, 2))),
        place(Die.GREY_3, 6),
        "research for 2 energy · ship ↓3 · drifts to column 3",
    ),
    (
        "the mothership is called down and takes ships in",
        placing(battle(ship(3, 3), ship(7, 1))),
        place(Die.GREY_3, 10),
        "gives 3 energy · ship ↓3 · mothership ↓ row 3 · picks up 1 ship",
    ),
    (
        "the city is hit",
        placing(battle(ship(15, 1), ship(16, 1))),
        place(Die.GREY_3, 10),
        "gives 3 energy · 2 ships ↓3 · 2 hit the city",
    ),
    (
        "the last hit loses",
        placing(NEARLY_LOST),
        place(Die.GREY_3, 6),
        "research for 2 energy · you lose! · ship ↓3 · hits the city",
    ),
    (
        "a research room says when it is worth too little",
        placing(battle(hand=(Die.GREY_2,))),
        place(Die.GREY_2, 6),
        "research: value 2, needs 3 · no ships",
    ),
    (
        "energy above the limit is lost",
        placing(battle(energy=5)),
        place(Die.GREY_3, 10),
        "+2 energy, store full · no ships",
    ),
    (
        "digging",
        placing(battle()),
        place(Die.GREY_3, 18),
        "dig to research · no ships",
    ),
    (
        "held by a character",
        placing(battle(ship(4, 1), setup=setup("roswell", 2, team="bell"))),
        do.PlaceHeld(die=Die.GREY_3, column=Column(0), space=Space(10)),
        "gives 3 energy · the ship stays",
    ),
    (
        "slowed by the city",
        placing(battle(ship(5, 1), setup=setup("tokyo"), excavator=20)),
        do.PlaceSlowed(die=Die.GREY_3, column=Column(0), space=Space(0)),
        "anti-aircraft · ship ↓1",
    ),
]  # fmt: skip


@pytest.mark.parametrize(
    ("state", "action", "said"), [row[1:] for row in PLACEMENTS], ids=[r[0] for r in PLACEMENTS]
)
def test_a_placement_says_which_ships_move_and_what_that_triggers(
    state: State, action: AnyAction, said: str
) -> None:
    assert hint(state, action) == said


WORKING = battle(
    ship(14, 2),
    hand=(),
    workers={Space(10): Die.GREY_6, Space(5): Die.GREY_6, Space(18): Die.WHITE_5},
    digging=Space(18),
)
OTHERS = [
    (
        "energy above the limit is lost",
        using(WORKING),
        do.UseRoom(room=RoomId("UA4")),
        "value 6 · +4 energy, store full",
    ),
    (
        "fighters name their prey",
        using(replace(WORKING, fleet=Fleet(mothership=2, drops=(None,) * 5, ships=(ship(13, 1),)))),
        do.UseRoom(room=RoomId("UA1")),
        "value 5, costs 1 energy · shoots down 1 ship",
    ),
    ("the excavator", using(WORKING), do.Excavate(), "3 spaces for 1 energy"),
    ("the mothership", using(WORKING), do.EndRooms(), "row 3, 1 white ship · 3 dice unused"),
    (
        "the end",
        using(replace(WORKING, workers={}, digging=None, fleet=replace(WORKING.fleet, mothership=10))),
        do.EndRooms(),
        "you lose! · row 11, you lose",
    ),
    (
        "a character",
        using(replace(WORKING, setup=setup("roswell", 2, team="RUZICKA"))),
        do.Call(character=CharacterId("ruzicka")),
        "Fill up your energy.",
    ),
    (
        "where a robot goes",
        State(
            mode=Mode.FREE, level=1, stack=(UsingRooms(), Installing(value=3, ready=False)), battle=battle()
        ),
        do.Install(space=Space(8)),
        "energy (die −3)",  # noqa: RUF001
    ),
    (
        "a ship to be named",
        State(
            mode=Mode.FREE,
            level=1,
            stack=(UsingRooms(), PickingShips(character=CharacterId("ortega"), left=2)),
            battle=battle(ship(13, 1), setup=setup("roswell", 2, team="ORTEGA")),
        ),
        do.PickShip(ship=sky_space(13, 0)),
        "purple ship · can be shot down with 3",
    ),
]


@pytest.mark.parametrize(
    ("state", "action", "said"), [row[1:] for row in OTHERS], ids=[row[0] for row in OTHERS]
)
def test_other_actions_say_what_they_bring(state: State, action: AnyAction, said: str) -> None:
    assert hint(state, action) == said


def positions() -> Iterator[State]:
    for game in games(FALLING_SKIES):
        yield from game.sample(6)


def reason(state: State, action: AnyAction) -> str:
    assert action in FALLING_SKIES.rules.legal(state, ANNA), action
    return FALLING_SKIES.wording.reason(FALLING_SKIES.rules.view(state, ANNA), action, words)


REASONS = [
    (
        placing(battle()),
        place(Die.GREY_3, 5),
        "Sends up fighters, and no ship descends.",
    ),
    (
        placing(battle(ship(14, 1))),
        place(Die.GREY_3, 10),
        "Brings energy, though a ship hits the city.",
    ),
    (
        placing(battle(ship(4, 1))),
        place(Die.GREY_3, 0),
        "Slows the ships in its column, and the ships do no harm yet.",
    ),
    (placing(battle()), place(Die.GREY_3, 1), "Keeps the die out of the way, and no ship descends."),
    (
        placing(battle(hand=(Die.GREY_2,))),
        place(Die.GREY_2, 6),
        "Keeps the die out of the way, and no ship descends.",
    ),
    (
        placing(battle(hand=(Die.GREY_1,), workers={Space(9): Die.GREY_1})),
        place(Die.GREY_1, 8),
        "Keeps the die out of the way, and no ship descends.",
    ),
    (placing(battle()), place(Die.GREY_3, 8), "Fills part of a larger room, and no ship descends."),
    (placing(battle(energy=5)), place(Die.GREY_3, 10), "Fills up your energy, and no ship descends."),
    (
        placing(battle(energy=7)),
        place(Die.GREY_3, 10),
        "Refills energy that other rooms use first, and no ship descends.",
    ),
    (
        placing(battle()),
        place(Die.GREY_3, 17),
        "Digs towards better rooms, and no ship descends.",
    ),
    (
        using(battle(hand=(), workers={Space(13): Die.GREY_5})),
        do.UseRoom(room=RoomId("UA6"), steps=2),
        "Then research has 14 spaces to go.",
    ),
    (
        using(battle(hand=(), workers={Space(10): Die.GREY_3})),
        do.UseRoom(room=RoomId("UA4")),
        "+3 energy, then you have 6.",
    ),
    (
        using(battle(hand=(), energy=5, workers={Space(10): Die.GREY_3})),
        do.UseRoom(room=RoomId("UA4")),
        "+2 energy, then you have 7.",
    ),
    (using(battle(hand=())), do.EndRooms(), "Nothing left is worth its energy."),
    (
        using(battle(hand=(), workers={Space(17): Die.GREY_3}, digging=Space(17))),
        do.Excavate(),
        "From next round you can use the rooms it passes.",
    ),
]


@pytest.mark.parametrize(("state", "action", "said"), REASONS)
def test_advice_says_in_a_sentence_what_an_action_is_good_for(
    state: State, action: AnyAction, said: str
) -> None:
    assert reason(state, action) == said


def test_every_action_of_a_game_can_be_explained() -> None:
    """Placements, rooms and the end of rooms have a sentence, and no action raises an error."""
    for step in games(FALLING_SKIES)[0].steps:
        view = FALLING_SKIES.rules.view(step.before, ANNA)
        for action in FALLING_SKIES.rules.legal(step.before, ANNA):
            said = FALLING_SKIES.wording.reason(view, action, words)
            assert said.endswith(".") or not isinstance(action, Place | do.UseRoom | do.EndRooms)


def test_no_two_choices_of_a_question_read_alike() -> None:
    """The panel groups choices by their text: two spaces or rooms with one name would be merged."""
    namers = FALLING_SKIES.wording.namers
    for state in positions():
        legal = FALLING_SKIES.rules.legal(state, ANNA)
        rooms = {use.room for use in legal if isinstance(use, do.UseRoom)}
        assert len({namers[RoomId](room, None, words) for room in rooms}) == len(rooms)
        spaces = {one.space for one in legal if isinstance(one, Place)}
        assert len({namers[Space](at, None, words) for at in spaces}) == len(spaces)


# --- the guide -------------------------------------------------------------------------------------------


def guided(state: State, name: str) -> AnyAction | None:
    """Returns the choice that a step of the guide highlights."""
    (step,) = (step for step in FALLING_SKIES.commands.guide if step.name == name)
    return step.choose(FALLING_SKIES.rules.view(state, ANNA), FALLING_SKIES.rules.legal(state, ANNA))


def guide_text(state: State, name: str) -> str:
    """Returns the sentence of a step, for the choice that it highlights."""
    (step,) = (step for step in FALLING_SKIES.commands.guide if step.name == name)
    chosen = guided(state, name)
    assert chosen is not None
    return words(step.key, **step.facts(FALLING_SKIES.rules.view(state, ANNA), chosen))


def test_the_guide_starts_with_an_energy_room_that_one_die_fills() -> None:
    """B4 and B5 are one room: a single die there gives nothing."""
    state = placing(battle(ship(15, 1), hand=(Die.GREY_5, Die.WHITE_6)))
    assert place(Die.GREY_5, 8) in FALLING_SKIES.rules.legal(state, ANNA)
    assert guided(state, "energy") == place(Die.GREY_5, 10), "although a ship hits the city"
    assert "needs a die" not in guide_text(state, "energy")


def test_the_guide_says_which_space_a_larger_energy_room_needs_too() -> None:
    state = placing(battle(excavator=10, hand=(Die.GREY_5, Die.WHITE_6)))
    assert guided(state, "energy") == place(Die.GREY_5, 8)
    assert "This room needs a die in B5 too." in guide_text(state, "energy")
    half = placing(battle(excavator=10, hand=(Die.GREY_4, Die.WHITE_6), workers={Space(8): Die.GREY_5}))
    assert guided(half, "white-die") == place(Die.WHITE_6, 9), "the next step completes the room"
    assert guided(placing(battle(excavator=10, hand=(Die.GREY_5,))), "energy") is None


@pytest.mark.parametrize(
    ("position", "highlighted"),
    [
        (battle(hand=(Die.GREY_2,)), None),  # the next research space costs 3, and there is nothing to shoot
        (battle(hand=(Die.GREY_2, Die.GREY_3)), place(Die.GREY_3, 6)),
        (battle(hand=(Die.GREY_3,), energy=0), None),
        (battle(hand=(Die.GREY_3,), energy=0, workers={Space(10): Die.WHITE_5}), place(Die.GREY_3, 6)),
        (battle(ship(9, 1), hand=(Die.GREY_4,), research=7), place(Die.GREY_4, 5)),
    ],
)
def test_the_guide_places_dice_only_where_they_pay(position: Battle, highlighted: AnyAction | None) -> None:
    assert guided(placing(position), "fighters") == highlighted


READY = {Space(10): Die.GREY_6, Space(5): Die.GREY_6}
LOW = Fleet(mothership=2, drops=(None,) * 5, ships=(ship(13, 1),))


@pytest.mark.parametrize(
    ("changed", "room", "said"),
    [
        ({"energy": 1}, "UA4", "Take energy first"),
        ({"energy": 2}, "UA1", "Spend energy before you take more"),
        (
            {"energy": 2, "workers": {Space(10): Die.GREY_6}},
            "UA4",
            "even though your store can’t hold it all",
        ),
        ({"energy": 2, "workers": {Space(5): Die.GREY_6}}, "UA1", "Start with this one"),
    ],
)
def test_the_guide_spends_energy_first_when_the_store_would_overflow(
    changed: dict[str, object], room: str, said: str
) -> None:
    state = using(battle(**{"hand": (), "fleet": LOW, "workers": READY, **changed}))
    assert guided(state, "rooms") == do.UseRoom(room=RoomId(room))
    assert said in guide_text(state, "rooms")


# --- commands --------------------------------------------------------------------------------------------


def offered(state: State, verb: str, slot: str, **given: str) -> list[Choice]:
    (found,) = (each for each in FALLING_SKIES.commands.verbs if each.name == verb)
    return list(found.complete(state, ANNA, given, slot, words))


def planned(state: State, verb: str, **given: str) -> tuple[AnyAction, ...]:
    (found,) = (each for each in FALLING_SKIES.commands.verbs if each.name == verb)
    return found.plan(state, ANNA, given)


def test_place_offers_dice_then_spaces_with_what_the_ships_do() -> None:
    state = placing(battle(ship(4, 1)))
    assert [choice.value for choice in offered(state, "place", "die")] == ["grey_3", "white_5"]
    spaces = {choice.value: choice.label for choice in offered(state, "place", "space", die="grey 3")}
    assert spaces["C1"] == "C1 gives 3 energy · ship ↓3"
    assert "D5" not in spaces  # four spaces ahead: too far for a 3
    assert "D5" in {choice.value for choice in offered(state, "place", "space", die="white_5")}
    assert offered(state, "place", "ships") == []


def test_place_knows_the_ways_ships_may_be_kept_up() -> None:
    state = placing(battle(setup=setup("tokyo", team="bell"), excavator=20))
    ways = [choice.value for choice in offered(state, "place", "ships")]
    assert ways == ["as-usual", "slowed", "held"]
    kinds = [
        type(planned(state, "place", die="GREY 3", space="a1 anti-aircraft", ships=way)[0]) for way in ways
    ]
    assert kinds == [Place, do.PlaceSlowed, do.PlaceHeld]


def test_use_offers_rooms_steps_and_the_excavator() -> None:
    state = using(replace(WORKING, workers={**WORKING.workers, Space(6): Die.GREY_6}))
    rooms = {choice.value: choice.label for choice in offered(state, "use", "room")}
    assert list(rooms) == ["UA2", "UA4", "excavator"]
    assert rooms["UA2"] == "B2 research for 2 energy: value 6, costs 2 energy"
    assert rooms["excavator"] == "The excavator: 3 spaces for 1 energy"
    assert [choice.value for choice in offered(state, "use", "steps", room="UA2")] == ["2", "1"]
    assert planned(state, "use", room="B2") == (do.UseRoom(room=RoomId("UA2"), steps=2),)
    assert planned(state, "use", room="ua2", steps="1") == (do.UseRoom(room=RoomId("UA2"), steps=1),)
    assert planned(state, "use", room="Excavator") == (do.Excavate(),)


def test_use_knows_what_else_a_scenario_lets_a_room_do() -> None:
    state = using(replace(WORKING, setup=setup("roswell", scenario="repairing_the_base"), damage=2))
    assert [choice.value for choice in offered(state, "use", "for")] == ["repair"]
    assert planned(state, "use", **{"room": "C1", "for": "repair"}) == (do.RepairBase(room=RoomId("UA4")),)
    with pytest.raises(Refused):
        planned(state, "use", **{"room": "C1", "for": "fun"})


@pytest.mark.parametrize("typed", ["Jaroslav Růžička", "ruzicka", "RUZICKA", "Růžička: Gain 4 energy."])
def test_call_takes_a_name_as_people_type_it(typed: str) -> None:
    state = using(replace(WORKING, setup=setup("roswell", team="ruzicka moss")))
    assert [choice.value for choice in offered(state, "call", "character")] == ["ruzicka", "moss"]
    assert planned(state, "call", character=typed) == (do.Call(character=CharacterId("ruzicka")),)


# --- previews ---------------------------------------------------------------------------------------------


def test_every_placement_and_room_can_be_looked_at_before() -> None:
    preview = FALLING_SKIES.pictures.preview
    assert preview is not None
    for state in (placing(CROWDED), placing(FINAL), using(WORKING)):
        view = FALLING_SKIES.rules.view(state, ANNA)
        shown = [action for action in FALLING_SKIES.rules.legal(state, ANNA) if preview.shows(action)]
        assert shown
        for actions in (shown, *([action] for action in shown[:12])):
            sketch = preview.draw(view, actions, words)
            assert sketch is not None
            assert 0 < len(sketch.alt) <= LONGEST_ALT
    shapes = preview_of(placing(battle(ship(4, 1))), place(Die.GREY_3, 10))
    assert len([shape for shape in shapes if isinstance(shape, Track)]) == 1
    sketch = preview.draw(
        FALLING_SKIES.rules.view(placing(battle(ship(4, 1))), ANNA), [place(Die.GREY_3, 10)], words
    )
    assert sketch is not None
    assert sketch.alt.startswith("Grey 3 to C1. Gives 3 energy, ship down 3.")
    assert "C1:" not in sketch.alt, "the space is named once"
    assert "The ships end up here: purple ship (row 7, column 1" in sketch.alt


def test_the_preview_of_a_die_says_where_ships_drift_to() -> None:
    preview = FALLING_SKIES.pictures.preview
    assert preview is not None
    view = FALLING_SKIES.rules.view(placing(CROWDED), ANNA)
    seen = 0
    legal = FALLING_SKIES.rules.legal(placing(CROWDED), ANNA)
    for action in (action for action in legal if isinstance(action, Place)):
        sketch = preview.draw(view, [action], words)
        assert sketch is not None
        foreseen = preview_placement(view, action)
        for event in foreseen.events:
            if isinstance(event, ShipShifted) and any(ship.at == event.end for ship in foreseen.fleet.ships):
                assert f"(row {row_of(event.end)}, column {column_of(event.end) + 1}" in sketch.alt
                seen += 1
    assert seen


def preview_of(state: State, action: AnyAction) -> tuple[object, ...]:
    assert FALLING_SKIES.pictures.preview is not None
    sketch = FALLING_SKIES.pictures.preview.draw(FALLING_SKIES.rules.view(state, ANNA), [action], words)
    assert sketch is not None
    return sketch.scene.shapes


# --- looking up, and messages ------------------------------------------------------------------------------


def test_a_round_and_a_page_of_the_notebook_have_a_message_each() -> None:
    (campaign,) = (game for game in games(FALLING_SKIES) if "campaign" in game.name)
    numbers = [FALLING_SKIES.rules.round(step.after) or 0 for step in campaign.steps]
    assert numbers == sorted(numbers)
    # A page before each battle, then its rounds; a second try follows at once.
    books = {number for number in numbers if number % LONGEST_GAME == 0}
    assert len(books) >= 7
    assert all(number + 1 in numbers for number in books if number < max(books))


def test_the_list_of_cities_says_how_hard_each_one_is_to_save() -> None:
    offered = {choice.value: choice.label for choice in FALLING_SKIES.setup.choices["city"](words)}
    assert offered["montreal"] == "Montreal (easier)"
    assert offered["tokyo"] == "Tokyo (easier)"
    assert offered["seoul"] == "Seoul (average)"
    assert offered["london"] == "London (harder)"
    assert offered["cairo"] == "Cairo (hardest)"
    assert all(label.endswith(")") for label in offered.values())


def test_a_roll_and_the_way_of_the_mothership_are_no_result() -> None:
    found = [event for _, told in results(FALLING_SKIES) for event in told]
    assert len(found) > 100
    assert not any(isinstance(event, RoundRolled | MothershipDescended) for event in found)


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (ScoreCounted(score=-4), "Campaign score: \N{MINUS SIGN}4."),
        (CampaignLost(score=-3), "Final score: \N{MINUS SIGN}3."),
        (DifficultyRated(rating=-0.5, epic=1.5), "Difficulty: \N{MINUS SIGN}½. Epic score: 1½."),
    ],
)
def test_numbers_below_zero_have_a_proper_minus(event: AnyEvent, said: str) -> None:
    assert said in catalogue().describe(FALLING_SKIES, "event", event, view=None, seats={}, locale="en")
