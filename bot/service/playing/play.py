"""Playing: chosen offers, orders by command, and lookups."""

from collections.abc import Callable, Mapping, Sequence

from bot.service.context import Context
from bot.service.errors import (
    AnotherQuestion,
    Incomplete,
    Stale,
    TableError,
    UnknownVerb,
)
from bot.service.model import automatic_answers, team_rules
from bot.service.model.changes.journal import Played
from bot.service.model.position import Position, might_begin, seat_at
from bot.service.playing.requests import Committed, Meanwhile, Requests
from bot.service.running.positions import Positions, playing
from bot.service.running.writer import Decision
from bot.service.showing.pages import Page, Pages
from bot.service.showing.views import refusal_in_words, whole_orders
from bot.store.rows import GameId, UserId
from bot.titles.title import AnyAction, AnyLookup, AnyTitle, AnyVerb, Choice, Words
from engine.core import NotAsked, Refused, Seat, Viewer

Filled = Mapping[str, str]  # typed or chosen values, by slot
Complete = Callable[[Filled, str, Words], Sequence[Choice]]  # returns the choices of a slot


class Play:
    """Plays moves of people, and answers completions and lookups."""

    def __init__(self, context: Context, positions: Positions, requests: Requests, pages: Pages) -> None:
        self._context = context
        self._positions = positions
        self._requests = requests
        self._pages = pages

    async def choose(
        self,
        game_id: GameId,
        user_id: UserId,
        *,
        seq: int,
        index: int,
        interaction_id: int | None = None,
        locale: str | None = None,
        meanwhile: Meanwhile | None = None,
    ) -> Committed:
        """Plays the offer `index` of the view `seq`; raises `Stale` when its question has closed.

        A repeated interaction gets the same result (`repeated`) and makes no second move.
        """

        def decide(position: Position) -> Decision:
            seat = self._answering_seat(playing(position), user_id, seq, locale)
            action = _chosen_action(position, seat, seq, index)
            refusal = team_rules.why_not(position, seat, user_id, action, position.view(seat))
            if refusal is not None:
                raise refusal
            return self._order(position, seat, (action,), user_id, locale)

        return await self._requests.change(
            game_id,
            decide,
            interaction_id=interaction_id,
            user_id=user_id,
            locale=locale,
            meanwhile=meanwhile,
        )

    async def choose_order(
        self,
        game_id: GameId,
        user_id: UserId,
        *,
        seq: int,
        index: int,
        interaction_id: int | None = None,
        locale: str | None = None,
        meanwhile: Meanwhile | None = None,
    ) -> Committed:
        """Plays the order `index` of the view `seq`, as `choose` plays an offer and `order` a verb."""

        def decide(position: Position) -> Decision:
            seat = self._answering_seat(playing(position), user_id, seq, locale)
            actions = self._chosen_order(position, seat, seq, index)
            try:
                _check_ahead(position, seat, user_id, actions)
            except Refused as error:
                raise self._in_words(position, seat, error, locale) from error
            return self._order(position, seat, actions, user_id, locale)

        return await self._requests.change(
            game_id,
            decide,
            interaction_id=interaction_id,
            user_id=user_id,
            locale=locale,
            meanwhile=meanwhile,
        )

    async def order(
        self,
        game_id: GameId,
        user_id: UserId,
        verb: str,
        filled: Filled,
        *,
        interaction_id: int | None = None,
        locale: str | None = None,
        meanwhile: Meanwhile | None = None,
    ) -> Committed:
        """Plays a verb: a sequence of actions, refused as a whole if a step before the first dice roll is.

        Actions left when another seat must decide are played when this seat is asked again, if legal then.
        """

        def decide(position: Position) -> Decision:
            seat = seat_at(playing(position), user_id)
            actions = self._planned_actions(position, seat, user_id, verb, filled, locale)
            return self._order(position, seat, actions, user_id, locale)

        return await self._requests.change(
            game_id,
            decide,
            interaction_id=interaction_id,
            user_id=user_id,
            locale=locale,
            meanwhile=meanwhile,
        )

    async def page_to_answer(
        self, game_id: GameId, user_id: UserId, *, seq: int, locale: str | None = None
    ) -> Page:
        """Returns the page of the present report to a person about to answer the question of a row.

        Raises the same errors as `choose` when the question has closed or is for another seat.
        """
        position = await self._positions.in_play(game_id)
        self._answering_seat(position, user_id, seq, locale)
        if seq != position.game.seq:
            raise Stale
        return await self._pages.report(position, position.game.report, None, position.game.locale)

    async def complete(
        self,
        game_id: GameId,
        user_id: UserId | None,
        command: str,
        filled: Filled,
        slot: str,
        locale: str | None = None,
    ) -> Sequence[Choice]:
        """Returns the choices of a slot of a verb or lookup; none for a verb if the seat is not asked.

        There are none either if the values of the other slots are invalid.
        """
        position = await position_for(self._positions, game_id, command)
        words = self._context.words(position, locale)
        seat = position.seat_of(user_id)
        verb = next((each for each in position.title.commands.verbs if each.name == command), None)
        try:
            if verb is None:
                return lookup_of(position.title, command).complete(position.view(seat), filled, slot, words)
            if seat is None or seat not in position.asked_seats:
                return ()
            choices = verb.complete(position.state, seat, filled, slot, words)
            return team_rules.mine_first(position, seat, user_id, choices)
        except Refused:
            return ()

    async def look_up(
        self,
        game_id: GameId,
        user_id: UserId | None,
        lookup: str,
        filled: Filled,
        locale: str | None = None,
    ) -> str:
        """Returns the answer to a lookup, from the asker's view."""
        position = await position_for(self._positions, game_id, lookup)
        found = lookup_of(position.title, lookup)
        _insist(found, filled)
        seat, words = position.seat_of(user_id), self._context.words(position, locale)
        view = position.view(seat)
        try:
            meant = self._values_for(
                position, filled, locale, lambda so_far, slot, said: found.complete(view, so_far, slot, said)
            )
            return found.answer(view, meant, words)
        except Refused as error:
            raise self._in_words(position, seat, error, locale) from error

    # --- helpers -------------------------------------------------------------------------------------------

    def _answering_seat(self, position: Position, user_id: UserId, seq: int, locale: str | None) -> Seat:
        """Returns the seat of a person; raises `NotAllowed` if the present question is not for it."""
        seat = seat_at(position, user_id)
        if seq == position.game.seq and seat not in position.asked_seats:
            raise self._in_words(position, seat, Refused(NotAsked()), locale)
        return seat

    def _chosen_order(self, position: Position, seat: Seat, seq: int, index: int) -> tuple[AnyAction, ...]:
        """Returns the actions of a chosen order; raises `Stale` when its question has closed."""
        _check_asked(position, seat, seq)
        orders = dict(whole_orders(position, seat, self._context.words(position)))
        if index not in orders:
            raise Stale
        return orders[index].actions

    def _order(
        self,
        position: Position,
        seat: Seat,
        actions: tuple[AnyAction, ...],
        user_id: UserId,
        locale: str | None,
    ) -> Played:
        """Returns the first of a person's actions as a move; the others become the seat's plan."""
        action, *rest = actions
        if action not in position.legal(seat):
            refused = Refused(position.title.rules.refusal(position.state, seat, action))
            raise self._in_words(position, seat, refused, locale)
        plans = automatic_answers.plans_with(position, seat, user_id, tuple(rest))
        return Played(seat=seat, action=action, by_user=user_id, plans=plans)

    def _planned_actions(
        self,
        position: Position,
        seat: Seat,
        user_id: UserId,
        verb: str,
        filled: Filled,
        locale: str | None,
    ) -> tuple[AnyAction, ...]:
        """Returns the actions of a verb, checked as far ahead as possible."""
        found = verb_of(position.title, verb)
        _check_question(position, seat, found)
        _insist(found, filled)
        try:
            actions = self._read_plan(position, seat, found, filled, locale)
            _check_ahead(position, seat, user_id, actions)
        except Refused as error:
            raise self._in_words(position, seat, error, locale) from error
        return actions

    def _read_plan(
        self, position: Position, seat: Seat, verb: AnyVerb, filled: Filled, locale: str | None
    ) -> tuple[AnyAction, ...]:
        """Returns the actions of a verb; values that are refused are read as labels."""
        try:
            return verb.plan(position.state, seat, filled)
        except Refused:
            if seat not in position.asked_seats:
                raise
            meant = self._read_labels(position, seat, verb, filled, locale)
            if meant == filled:
                raise
            return verb.plan(position.state, seat, meant)

    def _read_labels(
        self, position: Position, seat: Seat, verb: AnyVerb, filled: Filled, locale: str | None
    ) -> Filled:
        """Returns the slots of a verb with labels replaced by their values."""
        return self._values_for(
            position,
            filled,
            locale,
            lambda meant, slot, words: verb.complete(position.state, seat, meant, slot, words),
        )

    def _values_for(
        self, position: Position, filled: Filled, locale: str | None, complete: Complete
    ) -> Filled:
        """Returns filled slots with labels, in any language, replaced by their values."""
        meant = dict(filled)
        for slot, typed in filled.items():
            for language in self._context.catalogue.languages(locale or position.game.locale):
                choices = complete(meant, slot, self._context.words(position, language))
                values = {choice.value for choice in choices}
                meant[slot] = typed if typed in values else _value_of(choices, typed)
                if meant[slot] in values:
                    break
        return meant

    def _in_words(self, position: Position, seat: Viewer, error: Refused, locale: str | None) -> TableError:
        return refusal_in_words(
            position, self._context.catalogue, seat, error, locale or position.game.locale
        )


async def position_for(positions: Positions, game_id: GameId, command: str) -> Position:
    """Returns the position for a command; a rules lookup in a lobby gets that of a new game."""
    position = await positions.at(game_id)
    of_rules = {lookup.name for lookup in position.title.commands.lookups if lookup.of_rules}
    if not position.has_started and command in of_rules:
        return might_begin(position)
    return await positions.in_play_or_over(game_id)


def verb_of(title: AnyTitle, name: str) -> AnyVerb:
    """Returns a verb of a title by its name."""
    for verb in title.commands.verbs:
        if verb.name == name:
            return verb
    raise UnknownVerb(name)


def lookup_of(title: AnyTitle, name: str) -> AnyLookup:
    """Returns a lookup of a title by its name."""
    for lookup in title.commands.lookups:
        if lookup.name == name:
            return lookup
    raise UnknownVerb(name)


def _check_question(position: Position, seat: Seat, verb: AnyVerb) -> None:
    """Raises `AnotherQuestion` if the verb cannot answer the seat's question."""
    if seat in position.asked_seats and not isinstance(position.decision, verb.answers):
        raise AnotherQuestion(position.game.id)


def _insist(command: AnyVerb | AnyLookup, filled: Filled) -> None:
    """Raises `Incomplete` if a required slot is blank; Discord does not check that for shared commands."""
    for slot in command.slots:
        if slot.required and slot.name not in filled:
            raise Incomplete(slot.name)


def _chosen_action(position: Position, seat: Seat, seq: int, index: int) -> AnyAction:
    """Returns the chosen action; raises `Stale` when its question has closed."""
    _check_asked(position, seat, seq)
    legal = position.legal(seat)
    if not 0 <= index < len(legal):
        raise Stale
    return legal[index]


def _check_asked(position: Position, seat: Seat, seq: int) -> None:
    """Raises `Stale` if the seat's present question was not open at a row."""
    if not position.asked_since.get(seat, position.game.seq + 1) <= seq <= position.game.seq:
        raise Stale


def _check_ahead(position: Position, seat: Seat, user_id: UserId, actions: tuple[AnyAction, ...]) -> None:
    """Raises an error if a foreseeable step of an order is illegal, or not allowed to this team member."""
    refusal: TableError | None = None
    if position.is_in_window:
        refusal = team_rules.why_not_react(position, seat, user_id)
    for state, action in automatic_answers.foresee(position, seat, actions):
        if refusal is None and position.title.sharing is not None:
            view = position.title.rules.view(state, seat)
            refusal = team_rules.why_not_use(position, seat, user_id, action, view)
        if refusal is not None:
            raise refusal


def _value_of(choices: Sequence[Choice], typed: str) -> str:
    """Returns the value of the only choice that begins with the typed text, else the typed text."""
    wanted = typed.strip().casefold()
    found = {choice.value for choice in choices if _begins(choice.label.casefold(), wanted)}
    return found.pop() if len(found) == 1 else typed


def _begins(label: str, wanted: str) -> bool:
    """Tells whether a label begins with these whole words."""
    return bool(wanted) and label.startswith(wanted) and not label[len(wanted) : len(wanted) + 1].isalnum()
