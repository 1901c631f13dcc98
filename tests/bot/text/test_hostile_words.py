"""Hostile text in every input: it mentions no person, formats nothing, hides nothing and breaks nothing."""

import io
import logging
import re
from collections.abc import Iterator
from typing import Any

import discord
import pytest
from discord import app_commands
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle
from simcord.enums import InteractionType
from simcord.interactions import base_payload
from simcord.results import InteractionResult

import renderer
from bot.logs import Log
from bot.proof.seed import Scheme
from bot.service.lobby.lobbies import Lobbies
from bot.store.rows import UserId
from bot.ui.kit.rate_limits import COMPLETIONS, PRESSES, PREVIEWS, Limits, TooFast
from bot.ui.playing.previews import SKETCH_FILE
from renderer.shapes import Label, Scene
from tests.bot.conftest import Mishaps
from tests.bot.players import choose, cut, panel, start_table
from tests.bot.wire.requests import Request, Wire
from tests.bot.world import BUTTON, World, answer, buttons, pictures, text
from tests.duel.title import DUEL
from tests.engine.games import EVERY
from tests.opaque import AnyTitle

BROKEN = "went wrong"  # in the text of an incident
INVISIBLE = re.compile("[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff\u00ad\u2800\u3164]")
CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f]")
FILE = re.compile(
    r"(board|choices|hand|record|preview|game-\d+|log|replay|replay-\d+)\.(png|gif|json|html|txt)"
)
CODE = re.compile(r"`[^`\n]*`")  # Discord does not interpret code

# The input, and the part of it that must not arrive unchanged.
HOSTILE = {
    "everyone": ("@everyone", "@everyone"),
    "here": ("@here hello", "@here"),
    "mention": ("<@1234567890>", "<@1234567890>"),
    "role": ("<@&1234567890>", "<@&1234567890>"),
    "channel": ("<#1234567890>", "<#1234567890>"),
    "time": ("<t:0:F>", "<t:0:F>"),
    "emoji of a server": ("<:x:1234567890>", "<:x:"),
    "bold": ("**loud**", "**loud**"),
    "slanted": ("_slanted_", "_slanted_"),
    "struck": ("~~struck~~", "~~struck~~"),
    "hidden": ("||hidden||", "||hidden||"),
    "code": ("`code`", "`code`"),
    "block": ("```py", "```"),
    "link": ("[free](https://evil.example)", "](https://evil"),
    "address": ("https://evil.example", "https://evil"),
    "heading": ("# Heading", "# Heading"),
    "quote": ("> quote", "> quote"),
    "lines": ("a\n\n# b", "\n# b"),
    "right to left": ("\u202egnp.exe", "\u202e"),
    "isolate": ("\u2067evil\u2069", "\u2067"),
    "zero width": ("zero\u200bwidth\u200d", "\u200b"),
    "nothing to see": ("\u3164\u2800", "\u3164"),
    "marks": ("z" + "\u0336\u0334\u0321" * 10, "\u0336\u0334\u0321" * 2),
    "emoji": ("\U0001f6f8" * 32, "\U0001f6f8" * 33),
    "long": ("w" * 90, "w" * 91),
    "placeable": ('{ $seat } { "x" }', "Ben Ben"),
    "folders": ("../../x", "/../../x.png"),
    "script": ("<script>alert(1)</script>", "<script>alert"),
    "element": ("<img src=x onerror=alert(1)>", "<img src=x"),
    "terminal": ("\x1b[31mred\x07", "\x1b"),
    "forged line": ("x\r\n[ERROR] bot: y", "\n[ERROR]"),
}
ELEMENTS = (HOSTILE["script"][1], HOSTILE["element"][1])  # elements that a browser would run
WORST = "@everyone <@1234567890> **loud** `code` \u202egnp\u200b [free](https://evil.example) ||h||"
POISON = ("@everyone", "<@1234567890>", "**loud**", "`code`", "\u202e", "\u200b", "](https://evil", "||h||")

# Inputs that WORST does not include.
FEW = ("code", "link", "lines", "marks", "long", "placeable", "script", "terminal", "forged line")
MANAGER = discord.Permissions(manage_guild=True)  # may use every command

ALL = pytest.mark.parametrize(("written", "poison"), HOSTILE.values(), ids=HOSTILE)


@pytest.fixture
def scheme() -> Scheme:
    """The real seed scheme."""
    return Scheme.CUT


class Drawn:
    """The words in the pictures of a test."""

    def __init__(self) -> None:
        self.words: list[str] = []

    def note(self, scene: Scene) -> None:
        self.words += [shape.text for shape in scene.shapes if isinstance(shape, Label)]


@pytest.fixture(autouse=True)
def drawn(monkeypatch: pytest.MonkeyPatch) -> Iterator[Drawn]:
    """Fails a test if a picture contains hostile text."""
    drawn, render = Drawn(), renderer.render

    def noting(scene: Scene, *args: Any, **more: Any) -> bytes:
        drawn.note(scene)
        return render(scene, *args, **more)

    monkeypatch.setattr(renderer, "render", noting)
    yield drawn
    for found in drawn.words:
        assert not INVISIBLE.search(found), found
        assert not CONTROL.search(found), found
        assert "\n" not in found
        assert len(found) < 200
        assert not any(each.upper() in found.upper() for each in POISON), found


@pytest.fixture(autouse=True)
def logged() -> Iterator[io.StringIO]:
    """Fails a test if the log contains hostile text or a forged line."""
    stream = io.StringIO()
    log = Log(stream)
    log.setFormatter(logging.Formatter("[%(levelname)s] %(name)s: %(message)s"))
    root, bot = logging.getLogger(), logging.getLogger("bot")
    levels = root.level, bot.level
    root.addHandler(log)
    root.setLevel(logging.INFO)
    bot.setLevel(logging.DEBUG)
    yield stream
    root.removeHandler(log)
    root.setLevel(levels[0])
    bot.setLevel(levels[1])
    said = stream.getvalue()
    assert not INVISIBLE.search(said), said
    assert not CONTROL.search(said), said
    assert all(re.match(r"\[[A-Z]+\] [\w.]+: |    ", line) for line in said.splitlines()), said


# --- sent texts --------------------------------------------------------------------------------------------


def said(requests: list[Request]) -> Iterator[str]:
    """Yields every text that was sent, without code."""
    for request in requests:
        if "commands" not in request.path:
            yield from (CODE.sub("", found) for found in _texts(request.body))
            yield from (upload.name for upload in request.files)
            yield from (upload.text for upload in request.files if upload.name.endswith(".txt"))


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for each in value.values():
            yield from _texts(each)
    elif isinstance(value, list | tuple):
        for each in value:
            yield from _texts(each)
    elif isinstance(value, str):
        yield value


def check(wire: Wire, *poison: str) -> None:
    """Checks that requests have no poison, invisible characters or apology, and only our file names."""
    sent = list(said(wire.requests))
    assert sent
    for found in sent:
        assert not any(each in found for each in poison), found
        assert not INVISIBLE.search(found), found
        assert BROKEN not in found, found
    for upload in (upload for request in wire.requests for upload in request.files):
        assert FILE.fullmatch(upload.name), upload.name
        assert not INVISIBLE.search(upload.text), upload.text
        assert not CONTROL.search(upload.text), upload.text
        assert upload.name.endswith(".json") or not any(each in upload.text for each in ELEMENTS)


async def start(world: World, *actors: MemberActor, game: str = "duel", **more: str) -> ChannelHandle:
    await actors[0].slash(world.channel, "new", game=game, **more)
    lobby = world.public()[-1]
    for actor in actors[1:]:  # the first already has a seat
        await actor.click(lobby, label="Join")
    while not buttons(world.public()[-1]).get("Add computer", {"disabled": True}).get("disabled", False):
        await actors[0].click(world.public()[-1], label="Add computer")
    await actors[0].click(lobby, label="Start")
    place = world.thread() if world.channel.threads else world.channel
    if len(actors) > 1:
        await cut(world, actors[1], place, WORST[:60])
    return place


def manager(world: World, name: str) -> MemberActor:
    """Adds a person with permission for every command."""
    role = world.guild.create_role("managers", permissions=MANAGER)
    return world.guild.add_member(world.env.create_user("manager"), nick=name, roles=[role])


def answer_card(world: World) -> discord.Message:
    """Returns the card of the only finished game."""
    (card,) = [message for message in world.public() if "Rematch" in buttons(message)]
    return card


async def point_everywhere(
    world: World, actor: MemberActor, place: ChannelHandle, pointed_at: MemberActor
) -> None:
    """Names a person in every option of every command that takes a person."""
    for command, option in options_of(world, discord.AppCommandOptionType.user):
        more = beside(command, option, actor)
        await actor.slash(place, command.qualified_name, **more, **{option.display_name: pointed_at})


# --- names -------------------------------------------------------------------------------------------------


BY_TWO = list(zip(*[iter([name for name in HOSTILE if name != "placeable"])] * 2, strict=True))


@pytest.mark.slow  # a whole game per pair
@pytest.mark.parametrize("names", [*BY_TWO, ("placeable",)], ids=" and ".join)
async def test_the_name_of_a_person_is_text_wherever_it_stands(
    world: World, wire: Wire, drawn: Drawn, names: tuple[str, ...]
) -> None:
    nicks = [*(HOSTILE[name][0][:32] for name in names), "Ben"]  # the opponent of a single name
    villain, ben = (
        world.guild.add_member(world.env.create_user(user), nick=nick)
        for user, nick in zip(("villain", "ben"), nicks, strict=False)
    )
    thread = await start(world, villain, ben)
    for actor in (villain, ben):
        await choose(actor, await panel(world, actor, thread), "Keep the hand")
    await choose(villain, await panel(world, villain, thread), "Aim high")
    for look in ("log", "board", "games", "record", "table dice", "table undo"):
        await ben.slash(thread, look)
    await point_everywhere(world, ben, thread, villain)
    await villain.click(answer(await villain.slash(thread, "table resign")), label="Resign")
    record = answer(await ben.slash(thread, "record", person=villain))
    await ben.click(answer_card(world), label="Rematch")
    await villain.slash(world.channel, "games")
    check(wire, *(HOSTILE[name][1] for name in names))
    assert world.picture(thread)
    assert pictures(record)
    assert any("RECORD" in each for each in drawn.words), "the chart has the name in it"


@ALL
async def test_the_name_of_a_table_and_a_word_for_the_dice_are_text_wherever_they_stand(
    world: World, anna: MemberActor, wire: Wire, written: str, poison: str
) -> None:
    await anna.slash(world.channel, "new", game="duel", name=written)
    if not world.public():  # refused: too long, or nothing visible
        await anna.slash(world.channel, "new", game="duel")
    lobby = world.public()[-1]
    asked = await anna.click(lobby, label="Shake dice")
    await anna.submit_modal(asked, {"word": written[:60]})
    await anna.click(lobby, label="Add computer")
    await anna.click(lobby, label="Start")
    for look in ("games", "log", "table dice"):
        await anna.slash(world.thread(), look)
    await anna.click(answer(await anna.slash(world.thread(), "table resign")), label="Resign")
    check(wire, poison)


# --- options of commands -----------------------------------------------------------------------------------

Command = app_commands.Command[Any, ..., None]


def options_of(
    world: World, kind: discord.AppCommandOptionType
) -> list[tuple[Command, app_commands.Parameter]]:
    """Returns every free-form option of a type, with its command."""
    return [
        (command, option)
        for command in world.process.client.tree.walk_commands()
        if isinstance(command, app_commands.Command)
        for option in command.parameters
        if option.type is kind and not option.choices
    ]


def beside(command: Command, option: app_commands.Parameter, actor: MemberActor) -> dict[str, Any]:
    """Returns values for the other required options of a command."""
    return {
        other.display_name: _any_value(other, actor)
        for other in command.parameters
        if other.required and other.name != option.name
    }


def _any_value(option: app_commands.Parameter, actor: MemberActor) -> Any:
    if option.choices:
        return option.choices[0].value
    return {
        discord.AppCommandOptionType.integer: 1,
        discord.AppCommandOptionType.user: actor,
    }.get(option.type, "x")


async def type_everywhere(world: World, actor: MemberActor, place: ChannelHandle, written: str) -> int:
    """Types a text into every option and its autocomplete; returns the number of options."""
    options = options_of(world, discord.AppCommandOptionType.string)
    for command, option in options:
        more = beside(command, option, actor)
        await actor.slash(place, command.qualified_name, **more, **{option.display_name: written})
        if option.autocomplete:
            await actor.autocomplete(place, command.qualified_name, option.display_name, written)
    return len(options)


@pytest.mark.parametrize("written", [WORST, *(HOSTILE[each][0] for each in FEW)], ids=("worst", *FEW))
async def test_an_option_is_never_said_back_as_it_was_typed(
    world: World, ben: MemberActor, wire: Wire, written: str
) -> None:
    boss = manager(world, "Boss")
    thread = await start(world, boss, ben)
    for actor in (boss, ben):
        await choose(actor, await panel(world, actor, thread), "Keep the hand")
    assert await type_everywhere(world, boss, thread, written) > 8
    check(wire, *POISON, *(HOSTILE[each][1] for each in FEW))


@pytest.mark.slow  # real games are drawn
@pytest.mark.parametrize("title", EVERY, ids=lambda title: title.id)
async def test_in_real_games_neither_names_nor_options_do_any_harm(
    world: World, title: AnyTitle, wire: Wire
) -> None:
    villain = manager(world, WORST[:32])
    place = await start(world, villain, game=title.id)
    await type_everywhere(world, villain, place, WORST)
    await villain.slash(place, "board", size="large")
    check(wire, *POISON)
    assert world.picture(place)


# --- ids ---------------------------------------------------------------------------------------------------


async def press(
    world: World, actor: MemberActor, message: discord.Message, custom_id: str
) -> InteractionResult:
    """Presses a button that never existed, as a modified client could."""
    stored = world.env.backend.get_message(message.channel.id, message.id)
    record, payload = base_payload(
        world.env.backend,
        type=InteractionType.MESSAGE_COMPONENT,
        channel_id=stored.channel_id,
        guild_id=world.guild.id,
        user_id=actor.id,
        data={"custom_id": custom_id, "component_type": BUTTON, "id": 1},
    )
    from simcord.backend.serializers import message_payload

    payload["message"] = message_payload(world.env.backend, stored)
    record.source_message_id = stored.id
    world.env.backend.emit("INTERACTION_CREATE", payload)
    await world.env.settle()
    return InteractionResult(world.env, record)


@pytest.mark.parametrize(
    "custom_id", ["?", "m:1:1:x", "zz:1", "me:nothing", "x:1:@everyone", "9" * 100, WORST, "k:1:2:3", "km:1"]
)
async def test_a_button_nobody_knows_is_answered_kindly_and_only_to_who_pressed_it(
    world: World, anna: MemberActor, wire: Wire, custom_id: str
) -> None:
    await anna.slash(world.channel, "new", game="duel")
    told = answer(await press(world, anna, world.public()[-1], custom_id))
    assert "This button is from an older version" in text(told)
    check(wire, *POISON)


# --- logs --------------------------------------------------------------------------------------------------


@ALL
async def test_what_goes_wrong_is_logged_on_lines_of_its_own_whatever_was_typed(
    world: World,
    anna: MemberActor,
    wire: Wire,
    mishaps: Mishaps,
    logged: io.StringIO,
    monkeypatch: pytest.MonkeyPatch,
    written: str,
    poison: str,
) -> None:
    mishaps.expect()

    async def fail(*args: object, **more: object) -> None:
        logging.getLogger("bot").warning("cannot open %s", written)
        raise RuntimeError(written)

    monkeypatch.setattr(Lobbies, "open", fail)
    told = answer(await anna.slash(world.channel, "new", game="duel", name=written))
    assert BROKEN in text(told)
    assert poison not in text(told)
    said = logged.getvalue()
    assert "RuntimeError" in said
    assert "[WARNING] bot: cannot open" in said
    assert "\n[ERROR] bot: y" not in said


# --- how much ----------------------------------------------------------------------------------------------


async def test_who_presses_without_end_is_asked_to_wait_and_others_are_not(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    world.process.client.limits = Limits(world.now)
    for _ in range(PRESSES):
        assert "a lot at once" not in text(answer(await anna.slash(world.channel, "help")))
    for _ in range(3):
        told = text(answer(await anna.slash(world.channel, "help")))
        assert re.search(r"Try again in \d+ seconds", told)
    assert "a lot at once" not in text(answer(await ben.slash(world.channel, "help")))
    await world.env.advance_time(61)
    assert "a lot at once" not in text(answer(await anna.slash(world.channel, "help")))


async def test_who_asks_for_suggestions_without_end_is_asked_to_wait_and_keeps_nothing_busy(
    world: World, anna: MemberActor, ben: MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    thread = await start(world, anna, ben)
    world.process.client.limits = Limits(world.now)
    worked = 0
    complete = world.tables.play.complete

    async def counted(*args: Any) -> Any:
        nonlocal worked
        worked += 1
        return await complete(*args)

    monkeypatch.setattr(world.tables.play, "complete", counted)
    command, option = next(
        (command, option)
        for command, option in options_of(world, discord.AppCommandOptionType.string)
        if option.autocomplete and command.name in {verb.name for verb in DUEL.commands.verbs}
    )
    for _ in range(COMPLETIONS + 50):
        offered = await anna.autocomplete(thread, command.name, option.display_name, "hi")
    assert worked == COMPLETIONS
    (only,) = offered
    assert re.fullmatch(r"That’s a lot at once\. Wait \d+ seconds, or type it .*", only["name"])
    assert only["value"] == "hi", "it stands for what was typed"
    (only,) = await anna.autocomplete(thread, command.name, option.display_name, "")
    assert only["value"]
    await ben.autocomplete(thread, command.name, option.display_name, "hi")
    assert worked == COMPLETIONS + 1, "others are not kept waiting"
    assert "a lot at once" not in text(answer(await anna.slash(thread, "log"))), "nor is the rest"
    await world.env.advance_time(61)
    await anna.autocomplete(thread, command.name, option.display_name, "hi")
    assert worked == COMPLETIONS + 2


async def test_who_presses_too_much_changes_nothing(world: World, anna: MemberActor) -> None:
    await anna.slash(world.channel, "new", game="duel")
    world.process.client.limits = Limits(world.now, presses=1)
    await anna.slash(world.channel, "help")
    before = text(world.public()[-1])
    told = answer(await anna.click(world.public()[-1], label="Join"))
    assert "a lot at once" in text(told)
    assert text(world.public()[-1]) == before


async def test_pictures_on_request_are_fewer_than_presses(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    thread = await start(world, anna, ben)
    world.process.client.limits = Limits(world.now)
    for _ in range(PREVIEWS):
        assert pictures(answer(await anna.slash(thread, "board")))
    told = answer(await anna.slash(thread, "board"))
    assert "a lot at once" in text(told)
    assert not pictures(told)
    replay = answer(await anna.slash(thread, "replay"))
    for label in ("As an animation", "As a file"):
        assert "a lot" in text(answer(await anna.click(replay, label=label)))
    assert "a lot" not in text(answer(await anna.slash(thread, "log"))), "the rest goes on"
    assert SKETCH_FILE not in text(told)


def test_a_clock_that_is_set_back_keeps_nobody_waiting() -> None:
    time = 1000.0
    counting = Limits(lambda: time, presses=1)
    counting.press(UserId(1))
    with pytest.raises(TooFast):
        counting.press(UserId(1))
    time = 400.0  # the switch to winter time, or a corrected server clock
    counting.press(UserId(1))
    with pytest.raises(TooFast):
        counting.press(UserId(1))


def test_what_was_pressed_is_not_remembered_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    from bot.ui.kit import rate_limits

    monkeypatch.setattr(rate_limits, "REMEMBERED", 3)
    counting = Limits(lambda: 0.0, presses=2)
    for number in range(50):
        counting.press(UserId(number))
        counting.press(UserId(number))
    with pytest.raises(rate_limits.TooFast):
        counting.press(UserId(49))
    counting.press(UserId(0))
    assert len(counting._presses._times._kept) == 3


async def test_a_place_of_six_thousand_letters_is_said_back_briefly(world: World, anna: MemberActor) -> None:
    place = await start_table(world, anna, computer=True)
    told = text(answer(await anna.slash(place, "board", around="x" * 6000)))
    assert told.startswith("There’s no place called “xxx")
    assert len(told) < 200
