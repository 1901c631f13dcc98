"""Preview pictures of War of the Worlds."""

from collections.abc import Sequence

from msgspec.structs import replace

from bot.titles.new_wave.hints import hint
from bot.titles.title import Sketch, Words
from engine.new_wave import actions as do
from engine.new_wave.actions import AnyAction
from engine.new_wave.forecast import forecast
from engine.new_wave.view import View
from renderer.scenes import new_wave as scenes

ON_THE_MAP = (
    do.MoveCivilian,
    do.MoveUnit,
    do.Hit,
    do.TakeCivilian,
    do.Join,
    do.Strike,
    do.PushArmy,
    do.Place,
    do.Fire,
)


def shows(action: AnyAction) -> bool:
    """Tells whether an action has a preview."""
    return isinstance(action, ON_THE_MAP)


def sketch(view: View, actions: Sequence[AnyAction], words: Words) -> Sketch | None:
    """Draws the offered actions, or the effect of a single one."""
    shown = [action for action in actions if shows(action)]
    preview = scenes.preview_of(view, shown, words) if shown else None
    if preview is None:
        return None
    if len(shown) == 1 and not preview.told:
        preview = replace(preview, told=_caption(view, shown[0], words))
    return Sketch(scene=scenes.scene(view, words, preview), alt=scenes.preview_alt(preview, words))


def _caption(view: View, action: AnyAction, words: Words) -> str:
    """Returns the effect of an action; for a move without one, the contents of its destination."""
    said = hint(view, action, words)
    is_whole = forecast(view, action) is not None or said == words("hint-nobody")
    return said if is_whole else words("preview-there", here=said)
