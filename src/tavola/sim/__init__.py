"""Level 2: whole games in compiled code, for statistics, benchmarks and tests."""
