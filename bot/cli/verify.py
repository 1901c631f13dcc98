"""`ackack verify`: the dice of a finished game, rolled again from its seed."""

import argparse
import asyncio
from hashlib import sha256
from pathlib import Path

from bot.cli.databases import add_database, existing, positions_in, started
from bot.cli.errors import CannotDo
from bot.cli.shelf import Shelf
from bot.service import history


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("verify", help="roll a finished game's dice again from its seed")
    parser.add_argument("game", type=int, help="the number of the game")
    add_database(parser)
    parser.set_defaults(do=do)


def do(arguments: argparse.Namespace) -> int:
    """Prints what was found; the exit code is 1 when dice are not those of the seed."""
    return asyncio.run(_verify(arguments.shelf, existing(arguments.database), arguments.game))


async def _verify(shelf: Shelf, path: Path, game: int) -> int:
    async with positions_in(path, shelf) as positions:
        position = await started(positions, game)
        if position.playing:
            raise CannotDo(f"game {game} is not over: its seed is not told yet")
        moves = await positions.moves(position.game.id)
    seed = position.game.seed
    wrong = history.tampered(seed, moves)
    print(f"seed    {seed.hex()}")
    print(f"sha256  {sha256(seed).hexdigest()}")
    print(f"draws   {sum(len(move.draws) for move in moves)} in {len(moves)} rows")
    for move in wrong:
        print(f"row {move.seq}: its dice are not those of the seed")
    if not wrong:
        print("all as the seed has it")
    return int(bool(wrong))
