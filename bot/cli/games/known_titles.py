"""The titles of a command, and the arguments that choose a title and its options."""

import argparse
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from os import environ

from bot.cli.console import CannotDo
from bot.service.errors import BadOption, OptionOfAnotherGame
from bot.service.lobby.lobbies import options_of
from bot.settings import packs_of
from bot.text.catalogue import ENGLISH, Catalogue
from bot.titles import titles
from bot.titles.installed import NothingInstalled
from bot.titles.packs.folder import packs_in
from bot.titles.packs.shelf import Shelf
from bot.titles.title import AnyOptions, AnyTitle, Words
from engine.core import Seat


@dataclass(frozen=True, kw_only=True)
class KnownTitles:
    """The titles a command can name, loaded on first use: a command that needs none reads no content."""

    find: Callable[[], tuple[AnyTitle, ...]] = titles

    @property
    def titles(self) -> tuple[AnyTitle, ...]:
        try:
            return self.find()
        except NothingInstalled as error:
            raise CannotDo(str(error)) from error

    def title(self, title_id: str) -> AnyTitle:
        """Returns a title by its id."""
        for title in self.titles:
            if title.id == title_id:
                return title
        shelf = self.shelf
        if title_id in shelf:
            return shelf[title_id]
        offers = [offer.key for title in self.titles for offer in shelf.offers(title.id)]
        known = ", ".join([*shelf, *offers]) or "none"
        raise CannotDo(f"there is no title {title_id!r} (known: {known})")

    @property
    def shelf(self) -> Shelf:
        """The titles by key, with the packs of `ACKACK_PACKS`."""
        titles = {title.id: title for title in self.titles}
        return Shelf(titles, packs_in(packs_of(environ), titles))

    def catalogue(self) -> Catalogue:
        """Returns the words of all titles."""
        return Catalogue(self.titles)

    def words(self, title: AnyTitle) -> Words:
        """Returns the English words of a title."""
        return self.catalogue().words(ENGLISH, title)

    def options(self, title: AnyTitle, given: Mapping[str, str]) -> AnyOptions:
        """Returns the options given by name; raises `CannotDo` with the valid ones if one is unknown."""
        words = self.words(title)
        try:
            return options_of(title, given, words)
        except OptionOfAnotherGame as error:
            raise CannotDo(f"{title.id} has no option {error.option!r}") from error
        except BadOption as error:
            offered = ", ".join(choice.value for choice in title.setup.choices[error.option](words))
            raise CannotDo(f"{error.option}: choose one of {offered}") from error


def known_titles(arguments: argparse.Namespace) -> KnownTitles:
    """Returns the titles given in the arguments, or all that are installed."""
    return arguments.known or KnownTitles()


def add_title(parser: argparse.ArgumentParser, *, required: bool = True) -> None:
    """Adds the arguments that choose a title."""
    parser.add_argument("--title", required=required, help="which game: its id, dice_game for example")
    add_options(parser)


def add_options(parser: argparse.ArgumentParser) -> None:
    """Adds the arguments that set the options of a title."""
    parser.add_argument("--scenario", help="short for --option scenario=…")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of /new"
    )


def chosen_options(
    arguments: argparse.Namespace, title: AnyTitle, more: Mapping[str, str] | None = None
) -> AnyOptions:
    """Returns the options from the command line, together with any in `more`."""
    return known_titles(arguments).options(title, {**named_options(arguments), **(more or {})})


def named_options(arguments: argparse.Namespace) -> dict[str, str]:
    """Returns the options from the command line, as written."""
    given = dict(_pair(option) for option in arguments.option)
    return {**given, "scenario": arguments.scenario} if arguments.scenario else given


def check_seats(title: AnyTitle, options: AnyOptions, seats: int) -> int:
    """Returns the number of seats; raises `CannotDo` if the title cannot be played with it."""
    plan = title.rules.seat_plan(options)
    if not plan.fewest <= seats <= len(plan.keys):
        raise CannotDo(f"{title.id} has {plan.fewest} to {len(plan.keys)} seats, not {seats}")
    return seats


def seed_of(*parts: object) -> bytes:
    """Returns a seed from any values: the same values give the same dice."""
    return blake2b(":".join(str(part) for part in parts).encode(), digest_size=32).digest()


def seat_names(
    title: AnyTitle, catalogue: Catalogue, options: AnyOptions, seats: Sequence[Seat]
) -> dict[Seat, str]:
    """Returns the general names of the seats, without people."""
    words = catalogue.words(ENGLISH, title)
    keys = title.rules.seat_plan(options).keys
    return {seat: words(f"seat-{keys[seat]}") for seat in seats}


def _pair(option: str) -> tuple[str, str]:
    name, sign, value = option.partition("=")
    if not sign:
        raise CannotDo(f"--option {option}: write NAME=VALUE")
    return name, value
