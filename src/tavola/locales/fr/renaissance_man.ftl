# Renaissance Man

renaissance-man-name = Renaissance Man
renaissance-man-and = { $some } et { $last }

renaissance-man-option-rounds = La partie s’arrête au plus tard après ce nombre de manches
renaissance-man-option-solo = La partie en solitaire : normale, plus facile ou plus difficile
renaissance-man-option-cards = En solitaire : cartes qui reviennent (plus facile) ou qui sont écartées (plus difficile)
renaissance-man-option-deck = Un autre paquet de cartes, sous forme de lignes d’un fichier

## Cards, areas and tokens

renaissance-man-merchant = Marchand
renaissance-man-scholar = Érudit
renaissance-man-baker = Boulanger
renaissance-man-knight = Chevalier
renaissance-man-the-merchant = le Marchand
renaissance-man-the-scholar = l’Érudit
renaissance-man-the-baker = le Boulanger
renaissance-man-the-knight = le Chevalier
renaissance-man-the-man = l’Homme de la Renaissance
# $left and $right: the types that the two workers below must offer.
renaissance-man-card = { $worker } (besoins : { $left } et { $right })
renaissance-man-card-offers = { $worker } (besoins : { $left } et { $right } ; offres : { $offer_left } et { $offer_right })
renaissance-man-area-coin = la zone de la pièce
renaissance-man-area-book = la zone du livre
renaissance-man-area-bread = la zone du pain
renaissance-man-area-shield = la zone du bouclier
renaissance-man-token-merchant = jeton Marchand
renaissance-man-token-scholar = jeton Érudit
renaissance-man-token-baker = jeton Boulanger
renaissance-man-token-knight = jeton Chevalier

## Choices, as their player reads them

renaissance-man-action-set = Mettre { $card } à la place { $number } de la fondation
renaissance-man-action-remove = Retirer { $card } en { $place }
renaissance-man-action-pass = Ne rien faire dans cette phase
renaissance-man-action-hire = Embaucher : poser une carte de votre main dans la pyramide
renaissance-man-action-teach = Enseigner : défausser une carte contre un jeton dans la zone de l’Homme de la Renaissance
renaissance-man-action-barter = Troquer : défausser une carte contre un jeton pour le magasin
renaissance-man-action-recruit = Recruter : défausser une carte pour envoyer un chevalier sur sa zone
renaissance-man-action-card = { $action ->
    [hire] Embaucher { $card }
    [teach] Enseigner avec { $card }, pour un { $token }
    [barter] Troquer { $card } contre un { $token }
    [recruit] Recruter avec { $card }, sur { $area }
   *[none] Choisir { $card }
}
renaissance-man-action-place = Poser { $card } en { $place }
renaissance-man-action-drop = Abandonner un { $token } du magasin
renaissance-man-action-knight = Prendre votre chevalier sur { $from }
renaissance-man-action-keep = Prendre { $card } dans votre main
renaissance-man-action-discard = Défausser { $card }
renaissance-man-action-done = Ne rien défausser de plus
renaissance-man-action-dealer = Le joueur { $player } est le donneur
renaissance-man-action-draw = { $target ->
    [out] Écarter { $card }
    [man] Donner { $card } au joueur { $player } comme Homme de la Renaissance
    [turn] Retourner { $card }
    [hand] Donner { $card } au joueur { $player }
   *[area] Mettre { $card } sur { $area }
}
renaissance-man-action-return = Remettre { $card } de la défausse dans la pioche

## What happened: chance

renaissance-man-event-dealer = Le donneur est { $seat }.
renaissance-man-event-put-away = { $left ->
    [0] La dernière carte qui quitte la partie est écartée sans être vue.
    [one] Une carte est écartée sans être vue ; encore { $left } à suivre.
   *[other] Une carte est écartée sans être vue ; encore { $left } à suivre.
}
renaissance-man-event-refill = Sur { $area } : { $card }.
renaissance-man-event-draw = { $card ->
    [none] { $seat } pioche une carte.
   *[other] { $seat } pioche { $card }.
}
renaissance-man-event-man-dealt = { $seat } reçoit une carte face cachée, qui sera l’Homme de la Renaissance.
renaissance-man-event-turned = Carte retournée : { $card }. Un chevalier adverse va sur { $area }.
renaissance-man-event-turned-discarded = Les cartes retournées sont défaussées : { $cards }.
renaissance-man-event-some-return = { $count ->
    [one] La pioche est vide : cette fois, { $count } carte de la défausse, prise au hasard, devient la nouvelle pioche.
   *[other] La pioche est vide : cette fois, { $count } cartes de la défausse, prises au hasard, deviennent la nouvelle pioche.
}
renaissance-man-event-returned = { $left ->
    [0] La dernière carte de la nouvelle pioche revient de la défausse sans être vue.
    [one] Une carte revient de la défausse sans être vue ; encore { $left } à suivre.
   *[other] Une carte revient de la défausse sans être vue ; encore { $left } à suivre.
}
renaissance-man-event-reshuffle = { $count ->
    [one] La pioche est vide : la défausse est mélangée et devient une pioche de { $count } carte.
   *[other] La pioche est vide : la défausse est mélangée et devient une pioche de { $count } cartes.
}
renaissance-man-event-skip-area = Pioche et défausse sont vides : il n’y a pas de carte pour { $area }.
renaissance-man-event-skip-hand = { $count ->
    [one] Pioche et défausse sont vides : il manque { $count } carte à { $seat }.
   *[other] Pioche et défausse sont vides : il manque { $count } cartes à { $seat }.
}

## What happened: players

renaissance-man-event-foundation = { $seat } range sa fondation, de gauche à droite : { $cards }.
renaissance-man-event-round = La manche { $round } commence.
renaissance-man-event-phase = La phase d’action { $level } commence.
renaissance-man-event-phases-end = Aucune phase d’action ne suit la phase { $level }.
renaissance-man-event-remove = { $seat } retire { $card } en { $place }.
renaissance-man-event-pass = { $seat } ne fait rien.
renaissance-man-event-hire = { $source ->
    [token] { $seat } dépense un jeton Marchand et embauche { $card } en { $place }.
   *[worker] { $seat } embauche { $card } en { $place }.
}
# $dropped: the token that makes room in a full store, or none.
renaissance-man-event-barter = { $source ->
    [token] { $seat } dépense un jeton Boulanger et troque { $card } contre un { $token }
   *[worker] { $seat } troque { $card } contre un { $token }
}{ $dropped ->
    [none] .
   *[other] , en abandonnant un { $dropped }.
}
renaissance-man-event-teach = { $source ->
    [token] { $seat } dépense un jeton Érudit et enseigne avec { $card }
   *[worker] { $seat } enseigne avec { $card }
} : un { $token } va dans la zone de l’Homme de la Renaissance.
renaissance-man-event-create = { $seat } a enseigné les quatre types, rend les jetons et crée un Homme de la Renaissance.
renaissance-man-event-place-man = { $seat } pose l’Homme de la Renaissance en { $place }.
# $from: the area that a knight leaves; same where it stays, none where it comes from the reserve.
renaissance-man-event-recruit = { $source ->
    [token] { $seat } dépense un jeton Chevalier et recrute avec { $card }
   *[worker] { $seat } recrute avec { $card }
} : { $from ->
    [none] un chevalier de la réserve va sur { $area }.
    [same] un chevalier déjà présent sur { $area } y reste.
   *[other] un chevalier quitte { $from } pour { $area }.
}
renaissance-man-event-master = { $seat } a posé un Maître : { $card }.
renaissance-man-event-recruit-won = { $knights ->
    [one] { $seat } remporte { $area } avec { $knights } chevalier. La recrue : { $card }.
   *[other] { $seat } remporte { $area } avec { $knights } chevaliers. La recrue : { $card }.
}
renaissance-man-event-recruit-tied = { $knights ->
    [one] { $seats } sont à égalité sur { $area } avec { $knights } chevalier chacun : les chevaliers y restent, comme { $card }.
   *[other] { $seats } sont à égalité sur { $area } avec { $knights } chevaliers chacun : les chevaliers y restent, comme { $card }.
}
renaissance-man-event-recruit-lost = { $knights ->
    [one] Un chevalier adverse remporte { $area }. La carte est défaussée : { $card }.
   *[other] { $knights } chevaliers adverses remportent { $area }. La carte est défaussée : { $card }.
}
renaissance-man-event-recruit-tied-alone = Les deux camps sont à égalité sur { $area }, { $knights } contre { $knights } : tous les chevaliers partent, mais { $card } y reste.
renaissance-man-event-no-recruit = Il n’y a pas de carte sur { $area } : personne ne la remporte et les chevaliers y restent.
renaissance-man-event-take = { $seat } prend { $card } sur { $area } et le pose dans sa pyramide, en { $place }.
renaissance-man-event-keep = { $seat } prend { $card } sur { $area } et le garde en main.
renaissance-man-event-knights-return = { $knights ->
    [one] { $seat } récupère { $knights } chevalier de { $area }.
   *[other] { $seat } récupère { $knights } chevaliers de { $area }.
}
renaissance-man-event-opponents-leave = { $knights ->
    [one] { $knights } chevalier adverse quitte { $area }.
   *[other] { $knights } chevaliers adverses quittent { $area }.
}
renaissance-man-event-discard = { $count ->
    [one] { $seat } défausse { $count } carte face cachée
   *[other] { $seat } défausse { $count } cartes face cachée
}{ $cards ->
    [none] .
   *[other] {"\u00A0"}: { $cards }.
}

## What happened: the end

renaissance-man-event-holdings = { $seat } a un Maître ; ses jetons, et ses chevaliers sur le plateau des recrues, font { $holdings } en tout.
renaissance-man-event-capped = La partie est finie sans Maître : la manche { $round } était la dernière prévue.
renaissance-man-event-count = { $workers ->
    [one] { $seat } a { $workers } travailleur dans sa pyramide ;
   *[other] { $seat } a { $workers } travailleurs dans sa pyramide ;
} ses jetons, et ses chevaliers sur le plateau des recrues, font { $holdings } en tout.
renaissance-man-event-win = { $by ->
    [master] { $seat } gagne : personne d’autre n’a de Maître.
    [workers] { $seat } gagne avec le plus de travailleurs.
   *[holdings] { $seat } gagne : à égalité, ses jetons et ses chevaliers sur le plateau sont les plus nombreux.
}
renaissance-man-event-shared-win = { $seats } sont à égalité en tout et partagent la victoire.
renaissance-man-event-solo-won = { $seat } gagne : le Maître est en place avant que la pioche soit épuisée.
renaissance-man-event-solo-lost = { $by ->
    [rounds] { $seat } perd : la dernière manche est finie, et il n’y a pas de Maître.
   *[deck] { $seat } perd : il faut une carte, et la pioche est vide.
}

## Why an action is refused

renaissance-man-refuse-5 = La table est encore mise en place : on pose quatre recrues, puis chacun range ses cinq cartes de fondation, chacune une fois, puis les mains sont distribuées.
renaissance-man-refuse-6 = Avant tout, le hasard désigne le donneur, l’un des joueurs de cette table.
renaissance-man-refuse-7 = Cette place n’est pas ouverte : elle doit être vide, et les deux places qui la portent occupées.
renaissance-man-refuse-8 = Les besoins de cette carte ne sont pas satisfaits ici : celui de gauche doit l’être par le travailleur d’en bas à gauche, celui de droite par le travailleur d’en bas à droite.
renaissance-man-refuse-12 = Dans une phase d’action, vous pouvez d’abord retirer des travailleurs, puis ne rien faire, ou bien choisir une action, une carte de votre main et ce que cette action demande, dans cet ordre ; ce qui est scellé le reste jusqu’à ce que tous aient scellé.
renaissance-man-refuse-13 = Rien ne vous donne cette action : vous n’avez ni travailleur découvert de son type au niveau de cette phase, ni jeton de son type au magasin.
renaissance-man-refuse-14 = Vous ne pouvez embaucher qu’une carte dont les deux besoins sont satisfaits sur une place ouverte de votre pyramide.
renaissance-man-refuse-15 = Votre magasin est plein : abandonnez l’un des jetons qui s’y trouvent.
renaissance-man-refuse-16 = Un type déjà présent dans votre zone de l’Homme de la Renaissance ne peut plus être enseigné ; et dès qu’un Homme de la Renaissance est créé, ceux qui en ont un le posent avant toute autre chose.
renaissance-man-refuse-17 = Votre réserve est vide : nommez une zone où vous avez un chevalier.
renaissance-man-refuse-20 = Vous ne pouvez retirer qu’un de vos travailleurs, découvert et au niveau 2, 3 ou 4.
renaissance-man-refuse-21 = Seul le gagnant d’une zone décide maintenant : prendre la recrue en main ou la poser dans la pyramide.
renaissance-man-refuse-22 = Tous défaussent maintenant : choisissez des cartes de votre main, puis dites que vous avez fini ; ce qui est scellé le reste jusqu’à ce que tous aient scellé.
renaissance-man-refuse-23 = De nouvelles cartes sont piochées ; attendez que les zones de recrues et les mains soient garnies. Seule une carte de la pioche peut être piochée.
renaissance-man-refuse-24 = La partie est finie ; il n’y a plus rien à choisir.
renaissance-man-refuse-27 = On retourne deux cartes pour les chevaliers adverses ; attendez que les deux soient là.
renaissance-man-refuse-29 = Des cartes de la défausse reviennent dans la pioche ; seule une carte de la défausse peut le faire.
