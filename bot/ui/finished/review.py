"""/review and the button below the last board: a finished game looked back on."""

import asyncio

from bot.service.finished.review_analysis import Mark
from bot.service.finished.reviews import KeyMoment, ReviewPage
from bot.service.model.table import Table
from bot.store.rows import GameId
from bot.text.catalogue import Catalogue
from bot.titles.title import Sketch
from bot.ui.client_base import Interaction, locale_of, words_of
from bot.ui.kit import ids
from bot.ui.kit.command_builder import Filled, build
from bot.ui.kit.components import Pressable
from bot.ui.kit.message import Message
from bot.ui.kit.replies import draw, draws_on_request, privately, show, table_here
from bot.ui.kit.translator import SlashCommand, describe
from bot.ui.showing import messages
from engine.core import Seat
from engine.kit.percent import percent
from renderer.scenes import review as chart
from renderer.theme import SEAT_INKS
from renderer.words import capitalise

CHART_FILE = "review.png"
LOOK_AGAIN = 4.0  # seconds between two words about how far it has come
ROOM_FOR_LINES = 500  # letters of what was done in a turn


def command(catalogue: Catalogue) -> SlashCommand:
    """Returns /review."""

    async def run(interaction: Interaction, filled: Filled) -> None:
        await privately(interaction, lambda: _review_here(interaction))

    return build("review", describe(catalogue, "command-review"), [], run)


class ReviewButton(Pressable, template=f"rv:{ids.GAME}"):
    """*Review*, below the last board of a game."""

    async def press(self, interaction: Interaction) -> None:
        await privately(interaction, lambda: show_review(interaction, self.game_id))


async def _review_here(interaction: Interaction) -> None:
    table = await table_here(interaction)
    await show_review(interaction, table.id)


async def show_review(interaction: Interaction, game_id: GameId) -> None:
    """Shows the review of a game; while it is made, how far it has come."""
    tables, locale = interaction.client.tables, locale_of(interaction)
    draws_on_request(interaction)
    making = asyncio.ensure_future(tables.reviews.page(game_id, locale))
    while not making.done():
        await asyncio.wait({making}, timeout=LOOK_AGAIN)
        if not making.done():
            done = percent(tables.reviews.progress(game_id))
            await show(interaction, Message().text(words_of(interaction)("review-working", percent=done)))
    page = making.result()
    pictures = [await draw(tables, moment.board) for moment in page.moments]
    drawn = await tables.pictures.sketch(lambda: sketch(page))
    message = Message(messages.OVER).text(_intro(page))
    if drawn is not None:
        message.picture(drawn.png, CHART_FILE, drawn.alt)
    for number, (moment, picture) in enumerate(zip(page.moments, pictures, strict=True), start=1):
        _moment(message, page, moment, number, picture)
    if not page.moments:
        message.text(page.words("review-none"))
    await show(interaction, message)


def _intro(page: ReviewPage) -> str:
    key = "review-intro" if len(page.names) > 1 else "review-alone"
    return page.words(key, outcome=page.outcome)


def _moment(
    message: Message, page: ReviewPage, moment: KeyMoment, number: int, picture: bytes | None
) -> None:
    """Puts down a turning point: what was done, what would have been better, and the board it was done on."""
    words, point = page.words, moment.point
    where = next((mark.round for mark in reversed(page.review.marks) if mark.seq <= point.seq), None)
    heading = words(
        "review-point",
        number=number,
        name=moment.name,
        before=percent(point.before),
        after=percent(point.after),
        round=where or 0,
    )
    better = words("review-luck")
    if moment.better:
        chance = percent(point.chance or 0.0)
        better = words("review-better", action=capitalise(moment.better), chance=chance)
    message.text("\n".join((heading, messages.quote(moment.lines, words, ROOM_FOR_LINES), better)))
    if picture is not None:
        message.picture(picture, f"turn-{number}.png", moment.alt)


# --- the chart ---------------------------------------------------------------------------------------------


def sketch(page: ReviewPage) -> Sketch:
    """Returns the chart of a review, and the same in words."""
    words, marks = page.words, page.review.marks
    courses = tuple(
        chart.Course(
            name=name, ink=_ink(page.table, Seat(seat)), chances=tuple(mark.chances[seat] for mark in marks)
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


def _round_numbers(marks: tuple[Mark, ...]) -> list[str]:
    """Returns the number of a round below its first mark, nothing below the others."""
    before, numbers = None, []
    for mark in marks:
        numbers.append(str(mark.round) if mark.round != before else "")
        before = mark.round
    return numbers


def _turn(moment: KeyMoment, marks: tuple[Mark, ...]) -> chart.Turn:
    """Returns where a turning point lies: between the marks on both sides of it."""
    point = moment.point
    after = next(at for at, mark in enumerate(marks) if mark.seq >= point.seq)
    if marks[after].seq == point.seq or not after:
        return chart.Turn(course=point.seat, at=after, chance=marks[after].chances[point.seat])
    start, end = marks[after - 1], marks[after]
    share = (point.seq - start.seq) / (end.seq - start.seq)
    chance = start.chances[point.seat] * (1 - share) + end.chances[point.seat] * share
    return chart.Turn(course=point.seat, at=after - 1 + share, chance=chance)


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
