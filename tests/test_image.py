"""The image can be built: the Dockerfile's sources exist and .dockerignore does not exclude them."""

from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_what_is_copied_into_the_image_is_let_through_and_nothing_else() -> None:
    lines = (ROOT / "Dockerfile").read_text("utf-8").splitlines()
    copied = {source for line in lines if line.startswith("COPY ") for source in line.split()[1:-1]}
    ignored = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    assert "*" in ignored
    assert {line[1:] for line in ignored if line.startswith("!")} == copied
    assert [source for source in copied if not (ROOT / source).exists()] == []
