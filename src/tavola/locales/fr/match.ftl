# Ce que dit l’arbitre, quel que soit le jeu.

match-refuse = Les règles ne le permettent pas maintenant ({ $clause }).
match-refuse-draw = Cela ne peut pas être tiré maintenant.
match-refuse-reopen = Il n’y a rien à reprendre : ce choix n’est pas commencé, ou il a déjà été révélé.
match-refuse-undo = Impossible de revenir en arrière : on a pioché ou révélé quelque chose, ou quelqu’un d’autre a joué depuis.

match-sealed = { $name } a scellé un choix.
match-reopened = { $name } a repris le choix scellé.
match-undone = { $name } reprend le dernier coup.
match-chat = { $name } : « { $text } »

match-won = { $count ->
    [one] { $names } gagne.
   *[other] { $names } se partagent la victoire.
}
match-lost = La partie est perdue.
match-and = { $first } et { $last }
