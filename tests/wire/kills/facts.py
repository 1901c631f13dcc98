"""The facts of a table: everything that the database says about it, but for numbers, times and dice."""

from typing import Any

import msgspec

from bot.service.model.position import Position
from bot.store.rows import Vote
from tests.wire.books import Books

NAMES = ("ann", "ben", "eve")

Named = dict[int, str]


def facts_of(position: Position, books: Books, people: tuple[int, ...], since: int) -> dict[str, Any]:
    """Returns the facts of a table; rows of the journal are counted from `since`."""
    named: Named = dict(zip(people, NAMES, strict=True))
    game = position.game
    return {
        "status": game.status,
        "options": game.options,
        "pace": position.settings.pace,
        "pencilled": [(one.seat, _name(named, one.user_id)) for one in position.settings.pencilled],
        "substitutes": position.settings.substitutes,
        "language": game.locale,
        "host": _name(named, game.host.id),
        "paused": game.paused_until is not None,
        "opened": game.opening is not None,
        "in a thread": game.thread_id is not None,
        "rows": _rows(books, game.id, named, since),
        "chairs": [_chair(chair, named) for chair in position.chairs],
        "asked": position.asked_seats,
        "visits": {seat: (visit.acted, visit.late) for seat, visit in position.visits.items()},
        "alarms": sorted((alarm.kind, alarm.seat) for alarm in position.alarms),
        "plans": {seat: len(plan.actions) for seat, plan in position.plans.items()},
        "orders": {seat: len(orders) for seat, orders in position.orders.items()},
        "suggestions": [_name(named, number) for number in position.suggestions],
        "vote": _vote(position.vote, named),
        "words": {_name(named, number): shake.word for number, shake in position.shakes.items()},
        "outcome": None if game.outcome is None else msgspec.json.decode(game.outcome)["winners"],
    }


def waiting_facts(books: Books, people: tuple[int, ...]) -> dict[str, Any]:
    """Returns everything the database says about people on the waiting list, but for numbers and times."""
    named: Named = dict(zip(people, NAMES, strict=True))
    among = f"user_id in ({', '.join(map(str, people))}) order by user_id"
    waiting = books.ask(
        "select user_id, titles, paces, computer, since is null, asked, game_id is null,"
        f" round((asks_at - since) / 3600.0) from seekers where {among}"
    )
    watching = books.ask(f"select user_id, title from table_watches where {among}, title")
    return {
        "seekers": [(_name(named, who), *rest) for who, *rest in waiting],
        "watching": [(_name(named, who), title) for who, title in watching],
    }


def _name(named: Named, number: int | None) -> str:
    if number is None:
        return "nobody"
    return "a stranger" if number < 0 else named.get(number, str(number))


def _chair(chair: Any, named: Named) -> tuple[object, ...]:
    people = tuple(_name(named, person.id) for person in chair.people)
    former = tuple(_name(named, person.id) for person in chair.former)
    shares = {share: _name(named, owner) for share, owner in chair.shares.items()}
    return (
        chair.key,
        people,
        former,
        shares,
        chair.computer,
        chair.level,
        chair.reactions,
        chair.missed,
        chair.away,
    )


def _vote(vote: Vote | None, named: Named) -> object:
    if vote is None:
        return None
    return vote.kind, vote.number, _name(named, vote.asked_by), vote.agreed, vote.seat


def _rows(books: Books, game: int, named: Named, since: int) -> list[tuple[object, ...]]:
    found = books.ask(
        "select kind, seat, by_user, by_whom, back_to is null from moves"
        f" where game_id = {game} and seq > {since} order by seq"
    )
    return [(kind, seat, _name(named, user), by_whom, back) for kind, seat, user, by_whom, back in found]
