"""Parts of a title that are made from other parts: board, text board, verbs and `/rules` of a small game."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from textwrap import wrap
from typing import Any, TypeVar, cast

import msgspec

from bot.text.catalogue import BoundWords, Names, fields_of
from bot.titles.title import Choice, Leaf, Lookup, Namer, Slot, Verb, Words
from engine.core import Action, Data, NotAsked, OtherQuestion, Refusal, Refused, Rules, Seat
from renderer.shapes import Label, Point, Scene
from renderer.words import dash

S = TypeVar("S")
A = TypeVar("A", bound=Action)
V = TypeVar("V")

WIDTH, MARGIN, SIZE, LINE = 720, 40, 34, 48  # pixels of a board that is drawn from its text
LETTERS = 40  # per line
SHORTEST = 360  # pixels of height


class _Nameless:
    """The part of a title that names need."""

    def __init__(self, namers: Mapping[Any, Namer]) -> None:
        self.id, self.key, self.folder, self.namers = "", "", Path(), namers
        self.texts: Mapping[str, str] = {}


def name_of(
    value: object, declared: Any, namers: Mapping[Any, Namer], words: Words, seats: Sequence[str] = ()
) -> str:
    """Returns the text of a value by its declared type: by a namer, by `<type>-<value>`, or as it is."""
    people = {Seat(number): words(f"seat-{key}") for number, key in enumerate(seats)}
    names = Names(title=_Nameless(namers), words=cast(BoundWords, words), view=None, seats=people)
    return str(names.name(value, declared))


def params_of(value: Data, words: Words) -> Mapping[str, Any]:
    """Returns the fields of a value as parameters of its words, ids named by their keys, without seats."""
    names = Names(title=_Nameless({}), words=cast(BoundWords, words), view=None, seats={})
    fields = [field for field, declared in fields_of(type(value)).items() if declared is not Seat]
    return names.params(value, fields)


def text_board(
    *fields: str, namers: Mapping[Any, Namer] | None = None, seats: Sequence[str] = ()
) -> Callable[[Any, Words], str]:
    """Returns a board in words: a line `view-<field>` for some fields of the view, which gets `$value`.

    `seats` are the keys of the seats, where a field names one.
    """

    def tell(view: Any, words: Words) -> str:
        kind: type[Data] = type(view)
        declared = fields_of(kind)
        return "\n".join(
            words(
                f"view-{dash(field)}",
                value=name_of(getattr(view, field), declared[field], namers or {}, words, seats),
            )
            for field in fields
        )

    return tell


def board(text: Callable[[V, Words], str]) -> Callable[[V, Words], Scene]:
    """Returns a board that shows its text, large enough for a phone."""

    def draw(view: V, words: Words) -> Scene:
        lines = [part for line in text(view, words).splitlines() for part in wrap(line, LETTERS) or [""]]
        labels = tuple(
            Label(text=line, at=Point(MARGIN, MARGIN + number * LINE), size=SIZE, width=WIDTH - 2 * MARGIN)
            for number, line in enumerate(lines)
        )
        height = max(SHORTEST, 2 * MARGIN + len(lines) * LINE)
        return Scene(width=WIDTH, height=height, ground=(), shapes=labels)

    return draw


# --- verbs -------------------------------------------------------------------------------------------------


def verb(
    name: str, kind: type[A], rules: Rules[S, Any, Any, Any, Any], namers: Mapping[Any, Namer] | None = None
) -> Verb[S, Any, Any]:
    """Returns the slash command of a kind of action: its fields are options, filled from legal actions."""
    declared = fields_of(kind)

    def fitting(state: S, seat: Seat, filled: Mapping[str, str]) -> Iterator[A]:
        for action in rules.legal(state, seat):
            if isinstance(action, kind) and all(
                str(getattr(action, slot)) == typed for slot, typed in filled.items()
            ):
                yield action

    def complete(
        state: S, seat: Seat, filled: Mapping[str, str], slot: str, words: Words
    ) -> Sequence[Choice]:
        values = {
            str(value): value for action in fitting(state, seat, filled) for value in [getattr(action, slot)]
        }
        return [
            Choice(value=value, label=name_of(there, declared[slot], namers or {}, words))
            for value, there in values.items()
        ]

    def plan(state: S, seat: Seat, filled: Mapping[str, str]) -> tuple[A, ...]:
        action = next(fitting(state, seat, filled), None)
        if action is None:
            raise Refused(_why_not(rules, state, seat, kind, filled))
        return (action,)

    return Verb(name=name, slots=tuple(Slot(name=slot) for slot in declared), complete=complete, plan=plan)


def _why_not(
    rules: Rules[S, A, Any, Any, Any], state: S, seat: Seat, kind: type[A], filled: Mapping[str, str]
) -> Refusal:
    """Returns why a typed action is not legal; that the seat is asked something else if it is no action."""
    try:
        meant = msgspec.convert(filled, kind, strict=False)
    except msgspec.ValidationError:
        return OtherQuestion() if rules.legal(state, seat) else NotAsked()
    return rules.refusal(state, seat, meant)


# --- /rules ------------------------------------------------------------------------------------------------


def rules_from(digest: Path) -> Lookup[Any]:
    """Returns `/rules` from a digest of the rules in Markdown: every `## Heading` is a topic and a page."""
    text = digest.read_text(encoding="utf-8")
    pages = {
        heading.strip(): body.strip()
        for heading, body in re.findall(r"(?ms)^## (.+?)\n(.*?)(?=^## |\Z)", text)
    }

    def find(asked: str) -> str | None:
        return next((heading for heading in pages if heading.lower() == asked.strip().lower()), None)

    def complete(view: object, filled: Mapping[str, str], slot: str, words: Words) -> Sequence[Choice]:
        return [Choice(value=heading, label=heading) for heading in pages]

    def answer(view: object, filled: Mapping[str, str], words: Words) -> str:
        heading = find(filled.get("topic", ""))
        return words("rules-unknown") if heading is None else f"**{heading}**\n{pages[heading]}"

    def booklet(view: object, about: str, words: Words) -> Sequence[Leaf]:
        overview = Leaf(name=words("booklet-overview"), text=about)
        return [overview, *(Leaf(name=heading, text=body) for heading, body in pages.items())]

    def topic(view: object, value: str, words: Words) -> Choice | None:
        heading = find(value)
        return None if heading is None else Choice(value=heading, label=heading)

    return Lookup(
        name="rules",
        slots=(Slot(name="topic", required=False),),
        complete=complete,
        answer=answer,
        of_rules=True,
        booklet=booklet,
        topic=topic,
    )
