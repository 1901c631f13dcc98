"""Views of tables: the frame, the lobby, a seat's view and its offers in words."""

import logging
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

import msgspec

from bot.copies import replace
from bot.proof.seed import Scheme, seal_of
from bot.service.context import Context
from bot.service.errors import AnotherQuestion, NotAllowed, NotPlaying, Outdated, TitleMissing
from bot.service.model import automatic_answers, team_rules, turn_clock
from bot.service.model.drawing import Drawing, Scenes
from bot.service.model.kept_seats import awaited_guests, kept_seats
from bot.service.model.position import Position, fewest_seats
from bot.service.model.table import (
    Lobby,
    Offer,
    OfferedOrder,
    OfferPart,
    SeatView,
    SuggestedAction,
    Table,
    opening_of,
    parts_of,
    table_label,
)
from bot.service.model.team_rules import REST, team_parts
from bot.service.running.positions import Positions
from bot.store import games
from bot.store.rows import AlarmKind, ByWhom, Chair, GameId, Move, Person, Status, UserId
from bot.text.catalogue import Catalogue
from bot.text.phrase import forms_of
from bot.titles.title import AnyAction, AnyOptions, AnyView, Choice, WholeOrder, Words
from engine.core import OtherQuestion, Refused, Seat, Viewer, tag_of
from renderer.words import capitalise, dash

log = logging.getLogger(__name__)

_READER = "\N{REPLACEMENT CHARACTER}"  # in place of the reader's own name
SIGN = "sign"  # the attribute of a seat's name that shows its colour


class Views:
    """Reads tables; `locale` defaults to the table's language."""

    def __init__(self, context: Context, positions: Positions) -> None:
        self._context = context
        self._positions = positions

    async def table(self, game_id: GameId) -> Table:
        """Returns the frame of a table."""
        return table_of(await self._positions.at(game_id), self._context.catalogue)

    async def at(self, place: int) -> tuple[Table, ...]:
        """Returns the lobbies and running games of a channel or thread, the latest first.

        If there is none, returns the latest finished one, so that its board and log can still be seen.
        """
        return await self._tables(await self._context.database.read(games.at_place, place))

    async def of_user(self, user_id: UserId) -> tuple[Table, ...]:
        """Returns the lobbies and running games a person sits in; tables that wait for them come first."""
        tables = await self._tables(await self._context.database.read(games.of_user, user_id))
        return tuple(sorted(tables, key=lambda table: table.seat_of(user_id) not in table.asked))

    async def in_guild(self, guild_id: int) -> tuple[Table, ...]:
        """Returns the lobbies and running games of a server, the latest first."""
        return await self._tables(await self._context.database.read(games.in_guild, guild_id))

    async def without_title(self, user_id: UserId) -> int:
        """Returns the number of a person's tables whose title is missing."""
        return await self._missing(await self._context.database.read(games.of_user, user_id))

    async def lacks_title(self, place: int) -> bool:
        """Tells whether the title of a table in a channel or thread is missing."""
        return await self._missing(await self._context.database.read(games.at_place, place)) > 0

    async def guild_of(self, game_id: GameId) -> int | None:
        """Returns the server of a table; None for a table in direct messages, or none."""
        return await self._context.database.read(games.guild_of, game_id)

    async def look(
        self, game_id: GameId, user_id: UserId | None, locale: str | None = None, *, hints: bool = True
    ) -> SeatView:
        """Returns the game as this user sees it, with their offers; None is an onlooker."""
        position = await self._positions.at(game_id)
        language = locale or position.game.locale
        return seat_view(position, self._context.catalogue, user_id, language, hints=hints)

    async def _missing(self, ids: tuple[GameId, ...]) -> int:
        missing = 0
        for game_id in ids:
            try:
                await self._positions.at(game_id)
            except TitleMissing:
                missing += 1
            except Exception:  # `_tables` has logged it
                continue
        return missing

    async def _tables(self, ids: tuple[GameId, ...]) -> tuple[Table, ...]:
        """Returns the tables that these rules can read."""
        tables = []
        for game_id in ids:
            try:
                tables.append(await self.table(game_id))
            except Outdated:
                log.warning("game %d cannot be read any more", game_id)
            except Exception:  # one broken table must not hide the others
                log.exception("game %d cannot be shown", game_id)
        return tuple(tables)


# --- the frame ---------------------------------------------------------------------------------------------


def table_of(position: Position, catalogue: Catalogue) -> Table:
    """Returns the frame of a table."""
    game = position.game
    finished = game.status in (Status.OVER, Status.ENDED) and game.seq >= 0  # a closed lobby may be reopened
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
        opening=opening_of(game),
        outcome=position.outcome,
        deadline=position.deadline,
        asked=position.asked_seats,
        is_on_bank=position.is_on_bank,
        banks=turn_clock.banks(position),
        paused_until=game.paused_until,
        cut_until=next((alarm.due for alarm in position.alarms if alarm.kind is AlarmKind.CUT), None),
    )


def seat_names(position: Position, catalogue: Catalogue, locale: str) -> Mapping[Seat, str]:
    """Returns the names of the seats in sentences: that of their only person, else the seat's."""
    words = catalogue.words(locale, position.title)
    return {
        chair.seat: chair.people[0].name if len(chair.people) == 1 else words(f"seat-{chair.key}")
        for chair in position.chairs
    }


def seat_labels(position: Position, catalogue: Catalogue, locale: str) -> Mapping[Seat, str]:
    """Returns the seats for headings: each with the name of its only person, and its side or colour."""
    names, words = seat_names(position, catalogue, locale), catalogue.words(locale, position.title)

    def label(chair: Chair) -> str:
        seat, name = words(f"seat-{chair.key}"), names[chair.seat]
        if sign := dict(forms_of(seat)).get(SIGN):
            return words("seat-with-sign", sign=sign, name=name)
        person = len(chair.people) == 1 and len(position.chairs) > 1
        return words("seat-of-player", seat=seat, player=name) if person else name

    return {chair.seat: label(chair) for chair in position.chairs}


# --- the lobby ---------------------------------------------------------------------------------------------


def lobby_of(position: Position, catalogue: Catalogue, locale: str | None = None) -> Lobby:
    """Returns the content of the lobby message, in the table's language by default."""
    title, table = position.title, table_of(position, catalogue)
    words = catalogue.words(locale or position.game.locale, title)
    return Lobby(
        table=table,
        label=table_label(table, words),
        about=title.wording.about(position.options, words),
        options=tuple(_options_in_words(position, words)),
        chairs=tuple((chair, words(f"seat-{chair.key}")) for chair in position.chairs),
        kept=kept_seats(position),
        guests=awaited_guests(position),
        people=title.rules.seat_plan(position.options).people,
        ready=is_ready(position),
        parts={chair.seat: _parts(position, chair, words) for chair in position.chairs},
    )


def is_told(position: Position, name: str) -> bool:
    """Tells whether a lobby names an option: one that tells games apart, or is not at its default."""
    title = position.title
    if not title.setup.matters(position.options, name):
        return False
    usual = chosen_value(AnyOptions(msgspec.convert({}, title.codecs.options_type)), name)
    return name in title.setup.scenario or chosen_value(position.options, name) != usual


def _options_in_words(position: Position, words: Words) -> Iterator[tuple[str, str]]:
    """Yields the pack, if there is one, and each option with its choice."""
    title = position.title
    if title.pack is not None:
        yield words("lobby-pack"), title.pack.content.name
    for name, choices in title.setup.choices.items():
        if is_told(position, name):
            chosen = chosen_value(position.options, name)
            yield from (
                (words(f"option-{dash(name)}"), choice.label)
                for choice in choices(words)
                if choice.value == chosen
            )


def _parts(position: Position, chair: Chair, words: Words) -> tuple[tuple[Choice, Person | None], ...]:
    """Returns the parts of a team's seat, with their owners."""
    people = {person.id: person for person in chair.people}
    return tuple(
        (
            Choice(value=part, label=_part_label(position, part, words)),
            people.get(chair.shares.get(part, UserId(0))),
        )
        for part in team_parts(position, chair)
    )


def _part_label(position: Position, part: str, words: Words) -> str:
    sharing = position.title.sharing
    return words("team-rest") if part == REST or sharing is None else sharing.label(part, words)


def chosen_value(options: AnyOptions, option: str) -> str:
    """Returns the value of an option as a string."""
    plain = msgspec.to_builtins(getattr(options, option))
    return str(plain).lower() if isinstance(plain, bool) else str(plain)


def is_ready(position: Position) -> bool:
    """Tells whether a game can start: enough seats are taken, one of them by a person."""
    fewest = fewest_seats(position)
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
        words=catalogue.words(locale, position.title, position.players),
        view=view,
        decision=position.decision,
        asks=question(position, catalogue, view, locale, viewer),
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


def copy_view(copy: Position, catalogue: Catalogue, seat: Seat, locale: str) -> SeatView:
    """Returns a private copy of a game as one of its seats sees it, with the offers of that seat.

    A watermark tells its picture from the table's own.
    """
    view, words = copy.view(seat), catalogue.words(locale, copy.title, copy.players)
    return SeatView(
        table=table_of(copy, catalogue),
        viewer=seat,
        locale=locale,
        words=words,
        view=view,
        decision=copy.decision,
        asks=question(copy, catalogue, view, locale),
        asked=copy.asked_seats,
        waits_for=(),
        since=copy.game.seq,
        window=copy.is_in_window,
        offers=_offers_of_seat(copy, catalogue, seat, view, locale, hints=True),
        suggests=False,
        reactions=None,
        look_ahead=lambda: _orders_of_seat(copy, catalogue, seat, view, locale),
        board=replace(board_of(copy, catalogue, view, locale), mark=str(words("trial-mark"))),
        hand=hand_of(copy, catalogue, seat, view, locale),
    )


def _stop_of_order(position: Position, catalogue: Catalogue, viewer: Viewer, locale: str) -> str:
    """Returns the step at which the viewer's plan has stopped, in words; "": none."""
    step = None if viewer is None else automatic_answers.step_in_the_way(position, viewer)
    if step is None:
        return ""
    names = seat_names(position, catalogue, locale)
    return catalogue.describe(
        position.title, "action", step, view=position.view(viewer), seats=names, locale=locale
    )


def question(
    position: Position, catalogue: Catalogue, view: AnyView, locale: str, reader: Viewer = None
) -> str:
    """Returns the open question in words, or the result of the game.

    The question to a seat alone does not begin with its own name where that seat reads it.
    """
    names = seat_names(position, catalogue, locale)
    if position.outcome is not None:
        return catalogue.outcome(position.title, position.outcome, seats=names, locale=locale)
    if position.decision is None:
        return end_note(position, position.latest, catalogue.words(locale, position.title))
    title, decision, describe = position.title, position.decision, catalogue.describe
    if reader in position.asked_seats and not forms_of(names[reader]):
        marked = {**names, reader: _READER}
        name, _, asks = describe(
            title, "decision", decision, view=view, seats=marked, locale=locale
        ).partition(":")
        if name.rstrip() == _READER:
            return capitalise(asks.lstrip())
    return describe(title, "decision", decision, view=view, seats=names, locale=locale)


def end_note(position: Position, row: Move | None, words: Words) -> str:
    """Returns the note about how a game was broken off, by its last row."""
    if row is None:
        return words("note-ended")
    if row.by_whom is ByWhom.CLOCK:
        return words("note-expired")
    if row.by_whom is ByWhom.COMPUTER:
        return words("note-end-lost")
    if row.by_user is None:
        return words("note-end-agreed")
    if row.by_user == position.game.host.id:
        return words("note-end")
    mine = position.seat_of(row.by_user)
    if mine is None or any(
        chair.people and not chair.away for chair in position.chairs if chair.seat != mine
    ):
        return words("note-end-moderator")
    name = next(one.name for one in position.chairs[mine].people if one.id == row.by_user)
    return words("note-end-alone", name=name)


def board_of(position: Position, catalogue: Catalogue, view: AnyView, locale: str) -> Drawing:
    """Returns the board of a view as a drawing, in the layout of the table."""
    board = _drawing(position, catalogue, Scenes.BOARD, view, locale)
    return board.in_layout(wide=position.settings.wide)


def hand_of(
    position: Position, catalogue: Catalogue, viewer: Viewer, view: AnyView, locale: str
) -> Drawing | None:
    """Returns the hand of a viewer as a drawing; None if they have none."""
    if viewer is None or position.title.pictures.hand is None:
        return None
    return _drawing(position, catalogue, Scenes.HAND, view, locale)


def _drawing(position: Position, catalogue: Catalogue, kind: Scenes, view: AnyView, locale: str) -> Drawing:
    words = catalogue.words(locale, position.title, position.players)
    return Drawing(
        title=position.title, kind=kind, view=view, words=words, locale=locale, players=position.players
    )


def refusal_in_words(
    position: Position, catalogue: Catalogue, viewer: Viewer, error: Refused, locale: str
) -> AnotherQuestion | NotAllowed:
    """Returns the error with the reason of a refusal in words; a seat that is asked can open its question."""
    if isinstance(error.refusal, OtherQuestion):
        return AnotherQuestion(position.game.id)
    names = seat_names(position, catalogue, locale)
    view = position.view(viewer)
    sentence = catalogue.describe(
        position.title, "refusal", error.refusal, view=view, seats=names, locale=locale
    )
    return NotAllowed(sentence, position.game.id if viewer in position.asked_seats else None)


# --- offers and suggestions --------------------------------------------------------------------------------


def open_offers(position: Position, catalogue: Catalogue, view: AnyView, locale: str) -> tuple[Offer, ...]:
    """Returns the offers of the seat that must decide, if its choices are public; else none."""
    if not position.is_in_the_open:
        return ()
    return _offers_of_seat(position, catalogue, position.asked_seats[0], view, locale, hints=True)


def suggestions_of(
    position: Position, catalogue: Catalogue, view: AnyView, locale: str
) -> tuple[SuggestedAction, ...]:
    """Returns the suggestions of onlookers, the most popular first."""
    title, names = position.title, seat_names(position, catalogue, locale)
    return tuple(
        SuggestedAction(
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
    """Returns the offers of a user; actions reserved for teammates are left out, so numbers have gaps."""
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
    """Returns the legal actions of a seat in words."""
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
            shape=title.commands.layout.shape(position.decision, action),
            tone=title.commands.layout.tone(view, action),
            closes=title.commands.layout.closes(action),
            icon=title.wording.icon(view, action),
            suggested=counts[title.codecs.actions.encode(action)] if counts else 0,
        )

    return tuple(offer(index, action) for index, action in enumerate(position.legal(seat)))


def whole_orders(
    position: Position, seat: Seat, words: Words
) -> tuple[tuple[int, WholeOrder[AnyAction]], ...]:
    """Returns the numbered orders of several actions that a seat may give."""
    return tuple(enumerate(position.title.commands.whole(position.state, seat, words)))


def _orders(
    position: Position, catalogue: Catalogue, user_id: UserId | None, view: AnyView, locale: str
) -> tuple[OfferedOrder, ...]:
    """Returns the whole orders of a user in words; orders reserved for teammates are left out."""
    seat = position.seat_of(user_id)
    if seat is None or user_id is None:
        return ()
    return tuple(
        order
        for order in _orders_of_seat(position, catalogue, seat, view, locale)
        if team_rules.why_not(position, seat, user_id, order.actions[0], view) is None
    )


def _orders_of_seat(
    position: Position, catalogue: Catalogue, seat: Seat, view: AnyView, locale: str
) -> tuple[OfferedOrder, ...]:
    """Returns the whole orders of a seat in words."""
    title, names = position.title, seat_names(position, catalogue, locale)
    words = catalogue.words(locale, title)

    def in_words(action: AnyAction) -> str:
        return catalogue.describe(title, "action", action, view=view, seats=names, locale=locale)

    return tuple(
        OfferedOrder(
            index=index,
            kind=order.kind,
            actions=order.actions,
            label=order.label
            or _one_sentence([in_words(action) for action in order.actions], order.ending, words),
            hint=order.hint,
            icon=title.wording.icon(view, order.actions[0]),
        )
        for index, order in whole_orders(position, seat, words)
    )


def _one_sentence(steps: Sequence[str], ending: str, words: Words) -> str:
    """Returns the steps of an order as one sentence; an ending replaces the last step."""
    first, *others = steps[:-1] if ending else steps
    for step in others:
        first = words("whole-then", first=first, then=step)
    return f"{first} {ending}".rstrip()


def _suggests(position: Position, user_id: UserId | None) -> bool:
    """Tells whether a user may suggest actions as an onlooker."""
    return user_id is not None and position.seat_of(user_id) is None and position.is_suggestible


def _suggestion_counts(position: Position) -> Counter[bytes]:
    """Returns the number of suggestions per encoded action."""
    return Counter(map(position.title.codecs.actions.encode, position.suggestions.values()))
