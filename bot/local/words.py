"""The words of the page, and its refusals."""

from bot.titles.title import Words

# The texts of the page; it fills in the `{braces}` itself.
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
FILLED = ("count", "name", "command", "hours")  # placeholders that the page fills in


def page_words(words: Words) -> dict[str, str]:
    """Returns the texts of the page, by key."""
    blanks = {name: f"{{{name}}}" for name in FILLED}
    return {key: words(f"local-{key}", **blanks) for key in KEYS}


class Refusal(Exception):
    """An action cannot be done here; the key and parameters of the message say why."""

    def __init__(self, key: str, **params: object) -> None:
        super().__init__(key)
        self.key = key
        self.params = params

    def sentence(self, words: Words) -> str:
        """Returns the message as a sentence."""
        return words(f"local-error-{self.key}", **self.params)
