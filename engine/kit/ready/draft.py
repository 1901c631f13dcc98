"""Draft: everybody picks a card in secret, then passes the rest of the pack to the left."""

from typing import Generic, TypeVar

from engine.core import Data, Dice, Seat, Viewer
from engine.kit.edit import without
from engine.kit.ready.secret import Secret
from engine.kit.ready.turn_order import next_seat, seats_from

C = TypeVar("C")


class Draft(Data, Generic[C], frozen=True):
    """The packs by seat, and the picks from them; a pick stays in its pack until all have picked."""

    packs: tuple[tuple[C, ...], ...]
    picks: Secret[C]

    @classmethod
    def begin(cls, packs: tuple[tuple[C, ...], ...]) -> "Draft[C]":
        """Returns a draft with a pack for each seat, all of one size."""
        return cls(packs=packs, picks=Secret.of(seats_from(Seat(0), len(packs)) if packs[0] else ()))

    @property
    def is_over(self) -> bool:
        """Whether the packs are empty."""
        return not self.packs[0]

    def options(self, seat: Seat) -> tuple[C, ...]:
        """Returns the cards a seat may pick; none if it has picked."""
        return self.packs[seat] if seat in self.picks.waiting else ()

    def with_pick(self, seat: Seat, card: C) -> "Draft[C]":
        """Returns the draft after a pick; if it is the last, `picks` are complete and can be handed out."""
        return Draft(packs=self.packs, picks=self.picks.with_answer(seat, card))

    def pass_left(self) -> "Draft[C]":
        """Returns the draft after all have picked: the rest of each pack is at the seat to the left."""
        seats = len(self.packs)
        rest = [without(pack, self.picks.answers[Seat(seat)]) for seat, pack in enumerate(self.packs)]
        came_from = {next_seat(Seat(seat), seats): seat for seat in range(seats)}
        return Draft.begin(tuple(rest[came_from[Seat(seat)]] for seat in range(seats)))

    def redeal(self, packs: tuple[tuple[C, ...], ...], viewer: Viewer, dice: Dice) -> "Draft[C]":
        """Returns the draft with other packs, and other picks from them, for `Rules.redeal`."""
        return Draft(packs=packs, picks=self.picks.redeal(viewer, lambda seat: dice.pick(packs[seat])))
