"""Fair dice: sealed before any seat is taken, shaken by all, proved at the end."""

import re
from hashlib import sha256
from itertools import repeat

import discord
import pytest
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle

from bot.durations import DAY
from bot.proof.check import check
from bot.proof.record import Record, read
from bot.proof.seed import Scheme
from bot.service.lobby.openings import Openings
from bot.store.rows import ByWhom, UserId
from bot.ui.client import GameMaster
from bot.ui.showing import proof_files
from tests.bot.conftest import Mishaps
from tests.bot.players import CUT, GAME, NOT_SEATED, choose, cut, open_table, panel
from tests.bot.world import Shown, World, answer, buttons, text

SHAKE, BACK = "Shake dice", "Back to lobby"
NUMBER = re.compile(r"[0-9a-f]{64}")


@pytest.fixture
def scheme() -> Scheme:
    """The real seed scheme."""
    return Scheme.CUT


async def _seat(world: World, *actors: MemberActor, **more: str) -> discord.Message:
    """Opens a table, seats everyone, and returns the lobby."""
    await open_table(world, actors[0], **more)
    lobby = world.public()[-1]
    for actor in actors:
        await actor.click(lobby, label="Join")
    return lobby


async def _shake(actor: MemberActor, lobby: Shown, word: str) -> str:
    """Adds a word to the dice; returns the answer."""
    asked = await actor.click(lobby, label=SHAKE)
    return text(answer(await actor.submit_modal(asked, {"word": word})))


async def _give_up(actor: MemberActor, place: ChannelHandle) -> None:
    await actor.click(answer(await actor.slash(place, "table resign")), label="Resign")


def _seal(message: Shown) -> str:
    (found,) = NUMBER.findall(text(message))
    return str(found)


async def _files(message: Shown) -> dict[str, bytes]:
    return {each.filename: await each.read() for each in message.attachments if each.filename != "board.png"}


async def _proof(message: Shown) -> Record:
    return read((await _files(message))["game-1.json"])


# --- before the game ---------------------------------------------------------------------------------------


async def test_the_seal_is_posted_before_anybody_sits_down(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    await open_table(world, anna)
    (lobby,) = world.public()
    assert "**Red** · free\n**Blue** · free" in text(lobby)
    seal = _seal(answer(await ben.slash(world.channel, "table dice")))
    assert f"The dice are sealed: `{seal[:16]}`…" in text(lobby)
    assert seal not in text(lobby), "shortened for reading"
    for actor in (anna, ben):
        await actor.click(lobby, label="Join")
        assert f"`{seal[:16]}`…" in text(world.public()[0])
    await anna.click(lobby, label="Start")
    assert f"`{seal[:16]}`…" in text(world.public()[0])
    opening, *_ = world.public(world.thread())
    await cut(world, ben, world.thread())
    assert _seal(opening) == seal
    await _give_up(anna, world.thread())
    told = text(answer(await anna.slash(world.thread(), "table dice")))
    (secret,) = re.findall(r"dice secret was ([0-9a-f]{64})", told)
    assert secret in (await _files(world.board(world.thread())))["game-1.json"].decode()
    assert sha256(bytes.fromhex(secret)).hexdigest() == seal


async def test_the_first_message_tells_what_the_seed_is_made_from_and_is_never_edited(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    lobby = await _seat(world, anna, ben)
    assert "`Ack ack ack!`" in await _shake(anna, lobby, " Ack  ack\nack! ")
    await anna.click(lobby, label="Start")
    thread = world.thread()
    (opening,) = world.public(thread)
    assert "Word from Anna: `Ack ack ack!`" in text(opening)
    (joined,) = re.findall(r"ID for Ben `(\d{17,20})`", text(opening))
    assert str(lobby.id) in text(opening)
    await cut(world, ben, thread, "snip")
    told, *boards = world.public(thread)[1:]
    assert text(told) == "✂️ Ben cut the deck: `snip`"
    assert boards, "the board comes after it"
    await _give_up(anna, thread)
    assert world.public(thread)[0].edited_at is None
    head = (await _proof(world.board(thread))).head
    assert head.words == ("Ack ack ack!", joined)
    assert head.ids == (str(lobby.id), str(opening.id))
    assert (head.scheme, head.cut) == (Scheme.CUT, "snip")
    assert head.seal == _seal(opening)


async def test_who_opens_a_table_gives_a_number_that_is_younger_than_the_seal(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    await anna.slash(world.channel, "new", game="duel")
    (lobby,) = world.public()
    seal = _seal(answer(await anna.slash(world.channel, "table dice")))
    assert seal[:16] in text(lobby)
    await ben.click(lobby, label="Join")
    await anna.click(lobby, label="Start")
    (opening,) = world.public(world.thread())
    assert f"ID for Anna `{lobby.id}`" in text(opening)
    assert _seal(opening) == seal
    await cut(world, ben, world.thread())
    await _give_up(anna, world.thread())
    record = await _proof(world.board(world.thread()))
    assert record.head.words[0] == str(lobby.id)
    assert check(record, world.tables.titles.get).rows == 2


async def test_two_tables_with_the_same_secret_roll_differently(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    """Drawing the same secret twice does not determine the dice."""
    world._seeds = repeat(7)
    records: list[Record] = []
    for word in ("Ack!", "Ack!", "Ack?"):  # Discord's ids differ even where the words do not
        known = {thread.id for thread in world.channel.threads}
        lobby = await _seat(world, anna, ben)
        for actor in (anna, ben):
            await _shake(actor, lobby, word)
        await anna.click(lobby, label="Start")
        (thread,) = [each for each in world.channel.threads if each.id not in known]
        await cut(world, ben, thread)
        await _give_up(anna, thread)
        files = await _files(world.board(thread))
        records.append(read(files[f"game-{len(records) + 1}.json"]))
    assert len({record.head.secret for record in records}) == 1
    assert len({record.head.seal for record in records}) == 1
    assert records[0].head.words == records[1].head.words
    assert len({record.head.ids for record in records}) == 3
    assert len({record.head.seed for record in records}) == 3
    assert len({record.rows[0].draws for record in records}) == 3
    assert all(check(record, world.tables.titles.get) for record in records)


async def test_without_a_thread_the_opening_is_a_message_of_its_own(world: World, anna: MemberActor) -> None:
    lobby = await _seat(world, anna, where="here")
    await anna.click(lobby, label="Add computer")
    await anna.click(lobby, label="Start")
    _, opening, *boards = world.public()
    assert boards
    assert "ID for Anna" in text(opening)
    assert (await world.tables.views.table(GAME)).parts is not None


async def test_who_leaves_takes_their_word_along(world: World, anna: MemberActor, ben: MemberActor) -> None:
    lobby = await _seat(world, anna, ben)
    await _shake(ben, lobby, "mine")
    await ben.click(lobby, label="Leave")
    await ben.click(lobby, label="Join")
    _, bens = await world.tables.seals.shakes(GAME)
    assert bens.word.isdecimal()


async def test_a_word_can_be_changed_and_taken_back(world: World, anna: MemberActor) -> None:
    lobby = await _seat(world, anna)
    await _shake(anna, lobby, "one")
    assert "`two`" in await _shake(anna, lobby, "two")
    blue = [part for part in buttons(lobby).values() if part["label"] == "Take seat"]
    assert blue, "another seat is free"
    await anna.click(world.public()[-1], label="Take seat")
    assert [each.word for each in await world.tables.seals.shakes(GAME)] == ["two"], "the word moves along"
    assert re.search(r"`\d{17,20}`", await _shake(anna, lobby, ""))


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("@everyone <@1> <#2> **x**", "`@everyone <@1> <#2> **x**`"),
        ("`code` ```block```", "`'code' '''block'''`"),
        ("\u202eright\u200bto\u2066left", "`right to left`"),
        ("🛸" * 60, f"`{'🛸' * 60}`"),
        ("{ $word } # -# > [a](http://b)", "`{ $word } # -# > [a](http://b)`"),
    ],
)
async def test_a_word_is_shown_as_what_it_is(
    world: World, anna: MemberActor, ben: MemberActor, typed: str, shown: str
) -> None:
    lobby = await _seat(world, anna, ben)
    assert shown in await _shake(anna, lobby, typed)
    await anna.click(lobby, label="Start")
    opening = world.public(world.thread())[0]
    assert f"Word from Anna: {shown}" in text(opening)
    assert [user.id for user in opening.mentions] == [ben.id], "who may cut, and nobody else"
    assert not opening.mention_everyone
    await cut(world, ben, world.thread(), typed)
    told = world.public(world.thread())[1]
    assert text(told) == f"✂️ Ben cut the deck: {shown}"
    assert not told.mentions
    assert not told.mention_everyone


async def test_only_those_at_the_table_shake_and_only_before_the_game(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    lobby = await _seat(world, anna, ben)
    refused = await carl.click(lobby, label=SHAKE)
    assert text(answer(refused)) == NOT_SEATED
    late, later = [await ben.click(lobby, label=SHAKE) for _ in range(2)]
    await anna.click(lobby, label="Start")
    told = text(answer(await ben.submit_modal(late, {"word": "too late"})))
    assert told.startswith("The deck is waiting to be cut")
    await cut(world, ben, world.thread())
    told = text(answer(await ben.submit_modal(later, {"word": "too late"})))
    assert told == "This game has already started. You can watch it, or open a table with /new."
    assert SHAKE not in buttons(world.public()[0])
    assert "too late" not in "".join((await world.tables.views.table(GAME)).parts.words)  # type: ignore[union-attr]


async def test_a_word_counts_though_the_bot_was_started_again_meanwhile(
    world: World, anna: MemberActor
) -> None:
    lobby = await _seat(world, anna)
    asked = await anna.click(lobby, label=SHAKE)
    await world.restart()
    assert "`later`" in text(answer(await anna.submit_modal(asked, {"word": "later"})))


async def test_a_start_that_was_cut_off_is_made_with_the_same_numbers(
    world: World, anna: MemberActor, ben: MemberActor, mishaps: Mishaps, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot is killed between posting the opening and noting it."""
    mishaps.expect()
    lobby = await _seat(world, anna, ben)

    async def die(*args: object, **kwargs: object) -> None:
        raise RuntimeError("the power is gone")

    with monkeypatch.context() as power:
        power.setattr(Openings, "note", die)
        await anna.click(lobby, label="Start")
        (opening,) = world.public(world.thread())
        assert text(answer(await ben.click(opening, label=CUT))).startswith("There’s no deck to cut here.")
    await world.restart()
    (again,) = world.public(world.thread())
    assert again.id == opening.id
    await cut(world, ben, world.thread())
    assert len(world.boards(world.thread())) == 1
    table = await world.tables.views.table(GAME)
    assert table.parts is not None
    assert table.parts.ids == (str(lobby.id), str(opening.id))


async def test_a_start_that_cannot_be_told_is_no_start(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    lobby = await _seat(world, anna, ben, where="here")
    world.env.inject_error("POST", "/channels/*/messages", status=403, code=50013)
    refused = await anna.click(lobby, label="Start")
    assert "I need “Send Messages”" in text(answer(refused))
    table = await world.tables.views.table(GAME)
    assert (table.seq, table.opening) == (-1, None)
    assert "Start" in buttons(world.public()[0])
    await anna.click(world.public()[0], label="Start")
    await cut(world, ben, world.channel)
    assert (await world.tables.views.table(GAME)).seq == 0


# --- the cut -----------------------------------------------------------------------------------------------


async def test_nothing_is_dealt_before_the_deck_is_cut(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    lobby = await _seat(world, anna, ben)
    await anna.click(lobby, label="Start")
    thread = world.thread()
    opening, *dealt = world.public(thread)
    assert dealt == []
    assert f"<@{ben.id}>: cut the deck!" in text(opening)
    card = world.public()[0]
    assert set(buttons(card)) == {CUT, BACK}
    assert "Ben: cut the deck!" in text(card)
    assert "waiting for someone to cut the deck" in text(answer(await ben.slash(thread, "games")))
    assert world.letters(anna) == world.letters(ben) == []
    told = await cut(world, ben, world.channel, "from the card")
    assert text(told) == f"You’ve cut the deck: `from the card`. The game is in <#{thread.id}>."
    _, notice, board = world.public(thread)
    assert text(notice) == "✂️ Ben cut the deck: `from the card`"
    assert board.id == world.board(thread).id
    assert "word from the cut: `from the card`" in text(answer(await ben.slash(thread, "table dice")))
    again = await ben.click(opening, label=CUT)
    assert text(answer(again)).startswith("There’s no deck to cut here.")
    await _give_up(anna, thread)
    assert (await _proof(world.board(thread))).head.cut == "from the card"
    assert world.public(thread)[0].edited_at is None


async def test_neither_the_host_nor_an_onlooker_cuts(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    lobby = await _seat(world, anna, ben)
    await anna.click(lobby, label="Start")
    (opening,) = world.public(world.thread())
    for actor in (anna, carl):
        refused = await actor.click(opening, label=CUT)
        assert text(answer(refused)) == "You can’t cut this deck. Ben can."
    assert (await world.tables.views.table(GAME)).seq == -1


async def test_where_the_guest_runs_the_bot_the_host_cuts(
    world: World, anna: MemberActor, ben: MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever runs the bot knows its secret, and could choose a word that suits them."""
    runners = property(lambda client: frozenset({UserId(ben.id)}))
    monkeypatch.setattr(GameMaster, "runners", runners)
    lobby = await _seat(world, anna, ben)
    await anna.click(lobby, label="Start")
    (opening,) = world.public(world.thread())
    assert text(answer(await ben.click(opening, label=CUT))) == "You can’t cut this deck. Anna can."
    await cut(world, anna, world.thread())
    assert world.boards(world.thread())


async def test_an_owner_of_the_bot_is_known_by_discord(world: World) -> None:
    application = world.process.client.application
    assert application is not None
    assert world.process.client.runners == {application.owner.id}


async def test_whoever_plays_against_computers_only_needs_no_cut(world: World, anna: MemberActor) -> None:
    lobby = await _seat(world, anna)
    await anna.click(lobby, label="Add computer")
    await anna.click(lobby, label="Start")
    opening, *boards = world.public(world.thread())
    said = re.sub(r"\|\|.*\|\|", "…", text(opening))
    none_needed = "No cut needed: no two people play against each other here."
    assert said == f"-# 🔒 Fair dice, sealed before the game: … `/table dice` explains them · {none_needed}"
    assert re.search(r"\|\|.*ID for Anna `\d{17,20}`\|\|", text(opening)), "they typed no word"
    assert CUT not in buttons(opening)
    assert boards
    assert "nobody cut the deck" in text(answer(await anna.slash(world.thread(), "table dice")))


async def test_a_deck_that_nobody_cuts_is_dealt_after_a_day(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    lobby = await _seat(world, anna, ben)
    await anna.click(lobby, label="Start")
    await world.env.advance_time(DAY - 60)
    assert (await world.tables.views.table(GAME)).seq == -1
    await world.env.advance_time(120)
    _, notice, *boards = world.public(world.thread())
    assert text(notice) == "Nobody cut the deck in time. I’ve dealt without a cut."
    assert boards
    await _give_up(anna, world.thread())
    record = await _proof(world.board(world.thread()))
    assert record.head.cut is None
    assert record.rows[0].by is ByWhom.CLOCK
    assert check(record, world.tables.titles.get).is_proved


async def test_the_way_back_to_the_lobby_makes_another_opening(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    lobby = await _seat(world, anna, ben)
    await anna.click(lobby, label="Start")
    (first,) = world.public(world.thread())
    assert text(answer(await carl.click(world.public()[0], label=BACK))) == NOT_SEATED
    await anna.click(world.public()[0], label=BACK)
    assert "Start" in buttons(world.public()[0])
    assert text(answer(await ben.click(first, label=CUT))).startswith("There’s no deck to cut here.")
    await _shake(ben, world.public()[0], "again")
    await anna.click(world.public()[0], label="Start")
    _, second = world.public(world.thread())
    assert "Word from Ben: `again`" in text(second)
    await cut(world, ben, world.thread())
    parts = (await world.tables.views.table(GAME)).parts
    assert parts is not None
    assert parts.ids == (str(lobby.id), str(second.id))


async def test_a_player_who_leaves_before_the_cut_leaves_an_open_lobby(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    lobby = await _seat(world, anna, ben)
    await anna.click(lobby, label="Start")
    await ben.slash(world.thread(), "table leave")
    assert "**Blue** · free" in text(world.public()[0])
    await carl.click(world.public()[0], label="Join")
    await anna.click(world.public()[0], label="Start")
    await cut(world, carl, world.thread())
    assert world.boards(world.thread())


async def test_a_lobby_can_be_cancelled_before_the_cut(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    lobby = await _seat(world, anna, ben)
    await anna.click(lobby, label="Start")
    await anna.click(answer(await anna.slash(world.thread(), "table end")), label="End game")
    assert "Reopen" in buttons(world.public()[0])
    await anna.click(world.public()[0], label="Reopen")
    assert "Start" in buttons(world.public()[0])


async def test_a_deck_is_cut_once_by_two_at_the_same_time_and_twice_delivered(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    lobby = await _seat(world, anna, ben)
    await anna.click(lobby, label="Start")
    (opening,) = world.public(world.thread())
    first, second = [await ben.click(opening, label=CUT) for _ in range(2)]
    await ben.submit_modal(first, {"word": "one"})
    late = await ben.submit_modal(second, {"word": "two"})
    assert text(answer(late)).startswith("There’s no deck to cut here.")
    parts = (await world.tables.views.table(GAME)).parts
    assert parts is not None
    assert parts.cut == "one"
    assert len(world.boards(world.thread())) == 1


async def test_a_blank_cuts_nothing(world: World, anna: MemberActor, ben: MemberActor) -> None:
    lobby = await _seat(world, anna, ben)
    await anna.click(lobby, label="Start")
    told = await cut(world, ben, world.thread(), " \u200b ")
    assert text(told).startswith("That’s blank.")
    assert (await world.tables.views.table(GAME)).seq == -1


async def test_a_table_waits_for_its_cut_also_after_a_restart(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    lobby = await _seat(world, anna, ben)
    await anna.click(lobby, label="Start")
    await world.restart()
    assert len(world.public(world.thread())) == 1
    await cut(world, ben, world.thread())
    assert len(world.boards(world.thread())) == 1


async def test_a_thread_that_is_deleted_takes_the_opening_with_it(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    lobby = await _seat(world, anna, ben)
    await anna.click(lobby, label="Start")
    world.env.backend.delete_channel(world.thread().id)
    await world.env.settle()
    assert "Start" in buttons(world.public()[0])
    await anna.click(world.public()[0], label="Start")
    place = world.channel.threads[-1] if world.channel.threads else world.channel
    await cut(world, ben, place)
    assert (await world.tables.views.table(GAME)).seq == 0


# --- the proof ---------------------------------------------------------------------------------------------


async def test_the_last_board_brings_a_file_that_holds(
    world: World, anna: MemberActor, ben: MemberActor
) -> None:
    lobby = await _seat(world, anna, ben)
    await anna.click(lobby, label="Start")
    thread = world.thread()
    await cut(world, ben, thread)
    for actor in (anna, ben):
        await choose(actor, await panel(world, actor, thread), "Keep the hand")
    assert not any([await _files(board) for board in world.boards(thread)]), "nobody sees it before the end"
    going_on = answer(await anna.slash(thread, "table dice"))
    assert await _files(going_on) == {}
    _, mark = NUMBER.findall(text(going_on))
    await _give_up(anna, thread)
    files = await _files(world.board(thread))
    assert set(files) == {"game-1.json", "replay-1.html"}
    record = read(files["game-1.json"])
    assert check(record, world.tables.titles.get).rows == 4
    assert f"checksum `{record.mark[:16]}…`" in text(world.board(thread))
    assert mark in record.marks, "what was noted down on the way is in the file"
    assert mark != record.mark
    assert b"@GAME@" not in files["replay-1.html"]


@pytest.mark.parametrize(("room", "files"), [(0, set()), (10_000, {"game-1.json"})])
async def test_files_that_are_too_large_for_discord_do_not_cost_the_board(
    world: World,
    anna: MemberActor,
    ben: MemberActor,
    monkeypatch: pytest.MonkeyPatch,
    room: int,
    files: set[str],
) -> None:
    monkeypatch.setattr(proof_files, "LARGEST_FILES", room)
    lobby = await _seat(world, anna, ben)
    await anna.click(lobby, label="Start")
    await cut(world, ben, world.thread())
    await _give_up(anna, world.thread())
    board = world.board(world.thread())
    assert set(await _files(board)) == files
    assert "checksum" in text(board)


async def test_table_dice_says_who_sees_what_and_hands_out_the_file_at_the_end(
    world: World, anna: MemberActor, ben: MemberActor, carl: MemberActor
) -> None:
    lobby = await _seat(world, anna, ben)
    await _shake(ben, lobby, "a `tick`")
    before = text(answer(await carl.slash(world.channel, "table dice")))
    assert "Whoever runs this bot can see hands and the dice secret" in before
    assert "without it showing" in before
    await anna.click(lobby, label="Start")
    thread = world.thread()
    await cut(world, ben, thread)
    during = text(answer(await carl.slash(thread, "table dice")))
    assert "word from a player: `a 'tick'`" in during
    assert str(lobby.id) in during
    assert "dice secret was" not in during
    await _give_up(anna, thread)
    after = answer(await carl.slash(thread, "table dice"))
    assert "dice secret was" in text(after)
    assert (await _files(after))["game-1.json"] == (await _files(world.board(thread)))["game-1.json"]


async def test_a_lobby_that_is_closed_keeps_its_secret_for_it_may_open_again(
    world: World, anna: MemberActor
) -> None:
    await _seat(world, anna)
    await anna.click(answer(await anna.slash(world.channel, "table end")), label="End game")
    told = answer(await anna.slash(world.channel, "table dice"))
    assert "The dice are sealed" in text(told)
    assert "dice secret was" not in text(told)
    assert await _files(told) == {}
