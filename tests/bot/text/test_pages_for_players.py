"""The commands that README and docs name for players exist."""

import re

import pytest
from discord import app_commands

from tests.bot.world import World
from tests.pages import DOCS, ROOT
from tests.titles import POLISHED

PAGES = {
    page.stem: page.read_text("utf-8")
    for page in (ROOT / "README.md", *(DOCS / f"{name}.md" for name in ("playing", "running", "privacy")))
}
COMMAND = re.compile(r"`/([a-z-]+(?: [a-z-]+)?)(?= …|[ `]|[a-z_]+:)[^`/]*`")


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
