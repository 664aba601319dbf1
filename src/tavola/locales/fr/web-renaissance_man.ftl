# The board of Renaissance Man in the browser

web-rm-any = tout type
web-rm-you = vous
web-rm-dealer = donneur
web-rm-stand-in = remplacé par un robot
web-rm-opponent = Adversaire
web-rm-yes = oui
# $choice: a sentence for a choice.
web-rm-hinted = { $choice } (conseillé par l’indice)

## The pyramid

web-rm-place = niveau { $level }, place { $number }
web-rm-place-worker = { $place } : { $card }
web-rm-place-pencilled = { $place }, au crayon : { $card }
web-rm-place-removed = { $place }, à retirer : { $card }
# $offers: what the two workers below offer, left and right.
web-rm-place-open = { $place }, ouverte ; les travailleurs du dessous offrent { $offers }
web-rm-place-closed = { $place }, pas encore ouverte
web-rm-at = place { $number } : { $card }
web-rm-floor = Niveau { $level }, { $cards }.
web-rm-pyramid-empty = Personne n’est encore là.
web-rm-pyramid-own = Votre pyramide
web-rm-pyramid-of = Pyramide : { $seat }
web-rm-grow = Agrandir la pyramide : { $seat }
web-rm-shrink = Réduire la pyramide : { $seat }
web-rm-workers = { $count ->
    [one] { $count } travailleur
   *[other] { $count } travailleurs
}

## Tokens and knights

web-rm-stored = Magasin
web-rm-stored-none = Magasin : aucun jeton.
web-rm-stored-some = Magasin, jetons : { $tokens }.
web-rm-taught = Enseigné
web-rm-taught-none = Zone de l’Homme de la Renaissance : rien d’enseigné.
web-rm-taught-some = Zone de l’Homme de la Renaissance, enseigné : { $tokens }.
web-rm-token-pencilled = Au crayon : { $token }
web-rm-reserve = { $count ->
    [0] Aucun chevalier en réserve
    [one] { $count } chevalier en réserve
   *[other] { $count } chevaliers en réserve
}
web-rm-knights-of = { $count ->
    [one] { $seat } : { $count } chevalier
   *[other] { $seat } : { $count } chevaliers
}
web-rm-no-knights = aucun chevalier
web-rm-knight-pencilled = Au crayon : l’un de vos chevaliers va sur { $area }.

## The recruit board, deck and discard pile

web-rm-recruits = Recrues
web-rm-area = Sur { $area } : { $card } ; { $knights }.
web-rm-area-now = C’est la zone à régler maintenant.
web-rm-no-card = aucune carte
web-rm-deck = { $count ->
    [0] Pioche : vide
    [one] Pioche : { $count } carte
   *[other] Pioche : { $count } cartes
}
web-rm-pile = { $count ->
    [0] Défausse : vide
    [one] Défausse : { $count } carte
   *[other] Défausse : { $count } cartes
}
web-rm-turned = Retournées :
web-rm-known-cards = Défausse connue
web-rm-pile-known = Tous ont vu ces cartes aller à la défausse :
web-rm-pile-filed = Vous avez défaussé ces cartes face cachée :

## Hands and seats

web-rm-own = Votre côté de la table
web-rm-others = Les autres joueurs
web-rm-players = Les joueurs
web-rm-hand = Votre main
web-rm-hand-empty = aucune carte
web-rm-hand-size = { $count ->
    [0] Aucune carte en main
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
web-rm-foundation-cards = Cartes de fondation à ranger
web-rm-man-waits = Votre Homme de la Renaissance, face cachée, attend une place
web-rm-holds-man = pose un Homme de la Renaissance
web-rm-maybe = En main ou défaussé : { $cards }
web-rm-card-thrown = { $card }, à défausser
web-rm-card-chosen = { $card }, choix : { $action }
web-rm-sealed = choix scellé
web-rm-choosing = réfléchit
web-rm-won = victoire
web-rm-shared = victoire partagée

## The course of a round

web-rm-setup = Mise en place
web-rm-round = Manche { $round }
web-rm-phase = Phase d’action { $level }.
web-rm-phase-seats = À ce niveau : { $seats }.
web-rm-phase-nobody = Personne à ce niveau.
web-rm-part-turn = Cartes retournées
web-rm-part-recruit = Recrues
web-rm-part-discard = Défausse
web-rm-part-refill = Nouvelles cartes

## What was revealed last

web-rm-did-place = pose en { $place }
web-rm-did-man = Homme de la Renaissance, { $place }
web-rm-did-remove = retrait, { $place }
web-rm-did-barter = jeton au magasin : { $type }
web-rm-did-teach = enseigné : { $type }
web-rm-did-create = a créé un Homme de la Renaissance
web-rm-did-recruit = un chevalier sur { $area }
web-rm-did-nothing = n’a rien fait

## Actions

web-rm-actions = Actions
web-rm-hire = Embaucher
web-rm-teach = Enseigner
web-rm-barter = Troquer
web-rm-recruit = Recruter
web-rm-pass = Ne rien faire
web-rm-done = Ne rien défausser de plus
web-rm-keep = Prendre en main

## The result

web-rm-result = Résultat
web-rm-winners = { $count ->
    [one] { $seats } gagne
   *[other] { $seats } partagent la victoire
}
web-rm-solo-won = Gagné : le Maître est en place
web-rm-solo-lost = Perdu : pas de Maître cette fois
web-rm-rank = Rang
web-rm-player = Joueur
web-rm-master = Maître
web-rm-workers-column = Travailleurs
web-rm-sum = Jetons et chevaliers
