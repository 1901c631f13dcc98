"""Titles with and without packs, by their keys."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import NamedTuple

import content
from bot.titles.title import AnyTitle, as_any_title
from content.pack import Pack

MOST_PACKED = 16  # titles with packs in the cache of a worker


class TakesNoPacks(Exception):
    """A title has no data that a pack could replace."""


def with_pack(title: AnyTitle, pack: Pack) -> AnyTitle:
    """Returns a title with the data and texts of a pack; it has the same id."""
    form = title.package.data
    if form is None:
        raise TakesNoPacks(title.id)
    built = form.build(content.GameData(title.folder.name, title.folder.parent).with_pack(pack))
    package, codecs = replace(built.package, pack=pack), replace(built.codecs, pack=pack.digest)
    return as_any_title(replace(built, package=package, codecs=codecs))


class TitleRef(NamedTuple):
    """A title as it is sent to a worker process."""

    id: str
    pack: Pack | None = None

    def resolve(self, find: Callable[[str], AnyTitle]) -> AnyTitle:
        """Returns the title; `find` returns titles without packs by id."""
        return find(self.id) if self.pack is None else _resolve(find, self.id, self.pack)


def reference(title: AnyTitle) -> TitleRef:
    """Returns the reference of a title."""
    return TitleRef(title.id, title.pack)


@lru_cache(maxsize=MOST_PACKED)
def _resolve(find: Callable[[str], AnyTitle], title_id: str, pack: Pack) -> AnyTitle:
    return with_pack(find(title_id), pack)


@dataclass(frozen=True, kw_only=True)
class PackOffer:
    """A title with a pack that new tables can have."""

    key: str  # `miniatures+my_box`
    pack: Pack


class Shelf(Mapping[str, AnyTitle]):
    """Titles by key: `miniatures`, with an offered pack `miniatures+my_box`, with any known one by digest.

    Iteration gives the titles without packs.
    """

    def __init__(self, titles: Mapping[str, AnyTitle], packs: Iterable[Pack] = ()) -> None:
        self._titles = dict(titles)
        self._offers: dict[str, Pack] = {}
        self._known: dict[str, Pack] = {}  # by key with digest
        self._built: dict[str, AnyTitle] = {}
        for pack in packs:
            self._offers[f"{pack.content.game}+{pack.content.id}"] = pack
            self.add(pack)

    @classmethod
    def of(cls, titles: Mapping[str, AnyTitle]) -> "Shelf":
        """Returns titles as a shelf; one that is a shelf already stays the same."""
        return titles if isinstance(titles, Shelf) else cls(titles)

    def __getitem__(self, key: str) -> AnyTitle:
        if key in self._titles:
            return self._titles[key]
        pack = self._offers.get(key) or self._known[key]
        exact = f"{pack.content.game}+{pack.digest}"
        if exact not in self._built:
            self._built[exact] = with_pack(self._titles[pack.content.game], pack)
        return self._built[exact]

    def __iter__(self) -> Iterator[str]:
        return iter(self._titles)

    def __len__(self) -> int:
        return len(self._titles)

    def add(self, pack: Pack) -> None:
        """Makes a pack known by its digest, so that tables which began with it go on."""
        if pack.content.game in self._titles:
            self._known[f"{pack.content.game}+{pack.digest}"] = pack

    def offers(self, title_id: str) -> tuple[PackOffer, ...]:
        """Returns the packs of a title that new tables can have."""
        return tuple(
            PackOffer(key=key, pack=pack)
            for key, pack in self._offers.items()
            if pack.content.game == title_id and title_id in self._titles
        )

    def key_for_next(self, title: AnyTitle) -> str:
        """Returns the key of a title for the next table: of its pack if there is one like it, else its id."""
        key = title.id if title.pack is None else f"{title.id}+{title.pack.content.id}"
        return key if key in self._offers else title.id
