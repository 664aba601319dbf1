# The names of the bots.

bot-random = Random
bot-progress = Simple
bot-rules = Rule-based
bot-apprentice = Apprentice
bot-labourer = Labourer
bot-journeyman = Journeyman
bot-master = Master
bot-maestro = Maestro
bot-honest = Honest
bot-bargainer = Hard bargainer
bot-tit-for-tat = Tit for tat
bot-traitor = Traitor
bot-honest-muted = Honest, muted
bot-bargainer-muted = Hard bargainer, muted
bot-tit-for-tat-muted = Tit for tat, muted
bot-traitor-muted = Traitor, muted
