"""Accessibility of a page, checked with axe-core in the browser."""

from importlib.resources import files

from playwright.sync_api import Page

SERIOUS = ("serious", "critical")
_RUN = "axe.run({resultTypes: ['violations']}).then(found => found.violations)"


def serious_findings(page: Page) -> list[str]:
    """Returns the serious findings of axe on a page, each with the elements it is about."""
    page.evaluate((files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8"))
    return [
        f"{one['id']}: {one['help']}: " + ", ".join(str(node["target"]) for node in one["nodes"][:5])
        for one in page.evaluate(_RUN)
        if one["impact"] in SERIOUS
    ]
