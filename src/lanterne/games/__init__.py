"""The games: one package for each, found by the registry."""
