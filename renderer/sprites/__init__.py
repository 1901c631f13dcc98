"""All drawings, registered when this package is imported; its modules are discovered, not listed."""

from importlib import import_module
from pkgutil import iter_modules

for module in iter_modules(__path__):
    import_module(f"{__name__}.{module.name}")
