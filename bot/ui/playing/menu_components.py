"""Adds the entries of a menu to a message: lines with buttons, lists, and the answers that end it."""

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby

import discord

from bot.service.model.table import Offer, OfferedOrder
from bot.titles.layout import Tone
from bot.titles.title import AnyTitle, Words
from bot.ui.kit import ids
from bot.ui.kit.icons import emoji_of
from bot.ui.kit.ids import MenuIds, PanelPlace
from bot.ui.kit.menus import MOST_CHOICES, Menu, MenuEntry, clip, shorten
from bot.ui.kit.message import GOOD, GRAVE, LONGEST_BESIDE, PLAIN, AnyButton, Message, button
from renderer.words import capitalise, dash

Numbered = tuple[int, MenuEntry]

STYLES = {Tone.PLAIN: PLAIN, Tone.USUAL: GOOD, Tone.GRAVE: GRAVE}


def add_menu(message: Message, here: Menu, way: PanelPlace, words: Words, menu_ids: MenuIds) -> None:
    """Adds the entries of a menu: lines and lists in their order."""
    for number, (title, entries) in enumerate(here.lists.items()):
        if title:
            _list(message, title, entries, way.with_part(number), words, menu_ids)
        else:
            _lines(message, [each for each in entries if not _closes(each)], way, words, menu_ids)


def add_closing(message: Message, here: Menu, way: PanelPlace, words: Words, menu_ids: MenuIds) -> None:
    """Adds the entries that end or decline, below all others: their consequences, then their buttons."""
    closing = [each for each in here.lists.get("", ()) if _closes(each)]
    told = [f"{entry.label}: {details}" for _, entry in closing if (details := beside(entry, words))]
    message.small("\n".join(told))
    message.row(*(_button(entry, way, number, words, menu_ids) for number, entry in closing))


def as_one(
    message: Message, orders: Iterable[OfferedOrder], way: PanelPlace, words: Words, whole: ids.Id = ids.whole
) -> None:
    """Adds a select of whole orders for each kind."""
    kinds: dict[str, list[OfferedOrder]] = {}
    for order in orders:
        kinds.setdefault(order.kind, []).append(order)
    for kind, group in kinds.items():
        options = [
            discord.SelectOption(
                label=clip(capitalise(order.label), 100),
                description=shorten(order.hint, 100) or None,
                value=str(order.index),
                emoji=emoji_of(order.icon, words),
            )
            for order in group[:MOST_CHOICES]
        ]
        message.select(whole(way.game_id, way.seq, kind), words(kind), options)


def question(here: Menu) -> str:
    """Returns the choices so far and the next question."""
    return capitalise(" → ".join((*here.chosen, here.asks)))


def beside(entry: MenuEntry, words: Words) -> str:
    """Returns the details of an entry: the number of suggestions, and its odds."""
    votes = words("panel-votes", count=entry.suggested) if entry.suggested else ""
    return " · ".join(piece for piece in (votes, entry.hint) if piece)


def ways_about(here: Menu, way: PanelPlace, words: Words, to: Callable[[PanelPlace], str]) -> list[AnyButton]:
    """Returns the navigation buttons of a question: back, previous and next page."""
    buttons = []
    if way.path:
        buttons.append(button(words("button-back"), to(way.back()), PLAIN))
    if way.page > 0:
        buttons.append(button(words("button-previous"), to(way.with_page(way.page - 1)), PLAIN))
    if way.page + 1 < here.pages:
        buttons.append(button(words("button-next"), to(way.with_page(way.page + 1)), PLAIN))
    return buttons


def can_be_shown(title: AnyTitle, offers: Iterable[Offer]) -> bool:
    """Tells whether a preview of some offers would show something."""
    return title.pictures.preview is not None and any(
        title.pictures.preview.shows(offer.action) for offer in offers
    )


def _closes(numbered: Numbered) -> bool:
    _, entry = numbered
    return entry.closes


def _list(
    message: Message,
    title: str,
    entries: Sequence[Numbered],
    way: PanelPlace,
    words: Words,
    menu_ids: MenuIds,
) -> None:
    """Adds a list; a long one shows its page, or its last one."""
    first = min(way.page, (len(entries) - 1) // MOST_CHOICES) * MOST_CHOICES
    options = [
        discord.SelectOption(
            label=clip(entry.label, 100),
            description=shorten(beside(entry, words), 100) or None,
            value=ids.entry_value(number, None if entry.offer is None else entry.offer.index),
            emoji=emoji_of(entry.icon, words),
        )
        for number, entry in entries[first : first + MOST_CHOICES]
    ]
    message.select(menu_ids.select(way), words("panel-list", kind=title), options)


def _lines(
    message: Message, entries: Sequence[Numbered], way: PanelPlace, words: Words, menu_ids: MenuIds
) -> None:
    """Adds a line for each entry, its label and odds beside a button; entries without odds share rows."""
    for tells, run in groupby(entries, key=lambda each: bool(beside(each[1], words))):
        if not tells:
            message.row(*(_button(entry, way, number, words, menu_ids) for number, entry in run))
            continue
        for number, entry in run:
            verb, odds = _verb(entry, words), beside(entry, words)
            told = odds if verb == entry.label else f"**{entry.label}** · {odds}"
            message.beside(capitalise(told), _button(entry, way, number, words, menu_ids, verb))


def _button(
    entry: MenuEntry, way: PanelPlace, number: int, words: Words, menu_ids: MenuIds, label: str = ""
) -> AnyButton:
    """Returns the button of an entry: it plays an action, or leads to another question."""
    if entry.offer is None:
        leads_to = menu_ids.step(way.on(number))
    else:
        leads_to = menu_ids.move(way.game_id, way.seq, entry.offer.index)
    return button(label or entry.label, leads_to, STYLES[entry.tone], emoji_of(entry.icon, words))


def _verb(entry: MenuEntry, words: Words) -> str:
    """Returns the button label of an entry's line: the kind of action, if that is short."""
    kind = "" if entry.offer is None else words(f"kind-{dash(entry.offer.kind)}")
    return kind if 0 < len(kind) <= LONGEST_BESIDE else words("button-choose")
