"""Ids of buttons, lists and modals, each declared once: what it is built from, and how it is read."""

import re
from collections.abc import Callable
from dataclasses import dataclass

from bot.store.rows import GameId
from bot.ui.kit.menus import Path

NUMBER = r"\d{1,19}"
SMALL = r"\d{1,9}"
ROW = r"-?\d{1,9}"  # of the journal; below zero before the first
WORDS = r"[a-z-]+"


class Id:
    """The id of one kind of button: its first word, and the fields that follow, with their patterns."""

    def __init__(self, kind: str, /, **fields: str) -> None:
        self._kind = kind
        named = (f"(?P<{name}>{pattern})" for name, pattern in fields.items())
        self.template = ":".join((re.escape(kind), *named))
        self._compiled = re.compile(self.template)

    def __call__(self, *values: object) -> str:
        """Returns the id with these values; several may come as one that is written with colons."""
        custom_id = ":".join((self._kind, *map(str, values)))
        assert self.read(custom_id) is not None, f"{custom_id} is not {self.template}"
        return custom_id

    def read(self, custom_id: str) -> re.Match[str] | None:
        """Returns the fields of an id; None: it is of another kind."""
        return self._compiled.fullmatch(custom_id)


GAME = {"game": NUMBER}
PLACE = {**GAME, "seq": ROW}
QUESTION = {**GAME, "number": SMALL}
WAY = {**PLACE, "path": r"[\d.]*", "page": SMALL}
ORDER_WAY = {**GAME, "chosen": r"[\w.-]*", "page": SMALL}


# --- /me and /server ---------------------------------------------------------------------------------------

own = Id("me", what="zone|quiet|days|away|locale")
own_wish = Id("me", what="hand|heads-up|lessons", wanted="[01]")  # switches something on or off
my_data = Id("my", what="data")
forget = Id("my", what="forget|forgotten|keep")
server = Id("sv", what="channels|opener|caller|pace|tables|locale|forget")
server_clear = Id("sv", what="channels|opener|caller|zone", then="clear")  # takes back what was set


# --- below a board -----------------------------------------------------------------------------------------

turn = Id("t", **GAME)  # *Take your turn*
hand = Id("h", **GAME)  # *My hand*
text_board = Id("b", **GAME)  # *Board as text*
suggest = Id("g", **GAME)  # *Suggest*, for onlookers
undo = Id("z", **PLACE)  # *Take back* what led to this position
open_undo = Id("bz", **PLACE)  # the same, on the board
advice = Id("q", **GAME)  # *What would you do?*
replay = Id("f", **GAME)
film = Id("fs", **PLACE)  # *As a film*, from a row of the journal on
review = Id("rv", **GAME)
rematch = Id("rm", **GAME)


# --- the orders panel --------------------------------------------------------------------------------------


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


move = Id("m", **PLACE, index=SMALL)  # one legal action
open_move = Id("bm", **PLACE, index=SMALL)  # the same, on the board
step = Id("p", **WAY)  # a button that leads to a question
select = Id("s", **WAY)  # the list of a question; the number of the option is its value
open_step = Id("bp", **WAY)
open_select = Id("bs", **WAY)
whole = Id("n", **PLACE, kind=WORDS)  # a list of whole orders of a kind; the number of the order is its value
sketch = Id("w", **WAY)  # *Show me* what is on offer at a question
sketch_at = Id("wp", **WAY)  # the picture of another question, in place
sketch_of = Id("ws", **WAY)  # the list from which one of them is looked at


def entry_value(entry: int, action: int | None) -> str:
    """The value of an entry in a list: its number, or the action it leaves by its number among the legal.

    What a player sees of these may change while a list is open; an action is the same for all who look.
    """
    return str(entry) if action is None else f"={action}"


@dataclass(frozen=True, kw_only=True)
class Doors:
    """Where the options of a question lead: a player's own panel, or the board everybody looks at."""

    move: Callable[[GameId, int, int], str]
    step: Callable[[Way], str]
    select: Callable[[Way], str]


PANEL = Doors(move=move, step=step, select=select)
BOARD = Doors(move=open_move, step=open_step, select=open_select)


# --- standing orders ---------------------------------------------------------------------------------------


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


standing_orders = Id("a", **GAME, where="new|here")  # as an answer of its own, or in place
arm = Id("o", **ORDER_WAY)  # a button on the way to a standing order
arm_list = Id("os", **ORDER_WAY)
disarm = Id("od", **GAME, mark=r"\w+")  # takes a standing order back
reactions = Id("r", **GAME, mode="automatic|counts|ask|never")


# --- the rule booklet --------------------------------------------------------------------------------------

rules = Id("rb", **GAME)
leaf = Id("rp", **GAME, page=SMALL)  # a page, in place
contents = Id("rc", **GAME)  # the table of contents; the number of the page is its value


# --- lobbies, and ways out ---------------------------------------------------------------------------------

lobby = Id("l", **GAME, what="join|leave|computer|reactions|cancel|start|open|reopen")
lobby_options = Id("l", **GAME, what="options")
lobby_option = Id("lo", **GAME, option="[a-z_]+")  # the list of one option, or of the pace
level = Id("lv", **GAME)  # the list of levels of a lobby's computers
chair = Id("c", **GAME, what="sit|free", seat=SMALL)
shake = Id("k", **GAME)  # *Shake dice*
shake_modal = Id("km", **GAME)  # the modal that asks for a word
vote = Id("vn", **QUESTION, what="yes|no")  # *Agree* and *Disagree* below a question, by its number
accept = Id("ko", **QUESTION)  # *Take the seat* below the offer that a vote led to
back = Id("kb", **GAME)  # *I'm back*
take = Id("kt", **GAME, seat=SMALL)  # *Take this seat*, while those who sit there are away
confirm = Id("x", **GAME, what="resign|part|end|vote")
