"""The unused characters of a game."""

from typing import Generic, NamedTuple, TypeVar

from engine.falling_skies.battle import Battle
from engine.falling_skies.bench import Bench
from engine.falling_skies.board import Board
from engine.falling_skies.content import CharacterId, Power
from engine.falling_skies.events import CharacterCalled

P = TypeVar("P", bound=Power)


class Helper(NamedTuple, Generic[P]):
    """An unused character and its power."""

    character: CharacterId
    power: P


def helper(board: Board, battle: Battle, kind: type[P]) -> Helper[P] | None:
    """Returns an unused character of the team with this kind of power, or None."""
    for character, power in board.powers.items():
        if isinstance(power, kind) and character not in battle.spent:
            return Helper(character, power)
    return None


def spend(turn: Bench, character: CharacterId) -> None:
    """Uses up a character for this game (section 7: once a game each)."""
    turn.change(spent=(*turn.battle.spent, character))
    turn.tell(CharacterCalled(character=character))
