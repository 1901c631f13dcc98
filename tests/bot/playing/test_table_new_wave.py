"""War of the Worlds at a table: one line per play, private hands, open piles, games by command and click."""

import re
from collections.abc import Callable

import pytest
from msgspec.structs import replace as changed
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle
from simcord.results import ResponseMessage

from bot.copies import replace
from bot.service.model.table import Offer, SeatView
from bot.titles.new_wave import load
from engine.core import Dice, Step
from engine.new_wave import NewWaveRules, Options
from engine.new_wave import actions as do
from engine.new_wave.content import AreaId, CardId, Side
from engine.new_wave.decisions import TakeTurn
from engine.new_wave.events import AnyEvent
from engine.new_wave.state import State, UnitId
from renderer.words import dash
from tests.bot.players import HAND, TURN, best, choose, on_offer, panel, seen, start_table, way_to
from tests.bot.world import World, answer, buttons, everything, pictures, text, told
from tests.opaque import AnyTitle, action_of, inside
from tests.titles import NEW_WAVE

pytestmark = pytest.mark.slow  # long games on a simulated Discord

MOST_MOVES = 200
TRIPOD = UnitId("tripod_1")


class Staged(NewWaveRules):
    """The rules, with a war that begins in a prepared position."""

    def __init__(self, stage: Callable[[State], State]) -> None:
        super().__init__(load())
        self._stage = stage

    def setup(self, options: Options, seats: int, dice: Dice) -> Step[State, AnyEvent]:
        begun = super().setup(options, seats, dice)
        return Step(self._stage(begun.state), begun.events)


def nearly_won(state: State) -> State:
    return changed(state, damage=28)


def raid(state: State) -> State:
    """Puts a tripod among civilians, and the card to strike with into the Martians' hand."""
    tripod = changed(state.units[TRIPOD], area=AreaId("central_lowlands"))
    camp = state.camps[Side.MARTIANS]
    armed = changed(camp, hand=(CardId("reap"), CardId("power_supply"), CardId("tripod")))
    return changed(state, units={**state.units, TRIPOD: tripod}, camps={**state.camps, Side.MARTIANS: armed})


@pytest.fixture
def title() -> AnyTitle:
    return NEW_WAVE


async def press(actor: MemberActor, view: SeatView, wanted: Offer, shown: ResponseMessage) -> None:
    for pages, label in way_to(view, wanted.index):
        for _ in range(pages):
            await choose(actor, shown, "Next")
        await choose(actor, shown, next(each for each in on_offer(shown) if each.startswith(label[:60])))


async def by_command(actor: MemberActor, place: ChannelHandle, wanted: do.AnyAction) -> bool:
    """Plays an action by its own command; returns whether there is one."""
    match wanted:
        case do.PlayCard(mode=mode) | do.Join(mode=mode):
            offered = await actor.autocomplete(place, "card", "card", "")
            assert mode in {choice["value"] for choice in offered}
            await actor.slash(place, "card", card=mode)
        case do.MoveUnit(unit=piece, to=to) | do.MoveCivilian(origin=piece, to=to):
            offered = await actor.autocomplete(place, "move", "to", "", figure=piece)
            assert to in {choice["value"] for choice in offered}
            await actor.slash(place, "move", figure=piece, to=to)
        case do.Buy(card=card):
            await actor.slash(place, "buy", card=card)
        case do.SwapOffer(card=card):
            await actor.slash(place, "swap", card=card)
        case do.Fire(building=building, area=area):
            await actor.slash(place, "fire", building=building, area=area)
        case do.EndTurn():
            await actor.slash(place, "pass")
        case _:
            return False
    return True


async def take_turn(world: World, actor: MemberActor, place: ChannelHandle) -> None:
    """Plays sensibly until the other player is on turn."""
    for _ in range(MOST_MOVES):
        view = await seen(world, actor)
        if not view.my_turn:
            return
        await actor.slash(place, "act", action=f"{view.seq}:{best(view).index}")
    raise AssertionError("a turn without an end")


# --- whole games -----------------------------------------------------------------------------------------


class TestALateWar:
    """A game that ends within a few rounds, short enough to play by hand."""

    @pytest.fixture
    def title(self) -> AnyTitle:
        return replace(NEW_WAVE, rules=Staged(nearly_won))

    async def test_two_people_play_to_the_end_by_commands_panel_and_buttons(
        self, world: World, anna: MemberActor, ben: MemberActor
    ) -> None:
        place = await start_table(world, anna, ben, game="new_wave")
        ways = {"command": 0, "panel": 0, "act": 0}
        turns = 1
        for number in range(MOST_MOVES):
            views = {actor: await seen(world, actor) for actor in (anna, ben)}
            on_turn = [actor for actor, view in views.items() if view.my_turn]
            if not on_turn:
                break
            (actor,) = on_turn
            view = views[actor]
            wanted = best(view)
            turns += isinstance(wanted.action, do.EndTurn)
            if number % 3 == 0 and await by_command(actor, place, action_of(wanted)):
                ways["command"] += 1
            elif number % 3 == 1:
                await press(actor, view, wanted, await panel(world, actor, place))
                ways["panel"] += 1
            else:
                await actor.slash(place, "act", action=f"{view.seq}:{wanted.index}")
                ways["act"] += 1
            assert (await seen(world, actor)).seq > view.seq, wanted.label
        end = world.board(place)
        assert "The ship lifts off, and Britain stands." in text(end)
        assert text(end).startswith("## 🏁")
        assert min(ways.values()) > 3
        # One message per turn, redrawn as it grows; only the last has buttons, and no post is queued.
        assert len(world.boards(place)) == turns + 1, "a report per turn, and the end"
        assert all(TURN not in buttons(board) for board in world.boards(place))
        assert await world.tables.outbox.owed_posts() == ()
        # Both got a letter for the first hand; cards drawn at the end of a turn are shown at once.
        assert len(world.letters(anna)) == len(world.letters(ben)) == 1


# --- a turn ----------------------------------------------------------------------------------------------


async def test_a_turn_is_one_message_with_a_line_a_play(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    place = await start_table(world, anna, ben, game="new_wave")
    (first,) = world.boards(place)
    held = [card.card for card in inside(await seen(world, anna)).camps[Side.MARTIANS].hand]
    await take_turn(world, anna, place)
    report, other = world.boards(place)
    assert report.id == first.id
    plays = [line for line in told(report) if re.match(r"Anna plays \*\*(.*?)\*\*: ", line)]
    assert len(plays) == len(held)
    assert told(report)[-1].startswith("Anna ends their turn and draws 5 cards")
    assert "Ben: play your cards" in text(other)
    assert TURN in buttons(other)
    assert TURN not in buttons(report)


async def test_a_card_is_played_with_one_command_and_told_in_one_line(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    place = await start_table(world, anna, ben, game="new_wave")
    offered = await anna.autocomplete(place, "move", "figure", "")
    assert "Tripod 1 (Western Highlands)" in {choice["name"] for choice in offered}
    goals = await anna.autocomplete(place, "move", "to", "lowlands", figure="tripod_1")
    (goal,) = goals
    assert re.fullmatch(r"Central Lowlands · with (Reap|Tripod) · 3 civilians", goal["name"])
    shown = answer(await anna.slash(place, "move", figure="Tripod 1", to=goal["value"]))
    line = r"Anna plays \*\*(Reap|Tripod)\*\*: Tripod 1 from Western Highlands to Central Lowlands\."
    assert re.search(line, text(shown))
    assert re.search(line, told(world.board(place))[-1])
    assert TURN not in buttons(shown)
    assert on_offer(shown)  # the panel continues with the rest of the hand


class TestARaid:
    """A tripod is in the Central Lowlands, ready to strike."""

    @pytest.fixture
    def title(self) -> AnyTitle:
        return replace(NEW_WAVE, rules=Staged(raid))

    async def test_a_card_with_one_target_is_one_press_and_so_is_taking_it_back(
        self, world: World, anna: MemberActor, ben: MemberActor
    ) -> None:
        place = await start_table(world, anna, ben, game="new_wave")
        before = await seen(world, anna)
        shown = await panel(world, anna, place)
        assert "Undo" not in buttons(shown)  # nothing to undo yet
        strike = next(each for each in on_offer(shown) if "2 damage" in each)
        await choose(anna, shown, strike)
        line = "Anna plays **Tripod**: 2 damage on Central Lowlands, 2 civilians die (**28** left)."
        assert line in told(world.board(place))
        assert (await seen(world, anna)).seq == before.seq + 2  # the card, and its only target
        await anna.click(shown, label="Undo")
        assert inside(await seen(world, anna)) == inside(before)
        assert "Undo" not in buttons(shown)

    async def test_the_same_is_said_in_one_command(
        self, world: World, anna: MemberActor, ben: MemberActor
    ) -> None:
        place = await start_table(world, anna, ben, game="new_wave")
        (target,) = await anna.autocomplete(place, "card", "target", "", card="tripod_attack")
        assert target["name"] == "Central Lowlands with Tripod 1 · 2 damage destroys 2 civilians"
        await anna.slash(place, "card", card="tripod_attack", target=target["value"])
        assert "2 civilians die (**28** left)" in told(world.board(place))[-1]


async def test_names_may_be_typed_as_they_read(world: World, anna: MemberActor, ben: MemberActor) -> None:
    place = await start_table(world, anna, ben, game="new_wave")
    await anna.slash(place, "move", figure="Tripod 1 (Western Highlands)", to="Northern Highlands")
    spot = inside(await seen(world, anna)).areas[AreaId("northern_highlands")]
    assert [unit.id for unit in spot.units] == [TRIPOD]


# --- hands -----------------------------------------------------------------------------------------------


async def test_hands_come_by_letter_and_by_button_and_never_in_public(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    place = await start_table(world, anna, ben, game="new_wave")
    (letter,) = world.letters(anna)
    assert "Your new hand: " in text(letter)
    shown = text(answer(await anna.click(world.board(place), label=HAND)))
    for card in inside(await seen(world, anna)).camps[Side.MARTIANS].hand:
        assert (await seen(world, anna)).words(f"card-{card.card.replace('_', '-')}") in shown
    await take_turn(world, anna, place)
    assert len(world.letters(anna)) == 1, "what one has done oneself is not sent"
    assert "Your new hand" not in everything([*world.public(), *world.public(place)])
    assert "don’t have a seat" in text(answer(await carl.click(world.board(place), label=HAND)))


async def test_the_hand_and_the_row_stand_in_ones_own_panel(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    place = await start_table(world, anna, ben, game="new_wave")
    shown = text(await panel(world, anna, place))
    camp, words = inside(await seen(world, anna)).camps[Side.MARTIANS], (await seen(world, anna)).words
    assert "-# Play every card you can first. Then you can end your turn." in shown
    for card in {*(held.card for held in camp.hand), *(offer.card for offer in camp.offer)}:
        assert f"-# **{words(f'card-{dash(card)}')}**" in shown
    assert "Your hand" not in text(await panel(world, ben, place)), "it isn’t their turn"


async def test_closed_direct_messages_lose_nothing(world: World, anna: MemberActor, ben: MemberActor) -> None:
    door = anna.user.dm_channel
    world.env.inject_error("POST", f"/channels/{door.id}/messages", status=403, code=50007, times=None)
    place = await start_table(world, anna, ben, game="new_wave")
    shown = answer(await anna.click(world.board(place), label=HAND))
    assert "can’t send you direct messages" in text(shown)
    assert pictures(shown)
    await take_turn(world, anna, place)
    again = answer(await anna.slash(place, "hand"))
    assert "can’t send you direct messages" not in text(again)
    assert pictures(again)
    assert world.letters(anna) == []
    assert await world.tables.outbox.owed_posts() == ()


# --- a restart -------------------------------------------------------------------------------------------


async def test_a_restart_in_mid_turn_goes_on_with_the_card_on_the_table(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    place = await start_table(world, anna, ben, game="new_wave")
    shown = answer(
        await anna.slash(
            place, "card", card="ufo_move" if await holds(world, anna, "ufo") else "reap_move_tripod"
        )
    )
    before = await seen(world, anna)
    assert not isinstance(before.decision, TakeTurn)  # the destination is still open
    await world.restart()
    assert inside(await seen(world, anna)) == before.view
    await choose(anna, shown, on_offer(shown)[0])  # the panel of the earlier process
    assert (await seen(world, anna)).seq == before.seq + 1
    await take_turn(world, anna, place)
    assert len(world.boards(place)) == 2
    assert len([line for line in told(world.boards(place)[0]) if line.startswith("Anna plays")]) == 5


async def holds(world: World, actor: MemberActor, card: str) -> bool:
    view = inside(await seen(world, actor))
    return CardId(card) in {held.card for held in view.camps[view.viewer].hand}


# --- open cards, and the advanced variant ------------------------------------------------------------------


async def test_the_opponents_open_discard_pile_is_there_to_be_looked_at(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    place = await start_table(world, anna, ben, game="new_wave")
    empty = answer(await ben.slash(place, "pile", side="martians"))
    assert "The discard pile is empty." in text(empty)
    await take_turn(world, anna, place)
    discard = inside(await seen(world, ben)).camps[Side.MARTIANS].discard
    offered = await ben.autocomplete(place, "pile", "side", "")
    assert [choice["name"] for choice in offered] == ["Martians", "Humans"]
    for actor in (ben, carl):  # onlookers may look at it too
        said = text(answer(await actor.slash(place, "pile", side=offered[0]["value"])))
        assert f"Discard pile ({len(discard)}): " in said
        for card in discard:
            assert (await seen(world, ben)).words(f"card-{card.replace('_', '-')}") in said
    assert "There are two sides" in text(answer(await ben.slash(place, "pile", side="elves")))


async def test_in_the_advanced_variant_a_swapped_offer_leaves_the_game(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    place = await start_table(world, anna, ben, game="new_wave", advanced_swap="true")
    assert "leave the game (advanced variant)" in everything(world.public())
    row = [offer.card for offer in inside(await seen(world, anna)).camps[Side.MARTIANS].offer]
    (old, *_) = await anna.autocomplete(place, "swap", "card", "")
    await anna.slash(place, "swap", card=old["value"])
    camp = inside(await seen(world, ben)).camps[Side.MARTIANS]
    assert camp.box == (old["value"],)
    assert sorted(offer.card for offer in camp.offer) != sorted(row)
    assert "Anna scraps " in text(world.board(place))
    assert "Out of the game (1): " in text(answer(await ben.slash(place, "pile", side="Martians")))
    again = answer(await anna.slash(place, "swap", card=camp.offer[0].card))
    assert text(again) == "You’ve already swapped a card this turn. Buy one, or end your turn."


@pytest.mark.parametrize(("chosen", "said"), [("false", ""), ("true", "no, UFOs fly free")])
async def test_the_lobby_says_whether_ufos_fly_free(
    world: World, anna: MemberActor, ben: MemberActor, chosen: str, said: str
) -> None:
    await start_table(world, anna, ben, game="new_wave", ufos_fly_free=chosen)
    lobby = everything(world.public())  # it names only choices that are not the usual ones
    assert f"Armies hold UFOs: **{said}**" in lobby if said else "Armies hold UFOs" not in lobby
    assert inside(await seen(world, anna)).ufos_fly_free == (chosen == "true")


async def test_ufos_are_held_unless_the_table_chooses_otherwise(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    await start_table(world, anna, ben, game="new_wave")
    assert not inside(await seen(world, anna)).ufos_fly_free


async def test_a_play_is_taken_back_freely_until_a_card_is_turned_up(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    place = await start_table(world, anna, ben, game="new_wave")
    before = inside(await seen(world, anna))
    await anna.slash(place, "card", card="power_supply_gain")
    assert inside(await seen(world, anna)) != before
    await anna.slash(place, "table undo")
    assert inside(await seen(world, anna)) == before
    (old, *_) = await anna.autocomplete(place, "swap", "card", "")
    await anna.slash(place, "swap", card=old["value"])
    swapped = inside(await seen(world, anna))
    await anna.slash(place, "table undo")  # a card was revealed: Ben must agree
    assert inside(await seen(world, anna)) == swapped
    vote = world.public(place)[-1]
    assert "Anna" in text(vote)
    await ben.click(vote, label="Agree")
    assert inside(await seen(world, anna)) == before


# --- refusals ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("command", "given", "why"),
    [
        (
            "card",
            {"card": "Excalibur"},
            "There’s no “Excalibur” here. Pick one from the list.",
        ),
        ("card", {"card": "infrasound"}, "Infrasound isn’t in your hand. Try Reap, Power Supply or Tripod."),
        (
            "move",
            {"figure": "tripod_1", "to": "london"},
            "London isn’t a neighbouring area. Try Northern Highlands, Grampian or Central Lowlands.",
        ),
        (
            "move",
            {"figure": "tripod_1", "to": "hebridean sea"},
            "Hebridean Sea is the wrong terrain for that.",
        ),
        ("move", {"figure": "army_1", "to": "london"}, "There’s no “army_1” here."),
        ("buy", {"card": "fort"}, "Fort isn’t in your row."),
        ("fire", {"building": "fort", "area": "london"}, "You have no fort that can fire."),
        ("pass", {}, "You can’t end your turn yet. Play Reap first."),
    ],
)
async def test_an_order_that_cannot_be_done_says_why(
    world: World, anna: MemberActor, ben: MemberActor, command: str, given: dict[str, str], why: str
) -> None:
    place = await start_table(world, anna, ben, game="new_wave")
    before = (await seen(world, anna)).seq
    refused = answer(await anna.slash(place, command, **given))
    assert why in text(refused)
    assert (await seen(world, anna)).seq == before
    opened = answer(await anna.click(refused, label=TURN))  # the way out: the question, with what is possible
    assert f"**{(await seen(world, anna)).asks}**" in text(opened)
    assert on_offer(opened)


async def test_players_who_are_not_on_turn_are_refused_kindly(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    place = await start_table(world, anna, ben, game="new_wave")
    shown = await panel(world, ben, place)
    assert on_offer(shown) == []
    assert "Anna: play your cards" in text(shown)
    for command, given in (("card", {"card": "guerrilla"}), ("buy", {"card": "army"}), ("pass", {})):
        assert "It’s not your turn. I’ll ping you when it is." in text(
            answer(await ben.slash(place, command, **given))
        )
        assert "You don’t have a seat at this table." in text(
            answer(await carl.slash(place, command, **given))
        )
    assert await ben.autocomplete(place, "card", "card", "") == []
    assert (await seen(world, anna)).seq == 0


async def test_rules_and_areas_are_looked_up_in_our_words(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    place = await start_table(world, anna, ben, game="new_wave")
    (topic,) = await ben.autocomplete(place, "rules", "topic", "shields")
    assert "**Shields** (R8, R9)" in text(answer(await ben.slash(place, "rules", topic=topic["value"])))
    london = text(answer(await ben.slash(place, "rules", topic="Area: London")))
    assert "There now: 3 civilians." in london


async def test_the_game_can_be_played_to_the_letter(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    place = await start_table(world, anna, ben, game="new_wave", play_all="true", must_push="true")
    shown = everything(world.public())
    assert "all, as the book says" in shown
    assert "whenever it can, as the book says" in shown
    for _ in range(40):  # Anna plays on until the turn may end: then nothing is left that could be played
        view = await seen(world, anna)
        if any(isinstance(offer.action, do.EndTurn) for offer in view.offers):
            break
        (first, *_) = await anna.autocomplete(place, "act", "action", "")
        await anna.slash(place, "act", action=first["value"])
    assert not any(isinstance(offer.action, do.PlayCard) for offer in view.offers)
