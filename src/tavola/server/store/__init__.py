"""What is durable: people, tables, entries. Everything else a server holds can be made again from here."""
