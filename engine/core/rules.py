"""The protocol that each game's rules implement."""

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
    """The rules of a game, built once from its content; they hold no state of any table."""

    @property
    def version(self) -> int:
        """The rules version; it is raised when moves already played would lead to a different state."""

    @property
    def reasons(self) -> tuple[str, ...]:
        """All values of `Outcome.reason` that the game uses."""

    def seat_plan(self, options: O_contra) -> SeatPlan:
        """Returns the seats of a game with these options."""

    def setup(self, options: O_contra, seats: int, dice: Dice) -> Step[S, E]:
        """Returns the initial state and its events."""

    def decision(self, state: S) -> Decision | None:
        """Returns the decision the game waits for; `None` when it is over."""

    def legal(self, state: S, seat: Seat) -> tuple[A, ...]:
        """Returns the legal actions of a seat, in a stable order, so that an index identifies an action.

        Legality is decided here and nowhere else. A seat that is not asked has no legal actions.
        """

    def refusal(self, state: S, seat: Seat, action: A) -> Refusal:
        """Returns the reason why an action of the seat is not legal."""

    def apply(self, state: S, seat: Seat, action: A, dice: Dice) -> Step[S, E]:
        """Returns the state and the events after a legal action; legality is not checked again."""

    def idle(self, state: S, seat: Seat) -> A | None:
        """Returns the action played for a silent player when time is up; `None` means the game waits."""

    def view(self, state: S, viewer: Viewer) -> V_co:
        """Returns the view of one viewer; it contains only information the viewer may see."""

    def outcome(self, state: S) -> Outcome | None:
        """Returns the outcome of the game; `None` while it is running."""

    def round(self, state: S) -> int | None:
        """Returns the number of the round, which has its own message; `None` if the game has no rounds."""

    def redeal(self, state: S, viewer: Viewer, dice: Dice) -> S:
        """Returns a state that looks the same to the viewer, with the hidden things dealt again."""
