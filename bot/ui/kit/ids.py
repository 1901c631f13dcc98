"""What stands in the id of a button: written here, read here, and nowhere taken apart by hand."""

from collections.abc import Callable
from dataclasses import dataclass

from bot.store.rows import GameId, ReactionMode
from bot.ui.kit.menus import Path
from engine.core import Seat

GAME = r"(?P<game>\d+)"
PLACE = rf"{GAME}:(?P<seq>-?\d+)"
QUESTION = rf"{GAME}:(?P<number>\d{{1,9}})"
WAY = rf"{PLACE}:(?P<path>[\d.]*):(?P<page>\d+)"
ORDER_WAY = rf"{GAME}:(?P<chosen>[\w.-]*):(?P<page>\d+)"


def own(what: str) -> str:
    """A list or button of /me: zone, quiet, days, away, locale."""
    return f"me:{what}"


def my_data(what: str) -> str:
    """A button of /me that is about what is kept: data, forget, forgotten, keep."""
    return f"my:{what}"


def own_wish(what: str, wanted: bool) -> str:
    """A button of /me that switches something on or off: hand, heads-up, lessons."""
    return f"me:{what}:{int(wanted)}"


def server(what: str) -> str:
    """A list of /server: channels, opener, caller, pace, tables, locale, forget."""
    return f"sv:{what}"


def server_clear(what: str) -> str:
    """A button of /server that takes back what was set: channels, opener, caller, zone."""
    return f"sv:{what}:clear"


def turn(game_id: GameId) -> str:
    """*Take your turn*."""
    return f"t:{game_id}"


def hand(game_id: GameId) -> str:
    """*My hand*."""
    return f"h:{game_id}"


def text_board(game_id: GameId) -> str:
    """*Board as text*."""
    return f"b:{game_id}"


def suggest(game_id: GameId) -> str:
    """*Suggest*, for onlookers."""
    return f"g:{game_id}"


def undo(game_id: GameId, seq: int) -> str:
    """*Take back* what led to this position."""
    return f"z:{game_id}:{seq}"


def open_undo(game_id: GameId, seq: int) -> str:
    """The same, on the board."""
    return f"bz:{game_id}:{seq}"


def advice(game_id: GameId) -> str:
    """*What would you do?*."""
    return f"q:{game_id}"


def move(game_id: GameId, seq: int, index: int) -> str:
    """One legal action."""
    return f"m:{game_id}:{seq}:{index}"


def open_move(game_id: GameId, seq: int, index: int) -> str:
    """One legal action, on the board."""
    return f"bm:{game_id}:{seq}:{index}"


@dataclass(frozen=True, kw_only=True)
class Way:
    """A place in the orders panel: the position it is about, what was chosen so far, the page of options."""

    game_id: GameId
    seq: int
    path: Path = ()
    page: int = 0

    @classmethod
    def read(cls, game: str, seq: str, path: str, page: str) -> "Way":
        steps = tuple(int(step) for step in path.split(".") if step)
        return cls(game_id=GameId(int(game)), seq=int(seq), path=steps, page=int(page))

    def __str__(self) -> str:
        path = ".".join(map(str, self.path))
        return f"{self.game_id}:{self.seq}:{path}:{self.page}"

    def on(self, option: int) -> "Way":
        """Returns the way after taking an option."""
        return Way(game_id=self.game_id, seq=self.seq, path=(*self.path, option))

    def back(self) -> "Way":
        """Returns the way before the last option."""
        return Way(game_id=self.game_id, seq=self.seq, path=self.path[:-1])

    def with_page(self, page: int) -> "Way":
        """Returns the same question at another page of options."""
        return Way(game_id=self.game_id, seq=self.seq, path=self.path, page=page)


def step(way: Way) -> str:
    """A button that leads to a question of the panel."""
    return f"p:{way}"


def select(way: Way) -> str:
    """The list of a question; the number of the option is its value."""
    return f"s:{way}"


def whole(game_id: GameId, seq: int, kind: str) -> str:
    """A list of whole orders of a kind; the number of the order is its value."""
    return f"n:{game_id}:{seq}:{kind}"


def entry_value(entry: int, action: int | None) -> str:
    """The value of an entry in a list: its number, or the action it leaves by its number among the legal.

    What a player sees of these may change while a list is open; an action is the same for all who look.
    """
    return str(entry) if action is None else f"={action}"


def open_step(way: Way) -> str:
    """A button that leads to a question, on the board."""
    return f"bp:{way}"


def open_select(way: Way) -> str:
    """The list of a question, on the board; the number of the option is its value."""
    return f"bs:{way}"


@dataclass(frozen=True, kw_only=True)
class Doors:
    """What the options of a question lead through: a player's own panel, or the board all look at."""

    move: Callable[[GameId, int, int], str]
    step: Callable[[Way], str]
    select: Callable[[Way], str]


PANEL = Doors(move=move, step=step, select=select)
BOARD = Doors(move=open_move, step=open_step, select=open_select)


@dataclass(frozen=True, kw_only=True)
class OrderWay:
    """A place on the way to a standing order: what was chosen so far, and the page of choices."""

    game_id: GameId
    chosen: tuple[str, ...] = ()
    page: int = 0

    @classmethod
    def read(cls, game: str, chosen: str, page: str) -> "OrderWay":
        values = tuple(value for value in chosen.split(".") if value)
        return cls(game_id=GameId(int(game)), chosen=values, page=int(page))

    def __str__(self) -> str:
        return f"{self.game_id}:{'.'.join(self.chosen)}:{self.page}"

    def on(self, value: str) -> "OrderWay":
        """Returns the way after a choice."""
        return OrderWay(game_id=self.game_id, chosen=(*self.chosen, value))

    def with_page(self, page: int) -> "OrderWay":
        """Returns the same question at another page of choices."""
        return OrderWay(game_id=self.game_id, chosen=self.chosen, page=page)


def standing_orders(game_id: GameId, *, apart: bool = False) -> str:
    """*Standing orders*, in place or as an answer of its own."""
    return f"a:{game_id}:{'new' if apart else 'here'}"


def arm(way: OrderWay) -> str:
    """A button on the way to a standing order."""
    return f"o:{way}"


def arm_list(way: OrderWay) -> str:
    """The list of a question on the way to a standing order."""
    return f"os:{way}"


def disarm(game_id: GameId, mark: str) -> str:
    """Taking a standing order back."""
    return f"od:{game_id}:{mark}"


def reactions(game_id: GameId, mode: ReactionMode) -> str:
    """Choosing how to react."""
    return f"r:{game_id}:{mode.value}"


def sketch(way: Way) -> str:
    """*Show me* what is on offer at a question of the panel."""
    return f"w:{way}"


def sketch_at(way: Way) -> str:
    """A button that leads to the picture of another question, in place."""
    return f"wp:{way}"


def sketch_of(way: Way) -> str:
    """The list from which one of them is looked at; the number of the option is its value."""
    return f"ws:{way}"


def replay(game_id: GameId) -> str:
    """*Replay*."""
    return f"f:{game_id}"


def film(game_id: GameId, since: int) -> str:
    """*As a film*, from a row of the journal on."""
    return f"fs:{game_id}:{since}"


def rules(game_id: GameId) -> str:
    """*Rules*."""
    return f"rb:{game_id}"


def leaf(game_id: GameId, page: int) -> str:
    """A page of the booklet of rules, in place."""
    return f"rp:{game_id}:{page}"


def contents(game_id: GameId) -> str:
    """The table of contents of the booklet; the number of the page is its value."""
    return f"rc:{game_id}"


def review(game_id: GameId) -> str:
    """*Review*, below the last board of a game."""
    return f"rv:{game_id}"


def rematch(game_id: GameId) -> str:
    """*Rematch*."""
    return f"rm:{game_id}"


def lobby(game_id: GameId, what: str) -> str:
    """A button of the lobby: join, leave, computer, reactions, options, cancel, start, open."""
    return f"l:{game_id}:{what}"


def shake(game_id: GameId) -> str:
    """*Shake dice*."""
    return f"k:{game_id}"


def shake_modal(game_id: GameId) -> str:
    """The modal that asks for a word."""
    return f"km:{game_id}"


def lobby_option(game_id: GameId, option: str) -> str:
    """The list of one option of a lobby, or of its pace."""
    return f"lo:{game_id}:{option}"


def level(game_id: GameId) -> str:
    """The list of levels of a lobby's computers."""
    return f"lv:{game_id}"


def chair(game_id: GameId, what: str, seat: Seat) -> str:
    """A button of one seat of the lobby: sit, free."""
    return f"c:{game_id}:{what}:{seat}"


def vote(game_id: GameId, number: int, what: str) -> str:
    """*Agree* and *Disagree* below a question, by its number: yes, no."""
    return f"vn:{game_id}:{number}:{what}"


def accept(game_id: GameId, number: int) -> str:
    """*Take the seat* below the offer that a vote led to."""
    return f"ko:{game_id}:{number}"


def back(game_id: GameId) -> str:
    """*I'm back*."""
    return f"kb:{game_id}"


def take(game_id: GameId, seat: Seat) -> str:
    """*Take this seat*, while those who sit there are away."""
    return f"kt:{game_id}:{seat}"


def confirm(game_id: GameId, what: str) -> str:
    """Meaning it: resign, part, end, vote."""
    return f"x:{game_id}:{what}"
