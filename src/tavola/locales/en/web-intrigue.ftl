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

## The table

web-intrigue-rounds = Rounds
web-intrigue-round =
    { $state ->
        [now] Round { $round } of 5, being played
        [done] Round { $round }, over
       *[later] Round { $round }, to come
    }
web-intrigue-turns = Turns of this round, in order
web-intrigue-turn-done = has had the turn
web-intrigue-turn-now = has the turn now
web-intrigue-turn-to-come = is still to come
web-intrigue-palaces = Palaces
web-intrigue-your-palace = Your palace
web-intrigue-areas = Posts and their salaries
web-intrigue-free = free
web-intrigue-gate = At the gate
web-intrigue-nobody = nobody waits
web-intrigue-unsent = Not sent yet
web-intrigue-all-sent = none left
web-intrigue-count = { $count } × { $occupation }
web-intrigue-case-uncontested = alone
web-intrigue-case-external = rivals
web-intrigue-case-internal = challenge
web-intrigue-island = The island
web-intrigue-banished =
    { $count ->
        [0] nobody
        [one] { $count } banished scholar
       *[other] { $count } banished scholars
    }
web-intrigue-island-empty = Nobody has been banished yet.

## The hearing

web-intrigue-hearing = Hearing at { $palace }
web-intrigue-hearing-yours = Hearing at your palace
web-intrigue-steps = Steps of this turn
web-intrigue-step-uncontested = Uncontested
web-intrigue-step-external = Rivals
web-intrigue-step-internal = Challenges
web-intrigue-step-send = Sending
web-intrigue-agenda = Applications, in the order in which they are dealt with
web-intrigue-title-uncontested = The { $occupation } applies alone
web-intrigue-title-external = Rivals: who becomes { $occupation }?
web-intrigue-title-internal = Challenge: the { $occupation }’s post of { $area }
web-intrigue-no-cases = Nobody applies here any more.
web-intrigue-employee = holds the post
web-intrigue-by-bank = from the bank
web-intrigue-pays-now = pays now
web-intrigue-pays-later = pays later
web-intrigue-fate-hired = hired
web-intrigue-fate-banished = banished

## What is to be done. $whose: mine or other.

web-intrigue-task-setup = The first player is being drawn.
web-intrigue-task-bribe =
    { $whose ->
        [mine] { $goal ->
            [keep] Pay a bribe so that { $scholar } may keep the post.
           *[enter] Pay a bribe for { $scholar }.
        }
       *[other] { $goal ->
            [keep] { $name } pays a bribe now, so that { $scholar } may keep the post.
           *[enter] { $name } pays a bribe now for { $scholar }.
        }
    }
web-intrigue-task-place =
    { $whose ->
        [mine] Give { $scholar } a free post in your palace.
       *[other] { $name } gives { $scholar } a post.
    }
web-intrigue-task-hire =
    { $whose ->
        [mine] Which { $occupation } do you hire? Choose one at your gate, then a post.
       *[other] { $name } hires one of the rivals ({ $occupation }).
    }
web-intrigue-task-area = And for which post? Choose a free one for { $scholar }.
web-intrigue-task-choose =
    { $whose ->
        [mine] Who shall hold the { $occupation }’s post of { $area } ducats: { $rivals }?
       *[other] { $name } decides who holds the { $occupation }’s post of { $area } ducats: { $rivals }.
    }
web-intrigue-task-send =
    { $whose ->
        [mine] { $count ->
            [one] Send one more scholar: choose one of yours, then a palace.
           *[other] Send { $count } scholars: choose one of yours, then a palace.
        }
       *[other] { $count ->
            [one] { $name } sends one more scholar.
           *[other] { $name } sends { $count } scholars.
        }
    }
web-intrigue-task-goal = To which palace do you send your { $occupation }?

## Choosing

# $label: the choice in words.
web-intrigue-hinted = { $label } (the hint)
web-intrigue-taken = The post of { $area } ducats: it is not free
web-intrigue-take-up = Choose { $scholar }
web-intrigue-send-up = Choose a { $occupation } to send ({ $count } left)
web-intrigue-not-here = Not to your own palace. Why?
web-intrigue-send-anyway = Send anyway
web-intrigue-think-again = Choose again

web-intrigue-amount = Your bribe, in ducats
web-intrigue-less = 1,000 less
web-intrigue-more = 1,000 more
web-intrigue-slider = Your bribe on a scale
web-intrigue-quick = Quick amounts
web-intrigue-quick-hint = Hint
web-intrigue-quick-least = Least
web-intrigue-quick-match = As the highest
web-intrigue-quick-outbid = Outbid
web-intrigue-quick-half = Half
web-intrigue-quick-all = All
web-intrigue-not-offered = This can’t be paid. Why?
web-intrigue-leaves = This leaves you { $ducats } ducats.
web-intrigue-worth =
    { $times ->
        [one] If hired, and not removed later, it collects one salary until the end.
       *[other] If hired, and not removed later, it collects { $times } salaries until the end.
    }
web-intrigue-worth-known =
    { $times ->
        [one] Whoever holds the post collects { $ducats } ducats until the end.
       *[other] Whoever holds the post collects { $times } times { $area } ducats until the end: { $ducats }, if not removed later.
    }
web-intrigue-bank = You have no cash, so the bank pays for you.

## Accounts

web-intrigue-accounts = Accounts
web-intrigue-final = Final cash
web-intrigue-player = Player
web-intrigue-cash = Cash
web-intrigue-salaries = Salaries
web-intrigue-to-come = To come
web-intrigue-times = in { $times }×
web-intrigue-hidden = hidden
web-intrigue-wins =
    { $count ->
        [one] wins
       *[other] shares the win
    }
web-intrigue-forecast-note = Salaries: what a player collects each time, as things stand. To come: all of it until the end, if nobody is removed and nobody else is hired.
