"""The command `/rules`, shared by all games: groups of topics, and a booklet of them."""

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from typing import Generic, TypeAlias, TypeVar

import content
from bot.titles.title import Choice, Leaf, Lookup, Plate, Sketch, Slot, Words
from renderer.words import dash

ENGLISH = "en"
EN_DASH = "\N{EN DASH}"  # between the first and the last number of a range
FULL = 3200  # characters per page of the booklet
TERM, PAGE, ABOUT = "term", "page", "about"  # kinds every game has

# The terms of each chapter with the numbers of the rules they explain, by its key (`booklet-<key>`).
Chapters: TypeAlias = Mapping[str, Mapping[str, str]]
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


def entries(
    kind: str,
    items: Iterable[str] | Callable[[V], Iterable[str]],
    tell: Callable[[V, str, Words], str] | None = None,
    *,
    prefix: str = "",
    in_booklet: bool = True,
) -> Topics[V]:
    """Returns topics named `<prefix>-<id>`, else `<kind>-<id>`, with the text of `-text`, else of `tell`."""
    key = partial(_key, prefix or kind)

    def name(view: V, item: str, words: Words) -> str:
        return words(key(item))

    def entry(view: V, item: str, words: Words) -> str:
        return words("rules-entry", name=words(key(item)), text=words(f"{key(item)}-text"))

    known = items if callable(items) else _always(tuple(items))
    return Topics(kind=kind, items=known, name=name, tell=tell or entry, in_booklet=in_booklet)


def _always(items: Iterable[str]) -> Callable[[object], Iterable[str]]:
    return lambda view: items


def terms(chapters: Chapters) -> Topics[V]:
    """Returns the terms of the rules, with their rule numbers."""
    return rule_entries(TERM, {key: rules for chapter in chapters.values() for key, rules in chapter.items()})


def rule_entries(kind: str, rules: Mapping[str, str]) -> Topics[V]:
    """Returns topics with a name, a text and the numbers of the rules they explain."""

    def tell(view: V, key: str, words: Words) -> str:
        name, text = words(_key(kind, key)), words(f"{_key(kind, key)}-text")
        if not rules[key]:  # about the table, not about the game
            return words("rules-entry", name=name, text=text)
        return words("rules-term", name=name, rule=rules[key].replace("-", EN_DASH), text=text)

    return entries(kind, rules, tell)


def board() -> Topics[V]:
    """Returns the topic that explains the picture of the board, with the game's own text."""

    def tell(view: V, item: str, words: Words) -> str:
        return words("rules-entry", name=words("page-board"), text=words(f"page-{item}-text"))

    return entries(PAGE, ("board",), tell)


def _key(kind: str, key: str) -> str:
    return f"{kind}-{dash(key).lower()}"


@cache
def fine_print(game: str, root: Path = content.ROOT) -> frozenset[str]:
    """Returns the keys of a game's rulings in small print (`fine-<kind>-<topic>`)."""
    return frozenset(re.findall(r"(?m)^(fine-[\w-]+) =", content.texts(game, ENGLISH, root)))


def _no_facts(view: object) -> Mapping[str, str]:
    return {}


def rules(
    *groups: Topics[V],
    chapters: Chapters,
    plates: Sequence[Plate],
    fine: Collection[str],
    facts: Callable[[V], Mapping[str, str]] = _no_facts,
) -> Lookup[V]:
    """Returns the lookup of all topics in these groups, in order.

    Without a topic it opens the booklet: overview, board, terms by chapter, then the rest. A plate is shown
    with the term of the same name, fine print only below a topic that is looked up. `facts` are parameters of
    every text: what differs from table to table.
    """
    return RuleLookup(groups, chapters, {plate.name: plate for plate in plates}, fine, facts).lookup()


class RuleLookup(Generic[V]):
    """Finds topics by their values, labels and names."""

    def __init__(
        self,
        groups: Sequence[Topics[V]],
        chapters: Chapters,
        plates: Plates,
        fine: Collection[str],
        facts: Callable[[V], Mapping[str, str]],
    ) -> None:
        self._groups = {group.kind: group for group in groups}
        self._chapters = chapters
        self._plates = plates
        self._fine = fine
        self._facts = facts

    def lookup(self) -> Lookup[V]:
        return Lookup(
            name="rules",
            slots=(Slot(name="topic", required=False),),
            complete=self._complete,
            answer=self._answer,
            picture=self._picture,
            of_rules=True,
            booklet=self._booklet,
            topic=self._topic,
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
        if found is None:
            return words("rules-unknown")
        group, item = found
        told = self._words_at(view, words)
        return "\n".join((group.tell(view, item, told), *self._fine_print(group.kind, item, told)))

    def _fine_print(self, kind: str, item: str, words: Words) -> Iterator[str]:
        """Yields the rulings on a topic in small print, each with its number."""
        key = f"fine-{_key(kind, item)}"
        if key in self._fine:
            yield from (f"-# {line}" for line in words(key).splitlines() if line)

    def _words_at(self, view: V, words: Words) -> Words:
        """Returns words that know the facts of a table."""
        facts = self._facts(view)

        def with_facts(key: str, /, **params: object) -> str:
            return words(key, **{**facts, **params})

        return with_facts

    def _topic(self, view: V, value: str, words: Words) -> Choice | None:
        """Returns a topic by its value, labelled with its name alone; None if this table does not have it."""
        found = self._find(view, {"topic": value}, words)
        if found is None:
            return None
        group, item = found
        return Choice(value=value, label=group.name(view, item, words))

    def _picture(self, view: V, given: Mapping[str, str], words: Words) -> Sketch | None:
        found = self._find(view, given, words)
        plate = self._plates.get(found[1]) if found is not None and found[0].kind == TERM else None
        return None if plate is None else plate.draw(words)

    def _find(self, view: V, given: Mapping[str, str], words: Words) -> tuple[Topics[V], str] | None:
        """Returns the requested topic and its group; the first of several with the same name."""
        asked = given.get("topic", "").strip().lower()
        for topic in self._topics(view, words):
            if asked in (topic.value.lower(), topic.label.lower()):
                kind, _, item = topic.value.partition(" ")
                return self._groups[kind], item
        for group in self._groups.values():
            for item in group.items(view):
                if asked == group.name(view, item, words).lower():
                    return group, item
        return None

    # --- booklet

    def _booklet(self, view: V, about: str, words: Words) -> Sequence[Leaf]:
        words = self._words_at(view, words)
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
