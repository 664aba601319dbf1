# The rules of The Builders: Middle Ages in Tavola's own words. One message for each clause.
# A paragraph is one line, because a line break in a value is a line break on the screen.

rules-builders-title = The rules of The Builders: Middle Ages
rules-builders-summary =
    You are a master builder who opens sites, hires workers and sends them where their skills are needed. Each building wants certain amounts of stone, wood, knowledge and tile, and it is finished as soon as the workers on it can supply all of them. A finished building brings coins and points, and sets its workers free for the next site. Some buildings are machines, which afterwards work for you without wages. When somebody has 17 points the round is played to its end, and the best total of points and savings wins. The game is for two to four players.

rules-builders-sections = B1 B4 B7 B16 B19
rules-builders-section-1 = What you play with
rules-builders-section-2 = Setting up
rules-builders-section-3 = Your turn
rules-builders-section-4 = Finishing a site
rules-builders-section-5 = The end of the game

rule-B1 =
    There are 42 worker cards. A card shows the worker’s rank (apprentice, labourer, journeyman or master), the wage in écus that it asks each time it is sent to a site, and how much stone, wood, knowledge and tile it contributes there. Six of the workers are apprentices. The values are those of the printed cards and have been checked against a second source.
rule-B2 =
    There are 42 building cards as well, and 8 of these are machines. A card shows how much of each of the four resources it takes to build it, and the coins and points that you gain by finishing it. A machine brings points but no coins; its card also shows what it will produce for you once it stands.
rule-B3 =
    A silver coin is worth 1 écu and a gold coin 5. It makes no difference in which coins you have your money, only how much it is, and the bank can always pay.

rule-B4 =
    Everybody starts with one apprentice, dealt at random. The apprentices that are left over are shuffled into the stack of workers.
rule-B5 =
    The workers and the buildings are shuffled separately, and the first five cards of each stack are laid out in a row, face up. Every player receives 10 écus. Who begins is decided at random.
rule-B6 =
    The table option “open stacks” lets everybody see the uppermost card of both stacks at all times. This is how the printed game is said to be played. The option is off unless you switch it on.

rule-B7 =
    In your turn you have 3 free actions. Whenever you want during the turn, you may buy another action for 5 écus, and you may do so again and again while your money lasts.
rule-B8 =
    Opening a site costs 1 action: choose a building from the face-up row and put it in front of you. You may have as many open sites as you like at the same time.
rule-B9 =
    Recruiting costs 1 action: choose a worker from the face-up row, who then belongs to your team.
rule-B10 =
    Whenever a card leaves a row, the next one of its stack takes the place immediately. With nothing left in the stack, the row gets shorter. Nothing has to wait for your next turn: you can use a site that you have just opened, a worker you have just recruited, a machine you have just finished and a card that has just been turned up straight away.
rule-B11 =
    To send a worker to work, choose one of your open sites and a member of your team who is free. Rank plays no part, and a machine that you have finished may be sent like anybody else. You pay the wage printed on the worker; for a machine that is nothing.

    You also spend actions. The first worker whom you send to a site in your current turn costs 1 action, the second one to the same site costs 2, the third 3, and so on. Those who have been there since earlier turns don’t count for this, and each of your sites is counted separately.

    You need all the actions and the whole wage before you send the worker. Nothing is lent.
rule-B12 =
    A worker who has been sent to a site has to stay there, and can’t be used elsewhere, until the site is finished.
rule-B13 =
    You can also turn actions into money. In one go you use 1 action for 1 écu, 2 actions for 3 écus or 3 actions for 6 écus; free actions and bought ones serve alike. You may do it several times in your turn, but each time is reckoned separately: twice 1 action makes 2 écus and not 3.
rule-B14 =
    You may finish your turn whenever you want. It finishes without your word only if you have no actions left and also lack the 5 écus for another one. Actions that you have not used by then are gone, including those that you bought, and you receive nothing for them.
rule-B15 =
    Everybody may know at all times how much money each player has.

rule-B16 =
    A site is finished at the very moment when the workers on it, taken together, supply at least as much of all four resources as the building asks for. This takes no action. Whatever they supply beyond that is of no use and is not kept. You are free to send a worker even if the site needs nothing of what that worker can do.
rule-B17 =
    For a finished building you receive its coins and its points. The coins come after the wage of the last worker has been paid, so they can’t help to pay it; but you may spend them from then on, in the same turn too.

    All workers of the site come back to your team. You may send them out again in the same turn; then they want their wage once more, and the number of actions follows the count of the site that they go to.
rule-B18 =
    For a finished machine you receive its points, and the machine itself becomes a member of your team, a worker without wage. Sending it costs actions just as for any other worker (see B11).

rule-B19 =
    Whoever ends a turn with at least 17 points from buildings and machines brings on the end of the game. Money plays no part in this. The current round is still played to its end, so that all players get equally many turns.
rule-B20 =
    Your final score is the points of your buildings and machines, and on top of that 1 point for each complete 10 écus you own.
rule-B21 =
    Between players with the same final score, the one with more points from buildings and machines is ahead. If those are equal too, the richer player is ahead, measured in écus and not in the number of coins. If even that is the same, they share the win.
rule-B22 =
    A table option limits the number of rounds, so that a game of careless players comes to an end as well; normally the limit is 100. When it is reached, the winner is found in the usual way, by B20 and B21.
