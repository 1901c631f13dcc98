"""Signal: the package of one game."""

TITLE_API = 1  # the version of the title API that this package was written for
