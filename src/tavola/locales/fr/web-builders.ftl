# Les Bâtisseurs sur le plateau du navigateur

## The state of the table

web-builders-round = Tour de table { $round }
web-builders-your-turn = À vous de jouer
web-builders-turn-of = { $name } joue
web-builders-phase-setup = La table se met en place
web-builders-phase-over = La partie est finie
web-builders-actions-left = { $count ->
    [0] plus d’action
    [one] { $count } action restante
   *[other] { $count } actions restantes
}
web-builders-last-round = Dernier tour
web-builders-last-round-says = Quelqu’un a 17 points. Ce tour de table s’achève, puis la partie est finie.
web-builders-track = Points ; 17 amènent la fin
web-builders-track-line = { $name } : { $points } sur 17

## The rows

web-builders-row-buildings = Bâtiments à construire
web-builders-row-workers = Ouvriers à recruter
web-builders-stack-buildings = { $count ->
    [0] Pioche vide
   *[other] Pioche : { $count }
}
web-builders-stack-workers = { $count ->
    [0] Pioche vide
   *[other] Pioche : { $count }
}
web-builders-next = suivant
web-builders-next-says = Au-dessus de la pioche : { $card }
web-builders-empty-place = Place vide
web-builders-take-from-buildings = Ouvrir
web-builders-take-from-workers = Recruter

## A seat

web-builders-workshop = Votre atelier
web-builders-at-work = joue
web-builders-first = premier joueur
web-builders-won = a gagné
web-builders-score = { $score ->
    [one] Score final : { $score } point
   *[other] Score final : { $score } points
}
web-builders-score-says = { $buildings } pour les bâtiments et les machines, { $coins } pour les écus
web-builders-team = Équipe
web-builders-free = { $count ->
    [one] { $count } libre
   *[other] { $count } libres
}
web-builders-nobody-free = Personne n’est libre.
web-builders-sites = Chantiers en cours
web-builders-no-sites = Aucun chantier n’est ouvert. Prenez un bâtiment de la rangée pour en ouvrir un.
web-builders-no-sites-there = Aucun chantier n’est ouvert.
web-builders-missing = manque
web-builders-nobody-there = personne n’y travaille encore
web-builders-finished = { $count ->
    [0] Rien d’achevé encore
    [one] { $count } achevé
   *[other] { $count } achevés
}
web-builders-more = Voir en grand
web-builders-less = Voir en petit

## Choosing

web-builders-spending = Argent et actions
web-builders-take = Prendre
web-builders-buy = Acheter
web-builders-end = Finir le tour
web-builders-take-says = Prendre { $coins ->
    [one] { $coins } écu
   *[other] { $coins } écus
} pour { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}.
web-builders-buy-says = Acheter une action pour 5 écus.
web-builders-not-now = Impossible maintenant ; appuyez pour savoir pourquoi.
web-builders-hinted = Le conseil recommande ce choix.
web-builders-can-send = Libre ; appuyez pour choisir un chantier.
web-builders-cannot-send = Libre, mais ne peut être envoyé maintenant.
web-builders-held = quel chantier ?
web-builders-in-hand = Vous tenez { $worker } : choisissez un chantier, ou appuyez sur Échap pour reposer la carte.
web-builders-in-hand-no-site = Vous tenez { $worker }, mais aucun chantier n’est ouvert. Ouvrez-en un d’abord.
web-builders-next-price = Prochain ouvrier :
web-builders-next-price-says = { $count ->
    [one] Le prochain ouvrier envoyé ici pendant ce tour coûte { $count } action.
   *[other] Le prochain ouvrier envoyé ici pendant ce tour coûte { $count } actions.
}
web-builders-send = Envoyer
web-builders-send-finish = Envoyer et achever
web-builders-finishes = Cela achève le chantier.
web-builders-brings = Apport utile au chantier : { $amounts }.

## Cards in words

web-builders-worker-says = { $name }, salaire de { $wage ->
    [one] { $wage } écu
   *[other] { $wage } écus
}.
web-builders-machine-free = { $name }, sans salaire.
web-builders-building-says = { $name }. Besoins : { $needs }. Gain : { $coins } et { $points }.
web-builders-machine-says = { $name }, une machine. Besoins : { $needs }. Gain : { $points }, puis un travail sans salaire.
web-builders-site-says = { $name } : il manque { $missing }. Au travail : { $workers }. Gain : { $gain }.
web-builders-coins = { $count ->
    [one] { $count } écu
   *[other] { $count } écus
}
web-builders-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-builders-actions = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
web-builders-amount-stone = { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
}
web-builders-amount-wood = { $count } bois
web-builders-amount-knowledge = { $count ->
    [one] { $count } savoir
   *[other] { $count } savoirs
}
web-builders-amount-tile = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
web-builders-nothing = rien
web-builders-nobody = personne

## What the cards are headed

web-builders-title-building-01 = Tonnelle
web-builders-title-building-02 = Cabane
web-builders-title-building-03 = Pont couvert
web-builders-title-building-04 = Cabane perchée
web-builders-title-building-05 = Pont en pierre
web-builders-title-building-06 = Lavoir
web-builders-title-building-07 = Hutte de paille
web-builders-title-building-08 = Maison urbaine
web-builders-title-building-09 = Chaumière
web-builders-title-building-10 = Maison rurale
web-builders-title-building-11 = Maisonnette
web-builders-title-building-12 = Étable
web-builders-title-building-13 = Auberge
web-builders-title-building-14 = Porcherie
web-builders-title-building-15 = Relais rural
web-builders-title-building-16 = Silo à grains
web-builders-title-building-17 = Écurie
web-builders-title-building-18 = Forge
web-builders-title-building-19 = Moulin à vent
web-builders-title-building-20 = Moulin à eau
web-builders-title-building-21 = Halles
web-builders-title-building-22 = Maison bourgeoise
web-builders-title-building-23 = Relais postal
web-builders-title-building-24 = Hôtel
web-builders-title-building-25 = Taverne
web-builders-title-building-26 = Ferme
web-builders-title-building-27 = Église
web-builders-title-building-28 = Tour de guet
web-builders-title-building-29 = Abbaye
web-builders-title-building-30 = Cloître
web-builders-title-building-31 = Chapelle
web-builders-title-building-32 = Aqueduc
web-builders-title-building-33 = Château-fort
web-builders-title-building-34 = Cathédrale
web-builders-title-machine-01 = Grue
web-builders-title-machine-02 = Scie circulaire
web-builders-title-machine-03 = Instrument de mesure
web-builders-title-machine-04 = Four à tuiles
web-builders-title-machine-05 = Grue
web-builders-title-machine-06 = Scie circulaire
web-builders-title-machine-07 = Instrument de mesure
web-builders-title-machine-08 = Four à tuiles
