# Les noms des robots.

bot-random = Hasard
bot-progress = Simple
bot-rules = À règles
bot-apprentice = Apprenti
bot-labourer = Manœuvre
bot-journeyman = Compagnon
bot-master = Maître
bot-maestro = Maestro
bot-honest = Honnête
bot-bargainer = Dur en affaires
bot-tit-for-tat = Donnant donnant
bot-traitor = Traître
bot-honest-muted = Honnête, muet
bot-bargainer-muted = Dur en affaires, muet
bot-tit-for-tat-muted = Donnant donnant, muet
bot-traitor-muted = Traître, muet
