"""Counters of a running bot, for monitoring."""

import logging
import time
from collections.abc import Mapping

import discord
from aiohttp import ClientSession, TraceConfig, TraceRequestEndParams, TraceRequestExceptionParams

from bot.ui.kit.discord_errors import UNREACHABLE
from bot.ui.process.metrics import Counter, Histogram, Metric

ARRIVED = "arrived"  # the key of the arrival time in the extras of an interaction
BUTTON = discord.ComponentType.button.value


class Counters(logging.Handler):
    """Counts interactions, requests and errors, without personal data.

    It is a log handler, to count errors.
    """

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.interactions = Counter(
            "ackack_interactions_total", "Commands, presses and the like, by kind.", "kind"
        )
        self.acknowledged = Histogram(
            "ackack_acknowledgement_seconds",
            "From an interaction's arrival until Discord has its first answer.",
        )
        self.requests = Counter(
            "ackack_requests_total", "Answers of Discord to requests, by status.", "status"
        )
        self.errors = Counter("ackack_errors_total", "What was logged as an error.")
        self.rate_limited = Counter("ackack_rate_limited_total", "Requests that Discord put off (429).")

    def emit(self, record: logging.LogRecord) -> None:
        self.errors.add()

    def note_arrival(self, interaction: "discord.Interaction[discord.Client]") -> None:
        """Counts an interaction and stores its arrival time."""
        interaction.extras[ARRIVED] = time.perf_counter()
        self.interactions.add(_kind(interaction))

    def note_answer(self, interaction: "discord.Interaction[discord.Client]") -> None:
        """Measures the time until the first answer to an interaction."""
        arrived = interaction.extras.get(ARRIVED)
        if arrived is not None:
            self.acknowledged.observe(time.perf_counter() - arrived)

    def of_requests(self) -> TraceConfig:
        """Returns an aiohttp trace that counts Discord's answers."""
        trace = TraceConfig()
        trace.on_request_end.append(self._note_end)
        trace.on_request_exception.append(self._note_failure)
        return trace

    async def _note_end(self, session: ClientSession, context: object, end: TraceRequestEndParams) -> None:
        status = end.response.status
        self.requests.add(str(status))
        if status == 429:
            self.rate_limited.add()

    async def _note_failure(
        self, session: ClientSession, context: object, end: TraceRequestExceptionParams
    ) -> None:
        self.requests.add("unreachable" if isinstance(end.exception, UNREACHABLE) else "broken")

    def metrics(self) -> tuple[Metric, ...]:
        """Returns all metrics."""
        return self.interactions, self.acknowledged, self.requests, self.errors, self.rate_limited


def _kind(interaction: "discord.Interaction[discord.Client]") -> str:
    match interaction.type:
        case discord.InteractionType.application_command:
            return "command"
        case discord.InteractionType.autocomplete:
            return "autocomplete"
        case discord.InteractionType.modal_submit:
            return "modal"
        case discord.InteractionType.component:
            data: Mapping[str, object] = {**(interaction.data or {})}
            return "button" if data.get("component_type") == BUTTON else "list"
    return "other"
