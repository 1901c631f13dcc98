"""*Find the better move*: a turning point of a finished game as a puzzle, with three tries and hints."""

from bot.service.errors import Stale
from bot.service.finished.puzzles import TRIES, Attempt, Puzzle
from bot.store.rows import GameId
from bot.titles.title import Words
from bot.ui.client_base import Interaction, locale_of, words_of
from bot.ui.finished.play_on import play_on_button
from bot.ui.kit import ids
from bot.ui.kit.components import Pressable
from bot.ui.kit.ids import MenuIds, PanelPlace
from bot.ui.kit.menus import NoSuchWay, clip, menu, offers_at
from bot.ui.kit.message import GOOD, AnyButton, Message, button
from bot.ui.kit.replies import draw, in_place, privately, show
from bot.ui.playing.menu_components import add_closing, add_menu, question, ways_about
from bot.ui.showing import messages
from engine.kit.percent import percent, whole_percent
from renderer.words import capitalise, dash

PUZZLE_FILE = "puzzle.png"
ROOM_FOR_HAND = 500  # characters
HINT_AFTER = 2  # tries


def puzzle_button(game_id: GameId, number: int, words: Words) -> AnyButton:
    """Returns *Find the better move* for a turning point."""
    return button(words("button-puzzle"), ids.puzzle(game_id, number), GOOD)


class PuzzleButton(Pressable, kind=ids.puzzle):
    """*Find the better move*: opens the puzzle as a new message."""

    async def press(self, interaction: Interaction) -> None:
        way = PanelPlace(game_id=self.game_id, seq=int(self.named["number"]))
        await privately(interaction, lambda: _show(interaction, way, ()))


class PuzzleStep(Pressable, kind=ids.puzzle_step):
    """The button that leads to another question."""

    async def press(self, interaction: Interaction) -> None:
        await in_place(interaction, lambda: _show(interaction, _way(self), _tries(self)))


class PuzzleSelect(Pressable, kind=ids.puzzle_select):
    """The select of a question: tries the chosen move, or shows the next question."""

    async def press(self, interaction: Interaction) -> None:
        way, tried = _way(self), _tries(self)
        if self.action is None:
            await in_place(interaction, lambda: _show(interaction, way.on(self.number), tried))
        else:
            again = (*tried, self.action)
            await in_place(interaction, lambda: _try(interaction, way.game_id, way.seq, again))


class PuzzleMove(Pressable, kind=ids.puzzle_move):
    """The button of one move: tries it."""

    async def press(self, interaction: Interaction) -> None:
        again = (*_tries(self), int(self.named["index"]))
        await in_place(interaction, lambda: _try(interaction, self.game_id, int(self.named["seq"]), again))


def _way(pressed: Pressable) -> PanelPlace:
    fields = pressed.named.groupdict()
    return PanelPlace.read(**{name: fields[name] for name in ("game", "seq", "path", "page")})


def _tries(pressed: Pressable) -> tuple[int, ...]:
    """Returns the indices of the moves tried so far."""
    return tuple(int(index) for index in pressed.named["tried"].split(".") if index)[:TRIES]


async def _try(interaction: Interaction, game_id: GameId, number: int, tried: tuple[int, ...]) -> None:
    """Plays the last tried move out, which takes some seconds, and shows the result."""
    await show(interaction, Message(messages.OVER).text(words_of(interaction)("puzzle-working")))
    await _show(interaction, PanelPlace(game_id=game_id, seq=number), tried[:TRIES])


async def _show(interaction: Interaction, way: PanelPlace, tried: tuple[int, ...]) -> None:
    """Shows a puzzle after some tries; `way` is the question, and has the number of the turning point."""
    tables = interaction.client.tables
    puzzle = await tables.puzzles.of(way.game_id, way.seq, locale_of(interaction))
    attempts = [await tables.puzzles.attempt(puzzle, index) for index in dict.fromkeys(tried)]
    picture = await draw(tables, puzzle.view.board)
    try:
        message = puzzle_message(puzzle, attempts, way, picture)
    except NoSuchWay as error:
        raise Stale from error
    await show(interaction, message)


def puzzle_message(
    puzzle: Puzzle, attempts: list[Attempt], way: PanelPlace, picture: bytes | None
) -> Message:
    """Returns the panel of a puzzle."""
    view, words = puzzle.view, puzzle.view.words
    message = Message(messages.OVER).text(f"### {words('puzzle-title')}")
    left = TRIES - len(attempts)
    gain = whole_percent(puzzle.point.gain or 0.0)
    message.text(words("puzzle-about", name=puzzle.name, gain=gain, tries=TRIES))
    message.text("\n".join(_result(attempt, words) for attempt in attempts))
    if picture is None:
        message.text(view.alt)
    else:
        message.picture(picture, PUZZLE_FILE, words("puzzle-alt", board=view.alt))
    message.small("\n".join(view.status))
    message.small(clip(view.hand_text, ROOM_FOR_HAND))
    if left == 0 or any(attempt.solves for attempt in attempts):
        if not any(attempt.solves for attempt in attempts):
            message.text(words("puzzle-over", action=capitalise(puzzle.better.label)))
        if puzzle.position.title.codecs.has_notation and puzzle.point.at is not None:
            message.row(play_on_button(puzzle.game_id, puzzle.point.at, words))
        return message
    message.text(words("puzzle-left", tries=left))
    if len(attempts) >= HINT_AFTER and (where := _first_step(puzzle)):
        message.text(words("puzzle-hint", where=where))
    message.text(f"**{view.asks}**")
    return _add_menu(message, puzzle, attempts, way)


def _add_menu(message: Message, puzzle: Puzzle, attempts: list[Attempt], way: PanelPlace) -> Message:
    """Adds the question of a puzzle with its answers."""
    view, words = puzzle.view, puzzle.view.words
    tried = ".".join(str(attempt.offer.index) for attempt in attempts)
    puzzle_ids = MenuIds(
        move=lambda game, seq, index: ids.puzzle_move(game, seq, index, tried),
        step=lambda place: ids.puzzle_step(place, tried),
        select=lambda place: ids.puzzle_select(place, tried),
    )
    here = menu(view.offers, way.path, words)
    message.text(question(here) if way.path else "")
    add_menu(message, here, way, words, puzzle_ids)
    add_closing(message, here, way, words, puzzle_ids)
    return message.row(*ways_about(here, way, words, puzzle_ids.step))


def _result(attempt: Attempt, words: Words) -> str:
    """Returns a tried move and how often it wins, in words."""
    key = "puzzle-found" if attempt.solves else "puzzle-missed"
    label = capitalise(attempt.offer.label)
    return words(key, action=label, tried=percent(attempt.share), better=percent(attempt.better))


def _first_step(puzzle: Puzzle) -> str:
    """Returns the entry, list or kind of move that leads to the better move; "": nothing narrows it."""
    view = puzzle.view
    for number, entry in enumerate(menu(view.offers, (), view.words).entries):
        if entry.offer is None and puzzle.better in offers_at(view.offers, (number,), view.words):
            return entry.label
        if entry.offer == puzzle.better and entry.group:
            return entry.group
    kinds = {offer.kind for offer in view.offers}
    return capitalise(view.words(f"kind-{dash(puzzle.better.kind)}")) if len(kinds) > 1 else ""
