"""Errors shown to people; their attributes are the parameters of the message `error-<tag>`."""

from bot.store.rows import GameId
from engine.core import snake


class TableError(Exception):
    """A mistake of a player or host; the table has not changed."""

    turn_of: GameId | None = None  # the game whose open question is the way out

    @property
    def key(self) -> str:
        """The key of the error message."""
        return "error-" + snake(type(self).__name__).replace("_", "-")

    @property
    def params(self) -> dict[str, object]:
        """The parameters of the error message."""
        return dict(vars(self))


class NoSuchTable(TableError):
    """There is no table with this number."""


class NotSeated(TableError):
    """Only seated people may do this."""


class SitsHere(TableError):
    """Seated people play instead of suggesting."""


class PlaysHere(TableError):
    """Seated people do not watch their own game."""


class NoAdvice(TableError):
    """There is nothing to advise: the asker has no decision to make."""


class UnfairAdvice(TableError):
    """The computer does not advise players in games against other people."""


class LineFull(TableError):
    """A line of a trial has its maximum number of steps."""

    def __init__(self, most: int) -> None:
        super().__init__(most)
        self.most = most


class TooManyLines(TableError):
    """A person has the maximum number of lines at a table."""

    def __init__(self, most: int) -> None:
        super().__init__(most)
        self.most = most


class LineDoesNotFit(TableError):
    """No order of a line can be given at the table now."""


class NoWayBack(TableError):
    """No other person at the table could consent to undoing a dice roll."""


class SeenSince(TableError):
    """No other person at the table could consent to undoing a reveal."""


class NotHost(TableError):
    """Only the host may do this."""


class NotYourLobby(TableError):
    """Only the host and seated people may reopen a closed lobby."""


class OthersPlay(TableError):
    """A running game is ended by vote while other people are there."""


class StillThere(TableError):
    """A person who plays in time cannot be voted out of their seat."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


class NoComputerSeat(TableError):
    """The computer plays no such seat."""


class Stale(TableError):
    """The answered question is no longer open."""


class Outrun(Stale):
    """Other processes have changed the table first; shown as `Stale`."""

    @property
    def key(self) -> str:
        return Stale().key


class NotPlaying(TableError):
    """The table is not in play: still a lobby, or already over."""


class AlreadyStarted(TableError):
    """Seats and options are fixed once the game has started."""


class AwaitsCut(TableError):
    """Seats, options and words are fixed while the deck waits to be cut."""


class NotTheCutter(TableError):
    """Other people may cut this deck."""

    def __init__(self, people: tuple[str, ...]) -> None:
        super().__init__(people)
        self.people = people


class NothingToCut(TableError):
    """The table has no deck to cut: it is in its lobby, or the game has begun."""


class EmptyCut(TableError):
    """A deck is cut with at least one visible character."""


class SeatTaken(TableError):
    """The seat is taken."""


class NoSuchSeat(TableError):
    """The table has no such seat."""


class NotInvited(TableError):
    """Only invited people may join the table."""

    def __init__(self, host: str) -> None:
        super().__init__(host)
        self.host = host


class NotYourInvitation(TableError):
    """The invitation is for other people, or was answered."""


class NobodyInvited(TableError):
    """A table for invited people needs at least one."""


class TooManyGuests(TableError):
    """The game has fewer free seats than invited people."""

    def __init__(self, room: int) -> None:
        super().__init__(room)
        self.room = room


class SeatKept(TableError):
    """The seat is reserved for invited people."""

    def __init__(self, people: tuple[str, ...]) -> None:
        super().__init__(people)
        self.people = people


class NotPrompt(TableError):
    """The table is for people who take their turns in time."""

    def __init__(self, wanted: int, percent: int) -> None:
        super().__init__(wanted, percent)
        self.wanted, self.percent = wanted, percent


class TableFull(TableError):
    """No seat is free."""


class NotCaptain(TableError):
    """Only the captain of a team answers chances to react."""

    def __init__(self, captain: str) -> None:
        super().__init__(captain)
        self.captain = captain


class NotYours(TableError):
    """Another member of the team owns this share, and the table does not allow substitutes."""

    def __init__(self, share: str, friend: str) -> None:
        super().__init__(share, friend)
        self.share = share
        self.friend = friend


class NotATeam(TableError):
    """The person shares their seat with no one, so there is nothing to assign."""


class NotYourSide(TableError):
    """The person sits on another side."""


class PartTaken(TableError):
    """A team mate has chosen this part."""

    def __init__(self, friend: str) -> None:
        super().__init__(friend)
        self.friend = friend


class NoSuchShare(TableError):
    """The team has no share of this name."""


class NoSuchFriend(TableError):
    """No team member has this name."""


class LastOfSeat(TableError):
    """The person is the last one of the seat."""


class NoStandingOrders(TableError):
    """The game at this table has no standing orders."""


class CannotOrder(TableError):
    """The choices make no valid standing order."""


class TooManyOrders(TableError):
    """The seat has the maximum number of standing orders."""

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
    """The option or its value is not offered."""

    def __init__(self, option: str) -> None:
        super().__init__(option)
        self.option = option


class OptionOfAnotherGame(TableError):
    """The game has no such option."""

    def __init__(self, option: str) -> None:
        super().__init__(option)
        self.option = option


class OptionDoesNotFit(TableError):
    """The option does not go with the others, or with the scenario."""

    def __init__(self, option: str) -> None:
        super().__init__(option)
        self.option = option


class BadTableName(TableError):
    """The table's name is empty or too long."""

    def __init__(self, longest: int) -> None:
        super().__init__(longest)
        self.longest = longest


class BadPosition(TableError):
    """A pasted position cannot be read."""

    def __init__(self, typed: str) -> None:
        super().__init__(typed)
        self.typed = typed


class UnplayablePosition(TableError):
    """The rules cannot go on from a pasted position, or the game is over there."""


class PositionOfAnotherGame(TableError):
    """A pasted position belongs to another game."""


class OptionsOfPosition(TableError):
    """The options of a table that starts from a position are those of the position."""


class SeriesDecides(TableError):
    """The series has set this for its next game."""


class NotWaiting(TableError):
    """The person is not on the waiting list of the server."""


class NoNotationHere(TableError):
    """The positions of this game have no notation."""


class NothingToPlayOn(TableError):
    """Nobody can play on from this point of a game: it is still running, or over there."""


class StillPlayed(TableError):
    """The game is not over, so there is no rematch yet."""


class NamesAreGone(TableError):
    """The players of the game have been anonymised."""


class DidNotPlay(TableError):
    """Only people who played may ask for a rematch."""


class UnknownVerb(TableError):
    """The game at this table has no such command."""


class Incomplete(TableError):
    """An option that the game at this table requires was left blank."""

    def __init__(self, slot: str) -> None:
        super().__init__(slot)
        self.slot = slot


class AnotherQuestion(TableError):
    """The command does not answer the open question of a game."""

    def __init__(self, turn_of: GameId) -> None:
        super().__init__(turn_of)
        self.turn_of = turn_of


class NothingToUndo(TableError):
    """The player has no move to take back."""


class NothingToAgree(TableError):
    """The vote does not exist or has closed."""


class NotYourVote(TableError):
    """The owners of a seat have no vote on handing it over."""


class NotPaused(TableError):
    """The table is not paused."""


class BadPause(TableError):
    """The length of a pause is out of range."""

    def __init__(self, most: int) -> None:
        super().__init__(most)
        self.most = most


class AlreadySeated(TableError):
    """The person already sits at the table."""


class SeenOtherSide(TableError):
    """The person has held a hand of another side at this table."""


class TooManyLobbies(TableError):
    """The person has the maximum number of open lobbies."""

    def __init__(self, most: int) -> None:
        super().__init__(most)
        self.most = most


class Outdated(TableError):
    """The game was stored in a format that these rules cannot read."""


class TitleMissing(Outdated):
    """The title of the game is not installed, or cannot be loaded; the table waits for it."""


class NotOver(TableError):
    """The seed is published only when the game is over."""


class NoReviewYet(TableError):
    """Only games that were played to the end have a review."""


class NoPuzzle(TableError):
    """A turning point has no better move that is found again and again."""


class ReviewInterrupted(TableError):
    """The bot stopped before the review was done."""


class NotAllowed(TableError):
    """The rules refuse; `sentence` says why in the asker's language."""

    def __init__(self, sentence: str, turn_of: GameId | None = None) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.turn_of = turn_of


class NoSuchZone(TableError):
    """The time zone database has no zone of this name."""

    def __init__(self, typed: str) -> None:
        super().__init__(typed)
        self.typed = typed


class TooQuiet(TableError):
    """The quiet hours are too long."""

    def __init__(self, most: int) -> None:
        super().__init__(most)
        self.most = most


class TooLongAway(TableError):
    """The absence exceeds the days of absence that are left."""

    def __init__(self, left: int, most: int, of: int) -> None:
        super().__init__(left, most, of)
        self.left = left
        self.most = most
        self.of = of


class WrongChannel(TableError):
    """Tables may not be opened in this channel; `places` mentions the channels where they may."""

    def __init__(self, places: str) -> None:
        super().__init__(places)
        self.places = places


class NeedsRole(TableError):
    """Opening a table requires a role, which `role` mentions."""

    def __init__(self, role: str) -> None:
        super().__init__(role)
        self.role = role


class ServerFull(TableError):
    """The server has the maximum number of open tables."""

    def __init__(self, most: int) -> None:
        super().__init__(most)
        self.most = most


class NotManager(TableError):
    """Only people with the permission to manage the server may do this."""


class NotOnServer(TableError):
    """The command needs a server, and was given in a direct message."""


class EverybodysRole(TableError):
    """The chosen role is @everyone, so calling it would ping the whole server."""


class SatDownAgain(TableError):
    """A person took seats again while they were being forgotten."""
