# The Builders on the browser's board

## The state of the table

web-builders-round = Round { $round }
web-builders-your-turn = Your turn
web-builders-turn-of = { $name } is playing
web-builders-phase-setup = The table is being laid out
web-builders-phase-over = The game is over
web-builders-actions-left = { $count ->
    [0] no action left
    [one] 1 action left
   *[other] { $count } actions left
}
web-builders-last-round = Last round
web-builders-last-round-says = Somebody has 17 points. This round is completed, and then the game is over.
web-builders-track = Points; 17 bring the end
web-builders-track-line = { $name }: { $points } of 17

## The rows

web-builders-row-buildings = Building sites
web-builders-row-workers = Workers for hire
web-builders-stack-buildings = { $count ->
    [0] Stack empty
   *[other] Stack: { $count }
}
web-builders-stack-workers = { $count ->
    [0] Stack empty
   *[other] Stack: { $count }
}
web-builders-next = next
web-builders-next-says = On top of the stack: { $card }
web-builders-empty-place = Empty place
web-builders-take-from-buildings = Open
web-builders-take-from-workers = Recruit

## A seat

web-builders-workshop = Your workshop
web-builders-at-work = at work
web-builders-first = first player
web-builders-won = has won
web-builders-score = { $score ->
    [one] Final score: 1 point
   *[other] Final score: { $score } points
}
web-builders-score-says = { $buildings } from buildings and machines, { $coins } from écus
web-builders-team = Team
web-builders-free = { $count } free
web-builders-nobody-free = Nobody is free.
web-builders-sites = Sites in work
web-builders-no-sites = No site is open. Take a building from the row to open one.
web-builders-no-sites-there = No site is open.
web-builders-missing = missing
web-builders-nobody-there = nobody works here yet
web-builders-finished = { $count ->
    [0] Nothing finished yet
    [one] 1 finished
   *[other] { $count } finished
}
web-builders-more = Show large
web-builders-less = Show small

## Choosing

web-builders-spending = Money and actions
web-builders-take = Take
web-builders-buy = Buy
web-builders-end = End turn
web-builders-take-says = Take { $coins ->
    [one] 1 écu
   *[other] { $coins } écus
} for { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}.
web-builders-buy-says = Buy an action for 5 écus.
web-builders-not-now = Not possible now; press to learn why.
web-builders-hinted = The hint recommends this.
web-builders-can-send = Free; press to choose a site.
web-builders-cannot-send = Free, but cannot be sent now.
web-builders-held = choose a site
web-builders-in-hand = You hold { $worker }: choose a site, or press Escape to put it down.
web-builders-in-hand-no-site = You hold { $worker }, but no site is open. Open one first.
web-builders-next-price = Next worker:
web-builders-next-price-says = { $count ->
    [one] The next worker sent here this turn costs 1 action.
   *[other] The next worker sent here this turn costs { $count } actions.
}
web-builders-send = Send
web-builders-send-finish = Send and finish
web-builders-finishes = This finishes the site.
web-builders-brings = This brings { $amounts } of what is missing.

## Cards in words

web-builders-worker-says = { $name }, wage { $wage ->
    [one] 1 écu
   *[other] { $wage } écus
}.
web-builders-machine-free = { $name }, no wage.
web-builders-building-says = { $name }. Needs { $needs }. Brings { $coins } and { $points }.
web-builders-machine-says = { $name }, a machine. Needs { $needs }. Brings { $points } and then works without wage.
web-builders-site-says = { $name }: { $missing } missing. At work: { $workers }. Brings { $gain }.
web-builders-coins = { $count ->
    [one] 1 écu
   *[other] { $count } écus
}
web-builders-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
web-builders-actions = { $count ->
    [one] 1 action
   *[other] { $count } actions
}
web-builders-amount-stone = { $count } stone
web-builders-amount-wood = { $count } wood
web-builders-amount-knowledge = { $count } knowledge
web-builders-amount-tile = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
web-builders-nothing = nothing
web-builders-nobody = nobody

## What the cards are headed

web-builders-title-building-01 = Arbour
web-builders-title-building-02 = Cabin
web-builders-title-building-03 = Covered bridge
web-builders-title-building-04 = Tree house
web-builders-title-building-05 = Stone bridge
web-builders-title-building-06 = Wash house
web-builders-title-building-07 = Straw hut
web-builders-title-building-08 = Town house
web-builders-title-building-09 = Thatched cottage
web-builders-title-building-10 = Country house
web-builders-title-building-11 = Small house
web-builders-title-building-12 = Cowshed
web-builders-title-building-13 = Inn
web-builders-title-building-14 = Pigsty
web-builders-title-building-15 = Rural staging post
web-builders-title-building-16 = Grain silo
web-builders-title-building-17 = Stable
web-builders-title-building-18 = Forge
web-builders-title-building-19 = Windmill
web-builders-title-building-20 = Watermill
web-builders-title-building-21 = Market hall
web-builders-title-building-22 = Burgher’s house
web-builders-title-building-23 = Post house
web-builders-title-building-24 = Hotel
web-builders-title-building-25 = Tavern
web-builders-title-building-26 = Farm
web-builders-title-building-27 = Church
web-builders-title-building-28 = Watchtower
web-builders-title-building-29 = Abbey
web-builders-title-building-30 = Cloister
web-builders-title-building-31 = Chapel
web-builders-title-building-32 = Aqueduct
web-builders-title-building-33 = Castle
web-builders-title-building-34 = Cathedral
web-builders-title-machine-01 = Crane
web-builders-title-machine-02 = Circular saw
web-builders-title-machine-03 = Measuring instrument
web-builders-title-machine-04 = Tile kiln
web-builders-title-machine-05 = Crane
web-builders-title-machine-06 = Circular saw
web-builders-title-machine-07 = Measuring instrument
web-builders-title-machine-08 = Tile kiln
