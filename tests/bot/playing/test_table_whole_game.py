"""People play whole games from /new to the end with nothing but commands and buttons."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import TypeVar

import pytest
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle

from bot.proof.check import check
from bot.proof.record import read
from bot.service.model.changes import journal
from bot.service.model.table import Offer
from bot.store.rows import RowKind, UserId
from engine.core import SeededDice, visible
from tests.bot.conftest import Mishaps
from tests.bot.players import GAME, TURN, choose, on_offer, panel, seen, start_table, way_to
from tests.bot.wire.requests import Wire
from tests.bot.world import World, answer, buttons, everything, running, text
from tests.duel.title import DUEL
from tests.opaque import AnyTitle
from tests.titles import TITLES

pytestmark = pytest.mark.slow  # whole games on a simulated Discord

PATIENCE = 60.0  # seconds; the first picture of a game is drawn with a cold cache
MOST_MOVES = 600
AGREE = "Agree"
T = TypeVar("T")


@pytest.fixture(params=(DUEL, *TITLES), ids=lambda title: str(title.id))
def title(request: pytest.FixtureRequest) -> AnyTitle:
    chosen: AnyTitle = request.param
    return chosen


@pytest.fixture
async def world(tmp_path: Path, title: AnyTitle, wire: Wire, mishaps: Mishaps) -> AsyncIterator[World]:
    """A server on which this one game is played."""
    async with running(World(tmp_path / "tables.db", {title.id: title}, PATIENCE)) as world:
        yield world


async def test_people_play_to_the_end(
    world: World, title: AnyTitle, anna: MemberActor, ben: MemberActor
) -> None:
    players = _players(title, anna, ben)
    place = await start_table(world, *players, game=title.id)
    for number in range(MOST_MOVES):
        if TURN not in buttons(world.board(place)):
            break
        actor = await _whose_move(world, *players)
        wanted = await _advised(world, actor, number)
        await _say(world, actor, place, wanted, number)
    assert text(world.board(place)).startswith("## 🏁")
    (file,) = (each for each in world.board(place).attachments if each.filename == "game-1.json")
    record = read(await file.read())
    assert check(record, world.tables.titles.get).rows == (await world.tables.views.table(GAME)).seq + 1
    # One message per turn and none lost: only the last has buttons, and no post is queued.
    assert all(TURN not in buttons(board) for board in world.boards(place)[:-1])
    assert await world.tables.outbox.owed_posts() == ()
    await _no_hand_was_shown(world, place, *players)


@pytest.fixture
def in_short_messages(title: AnyTitle, monkeypatch: pytest.MonkeyPatch) -> None:
    """Splits turns of solo games into short messages: there a turn ends with dice, which cannot be undone."""
    if len(_players(title, "one", "two")) == 1:
        monkeypatch.setattr(journal, "LONGEST_TURN", 2)


@pytest.mark.usefixtures("in_short_messages")
async def test_a_turn_taken_back_before_it_was_posted_is_not_posted(
    world: World, title: AnyTitle, anna: MemberActor, ben: MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    players = _players(title, anna, ben)
    place = await start_table(world, *players, game=title.id)
    taken_back = False
    while not taken_back:
        with monkeypatch.context() as held:
            held.setattr(world.process.client.outbox_worker, "kick", lambda game_id: None)
            taken_back = await _end_a_turn_and_take_it_back(world, place, *players)
        await world.inside(_kick(world))
        await world.env.settle()
    boards = world.boards(place) if _tells_its_setup(title) else world.boards(place)[1:]
    assert all(text(board) for board in boards), "each tells what was done"
    await _goes_on(world, place, *players)


def _tells_its_setup(title: AnyTitle) -> bool:
    options = title.codecs.options_type()
    seats = title.rules.seat_plan(options).fewest
    return bool(visible(title.rules.setup(options, seats, SeededDice(b"setup", 0)).events, None))


@pytest.mark.usefixtures("in_short_messages")
async def test_a_turn_taken_back_after_it_was_posted_asks_nobody_any_more(
    world: World, title: AnyTitle, anna: MemberActor, ben: MemberActor
) -> None:
    players = _players(title, anna, ben)
    place = await start_table(world, *players, game=title.id)
    while not await _end_a_turn_and_take_it_back(world, place, *players):
        pass
    await _goes_on(world, place, *players)


async def _goes_on(world: World, place: ChannelHandle, *players: MemberActor) -> None:
    """Makes some moves from the last board; no post stays queued, and no other board has a question."""
    for number in range(3):
        assert await world.tables.outbox.owed_posts() == ()
        *passed, last = world.boards(place)
        assert TURN in buttons(last)
        assert not any(buttons(board) for board in passed)
        actor = await _whose_move(world, *players)
        await _by_panel(world, actor, place, await _advised(world, actor, number))


def _players(title: AnyTitle, *people: T) -> tuple[T, ...]:
    """Returns as many players as the game needs; some games are for one."""
    return people[: len(title.rules.seat_plan(title.codecs.options_type()).keys)]


async def _end_a_turn_and_take_it_back(world: World, place: ChannelHandle, *players: MemberActor) -> bool:
    """Makes a move; if it has ended a turn, tries to undo it, and returns whether that was done."""
    before = (await world.tables.views.table(GAME)).turn
    actor = await _whose_move(world, *players)
    view, wanted = await seen(world, actor), await _advised(world, actor, 0)
    await world.inside(world.tables.play.choose(GAME, UserId(actor.id), seq=view.seq, index=wanted.index))
    await world.env.settle()
    if (await world.tables.views.table(GAME)).turn == before:
        return False
    await actor.slash(place, "table undo")
    vote = (await world.tables.pages._positions.at(GAME)).vote  # its message may not be posted yet
    for other in set(players) - {actor}:
        if vote is not None:
            await world.inside(world.tables.votes.agree(GAME, UserId(other.id), number=vote.number))
    await world.env.settle()
    return (await world.tables.pages._positions.moves(GAME))[-1].kind is RowKind.UNDO


async def _kick(world: World) -> None:
    world.process.client.outbox_worker.kick(GAME)


async def _whose_move(world: World, *actors: MemberActor) -> MemberActor:
    for actor in actors:
        if (await world.tables.views.look(GAME, UserId(actor.id))).my_turn:
            return actor
    raise AssertionError("nobody is asked, yet the game is not over")


async def _advised(world: World, actor: MemberActor, number: int) -> Offer:
    """Returns a sensible move, so that the game progresses."""
    view = await world.tables.views.look(GAME, UserId(actor.id))
    assert view.decision is not None
    legal = tuple(offer.action for offer in view.offers)
    action = view.table.title.computer(view.view, view.decision, legal, SeededDice(b"advice", number))
    return view.offers[legal.index(action)]


async def _say(world: World, actor: MemberActor, place: ChannelHandle, wanted: Offer, number: int) -> None:
    """Makes a move by command, panel or verb in turn."""
    if number % 7 == 3 and await _by_verb(world, actor, place, number):
        return
    if number % 2:
        await _by_command(actor, place, wanted)
    else:
        await _by_panel(world, actor, place, wanted)


async def _by_command(actor: MemberActor, place: ChannelHandle, wanted: Offer) -> None:
    offered = await actor.autocomplete(place, "act", "action", wanted.label)
    value = next(choice["value"] for choice in offered if choice["value"].endswith(f":{wanted.index}"))
    assert answer(await actor.slash(place, "act", action=value)).ephemeral


async def _by_panel(world: World, actor: MemberActor, place: ChannelHandle, wanted: Offer) -> None:
    view = await world.tables.views.look(GAME, UserId(actor.id))
    shown = await panel(world, actor, place)
    for pages, label in way_to(view, wanted.index):
        for _ in range(pages):
            await choose(actor, shown, "Next")
        await choose(actor, shown, next(each for each in on_offer(shown) if each.startswith(label[:70])))


async def _by_verb(world: World, actor: MemberActor, place: ChannelHandle, number: int) -> bool:
    """Gives an order by a command of the game's own, if one is possible now."""
    verbs = (await world.tables.views.table(GAME)).title.commands.verbs
    if not verbs:
        return False
    verb = verbs[number % len(verbs)]
    filled: dict[str, str] = {}
    for slot in verb.slots:
        offered = await actor.autocomplete(place, verb.name, slot.name, "", **filled)
        if slot.required and not offered:
            return False
        if slot.required:
            filled[slot.name] = offered[number % len(offered)]["value"]
    before = (await world.tables.views.table(GAME)).seq
    assert answer(await actor.slash(place, verb.name, **filled)).ephemeral
    return (await world.tables.views.table(GAME)).seq > before


async def _no_hand_was_shown(world: World, place: ChannelHandle, *actors: MemberActor) -> None:
    """Checks that the contents of direct messages appear nowhere in public."""
    public = everything([*world.public(), *world.public(place)])
    for actor in actors:
        letters = world.letters(actor)
        assert bool(letters) == ((await world.tables.views.look(GAME, UserId(actor.id))).hand is not None)
        for letter in letters:
            assert text(letter).splitlines()[-1] not in public
