"""The lab: simulations, benchmarks, checks of content packs. Uses the kernel's interface and knows no game."""
