"""The options of a question put down on a message: buttons while they are few, a list when they are many."""

from collections.abc import Callable, Iterable

import discord

from bot.service.table import Offer, OfferedOrder
from bot.titles.title import AnyTitle, Words
from bot.ui import ids
from bot.ui.ids import Doors, Way
from bot.ui.menus import MOST_CHOICES, Menu, Option, clip, with_hint
from bot.ui.message import GOOD, LONGEST_LABEL, PLAIN, PRIMARY, Message, button
from renderer.words import capitalise

AS_BUTTONS = 10  # this many options are buttons, more are a list
AS_GRID = 20  # as long as they are squares and the like
SQUARE = 6  # characters of such a label
AS_LINES = 5  # below a board this many options have a line of their own
A_SHORT_LABEL = 38  # what a phone shows of a button

AnyButton = discord.ui.Button[discord.ui.LayoutView]


def in_panel(message: Message, here: Menu, way: Way, words: Words, *, tight: bool = False) -> None:
    """Puts the options down for the one who chooses; `tight`: lists of whole orders follow."""
    longest = _longest(here, words)
    in_lines = longest > A_SHORT_LABEL and len(here.options) > AS_LINES
    many = len(here.options) > (AS_GRID if longest <= SQUARE else AS_BUTTONS)
    if many or _hints_cut(here, words) or (tight and in_lines):
        _list(message, here, way, words, ids.PANEL)
    elif longest <= A_SHORT_LABEL:
        message.row(
            *(_button(option, way, number, words, ids.PANEL) for number, option in _page_of(here, way))
        )
    else:
        for number, option in _page_of(here, way):
            message.row(_button(option, way, number, words, ids.PANEL))


def as_one(message: Message, orders: Iterable[OfferedOrder], way: Way, words: Words) -> None:
    """Puts down orders of several actions, a list for each kind; the rest of it is said step by step."""
    kinds: dict[str, list[OfferedOrder]] = {}
    for order in orders:
        kinds.setdefault(order.kind, []).append(order)
    for kind, group in kinds.items():
        options = [
            discord.SelectOption(
                label=clip(capitalise(order.label), 100),
                description=clip(order.hint, 100) or None,
                value=str(order.index),
            )
            for order in group[:MOST_CHOICES]
        ]
        message.select(ids.whole(way.game_id, way.seq, kind), words(kind), options)


def on_board(message: Message, here: Menu, way: Way, words: Words) -> None:
    """Puts the options down below a board that all look at: in little room, and no odds cut off."""
    longest = max(len(f"{option.label} · {beside(option, words)}".rstrip(" ·")) for option in here.options)
    if longest <= A_SHORT_LABEL and len(here.options) <= AS_BUTTONS:
        message.row(
            *(_button(option, way, number, words, ids.BOARD) for number, option in _page_of(here, way))
        )
    elif len(here.options) <= AS_LINES:
        for number, option in _page_of(here, way):
            message.beside(capitalise(beside(option, words)), _plain_button(option, way, number, ids.BOARD))
    else:
        _list(message, here, way, words, ids.BOARD)


def question(here: Menu) -> str:
    """Returns what was chosen so far, and what is asked next."""
    return capitalise(" → ".join((*here.chosen, here.asks)))


def beside(option: Option, words: Words) -> str:
    """Returns what stands beside an option: how many onlookers are for it, and its odds."""
    votes = words("panel-votes", count=option.suggested) if option.suggested else ""
    return " · ".join(piece for piece in (votes, option.hint) if piece)


def ways_about(here: Menu, way: Way, words: Words, to: Callable[[Way], str]) -> list[AnyButton]:
    """Returns the ways from a question back and to its other pages."""
    buttons = []
    if way.path:
        buttons.append(button(words("button-back"), to(way.back()), PLAIN))
    if way.page > 0:
        buttons.append(button(words("button-previous"), to(way.with_page(way.page - 1)), PLAIN))
    if len(here.options) > (way.page + 1) * MOST_CHOICES:
        buttons.append(button(words("button-next"), to(way.with_page(way.page + 1)), PLAIN))
    return buttons


def can_be_shown(title: AnyTitle, offers: Iterable[Offer]) -> bool:
    """Tells whether a picture of what is on offer would show something."""
    return title.pictures.preview is not None and any(
        title.pictures.preview.shows(offer.action) for offer in offers
    )


def _page_of(here: Menu, way: Way) -> list[tuple[int, Option]]:
    first = way.page * MOST_CHOICES
    return list(enumerate(here.options))[first : first + MOST_CHOICES]


def _longest(here: Menu, words: Words) -> int:
    return max(len(_label(option, words)) for option in here.options)


def _hints_cut(here: Menu, words: Words) -> bool:
    """Tells whether buttons would lose a part of what they are called to what stands beside it."""
    hints = ((option.label, beside(option, words)) for option in here.options)
    return any(hint and len(f"{label} · {hint}") > LONGEST_LABEL for label, hint in hints)


def _label(option: Option, words: Words) -> str:
    return with_hint(option.label, beside(option, words), LONGEST_LABEL)


def _list(message: Message, here: Menu, way: Way, words: Words, doors: Doors) -> None:
    options = [
        discord.SelectOption(
            label=clip(option.label, 100),
            description=clip(beside(option, words), 100) or None,
            value=ids.option_value(number, None if option.offer is None else option.offer.index),
        )
        for number, option in _page_of(here, way)
    ]
    message.select(doors.select(way), capitalise(here.asks), options)


def _button(option: Option, way: Way, number: int, words: Words, doors: Doors) -> AnyButton:
    leads_to, style = _behind(option, way, number, doors)
    return button(_label(option, words), leads_to, style)


def _plain_button(option: Option, way: Way, number: int, doors: Doors) -> AnyButton:
    leads_to, style = _behind(option, way, number, doors)
    return button(option.label, leads_to, style)


def _behind(option: Option, way: Way, number: int, doors: Doors) -> tuple[str, discord.ButtonStyle]:
    """Returns what pressing an option does: it plays the action that is left, or asks on."""
    if option.offer is None:
        return doors.step(way.on(number)), PRIMARY
    return doors.move(way.game_id, way.seq, option.offer.index), GOOD
