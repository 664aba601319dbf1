# Le client de navigateur, sauf les plateaux (web-JEU.ftl) et les parties guidées (web-guide.ftl).

web-skip = Aller au contenu
web-loading = Un instant…
web-again = Réessayer
web-close = Fermer
web-save = Enregistrer
web-saved = C’est enregistré.
web-yes = Oui
web-no = Non
web-copy = Copier
web-copied = Copié
web-qr = Montrer le code QR
web-qr-of = Code QR de { $url }
web-you = vous
web-you-mark = (vous)
web-lost = La connexion est perdue. Nouvel essai en cours ; rien de ce que vous avez fait n’est perdu.
web-error-offline = Le serveur ne répond pas. Vérifiez la connexion et réessayez.
web-error-unknown = Quelque chose a mal tourné. Réessayez.
web-title-turns = { $count ->
    [one] (1) À vous – Tavola
   *[other] ({ $count }) À vous – Tavola
}
web-notice-title = C’est à vous

## Haut de page

web-nav = Pages
web-nav-home = Tavola, page d’accueil
web-nav-tables = Mes tables
web-nav-lobby = Regarder
web-nav-settings = Réglages
web-speak-en = Read in English
web-speak-fr = Lire en français
web-turns = { $count ->
    [one] { $count } table vous attend
   *[other] { $count } tables vous attendent
}

## Page d’accueil

web-front-lead = Trois jeux du Moyen Âge et de la Renaissance à une même table : en solitaire, avec des robots ou avec des amis où qu’ils soient.
web-front-games = Les jeux
web-front-company = En compagnie
web-front-waiting = { $count ->
    [one] C’est à vous à une table
   *[other] { $count } tables vous attendent
}
web-game-renaissance_man = Renaissance Man
web-game-builders = Les Bâtisseurs
web-game-intrigue = Intrigue
web-players-renaissance_man = 1 à 4 joueurs · 40 minutes
web-players-builders = 2 à 4 joueurs · 30 minutes
web-players-intrigue = 3 à 5 joueurs · 45 minutes
web-about-renaissance_man = Marchands, érudits, boulangers et chevaliers se portent les uns les autres. Choisissez en secret, révélez ensemble, et placez avant les autres un Maître au sommet de votre pyramide.
web-about-builders = Ouvrez des chantiers, recrutez des ouvriers, envoyez-les là où l’on a besoin d’eux. Chaque bâtiment rapporte écus et points ; à 17 points, la fin est proche.
web-about-intrigue = Envoyez vos érudits dans les palais des autres et payez leurs places. Promettez, menacez, manquez à votre parole : seul l’argent engage.
web-play-now = Jouer tout de suite
web-starting = On dresse la table…
web-guided = Première partie guidée
web-set-up = Choisir places et robots
web-solo = Solitaire
web-rules = Règles
web-invite = Inviter des amis
web-invite-about = Un lien pour chaque place, sur tout appareil.
web-lobby = Regarder et rejoindre
web-lobby-about = Tables ouvertes et parties en cours.
web-device = Un autre appareil
web-device-about = Emportez vos places sur votre téléphone.
web-study = Ouvrir un fichier de partie
web-study-about = Revoir une partie pas à pas, toutes mains ouvertes.

## Une nouvelle table

web-new-title = Une nouvelle table
web-new-with = Avec qui
web-new-bots = Contre des robots
web-new-friends = Avec des amis
web-new-seats = Joueurs
web-new-alone = En solitaire
web-new-level = De quelle force ?
web-new-mix = Des caractères qui parlent
web-new-mix-help = Un honnête, un âpre marchandeur, un qui rend la pareille et un traître.
web-new-bots-group = Robots
web-new-you = Vous : { $name }
web-new-you-alone = Vous
web-new-bot = Robot : { $level }
web-new-seat = Place { $number }
web-new-invited = Un ami, par un lien à lui
web-new-open = Toute personne qui a le lien de la table
web-new-more = Autres réglages
web-new-hints = Les conseils sont permis
web-new-listed = Montrer cette table à tous sur le serveur
web-new-clock = Temps de réflexion
web-new-then = Quand le temps est écoulé
web-then-default = un choix simple est fait
web-then-bot = un robot prend la place jusqu’au retour du joueur
web-clock-none = tant qu’on veut
web-clock-minute = 1 minute par choix
web-clock-three = 3 minutes par choix
web-clock-bank = 20 minutes pour toute la partie, et 15 secondes par choix
web-clock-day = 1 jour par choix
web-clock-days = 3 jours par choix
web-new-invite = Ouvrir la table
web-new-start = Commencer la partie
web-new-sum = { $count ->
    [one] Vous contre { $count } robot : { $level }
   *[other] Vous contre { $count } robots : { $level }
}
web-option-solo-normal = normale
web-option-solo-easier = plus facile
web-option-solo-tougher = plus dure

## Noms

web-name-title = Comment vous appelez-vous ?
web-name-why = Les autres à la table verront ce nom. Pas de compte ni de mot de passe ; ce navigateur se souvient de vous.
web-name-label = Nom
web-name-empty = Tapez d’abord un nom.
web-name-go = C’est moi

## Listes de tables

web-tables-turn = À vous
web-tables-going = En cours
web-tables-ended = Terminées
web-tables-none = Vous n’avez pas encore de table. Un clic suffit pour une première partie.
web-lobby-open = Tables avec une place libre
web-lobby-none = Personne n’attend de joueurs en ce moment. Ouvrez une table et montrez-la à tous.
web-lobby-watch = Parties à regarder
web-watch-none = Aucune partie ouverte n’est en cours.
web-watch = Regarder
web-sit-down = Prendre place
web-go-there = Aller à la table
web-your-turn = à vous
web-status-waiting = attend des joueurs
web-status-playing = en cours
web-status-paused = en pause
web-status-over = terminée
web-status-closed = fermée
web-watchers = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}

## Invitations et appareils

web-join-title = Une place vous attend : { $game }
web-join-company = { $count ->
    [0] Personne n’est encore à la table.
    [one] { $names } est à la table.
   *[other] { $names } sont à la table.
}
web-join-as = Prendre la place : { $name }
web-device-lead = Il n’y a pas de mot de passe ici, mais un code vous amène sur un autre appareil : votre nom et toutes vos places.
web-device-from = Depuis cet appareil
web-device-from-about = Faites un code ici et tapez-le sur l’autre appareil.
web-device-nobody = Ce navigateur n’a encore ni nom ni place : il n’y a rien à emporter.
web-device-make = Faire un code
web-device-type = Sur l’autre appareil, ouvrez Tavola, choisissez « Un autre appareil » et tapez :
web-device-left = Valable une fois, encore { $time }.
web-device-to = Vers cet appareil
web-device-to-about = Vous avez un code de l’appareil où vous jouez ? Tapez-le ici.
web-device-code = Code
web-device-use = Être ce joueur ici

## Réglages

web-set-name = Votre nom
web-set-mail = Adresse électronique pour « c’est à vous »
web-set-mail-help = Seulement si vous le souhaitez : un message vous parvient quand les autres vous attendent en votre absence. Laissez vide pour n’en recevoir aucun.
web-set-look = Aspect et langue
web-set-language = Langue
web-language-en = English
web-language-fr = Français
web-set-theme = Clair ou sombre
web-theme-system = comme le système
web-theme-light = clair
web-theme-dark = sombre
web-set-motion = Mouvement
web-motion-system = comme le système
web-motion-less = le moins possible
web-set-play = Jeu
web-set-confirm = Demander avant de faire un choix
web-set-confirm-help = L’effet du choix est montré d’abord. Sans cela, un clic est un coup.
web-set-pace = Les coups des autres sont montrés
web-pace-quick = tout de suite
web-pace-calm = l’un après l’autre
web-pace-slow = lentement
web-set-notify = M’avertir quand c’est à moi
web-set-notify-help = Une notification du navigateur, tant que cette page est ouverte à l’arrière-plan.
web-set-notify-denied = Le navigateur a pour consigne de ne pas montrer les notifications de cette page ; ses réglages peuvent changer cela.

## En attendant les joueurs

web-wait-missing = { $count ->
    [0] La partie va commencer.
    [one] Il manque encore { $count } joueur.
   *[other] Il manque encore { $count } joueurs.
}
web-wait-link = Le lien de la table
web-wait-link-about = Toute personne qui l’ouvre peut prendre une des places libres.
web-wait-seat-link = Lien pour la place { $number }
web-wait-make = Faire un lien
web-wait-bot = Asseoir un robot
web-wait-is-bot = robot
web-wait-starts = La partie commence d’elle-même dès que toutes les places sont prises.
web-seat-open = place libre
web-seat-invited = sur invitation
web-seat-person = personne

## La table

web-table-loading = On vous mène à la table…
web-no-board = Le plateau ne peut pas être montré ; choisissez dans la liste ci-dessous.
web-gone-title = Pas de telle table
web-missing-title = Rien ici
web-missing = Cette page n’existe pas, ou plus.
web-seats = Places
web-here = présent
web-away = absent
web-resigned = abandon
web-stand-in = { $bot } joue à la place
web-seat-sealed = scellé
web-seat-choosing = choisit
web-seat-your-choice = à vous
web-seat-won = gagnant
web-prompt = Votre décision
web-prompt-any-any = Choisissez.
web-prompt-builders-turn = { $actions ->
    [0] Plus d’action : achetez-en une, ou terminez le tour.
    [one] Choisissez que faire : il reste { $actions } action.
   *[other] Choisissez que faire : il reste { $actions } actions.
}
web-prompt-rm-any = Choisissez.
web-prompt-rm-set = Choisissez la prochaine carte de votre fondation, de gauche à droite.
web-prompt-rm-act = Choisissez une action pour la phase { $level }, ou ne faites rien.
web-prompt-rm-pass = Vous n’avez aucune action en phase { $level } : choisissez « Ne rien faire ».
web-prompt-rm-card = Choisissez pour cela une carte de votre main.
web-prompt-rm-place = Choisissez une place dans votre pyramide.
web-prompt-rm-drop = Votre réserve de jetons est pleine : choisissez celui que vous rendez.
web-prompt-rm-knight = Vous n’avez plus de chevalier en réserve : choisissez celui que vous déplacez.
web-prompt-rm-man = Choisissez une place pour votre Homme de la Renaissance.
web-prompt-rm-keep = Vous avez gagné une recrue : choisissez une place dans la pyramide, ou prenez la carte en main.
web-prompt-rm-discard = Choisissez des cartes à défausser, ou gardez le reste.
web-prompt-rm-done = Choisissez des cartes à défausser, ou gardez le reste.
web-prompt-intrigue-any = Choisissez.
web-prompt-intrigue-bribe = Choisissez combien payer à { $palace } pour votre { $occupation }.
web-prompt-intrigue-place = Choisissez un poste pour le candidat : { $occupation }.
web-prompt-intrigue-hire = Choisissez qui vous engagez, et pour quel poste : { $occupation }.
web-prompt-intrigue-choose = Choisissez qui tient désormais le poste : { $occupation }.
web-prompt-intrigue-send = { $count ->
    [one] Choisissez un érudit et un palais : encore { $count } à envoyer.
   *[other] Choisissez un érudit et un palais : encore { $count } à envoyer.
}
web-prompt-seal = Sceller ce choix ?
web-prompt-confirm = Faire cela ?
web-prompt-sealed = { $count ->
    [0] Votre choix est scellé.
    [one] Votre choix est scellé. { $names } choisit encore.
   *[other] Votre choix est scellé. { $names } choisissent encore.
}
web-prompt-waiting = { $count ->
    [one] { $names } choisit.
   *[other] { $names } choisissent.
}
web-prompt-away = Un bot joue à votre place.
web-prompt-resigned = Vous avez abandonné ; un bot joue à votre place jusqu’à la fin.
web-prompt-drawing = On pioche des cartes…
web-paused = L’hôte a mis la partie en pause.
web-closed = Cette table a été fermée.
web-closed-about = Son hôte y a mis fin, ou personne n’est revenu pendant trop longtemps.
web-steps = Étapes jusqu’ici
web-preview = Voici ce qui arrivera :
web-preview-look = Voici ce qui arriverait :
web-confirm = Confirmer
web-seal = Sceller
web-step-back = Une étape en arrière
web-start-over = Recommencer
web-undo = Annuler
web-reopen = Reprendre le choix scellé
web-hint = Conseil
web-hint-thinking = Regard vers l’avenir…
web-hint-looked = { $count ->
    [one] Après un regard vers l’avenir, le plus prometteur d’abord :
   *[other] Après { $count } regards vers l’avenir, le plus prometteur d’abord :
}
web-hint-value = { $percent } de la victoire
web-hint-clear = Rien d’autre ne mérite réflexion : { $choice }
web-hint-take = Choisir le premier
web-all-choices = { $count ->
    [one] { $count } choix en liste
   *[other] Les { $count } choix en liste
}
web-clause = Règle { $clause }

## À côté du plateau

web-side = Journal, pourparlers, discussion et règles
web-tab-log = Journal
web-tab-talk = Pourparlers
web-tab-chat = Discussion
web-tab-rules = Règles
web-unread = { $count } de plus
web-log = Ce qui s’est passé
web-log-empty = Il ne s’est encore rien passé.
web-log-earlier = { $count ->
    [one] { $count } ligne plus ancienne
   *[other] { $count } lignes plus anciennes
}
web-chat = Discussion
web-chat-empty = Personne n’a encore rien dit.
web-chat-say = Dire quelque chose
web-chat-send = Envoyer
web-chat-muted = L’hôte a fait taire la discussion.
web-chat-seated = Seuls ceux qui sont assis à la table peuvent discuter.
web-rules-search = Chercher dans les règles
web-rules-none = Aucune règle ne parle de « { $text } ».

## Hôte et place

web-menu = Menu de la table
web-menu-seat = Votre place
web-leave = Partir, un robot joue
web-leave-sure = Un robot joue pour vous jusqu’à votre retour. Quitter la table ?
web-return = Rejouer moi-même
web-sit-for = Prendre la place de { $name }
web-resign = Abandonner
web-resign-sure = Un robot joue votre place jusqu’à la fin, sans retour possible. Abandonner ?
web-host = Pour l’hôte
web-host-pause = Pause
web-host-resume = Reprendre
web-host-mute = Faire taire la discussion
web-host-unmute = Permettre la discussion
web-host-close = Fermer la table
web-host-close-sure = La partie finit sans résultat, pour tous. Fermer la table ?
web-host-kick = Retirer
web-host-kick-sure = { $name } perd sa place. Retirer ce joueur ?
web-host-bot = Laisser jouer un robot
web-host-person = Lui rendre sa place

## Ensuite

web-outcome = Le résultat
web-see-result = Résultat
web-replay = Revoir
web-rematch = Revanche
web-rematch-there = À la revanche
web-download = Fichier de partie
web-result-won = { $count ->
    [one] { $names } gagne
   *[other] { $names } partagent la victoire
}
web-result-lost = La partie est perdue
web-result-standing = Classement
web-result-chart = Cours de la partie
web-result-statistics = Statistiques
web-result-table = Dernière position
web-chart = Score après chaque manche
web-chart-round = Manche
web-replay-title = Revoir : { $game }
web-replay-eye = Vu par
web-replay-all = toutes mains ouvertes
web-replay-start = Le début.
web-replay-silent = Rien à raconter.
web-replay-first = Au début
web-replay-back = Un pas en arrière
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-next = Un pas en avant
web-replay-last = À la fin
web-replay-step = Étape
web-replay-at = { $entry } sur { $entries }

## Pourparlers dans Intrigue

web-talk-said = Cette négociation
web-talk-nothing = Personne n’a rien dit avant ce pot-de-vin.
web-talk-compose = Dire quelque chose
web-talk-closed = On parle avant qu’un pot-de-vin soit payé, tant qu’il reste des déclarations.
web-talk-watching = Seuls ceux qui sont assis à la table peuvent parler.
web-talk-ledger = Paroles données
web-talk-act = Quoi
web-talk-to = À
web-talk-act-offer = J’offre
web-talk-act-demand = J’exige
web-talk-act-promise = Je promets
web-talk-act-threaten = Je menace
web-talk-act-ask = Je demande
web-talk-offer-then = ce que je ferais :
web-talk-offer-if = à cette condition :
web-talk-demand-then = ce qui doit être fait :
web-talk-demand-if = ce que je donne en échange :
web-talk-promise-then = ce que je ferai :
web-talk-promise-if = à cette condition :
web-talk-threaten-then = ce que je ferai :
web-talk-threaten-if = à moins que :
web-talk-ask-then = s’il est convenu que :
web-talk-ask-if = à cette condition :
web-talk-add-if = + une condition
web-talk-add-then = + ce qui doit être fait
web-talk-more = + et
web-talk-less = Retirer cette partie
web-talk-who = Qui
web-talk-what = Fait quoi
web-talk-whom = Pour qui
web-talk-i = moi
web-talk-kind-pay = { $who ->
    [i] payer
   *[other] paie
}
web-talk-kind-place = { $who ->
    [i] placer
   *[other] place
}
web-talk-kind-choose = { $who ->
    [i] engager ou garder
   *[other] engage ou garde
}
web-talk-kind-banish = { $who ->
    [i] bannir
   *[other] bannit
}
web-talk-kind-protect = { $who ->
    [i] laisser en place
   *[other] laisse en place
}
web-talk-kind-send = { $who ->
    [i] envoyer
   *[other] envoie
}
web-talk-kind-not_send = { $who ->
    [i] ne pas envoyer
   *[other] n’envoie pas
}
web-talk-for-at = pour { $scholar } : { $palace }
web-talk-to-palace = vers { $palace }
web-talk-field-ducats = Ducats
web-talk-field-area = Salle
web-talk-field-round = Manche
web-talk-field-palace = Palais
web-talk-pay-ducats = au moins { $value } ducats
web-talk-place-area = à { $value } ducats ou mieux
web-talk-protect-round = jusqu’à la fin de la manche { $value }
web-talk-send-round = à la manche { $value }
web-talk-not_send-round = à la manche { $value }
web-talk-say = Le dire
web-talk-left = { $count ->
    [one] encore { $count } déclaration
   *[other] encore { $count } déclarations
}
web-talk-accuse = Accuser { $name } d’avoir rompu la déclaration { $number }

## Parties guidées

web-guide = Guide
web-guide-got = Compris
web-guide-stop = Finir le guide
