"""Finds the title of a table, with the pack that the table was opened with."""

from bot.service.context import Context
from bot.store import packs
from bot.titles.title import AnyTitle
from content.pack import Pack, digest_in


class Packs:
    """Stores the packs of tables, and reads those that are no longer in the folder of packs."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def title_of(self, title_id: str, options: bytes) -> AnyTitle | None:
        """Returns the title of a table, by its encoded options; None: title or pack is missing."""
        titles, digest = self._context.titles, digest_in(options)
        if not digest or title_id not in titles:
            return titles.get(title_id)
        key = f"{title_id}+{digest}"
        if key not in titles:
            stored = await self._context.database.read(packs.content_of, digest)
            if stored is not None:
                titles.add(Pack(stored))
        return titles.get(key)

    async def keep(self, title: AnyTitle) -> None:
        """Stores the pack of a title, if it has one, before a table is opened with it."""
        if title.pack is not None:
            pack, now = title.pack, self._context.now()
            await self._context.database.write(packs.keep, pack.digest, pack.raw, now)
