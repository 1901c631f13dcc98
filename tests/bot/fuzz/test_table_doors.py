"""Random commands, presses and modals at a table in play: no incident, no hang, no move by an onlooker."""

import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import pytest
import simcord
from hypothesis import strategies as st
from simcord.actors import MemberActor
from simcord.enums import InteractionType
from simcord.interactions import base_payload, command_leaves

from bot.store.rows import GameId
from bot.ui.kit import ids
from bot.ui.kit.ids import Id
from bot.ui.lobby.word_modal import WORD
from tests.bot.fuzz.examples import examples
from tests.bot.players import GAME, open_table, start_table
from tests.bot.world import BUTTON, SELECT, World

pytestmark = pytest.mark.slow  # seconds of examples

LOBBY = GameId(2)
LONGEST_ID = 100
EVERY_ID = [each for each in vars(ids).values() if isinstance(each, Id)]
EVERY_MODAL = [each for name, each in vars(ids).items() if isinstance(each, Id) and name.endswith("_modal")]
FIELD = re.compile(r"\(\?P<(\w+)>(.*?)\)(?=:\(|$|:[a-z])")

typed = st.text(max_size=200) | st.sampled_from(("", " ", "0", "-1", "9" * 30, "²", "@everyone", "a" * 4000))


def _custom_ids(kind: Id) -> st.SearchStrategy[str]:
    """Returns ids of a kind, mostly of one of the two tables."""
    head, *_ = kind.template.partition(":")
    fields = [
        st.sampled_from((str(GAME), str(LOBBY), "3", "9" * 19)) | st.from_regex(pattern, fullmatch=True)
        if name == "game"
        else st.sampled_from(("0", "1", "5")).filter(re.compile(pattern).fullmatch)
        | st.from_regex(pattern, fullmatch=True)
        if re.fullmatch(pattern, "0")
        else st.from_regex(pattern, fullmatch=True)
        for name, pattern in FIELD.findall(kind.template)
    ]
    return st.tuples(st.just(head), *fields).map(":".join).filter(lambda made: len(made) <= LONGEST_ID)


async def _journal(world: World) -> list[int]:
    """Returns how far both tables have come."""
    return [(await world.tables.views.table(GAME)).seq, (await world.tables.views.table(LOBBY)).seq]


@pytest.fixture
async def stranger(world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor) -> MemberActor:
    """A person without a seat, beside a game in play and a lobby."""
    await start_table(world, anna, ben)
    await open_table(world, anna)
    return carl


# --- components and modals ---------------------------------------------------------------------------------


def _send(world: World, actor: MemberActor, kind: InteractionType, data: dict[str, Any]) -> None:
    """Delivers an interaction as Discord would, with the message that has its component."""
    record, payload = base_payload(
        world.env.backend,
        type=kind,
        channel_id=world.channel.id,
        guild_id=world.guild.id,
        user_id=actor.id,
        data=data,
    )
    shown = {"type": data.get("component_type", BUTTON), "custom_id": data["custom_id"], "id": 1}
    if "values" in data:
        shown["options"] = [{"label": "x", "value": value} for value in data["values"]]
    else:
        shown |= {"label": "x", "style": 1}
    lobby = world.env.backend.get_message(world.channel.id, world.public()[0].id)
    lobby.content, lobby.embeds = "", []  # an earlier example may have left it without components only
    message = dict(simcord.backend.serializers.message_payload(world.env.backend, lobby))
    message["components"] = [{"type": 1, "id": 2, "components": [shown]}]
    payload["message"], record.source_message_id = message, lobby.id
    world.env.backend.emit("INTERACTION_CREATE", payload)


@pytest.mark.parametrize("seated", [False, True], ids=["onlooker", "player"])
async def test_a_forged_component_breaks_nothing(
    world: World, stranger: MemberActor, anna: MemberActor, seated: bool
) -> None:
    before, values = await _journal(world), st.lists(typed.map(lambda each: each[:100]), max_size=25)
    every = st.one_of(*(st.tuples(_custom_ids(each), st.none() | values) for each in EVERY_ID))
    for custom_id, chosen in examples(every, 300):
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": BUTTON, "id": 1}
        if chosen is not None:
            data |= {"component_type": SELECT, "values": chosen}
        if not world.public():  # a panel that was opened in place of the only post has been closed
            await stranger.send(world.channel, "a message for the next component")
        _send(world, anna if seated else stranger, InteractionType.MESSAGE_COMPONENT, data)
        await world.env.settle()
    assert seated or await _journal(world) == before


async def test_whatever_a_modal_says_is_answered(world: World, stranger: MemberActor) -> None:
    before = await _journal(world)
    custom_ids = st.one_of(*map(_custom_ids, EVERY_MODAL))
    assert len(EVERY_MODAL) > 3
    for custom_id, word in examples(st.tuples(custom_ids, typed), 80):
        field = {"type": 4, "custom_id": WORD, "value": word}
        data = {"custom_id": custom_id, "components": [{"type": 18, "id": 1, "component": field}]}
        _send(world, stranger, InteractionType.MODAL_SUBMIT, data)
        await world.env.settle()
    assert await _journal(world) == before


# --- commands ----------------------------------------------------------------------------------------------


def _value(option: dict[str, Any], world: World, people: list[MemberActor]) -> st.SearchStrategy[Any]:
    match option["type"]:
        case _ if option.get("choices"):
            return st.sampled_from([choice["value"] for choice in option["choices"]])
        case 4 | 10:
            least, most = option.get("min_value", -(2**53)), option.get("max_value", 2**53)
            return st.integers(int(least), int(most))
        case 5:
            return st.booleans()
        case 6:
            return st.sampled_from(people)
        case 7:
            return st.just(world.channel)
        case 3:
            return typed.map(lambda each: each[: option.get("max_length", 6000)])
    return st.nothing()


@dataclass(frozen=True, kw_only=True)
class Command:
    """A command with values for some of its options."""

    name: str
    values: dict[str, Any]
    suggesting: tuple[str, ...]  # options that suggest values while one types


def _commands(world: World, people: list[MemberActor]) -> Iterator[st.SearchStrategy[Command]]:
    """Yields every command, with values for its options."""
    known = world.env.backend.visible_commands(user_id=people[0].id, channel_id=world.channel.id)
    for path, leaf in (found for command in known for found in command_leaves(command)):
        options = leaf.get("options", [])
        values = {one["name"]: _value(one, world, people) for one in options}
        needed = {one["name"]: values[one["name"]] for one in options if one.get("required")}
        others = {name: value for name, value in values.items() if name not in needed}
        yield st.builds(
            Command,
            name=st.just(" ".join(path)),
            values=st.fixed_dictionaries(needed, optional=others),
            suggesting=st.just(tuple(one["name"] for one in options if one.get("autocomplete"))),
        )


async def test_whatever_is_typed_for_an_option_is_answered(
    world: World, stranger: MemberActor, anna: MemberActor
) -> None:
    before, places = await _journal(world), st.sampled_from((world.channel, world.thread()))
    for place, given in examples(st.tuples(places, st.one_of(*_commands(world, [stranger, anna]))), 200):
        with suppress(simcord.SetupError, simcord.OptionError):  # Discord would not let it be sent
            await stranger.slash(place, given.name, **given.values)
        for option in given.suggesting:
            others = {name: value for name, value in given.values.items() if name != option}
            with suppress(simcord.SetupError, simcord.OptionError):
                await stranger.autocomplete(
                    place, given.name, option, str(given.values.get(option, "")), **others
                )
    assert await _journal(world) == before
