# The browser client, except the boards (web-GAME.ftl) and the guided games (web-guide.ftl).

web-skip = Skip to the content
web-loading = One moment …
web-again = Try again
web-close = Close
web-save = Save
web-saved = Saved.
web-yes = Yes
web-no = No
web-copy = Copy
web-copied = Copied
web-qr = Show as QR code
web-qr-of = QR code of { $url }
web-you = you
web-you-mark = (you)
web-lost = The connection is lost. Trying to come back; nothing that you did is lost.
web-error-offline = The server can’t be reached. Look at your connection and try again.
web-error-unknown = Something went wrong. Try again.
web-title-turns = { $count ->
    [one] (1) Your turn – Tavola
   *[other] ({ $count }) Your turn – Tavola
}
web-notice-title = It is your turn

## Head of the page

web-nav = Pages
web-nav-home = Tavola, front page
web-nav-tables = My tables
web-nav-lobby = Watch
web-nav-settings = Settings
web-speak-en = Read in English
web-speak-fr = Lire en français
web-turns = { $count ->
    [one] 1 table waits for you
   *[other] { $count } tables wait for you
}

## Front page

web-front-lead = Three games of the Middle Ages and the Renaissance at one table: alone, with bots, or with friends anywhere.
web-front-games = The games
web-front-company = In company
web-front-waiting = { $count ->
    [one] It is your turn at a table
   *[other] { $count } tables wait for you
}
web-game-renaissance_man = Renaissance Man
web-game-builders = The Builders
web-game-intrigue = Intrigue
web-players-renaissance_man = 1 to 4 players · 40 minutes
web-players-builders = 2 to 4 players · 30 minutes
web-players-intrigue = 3 to 5 players · 45 minutes
web-about-renaissance_man = Merchants, scholars, bakers and knights carry one another. Choose in secret, reveal together, and be the first to set a Master on top of your pyramid.
web-about-builders = Open sites, hire workers, send them where their hands are needed. Every building pays in coins and points; 17 points bring the end.
web-about-intrigue = Find your scholars posts at the other players’ courts, and pay for them. Promise, threaten, and break your word: nothing binds but money.
web-play-now = Play now
web-starting = Setting the table …
web-guided = Guided first game
web-set-up = Choose seats and bots
web-solo = Solo
web-rules = Rules
web-invite = Invite friends
web-invite-about = A link for every seat, on any device.
web-lobby = Watch and join
web-lobby-about = Open tables, and games that are going on.
web-device = Another device
web-device-about = Take your seats along to your phone.
web-study = Open a match file
web-study-about = Step through a saved game, all hands open.

## A new table

web-new-title = A new table
web-new-with = With whom
web-new-bots = Against bots
web-new-friends = With friends
web-new-seats = Players
web-new-alone = Alone
web-new-level = How strong are they?
web-new-mix = Characters who talk
web-new-mix-help = An honest one, a hard bargainer, one who pays back in kind, and a traitor.
web-new-bots-group = Bots
web-new-you = You: { $name }
web-new-you-alone = You
web-new-bot = Bot: { $level }
web-new-seat = Seat { $number }
web-new-invited = A friend, by a link of their own
web-new-open = Anybody who has the table’s link
web-new-more = More settings
web-new-hints = Hints are allowed
web-new-listed = Show this table to everybody on the server
web-new-clock = Time to think
web-new-then = When the time is up
web-then-default = a simple choice is made
web-then-bot = a bot takes the seat until its player comes back
web-clock-none = as long as you like
web-clock-minute = 1 minute for each choice
web-clock-three = 3 minutes for each choice
web-clock-bank = 20 minutes for the whole game, and 15 seconds for each choice
web-clock-day = 1 day for each choice
web-clock-days = 3 days for each choice
web-new-invite = Open the table
web-new-start = Start the game
web-new-sum = { $count ->
    [one] You against 1 bot: { $level }
   *[other] You against { $count } bots: { $level }
}
web-option-solo-normal = normal
web-option-solo-easier = easier
web-option-solo-tougher = tougher

## Names

web-name-title = What is your name?
web-name-why = The others at the table will see it. There is no account and no password; this browser remembers you.
web-name-label = Name
web-name-empty = Type a name first.
web-name-go = That’s me

## Lists of tables

web-tables-turn = Your turn
web-tables-going = Going on
web-tables-ended = Finished
web-tables-none = You have no tables yet. A first game takes one click.
web-lobby-open = Tables with a free seat
web-lobby-none = Nobody is waiting for players right now. Open a table and show it to everybody.
web-lobby-watch = Games to watch
web-watch-none = No open game is going on.
web-watch = Watch
web-sit-down = Take a seat
web-go-there = Go to the table
web-your-turn = your turn
web-status-waiting = waits for players
web-status-playing = playing
web-status-paused = paused
web-status-over = finished
web-status-closed = closed
web-watchers = { $count ->
    [one] 1 watcher
   *[other] { $count } watchers
}

## Invitations and devices

web-join-title = A seat is kept for you at { $game }
web-join-company = { $count ->
    [0] Nobody sits at the table yet.
    [one] { $names } is at the table.
   *[other] { $names } are at the table.
}
web-join-as = Take the seat as { $name }
web-device-lead = You have no password here, but a code brings you to another device: your name and all your seats.
web-device-from = From this device
web-device-from-about = Make a code here and type it in on the other device.
web-device-nobody = This browser has no name and no seats yet, so there is nothing to take along.
web-device-make = Make a code
web-device-type = On the other device, open Tavola, choose “Another device” and type:
web-device-left = Good once, for { $time } more.
web-device-to = To this device
web-device-to-about = You have a code from the device where you play? Type it here.
web-device-code = Code
web-device-use = Be that player here

## Settings

web-set-name = Your name
web-set-mail = Mail address for “your turn”
web-set-mail-help = Only if you like: you get a mail when others wait for you while you are away. Leave it empty to get none.
web-set-look = Look and language
web-set-language = Language
web-language-en = English
web-language-fr = Français
web-set-theme = Light or dark
web-theme-system = as the system does
web-theme-light = light
web-theme-dark = dark
web-set-motion = Movement
web-motion-system = as the system does
web-motion-less = as little as possible
web-set-play = Play
web-set-confirm = Ask before a choice is made
web-set-confirm-help = What it will do is shown first. Without this, a click is a move.
web-set-pace = Moves of others are shown
web-pace-quick = at once
web-pace-calm = one after another
web-pace-slow = slowly
web-set-notify = Tell me when it is my turn
web-set-notify-help = A notification of the browser, while this page is open in the background.
web-set-notify-denied = The browser has been told not to show notifications of this page; its settings can change that.

## Waiting for players

web-wait-missing = { $count ->
    [0] The game is about to begin.
    [one] One player is still missing.
   *[other] { $count } players are still missing.
}
web-wait-link = The table’s link
web-wait-link-about = Everybody who opens it can take one of the free open seats.
web-wait-seat-link = Link for seat { $number }
web-wait-make = Make a link
web-wait-bot = Seat a bot
web-wait-is-bot = bot
web-wait-starts = The game begins by itself as soon as every seat is taken.
web-seat-open = free seat
web-seat-invited = invited
web-seat-person = nobody

## The table

web-table-loading = Walking to the table …
web-no-board = The board can’t be shown; choose from the list below.
web-gone-title = No such table
web-missing-title = Nothing here
web-missing = This page does not exist, or no longer.
web-seats = Seats
web-here = here
web-away = away
web-resigned = resigned
web-stand-in = { $bot } plays on
web-seat-sealed = sealed
web-seat-choosing = choosing
web-seat-your-choice = your choice
web-seat-won = winner
web-prompt = Your decision
web-prompt-any-any = Choose.
web-prompt-builders-turn = { $actions ->
    [0] No action is left: buy one, or end the turn.
    [one] Choose what to do: 1 action is left.
   *[other] Choose what to do: { $actions } actions are left.
}
web-prompt-rm-any = Choose.
web-prompt-rm-set = Choose the next card of your foundation, from left to right.
web-prompt-rm-act = Choose an action for phase { $level }, or do nothing.
web-prompt-rm-pass = You have no action in phase { $level }: choose “Do nothing”.
web-prompt-rm-card = Choose the card for it from your hand.
web-prompt-rm-place = Choose a place in your pyramid.
web-prompt-rm-drop = Your store is full: choose a token to give up.
web-prompt-rm-knight = Your reserve is empty: choose a knight to move.
web-prompt-rm-man = Choose a place for your Renaissance Man.
web-prompt-rm-keep = You have won a recruit: choose a place in the pyramid, or take the card into your hand.
web-prompt-rm-discard = Choose cards to discard, or keep the rest.
web-prompt-rm-done = Choose cards to discard, or keep the rest.
web-prompt-intrigue-any = Choose.
web-prompt-intrigue-bribe = Choose what to pay { $palace } for your { $occupation }.
web-prompt-intrigue-place = Choose an area for the applicant: { $occupation }.
web-prompt-intrigue-hire = Choose whom you hire, and for which area: { $occupation }.
web-prompt-intrigue-choose = Choose who holds the area from now on: { $occupation }.
web-prompt-intrigue-send = { $count ->
    [one] Choose a scholar and a palace: 1 more to send.
   *[other] Choose a scholar and a palace: { $count } more to send.
}
web-prompt-seal = Seal this choice?
web-prompt-confirm = Do this?
web-prompt-sealed = { $count ->
    [0] Your choice is sealed.
    [one] Your choice is sealed. { $names } is still choosing.
   *[other] Your choice is sealed. { $names } are still choosing.
}
web-prompt-waiting = { $count ->
    [one] { $names } is choosing.
   *[other] { $names } are choosing.
}
web-prompt-away = A bot is playing your seat.
web-prompt-resigned = You have resigned; a bot plays your seat to the end.
web-prompt-drawing = Cards are drawn …
web-paused = The host has paused the game.
web-closed = This table was closed.
web-closed-about = Its host has ended it, or nobody came back for too long.
web-steps = Steps so far
web-preview = This will happen:
web-preview-look = This would happen:
web-confirm = Confirm
web-seal = Seal
web-step-back = Step back
web-start-over = Start over
web-undo = Undo
web-reopen = Take the seal back
web-hint = Hint
web-hint-thinking = Looking ahead …
web-hint-looked = { $count ->
    [one] After looking ahead once, most promising first:
   *[other] After looking ahead { $count } times, most promising first:
}
web-hint-value = { $percent } of the win
web-hint-clear = Nothing else is worth a thought: { $choice }
web-hint-take = Choose the first
web-all-choices = { $count ->
    [one] 1 choice as a list
   *[other] All { $count } choices as a list
}
web-clause = Rule { $clause }

## Beside the board

web-side = Log, talk, chat and rules
web-tab-log = Log
web-tab-talk = Talk
web-tab-chat = Chat
web-tab-rules = Rules
web-unread = { $count } new
web-log = What happened
web-log-empty = Nothing has happened yet.
web-log-earlier = { $count ->
    [one] 1 earlier line
   *[other] { $count } earlier lines
}
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-chat-send = Send
web-chat-muted = The host has silenced the chat.
web-chat-seated = Those who sit at the table can chat.
web-rules-search = Search the rules
web-rules-none = No rule speaks of “{ $text }”.

## Host and seat

web-menu = Table menu
web-menu-seat = Your seat
web-leave = Leave, a bot plays on
web-leave-sure = A bot plays for you until you come back. Leave the table?
web-return = Play again myself
web-sit-for = Take the seat of { $name }
web-resign = Resign
web-resign-sure = A bot plays your seat to the end, and you can’t come back. Resign?
web-host = For the host
web-host-pause = Pause
web-host-resume = Go on
web-host-mute = Silence the chat
web-host-unmute = Allow the chat
web-host-close = Close the table
web-host-close-sure = The game ends without a result, for everybody. Close the table?
web-host-kick = Remove
web-host-kick-sure = { $name } loses the seat. Remove them?
web-host-bot = Let a bot play
web-host-person = Let them play again

## Afterwards

web-outcome = The result
web-see-result = Result
web-replay = Replay
web-rematch = Rematch
web-rematch-there = To the rematch
web-download = Match file
web-result-won = { $count ->
    [one] { $names } wins
   *[other] { $names } share the win
}
web-result-lost = The game is lost
web-result-standing = Standing
web-result-chart = Course of the game
web-result-statistics = Statistics
web-result-table = Last position
web-chart = Score after each round
web-chart-round = Round
web-replay-title = Replay: { $game }
web-replay-eye = Seen by
web-replay-all = all hands open
web-replay-start = The beginning.
web-replay-silent = Nothing to tell.
web-replay-first = To the beginning
web-replay-back = One step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-next = One step on
web-replay-last = To the end
web-replay-step = Step
web-replay-at = { $entry } of { $entries }

## Talk in Intrigue

web-talk-said = This negotiation
web-talk-nothing = Nobody has said anything before this bribe.
web-talk-compose = Say something
web-talk-closed = You can speak before a bribe is paid, as long as you have statements left.
web-talk-watching = Those who sit at the table can speak.
web-talk-ledger = Words given
web-talk-act = What
web-talk-to = To
web-talk-act-offer = I offer
web-talk-act-demand = I demand
web-talk-act-promise = I promise
web-talk-act-threaten = I threaten
web-talk-act-ask = I ask
web-talk-offer-then = what I would do:
web-talk-offer-if = on this condition:
web-talk-demand-then = what they should do:
web-talk-demand-if = what they get for it:
web-talk-promise-then = what I will do:
web-talk-promise-if = on this condition:
web-talk-threaten-then = what I will do:
web-talk-threaten-if = unless this happens:
web-talk-ask-then = whether this is agreed:
web-talk-ask-if = on this condition:
web-talk-add-if = + a condition
web-talk-add-then = + what should be done
web-talk-more = + and
web-talk-less = Take this part away
web-talk-who = Who
web-talk-what = Does what
web-talk-whom = For whom
web-talk-i = I
web-talk-kind-pay = { $who ->
    [i] pay
   *[other] pays
}
web-talk-kind-place = { $who ->
    [i] place
   *[other] places
}
web-talk-kind-choose = { $who ->
    [i] hire or keep
   *[other] hires or keeps
}
web-talk-kind-banish = { $who ->
    [i] banish
   *[other] banishes
}
web-talk-kind-protect = { $who ->
    [i] let stay
   *[other] lets stay
}
web-talk-kind-send = { $who ->
    [i] send
   *[other] sends
}
web-talk-kind-not_send = { $who ->
    [i] don’t send
   *[other] doesn’t send
}
web-talk-for-at = for { $scholar } at { $palace }
web-talk-to-palace = to { $palace }
web-talk-field-ducats = Ducats
web-talk-field-area = Area
web-talk-field-round = Round
web-talk-field-palace = Palace
web-talk-pay-ducats = at least { $value } ducats
web-talk-place-area = at { $value } ducats or better
web-talk-protect-round = until round { $value } is over
web-talk-send-round = in round { $value }
web-talk-not_send-round = in round { $value }
web-talk-say = Say it
web-talk-left = { $count ->
    [one] 1 statement left
   *[other] { $count } statements left
}
web-talk-accuse = Accuse { $name } of breaking statement { $number }

## Guided games

web-guide = Guide
web-guide-got = Understood
web-guide-stop = End the guide
