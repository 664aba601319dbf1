# The terminal client.

terminal-name-you = Player
terminal-yes-letters = y
terminal-heading = { $text }:
terminal-nothing = nothing
terminal-nobody = nobody
terminal-compiling = Preparing the rules (only the first start takes this long)
terminal-compiling-bots = Preparing the bots (only the first time takes this long)
terminal-thinking = { $name } is thinking …

## Prompts

terminal-prompt = { $name }>
terminal-prompt-draw = Drawn>
terminal-pass-to = Pass the keyboard to { $name }, who then presses Enter.
terminal-more-news = { $count ->
    [one] … 1 earlier line: type log
   *[other] … { $count } earlier lines: type log
}
terminal-tip = Type a number, or help for the rest and for what the signs mean.
terminal-draft = So far, not sealed yet: { $steps }
terminal-amount = How many ducats, from { $low } to { $high }? (5 means 5,000.)
terminal-no-amount = The amount must be a multiple of 1,000, from { $low } to { $high } ducats.
terminal-no-choice = “{ $text }” is none of the choices: type a number, notation such as { $example }, or help.
terminal-too-much = The choice was complete before “{ $text }”, which is left out.
terminal-no-number = { $count ->
    [0] There are no numbered choices now; type help for what can be typed.
    [one] There is only choice 1; type its number, or help.
   *[other] Type a number from 1 to { $count }, or help.
}
terminal-no-undo = That can’t be undone: something was drawn or revealed, or somebody else has moved since.
terminal-no-person = Nobody at this keyboard is called { $name }.
terminal-no-talk = There are no statements in this game; type chat and a line instead.
terminal-saved = The match is saved in this file:
terminal-resume = The match is saved. Go on with:
terminal-standing = Standing
terminal-save-finished = Save this match? [y/N]
terminal-rules-hint = Type rules and a clause to read it, such as rules { $letter }1.
terminal-verified = Verified: all { $count } entries are legal, and result and hash are right.

## Commands

terminal-help = Type the number of a choice, or its notation as in match files, or one of these:
terminal-command-help = help
terminal-command-rules = rules
terminal-command-table = table
terminal-command-hint = hint
terminal-command-log = log
terminal-command-save = save
terminal-command-undo = undo
terminal-command-reopen = reopen
terminal-command-say = say
terminal-command-ledger = ledger
terminal-command-chat = chat
terminal-command-quit = quit
terminal-help-help = this list
terminal-help-rules = the contents of the rules; rules and a clause: that clause
terminal-help-table = show the table again
terminal-help-hint = what a search thinks of your choices, from what you may know
terminal-help-log = everything that has happened
terminal-help-save = keep the match in a file; a file name may follow
terminal-help-undo = take back the last step, while nothing was revealed or drawn since
terminal-help-reopen = begin a choice anew; with a name: take that player’s seal back
terminal-help-say = make a statement from menus
terminal-help-ledger = what was promised, and what became of it
terminal-help-chat = say something in your own words; it binds nobody
terminal-help-quit = leave; the match is saved

## The game menu

terminal-menu-title = Tavola: choose a game
terminal-menu-renaissance-man = Renaissance Man (1 to 4 players)
terminal-menu-builders = The Builders: Middle Ages (2 to 4 players)
terminal-menu-intrigue = Intrigue (3 to 5 players)
terminal-menu-load = Go on with a saved match
terminal-menu-game = Number, or q to leave:
terminal-menu-file = Number or file:
terminal-menu-players = Players in all, { $least } to { $most } [{ $default }]:
terminal-menu-people = People among them, { $least } to { $most } [{ $default }]:
terminal-menu-bots-list = Bots for the other seats:
terminal-menu-bots = { $count ->
    [one] Number or name [{ $default }]:
   *[other] Number or name, one for all or { $count } with commas [{ $default }]:
}
terminal-menu-bots-count = Name one bot for all seats, or { $count } with commas.
terminal-menu-no-bot = There is no bot called { $name }.
terminal-menu-number = Type a number from { $least } to { $most }.
terminal-menu-name = Name of person { $number } [Player]:
terminal-menu-comma = A name has no comma.
terminal-menu-option = Change an option (name=value), or Enter to begin:

## The Builders

terminal-letter-stone = S
terminal-letter-wood = W
terminal-letter-knowledge = K
terminal-letter-tile = T
terminal-builders-setup = The Builders: setting up
terminal-builders-turn = The Builders · round { $round } · { $name } · { $actions ->
    [one] 1 action left
   *[other] { $actions } actions left
}
terminal-builders-over = The Builders: the game is over after round { $round }
terminal-builders-ending = Somebody has 17 points: this round is the last.
terminal-builders-workers = Workers (stack { $stack })
terminal-builders-buildings = Buildings (stack { $stack })
terminal-builders-next = next
terminal-builders-built = built
terminal-builders-free = Free
terminal-builders-lacks = lacks
terminal-builders-next-costs = (next worker: { $actions } actions)
terminal-builders-legend = { $resources }  é écus  ★ points
terminal-builders-label-end = end the turn
terminal-builders-label-buy = buy an action (5é)
terminal-builders-label-take = { $coins }é ({ $actions ->
    [one] 1 action
   *[other] { $actions } actions
})
terminal-builders-group-take = Take écus
terminal-builders-group-open = Open a site
terminal-builders-group-recruit = Recruit
terminal-builders-group-send = { $actions ->
    [one] Send to { $site }
   *[other] Send to { $site } ({ $actions } actions)
}
terminal-builders-group-deal = Deal to { $name }
terminal-builders-group-turn-worker = Turn up a worker
terminal-builders-group-turn-building = Turn up a building
terminal-builders-group-first = First player
terminal-plain-stone = { $count } stone
terminal-plain-wood = { $count } wood
terminal-plain-knowledge = { $count } knowledge
terminal-plain-tile = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
terminal-plain-worker = { $card }: makes { $makes }; wage { $wage }.
terminal-plain-building = { $card }: needs { $needs }; brings { $coins ->
    [0] {""}
   *[other] { $coins } écus and{" "}
}{ $points ->
    [one] 1 point
   *[other] { $points } points
}.
terminal-plain-machine = As a machine it makes { $makes }.
terminal-plain-builder = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $coins ->
    [one] 1 écu
   *[other] { $coins } écus
}; built: { $finished }.
terminal-plain-site = Site { $site }: lacks { $lacks }; working there: { $workers }.

## Intrigue

terminal-occupation-scientist = scientist
terminal-occupation-doctor = doctor
terminal-occupation-priest = priest
terminal-occupation-clerk = clerk
terminal-occupation-short-scientist = Sc
terminal-occupation-short-doctor = Do
terminal-occupation-short-priest = Pr
terminal-occupation-short-clerk = Cl
terminal-intrigue-group-first = First player
terminal-intrigue-group-bribe = Pay
terminal-intrigue-label-bribe = { $ducats } ducats
terminal-intrigue-group-send = Send to { $name }
terminal-intrigue-group-place = An area for { $scholar }
terminal-intrigue-group-hire = Hire { $scholar } for
terminal-intrigue-group-choose = The area goes to
terminal-plain-choice = { $heading }: { $label }
terminal-intrigue-legend = { $occupations }  ▶ whose turn it is  ? hidden cash
terminal-intrigue-setup = Intrigue: setting up
terminal-intrigue-over = Intrigue: the game is over
terminal-intrigue-title = Intrigue · round { $round } of 5 · { $name } · { $step }
terminal-intrigue-step-uncontested = uncontested applications
terminal-intrigue-step-external = external conflicts
terminal-intrigue-step-internal = internal conflict
terminal-intrigue-step-send = sending
terminal-intrigue-palace = Palace, cash, not sent
terminal-intrigue-applicants = Applicants
terminal-intrigue-island = Island
terminal-intrigue-bribes = Bribes
terminal-intrigue-bank = bank’s money
terminal-intrigue-hidden = hidden
terminal-intrigue-pays = { $name } pays { $palace } a bribe for an applicant: { $occupation }.
terminal-intrigue-pays-employee = { $name } pays { $palace } a bribe for the challenged employee: { $occupation }.
terminal-intrigue-place = { $name } gives the applicant an area: { $occupation }.
terminal-intrigue-hire = { $name } hires one of the rivals: { $occupation }.
terminal-intrigue-choose = { $name } chooses who holds the area: { $occupation }.
terminal-intrigue-sends = { $name } sends scholars: { $count } more.
terminal-plain-palace = { $name }: cash { $cash }; not sent yet: { $unsent }.
terminal-plain-area = { $name }’s palace, area of { $area }: { $who }.
terminal-plain-applicants = Applicants at { $name }’s palace: { $who }.
terminal-plain-bribe = Paid for { $who }: { $ducats } ducats.

## Renaissance Man

terminal-type-merchant = merchant
terminal-type-scholar = scholar
terminal-type-baker = baker
terminal-type-knight = knight
terminal-type-man = Renaissance Man
terminal-area-merchant = coin
terminal-area-scholar = book
terminal-area-baker = bread
terminal-area-knight = shield
terminal-renaissance-title = Renaissance Man · round { $round } · { $phase }
terminal-renaissance-piles = deck { $deck } · pile { $pile }
terminal-renaissance-setup = setting up
terminal-renaissance-foundation = foundations
terminal-renaissance-deal = dealing
terminal-renaissance-action = action phase { $level }
terminal-renaissance-men = Renaissance Men
terminal-renaissance-turn = turning cards
terminal-renaissance-recruit = taking recruits
terminal-renaissance-discard = discarding
terminal-renaissance-refill = refilling
terminal-renaissance-over = the game is over
terminal-renaissance-turned = Turned
terminal-renaissance-hand = Hand
terminal-renaissance-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
terminal-renaissance-group-set = Next foundation card
terminal-renaissance-group-remove = Remove
terminal-renaissance-group-act = Act
terminal-renaissance-group-card = With which card
terminal-renaissance-group-place = Place at
terminal-renaissance-group-drop = Give up a stored action
terminal-renaissance-group-knight = Take a knight back from
terminal-renaissance-group-discard = Discard
terminal-renaissance-drawn = { $target ->
    [out] Card put away
    [men] Card for a Renaissance Man
    [turn] Card turned up
    [area] Card for the { $area } area
   *[hand] Card for { $name }
}
terminal-renaissance-group-return = Card from the pile to the deck
terminal-renaissance-group-dealer = Dealer
terminal-renaissance-label-pass = pass
terminal-renaissance-label-keep = keep the recruit in hand
terminal-renaissance-label-done = discard no more
terminal-renaissance-act-hire = hire
terminal-renaissance-act-barter = barter
terminal-renaissance-act-teach = teach
terminal-renaissance-act-recruit = recruit
terminal-renaissance-filed = Discarded face down
terminal-renaissance-holds-man = A Renaissance Man waits to be placed.
terminal-renaissance-pile-known = Seen in the pile
terminal-renaissance-dealer = dealer
terminal-renaissance-stored = stored
terminal-renaissance-taught = taught
terminal-renaissance-known = known in hand
terminal-renaissance-opponent = opponent
terminal-renaissance-legend = bMk: a merchant that needs b left and k right; +sk: what it offers instead of its type. M merchant (hire), S scholar (teach), B baker (barter), K knight (recruit), * Renaissance Man, ♞ knights in reserve, ◆ dealer
terminal-plain-recruit = Recruit area of the { $area }: { $card }; knights: { $knights }.
terminal-plain-card = { $type } { $card }, needs { $left } left and { $right } right
terminal-plain-offers = (offers { $left } left and { $right } right)
terminal-plain-renaissance-seat = { $name }: { $hand ->
    [one] 1 card
   *[other] { $hand } cards
} in hand; stored: { $stored }; taught: { $taught }; { $reserve ->
    [one] 1 knight
   *[other] { $reserve } knights
} in reserve.
terminal-plain-place = { $name }, place { $place }: { $card }.

## Talk in Intrigue

terminal-everybody = everybody
terminal-act-offer = Offer something
terminal-act-demand = Demand something
terminal-act-promise = Promise something
terminal-act-threaten = Threaten somebody
terminal-act-ask = Ask something
terminal-say-nothing = You can’t make a statement now: there is no negotiation, or you have none left (I25).
terminal-say-left = { $count ->
    [one] You can make 1 more statement in this negotiation. An empty answer goes back.
   *[other] You can make { $count } more statements in this negotiation. An empty answer goes back.
}
terminal-say-act = What do you want to say?
terminal-say-to = To whom?
terminal-say-then = What will be done?
terminal-say-then-more = What else will be done? (Enter: nothing)
terminal-say-then-more-who = Who else will do something? (Enter: nobody)
terminal-say-if = On what condition? (Enter: none, or no more)
terminal-say-then-who = Who will do it?
terminal-say-if-who = On whose act does it depend? (Enter: none, or no more)
terminal-say-owner = Whose scholar?
terminal-say-seat = Who?
terminal-say-palace = At which palace?
terminal-say-occupation = Which occupation?
terminal-say-ducats = How many ducats at least? Type the amount.
terminal-say-area = Which area at least?
terminal-say-round = Which round?
terminal-say-again = Choose one of these, or press Enter to go back.
terminal-say-sure = Say this? [Y/n]
terminal-term-pay = { $name } pays a bribe
terminal-term-place = { $name } places a scholar
terminal-term-choose = { $name } hires or keeps a scholar
terminal-term-banish = { $name } banishes a scholar
terminal-term-protect = { $name } protects a scholar
terminal-term-send = { $name } sends a scholar
terminal-term-not_send = { $name } does not send a scholar
terminal-answer = { $count ->
    [0] Before { $name } pays: type say to speak, or press Enter to let it go on.
    [one] Before { $name } pays: type 1 to answer so, say for anything else, or press Enter to let it go on.
   *[other] Before { $name } pays: type a number to answer, say for anything else, or press Enter to let it go on.
}
terminal-no-answer = { $count ->
    [0] There is nothing to answer; type say to speak, or press Enter to go on.
    [one] There is only answer 1; type its number, say to speak, or press Enter to go on.
   *[other] Type a number from 1 to { $count }, say to speak, or press Enter to go on.
}
terminal-ledger-empty = Nobody has given their word yet.
terminal-ledger-waiting = waits for an answer
terminal-ledger-deal = Deal
terminal-ledger-promise = Promise
terminal-ledger-threat = Threat
terminal-ledger-if = if
terminal-ledger-then = then
terminal-status-open = open
terminal-status-kept = kept
terminal-status-broken = broken
terminal-status-void = void

## Hints

terminal-hint-thinking = Looking ahead …
terminal-hint = { $count ->
    [one] After looking ahead once:
   *[other] After looking ahead { $count } times, best first (what looks good is tried more):
}
terminal-hint-opinion = { $percent }% of the win expected, { $visits ->
    [one] tried once
   *[other] tried { $visits } times
}
terminal-hint-clear = Nothing else is worth a thought: { $choice }.
terminal-hint-only = There is only one choice.
terminal-no-hint = There is a hint only where you are to choose.
terminal-no-chat = Wait with that until it is somebody’s turn: nobody would know who says it.
