### Intrigue

intrigue-name = Intrigue
intrigue-scientist = scientist
intrigue-doctor = doctor
intrigue-priest = priest
intrigue-clerk = clerk
intrigue-and = { $first } and { $last }
# $vowel: whether the owner's name begins with a vowel (French needs it).
intrigue-scholar = { $owner }’s { $occupation }
intrigue-scholar-of-player =
    { $whose ->
        [own] your { $occupation }
       *[other] player { $player }’s { $occupation }
    }

# In choices; players without names have numbers.
intrigue-to-player =
    { $named ->
        [yes] to { $name }
       *[no] to player { $player }
    }
intrigue-palace-of-player =
    { $named ->
        [yes] { $name }’s palace
       *[no] the palace of player { $player }
    }

intrigue-option-open_ledger = Open ledger: everybody’s cash is shown
intrigue-option-statements = Statements of each seat in a negotiation

intrigue-phase-setup = Setting up
intrigue-phase-bribe = A bribe is due
intrigue-phase-place = Placing an applicant
intrigue-phase-hire = Deciding an external conflict
intrigue-phase-choose = Deciding an internal conflict
intrigue-phase-send = Sending scholars
intrigue-phase-over = The game is over
intrigue-step-uncontested = uncontested applications
intrigue-step-external = external conflicts
intrigue-step-internal = internal conflict
intrigue-step-send = sending

## Actions

intrigue-action-first = Player { $player } begins every round
intrigue-action-bribe =
    { $bank ->
        [yes] Let the bank pay { $ducats } ducats { $to }
       *[no] Pay { $ducats } ducats { $to }
    } { $goal ->
        [keep] so that your { $occupation } may stay
        [win] so that your { $occupation } is the one who is hired
       *[enter] for the application of your { $occupation }
    }
intrigue-action-place = Place { $scholar } in the area of { $area } ducats
intrigue-action-hire = Hire { $scholar } for the area of { $area } ducats and banish the rivals
intrigue-action-keep = Keep { $scholar } and banish the rivals
intrigue-action-take = Take { $scholar } instead and banish the others
intrigue-action-send =
    Send a { $occupation } to { $palace }{ $own ->
        [yes] {" "}(against your own { $occupation }: one of them will be banished)
       *[no] {""}
    }

## Events

intrigue-event-first = { $seat } begins every round.
intrigue-event-round = Round { $round } begins.
intrigue-event-turn = It is { $seat }’s turn.
intrigue-event-collect = { $seat } collects { $ducats } ducats in salaries.
intrigue-event-step =
    { $step ->
        [uncontested] Uncontested at { $seat }’s palace: { $occupations }.
        [external] Rivals for a new post at { $seat }’s palace: { $occupations }.
       *[internal] The { $occupations } at { $seat }’s palace is challenged.
    }
intrigue-event-bribe =
    { $bank ->
        [yes] { $seat } has no cash: the bank pays { $palace } { $ducats } ducats
       *[no] { $seat } pays { $palace } { $ducats } ducats
    } { $employee ->
        [yes] to keep the post of the { $occupation }.
       *[no] for the application of a { $occupation }.
    }
intrigue-event-place = { $seat } places { $scholar } in the area of { $area } ducats.
intrigue-event-hire = { $seat } hires { $scholar } for the area of { $area } ducats.
intrigue-event-keep = { $seat } keeps { $scholar } in the area of { $area } ducats.
intrigue-event-take = { $seat } gives the area of { $area } ducats to { $scholar }.
intrigue-event-banish = { $seat } banishes { $scholar } to the island.
intrigue-event-send = { $seat } sends a { $occupation } to { $palace }’s palace.
intrigue-event-final = { $seat } collects { $ducats } ducats in final salaries.
intrigue-event-over =
    { $count ->
        [one] The game is over: { $winners } wins with { $ducats } ducats.
       *[other] The game is over: { $winners } share the win with { $ducats } ducats each.
    }

## Why not

intrigue-refuse-2 = None of your scholars of that occupation is left to send; choose an occupation of which you still have one.
intrigue-refuse-5 = The first player has not been named yet; wait until chance names one of the seats.
intrigue-refuse-6 = It is another player’s turn to send; wait for your own turn.
intrigue-refuse-9 = You send scholars now: choose one of yours and the palace of another player.
intrigue-refuse-10 = The game is over; nothing can be chosen any more.
intrigue-refuse-11 = That area already belongs to an occupation; choose a free one.
intrigue-refuse-14 = The palace owner now places the uncontested applicants one by one, in the order of occupations, each in a free area.
intrigue-refuse-15 = The palace owner now hires one of the rivals for each contested occupation, in the order of occupations.
intrigue-refuse-16 = The palace owner now chooses who holds the contested area: the employed scholar or one of the applicants of that occupation.
intrigue-refuse-17 = A bribe is due now: pay a multiple of 1,000 ducats, at least 1,000 and at most your cash.
intrigue-refuse-18 = You have no cash, so the bank pays for you: exactly 1,000 ducats.
intrigue-refuse-20 = Another player has to pay a bribe now; your scholars come when it is your place in the order.
intrigue-refuse-23 = That statement does not fit: look at who may say it, to whom and about whose acts.
intrigue-refuse-25 = You can’t speak now: talk belongs to the time before a bribe, and each seat has a number of statements.

## Talk: terms

intrigue-term-pay = at least { $ducats } ducats are paid at { $palace }’s palace for { $scholar }
intrigue-term-place = { $palace } places { $scholar } at { $area } ducats or better
intrigue-term-choose = { $palace } hires or keeps { $scholar }
intrigue-term-banish = { $palace } banishes { $scholar }
intrigue-term-protect = { $palace } lets { $scholar } stay until round { $round } is over
intrigue-term-send = { $seat } sends a { $occupation } to { $palace } in round { $round }
intrigue-term-not_send = { $seat } sends no { $occupation } to { $palace } in round { $round }

## Talk: statements. $to is "everybody" when nobody is named.

intrigue-everybody = everybody
intrigue-say-offer =
    { $sides ->
        [both] { $from } offers { $to }: if { $if }, then { $then }.
       *[then] { $from } offers { $to }: { $then }.
    }
intrigue-say-demand =
    { $sides ->
        [both] { $from } demands of { $to }: { $then }; in return { $if }.
       *[then] { $from } demands of { $to }: { $then }.
    }
intrigue-say-promise =
    { $sides ->
        [both] { $from } promises { $to }: if { $if }, then { $then }.
       *[then] { $from } promises { $to }: { $then }.
    }
intrigue-say-threaten = { $from } threatens { $to }: unless { $if }, { $then }.
intrigue-say-accept = { $from } accepts statement { $on } of { $to }.
intrigue-say-reject = { $from } rejects statement { $on } of { $to }.
intrigue-say-withdraw = { $from } withdraws statement { $on }.
intrigue-say-ask =
    { $sides ->
        [both] { $from } asks { $to }: if { $if }, is it agreed that { $then }?
        [then] { $from } asks { $to }: is it agreed that { $then }?
       *[none] { $from } asks { $to } for a proposal.
    }
intrigue-say-accuse = { $from } accuses { $to } of breaking the word given in statement { $on }.

intrigue-act-offer = Offer
intrigue-act-demand = Demand
intrigue-act-promise = Promise
intrigue-act-threaten = Threaten
intrigue-act-accept = Accept
intrigue-act-reject = Reject
intrigue-act-withdraw = Withdraw
intrigue-act-ask = Ask
intrigue-act-accuse = Accuse

intrigue-kind-deal = deal
intrigue-kind-promise = promise
intrigue-kind-threat = threat
intrigue-status-open = open
intrigue-status-kept = kept
intrigue-status-broken = broken
intrigue-status-void = void

## The ledger: what became of a word that was given

intrigue-ledger-deal-kept = { $seat } has kept the deal of statement { $number }.
intrigue-ledger-deal-broken = { $seat } has broken the deal of statement { $number }.
intrigue-ledger-deal-void = { $seat } is no longer bound by the deal of statement { $number }.
intrigue-ledger-promise-kept = { $seat } has kept the promise of statement { $number }.
intrigue-ledger-promise-broken = { $seat } has broken the promise of statement { $number }.
intrigue-ledger-promise-void = { $seat } is no longer bound by the promise of statement { $number }.
intrigue-ledger-threat-kept = { $seat } has carried out the threat of statement { $number }.
intrigue-ledger-threat-broken = { $seat } was bluffing: the threat of statement { $number } was not carried out.
intrigue-ledger-threat-void = The threat of statement { $number } by { $seat } no longer stands.
