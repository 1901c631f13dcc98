"""The rules of Salvage: pick parts, bid for a wreck, keep five; the most points win."""

from typing import NewType, TypeAlias

from msgspec.structs import replace

from engine.core import (
    Action,
    Data,
    Decision,
    Dice,
    Event,
    Outcome,
    Private,
    Seat,
    SeatPlan,
    Step,
    Turn,
    Viewer,
    snake,
)
from engine.kit.edit import swap, without
from engine.kit.plain_rules import PlainRules
from engine.kit.ready.auction import Auction
from engine.kit.ready.draft import Draft
from engine.kit.ready.hands import deal_again, over_limit
from engine.kit.ready.secret import Secret
from engine.kit.ready.turn_order import next_seat

PartId = NewType("PartId", int)

PARTS = tuple(PartId(number) for number in range(1, 37))
PACK, LIMIT, COINS = 3, 5, 6
ROUNDS = 2


class Options(Data, frozen=True):
    coins: int = COINS


class Pick(Action, frozen=True):
    part: PartId


class Bid(Action, frozen=True):
    coins: int


class Leave(Action, frozen=True):
    pass


class Drop(Action, frozen=True):
    part: PartId


AnyAction: TypeAlias = Pick | Bid | Leave | Drop


class GotPack(Private, frozen=True):
    """The parts to pick from; hands are sent by direct message where a private event tells of them."""

    parts: tuple[PartId, ...]


class Took(Private, frozen=True):
    part: PartId


class Passed(Event, frozen=True):
    left: int


class WreckFound(Event, frozen=True):
    worth: int


class WasBid(Event, frozen=True):
    seat: Seat
    coins: int


class Left(Event, frozen=True):
    seat: Seat


class Sold(Event, frozen=True):
    seat: Seat
    coins: int
    worth: int


class Dropped(Event, frozen=True):
    seat: Seat


AnyEvent: TypeAlias = GotPack | Took | Passed | WreckFound | WasBid | Left | Sold | Dropped


class WhichPart(Decision, frozen=True):
    pass


class YourBid(Decision, frozen=True):
    bid: int
    worth: int


class DropOne(Decision, frozen=True):
    pass


class Drafting(Data, frozen=True, tag=snake):
    draft: Draft[PartId]


class Bidding(Data, frozen=True, tag=snake):
    auction: Auction
    worth: int


class Trimming(Data, frozen=True, tag=snake):
    drops: Secret[PartId]


class Over(Data, frozen=True, tag=snake):
    pass


Frame: TypeAlias = Drafting | Bidding | Trimming | Over


class State(Data, frozen=True):
    round: int
    deck: tuple[PartId, ...]
    hands: tuple[tuple[PartId, ...], ...]
    coins: tuple[int, ...]
    points: tuple[int, ...]
    first: Seat  # bids first
    frame: Frame


class View(Data, frozen=True):
    viewer: Viewer
    round: int
    hand: tuple[PartId, ...]
    pack: tuple[PartId, ...]  # the viewer's, in a draft
    held: tuple[int, ...]
    coins: tuple[int, ...]
    points: tuple[int, ...]
    waiting: tuple[Seat, ...]


Bench: TypeAlias = Turn[State, AnyEvent]


class SalvageRules(PlainRules[State, AnyAction]):
    """The rules of Salvage."""

    reasons = ("scrapped",)

    def seat_plan(self, options: Options) -> SeatPlan:
        return SeatPlan(keys=("red", "blue", "green", "white"), fewest=2)

    def setup(self, options: Options, seats: int, dice: Dice) -> Step[State, AnyEvent]:
        state = State(
            round=1,
            deck=dice.shuffle(PARTS),
            hands=((),) * seats,
            coins=(options.coins,) * seats,
            points=(0,) * seats,
            first=Seat(dice.draw(seats)),
            frame=Over(),
        )
        bench: Bench = Turn(state, dice)
        _deal(bench)
        return bench.step()

    def decision(self, state: State) -> Decision | None:
        match state.frame:
            case Drafting(draft=draft):
                return WhichPart(seats=draft.picks.waiting)
            case Bidding(auction=auction, worth=worth):
                return YourBid(seats=(auction.turn,), bid=auction.bid, worth=worth)
            case Trimming(drops=drops):
                return DropOne(seats=drops.waiting)
            case Over():
                return None

    def legal(self, state: State, seat: Seat) -> tuple[AnyAction, ...]:
        match state.frame:
            case Drafting(draft=draft):
                return tuple(Pick(part=part) for part in draft.options(seat))
            case Bidding(auction=auction) if auction.turn == seat:
                return (*(Bid(coins=coins) for coins in auction.raises(state.coins)), Leave())
            case Trimming(drops=drops) if seat in drops.waiting:
                return tuple(Drop(part=part) for part in state.hands[seat])
            case _:
                return ()

    def apply(self, state: State, seat: Seat, action: AnyAction, dice: Dice) -> Step[State, AnyEvent]:
        bench: Bench = Turn(state, dice)
        match state.frame, action:
            case Drafting(draft=draft), Pick(part=part):
                _pick(bench, draft.with_pick(seat, part))
            case Bidding(auction=auction, worth=worth), Bid(coins=coins):
                bench.tell(WasBid(seat=seat, coins=coins))
                _bid(bench, auction.with_bid(coins), worth)
            case Bidding(auction=auction, worth=worth), Leave():
                bench.tell(Left(seat=seat))
                _bid(bench, auction.with_pass(), worth)
            case Trimming(drops=drops), Drop(part=part):
                bench.tell(Dropped(seat=seat))
                _trim(bench, drops.with_answer(seat, part))
        return bench.step()

    def view(self, state: State, viewer: Viewer) -> View:
        draft = state.frame.draft if isinstance(state.frame, Drafting) else None
        decision = self.decision(state)
        return View(
            viewer=viewer,
            round=state.round,
            hand=() if viewer is None else state.hands[viewer],
            pack=() if viewer is None or draft is None else draft.packs[viewer],
            held=tuple(len(hand) for hand in state.hands),
            coins=state.coins,
            points=state.points,
            waiting=() if decision is None else decision.seats,
        )

    def outcome(self, state: State) -> Outcome | None:
        if not isinstance(state.frame, Over):
            return None
        scores = tuple(
            points + sum(hand) // 10 for points, hand in zip(state.points, state.hands, strict=True)
        )
        best = max(scores)
        winners = tuple(Seat(seat) for seat, score in enumerate(scores) if score == best)
        return Outcome(winners=winners, reason="scrapped", scores=scores)

    def round(self, state: State) -> int | None:
        return state.round

    def redeal(self, state: State, viewer: Viewer, dice: Dice) -> State:
        """Deals the other hands and packs again, with the deck; secret answers follow their new cards."""
        draft = state.frame.draft if isinstance(state.frame, Drafting) else None
        packs = draft.packs if draft is not None else ((),) * len(state.hands)
        hidden = [seat for seat in range(len(state.hands)) if seat != viewer]
        others = [state.hands[seat] for seat in hidden] + [packs[seat] for seat in hidden]
        *dealt, deck = deal_again(dice, *others, state.deck)
        new = dict(zip(hidden, zip(dealt, dealt[len(hidden) :], strict=False), strict=True))
        hands = tuple(new[seat][0] if seat in new else hand for seat, hand in enumerate(state.hands))
        packs = tuple(new[seat][1] if seat in new else pack for seat, pack in enumerate(packs))
        frame = state.frame
        if draft is not None:
            frame = Drafting(draft=draft.redeal(packs, viewer, dice))
        elif isinstance(frame, Trimming):
            frame = Trimming(drops=frame.drops.redeal(viewer, lambda seat: dice.pick(hands[seat])))
        return replace(state, deck=deck, hands=hands, frame=frame)


def _deal(bench: Bench) -> None:
    """Begins a draft with packs from the top of the deck."""
    state, seats = bench.state, len(bench.state.hands)
    packs = tuple(state.deck[seat * PACK : (seat + 1) * PACK] for seat in range(seats))
    bench.edit(deck=state.deck[seats * PACK :])
    _draft(bench, Draft.begin(packs))


def _draft(bench: Bench, draft: Draft[PartId]) -> None:
    """Asks everyone to pick from new packs."""
    bench.edit(frame=Drafting(draft=draft))
    for seat, parts in enumerate(draft.packs):
        bench.tell(GotPack(to=(Seat(seat),), parts=parts))


def _pick(bench: Bench, draft: Draft[PartId]) -> None:
    """Hands the picked parts out when all have picked; after the last of a pack a wreck is found."""
    if not draft.picks.is_complete:
        bench.edit(frame=Drafting(draft=draft))
        return
    for seat, part in draft.picks.answers.items():
        hands = swap(bench.state.hands, seat, (*bench.state.hands[seat], part))
        bench.edit(hands=hands)
        bench.tell(Took(to=(seat,), part=part))
    draft = draft.pass_left()
    bench.tell(Passed(left=len(draft.packs[0])))
    if not draft.is_over:
        _draft(bench, draft)
        return
    worth = 2 + bench.dice.roll(6)
    auction = Auction(turn=bench.state.first, seats=len(draft.packs))
    bench.tell(WreckFound(worth=worth))
    bench.edit(frame=Bidding(auction=auction, worth=worth))


def _bid(bench: Bench, auction: Auction, worth: int) -> None:
    """Sells the wreck when the auction is over; then those with too many parts drop one."""
    state = bench.state
    if not auction.is_over:
        bench.edit(frame=Bidding(auction=auction, worth=worth))
        return
    if (buyer := auction.leader) is not None:
        bench.tell(Sold(seat=buyer, coins=auction.bid, worth=worth))
        bench.edit(
            coins=swap(state.coins, buyer, state.coins[buyer] - auction.bid),
            points=swap(state.points, buyer, state.points[buyer] + worth),
        )
    _trim(bench, Secret.of(over_limit(bench.state.hands, LIMIT)))


def _trim(bench: Bench, drops: Secret[PartId]) -> None:
    """Drops the parts when all have chosen; then the next round begins, or the game is over."""
    if not drops.is_complete:
        bench.edit(frame=Trimming(drops=drops))
        return
    state = bench.state
    for seat, part in drops.answers.items():
        state = replace(state, hands=swap(state.hands, seat, without(state.hands[seat], part)))
    if state.round == ROUNDS:
        bench.state = replace(state, frame=Over())
        return
    first = next_seat(state.first, len(state.hands))
    bench.state = replace(state, round=state.round + 1, first=first)
    _deal(bench)
