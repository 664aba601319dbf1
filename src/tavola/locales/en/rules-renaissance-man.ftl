# The rules of Renaissance Man in Tavola's own words. One message for each clause.
# A paragraph is one line, because a line break in a value is a line break on the screen.

rules-renaissance-man-title = The rules of Renaissance Man
rules-renaissance-man-summary =
    Every player builds a pyramid of workers, five at the bottom and a single Master at the top, and the first Master ends the game. All players choose at the same time and in secret; then the choices are opened and happen together. Your uncovered workers decide what you can do: a Merchant hires, a Baker barters, a Scholar teaches and a Knight recruits. But a worker on whom another one rests gives no action any more, so every step upwards costs you some of your freedom. Stored tokens, face-down Renaissance Men who fit anywhere, and knights who compete for the face-up recruits help you to get on. One to four can play; the solo game is a race against the deck.

rules-renaissance-man-sections = R1 R5 R7 R11 R21 R24 R27
rules-renaissance-man-section-1 = What you play with
rules-renaissance-man-section-2 = Setting up
rules-renaissance-man-section-3 = The pyramid
rules-renaissance-man-section-4 = A round
rules-renaissance-man-section-5 = Recruits, discards and new cards
rules-renaissance-man-section-6 = The end of the game
rules-renaissance-man-section-7 = The solo game

rule-R1 =
    There are four types of worker. The Merchant has the coin as its sign and the action HIRE, the Baker has bread and BARTER, the Scholar has the book and TEACH, and the Knight has the shield and RECRUIT.

    The large icon of a card shows its type. The two icons in the upper corners, left and right, are what the worker offers to those above; the two in the lower corners are what it needs from those below.

    A Renaissance Man has no large icon. Each of his upper corners offers whatever is wanted, and he himself is content with any support. The four ordinary workers of your foundation offer their own type on the left and on the right, whatever deck is used.
rule-R2 =
    The deck from which everybody draws has 96 cards. It comes from a file that gives, in each row, a card’s type, its left and right offer, its left and right need, and how many copies of it there are.

    The list of the printed cards could not be found out, so the deck that comes with Tavola is a reconstruction and not a copy. It has 24 cards of each type. Every card offers its own type on both sides, and its two needs always differ: for each type, each of the 12 ways to name a left need and a different right need exists twice.

    If you own the printed game you can write its cards into a file and choose that file as a table option. The file is checked when it is loaded: it must add up to 96 cards and use the four known types only, and otherwise you are told plainly what is wrong with it.
rule-R3 =
    You have 4 knights, and 5 foundation cards: a Merchant, a Scholar, a Baker, a Knight and a Renaissance Man. Your board has 4 slots for stored actions, into which any tokens go, and a Renaissance Man area with a single slot for each of the four types. There are always enough tokens for everybody.
rule-R4 =
    The recruit board in the middle has four areas. From left to right they belong to the coin, the book, the bread and the shield.

rule-R5 =
    The deck is shuffled and one card is laid face up on each area of the recruit board. With these recruits in sight, everybody puts their five foundation cards in an order of their own choice, in secret and all at once; the row becomes level 1 of their pyramid. Only afterwards are the first hands dealt, 4 cards to each player, one player after another in the order of drawing (see R6). Nobody else may see your hand.
rule-R6 =
    One player, picked at random, is the dealer and remains so until the game is over. Whenever cards are drawn one player after another, the player to the dealer’s left comes first and the others follow clockwise.

rule-R7 =
    The pyramid has five levels with 5, 4, 3, 2 and finally 1 place. Every place above level 1 lies over the gap between two neighbours of the level below: the first place of a level rests on the first and the second place underneath, the second on the second and the third, and so on. You can fill a place only if it is empty and both of the places that carry it are occupied.
rule-R8 =
    A new worker must get what it needs from the two workers that will carry it, each on the proper side: the one below on the left has to meet its left need, and the one below on the right its right need. The right types in the wrong order are not enough.
rule-R9 =
    What counts is the corner where the cards touch. So the carrier on the left gives the offer of its upper right corner, and the carrier on the right gives the offer of its upper left corner. (In the deck that comes with Tavola a card’s two offers are always the same.) A Renaissance Man goes with everything, whether he carries another worker or is himself the one being placed.
rule-R10 =
    A worker counts as covered as soon as another worker rests on it; one is enough, it need not be two.

rule-R11 =
    A round begins with up to four action phases. The first is played in every round. After phase 1, 2 or 3 everybody looks one level higher: if any player at all has a worker there, covered or uncovered, the phase of that number follows; if nobody has, the action phases are over. No fifth phase exists.

    Before that look comes the question whether the game has ended (see R24). The pyramids are taken as they are once everything in the phase has been done. A worker placed during the phase already counts, and may act in the phase that follows; a worker removed during the phase counts no more; Renaissance Men count like other workers.
rule-R12 =
    In each phase everybody makes and seals one choice, all at the same time. When the last one is sealed, all are opened and take effect together.

    Your choice begins with any removals that you want to make (see R20). After them you may do nothing, which is never forbidden and is all that you can do without cards in hand. Or you name one of the four actions, one card of your hand, and whatever else that action asks for: to HIRE, the place; to BARTER with a full store, the token that you give up; to RECRUIT without a knight in reserve, the knight that you move. Whether a choice is allowed is judged on your pyramid after your own removals.

    The only thing that you decide later is where a new Renaissance Man goes (see R16).
rule-R13 =
    There are two ways to an action. In the phase of a level, each of your uncovered workers on exactly that level lets you use the action of its large icon: those of level 1 in phase 1 and never later, those of level 2 in phase 2, and so on. A Renaissance Man lets you do nothing. Besides, a stored token lets you use its action once, in whichever phase you like.

    If an uncovered worker can provide the action, it is the worker that provides it; a token is spent only where no worker can. A spent token returns to the supply before the action itself takes place.

    No phase that is played is closed to you, even without a worker on its level.
rule-R14 =
    HIRE puts the card that you chose from your hand into your pyramid, on a place that satisfies R7, R8 and R9. The newcomer may even stand on the Merchant who has just hired it.
rule-R15 =
    BARTER sends the chosen card to the discard pile and gives you a token of that card’s type for your stored actions. You can store 4 tokens and no more. If your store is still full once a token that paid for this action has left it, you first give up one stored token, and only one; you choose which.
rule-R16 =
    TEACH sends the chosen card to the discard pile and puts a token of that card’s type into your Renaissance Man area. A type has room there once only, so you can’t teach one that you already have.

    As soon as you have all four, you must create a Renaissance Man, whether you like it or not. The four tokens go back, you receive the uppermost card of the deck, and it becomes your Renaissance Man: you put it face down on whichever open place of your pyramid you like (see R7). That may be the top: a Renaissance Man can be your Master.

    Things happen in this order. First everything that was played or removed in the phase arrives on the discard pile. Then those who have created a Renaissance Man are each dealt a card, in the order of R6. Then, knowing all that the phase has brought to light, they all choose and seal their places together, and each may make removals before placing (see R20).

    Nobody ever looks at the face of that card, not even its owner. Should it be removed one day, it goes to the discard pile unseen and is from then on the ordinary card that it was printed as.
rule-R17 =
    RECRUIT sends the chosen card to the discard pile and sets one of your knights on the recruit area of that card’s type. As long as you have a knight in reserve, it comes from there. With an empty reserve you move one of your knights on the board instead, whichever you like; you may also name one that is on the right area already, and it simply stays.
rule-R18 =
    When choices are opened, everybody sees the cards that were played. The discard pile itself lies face down.
rule-R19 =
    Open to all are the pyramids (level 1 as soon as everybody has set it), all tokens, all knights, the recruits, and how many cards there are in each hand, in the deck and in the discard pile. Secret are the cards in your hand, the choices that are still sealed, which cards were thrown away under R22, and what is printed on a face-down Renaissance Man.
rule-R20 =
    You may get rid of workers of your own at three moments: at the beginning of your choice for an action phase (also if you then do nothing), before you place a Renaissance Man, and before you take a recruit. It costs nothing.

    You may discard as many as you like, one by one, provided that each is uncovered when its turn comes and stands on level 2, 3 or 4. Renaissance Men may go too. A worker that becomes uncovered in this way may be the next to leave. Workers of level 1 and of level 5 can never be removed.

    The same choice may fill a place that it has just emptied. Whoever has been removed does nothing for you any more: a Merchant you take away can’t hire. But a worker who becomes uncovered may act at once if it stands on the level of the current phase.

rule-R21 =
    After the action phases the recruit areas are settled, each of them once, from left to right. You win an area if you have more knights on it than any single other player; more than half of all knights is not required. The winner takes the card of the area into the hand, which is always possible, or puts it straight into the pyramid where R7, R8 and R9 permit. Then all knights on this area, whoever they belong to, go back to their owners.

    If the highest number is shared, nobody wins and all knights stay where they are. If there is no card on an area, nothing is settled there and its knights stay too.

    The winners decide openly and in the order of the areas, so that a worker placed from an area on the left can already carry one who comes from an area further right.
rule-R22 =
    Next everybody, at the same time, may throw away any cards from their hand, none to all of them. These cards go to the discard pile face down, and the others don’t learn what they were.
rule-R23 =
    Then new cards come. Empty recruit areas get theirs first, from left to right. After that the players draw until they hold 4 cards, one player after another, starting at the dealer’s left. Whoever has more than 4 cards may keep them all, but gets no new one.

    Something that holds for all drawing in the game: if a card is to be drawn and no deck is left, the discard pile is shuffled and becomes the deck. If there is no discard pile either, that draw is left out. In the solo game R28 and R29 take the place of this.

rule-R24 =
    A worker on level 5 is a Master. The game is over at the end of an action phase in which somebody placed a Master, or at the end of the settling of recruits in which that happened; in the latter case the remaining areas are settled all the same. A player who is the only one with a Master has won.
rule-R25 =
    If several players get their Masters in the same phase or the same settling of recruits, each of them adds up three numbers: stored tokens, tokens in the Renaissance Man area, and knights standing on the recruit board. This is counted when everything in that phase or settling has been carried out. The largest sum wins; players who are equal even then win together.
rule-R26 =
    A table option limits the number of rounds, so that a game of careless players comes to an end as well; normally the limit is 200. The game then stops after the last round’s new cards (see R23). The player with the most workers in the pyramid wins, with the foundation and Renaissance Men included. A tie is broken by the sum described in R25, and if that is equal too, the win is shared. In the solo game, reaching the limit means that you have lost.

rule-R27 =
    If you play alone, knights of a second colour compete with you for the recruits. Each time recruits are about to be settled, two cards are turned up from the deck. For each of them one opposing knight goes to the area of its type. When both have been turned, both are discarded.

    Then R21 applies with two changes. A card that the opposing knights win goes to the discard pile. In a tie the knights of both sides leave the area, while its card remains.
rule-R28 =
    You win the solo game if you place your Master before a card is needed that the deck no longer has. It does not matter what the card is needed for: to be turned up, to refill a recruit area or your hand, or to become a Renaissance Man. If the deck can’t provide it, you have lost at that very moment.
rule-R29 =
    You can choose between a normal, an easier and a tougher solo game.

    The easier game forgives you an empty deck once. The first time that a card is needed and there is none, some cards taken at random from the discard pile form a new deck, and the drawing continues. A table option sets how many; it is 10 unless you change it, and at least 1, and if the pile has fewer, all of it is used. When the deck runs out a second time, or if the discard pile is empty at the first, you lose.

    In the tougher game some cards are put aside unseen before the first card is dealt, and never come back. The same option says how many: 10 unless you change it, and anything from 0 to 80.
