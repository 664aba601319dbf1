# Ce que dit le serveur de tables.

## Pourquoi quelque chose n’a pas été fait

server-no-table = Cette table n’existe pas ; elle a peut-être été supprimée.
server-no-game = Ce jeu n’existe pas.
server-no-page = Il n’y a rien à cette adresse.
server-no-method = On ne peut pas faire cela à cette adresse.
server-no-seat = Vous n’avez pas de place à cette table.
server-no-such-seat = Cette table n’a pas cette place.
server-no-name = Dites d’abord votre nom.
server-no-bot = Ce robot n’existe pas ici.
server-no-person = Cette place n’est pas celle d’une personne.
server-no-choice = Ce n’est pas un choix possible ici : regardez encore la liste.
server-no-chat = Un message a de 1 à 500 lettres.
server-no-talk = Il n’y a pas de déclarations dans ce jeu ; utilisez la discussion.
server-no-hints = Il n’y a pas de conseils à cette table.
server-no-statement = Ce n’est pas une déclaration : choisissez dans le menu.
server-talk-I23 = Une déclaration est une offre, une demande, une promesse, une menace ou une question, ou la réponse à celle qui vous attend.
server-talk-I25 = On parle avant un pot-de-vin, et chacun n’a alors qu’un certain nombre de déclarations.
server-nothing-to-choose = Ce choix est complet : il n’y a rien à conseiller.
server-not-begun = La partie n’a pas encore commencé : il reste des places libres.
server-not-over = La partie n’est pas encore finie.
server-not-asked = Vous n’avez rien à choisir maintenant.
server-not-understood = Ce message n’est pas compris ; voyez le schéma du protocole.
server-not-json = Le corps n’est pas du JSON.
server-not-yourself = Vous ne pouvez pas vous renvoyer vous-même ; quittez la place ou fermez la table.
server-bad-body = Le corps n’est pas comme il faut : { $reason }.
server-bad-parameters = Un paramètre de l’adresse n’est pas comme il faut.
server-bad-name = Un nom a de 1 à 40 lettres sur une ligne.
server-bad-mail = Ce n’est pas une adresse électronique.
server-bad-clock = Une pendule a de 1 seconde à { $days } jours.
server-stale = La partie a continué ; regardez la table et choisissez de nouveau.
server-stand-in = Un robot joue pour vous ; revenez d’abord à votre place.
server-paused = L’hôte a mis la partie en pause.
server-closed = La partie est finie ou fermée.
server-resigned = Qui a abandonné ne revient pas.
server-muted = L’hôte a coupé la discussion.
server-host-only = Seul l’hôte de la table peut faire cela.
server-seat-taken = Cette place est prise.
server-table-full = Il n’y a pas de place libre à cette table.
server-by-invitation = Les places libres sont pour les personnes invitées.
server-one-seat = Vous pouvez avoir une place à une table, pas plus.
server-too-many-tables = Vous êtes l’hôte de { $most } tables ouvertes ; fermez-en d’abord quelques-unes.
server-too-many-watched = Une connexion peut suivre { $most } tables ; ouvrez-en une autre.
server-invitation-spent = Cette invitation a déjà servi, ou n’existe pas ; demandez-en une autre à l’hôte.
server-code-spent = Ce code a déjà servi, ou il est trop vieux ; faites-en un autre sur votre autre appareil.
server-foreign-host = Ce serveur ne s’appelle pas ainsi ; l’opérateur peut admettre ce nom avec --allow-host.
server-foreign-origin = Les pages d’autres sites ne peuvent pas utiliser ce serveur.
server-too-large = C’est trop grand.
server-rate = C’était trop à la fois ; attendez un instant.
server-hint-rate = Un conseil à la fois : attendez un instant.
server-busy = Trop de monde agit à cette table en même temps ; réessayez.
server-database = La base de données est injoignable ; réessayez dans un instant.
server-failed = Quelque chose a mal tourné ici ; réessayez, et dites-le à l’opérateur si cela persiste.
server-no-client = Le client pour navigateur n’est pas encore construit : lancez make play, qui le construit.
server-no-study = Cette partie à étudier n’existe pas ; elle a peut-être été supprimée.
server-unfinished = Seule une partie finie peut être étudiée.
server-too-many-entries = Une partie à étudier compte au plus { $most } entrées.
server-hidden = La partie se joue encore : son fichier et sa relecture viendront à la fin.
server-no-text = Ce n’est pas un texte en UTF-8.
server-no-entry = La partie a { $entries } entrées.

## Robots

server-bot-apprentice = Connaît les règles, et fait souvent la première chose qui lui vient à l’esprit.
server-bot-labourer = Joue raisonnablement, avec une bévue de temps en temps.
server-bot-journeyman = Joue solidement selon de bonnes règles, aussitôt.
server-bot-master = Réfléchit un moment à l’avance.
server-bot-maestro = Réfléchit loin à l’avance ; le plus fort.
server-bot-honest = Tient chaque parole donnée, et attend la pareille.
server-bot-bargainer = Demande beaucoup et donne peu.
server-bot-tit-for-tat = Vous traite comme vous l’avez traité.
server-bot-traitor = Promet tout, et tient ce qui lui convient.
server-bot-plugin = Un robot que l’opérateur a ajouté ({ $name }).

## Au démarrage

server-reachable = Tavola est à l’adresse { $url } (Ctrl-C l’arrête).
server-lan = Tout le monde sur ce réseau peut ouvrir cette adresse, ou son image.
server-backed-up = { $file } contient une copie : { $tables ->
        [one] une table
       *[other] { $tables } tables
    } et { $entries ->
        [one] une entrée
       *[other] { $entries } entrées
    }.
server-restored = La base de données est maintenant la copie : { $tables ->
        [one] une table
       *[other] { $tables } tables
    } et { $entries ->
        [one] une entrée
       *[other] { $entries } entrées
    }.
server-kept = La base de données qui était là est conservée sous { $file }.

## Statistiques d’une partie finie

server-statistic-builders-opened = Chantiers ouverts
server-statistic-builders-finished = Bâtiments terminés
server-statistic-builders-machines = Machines construites
server-statistic-builders-recruited = Ouvriers recrutés
server-statistic-builders-sent = Ouvriers envoyés
server-statistic-builders-wages = Salaires payés, en écus
server-statistic-builders-earned = Gagnés par les bâtiments, en écus
server-statistic-builders-taken = Pris pour des actions, en écus
server-statistic-builders-bought = Actions achetées
server-statistic-renaissance-man-hired = Ouvriers engagés
server-statistic-renaissance-man-bartered = Trocs
server-statistic-renaissance-man-taught = Enseignements
server-statistic-renaissance-man-levied = Chevaliers envoyés recruter
server-statistic-renaissance-man-passed = Passes
server-statistic-renaissance-man-men = Hommes de la Renaissance placés
server-statistic-renaissance-man-won = Recrues gagnées
server-statistic-renaissance-man-dismantled = Ouvriers retirés de la pyramide
server-statistic-renaissance-man-discarded = Cartes défaussées
server-statistic-intrigue-bribes = Pots-de-vin payés
server-statistic-intrigue-paid = Ducats payés en pots-de-vin
server-statistic-intrigue-income = Ducats encaissés
server-statistic-intrigue-dispatched = Érudits envoyés
server-statistic-intrigue-banished = Érudits bannis de son palais
server-statistic-intrigue-said = Déclarations faites
server-statistic-intrigue-kept = Paroles tenues
server-statistic-intrigue-broken = Paroles rompues

## Courrier

server-mail-subject = C’est à vous : { $game }
server-mail-text = { $name }, une table de { $game } attend votre choix : { $url }
