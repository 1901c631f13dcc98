"""Our own content is marked: every entry of the data has a source; README, /help and /rules say so."""

import tomllib
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest
from simcord.actors import MemberActor

import content
from bot.titles.edition import Section, Source, sections
from bot.titles.title import AnyTitle
from bot.ui.client import GameMaster
from tests import edition as page_of_sources
from tests.bot.players import help_page, open_table
from tests.bot.world import World, answer, text
from tests.titles import POLISHED

SOURCES, ABOUT = "sources", "About this bot"
WORDS = "text"  # a folder of words, and of digests of the translated English
LINES = {
    Source.BOOK: "- From the rule book: ",
    Source.PUBLIC: "- Publicly known: ",
    Source.OURS: "- Our own design: ",
}
NAMES = tuple(title.id for title in POLISHED)


@pytest.mark.parametrize("game", NAMES)
def test_a_section_names_every_entry_of_its_file_once(game: str) -> None:
    for name, section in sections(game).items():
        named = [entry for source in Source for entry in section.entries(source)]
        assert sorted(named) == sorted(_entries(content.ROOT / game, section)), name


@pytest.mark.parametrize("game", NAMES)
def test_no_data_is_without_a_source(game: str) -> None:
    told = {section.of for section in sections(game).values()}
    assert [where for where in _tables(content.ROOT / game) if not _is_told(where, told)] == []


def _entries(folder: Path, section: Section) -> list[str]:
    """Returns the entries a section must name: files of a folder, or entries of a table or list in a file."""
    name, *inner = section.of.split("/")
    if (folder / name).is_dir():
        return [path.stem for path in (folder / name).glob("*.toml")]
    entries: Any = _read(folder / f"{name}.toml")
    for key in inner:
        entries = entries[key]
    if isinstance(entries, list):
        return [str(number) for number in range(1, len(entries) + 1)]
    return list(entries)


def _tables(folder: Path) -> Iterator[str]:
    """Yields every data file with each of its tables, and every folder of files."""
    for path in sorted(folder.iterdir()):
        if path.suffix == ".toml" and path.stem != SOURCES:
            yield from (f"{path.stem}/{table}" for table in _read(path))
        elif path.name != WORDS and any(path.glob("*.toml")):
            yield path.name


def _is_told(where: str, told: set[str]) -> bool:
    """Tells whether a section covers the table, its file, or the whole folder."""
    file, _, _ = where.partition("/")
    return file in told or where in told or any(each.startswith(f"{where}/") for each in told)


def _read(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


def test_the_readme_says_what_is_ours() -> None:
    assert page_of_sources.PAGE.read_text(encoding="utf-8") == page_of_sources.page(), (
        "run python -m tests.edition"
    )


# --- at a table --------------------------------------------------------------------------------------------


@pytest.fixture(params=POLISHED, ids=NAMES)
def title(request: pytest.FixtureRequest) -> AnyTitle:
    found: AnyTitle = request.param
    return found


async def test_help_and_rules_say_what_is_ours(world: World, anna: MemberActor, title: AnyTitle) -> None:
    await open_table(world, anna, game=title.id)
    assert "*About this edition*" in text(await help_page(world.channel, anna, ABOUT))
    offered = await anna.autocomplete(world.channel, "rules", "topic", "edition")
    assert [choice["name"] for choice in offered] == ["About this edition"]
    told = text(answer(await anna.slash(world.channel, "rules", topic=offered[0]["value"])))
    assert "your box" in told.splitlines()[0]
    for source, line in LINES.items():
        has_some = any(section.entries(source) for section in sections(title.id).values())
        assert (line in told) == has_some, source


async def test_help_says_it_before_there_is_a_table(world: World, anna: MemberActor) -> None:
    assert "we designed our own" in text(await help_page(world.channel, anna, ABOUT))


async def test_help_ends_with_version_and_contact(world: World, anna: MemberActor) -> None:
    last = text(answer(await anna.slash(world.channel, "help"))).splitlines()[-1]
    assert f"Ack-Ack {version('ackack')} is an unofficial fan project" in last
    application = world.process.client.application
    assert application is not None
    assert f"<@{application.owner.id}>" in last  # unless a contact is set, the owner of the bot


async def test_a_contact_that_is_set_replaces_the_owner(world: World) -> None:
    assert GameMaster(world.tables, contact="mail@example.org").contact == "mail@example.org"


async def test_rules_say_that_the_bot_is_unofficial(world: World, anna: MemberActor, title: AnyTitle) -> None:
    await open_table(world, anna, game=title.id)
    offered = await anna.autocomplete(world.channel, "rules", "topic", "edition")
    told = text(answer(await anna.slash(world.channel, "rules", topic=offered[0]["value"])))
    assert "not affiliated" in told.splitlines()[-1]
