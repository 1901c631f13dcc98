"""Predicts the table after a turn, for the computer players."""

from msgspec.structs import replace

from engine.core import Seat
from engine.dice_game.content import (
    DiceCountDelta,
    EndVp,
    ForbidTarget,
    Kind,
    Location,
    LocationId,
    ShiftTokens,
    Symbol,
)
from engine.dice_game.view import Attack, Card, Place, Player, Stage, View

# An average card stands for the unknown next one; one per stack, so that the ids differ.
AVERAGE = Location(kind=Kind.CITY, symbols=(Symbol.RAY_GUN,), spaces=7, vp=5, nukes=1)
UNSEEN = tuple([Card(id=LocationId(f"unseen {stack}"), location=AVERAGE) for stack in range(8)])


def with_token(view: View, location: LocationId, seat: Seat, space: int) -> View:
    """Returns the table with a seat's token moved to a space of a card; 0 takes it off."""
    return replace(
        view,
        row=tuple(
            [
                replace(place, tokens=_set(place.tokens, seat, space))
                if place.card is not None and place.card.id == location
                else place
                for place in view.row
            ]
        ),
    )


def after_claim(view: View, location: LocationId, seat: Seat, revealed: Card | None = None) -> View:
    """Returns the table after a claim, with the next card of the stack revealed."""
    taken = view.place(location)
    assert taken.card is not None
    row = [
        _with_next_card(place, revealed or UNSEEN[stack]) if place is taken else place
        for stack, place in enumerate(view.row)
    ]
    rule = taken.card.location.effect
    if isinstance(rule, ShiftTokens):
        row = [_slide_back(place, seat, rule.spaces) for place in row]
    players = tuple(
        [_richer(player, taken.card) if player.seat == seat else player for player in view.players]
    )
    return with_row(replace(view, players=players), row)


def after_tuck(view: View, location: LocationId, revealed: Card | None = None) -> View:
    """Returns the table after a card went under its stack and the next was revealed."""
    return with_row(
        view,
        [
            replace(place, card=revealed or UNSEEN[stack], tokens=(0,) * len(place.tokens))
            if place.card is not None and place.card.id == location
            else place
            for stack, place in enumerate(view.row)
        ],
    )


def with_row(view: View, row: list[Place]) -> View:
    """Returns the table with new cards in the row, its nukes, dice and bans recalculated."""
    before, rules = _rules(view.row), _rules(row)
    bans = [rule.on for rule in rules if isinstance(rule, ForbidTarget)]
    return replace(
        view,
        row=tuple(
            [
                replace(place, banned=place.card is not None and place.card.location.kind in bans)
                if bans or place.banned
                else place
                for place in row
            ]
        ),
        visible=view.difficulty_nukes
        + sum([place.card.location.nukes for place in row if place.card is not None]),
        hand=view.hand + _more_dice(rules) - _more_dice(before),
        ending=view.ending or any(place.card is None for place in row),
    )


def next_turn(view: View, seat: Seat, *, bonus: bool = False) -> View:
    """Returns the table at the start of the next turn, or without an attack if the game is over."""
    if bonus:
        return replace(view, attack=Attack(seat=seat, stage=Stage.AIM, limit=view.visible, bonus=True))
    following = Seat((seat + 1) % len(view.players))
    if following == view.first and view.ending:
        return replace(view, attack=None)
    return replace(view, attack=Attack(seat=following, stage=Stage.AIM, limit=view.visible))


def _set(tokens: tuple[int, ...], seat: Seat, space: int) -> tuple[int, ...]:
    return (*tokens[:seat], space, *tokens[seat + 1 :])


def _with_next_card(place: Place, card: Card) -> Place:
    none = (0,) * len(place.tokens)
    if not place.below:
        return Place(card=None, below=0, tokens=none, banned=False)
    return Place(card=card, below=place.below - 1, tokens=none, banned=False)


def _slide_back(place: Place, claimer: Seat, spaces: int) -> Place:
    tokens = [space if seat == claimer else max(0, space - spaces) for seat, space in enumerate(place.tokens)]
    return replace(place, tokens=tuple(tokens))


def _richer(player: Player, card: Card) -> Player:
    return replace(player, claimed=(*player.claimed, card), vp=player.vp + vp_gained(player, card.location))


def vp_gained(player: Player, card: Location) -> int:
    """Returns the VP that a claim adds, including VP from `EndVp` rules."""
    gained = card.vp
    for own in player.claimed:
        rule = own.location.effect
        if isinstance(rule, EndVp) and rule.per is card.kind:
            gained += rule.amount
    if isinstance(card.effect, EndVp):
        gained += card.effect.amount * sum(own.location.kind is card.effect.per for own in player.claimed)
    return gained


def _rules(row: list[Place] | tuple[Place, ...]) -> list[object]:
    return [place.card.location.effect for place in row if place.card is not None]


def _more_dice(rules: list[object]) -> int:
    return sum([rule.amount for rule in rules if isinstance(rule, DiceCountDelta)])
