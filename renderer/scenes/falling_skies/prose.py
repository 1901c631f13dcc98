"""The table of Under Falling Skies as text: a short alt text, and the full text board."""

from collections.abc import Iterable, Mapping

from engine.core import Seat
from engine.falling_skies.battle import Battle
from engine.falling_skies.board import PATH, STEP_OF, Board, Setup
from engine.falling_skies.pieces import ALL_COLUMNS, Die, Robot, ShipKind
from engine.falling_skies.view import View
from renderer.scenes.falling_skies import chart, names, pages
from renderer.scenes.falling_skies.foot import next_action, remarks
from renderer.scenes.falling_skies.head import half_stars
from renderer.scenes.falling_skies.table import state_of_play
from renderer.text import UNSEEN
from renderer.words import Words, aloud, alt_text

FENCE = "```"


def alt(view: View, words: Words) -> str:
    """Returns the alt text within Discord's limit; the last sentences are dropped first."""
    return alt_text(part.translate(UNSEEN) for part in _sentences(view, words, short=True))


def score(view: View, seats: Mapping[Seat, str], words: Words) -> str:
    """Returns the tracks of a game in one line; "" between two games."""
    board, battle = view.board, view.battle
    if board is None or battle is None or pages.notebook_is_open(view):
        return ""
    return words(
        "score",
        row=battle.fleet.mothership,
        skull=board.skull_row,
        research=battle.research,
        steps=len(board.research),
        damage=battle.damage,
        damage_limit=board.damage_limit,
        energy=battle.energy,
    )


def status(view: View, words: Words) -> list[str]:
    """Returns what the posted board does not show: the team, and the texts of scenario and team."""
    board, battle = view.board, view.battle
    if board is None or battle is None or pages.notebook_is_open(view) or view.draft is not None:
        return []
    return [*_explanations(board.setup, words), *_team(board, battle, words)]


def text_board(view: View, words: Words) -> str:
    """Returns the full text of the table."""
    return "\n".join(_sentences(view, words, short=False)).translate(UNSEEN)


def _sentences(view: View, words: Words, *, short: bool) -> list[str]:
    if pages.notebook_is_open(view):
        return pages.notebook(view, words, short=short)
    if view.draft is not None:
        return pages.draft(view, words)
    board, battle = view.board, view.battle
    assert board is not None, "no game is in play"
    assert battle is not None, "no game is in play"
    if short:
        state, *rest = _opening(view, board, battle, words)
        return [state, *_facts(board, battle, words), *rest]
    return _in_full(view, board, battle, words)


def _in_full(view: View, board: Board, battle: Battle, words: Words) -> list[str]:
    """Returns the charts with their keys, the facts, and the texts of city, scenario and team."""
    return [
        *_opening(view, board, battle, words),
        FENCE,
        *chart.sky(board, battle),
        FENCE,
        words("board-text-sky-key"),
        FENCE,
        *chart.base(board, battle),
        FENCE,
        words("board-text-base-key"),
        *_facts(board, battle, words),
        *_texts(board.setup, words),
    ]


def _opening(view: View, board: Board, battle: Battle, words: Words) -> list[str]:
    setup = board.setup
    assert view.difficulty is not None, "a game in play is rated"
    city = words(
        "board-city-side", city=names.city(setup.city, words), side=names.city_side(setup.side, words)
    )
    return [
        aloud(state_of_play(battle, words)).removesuffix(".") + ".",  # an outcome is a sentence already
        f"{city}.",
        words(
            "board-text-level",
            level=setup.level,
            rating=half_stars(view.difficulty.rating),
            black=view.difficulty.black,
            yellow=half_stars(view.difficulty.yellow),
        ),
    ]


# --- facts, one sentence each --------------------------------------------------------------------------


def _facts(board: Board, battle: Battle, words: Words) -> list[str]:
    is_over = battle.result is not None
    return [
        words(
            "board-text-mothership",
            row=battle.fleet.mothership,
            left=0 if is_over else board.skull_row - battle.fleet.mothership,
            skull=board.skull_row,
        ),
        words(
            "board-text-tracks",
            damage=battle.damage,
            damage_limit=board.damage_limit,
            energy=battle.energy,
            energy_limit=board.energy_limit,
        ),
        _research(board, battle, words),
        *_dice(battle, words),
        *(() if is_over else (next_action(board, battle, words) + ".",)),
        *_fleet(battle, words),
        words("board-text-excavator", at=names.spot(PATH[battle.excavator])),
        *_base(battle, words),
        *_team(board, battle, words),
        *(f"{remark}." for remark in remarks(board, battle, words)),
    ]


def _research(board: Board, battle: Battle, words: Words) -> str:
    steps = len(board.research)
    following = board.research[battle.research] if battle.research < steps else 0
    return words("board-text-research", done=battle.research, all=steps, next=following)


def _fleet(battle: Battle, words: Words) -> Iterable[str]:
    fleet = battle.fleet
    for kind in ShipKind:
        flying = [
            words("board-text-ship", row=ship.row, column=ship.column + 1)
            for ship in fleet.ships
            if ship.kind is kind
        ]
        docked = [str(column + 1) for column in ALL_COLUMNS if fleet.drops[column] is kind]
        held = fleet.holding.count(kind)
        if flying or docked or held:
            yield words(
                "board-text-ships",
                ships=words(f"ships-{kind.value}"),
                flying=", ".join(flying) or words("board-text-no-ships"),
                docks=len(docked),
                docked=", ".join(docked),
                held=held,
            )


def _dice(battle: Battle, words: Words) -> Iterable[str]:
    if battle.hand:
        yield words("board-text-hand", dice=", ".join(names.die(die, words) for die in battle.hand))
    if battle.workers:
        workers = sorted(battle.workers.items(), key=lambda item: STEP_OF[item[0]])
        placed = (f"{names.spot(at)} {_worker(die, at == battle.digging, words)}" for at, die in workers)
        yield words("board-text-placed", dice=", ".join(placed))


def _worker(die: Die, digging: bool, words: Words) -> str:
    name = names.die(die, words)
    return words("board-text-digging", die=name) if digging else name


def _base(battle: Battle, words: Words) -> Iterable[str]:
    if battle.robots:
        robots = sorted(battle.robots.items(), key=lambda item: STEP_OF[item[0]])
        told = (f"{names.spot(at)} {_robot(robot, words)}" for at, robot in robots)
        yield words("board-text-robots", robots=", ".join(told))
    if battle.tokens:
        yield words("board-text-tokens", spaces=", ".join(names.spot(at) for at in battle.tokens))


def _robot(robot: Robot, words: Words) -> str:
    return words("board-text-robot", value=robot.value, ready="yes" if robot.ready else "no")


def _team(board: Board, battle: Battle, words: Words) -> Iterable[str]:
    if not board.setup.team:
        return
    told = (
        words(
            "board-text-member",
            character=names.character(member.character, words),
            side=names.character_side(member.side, words),
            spent="yes" if member.character in battle.spent else "no",
        )
        for member in board.setup.team
    )
    yield words("board-text-team", team=", ".join(told))


def _texts(setup: Setup, words: Words) -> Iterable[str]:
    """Yields the abilities of city, scenario and team."""
    city = names.city(setup.city, words)
    yield words("board-text-rule", name=city, text=names.city_text(setup.city, setup.side, words))
    yield from _explanations(setup, words)


def _explanations(setup: Setup, words: Words) -> Iterable[str]:
    """Yields the abilities of scenario and team."""
    if setup.scenario is not None:
        name = names.scenario(setup.scenario, words)
        yield words("board-text-rule", name=name, text=names.scenario_text(setup.scenario, words))
    for member in setup.team:
        name = names.character(member.character, words)
        text = names.character_text(member.character, member.side, words)
        yield words("board-text-rule", name=name, text=text)
