# Le client en ligne de commande.

terminal-name-you = Joueur
terminal-yes-letters = oy
terminal-heading = { $text } :
terminal-nothing = rien
terminal-nobody = personne
terminal-compiling = Préparation des règles (longue la première fois seulement)
terminal-compiling-bots = Préparation des robots (longue la première fois seulement)
terminal-thinking = { $name } réfléchit…

## Invites

terminal-prompt = { $name }>
terminal-prompt-draw = Tirage>
terminal-pass-to = Passez le clavier à { $name }, qui appuie ensuite sur Entrée.
terminal-more-news = { $count ->
    [one] … { $count } ligne plus ancienne : tapez journal
   *[other] … { $count } lignes plus anciennes : tapez journal
}
terminal-tip = Tapez un numéro, ou aide pour le reste et pour le sens des signes.
terminal-draft = Jusqu’ici, pas encore scellé : { $steps }
terminal-amount = Combien de ducats, de { $low } à { $high } ? (5 veut dire 5 000.)
terminal-no-amount = Le montant doit être un multiple de 1 000, de { $low } à { $high } ducats.
terminal-no-choice = « { $text } » n’est aucun des choix : tapez un numéro, une notation comme { $example }, ou aide.
terminal-too-much = Le choix était complet avant « { $text } », qui est laissé de côté.
terminal-no-number = { $count ->
    [0] Il n’y a pas de choix numéroté pour l’instant ; tapez aide pour savoir quoi taper.
    [one] Il n’y a que le choix 1 ; tapez son numéro, ou aide.
   *[other] Tapez un numéro de 1 à { $count }, ou aide.
}
terminal-no-undo = Impossible de revenir en arrière : on a pioché ou révélé quelque chose, ou quelqu’un d’autre a joué depuis.
terminal-no-person = Personne à ce clavier ne s’appelle { $name }.
terminal-no-talk = Ce jeu ne connaît pas les déclarations ; tapez plutôt discuter, puis une phrase.
terminal-saved = La partie est enregistrée dans ce fichier :
terminal-resume = La partie est enregistrée. Pour la reprendre :
terminal-standing = Classement
terminal-save-finished = Enregistrer cette partie ? [o/N]
terminal-rules-hint = Tapez règles et un article pour le lire, par exemple règles { $letter }1.
terminal-verified = { $count ->
    [one] Vérifié : la seule entrée est permise, le résultat et l’empreinte sont justes.
   *[other] Vérifié : les { $count } entrées sont permises, le résultat et l’empreinte sont justes.
}

## Commandes

terminal-help = Tapez le numéro d’un choix, sa notation comme dans les fichiers de parties, ou l’un de ces mots :
terminal-command-help = aide
terminal-command-rules = règles
terminal-command-table = table
terminal-command-hint = conseil
terminal-command-log = journal
terminal-command-save = enregistrer
terminal-command-undo = annuler
terminal-command-reopen = reprendre
terminal-command-say = déclarer
terminal-command-ledger = registre
terminal-command-chat = discuter
terminal-command-quit = quitter
terminal-help-help = cette liste
terminal-help-rules = la table des règles ; avec un article : cet article
terminal-help-table = montrer de nouveau la table
terminal-help-hint = ce qu’une recherche pense de vos choix, d’après ce que vous pouvez savoir
terminal-help-log = tout ce qui s’est passé
terminal-help-save = garder la partie dans un fichier, dont le nom peut suivre
terminal-help-undo = reprendre la dernière étape, si rien n’a été révélé ni pioché depuis
terminal-help-reopen = recommencer un choix ; avec un nom : rouvrir le choix scellé de ce joueur
terminal-help-say = faire une déclaration à l’aide de menus
terminal-help-ledger = ce qui a été promis, et ce qu’il en est advenu
terminal-help-chat = dire quelque chose avec vos mots, sans engager personne
terminal-help-quit = partir ; la partie est enregistrée

## Le menu des jeux

terminal-menu-title = Tavola : choisissez un jeu
terminal-menu-renaissance-man = Renaissance Man (1 à 4 joueurs)
terminal-menu-builders = Les Bâtisseurs : Moyen Âge (2 à 4 joueurs)
terminal-menu-intrigue = Intrigue (3 à 5 joueurs)
terminal-menu-load = Reprendre une partie enregistrée
terminal-menu-game = Numéro, ou q pour partir :
terminal-menu-file = Numéro ou fichier :
terminal-menu-players = Joueurs en tout, de { $least } à { $most } [{ $default }] :
terminal-menu-people = Dont personnes à ce clavier, de { $least } à { $most } [{ $default }] :
terminal-menu-bots-list = Robots aux autres places :
terminal-menu-bots = { $count ->
    [one] Numéro ou nom [{ $default }] :
   *[other] Numéro ou nom, un pour tous ou { $count } avec des virgules [{ $default }] :
}
terminal-menu-bots-count = Nommez un robot pour toutes les places, ou { $count } avec des virgules.
terminal-menu-no-bot = Aucun robot ne s’appelle { $name }.
terminal-menu-number = Tapez un nombre de { $least } à { $most }.
terminal-menu-name = Nom de la personne { $number } [Joueur] :
terminal-menu-comma = Un nom ne contient pas de virgule.
terminal-menu-option = Changer une option (nom=valeur), ou Entrée pour commencer :

## Les Bâtisseurs

terminal-letter-stone = P
terminal-letter-wood = B
terminal-letter-knowledge = S
terminal-letter-tile = T
terminal-builders-setup = Les Bâtisseurs : mise en place
terminal-builders-turn = Les Bâtisseurs · tour de table { $round } · { $name } · { $actions ->
    [0] plus d’action
    [one] reste { $actions } action
   *[other] reste { $actions } actions
}
terminal-builders-over = Les Bâtisseurs : la partie est finie après le tour de table { $round }
terminal-builders-ending = Quelqu’un a 17 points : ce tour de table est le dernier.
terminal-builders-workers = Ouvriers (pioche { $stack })
terminal-builders-buildings = Bâtiments (pioche { $stack })
terminal-builders-next = suivant
terminal-builders-built = construit
terminal-builders-free = Libres
terminal-builders-lacks = manque
terminal-builders-next-costs = (prochain ouvrier : { $actions } actions)
terminal-builders-legend = { $resources }  é écus  ★ points
terminal-builders-label-end = terminer le tour
terminal-builders-label-buy = acheter une action (5é)
terminal-builders-label-take = { $coins }é ({ $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
})
terminal-builders-group-take = Prendre des écus
terminal-builders-group-open = Ouvrir un chantier
terminal-builders-group-recruit = Recruter
terminal-builders-group-send = { $actions ->
    [one] Envoyer sur { $site }
   *[other] Envoyer sur { $site } ({ $actions } actions)
}
terminal-builders-group-deal = Donner à { $name }
terminal-builders-group-turn-worker = Retourner un ouvrier
terminal-builders-group-turn-building = Retourner un bâtiment
terminal-builders-group-first = Premier joueur
terminal-plain-stone = { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
}
terminal-plain-wood = { $count } bois
terminal-plain-knowledge = { $count ->
    [one] { $count } savoir
   *[other] { $count } savoirs
}
terminal-plain-tile = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
terminal-plain-worker = { $card } : produit { $makes } ; salaire { $wage }.
terminal-plain-building = { $card } : demande { $needs } ; rapporte { $coins ->
    [0] {""}
   *[other] { $coins } écus et{" "}
}{ $points ->
    [one] { $points } point
   *[other] { $points } points
}.
terminal-plain-machine = Comme machine, il produit { $makes }.
terminal-plain-builder = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $coins ->
    [one] { $coins } écu
   *[other] { $coins } écus
} ; construit : { $finished }.
terminal-plain-site = Chantier { $site } : manque { $lacks } ; au travail : { $workers }.

## Intrigue

terminal-occupation-scientist = savant
terminal-occupation-doctor = médecin
terminal-occupation-priest = prêtre
terminal-occupation-clerk = clerc
terminal-occupation-short-scientist = Sa
terminal-occupation-short-doctor = Mé
terminal-occupation-short-priest = Pr
terminal-occupation-short-clerk = Cl
terminal-intrigue-group-first = Premier joueur
terminal-intrigue-group-bribe = Verser
terminal-intrigue-label-bribe = { $ducats } ducats
terminal-intrigue-group-send = Envoyer chez { $name }
terminal-intrigue-group-place = Un poste pour { $scholar }
terminal-intrigue-group-hire = Engager { $scholar } à
terminal-intrigue-group-choose = Le poste revient à
terminal-plain-choice = { $heading } : { $label }
terminal-intrigue-legend = { $occupations }  ▶ à qui de jouer  ? argent caché
terminal-intrigue-setup = Intrigue : mise en place
terminal-intrigue-over = Intrigue : la partie est terminée
terminal-intrigue-title = Intrigue · manche { $round } sur 5 · { $name } · { $step }
terminal-intrigue-step-uncontested = candidatures sans rival
terminal-intrigue-step-external = conflits externes
terminal-intrigue-step-internal = conflit interne
terminal-intrigue-step-send = envoi
terminal-intrigue-palace = Palais, argent, réserve
terminal-intrigue-applicants = Candidats
terminal-intrigue-island = Île
terminal-intrigue-bribes = Pots-de-vin
terminal-intrigue-bank = par la banque
terminal-intrigue-hidden = caché
terminal-intrigue-pays = { $name } verse un pot-de-vin à { $palace } pour une candidature : { $occupation }.
terminal-intrigue-pays-employee = { $name } verse un pot-de-vin à { $palace } pour garder un poste disputé : { $occupation }.
terminal-intrigue-place = { $name } donne un poste au candidat : { $occupation }.
terminal-intrigue-hire = { $name } engage l’un des rivaux : { $occupation }.
terminal-intrigue-choose = { $name } choisit qui tient le poste : { $occupation }.
terminal-intrigue-sends = { $name } envoie des érudits ; encore { $count }.
terminal-plain-palace = { $name } : argent { $cash } ; pas encore envoyés : { $unsent }.
terminal-plain-area = Chez { $name }, poste à { $area } : { $who }.
terminal-plain-applicants = Candidats chez { $name } : { $who }.
terminal-plain-bribe = Versé pour { $who } : { $ducats } ducats.

## Renaissance Man

terminal-type-merchant = marchand
terminal-type-scholar = érudit
terminal-type-baker = boulanger
terminal-type-knight = chevalier
terminal-type-man = Homme de la Renaissance
terminal-area-merchant = pièce
terminal-area-scholar = livre
terminal-area-baker = pain
terminal-area-knight = bouclier
terminal-renaissance-title = Renaissance Man · manche { $round } · { $phase }
terminal-renaissance-piles = pioche { $deck } · défausse { $pile }
terminal-renaissance-setup = mise en place
terminal-renaissance-foundation = fondations
terminal-renaissance-deal = distribution
terminal-renaissance-action = phase d’action { $level }
terminal-renaissance-men = Hommes de la Renaissance
terminal-renaissance-turn = cartes retournées
terminal-renaissance-recruit = prise des recrues
terminal-renaissance-discard = défausse
terminal-renaissance-refill = nouvelles cartes
terminal-renaissance-over = la partie est terminée
terminal-renaissance-turned = Retournées
terminal-renaissance-hand = Main
terminal-renaissance-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
terminal-renaissance-group-set = Carte suivante de la fondation
terminal-renaissance-group-remove = Retirer
terminal-renaissance-group-act = Agir
terminal-renaissance-group-card = Avec quelle carte
terminal-renaissance-group-place = Poser en
terminal-renaissance-group-drop = Abandonner un jeton du magasin
terminal-renaissance-group-knight = Reprendre un chevalier sur
terminal-renaissance-group-discard = Défausser
terminal-renaissance-drawn = { $target ->
    [out] Carte écartée
    [men] Carte pour un Homme de la Renaissance
    [turn] Carte retournée
    [area] Carte pour la zone de recrue, { $area }
   *[hand] Carte pour { $name }
}
terminal-renaissance-group-return = Carte de la défausse vers la pioche
terminal-renaissance-group-dealer = Donneur
terminal-renaissance-label-pass = ne rien faire
terminal-renaissance-label-keep = garder la recrue en main
terminal-renaissance-label-done = ne rien défausser de plus
terminal-renaissance-act-hire = embaucher
terminal-renaissance-act-barter = troquer
terminal-renaissance-act-teach = enseigner
terminal-renaissance-act-recruit = recruter
terminal-renaissance-filed = Défaussé face cachée
terminal-renaissance-holds-man = Un Homme de la Renaissance attend d’être posé.
terminal-renaissance-pile-known = Vu dans la défausse
terminal-renaissance-dealer = donneur
terminal-renaissance-stored = magasin
terminal-renaissance-taught = enseigné
terminal-renaissance-known = connu
terminal-renaissance-opponent = adversaire
terminal-renaissance-legend = bMk : un marchand à qui il faut b à gauche et k à droite ; +sk : ce qu’il offre au lieu de son type. M marchand (embaucher), S érudit (enseigner), B boulanger (troquer), K chevalier (recruter), * Homme de la Renaissance, ♞ chevaliers en réserve, ◆ donneur
terminal-plain-recruit = Zone de recrue, { $area } : { $card } ; chevaliers : { $knights }.
terminal-plain-card = { $type } { $card }, besoins : { $left } à gauche et { $right } à droite
terminal-plain-offers = (offres : { $left } à gauche et { $right } à droite)
terminal-plain-renaissance-seat = { $name } : { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
} en main ; magasin : { $stored } ; enseigné : { $taught } ; { $reserve ->
    [one] { $reserve } chevalier
   *[other] { $reserve } chevaliers
} en réserve.
terminal-plain-place = { $name }, place { $place } : { $card }.

## Les paroles dans Intrigue

terminal-everybody = tous
terminal-act-offer = Offrir quelque chose
terminal-act-demand = Exiger quelque chose
terminal-act-promise = Promettre quelque chose
terminal-act-threaten = Menacer quelqu’un
terminal-act-ask = Demander quelque chose
terminal-say-nothing = Vous ne pouvez rien déclarer maintenant : il n’y a pas de négociation, ou vous avez tout dit (I25).
terminal-say-left = { $count ->
    [one] Il vous reste { $count } déclaration dans cette négociation. Une réponse vide revient à la table.
   *[other] Il vous reste { $count } déclarations dans cette négociation. Une réponse vide revient à la table.
}
terminal-say-act = Que voulez-vous dire ?
terminal-say-to = À qui ?
terminal-say-then = Que fera-t-on ?
terminal-say-then-more = Que fera-t-on d’autre ? (Entrée : rien)
terminal-say-then-more-who = Qui fera autre chose ? (Entrée : personne)
terminal-say-if = À quelle condition ? (Entrée : aucune, ou aucune autre)
terminal-say-then-who = Qui le fera ?
terminal-say-if-who = De quel joueur cela dépend-il ? (Entrée : d’aucun, ou d’aucun autre)
terminal-say-owner = L’érudit de qui ?
terminal-say-seat = Qui ?
terminal-say-palace = Dans quel palais ?
terminal-say-occupation = Quel métier ?
terminal-say-ducats = Combien de ducats au moins ? Tapez le montant.
terminal-say-area = Quel poste au moins ?
terminal-say-round = À quelle manche ?
terminal-say-again = Choisissez dans cette liste, ou appuyez sur Entrée pour revenir.
terminal-say-sure = Le dire ? [O/n]
terminal-term-pay = { $name } verse un pot-de-vin
terminal-term-place = { $name } place un érudit
terminal-term-choose = { $name } engage ou garde un érudit
terminal-term-banish = { $name } bannit un érudit
terminal-term-protect = { $name } protège un érudit
terminal-term-send = { $name } envoie un érudit
terminal-term-not_send = { $name } n’envoie pas un érudit
terminal-answer = { $count ->
    [0] { $name } va payer : tapez déclarer pour parler avant, ou Entrée pour continuer.
    [one] { $name } va payer : tapez 1 pour répondre ainsi, déclarer pour autre chose, ou Entrée pour continuer.
   *[other] { $name } va payer : tapez un numéro pour répondre, déclarer pour autre chose, ou Entrée pour continuer.
}
terminal-no-answer = { $count ->
    [0] Il n’y a rien à répondre ; tapez déclarer pour parler, ou Entrée pour continuer.
    [one] Il n’y a que la réponse 1 ; tapez son numéro, déclarer pour parler, ou Entrée pour continuer.
   *[other] Tapez un numéro de 1 à { $count }, déclarer pour parler, ou Entrée pour continuer.
}
terminal-ledger-empty = Personne n’a encore donné sa parole.
terminal-ledger-waiting = attend une réponse
terminal-ledger-deal = Accord
terminal-ledger-promise = Promesse
terminal-ledger-threat = Menace
terminal-ledger-if = si
terminal-ledger-then = alors
terminal-status-open = ouvert
terminal-status-kept = tenu
terminal-status-broken = rompu
terminal-status-void = caduc

## Conseils

terminal-hint-thinking = Recherche…
terminal-hint = { $count ->
    [one] Après { $count } essai :
   *[other] Après { $count } essais, le meilleur d’abord (on essaie plus ce qui paraît bon) :
}
terminal-hint-opinion = { $percent } % de la victoire en vue, { $visits ->
    [one] { $visits } essai
   *[other] { $visits } essais
}
terminal-hint-clear = Rien d’autre ne mérite réflexion : { $choice }.
terminal-hint-only = Il n’y a qu’un seul choix.
terminal-no-hint = Il n’y a de conseil que lorsque c’est à vous de choisir.
terminal-no-chat = Attendez que ce soit à quelqu’un de jouer : on ne saurait pas qui le dit.
