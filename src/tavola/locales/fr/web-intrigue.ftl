### Intrigue dans le navigateur

web-intrigue-ducats =
    { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }
web-intrigue-statement-number = déclaration { $number }
web-intrigue-unanswered = Sans réponse.

web-intrigue-ledger = Registre des promesses
web-intrigue-ledger-none = Personne n’a encore donné sa parole.
web-intrigue-ledger-deal = Accord entre { $from } et { $to } (déclaration { $number })
web-intrigue-ledger-promise = Promesse faite par { $from } à { $to } (déclaration { $number })
web-intrigue-ledger-threat = Menace proférée par { $from } contre { $to } (déclaration { $number })
web-intrigue-ledger-owes = Parole donnée par { $name } :
web-intrigue-ledger-if = à condition que ceci arrive :
web-intrigue-ledger-then = il s’ensuivra que
web-intrigue-ledger-unless = à moins que ceci n’arrive :
web-intrigue-ledger-else = il s’ensuivra que

## La table

web-intrigue-rounds = Manches
web-intrigue-round =
    { $state ->
        [now] Manche { $round } sur 5, en cours
        [done] Manche { $round }, terminée
       *[later] Manche { $round }, à venir
    }
web-intrigue-turns = Tours de cette manche, dans l’ordre
web-intrigue-turn-done = a déjà joué
web-intrigue-turn-now = joue maintenant
web-intrigue-turn-to-come = jouera ensuite
web-intrigue-palaces = Palais
web-intrigue-your-palace = Votre palais
web-intrigue-areas = Postes et salaires
web-intrigue-free = libre
web-intrigue-gate = À la porte
web-intrigue-nobody = personne n’attend
web-intrigue-unsent = Pas encore envoyés
web-intrigue-all-sent = plus personne
web-intrigue-count = { $count } × { $occupation }
web-intrigue-case-uncontested = sans rival
web-intrigue-case-external = rivaux
web-intrigue-case-internal = défi
web-intrigue-island = L’île
web-intrigue-banished =
    { $count ->
        [0] personne
        [one] { $count } érudit banni
       *[other] { $count } érudits bannis
    }
web-intrigue-island-empty = Personne n’a encore été banni.

## L’audience

web-intrigue-hearing = Audience au { $palace }
web-intrigue-hearing-yours = Audience dans votre palais
web-intrigue-steps = Étapes de ce tour
web-intrigue-step-uncontested = Sans rival
web-intrigue-step-external = Rivaux
web-intrigue-step-internal = Défis
web-intrigue-step-send = Envoi
web-intrigue-agenda = Candidatures, dans l’ordre où elles sont traitées
web-intrigue-title-uncontested = Un { $occupation } se présente sans rival
web-intrigue-title-external = Rivaux : qui sera { $occupation } ?
web-intrigue-title-internal = Défi : le poste de { $occupation } à { $area }
web-intrigue-no-cases = Plus personne ne se présente ici.
web-intrigue-employee = en poste
web-intrigue-by-bank = par la banque
web-intrigue-pays-now = paie maintenant
web-intrigue-pays-later = paiera ensuite
web-intrigue-fate-hired = engagé
web-intrigue-fate-banished = banni

## Ce qu’il faut faire

web-intrigue-task-setup = On tire au sort le premier joueur.
web-intrigue-task-bribe =
    { $whose ->
        [mine] { $goal ->
            [keep] Versez un pot-de-vin pour que { $scholar } garde son poste.
           *[enter] Versez un pot-de-vin pour { $scholar }.
        }
       *[other] { $goal ->
            [keep] { $name } verse maintenant un pot-de-vin pour que { $scholar } garde son poste.
           *[enter] { $name } verse maintenant un pot-de-vin pour { $scholar }.
        }
    }
web-intrigue-task-place =
    { $whose ->
        [mine] Donnez un poste libre de votre palais à l’érudit suivant : { $scholar }.
       *[other] { $name } donne un poste à l’érudit suivant : { $scholar }.
    }
web-intrigue-task-hire =
    { $whose ->
        [mine] Quel { $occupation } engagez-vous ? Choisissez-en un à votre porte, puis un poste.
       *[other] { $name } engage l’un des rivaux ({ $occupation }).
    }
web-intrigue-task-area = Et à quel poste ? Choisissez-en un de libre pour { $scholar }.
web-intrigue-task-choose =
    { $whose ->
        [mine] Qui tiendra le poste de { $occupation } à { $area } ducats : { $rivals } ?
       *[other] { $name } décide qui tiendra le poste de { $occupation } à { $area } ducats : { $rivals }.
    }
web-intrigue-task-send =
    { $whose ->
        [mine] { $count ->
            [one] Envoyez encore un érudit : choisissez l’un des vôtres, puis un palais.
           *[other] Envoyez { $count } érudits : choisissez l’un des vôtres, puis un palais.
        }
       *[other] { $count ->
            [one] { $name } envoie encore un érudit.
           *[other] { $name } envoie { $count } érudits.
        }
    }
web-intrigue-task-goal = Dans quel palais envoyez-vous votre { $occupation } ?

## Choisir

# $label : le choix en toutes lettres.
web-intrigue-hinted = { $label } (le conseil)
web-intrigue-taken = Le poste à { $area } ducats : il n’est pas libre
web-intrigue-take-up = Choisir { $scholar }
web-intrigue-send-up = Choisir un { $occupation } à envoyer (il en reste { $count })
web-intrigue-not-here = Pas dans votre propre palais. Pourquoi ?
web-intrigue-send-anyway = Envoyer quand même
web-intrigue-think-again = Choisir autre chose

web-intrigue-amount = Votre pot-de-vin, en ducats
web-intrigue-less = 1 000 de moins
web-intrigue-more = 1 000 de plus
web-intrigue-slider = Votre pot-de-vin sur une échelle
web-intrigue-quick = Montants rapides
web-intrigue-quick-hint = Conseil
web-intrigue-quick-least = Minimum
web-intrigue-quick-match = Comme le plus haut
web-intrigue-quick-outbid = Surenchérir
web-intrigue-quick-half = Moitié
web-intrigue-quick-all = Tout
web-intrigue-not-offered = Ce montant n’est pas possible. Pourquoi ?
web-intrigue-leaves = Il vous restera { $ducats } ducats.
web-intrigue-worth =
    { $times ->
        [one] Engagé, et jamais remplacé, il touchera encore un salaire jusqu’à la fin.
       *[other] Engagé, et jamais remplacé, il touchera { $times } salaires jusqu’à la fin.
    }
web-intrigue-worth-known =
    { $times ->
        [one] Qui tient le poste touchera { $ducats } ducats jusqu’à la fin.
       *[other] Qui tient le poste touchera { $times } fois { $area } ducats jusqu’à la fin, soit { $ducats }, s’il n’est pas remplacé.
    }
web-intrigue-bank = Vous n’avez plus d’argent : la banque paie pour vous.

## Les comptes

web-intrigue-accounts = Comptes
web-intrigue-final = Fortunes finales
web-intrigue-player = Joueur
web-intrigue-cash = Argent
web-intrigue-salaries = Salaires
web-intrigue-to-come = À venir
web-intrigue-times = en { $times } fois
web-intrigue-hidden = secret
web-intrigue-wins =
    { $count ->
        [one] gagne
       *[other] partage la victoire
    }
web-intrigue-forecast-note = Salaires : ce qu’un joueur touche à chaque fois, en l’état. À venir : le total jusqu’à la fin, si personne n’est remplacé ni engagé.
