"""Rules of teams: which members of a seat must act, and which may; the parts they choose in the lobby."""

from collections.abc import Mapping, Sequence

from bot.service.errors import NotCaptain, NotYours, TableError
from bot.service.model import automatic_answers, turn_clock
from bot.service.model.position import Position
from bot.store.rows import Chair, Move, Person, UserId
from bot.titles.title import AnyAction, AnyState, AnyTitle, AnyView, Choice
from engine.core import Seat

REST = "rest"  # all shares of no other part


def people_to_wait_for(position: Position) -> tuple[Person, ...]:
    """Returns the present people a table waits for; of a team, the members in charge."""
    return tuple(
        person
        for seat in automatic_answers.waiting_seats(position)
        if not turn_clock.stands_in(position, seat)
        for person in _responsible(position, seat)
    )


def why_not(
    position: Position, seat: Seat, user_id: UserId, action: AnyAction, view: AnyView
) -> TableError | None:
    """Returns the error if a team member may not give this answer; None when they may."""
    if position.is_in_window:
        return why_not_react(position, seat, user_id)
    return why_not_use(position, seat, user_id, action, view)


def why_not_react(position: Position, seat: Seat, user_id: UserId) -> NotCaptain | None:
    """Returns the error if a team member may not react: only the captain may."""
    captain = position.chairs[seat].captain
    if captain is None or captain.id == user_id or position.settings.substitutes:
        return None
    return NotCaptain(captain.name)


def why_not_use(
    position: Position, seat: Seat, user_id: UserId, action: AnyAction, view: AnyView
) -> NotYours | None:
    """Returns the error if an action uses a share that belongs to another team member.

    `view` is the seat's view at the time of the action.
    """
    chair = position.chairs[seat]
    subject = _subject(position, view, action)
    if subject is None or position.settings.substitutes:
        return None
    owner = next((person for person in chair.people if person.id == chair.shares.get(subject)), None)
    if owner is None or owner.id == user_id:
        return None
    return NotYours(share=subject, friend=owner.name)


def mine_first(
    position: Position, seat: Seat, user_id: UserId | None, choices: Sequence[Choice]
) -> Sequence[Choice]:
    """Returns choices sorted so that shares of other team members come last."""
    if position.settings.substitutes:
        return choices
    shares = position.chairs[seat].shares
    theirs = {share for share, owner in shares.items() if owner != user_id}
    return sorted(choices, key=lambda choice: choice.value in theirs)


def left_by(position: Position, row: Move) -> Person | None:
    """Returns the person leaving their team in a journal row; None when the seat resigned."""
    if row.seat is None:
        return None
    former = position.chairs[row.seat].former
    return next((person for person in former if person.id == row.by_user), None)


def _responsible(position: Position, seat: Seat) -> tuple[Person, ...]:
    chair = position.chairs[seat]
    if len(chair.people) < 2:
        return chair.people
    if position.is_in_window:
        return chair.people[:1]
    view = position.view(seat)
    subjects = (_subject(position, view, action) for action in position.legal(seat))
    owners = {chair.shares.get(subject) for subject in subjects if subject is not None}
    if not owners or None in owners:  # no action uses a share, or one uses a share without an owner
        return chair.people
    return tuple(person for person in chair.people if person.id in owners)


def _subject(position: Position, view: AnyView, action: AnyAction) -> str | None:
    sharing = position.title.sharing
    return None if sharing is None else sharing.subject(view, action)


# --- parts, chosen in the lobby ----------------------------------------------------------------------------


def team_parts(position: Position, chair: Chair) -> tuple[str, ...]:
    """Returns the parts that a team may choose from in the lobby; none if nobody shares the seat."""
    groups = position.title.setup.parts(position.options, chair.key) if len(chair.people) > 1 else ()
    return (*groups, REST) if groups else ()


def first_shares(title: AnyTitle, state: AnyState, chair: Chair) -> Mapping[str, UserId]:
    """Returns the shares of a seat when its game begins, by the parts that its team has chosen."""
    if title.sharing is None or not chair.shares:
        return {}
    groups = title.sharing.groups(title.rules.view(state, chair.seat))
    people = {person.id for person in chair.people}
    owners = {part: owner for part, owner in chair.shares.items() if owner in people}
    rest = owners.get(REST)
    given = ((share, owners.get(part, rest)) for part, shares in groups.items() for share in shares)
    return {share: owner for share, owner in given if owner is not None}
