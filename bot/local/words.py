"""The words of the page, and what is said when a thing cannot be done there."""

from bot.titles.title import Words

# What the page shows; in `{braces}` stands what it fills in itself.
KEYS = (
    "add-person",
    "alt-text",
    "browser-zone",
    "cancel",
    "channels",
    "choose",
    "clock-ahead",
    "close",
    "closed",
    "command-hint",
    "commands",
    "direct",
    "direct-begin",
    "dismiss",
    "language",
    "language-note",
    "more-options",
    "name",
    "new-messages",
    "no-match",
    "only-you",
    "open-picture",
    "open-thread",
    "optional",
    "people",
    "people-hint",
    "placeholder",
    "save",
    "search",
    "send",
    "settings",
    "skip-1",
    "skip-8",
    "skip-24",
    "spoiler",
    "submit",
    "thinking",
    "thread-begin",
    "thread-opened",
    "thread-posts",
    "time",
    "time-hint",
    "time-zone",
    "to-newest",
    "used",
    "welcome",
    "welcome-1",
    "welcome-2",
    "welcome-3",
    "you",
)
FILLED = ("count", "name", "command", "hours")  # by the page


def page_words(words: Words) -> dict[str, str]:
    """Returns what the page says, by key."""
    blanks = {name: f"{{{name}}}" for name in FILLED}
    return {key: words(f"local-{key}", **blanks) for key in KEYS}


class Refusal(Exception):  # noqa: N818 - a person's mistake, not the program's
    """Something cannot be done here: a key of the words that say why, and what they name."""

    def __init__(self, key: str, **params: object) -> None:
        super().__init__(key)
        self.key = key
        self.params = params

    def sentence(self, words: Words) -> str:
        """Returns why, for the person who tried."""
        return words(f"local-error-{self.key}", **self.params)
