"""The command `/rules`, shared by all games: groups of topics, and a booklet of them."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Generic, TypeAlias, TypeVar

from bot.titles.title import Choice, Leaf, Lookup, Plate, Sketch, Slot, Words
from renderer.words import dash

FULL = 3200  # characters per page of the booklet
TERM, PAGE, ABOUT = "term", "page", "about"  # kinds every game has

Chapters: TypeAlias = Mapping[str, Sequence[str]]  # the terms of each chapter, by its key (`booklet-<key>`)
Plates: TypeAlias = Mapping[str, Plate]  # by the term they belong to

V = TypeVar("V")


@dataclass(frozen=True, kw_only=True)
class Topics(Generic[V]):
    """Topics of one kind."""

    kind: str  # a topic reads `topic-<kind>`
    items: Callable[[V], Iterable[str]]  # the ids of the topics
    name: Callable[[V, str, Words], str]
    tell: Callable[[V, str, Words], str]
    in_booklet: bool = True  # False for topics that are only looked up


def entries(kind: str, keys: Iterable[str]) -> Topics[V]:
    """Returns topics with a name and a text (`<kind>-<key>` and `<kind>-<key>-text`)."""
    known = tuple(keys)

    def name(view: V, key: str, words: Words) -> str:
        return words(_key(kind, key))

    def tell(view: V, key: str, words: Words) -> str:
        return words("rules-entry", name=name(view, key, words), text=words(f"{_key(kind, key)}-text"))

    return Topics(kind=kind, items=lambda view: known, name=name, tell=tell)


def terms(keys: Iterable[str]) -> Topics[V]:
    """Returns the terms of the rules, which also have rule numbers (`term-<key>-rule`)."""

    def tell(view: V, key: str, words: Words) -> str:
        name, rule, text = (words(f"{_key(TERM, key)}{part}") for part in ("", "-rule", "-text"))
        return words("rules-term", name=name, rule=rule, text=text)

    return replace(entries(TERM, keys), tell=tell)


def board() -> Topics[V]:
    """Returns the topic that explains the picture of the board, with the game's own text."""

    def tell(view: V, item: str, words: Words) -> str:
        return words("rules-entry", name=words("page-board"), text=words(f"page-{item}-text"))

    return Topics(
        kind=PAGE,
        items=lambda view: ("board",),
        name=lambda view, item, words: words("page-board"),
        tell=tell,
    )


def _key(kind: str, key: str) -> str:
    return f"{kind}-{dash(key)}"


def rules(*groups: Topics[V], chapters: Chapters, plates: Sequence[Plate]) -> Lookup[V]:
    """Returns the lookup of all topics in these groups, in order.

    Without a topic it opens the booklet: overview, board, terms by chapter, then the rest. A plate is shown
    with the term of the same name.
    """
    return RuleLookup(groups, chapters, {plate.name: plate for plate in plates}).lookup()


class RuleLookup(Generic[V]):
    """Finds topics by their values and by their labels."""

    def __init__(self, groups: Sequence[Topics[V]], chapters: Chapters, plates: Plates) -> None:
        self._groups = {group.kind: group for group in groups}
        self._chapters = chapters
        self._plates = plates

    def lookup(self) -> Lookup[V]:
        return Lookup(
            name="rules",
            slots=(Slot(name="topic", required=False),),
            complete=self._complete,
            answer=self._answer,
            picture=self._picture,
            of_rules=True,
            booklet=self._booklet,
        )

    def _complete(self, view: V, given: Mapping[str, str], slot: str, words: Words) -> Sequence[Choice]:
        return list(self._topics(view, words))

    def _topics(self, view: V, words: Words) -> Iterator[Choice]:
        for group in self._groups.values():
            for item in group.items(view):
                label = words(f"topic-{group.kind}", name=group.name(view, item, words))
                yield Choice(value=f"{group.kind} {item}", label=label)

    def _answer(self, view: V, given: Mapping[str, str], words: Words) -> str:
        found = self._find(view, given, words)
        return words("rules-unknown") if found is None else found[0].tell(view, found[1], words)

    def _picture(self, view: V, given: Mapping[str, str], words: Words) -> Sketch | None:
        found = self._find(view, given, words)
        plate = self._plates.get(found[1]) if found is not None and found[0].kind == TERM else None
        return None if plate is None else plate.draw(words)

    def _find(self, view: V, given: Mapping[str, str], words: Words) -> tuple[Topics[V], str] | None:
        """Returns the requested topic and its group."""
        asked = given.get("topic", "").strip().lower()
        for topic in self._topics(view, words):
            if asked in (topic.value.lower(), topic.label.lower()):
                kind, _, item = topic.value.partition(" ")
                return self._groups[kind], item
        return None

    # --- booklet

    def _booklet(self, view: V, about: str, words: Words) -> Sequence[Leaf]:
        rest = [group for group in self._groups.values() if group.kind not in (PAGE, TERM, ABOUT)]
        last = [self._groups[ABOUT]]
        return [
            _overview(about, words),
            *_leaves(self._groups[PAGE], view, words),
            *(self._chapter(key, terms, words) for key, terms in self._chapters.items()),
            *(leaf for group in (*rest, *last) if group.in_booklet for leaf in _leaves(group, view, words)),
        ]

    def _chapter(self, key: str, keys: Iterable[str], words: Words) -> Leaf:
        """Returns a page of terms, without the rule numbers."""
        told = (
            words("rules-entry", name=words(_key(TERM, term)), text=words(f"{_key(TERM, term)}-text"))
            for term in keys
        )
        plates = tuple(self._plates[term] for term in keys if term in self._plates)
        return Leaf(name=words(f"booklet-{key}"), text="\n\n".join(told), plates=plates)


def _overview(about: str, words: Words) -> Leaf:
    """Returns the overview for beginners: the goal, a turn in a few lines, and how to win."""
    parts = (
        about,
        *(
            f"**{words(f'overview-{part}')}**\n{words(f'overview-{part}-text')}"
            for part in ("turn", "winning")
        ),
    )
    return Leaf(name=words("booklet-overview"), text="\n\n".join(parts))


def _leaves(group: Topics[V], view: V, words: Words) -> Iterator[Leaf]:
    """Yields pages with the topics of a group, filled up to `FULL`."""
    items = list(group.items(view))
    if len(items) == 1:
        name = group.name(view, items[0], words)
        heading = words("rules-entry", name=name, text="").strip()
        yield Leaf(name=name, text=group.tell(view, items[0], words).removeprefix(heading).strip())
        return
    name, pages = (
        words(f"booklet-all-{group.kind}"),
        _paginate(group.tell(view, item, words) for item in items),
    )
    for number, text in enumerate(pages, 1):
        several = words("booklet-part", name=name, number=number, count=len(pages))
        yield Leaf(name=several if len(pages) > 1 else name, text=text)


def _paginate(texts: Iterable[str]) -> list[str]:
    """Returns texts joined into pages; no text is split."""
    pages: list[str] = []
    for text in texts:
        if pages and len(pages[-1]) + len(text) <= FULL:
            pages[-1] = f"{pages[-1]}\n{text}"
        else:
            pages.append(text)
    return pages
