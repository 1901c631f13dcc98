"""`/rules`, the same in every game: shelves of topics, each told in the game's own words."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Generic, TypeVar

from bot.titles.title import Choice, Lookup, Slot, Words

V = TypeVar("V")


@dataclass(frozen=True, kw_only=True)
class Shelf(Generic[V]):
    """Topics of one kind."""

    kind: str  # a topic reads `topic-<kind>`
    items: Callable[[V], Iterable[str]]  # what the game itself calls them
    name: Callable[[V, str, Words], str]
    tell: Callable[[V, str, Words], str]


def entries(kind: str, keys: Iterable[str]) -> Shelf[V]:
    """Returns topics that are a name and a text (`<kind>-<key>` and `<kind>-<key>-text`)."""
    known = tuple(keys)

    def name(view: V, key: str, words: Words) -> str:
        return words(_key(kind, key))

    def tell(view: V, key: str, words: Words) -> str:
        return words("rules-entry", name=name(view, key, words), text=words(f"{_key(kind, key)}-text"))

    return Shelf(kind=kind, items=lambda view: known, name=name, tell=tell)


def terms(keys: Iterable[str]) -> Shelf[V]:
    """Returns the rules themselves, which have numbers besides (`term-<key>-rule`)."""

    def tell(view: V, key: str, words: Words) -> str:
        name, rule, text = (words(f"{_key('term', key)}{part}") for part in ("", "-rule", "-text"))
        return words("rules-term", name=name, rule=rule, text=text)

    return replace(entries("term", keys), tell=tell)


def _key(kind: str, key: str) -> str:
    return f"{kind}-{key.replace('_', '-')}"


def rules(*shelves: Shelf[V]) -> Lookup[V]:
    """Returns the command that tells about any topic of the shelves, in their order."""
    return Library(shelves).lookup()


class Library(Generic[V]):
    """Finds topics by their values and by what they read like."""

    def __init__(self, shelves: Sequence[Shelf[V]]) -> None:
        self._shelves = {shelf.kind: shelf for shelf in shelves}

    def lookup(self) -> Lookup[V]:
        return Lookup(
            name="rules",
            slots=(Slot(name="topic"),),
            complete=self._complete,
            answer=self._answer,
            of_rules=True,
        )

    def _complete(self, view: V, given: Mapping[str, str], slot: str, words: Words) -> Sequence[Choice]:
        return list(self._topics(view, words))

    def _topics(self, view: V, words: Words) -> Iterator[Choice]:
        for shelf in self._shelves.values():
            for item in shelf.items(view):
                label = words(f"topic-{shelf.kind}", name=shelf.name(view, item, words))
                yield Choice(value=f"{shelf.kind} {item}", label=label)

    def _answer(self, view: V, given: Mapping[str, str], words: Words) -> str:
        asked = given["topic"].strip().lower()
        for topic in self._topics(view, words):
            if asked in (topic.value.lower(), topic.label.lower()):
                kind, _, item = topic.value.partition(" ")
                return self._shelves[kind].tell(view, item, words)
        return words("rules-unknown")
