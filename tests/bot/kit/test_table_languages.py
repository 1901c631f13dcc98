"""A German host, a French opponent, an English onlooker: each reads their own language, the table German."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from simcord.actors import MemberActor
from simcord.enums import AppCommandType

from bot.local.names import named_commands, shown_name
from bot.store.rows import UserId
from bot.titles.title import Lookup, Verb
from tests.bot.miniatures import from_the_start, prepared
from tests.bot.players import GAME
from tests.bot.tongues import language_of, speak, typed
from tests.bot.world import World, answer, everything, options, pictures, text
from tests.content.prose import attributes, texts
from tests.opaque import AnyTitle
from tests.titles import MINIATURES, TITLES
from tests.translations import BOOKS, LANGUAGES, said

NAME = re.compile(r"[-_'\w]{1,32}")
MENTION = re.compile(r"(?<![\w/.<~])/([a-zà-ÿ][\w-]*)(?: ([a-zà-ÿ][\w-]*))?")
START, JOIN, TURN = "Starten", "Mitspielen", "Am Zug"

every_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture
async def synced(world: World) -> World:
    await world.process.client.tree.sync()
    return world


def _payloads(world: World, kind: AppCommandType = AppCommandType.CHAT_INPUT) -> list[dict[str, Any]]:
    return [one for one in world.env.backend.commands[None].values() if one.get("type", 1) == kind]


def _nodes(node: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield node
    for option in node.get("options") or ():
        yield from _nodes(option)


# --- names -------------------------------------------------------------------------------------------------


@pytest.fixture
async def everywhere(tmp_path: Any, wire: Any) -> Any:
    """A server whose bot knows all titles."""
    world = World(tmp_path / "tables.db", {title.id: title for title in TITLES}, 60.0)
    await world.start()
    await world.process.client.tree.sync()
    try:
        yield world
    finally:
        await world.stop()


async def test_every_command_has_a_name_of_its_own_in_every_language(everywhere: World) -> None:
    for language in LANGUAGES:
        for command in _payloads(everywhere):
            for node in _nodes(command):
                own = node["name_localizations"][language]
                assert NAME.fullmatch(own), own
                assert own == own.lower()
                beside = [shown_name(each, language) for each in node.get("options") or ()]
                assert len(beside) == len(set(beside)), (language, node["name"], beside)
                about = node["description_localizations"][language]
                assert len(about) <= 100
                assert not about.endswith("…"), about
        names = [shown_name(command, language) for command in _payloads(everywhere)]
        assert sorted(name for name in names if names.count(name) > 1) == []


async def test_every_command_of_a_menu_has_a_name_in_every_language(everywhere: World) -> None:
    (challenge,) = _payloads(everywhere, AppCommandType.USER)
    assert challenge["name"] == "Challenge"
    for language in LANGUAGES:
        assert 0 < len(challenge["name_localizations"][language]) <= 32
        assert challenge["name_localizations"][language] != "Challenge"


async def test_what_texts_call_a_command_is_its_name(everywhere: World) -> None:
    """Every command mentioned in a text, such as `/tisch starten`, exists."""
    for language in ("en", *LANGUAGES):
        known = {
            named.shown for command in _payloads(everywhere) for named in named_commands(command, language)
        }
        groups = {name.split()[0] for name in known if " " in name}
        wrong = {
            f"{book}/{key}": mention[0]
            for book in BOOKS
            for key, message in said(book, language).items()
            for told in texts(message)
            for mention in MENTION.finditer(told)
            if not _is_known(mention, known, groups)
        }
        assert wrong == {}


def _is_known(mention: re.Match[str], known: set[str], groups: set[str]) -> bool:
    if mention[1] in groups:
        return mention[2] is None or f"{mention[1]} {mention[2]}" in known
    return mention[1] in known


def test_a_command_of_several_games_is_called_the_same_in_all() -> None:
    for language in LANGUAGES:
        named: dict[str, set[str]] = {}
        for title in TITLES:
            for key in _command_keys(title):
                names = [text for name, text in attributes(said(title.id, language)[key]) if name == "name"]
                named.setdefault(key, set()).update(names)
        assert {key: names for key, names in named.items() if len(names) != 1} == {}


def _command_keys(title: AnyTitle) -> Iterator[str]:
    """Yields the keys that describe the commands of a title and their options."""
    commands: list[Verb[Any, Any, Any] | Lookup[Any]] = [*title.commands.verbs, *title.commands.lookups]
    for command in commands:
        yield f"verb-{command.name}"
        yield from (f"slot-{command.name}-{slot.name}" for slot in command.slots)


# --- a table of three languages ----------------------------------------------------------------------------


@from_the_start()
async def test_each_reads_their_own_language_and_the_table_speaks_german(
    synced: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    world = synced
    speak(world, {anna: "de", ben: "fr", carl: "en-US"})
    own = {anna: "de", ben: "fr", carl: "en"}
    opened = await typed(
        world, anna, "de", world.channel, "neu", spiel="miniatures", szenario="final-01", sprache="de"
    )
    assert language_of(text(answer(opened))) == "de"
    lobby = world.public()[-1]
    assert language_of(text(lobby)) == "de"
    await typed(world, ben, "fr", world.channel, shown(world, "fr", "table join"))
    await typed(world, anna, "de", world.channel, "tisch starten")
    thread = world.thread()
    board = world.board(thread)
    assert {
        language_of(text(message)) for message in (*world.public(), *world.public(thread)) if text(message)
    } == {"de"}
    assert {language_of(alt) for alt in pictures(board)} == {"de"}
    assert [language_of(everything(world.letters(actor))) for actor in (anna, ben)] == ["de", "fr"]
    for actor, language in own.items():
        for name in (
            "board",
            "log",
            "help",
            "games",
            "me",
            "rules",
            "record",
            "table dice",
            "table undo",
            "act",
        ):
            told = await typed(world, actor, language, thread, shown(world, language, name))
            assert language_of(everything([answer(told)])) == language, (name, language)
    for actor in (anna, ben):
        told = await typed(world, actor, own[actor], thread, shown(world, own[actor], "hand"))
        assert language_of(everything([answer(told)])) == own[actor]


@prepared(scenario="final-01", figures="S1 A1, S2 C1, M1 H8")
async def test_orders_are_given_told_and_refused_in_each_ones_language(
    synced: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    world = synced
    speak(world, {anna: "de", ben: "fr", carl: "en-US"})
    await typed(world, anna, "de", world.channel, "neu", spiel="miniatures", sprache="de")
    await typed(world, ben, "fr", world.channel, "table rejoindre")
    await typed(world, anna, "de", world.channel, "tisch starten")
    thread = world.thread()
    offered = await anna.autocomplete(thread, "move", "figure", "")
    assert any("Sturmgewehr" in choice["name"] for choice in offered)
    refused = await typed(world, ben, "fr", thread, "déplacer", figurine="M1", vers="H7")
    assert language_of(text(answer(refused))) == "fr"
    wrong = await typed(world, anna, "de", thread, "bewegen", figur="S1", wohin="H8")
    assert language_of(text(answer(wrong))) == "de"
    moved = await typed(world, anna, "de", thread, "bewegen", figur="S1", wohin="A2")
    assert "A2" in text(answer(moved))
    told = {
        actor: text(answer(await typed(world, actor, language, thread, shown(world, language, "log"))))
        for actor, language in {anna: "de", ben: "fr", carl: "en"}.items()
    }
    assert [language_of(lines) for lines in told.values()] == ["de", "fr", "en"]
    assert all("A2" in lines for lines in told.values())
    assert language_of(text(world.board(thread))) == "de"


@prepared(scenario="final-01", figures="S1 A1, S2 C1, M1 H8")
async def test_what_is_typed_by_hand_is_understood_in_any_language(
    synced: World, anna: MemberActor, ben: MemberActor
) -> None:
    world = synced
    speak(world, {anna: "de", ben: "de"})
    await typed(world, anna, "de", world.channel, "neu", spiel="miniatures")
    await typed(world, ben, "de", world.channel, "tisch mitspielen")
    await typed(world, anna, "de", world.channel, "tisch starten")
    thread = world.thread()
    english, german = (world.tables.catalogue.words(each, MINIATURES)("term-sight") for each in ("en", "de"))
    assert english != german
    rules = [
        answer(await typed(world, anna, "de", thread, "regeln", thema=each)) for each in (english, german)
    ]
    assert text(rules[0]) == text(rules[1])
    before = await world.tables.views.look(GAME, UserId(anna.id), "fr")
    await typed(world, anna, "de", thread, "handeln", aktion=str(before.offers[-1].label))
    after = await world.tables.views.look(GAME, UserId(anna.id), "fr")
    assert after.seq > before.seq


@from_the_start()
async def test_the_language_of_a_table_is_changed_in_its_lobby(synced: World, anna: MemberActor) -> None:
    world = synced
    speak(world, {anna: "fr"})
    await typed(world, anna, "fr", world.channel, "nouvelle", jeu="miniatures")
    lobby = world.public()[-1]
    assert language_of(text(lobby)) == "fr"  # the first table of a person
    panel = answer(await anna.click(lobby, label="Options"))
    assert language_of(text(panel)) == "fr"
    assert {"Deutsch", "English", "Français"} <= set(options(panel))
    await anna.select(panel, ["de"], custom_id=f"lo:{GAME}:language")
    assert language_of(text(world.public()[-1])) == "de"


def shown(world: World, language: str, name: str) -> str:
    """Returns the name of a command in a language."""
    (found,) = (
        named.shown
        for command in _payloads(world)
        for named in named_commands(command, language)
        if named.name == name
    )
    return found
