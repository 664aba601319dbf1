# The guided first games: a card for each decision, the first time that it comes up.

## The Builders

web-guide-builders-welcome-title = Welcome to the building yard
web-guide-builders-welcome = You open sites, hire workers and send them to build. Finished buildings bring coins and points. Whoever reaches 17 points brings on the end. In each turn you have 3 actions; what you can do now glows.
web-guide-builders-open-title = Open a first site
web-guide-builders-open = Choose a building from the row of sites: for 1 action it is yours to build. The coin tells what it pays when it is finished, the red seal its points, and the row below what it needs of stone, wood, knowledge and tile. Small ones are quick.
web-guide-builders-confirm-title = Look before you leap
web-guide-builders-confirm = Nothing has happened yet. What your choice will do stands beside the button. Confirm it, or step back and choose something else.
web-guide-builders-needs-title = What a site still needs
web-guide-builders-needs = Your site shows what is missing. It is finished at the moment when the workers on it bring at least that much of everything.
web-guide-builders-send-title = Send somebody to work
web-guide-builders-send = Choose a free worker of your team and one of your sites. You pay the wage on the card each time. The worker stays there until the site is finished.
web-guide-builders-recruit-title = Hire more hands
web-guide-builders-recruit = One apprentice won’t build a cathedral. For 1 action you can take a worker from the row into your team; hiring itself is free, only sending costs a wage.
web-guide-builders-second-title = A second worker costs more
web-guide-builders-second = The first worker whom you send to a site in a turn costs 1 action, the second to the same site 2, the third 3. Two sites side by side can be cheaper.
web-guide-builders-take-title = Short of money?
web-guide-builders-take = Turn actions into coins: 1 action for 1 écu, 2 for 3, all 3 at once for 6. And the other way round: 5 écus buy another action.
web-guide-builders-end-title = Out of actions
web-guide-builders-end = You may still buy an action for 5 écus, or end your turn. Then the others play, and you can follow them in the log.
web-guide-builders-finish-title = A building is finished
web-guide-builders-finish = It pays its coins and points at once, and its workers are free again for the next site. A finished machine even joins the team and works without wage.
web-guide-builders-ending-title = The last round
web-guide-builders-ending = Somebody has 17 points. This round is played to its end, so that everybody has the same number of turns. Every full 10 écus count as a point.
web-guide-builders-over-title = The game is over
web-guide-builders-over = Points of buildings and machines, and 1 for each 10 écus, decide. The result shows how it came about, and the replay shows every step again.

## Renaissance Man

web-guide-rm-welcome-title = Welcome to the workshop
web-guide-rm-welcome = You build a pyramid of workers: five at the bottom, one Master on top. Each worker needs the right two neighbours below. Everybody chooses in secret and at the same time. What you can choose now glows.
web-guide-rm-foundation-title = Lay your foundation
web-guide-rm-foundation = Put your five first cards in an order, from left to right. Neighbours matter: a card that needs a baker left and a knight right can only stand between those two. The Renaissance Man goes with everything.
web-guide-rm-seal-title = Sealed means secret
web-guide-rm-seal = Your choice is complete. Once you seal it, the others see that you have chosen, but not what. Until everybody has sealed you may take it back.
web-guide-rm-action-title = Choose an action
web-guide-rm-action = In phase 1 the uncovered workers of your bottom row act for you, in phase 2 those of the second, and so on. A Merchant hires a card into the pyramid, a Baker stores an action for later, a Scholar prepares a Renaissance Man, a Knight fights for a recruit.
web-guide-rm-card-title = Which card?
web-guide-rm-card = Every action uses up a card of your hand. To hire, the card itself goes into the pyramid; for the other actions its type decides what you get.
web-guide-rm-needs-title = Left and right must match
web-guide-rm-needs = The two signs at the top of a card are what it offers, the two at the bottom are what it needs: the left one from the worker below on the left, the right one from the worker below on the right. Only places where both are met can be chosen.
web-guide-rm-reveal-title = All choices are opened
web-guide-rm-reveal = The log tells what everybody did. A new phase follows as long as somebody has a worker on the next level; its uncovered workers act now.
web-guide-rm-recruit-title = You have won a recruit
web-guide-rm-recruit = Most knights on an area win its card. Put it straight into the pyramid if it fits, or take it into your hand, which may then hold more than four cards.
web-guide-rm-discard-title = Make room for better cards
web-guide-rm-discard = You may throw away any cards of your hand, unseen. Afterwards you draw up to four. Keep what fits your pyramid.
web-guide-rm-man-title = A Renaissance Man
web-guide-rm-man = You have taught all four types. This worker stands anywhere and goes with everything above it, but acts for nobody.
web-guide-rm-again-title = The next round
web-guide-rm-again = A worker with somebody on top no longer acts. If you have built yourself in, you may remove uncovered workers of levels 2 to 4 before you act: choose them in the pyramid.
web-guide-rm-over-title = The game is over
web-guide-rm-over = A Master stands. If several were placed in the same phase, tokens and knights decide. The replay shows every hand.

## Intrigue

web-guide-intrigue-welcome-title = Welcome to the palaces
web-guide-intrigue-welcome = Your eight scholars look for posts at the palaces of the others, and theirs at yours. Salaries and bribes make you rich; after five rounds the richest wins. Nothing that is said binds anybody.
web-guide-intrigue-send-title = Send two scholars
web-guide-intrigue-send = At the end of your turn two scholars must leave for foreign palaces. Two of one occupation at one palace compete with each other. A palace without that occupation is a safe place: nobody can be turned away there, as long as nobody else applies.
web-guide-intrigue-confirm-title = Look before you leap
web-guide-intrigue-confirm = Nothing has happened yet. Confirm your choice, or step back and choose something else.
web-guide-intrigue-bribe-title = Pay a bribe
web-guide-intrigue-bribe = Every applicant pays before the owner of the palace decides. At least 1,000 ducats, at most all your cash, and never back. The owner is free to take the money and choose somebody else.
web-guide-intrigue-talk-title = Talk before you pay
web-guide-intrigue-talk = Under “Talk” you can offer, demand, promise and threaten, in sentences put together from menus. The ledger remembers who kept their word.
web-guide-intrigue-place-title = Somebody applies at your palace
web-guide-intrigue-place = This applicant has no rival, so you must take them in. You choose the area: it decides what salary the bank pays them each round, and it belongs to that occupation for good.
web-guide-intrigue-hire-title = Rivals at your door
web-guide-intrigue-hire = Several scholars of one occupation apply. Hire one, for a free area of your choice; the others are banished to the island for the rest of the game.
web-guide-intrigue-choose-title = Keep or replace?
web-guide-intrigue-choose = Your employee is challenged. You may keep them or give the area to an applicant; everybody else in this conflict goes to the island. Think of who will decide about your scholars next.
web-guide-intrigue-collect-title = Salaries
web-guide-intrigue-collect = A turn begins with the salaries of all one’s scholars abroad, paid by the bank. So an early place at 10,000 ducats is worth a lot.
web-guide-intrigue-island-title = The island
web-guide-intrigue-island = Who is banished never comes back. Somebody will remember it.
web-guide-intrigue-last-title = The last round
web-guide-intrigue-last = Nobody sends scholars any more. When this round is over all salaries are paid once more, and all cash is laid open.
web-guide-intrigue-over-title = The game is over
web-guide-intrigue-over = The most ducats win. Look at the ledger: who kept their word, and did it pay?
