# The names of the bots.

bot-random = Random
bot-progress = Simple
bot-rules = Rule-based
bot-apprentice = Apprentice
bot-labourer = Labourer
bot-journeyman = Journeyman
bot-master = Master
bot-maestro = Maestro
