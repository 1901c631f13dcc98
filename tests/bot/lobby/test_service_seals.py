"""How a table's seed is made, and the file of a game whose rules have changed."""

from pathlib import Path
from random import Random

import pytest

from bot.proof.check import check
from bot.proof.record import Flawed, read
from bot.proof.seed import Frame, Parts, Scheme, seal_of, seed_of
from bot.service.errors import AlreadyStarted, AwaitsCut, NotOver, NotSeated
from bot.service.playing.votes import Ballot
from bot.service.running.computers import Computers
from bot.service.showing.pictures import Pictures
from bot.service.tables import Tables
from bot.store import journal
from bot.store.database.connection import Connection
from bot.store.rows import GameId, Status
from engine.core import Draw, SeededDice
from tests.bot.house import ANN, BLUE, BOB, EVE, SEED, House, Inline, house, later
from tests.bot.proofs import say_anything, start
from tests.duel import DUEL


async def _draws(bot: House, game: GameId) -> tuple[Draw, ...]:
    return (await bot.database.read(journal.moves, game))[0].draws


async def _seed(bot: House, game: GameId) -> bytes:
    def read_seed(db: Connection) -> bytes:
        seed: bytes = db.execute("select seed from games where id = ?", (game,)).fetchone()["seed"]
        return seed

    return await bot.database.read(read_seed)


async def _sit_down(bot: House, game: GameId) -> None:
    for number, person in enumerate((ANN, BOB)):
        await bot.tables.lobbies.take_seat(game, person, interaction_id=100 * game + number)


async def test_tables_with_the_same_secret_and_other_parts_roll_otherwise(tmp_path: Path) -> None:
    """Every table of this house has the same secret."""
    rolled, openings = set(), ((2, "a", "x"), (3, "a", "x"), (2, "b", "x"), (2, "a", "y"), (2, "a", "x"))
    async with house(tmp_path / "bot.db", scheme=Scheme.CUT) as bot:
        for number, word, cut in openings:
            game = await bot.lobby()
            await _sit_down(bot, game)
            await bot.tables.seals.shake(game, ANN.id, word)
            await bot.tables.seals.shake(game, BOB.id, "8")
            await bot.start(game, cut, number)
            rolled.add(await _draws(bot, game))
            parts = Parts(ids=(str(number),), words=(word, "8"), cut=cut)
            frame = Frame(game=game, title="duel", options=b'{"goal":2}', seats=("red", "blue"))
            assert await _seed(bot, game) == seed_of(Scheme.CUT, SEED, parts, frame)
    assert len(rolled) == len(openings), "the number of the game counts, too"


async def test_unless_told_otherwise_nobody_chooses_a_seed(tmp_path: Path) -> None:
    """As `ackack run` builds it: secrets are drawn, and two tables never have the same."""
    async with house(tmp_path / "bot.db") as bot:
        tables = Tables(
            bot.database,
            bot.tables.titles,
            bot.tables.catalogue,
            computers=Computers(Inline()),
            pictures=Pictures(Inline()),
        )
        opened = [
            (
                await tables.lobbies.open("duel", ANN, channel_id=1, guild_id=None, locale="en", options={})
            ).table
            for _ in range(2)
        ]
        await tables.close()
    assert {table.scheme for table in opened} == {Scheme.CUT}
    assert len({table.seed_hash for table in opened} | {seal_of(SEED)}) == 3


async def test_a_lobby_has_no_seed_yet(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db", scheme=Scheme.CUT) as bot:
        game = await bot.lobby()
        assert await _seed(bot, game) == b""


async def test_nothing_changes_between_the_opening_and_the_cut(tmp_path: Path) -> None:
    """A game does not start with a word, seat or option that the opening does not show."""
    async with house(tmp_path / "bot.db", scheme=Scheme.CUT) as bot:
        game, lobbies = await bot.lobby(), bot.tables.lobbies
        await _sit_down(bot, game)
        await bot.start(game, cut=None)
        for forbidden in (
            bot.tables.seals.shake(game, ANN.id, "new"),
            lobbies.choose(game, ANN.id, "goal", "3"),
            lobbies.take_seat(game, EVE),
            lobbies.take_seat(game, ANN, BLUE),
            lobbies.seat_computer(game, ANN.id),
            lobbies.start(game, ANN.id),
        ):
            with pytest.raises(AwaitsCut):
                await forbidden
        table = await bot.tables.views.table(game)
        assert (table.status, table.cutters, table.parts) == (Status.LOBBY, (BOB,), None)


async def test_only_who_sits_in_a_lobby_shakes(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db", scheme=Scheme.CUT) as bot:
        game = await bot.lobby()
        await bot.tables.lobbies.take_seat(game, ANN, interaction_id=7)
        with pytest.raises(NotSeated):
            await bot.tables.seals.shake(game, EVE.id, "boo")
        await bot.tables.lobbies.seat_computer(game, ANN.id)
        await bot.start(game)
        with pytest.raises(AlreadyStarted):
            await bot.tables.seals.shake(game, ANN.id, "boo")


async def test_lobbies_and_games_from_before_keep_their_dice(tmp_path: Path) -> None:
    """A bot with the new seed scheme continues games that were opened with the old one."""
    async with house(tmp_path / "bot.db") as bot:
        lobby, game = await bot.lobby(), await bot.duel()
    async with house(tmp_path / "bot.db", scheme=Scheme.CUT) as bot:
        await bot.tables.lobbies.take_seat(lobby, ANN)
        await bot.tables.lobbies.take_seat(lobby, BOB)
        await bot.start(lobby)
        for number in (lobby, game):
            assert await _seed(bot, number) == SEED
            await bot.tables.leaving.resign(number, ANN.id)
            record = read((await bot.tables.proofs.of(number)).text)
            assert record.head.scheme is Scheme.DIRECT
            check(record, bot.tables.titles.get)


async def test_the_clock_a_resignation_and_the_computer_stand_in_the_file(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db", scheme=Scheme.CUT) as bot:
        game = await bot.duel()
        await bot.say(game, ANN, "aim")
        await bot.say(game, ANN, "strike")
        bot.clock.time += 2 * 24 * 60 * 60
        assert game in await bot.tables.alarms.ring()
        with pytest.raises(NotOver):
            await bot.tables.proofs.of(game)
        await bot.tables.leaving.resign(game, BOB.id)
        record = read((await bot.tables.proofs.of(game)).text)
        assert "clock" in {row.by for row in record.rows}
        assert record.end.outcome is not None
        assert record.end.outcome.reason == "resigned"
        check(record, bot.tables.titles.get)


async def test_a_mark_noted_on_the_way_is_in_the_file_though_the_rules_became_others(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db", scheme=Scheme.CUT) as bot:
        game, people = await start(bot, DUEL)
        await say_anything(bot, game, Random(1), people, 4)
        noted, row = await bot.tables.proofs.mark(game), (await bot.tables.views.table(game)).seq
    async with house(tmp_path / "bot.db", later(), scheme=Scheme.CUT) as bot:
        await say_anything(bot, game, Random(2), people, 1)
        await bot.tables.ending.end(game, ANN.id, moderator=True)
        record = read((await bot.tables.proofs.of(game)).text)
        assert record.marks[row + 1] == noted
        assert (record.end.rules, record.end.since) == (later().rules.version, row)
        verdict = check(record, bot.tables.titles.get)
        assert verdict.replayed_from == row + 1, "it is said which rows can be played again"


async def test_rows_of_older_rules_are_held_to_the_dice_of_the_seed(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db", scheme=Scheme.CUT) as bot:
        game, _ = await start(bot, DUEL)
    async with house(tmp_path / "bot.db", later(), scheme=Scheme.CUT) as bot:
        await bot.tables.ending.end(game, ANN.id, moderator=True)

        face = SeededDice(await _seed(bot, game), 0).draw(6)
        loaded = b"[[6,%d]]" % ((face + 1) % 6)

        def load_the_dice(db: Connection) -> None:
            db.execute("update moves set draws = ? where seq = 0", (loaded,))

        await bot.database.write(load_the_dice)
        record = read((await bot.tables.proofs.of(game)).text)
        assert record.end.is_adopted, "though no move had been made"
        with pytest.raises(Flawed, match="row 0: draw 1 is"):
            check(record, bot.tables.titles.get)


async def test_moving_to_another_seat_keeps_what_was_given(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db", scheme=Scheme.CUT) as bot:
        game = await bot.lobby()
        await bot.tables.lobbies.take_seat(game, ANN, interaction_id=7)
        await bot.tables.lobbies.take_seat(game, ANN, BLUE, interaction_id=9)
        assert [each.word for each in await bot.tables.seals.shakes(game)] == ["7"]
        await bot.tables.lobbies.leave_seat(game, ANN.id)
        await bot.tables.lobbies.take_seat(game, ANN, interaction_id=11)
        assert [each.word for each in await bot.tables.seals.shakes(game)] == ["11"]


# --- the dice of a row -------------------------------------------------------------------------------------


async def _roll(bot: House, game: GameId) -> tuple[Draw, ...]:
    """Rolls the dice of Ann's strike against Bob; returns its draws."""
    await bot.say(game, ANN, "strike")
    await bot.say(game, BOB, "yield")
    rows = await bot.database.read(journal.moves, game)
    return next(row.draws for row in reversed(rows) if row.draws)


async def _rolls(path: Path, scheme: Scheme, undone: int) -> tuple[Draw, ...]:
    """Returns Ann's first roll after she has aimed and taken it back so many times."""
    async with house(path, scheme=scheme) as bot:
        game = await bot.duel()
        for _ in range(undone):
            await bot.say(game, ANN, "aim")
            await bot.tables.undo.ask(game, ANN.id)
        await bot.say(game, ANN, "aim")
        rolled = await _roll(bot, game)
        await bot.tables.leaving.resign(game, ANN.id)
        check(read((await bot.tables.proofs.of(game)).text), bot.tables.titles.get)
        return rolled


async def test_moves_taken_back_for_free_steer_no_later_dice(tmp_path: Path) -> None:
    """Whoever knows the seed could choose a roll by taking moves back, as they could before scheme 3."""
    cut = {await _rolls(tmp_path / f"cut{undone}.db", Scheme.CUT, undone) for undone in range(4)}
    assert len(cut) == 1
    older = {await _rolls(tmp_path / f"older{undone}.db", Scheme.SHARED, undone) for undone in range(4)}
    assert len(older) > 1


async def test_a_roll_that_was_taken_back_is_not_made_again(tmp_path: Path) -> None:
    """All have agreed to the undo; nobody may know the next roll, so it is another."""
    async with house(tmp_path / "bot.db", scheme=Scheme.CUT) as bot:
        game = await bot.duel(goal="3")
        rolls = []
        await bot.say(game, ANN, "aim")
        for _ in range(3):
            rolls.append(await _roll(bot, game))
            before = (await bot.tables.views.table(game)).seq
            asked = await bot.tables.undo.ask(game, ANN.id)
            assert isinstance(asked, Ballot)
            await bot.tables.votes.agree(game, BOB.id, number=asked.number)
            assert (await bot.tables.views.table(game)).seq == before + 1
        assert len(set(rolls)) == 3
        await bot.tables.leaving.resign(game, ANN.id)
        check(read((await bot.tables.proofs.of(game)).text), bot.tables.titles.get)


async def test_the_number_of_rolls_is_known_after_a_restart(tmp_path: Path) -> None:
    async with house(tmp_path / "bot.db", scheme=Scheme.CUT) as bot:
        game = await bot.duel()
        await bot.say(game, ANN, "aim")
    async with house(tmp_path / "bot.db", scheme=Scheme.CUT) as bot:
        await _roll(bot, game)
        await bot.tables.leaving.resign(game, ANN.id)
        check(read((await bot.tables.proofs.of(game)).text), bot.tables.titles.get)
