"""Level 4: the terminal client."""
