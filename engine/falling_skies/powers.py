"""Which character could help now."""

from typing import Generic, NamedTuple, TypeVar

from engine.falling_skies.battle import Battle
from engine.falling_skies.bench import Bench
from engine.falling_skies.board import Board
from engine.falling_skies.content import CharacterId, Power
from engine.falling_skies.events import CharacterCalled

P = TypeVar("P", bound=Power)


class Helper(NamedTuple, Generic[P]):
    """A character that has not been used in this game, and its power."""

    character: CharacterId
    power: P


def helper(board: Board, battle: Battle, kind: type[P]) -> Helper[P] | None:
    """Returns who in the team can still do this kind of thing; None: nobody."""
    for character, power in board.powers.items():
        if isinstance(power, kind) and character not in battle.spent:
            return Helper(character, power)
    return None


def spend(turn: Bench, character: CharacterId) -> None:
    """Uses a character up for this game (section 7: once a game each)."""
    turn.change(spent=(*turn.battle.spent, character))
    turn.tell(CharacterCalled(character=character))
