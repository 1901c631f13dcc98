"""The view of a table, built from nothing: each thing it shows is named here."""

from engine.miniatures.attack import pools
from engine.miniatures.bench import taking
from engine.miniatures.book import Book
from engine.miniatures.cards import slots
from engine.miniatures.legal import question
from engine.miniatures.pieces import FigureId, Place, Side
from engine.miniatures.scoring import points, worth
from engine.miniatures.state import Acting, Attack, Extra, FreeMove, State, Stroke
from engine.miniatures.view import Fray, HeldCard, ScoreLine, SeenMarker, SideView, View


def look(book: Book, state: State, viewer: Side | None) -> View:
    """Returns what a viewer may see; an onlooker sees what both sides see."""
    scenario, turn = book.scenario(state), taking(state)
    hand = state.hands[viewer] if viewer is not None else ()
    return View(
        viewer=viewer,
        scenario=state.scenario,
        round=state.round,
        turn=turn.side if turn is not None else None,
        active=_active(state),
        acted=turn.acted if turn is not None else (),
        slots=slots(turn) if turn is not None else 0,
        decision=question(book, state),
        figures=state.figures,
        walls=book.walls(state),
        cover=book.cover(state),
        opaque=state.terrain.wrecks,
        zones=scenario.map.zones,
        control=state.zones,
        exits=scenario.map.exits,
        entry=scenario.map.entry,
        markers=tuple(
            SeenMarker(at=marker.at, kind=marker.kind if marker.face_up else None)
            for marker in sorted(state.markers, key=lambda marker: marker.at)
        ),
        spare_markers=len(state.spare),
        tokens=state.tokens,
        loot=state.loot,
        uplink=scenario.uplink,
        sides={side: _side(book, state, side) for side in Side},
        hand=tuple(
            HeldCard(
                id=card,
                effect=book.half(state, viewer, card),
                timing=book.effect(state, viewer, card).timing,
            )
            for card in hand
            if viewer is not None
        ),
        deck=len(state.deck),
        discard=state.discard,
        reach_limit=book.reach_limit(state),
        victory=scenario.victory,
        target=scenario.target,
        next_waves=tuple(wave.round for wave in scenario.waves if wave.round > state.round),
        reserve=tuple(one.id for one in state.figures.values() if one.place is Place.RESERVE),
        called=state.called,
        acting=next((one for one in reversed(state.stack) if isinstance(one, Acting)), None),
        fray=_fray(book, state),
        marks=state.marks,
        past=state.past,
        outcome=state.outcome,
    )


def _active(state: State) -> FigureId | None:
    for frame in reversed(state.stack):
        if isinstance(frame, Acting | Extra | FreeMove):
            return frame.figure
    return None


def _side(book: Book, state: State, side: Side) -> SideView:
    tally = state.tally.get(side, {})
    return SideView(
        cards=len(state.hands[side]),
        rows=state.rows.get(side, ()),
        score=points(book, state, side),
        lines=tuple(
            ScoreLine(key=rule.key, count=tally.get(rule.key, 0), vp=worth(rule, tally.get(rule.key, 0)))
            for rule in book.scenario(state).scoring.of(side)
        ),
        passed=side in state.passed,
    )


def _fray(book: Book, state: State) -> Fray | None:
    """Shows the attack that is being worked out, once its target is settled."""
    for frame in reversed(state.stack):
        if isinstance(frame, Attack) and frame.stroke not in (Stroke.BRAVE, Stroke.AFTER):
            both = pools(book.field(state), state, frame)
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
