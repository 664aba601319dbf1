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
