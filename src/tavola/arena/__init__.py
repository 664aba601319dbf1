"""Schedules of matches between bots, ratings and reports."""
