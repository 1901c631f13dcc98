"""The dice game at a table: played with buttons, the risk shown before each, dice that survive a restart."""

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle
from simcord.results import ResponseMessage

from bot.service.table import SeatView
from bot.store.rows import GameId, UserId
from bot.titles.dice_game import DICE_GAME
from bot.ui.choices import Path as Way
from bot.ui.choices import menu
from engine.core import SeededDice
from tests.bot.conftest import Mishaps
from tests.bot.players import TURN, choose, on_offer, panel, start_table
from tests.bot.wire.requests import Wire
from tests.bot.world import World, answer, buttons, everything, text

PATIENCE = 60.0  # seconds; the first picture of a game is drawn cold
MOST_MOVES = 400
GAME = GameId(1)  # the first table of a new database
RISK = re.compile(r"💥 (<1|>99|\d+) %, claim (<1|>99|\d+) %")


@pytest.fixture
async def world(tmp_path: Path, wire: Wire, mishaps: Mishaps) -> AsyncIterator[World]:
    """A server on which the dice game is played."""
    world = World(tmp_path / "tables.db", {DICE_GAME.id: DICE_GAME}, {}, PATIENCE)
    await world.start()
    try:
        yield world
    finally:
        await world.stop()
    world.env.raise_errors()


async def _on_turn(world: World, *actors: MemberActor) -> MemberActor:
    for actor in actors:
        if (await world.tables.look(GAME, UserId(actor.id))).my_turn:
            return actor
    raise AssertionError("nobody is asked, yet the game is not over")


async def _press(world: World, actor: MemberActor, shown: ResponseMessage) -> None:
    """Presses what a good player would, question by question."""
    view = await world.tables.look(GAME, UserId(actor.id))
    assert view.decision is not None
    legal = tuple(offer.action for offer in view.offers)
    action = DICE_GAME.computer(view.view, view.decision, legal, SeededDice(b"advice", view.seq))
    for label in _way_to(view, legal.index(action)):
        await choose(actor, shown, next(each for each in on_offer(shown) if each.startswith(label)))


def _way_to(view: SeatView, index: int, path: Way = ()) -> list[str]:
    """The buttons that lead to an action."""
    for number, option in enumerate(menu(view.offers, path, view.words).options):
        if option.offer is not None and option.offer.index == index:
            return [option.label]
        if option.offer is None and (rest := _way_to(view, index, (*path, number))):
            return [option.label, *rest]
    return []


async def _take_turn(world: World, actor: MemberActor, place: ChannelHandle) -> None:
    shown = await panel(world, actor, place)
    while on_offer(shown):
        await _press(world, actor, shown)


async def test_three_people_and_a_computer_play_to_the_end_with_buttons(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    cleo = world.join("Cleo")
    players = (anna, ben, cleo)
    place = await start_table(world, *players, computer=True, game="dice_game", difficulty="hard")
    for _ in range(MOST_MOVES):
        if TURN not in buttons(world.board(place)):
            break
        await _take_turn(world, await _on_turn(world, *players), place)
    assert "The seed of the dice was" in text(world.board(place))
    assert " wins " in text(world.board(place))
    assert await world.tables.owed() == ()
    assert not [letter for actor in players for letter in world.letters(actor)]


async def test_the_risk_is_shown_before_the_click(world: World, anna: MemberActor, ben: MemberActor) -> None:
    place = await start_table(world, anna, ben, game="dice_game")
    actor = await _on_turn(world, anna, ben)
    shown = await panel(world, actor, place)
    targets = on_offer(shown)
    assert len(targets) == 4
    assert all(RISK.search(label) for label in targets)
    await choose(actor, shown, targets[0])
    (roll,) = on_offer(shown)
    assert roll.startswith("Roll · ")
    assert RISK.search(roll)
    assert "nukes get you nuked" in text(shown)


async def test_a_player_who_is_not_on_turn_is_refused_kindly(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    place = await start_table(world, anna, ben, game="dice_game")
    actor = await _on_turn(world, anna, ben)
    other = ben if actor is anna else anna
    shown = await panel(world, other, place)
    assert on_offer(shown) == []
    assert "what do you attack?" in text(shown)
    refused = answer(await other.slash(place, "stop"))
    assert refused.ephemeral
    assert "It is not your turn" in text(refused)
    early = answer(await actor.slash(place, "roll"))
    assert "Say first what you attack" in text(early)


async def test_commands_say_a_whole_turn(world: World, anna: MemberActor, ben: MemberActor) -> None:
    place = await start_table(world, anna, ben, game="dice_game")
    actor = await _on_turn(world, anna, ben)
    offered = await actor.autocomplete(place, "roll", "target", "")
    assert len(offered) == 4
    assert all(RISK.search(choice["name"]) for choice in offered)
    await actor.slash(place, "roll", target=offered[0]["value"])
    told = everything(world.boards(place))
    assert " attacks " in told
    assert " rolls " in told
    odds = answer(await actor.slash(place, "odds"))
    assert "Chances with" in text(odds)


async def test_a_restart_in_mid_turn_keeps_the_dice_on_the_table(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    place = await start_table(world, anna, ben, game="dice_game")
    for _ in range(20):
        actor = await _on_turn(world, anna, ben)
        shown = await panel(world, actor, place)
        while on_offer(shown) and "go on or stop?" not in text(shown):
            await _press(world, actor, shown)
        if on_offer(shown):
            break
    before = (await world.tables.look(GAME, UserId(actor.id))).view
    assert before.dice
    await world.restart()
    after = (await world.tables.look(GAME, UserId(actor.id))).view
    assert after == before
    await choose(actor, shown, next(label for label in on_offer(shown) if label.startswith("Stop")))
    assert "stops" in everything(world.boards(place))
