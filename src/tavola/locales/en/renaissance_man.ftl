# Renaissance Man

renaissance-man-name = Renaissance Man
renaissance-man-and = { $some } and { $last }

renaissance-man-option-rounds = The game ends after this many rounds at the latest
renaissance-man-option-solo = The solo game: normal, easier or tougher
renaissance-man-option-cards = Solo: cards that come back (easier) or are put away (tougher)
renaissance-man-option-deck = Another deck of cards, as the rows of a deck file

## Cards, areas and tokens

renaissance-man-merchant = Merchant
renaissance-man-scholar = Scholar
renaissance-man-baker = Baker
renaissance-man-knight = Knight
renaissance-man-the-merchant = the Merchant
renaissance-man-the-scholar = the Scholar
renaissance-man-the-baker = the Baker
renaissance-man-the-knight = the Knight
renaissance-man-the-man = the Renaissance Man
# $left and $right: the types that the two workers below must offer.
renaissance-man-card = { $worker } (needs { $left } and { $right })
renaissance-man-card-offers = { $worker } (needs { $left } and { $right }, offers { $offer_left } and { $offer_right })
renaissance-man-area-coin = the coin area
renaissance-man-area-book = the book area
renaissance-man-area-bread = the bread area
renaissance-man-area-shield = the shield area
renaissance-man-token-merchant = Merchant token
renaissance-man-token-scholar = Scholar token
renaissance-man-token-baker = Baker token
renaissance-man-token-knight = Knight token

## Choices, as their player reads them

renaissance-man-action-set = Lay { $card } on place { $number } of the foundation
renaissance-man-action-remove = Remove { $card } from { $place }
renaissance-man-action-pass = Do nothing in this phase
renaissance-man-action-hire = Hire: put a card from your hand into the pyramid
renaissance-man-action-teach = Teach: discard a card for a token in the Renaissance Man area
renaissance-man-action-barter = Barter: discard a card for a stored token
renaissance-man-action-recruit = Recruit: discard a card to send a knight to its area
renaissance-man-action-card = { $action ->
    [hire] Hire { $card }
    [teach] Teach with { $card }, for a { $token }
    [barter] Barter { $card } for a { $token }
    [recruit] Recruit with { $card }, on { $area }
   *[none] Choose { $card }
}
renaissance-man-action-place = Place { $card } at { $place }
renaissance-man-action-drop = Give up a stored { $token }
renaissance-man-action-knight = Use your knight on { $from }
renaissance-man-action-keep = Take { $card } into your hand
renaissance-man-action-discard = Discard { $card }
renaissance-man-action-done = Discard nothing more
renaissance-man-action-dealer = Player { $player } is the dealer
renaissance-man-action-draw = { $target ->
    [out] Put away { $card }
    [man] Deal { $card } to player { $player } as a Renaissance Man
    [turn] Turn up { $card }
    [hand] Deal { $card } to player { $player }
   *[area] Lay { $card } on { $area }
}
renaissance-man-action-return = Move { $card } from the discard pile to the deck

## What happened: chance

renaissance-man-event-dealer = { $seat } is the dealer.
renaissance-man-event-put-away = { $left ->
    [0] The last card that leaves the game is put away unseen.
    [one] A card is put away unseen; 1 more will follow.
   *[other] A card is put away unseen; { $left } more will follow.
}
renaissance-man-event-refill = Laid on { $area }: { $card }.
renaissance-man-event-draw = { $card ->
    [none] { $seat } draws a card.
   *[other] { $seat } draws { $card }.
}
renaissance-man-event-man-dealt = { $seat } is dealt a card face down, to be the Renaissance Man.
renaissance-man-event-turned = Turned up: { $card }. An opposing knight goes to { $area }.
renaissance-man-event-turned-discarded = The turned cards are discarded: { $cards }.
renaissance-man-event-some-return = { $count ->
    [one] The deck is empty: this once, 1 random card of the discard pile becomes the new deck.
   *[other] The deck is empty: this once, { $count } random cards of the discard pile become the new deck.
}
renaissance-man-event-returned = { $left ->
    [0] The last card of the new deck comes back from the discard pile, unseen.
    [one] A card comes back from the discard pile, unseen; 1 more will follow.
   *[other] A card comes back from the discard pile, unseen; { $left } more will follow.
}
renaissance-man-event-reshuffle = { $count ->
    [one] The deck is empty: the discard pile is shuffled and becomes a deck of 1 card.
   *[other] The deck is empty: the discard pile is shuffled and becomes a deck of { $count } cards.
}
renaissance-man-event-skip-area = Deck and discard pile are both empty: there is no card for { $area }.
renaissance-man-event-skip-hand = { $count ->
    [one] Deck and discard pile are both empty: { $seat } draws 1 card too few.
   *[other] Deck and discard pile are both empty: { $seat } draws { $count } cards too few.
}

## What happened: players

renaissance-man-event-foundation = { $seat } lays the foundation, from left to right: { $cards }.
renaissance-man-event-round = Round { $round } begins.
renaissance-man-event-phase = Action phase { $level } begins.
renaissance-man-event-phases-end = No further action phase follows phase { $level }.
renaissance-man-event-remove = { $seat } removes { $card } from { $place }.
renaissance-man-event-pass = { $seat } does nothing.
renaissance-man-event-hire = { $source ->
    [token] { $seat } spends a Merchant token and hires { $card } at { $place }.
   *[worker] { $seat } hires { $card } at { $place }.
}
# $dropped: the token that makes room in a full store, or none.
renaissance-man-event-barter = { $source ->
    [token] { $seat } spends a Baker token and barters { $card } for a { $token }
   *[worker] { $seat } barters { $card } for a { $token }
}{ $dropped ->
    [none] .
   *[other] , giving up a { $dropped }.
}
renaissance-man-event-teach = { $source ->
    [token] { $seat } spends a Scholar token and teaches with { $card }
   *[worker] { $seat } teaches with { $card }
}: a { $token } goes to the Renaissance Man area.
renaissance-man-event-create = { $seat } has taught all four types, returns the tokens and creates a Renaissance Man.
renaissance-man-event-place-man = { $seat } places the Renaissance Man at { $place }.
# $from: the area that a knight leaves; same where it stays, none where it comes from the reserve.
renaissance-man-event-recruit = { $source ->
    [token] { $seat } spends a Knight token and recruits with { $card }
   *[worker] { $seat } recruits with { $card }
}: { $from ->
    [none] a knight from the reserve goes to { $area }.
    [same] a knight that is already on { $area } stays there.
   *[other] a knight moves from { $from } to { $area }.
}
renaissance-man-event-master = { $seat } has placed a Master: { $card }.
renaissance-man-event-recruit-won = { $knights ->
    [one] { $seat } wins { $area } with 1 knight, and with it { $card }.
   *[other] { $seat } wins { $area } with { $knights } knights, and with it { $card }.
}
renaissance-man-event-recruit-tied = { $knights ->
    [one] { $seats } are tied on { $area } with 1 knight each: the knights stay, and so does { $card }.
   *[other] { $seats } are tied on { $area } with { $knights } knights each: the knights stay, and so does { $card }.
}
renaissance-man-event-recruit-lost = { $knights ->
    [one] An opposing knight wins { $area }, and { $card } is discarded.
   *[other] { $knights } opposing knights win { $area }, and { $card } is discarded.
}
renaissance-man-event-recruit-tied-alone = Both sides are tied on { $area }, { $knights } to { $knights }: all knights leave, but { $card } stays.
renaissance-man-event-no-recruit = There is no card on { $area }: nobody wins it, and the knights stay.
renaissance-man-event-take = { $seat } takes { $card } from { $area } into the pyramid, at { $place }.
renaissance-man-event-keep = { $seat } takes { $card } from { $area } into the hand.
renaissance-man-event-knights-return = { $knights ->
    [one] { $seat } gets 1 knight back from { $area }.
   *[other] { $seat } gets { $knights } knights back from { $area }.
}
renaissance-man-event-opponents-leave = { $knights ->
    [one] 1 opposing knight leaves { $area }.
   *[other] { $knights } opposing knights leave { $area }.
}
renaissance-man-event-discard = { $count ->
    [one] { $seat } discards 1 card face down
   *[other] { $seat } discards { $count } cards face down
}{ $cards ->
    [none] .
   *[other] : { $cards }.
}

## What happened: the end

renaissance-man-event-holdings = { $seat } has a Master; tokens, and knights on the recruit board, add up to { $holdings }.
renaissance-man-event-capped = The game is over without a Master: round { $round } was the last that this table plays.
renaissance-man-event-count = { $workers ->
    [one] { $seat } has 1 worker in the pyramid;
   *[other] { $seat } has { $workers } workers in the pyramid;
} tokens, and knights on the recruit board, add up to { $holdings }.
renaissance-man-event-win = { $by ->
    [master] { $seat } wins: nobody else has a Master.
    [workers] { $seat } wins with the most workers.
   *[holdings] { $seat } wins the tie: tokens, and knights on the recruit board, add up to the most.
}
renaissance-man-event-shared-win = { $seats } are equal in everything and share the win.
renaissance-man-event-solo-won = { $seat } wins: the Master stands before the deck has run out.
renaissance-man-event-solo-lost = { $by ->
    [rounds] { $seat } loses: the last round is over and no Master stands.
   *[deck] { $seat } loses: a card is needed and the deck is empty.
}

## Why an action is refused

renaissance-man-refuse-5 = The table is still being set up: four recruits are laid out, then everybody orders the five foundation cards, each of them once, and then the hands are dealt.
renaissance-man-refuse-6 = First of all chance names the dealer, one of the seats at this table.
renaissance-man-refuse-7 = This place is not open: it must be empty, and both places that carry it must be filled.
renaissance-man-refuse-8 = The needs of this card are not met here: its left need must be offered by the worker below on the left, its right need by the one below on the right.
renaissance-man-refuse-12 = In an action phase you may remove workers first and then either do nothing, or choose an action, a card from your hand, and what that action needs, in this order; what is sealed stays until all have sealed.
renaissance-man-refuse-13 = Nothing gives you this action: you have no uncovered worker of its type on the level of this phase, and no stored token of its type.
renaissance-man-refuse-14 = You can hire only a card whose two needs are met on some open place of your pyramid.
renaissance-man-refuse-15 = Your store is full: give up one of the tokens that are in it.
renaissance-man-refuse-16 = A type that is already in your Renaissance Man area can’t be taught again; and once a Renaissance Man is created, those who have one place it before anything else happens.
renaissance-man-refuse-17 = Your reserve is empty: name an area on which you have a knight.
renaissance-man-refuse-20 = You can remove only a worker of your own that is uncovered and stands on level 2, 3 or 4.
renaissance-man-refuse-21 = The winner of an area alone decides now: take the recruit into the hand or put it into the pyramid.
renaissance-man-refuse-22 = Everybody discards now: choose cards that you have in your hand, and then say that you are done; what is sealed stays until all have sealed.
renaissance-man-refuse-23 = New cards are being drawn from the deck; wait until the recruit areas and the hands are filled. Only a card that is in the deck can be drawn.
renaissance-man-refuse-24 = The game is over; there is nothing more to choose.
renaissance-man-refuse-27 = Two cards are being turned for the opposing knights; wait until both lie there.
renaissance-man-refuse-29 = Cards are coming back from the discard pile into the deck; only a card that is in the pile can do so.
