"""Refusals: the reasons why an action is not legal."""

from engine.core.data import Data, snake


class Refusal(Data, frozen=True, tag=snake):
    """The reason an action is refused; each game subclasses it and adds its own fields."""


class NotAsked(Refusal, frozen=True):
    """The game waits for another seat, or is over."""


class OtherQuestion(Refusal, frozen=True):
    """The action does not answer the current decision."""


class Refused(Exception):
    """Raised when an action is not legal; the state is unchanged."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal
