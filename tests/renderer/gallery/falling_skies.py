"""Under Falling Skies: pages of a campaign, besides its table."""

from collections.abc import Iterator

from bot.titles.title import as_any_title
from renderer.scenes import falling_skies
from tests.renderer import skies
from tests.renderer.gallery.titles import of_title
from tests.renderer.letters import Picture, Screen
from tests.titles import FALLING_SKIES


def pictures() -> Iterator[Picture]:
    """Yields the pictures of this game."""
    yield from of_title(as_any_title(FALLING_SKIES))
    pages = {
        "briefing": skies.PAGES["first page"],
        "campaign": skies.PAGES["attack"],
        "final": skies.table(skies.FINAL),
        "draft": skies.DRAFTS["rich draft"],
    }
    for name, page in pages.items():
        yield Picture(f"falling_skies-{name}", falling_skies.scene(page, skies.words), screen=Screen.TALL)
        wide = falling_skies.wide(page, skies.words)
        yield Picture(f"falling_skies-{name}-wide", wide, screen=Screen.WIDE)
