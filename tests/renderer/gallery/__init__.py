"""One picture of every kind, to be looked at: `python -m tests.renderer.gallery docs/gallery`."""
