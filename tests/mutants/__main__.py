"""Mutates the rules of a game or a part of the bot in random places; prints the mutants that survive."""

import argparse
import random
import sys

from tests.mutants.subject import Mutant, Subject, subject_of
from tests.mutants.trial import Limits, Verdict, unharmed, verdicts, warm


def main(words: list[str]) -> int:
    asked = _read(words)
    subject = subject_of(asked.subject)
    mutants = _chosen(subject, asked)
    with warm():
        healthy = unharmed(subject)
        if healthy.killer is not None:
            _say(f"the tests fail on the code as it is: {healthy.killer}")
            return 1
        survivors = 0
        for mutant, verdict in verdicts(subject, mutants, asked.jobs, Limits(seconds=healthy.seconds)):
            survivors += verdict.killer is None
            _tell(subject.describe(mutant), verdict, aloud=asked.only is not None)
    _say(f"{len(mutants) - survivors} of {len(mutants)} killed ({survivors} survive)")
    return 0


def _read(words: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("subject", help="a game, bot, or a folder like bot/service/days")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument(
        "--only",
        metavar="NAME",
        action="append",
        help="the mutant of this name, or all that contain it; may be given several times",
    )
    parser.add_argument("--jobs", type=int, default=2)
    return parser.parse_args(words)


def _chosen(subject: Subject, asked: argparse.Namespace) -> list[Mutant]:
    mutants = subject.mutants()
    if asked.only:
        return [mutant for name in asked.only for mutant in _named(mutants, name)]
    return random.Random(asked.seed).sample(mutants, min(asked.count, len(mutants)))


def _named(mutants: list[Mutant], name: str) -> list[Mutant]:
    exact = [mutant for mutant in mutants if mutant.name == name]
    return exact or [mutant for mutant in mutants if name in mutant.name]


def _tell(mutant: str, verdict: Verdict, *, aloud: bool) -> None:
    if verdict.killer is None:
        _say(f"survives: {mutant}")
    elif aloud:
        _say(f"killed: {mutant}\n    by {verdict.killer}")


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
