"""Every refusal a player can get at a Discord table: private, with a reason, and without effect."""

from collections.abc import Iterator
from typing import get_args

import pytest
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle

from bot.store.rows import GameId
from engine.core import NotAsked, OtherQuestion, tag_of
from engine.miniatures import refusals
from engine.miniatures.refusals import AnyRefusal
from tests.bot.miniatures import from_the_start, order, prepared, say, sit_down
from tests.bot.players import start_table
from tests.bot.world import World, text

pytestmark = pytest.mark.slow  # rounds of miniatures on a simulated Discord

GAME = GameId(1)

# Commands only cover moving, shooting, fighting, cards and passing; all else is chosen from legal actions,
# so only the tests of the rules reach these.
NEVER_SAID = {
    refusals.NotFrightened,
    refusals.LacksSkill,
    refusals.NoHeroicsLeft,
    refusals.SquaresNotLinked,
    refusals.NotOutside,
    refusals.EmptySquaresFirst,
    refusals.RowNotReady,
}

Row = tuple[type, str, dict[str, str], str]  # the refusal, the command, its options, the sentence

SQUAD = (
    "S1 H2, S2 D4 frightened, S3 D1 activated, S4 D5, S5 dead, L1 B1, EDW A1, ASH H1, EVA G1, "
    "S11 C1, S12 C1, S13 C1, S14 C1, S15 C1, S16 C1, "
    "M1 H4, M2 A8, M3 D5, M4 D4, M5 F8"
)

IN_TURN: list[Row] = [
    (
        refusals.NoSuchFigure,
        "move",
        {"figure": "x9", "to": "H3"},
        "There’s no figure called “X9”. Try S1, S2, S4 or L1.",
    ),
    (refusals.NotYours, "move", {"figure": "M1", "to": "H3"}, "M1 isn’t yours. Try S1"),
    (
        refusals.AlreadyActivated,
        "move",
        {"figure": "S3", "to": "D2"},
        "You’ve already activated S3 this round. Try S1",
    ),
    (refusals.NotOnBoard, "move", {"figure": "S5", "to": "D2"}, "S5 isn’t on the board."),
    (
        refusals.IsFrightened,
        "move",
        {"figure": "S2", "to": "C4"},
        "S2 is frightened. Stand the figure up first.",
    ),
    (
        refusals.NotASquare,
        "move",
        {"figure": "S1", "to": "J9"},
        "“J9” isn’t a square. Choose one from A1 to H8.",
    ),
    (refusals.TooFar, "move", {"figure": "S1", "to": "A8"}, "S1 can’t reach A8. Try "),
    (
        refusals.HeldByEnemies,
        "move",
        {"figure": "S4", "to": "D6"},
        "S4 can’t leave: an enemy who isn’t frightened shares the square. Fight first. Try M3.",
    ),
    (
        refusals.SquareIsFull,
        "move",
        {"figure": "L1", "to": "C1"},
        "C1 is full: a square holds six figures. Try ",
    ),
    (
        refusals.NoExitHere,
        "move",
        {"figure": "S1", "to": "off"},
        "S1 can’t leave the board from here. Move to an exit first.",
    ),
    (refusals.HasNoWeapon, "shoot", {"figure": "EDW", "target": "M1"}, "Edwyn doesn’t have that weapon."),
    (
        refusals.EnemyTooClose,
        "shoot",
        {"figure": "S4", "target": "M1"},
        "S4 can’t shoot with an enemy in the same square. Fight instead. Try M3.",
    ),
    (
        refusals.OutOfReach,
        "shoot",
        {"figure": "S1", "target": "M2"},
        "A8 is out of reach: S1 shoots 1 to 6 squares. Try M1.",
    ),
    (
        refusals.FriendsInTheWay,
        "shoot",
        {"figure": "S1", "target": "M3"},
        "S1 can’t shoot into D5: your own figures are there. Try M1.",
    ),
    (refusals.NotSeen, "shoot", {"figure": "S1", "target": "M5"}, "S1 can’t see M5 in F8. Try M1."),
    (refusals.IsAFriend, "shoot", {"figure": "S1", "target": "S4"}, "S4 is on your own side. Try M1."),
    (refusals.CannotAim, "shoot", {"figure": "ASH", "target": "M1", "aim": "yes"}, "Ashley can’t aim"),
    (
        refusals.NotInSquare,
        "fight",
        {"figure": "S1", "target": "M2"},
        "M2 isn’t in the same square as S1. Move there first",
    ),
    (refusals.MustActivateSomebody, "pass", {}, "You can’t stop yet. Activate at least one figure"),
    (
        refusals.NoSuchCard,
        "card",
        {"card": "banana"},
        "There’s no card called “banana”. Pick one from the list.",
    ),
    (refusals.NotInHand, "card", {"card": "F01"}, "You don’t hold Artillery Strike. Try Stealth."),
    (refusals.CardDoesNotFit, "card", {"card": "F03"}, "Splat! would do nothing now"),
]


async def _is_refused(
    world: World, actor: MemberActor, place: ChannelHandle, verb: str, given: dict[str, str], why: str
) -> None:
    seq, public = (await world.tables.views.table(GAME)).seq, len(world.public(place))
    shown = await order(actor, place, verb, **given)
    assert shown.ephemeral
    assert why in text(shown), f"/{verb} {given}: {text(shown)}"
    assert (await world.tables.views.table(GAME)).seq == seq, f"/{verb} {given} was played"
    assert len(world.public(place)) == public


@prepared(scenario="final-03", figures=SQUAD, turn="human", human="splat stealth", martian="peace")
async def test_what_a_turn_does_not_allow(world: World, anna: MemberActor, ben: MemberActor) -> None:
    place = await sit_down(world, anna, ben)
    for _, verb, given, why in IN_TURN:
        await _is_refused(world, anna, place, verb, given, why)


@prepared(scenario="final-03", figures=SQUAD, turn="human", human="splat stealth", martian="peace")
async def test_whoever_is_not_asked_or_not_seated_is_told_so(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    place = await sit_down(world, anna, ben)
    given = {"figure": "S1", "to": "H3"}
    await _is_refused(world, ben, place, *ROWS[NotAsked])
    await _is_refused(world, carl, place, "move", given, "don’t have a seat")
    await _is_refused(world, anna, place, "act", {"action": "dance"}, "You can’t do that now")


MORE: list[Row] = [
    (
        refusals.BoundToFigure,
        "move",
        {"figure": "S2", "to": "B1"},
        "You can’t do that yet: your card or Authority was for S1. Activate S1 first.",
    ),
    (
        refusals.NoCardLeft,
        "card",
        {"card": "F14 S1"},
        "You can’t play another card this turn. Activate a figure",
    ),
    (refusals.NoMovesLeft, "move", {"figure": "SGT", "to": "D2"}, "Sergeant can’t move any further"),
    (refusals.HasActed, "shoot", {"figure": "SGT", "target": "M1"}, "Sergeant has done too much for that"),
    (
        refusals.MustFight,
        "pass",
        {},
        "S4 has to fight: an enemy who isn’t frightened shares the square. Try M1 or M2.",
    ),
    (
        refusals.AlreadyCarded,
        "card",
        {"card": "F14 S1"},
        "You’ve already played a card on S1 this round.",
    ),
    (
        refusals.WallInTheWay,
        "move",
        {"figure": "BUD", "to": "D3"},
        "A full wall stops Buddy on the way to D3. Try ",
    ),
    (
        refusals.TooFarFromPartner,
        "move",
        {"figure": "BRA", "to": "D6"},
        "Brandi won’t go more than one square",
    ),
    (
        refusals.ReserveFirst,
        "move",
        {"figure": "M2", "to": "D4"},
        "Figures from the reserve come first. Activate M1.",
    ),
    (refusals.MustEnter, "shoot", {"figure": "S1", "target": "M1"}, "S1 has to enter the board first. Try "),
    (
        refusals.BraveInFront,
        "shoot",
        {"figure": "M1", "target": "EVA"},
        "Brave figures in H2 step in front. Choose S1",
    ),
    (NotAsked, "move", {"figure": "M1", "to": "H3"}, "It’s not your turn. I’ll ping you when it is."),
    (OtherQuestion, "pass", {}, "The game is asking something else."),
]
ROWS = {kind: (verb, given, why) for kind, verb, given, why in MORE}


async def _meets(world: World, actor: MemberActor, place: ChannelHandle, *kinds: type) -> None:
    for kind in kinds:
        await _is_refused(world, actor, place, *ROWS[kind])


@prepared(
    scenario="final-03", figures="S1 A1, S2 B2, M1 A8, M2 B8", turn="human", human="stealth stealth splat"
)
async def test_a_card_binds_the_turn_and_was_its_only_one(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    # On a shared side no figure is chosen automatically, though only one may act.
    place = await start_table(
        world, anna, ben, carl, game="miniatures", scenario="final-03", turn_map="false", night="false"
    )
    await say(anna, place, "Play Stealth on S1", "Move to A2")
    await _meets(world, anna, place, refusals.BoundToFigure, refusals.NoCardLeft)


@prepared(scenario="final-03", figures="SGT D1, S2 A1, M1 E6, M2 B8", turn="human")
async def test_a_leader_who_has_walked_neither_walks_on_nor_shoots(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    place = await sit_down(world, anna, ben)
    await order(anna, place, "move", figure="SGT", to="E3")
    await _meets(world, anna, place, refusals.HasActed, refusals.NoMovesLeft)


@prepared(scenario="final-03", figures="S4 D5, S2 A1, M1 D5, M2 D5, M3 B8", turn="human")
async def test_who_shares_a_square_with_the_enemy_fights(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    place = await sit_down(world, anna, ben)
    await say(anna, place, "Activate S4")
    await _meets(world, anna, place, refusals.MustFight)


@prepared(
    scenario="final-03", figures="S1 A1 carded, S2 B2, M1 A8, M2 B8", turn="human", human="stealth stealth"
)
async def test_one_card_a_figure_and_round(world: World, anna: MemberActor, ben: MemberActor) -> None:
    place = await sit_down(world, anna, ben)
    await _meets(world, anna, place, refusals.AlreadyCarded)


@prepared(scenario="final-08", figures="BUD D4, BRA D5, S1 B1, M1 A8", turn="human")
async def test_walls_and_love_hold(world: World, anna: MemberActor, ben: MemberActor) -> None:
    place = await sit_down(world, anna, ben)
    await _meets(world, anna, place, refusals.WallInTheWay, refusals.TooFarFromPartner)


@prepared(scenario="final-09", figures="EDW D5, S1 B8, M1 waiting, M2 D3, TOR C2", turn="martian")
async def test_the_reserve_comes_first(world: World, anna: MemberActor, ben: MemberActor) -> None:
    place = await sit_down(world, anna, ben)
    await _meets(world, ben, place, refusals.ReserveFirst)


@prepared(scenario="final-01", figures="S1 waiting, S2 waiting, M1 D7, M2 E7", turn="human", round=1)
async def test_who_is_outside_must_come_in(world: World, anna: MemberActor, ben: MemberActor) -> None:
    place = await sit_down(world, anna, ben)
    await _meets(world, anna, place, refusals.MustEnter)


@prepared(scenario="final-03", figures="S1 H2, EVA H2, M1 H4, M2 B8", turn="martian")
async def test_the_brave_stand_in_front(world: World, anna: MemberActor, ben: MemberActor) -> None:
    place = await sit_down(world, anna, ben)
    await _meets(world, ben, place, refusals.BraveInFront)


@from_the_start()
async def test_nobody_passes_while_figures_are_to_be_placed(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    place = await sit_down(world, anna, ben)
    await _meets(world, ben, place, OtherQuestion)


def _met() -> Iterator[type]:
    yield from (kind for kind, *_ in IN_TURN)
    yield from ROWS


def test_no_refusal_is_forgotten() -> None:
    known = set(get_args(AnyRefusal))
    met = set(_met())
    assert sorted(tag_of(kind) for kind in known - met - NEVER_SAID) == []
    assert not met & NEVER_SAID
