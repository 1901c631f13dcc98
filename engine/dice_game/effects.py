"""The special rules of the cards: one function per kind of effect, in the order of a turn."""

from typing import TypeVar

from engine.core import Seat
from engine.dice_game.bench import Bench
from engine.dice_game.content import (
    AllowReroll,
    Book,
    DiceCountDelta,
    Effect,
    EndVp,
    ExtraTurn,
    ForbidTarget,
    LocationId,
    NukedConsolation,
    NukedPenalty,
    NukeLimitDelta,
    ShiftTokens,
    StopBonus,
    Symbol,
    SymbolBonus,
)
from engine.dice_game.events import (
    BonusTurnEarned,
    ConsolationMarked,
    ExtraMarked,
    NukesMarked,
    TokenAdvanced,
    TokenForfeited,
    TokenRemoved,
    TokenSlid,
    TokenSlidOff,
)
from engine.dice_game.stacks import in_play, visible_nukes
from engine.dice_game.state import State, Thrown
from engine.dice_game.tokens import can_be_pushed, mark, progress, space_after_push

Kind = TypeVar("Kind", bound=Effect)


def red_card(book: Book, state: State, kind: type[Effect]) -> LocationId | None:
    """Returns the face-up card with a rule of this kind; each kind is printed on one card only."""
    for stack in state.stacks:
        if stack and type(book.locations[stack[0]].effect) is kind:
            return stack[0]
    return None


def green_card(book: Book, state: State, seat: Seat, kind: type[Effect]) -> LocationId | None:
    """Returns the seat's claimed card with a rule of this kind."""
    for location in state.claimed[seat]:
        if type(book.locations[location].effect) is kind:
            return location
    return None


def _red(book: Book, state: State, kind: type[Kind]) -> Kind | None:
    locations = book.locations
    for stack in state.stacks:
        if stack and isinstance(effect := locations[stack[0]].effect, kind):
            return effect
    return None


def _green(
    book: Book, state: State, seat: Seat, waived: tuple[LocationId, ...], kind: type[Kind]
) -> Kind | None:
    locations = book.locations
    for location in state.claimed[seat]:
        if isinstance(effect := locations[location].effect, kind):
            return None if location in waived else effect
    return None


# Before the roll


def ban_in_play(book: Book, state: State) -> ForbidTarget | None:
    """`forbid_target`: returns the rule in play that forbids targets of a kind."""
    return _red(book, state, ForbidTarget)


def banned_by(book: Book, state: State, location: LocationId) -> LocationId | None:
    """`forbid_target`: returns the card in play that forbids this target."""
    ban = ban_in_play(book, state)
    if ban is None or book.locations[location].kind is not ban.on:
        return None
    return red_card(book, state, ForbidTarget)


def dice_count(book: Book, state: State) -> int:
    """`dice_count_delta`: returns the dice of a first roll (R02)."""
    change = _red(book, state, DiceCountDelta)
    return book.table.dice + (change.amount if change else 0)


# After a roll


def nuke_limit(book: Book, state: State, seat: Seat, waived: tuple[LocationId, ...]) -> int:
    """`nuke_limit_delta`: returns the nukes that get the seat nuked, recalculated at every check (R24)."""
    change = _green(book, state, seat, waived, NukeLimitDelta)
    return visible_nukes(book, state) + (change.amount if change else 0)


def extra_symbols(book: Book, state: State, frame: Thrown, showing: int) -> int:
    """`symbol_bonus`: returns the symbols that count in addition to the visible ones."""
    bonus = _green(book, state, frame.seat, frame.waived, SymbolBonus)
    if bonus is None or book.locations[frame.target].kind is not bonus.on or showing < bonus.needs_symbols:
        return 0
    return bonus.amount


def target_lets_reroll(book: Book, target: LocationId, symbol: Symbol) -> bool:
    """`allow_reroll`: tells whether the target allows this symbol to be re-rolled once."""
    effect = book.locations[target].effect
    return isinstance(effect, AllowReroll) and effect.symbol is symbol


# At the end of a turn


def stop_bonus(bench: Bench, frame: Thrown, matching: int) -> None:
    """`stop_bonus`: marks extra spaces on a stop, never the last one."""
    bonus = _green(bench.book, bench.state, frame.seat, frame.waived, StopBonus)
    if bonus is None or matching < bonus.needs_symbols:
        return
    if not can_be_pushed(bench.book, bench.state, frame.target, frame.seat):
        return
    space = space_after_push(bench.book, bench.state, frame.target, frame.seat, bonus.spaces)
    mark(bench, frame.target, frame.seat, space)
    spaces = bench.book.locations[frame.target].spaces
    bench.tell(ExtraMarked(seat=frame.seat, location=frame.target, space=space, spaces=spaces))


def progress_when_nuked(bench: Bench, frame: Thrown, nukes: int) -> None:
    """`progress_when_nuked`: marks the nukes of a nuked turn; they may reach the last space (R28)."""
    spaces = bench.book.locations[frame.target].spaces
    space = min(progress(bench.state, frame.target, frame.seat) + nukes, spaces)
    mark(bench, frame.target, frame.seat, space)
    bench.tell(
        NukesMarked(seat=frame.seat, location=frame.target, space=space, spaces=spaces, nukes=nukes),
    )


def nuked_consolation(bench: Bench, frame: Thrown) -> None:
    """`nuked_consolation`: marks spaces on a nuked turn, never the last one."""
    bonus = _green(bench.book, bench.state, frame.seat, frame.waived, NukedConsolation)
    if bonus is None or not can_be_pushed(bench.book, bench.state, frame.target, frame.seat):
        return
    space = space_after_push(bench.book, bench.state, frame.target, frame.seat, bonus.spaces)
    mark(bench, frame.target, frame.seat, space)
    spaces = bench.book.locations[frame.target].spaces
    bench.tell(ConsolationMarked(seat=frame.seat, location=frame.target, space=space, spaces=spaces))


def nuked_penalty(bench: Bench, frame: Thrown) -> None:
    """`nuked_penalty`: takes the nuked player's token off the target, overriding R07."""
    if red_card(bench.book, bench.state, NukedPenalty) is None:
        return
    if not progress(bench.state, frame.target, frame.seat):
        return
    mark(bench, frame.target, frame.seat, 0)
    bench.tell(TokenForfeited(seat=frame.seat, location=frame.target))


# At a claim


def extra_turn(bench: Bench, seat: Seat, location: LocationId, rule: ExtraTurn) -> None:
    """`extra_turn`: grants the claimer further turns before the next player's turn."""
    bench.edit(owed=bench.state.owed + rule.turns)
    bench.tell(BonusTurnEarned(seat=seat, location=location))


def shift_tokens(bench: Bench, seat: Seat, rule: ShiftTokens) -> None:
    """`shift_tokens`: slides all opponents' tokens back; below space 1 they leave their card."""
    for location in in_play(bench.state):
        for owner, space in enumerate(bench.state.tokens[location]):
            if space and owner != seat:
                _slide(bench, location, Seat(owner), max(0, space - rule.spaces))


def _slide(bench: Bench, location: LocationId, owner: Seat, space: int) -> None:
    mark(bench, location, owner, space)
    if space:
        bench.tell(TokenSlid(location=location, owner=owner, space=space))
    else:
        bench.tell(TokenSlidOff(location=location, owner=owner))


def advance_own_token(bench: Bench, seat: Seat, location: LocationId, spaces: int) -> None:
    """`advance_own_token`: moves or places the claimer's token, never onto the last space."""
    space = space_after_push(bench.book, bench.state, location, seat, spaces)
    mark(bench, location, seat, space)
    last = bench.book.locations[location].spaces
    bench.tell(TokenAdvanced(seat=seat, location=location, space=space, spaces=last))


def remove_token(bench: Bench, seat: Seat, location: LocationId, owner: Seat) -> None:
    """`remove_token`: returns an opponent's token."""
    mark(bench, location, owner, 0)
    bench.tell(TokenRemoved(seat=seat, location=location, owner=owner))


# At the end of the game


def end_vp(book: Book, cards: tuple[LocationId, ...]) -> int:
    """`end_vp`: returns the VP that rules add to the printed VP of these claimed cards."""
    rules = [(card, book.locations[card].effect) for card in cards]
    return sum(
        rule.amount
        for card, rule in rules
        if isinstance(rule, EndVp)
        for other in cards
        if other != card and book.locations[other].kind is rule.per
    )
