"""The kernel: asks, flows, matches, dealers, logs, texts and rule catalogues. It knows no game."""
