"""Builds menus and autocomplete choices from legal actions."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

import discord

from bot.service.model.table import Offer, SeatView
from bot.titles.layout import Shape, Tone
from bot.titles.title import Choice, Words
from renderer.words import capitalise, dash

MOST_CHOICES = 25  # of an autocomplete or a select
LONGEST_CHOICE = 100
LONGEST_OFFER = 80  # characters of a label with its hint
GAP = " · "  # between the parts of a hint
AT_ONCE = MOST_CHOICES  # so many actions are listed without narrowing, after the first question
MOST_LISTS = 6  # of a question whose long lists are shown whole
MOST_LINES = 8  # answers with a line of their own; more are a list

_HALF_AN_EMOJI = re.compile(r"<:?\w*:?\d*$")

Path = tuple[int, ...]  # the number of the chosen entry at each question
Grouped = tuple[tuple[str, tuple[Offer, ...]], ...]  # offers by a label that they share


@dataclass(frozen=True, kw_only=True)
class MenuEntry:
    """An entry of a menu, which leads to another question or to one action."""

    label: str
    hint: str
    offer: Offer | None  # None: it leads to another question
    group: str = ""  # the title of its list; "": it has a line of its own
    tone: Tone = Tone.PLAIN
    closes: bool = False  # it ends or declines
    icon: str = ""  # the name of the emoji of all its actions; "": none
    suggested: int = 0  # onlookers who suggest one of its actions


@dataclass(frozen=True, kw_only=True)
class Menu:
    """A question of the orders panel."""

    asks: str
    chosen: tuple[str, ...]  # the choices so far, in words
    entries: tuple[MenuEntry, ...]
    rest: str = ""  # the title of the list of all that other lists have no room for

    @property
    def lists(self) -> Mapping[str, tuple[tuple[int, MenuEntry], ...]]:
        """The entries of each list by its title, with their numbers; under "" those with their own lines.

        Where there is room, a list that is too long goes on in another one; else lists have pages.
        """
        found: dict[str, list[tuple[int, MenuEntry]]] = {}
        for number, entry in enumerate(self.entries):
            found.setdefault(entry.group, []).append((number, entry))
        return _without_pages({title: tuple(entries) for title, entries in found.items()}, self.rest)

    @property
    def pages(self) -> int:
        """The number of pages that its longest list needs."""
        longest = max((len(entries) for title, entries in self.lists.items() if title), default=1)
        return -(-longest // MOST_CHOICES)


def _without_pages(
    lists: Mapping[str, tuple[tuple[int, MenuEntry], ...]], rest: str
) -> Mapping[str, tuple[tuple[int, MenuEntry], ...]]:
    """Returns lists of which none is too long; the same lists if there would be too many.

    A list goes on in lists of its own, or all of them in one more.
    """
    titled = {title: entries for title, entries in lists.items() if title}
    if all(len(entries) <= MOST_CHOICES for entries in titled.values()):
        return lists
    found: dict[str, tuple[tuple[int, MenuEntry], ...]] = {}
    for title, entries in titled.items():
        for part, first in enumerate(range(0, len(entries), MOST_CHOICES), start=1):
            found[title if part == 1 else f"{title} ({part})"] = entries[first : first + MOST_CHOICES]
    if len(found) > MOST_LISTS:
        left = [entry for entries in titled.values() for entry in entries[MOST_CHOICES:]]
        if len(left) > MOST_CHOICES or len(titled) >= MOST_LISTS:
            return lists
        found = {title: entries[:MOST_CHOICES] for title, entries in titled.items()} | {rest: tuple(left)}
    return found | ({"": lists[""]} if "" in lists else {})


class NoSuchWay(LookupError):
    """The path is invalid, because the legal actions have changed."""


def menu(offers: tuple[Offer, ...], path: Path, words: Words) -> Menu:
    """Returns the menu at the end of a path; raises `NoSuchWay` for an invalid one."""
    chosen: tuple[str, ...] = ()
    question = _first_question(offers, words)
    for step in path:
        group = _choice(question, step)
        if len(group.offers) == 1:  # that entry is an action, not a question
            raise NoSuchWay(path)
        chosen = (*chosen, group.label)
        question = _question(group.offers, words)
    entries = tuple(map(_entry, question.groups))
    return Menu(asks=question.asks, chosen=chosen, entries=entries, rest=words("panel-rest"))


def offers_at(offers: tuple[Offer, ...], path: Path, words: Words) -> tuple[Offer, ...]:
    """Returns the offers left at the end of a path; raises `NoSuchWay` for an invalid one."""
    question = _first_question(offers, words)
    for number, step in enumerate(path):
        offers = _choice(question, step).offers
        if len(offers) == 1 and number + 1 < len(path):
            raise NoSuchWay(path)
        question = _question(offers, words)
    return offers


@dataclass(frozen=True, kw_only=True)
class _Group:
    """An answer, with the offers that remain after it."""

    label: str
    offers: tuple[Offer, ...]
    title: str  # of its list; "": it has a line of its own


@dataclass(frozen=True, kw_only=True)
class _Question:
    asks: str
    groups: tuple[_Group, ...]


def _choice(question: _Question, step: int) -> _Group:
    if not 0 <= step < len(question.groups):
        raise NoSuchWay(step)
    return question.groups[step]


def _first_question(offers: tuple[Offer, ...], words: Words) -> _Question:
    """Returns all offers in the shapes of their kinds, whatever their number."""
    lists: dict[str, list[_Group]] = {}
    is_alone = len({offer.kind for offer in offers if not offer.closes}) == 1
    for kind, alike in _groups((offer.kind, offer) for offer in offers):
        title = words(f"kind-{dash(kind)}")
        for group in _in_shape(alike, title, is_alone=is_alone):
            lists.setdefault(group.title, []).append(group)
    return _Question(asks="", groups=tuple(group for each in lists.values() for group in each))


def _in_shape(alike: tuple[Offer, ...], title: str, *, is_alone: bool) -> Iterator[_Group]:
    """Yields the offers of one kind in its shape; `is_alone`: nothing else but closing is offered."""
    match alike[0].shape:
        case Shape.LINES if len(alike) <= MOST_LINES:
            yield from (_Group(label=offer.label, offers=(offer,), title="") for offer in alike)
        case Shape.SPLIT:
            for offer in alike:
                yield _Group(label=offer.label, offers=(offer,), title=capitalise(offer.parts[0].label))
        case Shape.FOLDED if is_alone:
            for offer in alike:
                named = f"{title} · {offer.parts[0].label}"
                yield _Group(label=offer.label, offers=(offer,), title=named)
        case Shape.STEPS | Shape.FOLDED:
            for label, group in _steps(alike):
                yield _Group(label=label, offers=group, title=title)
        case _:
            yield from (_Group(label=offer.label, offers=(offer,), title=title) for offer in alike)


def _steps(alike: tuple[Offer, ...]) -> tuple[tuple[str, tuple[Offer, ...]], ...]:
    """Returns the offers by their first field; an answer that leaves one offer is named by it."""
    groups = _groups((offer.parts[0].label, offer) for offer in alike)
    return tuple((group[0].label if len(group) == 1 else label, group) for label, group in groups)


def _question(offers: tuple[Offer, ...], words: Words) -> _Question:
    """Returns the first question about a field that distinguishes the offers, as one list."""
    for field in range(len(offers[0].parts)):
        groups = _groups((offer.parts[field].label, offer) for offer in offers)
        if len(groups) == len(offers) or (len(groups) > 1 and len(offers) > AT_ONCE):
            asks = words(f"slot-{dash(offers[0].parts[field].field)}")
            named = tuple((label or _left_open(group, words), group) for label, group in groups)
            return _as_list(asks, named)
    return _as_list(words("panel-which-action"), tuple((offer.label, (offer,)) for offer in offers))


def _as_list(asks: str, groups: Grouped) -> _Question:
    return _Question(
        asks=asks,
        groups=tuple(_Group(label=label, offers=group, title=capitalise(asks)) for label, group in groups),
    )


def _left_open(offers: tuple[Offer, ...], words: Words) -> str:
    """Returns the label of an empty field: that of the only action without it, or *none*."""
    return offers[0].label if len(offers) == 1 else words("panel-none")


def _groups(keyed: Iterable[tuple[str, Offer]]) -> Grouped:
    groups: dict[str, list[Offer]] = {}
    for key, offer in keyed:
        groups.setdefault(key, []).append(offer)
    return tuple((key, tuple(group)) for key, group in groups.items())


def _entry(group: _Group) -> MenuEntry:
    suggested = sum(offer.suggested for offer in group.offers)
    kinds = {offer.icon for offer in group.offers}
    icon = kinds.pop() if len(kinds) == 1 else ""
    offer = group.offers[0] if len(group.offers) == 1 else None
    return MenuEntry(
        label=capitalise(group.label),
        hint=offer.hint if offer is not None else "",
        offer=offer,
        group=group.title,
        tone=offer.tone if offer is not None else Tone.PLAIN,
        closes=offer is not None and offer.closes,
        icon=icon,
        suggested=suggested,
    )


def fitting(choices: Sequence[Choice], typed: str) -> list[discord.app_commands.Choice[str]]:
    """Returns the choices that contain every typed word, in Discord's format."""
    wanted = typed.casefold().split()
    found = [choice for choice in choices if all(word in choice.label.casefold() for word in wanted)]
    return [
        discord.app_commands.Choice(name=clip(choice.label, LONGEST_CHOICE), value=choice.value)
        for choice in found[:MOST_CHOICES]
        if len(choice.value) <= LONGEST_CHOICE
    ]


def actions(view: SeatView) -> list[Choice]:
    """Returns all legal actions as choices of `/act`, with the value `<seq>:<index>`."""
    return [Choice(value=f"{view.seq}:{offer.index}", label=_offer_label(offer)) for offer in view.offers]


def _offer_label(offer: Offer) -> str:
    return with_hint(capitalise(offer.label), offer.hint, LONGEST_OFFER)


def with_hint(label: str, hint: str, longest: int) -> str:
    """Returns a label with as much of its hint as fits; the label comes first."""
    shown = shorten(hint, longest - len(label) - len(GAP))
    return f"{label}{GAP}{shown}" if shown else clip(label, longest)


def shorten(hint: str, longest: int) -> str:
    """Returns the whole parts or sentences at the beginning of a hint that fit; never half of one."""
    if len(hint) <= longest:
        return hint
    for end in (GAP, ". ", "; ", ", "):
        *kept, _ = hint.split(end)
        while kept:
            shown = end.join(kept) + end.strip(" ·;,")
            if len(shown) <= longest:
                return shown
            kept.pop()
    return ""


def clip(text: str, longest: int) -> str:
    """Returns a text cut to a length; an emoji is cut off whole."""
    return text if len(text) <= longest else _HALF_AN_EMOJI.sub("", text[: longest - 1]) + "…"
