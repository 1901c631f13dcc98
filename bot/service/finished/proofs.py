"""Proof files of finished games, with which their dice can be verified."""

from dataclasses import dataclass

from bot.proof.record import End, encode, end_of, head_of, row_of
from bot.proof.seed import Parts
from bot.service.errors import NotOver
from bot.service.model.position import Position
from bot.service.model.table import parts_of
from bot.service.running.positions import Positions
from bot.store.rows import GameId


@dataclass(frozen=True, kw_only=True)
class Proof:
    """A game as a JSON file, and the hash of its last row."""

    game_id: GameId
    text: bytes
    mark: str

    @property
    def name(self) -> str:
        """The name of the JSON file."""
        return f"game-{self.game_id}.json"


class Proofs:
    """Creates proof files."""

    def __init__(self, positions: Positions) -> None:
        self._positions = positions

    async def of(self, game_id: GameId) -> Proof:
        """Returns the proof of a finished game; raises `NotOver` before, because it holds all secrets."""
        position = await self._positions.in_play_or_over(game_id)
        if position.is_playing:
            raise NotOver
        end = end_of(position.game, position.outcome, await self._positions.all_snapshots(position))
        text, mark = await self._file_of(position, end)
        return Proof(game_id=game_id, text=text, mark=mark)

    async def mark(self, game_id: GameId) -> str:
        """Returns the hash of the last row of a game; it reveals nothing, also while the game is running."""
        _, mark = await self._file_of(await self._positions.in_play_or_over(game_id), None)
        return mark

    async def _file_of(self, position: Position, end: End | None) -> tuple[bytes, str]:
        seats = (chair.key for chair in position.chairs)
        parts, start = parts_of(position.game) or Parts(), position.settings.start
        head = head_of(position.game, seats, parts, start, position.title.pack)
        moves = await self._positions.moves(position.game.id)
        return encode(head, map(row_of, moves), end)
