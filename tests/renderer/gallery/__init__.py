"""A gallery with one picture of every kind: `python -m tests.renderer.gallery docs/gallery`."""
