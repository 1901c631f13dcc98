"""A position as people see it: the frame of a table, its lobby, a seat's view."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from hashlib import sha256
from typing import Any

import msgspec

from bot.service import teams
from bot.service.errors import NotAllowed, NotPlaying
from bot.service.pictures import Drawing, Scenes, drawing
from bot.service.position import Position
from bot.service.table import Lobby, Offer, Part, SeatView, Suggested, Table
from bot.store.rows import Chair, Status, UserId
from bot.text.catalogue import Catalogue
from engine.core import Refused, Seat, Viewer, tag_of


def table_of(position: Position, catalogue: Catalogue) -> Table:
    """Returns the frame of a table."""
    game = position.game
    finished = game.status in (Status.OVER, Status.ENDED)
    return Table(
        id=game.id,
        title=position.title,
        status=game.status,
        guild_id=game.guild_id,
        channel_id=game.channel_id,
        thread_id=game.thread_id,
        host=game.host,
        locale=game.locale,
        options=position.options,
        settings=position.settings,
        chairs=position.chairs,
        seat_names=seat_names(position, catalogue, game.locale),
        seq=game.seq,
        turn=game.turn,
        seed_hash=sha256(game.seed).hexdigest(),
        seed=game.seed.hex() if finished else None,
        outcome=position.outcome,
        deadline=position.deadline,
        asked=position.asked,
    )


def seat_names(position: Position, catalogue: Catalogue, locale: str) -> Mapping[Seat, str]:
    """Returns whom a sentence means by a seat: the one person in it, else the seat itself."""
    words = catalogue.words(locale, position.title)
    return {
        chair.seat: chair.people[0].name if len(chair.people) == 1 else words(f"seat-{chair.key}")
        for chair in position.chairs
    }


def lobby_of(position: Position, catalogue: Catalogue) -> Lobby:
    """Returns what the lobby message shows."""
    words = catalogue.words(position.game.locale, position.title)
    chosen = {name: _given(getattr(position.options, name)) for name in position.title.choices}
    return Lobby(
        table=table_of(position, catalogue),
        title=words("title-name"),
        about=position.title.about(position.options, words),
        options=tuple(
            (words(f"option-{name.replace('_', '-')}"), choice.label)
            for name, choices in position.title.choices.items()
            if position.title.matters(position.options, name)
            for choice in choices(words)
            if choice.value == chosen[name]
        ),
        chairs=tuple((chair, words(f"seat-{chair.key}")) for chair in position.chairs),
        people=position.title.seats(position.options).people,
        ready=is_ready(position),
    )


def _given(option: Any) -> str:
    """Returns an option as the value of the choice that gave it."""
    plain = msgspec.to_builtins(option)
    return str(plain).lower() if isinstance(plain, bool) else str(plain)


def is_ready(position: Position) -> bool:
    """Whether a lobby may become a game: enough seats are taken, one of them by a person."""
    fewest = position.title.seats(position.options).fewest
    taken = [chair for chair in position.chairs if chair.taken]
    return (
        position.game.status is Status.LOBBY and len(taken) >= fewest and any(chair.people for chair in taken)
    )


def seat_view(
    position: Position, catalogue: Catalogue, user_id: UserId | None, locale: str, *, hints: bool
) -> SeatView:
    """Returns a game as one user sees it; raises `NotPlaying` before it has started."""
    if position.state is None:
        raise NotPlaying
    viewer = position.seat_of(user_id)
    view = position.view(viewer)
    board, hand = drawings(position, catalogue, view, locale)
    return SeatView(
        table=table_of(position, catalogue),
        viewer=viewer,
        locale=locale,
        words=catalogue.words(locale, position.title),
        view=view,
        decision=position.decision,
        asks=question(position, catalogue, view, locale),
        asked=position.asked,
        waits_for=teams.awaited(position),
        since=position.game.seq if viewer is None else position.asked_since.get(viewer, position.game.seq),
        window=position.window,
        offers=_offers(position, catalogue, user_id, view, locale, hints=hints),
        suggests=_suggests(position, user_id),
        reactions=None if viewer is None else position.chairs[viewer].reactions,
        board=board,
        hand=hand,
    )


def question(position: Position, catalogue: Catalogue, view: Any, locale: str) -> str:
    """Returns what the table waits for, in words, or how the game ended."""
    names = seat_names(position, catalogue, locale)
    if position.outcome is not None:
        return catalogue.outcome(position.title, position.outcome, seats=names, locale=locale)
    if position.decision is None:
        return catalogue.words(locale, position.title)("note-end")
    return catalogue.describe(
        position.title, "decision", position.decision, view=view, seats=names, locale=locale
    )


def drawings(
    position: Position, catalogue: Catalogue, view: Any, locale: str
) -> tuple[Drawing, Drawing | None]:
    """Returns the pictures of a view, not yet drawn: the board, and the hand of who holds one."""
    title, words = position.title, catalogue.words(locale, position.title)
    board = drawing(title, Scenes.BOARD, view, words, locale)
    holds = title.hand(view, words) is not None
    return board, drawing(title, Scenes.HAND, view, words, locale) if holds else None


def refused(
    position: Position, catalogue: Catalogue, viewer: Viewer, error: Refused, locale: str
) -> NotAllowed:
    """Returns why the rules refuse, in words."""
    names = seat_names(position, catalogue, locale)
    view = position.view(viewer)
    return NotAllowed(
        catalogue.describe(position.title, "refusal", error.refusal, view=view, seats=names, locale=locale)
    )


def numbered(chairs: tuple[Chair, ...]) -> tuple[Chair, ...]:
    """Returns the taken chairs, numbered without gaps: nobody plays an empty one."""
    taken = [chair for chair in chairs if chair.taken]
    return tuple(replace(chair, seat=Seat(number)) for number, chair in enumerate(taken))


def open_offers(position: Position, catalogue: Catalogue, view: Any, locale: str) -> tuple[Offer, ...]:
    """Returns what the seat that is asked may do, where everybody may see that."""
    if not position.in_the_open:
        return ()
    return _described(position, catalogue, position.asked[0], view, locale, hints=True)


def _offers(
    position: Position, catalogue: Catalogue, user_id: UserId | None, view: Any, locale: str, *, hints: bool
) -> tuple[Offer, ...]:
    """Returns what a user may do; what only others of his side may is left off, and numbers stay the same."""
    suggests = _suggests(position, user_id)
    seat = position.asked[0] if suggests else position.seat_of(user_id)
    if seat is None or user_id is None:
        return ()
    offers = _described(position, catalogue, seat, view, locale, hints=hints)
    return tuple(
        offer
        for offer in offers
        if suggests or teams.why_not(position, seat, user_id, offer.action, view) is None
    )


def _described(
    position: Position, catalogue: Catalogue, seat: Seat, view: Any, locale: str, *, hints: bool
) -> tuple[Offer, ...]:
    """Returns all that a seat may do, in words."""
    counts = _counted(position)
    title, names = position.title, seat_names(position, catalogue, locale)
    words = catalogue.words(locale, title)
    return tuple(
        Offer(
            index=index,
            action=action,
            kind=tag_of(action),
            label=catalogue.describe(title, "action", action, view=view, seats=names, locale=locale),
            parts=tuple(
                Part(field=field, label=label)
                for field, label in catalogue.parts(title, action, view=view, seats=names, locale=locale)
            ),
            hint=title.hint(view, action, words) if hints else "",
            suggested=counts[title.actions.encode(action)] if counts else 0,
        )
        for index, action in enumerate(position.legal(seat))
    )


def _suggests(position: Position, user_id: UserId | None) -> bool:
    """Whether a user is an onlooker who may say what he would do."""
    return user_id is not None and position.seat_of(user_id) is None and position.suggestible


def suggested(position: Position, catalogue: Catalogue, view: Any, locale: str) -> tuple[Suggested, ...]:
    """Returns what onlookers suggest, the most popular first."""
    title, names = position.title, seat_names(position, catalogue, locale)
    return tuple(
        Suggested(
            label=catalogue.describe(
                title, "action", title.actions.decode(code), view=view, seats=names, locale=locale
            ),
            count=count,
        )
        for code, count in _counted(position).most_common()
    )


def _counted(position: Position) -> Counter[bytes]:
    """Returns how often each action is suggested, by its code."""
    return Counter(map(position.title.actions.encode, position.suggestions.values()))
