"""Taking back: free as long as it tells nobody anything, else everyone at the table must agree."""

from bot.service import history
from bot.service.book import Book
from bot.service.errors import NothingToUndo
from bot.service.position import Position
from bot.service.step import Row
from bot.store.rows import Kind, Person, UserId, Vote
from engine.core import Seat


async def wish(book: Book, position: Position, seat: Seat, user_id: UserId) -> tuple[Vote, bool]:
    """Returns what a seat would take back, and whether that is free; raises when there is nothing."""
    moves = await book.moves(position.game.id)
    back = history.to_take_back(moves, seat)
    if not back or back[0].seq - 1 < position.game.rules_since:  # other rules held before
        raise NothingToUndo
    vote = Vote(seq=position.game.seq, back_to=back[0].seq - 1, asked_by=user_id, agreed=(seat,))
    return vote, history.is_free(position.title, back, seat)


def missing(position: Position, vote: Vote) -> tuple[Person, ...]:
    """Returns the people of the seats that have not agreed."""
    return tuple(
        person for chair in position.chairs if chair.seat not in vote.agreed for person in chair.people
    )


async def take_back(
    book: Book, position: Position, vote: Vote, seat: Seat, interaction_id: int | None
) -> Position:
    """Writes that the game stands where it stood before; nothing is deleted."""
    turns = {move.turn for move in await book.moves(position.game.id, vote.back_to + 1)}
    row = Row(
        kind=Kind.UNDO,
        state=await book.state_at(position, vote.back_to),
        seat=seat,
        by_user=vote.asked_by,
        interaction_id=interaction_id,
        back_to=vote.back_to,
        new_turn=turns != {position.game.turn},  # the old message would be far above
    )
    return await book.write(position, row)
