"""The entries of a title's own data."""

from functools import lru_cache
from pathlib import Path

import content
from bot.titles.title import AnyTitle
from content.pack import Pack, PackContent


def own_entries(title: AnyTitle) -> dict[str, frozenset[str]]:
    """Returns the entries of a title's own data, by table."""
    game, root = title.folder.name, title.folder.parent
    return _entries(game, root)


@lru_cache(maxsize=8)
def _entries(game: str, root: Path) -> dict[str, frozenset[str]]:
    own = PackContent(game=game, id="own", name="own", data=dict(content.files(game, root)))
    tables = Pack.of(own).entries
    return {table: tables[table] for table in content.entry_tables(game, root) if table in tables}
