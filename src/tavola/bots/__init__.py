"""Players that are programs. They get views only, so they are fair by construction."""
