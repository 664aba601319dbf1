### Intrigue

intrigue-name = Intrigue
intrigue-scientist = savant
intrigue-doctor = médecin
intrigue-priest = prêtre
intrigue-clerk = clerc
intrigue-and = { $first } et { $last }
# $vowel : le nom du propriétaire commence-t-il par une voyelle ?
intrigue-scholar =
    { $vowel ->
        [yes] le { $occupation } d’{ $owner }
       *[no] le { $occupation } de { $owner }
    }
intrigue-scholar-of-player =
    { $whose ->
        [own] votre { $occupation }
       *[other] le { $occupation } du joueur { $player }
    }

# Dans les choix ; les joueurs sans nom ont un numéro.
intrigue-to-player =
    { $named ->
        [yes] à { $name }
       *[no] au joueur { $player }
    }
intrigue-palace-of-player =
    { $named ->
        [yes] { $vowel ->
            [yes] palais d’{ $name }
           *[no] palais de { $name }
        }
       *[no] palais du joueur { $player }
    }

intrigue-option-open_ledger = Comptes ouverts : l’argent de tous est visible
intrigue-option-statements = Déclarations de chaque joueur par négociation

intrigue-phase-setup = Mise en place
intrigue-phase-bribe = Un pot-de-vin est dû
intrigue-phase-place = Placement d’un candidat
intrigue-phase-hire = Choix dans un conflit externe
intrigue-phase-choose = Choix dans un conflit interne
intrigue-phase-send = Envoi des érudits
intrigue-phase-over = La partie est terminée
intrigue-step-uncontested = candidatures sans rival
intrigue-step-external = conflits externes
intrigue-step-internal = conflit interne
intrigue-step-send = envoi

## Actions

intrigue-action-first = Le joueur { $player } commence chaque manche
intrigue-action-bribe =
    { $bank ->
        [yes] Laisser la banque verser { $ducats } ducats { $to }
       *[no] Verser { $ducats } ducats { $to }
    } { $goal ->
        [keep] pour que votre { $occupation } reste en place
        [win] pour que votre { $occupation } soit celui qu’on engage
       *[enter] pour la candidature de votre { $occupation }
    }
intrigue-action-place = Placer { $scholar } au poste à { $area } ducats
intrigue-action-hire = Engager { $scholar } au poste à { $area } ducats et bannir les rivaux
intrigue-action-keep = Garder { $scholar } et bannir les rivaux
intrigue-action-take = Prendre { $scholar } à la place et bannir les autres
intrigue-action-send =
    Envoyer un { $occupation } au { $palace }{ $own ->
        [yes] {" "}(contre votre propre { $occupation } : l’un des deux sera banni)
       *[no] {""}
    }

## Événements

intrigue-event-first = { $seat } commence chaque manche.
intrigue-event-round = La manche { $round } commence.
intrigue-event-turn = C’est à { $seat } de jouer.
intrigue-event-collect = { $seat } touche { $ducats } ducats de salaires.
intrigue-event-step =
    { $step ->
        [uncontested] Sans rival chez { $seat } : { $occupations }.
        [external] Rivaux pour un nouveau poste chez { $seat } : { $occupations }.
       *[internal] Poste disputé chez { $seat } : { $occupations }.
    }
intrigue-event-bribe =
    { $bank ->
        [yes] { $seat } n’a plus d’argent : la banque verse { $ducats } ducats à { $palace }
       *[no] { $seat } verse { $ducats } ducats à { $palace }
    } { $employee ->
        [yes] pour garder le poste du { $occupation }.
       *[no] pour la candidature d’un { $occupation }.
    }
intrigue-event-place = { $seat } place { $scholar } au poste à { $area } ducats.
intrigue-event-hire = { $seat } engage { $scholar } au poste à { $area } ducats.
intrigue-event-keep = { $seat } garde { $scholar } au poste à { $area } ducats.
intrigue-event-take = { $seat } prend { $scholar } pour le poste à { $area } ducats.
intrigue-event-banish = { $seat } bannit { $scholar } sur l’île.
intrigue-event-send = { $seat } envoie un { $occupation } chez { $palace }.
intrigue-event-final = { $seat } touche { $ducats } ducats de salaires finaux.
intrigue-event-over =
    { $count ->
        [one] La partie est terminée : { $winners } gagne avec { $ducats } ducats.
       *[other] La partie est terminée : { $winners } se partagent la victoire avec { $ducats } ducats chacun.
    }

## Pourquoi pas

intrigue-refuse-2 = Il ne vous reste aucun érudit de ce métier à envoyer ; choisissez un métier dont il vous reste un érudit.
intrigue-refuse-5 = Le premier joueur n’est pas encore désigné ; attendez que le hasard le désigne.
intrigue-refuse-6 = C’est à un autre joueur d’envoyer ses érudits ; attendez votre tour.
intrigue-refuse-9 = Vous envoyez des érudits : choisissez l’un des vôtres et le palais d’un autre joueur.
intrigue-refuse-10 = La partie est terminée ; il n’y a plus rien à choisir.
intrigue-refuse-11 = Ce poste appartient déjà à un métier ; choisissez un poste libre.
intrigue-refuse-14 = Le propriétaire du palais place maintenant les candidats sans rival un par un, dans l’ordre des métiers, chacun à un poste libre.
intrigue-refuse-15 = Le propriétaire du palais engage maintenant l’un des rivaux pour chaque métier disputé, dans l’ordre des métiers.
intrigue-refuse-16 = Le propriétaire du palais choisit maintenant qui tient le poste disputé : l’érudit en place ou l’un des candidats de ce métier.
intrigue-refuse-17 = Un pot-de-vin est dû : versez un multiple de 1 000 ducats, au moins 1 000 et au plus tout votre argent.
intrigue-refuse-18 = Vous n’avez plus d’argent : la banque paie pour vous, exactement 1 000 ducats.
intrigue-refuse-20 = C’est à un autre joueur de payer ; vos érudits viendront à leur place dans l’ordre.
intrigue-refuse-23 = Cette déclaration ne convient pas : voyez qui peut la faire, à qui et sur les actes de qui.
intrigue-refuse-25 = Vous ne pouvez pas parler maintenant : on parle avant un pot-de-vin, et chacun a un nombre de déclarations.

## Paroles : les termes

intrigue-term-pay = au moins { $ducats } ducats sont versés chez { $palace } pour { $scholar }
intrigue-term-place = { $palace } place { $scholar } à { $area } ducats ou mieux
intrigue-term-choose = { $palace } engage ou garde { $scholar }
intrigue-term-banish = { $palace } bannit { $scholar }
intrigue-term-protect = { $palace } laisse { $scholar } en place jusqu’à la fin de la manche { $round }
intrigue-term-send = { $seat } envoie un { $occupation } chez { $palace } à la manche { $round }
intrigue-term-not_send = { $seat } n’envoie aucun { $occupation } chez { $palace } à la manche { $round }

## Paroles : les déclarations

intrigue-everybody = tous
intrigue-say-offer =
    { $sides ->
        [both] { $from } propose à { $to } : si { $if }, alors { $then }.
       *[then] { $from } propose à { $to } : { $then }.
    }
intrigue-say-demand =
    { $sides ->
        [both] { $from } exige, en s’adressant à { $to } : { $then } ; en échange, { $if }.
       *[then] { $from } exige, en s’adressant à { $to } : { $then }.
    }
intrigue-say-promise =
    { $sides ->
        [both] { $from } promet à { $to } : si { $if }, alors { $then }.
       *[then] { $from } promet à { $to } : { $then }.
    }
intrigue-say-threaten = { $from } menace { $to }. La condition : { $if }. Sinon : { $then }.
intrigue-say-accept = { $from } accepte la déclaration { $on } faite par { $to }.
intrigue-say-reject = { $from } rejette la déclaration { $on } faite par { $to }.
intrigue-say-withdraw = { $from } retire la déclaration { $on }.
intrigue-say-ask =
    { $sides ->
        [both] { $from } demande à { $to } : si { $if }, alors { $then }, est-ce entendu ?
        [then] { $from } demande à { $to } : { $then }, est-ce entendu ?
       *[none] { $from } demande une proposition à { $to }.
    }
intrigue-say-accuse = { $from } accuse { $to } d’avoir manqué à la parole donnée (déclaration { $on }).

intrigue-act-offer = Offrir
intrigue-act-demand = Exiger
intrigue-act-promise = Promettre
intrigue-act-threaten = Menacer
intrigue-act-accept = Accepter
intrigue-act-reject = Rejeter
intrigue-act-withdraw = Retirer
intrigue-act-ask = Demander
intrigue-act-accuse = Accuser

intrigue-kind-deal = accord
intrigue-kind-promise = promesse
intrigue-kind-threat = menace
intrigue-status-open = ouvert
intrigue-status-kept = tenu
intrigue-status-broken = rompu
intrigue-status-void = caduc

## Le registre : ce qu’est devenue une parole donnée

intrigue-ledger-deal-kept = { $seat } a tenu l’accord de la déclaration { $number }.
intrigue-ledger-deal-broken = { $seat } a rompu l’accord de la déclaration { $number }.
intrigue-ledger-deal-void = L’accord de la déclaration { $number } n’engage plus { $seat }.
intrigue-ledger-promise-kept = { $seat } a tenu la promesse de la déclaration { $number }.
intrigue-ledger-promise-broken = { $seat } a manqué à la promesse de la déclaration { $number }.
intrigue-ledger-promise-void = La promesse de la déclaration { $number } n’engage plus { $seat }.
intrigue-ledger-threat-kept = { $seat } a mis à exécution la menace de la déclaration { $number }.
intrigue-ledger-threat-broken = { $seat } bluffait : la menace de la déclaration { $number } est restée sans suite.
intrigue-ledger-threat-void = La menace de la déclaration { $number } par { $seat } ne tient plus.
