"""After a seat has changed hands, its former owner learns no more than an onlooker.

Whatever they can type or still press, from messages that they opened before, says nothing that it does not
say to an onlooker, or that they had not read before; and their notes stay with them.
"""

import random
import re
from collections.abc import Iterable

import pytest
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle
from simcord.results import InteractionResult, ResponseMessage

from bot.store.rows import Status, UserId
from tests.bot.players import GAME, HAND, panel, start_table
from tests.bot.world import Shown, World, answer, buttons, everything, text
from tests.opaque import AnyTitle
from tests.titles import POLISHED

pytestmark = pytest.mark.slow  # games with pictures
COMMANDS = ("act", "hand", "log", "replay", "games", "board", "table reactions")
WITH_HANDS = [title for title in POLISHED if title.pictures.hand is not None]
OWN_NOTE, NEXT_NOTE = "Ben bluffs with low cards", "the deck is nearly empty"
MOST_MOVES = 40
CHANGES = ("Take over", "Take the seat", "Agree", "I’m back")  # buttons that are not pressed
NEWS = re.compile(
    r"\*\*Since you were here|> … and \d+ more"
)  # who has sat here reads only what is new to them


@pytest.fixture(params=WITH_HANDS, ids=lambda title: str(title.id))
def title(request: pytest.FixtureRequest) -> AnyTitle:
    chosen: AnyTitle = request.param
    return chosen


async def _begun(world: World, title: AnyTitle, *people: MemberActor) -> ChannelHandle:
    for actor in people:
        await actor.slash(world.channel, "me", zone="UTC")
    thread = await start_table(world, *people, game=title.id, reactions="automatic")
    await world.env.settle()
    return thread


async def _write(world: World, thread: ChannelHandle, actor: MemberActor, note: str) -> list[Shown]:
    """Opens the hand and the panel of a person, and writes their note there; returns both messages."""
    asked = await actor.click(await panel(world, actor, thread), label="Note")
    kept = answer(await actor.submit_modal(asked, {"word": note}))
    return [kept, answer(await actor.click(world.board(thread), label=HAND))]


async def _leave(world: World, thread: ChannelHandle, way: str, owner: MemberActor, to: MemberActor) -> None:
    """Lets the owner of a seat offer it, or be away."""
    if way == "given":
        await owner.slash(thread, "table replace", person=to)
    else:
        await world.inside(world.tables.presence.depart(GAME, UserId(owner.id)))
    await world.env.settle()


async def _take(world: World, thread: ChannelHandle, way: str, to: MemberActor) -> None:
    wanted = "Take the seat" if way == "given" else "Take over"
    offered = [(one, label) for one in world.public(thread) for label in buttons(one)]
    message, label = next((one, label) for one, label in reversed(offered) if label.startswith(wanted))
    await to.click(message, label=label)
    await world.env.settle()


async def _play_on(world: World, *actors: MemberActor) -> None:
    """Lets the people of a table play at random, so that hands change."""
    chance = random.Random(3)
    for _ in range(MOST_MOVES):
        if (await world.tables.views.table(GAME)).status is not Status.PLAYING:
            return
        for actor in actors:
            view = await world.tables.views.look(GAME, UserId(actor.id))
            if view.my_turn:
                index = chance.choice(view.offers).index
                call = world.tables.play.choose(GAME, UserId(actor.id), seq=view.seq, index=index)
                await world.inside(call)
    await world.env.settle()


def _said(world: World, result: InteractionResult) -> list[str]:
    shown = [one for one in (result.response, *result.followups) if one is not None]
    return everything(shown).splitlines()


async def _learn(world: World, actor: MemberActor, place: ChannelHandle, opened: Iterable[Shown]) -> set[str]:
    """Returns every line that a person is shown by commands, and by buttons of messages that are open."""
    lines: list[str] = []
    for command in COMMANDS:
        more = {"mode": "automatic"} if command == "table reactions" else {}
        lines += _said(world, await actor.slash(place, command, **more))
    for message in (*opened, *world.public(place), *world.public()):
        for label in buttons(message):
            if label.startswith(CHANGES):
                continue
            result = world.press(actor, message, label).deliver()
            await world.env.settle()
            lines += _said(world, result)
    return _lines("\n".join([*lines, everything(world.letters(actor))]))


def _lines(said: str) -> set[str]:
    """Returns the lines of a text, without the headings of news."""
    return {line.strip() for line in said.splitlines() if line.strip() and not NEWS.match(line)}


@pytest.mark.parametrize("way", ["given", "away"])
async def test_the_former_owner_reads_what_an_onlooker_reads(
    world: World, title: AnyTitle, anna: MemberActor, ben: MemberActor, carl: MemberActor, way: str
) -> None:
    thread = await _begun(world, title, anna, ben)
    dora = world.join("dora", global_name="Dora")
    opened = await _write(world, thread, anna, OWN_NOTE)
    read_before = await _learn(world, anna, thread, ())
    await _leave(world, thread, way, anna, carl)
    read_before |= _lines(everything(world.letters(anna)))  # hands of their own seat
    await _take(world, thread, way, carl)
    assert (await world.tables.views.look(GAME, UserId(anna.id))).viewer is None
    await _write(world, thread, carl, NEXT_NOTE)
    await _play_on(world, carl, ben)

    known = await world.tables.views.look(GAME, UserId(carl.id))
    open_now = [one for one in opened if _is_there(world, one)]
    former = await _learn(world, anna, thread, open_now)
    stranger = await _learn(world, dora, thread, open_now)
    farewell = {line for line in former if "has taken over your seat" in line}
    assert len(farewell) == (1 if way == "away" else 0)
    assert former - stranger - read_before - farewell == set()
    assert known.hand_text, "the new owner holds something"
    assert not _lines(known.hand_text) & (former - read_before)
    assert not [line for line in former | stranger if NEXT_NOTE in line or OWN_NOTE in line]
    new_owner = await _learn(world, carl, thread, ())
    assert not [line for line in new_owner if OWN_NOTE in line]
    assert [line for line in new_owner if NEXT_NOTE in line]


def _is_there(world: World, message: Shown) -> bool:
    assert isinstance(message, ResponseMessage)
    return message.id in world.env.backend.messages.get(message.channel_id, {})


@pytest.mark.parametrize("way", ["given", "away"])
async def test_an_open_hand_and_an_open_panel_close_for_the_former_owner(
    world: World, title: AnyTitle, anna: MemberActor, ben: MemberActor, carl: MemberActor, way: str
) -> None:
    thread = await _begun(world, title, anna, ben)
    kept, hand = await _write(world, thread, anna, OWN_NOTE)
    await _leave(world, thread, way, anna, carl)
    await _take(world, thread, way, carl)
    assert not _is_there(world, hand)
    if _is_there(world, kept):
        for label in buttons(kept):
            result = world.press(anna, kept, label).deliver()
            await world.env.settle()
            said = "\n".join(_said(world, result))
            assert OWN_NOTE not in said
            held = (await world.tables.views.look(GAME, UserId(carl.id))).hand_text
            assert held not in said
    assert "don’t have a seat" in text(answer(await anna.click(world.board(thread), label=HAND)))
