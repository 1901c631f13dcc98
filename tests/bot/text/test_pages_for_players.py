"""The commands, labels and messages that README and docs name for players exist."""

import re
from collections.abc import Iterator

import pytest
from discord import app_commands

from tests.bot.world import World
from tests.content.prose import FILLED, texts
from tests.content.words import entries
from tests.pages import DOCS, ROOT
from tests.titles import POLISHED
from tests.translations import BOOKS

PAGES = {
    page.stem: page.read_text("utf-8")
    for page in (
        ROOT / "README.md",
        *(DOCS / f"{name}.md" for name in ("playing", "days", "running", "privacy")),
    )
}
COMMAND = re.compile(r"`/([a-z-]+(?: [a-z-]+)?)(?= …|[ `]|[a-z_]+:)[^`/]*`")
LABEL = re.compile(r"(?<![\w*])\*([A-Z+][^*]*)\*(?![\w*])")
QUOTE = re.compile(r"“([^”…]+)(…?)”")
GAMES = {"Mars Attacks", "Under Falling Skies", "War of the Worlds: The New Wave"}
DISCORDS = {"Bot", "Apps", "Send Messages", "Attach Files", "Manage Channels"}


@pytest.mark.parametrize("page", PAGES)
async def test_every_command_a_page_names_exists(world: World, page: str) -> None:
    known = {
        command.qualified_name
        for command in world.process.client.tree.walk_commands()
        if isinstance(command, app_commands.Command | app_commands.Group)
    }
    for title in POLISHED:
        known |= {verb.name for verb in title.commands.verbs}
        known |= {lookup.name for lookup in title.commands.lookups}
    named = COMMAND.findall(PAGES[page])
    assert [each for each in named if each not in known and each.split()[0] not in known] == []
    assert [each for each in named if each.startswith("table ") and each not in known] == []


def _said() -> Iterator[str]:
    """Yields the English messages as patterns: a placeholder stands for anything."""
    for book in BOOKS:
        for message in entries(book).values():
            for text in texts(message):
                if re.search(r"\w", text):
                    yield re.escape(_plain(text)).replace(FILLED, ".+")


def _plain(text: str) -> str:
    return " ".join(re.sub(r"[*“”]", "", text.replace("’", "'")).split()).removesuffix(".")


@pytest.mark.parametrize("page", PAGES)
def test_every_label_a_page_names_is_one_the_bot_says(page: str) -> None:
    labels = {_plain(label) for label in LABEL.findall(PAGES[page])} - GAMES - DISCORDS
    said = re.compile("|".join(_said()))
    assert sorted(label for label in labels if not said.fullmatch(label)) == []


def test_every_message_the_readme_quotes_begins_as_the_bot_says_it() -> None:
    quoted = [_plain(text) for text, _ in QUOTE.findall(PAGES["README"])]
    said = list(_said())
    assert len(quoted) == 2
    assert [text for text in quoted if not any(pattern.startswith(re.escape(text)) for pattern in said)] == []
