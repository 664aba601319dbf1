# The Builders: Middle Ages

builders-name = The Builders: Middle Ages
builders-and = { $some } and { $last }

builders-option-open-stacks = Open stacks: the top card of each stack is visible
builders-option-rounds = The game ends after this many rounds at the latest

## Choices, as their player reads them

builders-action-end = { $actions ->
    [0] End the turn
    [one] End the turn (1 action is lost)
   *[other] End the turn ({ $actions } actions are lost)
}
builders-action-buy = Buy an action for 5 écus
builders-action-take = Take { $coins ->
    [one] 1 écu
   *[other] { $coins } écus
} ({ $actions ->
    [one] 1 action
   *[other] { $actions } actions
})
builders-action-open = Open a site: { $site } (1 action)
builders-action-recruit = Recruit { $worker } (1 action)
builders-action-send = Send { $worker } to { $site } ({ $actions ->
    [one] 1 action
   *[other] { $actions } actions
}, { $wage ->
    [0] no wage
   *[other] wage of { $wage } écus
})
builders-action-deal = Deal { $worker } to player { $player }
builders-action-turn-worker = Turn up { $worker }
builders-action-turn-building = Turn up { $building }
builders-action-first = Player { $player } is first

## What happened

builders-event-deal = { $seat } is dealt { $worker }.
builders-event-turn-worker = { $top ->
    [yes] The next worker on the stack is { $worker }.
   *[no] Turned up for hire: { $worker }.
}
builders-event-turn-building = { $top ->
    [yes] The next building on the stack is { $building }.
   *[no] Turned up as a building site: { $building }.
}
builders-event-fill-worker = From the stack to the workers for hire: { $worker }.
builders-event-fill-building = From the stack to the building sites: { $building }.
builders-event-first = { $seat } is the first player.
builders-event-turn = Round { $round }: { $seat } has { $actions } actions.
builders-event-buy = { $seat } buys an action for { $coins } écus.
builders-event-take = { $seat } takes { $coins ->
    [one] 1 écu
   *[other] { $coins } écus
} for { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}.
builders-event-open = { $seat } opens a site: { $site }.
builders-event-recruit = { $seat } recruits { $worker }.
builders-event-send = { $seat } sends { $worker } to { $site } for { $actions ->
    [one] 1 action
   *[other] { $actions } actions
} and { $wage ->
    [0] no wage
   *[other] a wage of { $wage } écus
}.
builders-event-finish = { $seat } finishes { $site } and gains { $coins } écus and { $points ->
    [one] 1 point
   *[other] { $points } points
}; free again: { $workers }.
builders-event-finish-machine = { $seat } finishes { $site }, which joins the team and brings { $points ->
    [one] 1 point
   *[other] { $points } points
}; free again: { $workers }.
builders-event-end = { $lost ->
    [0] { $seat } ends the turn.
    [one] { $seat } ends the turn; 1 action is lost.
   *[other] { $seat } ends the turn; { $lost } actions are lost.
}
builders-event-out-of-actions = The turn of { $seat } is over: no action is left, and no 5 écus to buy one.
builders-event-ending = { $seat } has { $points } points, which triggers the end: this round is the last.
builders-event-over = The game is over after round { $round }: everybody has had the same number of turns.
builders-event-capped = The game is over: round { $round } was the last that this table plays.
builders-event-score = { $seat } scores { $score }: { $buildings } from buildings and machines, the rest from { $coins ->
    [one] 1 écu
   *[other] { $coins } écus
}.
builders-event-win = { $by ->
    [buildings] { $seat } wins: the scores are equal, but more points come from buildings and machines.
    [coins] { $seat } wins: scores and points of buildings are equal, but there are more écus.
   *[score] { $seat } wins with the highest score.
}
builders-event-shared-win = { $seats } are equal in everything and share the win.

## Why an action is refused

builders-refuse-1 = The journeymen 19 and 30 are equal cards; while both are there, choose 19.
builders-refuse-4 = Only apprentices that are still in the stack are dealt, one to each player at the start.
builders-refuse-5 = The table is set up first: five workers and five buildings from the stacks, then the first player; no other action is possible until then, and this one is possible only then.
builders-refuse-7 = In a turn you may end it, buy actions for 5 écus each that you have in hand, take écus, open a site, recruit or send a worker.
builders-refuse-8 = Opening a site takes one action and one of the buildings that lie face up.
builders-refuse-9 = Recruiting takes one action and one of the workers that lie face up.
builders-refuse-10 = Only a card that was taken from a row is replaced, by one that is left in its stack, and before anything else is done.
builders-refuse-11 = A worker of your own team can be sent to a site that you have open, if you have its wage in hand and enough actions: one for the first worker sent there this turn, two for the second, and so on.
builders-refuse-12 = This worker is busy until its site is finished; send a free one.
builders-refuse-13 = You have too few actions left; take écus for as many as you have: 1, 2 or 3.
builders-refuse-14 = It is another player’s turn until that player ends it.
builders-refuse-16 = This building is finished already; send the worker to an open site.
builders-refuse-18 = A machine works only for the player who has finished it.
builders-refuse-19 = The game is over: somebody reached 17 points and the round was completed.
builders-refuse-22 = The game is over: the last round of this table has been played.

## Cards

builders-rank-apprentice = apprentice
builders-rank-labourer = labourer
builders-rank-journeyman = journeyman
builders-rank-master = master
builders-rank-machine = machine
builders-stone = stone
builders-wood = wood
builders-knowledge = knowledge
builders-tile = tile
builders-worker-01 = apprentice 1 (1 stone, 1 knowledge)
builders-worker-02 = apprentice 2 (1 wood, 1 knowledge)
builders-worker-03 = apprentice 3 (1 stone, 1 tile)
builders-worker-04 = apprentice 4 (1 stone, 1 wood)
builders-worker-05 = apprentice 5 (1 knowledge, 1 tile)
builders-worker-06 = apprentice 6 (1 wood, 1 tile)
builders-worker-07 = labourer 7 (2 wood, 1 tile)
builders-worker-08 = labourer 8 (1 stone, 2 knowledge)
builders-worker-09 = labourer 9 (1 knowledge, 2 tiles)
builders-worker-10 = labourer 10 (1 stone, 2 wood)
builders-worker-11 = labourer 11 (1 wood, 2 tiles)
builders-worker-12 = labourer 12 (2 stone, 1 tile)
builders-worker-13 = labourer 13 (1 stone, 2 tiles)
builders-worker-14 = labourer 14 (2 wood, 1 knowledge)
builders-worker-15 = labourer 15 (2 knowledge, 1 tile)
builders-worker-16 = labourer 16 (1 wood, 2 knowledge)
builders-worker-17 = labourer 17 (2 stone, 1 wood)
builders-worker-18 = labourer 18 (2 stone, 1 knowledge)
builders-worker-19 = journeyman 19 (1 stone, 1 wood, 1 knowledge, 1 tile)
builders-worker-20 = journeyman 20 (3 stone, 1 wood)
builders-worker-21 = journeyman 21 (1 knowledge, 3 tiles)
builders-worker-22 = journeyman 22 (3 wood, 1 tile)
builders-worker-23 = journeyman 23 (2 stone, 1 wood, 1 knowledge)
builders-worker-24 = journeyman 24 (1 stone, 2 wood, 1 tile)
builders-worker-25 = journeyman 25 (2 stone, 2 tiles)
builders-worker-26 = journeyman 26 (2 stone, 2 knowledge)
builders-worker-27 = journeyman 27 (1 stone, 2 knowledge, 1 tile)
builders-worker-28 = journeyman 28 (2 knowledge, 2 tiles)
builders-worker-29 = journeyman 29 (2 stone, 2 wood)
builders-worker-30 = journeyman 30 (1 stone, 1 wood, 1 knowledge, 1 tile)
builders-worker-31 = journeyman 31 (1 stone, 3 knowledge)
builders-worker-32 = journeyman 32 (2 wood, 2 knowledge)
builders-worker-33 = journeyman 33 (1 wood, 1 knowledge, 2 tiles)
builders-worker-34 = journeyman 34 (2 wood, 2 tiles)
builders-worker-35 = master 35 (3 stone, 2 tiles)
builders-worker-36 = master 36 (2 knowledge, 3 tiles)
builders-worker-37 = master 37 (2 wood, 3 knowledge)
builders-worker-38 = master 38 (3 stone, 2 wood)
builders-worker-39 = master 39 (3 knowledge, 2 tiles)
builders-worker-40 = master 40 (2 stone, 3 tiles)
builders-worker-41 = master 41 (2 stone, 3 wood)
builders-worker-42 = master 42 (3 wood, 2 knowledge)
builders-building-01 = the arbour
builders-building-02 = the cabin
builders-building-03 = the covered bridge
builders-building-04 = the tree house
builders-building-05 = the stone bridge
builders-building-06 = the wash house
builders-building-07 = the straw hut
builders-building-08 = the town house
builders-building-09 = the thatched cottage
builders-building-10 = the country house
builders-building-11 = the small house
builders-building-12 = the cowshed
builders-building-13 = the inn
builders-building-14 = the pigsty
builders-building-15 = the rural staging post
builders-building-16 = the grain silo
builders-building-17 = the stable
builders-building-18 = the forge
builders-building-19 = the windmill
builders-building-20 = the watermill
builders-building-21 = the market hall
builders-building-22 = the burgher’s house
builders-building-23 = the post house
builders-building-24 = the hotel
builders-building-25 = the tavern
builders-building-26 = the farm
builders-building-27 = the church
builders-building-28 = the watchtower
builders-building-29 = the abbey
builders-building-30 = the cloister
builders-building-31 = the chapel
builders-building-32 = the aqueduct
builders-building-33 = the castle
builders-building-34 = the cathedral
builders-machine-01 = the crane (makes 2 stone)
builders-machine-02 = the circular saw (makes 2 wood)
builders-machine-03 = the measuring instrument (makes 2 knowledge)
builders-machine-04 = the tile kiln (makes 2 tiles)
builders-machine-05 = the crane (makes 3 stone)
builders-machine-06 = the circular saw (makes 3 wood)
builders-machine-07 = the measuring instrument (makes 3 knowledge)
builders-machine-08 = the tile kiln (makes 3 tiles)
