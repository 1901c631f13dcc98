"""All answer in secret: several seats choose at once, and nothing shows before the last has chosen."""

from collections.abc import Callable, Iterable, Mapping
from typing import Generic, TypeVar

from engine.core import Data, Seat, Viewer

A = TypeVar("A")


class Secret(Data, Generic[A], frozen=True):
    """The answers so far; who has answered is public, the answers are not."""

    waiting: tuple[Seat, ...]  # ask these
    answers: Mapping[Seat, A] = {}

    @classmethod
    def of(cls, seats: Iterable[Seat]) -> "Secret[A]":
        """Returns a question to some seats that none has answered."""
        return cls(waiting=tuple(seats))

    @property
    def is_complete(self) -> bool:
        """Whether all seats have answered, so that the answers can be told."""
        return not self.waiting

    def with_answer(self, seat: Seat, answer: A) -> "Secret[A]":
        """Returns the question after one more answer; the order of answers leaves no trace."""
        answers = {**self.answers, seat: answer}
        return Secret(
            waiting=tuple(other for other in self.waiting if other != seat),
            answers={seat: answers[seat] for seat in sorted(answers)},
        )

    def seen_by(self, viewer: Viewer) -> "Secret[A]":
        """Returns what a viewer may see: their own answer only."""
        own = {seat: answer for seat, answer in self.answers.items() if seat == viewer}
        return Secret(waiting=self.waiting, answers=own)

    def redeal(self, viewer: Viewer, guess: Callable[[Seat], A]) -> "Secret[A]":
        """Returns the question with other answers than the hidden ones, for `Rules.redeal`."""
        answers = {seat: answer if seat == viewer else guess(seat) for seat, answer in self.answers.items()}
        return Secret(waiting=self.waiting, answers=answers)
