"""All drawings, known by name once this package is imported; its modules are found, not listed."""

from importlib import import_module
from pkgutil import iter_modules

for module in iter_modules(__path__):
    import_module(f"{__name__}.{module.name}")
