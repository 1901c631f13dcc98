"""The lines of a trial: several with names, carried over to a later position, or taken at the table."""

from bot.copies import replace
from bot.service.context import Context
from bot.service.errors import LineDoesNotFit, Stale, TooManyLines
from bot.service.lru_cache import LruCache
from bot.service.model.table import LineOrder, Offer, SeatView
from bot.service.running.positions import Positions
from bot.service.trying import lines
from bot.service.trying.lines import TrialStep
from bot.service.trying.trials import Key, Trial, Trials
from bot.store import trials as stored
from bot.store.database.interface import Overtaken
from bot.store.rows import GameId, UserId
from bot.text.harmless import tidy

MOST_LINES = 6  # of a person at a table
LONGEST_NAME = 40  # characters
MOST_PEOPLE = 4096  # in the cache


class TrialLines:
    """Adds, opens, names and deletes lines, carries them over and takes them."""

    def __init__(self, context: Context, positions: Positions, trials: Trials) -> None:
        self._database = context.database
        self._positions = positions
        self._trials = trials
        self._taking: LruCache[Key, bool] = LruCache(MOST_PEOPLE, context.memory)

    async def add(self, game_id: GameId, user_id: UserId, edits: int) -> Trial:
        """Begins another line where the table stands."""
        trial = await self._trials.at(game_id, user_id, edits)
        taken = {row.number for row in trial.rows}
        free = [number for number in range(1, MOST_LINES + 1) if number not in taken]
        if not free:
            raise TooManyLines(MOST_LINES)
        return await self._trials.begin_line(trial.position, trial.own, user_id, trial.rows, free[0])

    async def open(self, game_id: GameId, user_id: UserId, edits: int, number: int) -> Trial:
        """Opens another line of a person."""
        trial = await self._trials.at(game_id, user_id, edits)
        row = next((row for row in trial.rows if row.number == number), None)
        line = None if row is None else await self._trials.played_line(trial.position, trial.own, row)
        if row is None or line is None:
            raise Stale
        since = await self._positions.moves(game_id, row.seq + 1)
        return await self._trials.save(replace(trial, since=since), line, replace(row, edits=trial.row.edits))

    async def name(self, game_id: GameId, user_id: UserId, text: str) -> Trial:
        """Names the open line; "" takes its name away."""
        trial = await self._trials.open(game_id, user_id)
        name = tidy(text[:LONGEST_NAME]).strip()
        return await self._trials.save(trial, trial.line, replace(trial.row, name=name))

    async def delete(self, game_id: GameId, user_id: UserId, edits: int) -> Trial:
        """Deletes the open line; without another one, a new line begins."""
        trial = await self._trials.at(game_id, user_id, edits)
        others = tuple(row for row in trial.rows if row.number != trial.row.number)
        if not others:
            return await self._trials.begin_line(
                trial.position, trial.own, user_id, (replace(trial.row, name=""),)
            )
        latest = max(others, key=lambda row: row.edits)
        try:
            await self._database.write(stored.delete, trial.row, replace(latest, edits=edits + 1))
        except Overtaken as error:
            raise Stale from error
        return await self._trials.open(game_id, user_id)

    async def carry_over(self, game_id: GameId, user_id: UserId, edits: int) -> Trial:
        """Moves a line to where the table stands, with the steps that are legal there."""
        trials, trial = self._trials, await self._trials.at(game_id, user_id, edits)
        if not trial.can_carry_over:
            raise LineDoesNotFit
        position = trial.position
        line = lines.carry_over(position, trial.steps_ahead, trial.own, trials.luck(), trials.dice)
        start = position.title.codecs.states.encode(line.reached[0].state)
        row = replace(trial.row, seq=position.game.seq, start=start, taking=False)
        return await trials.save(replace(trial, since=()), line, row)

    # --- taking a line at the table ------------------------------------------------------------------------

    async def take(self, game_id: GameId, user_id: UserId, edits: int) -> None:
        """Lets the orders panel offer the orders of the open line, one after the other."""
        trial = await self._trials.at(game_id, user_id, edits)
        if not trial.can_be_taken:
            raise LineDoesNotFit
        await self._trials.save(trial, trial.line, replace(trial.row, taking=True))
        self._taking.drop((game_id, user_id))

    async def leave(self, game_id: GameId, user_id: UserId) -> None:
        """Lets the orders panel offer no line any more."""
        await self._database.write(stored.stop_taking, game_id, user_id)
        self._taking.drop((game_id, user_id))

    async def next_order(self, view: SeatView, user_id: UserId) -> LineOrder | None:
        """Returns the next order of the line that a person takes; None: they take none, or are not asked.

        A line ends with its last order, or when the game has gone another way.
        """
        game_id = view.table.id
        if not view.my_turn or self._taking.get((game_id, user_id)) is False:
            return None
        rows = await self._database.read(stored.of, game_id, user_id)
        row = max((one for one in rows if one.taking), key=lambda one: one.edits, default=None)
        self._taking.put((game_id, user_id), row is not None)
        if row is None:
            return None
        steps = lines.decode_steps(row.steps)
        ahead = lines.steps_ahead(steps, await self._positions.moves(game_id, row.seq + 1))
        offer = None if not ahead else _offer_of(view, ahead[0])
        if offer is None:
            await self.leave(game_id, user_id)
        return None if ahead == () else LineOrder(number=row.number, name=row.name, offer=offer)


def _offer_of(view: SeatView, step: TrialStep) -> Offer | None:
    """Returns the offer of a viewer that is the action of a step."""
    encode = view.table.title.codecs.actions.encode
    if step.seat != view.viewer:
        return None
    return next((offer for offer in view.offers if encode(offer.action) == step.action.encode()), None)
