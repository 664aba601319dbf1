"""Level 4: the table server: tables, seats, sockets, storage."""
