"""The functions that write a table as one transaction: a change of a table, and a new lobby."""

from bot.copies import replace
from bot.store import (
    alarms,
    games,
    journal,
    key_values,
    looks,
    outbox,
    people,
    plans,
    requests,
    seats,
    seekers,
    shakes,
    standing_orders,
    suggestions,
    trials,
    votes,
    watchers,
)
from bot.store.database.connection import Connection
from bot.store.database.interface import Overtaken
from bot.store.rows import Commit, DuePost, GameId, NewGame, Request, Status

REMATCH = "rematch:"  # the name under which the rematch of a game is found, with the game's id


def commit(db: Connection, change: Commit) -> None:
    """Writes a change of a table with everything that follows from it.

    Raises `Overtaken` when the table has changed since the position it was made from, or when the same
    interaction has changed it before.
    """
    game_id = change.game.id
    games.write(db, change)
    if change.request is not None:
        requests.add(db, game_id, change.request, change.at)
    if change.row is not None:
        journal.append(db, change.row, change.game.rules_version)
    _parts(db, game_id, change)
    for user_id, in_time in sorted(change.turns.items()):  # in one order, so that no two wait for each other
        people.count_turn(db, user_id, in_time)
    for user_id, seq in change.looks.items():
        looks.look(db, game_id, user_id, seq)
    if change.game.status in (Status.OVER, Status.ENDED):
        trials.end(db, game_id)
    outbox.owe(db, game_id, change.game.seq, change.dues)


def _parts(db: Connection, game_id: GameId, change: Commit) -> None:
    """Writes the parts of a table that have changed."""
    if change.chairs is not None:
        seats.put(db, game_id, change.chairs)
    if change.visits is not None:
        alarms.put_visits(db, game_id, change.visits)
    if change.alarms is not None:
        alarms.put(db, game_id, change.alarms)
    if change.plans is not None:
        plans.put(db, game_id, change.plans)
    if change.orders is not None:
        standing_orders.put(db, game_id, change.orders)
    if change.suggestions is not None:
        suggestions.put(db, game_id, change.suggestions)
    if change.watchers is not None:
        watchers.put(db, game_id, change.watchers)
    if change.votes is not None:
        votes.put(db, game_id, change.votes)
    if change.shakes is not None:
        shakes.put(db, game_id, change.shakes)


def open_game(db: Connection, new: NewGame) -> GameId:
    """Adds a lobby with its first sitters; an interaction delivered twice opens one table.

    Raises `Overtaken` when the interaction has opened a table before, when the game has an open rematch, or
    when paired people no longer wait.
    """
    game_id = games.add(db, new.game, counts=len(new.chairs) > 1)
    if new.interaction_id is not None:
        request = Request(interaction_id=new.interaction_id, cause=None)
        requests.add(db, game_id, request, new.game.opened_at)
    seats.put(db, game_id, new.chairs)
    shakes.put(db, game_id, new.shakes)
    alarms.put(db, game_id, alarms.of_new_lobby(game_id, new.closes_at, new.lapses_at))
    if new.follows is not None:
        _note_rematch(db, new.follows, game_id)
    if new.game.guild_id is not None:
        seekers.take(db, new.game.guild_id, new.paired, game_id)
    outbox.owe(db, game_id, new.game.seq, [_with_id(due, game_id) for due in _dues(db, new)])
    return game_id


def _dues(db: Connection, new: NewGame) -> list[DuePost]:
    """Returns the posts of a new table, without news for people told of another table meanwhile."""
    if new.game.guild_id is None or not new.watchers:
        return list(new.dues)
    told = seekers.take_watchers(db, new.game.guild_id, new.game.title, new.watchers)
    return [due for due in new.dues if due.audience not in new.watchers or due.audience in told]


def _with_id(due: DuePost, game_id: GameId) -> DuePost:
    """Returns a post of a new table whose nonce is unique: the table had no id when it was made."""
    return replace(due, nonce=f"{due.nonce[:12]}.{game_id}"[:25])


def _note_rematch(db: Connection, game_id: GameId, rematch: GameId) -> None:
    """Stores the rematch of a finished game; raises `Overtaken` while an earlier one is open."""
    games.tell(db, game_id)  # locks its row: two requests at the same moment make one rematch
    known = key_values.recall(db, f"{REMATCH}{game_id}")
    if known is not None and games.is_open(db, GameId(int(known))):
        raise Overtaken(f"game {game_id} has a rematch")
    key_values.remember(db, f"{REMATCH}{game_id}", str(rematch))
