"""Rows for tests of the store: a small lobby, and changes of a table with one journal row each."""

from bot.copies import replace
from bot.store.rows import (
    ByWhom,
    Chair,
    Commit,
    DuePost,
    Game,
    GameId,
    JournalRow,
    Move,
    NewGame,
    Person,
    Plan,
    Request,
    RowKind,
    StandingOrder,
    Status,
    UserId,
)
from engine.core import Draw, Seat

ANN = Person(id=UserId(1), name="Ann")

GAME = Game(
    id=GameId(0),
    title="duel",
    rules_version=1,
    rules_since=0,
    seed=b"seed",
    options=b"{}",
    settings=b"{}",
    status=Status.LOBBY,
    guild_id=None,
    channel_id=5,
    thread_id=None,
    host=ANN,
    locale="en",
    seq=-1,
    turn=0,
    turn_seats=(),
    outcome=None,
    secret=b"seed",
)


def lobby(*keys: str) -> NewGame:
    """Returns a lobby with empty seats."""
    chairs = tuple(Chair(seat=Seat(seat), key=key) for seat, key in enumerate(keys or ("red", "blue")))
    return NewGame(game=GAME, chairs=chairs, shakes={}, dues=(), closes_at=10.0)


def move(game_id: GameId, seq: int, interaction_id: int | None = None) -> Move:
    """Returns a row of the journal."""
    return Move(
        game_id=game_id,
        seq=seq,
        kind=RowKind.MOVE if seq else RowKind.SETUP,
        seat=Seat(0),
        action=b'{"type":"keep"}',
        draws=(Draw(6, 3),),
        told=b"[]",
        turn=0,
        cause=seq,
        by_user=ANN.id,
        by_whom=ByWhom.PLAYER,
        interaction_id=interaction_id,
        at=2.0,
    )


def commit(
    game_id: GameId,
    seq: int,
    *,
    interaction_id: int | None = None,
    dues: tuple[DuePost, ...] = (),
    kept: bool = False,
) -> Commit:
    """Returns a change that appends one row to a journal."""
    row = JournalRow(move=move(game_id, seq, interaction_id), state=b"state %d" % seq, kept=kept)
    game = replace(GAME, id=game_id, seq=seq, revision=seq + 1, status=Status.PLAYING, turn_seats=(Seat(0),))
    request = None if interaction_id is None else Request(interaction_id=interaction_id, cause=seq)
    return Commit(
        game=game,
        at=2.0,
        goes_on=False,
        counts=True,
        row=row,
        visits={},
        alarms=(),
        plans=(Plan(seat=Seat(0), user_id=ANN.id, actions=(b'{"type":"keep"}',)),),
        orders=(StandingOrder(seat=Seat(0), standing=b"{}"),),
        dues=dues,
        request=request,
    )
