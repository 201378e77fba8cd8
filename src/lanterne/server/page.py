"""Where the built page lies: beside this file in an installed wheel, in `web/dist` of a checkout."""

from __future__ import annotations

import os
from pathlib import Path

HERE = Path(__file__).resolve().parent


def page_folder() -> Path | None:
    """The folder with the page, or None where it has not been built; LANTERNE_PAGE names another."""
    named = os.environ.get("LANTERNE_PAGE")
    places = [Path(named)] if named else [HERE / "page", HERE.parents[2] / "web" / "dist"]
    return next((place for place in places if (place / "index.html").is_file()), None)
