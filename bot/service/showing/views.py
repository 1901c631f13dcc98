"""What a table looks like to people: its frame, its lobby, what a seat sees and may do."""

import logging
from collections import Counter
from collections.abc import Mapping, Sequence

import msgspec

from bot.proof.seed import Scheme, seal_of
from bot.service.context import Context
from bot.service.errors import NotAllowed, NotPlaying, Outdated
from bot.service.model import automatic_answers, team_rules
from bot.service.model.drawing import Drawing, Scenes
from bot.service.model.kept_seats import kept_seats
from bot.service.model.position import Position
from bot.service.model.table import (
    Lobby,
    Offer,
    OfferedOrder,
    OfferPart,
    SeatView,
    Suggested,
    Table,
    parts_of,
    table_label,
)
from bot.service.running.positions import Positions
from bot.store import games
from bot.store.rows import GameId, Status, UserId
from bot.text.catalogue import Catalogue
from bot.titles.title import AnyAction, AnyOptions, AnyView, WholeOrder, Words
from engine.core import Refused, Seat, Viewer, tag_of

log = logging.getLogger(__name__)


class Views:
    """Looks at tables, and changes nothing. `locale` is the asker's language; left out, the table's."""

    def __init__(self, context: Context, positions: Positions) -> None:
        self._context = context
        self._positions = positions

    async def table(self, game_id: GameId) -> Table:
        """Returns the frame of a table."""
        return table_of(await self._positions.at(game_id), self._context.catalogue)

    async def at(self, place: int) -> tuple[Table, ...]:
        """Returns the lobbies and running games of a channel or thread, the latest first.

        When none is running there, the latest finished one, so that its board and log can still be seen.
        """
        return await self._tables(await self._context.database.read(games.at_place, place))

    async def of_user(self, user_id: UserId) -> tuple[Table, ...]:
        """Returns the lobbies and running games a person sits in, those that wait for them first."""
        tables = await self._tables(await self._context.database.read(games.of_user, user_id))
        return tuple(sorted(tables, key=lambda table: table.seat_of(user_id) not in table.asked))

    async def in_guild(self, guild_id: int) -> tuple[Table, ...]:
        """Returns the lobbies and running games of a server, the latest first."""
        return await self._tables(await self._context.database.read(games.in_guild, guild_id))

    async def look(
        self, game_id: GameId, user_id: UserId | None, locale: str | None = None, *, hints: bool = True
    ) -> SeatView:
        """Returns the game as this user may see it, with what they may do; None is an onlooker."""
        position = await self._positions.at(game_id)
        language = locale or position.game.locale
        return seat_view(position, self._context.catalogue, user_id, language, hints=hints)

    async def _tables(self, ids: tuple[GameId, ...]) -> tuple[Table, ...]:
        """Returns the tables that can still be read."""
        tables = []
        for game_id in ids:
            try:
                tables.append(await self.table(game_id))
            except Outdated:
                log.warning("game %d cannot be read any more", game_id)
            except Exception:  # one that is broken must not hide the others of its channel and its players
                log.exception("game %d cannot be shown", game_id)
        return tuple(tables)


# --- the frame ---------------------------------------------------------------------------------------------


def table_of(position: Position, catalogue: Catalogue) -> Table:
    """Returns the frame of a table."""
    game = position.game
    finished = game.status in (Status.OVER, Status.ENDED) and game.seq >= 0  # a closed lobby may open again
    return Table(
        id=game.id,
        title=position.title,
        name=game.name,
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
        seed_hash=seal_of(game.secret),
        secret=game.secret.hex() if finished else None,
        scheme=Scheme(game.scheme),
        parts=parts_of(game),
        outcome=position.outcome,
        deadline=position.deadline,
        asked=position.asked_seats,
        paused_until=game.paused_until,
    )


def seat_names(position: Position, catalogue: Catalogue, locale: str) -> Mapping[Seat, str]:
    """Returns what a sentence calls each seat: the one person in it, else the seat itself."""
    words = catalogue.words(locale, position.title)
    return {
        chair.seat: chair.people[0].name if len(chair.people) == 1 else words(f"seat-{chair.key}")
        for chair in position.chairs
    }


# --- the lobby ---------------------------------------------------------------------------------------------


def lobby_of(position: Position, catalogue: Catalogue, locale: str | None = None) -> Lobby:
    """Returns what the lobby message shows, in the table's language unless another is asked for."""
    title, table = position.title, table_of(position, catalogue)
    words = catalogue.words(locale or position.game.locale, title)
    return Lobby(
        table=table,
        label=table_label(table, words),
        about=title.wording.about(position.options, words),
        options=tuple(
            (words(f"option-{name.replace('_', '-')}"), choice.label)
            for name, choices in title.setup.choices.items()
            if title.setup.matters(position.options, name)
            for choice in choices(words)
            if choice.value == chosen_value(position.options, name)
        ),
        chairs=tuple((chair, words(f"seat-{chair.key}")) for chair in position.chairs),
        kept=kept_seats(position),
        people=title.rules.seat_plan(position.options).people,
        ready=is_ready(position),
    )


def chosen_value(options: AnyOptions, option: str) -> str:
    """Returns an option as the value of the choice that gave it."""
    plain = msgspec.to_builtins(getattr(options, option))
    return str(plain).lower() if isinstance(plain, bool) else str(plain)


def is_ready(position: Position) -> bool:
    """Tells whether a lobby may become a game: enough seats are taken, one of them by a person."""
    fewest = position.title.rules.seat_plan(position.options).fewest
    taken = [chair for chair in position.chairs if chair.is_taken]
    return (
        position.game.status is Status.LOBBY and len(taken) >= fewest and any(chair.people for chair in taken)
    )


# --- a seat's view -----------------------------------------------------------------------------------------


def seat_view(
    position: Position, catalogue: Catalogue, user_id: UserId | None, locale: str, *, hints: bool
) -> SeatView:
    """Returns a game as one user sees it; raises `NotPlaying` before it has started."""
    if not position.has_started:
        raise NotPlaying
    viewer = position.seat_of(user_id)
    view = position.view(viewer)
    return SeatView(
        table=table_of(position, catalogue),
        viewer=viewer,
        locale=locale,
        words=catalogue.words(locale, position.title),
        view=view,
        decision=position.decision,
        asks=question(position, catalogue, view, locale),
        asked=position.asked_seats,
        waits_for=team_rules.people_to_wait_for(position),
        since=position.game.seq if viewer is None else position.asked_since.get(viewer, position.game.seq),
        window=position.is_in_window,
        offers=_offers(position, catalogue, user_id, view, locale, hints=hints),
        suggests=_suggests(position, user_id),
        reactions=None if viewer is None else position.chairs[viewer].reactions,
        look_ahead=lambda: _orders(position, catalogue, user_id, view, locale),
        stopped=_stop_of_order(position, catalogue, viewer, locale),
        board=board_of(position, catalogue, view, locale),
        hand=hand_of(position, catalogue, viewer, view, locale),
    )


def _stop_of_order(position: Position, catalogue: Catalogue, viewer: Viewer, locale: str) -> str:
    """Returns the step at which the viewer's order has stopped, in words."""
    step = None if viewer is None else automatic_answers.step_in_the_way(position, viewer)
    if step is None:
        return ""
    names = seat_names(position, catalogue, locale)
    return catalogue.describe(
        position.title, "action", step, view=position.view(viewer), seats=names, locale=locale
    )


def question(position: Position, catalogue: Catalogue, view: AnyView, locale: str) -> str:
    """Returns what the table waits for, in words, or how the game ended."""
    names = seat_names(position, catalogue, locale)
    if position.outcome is not None:
        return catalogue.outcome(position.title, position.outcome, seats=names, locale=locale)
    if position.decision is None:
        return catalogue.words(locale, position.title)("note-end")
    return catalogue.describe(
        position.title, "decision", position.decision, view=view, seats=names, locale=locale
    )


def board_of(position: Position, catalogue: Catalogue, view: AnyView, locale: str) -> Drawing:
    """Returns the board of a view, not yet drawn."""
    words = catalogue.words(locale, position.title)
    return Drawing(title=position.title, kind=Scenes.BOARD, view=view, words=words, locale=locale)


def hand_of(
    position: Position, catalogue: Catalogue, viewer: Viewer, view: AnyView, locale: str
) -> Drawing | None:
    """Returns the hand of a viewer, not yet drawn; None for those who hold nothing secret."""
    if viewer is None or position.title.pictures.hand is None:
        return None
    words = catalogue.words(locale, position.title)
    return Drawing(title=position.title, kind=Scenes.HAND, view=view, words=words, locale=locale)


def refusal_in_words(
    position: Position, catalogue: Catalogue, viewer: Viewer, error: Refused, locale: str
) -> NotAllowed:
    """Returns why the rules refuse, in words."""
    names = seat_names(position, catalogue, locale)
    view = position.view(viewer)
    return NotAllowed(
        catalogue.describe(position.title, "refusal", error.refusal, view=view, seats=names, locale=locale)
    )


# --- offers and suggestions --------------------------------------------------------------------------------


def open_offers(position: Position, catalogue: Catalogue, view: AnyView, locale: str) -> tuple[Offer, ...]:
    """Returns what the seat that is asked may do, where everybody may see that."""
    if not position.is_in_the_open:
        return ()
    return _offers_of_seat(position, catalogue, position.asked_seats[0], view, locale, hints=True)


def suggestions_of(
    position: Position, catalogue: Catalogue, view: AnyView, locale: str
) -> tuple[Suggested, ...]:
    """Returns what onlookers suggest, the most popular first."""
    title, names = position.title, seat_names(position, catalogue, locale)
    return tuple(
        Suggested(
            label=catalogue.describe(
                title, "action", title.codecs.actions.decode(code), view=view, seats=names, locale=locale
            ),
            count=count,
        )
        for code, count in _suggestion_counts(position).most_common()
    )


def _offers(
    position: Position,
    catalogue: Catalogue,
    user_id: UserId | None,
    view: AnyView,
    locale: str,
    *,
    hints: bool,
) -> tuple[Offer, ...]:
    """Returns what a user may do; what only others of the side may is left off, and numbers stay the same."""
    suggests = _suggests(position, user_id)
    seat = position.asked_seats[0] if suggests else position.seat_of(user_id)
    if seat is None or user_id is None:
        return ()
    offers = _offers_of_seat(position, catalogue, seat, view, locale, hints=hints)
    return tuple(
        offer
        for offer in offers
        if suggests or team_rules.why_not(position, seat, user_id, offer.action, view) is None
    )


def _offers_of_seat(
    position: Position, catalogue: Catalogue, seat: Seat, view: AnyView, locale: str, *, hints: bool
) -> tuple[Offer, ...]:
    """Returns all that a seat may do, in words."""
    counts = _suggestion_counts(position)
    title, names = position.title, seat_names(position, catalogue, locale)
    words = catalogue.words(locale, title)

    def offer(index: int, action: AnyAction) -> Offer:
        parts = catalogue.parts(title, action, view=view, seats=names, locale=locale)
        return Offer(
            index=index,
            action=action,
            kind=tag_of(action),
            label=catalogue.describe(title, "action", action, view=view, seats=names, locale=locale),
            parts=tuple(OfferPart(field=field, label=label) for field, label in parts),
            hint=title.wording.hint(view, action, words) if hints else "",
            suggested=counts[title.codecs.actions.encode(action)] if counts else 0,
        )

    return tuple(offer(index, action) for index, action in enumerate(position.legal(seat)))


def whole_orders(
    position: Position, seat: Seat, words: Words
) -> tuple[tuple[int, WholeOrder[AnyAction]], ...]:
    """Returns what a seat may say in one order of several actions, by number."""
    return tuple(enumerate(position.title.commands.whole(position.state, seat, words)))


def _orders(
    position: Position, catalogue: Catalogue, user_id: UserId | None, view: AnyView, locale: str
) -> tuple[OfferedOrder, ...]:
    """Returns the same in words, less what only others of the side may begin."""
    seat = position.seat_of(user_id)
    if seat is None or user_id is None:
        return ()
    title, names = position.title, seat_names(position, catalogue, locale)
    words = catalogue.words(locale, title)

    def in_words(action: AnyAction) -> str:
        return catalogue.describe(title, "action", action, view=view, seats=names, locale=locale)

    return tuple(
        OfferedOrder(
            index=index,
            kind=order.kind,
            actions=order.actions,
            label=_one_sentence([in_words(action) for action in order.actions], order.ending, words),
            hint=order.hint,
        )
        for index, order in whole_orders(position, seat, words)
        if team_rules.why_not(position, seat, user_id, order.actions[0], view) is None
    )


def _one_sentence(steps: Sequence[str], ending: str, words: Words) -> str:
    """Returns the steps of an order as one sentence, with an ending in place of the last if there is one."""
    first, *others = steps[:-1] if ending else steps
    for step in others:
        first = words("whole-then", first=first, then=step)
    return f"{first} {ending}".rstrip()


def _suggests(position: Position, user_id: UserId | None) -> bool:
    """Tells whether a user is an onlooker who may say what they would do."""
    return user_id is not None and position.seat_of(user_id) is None and position.is_suggestible


def _suggestion_counts(position: Position) -> Counter[bytes]:
    """Returns how often each action is suggested, by its code."""
    return Counter(map(position.title.codecs.actions.encode, position.suggestions.values()))
