"""Pictures for messages; one that cannot be drawn is no reason to say nothing."""

import logging

from bot.service.pictures import Drawing
from bot.service.tables import Tables
from renderer.shapes import PHONE, Size

log = logging.getLogger(__name__)


async def drawn(tables: Tables, drawing: Drawing | None, size: Size = PHONE) -> bytes | None:
    """Returns a picture; None when there is nothing to draw, or the drawing fails: then words must do."""
    if drawing is None:
        return None
    try:
        return await tables.picture(drawing, size=size)
    except Exception:  # a bug of the renderer must not take the buttons away with the picture
        log.exception("drawing the %s of %s", drawing.kind, drawing.title.id)
        return None
