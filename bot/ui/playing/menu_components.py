"""Adds the entries of a menu to a message, as buttons or as a select."""

from collections.abc import Callable, Iterable

import discord

from bot.service.model.table import Offer, OfferedOrder
from bot.titles.title import AnyTitle, Words
from bot.ui.kit import ids
from bot.ui.kit.icons import emoji_of
from bot.ui.kit.ids import MenuIds, PanelPlace
from bot.ui.kit.menus import MOST_CHOICES, Menu, MenuEntry, clip, with_hint
from bot.ui.kit.message import (
    GOOD,
    LONGEST_BESIDE,
    LONGEST_LABEL,
    PLAIN,
    PRIMARY,
    AnyButton,
    Message,
    button,
)
from renderer.words import capitalise, dash

AS_BUTTONS = 10  # up to so many entries are buttons, more are a select
AS_GRID = 20  # the same for very short labels
SQUARE = 6  # characters of a very short label
AS_LINES = 5  # up to so many entries have their own line
A_SHORT_LABEL = 38  # characters of a button that a phone shows


def in_panel(message: Message, here: Menu, way: PanelPlace, words: Words, *, tight: bool = False) -> None:
    """Adds the entries of a private panel; `tight`: selects of whole orders follow."""
    longest = _longest(here, words)
    in_lines = longest > A_SHORT_LABEL and len(here.entries) > AS_LINES
    many = len(here.entries) > (AS_GRID if longest <= SQUARE else AS_BUTTONS)
    cut = _hints_cut(here, words)
    if many or (tight and in_lines) or (cut and len(here.entries) > AS_LINES):
        _list(message, here, way, words, ids.PANEL)
    elif cut:
        _lines(message, here, way, words, ids.PANEL)
    elif longest <= A_SHORT_LABEL:
        message.row(*(_button(entry, way, number, words, ids.PANEL) for number, entry in _page_of(here, way)))
    else:
        for number, entry in _page_of(here, way):
            message.row(_button(entry, way, number, words, ids.PANEL))


def as_one(message: Message, orders: Iterable[OfferedOrder], way: PanelPlace, words: Words) -> None:
    """Adds a select of whole orders for each kind."""
    kinds: dict[str, list[OfferedOrder]] = {}
    for order in orders:
        kinds.setdefault(order.kind, []).append(order)
    for kind, group in kinds.items():
        options = [
            discord.SelectOption(
                label=clip(capitalise(order.label), 100),
                description=clip(order.hint, 100) or None,
                value=str(order.index),
                emoji=emoji_of(order.icon, words),
            )
            for order in group[:MOST_CHOICES]
        ]
        message.select(ids.whole(way.game_id, way.seq, kind), words(kind), options)


def on_board(message: Message, here: Menu, way: PanelPlace, words: Words) -> None:
    """Adds the entries to a public board, in little room and without cutting odds."""
    longest = max(len(f"{entry.label} · {beside(entry, words)}".rstrip(" ·")) for entry in here.entries)
    if longest <= A_SHORT_LABEL and len(here.entries) <= AS_BUTTONS:
        message.row(*(_button(entry, way, number, words, ids.BOARD) for number, entry in _page_of(here, way)))
    elif len(here.entries) <= AS_LINES:
        _lines(message, here, way, words, ids.BOARD)
    else:
        _list(message, here, way, words, ids.BOARD)


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
    if len(here.entries) > (way.page + 1) * MOST_CHOICES:
        buttons.append(button(words("button-next"), to(way.with_page(way.page + 1)), PLAIN))
    return buttons


def can_be_shown(title: AnyTitle, offers: Iterable[Offer]) -> bool:
    """Tells whether a preview of some offers would show something."""
    return title.pictures.preview is not None and any(
        title.pictures.preview.shows(offer.action) for offer in offers
    )


def _page_of(here: Menu, way: PanelPlace) -> list[tuple[int, MenuEntry]]:
    first = way.page * MOST_CHOICES
    return list(enumerate(here.entries))[first : first + MOST_CHOICES]


def _longest(here: Menu, words: Words) -> int:
    return max(len(_label(entry, words)) for entry in here.entries)


def _hints_cut(here: Menu, words: Words) -> bool:
    """Tells whether button labels would be cut because of their details."""
    hints = ((entry.label, beside(entry, words)) for entry in here.entries)
    return any(hint and len(f"{label} · {hint}") > LONGEST_LABEL for label, hint in hints)


def _label(entry: MenuEntry, words: Words) -> str:
    return with_hint(entry.label, beside(entry, words), LONGEST_LABEL)


def _list(message: Message, here: Menu, way: PanelPlace, words: Words, menu_ids: MenuIds) -> None:
    options = [
        discord.SelectOption(
            label=clip(entry.label, 100),
            description=clip(beside(entry, words), 100) or None,
            value=ids.entry_value(number, None if entry.offer is None else entry.offer.index),
            emoji=emoji_of(entry.icon, words),
        )
        for number, entry in _page_of(here, way)
    ]
    message.select(menu_ids.select(way), capitalise(here.asks), options)


def _button(entry: MenuEntry, way: PanelPlace, number: int, words: Words, menu_ids: MenuIds) -> AnyButton:
    leads_to, style = _behind(entry, way, number, menu_ids)
    return button(_label(entry, words), leads_to, style, emoji_of(entry.icon, words))


def _lines(message: Message, here: Menu, way: PanelPlace, words: Words, menu_ids: MenuIds) -> None:
    """Adds a line for each entry: its label and odds beside a button with a short verb."""
    for number, entry in _page_of(here, way):
        leads_to, style = _behind(entry, way, number, menu_ids)
        odds = beside(entry, words)
        if not odds:
            message.row(button(entry.label, leads_to, style, emoji_of(entry.icon, words)))
            continue
        verb = _verb(entry, words)
        told = odds if verb == entry.label else f"**{entry.label}** · {odds}"
        message.beside(capitalise(told), button(verb, leads_to, style, emoji_of(entry.icon, words)))


def _verb(entry: MenuEntry, words: Words) -> str:
    """Returns the button label of an entry's line: the kind of action, if that is short."""
    kind = "" if entry.offer is None else words(f"kind-{dash(entry.offer.kind)}")
    return kind if 0 < len(kind) <= LONGEST_BESIDE else words("button-choose")


def _behind(
    entry: MenuEntry, way: PanelPlace, number: int, menu_ids: MenuIds
) -> tuple[str, discord.ButtonStyle]:
    """Returns the id and style of an entry: it plays an action, or leads to another question."""
    if entry.offer is None:
        return menu_ids.step(way.on(number)), PRIMARY
    return menu_ids.move(way.game_id, way.seq, entry.offer.index), GOOD
