"""The dice game at a table: buttons with the risk of each choice, and dice that survive a restart."""

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle

from bot.store.rows import GameId, UserId
from engine.core import SeededDice
from renderer.theme import NIGHT
from tests.bot.conftest import Mishaps
from tests.bot.players import (
    HAND,
    NOT_SEATED,
    TURN,
    choose_openly,
    help_page,
    on_offer,
    open_orders,
    open_table,
    panel,
    start_table,
    way_to,
)
from tests.bot.wire.requests import Wire
from tests.bot.world import Shown, World, answer, beside, buttons, everything, parts, pictures, running, text
from tests.opaque import action_of, inside
from tests.titles import DICE_GAME

pytestmark = pytest.mark.slow  # whole games on a simulated Discord

PATIENCE = 60.0  # seconds; the first picture of a game is drawn with a cold cache
MOST_MOVES = 400
TAKE_BACK = "Undo"
GAME = GameId(1)  # the first game of a new database
TEMPO = re.compile(r"\d+ VP · about (∞|\d+(\.\d)?) turns? · (<1|>99|\d+)% to claim this turn")
RISK = re.compile(r"(?i:claim): (<1|>99|\d+)%.* · nuked: (<1|>99|\d+)%|no claim.* · nuked: (<1|>99|\d+)%")


@pytest.fixture
async def world(tmp_path: Path, wire: Wire, mishaps: Mishaps) -> AsyncIterator[World]:
    """A server on which the dice game is played."""
    async with running(World(tmp_path / "tables.db", {DICE_GAME.id: DICE_GAME}, PATIENCE)) as world:
        yield world


async def _on_turn(world: World, *actors: MemberActor) -> MemberActor:
    for actor in actors:
        if (await world.tables.views.look(GAME, UserId(actor.id))).my_turn:
            return actor
    raise AssertionError("nobody is asked, yet the game is not over")


async def _press(world: World, actor: MemberActor, place: ChannelHandle) -> None:
    """Presses the buttons of a good player below the board, question by question."""
    view = await world.tables.views.look(GAME, UserId(actor.id))
    assert view.decision is not None
    legal = tuple(action_of(offer) for offer in view.offers)
    action = DICE_GAME.computer(inside(view), view.decision, legal, SeededDice(b"advice", view.seq))
    for _, label in way_to(view, legal.index(action)):
        offered = open_orders(world.board(place))
        done = await choose_openly(
            world, actor, place, next(each for each in offered if each.startswith(label))
        )
        assert done.acknowledged
        assert not done.followups  # everything is shown on the board
    assert (await world.tables.views.look(GAME, None)).seq > view.seq


def _risks(board: Shown) -> dict[str, str]:
    """Returns the odds shown beside each choice below a board."""
    lines = beside(board)
    return {label: lines.get(label, label) for label in open_orders(board)}


async def test_three_people_and_a_computer_play_to_the_end_with_buttons(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    cleo = world.join("Cleo")
    players = (anna, ben, cleo)
    place = await start_table(world, *players, computer=True, game="dice_game", difficulty="hard")
    for _ in range(MOST_MOVES):
        if not open_orders(world.board(place)):
            break
        await _press(world, await _on_turn(world, *players), place)
    assert TURN not in buttons(world.board(place))
    assert text(world.board(place)).startswith("## 🏁")
    assert " wins " in text(world.board(place))
    assert await world.tables.outbox.owed_posts() == ()
    assert not [letter for actor in players for letter in world.letters(actor)]
    assert not [board for board in world.boards(place) if open_orders(board)]


async def test_nothing_is_offered_or_explained_that_the_game_does_not_have(
    world: World, anna: MemberActor
) -> None:
    await open_table(world, anna, game="dice_game")
    assert "Reactions" not in buttons(world.public()[-1])
    assert "**Mars Attacks: The Dice Game.**" in text(answer(await anna.slash(world.channel, "help")))
    told = text(await help_page(world.channel, anna, "Your turn"))
    assert "*Take your turn*" in told
    assert HAND not in told
    assert "standing orders:" not in told


async def test_the_rules_can_be_read_before_the_game_starts(world: World, anna: MemberActor) -> None:
    await open_table(world, anna, game="dice_game")
    offered = await anna.autocomplete(world.channel, "rules", "topic", "goal")
    assert [choice["name"] for choice in offered] == ["Goal"]
    told = text(answer(await anna.slash(world.channel, "rules", topic=offered[0]["value"])))
    assert "Claim locations" in told
    assert "There’s no game to play here" in text(answer(await anna.slash(world.channel, "odds")))


async def test_the_risk_is_shown_before_the_click(world: World, anna: MemberActor, ben: MemberActor) -> None:
    place = await start_table(world, anna, ben, game="dice_game")
    actor = await _on_turn(world, anna, ben)
    targets = _risks(world.board(place))
    assert len(targets) == 4
    assert re.search(r"Open cards: .+, .+, .+ and .+\.", text(world.board(place)))  # four cards, one sentence
    assert all(TEMPO.search(told) for told in targets.values())
    offered = on_offer(await panel(world, actor, place))
    assert offered == list(targets)
    await choose_openly(world, actor, place, next(iter(targets)))
    ((roll, told),) = _risks(world.board(place)).items()
    assert roll.startswith("Roll")
    assert RISK.search(told)
    told = told.removeprefix("Roll · ")
    assert told.casefold() in text(answer(await actor.slash(place, "odds"))).casefold()
    assert "You’re nuked at" in text(world.board(place))


async def test_a_player_who_is_not_on_turn_is_refused_kindly(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    place = await start_table(world, anna, ben, game="dice_game")
    actor = await _on_turn(world, anna, ben)
    other = ben if actor is anna else anna
    board = world.board(place)
    target = open_orders(board)[0]
    for whoever, why in ((other, "It’s not your turn. I’ll ping you when it is."), (carl, NOT_SEATED)):
        assert text(answer(await choose_openly(world, whoever, place, target))) == why
        assert everything([world.board(place)]) == everything([board])
    shown = await panel(world, other, place)
    assert on_offer(shown) == []
    assert "what do you attack?" in text(shown)
    refused = answer(await other.slash(place, "stop"))
    assert refused.ephemeral
    assert "It’s not your turn" in text(refused)
    early = answer(await actor.slash(place, "roll"))
    assert "You have no target yet" in text(early)


async def test_a_button_below_the_board_counts_once(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    place = await start_table(world, anna, ben, game="dice_game")
    actor = await _on_turn(world, anna, ben)
    board = world.board(place)
    first, second = open_orders(board)[:2]
    twice, late = world.press(actor, board, first), world.press(actor, board, second)
    twice.deliver()
    twice.deliver()
    await world.env.settle()
    moved = await world.tables.views.look(GAME, UserId(actor.id))
    assert inside(moved).attack.target is not None
    missed = late.deliver()
    await world.env.settle()
    assert text(answer(missed)).startswith("The game has moved on")
    assert (await world.tables.views.look(GAME, UserId(actor.id))).view == moved.view
    assert [label.partition(" · ")[0] for label in open_orders(world.board(place))] == ["Roll"]


async def test_a_player_keeps_the_colour_of_the_chair(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    await open_table(world, anna, "dice_game")
    lobby = world.public()[-1]
    for actor, seat in ((anna, 4), (ben, 2)):  # violet and green: red, blue, yellow and white stay empty
        await actor.click(lobby, custom_id=f"c:{GAME}:sit:{seat}")
    await anna.click(lobby, label="Start")
    place = world.thread()
    begun = text(world.public()[0])
    assert "**Green** · Ben" in begun
    assert "**Violet** · Anna" in begun
    actor = await _on_turn(world, anna, ben)
    board = world.board(place)
    colour, ink = ("Green", "leaf") if actor is ben else ("Violet", "violet")
    assert "Green: Ben · Violet: Anna" in text(board)
    (said,) = pictures(board)
    assert f"({colour}) chooses a target" in said
    assert "Ben (Green): 0 VP" in said
    assert "Anna (Violet): 0 VP" in said
    assert "Red" not in said
    frame = next(part for part in parts(board) if "accent_color" in part)
    assert frame["accent_color"] == int.from_bytes(NIGHT.ink(ink), "big")


async def test_asking_again_to_take_back_loses_nobodys_agreement(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    cleo = world.join("Cleo")
    players = (anna, ben, cleo)
    place = await start_table(world, *players, game="dice_game")
    actor = await _on_turn(world, *players)
    friend, last = (other for other in players if other is not actor)
    await choose_openly(world, actor, place, open_orders(world.board(place))[0])
    await choose_openly(world, actor, place, open_orders(world.board(place))[0])  # and rolls
    before = (await world.tables.views.look(GAME, None)).seq
    for _ in range(2):
        await actor.slash(place, "table undo")
        asked = world.public(place)[-1]
        if friend.id in {user.id for user in asked.mentions}:
            await friend.click(asked, label="Agree")
    assert {user.id for user in asked.mentions} == {last.id}
    await last.click(asked, label="Agree")
    after = await world.tables.views.look(GAME, UserId(actor.id))
    assert after.seq == before + 1
    assert open_orders(world.board(place))[0].startswith("Roll")


async def test_nobody_has_a_hand(world: World, anna: MemberActor, ben: MemberActor) -> None:
    place = await start_table(world, anna, ben, game="dice_game")
    assert HAND not in buttons(world.board(place))
    assert text(answer(await anna.slash(place, "hand"))).startswith("This game has no hidden hands")


async def test_commands_say_a_whole_turn(world: World, anna: MemberActor, ben: MemberActor) -> None:
    place = await start_table(world, anna, ben, game="dice_game")
    actor = await _on_turn(world, anna, ben)
    offered = await actor.autocomplete(place, "roll", "target", "")
    assert len(offered) == 4
    assert all(TEMPO.search(choice["name"]) for choice in offered)
    await actor.slash(place, "roll", target=offered[0]["value"])
    told = everything(world.boards(place))
    assert " attacks " in told
    assert " rolls " in told
    odds = answer(await actor.slash(place, "odds"))
    assert "You’re nuked at" in text(odds)


async def test_a_target_that_is_not_attacked_rolls_nothing(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    place = await start_table(world, anna, ben, game="dice_game")
    actor = await _on_turn(world, anna, ben)
    mine, another, *_ = await actor.autocomplete(place, "roll", "target", "")
    attacked = mine["name"].partition(":")[0]
    await actor.slash(place, "act", action=f"Attack {attacked}")
    before = (await world.tables.views.look(GAME, None)).seq
    told = text(answer(await actor.slash(place, "roll", target=another["value"])))
    assert f"You’re already attacking {attacked}" in told
    assert (await world.tables.views.look(GAME, None)).seq == before
    await actor.slash(place, "roll", target=mine["value"])
    assert (await world.tables.views.look(GAME, None)).seq > before


async def test_a_restart_in_mid_turn_keeps_the_dice_on_the_table(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    place = await start_table(world, anna, ben, game="dice_game")
    for _ in range(60):
        actor = await _on_turn(world, anna, ben)
        if "keep rolling or stop?" in text(world.board(place)):
            break
        await _press(world, actor, place)
    before = inside(await world.tables.views.look(GAME, UserId(actor.id)))
    assert before.dice
    await world.restart()
    after = inside(await world.tables.views.look(GAME, UserId(actor.id)))
    assert after == before
    stop = next(label for label in open_orders(world.board(place)) if label.startswith("Stop"))
    await choose_openly(world, actor, place, stop)
    assert "stops" in everything(world.boards(place))


async def test_a_target_is_taken_back_on_the_board_by_who_chose_it_and_by_nobody_else(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    place = await start_table(world, anna, ben, game="dice_game")
    actor = await _on_turn(world, anna, ben)
    other = ben if actor is anna else anna
    targets = open_orders(world.board(place))
    assert TAKE_BACK not in buttons(world.board(place)), "nothing has been done yet"
    await choose_openly(world, actor, place, targets[0])
    board = world.board(place)
    told = text(answer(await other.click(board, label=TAKE_BACK)))
    assert "not" in told
    assert open_orders(world.board(place)) != targets
    assert "wants to take back" not in everything(world.public(place))
    await actor.click(board, label=TAKE_BACK)
    assert open_orders(world.board(place)) == targets
    assert TAKE_BACK not in buttons(world.board(place))


@pytest.mark.parametrize("colour", ["red", "blue"])
async def test_the_first_player_is_chosen_in_the_lobby(
    world: World, anna: MemberActor, ben: MemberActor, colour: str
) -> None:
    await start_table(world, anna, ben, game="dice_game", first=colour)
    begins = "Anna" if colour == "red" else "Ben"
    assert f"{begins}: " in text(world.board(world.thread()))
    assert f"**{colour.capitalize()}**" in everything(world.public())


async def test_without_a_choice_the_first_player_is_drawn(world: World, anna: MemberActor) -> None:
    await open_table(world, anna, game="dice_game")
    shown = answer(await anna.click(world.public()[-1], label="Options"))
    assert "Who begins (default: random)" in text(shown)
