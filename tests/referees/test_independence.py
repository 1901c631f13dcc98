"""The referees share no code with what they judge."""

import ast
import sys
from pathlib import Path

JUDGES = ("verdict", "ground", "setups", *(path.stem for path in Path(__file__).parent.glob("*_referee.py")))


def test_the_referees_share_no_code_with_what_they_judge() -> None:
    assert len(JUDGES) == 7
    for judge in JUDGES:
        tree = ast.parse((Path(__file__).parent / f"{judge}.py").read_text(encoding="utf-8"))
        imported = {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
        imported |= {
            name.name for node in ast.walk(tree) if isinstance(node, ast.Import) for name in node.names
        }
        own = {f"tests.referees.{other}" for other in JUDGES}
        strangers = {name for name in imported - own if name.split(".")[0] not in sys.stdlib_module_names}
        assert strangers == set(), judge
