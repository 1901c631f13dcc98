"""The HTTP page `/metrics` for Prometheus."""

import contextlib
from collections.abc import AsyncIterator

from aiohttp import web

from bot.service.finished.stats import Delays
from bot.ui.client_base import TableClient
from bot.ui.process.counters import Counters
from bot.ui.process.metrics import Gauge, Metric, page

CONTENT = "text/plain; version=0.0.4; charset=utf-8"


class MetricsPage:
    """Serves `/metrics` from counters, queues and a cheap database query."""

    def __init__(self, counters: Counters) -> None:
        self._counters = counters
        self._client: TableClient | None = None

    def show(self, client: TableClient) -> None:
        """Sets the client to report on."""
        self._client = client

    @contextlib.asynccontextmanager
    async def open(self, address: tuple[str, int] | None) -> AsyncIterator[None]:
        """Serves the page inside the context; without an address, does nothing."""
        if address is None:
            yield
            return
        application = web.Application()
        application.router.add_get("/metrics", self._answer)
        runner = web.AppRunner(application, access_log=None)
        await runner.setup()
        try:
            await web.TCPSite(runner, *address).start()
            yield
        finally:
            await runner.cleanup()

    async def _answer(self, request: web.Request) -> web.Response:
        metrics: tuple[Metric, ...] = self._counters.metrics()
        if self._client is not None:
            delays = await self._client.tables.stats.delays()
            metrics = (*metrics, *_of_client(self._client), *_of_database(delays))
        return web.Response(body=page(metrics).encode(), headers={"Content-Type": CONTENT})


def _of_client(client: TableClient) -> tuple[Metric, ...]:
    tables = client.tables
    return (
        Gauge("ackack_connected", "1 while Discord is connected.", lambda: float(client.is_ready())),
        Gauge("ackack_shards", "Shards this process answers for.", lambda: _open_shards(client)),
        Gauge("ackack_servers", "Servers this process answers for.", lambda: _servers(client)),
        Gauge(
            "ackack_moves_total",
            "Rows written to journals by this process.",
            lambda: tables.stats.rows_written,
            kind="counter",
        ),
        Gauge(
            "ackack_pictures_waiting",
            "Pictures asked for and not drawn yet.",
            lambda: tables.pictures.waiting,
        ),
        Gauge(
            "ackack_thoughts_waiting",
            "Thoughts of computers asked for and not thought yet.",
            tables.stats.thoughts,
        ),
    )


def _open_shards(client: TableClient) -> int:
    return sum(not shard.is_closed() for shard in client.shards.values())


def _servers(client: TableClient) -> int:
    """Returns the number of servers of this process, without cached ones of lost shards."""
    part = client.shares.part
    return sum(part.has(guild.id) for guild in client.guilds)


def _of_database(delays: Delays) -> tuple[Metric, ...]:
    return (
        Gauge("ackack_outbox_waiting", "Posts owed to Discord.", lambda: delays.posts_owed),
        Gauge("ackack_outbox_age_seconds", "Age of the oldest post owed.", lambda: delays.oldest_post),
        Gauge("ackack_alarms_late", "Alarms whose time has come.", lambda: delays.alarms_late),
        Gauge("ackack_alarms_late_seconds", "How late the oldest of them is.", lambda: delays.latest_alarm),
    )
