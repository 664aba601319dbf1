"""Level 4: a client library that plays over the network."""
