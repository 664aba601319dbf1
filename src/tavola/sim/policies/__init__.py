"""One file a game: what `progress` likes."""
