"""The field: figures by square, lines of sight, legal steps and targets of one position."""

from collections.abc import Iterator, Mapping, Sequence, Set
from typing import Protocol

from engine.core import Refusal
from engine.miniatures import refusals as no
from engine.miniatures.content import Profile, Rank, Skill
from engine.miniatures.grid import BIT, DISTANCES, PLACE, VECTOR, Direction, Square, distance
from engine.miniatures.pieces import (
    Figure,
    FigureId,
    Place,
    ProfileId,
    Side,
    Token,
    TokenId,
    TokenKind,
    Weapon,
)
from engine.miniatures.sight import Ground, Sight

CROWD = 6  # figures a square holds (R3.7)
MENDED: Mapping[Weapon, tuple[int, tuple[int, int]]] = {  # value and reach (R16.10)
    Weapon.DISINTEGRATOR: (5, (1, 4)),
    Weapon.FREEZE_PISTOL: (5, (1, 3)),
}


_OWN = (Weapon.OWN,)
_HUMAN, _MARTIAN = Side

Camp = Mapping[Square, Sequence[Figure]]  # figures by the squares they are in, in the order of their ids
_Target = tuple[Square, Sequence[Figure], Sequence[Figure]]  # a square, its enemies, and the brave among them


class Peopled(Protocol):
    """The input of a field: a state or a view."""

    @property
    def figures(self) -> Mapping[FigureId, Figure]: ...
    @property
    def tokens(self) -> Mapping[TokenId, Token]: ...


class Field:
    """Read-only queries about one position, with caches."""

    __slots__ = (
        "_bravery",
        "_full",
        "_marks",
        "_profiles",
        "_standing",
        "_steps",
        "_targets",
        "_tokens",
        "beta",
        "brazen",
        "bugs",
        "civilians",
        "figures",
        "foes",
        "ground",
        "reach_limit",
        "ready",
    )

    def __init__(
        self,
        profiles: Mapping[ProfileId, Profile],
        ground: Ground,
        people: Peopled,
        *,
        reach_limit: int | None,
        beta: bool,
        brazen: bool,
    ) -> None:
        self.ground = ground
        self.figures = people.figures
        self.foes = _camps(people.figures)  # by side
        self.reach_limit = reach_limit
        self.beta = beta
        self.brazen = brazen  # a lasting card: Martians are never seen clearly
        self._profiles = profiles
        self._full: Set[Square] | None = None
        self._steps: dict[tuple[FigureId, Square, bool], list[Square]] = {}
        self._targets: dict[tuple[FigureId, Square, bool, Weapon], list[Figure]] = {}
        self._marks: dict[Side, list[_Target]] = {}
        self._standing: int | None = None
        self.ready: dict[Side, list[Figure]] = {}  # cache of `ready.candidates`
        self._bravery: set[Square] | None = None
        tokens = people.tokens.values()
        self.civilians = [token for token in tokens if token.kind is TokenKind.CIVILIAN] if tokens else []
        self.bugs = [token for token in tokens if token.kind is TokenKind.BUG] if tokens else []
        self._tokens = [token.at for token in (*self.civilians, *self.bugs)] if tokens else []

    def again(self, people: Peopled) -> "Field":
        """Returns a field of the same ground with these figures and tokens."""
        return Field(
            self._profiles,
            self.ground,
            people,
            reach_limit=self.reach_limit,
            beta=self.beta,
            brazen=self.brazen,
        )

    # --- positions

    def profile(self, figure: Figure) -> Profile:
        return self._profiles[figure.profile]

    def has(self, figure: Figure, skill: Skill) -> bool:
        return skill in self._profiles[figure.profile].skills

    def klutz(self, figure: Figure) -> bool:
        return Skill.KLUTZ in self._profiles[figure.profile].skills

    def at(self, square: Square) -> Sequence[Figure]:
        """Returns the figures in a square, in the order of their ids."""
        martians, humans = self.foes[_HUMAN].get(square, ()), self.foes[_MARTIAN].get(square, ())
        if martians and humans:
            return [figure for figure in self.figures.values() if figure.at == square]
        return martians or humans

    def of(self, side: Side) -> Iterator[Figure]:
        """Yields a side's figures on the board."""
        return (figure for figure in self.figures.values() if figure.at is not None and figure.side is side)

    def enemies(self, figure: Figure) -> Sequence[Figure]:
        """Returns the enemies in a figure's own square."""
        return self.foes[figure.side].get(figure.at, ()) if figure.at is not None else ()

    def foes_at(self, side: Side, square: Square) -> Sequence[Figure]:
        return self.foes[side].get(square, ())

    def friends(self, figure: Figure) -> list[Figure]:
        """Returns the other figures of its side in a figure's square."""
        assert figure.at is not None
        return [other for other in self.foes_at(figure.side.enemy, figure.at) if other.id != figure.id]

    def must_fight(self, figure: Figure) -> bool:
        """Tells whether a figure must fight: an upright enemy is in its square (R2.2)."""
        foes = self.enemies(figure)
        return bool(foes) and not all(enemy.frightened for enemy in foes)

    def is_full(self, square: Square) -> bool:
        """Tells whether a square has no room left."""
        return square in self._full_squares()

    def room(self, square: Square) -> int:
        """Counts the places left in a square; civilians and the bug take one, cattle do not (Q16)."""
        return CROWD - len(self.at(square)) - self._tokens.count(square)

    def _full_squares(self) -> Set[Square]:
        """Returns the squares without room; skips the count if even the largest crowds fit together."""
        full = self._full
        if full is None:
            martians, humans = self.foes[_HUMAN], self.foes[_MARTIAN]
            largest = sum(max(map(len, camp.values()), default=0) for camp in (martians, humans))
            squares = {*martians, *humans, *self._tokens} if largest + len(self._tokens) >= CROWD else ()
            full = self._full = {square for square in squares if self.room(square) <= 0}
        return full

    # --- steps

    def why_no_step(self, figure: Figure, to: Square) -> Refusal | None:
        """Returns the reason why a figure may not step into a square, or `None` (R3)."""
        at = figure.at
        assert at is not None
        if figure.frightened:
            return no.IsFrightened(figure=figure.id)
        if to == at:
            return None  # re-positioning inside the square (Q12)
        if to not in PLACE:
            return no.NotASquare(typed=to)
        if distance(at, to) != 1:
            return no.TooFar(figure=figure.id, at=to)
        if to not in self.ground.steps[at]:
            return no.WallInTheWay(figure=figure.id, at=to)
        if self.must_fight(figure):
            return no.HeldByEnemies(figure=figure.id)
        if self.is_full(to):
            return no.SquareIsFull(at=to)
        if not self._keeps_to_partner(figure, to):
            return no.TooFarFromPartner(figure=figure.id)
        return None

    def steps(self, figure: Figure) -> list[Square]:
        """Returns the squares a figure may step into, its own last."""
        assert figure.at is not None
        key = (figure.id, figure.at, figure.frightened)
        found = self._steps.get(key)
        if found is None:
            found = self._steps[key] = self._find_steps(figure, figure.at)
        return found

    def _find_steps(self, figure: Figure, at: Square) -> list[Square]:
        if figure.frightened:
            return []
        if self.must_fight(figure):
            return [at]
        ways, full = self.ground.steps[at], self._full_squares()
        if full:
            ways = tuple(to for to in ways if to not in full)
        if self._profiles[figure.profile].partner is not None:
            ways = tuple(to for to in ways if self._keeps_to_partner(figure, to))
        return [*ways, at]

    def partner(self, figure: Figure) -> Figure | None:
        """Returns the partner of a star-crossed lover, if on the board."""
        partner = self._profiles[figure.profile].partner
        if partner is None:
            return None
        return next(
            (
                other
                for other in self.figures.values()
                if other.profile == partner and other.place is Place.BOARD
            ),
            None,
        )

    def _keeps_to_partner(self, figure: Figure, to: Square) -> bool:
        """Tells whether a step takes a lover at most one square from the partner, or no farther off (Q24)."""
        partner = self.partner(figure)
        if partner is None or partner.at is None or figure.at is None:
            return True
        return distance(to, partner.at) <= max(1, distance(figure.at, partner.at))

    def may_part(self, figure: Figure, over: Direction) -> bool:
        """Tells whether a lover may leave the board, counted as a step to the square outside (Q24)."""
        partner = self.partner(figure)
        if partner is None or partner.at is None or figure.at is None:
            return True
        (x, y), (dx, dy), (px, py) = PLACE[figure.at], VECTOR[over], PLACE[partner.at]
        apart = max(abs(x + dx - px), abs(y + dy - py))
        return apart <= max(1, distance(figure.at, partner.at))

    # --- sight and targets

    def sees(self, figure: Figure, target: Figure) -> Sight:
        assert figure.at is not None
        assert target.at is not None
        return self.look(figure.at, target.at, frightened=target.frightened)

    def shot_sight(self, figure: Figure, target: Figure, *, locked: bool = False) -> Sight:
        """Returns the sight of a shot, with the effect of cards in play."""
        return self.sight_with_cards(self.sees(figure, target), target, locked=locked)

    def sight_with_cards(self, sight: Sight, target: Figure, *, locked: bool = False) -> Sight:
        """Returns a sight of a target as changed by cards in play."""
        if sight is Sight.BLOCKED:
            return sight
        if self.brazen and target.side is Side.MARTIAN:
            return Sight.PARTIAL
        return Sight.CLEAR if locked else sight

    def look(self, start: Square, to: Square, *, frightened: bool = False) -> Sight:
        return self.ground.sight(start, to, frightened, self.standing)

    @property
    def standing(self) -> int:
        """A bit for each square with an upright figure or a token, which make sight partial (B1)."""
        known = self._standing
        if known is None:
            known = self._standing = self._find_standing()
        return known

    def _find_standing(self) -> int:
        squares = 0
        for figure in self.figures.values():
            if figure.at is not None and not figure.frightened:
                squares |= BIT[figure.at]
        for at in self._tokens:
            squares |= BIT[at]
        return squares

    def gun(self, figure: Figure, weapon: Weapon) -> tuple[int, tuple[int, int]] | None:
        """Returns the value and reach of a weapon; `None` if the figure does not have it."""
        if weapon is not Weapon.OWN:
            return MENDED[weapon] if weapon in figure.weapons else None
        profile = self._profiles[figure.profile]
        return (profile.shoot, profile.reach) if profile.shoot is not None else None

    def reach(self, figure: Figure, weapon: Weapon) -> tuple[int, int]:
        """Returns the current minimum and maximum range of a figure's weapon (R4.2)."""
        gun = self.gun(figure, weapon)
        assert gun is not None, f"{figure.id} cannot shoot"
        nearest, farthest = gun[1]
        return nearest, farthest if self.reach_limit is None else min(farthest, self.reach_limit)

    def weapons(self, figure: Figure) -> Sequence[Weapon]:
        if not figure.weapons:
            return _OWN if self._profiles[figure.profile].shoot is not None else ()
        return [weapon for weapon in Weapon if self.gun(figure, weapon) is not None]

    def why_no_fire(self, figure: Figure, weapon: Weapon, to: Square) -> Refusal | None:
        """Returns the reason why a figure may not shoot into a square, or `None` (R2.5, R4.2, R4.3)."""
        gun = self.gun(figure, weapon)
        if gun is None:
            return no.HasNoWeapon(figure=figure.id)
        if figure.frightened:
            return no.IsFrightened(figure=figure.id)
        if self.enemies(figure):
            return no.EnemyTooClose(figure=figure.id)
        assert figure.at is not None
        if to not in PLACE:
            return no.NotASquare(typed=to)
        nearest, farthest = gun[1]
        if self.reach_limit is not None:
            farthest = min(farthest, self.reach_limit)
        if not nearest <= distance(figure.at, to) <= farthest:
            return no.OutOfReach(figure=figure.id, at=to, nearest=nearest, farthest=farthest)
        if self.foes_at(figure.side.enemy, to):
            return no.FriendsInTheWay(figure=figure.id, at=to)
        return None

    def why_no_shot(self, figure: Figure, weapon: Weapon, target: Figure) -> Refusal | None:
        """Returns the reason why a figure may not shoot at another, or `None` (R4, R16.6)."""
        if target.at is None:
            return no.NotOnBoard(figure=target.id)
        if target.side is figure.side:
            return no.IsAFriend(figure=target.id)
        barred = self.why_no_fire(figure, weapon, target.at)
        if barred is not None:
            return barred
        if self.sees(figure, target) is Sight.BLOCKED:
            return no.NotSeen(figure=figure.id, target=target.id, at=target.at)
        return self._why_not_first(self.brave_against_shot(figure, target.at), target)

    def targets(self, figure: Figure, weapon: Weapon) -> list[Figure]:
        """Returns the legal targets of a figure's weapon."""
        at = figure.at
        assert at is not None
        key = (figure.id, at, figure.frightened, weapon)
        found = self._targets.get(key)
        if found is None:
            found = self._targets[key] = self._find_targets(figure, weapon, at)
        return found

    def _find_targets(self, figure: Figure, weapon: Weapon, at: Square) -> list[Figure]:
        gun = self.gun(figure, weapon)
        if gun is None or figure.frightened or self.enemies(figure):
            return []
        nearest, farthest = gun[1]
        if self.reach_limit is not None:
            farthest = min(farthest, self.reach_limit)
        away = DISTANCES[at]
        seen: list[Figure] = []
        for square, foes, brave in self._shooting_marks(figure.side):
            if nearest <= away[square] <= farthest:
                first = self._in_sight(at, square, brave)[:1] if brave else []
                seen += first or self._in_sight(at, square, foes)
        if len(seen) < 2:
            return seen
        labels = {one.id for one in seen}
        return [other for other in self.figures.values() if other.id in labels]

    def _in_sight(self, at: Square, to: Square, foes: Sequence[Figure]) -> list[Figure]:
        """Returns the enemies in a square that are in sight."""
        hides = self.ground.hides
        return [foe for foe in foes if not hides(at, to, foe.frightened)]

    def _shooting_marks(self, side: Side) -> list[_Target]:
        """Returns the squares a side may shoot into, with their enemies and the brave among them."""
        found = self._marks.get(side)
        if found is None:
            friends = self.foes[side.enemy]
            found = self._marks[side] = [
                (square, there, self.brave_at(side, square))
                for square, there in self.foes[side].items()
                if square not in friends
            ]
        return found

    def why_no_fight(self, figure: Figure, target: Figure) -> Refusal | None:
        """Returns the reason why a figure may not fight another, or `None` (R7.1, R8.2, R16.6)."""
        if target.at is None:
            return no.NotOnBoard(figure=target.id)
        if target.side is figure.side:
            return no.IsAFriend(figure=target.id)
        if figure.frightened:
            return no.IsFrightened(figure=figure.id)
        if target.at != figure.at:
            return no.NotInSquare(figure=figure.id, target=target.id)
        return self._why_not_first(self.brave_in_fight(figure.side, target.at), target)

    def brave_against_shot(self, figure: Figure, to: Square) -> Sequence[Figure]:
        """Returns the brave enemies that may take a shot for the others: upright and seen (R16.6, Q17)."""
        return [
            other for other in self.brave_at(figure.side, to) if self.sees(figure, other) is not Sight.BLOCKED
        ]

    def brave_in_fight(self, side: Side, at: Square) -> Sequence[Figure]:
        """Returns the brave enemies that may take a fight for the others (R16.6).

        In the beta, the owner of a square with only heroes picks the defender (RB.3, Q56).
        """
        brave = self.brave_at(side, at)
        if brave or not self.beta:
            return brave
        foes = self.foes_at(side, at)
        return foes if all(self.profile(foe).rank is Rank.HERO for foe in foes) else ()

    def brave_at(self, side: Side, at: Square) -> Sequence[Figure]:
        """Returns the brave enemies of a side in a square, the least valuable first."""
        bravery = self._bravery
        if bravery is None:
            bravery = self._bravery = self._brave_squares()
        if at not in bravery:
            return ()
        brave = [
            other
            for other in self.foes_at(side, at)
            if Skill.BRAVE in self._profiles[other.profile].skills and (self.beta or not other.frightened)
        ]
        if len(brave) < 2:
            return brave
        return sorted(brave, key=lambda other: self._profiles[other.profile].worth)

    def _brave_squares(self) -> set[Square]:
        """Returns the squares with a brave figure, a quick filter for `brave_at`."""
        profiles, brave = self._profiles, Skill.BRAVE
        return {
            one.at
            for one in self.figures.values()
            if one.at is not None and brave in profiles[one.profile].skills
        }

    @staticmethod
    def _why_not_first(brave: Sequence[Figure], target: Figure) -> Refusal | None:
        """Returns a refusal unless the target is the first brave figure; the owner picks among them later."""
        if not brave or target.id == brave[0].id:
            return None
        assert target.at is not None
        return no.BraveInFront(figure=brave[0].id, at=target.at)


def _camps(figures: Mapping[FigureId, Figure]) -> Mapping[Side, Camp]:
    """Returns the enemies of each side by square."""
    humans: dict[Square, list[Figure]] = {}
    martians: dict[Square, list[Figure]] = {}
    for figure in figures.values():
        at = figure.at
        if at is not None:
            camp = humans if figure.side is _HUMAN else martians
            if at in camp:
                camp[at].append(figure)
            else:
                camp[at] = [figure]
    return {_HUMAN: martians, _MARTIAN: humans}
