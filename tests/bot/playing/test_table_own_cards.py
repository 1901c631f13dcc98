"""Cards in one's own attack at a Discord table: only a named card is played."""

import pytest
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle
from simcord.results import ResponseMessage

from bot.store import journal
from bot.store.rows import ByWhom, Move
from tests.bot.miniatures import let_pass, offers, order, prepared, press, question, say, story
from tests.bot.players import GAME, HAND, choose, on_offer, open_table, start_table
from tests.bot.world import World, answer, parts, text
from tests.titles import MINIATURES

pytestmark = pytest.mark.slow  # turns of the miniatures on a simulated Discord

# S1 sees M1, and the computer would play Human Ingenuity on that shot.
SHOT = {
    "scenario": "final-03",
    "figures": "S1 H2, S2 A1, S3 B1, M1 H4, M2 A8, M3 B8",
    "turn": "human",
    "human": "ingenuity splat lucky",
    "martian": "slippery friends",
}
PLAIN = "Shoot at M1"
AIMED = "Aim and shoot at M1"
INGENUITY, SPLAT = "Shoot at M1 with Human Ingenuity", "Shoot at M1 with Splat!"
SPENT = "instead of a second figure"
PLAYED = "🃏 The Humans play"
EVERY_WAY = ("automatic", "counts", "ask", "never")


async def _cards(world: World, actor: MemberActor, place: ChannelHandle) -> str:
    return text(answer(await actor.click(world.board(place), label=HAND)))


async def _moves(world: World) -> tuple[Move, ...]:
    return await world.process.database.read(journal.moves, GAME)


def _listed(shown: ResponseMessage) -> dict[str, str]:
    """Returns the entries of a panel's lists, with their descriptions."""
    entries = (option for part in parts(shown) if "options" in part for option in part["options"])
    return {option["label"]: option.get("description", "") for option in entries}


async def _may_activate(actor: MemberActor, place: ChannelHandle) -> list[str]:
    return [name for name in await offers(actor, place, "act", "action") if name.startswith("Activate")]


# --- plain orders ------------------------------------------------------------------------------------------


@prepared(**SHOT)
async def test_a_plain_shot_leaves_the_card_in_hand_and_the_second_figure_free(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    place = await start_table(world, anna, ben, reactions=None, game=MINIATURES.id)
    await press(world, anna, place, "S1", PLAIN)
    told = story(world, place)
    assert "S1 shoots M1" in told
    assert PLAYED not in told
    assert "Human Ingenuity" in await _cards(world, anna, place)
    await order(anna, place, "pass")
    assert question(world, place).startswith("Anna:")
    assert len(await _may_activate(anna, place)) == 2


@prepared(**SHOT)
async def test_a_whole_order_runs_through_its_own_window_without_a_card(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    place = await start_table(world, anna, ben, reactions=None, game=MINIATURES.id)
    await press(world, anna, place, "S1", "Shoot at M1, then move to G2")
    told = story(world, place)
    assert told.index("S1 shoots M1") < told.index("G2")
    assert PLAYED not in told
    assert len(await _may_activate(anna, place)) == 2


@prepared(**{**SHOT, "figures": "S1 H2, S2 A1, S3 B1, TOR H2, M2 A8, M3 B8", "human": "ingenuity lucky"})
@pytest.mark.parametrize("way", ["automatic", "counts"])
async def test_a_lost_fight_costs_no_rescue_card_unasked(
    world: World, anna: MemberActor, ben: MemberActor, way: str
) -> None:
    """S1 falls in Anna's own turn; with *when it counts* she is asked, here about each card."""
    place = await start_table(world, anna, ben, reactions=None, game=MINIATURES.id)
    await anna.slash(place, "table reactions", mode=way)
    await order(anna, place, "fight", figure="S1", target="TOR")
    if way == "counts":
        await let_pass(world, place, anna, until="about to die")
        assert question(world, place) == "Anna: S1 is about to die. Play a card?"
        return
    assert "💀" in story(world, place)
    assert PLAYED not in story(world, place)
    assert "Lucky Escape" in await _cards(world, anna, place)


# --- cards that are named ----------------------------------------------------------------------------------


@prepared(**SHOT)
@pytest.mark.parametrize("way", EVERY_WAY)
async def test_the_panel_offers_the_card_as_a_line_of_its_own_and_plays_it_in_every_mode(
    world: World, anna: MemberActor, ben: MemberActor, way: str
) -> None:
    place = await start_table(world, anna, ben, game=MINIATURES.id)
    await anna.slash(place, "table reactions", mode=way)
    shown = await press(world, anna, place, "S1")
    lines = _listed(shown)
    assert lines.get(INGENUITY) == f"38 → 51% to kill · {SPENT}"
    assert lines.get(SPLAT) == f"38 → 47% to kill · {SPENT}"
    await choose(anna, shown, INGENUITY)
    # Ben, asked about his own card, gets the odds of the announcement.
    assert question(world, place).endswith("S1 against M1, 51% to kill.")
    await say(ben, place, "No")
    assert f"{PLAYED} *Human Ingenuity*." in story(world, place)
    assert "Human Ingenuity" not in await _cards(world, anna, place)
    await say(anna, place, "End this activation")
    assert question(world, place).startswith("Ben:")


@prepared(**SHOT)
async def test_the_panel_offers_a_step_a_shot_and_a_card_as_one_order(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    place = await start_table(world, anna, ben, reactions=None, game=MINIATURES.id)
    shown = await press(world, anna, place, "S1")
    line = "Move to H3, then shoot at M1 with Human Ingenuity"
    assert SPENT in _listed(shown)[line]
    await choose(anna, shown, line)
    told = story(world, place)
    assert told.index("H3") < told.index(PLAYED) < told.index("S1 shoots M1")
    moves = await _moves(world)
    assert len({move.cause for move in moves[2:]}) == 1, "it was one order"


@prepared(**SHOT)
async def test_a_figure_that_has_moved_is_still_offered_its_card(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    place = await start_table(world, anna, ben, reactions=None, game=MINIATURES.id)
    shown = await press(world, anna, place, "S1", "Move to H3")
    await choose(anna, shown, SPLAT)
    assert f"{PLAYED} *Splat!*" in story(world, place)


@prepared(**{**SHOT, "figures": "S1 H2, S2 A1, S3 B1, M1 H3, M2 A8, M3 B8"})
async def test_a_card_is_named_for_a_fight_whatever_the_defender_does(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    place = await start_table(world, anna, ben, reactions=None, game=MINIATURES.id)
    shown = await press(world, anna, place, "S1")
    fights = [line for line in _listed(shown) if line.startswith("Move to H3 with")]
    assert fights == ["Move to H3 with Human Ingenuity"], "Splat! helps only against a dodge"
    await choose(anna, shown, fights[0])
    assert f"{PLAYED} *Human Ingenuity*." in story(world, place)


@prepared(**SHOT)
async def test_a_second_figure_is_offered_no_card(world: World, anna: MemberActor, ben: MemberActor) -> None:
    place = await start_table(world, anna, ben, reactions=None, game=MINIATURES.id)
    await say(anna, place, "Activate S2", "End this activation")
    shown = await press(world, anna, place, "Activate S1")
    assert PLAIN in " ".join(on_offer(shown))
    assert not [line for line in _listed(shown) if " with " in line]


@prepared(**{**SHOT, "human": "ingenuity ingenuity splat"})
async def test_the_command_names_the_card_with_its_odds_also_where_two_are_alike(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    place = await start_table(world, anna, ben, reactions=None, game=MINIATURES.id)
    attack = {"figure": "S1", "target": "M1"}
    offered = await anna.autocomplete(place, "shoot", "card", "", **attack)
    assert [choice["name"] for choice in offered] == [
        f"Human Ingenuity · 38 → 51% to kill · {SPENT}",
        f"Splat! · 38 → 47% to kill · {SPENT}",
    ]
    aimed = await anna.autocomplete(place, "shoot", "card", "Ingenuity", aim="yes", **attack)
    assert aimed[0]["name"] == f"Human Ingenuity · 51 → 63% to kill · {SPENT}"
    await order(anna, place, "shoot", card=offered[0]["value"], **attack)
    assert f"{PLAYED} *Human Ingenuity*." in story(world, place)
    assert (await _cards(world, anna, place)).count("Human Ingenuity") == 1


@prepared(**SHOT)
async def test_a_standing_order_for_ones_own_shots_has_named_the_card(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    place = await start_table(world, anna, ben, reactions=None, game=MINIATURES.id)
    hand = answer(await anna.click(world.board(place), label=HAND))
    sheet = answer(await anna.click(hand, label="Standing orders"))
    for label in ("Give an order", "Human Ingenuity", "When one of your figures shoots", "Anyone"):
        await choose(anna, sheet, label)
    await choose(anna, sheet, "Whatever the chance")
    await press(world, anna, place, "S1", PLAIN)
    assert f"{PLAYED} *Human Ingenuity*." in story(world, place)


# --- the people asked --------------------------------------------------------------------------------------


@prepared(**SHOT)
@pytest.mark.parametrize(("way", "shot", "asked"), [
    ("automatic", AIMED, False),
    ("never", AIMED, False),
    ("ask", PLAIN, True),
    ("counts", PLAIN, False),
    ("counts", AIMED, True),
])  # fmt: skip
async def test_a_plain_shot_asks_only_those_who_want_it(
    world: World, anna: MemberActor, ben: MemberActor, way: str, shot: str, asked: bool
) -> None:
    """It counts from 50 % on, and an aimed shot has 51 %."""
    place = await start_table(world, anna, ben, reactions="never", game=MINIATURES.id)
    await anna.slash(place, "table reactions", mode=way)
    await press(world, anna, place, "S1", shot)
    assert question(world, place).startswith("Anna: play a card before the roll?") is asked
    assert PLAYED not in story(world, place)


@prepared(**SHOT)
async def test_one_of_a_team_shoots_plainly_and_the_captains_hand_stays_whole(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    place = await _as_a_team(world, anna, carl, ben)
    await order(carl, place, "shoot", figure="S1", target="M1")
    assert "S1 shoots M1" in story(world, place)
    assert PLAYED not in story(world, place)


@prepared(**SHOT)
async def test_one_of_a_team_names_a_card_of_the_shared_hand_in_the_panel(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    place = await _as_a_team(world, anna, carl, ben)
    await press(world, carl, place, "S1", INGENUITY)
    assert f"{PLAYED} *Human Ingenuity*." in story(world, place)
    assert {move.by_user for move in (await _moves(world))[1:4]} == {carl.id}


async def _as_a_team(world: World, anna: MemberActor, carl: MemberActor, ben: MemberActor) -> ChannelHandle:
    """Anna, the captain, and Carl lead the humans against Ben, all with the default settings."""
    await open_table(world, anna, game=MINIATURES.id)
    await anna.click(world.public()[-1], label="Join")
    await ben.click(world.public()[-1], label="Join")
    sides = (part for part in parts(world.public()[-1]) if part.get("label") == "Join side")
    await carl.click(world.public()[-1], custom_id=next(sides)["custom_id"])
    await anna.click(world.public()[-1], label="Start")
    return world.thread()


# --- computers ---------------------------------------------------------------------------------------------


@prepared(**SHOT)
async def test_who_stands_in_for_somebody_late_plays_their_cards_too(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    place = await start_table(world, anna, ben, reactions=None, game=MINIATURES.id)
    await world.env.advance_time(7 * 24 * 3600)
    assert f"{PLAYED} *Human Ingenuity*." in story(world, place)
    cards = [move for move in await _moves(world) if b"play_card" in (move.action or b"")]
    assert {move.by_whom for move in cards if move.seat == 0} == {ByWhom.CLOCK}


@prepared(
    scenario="final-03",
    figures="S1 G3, S2 A1, M1 E5, M2 A8",
    turn="martian",
    human="lucky",
    martian="peace target_lock",
)
async def test_a_computer_plays_cards_in_its_own_shots(world: World, anna: MemberActor) -> None:
    await open_table(world, anna, game=MINIATURES.id)
    await anna.click(world.public()[-1], label="Join")
    await anna.click(world.public()[-1], label="Add computer")
    await anna.select(world.public()[-1], ["marlow"], custom_id="lv:1")
    await anna.click(world.public()[-1], label="Start")
    place = world.thread()
    assert "🃏 The Martians play" in story(world, place)
    cards = [move for move in await _moves(world) if b"play_card" in (move.action or b"")]
    assert cards[0].by_whom is ByWhom.COMPUTER
