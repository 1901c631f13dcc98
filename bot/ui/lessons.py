"""What somebody who is new to a game is told before a question, once for each kind of question."""

from bot.service.table import SeatView
from bot.store.rows import UserId
from bot.ui.client_base import Interaction


async def with_lesson(interaction: Interaction, view: SeatView, note: str = "") -> str:
    """Returns a note with a lesson after it, if the asker meets this kind of question for the first time."""
    lesson = await _lesson(interaction, view)
    return "\n\n".join(part for part in (note.strip(), lesson) if part)


async def _lesson(interaction: Interaction, view: SeatView) -> str:
    lesson = view.table.title.wording.lesson
    if lesson is None or not view.my_turn or view.decision is None:
        return ""
    key = lesson(type(view.decision))
    tables, user_id = interaction.client.tables, UserId(interaction.user.id)
    if key is None or not (await tables.people.of(user_id)).lessons:
        return ""
    if not await tables.notes.first_notice(user_id, f"lesson:{view.table.title.id}:{key}"):
        return ""
    return view.words("lesson", text=view.words(key))
