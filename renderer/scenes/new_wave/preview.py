"""Previews on the map: moved pieces, strikes and losses."""

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from engine.core import tag_of
from engine.new_wave import actions as do
from engine.new_wave.actions import AnyAction
from engine.new_wave.content import AreaId, Side
from engine.new_wave.forecast import Blow, CivilianLoss, Forecast, MarkerMove, forecast
from engine.new_wave.view import View
from renderer.scenes.new_wave import names
from renderer.text import UNSEEN
from renderer.words import Words, alt_text, capitalise, dash

CIVILIAN = "civilian"
BROUGHT = {"royal_navy": "navy"}  # cards with another name than their piece

ARROW = " → "


class Ghost(msgspec.Struct, frozen=True, kw_only=True):
    """A piece at its new place."""

    piece: str  # the id of a unit, a kind of unit, a building, or `civilian`
    to: AreaId
    origin: AreaId | None = None  # None if it is new on the map


class Preview(msgspec.Struct, frozen=True, kw_only=True):
    """A preview laid over the board; made by `preview_of`."""

    caption: str  # names the previewed action
    areas: tuple[AreaId, ...] = ()  # areas to choose from
    ghosts: tuple[Ghost, ...] = ()
    strikes: Mapping[AreaId, Forecast] = {}  # struck areas with the effects
    told: str = ""  # the effect in words; "" if there is none


# --- from actions ----------------------------------------------------------------------------------------


def preview_of(view: View, actions: Sequence[AnyAction], words: Words) -> Preview | None:
    """Returns the preview of actions: effects or possible places; `None` if there is nothing to show."""
    ghosts = tuple(dict.fromkeys(ghost for action in actions for ghost in _ghosts(view, action)))
    strikes = dict(_strikes(view, actions))
    several = len(actions) > 1
    landed = () if not several else tuple(dict.fromkeys(ghost.to for ghost in ghosts))
    if not (ghosts or strikes):
        return None
    return Preview(caption=_caption(actions, ghosts, words), areas=landed, ghosts=ghosts, strikes=strikes)


def _ghosts(view: View, action: AnyAction) -> Iterable[Ghost]:
    match action:
        case do.MoveUnit(unit=unit, to=to) | do.PushArmy(unit=unit, to=to):
            yield Ghost(piece=unit, to=to, origin=_where(view, unit))
        case do.MoveCivilian(origin=origin, to=to):
            yield Ghost(piece=CIVILIAN, to=to, origin=origin)
        case do.Place(area=area) if view.placing is not None:
            yield Ghost(piece=BROUGHT.get(view.placing, view.placing), to=area)
        case _:
            pass


def _where(view: View, unit: str) -> AreaId:
    return next(area for area, spot in view.areas.items() for piece in spot.units if piece.id == unit)


def _strikes(view: View, actions: Sequence[AnyAction]) -> Iterable[tuple[AreaId, Forecast]]:
    """Yields struck areas; if several cards could join an attack, it is shown without any of them."""
    joins = [action for action in actions if isinstance(action, do.Join)]
    for action in (do.Strike(), *actions) if len(joins) > 1 else actions:
        reckoned = forecast(view, action)
        if reckoned is None or (action in joins and len(joins) > 1):
            continue
        match action:
            case do.Hit(area=area) | do.Fire(area=area) | do.TakeCivilian(area=area) | do.MoveUnit(to=area):
                yield area, reckoned
            case do.Join() | do.Strike() if view.attack is not None:
                yield view.attack.area, reckoned
            case _:
                pass


def _caption(actions: Sequence[AnyAction], ghosts: Sequence[Ghost], words: Words) -> str:
    if len(actions) == 1:
        return capitalise(action(actions[0], words))
    whose = {(ghost.piece, ghost.origin) for ghost in ghosts}
    if len(whose) == 1 and len(ghosts) == len(actions):
        return words("board-preview-where", what=_piece(ghosts[0], words))
    kinds = {tag_of(each) for each in actions}
    return words(f"kind-{dash(kinds.pop())}") if len(kinds) == 1 else words("board-preview")


def action(which: AnyAction, words: Words) -> str:
    """Returns an action in words, for the caption."""
    key = f"action-{dash(tag_of(which))}"
    match which:
        case do.MoveUnit(unit=unit, to=to) | do.PushArmy(unit=unit, to=to):
            return words(key, unit=names.unit(unit, words), to=names.area(to, words))
        case do.MoveCivilian(origin=origin, to=to, who=who):
            return words(
                key,
                origin=names.area(origin, words),
                to=names.area(to, words),
                who=words(f"walker-{who.value}"),
            )
        case do.Hit(area=area, unit=with_unit):
            return words(
                key,
                area=names.area(area, words),
                unit=names.unit(with_unit, words) if with_unit else "",
                unit_count=1 if with_unit else 0,
            )
        case do.Fire(building=building, area=area):
            return words(key, building=names.building(building, words), area=names.area(area, words))
        case do.Place(area=area) | do.TakeCivilian(area=area):
            return words(key, area=names.area(area, words))
        case do.Join(card=card, mode=mode) | do.PlayCard(card=card, mode=mode):
            return words(key, card=names.card(card, words), mode=names.mode(mode, words))
        case do.Buy(card=card) | do.SwapOffer(card=card):
            return words(key, card=names.card(card, words))
        case do.Stay(unit=unit):
            return words(key, unit=names.unit(unit, words))
        case _:
            return words(key)


# --- the marks --------------------------------------------------------------------------------------------


def strength(reckoned: Forecast) -> str:
    """Returns the number on a strike: the damage, with the needed amount if it is too low."""
    match reckoned:
        case Blow(damage=damage, needed=needed):
            return f"{damage}/{needed}" if damage < needed else str(damage)
        case MarkerMove(before=before, after=after):
            return str(abs(after - before))
        case _:
            return ""


def striker(reckoned: Forecast) -> Side:
    """Returns the striking side."""
    return Side.HUMANS if isinstance(reckoned, MarkerMove) else Side.MARTIANS


def preview_alt(preview: Preview, words: Words) -> str:
    """Returns the alt text of a preview's marks."""
    told = [preview.caption]
    told += [capitalise(preview.told)] if preview.told else []
    told += [_ghost(ghost, words) for ghost in preview.ghosts]
    told += strike_lines(preview, words)
    return alt_text(f"{_aloud(line, words)}.".translate(UNSEEN) for line in told)


def _aloud(line: str, words: Words) -> str:
    """Returns a line with words instead of arrows, for screen readers."""
    way, *further = line.split(ARROW)
    for to in further:
        way = words("board-way-on", way=way, to=to)
    return way


def strike_lines(preview: Preview, words: Words) -> list[str]:
    """Returns the effects of strikes, one line each."""
    found = ((area, _forecast_text(reckoned, words)) for area, reckoned in preview.strikes.items())
    return [
        words("board-preview-strikes", area=names.area(area, words), told=told)
        for area, told in found
        if told
    ]


def _ghost(ghost: Ghost, words: Words) -> str:
    what, to = _piece(ghost, words), names.area(ghost.to, words)
    if ghost.origin is None:
        return words("board-preview-place", what=what, to=to)
    way = words("board-way-on", way=names.area(ghost.origin, words), to=to)
    return words("board-way", what=what, way=way)


def _piece(ghost: Ghost, words: Words) -> str:
    if ghost.piece == CIVILIAN:
        return words("board-walker", count=1)
    return capitalise(names.piece(ghost.piece, words))


def _forecast_text(reckoned: Forecast, words: Words) -> str:
    match reckoned:
        case Blow(damage=damage, needed=needed):
            return words("board-preview-blow", damage=damage, needed=needed)
        case MarkerMove(before=before, after=after, limit=limit):
            return words("hint-marker", before=before, after=after, limit=limit)
        case CivilianLoss(before=before, after=after):
            return words("hint-civilians", before=before, after=after)
        case _:
            return ""
