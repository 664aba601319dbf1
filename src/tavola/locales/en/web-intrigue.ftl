### Intrigue in the browser

web-intrigue-ducats =
    { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }
web-intrigue-statement-number = statement { $number }
web-intrigue-unanswered = No answer yet.

web-intrigue-ledger = Ledger of promises
web-intrigue-ledger-none = Nobody has given their word yet.
web-intrigue-ledger-deal = Deal of { $from } and { $to } (statement { $number })
web-intrigue-ledger-promise = Promise of { $from } to { $to } (statement { $number })
web-intrigue-ledger-threat = Threat of { $from } against { $to } (statement { $number })
web-intrigue-ledger-owes = { $name } gave the word that
web-intrigue-ledger-if = on condition that
web-intrigue-ledger-then = it will follow that
web-intrigue-ledger-unless = unless
web-intrigue-ledger-else = it will follow that
