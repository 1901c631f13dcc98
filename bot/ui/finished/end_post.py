"""The post that ends a game: result, scores, honours, and once it is reviewed the turning points."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.service.finished.endings import GameEnd
from bot.service.finished.review_analysis import Why
from bot.service.finished.reviews import ReviewPage
from bot.service.showing.pictures import Pictured
from bot.store.rows import Person
from bot.titles.title import Words
from bot.ui.finished.review import CHART_FILE
from bot.ui.kit import ids
from bot.ui.kit.message import Message, button
from bot.ui.lobby.series import add_series, again_button
from bot.ui.showing import messages
from bot.ui.showing.proof_files import GameFiles


@dataclass(frozen=True, kw_only=True)
class Reviewed:
    """A review with its pictures: the chart, and a board per turning point."""

    page: ReviewPage
    chart: Pictured | None
    boards: Sequence[bytes | None]


def end_message(
    ending: GameEnd,
    files: GameFiles,
    people: tuple[Person, ...],
    reviewed: Reviewed | None,
    *,
    follows: bool,
    series: Pictured | None = None,
) -> Message:
    """Returns the post that ends a game; `follows`: its review is not done yet."""
    words, table = ending.words, ending.table
    message = Message(messages.OVER).text(_head(ending)).text(_last_word(ending))
    message.text(_scores(ending))
    message.text("\n".join(ending.honours))
    message.text(ending.chronicle)
    add_series(message, table, words, series)
    if reviewed is not None:
        _turning_points(message, reviewed, words)
    elif follows:
        message.small(words("end-review-follows"))
    message.small(messages.mentions(people))
    buttons = [
        again_button(table, words),
        button(words("button-replay"), ids.replay(table.id)),
        button(words("button-text-board"), ids.text_board(table.id)),
    ]
    if ending.reviewable:
        buttons.insert(2, button(words("button-review"), ids.review(table.id)))
    message.row(*buttons)
    return files.attach(message.small(words("end-dice", mark=files.mark[:16])))


def _head(ending: GameEnd) -> str:
    words = ending.words
    length = words(
        "end-length", rounds=ending.rounds, moves=ending.moves, time=messages.time_span(ending.seconds, words)
    )
    return "\n".join(line for line in (f"## 🏁 {ending.result}", ending.reason, length) if line)


def _last_word(ending: GameEnd) -> str:
    """Returns what a computer has to say about the result; "" if it is no character."""
    if ending.last_word is None:
        return ""
    words, who = ending.words, ending.last_word.character
    key = f"character-{who.id}-{'won' if ending.last_word.won else 'lost'}"
    said = words("end-said", name=words(f"character-{who.id}"), line=words(key))
    return messages.quote((f"{messages.face(who, words)}{said}",), words)


def _scores(ending: GameEnd) -> str:
    if not ending.scores:
        return ""
    words = ending.words
    lines = [words("end-score", round=number, score=score) for number, score in ending.scores]
    return "\n".join([f"**{words('end-scores')}**", *lines])


def _turning_points(message: Message, reviewed: Reviewed, words: Words) -> None:
    """Adds the chart of a review and its turning points, each with its result and the board before it."""
    page = reviewed.page
    if reviewed.chart is not None:
        message.text(f"**{words('end-chances')}**")
        message.picture(reviewed.chart.png, CHART_FILE, reviewed.chart.alt)
    for number, (moment, picture) in enumerate(zip(page.moments, reviewed.boards, strict=True), start=1):
        done = (moment.result,) if moment.point.why is Why.PLAY and moment.result else ()
        message.text(f"{moment.heading(number, words)}\n{messages.quote(done, words)}".strip())
        if picture is not None:
            message.picture(picture, f"turn-{number}.png", moment.alt)
    if not page.moments:
        message.small(words("review-none"))
