# What the table server says.

## Why something was not done

server-no-table = There is no such table; it may have been deleted.
server-no-game = There is no such game.
server-no-page = There is nothing at this address.
server-no-method = That can’t be done at this address.
server-no-seat = You have no seat at this table.
server-no-such-seat = This table has no such seat.
server-no-name = Tell your name first.
server-no-bot = There is no such bot here.
server-no-person = That seat is not a person’s.
server-no-choice = That is no choice here: look at the list again.
server-no-chat = A chat line has 1 to 500 letters.
server-no-talk = There are no statements in this game; use the chat.
server-no-hints = There are no hints at this table.
server-no-statement = That is no statement: choose from the menu.
server-talk-I23 = A statement is an offer, a demand, a promise, a threat or a question, or the answer to one that waits for you.
server-talk-I25 = Talk belongs to the time before a bribe, and everybody may say only so much then.
server-nothing-to-choose = This choice is complete: there is nothing to advise on.
server-not-begun = The game has not begun yet: seats are still free.
server-not-over = The game is not over yet.
server-not-asked = You have nothing to choose now.
server-not-understood = This message is not understood; see the protocol’s schema.
server-not-json = The body is no JSON.
server-not-yourself = You can’t send yourself away; leave the seat or close the table.
server-bad-body = The body is not as it should be: { $reason }.
server-bad-parameters = A parameter of the address is not as it should be.
server-bad-name = A name has 1 to 40 letters on one line.
server-bad-mail = That is no mail address.
server-bad-clock = A clock has from 1 second to { $days } days.
server-stale = The game has moved on; look at the table and choose again.
server-stand-in = A bot plays for you; come back to your seat first.
server-paused = The host has paused the game.
server-closed = The game is over or closed.
server-resigned = Whoever has resigned does not come back.
server-muted = The host has silenced the chat.
server-host-only = Only the host of the table can do that.
server-seat-taken = That seat is taken.
server-table-full = No seat is free at this table.
server-by-invitation = The free seats are for people with an invitation.
server-one-seat = You can have one seat at a table, no more.
server-too-many-tables = You are host of { $most } open tables; close some first.
server-too-many-watched = A socket can follow { $most } tables; open another one.
server-invitation-spent = This invitation was used already, or there is no such invitation; ask the host for another.
server-code-spent = This code was used already, or it is too old; make another on your other device.
server-foreign-host = This server is not called by that name; the operator can admit it with --allow-host.
server-foreign-origin = Pages of other sites can’t use this server.
server-too-large = That is too large.
server-rate = That was too much at once; wait a moment.
server-hint-rate = One hint at a time: wait a moment.
server-busy = Too many do something at this table at once; try again.
server-database = The database can’t be reached; try again in a moment.
server-failed = Something has gone wrong here; try again, and tell the operator if it stays.
server-no-client = The browser client is not built yet: run make play, which builds it.
server-no-study = There is no such match to study; it may have been deleted.
server-unfinished = Only a finished match can be studied.
server-too-many-entries = A match for study has up to { $most } entries.
server-hidden = The match is still played: its file and its replay come when it is over.
server-no-text = That is no text in UTF-8.
server-no-entry = The match has { $entries } entries.

## Bots

server-bot-apprentice = Knows the rules, and often does the first thing that comes to mind.
server-bot-labourer = Plays sensibly, with a blunder now and then.
server-bot-journeyman = Plays soundly by rules of thumb, at once.
server-bot-master = Thinks a moment ahead.
server-bot-maestro = Thinks far ahead; the strongest.
server-bot-honest = Keeps every word it gives, and expects the same.
server-bot-bargainer = Asks for much and gives little.
server-bot-tit-for-tat = Treats you as you have treated it.
server-bot-traitor = Promises anything, and keeps what suits it.
server-bot-plugin = A bot that the operator has added ({ $name }).

## At the start

server-reachable = Tavola is at { $url } (Ctrl-C stops it).
server-lan = Everybody in this network can open that address, or this picture of it.
server-backed-up = { $file } holds a copy: { $tables ->
        [one] one table
       *[other] { $tables } tables
    } with { $entries ->
        [one] one entry
       *[other] { $entries } entries
    }.
server-restored = The database is the copy now: { $tables ->
        [one] one table
       *[other] { $tables } tables
    } with { $entries ->
        [one] one entry
       *[other] { $entries } entries
    }.
server-kept = The database that was there is kept as { $file }.

## Statistics of a finished match

server-statistic-builders-opened = Sites opened
server-statistic-builders-finished = Buildings finished
server-statistic-builders-machines = Machines built
server-statistic-builders-recruited = Workers recruited
server-statistic-builders-sent = Workers sent
server-statistic-builders-wages = Wages paid, in écus
server-statistic-builders-earned = Earned by buildings, in écus
server-statistic-builders-taken = Taken for actions, in écus
server-statistic-builders-bought = Actions bought
server-statistic-renaissance-man-hired = Workers hired
server-statistic-renaissance-man-bartered = Times bartered
server-statistic-renaissance-man-taught = Times taught
server-statistic-renaissance-man-levied = Knights sent out to recruit
server-statistic-renaissance-man-passed = Times passed
server-statistic-renaissance-man-men = Renaissance Men placed
server-statistic-renaissance-man-won = Recruits won
server-statistic-renaissance-man-dismantled = Workers removed from the pyramid
server-statistic-renaissance-man-discarded = Cards discarded
server-statistic-intrigue-bribes = Bribes paid
server-statistic-intrigue-paid = Ducats paid as bribes
server-statistic-intrigue-income = Ducats collected
server-statistic-intrigue-dispatched = Scholars sent
server-statistic-intrigue-banished = Scholars banished from the own palace
server-statistic-intrigue-said = Statements made
server-statistic-intrigue-kept = Words kept
server-statistic-intrigue-broken = Words broken

## Mail

server-mail-subject = It is your turn: { $game }
server-mail-text = { $name }, a table of { $game } waits for your choice: { $url }
