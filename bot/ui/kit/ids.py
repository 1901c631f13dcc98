"""Ids of buttons, selects and modals: how each is built and parsed."""

import re
from collections.abc import Callable
from dataclasses import dataclass

from bot.store.rows import GameId
from bot.ui.kit.menus import Path

NUMBER = r"[0-9]{1,18}"  # a database holds no more
SMALL = r"[0-9]{1,9}"
ROW = r"-?[0-9]{1,9}"  # of the journal; negative before the first
WORDS = r"[a-z-]+"
PERSON = r"[0-9]{1,20}"  # a number that Discord has given to a person or a server


class Id:
    """The id format of one kind of component: a prefix, and named fields with their patterns."""

    def __init__(self, kind: str, /, **fields: str) -> None:
        self._kind = kind
        named = (f"(?P<{name}>{pattern})" for name, pattern in fields.items())
        self.template = ":".join((re.escape(kind), *named))
        self._compiled = re.compile(self.template)

    def __call__(self, *values: object) -> str:
        """Returns the id with these values; one value may hold several fields with colons."""
        custom_id = ":".join((self._kind, *map(str, values)))
        assert self.read(custom_id) is not None, f"{custom_id} is not {self.template}"
        return custom_id

    def read(self, custom_id: str) -> re.Match[str] | None:
        """Returns the fields of an id; None: it has another format."""
        return self._compiled.fullmatch(custom_id)


GAME = {"game": NUMBER}  # the first field of every id that has it
PLACE = {**GAME, "seq": ROW}
_OF_TABLE = re.compile(rf"[a-z]+:({NUMBER})(?::.*)?", re.DOTALL)


def table_of(custom_id: str) -> GameId | None:
    """Returns the table of an id; None: it names none."""
    found = _OF_TABLE.fullmatch(custom_id)
    return None if found is None else GameId(int(found[1]))


QUESTION = {**GAME, "number": SMALL}
WAY = {**PLACE, "path": r"[0-9.]*", "page": rf"{SMALL}(?:\.[0-9]{{1,2}})?"}  # the page, and which list
ORDER_WAY = {**GAME, "chosen": r"[\w.-]*", "page": SMALL}


# --- /me and /server ---------------------------------------------------------------------------------------

own = Id("me", what="zone|quiet|days|first|away|letter|locale")
own_absence = Id("me", what="away", day=r"[0-9]{4}-[0-9]{2}-[0-9]{2}")  # its length, from a day on
own_wish = Id("me", what="hand|invites|heads-up|lessons|nudges", wanted="[01]")  # a switch
zone_question = Id("zq", what="zone|later")  # *When do you sleep?*: the select, and *Not now*
block = Id("bk", what="list|people|back")  # *Block list*, its select, and the way back
watched = Id("wl", what="list|game|back")  # *Watched games*, its select, and the way back
my_data = Id("my", what="data")
forget = Id("my", what="forget|forgotten|keep")
server = Id("sv", what="channels|hall|opener|caller|pace|tables|locale|forget")
server_clear = Id("sv", what="channels|hall|opener|caller|zone", then="clear")  # resets a setting


# --- a person's games --------------------------------------------------------------------------------------

games = Id("gp", page=SMALL)  # a page of /games
next_game = Id("ng")  # *Next game*
help_page = Id("hp", what="page")  # the menu of /help
back_everywhere = Id("kbe")  # *I'm back everywhere*


# --- below a board -----------------------------------------------------------------------------------------

turn = Id("t", **GAME)  # *Take your turn*
hand = Id("h", **GAME)  # *My hand*
guide = Id("gd", **GAME, what="begin|end")  # *Guide me* and *Stop the guide*
guide_move = Id("gm", **PLACE, index=SMALL)  # the action that a guide highlights
text_board = Id("b", **GAME)  # *Board as text*
suggest = Id("g", **GAME)  # *Suggest a move*, for onlookers
watch = Id("wt", **GAME, what="begin|look|daily|end|stop")  # *Watch*, and the buttons of its panel
note = Id("nt", **GAME)  # *Note*
note_modal = Id("ntm", **GAME)  # the modal for the note
mute = Id("mu", **GAME, wanted="[01]")  # *Mute*; its id holds the wanted value
undo = Id("z", **PLACE)  # *Take back*
open_undo = Id("bz", **PLACE)  # the same, on the board
advice = Id("q", **GAME)  # *What would you do?*
replay = Id("f", **GAME)
layout = Id("bl", **GAME, to="tall|wide")  # the other layout of the board
replay_step = Id("fp", **GAME, number=ROW, way="first|back|next|last")  # another step; -1 is the last
replay_news = Id("fn", **PLACE)  # *Watch as a replay*: the steps after a row of the journal
film = Id("fs", **PLACE)  # *As an animation*, from a row of the journal on
replay_file = Id("ff", **GAME)  # *As a file*
review = Id("rv", **GAME)
rematch = Id("rm", **GAME)
puzzle = Id("pz", **GAME, number=SMALL)  # *Find the better move*, at a turning point
play_on = Id("po", **PLACE)  # *Play on from here*: from a row of a finished game
play_on_side = Id("pos", **PLACE)  # the list of sides; its values are the numbers of seats
play_on_level = Id("pol", **PLACE, seat=SMALL, level=WORDS)  # opens the table against computers of a level


# --- the orders panel --------------------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class PanelPlace:
    """A place in the orders panel: the position, the path of chosen options, the page of options."""

    game_id: GameId
    seq: int
    path: Path = ()
    page: int = 0
    part: int = 0  # which list of the question; it only keeps the ids of several lists apart

    @classmethod
    def read(cls, game: str, seq: str, path: str, page: str) -> "PanelPlace":
        steps = tuple(int(step) for step in path.split(".") if step)
        return cls(game_id=GameId(int(game)), seq=int(seq), path=steps, page=int(page.partition(".")[0]))

    def __str__(self) -> str:
        path = ".".join(map(str, self.path))
        page = f"{self.page}.{self.part}" if self.part else str(self.page)
        return f"{self.game_id}:{self.seq}:{path}:{page}"

    def on(self, option: int) -> "PanelPlace":
        """Returns the place after choosing an option."""
        return PanelPlace(game_id=self.game_id, seq=self.seq, path=(*self.path, option))

    def back(self) -> "PanelPlace":
        """Returns the place before the last choice."""
        return PanelPlace(game_id=self.game_id, seq=self.seq, path=self.path[:-1])

    def with_page(self, page: int) -> "PanelPlace":
        """Returns another page of the same question."""
        return PanelPlace(game_id=self.game_id, seq=self.seq, path=self.path, page=page)

    def with_part(self, part: int) -> "PanelPlace":
        """Returns the same place for another list of the question."""
        return PanelPlace(game_id=self.game_id, seq=self.seq, path=self.path, page=self.page, part=part)


move = Id("m", **PLACE, index=SMALL)  # one legal action
open_move = Id("bm", **PLACE, index=SMALL)  # the same, on the board
step = Id("p", **WAY)  # a button that leads to a question
select = Id("s", **WAY)  # the select of a question; its values are option numbers
open_step = Id("bp", **WAY)
open_select = Id("bs", **WAY)
whole = Id("n", **PLACE, kind=WORDS)  # a select of whole orders; its values are order numbers
sketch = Id("w", **WAY)  # *Show me*: a picture of a question's offers
sketch_at = Id("wp", **WAY)  # the picture of another question, in the same message
sketch_of = Id("ws", **WAY)  # a list that shows one of the offers
sketch_move = Id("wm", **PLACE, index=SMALL)  # a button that shows one legal action


def entry_value(entry: int, action: int | None) -> str:
    """Returns the value of a select option: its number, or the index of its legal action.

    Numbers may change while a select is open; the index of an action does not.
    """
    return str(entry) if action is None else f"={action}"


@dataclass(frozen=True, kw_only=True)
class MenuIds:
    """The ids of a menu's components: in a private panel, on the public board, or in a preview."""

    move: Callable[[GameId, int, int], str]
    step: Callable[[PanelPlace], str]
    select: Callable[[PanelPlace], str]


trial = Id("tr", **GAME, where="new|here")  # *Try it out*: as a new message, or in the same one
trial_move = Id("trm", **PLACE, index=SMALL)  # one action on a copy; its row is the number of edits
trial_step = Id("trp", **WAY)
trial_select = Id("trs", **WAY)
trial_whole = Id("trn", **PLACE, kind=WORDS)
trial_act = Id("tra", **PLACE, what="undo|deal|roll|chances|dice|advice|carry|take|lines|add|delete|panel")
trial_outcome = Id("tro", **PLACE)  # the select of outcomes; its values are their numbers
trial_line = Id("trl", **PLACE)  # the select of lines; its values are their numbers
trial_name = Id("trr", **PLACE)  # *Rename*
trial_name_modal = Id("trx", **GAME)
TRIED = {"tried": r"[0-9.]*"}  # the moves tried so far, by their indices
puzzle_move = Id("pzm", **PLACE, index=SMALL, **TRIED)  # its row is the number of the turning point
puzzle_step = Id("pzp", **WAY, **TRIED)
puzzle_select = Id("pzs", **WAY, **TRIED)
line_move = Id("trk", **PLACE, index=SMALL)  # *Confirm*: the next order of a line, at the table itself
leave_line = Id("trq", **GAME)  # *Leave the line*, in the orders panel


PANEL = MenuIds(move=move, step=step, select=select)
BOARD = MenuIds(move=open_move, step=open_step, select=open_select)
SKETCH = MenuIds(move=sketch_move, step=sketch_at, select=sketch_of)
TRIAL = MenuIds(move=trial_move, step=trial_step, select=trial_select)


# --- standing orders ---------------------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class OrderWay:
    """A place in the menu of standing orders: the choices so far, and the page of options."""

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
        """Returns the place after another choice."""
        return OrderWay(game_id=self.game_id, chosen=(*self.chosen, value))

    def with_page(self, page: int) -> "OrderWay":
        """Returns another page of the same question."""
        return OrderWay(game_id=self.game_id, chosen=self.chosen, page=page)


standing_orders = Id("a", **GAME, where="new|here")  # as a new message, or in the same one
arm = Id("o", **ORDER_WAY)  # a choice for a standing order
arm_list = Id("os", **ORDER_WAY)
disarm = Id("od", **GAME, mark=r"\w+")  # removes a standing order
reactions = Id("r", **GAME, mode="automatic|counts|ask|never")


# --- the rule booklet --------------------------------------------------------------------------------------

rules = Id("rb", **GAME)
leaf = Id("rp", **GAME, page=SMALL)  # another page, in the same message
topic = Id("rt", **GAME, topic=r"[a-z]+ [\w-]+")  # *📖 Wings of Death*: one topic
news = Id("rn", **GAME)  # *What's new*: the new topics of a game in a series
contents = Id("rc", **GAME)  # the select of the table of contents; its values are page numbers


# --- lobbies, and ways out ---------------------------------------------------------------------------------

lobby = Id("l", **GAME, what="join|leave|computer|reactions|cancel|start|open|reopen|unopen")
invitation = Id("iv", **GAME, what="accept|decline")  # *Accept* and *Not this time*
challenge = Id(  # the lists of *Challenge* and its button, with the choices so far; "": the default
    "cg",
    what="game|scenario|pace|send",
    user=PERSON,
    game=r"\w*",
    scenario=r"[\w.-]*",
    pace=r"\w*",
)
find = Id("fg", what="open|games|paces|against|watch|find|stop")  # *Find a game*: its panel
keep_looking = Id("kl", what="keep|stop", server=PERSON)  # the question after three days on a waiting list
lobby_options = Id("l", **GAME, what="options")
lobby_option = Id("lo", **GAME, option="[a-z_]+")  # the select of one option, or of the pace
level = Id("lv", **GAME)  # the select of computer levels
part = Id("lp", **GAME, seat=SMALL, part="[a-z_]+")  # a part of a team's side
chair = Id("c", **GAME, what="sit|free", seat=SMALL)
shake = Id("k", **GAME)  # *Shake dice*
shake_modal = Id("km", **GAME)  # the modal for the word
cut = Id("kc", **GAME)  # *Cut the deck*
cut_modal = Id("kd", **GAME)  # the modal for the word
vote = Id("vn", **QUESTION, what="yes|no")  # *Agree* and *Disagree*
accept = Id("ko", **QUESTION)  # *Take the seat* of an offer
back = Id("kb", **GAME)  # *I'm back*
take = Id("kt", **GAME, seat=SMALL)  # *Take this seat* of absent people
confirm = Id("x", **GAME, what="resign|part|end|vote")
