"""The view of a table, built from nothing: each thing it shows is named here."""

from engine.miniatures.attack import pools
from engine.miniatures.cards import slots
from engine.miniatures.phases import question
from engine.miniatures.pieces import FigureId, Place, Side
from engine.miniatures.refill import laid_aside
from engine.miniatures.scoring import worth
from engine.miniatures.situation import Situation
from engine.miniatures.state import Acting, Attack, Extra, FreeMove, State, Stroke
from engine.miniatures.view import Fray, HeldCard, ScoreLine, SeenMarker, SideView, View


def look(now: Situation, viewer: Side | None) -> View:
    """Returns what a viewer may see; an onlooker sees what both sides see."""
    scenario, turn = now.scenario, now.turn
    return View(
        viewer=viewer,
        scenario=now.state.scenario,
        round=now.state.round,
        turn=turn.side if turn is not None else None,
        active=_active(now.state),
        acted=turn.acted if turn is not None else (),
        slots=slots(turn) if turn is not None else 0,
        decision=question(now),
        figures=now.state.figures,
        walls=now.book.walls(now.state),
        cover=now.book.cover(now.state),
        opaque=now.state.terrain.wrecks,
        zones=scenario.map.zones,
        control=now.state.zones,
        exits=scenario.map.exits,
        entry=scenario.map.entry,
        markers=_markers(now),
        spare_markers=len(now.state.spare),
        tokens=now.state.tokens,
        loot=now.state.loot,
        uplink=scenario.uplink,
        sides={side: _side(now, side) for side in Side},
        hand=_hand(now, viewer),
        deck=len(now.state.deck),
        discard=now.state.discard,
        reach_limit=now.book.reach_limit(now.state),
        victory=scenario.victory,
        target=scenario.target,
        next_waves=tuple(wave.round for wave in scenario.waves if wave.round > now.state.round),
        reserve=tuple(one.id for one in now.state.figures.values() if one.place is Place.RESERVE),
        called=now.state.called,
        acting=next((one for one in reversed(now.state.stack) if isinstance(one, Acting)), None),
        fray=_fray(now),
        marks=now.state.marks,
        past=now.state.past,
        outcome=now.state.outcome,
    )


def _markers(now: Situation) -> tuple[SeenMarker, ...]:
    """Shows markers by their squares; what lies face down has no kind."""
    return tuple(
        SeenMarker(at=marker.at, kind=marker.kind if marker.face_up else None)
        for marker in sorted(now.state.markers, key=lambda marker: marker.at)
    )


def _hand(now: Situation, viewer: Side | None) -> tuple[HeldCard, ...]:
    """Shows a player's own cards by the half they may use, without those they are about to discard."""
    if viewer is None:
        return ()
    book, state, aside = now.book, now.state, laid_aside(now, viewer)
    cards = [card for card in state.hands[viewer] if card not in aside]
    halves = [book.half(state, viewer, card) for card in cards]
    return tuple(
        HeldCard(id=card, effect=half, timing=book.effects[half].timing)
        for card, half in zip(cards, halves, strict=True)
    )


def _active(state: State) -> FigureId | None:
    for frame in reversed(state.stack):
        if isinstance(frame, Acting | Extra | FreeMove):
            return frame.figure
    return None


def _side(now: Situation, side: Side) -> SideView:
    tally, rules = now.state.tally.get(side, {}), now.scenario.scoring.of(side)
    counts = [(rule, tally.get(rule.key, 0)) for rule in rules]
    lines = [ScoreLine(key=rule.key, count=count, vp=worth(rule, count)) for rule, count in counts]
    return SideView(
        cards=len(now.state.hands[side]),
        rows=now.state.rows.get(side, ()),
        score=sum([line.vp for line in lines]),
        lines=tuple(lines),
        passed=side in now.state.passed,
    )


def _fray(now: Situation) -> Fray | None:
    """Shows the attack that is being worked out, once its target is settled."""
    for frame in reversed(now.state.stack):
        if isinstance(frame, Attack) and frame.stroke not in (Stroke.BRAVE, Stroke.AFTER):
            both = pools(now, frame)
            return Fray(
                means=frame.means,
                attacker=frame.attacker,
                target=frame.target,
                attack_dice=both.dice,
                defence_dice=both.against,
                chance=both.kill,
                stance=frame.stance,
            )
    return None
