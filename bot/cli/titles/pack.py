"""`ackack pack`: checks packs, shows what is in them, and writes one to start from."""

import argparse
from collections.abc import Mapping
from pathlib import Path

from bot.cli.console import CannotDo
from bot.cli.games.known_titles import KnownTitles, known_titles
from bot.text.catalogue import ENGLISH
from bot.titles.packs.checks import faults_of
from bot.titles.packs.folder import BadPack, read_pack
from bot.titles.packs.own_entries import own_entries
from bot.titles.packs.shelf import Shelf
from bot.titles.packs.template import pack_files
from bot.titles.packs.trial import trial_faults
from bot.titles.title import AnyTitle
from content.pack import Pack, PackContent

MOVES = 200  # played of each game by `ackack pack check`


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Adds the arguments of the command."""
    parser.epilog = "Exit codes: 0 the pack can be used; 1 it is refused; 2 it could not be read."
    parts = parser.add_subparsers(required=True, metavar="check|show|new", dest="part")
    check = parts.add_parser("check", help="say what is wrong with a pack, with file and line")
    check.add_argument("folder", type=Path, help="the folder of the pack")
    show = parts.add_parser("show", help="list the games and entries of a pack")
    show.add_argument("folder", type=Path, help="the folder of the pack")
    new = parts.add_parser("new", help="write a pack with the bot's own content, to change")
    new.add_argument("id", help="the name of its folder: a-z, 0-9, _ and -")
    new.add_argument("--from", dest="title", required=True, help="the game it is for: miniatures for example")
    new.add_argument("--name", help="its name as people read it")
    new.add_argument(
        "--in", dest="place", type=Path, default=Path(), help="where to write it (default: here)"
    )


def run(arguments: argparse.Namespace) -> int:
    """Checks, shows or writes a pack."""
    known = known_titles(arguments)
    if arguments.part == "new":
        return _new(arguments, known)
    titles = {title.id: title for title in known.titles}
    if not arguments.folder.is_dir():
        raise CannotDo(f"{arguments.folder} is no folder")
    folder = arguments.folder.resolve()
    try:
        pack = read_pack(folder, titles, moves=MOVES if arguments.part == "check" else 0)
    except BadPack as error:
        for refusal in error.refusals:
            print(refusal)
        print(f"{folder.name} is refused: {len(error.refusals)} to mend.")
        return 1
    return _check(pack, titles) if arguments.part == "check" else _show(pack, titles, known)


def _check(pack: Pack, titles: Mapping[str, AnyTitle]) -> int:
    """Draws the board of every game of a pack that is sound so far."""
    title = titles[pack.content.game]
    for fault in trial_faults(pack, title, MOVES, paint=True):
        print(f"{'.'.join(map(str, fault.path))}: {fault.reason}")
        return 1
    entries = sum(len(pack.entries.get(table, ())) for table in own_entries(title))
    print(f"{pack.content.id} can be used: {entries} entries for {title.id}, digest {pack.digest}.")
    return 0


def _show(pack: Pack, titles: Mapping[str, AnyTitle], known: KnownTitles) -> int:
    title = Shelf(titles, [pack])[f"{pack.content.game}+{pack.content.id}"]
    words, own = known.catalogue().words(ENGLISH, title), own_entries(title)
    print(f"{pack.content.name}, for {title.id}")
    print(f"digest   {pack.digest}")
    for option in title.setup.scenario:
        for choice in title.setup.choices[option](words):
            print(f"{option:<8} {choice.value}: {choice.label}")
    for table in sorted(own):
        for entry in sorted(pack.entries.get(table, ())):
            print(f"{'replaces' if entry in own[table] else 'adds':<8} {table}/{entry}")
    return 0


def _new(arguments: argparse.Namespace, known: KnownTitles) -> int:
    title, folder = known.title(arguments.title), arguments.place / arguments.id
    form, name = (
        title.package.data,
        arguments.name or arguments.id.replace("_", " ").replace("-", " ").capitalize(),
    )
    if form is None:
        raise CannotDo(f"{title.id} takes no packs")
    empty = Pack.of(PackContent(game=title.id, id=arguments.id, name=name))
    fault = next(faults_of(empty, title), None)
    if fault is not None:
        raise CannotDo(f"{fault.reason}, {fault.right} for example")
    if folder.exists():
        raise CannotDo(f"{folder} exists already")
    for path, text in pack_files(title, form, arguments.id, name):
        place = folder / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, encoding="utf-8")
    print(f"{folder} has the content of {title.id}. Change it, then:")
    print(f"  ackack pack check {folder}")
    print(f"  ACKACK_PACKS={arguments.place} ackack play --title {title.id}+{arguments.id}")
    return 0
