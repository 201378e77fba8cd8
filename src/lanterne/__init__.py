"""Lanterne: a digital table for dungeon games."""

__version__ = "0.1.0"
