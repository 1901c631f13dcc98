"""The double of Discord and the counts of `make faults`: they must see each fault they are made for."""

from pathlib import Path

import pytest
from aiohttp import ClientSession, web

from tests.wire.deafness import Deafness
from tests.wire.double import Double
from tests.wire.gateway import Session
from tests.wire.siege import Siege, _laid
from tests.wire.world import CHANNEL, NONCE_MEMORY, World


def test_a_nonce_is_forgotten_after_some_minutes() -> None:
    world = World()

    def post() -> str:
        body = {"content": "Ack!", "nonce": "1", "enforce_nonce": True}
        return str(world.post(world.channels[CHANNEL], body, (), "")["id"])

    first = post()
    world.let_pass(NONCE_MEMORY * 0.9)
    assert post() == first
    world.let_pass(NONCE_MEMORY * 0.2)
    assert post() != first


async def test_a_body_that_discord_refuses_is_a_complaint() -> None:
    double = Double()
    empty = {"type": 17, "components": []}
    body = {"flags": 1 << 15, "components": [empty], "allowed_mentions": {"parse": []}}
    async with double.open(), ClientSession(headers={"Authorization": f"Bot {double.token}"}) as http:
        await http.post(f"{double.api('bot')}/channels/{CHANNEL}/messages", json=body)
    assert any("a_frame_has_something_in_it" in complaint for complaint in double.complaints)


def _siege(folder: Path, at_once: int) -> Siege:
    double = Double(shards=3, at_once=at_once)
    return _laid(double, str(folder / "tables.db"), folder, tables=0, seed=1, processes=2)


@pytest.mark.parametrize(("at_once", "early"), [(1, 2), (2, 1), (3, 0)])
def test_identifies_too_soon_after_others_of_their_bucket_are_faults(
    tmp_path: Path, at_once: int, early: int
) -> None:
    siege = _siege(tmp_path, at_once)
    siege.double.gateway.identified = [(0, 3), (1, 3), (2, 3)]
    siege.double.gateway.identified_at = [100.0, 101.0, 104.0]
    assert siege._early_identifies() == early


def test_a_shard_that_nobody_listens_to_is_deaf_until_somebody_does() -> None:
    double = Double()
    deafness = Deafness(double)
    session = Session(id="1", shard=(0, 1), process="bot")
    deafness._look()
    assert not deafness._since, "before its first connection it is not"
    double.gateway.sessions["1"] = session
    for socket in (web.WebSocketResponse(), None, web.WebSocketResponse()):
        session.socket = socket
        deafness._look()
    assert list(deafness.longest()) == [0]
