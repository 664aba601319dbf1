# Les noms des robots.

bot-random = Hasard
bot-progress = Simple
bot-rules = À règles
bot-apprentice = Apprenti
bot-labourer = Manœuvre
bot-journeyman = Compagnon
bot-master = Maître
bot-maestro = Maestro
