"""Plays on private copies: orders, deals and dice of a trial."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

from bot.copies import replace
from bot.service.context import Context
from bot.service.errors import LineFull, NoAdvice, Stale, UnfairAdvice
from bot.service.model.table import Offer
from bot.service.playing.advice import reason_for
from bot.service.running.computers import Computers, Task
from bot.service.showing.pages import Pages
from bot.service.trying import lines
from bot.service.trying.chances import Outcomes, outcomes_of
from bot.service.trying.lines import MOST_STEPS, TrialLine
from bot.service.trying.trials import Trial, Trials
from bot.store.rows import GameId, UserId
from bot.text.icons import plain
from bot.titles.title import AnyAction
from engine.core import Level


@dataclass(frozen=True, kw_only=True)
class TrialAdvice:
    """The action that the computer would choose on a copy."""

    offer: Offer
    reason: str


class TrialPlay:
    """Plays on the open line of a person; `edits` names the line as they saw it."""

    def __init__(self, context: Context, pages: Pages, computers: Computers, trials: Trials) -> None:
        self._context = context
        self._pages = pages
        self._computers = computers
        self._trials = trials

    async def choose(self, game_id: GameId, user_id: UserId, edits: int, index: int) -> Trial:
        """Plays the offer `index` of the seat that is asked on the copy."""
        trial = await self._trials.at(game_id, user_id, edits)
        copy = trial.copy
        legal = copy.legal(lines.acting_seat(copy, trial.own))
        if not 0 <= index < len(legal):
            raise Stale
        return await self._try(trial, (legal[index],))

    async def choose_order(self, game_id: GameId, user_id: UserId, edits: int, index: int) -> Trial:
        """Plays the order of several actions `index` on the copy."""
        trial = await self._trials.at(game_id, user_id, edits)
        copy = trial.copy
        seat, words = lines.acting_seat(copy, trial.own), self._context.words(copy)
        whole = copy.title.commands.whole(copy.state, seat, words) if seat in copy.asked_seats else ()
        if not 0 <= index < len(whole):
            raise Stale
        return await self._try(trial, whole[index].actions)

    async def _try(self, trial: Trial, actions: Sequence[AnyAction]) -> Trial:
        if len(trial.line.steps) >= MOST_STEPS:
            raise LineFull(MOST_STEPS)
        seat = lines.acting_seat(trial.copy, trial.own)
        line = lines.try_actions(trial.position, trial.line, seat, actions, self._trials.dice())
        if trial.row.likely and line.is_left_to_chance:
            found = await asyncio.to_thread(outcomes_of, trial.position, line, trial.own)
            line = found.listed[0].line
        return await self._trials.save(trial, line)

    async def undo(self, game_id: GameId, user_id: UserId, edits: int) -> Trial:
        """Takes the last order of the line back, or its last deal."""
        trial = await self._trials.at(game_id, user_id, edits)
        return await self._trials.save(trial, trial.line.without_last_order())

    async def deal(self, game_id: GameId, user_id: UserId, edits: int) -> Trial:
        """Deals everything again that the person cannot see."""
        trial = await self._trials.at(game_id, user_id, edits)
        line, title = trial.line, trial.position.title
        if line.steps and line.steps[-1].seat is None:
            line = line.without_last_order()  # two deals in a row are one
        return await self._trials.save(trial, lines.deal_again(title, line, trial.own, self._trials.luck()))

    async def roll_again(self, game_id: GameId, user_id: UserId, edits: int) -> Trial:
        """Plays the last order of the line again, with other dice."""
        trial = await self._trials.at(game_id, user_id, edits)
        if not trial.line.is_left_to_chance:
            raise Stale
        return await self._trials.save(
            trial, lines.roll_again(trial.position, trial.line, self._trials.dice())
        )

    async def outcomes(self, game_id: GameId, user_id: UserId, edits: int) -> tuple[Trial, Outcomes]:
        """Returns the outcomes of the last order, which are the same until the next edit."""
        trial = await self._trials.at(game_id, user_id, edits)
        if not trial.line.is_left_to_chance:
            raise Stale
        return trial, await asyncio.to_thread(outcomes_of, trial.position, trial.line, trial.own)

    def labels(self, trial: Trial, found: Outcomes, locale: str) -> tuple[str, ...]:
        """Returns the listed outcomes in words."""

        def label(line: TrialLine) -> str:
            copy = lines.copy_of(trial.position, line.reached[-1], trial.row.edits)
            return plain(" ".join(self._pages.sentences_of(copy, line.events, trial.own, locale))).replace(
                "**", ""
            )

        return tuple(label(outcome.line) for outcome in found.listed)

    async def choose_outcome(self, game_id: GameId, user_id: UserId, edits: int, number: int) -> Trial:
        """Lets the last order have another outcome."""
        trial, found = await self.outcomes(game_id, user_id, edits)
        if not 0 <= number < len(found.listed):
            raise Stale
        return await self._trials.save(trial, found.listed[number].line)

    async def switch_dice(self, game_id: GameId, user_id: UserId, edits: int) -> Trial:
        """Lets dice show their most likely outcome from now on, or roll again."""
        trial = await self._trials.at(game_id, user_id, edits)
        return await self._trials.save(trial, trial.line, replace(trial.row, likely=not trial.row.likely))

    async def advise(self, game_id: GameId, user_id: UserId, edits: int, locale: str) -> TrialAdvice:
        """Returns the computer's choice for the seat that is asked on the copy, where that is fair."""
        shown = self._trials.show(await self._trials.at(game_id, user_id, edits), locale)
        view = shown.view
        if not shown.fair:
            raise UnfairAdvice
        if view.decision is None or not view.offers:
            raise NoAdvice
        legal = tuple(offer.action for offer in view.offers)
        chance = self._trials.luck().to_bytes(8, "big")
        task = Task(level=Level.NORMAL, view=view.view, decision=view.decision, legal=legal, luck=chance)
        chosen = await self._computers.choose(view.table.title, task)
        offer = view.offers[legal.index(chosen)]
        return TrialAdvice(offer=offer, reason=reason_for(view, offer, self._context.catalogue))
