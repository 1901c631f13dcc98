"""/review and the *Review* button: the analysis of a finished game."""

import asyncio

from bot.durations import MINUTE
from bot.service.finished.review_analysis import ChancesAfter, Why
from bot.service.finished.reviews import KeyMoment, ReviewPage
from bot.service.model.table import Table
from bot.store.rows import GameId
from bot.text.catalogue import Catalogue
from bot.titles.title import Sketch
from bot.ui.client_base import Interaction, locale_of, words_of
from bot.ui.finished.play_on import play_on_button
from bot.ui.finished.puzzle import puzzle_button
from bot.ui.kit import ids
from bot.ui.kit.command_builder import Filled, build
from bot.ui.kit.components import Pressable
from bot.ui.kit.message import Message
from bot.ui.kit.replies import draw, draws_on_request, privately, show, table_here
from bot.ui.kit.translator import SlashCommand, describe
from bot.ui.showing import messages
from engine.core import Seat
from engine.kit.percent import percent, whole_percent
from renderer.scenes import review as chart
from renderer.theme import SEAT_INKS
from renderer.words import capitalise

CHART_FILE = "review.png"
LOOK_AGAIN = 4.0  # seconds between two progress updates
LONGEST_ANSWER = 13 * MINUTE  # Discord accepts edits of an answer for 15 minutes
ROOM_FOR_LINES = 500  # characters for the events of a turn


def command(catalogue: Catalogue) -> SlashCommand:
    """Returns /review."""

    async def run(interaction: Interaction, filled: Filled) -> None:
        await privately(interaction, lambda: _review_here(interaction))

    return build("review", describe(catalogue, "command-review"), [], run)


class ReviewButton(Pressable, kind=ids.review):
    """*Review*, below the last board of a game."""

    async def press(self, interaction: Interaction) -> None:
        await privately(interaction, lambda: show_review(interaction, self.game_id))


async def _review_here(interaction: Interaction) -> None:
    table = await table_here(interaction)
    await show_review(interaction, table.id)


async def show_review(interaction: Interaction, game_id: GameId) -> None:
    """Shows the review of a game; until it is done, its progress or place in the queue."""
    tables, locale = interaction.client.tables, locale_of(interaction)
    draws_on_request(interaction)
    making = asyncio.ensure_future(tables.reviews.page(game_id, locale))
    if not await _tell_until_done(interaction, game_id, making):
        return
    page = making.result()
    pictures = [await draw(tables, moment.board) for moment in page.moments]
    drawn = await tables.pictures.sketch(lambda: sketch(page))
    message = Message(messages.OVER).text(_intro(page))
    if drawn is not None:
        message.picture(drawn.png, CHART_FILE, drawn.alt)
    for number, (moment, picture) in enumerate(zip(page.moments, pictures, strict=True), start=1):
        _moment(message, page, moment, number, picture)
    closing = _closing(page)
    if closing:
        message.text(closing)
    await show(interaction, message)


async def _tell_until_done(
    interaction: Interaction, game_id: GameId, making: asyncio.Future[ReviewPage]
) -> bool:
    """Waits for a review and shows its progress; returns False if the answer expires before."""
    said, until = None, asyncio.get_running_loop().time() + LONGEST_ANSWER
    while not await interaction.client.tables.reviews.background.is_done(making, LOOK_AGAIN):
        is_late = asyncio.get_running_loop().time() >= until
        told = words_of(interaction)("review-later") if is_late else _progress(interaction, game_id)
        if told != said:
            await show(interaction, Message().text(told))
            said = told
        if is_late:
            making.cancel()  # the review itself continues and is stored
            return False
    return True


def _progress(interaction: Interaction, game_id: GameId) -> str:
    """Returns the number of reviews ahead in the queue, or the progress, in words."""
    words, reviews = words_of(interaction), interaction.client.tables.reviews
    ahead = reviews.ahead(game_id)
    if ahead:
        return words("review-queued", ahead=ahead)
    return words("review-working", percent=percent(reviews.progress(game_id)))


def _intro(page: ReviewPage) -> str:
    key = "review-intro" if len(page.names) > 1 else "review-alone"
    intro = page.words(key, outcome=page.outcome)
    return f"{intro} {page.words('review-numbers')}" if page.moments else intro


def _closing(page: ReviewPage) -> str:
    """Returns the closing sentence: no turning point, or none with a better move; "": none."""
    if not page.moments:
        return page.words("review-none")
    searched = [moment for moment in page.moments if moment.point.why is not Why.RESIGNED]
    if searched and not any(moment.better for moment in searched):
        return page.words("review-no-better")
    return ""


def _moment(
    message: Message, page: ReviewPage, moment: KeyMoment, number: int, picture: bytes | None
) -> None:
    """Adds a turning point to a message: the events, the better action and the board."""
    words, point = page.words, moment.point
    lines = [moment.heading(number, words), messages.quote(moment.lines, words, ROOM_FOR_LINES)]
    if moment.better:
        gain = whole_percent(point.gain or 0.0)
        key = "review-better-hidden" if point.holds else "review-better"
        lines.append(words(key, action=capitalise(moment.better), gain=gain))
    message.text("\n".join(lines))
    if picture is not None:
        message.picture(picture, f"turn-{number}.png", moment.alt)
    buttons = [puzzle_button(page.table.id, number - 1, words)] if point.holds else []
    if moment.goes_on:
        buttons.append(play_on_button(page.table.id, point.seq, words))
    if buttons:
        message.row(*buttons)


# --- the chart ---------------------------------------------------------------------------------------------


def sketch(page: ReviewPage) -> Sketch:
    """Returns the chart of a review with its alternative text."""
    words, marks = page.words, page.review.marks
    courses = tuple(
        chart.Course(
            name=name,
            ink=_ink(page.table, Seat(seat)),
            chances=tuple(mark.chances[seat] for mark in marks),
            margins=tuple(mark.margins[seat] for mark in marks),
        )
        for seat, name in enumerate(page.names)
    )
    rounds = all(mark.round is not None for mark in marks)
    shown = chart.Chart(
        title=words("review-title"),
        about=words("review-about", game=words("title-name")),
        courses=courses,
        rounds=tuple(_round_numbers(marks) if rounds else [str(at + 1) for at in range(len(marks))]),
        turns=tuple(_turn(moment, marks) for moment in page.moments),
        axis=words("review-axis"),
        below=words("review-round" if rounds else "review-turn"),
    )
    return Sketch(scene=chart.scene(shown), alt=_alt(page, shown))


def _ink(table: Table, seat: Seat) -> str:
    inks = table.title.pictures.inks
    return inks.get(table.chair(seat).key, SEAT_INKS[seat % len(SEAT_INKS)])


def _round_numbers(marks: tuple[ChancesAfter, ...]) -> list[str]:
    """Returns the axis labels: the number of a round at its first mark, "" at the others."""
    before, numbers = None, []
    for mark in marks:
        numbers.append(str(mark.round) if mark.round != before else "")
        before = mark.round
    return numbers


def _turn(moment: KeyMoment, marks: tuple[ChancesAfter, ...]) -> chart.TurningPoint:
    """Returns a turning point by the numbers of its two marks."""
    at = {mark.seq: number for number, mark in enumerate(marks)}
    point = moment.point
    return chart.TurningPoint(course=point.seat, start=at[point.seq], end=at[point.last])


def _alt(page: ReviewPage, shown: chart.Chart) -> str:
    courses = " ".join(
        page.words(
            "review-alt-course",
            name=course.name,
            first=percent(course.chances[0]),
            last=percent(course.chances[-1]),
        )
        for course in shown.courses
    )
    return page.words("review-alt", courses=courses, turns=len(shown.turns))
