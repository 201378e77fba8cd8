"""The commands of `lanterne`, one file for each group. They print and parse; what they do lives elsewhere."""
