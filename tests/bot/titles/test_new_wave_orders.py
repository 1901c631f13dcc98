"""The commands of War of the Worlds: their choices, their actions and their refusals."""

from typing import Any

import pytest

from bot.text.catalogue import ENGLISH
from bot.titles.title import Choice
from engine.core import NoDice, NotAsked, Refusal, Refused, Seat
from engine.new_wave.actions import AnyAction
from engine.new_wave.refusals import AnyRefusal, OfOrders
from engine.new_wave.state import MARTIANS, State, seat_of
from tests.bot.new_wave import ARMED, BEAM, DEFENCE, FORT, NAMES, TRIPOD, act, after, position, words
from tests.engine.casebook import is_reason
from tests.engine.games import catalogue, games
from tests.engine.new_wave.casebook import parse
from tests.titles import NEW_WAVE


def offered(state: State, verb: str, slot: str, **filled: str) -> list[Choice]:
    (found,) = (each for each in NEW_WAVE.commands.verbs if each.name == verb)
    return list(found.complete(state, seat_of(state.side), filled, slot, words))


def labels(state: State, verb: str, slot: str, **filled: str) -> dict[str, str]:
    return {choice.value: choice.label for choice in offered(state, verb, slot, **filled)}


def planned(
    state: State, verb: str, filled: dict[str, str], seat: Seat | None = None
) -> tuple[AnyAction, ...]:
    """Returns the actions a command plays; checks that each is legal in its turn."""
    (found,) = (each for each in NEW_WAVE.commands.verbs if each.name == verb)
    seat = seat_of(state.side) if seat is None else seat
    plan = found.plan(state, seat, filled)
    for action in plan:
        assert action in NEW_WAVE.rules.legal(state, seat), action
        state = NEW_WAVE.rules.apply(state, seat, action, NoDice()).state
    return plan


def test_card_offers_each_thing_a_card_can_be_played_for() -> None:
    plays = labels(ARMED, "card", "card")
    assert plays["reap_spend"] == "Reap: 2 energy, then remove this card · 2 to spend"
    assert plays["tripod_move"] == "Tripod: move a tripod"
    assert "reap_take" in plays


def test_card_offers_targets_with_what_would_fall() -> None:
    assert labels(ARMED, "card", "target", card="tripod_attack") == {
        "wales tripod_1": "Wales with Tripod 1 · 2 damage destroys 2 civilians"
    }
    assert labels(ARMED, "card", "target", card="reap_take") == {"wales": "Wales · civilians 4 → 3"}
    assert labels(ARMED, "card", "target", card="reap_move_tripod") == {"tripod_1": "Tripod 1 (Wales)"}
    goals = labels(ARMED, "card", "to", card="reap_move_tripod", target="tripod_1")
    assert goals["west_country"] == "West Country · nobody there"
    assert labels(ARMED, "card", "target", card="reap") == {}  # the mode is not chosen yet


PLANS = [
    ("an option alone", ARMED, "card", {"card": "reap_spend"}, ("play_card card=reap mode=reap_spend",)),
    (
        "a card with one option is enough",
        ARMED,
        "card",
        {"card": "Scorching Beam", "target": "Wales"},
        (BEAM, "hit area=wales"),
    ),
    (
        "a target with its unit",
        ARMED,
        "card",
        {"card": "tripod_attack", "target": "wales tripod_1"},
        (TRIPOD, "hit area=wales unit=tripod_1"),
    ),
    (
        "a target by its area alone",
        ARMED,
        "card",
        {"card": "tripod_attack", "target": "wales"},
        (TRIPOD, "hit area=wales unit=tripod_1"),
    ),
    (
        "a move by a card",
        ARMED,
        "card",
        {"card": "reap_move_tripod", "target": "Tripod 1", "to": "West Midlands"},
        ("play_card card=reap mode=reap_move_tripod", "move_unit unit=tripod_1 to=west_midlands"),
    ),
    (
        "where to is asked on",
        ARMED,
        "card",
        {"card": "reap_move_tripod", "target": "tripod_1"},
        ("play_card card=reap mode=reap_move_tripod",),
    ),
    (
        "a card that joins an attack",
        after(FORT, TRIPOD, "hit area=wales unit=tripod_1"),
        "card",
        {"card": "scorching_beam"},
        ("join card=scorching_beam mode=scorching_beam_attack",),
    ),
    (
        "the first card in hand moves",
        ARMED,
        "move",
        {"figure": "Tripod 1", "to": "north_west"},
        ("play_card card=reap mode=reap_move_tripod", "move_unit unit=tripod_1 to=north_west"),
    ),
    (
        "another card moves when it is named",
        ARMED,
        "move",
        {"figure": "tripod_1", "to": "north_west", "card": "tripod"},
        ("play_card card=tripod mode=tripod_move", "move_unit unit=tripod_1 to=north_west"),
    ),
    (
        "two areas far",
        ARMED,
        "move",
        {"figure": "ufo_1", "to": "west_midlands"},
        (
            "play_card card=ufo mode=ufo_move",
            "move_unit unit=ufo_1 to=north_west",
            "move_unit unit=ufo_1 to=west_midlands",
        ),
    ),
    (
        "a short way ends where it is told to",
        ARMED,
        "move",
        {"figure": "ufo_1", "to": "celtic_sea"},
        (
            "play_card card=ufo mode=ufo_move",
            "move_unit unit=ufo_1 to=celtic_sea",
            "stay unit=ufo_1",
        ),
    ),
    (
        "a civilian walks",
        DEFENCE,
        "move",
        {"figure": "wales", "to": "west_country"},
        (
            "play_card card=relocate mode=relocate_move_civilian",
            "move_civilian origin=wales to=west_country",
        ),
    ),
    (
        "a card already on the table moves",
        after(DEFENCE, "play_card card=army mode=army_move"),
        "move",
        {"figure": "army_1", "to": "west_country"},
        ("move_unit unit=army_1 to=west_country",),
    ),
    (
        "a purchase with its place",
        DEFENCE,
        "buy",
        {"card": "bunker", "area": "wessex"},
        ("buy card=bunker", "place area=wessex"),
    ),
    ("a purchase that asks on", DEFENCE, "buy", {"card": "Bunker"}, ("buy card=bunker",)),
    (
        "a purchase with only one place",
        DEFENCE,
        "buy",
        {"card": "royal navy", "area": "english_channel"},
        ("buy card=royal_navy",),
    ),
    ("a swap", DEFENCE, "swap", {"card": "fort"}, ("swap_offer card=fort",)),
    (
        "guns",
        DEFENCE,
        "fire",
        {"building": "Heavy Artillery", "area": "London"},
        ("fire building=heavy_artillery area=london",),
    ),
    ("the end", position("humans"), "pass", {}, ("end_turn",)),
]  # fmt: skip


@pytest.mark.parametrize(
    ("state", "verb", "filled", "written"), [row[1:] for row in PLANS], ids=[row[0] for row in PLANS]
)
def test_a_command_says_a_whole_order(
    state: State, verb: str, filled: dict[str, str], written: tuple[str, ...]
) -> None:
    assert planned(state, verb, filled) == tuple(map(act, written))


def test_move_offers_pieces_then_where_and_with_which_card() -> None:
    assert labels(ARMED, "move", "figure")["ufo_1"] == "UFO 1 (Irish Sea)"
    assert labels(DEFENCE, "move", "figure")["wales"] == "A civilian in Wales (of 2)"
    assert labels(DEFENCE, "move", "figure")["wessex"] == "The civilian in Wessex"
    goals = labels(ARMED, "move", "to", figure="UFO 1")
    assert goals["wales"] == "Wales · with UFO · 2 civilians, Tripod 1, UFO 2"
    assert goals["west_midlands"] == "West Midlands · with UFO · nobody there"  # two areas away
    assert "irish_sea" not in goals
    cards = labels(DEFENCE, "move", "card", figure="wales", to="west_country")
    assert list(cards) == ["relocate_move_civilian", "evacuate_move_civilians", "regroup_move_civilian"]


def test_buy_swap_and_fire_offer_what_is_legal() -> None:
    bought = labels(DEFENCE, "buy", "card")
    assert bought["bunker"] == "Bunker · costs 2, leaves 3 · Build it where civilians live. Shield 2."
    assert list(labels(DEFENCE, "buy", "area", card="bunker")) == ["wales", "wessex"]
    assert labels(DEFENCE, "buy", "area", card="royal_navy") == {}
    assert labels(DEFENCE, "buy", "area", card="nothing") == {}
    assert list(labels(DEFENCE, "swap", "card")) == ["army", "royal_navy", "bunker", "fort", "evacuate"]
    assert labels(DEFENCE, "fire", "building") == {"heavy_artillery": "Heavy artillery"}
    assert labels(DEFENCE, "fire", "area", building="heavy_artillery") == {
        "london": "London · damage 0 → 1 of 30"
    }


USED = position(
    "martians",
    "tripod tripod",
    units={"tripod_1": "wales", "tripod_2": "london"},
    used=("tripod_2",),
    civilians={"wales": 1, "london": 2},
)

REFUSALS: list[tuple[str, State, str, dict[str, str], str]] = [
    ("no such card", ARMED, "card", {"card": "Excalibur"}, "unknown typed=Excalibur"),
    ("not in hand", ARMED, "card", {"card": "infrasound"}, "not_in_hand card=infrasound"),
    ("a building is never held", DEFENCE, "card", {"card": "fort"}, "not_in_hand card=fort"),
    (
        "out of reach",
        ARMED,
        "card",
        {"card": "tripod_attack", "target": "london"},
        "out_of_reach area=london",
    ),
    (
        "used, where it could strike",
        USED,
        "card",
        {"card": "tripod_attack", "target": "london"},
        "unit_used unit=tripod_2",
    ),
    (
        "a second unit card on the one unit that could strike",
        after(USED, TRIPOD, "hit area=wales unit=tripod_1"),
        "card",
        {"card": "tripod_attack", "target": "london"},
        "unit_used unit=tripod_2",
    ),
    (
        "no such area",
        ARMED,
        "card",
        {"card": "tripod_attack", "target": "Atlantis"},
        "unknown typed=Atlantis",
    ),
    (
        "a card that cannot join",
        after(FORT, TRIPOD, "hit area=wales unit=tripod_1"),
        "card",
        {"card": "reap"},
        "other_question",
    ),
    (
        "a card while another looks for its target",
        after(ARMED, "play_card card=reap mode=reap_take"),
        "card",
        {"card": "Power"},
        "other_question",
    ),
    (
        "a move while a card looks for its target",
        after(ARMED, "play_card card=reap mode=reap_take"),
        "move",
        {"figure": "tripod_1", "to": "Atlantis"},
        "other_question",
    ),
    (
        "a purchase while a unit is on the march",
        after(ARMED, "play_card card=reap mode=reap_move_tripod"),
        "buy",
        {"card": "Atlantis"},
        "other_question",
    ),
    (
        "a harvest elsewhere",
        ARMED,
        "card",
        {"card": "reap_take", "target": "london"},
        "out_of_reach area=london",
    ),
    (
        "too far for a step",
        ARMED,
        "card",
        {"card": "reap_move_tripod", "target": "tripod_1", "to": "london"},
        "not_adjacent area=london",
    ),
    ("no such piece", ARMED, "move", {"figure": "Godzilla", "to": "london"}, "unknown typed=Godzilla"),
    ("no card for it", ARMED, "move", {"figure": "london", "to": "wessex"}, "nothing_moves_it"),
    ("wet feet", ARMED, "move", {"figure": "tripod_1", "to": "irish_sea"}, "wrong_terrain area=irish_sea"),
    (
        "held",
        position("humans", "army", units={"army_1": "london", "army_2": "wales", "tripod_1": "london"}),
        "move",
        {"figure": "army_1", "to": "wessex"},
        "held unit=army_1",
    ),
    (
        "the wrong card",
        DEFENCE,
        "move",
        {"figure": "army_1", "to": "west_country", "card": "guerrilla"},
        "not_in_hand card=guerrilla",
    ),
    (
        "a card that moves nothing",
        ARMED,
        "move",
        {"figure": "tripod_1", "to": "west_country", "card": "scorching_beam"},
        "nothing_moves_it",
    ),
    (
        "no such piece for a card to move",
        DEFENCE,
        "card",
        {"card": "relocate_move_civilian", "target": "Godzilla", "to": "wales"},
        "unknown typed=Godzilla",
    ),
    (
        "held, and nobody else is there",
        position("humans", "army", units={"army_1": "london", "tripod_1": "london"}),
        "move",
        {"figure": "army_1", "to": "wessex"},
        "no_unit_can_move kind=army",
    ),
    (
        "too dear",
        position("humans", row="fort", purse=3),
        "buy",
        {"card": "fort", "area": "wales"},
        "too_dear card=fort cost=5 purse=3",
    ),
    ("not for sale", DEFENCE, "buy", {"card": "landmines"}, "not_offered card=landmines"),
    ("not there", DEFENCE, "buy", {"card": "bunker", "area": "london"}, "not_here area=london"),
    (
        "a navy elsewhere",
        DEFENCE,
        "buy",
        {"card": "royal_navy", "area": "irish_sea"},
        "not_here area=irish_sea",
    ),
    ("no such offer", DEFENCE, "swap", {"card": "regroup"}, "not_offered card=regroup"),
    ("no such guns", DEFENCE, "fire", {"building": "slingshot", "area": "london"}, "unknown typed=slingshot"),
    (
        "nothing there",
        DEFENCE,
        "fire",
        {"building": "heavy_artillery", "area": "yorkshire"},
        "nothing_to_hit area=yorkshire",
    ),
    ("cards left", DEFENCE, "pass", {}, "must_play card=relocate"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("state", "verb", "filled", "reason"), [row[1:] for row in REFUSALS], ids=[row[0] for row in REFUSALS]
)
def test_an_order_that_cannot_be_done_says_why(
    state: State, verb: str, filled: dict[str, str], reason: str
) -> None:
    assert is_reason(refusal(state, verb, filled), parse(reason, AnyRefusal | OfOrders))


def test_a_card_with_several_uses_asks_what_for() -> None:
    refused = refusal(ARMED, "card", {"card": "Reap"})
    view = NEW_WAVE.rules.view(ARMED, MARTIANS)
    assert (
        catalogue()
        .describe(NEW_WAVE, "refusal", refused, view=view, seats=NAMES, locale=ENGLISH)
        .startswith("Reap can do several things. Choose one: take a civilian, move a tripod or 2 energy")
    )


def refusal(state: State, verb: str, filled: dict[str, str], seat: Seat | None = None) -> Refusal:
    with pytest.raises(Refused) as refused:
        planned(state, verb, filled, seat)
    return refused.value.refusal


@pytest.mark.parametrize("verb", NEW_WAVE.commands.verbs, ids=lambda verb: str(verb.name))
def test_a_side_that_is_not_on_turn_is_told_so_first(verb: Any) -> None:
    nonsense = {slot.name: "nonsense" for slot in verb.slots}
    assert refusal(DEFENCE, verb.name, nonsense, MARTIANS) == NotAsked()


def test_what_a_command_offers_can_be_ordered() -> None:
    """Every choice of every slot is taken in random games, and leads to legal actions."""
    tried = {verb.name: 0 for verb in NEW_WAVE.commands.verbs}
    for game in games(NEW_WAVE)[:2]:
        for number, state in enumerate(game.sample(25)):
            if NEW_WAVE.rules.decision(state) is None:
                continue
            for verb in NEW_WAVE.commands.verbs:
                filled: dict[str, str] = {}
                for slot in verb.slots:
                    choices = offered(state, verb.name, slot.name, **filled)
                    assert len({choice.value for choice in choices}) == len(choices)
                    if choices:
                        filled[slot.name] = choices[number % len(choices)].value
                if all(slot.name in filled for slot in verb.slots if slot.required) and verb.slots:
                    assert planned(state, verb.name, filled)
                    tried[verb.name] += 1
    assert all(tried[name] for name in ("card", "move", "buy", "swap"))
