"""The notation of positions in rows, and the states they describe."""

from collections.abc import Iterable

import msgspec
from msgspec.structs import replace

from engine.miniatures import MiniaturesRules
from engine.miniatures.content import Deck, EventId, ScenarioId
from engine.miniatures.grid import PLACE, Square
from engine.miniatures.pieces import (
    CardId,
    EffectId,
    Figure,
    FigureId,
    MarkerKind,
    Place,
    ProfileId,
    Row,
    Side,
    Token,
    TokenId,
    TokenKind,
    Weapon,
    ZoneId,
)
from engine.miniatures.ready import candidates
from engine.miniatures.situation import ReadOnlySituation
from engine.miniatures.state import Marker, Round, Stage, State, Taking, Terrain
from tests.engine.miniatures.loading import is_beta

FLAGS = ("frightened", "activated", "carded", "loot")
COUNTS = ("heroics", "bonus")


class Position(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position in the middle of a game, as text; the given side is on turn and nothing is pending."""

    scenario: str = "final-01-open"
    figures: str = "S1 A1, M1 H8"
    turn: str = "human"
    round: int = 2
    fresh: str = ""  # sides without a turn in this round yet; by default none
    human: str = ""  # the hand, by effects
    martian: str = ""
    rows: tuple[str, ...] = ()  # "human artillery 2"
    deck: str = ""  # the next cards and events, by id
    markers: str = ""  # "D5 creature, E5 artefact up"
    spare: str = ""
    tokens: str = ""  # "civilian D5, bug E5"
    loot: str | None = None  # its square
    tally: str = ""  # "human kill_shot=7"
    zones: str = ""  # "red_NW human": the holder of a zone, if other than at the start
    called: str = ""
    wrecks: str = ""
    night: bool = False
    stirred: int = 0  # the last round with a kill, a point or a marker


class _Pack:
    """The cards and events of a deck, drawn by effect; the rest stays in order."""

    def __init__(self, deck: Deck, *, beta: bool) -> None:
        self._deck = deck
        self._mark = "b" if beta else "f"
        self.left: list[CardId | EventId] = [*deck.cards, *deck.events]

    def top(self, cards: str) -> list[EventId]:
        """Returns the next cards and events, by id."""
        next_ones = [EventId(card) for card in cards.split()]
        for each in next_ones:
            self.left.remove(each)
        return next_ones

    def rows(self, entries: Iterable[str]) -> dict[Side, tuple[Row, ...]]:
        """Returns the rows of both sides, from entries such as `human artillery 2`."""
        rows: dict[Side, tuple[Row, ...]] = {}
        for entry in entries:
            owner, effect, count = entry.split()
            cards = tuple(self._take(Side(owner), effect) for _ in range(int(count)))
            row = Row(effect=EffectId(f"{self._mark}_{effect}"), cards=cards)
            rows[Side(owner)] = (*rows.get(Side(owner), ()), row)
        return rows

    def hand(self, owner: Side, effects: str) -> tuple[CardId, ...]:
        """Returns the hand of a side, by effects."""
        return tuple(self._take(owner, effect) for effect in effects.split())

    def _take(self, owner: Side, effect: str) -> CardId:
        name = f"{self._mark}_{effect}"
        halves = {
            card: half.human if owner is Side.HUMAN else half.martian
            for card, half in self._deck.cards.items()
        }
        card = next(card for card, half in halves.items() if half == name and card in self.left)
        self.left.remove(card)
        return card


def set_up(rules: MiniaturesRules, position: Position) -> State:
    """Returns the state a position describes; every card of the deck is somewhere."""
    book = rules.book
    scenario = book.content.scenarios[ScenarioId(position.scenario)]
    beta = is_beta(position.scenario)
    side = Side(position.turn)
    pack = _Pack(book.content.decks[scenario.ruleset], beta=beta)
    top = pack.top(position.deck)
    rows = pack.rows(position.rows)
    hands = {
        Side.HUMAN: pack.hand(Side.HUMAN, position.human),
        Side.MARTIAN: pack.hand(Side.MARTIAN, position.martian),
    }
    figures = {
        figure.id: figure for figure in (_figure(rules, beta, words) for words in _split(position.figures))
    }
    state = State(
        scenario=scenario.id,
        terrain=Terrain(map=scenario.id, wrecks=tuple(Square(at) for at in position.wrecks.split())),
        stack=(_round(position.fresh), Taking(side=side)),
        figures=figures,
        hands=hands,
        deck=(*top, *pack.left),
        markers=tuple(_marker(words) for words in _split(position.markers)),
        spare=tuple(MarkerKind(kind) for kind in position.spare.split()),
        rows=rows,
        tokens=_tokens(position.tokens),
        loot=Square(position.loot) if position.loot is not None else None,
        tally=_tally(position.tally),
        zones=_zones(rules, scenario.id, position.zones),
        called=tuple(FigureId(label) for label in position.called.split()),
        round=position.round,
        first=side,
        last=side,
        night=position.night,
        stirred=position.stirred,
    )
    free = not [one for one in candidates(ReadOnlySituation(book, state), side) if one.id not in state.called]
    return replace(state, stack=(state.stack[0], Taking(side=side, free=free)))


def _round(fresh: str) -> Round:
    return Round(stage=Stage.TURNS, begun=True, fresh=tuple(Side(side) for side in fresh.split()))


def _split(words: str) -> Iterable[str]:
    return (part.strip() for part in words.split(",") if part.strip())


def _figure(rules: MiniaturesRules, beta: bool, words: str) -> Figure:
    label, *facts = words.split()
    name, profile = next(
        (name, profile)
        for name, profile in rules.book.profiles.items()
        if profile.label == label.rstrip("0123456789") and name.startswith("beta_") is beta
    )
    at = next((Square(fact) for fact in facts if fact in PLACE), None)
    places = {place.value: place for place in Place}
    place = next((places[fact] for fact in facts if fact in places), Place.BOARD)
    assert (at is None) == (place is not Place.BOARD), f"{words}: on the board with a square, or off it"
    counts = {fact.split("=")[0]: int(fact.split("=")[1]) for fact in facts if fact.split("=")[0] in COUNTS}
    weapons = tuple(Weapon(fact) for fact in facts if fact in {weapon.value for weapon in Weapon})
    return Figure(
        id=FigureId(label),
        profile=ProfileId(name),
        side=profile.side,
        place=place,
        at=at,
        weapons=weapons,
        frightened="frightened" in facts,
        activated="activated" in facts,
        carded="carded" in facts,
        loot="loot" in facts,
        heroics=counts.get("heroics", profile.heroics),
        bonus=counts.get("bonus", 0),
    )


def _marker(words: str) -> Marker:
    at, kind, *up = words.split()
    return Marker(at=Square(at), kind=MarkerKind(kind), face_up=bool(up))


def _tokens(words: str) -> dict[TokenId, Token]:
    tokens: dict[TokenId, Token] = {}
    for entry in _split(words):
        kind, at, *moved = entry.split()
        number = 1 + sum(token.kind is TokenKind(kind) for token in tokens.values())
        label = TokenId(f"{kind}-{number}")
        tokens[label] = Token(id=label, kind=TokenKind(kind), at=Square(at), moved=bool(moved))
    return tokens


def _tally(words: str) -> dict[Side, dict[str, int]]:
    tally: dict[Side, dict[str, int]] = {}
    for entry in _split(words):
        side, *counts = entry.split()
        tally[Side(side)] = {count.split("=")[0]: int(count.split("=")[1]) for count in counts}
    return tally


def _zones(rules: MiniaturesRules, scenario: ScenarioId, words: str) -> dict[ZoneId, Side]:
    book = rules.book.content.scenarios[scenario]
    if not book.recycled:
        return {}
    groups = ((side, group) for side in Side for group in book.forces.of(side))
    zones = {zone: side for side, group in groups for zone in group.zones}
    for entry in _split(words):
        zone, side = entry.split()
        zones[ZoneId(zone)] = Side(side)
    return zones
