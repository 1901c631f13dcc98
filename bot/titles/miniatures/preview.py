"""Previews of the miniatures game, computed from a view: reach, lines of sight, odds and strikes."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec.structs import replace

from bot.text.catalogue import default_key
from bot.titles.miniatures.names import ruin
from bot.titles.miniatures.names import site as named
from bot.titles.miniatures.strikes import Strikes
from bot.titles.title import Sketch, Words
from engine.miniatures import actions as do
from engine.miniatures.actions import AnyAction
from engine.miniatures.activation import MOVE
from engine.miniatures.attack import sweep_targets
from engine.miniatures.book import Book
from engine.miniatures.content import AttackNow, MoveOwn, Rank, ReturnKilled, ShootAttack, Skill
from engine.miniatures.decisions import BuildRuins, ChooseAction, ChooseOpponent
from engine.miniatures.grid import AROUND, SQUARES, Direction, Square
from engine.miniatures.mind.judgement import Grounds, Judgement
from engine.miniatures.pieces import Figure, FigureId, Place, Side, Weapon
from engine.miniatures.pools import fight_pools
from engine.miniatures.ruins import cover_of, frame_of, walls_of
from engine.miniatures.sight import Sight
from engine.miniatures.state import Built, Stance
from engine.miniatures.view import View
from renderer.scenes import miniatures as scenes
from renderer.scenes.miniatures import Preview

Chances = dict[FigureId, float]
BEST_FIRST = (Sight.CLEAR, Sight.PARTIAL, Sight.BLOCKED)


def shows(action: AnyAction) -> bool:
    """Tells whether an action has a preview."""
    match action:
        case do.PlayCard(figure=figure, at=at):
            return figure is not None or at is not None
        case do.Activate() | do.Move() | do.Deploy() | do.Fight() | do.Trigger() | do.Build():
            return True
        case do.Shoot() | do.AimAndShoot() | do.Freeze() | do.CoverWithFire():
            return True
        case _:
            return False


class Previews:
    """Draws previews by one rule book."""

    def __init__(self, book: Book) -> None:
        self._book = book
        self._grounds = Grounds()

    def sketch(self, view: View, actions: Sequence[AnyAction], words: Words) -> Sketch | None:
        """Draws the offered actions, or the effects of a single one."""
        if isinstance(view.decision, BuildRuins):
            return self._buildings(view, [one for one in actions if isinstance(one, do.Build)], words)
        return _sketch(view, self.preview(view, actions, words), words)

    def _buildings(self, view: View, actions: Sequence[do.Build], words: Words) -> Sketch | None:
        """Draws a ruin where it would stand, or the squares of the sites in question."""
        asked, sites = view.decision, tuple({action.site: None for action in actions})
        if not isinstance(asked, BuildRuins) or not sites:
            return None
        piece, place = ruin(asked.ruin, view, words), named(sites[0], view, words)
        if len(actions) == 1:
            facing = actions[0].facing
            box, one = self._book.content.ruins, Built(ruin=asked.ruin, at=sites[0], facing=facing)
            cover = {**view.cover, **cover_of(box, (one,))}
            view = replace(view, walls=(*view.walls, *walls_of(box, (one,))), cover=cover)
            open_to = words(default_key(Direction, facing))
            caption = words("board-preview-built", ruin=piece, site=place, facing=open_to)
        elif len(sites) == 1:
            caption = words("board-preview-building", ruin=piece, site=place)
        else:
            caption = words("board-preview-sites", ruin=piece)
        squares = tuple({square: None for site in sites for square in frame_of(site)})
        return _sketch(view, Preview(caption=caption, site=squares), words)

    def preview(self, view: View, actions: Sequence[AnyAction], words: Words) -> Preview:
        """Returns the preview of the offered actions, or of a single one."""
        shown = [action for action in actions if shows(action)]
        thought = ViewPreviews(self._book, view, self._grounds, words)
        return thought.of_one(shown[0]) if len(actions) == len(shown) == 1 else thought.of_several(shown)

    def figure(self, view: View, given: Mapping[str, str], words: Words) -> Sketch | None:
        """Draws the possible actions of a figure from its square, for any viewer."""
        one = view.figures.get(FigureId(given["figure"].strip().upper()))
        if one is None or one.place in (Place.DEAD, Place.GONE):
            return None
        return _sketch(view, ViewPreviews(self._book, view, self._grounds, words).figure(one), words)


def _sketch(view: View, preview: Preview, words: Words) -> Sketch | None:
    if preview == Preview(caption=preview.caption):
        return None
    return Sketch(scene=scenes.scene(view, words, preview), alt=scenes.preview_alt(preview, words))


class ViewPreviews:
    """Computes the previews of one view."""

    def __init__(self, book: Book, view: View, grounds: Grounds, words: Words) -> None:
        self._book = book
        self._view = view
        self._grounds = grounds
        self._words = words
        self._judge = Judgement(book, view, grounds)
        self._field = self._judge.field
        self._strikes = Strikes(self._judge)

    # --- one action, or several to choose from

    def of_one(self, action: AnyAction) -> Preview:
        """Returns the preview of one action."""
        match action:
            case do.Activate(figure=figure):
                return self.figure(self._view.figures[figure])
            case do.Deploy(at=at) | do.Move(to=at):
                return self._at_square(at)
            case do.Trigger():
                return replace(self._strikes.row(action), caption=self._words("board-preview-strike"))
            case do.PlayCard():
                return self._card(action)
            case do.CoverWithFire(squares=squares):
                return self._cover(squares)
            case _:
                return self._attacks((action,))

    def of_several(self, actions: Sequence[AnyAction]) -> Preview:
        """Returns the combined preview of several actions; an empty one if they cover the whole board."""
        triggers = [action for action in actions if isinstance(action, do.Trigger)]
        if triggers and len(triggers) == len(actions):
            struck = self._strikes.rows(triggers)
            everything = len(struck.maybe) == len(SQUARES)
            return Preview() if everything else replace(struck, caption=self._words("board-preview-strike"))
        found = replace(self._attacks(actions), reach=self._reach(actions), picks=_candidates(actions))
        return replace(found, caption=self._caption(found))

    def _caption(self, found: Preview) -> str:
        actor = self._actor()
        if actor is None or found.picks:
            return self._words("board-preview-figures")
        key = "figure" if found.reach and found.odds else "squares" if found.reach else "attacks"
        return self._words(f"board-preview-{key}", figure=actor.id)

    def _actor(self) -> Figure | None:
        """Returns the figure that is to act; `None` while it is still to be chosen."""
        asked: FigureId | None = getattr(self._view.decision, "figure", None) or self._view.active
        return None if asked is None else self._view.figures[asked]

    # --- a figure

    def figure(self, one: Figure) -> Preview:
        """Returns all possible next actions of a figure: its reach, and its attacks."""
        caption = self._words("board-preview-figure", figure=one.id)
        if one.at is None:
            return Preview(caption=caption, reach=self._steps_in(one))
        upright = replace(one, frightened=False)
        steps = 1 if one.frightened else MOVE  # standing up replaces a step (R2.1)
        reach = {} if self._field.must_fight(one) else self._steps(upright, steps)
        return replace(self._outlook(upright), caption=caption, picks=(one.id,), reach=reach)

    def _outlook(self, one: Figure) -> Preview:
        """Returns the lines of sight and the odds of attacks of a figure on its square."""
        foes = self._field.enemies(one)
        if foes:
            return self._fights(one, foes, charge=False)
        odds: Chances = {}
        for weapon in self._field.weapons(one):
            for target in self._targets(one, weapon):
                odds.setdefault(target.id, self._judge.shot(one, target, weapon, aim=False).kill)
        return Preview(sights=self._sights(one, self._field.of(one.side.enemy)), odds=odds)

    def _targets(self, one: Figure, weapon: Weapon) -> Iterator[Figure]:
        """Yields the possible targets of a weapon; a freeze ray hits all it sees in a square (R16.3)."""
        sweeps = weapon is Weapon.OWN and self._field.has(one, Skill.FREEZE)
        for foe in self._field.of(one.side.enemy):
            assert foe.at is not None
            if sweeps:
                open_to_fire = self._field.why_no_fire(one, weapon, foe.at) is None
                hit = open_to_fire and foe.id in sweep_targets(self._field, one, foe.at)
            else:
                hit = self._field.why_no_shot(one, weapon, foe) is None
            if hit:
                yield foe

    def _sights(self, one: Figure, targets: Iterable[Figure]) -> dict[Square, Sight]:
        """Returns the line of sight to the square of each target, the best one per square."""
        found: dict[Square, Sight] = {}
        for target in targets:
            if target.at is not None and target.at != one.at:
                sight = self._field.shot_sight(one, target)
                found[target.at] = min(sight, found.get(target.at, sight), key=BEST_FIRST.index)
        return found

    # --- movement

    def _reach(self, actions: Sequence[AnyAction]) -> dict[Square, int]:
        """Returns the squares that actions lead to, and the squares in reach of a second step."""
        actor, acting = self._actor(), self._view.acting
        here = actor.at if actor is not None else None
        first = {to: steps for action in actions for to, steps in _goals(action) if to != here}
        if actor is None or acting is None or not isinstance(self._view.decision, ChooseAction):
            return first
        # Heroics buy one step (R15.3), which the view does not distinguish from the action after it.
        again = not (acting.steps or acting.shot or acting.stood or acting.done or acting.extras)
        return self._with_second_steps(actor, first) if again else first

    def _steps(self, one: Figure, steps: int) -> dict[Square, int]:
        """Returns the squares that a figure can reach within this many steps."""
        assert one.at is not None
        around = self._field.ground.steps[one.at]
        first = {to: 1 for to in around if self._field.why_no_step(one, to) is None}
        return self._with_second_steps(one, first) if steps > 1 else first

    def _steps_in(self, one: Figure) -> dict[Square, int]:
        """Returns the squares that a figure off the board can reach (Q48, Q49)."""
        entry: Iterable[Square] = self._view.entry
        if one.id in self._view.called:
            held = (zone for zone, side in self._view.control.items() if side is Side.MARTIAN)
            home = {zone for group in self._judge.scenario.forces.martian for zone in group.zones}
            entry = (at for zone in held if zone in home for at in self._view.zones[zone] if _on_rim(at))
        elif one.place is not Place.WAITING:
            entry = ()
        return self._with_second_steps(one, {to: 1 for to in entry if not self._field.is_full(to)})

    def _with_second_steps(self, one: Figure, first: Mapping[Square, int]) -> dict[Square, int]:
        """Returns the squares of a first and a second step; enemies stop the figure (R2.3)."""
        found = dict(first)
        for at in first:
            if self._field.foes_at(one.side, at):
                continue
            there = replace(one, at=at)
            for to in self._field.ground.steps[at]:
                if to != one.at and to not in found and self._field.why_no_step(there, to) is None:
                    found[to] = 2
        return found

    def _at_square(self, at: Square) -> Preview:
        """Returns the preview of a figure on another square: its sights, odds and risks there."""
        actor = self._actor()
        if actor is None:
            return Preview()
        there = replace(actor, at=at, place=Place.BOARD, frightened=False)
        then = replace(self._view, figures={**self._view.figures, actor.id: there})
        after = ViewPreviews(self._book, then, self._grounds, self._words)
        foes = after._field.enemies(there) if at != actor.at else []
        outlook = after._fights(there, foes, charge=True) if foes else after._outlook(there)
        caption = self._words("board-preview-there", figure=actor.id, at=at)
        return replace(outlook, caption=caption, ghost=(actor.id, at))

    # --- attacks

    def _attacks(self, actions: Sequence[AnyAction]) -> Preview:
        """Returns the attacks among the actions with their odds; plain shots are preferred to aimed ones."""
        actor = self._actor()
        if actor is None or actor.at is None:
            return Preview()
        shots: Chances = {}
        foes: list[Figure] = []
        for action in sorted(actions, key=_is_aimed):
            match action:
                case do.Shoot(target=target, weapon=weapon) | do.AimAndShoot(target=target, weapon=weapon):
                    shots.setdefault(target, self._kill(actor, target, weapon, aim=_is_aimed(action)))
                case do.Freeze(at=at, aim=aim):
                    for target in sweep_targets(self._field, actor, at):
                        shots.setdefault(target, self._kill(actor, target, Weapon.OWN, aim=aim))
                case do.Fight(target=target):
                    foes.append(self._view.figures[target])
        fights = self._fights(actor, foes, charge=self._charging())
        return replace(
            fights,
            caption=self._words("board-preview-attacks", figure=actor.id),
            sights=self._sights(actor, (self._view.figures[target] for target in shots)),
            odds={**shots, **fights.odds},
        )

    def _kill(self, actor: Figure, target: FigureId, weapon: Weapon, *, aim: bool) -> float:
        return self._judge.shot(actor, self._view.figures[target], weapon, aim=aim).kill

    def _charging(self) -> bool:
        """Tells whether a fight now follows a step into the square, not standing up beside enemies."""
        acting = self._view.acting
        rose = acting is not None and acting.stood and not acting.extras
        return isinstance(self._view.decision, ChooseOpponent) and not rose

    def _fights(self, fighter: Figure, foes: Iterable[Figure], *, charge: bool) -> Preview:
        """Returns the odds of fights, if every foe that is not frightened fights back."""
        odds: Chances = {}
        risks: Chances = {}
        for foe in foes:
            if self._field.why_no_fight(fighter, foe) is not None:
                continue
            stance = Stance.DODGE if foe.frightened else Stance.FIGHT
            both = fight_pools(self._field, fighter, foe, stance, charge=charge)
            odds[foe.id] = both.kill
            if stance is Stance.FIGHT:
                risks[foe.id] = both.counter
        return Preview(odds=odds, risks=risks)

    def _cover(self, squares: tuple[Square, ...]) -> Preview:
        """Returns the preview of covering fire, which frightens every soldier without a roll (R16.4)."""
        there = (one for at in squares for one in self._field.at(at))
        soldiers = (one.id for one in there if self._book.profile(one).rank is Rank.SOLDIER)
        caption = self._words("board-preview-strike")
        return Preview(caption=caption, blast=squares, odds=dict.fromkeys(soldiers, 1.0), stake="frighten")

    # --- cards

    def _card(self, play: do.PlayCard) -> Preview:
        """Returns the preview of a card played on figures or a square."""
        half = next((card.effect for card in self._view.hand if card.id == play.card), None)
        effect = self._book.effects[half] if half is not None else None
        picks = tuple(one for one in (play.figure, play.other) if one is not None)
        match effect:
            case AttackNow(dice=dice, needs=needs) if play.at is not None:
                struck = self._strikes.effect([(play.at,)], ShootAttack(dice=dice, needs=needs))
                return replace(struck, caption=self._words("board-preview-strike"), picks=picks)
            case ReturnKilled() if play.at is not None and play.figure is not None:
                caption = self._words("board-preview-there", figure=play.figure, at=play.at)
                return Preview(caption=caption, ghost=(play.figure, play.at))
            case MoveOwn(squares=squares) if play.figure is not None:
                one = self._view.figures[play.figure]
                caption = self._words("board-preview-squares", figure=one.id)
                return Preview(caption=caption, picks=picks, reach=self._steps(one, squares))
            case _:
                return Preview(caption=self._words("board-preview-figures"), picks=picks)


def _goals(action: AnyAction) -> tuple[tuple[Square, int], ...]:
    """Returns the square that an action moves a figure to, and the number of steps."""
    match action:
        case do.Move(to=at):
            return ((at, 1),)
        case do.Deploy(at=at):
            return ((at, 0),)
        case _:
            return ()


def _candidates(actions: Sequence[AnyAction]) -> tuple[FigureId, ...]:
    """Returns the figures to choose from: the ones to activate, or else the targets of cards."""
    acting = [action.figure for action in actions if isinstance(action, do.Activate)]
    plays = [action for action in actions if isinstance(action, do.PlayCard)]
    worked_on = [one for play in plays for one in (play.figure, play.other) if one is not None]
    return tuple(dict.fromkeys(acting or worked_on))


def _is_aimed(action: AnyAction) -> bool:
    match action:
        case do.AimAndShoot() | do.Freeze(aim=True):
            return True
        case _:
            return False


def _on_rim(square: Square) -> bool:
    return len(AROUND[square]) < len(Direction)
