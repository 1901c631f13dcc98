"""What a command cannot do."""


class CannotDo(Exception):  # noqa: N818 - named for what it says
    """Said in one line on standard error; the exit code is 2."""
