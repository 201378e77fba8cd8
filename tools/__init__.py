"""What `run.py` and developers need around the project, never imported by it."""
