"""Tokens: civilians and burning cattle; the bug is in `bug.py`."""

from msgspec.structs import replace

from engine.kit.edit import drop, put
from engine.miniatures import events as tell
from engine.miniatures.bench import Bench
from engine.miniatures.civilians import meet_civilians
from engine.miniatures.content import Means
from engine.miniatures.field import Field
from engine.miniatures.grid import PLACE, SCATTER, SIZE, SQUARES, Direction, Square, beside, distance
from engine.miniatures.harm import doom, frighten
from engine.miniatures.phase import Phase
from engine.miniatures.pieces import FigureId, Side, Token, TokenId, TokenKind
from engine.miniatures.pools import Pools
from engine.miniatures.rolls import BASE_DICE
from engine.miniatures.state import Running

CIVILIAN_RUNS = 3
CIVILIAN_FEARS = 2  # distance to a Martian that makes it run
CATTLE_RUN = 4
CATTLE_DICE, CATTLE_NEEDS = 4, 4


def come(bench: Bench, kind: TokenKind, at: Square) -> TokenId:
    """Puts a token on the board."""
    number = 1
    while TokenId(f"{kind.value}-{number}") in bench.state.tokens:
        number += 1
    token = Token(id=TokenId(f"{kind.value}-{number}"), kind=kind, at=at)
    bench.edit(tokens=put(bench.state.tokens, token.id, token))
    bench.tell(tell.TokenCame(token=kind, at=at))
    return token.id


def go(bench: Bench, token: TokenId) -> None:
    """Takes a token off the board."""
    bench.edit(tokens=drop(bench.state.tokens, token))


def shift(bench: Bench, token: TokenId, to: Square) -> None:
    before = bench.state.tokens[token]
    bench.edit(tokens=put(bench.state.tokens, token, replace(before, at=to)))
    if before.at != to:
        bench.tell(tell.TokenMoved(token=before.kind, start=before.at, to=to))


def scatter_die(bench: Bench) -> Direction:
    """Rolls one of eight directions (R13.3)."""
    return SCATTER[bench.dice.roll(SIZE) - 1]


def nearest_free(field: Field, wished: Square, coming: int = 1) -> Square:
    """Returns the nearest square with room: by distance, then column, then row (Q67)."""
    free = (square for square in SQUARES if field.room(square) >= coming)
    return min(free, key=lambda square: (distance(square, wished), *PLACE[square]))


# --- civilians ------------------------------------------------------------------------------------


def run_civilians(bench: Bench) -> None:
    """Moves civilians within two squares of a Martian, at a human turn's start, once a round (Q25)."""
    for civilian in bench.field.civilians:
        if not civilian.moved and civilian.id in bench.state.tokens and _is_scared(bench.field, civilian):
            moved = replace(civilian, moved=True)
            bench.edit(tokens=put(bench.state.tokens, civilian.id, moved))
            _run(bench, civilian.id, scatter_die(bench))


def _is_scared(field: Field, civilian: Token) -> bool:
    return any(
        martian.at is not None and distance(martian.at, civilian.at) <= CIVILIAN_FEARS
        for martian in field.of(Side.MARTIAN)
    )


def _run(bench: Bench, civilian: TokenId, direction: Direction) -> None:
    """Scatters a civilian until a step is not legal (R13.4); a side alone with it takes it (Q26)."""
    for _ in range(CIVILIAN_RUNS):
        if civilian not in bench.state.tokens:
            return
        at = bench.state.tokens[civilian].at
        to = beside(at, direction)
        if to is None or to not in bench.field.ground.steps[at] or bench.field.is_full(to):
            return
        shift(bench, civilian, to)
        meet_civilians(bench)


def drift_civilian(bench: Bench, civilian: TokenId) -> None:
    """Scatters a civilian one square at the end of a round, perhaps off the board (beta, RB.9)."""
    at, direction = bench.state.tokens[civilian].at, scatter_die(bench)
    to = beside(at, direction)
    if to is None:
        go(bench, civilian)
        bench.tell(tell.TokenLeft(token=TokenKind.CIVILIAN, at=at))
    elif to in bench.field.ground.steps[at] and not bench.field.is_full(to):
        shift(bench, civilian, to)


# --- cattle ---------------------------------------------------------------------------------------


def stampede(bench: Bench, token: TokenId) -> None:
    bench.push(Running(token=token, direction=scatter_die(bench), left=CATTLE_RUN))


def _run_on(bench: Bench, frame: Running) -> None:
    """Moves cattle one square; a wall stops them, and off the board they are removed (RB.10)."""
    at = bench.state.tokens[frame.token].at
    to = beside(at, frame.direction)
    if frame.left == 0 or (to is not None and to not in bench.field.ground.steps[at]):
        bench.pop()
        return
    if to is None:
        bench.pop()
        go(bench, frame.token)
        bench.tell(tell.TokenLeft(token=TokenKind.CATTLE, at=at))
        return
    bench.amend(left=frame.left - 1)
    shift(bench, frame.token, to)
    trample(bench, to)


def trample(bench: Bench, square: Square) -> None:
    """Frightens all figures in a square; figures already frightened are attacked (RB.10)."""
    lying = [figure.id for figure in bench.field.at(square) if figure.frightened]
    for figure in bench.field.at(square):
        frighten(bench, figure.id)
    doomed = [label for label in lying if _run_over(bench, label)]
    for label in reversed(doomed):
        doom(bench, label, Means.FIGHT, killer=None, credit=None)


def _run_over(bench: Bench, figure: FigureId) -> bool:
    target = bench.figure(figure)
    assert target.at is not None
    rolled = Pools(
        dice=CATTLE_DICE,
        needs=CATTLE_NEEDS,
        klutz=False,
        against=BASE_DICE,
        value=bench.book.profile(target).survive,
        clumsy=bench.field.klutz(target),
        armour=0,
    ).roll(bench.dice)
    bench.tell(
        tell.Struck(
            at=target.at, squares=(target.at,), dice=rolled.dice, hits=rolled.hits, needs=rolled.needs
        ),
        tell.Endured(
            figure=figure,
            answer=rolled.answer,
            saves=rolled.saves,
            fate=rolled.fate,
            saves_on=rolled.saves_on,
        ),
    )
    return rolled.won


RUNNING = Phase[Running](go_on=_run_on)
