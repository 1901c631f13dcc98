"""Who sits at the table and who looks on."""

from typing import NewType

Seat = NewType("Seat", int)

Viewer = Seat | None  # None is an onlooker
