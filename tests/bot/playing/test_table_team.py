"""A side shared by several people at a Discord table: one hand, one captain, and figures for each of them."""

import discord
import pytest
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle

from bot.store import journal
from bot.store.rows import GameId
from tests.bot.miniatures import NO_CARD, from_the_start, offers, order, prepared, question, say, story
from tests.bot.players import HAND, TURN, on_offer, open_table, panel
from tests.bot.world import World, answer, buttons, everything, parts, pictures, text
from tests.engine.holding import holds
from tests.titles import MINIATURES

pytestmark = pytest.mark.slow  # rounds of miniatures on a simulated Discord

HEROES, SOLDIERS = "The heroes", "The soldiers"
SQUAD = {
    "scenario": "final-03",
    "figures": "S1 A1, S2 B1, S3 D5, M1 C3, M2 H8, M3 G8",
    "turn": "human",
    "human": "ingenuity artillery",
    "martian": "peace",
}


async def _sit_down(
    world: World, anna: MemberActor, carl: MemberActor, ben: MemberActor, *, start: bool = True
) -> None:
    """Anna, the captain, and Carl lead the humans against Ben; Anna wants to be asked."""
    await open_table(world, anna, game=MINIATURES.id)
    await anna.click(world.public()[-1], label="Join")
    await ben.click(world.public()[-1], label="Join")
    await carl.click(world.public()[-1], custom_id=_join_this_side(world.public()[-1]))
    await anna.slash(world.channel, "table reactions", mode="ask")
    if start:
        await anna.click(world.public()[-1], label="Start")


def _join_this_side(lobby: discord.Message) -> str:
    """Returns the button of the first side with room."""
    custom_id: str = next(part["custom_id"] for part in parts(lobby) if part.get("label") == "Join side")
    return custom_id


def _called(message: discord.Message) -> set[int]:
    return {user.id for user in message.mentions}


async def test_where_a_seat_is_for_one_nobody_is_invited_to_share_it(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    await open_table(world, anna)
    await anna.click(world.public()[-1], label="Join")
    assert "Join side" not in buttons(world.public()[-1])
    await ben.click(world.public()[-1], label="Join")
    assert buttons(world.public()[-1])["Join"]["disabled"]


@holds("R20.1")
@from_the_start()
async def test_everyone_of_a_side_gets_its_hand_by_letter(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    await _sit_down(world, anna, carl, ben)
    letters = [text(world.letters(actor)[-1]) for actor in (anna, carl, ben)]
    assert letters[0] == letters[1] != letters[2]


@holds("R20.1", "Q64")
@prepared(**SQUAD)
async def test_two_people_play_a_side(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    await _sit_down(world, anna, carl, ben, start=False)
    assert "**Humans** · Anna (captain) and Carl\n**Martians** · Ben" in text(world.public()[-1])
    await anna.click(world.public()[-1], label="Start")
    place = world.thread()

    # Both see the same hand; both are mentioned, by the name of their side.
    hands = [text(answer(await actor.click(world.board(place), label=HAND))) for actor in (anna, carl)]
    assert hands[0] == hands[1]
    assert "Human Ingenuity" in hands[0]
    assert question(world, place).startswith("Humans: activate two figures")
    assert _called(world.board(place)) == {anna.id, carl.id}

    await _share_out(place, anna, carl)
    await world.restart()
    await _keep_to_own_figures(world, place, anna, carl)

    # Only Carl is asked about S1's next action.
    assert question(world, place) == "Humans: what does S1 do?"
    told = answer(await anna.click(world.board(place), label=TURN))
    assert "It’s your side’s turn, but this one is for Carl." in text(told)
    await say(carl, place, "End this activation")
    await say(anna, place, "Activate S2", "End this activation")
    assert question(world, place).startswith("Ben:")


async def _share_out(place: ChannelHandle, anna: MemberActor, carl: MemberActor) -> None:
    """Carl is given S1; Anna takes S2, which Carl cannot change."""
    assert [choice["name"] for choice in await anna.autocomplete(place, "table assign", "figures", "S")] == [
        "S1 (carbine, A1)",
        "S2 (carbine, B1)",
        "S3 (carbine, D5)",
    ]
    friends = await anna.autocomplete(place, "table assign", "to", "", figures="S1")
    assert [choice["name"] for choice in friends] == ["Anna", "Carl", "anyone"]
    told = answer(await anna.slash(place, "table assign", figures="S1", to=str(carl.id)))
    assert told.ephemeral
    assert "S1 (carbine, A1): **Carl**\nS2 (carbine, B1): **anyone**" in text(told)
    await anna.slash(place, "table assign", figures="s2", to="anna")
    assert "S2 (carbine, B1): **Anna**" in text(answer(await carl.slash(place, "table assign")))
    assert "Anna plays" in text(answer(await carl.slash(place, "table assign", figures="S2", to="carl")))


async def _keep_to_own_figures(
    world: World, place: ChannelHandle, anna: MemberActor, carl: MemberActor
) -> None:
    """Anna may not use S1, which is Carl's; Carl may, and the move is recorded as Carl's."""
    before = text(world.board(place))
    refused = await order(anna, place, "move", figure="S1", to="A2")
    assert refused.ephemeral
    assert "Carl plays S1" in text(refused)
    assert text(world.board(place)) == before
    for actor, figures in ((anna, ["S2", "S3", "S1"]), (carl, ["S1", "S3", "S2"])):  # a friend's come last
        listed = await actor.autocomplete(place, "move", "figure", "S")
        assert [choice["value"] for choice in listed] == figures
    activate = [f"Activate {each}" for each in ("S1 · carbine, A1", "S2 · carbine, B1", "S3 · carbine, D5")]
    for actor, allowed in ((anna, activate[1:]), (carl, [activate[0], activate[2]])):
        offered = await offers(actor, place, "act", "action")
        assert [label for label in offered if label.startswith("Activate")] == allowed
    await order(carl, place, "move", figure="S1", to="A2")
    assert "S1 moves from A1 to A2" in story(world, place)
    last = (await world.process.database.read(journal.moves, GameId(1)))[-1]
    assert last.by_user == carl.id


@holds("Q64")
@prepared(**{**SQUAD, "turn": "martian"})
async def test_the_captain_answers_for_all(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    await _sit_down(world, anna, carl, ben)
    place = world.thread()
    await order(ben, place, "shoot", figure="M1", target="S3")
    call = world.public(place)[-1]
    assert not pictures(call)
    assert _called(call) == {anna.id}
    told = answer(await carl.click(call, label=TURN))
    assert on_offer(told) == []
    assert "this one is for Anna" in text(told)
    assert "Only your captain, Anna" in text(await order(carl, place, "pass"))
    assert "Only your captain, Anna" in text(answer(await carl.slash(place, "table reactions", mode="never")))
    await world.restart()
    await say(anna, place, NO_CARD)
    assert "M1 shoots S3" in story(world, place)


@holds("R20.1", "Q64")
@prepared(**SQUAD)
async def test_anyone_plays_from_the_shared_hand(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    """Naming a card with one's own attack answers its window."""
    await _sit_down(world, anna, carl, ben)
    place = world.thread()
    attack = {"figure": "S3", "target": "M1"}
    (card,) = await carl.autocomplete(place, "shoot", "card", "Ingenuity", **attack)
    await order(carl, place, "shoot", card=card["value"], **attack)
    told = story(world, place)
    assert told.index("Human Ingenuity") < told.index("S3 shoots M1")
    played = (await world.process.database.read(journal.moves, GameId(1)))[1:4]
    assert [move.by_user for move in played] == [carl.id] * 3


@prepared(**SQUAD)
async def test_a_friend_stands_in_where_the_table_allows_it(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    await _sit_down(world, anna, carl, ben)
    place = world.thread()
    await anna.slash(place, "table assign", figures="S1", to="carl")
    assert "Carl plays S1" in text(await order(anna, place, "move", figure="S1", to="A2"))
    assert "Only the host" in text(answer(await carl.slash(place, "table stand-in", allowed="yes")))
    told = answer(await anna.slash(place, "table stand-in", allowed="yes"))
    assert "can now act for each other" in text(told)
    await order(anna, place, "move", figure="S1", to="A2")
    assert "S1 moves from A1 to A2" in story(world, place)
    await anna.slash(place, "table stand-in", allowed="no")
    assert "this one is for Carl" in text(await panel(world, anna, place))


@holds("R20.1")
@prepared(**SQUAD)
async def test_whoever_leaves_leaves_the_side_to_their_friends(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    await _sit_down(world, anna, carl, ben)
    place = world.thread()
    asked = answer(await anna.slash(place, "table resign"))
    assert "Leave your team?" in text(asked)
    await anna.click(asked, label="Leave team")
    assert "Anna leaves the game. Their teammates play on." in everything(world.boards(place))
    assert question(world, place).startswith("Carl: activate two figures")
    assert "don’t have a seat" in text(answer(await anna.click(world.board(place), label=HAND)))
    assert "This game has already started" in text(answer(await carl.slash(place, "table leave")))
    asked = answer(await carl.slash(place, "table resign"))
    assert "Resign this game?" in text(asked)
    await carl.click(asked, label="Resign")
    assert "Ben wins" in text(world.board(place))


@holds("R20.1", "Q64")
@prepared(scenario="final-03", figures="DEK A1, SGT B1, S1 C1, S2 D1, S3 E1, M1 H8, M2 G8", turn="human")
async def test_heroes_soldiers_and_the_rest_are_given_at_once(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    await _sit_down(world, anna, carl, ben)
    place = world.thread()
    listed = [choice["name"] for choice in await anna.autocomplete(place, "table assign", "figures", "the")]
    assert listed == ["the heroes", "the soldiers"]
    told = text(answer(await anna.slash(place, "table assign", figures="heroes", to="carl")))
    assert told.count("**Carl**") == 1
    assert "Deke" in next(line for line in told.splitlines() if "**Carl**" in line)
    listed = [choice["name"] for choice in await carl.autocomplete(place, "table assign", "figures", "the")]
    assert listed == ["the heroes", "the soldiers", "the rest"]
    told = text(answer(await carl.slash(place, "table assign", figures="the rest", to="anna")))
    assert told.count("**Anna**") == 4
    refused = text(answer(await carl.slash(place, "table assign", figures="the soldiers", to="carl")))
    assert "Anna plays" in refused
    told = text(answer(await anna.slash(place, "table assign", figures="soldiers", to="anyone")))
    assert told.count("**anyone**") == 4


@holds("R20.1", "Q64")
@from_the_start()
async def test_a_team_shares_its_side_out_in_the_lobby_by_one_press_each(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    await open_table(world, anna, game=MINIATURES.id, scenario="final-04")
    lobby = world.public()[-1]
    await anna.click(lobby, label="Join")
    await ben.click(lobby, label="Join")
    assert HEROES not in buttons(world.public()[-1]), "nobody shares a side yet"
    await carl.click(world.public()[-1], custom_id=_join_this_side(world.public()[-1]))
    assert "Who leads what?" in text(world.public()[-1])

    await carl.click(world.public()[-1], label=HEROES)
    assert "Carl leads the heroes" in text(world.public()[-1])
    taken = text(answer(await anna.click(world.public()[-1], label=HEROES)))
    assert taken == "Carl already leads that part. Choose another, or ask Carl to give it back."
    other = text(answer(await ben.click(world.public()[-1], label=SOLDIERS)))
    assert other.startswith("That part belongs to the other side.")
    await anna.click(world.public()[-1], label="The rest")
    assert "Carl leads the heroes · Anna leads the rest" in text(world.public()[-1])

    # A press more gives a part back, and leaving does, too.
    await carl.click(world.public()[-1], label=HEROES)
    assert "Carl leads" not in text(world.public()[-1])
    await carl.click(world.public()[-1], label=HEROES)
    await carl.click(world.public()[-1], label="Leave")
    await carl.click(world.public()[-1], custom_id=_join_this_side(world.public()[-1]))
    assert "Carl leads" not in text(world.public()[-1])
    await carl.click(world.public()[-1], label=HEROES)
    await world.restart()

    await anna.click(world.public()[-1], label="Start")
    place = world.thread()
    shares = text(answer(await anna.slash(place, "table assign")))
    assert "Ashley" in shares
    owners = dict(line.rsplit(": ", 1) for line in shares.splitlines() if ": " in line)
    heroes = {
        owner for share, owner in owners.items() if share.startswith(("Ashley", "Phil", "**Ash", "**Phil"))
    }
    assert heroes == {"**Carl**"}
    assert {owner for share, owner in owners.items() if share.startswith(("S1", "L2"))} == {"**Anna**"}


@from_the_start()
async def test_a_side_without_heroes_has_no_parts(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    await _sit_down(world, anna, carl, ben, start=False)
    assert "Who leads what?" not in text(world.public()[-1])
