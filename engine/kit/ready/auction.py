"""Auction: in turn, everybody raises the bid or passes for good; the last one pays."""

from collections.abc import Mapping

from engine.core import Data, Seat
from engine.kit.ready.turn_order import next_seat, seats_from


class Auction(Data, frozen=True):
    """An open auction; all of it is public."""

    turn: Seat  # ask this one
    seats: int
    bid: int = 0
    leader: Seat | None = None  # None: nobody has bid
    passed: tuple[Seat, ...] = ()

    @property
    def is_over(self) -> bool:
        """Whether nobody can raise any more; then the leader pays the bid, if there is one."""
        bidding = [seat for seat in seats_from(Seat(0), self.seats) if seat not in self.passed]
        return not bidding or bidding == [self.leader]

    def raises(self, purses: Mapping[Seat, int] | tuple[int, ...]) -> range:
        """Returns the bids that the seat whose turn it is can pay."""
        return range(self.bid + 1, purses[self.turn] + 1)

    def with_bid(self, bid: int) -> "Auction":
        """Returns the auction after a higher bid."""
        return Auction(
            turn=self._next(self.passed), seats=self.seats, bid=bid, leader=self.turn, passed=self.passed
        )

    def with_pass(self) -> "Auction":
        """Returns the auction without the seat whose turn it is."""
        passed = (*self.passed, self.turn)
        return Auction(
            turn=self._next(passed), seats=self.seats, bid=self.bid, leader=self.leader, passed=passed
        )

    def _next(self, passed: tuple[Seat, ...]) -> Seat:
        return next_seat(self.turn, self.seats, passed)
