"""Commands that query a running bot start quickly: they load no title, renderer or Discord client."""

import json
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import COMMANDS, main
from bot.store.database.sqlite import FOLDER, connect, migrate

pytestmark = pytest.mark.sqlite

RUN = """
import json, sys
from contextlib import redirect_stdout
from io import StringIO
from bot.__main__ import main
with redirect_stdout(StringIO()):
    try:
        code = main(sys.argv[1:])
    except SystemExit as ended:
        code = ended.code
print(json.dumps([code, sorted(sys.modules)]))
"""
SLOW = ("PIL", "discord", "aiohttp", "renderer", "bot.titles", "bot.service", "bot.ui.client", "fluent")


@pytest.mark.parametrize(("command", "code"), [("--help", 0), ("health", 1)])
def test_what_is_asked_again_and_again_reads_no_game(tmp_path: Path, command: str, code: int) -> None:
    path = tmp_path / "bot.db"
    with closing(connect(path)) as db:
        migrate(db, FOLDER)
    asked = [command] if command.startswith("--") else [command, "--database", str(path)]
    run = subprocess.run([sys.executable, "-c", RUN, *asked], capture_output=True, text=True, check=True)
    ended, modules = json.loads(run.stdout)
    assert ended == code
    assert [name for name in modules for slow in SLOW if name == slow or name.startswith(f"{slow}.")] == []


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main([command, "--help"])
    assert ended.value.code == 0
    assert capsys.readouterr().out.startswith(f"usage: ackack {command} ")
