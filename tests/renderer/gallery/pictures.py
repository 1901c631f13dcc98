"""The pictures of all titles; a title with more to show has a module here, named by its id."""

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec

from tests.renderer import records, series
from tests.renderer.gallery.titles import of_title
from tests.renderer.letters import Picture
from tests.titles import TITLES


def pictures() -> Iterator[Picture]:
    """Yields every picture of the gallery with its name and size."""
    yield Picture("record", records.career())
    yield Picture("series", series.campaign())
    for title in TITLES:
        own = f"{__package__}.{title.id}"
        yield from import_module(own).pictures() if find_spec(own) else of_title(title)
