"""The rule-based player of each game."""
