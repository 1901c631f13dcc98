"""The image can be built: the Dockerfile's sources exist and .dockerignore does not exclude them."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_what_is_copied_into_the_image_is_let_through_and_nothing_else() -> None:
    lines = (ROOT / "Dockerfile").read_text("utf-8").splitlines()
    from_here = [line for line in lines if line.startswith("COPY ") and "--from=" not in line]
    copied = {source for line in from_here for source in line.split()[1:-1]}
    ignored = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    assert "*" in ignored
    assert {line[1:] for line in ignored if line.startswith("!")} == copied
    assert [source for source in copied if not (ROOT / source).exists()] == []


def test_compose_asks_for_no_variable_that_the_example_leaves_out() -> None:
    asked = set(re.findall(r"\$\{(\w+)", (ROOT / "compose.yaml").read_text("utf-8")))
    example = (ROOT / ".env.example").read_text("utf-8")
    assert asked == set(re.findall(r"^(\w+)=", example, re.MULTILINE))


def test_all_packages_of_the_wheel_are_typed() -> None:
    data = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["setuptools"]["package-data"]
    for package in ("engine", "content", "renderer", "bot"):
        assert (ROOT / package / "py.typed").exists()
        assert "py.typed" in data[package]
