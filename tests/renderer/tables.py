"""Tables to draw: setups and crowded positions of every scenario, made from its data without playing."""

from collections.abc import Iterator, Mapping
from functools import cache
from random import Random

import msgspec

from engine.core import SeededDice
from engine.miniatures import Options
from engine.miniatures.content import Means, Scenario, ScenarioId, Victory
from engine.miniatures.decisions import TakeTurn
from engine.miniatures.grid import COLUMNS, SIZE, Square
from engine.miniatures.pieces import (
    CardId,
    EffectId,
    Figure,
    FigureId,
    Mark,
    MarkerKind,
    Place,
    Row,
    Side,
    Token,
    TokenId,
    TokenKind,
    Trace,
    ZoneId,
    seat_of,
)
from engine.miniatures.view import Fray, HeldCard, ScoreLine, SeenMarker, SideView, View
from tests.engine.miniatures.loading import game_content, scenario_names
from tests.engine.miniatures.loading import game_rules as rules
from tests.renderer.speech import Speech
from tests.titles import MINIATURES

SCENARIOS = scenario_names()
SQUARES = tuple(Square(f"{column}{row}") for column in COLUMNS for row in range(1, SIZE + 1))


words = Speech(MINIATURES)


def scenario(name: str) -> Scenario:
    return game_content().scenarios[ScenarioId(name)]


@cache
def _at_first(name: str) -> View:
    """Returns an onlooker's view before the first move."""
    return rules().view(rules().setup(Options(scenario=scenario(name).id), 2, SeededDice(b"", 0)).state, None)


def figures(name: str) -> list[Figure]:
    """Returns all figures of a scenario, not yet on the board."""
    book = game_content().profiles
    made: list[Figure] = []
    for side in Side:
        numbers: dict[str, int] = {}
        groups = scenario(name).forces.of(side)
        units = [unit for group in groups for unit in group.units]
        for unit in units:
            profile = book[unit.profile]
            for _ in range(unit.count):
                numbers[profile.label] = numbers.get(profile.label, 0) + 1
                label = profile.label if profile.unique else f"{profile.label}{numbers[profile.label]}"
                made.append(
                    Figure(
                        id=FigureId(label),
                        profile=unit.profile,
                        side=side,
                        place=Place.WAITING,
                        heroics=profile.heroics,
                    )
                )
    return made


def table(
    name: str = "final-01",
    *,
    standing: dict[FigureId, Figure] | None = None,
    viewer: Side | None = None,
    turn: Side = Side.HUMAN,
    round_number: int = 1,
    markers: tuple[SeenMarker, ...] = (),
    tokens: tuple[Token, ...] = (),
    marks: tuple[Mark, ...] = (),
    past: tuple[Mark, ...] = (),
    rows: Mapping[Side, tuple[Row, ...]] | None = None,
    score: dict[Side, int] | None = None,
    active: FigureId | None = None,
    fray: Fray | None = None,
    hand: tuple[HeldCard, ...] = (),
    loot: Square | None = None,
    passed: tuple[Side, ...] = (),
) -> View:
    """Returns a view of a scenario with the given parts on the board."""
    play = scenario(name)
    everyone = standing if standing is not None else {figure.id: figure for figure in figures(name)}
    return msgspec.structs.replace(
        _at_first(name),
        viewer=viewer,
        round=round_number,
        turn=turn,
        active=active,
        decision=TakeTurn(seats=(seat_of(turn),), side=turn, begun=False, figures=2, cards=1),
        figures=everyone,
        control=_control(play),
        markers=markers,
        tokens={token.id: token for token in tokens},
        loot=loot,
        sides=_sides(play, rows or {}, score or {}, passed),
        hand=hand,
        deck=38,
        discard=("F01", "F07", "FE1"),
        reach_limit=3 if name == "final-06" else None,
        next_waves=tuple(sorted({wave.round for wave in play.waves})),
        fray=fray,
        marks=marks,
        past=past,
    )


def _control(play: Scenario) -> dict[ZoneId, Side]:
    """Returns the holders of the zones, in scenarios that count them."""
    if play.victory is not Victory.CONTROL:
        return {}
    return {zone: Side.HUMAN if zone == "blue" else Side.MARTIAN for zone in play.map.zones}


def _sides(
    play: Scenario, rows: Mapping[Side, tuple[Row, ...]], score: Mapping[Side, int], passed: tuple[Side, ...]
) -> dict[Side, SideView]:
    return {
        side: SideView(
            cards=4,
            rows=rows.get(side, ()),
            score=score.get(side, 0),
            lines=_lines(play, side, score.get(side, 0)),
            passed=side in passed,
        )
        for side in Side
    }


def _lines(play: Scenario, side: Side, points: int) -> tuple[ScoreLine, ...]:
    rules = play.scoring.of(side)
    return tuple(
        ScoreLine(key=rule.key, count=points if i == 0 else 0, vp=points if i == 0 else 0)
        for i, rule in enumerate(rules)
    )


def set_up(name: str) -> View:
    """Returns a scenario at its start: figures with a zone stand in it."""
    play = scenario(name)
    everyone = {figure.id: figure for figure in figures(name)}
    waiting = list(everyone.values())
    for side in Side:
        for group in play.forces.of(side):
            squares = [square for zone in group.zones for square in play.map.zones[zone]]
            count = sum(unit.count for unit in group.units)
            own = [figure for figure in waiting if figure.side is side][:count]
            waiting = [figure for figure in waiting if figure not in own]
            for i, figure in enumerate(own if squares else ()):
                everyone[figure.id] = _put(figure, squares[i % len(squares)])
    chance = Random(name)
    spots = [
        square for square in SQUARES if not any(square in squares for squares in play.map.zones.values())
    ]
    markers = tuple(SeenMarker(at=square, kind=None) for square in chance.sample(spots, play.markers))
    return table(name, standing=everyone, markers=markers, turn=play.first or Side.HUMAN)


def crowded(name: str, seed: int = 1) -> View:
    """Returns a scenario in its third round, with as much as possible on the board."""
    chance = Random(f"{name}{seed}")
    everyone, quiet = _melee(name, chance)
    alive = [figure for figure in everyone.values() if figure.at]
    humans = [figure for figure in alive if figure.side is Side.HUMAN]
    martians = [figure for figure in alive if figure.side is Side.MARTIAN]
    dead = [figure for figure in everyone.values() if not figure.at]
    actor = martians[0]
    target = next(figure for figure in humans if figure.at != actor.at)
    other = next(figure for figure in martians if figure.at != target.at)
    return table(
        name,
        standing=everyone,
        turn=Side.MARTIAN,
        round_number=3,
        active=actor.id,
        markers=tuple(
            SeenMarker(at=square, kind=kind)
            for square, kind in zip(chance.sample(quiet, len(FINDS)), FINDS, strict=True)
        ),
        tokens=(
            Token(id=TokenId("civilian-1"), kind=TokenKind.CIVILIAN, at=quiet[3]),
            Token(id=TokenId("bug-1"), kind=TokenKind.BUG, at=quiet[-4]),
            Token(id=TokenId("cattle-1"), kind=TokenKind.CATTLE, at=quiet[len(quiet) // 2]),
        ),
        marks=(*_attacks(actor, other, target, humans[2]), *_deaths(dead, target)),
        rows=ROWS,
        score={Side.HUMAN: 3, Side.MARTIAN: 5},
        fray=Fray(
            means=Means.SHOOT, attacker=actor.id, target=target.id, attack_dice=4, defence_dice=3, chance=0.75
        ),
        passed=(Side.HUMAN,),
    )


FINDS = (None, None, None, None, MarkerKind.CREATURE, MarkerKind.ARTEFACT)
ROWS = {
    Side.HUMAN: (Row(effect=EffectId("f_artillery"), cards=(CardId("F01"), CardId("F02"))),),
    Side.MARTIAN: (
        Row(effect=EffectId("f_heat_ray"), cards=(CardId("F05"),), fresh=True),
        Row(effect=EffectId("f_giant_robot"), cards=(CardId("F37"), CardId("F38"), CardId("F39"))),
    ),
}


def _melee(name: str, chance: Random) -> tuple[dict[FigureId, Figure], list[Square]]:
    """Returns all figures, crowded on a few squares and some of them dead, and the empty squares."""
    everyone: dict[FigureId, Figure] = {}
    room = dict.fromkeys(SQUARES, 0)
    hot = chance.sample(SQUARES[8:56], 14)
    for i, figure in enumerate(figures(name)):
        square = chance.choice([each for each in hot if room[each] < 6])
        room[square] += 1
        fate = chance.random()
        if i > 4 and fate < 0.12:
            everyone[figure.id] = _changed(figure, place=Place.DEAD)
            continue
        everyone[figure.id] = _changed(
            _put(figure, square),
            frightened=fate > 0.8,
            activated=chance.random() < 0.45,
            heroics=max(0, figure.heroics - chance.randrange(2)),
        )
    return everyone, [square for square in SQUARES if not room[square]]


def _attacks(actor: Figure, other: Figure, target: Figure, fighter: Figure) -> tuple[Mark, ...]:
    """Returns a move and a hit of one figure, a miss of another, and a fight."""
    start = _beside(actor.at or SQUARES[0])
    return (
        Mark(trace=Trace.MOVE, start=start, at=actor.at or SQUARES[0], figure=actor.id),
        Mark(trace=Trace.HIT, start=actor.at, at=target.at or SQUARES[0], figure=actor.id),
        Mark(trace=Trace.MISS, start=other.at, at=target.at or SQUARES[0], figure=other.id),
        Mark(trace=Trace.FIGHT, at=fighter.at or SQUARES[0], figure=fighter.id),
    )


def _deaths(dead: list[Figure], target: Figure) -> Iterator[Mark]:
    """Yields the mark of the first dead figure, on the target's square."""
    for figure in dead[:1]:
        yield Mark(trace=Trace.DEATH, at=target.at or SQUARES[0], figure=figure.id)


def in_hand(side: Side, *ids: str) -> View:
    """Returns a viewer with these effects in hand."""
    held = tuple(
        HeldCard(
            id=CardId(f"F{i:02}"), effect=EffectId(each), timing=game_content().effects[EffectId(each)].timing
        )
        for i, each in enumerate(ids, 1)
    )
    return table("final-01", viewer=side, hand=held)


def _put(figure: Figure, square: Square) -> Figure:
    return _changed(figure, place=Place.BOARD, at=square)


def _changed(figure: Figure, **fields: object) -> Figure:
    return msgspec.structs.replace(figure, **fields)


def _beside(square: Square) -> Square:
    column, row = square
    return Square(f"{column}{int(row) - 1 if int(row) > 2 else int(row) + 2}")
