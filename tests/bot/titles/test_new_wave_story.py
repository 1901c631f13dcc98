"""The story of War of the Worlds, one line per play."""

from collections.abc import Mapping

import pytest

from bot.text.catalogue import ENGLISH
from bot.titles.new_wave.story import DEEDS, TurnClosed
from bot.titles.title import Joined
from engine.core import Seat, SeededDice, tag_of, visible
from engine.new_wave import Options
from engine.new_wave.events import AnyEvent, CardJoined, OfferSwapped
from engine.new_wave.state import HUMANS, MARTIANS, State, seat_of
from tests.bot.new_wave import ARMED, DEFENCE, FORT, NAMES, TRIPOD, act, after, position, words
from tests.bot.titles.turn_results import results
from tests.content.words import entries, key
from tests.engine.games import catalogue, games
from tests.titles import NEW_WAVE


def told(events: list[AnyEvent], seats: Mapping[Seat, str] = NAMES) -> list[str]:
    assert NEW_WAVE.wording.story is not None
    view = NEW_WAVE.rules.view(DEFENCE, None)
    return [
        " ".join(
            catalogue().describe(NEW_WAVE, "event", each, view=view, seats=seats, locale=ENGLISH)
            for each in (event.events if isinstance(event, Joined) else (event,))
        )
        for event in NEW_WAVE.wording.story.tell(events)
    ]


def happened(state: State, *written: str) -> list[AnyEvent]:
    """Plays actions and returns their public events."""
    events: list[AnyEvent] = []
    for number, each in enumerate(written):
        seat = seat_of(state.side)
        assert act(each) in NEW_WAVE.rules.legal(state, seat), each
        step = NEW_WAVE.rules.apply(state, seat, act(each), SeededDice(b"story", number))
        events += visible(step.events, None)
        state = step.state
    return events


STORIES = [
    (
        "a card with what comes of it",
        ARMED,
        ("play_card card=reap mode=reap_take", "take_civilian area=wales"),
        ["Anna plays **Reap**: a civilian taken from Wales (**3** left)."],
    ),
    (
        "a card whose target is still asked for",
        ARMED,
        ("play_card card=reap mode=reap_take",),
        ["Anna plays **Reap**: take a civilian."],
    ),
    (
        "what was only half heard",
        after(ARMED, "play_card card=reap mode=reap_take"),
        ("take_civilian area=wales",),
        ["The Martians take a civilian from Wales (**3** left)."],
    ),
    (
        "a card that leaves",
        ARMED,
        ("play_card card=reap mode=reap_spend",),
        ["Anna plays **Reap**: 2 energy (2 to spend), Reap leaves the game."],
    ),
    (
        "an attack that waits for more",
        FORT,
        (TRIPOD, "hit area=wales unit=tripod_1"),
        ["Anna plays **Tripod**: 2 damage aimed at Wales so far."],
    ),
    (
        "cards that strike together",
        FORT,
        (
            TRIPOD,
            "hit area=wales unit=tripod_1",
            "join card=scorching_beam mode=scorching_beam_attack",
            "strike",
        ),
        ["Anna plays **Tripod and Scorching Beam**: 4 damage on Wales, the fort destroyed."],
    ),
    (
        "influence",
        position("martians", "nerve_agent", units={"tripod_1": "wales"}, civilians={"wales": 2}),
        ("play_card card=nerve_agent mode=nerve_agent_attack", "hit area=wales"),
        [
            "Anna plays **Nerve Agent**: 1 damage on Wales, nerve agent spreads,"
            " a civilian dies (**1** left)."
        ],
    ),
    (
        "a flight of two areas",
        ARMED,
        (
            "play_card card=ufo mode=ufo_move",
            "move_unit unit=ufo_1 to=wales",
            "move_unit unit=ufo_1 to=west_midlands",
        ),
        ["Anna plays **UFO**: UFO 1 from Irish Sea to West Midlands."],
    ),
    (
        "a flight half heard",
        after(ARMED, "play_card card=ufo mode=ufo_move"),
        ("move_unit unit=ufo_1 to=wales", "move_unit unit=ufo_1 to=west_midlands"),
        ["UFO 1 moves from Irish Sea to West Midlands."],
    ),
    (
        "a flight of one",
        ARMED,
        ("play_card card=ufo mode=ufo_move", "move_unit unit=ufo_1 to=wales", "stay unit=ufo_1"),
        ["Anna plays **UFO**: UFO 1 from Irish Sea to Wales."],
    ),
    (
        "a flight of no areas",
        ARMED,
        ("play_card card=ufo mode=ufo_move", "stay unit=ufo_1"),
        ["Anna plays **UFO**: UFO 1 stays in Irish Sea."],
    ),
    (
        "mines",
        position(
            "martians", "reap", units={"tripod_1": "wales"}, buildings={"west_midlands": ["landmines"]}
        ),
        ("play_card card=reap mode=reap_move_tripod", "move_unit unit=tripod_1 to=west_midlands"),
        [
            "Anna plays **Reap**: Tripod 1 from Wales to West Midlands, the mines go off,"
            " 2 damage to the Martians in West Midlands (**2** in all)."
        ],
    ),
    (
        "a purchase",
        DEFENCE,
        ("buy card=bunker", "place area=wessex"),
        ["Ben buys **Bunker** for 2: placed in Wessex. Next in the row: Air Strike."],
    ),
    (
        "a purchase that turns up the same",
        position("humans", row="evacuate bunker", deck="evacuate", purse=2),
        ("buy card=evacuate",),
        ["Ben buys **Evacuate** for 2. Next in the row: another Evacuate."],
    ),
    (
        "balloons are many",
        position(
            "martians",
            "tripod",
            units={"tripod_1": "wales"},
            buildings={"wales": ["barrage_balloons"]},
            civilians={"wales": 2},
        ),
        (TRIPOD, "hit area=wales unit=tripod_1"),
        [
            "Anna plays **Tripod**: 2 damage on Wales, the barrage balloons destroyed,"
            " a civilian dies (**1** left)."
        ],
    ),
    (
        "mines are laid",
        after(position("humans", row="landmines", purse=2), "buy card=landmines"),
        ("place area=london",),
        ["New in London: land mines."],
    ),
    (
        "a swap",
        position("humans", row="fort bunker bunker evacuate evacuate", deck="army"),
        ("swap_offer card=fort",),
        ["Ben swaps Fort for Army."],
    ),
    (
        "a swap that turns up the same",
        position("humans", row="regroup bunker bunker evacuate evacuate", deck="regroup"),
        ("swap_offer card=regroup",),
        ["Ben swaps Regroup for another Regroup."],
    ),
    (
        "an advanced swap that turns up the same",
        position("humans", row="regroup bunker bunker evacuate evacuate", deck="regroup", advanced=True),
        ("swap_offer card=regroup",),
        ["Ben scraps Regroup for another Regroup."],
    ),
    (
        "guns",
        DEFENCE,
        ("fire building=heavy_artillery area=london",),
        ["The heavy artillery fires at London: 1 damage (**1** in all)."],
    ),
    (
        "the end of a turn; that the other's begins, the question says",
        position("humans", "guerrilla", units={}),
        ("end_turn",),
        ["Ben discards Guerrilla, shuffles their discard pile and draws one card."],
    ),
    (
        "income is told with the turn it is for",
        position("humans", buildings={"grampian": ["plasma_reactor"]}),
        ("end_turn",),
        ["Ben ends their turn and draws nothing.", "Round 2: Anna to play, with 2 to spend from buildings."],
    ),
]  # fmt: skip


@pytest.mark.parametrize(
    ("state", "written", "lines"), [row[1:] for row in STORIES], ids=[row[0] for row in STORIES]
)
def test_a_play_is_a_line(state: State, written: tuple[str, ...], lines: list[str]) -> None:
    assert told(happened(state, *written)) == lines


def test_a_game_begins_with_the_landing_and_leaves_the_rows_to_the_status() -> None:
    begun = NEW_WAVE.rules.setup(Options(), 2, SeededDice(b"story", 0))
    view = NEW_WAVE.rules.view(begun.state, None)
    assert told(list(visible(begun.events, None))) == ["The invasion ship lands in the Western Highlands."]
    assert "Martians can buy: " in "\n".join(NEW_WAVE.wording.status(view, words))


def test_a_side_without_a_face_is_many() -> None:
    """Where the computer plays, the seat itself is named."""
    names = {MARTIANS: "Martians", HUMANS: "Humans"}
    events = happened(ARMED, "play_card card=reap mode=reap_take", "take_civilian area=wales")
    assert told(events, names) == ["The Martians play **Reap**: a civilian taken from Wales (**3** left)."]
    assert told(happened(position("humans"), "end_turn"), names) == [
        "The Humans end their turn and draw nothing."
    ]
    supplied = position("martians", buildings={"wales": ["supply_depot"]})
    began = "Round 1: Humans to play, with 1 to spend from buildings."
    assert told(happened(supplied, "end_turn"), names)[-1] == began


def test_a_whole_game_is_told_without_a_loss() -> None:
    """Every play and every loss of a random game is part of a line."""
    game = games(NEW_WAVE)[0]
    events = [event for step in game.steps for event in visible(step.events, None)]
    lines = "\n".join(told(events))
    for play in ("plays **", "buys **", " draws ", " to play, with "):
        assert play in lines
    assert NEW_WAVE.wording.story is not None
    assert len(NEW_WAVE.wording.story.tell(events)) < len(events) / 1.5


def test_every_deed_has_words_and_no_words_are_left_over() -> None:
    """A card that joins an attack is told by the whole attack."""
    deeds = {key("deed", tag_of(kind)) for kind in DEEDS if kind is not CardJoined}
    assert {name for name in entries("new_wave") if name.startswith("deed-")} == deeds


def test_a_swap_and_the_end_of_a_turn_are_no_result() -> None:
    found = [event for _, told in results(NEW_WAVE) for event in told]
    assert len(found) > 100
    assert not any(isinstance(event, TurnClosed | OfferSwapped) for event in found)
