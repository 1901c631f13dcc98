"""The story of War of the Worlds, one line per play: a card, a purchase, the end of a turn."""

from collections.abc import Sequence

from bot.titles.new_wave.names import Clause
from bot.titles.runs import runs
from bot.titles.title import Joined, Story
from engine.core import Event, Seat
from engine.new_wave import events as tell
from engine.new_wave.content import AreaId, BuildingId, CardId
from engine.new_wave.events import AnyEvent


class CardsDid(Event, frozen=True):
    """One card, or several in one attack, with the effects."""

    seat: Seat
    cards: tuple[CardId, ...]
    deeds: tuple[Clause, ...]


class PurchaseMade(Event, frozen=True):
    """A card is bought, with its effects."""

    seat: Seat
    card: CardId
    cost: int
    deeds: tuple[Clause, ...]


class RowFilled(Event, frozen=True):
    """The next card joins the row in place of one that was bought."""

    card: CardId
    again: bool  # it is a copy of the one that was bought


class GunsHit(Event, frozen=True):
    """Artillery or a fort fires."""

    building: BuildingId
    area: AreaId
    amount: int
    damage: int  # the marker's position after it


class SameAgain(Event, frozen=True):
    """A swap turns up another card of the same kind."""

    seat: Seat
    card: CardId


class SameAfterScrapping(Event, frozen=True):
    """The advanced swap turns up another card of the same kind."""

    seat: Seat
    card: CardId


class TurnClosed(Event, frozen=True):
    """A hand is discarded and a new one drawn."""

    seat: Seat
    cards: tuple[CardId, ...]  # discarded unplayed
    shuffled: bool
    count: int  # drawn


OPENINGS = (tell.CardPlayed, tell.CardBought, tell.BuildingFired)
DEEDS = (
    *(tell.CoinsGained, tell.EnergyGained, tell.CivilianMoved, tell.UnitMoved, tell.UnitStayed),
    *(tell.MinesExploded, tell.MartiansHit, tell.AirRaid, tell.AttackDeclared, tell.CardJoined),
    *(tell.Attacked, tell.BuildingFell, tell.UnitFell, tell.CiviliansKilled, tell.CivilianTaken),
    *(tell.DamageLost, tell.MarkerLaid, tell.ArmyPushed, tell.UnitPlaced, tell.NoUnitPlaced),
    *(tell.BuildingPlaced, tell.CardRemoved),
)
KINDS = (CardsDid, PurchaseMade, RowFilled, GunsHit, SameAgain, SameAfterScrapping, TurnClosed)
CLOSINGS = (tell.HandDiscarded, tell.TurnEnded, tell.Reshuffled, tell.CardsDrawn)


ASIDES = (
    *(tell.Landed, tell.TurnBegan, tell.MarkersLifted, tell.Offered, tell.Reshuffled),
    *(tell.OfferSwapped, SameAgain, TurnClosed),
)


def story() -> Story[AnyEvent]:
    """Returns the story of War of the Worlds."""
    return Story(kinds=KINDS, tell=_retell)


def _retell(events: Sequence[AnyEvent]) -> list[Event]:
    told: list[Event] = []
    for run in runs(_marches(events), _continues):
        match run[0]:
            case tell.CardPlayed() as played:
                told.append(_card_line(played, run[1:]))
            case tell.CardBought() as bought:
                told.append(_purchase_line(bought, run[1:]))
            case tell.BuildingFired() as fired:
                told.extend(_gun_lines(fired, run[1:]))
            case _ if any(isinstance(event, tell.TurnEnded) for event in run):
                told.append(_closing_line(run))
            case tell.OfferSwapped(seat=seat, card=card, fresh=fresh) if card == fresh:
                told.append(SameAgain(seat=seat, card=card))
            case tell.OfferScrapped(seat=seat, card=card, fresh=fresh) if card == fresh:
                told.append(SameAfterScrapping(seat=seat, card=card))
            case tell.CardsDrawn() | tell.OfferLaid():
                pass  # the first hands and rows, before the game: the status beside the board lists the rows
            case _:
                told.extend(run)
    return _drop_last_turn_start(told)


def _marches(events: Sequence[AnyEvent]) -> list[AnyEvent]:
    """Joins the steps of a unit, and drops that it stays after them."""
    told: list[AnyEvent] = []
    for event in events:
        match told[-1] if told else None, event:
            case (
                tell.UnitMoved(unit=one, origin=origin, to=over),
                tell.UnitMoved(unit=two, origin=at, to=to),
            ) if (one, over) == (two, at):
                told[-1] = tell.UnitMoved(unit=one, origin=origin, to=to)
            case tell.UnitMoved(unit=one), tell.UnitStayed(unit=two) if one == two:
                pass
            case _:
                told.append(event)
    return told


def _continues(run: list[AnyEvent], event: AnyEvent) -> bool:
    """Tells whether an event belongs to an opening, as its deed, or to the end of a turn."""
    if isinstance(run[0], OPENINGS):
        return isinstance(event, (*DEEDS, tell.Offered))
    return isinstance(run[0], CLOSINGS) and isinstance(event, CLOSINGS)


def _drop_last_turn_start(told: list[Event]) -> list[Event]:
    """Drops the beginning of a turn at the end of the story: the question says it."""
    match told:
        case [*before, tell.TurnBegan(income=0)]:
            return before
    return told


# --- plays ---------------------------------------------------------------------------------------------


def _card_line(played: tell.CardPlayed, then: Sequence[AnyEvent]) -> Event:
    joined = [event for event in then if isinstance(event, tell.CardJoined)]
    deeds = _deeds(then)
    if not deeds:  # its target is still to be chosen
        return played
    return CardsDid(seat=played.seat, cards=(played.card, *(each.card for each in joined)), deeds=deeds)


def _purchase_line(bought: tell.CardBought, then: Sequence[AnyEvent]) -> Event:
    deeds = _deeds([event for event in then if not isinstance(event, tell.Offered)])
    line: Event = bought
    if deeds:
        line = PurchaseMade(seat=bought.seat, card=bought.card, cost=bought.cost, deeds=deeds)
    fresh = [
        RowFilled(card=event.card, again=event.card == bought.card)
        for event in then
        if isinstance(event, tell.Offered)
    ]
    return Joined(events=(line, *fresh)) if fresh else line


def _deeds(events: Sequence[AnyEvent]) -> tuple[Clause, ...]:
    """Returns the deeds as clauses; of an attack that has struck, only the result."""
    told: list[AnyEvent] = []
    struck = any(isinstance(event, tell.Attacked) for event in events)
    for event in events:
        match told[-1] if told else None, event:
            case _, tell.AttackDeclared() | tell.CardJoined() if struck:
                pass
            case tell.AttackDeclared(area=area), tell.CardJoined(damage=damage):
                told[-1] = tell.AttackDeclared(area=area, damage=damage)
            case _:
                told.append(event)
    return tuple(Clause(event=event) for event in told)


def _gun_lines(fired: tell.BuildingFired, then: Sequence[AnyEvent]) -> list[Event]:
    match then:
        case [tell.MartiansHit(area=area, amount=amount, damage=damage), *rest]:
            return [GunsHit(building=fired.building, area=area, amount=amount, damage=damage), *rest]
    return [fired, *then]


def _closing_line(run: Sequence[AnyEvent]) -> Event:
    (ended,) = (event for event in run if isinstance(event, tell.TurnEnded))
    return TurnClosed(
        seat=ended.seat,
        cards=tuple(card for event in run if isinstance(event, tell.HandDiscarded) for card in event.cards),
        shuffled=any(isinstance(event, tell.Reshuffled) for event in run),
        count=sum(event.count for event in run if isinstance(event, tell.CardsDrawn)),
    )
