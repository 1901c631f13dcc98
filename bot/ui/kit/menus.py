"""Builds menus and autocomplete choices from legal actions."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import discord

from bot.service.model.table import Offer, SeatView
from bot.titles.title import Choice, Words
from renderer.words import capitalise, dash

MOST_CHOICES = 25  # of an autocomplete or a select
LONGEST_CHOICE = 100
AT_ONCE = MOST_CHOICES  # so many actions are listed without narrowing

_HALF_AN_EMOJI = re.compile(r"<:?\w*:?\d*$")

Path = tuple[int, ...]  # the number of the chosen entry at each question


@dataclass(frozen=True, kw_only=True)
class MenuEntry:
    """An entry of a menu, which leads to another question or to one action."""

    label: str
    hint: str
    offer: Offer | None  # None: it leads to another question
    icon: str = ""  # the name of the emoji of all its actions; "": none
    suggested: int = 0  # onlookers who suggest one of its actions


@dataclass(frozen=True, kw_only=True)
class Menu:
    """A question of the orders panel."""

    asks: str
    chosen: tuple[str, ...]  # the choices so far, in words
    entries: tuple[MenuEntry, ...]


class NoSuchWay(LookupError):
    """The path is invalid, because the legal actions have changed."""


def menu(offers: tuple[Offer, ...], path: Path, words: Words) -> Menu:
    """Returns the menu at the end of a path; raises `NoSuchWay` for an invalid one."""
    chosen: tuple[str, ...] = ()
    question = _question(offers, words, 0)
    for step in path:
        if not 0 <= step < len(question.groups):
            raise NoSuchWay(path)
        label, offers = question.groups[step]
        if len(offers) == 1:  # that entry is an action, not a question
            raise NoSuchWay(path)
        chosen = (*chosen, label)
        question = _question(offers, words, question.depth + 1)
    entries = tuple(_entry(question, label, group) for label, group in question.groups)
    return Menu(asks=question.asks, chosen=chosen, entries=entries)


def offers_at(offers: tuple[Offer, ...], path: Path, words: Words) -> tuple[Offer, ...]:
    """Returns the offers left at the end of a path; raises `NoSuchWay` for an invalid one."""
    depth = 0
    for step in path:
        question = _question(offers, words, depth)
        if len(offers) == 1 or not 0 <= step < len(question.groups):
            raise NoSuchWay(path)
        _, offers = question.groups[step]
        depth = question.depth + 1
    return offers


@dataclass(frozen=True, kw_only=True)
class _Question:
    asks: str
    depth: int  # 0 asks for the kind, 1 for the first field, …
    groups: tuple[tuple[str, tuple[Offer, ...]], ...]  # each answer with its remaining offers


def _question(offers: tuple[Offer, ...], words: Words, depth: int) -> _Question:
    """Returns the first question from a depth on that distinguishes the offers."""
    if depth == 0:
        kinds = _groups((offer.kind, offer) for offer in offers)
        if len(kinds) > 1 and len(offers) > AT_ONCE:
            return _Question(asks=words("panel-which-kind"), depth=0, groups=_by_kind(kinds, words))
        if len(kinds) > 1:
            return _listing(offers, words, depth)
    for field in range(max(depth - 1, 0), len(offers[0].parts)):
        groups = _groups((offer.parts[field].label, offer) for offer in offers)
        if len(groups) == len(offers) or (len(groups) > 1 and len(offers) > AT_ONCE):
            asks = words(f"slot-{dash(offers[0].parts[field].field)}")
            named = tuple((label or _left_open(group, words), group) for label, group in groups)
            here = _Question(asks=asks, depth=field + 1, groups=named)
            return _pair(here, words) or here
    return _listing(offers, words, len(offers[0].parts) + 1)


def _pair(here: _Question, words: Words) -> _Question | None:
    """Returns a question merged with the next one if both fit into one list; else None."""
    field = here.depth
    several = [group for _, group in here.groups if len(group) > 1]
    if not several or field >= len(several[0][0].parts):
        return None
    groups: list[tuple[str, tuple[Offer, ...]]] = []
    for label, group in here.groups:
        for also, fewer in _groups((offer.parts[field].label, offer) for offer in group):
            groups.append((f"{label} → {also or _left_open(fewer, words)}", fewer))
    if len(groups) > MOST_CHOICES:
        return None
    return _Question(asks=here.asks, depth=field + 1, groups=tuple(groups))


def _by_kind(
    kinds: tuple[tuple[str, tuple[Offer, ...]], ...], words: Words
) -> tuple[tuple[str, tuple[Offer, ...]], ...]:
    """Returns the kinds as groups; small kinds are listed as single actions while there is room."""
    whole: set[str] = set()
    room = MOST_CHOICES - len(kinds)
    for kind, group in sorted(kinds, key=lambda each: len(each[1])):
        room -= len(group) - 1
        if room >= 0:
            whole.add(kind)
    named: list[tuple[str, tuple[Offer, ...]]] = []
    for kind, group in kinds:
        if kind in whole:
            named += ((offer.label, (offer,)) for offer in group)
        else:
            named.append((words(f"kind-{dash(kind)}"), group))
    return tuple(named)


def _left_open(offers: tuple[Offer, ...], words: Words) -> str:
    """Returns the label of an empty field: that of the only action without it, or *none*."""
    return offers[0].label if len(offers) == 1 else words("panel-none")


def _listing(offers: tuple[Offer, ...], words: Words, depth: int) -> _Question:
    groups = tuple((offer.label, (offer,)) for offer in offers)
    return _Question(asks=words("panel-which-action"), depth=depth, groups=groups)


def _groups(keyed: Iterable[tuple[str, Offer]]) -> tuple[tuple[str, tuple[Offer, ...]], ...]:
    groups: dict[str, list[Offer]] = {}
    for key, offer in keyed:
        groups.setdefault(key, []).append(offer)
    return tuple((key, tuple(group)) for key, group in groups.items())


def _entry(question: _Question, label: str, group: tuple[Offer, ...]) -> MenuEntry:
    suggested = sum(offer.suggested for offer in group)
    kinds = {offer.icon for offer in group}
    icon = kinds.pop() if len(kinds) == 1 else ""
    if len(group) > 1:
        return MenuEntry(label=capitalise(label), hint="", offer=None, icon=icon, suggested=suggested)
    (offer,) = group
    # The label of a single action says more than that of its kind.
    told = offer.label if question.depth == 0 else label
    return MenuEntry(label=capitalise(told), hint=offer.hint, offer=offer, icon=icon, suggested=suggested)


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
    return with_hint(capitalise(offer.label), offer.hint, LONGEST_CHOICE)


def with_hint(label: str, hint: str, longest: int) -> str:
    """Returns a label with its hint; if they are too long, the label is cut."""
    if not hint:
        return clip(label, longest)
    tail = f" · {hint}"
    return clip(label, max(1, longest - len(tail))) + tail if len(tail) < longest else clip(label, longest)


def clip(text: str, longest: int) -> str:
    """Returns a text cut to a length; an emoji is cut off whole."""
    return text if len(text) <= longest else _HALF_AN_EMOJI.sub("", text[: longest - 1]) + "…"
