"""The protocol a game fulfils."""

from typing import Protocol, TypeVar

from engine.core.decision import Decision
from engine.core.dice import Dice
from engine.core.errors import Refusal
from engine.core.outcome import Outcome
from engine.core.seats import Seat, SeatPlan, Viewer
from engine.core.turn import Step

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V_co = TypeVar("V_co", covariant=True)
O_contra = TypeVar("O_contra", contravariant=True)


class Rules(Protocol[S, A, E, V_co, O_contra]):
    """A game: built once from its content, it keeps nothing of any table."""

    @property
    def version(self) -> int:
        """The version of the rules: raised when moves already played would lead to another state."""

    @property
    def reasons(self) -> tuple[str, ...]:
        """Every `Outcome.reason` the game may end for."""

    def seat_plan(self, options: O_contra) -> SeatPlan:
        """Returns the seats of a game with these options."""

    def setup(self, options: O_contra, seats: int, dice: Dice) -> Step[S, E]:
        """Returns the position before the first decision."""

    def decision(self, state: S) -> Decision | None:
        """Returns the question the game waits on; `None` when it is over."""

    def legal(self, state: S, seat: Seat) -> tuple[A, ...]:
        """Returns what the seat may do, in a stable order: an index into it is a name.

        This is the one place where legality is decided. A seat that is not asked has nothing to choose from.
        """

    def refusal(self, state: S, seat: Seat, action: A) -> Refusal:
        """Explains why the seat may not do this."""

    def apply(self, state: S, seat: Seat, action: A, dice: Dice) -> Step[S, E]:
        """Returns what comes of a legal action; legality is not checked again."""

    def idle(self, state: S, seat: Seat) -> A | None:
        """Returns what the clock plays for a silent player; `None` means the game waits."""

    def view(self, state: S, viewer: Viewer) -> V_co:
        """Returns all that one viewer may see, built from nothing."""

    def outcome(self, state: S) -> Outcome | None:
        """Returns how the game ended; `None` while it goes on."""

    def round(self, state: S) -> int | None:
        """Returns the number of the round: each one has a message of its own. `None`: there are none."""

    def redeal(self, state: S, viewer: Viewer, dice: Dice) -> S:
        """Returns a state the viewer cannot tell from this one: what is hidden is dealt again."""
