# Les premières parties guidées : une carte par décision, la première fois qu’elle se présente.

## Les Bâtisseurs

web-guide-builders-welcome-title = Bienvenue sur le chantier
web-guide-builders-welcome = Vous ouvrez des chantiers, recrutez des ouvriers et les envoyez bâtir. Les bâtiments terminés rapportent écus et points. Qui atteint 17 points annonce la fin. Vous avez 3 actions par tour ; ce que vous pouvez faire maintenant est mis en lumière.
web-guide-builders-open-title = Ouvrez un premier chantier
web-guide-builders-open = Choisissez un bâtiment de la rangée : pour 1 action, il est à vous. La pièce dit ce qu’il paie une fois terminé, le sceau rouge ses points, et la ligne du bas ce qu’il demande de pierre, de bois, de savoir et de tuile. Les petits vont vite.
web-guide-builders-confirm-title = Regardez avant d’agir
web-guide-builders-confirm = Rien n’est encore fait. L’effet de votre choix est écrit à côté du bouton. Confirmez, ou revenez d’une étape et choisissez autre chose.
web-guide-builders-needs-title = Ce qui manque encore
web-guide-builders-needs = Votre chantier montre ce qui lui manque. Il est terminé dès que ses ouvriers apportent au moins autant de tout.
web-guide-builders-send-title = Envoyez quelqu’un au travail
web-guide-builders-send = Choisissez un ouvrier libre de votre équipe et un de vos chantiers. Le salaire de la carte est dû à chaque fois. L’ouvrier y reste jusqu’à la fin du chantier.
web-guide-builders-recruit-title = Recrutez
web-guide-builders-recruit = Un apprenti ne bâtit pas une cathédrale. Pour 1 action, un ouvrier de la rangée rejoint votre équipe ; recruter ne coûte pas d’argent, seul l’envoi se paie.
web-guide-builders-second-title = Le deuxième coûte plus
web-guide-builders-second = Le premier ouvrier envoyé sur un chantier dans le tour coûte 1 action, le deuxième sur le même chantier 2, le troisième 3. Deux chantiers côte à côte reviennent parfois moins cher.
web-guide-builders-take-title = À court d’argent ?
web-guide-builders-take = Changez des actions en écus : 1 action pour 1 écu, 2 pour 3, les 3 d’un coup pour 6. Et l’inverse : 5 écus achètent une action de plus.
web-guide-builders-end-title = Plus d’action
web-guide-builders-end = Vous pouvez encore acheter une action pour 5 écus, ou terminer votre tour. Les autres jouent alors, et le journal vous le raconte.
web-guide-builders-finish-title = Un bâtiment est terminé
web-guide-builders-finish = Il rapporte aussitôt ses écus et ses points, et ses ouvriers sont libres pour le chantier suivant. Une machine terminée rejoint même l’équipe et travaille sans salaire.
web-guide-builders-ending-title = Le dernier tour de table
web-guide-builders-ending = Quelqu’un a 17 points. Le tour de table est joué jusqu’au bout, pour que tous aient autant de tours. Chaque dizaine complète d’écus compte pour un point.
web-guide-builders-over-title = La partie est terminée
web-guide-builders-over = Les points des bâtiments et machines, et 1 par dizaine d’écus, décident. Le résultat montre comment, et l’on peut tout revoir pas à pas.

## Renaissance Man

web-guide-rm-welcome-title = Bienvenue à l’atelier
web-guide-rm-welcome = Vous bâtissez une pyramide : cinq cartes en bas, un Maître au sommet. Chaque travailleur a besoin des deux bons voisins au-dessous de lui. Tous choisissent en secret, en même temps. Ce que vous pouvez choisir est mis en lumière.
web-guide-rm-foundation-title = Posez votre fondation
web-guide-rm-foundation = Rangez vos cinq premières cartes de gauche à droite. Les voisins comptent : une carte qui demande un boulanger à gauche et un chevalier à droite ne tient qu’entre ces deux-là. L’Homme de la Renaissance va avec tout.
web-guide-rm-seal-title = Scellé veut dire secret
web-guide-rm-seal = Votre choix est complet. Une fois scellé, les autres voient que vous avez choisi, mais pas quoi. Tant que tous n’ont pas scellé, vous pouvez le reprendre.
web-guide-rm-action-title = Choisissez une action
web-guide-rm-action = En phase 1, les travailleurs découverts de la rangée du bas agissent pour vous, en phase 2 ceux de la deuxième, et ainsi de suite. Un Marchand embauche une carte dans la pyramide, un Boulanger garde une action pour plus tard, un Érudit prépare un Homme de la Renaissance, un Chevalier se bat pour une recrue.
web-guide-rm-card-title = Quelle carte ?
web-guide-rm-card = Chaque action use une carte de votre main. Pour embaucher, c’est la carte elle-même qui entre dans la pyramide ; pour les autres actions, son type décide de ce que vous obtenez.
web-guide-rm-needs-title = Gauche et droite doivent convenir
web-guide-rm-needs = Les deux signes en haut d’une carte sont ce qu’elle offre, les deux du bas ce qu’elle demande : celui de gauche au travailleur au-dessous à gauche, celui de droite à celui de droite. Seules les places qui conviennent peuvent être choisies.
web-guide-rm-reveal-title = Tous les choix sont ouverts
web-guide-rm-reveal = Le journal dit ce que chacun a fait. Une nouvelle phase suit tant que quelqu’un a un travailleur au niveau suivant ; ceux de ce niveau qui sont découverts agissent maintenant.
web-guide-rm-recruit-title = Vous avez gagné une recrue
web-guide-rm-recruit = Le plus de chevaliers sur une zone gagne sa carte. Posez-la aussitôt dans la pyramide si elle y tient, ou prenez-la en main, même au-delà de quatre cartes.
web-guide-rm-discard-title = De la place pour mieux
web-guide-rm-discard = Vous pouvez jeter des cartes de votre main, sans les montrer. Ensuite vous piochez jusqu’à quatre. Gardez ce qui convient à votre pyramide.
web-guide-rm-man-title = Un Homme de la Renaissance
web-guide-rm-man = Vous avez enseigné les quatre types. Il se pose où l’on veut et va avec tout ce qui viendra dessus, mais n’agit pour personne.
web-guide-rm-again-title = La manche suivante
web-guide-rm-again = Un travailleur qui en porte un autre n’agit plus. Si vous vous êtes enfermé, vous pouvez retirer des travailleurs découverts des niveaux 2 à 4 avant d’agir : choisissez-les dans la pyramide.
web-guide-rm-over-title = La partie est terminée
web-guide-rm-over = Un Maître est en place. S’il y en a plusieurs dans la même phase, jetons et chevaliers décident. On peut tout revoir, toutes mains ouvertes.

## Intrigue

web-guide-intrigue-welcome-title = Bienvenue dans les palais
web-guide-intrigue-welcome = Vos huit érudits cherchent des places dans les palais des autres, et les leurs dans le vôtre. Salaires et pots-de-vin enrichissent ; après cinq manches, le plus riche gagne. Rien de ce qui est dit n’engage personne.
web-guide-intrigue-send-title = Envoyez deux érudits
web-guide-intrigue-send = À la fin de votre tour, deux érudits doivent partir vers d’autres palais. Deux du même métier au même palais se font concurrence. Un palais sans ce métier est un lieu sûr : nul n’y est refusé tant que personne d’autre ne se présente.
web-guide-intrigue-confirm-title = Regardez avant d’agir
web-guide-intrigue-confirm = Rien n’est encore fait. Confirmez votre choix, ou revenez d’une étape et choisissez autre chose.
web-guide-intrigue-bribe-title = Payez un pot-de-vin
web-guide-intrigue-bribe = Chaque candidat paie avant que le propriétaire du palais décide. Au moins 1 000 ducats, au plus tout votre argent, et sans retour. Il est libre de prendre l’argent et de choisir quelqu’un d’autre.
web-guide-intrigue-talk-title = Parlez avant de payer
web-guide-intrigue-talk = Sous « Pourparlers », vous pouvez offrir, exiger, promettre et menacer, par des phrases composées dans des menus. Le registre retient qui a tenu parole.
web-guide-intrigue-place-title = On se présente à votre palais
web-guide-intrigue-place = Ce candidat n’a pas de rival : vous devez le prendre. Vous choisissez le poste : il fixe le salaire que la banque lui paie à chaque manche, et reste à ce métier pour toujours.
web-guide-intrigue-hire-title = Des rivaux à votre porte
web-guide-intrigue-hire = Plusieurs érudits d’un même métier se présentent. Engagez-en un, pour un poste libre de votre choix ; les autres sont bannis sur l’île jusqu’à la fin.
web-guide-intrigue-choose-title = Garder ou remplacer ?
web-guide-intrigue-choose = Votre employé est contesté. Vous pouvez le garder ou donner le poste à un candidat ; tous les autres de ce conflit vont sur l’île. Pensez à qui décidera ensuite de vos érudits.
web-guide-intrigue-collect-title = Les salaires
web-guide-intrigue-collect = Un tour commence par les salaires de tous les érudits placés ailleurs, payés par la banque. Une place à 10 000 ducats prise tôt vaut donc beaucoup.
web-guide-intrigue-island-title = L’île
web-guide-intrigue-island = Qui est banni ne revient jamais. Quelqu’un s’en souviendra.
web-guide-intrigue-last-title = La dernière manche
web-guide-intrigue-last = Plus personne n’envoie d’érudits. À la fin de cette manche, tous les salaires sont payés une dernière fois et tout l’argent est montré.
web-guide-intrigue-over-title = La partie est terminée
web-guide-intrigue-over = Le plus de ducats gagne. Regardez le registre : qui a tenu parole, et cela a-t-il payé ?
