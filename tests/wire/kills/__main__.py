"""`python -m tests.wire.kills`: kills the bot at every point of every scene, and says what went wrong."""

import argparse
import asyncio
import sys
import time
from collections.abc import Sequence

from tests.wire.kills.matrix import Killed, kill_everywhere
from tests.wire.kills.nursery import open_nursery
from tests.wire.kills.scenes import SCENES


async def run(names: Sequence[str]) -> int:
    begun, done = time.monotonic(), list[Killed]()
    async with open_nursery() as nursery:
        for name in names:
            async for killed in kill_everywhere(SCENES[name], nursery):
                done.append(killed)
                if killed.outcome.faults:
                    print(f"{killed.scene}, {killed.point or 'without a kill'}:")
                    for fault in killed.outcome.faults:
                        print(f"    {fault}")
            print(f"{name}: {sum(one.scene == name for one in done) - 1} points", flush=True)
    kills = [one for one in done if one.point is not None]
    reached, repeated = sum(one.outcome.reached for one in kills), sum(one.outcome.repeated for one in kills)
    wrong = sum(bool(one.outcome.faults) for one in done)
    print(
        f"{len(names)} scenes, {len(kills)} kills, {reached} at their point; {repeated} acts done again;"
        f" {wrong} with faults, {time.monotonic() - begun:.0f} seconds"
    )
    return 1 if wrong else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("scenes", nargs="*", help="the scenes to run; unless named, all of them")
    given = parser.parse_args()
    return asyncio.run(run(given.scenes or list(SCENES)))


if __name__ == "__main__":
    sys.exit(main())
