"""Players at a table: they open, sit down, press and type."""

import random

from simcord.actors import MemberActor
from simcord.builders import ChannelHandle
from simcord.results import InteractionResult, ResponseMessage

from bot.service.model.table import Offer, SeatView
from bot.store.rows import GameId, UserId
from bot.ui.kit.menus import MOST_CHOICES, Path, menu
from engine.core import SeededDice
from tests.bot.world import Shown, World, answer, buttons, list_with, options, text

TURN, HAND, TEXT_BOARD, CUT = "Take your turn", "My hand", "Board as text", "Cut the deck"
NOT_SEATED = (
    "You don’t have a seat at this table. You can join until the game starts, and you can always watch."
)
WAYS_ABOUT = (
    "Back", "Next", "Previous", "Preview", "What would you do?", "Undo", "Watch as a replay",
    "Note", "Mute", "Unmute", "Try it out", "Stop the guide",
)  # fmt: skip


GAME = GameId(1)  # the first game of a new database


async def seen(world: World, actor: MemberActor) -> SeatView:
    """Returns the first table as one of its people sees it."""
    return await world.tables.views.look(GAME, UserId(actor.id))


def best(view: SeatView) -> Offer:
    """Returns the offer that a good player would choose."""
    assert view.decision is not None
    legal = tuple(offer.action for offer in view.offers)
    action = view.table.title.computer(view.view, view.decision, legal, SeededDice(b"advice", view.seq))
    return view.offers[legal.index(action)]


async def open_table(world: World, host: MemberActor, game: str = "duel", **more: str) -> None:
    """Opens a table without any players; its lobby is the last message of the channel."""
    await host.slash(world.channel, "new", game=game, watch="watch", **more)


async def start_table(
    world: World,
    host: MemberActor,
    *others: MemberActor,
    computer: bool = False,
    reactions: str | None = "ask",
    **more: str,
) -> ChannelHandle:
    """Opens a table, seats everyone in order, starts it, and returns its channel or thread.

    Everyone is asked for reactions, unless another mode is given (None: the default).
    """
    await open_table(world, host, **more)
    lobby = world.public()[-1]
    for actor in (host, *others):
        await actor.click(lobby, label="Join")
        if reactions is not None:
            await actor.slash(world.channel, "table reactions", mode=reactions)
    if computer:
        await host.click(lobby, label="Add computer")
    await host.click(lobby, label="Start")
    place = world.channel if more.get("where") == "here" else world.thread()
    if any(CUT in buttons(message) for message in world.public(place)):
        await cut(world, others[0], place)
    return place


async def cut(world: World, actor: MemberActor, place: ChannelHandle, word: str = "snip") -> ResponseMessage:
    """Cuts the deck of a table with a word; returns the answer."""
    (opening,) = [message for message in world.public(place) if CUT in buttons(message)][-1:]
    asked = await actor.click(opening, label=CUT)
    return answer(await actor.submit_modal(asked, {"word": word}))


async def help_page(place: ChannelHandle, actor: MemberActor, page: str) -> ResponseMessage:
    """Opens a page of /help by its menu."""
    shown = answer(await actor.slash(place, "help"))
    if page != "How to play":
        await actor.select(shown, [options(shown)[page]], custom_id="hp:page")
    return shown


async def panel(world: World, actor: MemberActor, place: ChannelHandle) -> ResponseMessage:
    """Opens the orders panel from the latest board."""
    return answer(await actor.click(world.board(place), label=TURN))


def on_offer(shown: ResponseMessage) -> list[str]:
    """Returns the choices of a panel."""
    return [label for label in (*buttons(shown), *options(shown)) if label not in WAYS_ABOUT]


async def choose(actor: MemberActor, shown: ResponseMessage, label: str) -> ResponseMessage:
    """Chooses from a panel, which changes in place."""
    if label in buttons(shown):
        await actor.click(shown, custom_id=buttons(shown)[label]["custom_id"])
    else:
        await actor.select(shown, [options(shown)[label]], custom_id=list_with(shown, label))
    return shown


def way_to(view: SeatView, index: int, path: Path = ()) -> list[tuple[int, str]]:
    """Returns the entries that lead to an action: the pages to turn before each, and its label."""
    here = menu(view.offers, path, view.words)
    for entries in here.lists.values():
        for place, (number, entry) in enumerate(entries):
            step = (place // MOST_CHOICES if entry.group else 0, entry.label)
            if entry.offer is not None and entry.offer.index == index:
                return [step]
            if entry.offer is None and (rest := way_to(view, index, (*path, number))):
                return [step, *rest]
    return []


def open_orders(board: Shown) -> list[str]:
    """Returns the choices below a board message."""
    pressable = [
        label for label, part in buttons(board).items() if part["custom_id"].startswith(("bm:", "bp:"))
    ]
    return [label for label in (*pressable, *options(board)) if label not in WAYS_ABOUT]


async def choose_openly(
    world: World, actor: MemberActor, place: ChannelHandle, label: str
) -> InteractionResult:
    """Chooses below the latest board, which is then redrawn."""
    board = world.board(place)
    if label in buttons(board):
        return await actor.click(board, custom_id=buttons(board)[label]["custom_id"])
    return await actor.select(board, [options(board)[label]], custom_id=list_with(board, label))


async def take_any_turn(actor: MemberActor, shown: ResponseMessage, chance: random.Random) -> int:
    """Chooses at random until the panel is empty; returns the number of presses."""
    pressed = 0
    while on_offer(shown):
        await choose(actor, shown, chance.choice(on_offer(shown)))
        pressed += 1
        assert pressed < 200, text(shown)
    return pressed
