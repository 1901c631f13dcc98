"""The miniatures game at a Discord table: prepared positions, and helpers to give orders and read answers."""

from collections.abc import Iterator

import pytest
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle
from simcord.results import ResponseMessage

from bot.copies import replace
from engine.core import Dice, Step
from engine.miniatures import MiniaturesRules, Options
from engine.miniatures.events import AnyEvent, GameBegan
from engine.miniatures.state import State
from tests.bot.players import choose, on_offer, panel, start_table
from tests.bot.world import World, answer, text, told
from tests.engine.miniatures.loading import game_content
from tests.engine.miniatures.position import Position, set_up
from tests.opaque import AnyTitle
from tests.titles import MINIATURES

NO_CARD = "No"
MOST_WINDOWS = 20  # most reaction windows to pass before a test fails as stuck


class PreparedRules(MiniaturesRules):
    """The game's own rules, with a prepared position instead of the setup."""

    def __init__(self, position: Position) -> None:
        super().__init__(game_content())
        self._position = position

    def setup(self, options: Options, seats: int, dice: Dice) -> Step[State, AnyEvent]:
        state = set_up(self, self._position)
        return Step(state, (GameBegan(scenario=state.scenario),))


def prepared(**facts: object) -> pytest.MarkDecorator:
    """Starts a test in a prepared position, written as in the tests of the rules."""
    title = replace(MINIATURES, rules=PreparedRules(Position(**facts)))  # type: ignore[arg-type]
    return pytest.mark.parametrize("title", [pytest.param(title, id=str(facts.get("scenario", "prepared")))])


def from_the_start() -> pytest.MarkDecorator:
    """Starts a test with the normal setup."""
    title: AnyTitle = MINIATURES
    return pytest.mark.parametrize("title", [pytest.param(title, id="from-the-start")])


async def sit_down(
    world: World,
    anna: MemberActor,
    ben: MemberActor,
    *,
    scenario: str = "final-01",
    turn_map: str = "false",
    night: str = "false",
) -> ChannelHandle:
    """Opens and starts a table: Anna leads the humans, Ben the Martians."""
    return await start_table(
        world, anna, ben, game=MINIATURES.id, scenario=scenario, turn_map=turn_map, night=night
    )


# --- saying things -----------------------------------------------------------------------------------------


async def say(actor: MemberActor, place: ChannelHandle, *labels: str) -> ResponseMessage:
    """Chooses actions by `/act`, each by its label from the autocomplete."""
    for label in labels:
        offered = await actor.autocomplete(place, "act", "action", label)
        fitting = [choice for choice in offered if choice["name"].partition(" · ")[0] == label]
        names = [choice["name"] for choice in offered]
        assert len(fitting) == 1, f"{label!r} is offered {len(fitting)} times: {names}"
        shown = answer(await actor.slash(place, "act", action=fitting[0]["value"]))
    return shown


async def press(world: World, actor: MemberActor, place: ChannelHandle, *labels: str) -> ResponseMessage:
    """Opens the orders panel and presses its way through; a label may be given by its beginning or end."""
    shown = await panel(world, actor, place)
    for label in labels:
        await choose(actor, shown, _beginning(shown, label))
    return shown


def _beginning(shown: ResponseMessage, label: str) -> str:
    offered = on_offer(shown)
    fitting = (
        [each for each in offered if each == label]
        or [
            each
            for each in offered
            if each.startswith(label) and not each[len(label) : len(label) + 1].isalnum()
        ]
        or [each for each in offered if each.lower().endswith(f" {label.lower()}") and "," not in each]
    )
    assert len(fitting) == 1, f"{label!r} is not one of {offered}\n{text(shown)}"
    return fitting[0]


async def order(actor: MemberActor, place: ChannelHandle, verb: str, **filled: str) -> ResponseMessage:
    """Gives an order by its command; returns the private answer."""
    return answer(await actor.slash(place, verb, **filled))


async def offers(actor: MemberActor, place: ChannelHandle, verb: str, slot: str, **filled: str) -> list[str]:
    """Returns the autocomplete choices of a command's slot."""
    return [choice["name"] for choice in await actor.autocomplete(place, verb, slot, "", **filled)]


async def let_pass(
    world: World, place: ChannelHandle, *actors: MemberActor, until: str = "no such question"
) -> None:
    """Passes all reaction windows until none is left or a certain question is asked."""
    for _ in range(MOST_WINDOWS):
        asked = [actor for actor in actors if await offered(actor, place, NO_CARD)]
        if not asked or until in question(world, place):
            return
        await say(asked[0], place, NO_CARD)
    raise AssertionError(text(world.board(place)))


async def offered(actor: MemberActor, place: ChannelHandle, label: str) -> bool:
    """Tells whether a player is offered an action."""
    choices = await actor.autocomplete(place, "act", "action", label)
    return any(choice["name"].partition(" · ")[0] == label for choice in choices)


# --- reading -----------------------------------------------------------------------------------------------


def story(world: World, place: ChannelHandle) -> str:
    """Returns the story of the table, turn by turn."""
    return "\n".join(_told(world, place))


def _told(world: World, place: ChannelHandle) -> Iterator[str]:
    for board in world.boards(place):
        yield from told(board)


def question(world: World, place: ChannelHandle) -> str:
    """Returns the question on the latest board."""
    asked = [
        line for line in text(world.board(place)).splitlines() if line.startswith("**") and " · " not in line
    ]
    return asked[-1].strip("*") if asked else ""
