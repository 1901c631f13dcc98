"""Errors of commands: one line on standard error instead of a traceback."""

import argparse
import sys
from collections.abc import Callable


class CannotDo(Exception):
    """The command failed; the message is printed on one line and the exit code is 2."""


def run_command(do: Callable[[argparse.Namespace], int], arguments: argparse.Namespace, name: str) -> int:
    """Runs a command and returns its exit code; prints the message of a `CannotDo`."""
    try:
        return do(arguments)
    except CannotDo as error:
        print(f"{name}: {error}", file=sys.stderr)
        return 2
