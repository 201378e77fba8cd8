"""Folders: where a person's games, profile and tables are kept on this system."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path


def data_folder(environment: Mapping[str, str] | None = None, system: str = sys.platform) -> Path:
    """The folder for a person's games on this system; LANTERNE_DATA names another."""
    variables = os.environ if environment is None else environment
    if variables.get("LANTERNE_DATA"):
        return Path(variables["LANTERNE_DATA"])
    home = Path(variables.get("HOME") or variables.get("USERPROFILE") or Path.home())
    if system == "win32":
        return Path(variables.get("LOCALAPPDATA") or home / "AppData" / "Local") / "lanterne"
    if system == "darwin":
        return home / "Library" / "Application Support" / "lanterne"
    return Path(variables.get("XDG_DATA_HOME") or home / ".local" / "share") / "lanterne"
