"""What a table does not do; each carries what its sentence needs (`error-<tag>` in the common words)."""

# ruff: noqa: N818 - they are people's mistakes, named for what they say

from engine.core import snake


class TableError(Exception):
    """A player's or host's mistake, not the program's: nothing has changed."""

    @property
    def key(self) -> str:
        """The text key of the sentence that says it."""
        return "error-" + snake(type(self).__name__).replace("_", "-")

    @property
    def params(self) -> dict[str, object]:
        """What the sentence speaks of."""
        return dict(vars(self))


class NoSuchTable(TableError):
    """There is no table by this number."""


class NotSeated(TableError):
    """Only those who sit at the table may do this."""


class SitsHere(TableError):
    """Those who sit at the table play instead of suggesting."""


class NoAdvice(TableError):
    """The computer has nothing to say here: the asker decides nothing now."""


class UnfairAdvice(TableError):
    """The computer advises nobody who plays against people."""


class NoWayBack(TableError):
    """Nobody else sits at the table who could allow a die to be rolled again."""


class SeenSince(TableError):
    """Nobody else sits at the table who could agree to forget what was turned up since."""


class NotHost(TableError):
    """Only the host may do this."""


class NoComputerSeat(TableError):
    """The computer plays no such seat."""


class Stale(TableError):
    """The question that was answered is no longer the question."""


class Outrun(Stale):
    """Another process has changed the table first; told like any question that has passed."""

    @property
    def key(self) -> str:
        return Stale().key


class NotPlaying(TableError):
    """The table is not in play: still a lobby, or already over."""


class AlreadyStarted(TableError):
    """Seats and options are fixed once the game has started."""


class SeatTaken(TableError):
    """Somebody else sits there."""


class NoSuchSeat(TableError):
    """The table has no such seat."""


class SeatKept(TableError):
    """The seat is kept for others who are asked to a rematch."""

    def __init__(self, people: str) -> None:
        super().__init__(people)
        self.people = people


class TableFull(TableError):
    """No seat is free."""


class NotCaptain(TableError):
    """Of those who share a seat the captain answers chances to react."""

    def __init__(self, captain: str) -> None:
        super().__init__(captain)
        self.captain = captain


class NotYours(TableError):
    """Another member of the team plays this, and the table does not let friends act for each other."""

    def __init__(self, share: str, friend: str) -> None:
        super().__init__(share, friend)
        self.share = share
        self.friend = friend


class NotATeam(TableError):
    """Nobody shares the person's seat, so there is nothing to share out."""


class NoSuchShare(TableError):
    """The team has nothing of this name to share out."""


class NoSuchFriend(TableError):
    """Nobody of this name is on the person's side."""


class LastOfSeat(TableError):
    """Nobody is left to leave the seat to."""


class NoStandingOrders(TableError):
    """The game at this table knows no standing orders."""


class CannotOrder(TableError):
    """What was chosen makes no standing order, or no longer."""


class TooManyOrders(TableError):
    """A seat has as many standing orders as are kept."""

    def __init__(self, most: int) -> None:
        super().__init__(most)
        self.most = most


class NotReady(TableError):
    """Too few seats are taken to start, or the computer would play alone."""

    def __init__(self, fewest: int) -> None:
        super().__init__(fewest)
        self.fewest = fewest


class UnknownTitle(TableError):
    """There is no such game."""


class BadOption(TableError):
    """An option of a new table is not one of those offered."""

    def __init__(self, option: str) -> None:
        super().__init__(option)
        self.option = option


class BadTableName(TableError):
    """A name of the table's own is empty or too long."""

    def __init__(self, longest: int) -> None:
        super().__init__(longest)
        self.longest = longest


class StillPlayed(TableError):
    """A rematch is asked for before the game is over."""


class NamesAreGone(TableError):
    """Nobody is known any more who played there."""


class DidNotPlay(TableError):
    """Only those who sat at a table may ask for a rematch."""


class UnknownVerb(TableError):
    """The game at this table has no such command."""


class Incomplete(TableError):
    """Something was left blank that the game at this table cannot do without."""

    def __init__(self, slot: str) -> None:
        super().__init__(slot)
        self.slot = slot


class AnotherQuestion(TableError):
    """A command was given while the game asks its player something else; `asks` is that question."""

    def __init__(self, asks: str) -> None:
        super().__init__(asks)
        self.asks = asks


class NothingToUndo(TableError):
    """The player has made no move that could be taken back."""


class NothingToAgree(TableError):
    """Nobody has asked to take back moves, or the moment has passed."""


class NotYourVote(TableError):
    """Whether somebody else takes a seat is for the others to say, not for those who have it."""


class NotPaused(TableError):
    """The table does not pause."""


class BadPause(TableError):
    """A pause lasts some days, and not too many."""

    def __init__(self, most: int) -> None:
        super().__init__(most)
        self.most = most


class AlreadySeated(TableError):
    """Who sits at the table takes no second seat there."""


class SeenOtherSide(TableError):
    """Who has held a hand at this table does not play against it."""


class TooManyLobbies(TableError):
    """The person has as many open lobbies as anybody may."""

    def __init__(self, most: int) -> None:
        super().__init__(most)
        self.most = most


class Outdated(TableError):
    """The game was begun under rules this program can no longer read."""


class NotOver(TableError):
    """The seed is told when the game is over, not before."""


class NoReviewYet(TableError):
    """A game is looked back on when it has come to its end."""


class ReviewInterrupted(TableError):
    """The bot stops before a review is done."""


class NotAllowed(TableError):
    """The rules refuse: the sentence says why, in the asker's language; its cause is `Refused`."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence


class NoSuchZone(TableError):
    """The time zone database knows no zone of this name."""

    def __init__(self, typed: str) -> None:
        super().__init__(typed)
        self.typed = typed


class TooQuiet(TableError):
    """Quiet hours leave too little of the day."""

    def __init__(self, most: int) -> None:
        super().__init__(most)
        self.most = most


class TooLongAway(TableError):
    """An absence would be longer than what is left of the days somebody may be away."""

    def __init__(self, left: int, most: int, of: int) -> None:
        super().__init__(left, most, of)
        self.left = left
        self.most = most
        self.of = of


class WrongChannel(TableError):
    """Tables of this server are opened elsewhere; `places` are mentions of channels."""

    def __init__(self, places: str) -> None:
        super().__init__(places)
        self.places = places


class NeedsRole(TableError):
    """Tables of this server are opened by those who have a role; `role` mentions it."""

    def __init__(self, role: str) -> None:
        super().__init__(role)
        self.role = role


class ServerFull(TableError):
    """The server has as many tables as it wants."""

    def __init__(self, most: int) -> None:
        super().__init__(most)
        self.most = most


class NotManager(TableError):
    """Only those who may manage the server may do this."""


class NotOnServer(TableError):
    """This is about a server, and the command was given in a direct message."""


class EverybodysRole(TableError):
    """Everybody has the role that was chosen, so calling it would call them all."""


class SatDownAgain(TableError):
    """Somebody who wants to be forgotten takes seats faster than they are got up from."""
