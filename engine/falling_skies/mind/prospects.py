"""The possible skies while dice are placed, packed into small integers for speed."""

from engine.falling_skies.battle import WHITE_SHIPS, Fleet
from engine.falling_skies.cities import is_sheltered
from engine.falling_skies.content import AddWhite, Cell, Damage
from engine.falling_skies.mind.outlook import Outlook
from engine.falling_skies.mind.planning import Survey, Targets
from engine.falling_skies.pieces import ALL_COLUMNS, COLUMNS, DIE_FACES, Column, ShipKind
from engine.falling_skies.scenarios import crashes, extra_white, hit_points
from engine.falling_skies.sky import LAUNCH_ORDER
from engine.kit.memo import Memo

HOPE_TO_SHOOT = 0.5  # for a ship on an explosion, less a tenth per number

Ships = tuple[int, ...]  # each is its space times four, plus its kind
Drops = tuple[int, ...]  # by column: the kind of the ship there, NOBODY for none
Held = tuple[int, ...]  # number of ships of each kind waiting on the mothership
Formation = tuple[int, Drops, Ships, Held]  # the mothership's row, and the positions of all ships

NOBODY = -1
WHITE = LAUNCH_ORDER.index(ShipKind.WHITE)
KINDS = len(LAUNCH_ORDER)
ROW = COLUMNS * 4  # added to a ship by one row
_LEFT, _RIGHT = -4, 4  # added to a ship by an arrow
_LOWER, _STRIKE = 1, 2  # lowers the mothership; hits the city
_TRIGGERS = {Cell.LEFT: _LEFT, Cell.RIGHT: _RIGHT, Cell.LOWER: _LOWER}


def formation_of(fleet: Fleet) -> Formation:
    """Returns a fleet packed into integers."""
    number = {kind: index for index, kind in enumerate(LAUNCH_ORDER)}
    return (
        fleet.mothership,
        tuple(NOBODY if kind is None else number[kind] for kind in fleet.drops),
        tuple(ship.at * 4 + number[ship.kind] for ship in fleet.ships),
        tuple(fleet.holding.count(kind) for kind in LAUNCH_ORDER),
    )


class Heavens:
    """All skies of one search, with the tables to evaluate them."""

    def __init__(self, survey: Survey, outlook: Outlook) -> None:
        board = survey.board
        self.survey = survey
        self.board = board
        self.judge = survey.judge
        self.outlook = outlook
        below = [_STRIKE] * (DIE_FACES * COLUMNS)
        self.triggers = [*(_TRIGGERS.get(cell, 0) for cell in board.cells), *below]
        self.edge = (board.sky_rows + 1) * ROW  # the first number below the sky
        self.hits = [hit_points(board.rule, kind) for kind in LAUNCH_ORDER]
        self.crashing = [crashes(board.rule, kind) for kind in LAUNCH_ORDER]
        self.threats = self._threats()
        self.needed = self._needs()
        self.shots = [self.judge.shots[kind] for kind in LAUNCH_ORDER]
        points = range(board.damage_limit)
        self.fears = [self.judge.fear(damage) for damage in points]
        self.damages = [self.judge.damage(damage) for damage in points]
        self.alarms = Memo(self._alarms)
        self._known: dict[tuple[Formation, int, int], Prospect] = {}

    def _threats(self) -> list[float]:
        """Returns the threat of every kind of ship in every space while the base is undamaged."""
        threats = []
        for row in range(self.board.sky_rows + 1):
            threats += [*(self.judge.plain_threat(row, kind) for kind in LAUNCH_ORDER), 0.0] * COLUMNS
        return threats

    def _needs(self) -> list[int | None]:
        """Returns the value needed to shoot every kind of ship in every space; None: impossible."""
        orange, purple, white = (self.survey.advantage[kind] for kind in LAUNCH_ORDER)
        needed: list[int | None] = []
        for number in self.survey.numbers:
            if number is None:
                needed += (None, None, None, None)
            else:
                needed += (number - orange, number - purple, number - white, None)
        return needed

    def _alarms(self, at: int) -> int:
        """Counts the spaces on which a ship launched here may soon call the mothership down."""
        return self.board.cells[at + COLUMNS : at + (DIE_FACES + 1) * COLUMNS : COLUMNS].count(Cell.LOWER)

    def close(self) -> None:
        """Clears the cache of skies."""
        for prospect in self._known.values():
            prospect.close()
        self._known.clear()

    def weigh(self, formation: Formation, damage: int) -> tuple[float, Targets]:
        """Returns the estimated worth of a sky, and the ships on explosions."""
        threats, numbers, fear = self.threats, self.needed, self.fears[damage]
        threat, shot, targets = 0.0, 0.0, []
        for ship in formation[2]:
            plain, needed = threats[ship], numbers[ship]
            threat += plain
            if needed is not None:
                worth = plain * fear + self.shots[ship & 3]
                shot += worth * (1 - needed / 10)
                targets.append((needed, worth))
        hope = self.damages[damage] - threat * fear + HOPE_TO_SHOOT * shot
        return hope - self.judge.weights.row * formation[0], tuple(targets)

    def prospect(self, formation: Formation, damage: int, hits: int) -> "Prospect":
        """Returns a sky, cached by its formation, damage and hits."""
        key = formation, damage, hits
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = Prospect(self, formation, damage, hits)
        return known


class Prospect:
    """One sky, with its cached successors."""

    __slots__ = (
        "_after",
        "_dusks",
        "_heavens",
        "_kills",
        "damage",
        "formation",
        "hits",
        "hope",
        "lost",
        "targets",
    )

    def __init__(self, heavens: Heavens, formation: Formation, damage: int, hits: int) -> None:
        self.formation = formation
        self.damage = damage
        self.hits = hits  # by ships, this round
        self.lost = damage >= heavens.board.damage_limit or formation[0] >= heavens.board.skull_row
        self.targets: Targets = ()
        self.hope = heavens.judge.weights.loss
        self._heavens = heavens
        self._after: dict[int, Prospect] | None = None  # created on demand: most skies have none
        self._kills: dict[int, float] | None = None
        self._dusks: dict[int, tuple[int, float] | None] | None = None
        if not self.lost:
            self.hope, self.targets = heavens.weigh(formation, damage)

    def close(self) -> None:
        """Clears the successors."""
        self._after = None

    def kills(self, fighters: int) -> float:
        """Returns the worth of fighters of this value."""
        if not self.targets:
            return 0.0
        if self._kills is None:
            self._kills = {}
        known = self._kills.get(fighters)
        if known is None:
            known = sum([worth for needed, worth in self.targets if needed <= fighters])
            self._kills[fighters] = known
        return known

    def after(self, column: Column, rows: int) -> "Prospect":
        """Returns the sky after the ships of a column descended."""
        if rows <= 0:
            return self
        if self._after is None:
            self._after = {}
        known = self._after.get(rows * COLUMNS + column)
        if known is None:
            known = self._after[rows * COLUMNS + column] = self._descend(column, rows)
        return known

    def _descend(self, column: Column, rows: int) -> "Prospect":
        heavens = self._heavens
        formation, struck = come_down(heavens, self.formation, column, rows)
        if formation is self.formation:
            return self
        damage, hits, survey = self.damage, self.hits, heavens.survey
        for kind in struck:
            if not is_sheltered(survey.battle, heavens.board.ability, hits):
                damage += heavens.hits[kind]
            hits += 1
        return heavens.prospect(formation, damage, hits)

    def dusk(self, fighters: int) -> tuple[int, float] | None:
        """Returns the mothership's row after this round and the logit of its sky; None: the game is lost."""
        if self._dusks is None:
            self._dusks = {}
        if fighters not in self._dusks:
            self._dusks[fighters] = self._after_round(fighters)
        return self._dusks[fighters]

    def _after_round(self, fighters: int) -> tuple[int, float] | None:
        heavens, board = self._heavens, self._heavens.board
        mothership, drops, ships, held = _shot(heavens, self.formation, fighters)
        mothership, ships, held = lower(mothership, ships, list(held))
        damage = self.damage
        if mothership >= board.skull_row:
            return None
        match board.actions[mothership]:
            case AddWhite(ships=more):
                supply = WHITE_SHIPS - _white_in_play(drops, ships, held)
                held = (*held[:WHITE], held[WHITE] + min(more + extra_white(board.rule), supply))
            case Damage(points=points):
                damage += points
        if damage >= board.damage_limit:
            return None
        drops, held = _after_launch(heavens, mothership, drops, ships, held)
        white = _white_in_play(drops, ships, held)
        return mothership, heavens.outlook.sky(mothership, drops, ships, white, damage)


# --- ship movement on packed integers, as in sky.py -----------------------------------------------


def come_down(
    heavens: Heavens, formation: Formation, column: Column, rows: int
) -> tuple[Formation, list[int]]:
    """Returns the formation after the ships of a column descended, and the kinds that hit the city."""
    mothership, drops, ships, holding = formation
    movers, flying = [], []
    if drops[column] >= 0:
        movers.append(((mothership + rows) * COLUMNS + column) * 4 + drops[column])
        drops = (*drops[:column], NOBODY, *drops[column + 1 :])
    for ship in ships:
        if (ship >> 2) % COLUMNS == column:
            movers.append(ship + rows * ROW)
        else:
            flying.append(ship)
    if not movers:
        return formation, []
    flying += movers
    for ship in movers:
        if heavens.triggers[ship >> 2]:
            return _act(heavens, (mothership, drops, tuple(flying), holding), movers)
    return (mothership, drops, tuple(sorted(flying)), holding), []


def _act(heavens: Heavens, formation: Formation, movers: list[int]) -> tuple[Formation, list[int]]:
    """Triggers the spaces of ships that descended; returns the same as `come_down`."""
    mothership, drops, ships, holding = formation
    flying, held, struck, skull = list(ships), list(holding), [], heavens.board.skull_row
    for ship in movers:
        trigger = heavens.triggers[ship >> 2]
        if not trigger or ship not in flying:
            continue
        if trigger == _STRIKE:
            flying.remove(ship)
            held[ship & 3] += not heavens.crashing[ship & 3]
            if mothership < skull:
                struck.append(ship & 3)
        elif mothership < skull:
            if trigger == _LOWER:
                mothership, left, now = lower(mothership, tuple(flying), held)
                flying, held = list(left), list(now)
            elif not _is_occupied(flying, ship + trigger):
                flying[flying.index(ship)] = ship + trigger
    return (mothership, drops, tuple(sorted(flying)), tuple(held)), struck


def _is_occupied(flying: list[int], at: int) -> bool:
    """Tells whether any ship is on the space of a packed ship."""
    return at >> 2 in [ship >> 2 for ship in flying]


def lower(mothership: int, ships: Ships, held: list[int]) -> tuple[int, Ships, Held]:
    """Lowers the mothership a row, which takes in the ships there."""
    mothership += 1
    top, bottom = mothership * ROW, (mothership + 1) * ROW
    met = [ship for ship in ships if top <= ship < bottom]
    if met:
        ships = tuple(ship for ship in ships if not top <= ship < bottom)
        for ship in met:
            held[ship & 3] += 1
    return mothership, ships, tuple(held)


def _shot(heavens: Heavens, formation: Formation, fighters: int) -> Formation:
    mothership, drops, ships, holding = formation
    if fighters < 0:
        return formation
    held, left = list(holding), []
    for ship in ships:
        needed = heavens.needed[ship]
        if needed is None or needed > fighters:
            left.append(ship)
        elif ship & 3 != WHITE:
            held[ship & 3] += 1  # white ones return to the supply
    return mothership, drops, tuple(left), tuple(held)


def _after_launch(
    heavens: Heavens, mothership: int, drops: Drops, ships: Ships, held: Held
) -> tuple[Drops, Held]:
    """Returns the drop points and the ships still waiting after all possible launches."""
    if not any(held) or NOBODY not in drops:
        return drops, held
    points, waiting = list(drops), list(held)
    first = [heavens.edge] * COLUMNS
    for ship in reversed(ships):
        first[(ship >> 2) % COLUMNS] = ship // ROW
    for kind in range(KINDS):
        while waiting[kind]:
            free = [column for column in ALL_COLUMNS if points[column] == NOBODY]
            if not free:
                return tuple(points), tuple(waiting)
            best = max(free, key=lambda at: (first[at], -heavens.alarms[mothership * COLUMNS + at]))
            points[best] = kind
            waiting[kind] -= 1
    return tuple(points), tuple(waiting)


def _white_in_play(drops: Drops, ships: Ships, held: Held) -> int:
    return drops.count(WHITE) + held[WHITE] + sum([ship & 3 == WHITE for ship in ships])
