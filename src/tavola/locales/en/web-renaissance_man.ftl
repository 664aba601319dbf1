# The board of Renaissance Man in the browser

web-rm-any = any type
web-rm-you = you
web-rm-dealer = dealer
web-rm-stand-in = a bot stands in
web-rm-opponent = Opponent
web-rm-yes = yes
# $choice: a sentence for a choice.
web-rm-hinted = { $choice } (the hint recommends this)

## The pyramid

web-rm-place = level { $level }, place { $number }
web-rm-place-worker = { $place }: { $card }
web-rm-place-pencilled = { $place }, pencilled: { $card }
web-rm-place-removed = { $place }, to be removed: { $card }
# $offers: what the two workers below offer, left and right.
web-rm-place-open = { $place }, open; the workers below offer { $offers }
web-rm-place-closed = { $place }, not open yet
web-rm-at = place { $number }: { $card }
web-rm-floor = Level { $level }, { $cards }.
web-rm-pyramid-empty = Nobody stands here yet.
web-rm-pyramid-own = Your pyramid
web-rm-pyramid-of = Pyramid of { $seat }
web-rm-grow = Enlarge the pyramid of { $seat }
web-rm-shrink = Make the pyramid of { $seat } small again
web-rm-workers = { $count ->
    [one] 1 worker
   *[other] { $count } workers
}

## Tokens and knights

web-rm-stored = Store
web-rm-stored-none = Store: no tokens.
web-rm-stored-some = Store, tokens: { $tokens }.
web-rm-taught = Taught
web-rm-taught-none = Renaissance Man area: nothing taught yet.
web-rm-taught-some = Renaissance Man area, taught: { $tokens }.
web-rm-token-pencilled = Pencilled: { $token }
web-rm-reserve = { $count ->
    [0] No knights in reserve
    [one] 1 knight in reserve
   *[other] { $count } knights in reserve
}
web-rm-knights-of = { $count ->
    [one] { $seat }: 1 knight
   *[other] { $seat }: { $count } knights
}
web-rm-no-knights = no knights
web-rm-knight-pencilled = Pencilled: one of your knights goes to { $area }.

## The recruit board, deck and discard pile

web-rm-recruits = Recruits
web-rm-area = On { $area }: { $card }; { $knights }.
web-rm-area-now = This area is being decided.
web-rm-no-card = no card
web-rm-deck = { $count ->
    [0] Deck: empty
    [one] Deck: 1 card
   *[other] Deck: { $count } cards
}
web-rm-pile = { $count ->
    [0] Discards: none
    [one] Discards: 1 card
   *[other] Discards: { $count } cards
}
web-rm-turned = Turned up:
web-rm-known-cards = Known discards
web-rm-pile-known = Everybody saw these go to the discard pile:
web-rm-pile-filed = You discarded these face down:

## Hands and seats

web-rm-own = Your side of the table
web-rm-others = The other players
web-rm-players = The players
web-rm-hand = Your hand
web-rm-hand-empty = no cards
web-rm-hand-size = { $count ->
    [0] No cards in hand
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
web-rm-foundation-cards = Foundation cards to lay
web-rm-man-waits = Your Renaissance Man, face down, waits for a place
web-rm-holds-man = places a Renaissance Man
web-rm-maybe = In the hand or discarded: { $cards }
web-rm-card-thrown = { $card }, to be discarded
web-rm-card-chosen = { $card }, chosen: { $action }
web-rm-sealed = sealed
web-rm-choosing = choosing
web-rm-won = winner
web-rm-shared = shares the win

## The course of a round

web-rm-setup = Set-up
web-rm-round = Round { $round }
web-rm-phase = Action phase { $level }.
web-rm-phase-seats = On this level: { $seats }.
web-rm-phase-nobody = Nobody is on this level.
web-rm-part-turn = Cards are turned
web-rm-part-recruit = Recruits
web-rm-part-discard = Discarding
web-rm-part-refill = New cards

## What was revealed last

web-rm-did-place = new at { $place }
web-rm-did-man = Renaissance Man at { $place }
web-rm-did-remove = removed from { $place }
web-rm-did-barter = stored a token: { $type }
web-rm-did-teach = taught: { $type }
web-rm-did-create = created a Renaissance Man
web-rm-did-recruit = a knight to { $area }
web-rm-did-nothing = did nothing

## Actions

web-rm-actions = Actions
web-rm-hire = Hire
web-rm-teach = Teach
web-rm-barter = Barter
web-rm-recruit = Recruit
web-rm-pass = Do nothing
web-rm-done = Discard nothing more
web-rm-keep = Take into your hand

## The result

web-rm-result = Result
web-rm-winners = { $count ->
    [one] { $seats } wins
   *[other] { $seats } share the win
}
web-rm-solo-won = You win: the Master stands
web-rm-solo-lost = Lost: no Master this time
web-rm-rank = Rank
web-rm-player = Player
web-rm-master = Master
web-rm-workers-column = Workers
web-rm-sum = Tokens and knights
