"""The pages without a board as text: a campaign's notebook, and a free game's draft."""

from collections.abc import Iterable

from engine.falling_skies.content import CharacterSide, CitySide
from engine.falling_skies.decisions import ChooseLastCity, ChooseTeam
from engine.falling_skies.notebook import Attack, BattleRecord, GameRecord, Notebook
from engine.falling_skies.view import View
from renderer.scenes.falling_skies import briefing, names
from renderer.scenes.falling_skies.head import half_stars, with_minus
from renderer.scenes.falling_skies.notebook import battle_name, chapter, fellows, is_open
from renderer.words import GAP, Words, aloud, clauses

notebook_is_open = is_open


# --- the notebook --------------------------------------------------------------------------------------


def notebook(view: View, words: Words, *, short: bool) -> list[str]:
    """Returns the page, one sentence per entry; the short form leaves out the effects."""
    book = view.notebook
    assert book is not None, "no campaign is in play"
    return [
        words(
            "board-text-notebook",
            chapter=aloud(chapter(book, words)),
            score=with_minus(book.score),
            level=view.level,
        ),
        *([words(f"chapter-{book.chapter}-scene")] if briefing.is_due(view) else []),
        *([] if short else [words(f"chapter-{book.chapter}-text")]),
        *_matter(view, book, words, short=short),
        *(_battle(record, words) for record in book.battles),
        *_comrades(book, words),
        *_cities(book, words),
    ]


def _matter(view: View, book: Notebook, words: Words, *, short: bool) -> Iterable[str]:
    """Yields the pending decision, or the result."""
    if view.outcome is not None:
        yield words("board-beaten") if view.outcome.winners else words("board-overrun") + "."
        yield words("board-final-score", score=with_minus(view.score or 0)) + "."
    for attack in book.attacks:
        yield from _attack(attack, words, short=short)
    if isinstance(view.asked, ChooseTeam):
        for character in book.rested:
            text = names.character_text(character, CharacterSide.UPGRADED, words)
            yield _entry(names.character(character, words), text, words, short=short)
    if isinstance(view.asked, ChooseLastCity):
        for city, side in book.saved.items():
            yield _entry(names.city(city, words), names.city_text(city, side, words), words, short=short)


def _entry(name: str, text: str, words: Words, *, short: bool) -> str:
    return f"{name}." if short else words("board-text-rule", name=name, text=text)


def _attack(attack: Attack, words: Words, *, short: bool) -> Iterable[str]:
    yield words(
        "board-text-attack",
        city=names.city(attack.city, words),
        scenario=names.scenario(attack.scenario, words),
        character=names.character(attack.character, words),
    )
    if not short:
        yield names.city_text(attack.city, CitySide.NORMAL, words)
        yield names.scenario_text(attack.scenario, words)
        yield names.character_text(attack.character, CharacterSide.STANDARD, words)


def _battle(record: BattleRecord, words: Words) -> str:
    games = ", ".join(_game(game, words) for game in record.games)
    return words(
        "board-text-battle",
        chapter=record.chapter,
        battle=battle_name(record, words).replace(GAP, ", "),
        team=fellows(record, words),
        games=games or words("board-text-no-game"),
    )


def _game(game: GameRecord, words: Words) -> str:
    return words(
        "board-text-game",
        won="yes" if game.won else "no",
        level=game.level,
        side=names.city_side(game.side, words),
        rounds=game.rounds,
    )


def _comrades(book: Notebook, words: Words) -> Iterable[str]:
    if book.kept:
        told = (
            words(
                "board-text-comrade",
                character=names.character(character, words),
                rested="yes" if character in book.rested else "no",
            )
            for character in book.kept
        )
        yield words("board-text-comrades", comrades=", ".join(told))


def _cities(book: Notebook, words: Words) -> Iterable[str]:
    if book.saved:
        saved = (
            words("board-city-side", city=names.city(city, words), side=names.city_side(side, words))
            for city, side in book.saved.items()
        )
        yield words("board-text-saved", cities=clauses(saved, words))
    if book.lost:
        yield words("board-text-lost", cities=", ".join(names.city(city, words) for city in book.lost))


# --- the draft -----------------------------------------------------------------------------------------


def draft(view: View, words: Words) -> list[str]:
    """Returns the draft of a free game, one line per part."""
    setup, rated = view.draft, view.difficulty
    assert setup is not None, "no game is being put together"
    assert rated is not None, "a draft is rated"
    city = words(
        "board-city-side", city=names.city(setup.city, words), side=names.city_side(setup.side, words)
    )
    lines = [
        words("board-text-draft", rating=half_stars(rated.rating), epic=half_stars(rated.epic)),
        words(
            "board-text-level",
            level=setup.level,
            rating=half_stars(rated.rating),
            black=rated.black,
            yellow=half_stars(rated.yellow),
        ),
        words("board-text-rule", name=city, text=names.city_text(setup.city, setup.side, words)),
    ]
    if setup.scenario is None:
        lines.append(words("scenario-none") + ".")
    else:
        name = names.scenario(setup.scenario, words)
        lines.append(words("board-text-rule", name=name, text=names.scenario_text(setup.scenario, words)))
    for laid in reversed(setup.sky):
        side = names.sky_side(laid.side, words)
        lines.append(words("board-text-tile", tile=names.tile(laid.tile, words), side=side))
    for member in setup.team:
        name = words(
            "board-text-recruit",
            character=names.character(member.character, words),
            side=names.character_side(member.side, words),
        )
        text = names.character_text(member.character, member.side, words)
        lines.append(words("board-text-rule", name=name, text=text))
    return lines
