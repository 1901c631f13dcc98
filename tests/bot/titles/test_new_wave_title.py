"""The title of War of the Worlds: hints, lookups and sketches."""

import pytest
from msgspec.structs import replace

import content
from bot.text.catalogue import COMMON
from bot.ui.kit.menus import LONGEST_CHOICE, shorten
from engine.new_wave import actions as do
from engine.new_wave.content import CardId, Side
from engine.new_wave.state import HUMANS, MARTIANS, State, seat_of
from renderer.words import LONGEST_ALT, dash
from tests.bot.new_wave import ARMED, DEFENCE, FORT, TRIPOD, act, after, position, words
from tests.engine.games import catalogue, games
from tests.engine.new_wave.loading import game_content
from tests.titles import NEW_WAVE

# --- beside an action ------------------------------------------------------------------------------------

REAPING = position("martians", "reap", units={"tripod_1": "wales"}, civilians={"wales": 2, "london": 1})
BUNKER = "costs 2, leaves 1 · Build it where civilians live. Shield 2."
FORT_HERE = "free · card price 5 · Build it where civilians live. Shield 4, shoots a tripod there each turn."
HINTS = [
    (
        "a strike names what falls",
        after(position("martians", "tripod", units={"tripod_1": "wales"}, civilians={"wales": 3}), TRIPOD),
        "hit area=wales unit=tripod_1",
        "2 damage destroys 2 civilians",
    ),
    (
        "what is too much is lost",
        after(
            position(
                "martians",
                "tripod",
                units={"tripod_1": "wales"},
                buildings={"wales": ["supply_depot"]},
                civilians={"london": 1},
            ),
            TRIPOD,
        ),
        "hit area=wales unit=tripod_1",
        "2 damage destroys the supply depot · 1 of it wasted",
    ),
    (
        "a strike that ends the war says so",
        after(position("martians", "tripod", units={"tripod_1": "wales"}, civilians={"wales": 2}), TRIPOD),
        "hit area=wales unit=tripod_1",
        "wins the war · 2 damage destroys 2 civilians",
    ),
    (
        "a shield asks for more",
        after(FORT, TRIPOD),
        "hit area=wales unit=tripod_1",
        "2 of the 4 damage the shield needs",
    ),
    (
        "a card that joins brings the shield down",
        after(FORT, TRIPOD, "hit area=wales unit=tripod_1"),
        "join card=scorching_beam mode=scorching_beam_attack",
        "4 damage destroys the fort",
    ),
    (
        "armies and balloons leave a choice",
        after(
            position(
                "martians",
                "tripod",
                units={"tripod_1": "wales", "army_1": "wales", "army_2": "wales"},
                buildings={"wales": ["barrage_balloons"]},
            ),
            TRIPOD,
        ),
        "hit area=wales unit=tripod_1",
        "2 damage destroys 2 of the armies and balloons",
    ),
    (
        "navies are named as such",
        after(
            position("martians", "ufo", units={"ufo_1": "irish_sea", "navy_1": "irish_sea"}),
            "play_card card=ufo mode=ufo_attack",
        ),
        "hit area=irish_sea unit=ufo_1",
        "1 damage destroys 1 navy",
    ),
    (
        "influence is laid where nothing falls",
        after(
            position("martians", "nerve_agent", units={"tripod_1": "grampian"}),
            "play_card card=nerve_agent mode=nerve_agent_attack",
        ),
        "hit area=grampian",
        "1 damage destroys nothing",
    ),
    (
        "a harvest counts civilians",
        after(REAPING, "play_card card=reap mode=reap_take"),
        "take_civilian area=wales",
        "civilians 3 → 2",
    ),
    (
        "the last civilian",
        after(
            position("martians", "reap", units={"tripod_1": "wales"}, civilians={"wales": 1}),
            "play_card card=reap mode=reap_take",
        ),
        "take_civilian area=wales",
        "wins the war · civilians 1 → 0",
    ),
    (
        "damage to the Martians",
        position("humans", "air_strike", damage=3),
        "play_card card=air_strike mode=air_strike_attack",
        "damage 3 → 4 of 30",
    ),
    (
        "the last damage",
        position("humans", "air_strike", damage=29),
        "play_card card=air_strike mode=air_strike_attack",
        "wins the war · damage 29 → 30 of 30",
    ),
    (
        "guns",
        position(
            "humans", buildings={"wales": ["heavy_artillery"]}, units={"tripod_1": "wales"}, damage=7
        ),
        "fire building=heavy_artillery area=wales",
        "damage 7 → 9 of 30",
    ),
    (
        "mines on the way",
        after(
            position(
                "martians",
                "reap",
                units={"tripod_1": "wales"},
                buildings={"west_midlands": ["landmines"]},
            ),
            "play_card card=reap mode=reap_move_tripod",
        ),
        "move_unit unit=tripod_1 to=west_midlands",
        "damage 0 → 2 of 30",
    ),
    (
        "where a move leads",
        after(
            position("humans", "army", units={"army_1": "wales", "tripod_1": "west_country"}),
            "play_card card=army mode=army_move",
        ),
        "move_unit unit=army_1 to=west_country",
        "Tripod 1",
    ),
    (
        "nobody where a piece is placed",
        after(position("humans", row="landmines", purse=2), "buy card=landmines"),
        "place area=london",
        "nobody there",
    ),
    (
        "income",
        position("humans", "relocate"),
        "play_card card=relocate mode=relocate_gain",
        "1 to spend",
    ),
    ("a price and what it buys", position("humans", row="bunker", purse=3), "buy card=bunker", BUNKER),
    ("what is swapped away", position("humans", row="fort", deck="army"), "swap_offer card=fort", FORT_HERE),
    (
        "what an end leaves undone",
        position("humans", "guerrilla guerrilla", purse=2),
        "end_turn",
        "discards 2 cards · 2 left unspent",
    ),
    ("an end that leaves nothing", position("humans"), "end_turn", ""),
]  # fmt: skip


@pytest.mark.parametrize(("state", "written", "said"), [row[1:] for row in HINTS], ids=[r[0] for r in HINTS])
def test_what_an_action_would_do_stands_beside_it(state: State, written: str, said: str) -> None:
    seat = seat_of(state.side)
    assert act(written) in NEW_WAVE.rules.legal(state, seat)
    assert NEW_WAVE.wording.hint(NEW_WAVE.rules.view(state, seat), act(written), words) == said


def test_no_two_choices_of_a_question_read_alike() -> None:
    """The panel groups choices by their text: two pieces with one name would be merged."""
    game = game_content()
    for kind, several in (
        ("area", game.areas),
        ("card", game.cards),
        ("building", game.buildings),
    ):
        labels = {words(f"{kind}-{name.replace('_', '-')}") for name in several}
        assert len(labels) == len(several)
    for card in game.cards.values():
        modes = {words(f"mode-{mode.id.replace('_', '-')}") for mode in card.modes}
        assert len(modes) == len(card.modes)


# --- looking up ------------------------------------------------------------------------------------------


def test_every_topic_is_answered_by_its_value_and_by_its_label() -> None:
    rules = next(lookup for lookup in NEW_WAVE.commands.lookups if lookup.name == "rules")
    view = NEW_WAVE.rules.view(DEFENCE, HUMANS)
    topics = rules.complete(view, {}, "topic", words)
    assert len({topic.label for topic in topics}) == len(topics) > 90
    unknown = words("rules-unknown")
    for topic in topics:
        said = rules.answer(view, {"topic": topic.value}, words)
        assert said == rules.answer(view, {"topic": topic.label.upper()}, words)
        assert said != unknown
    assert rules.answer(view, {"topic": "cricket"}, words) == unknown


@pytest.mark.parametrize(
    ("topic", "lines"),
    [
        ("term holding", ["**Holding** (T7, R13, R49)", "one tripod or UFO", "If UFOs fly free"]),
        (
            "card reap",
            [
                "**Reap**: action card of the Martians, never for sale."
                " 4 in the game, 4 of them from the start.",
            ],
        ),
        (
            "card fort",
            [
                "**Fort**: building card of the Humans, price 5. One in the game.",
                "Shield 4. Once a turn: 1 damage to a tripod in its own area.",
            ],
        ),
        ("building landmines", ["**Land mines** of the Humans. There are 2. Lay them on land where nobody"]),
        ("unit ufo", ["**UFO** of the Martians. 2 at most."]),
        ("marker no_exit", ["**Nerve agent**"]),
        (
            "area london",
            [
                "**London** (land), next to West Midlands, East Midlands, East Anglia, Wessex,"
                " Southern North Sea and Portsmouth.",
                "There now: 1 civilian and Tripod 1.",
            ],
        ),
        ("area english_channel", ["The port: new navies appear here", "Nothing is there now."]),
    ],
)  # fmt: skip
def test_a_topic_is_told_in_our_words(topic: str, lines: list[str]) -> None:
    rules = next(lookup for lookup in NEW_WAVE.commands.lookups if lookup.name == "rules")
    said = rules.answer(NEW_WAVE.rules.view(DEFENCE, HUMANS), {"topic": topic}, words)
    for line in lines:
        assert line in said


def test_anyone_may_look_at_all_that_lies_open() -> None:
    pile = next(lookup for lookup in NEW_WAVE.commands.lookups if lookup.name == "pile")
    camp = replace(
        ARMED.camps[Side.MARTIANS],
        discard=(CardId("reap"), CardId("power_supply"), CardId("reap")),
        box=(CardId("ufo"),),
        supply=(CardId("power_supply"),),
    )
    state = replace(ARMED, camps={**ARMED.camps, Side.MARTIANS: camp})
    for viewer in (MARTIANS, HUMANS, None):
        view = NEW_WAVE.rules.view(state, viewer)
        said = pile.answer(view, {"side": "Martians"}, words).splitlines()
        assert said == [
            "**The open cards of the Martians**",
            "Discard pile (3): 2 × Reap and Power Supply.",  # noqa: RUF001
            "Out of the game (1): UFO.",
            "In the row, with 0 cards in the deck behind it:",
            f"**Tripod** (price 4): {words('card-tripod-text')}",
            f"**UFO** (price 3): {words('card-ufo-text')}",
            "Hand (4) and supply (1) together contain: Power Supply, Reap, Scorching Beam, Tripod and UFO.",
        ]
        choices = pile.complete(view, {}, "side", words)
        assert choices[0].value != (view.viewer or Side.HUMANS)
    assert pile.answer(view, {"side": "elves"}, words) == words("pile-unknown")


# --- above the answers ------------------------------------------------------------------------------------


def aid(state: State) -> list[str]:
    seat = seat_of(state.side)
    decision, legal = NEW_WAVE.rules.decision(state), NEW_WAVE.rules.legal(state, seat)
    assert decision is not None
    return list(NEW_WAVE.wording.aid(NEW_WAVE.rules.view(state, seat), decision, legal, words))


def test_a_player_reads_what_has_to_be_played_what_they_hold_and_what_they_can_buy() -> None:
    held = position("martians", "power_supply power_supply", row="tripod ufo tripod", purse=3)
    assert aid(held) == [
        "Play every card you can first. Then you can end your turn.",
        "Your hand:",
        "**Power Supply** (2 cards): 1 energy; or 2 energy, then remove this card",
        "To buy from your row (3 to spend):",
        f"**Tripod** (2 cards, price 4 each): {words('card-brief', text=words('card-tripod-text'))}",
        f"**UFO** (price 3): {words('card-brief', text=words('card-ufo-text'))}",
    ]
    assert aid(position("martians")) == [], "the turn can end"
    assert aid(after(REAPING, "play_card card=reap mode=reap_take")) == [], "the target is asked for"


@pytest.mark.parametrize("language", content.locales(COMMON))
def test_a_card_for_sale_says_all_it_does_in_a_list(language: str) -> None:
    """The line below an option has room for the price, what is left and the short text of any card."""
    spoken = catalogue().words(language, NEW_WAVE)
    for card in (card for card, printed in game_content().cards.items() if printed.cost is not None):
        side = game_content().cards[card].side
        view = NEW_WAVE.rules.view(position(side.value, row=card, purse=10), seat_of(side))
        told = NEW_WAVE.wording.hint(view, do.Buy(card=card), spoken)
        assert shorten(told, LONGEST_CHOICE) == told
        assert told.endswith(str(spoken("card-brief", text=spoken(f"card-{dash(card)}-text"))))


# --- previews ---------------------------------------------------------------------------------------------


def test_every_action_on_the_map_can_be_looked_at_before() -> None:
    preview = NEW_WAVE.pictures.preview
    assert preview is not None
    seen: set[type] = set()
    for game in games(NEW_WAVE)[:2]:
        for state in game.sample(60):
            seat = seat_of(state.side)
            view = NEW_WAVE.rules.view(state, seat)
            shown = [action for action in NEW_WAVE.rules.legal(state, seat) if preview.shows(action)]
            for several in (shown, *([action] for action in shown[:4])):
                if several:
                    sketch = preview.draw(view, several, words)
                    assert sketch is not None
                    assert 0 < len(sketch.alt) <= LONGEST_ALT
            seen |= {type(action) for action in shown}
    assert {do.MoveUnit, do.MoveCivilian, do.Hit, do.Place} <= seen


@pytest.mark.parametrize(
    ("state", "written", "said"),
    [
        (
            after(FORT, TRIPOD, "hit area=wales unit=tripod_1"),
            "join card=scorching_beam mode=scorching_beam_attack",
            "4 damage destroys the fort",
        ),
        (after(DEFENCE, "buy card=bunker"), "place area=wessex", "There now: 1 civilian"),
        (
            after(DEFENCE, "play_card card=army mode=army_move"),
            "move_unit unit=army_1 to=west_country",
            ". Nobody there.",
        ),
    ],
)
def test_a_sketch_says_what_would_happen_or_what_is_there(state: State, written: str, said: str) -> None:
    assert NEW_WAVE.pictures.preview is not None
    view = NEW_WAVE.rules.view(state, seat_of(state.side))
    sketch = NEW_WAVE.pictures.preview.draw(view, [act(written)], words)
    assert sketch is not None
    assert said in sketch.alt


def test_every_area_can_be_looked_at_from_near() -> None:
    places = NEW_WAVE.pictures.closeups(NEW_WAVE.rules.view(DEFENCE, None), words)
    assert len(places) == len(game_content().areas)
    assert len(set(places.values())) > len(places) / 2
    assert "Portsmouth" in places


def test_onlookers_of_a_finished_game_see_both_hands() -> None:
    assert NEW_WAVE.pictures.open_view is not None
    for camp in NEW_WAVE.pictures.open_view(DEFENCE).camps.values():
        assert len(camp.hand) == camp.hand_count
