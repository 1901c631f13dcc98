"""Playouts and choices of the computer at the rows of a finished game, in the background."""

from collections.abc import Mapping
from dataclasses import dataclass

from bot.service.running.computers import Computers, Task
from bot.service.running.estimates import PlayoutSeries, Shares
from bot.titles.title import AnyAction, AnyState, AnyTitle
from engine.core import Level, Seat, Viewer, worlds_for


@dataclass(kw_only=True)
class GamePlayouts:
    """Plays a finished game on from its rows; `spent` counts seconds of the worker's processor."""

    title: AnyTitle
    states: Mapping[int, AnyState]  # by row
    seats: int
    computers: Computers
    spent: float = 0.0

    async def play(
        self, seq: int, first: int, count: int, viewer: Viewer = None, action: AnyAction | None = None
    ) -> tuple[Shares, ...]:
        """Returns the results of numbered playouts from a row; the same number has the same luck.

        Everything hidden from the viewer is dealt again; `action` is the viewer's first one.
        """
        line = PlayoutSeries(
            state=self.states[seq],
            seats=self.seats,
            luck=seq,
            first=first,
            last=first + count,
            viewer=viewer,
            action=action,
        )
        ended, seconds = await self.computers.play_out(self.title, line)
        self.spent += seconds
        return ended

    async def choice(self, seq: int, seat: Seat, lot: int = 0) -> AnyAction:
        """Returns what the hard computer would do at a row; its luck is another one for each lot."""
        rules, state = self.title.rules, self.states[seq]
        chance = seq.to_bytes(8, "big") + lot.to_bytes(4, "big")
        decision = rules.decision(state)
        assert decision is not None, "a move was made here"
        task = Task(
            level=Level.HARD,
            view=rules.view(state, seat),
            decision=decision,
            legal=rules.legal(state, seat),
            luck=chance,
            worlds=worlds_for(rules, state, seat, chance, self.title.mind(Level.HARD).worlds),
        )
        return await self.computers.reconsider(self.title, task)

    async def is_found_again(self, seq: int, seat: Seat, action: AnyAction, first: int, count: int) -> bool:
        """Tells whether the computer chooses an action in all of `count` lots."""
        for lot in range(first, first + count):
            if await self.choice(seq, seat, lot) != action:
                return False
        return True
