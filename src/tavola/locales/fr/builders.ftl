# Les Bâtisseurs : Moyen Âge

builders-name = Les Bâtisseurs : Moyen Âge
builders-and = { $some } et { $last }

builders-option-open-stacks = Pioches ouvertes : la première carte de chaque pioche est visible
builders-option-rounds = La partie s’arrête au plus tard après ce nombre de tours de table

## Choices, as their player reads them

builders-action-end = { $actions ->
    [0] Terminer le tour
    [one] Terminer le tour (1 action est perdue)
   *[other] Terminer le tour ({ $actions } actions sont perdues)
}
builders-action-buy = Acheter une action pour 5 écus
builders-action-take = Prendre { $coins ->
    [one] 1 écu
   *[other] { $coins } écus
} ({ $actions ->
    [one] 1 action
   *[other] { $actions } actions
})
builders-action-open = Ouvrir un chantier : { $site } (1 action)
builders-action-recruit = Recruter { $worker } (1 action)
builders-action-send = Envoyer { $worker } sur { $site } ({ $actions ->
    [one] 1 action
   *[other] { $actions } actions
}, { $wage ->
    [0] sans salaire
   *[other] salaire de { $wage } écus
})
builders-action-deal = Donner { $worker } au joueur { $player }
builders-action-turn-worker = Retourner { $worker }
builders-action-turn-building = Retourner { $building }
builders-action-first = Le joueur { $player } commence

## What happened

builders-event-deal = { $seat } reçoit { $worker }.
builders-event-turn-worker = { $top ->
    [yes] Le prochain ouvrier de la pioche est { $worker }.
   *[no] Ouvrier à recruter : { $worker }.
}
builders-event-turn-building = { $top ->
    [yes] Le prochain bâtiment de la pioche est { $building }.
   *[no] Bâtiment à construire : { $building }.
}
builders-event-fill-worker = De la pioche aux ouvriers à recruter : { $worker }.
builders-event-fill-building = De la pioche aux bâtiments à construire : { $building }.
builders-event-first = { $seat } joue en premier.
builders-event-turn = Tour de table { $round } : { $seat } a { $actions } actions.
builders-event-buy = { $seat } achète une action pour { $coins } écus.
builders-event-take = { $seat } prend { $coins ->
    [one] 1 écu
   *[other] { $coins } écus
} pour { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}.
builders-event-open = { $seat } ouvre un chantier : { $site }.
builders-event-recruit = { $seat } recrute { $worker }.
builders-event-send = { $seat } envoie { $worker } sur { $site } pour { $actions ->
    [one] 1 action
   *[other] { $actions } actions
} et { $wage ->
    [0] sans salaire
   *[other] un salaire de { $wage } écus
}.
builders-event-finish = { $seat } achève { $site } et gagne { $coins } écus et { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; à nouveau libres : { $workers }.
builders-event-finish-machine = { $seat } achève { $site }, qui rejoint l’équipe et rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; à nouveau libres : { $workers }.
builders-event-end = { $lost ->
    [0] { $seat } termine son tour.
    [one] { $seat } termine son tour ; 1 action est perdue.
   *[other] { $seat } termine son tour ; { $lost } actions sont perdues.
}
builders-event-out-of-actions = { $seat } n’a plus d’action, ni les 5 écus pour en acheter une : son tour est fini.
builders-event-ending = { $seat } a { $points } points et déclenche la fin : ce tour de table est le dernier.
builders-event-over = La partie est finie après le tour de table { $round } : tous ont joué autant de tours.
builders-event-capped = La partie est finie : le tour de table { $round } était le dernier prévu.
builders-event-score = { $seat } marque { $score ->
    [one] { $score } point
   *[other] { $score } points
} : { $buildings } pour les bâtiments et les machines, le reste pour { $coins ->
    [one] { $coins } écu
   *[other] { $coins } écus
}.
builders-event-win = { $by ->
    [buildings] { $seat } gagne : à égalité de points, ses bâtiments et ses machines en rapportent davantage.
    [coins] { $seat } gagne : à égalité de points, bâtiments compris, grâce à ses écus plus nombreux.
   *[score] { $seat } gagne avec le plus de points.
}
builders-event-shared-win = { $seats } sont à égalité en tout et partagent la victoire.

## Why an action is refused

builders-refuse-1 = Les compagnons 19 et 30 sont des cartes identiques ; tant que les deux sont là, choisissez le 19.
builders-refuse-4 = Seuls les apprentis encore dans la pioche sont distribués, un par joueur, au début de la partie.
builders-refuse-5 = La table est d’abord mise en place : cinq ouvriers et cinq bâtiments de la pioche, puis le premier joueur ; rien d’autre n’est possible avant, et cela n’est possible qu’à ce moment.
builders-refuse-7 = Pendant un tour, vous pouvez le terminer, acheter des actions à 5 écus chacune si vous les avez en main, prendre des écus, ouvrir un chantier, recruter ou envoyer un ouvrier.
builders-refuse-8 = Ouvrir un chantier demande une action et l’un des bâtiments visibles.
builders-refuse-9 = Recruter demande une action et l’un des ouvriers visibles.
builders-refuse-10 = Seule une carte prise dans une rangée est remplacée, par une carte qui reste dans sa pioche, et avant toute autre chose.
builders-refuse-11 = Vous pouvez envoyer un ouvrier de votre équipe sur l’un de vos chantiers ouverts si vous avez en main son salaire et assez d’actions : une pour le premier ouvrier envoyé là pendant ce tour, deux pour le deuxième, et ainsi de suite.
builders-refuse-12 = Cet ouvrier est occupé jusqu’à la fin de son chantier ; envoyez un ouvrier libre.
builders-refuse-13 = Il vous reste trop peu d’actions ; prenez des écus pour celles que vous avez : 1, 2 ou 3.
builders-refuse-14 = C’est le tour d’un autre joueur, jusqu’à ce qu’il le termine.
builders-refuse-16 = Ce bâtiment est déjà achevé ; envoyez l’ouvrier sur un chantier ouvert.
builders-refuse-18 = Une machine ne travaille que pour le joueur qui l’a achevée.
builders-refuse-19 = La partie est finie : quelqu’un a atteint 17 points et le tour de table a été complété.
builders-refuse-22 = La partie est finie : le dernier tour de table prévu a été joué.

## Cards

builders-rank-apprentice = apprenti
builders-rank-labourer = manœuvre
builders-rank-journeyman = compagnon
builders-rank-master = maître
builders-rank-machine = machine
builders-stone = pierre
builders-wood = bois
builders-knowledge = savoir
builders-tile = tuile
builders-worker-01 = l’apprenti 1 (1 pierre, 1 savoir)
builders-worker-02 = l’apprenti 2 (1 bois, 1 savoir)
builders-worker-03 = l’apprenti 3 (1 pierre, 1 tuile)
builders-worker-04 = l’apprenti 4 (1 pierre, 1 bois)
builders-worker-05 = l’apprenti 5 (1 savoir, 1 tuile)
builders-worker-06 = l’apprenti 6 (1 bois, 1 tuile)
builders-worker-07 = le manœuvre 7 (2 bois, 1 tuile)
builders-worker-08 = le manœuvre 8 (1 pierre, 2 savoirs)
builders-worker-09 = le manœuvre 9 (1 savoir, 2 tuiles)
builders-worker-10 = le manœuvre 10 (1 pierre, 2 bois)
builders-worker-11 = le manœuvre 11 (1 bois, 2 tuiles)
builders-worker-12 = le manœuvre 12 (2 pierres, 1 tuile)
builders-worker-13 = le manœuvre 13 (1 pierre, 2 tuiles)
builders-worker-14 = le manœuvre 14 (2 bois, 1 savoir)
builders-worker-15 = le manœuvre 15 (2 savoirs, 1 tuile)
builders-worker-16 = le manœuvre 16 (1 bois, 2 savoirs)
builders-worker-17 = le manœuvre 17 (2 pierres, 1 bois)
builders-worker-18 = le manœuvre 18 (2 pierres, 1 savoir)
builders-worker-19 = le compagnon 19 (1 pierre, 1 bois, 1 savoir, 1 tuile)
builders-worker-20 = le compagnon 20 (3 pierres, 1 bois)
builders-worker-21 = le compagnon 21 (1 savoir, 3 tuiles)
builders-worker-22 = le compagnon 22 (3 bois, 1 tuile)
builders-worker-23 = le compagnon 23 (2 pierres, 1 bois, 1 savoir)
builders-worker-24 = le compagnon 24 (1 pierre, 2 bois, 1 tuile)
builders-worker-25 = le compagnon 25 (2 pierres, 2 tuiles)
builders-worker-26 = le compagnon 26 (2 pierres, 2 savoirs)
builders-worker-27 = le compagnon 27 (1 pierre, 2 savoirs, 1 tuile)
builders-worker-28 = le compagnon 28 (2 savoirs, 2 tuiles)
builders-worker-29 = le compagnon 29 (2 pierres, 2 bois)
builders-worker-30 = le compagnon 30 (1 pierre, 1 bois, 1 savoir, 1 tuile)
builders-worker-31 = le compagnon 31 (1 pierre, 3 savoirs)
builders-worker-32 = le compagnon 32 (2 bois, 2 savoirs)
builders-worker-33 = le compagnon 33 (1 bois, 1 savoir, 2 tuiles)
builders-worker-34 = le compagnon 34 (2 bois, 2 tuiles)
builders-worker-35 = le maître 35 (3 pierres, 2 tuiles)
builders-worker-36 = le maître 36 (2 savoirs, 3 tuiles)
builders-worker-37 = le maître 37 (2 bois, 3 savoirs)
builders-worker-38 = le maître 38 (3 pierres, 2 bois)
builders-worker-39 = le maître 39 (3 savoirs, 2 tuiles)
builders-worker-40 = le maître 40 (2 pierres, 3 tuiles)
builders-worker-41 = le maître 41 (2 pierres, 3 bois)
builders-worker-42 = le maître 42 (3 bois, 2 savoirs)
builders-building-01 = la tonnelle
builders-building-02 = la cabane
builders-building-03 = le pont couvert
builders-building-04 = la cabane perchée
builders-building-05 = le pont en pierre
builders-building-06 = le lavoir
builders-building-07 = la hutte de paille
builders-building-08 = la maison urbaine
builders-building-09 = la chaumière
builders-building-10 = la maison rurale
builders-building-11 = la maisonnette
builders-building-12 = l’étable
builders-building-13 = l’auberge
builders-building-14 = la porcherie
builders-building-15 = le relais rural
builders-building-16 = le silo à grains
builders-building-17 = l’écurie
builders-building-18 = la forge
builders-building-19 = le moulin à vent
builders-building-20 = le moulin à eau
builders-building-21 = les halles
builders-building-22 = la maison bourgeoise
builders-building-23 = le relais postal
builders-building-24 = l’hôtel
builders-building-25 = la taverne
builders-building-26 = la ferme
builders-building-27 = l’église
builders-building-28 = la tour de guet
builders-building-29 = l’abbaye
builders-building-30 = le cloître
builders-building-31 = la chapelle
builders-building-32 = l’aqueduc
builders-building-33 = le château fort
builders-building-34 = la cathédrale
builders-machine-01 = la grue (produit 2 pierres)
builders-machine-02 = la scie circulaire (produit 2 bois)
builders-machine-03 = l’instrument de mesure (produit 2 savoirs)
builders-machine-04 = le four à tuiles (produit 2 tuiles)
builders-machine-05 = la grue (produit 3 pierres)
builders-machine-06 = la scie circulaire (produit 3 bois)
builders-machine-07 = l’instrument de mesure (produit 3 savoirs)
builders-machine-08 = le four à tuiles (produit 3 tuiles)
