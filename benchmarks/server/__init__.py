"""The table server under load, beside a bare echo and another game server. `make bench-server` runs it."""
