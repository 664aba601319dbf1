# The rules of Intrigue in Tavola's own words. One message for each clause.
# A paragraph is one line, because a line break in a value is a line break on the screen.

rules-intrigue-title = The rules of Intrigue
rules-intrigue-summary =
    You send your eight scholars to the palaces of the other players, where they hope for a well-paid position, and at the same time you are the lord of a palace at which the others apply. Every applicant pays a bribe before the owner of the palace decides, and no owner is bound by anything that was said. A scholar who is rejected, or pushed out of a position, is banished to an island for good. You earn salaries for your scholars abroad and bribes at home. After five rounds and a last payment of salaries, the richest player wins. The game is for three to five players.

rules-intrigue-sections = I1 I6 I11 I22
rules-intrigue-section-1 = What you play with
rules-intrigue-section-2 = The course of the game
rules-intrigue-section-3 = Hiring
rules-intrigue-section-4 = Negotiation

rule-I1 =
    You own a palace with four positions, called areas. The salaries that go with them are 10,000, 6,000, 3,000 and 1,000 ducats.
rule-I2 =
    You have 8 scholars of your colour, in four occupations: a pair of scientists, a pair of doctors, a pair of priests and a pair of clerks.
rule-I3 =
    In the middle lies an island for all players. A banished scholar goes there and stays to the end of the game. Everybody can see who is on the island, which scholars each player still has at home, who is applying where, and who is employed where.
rule-I4 =
    You start with 32,000 ducats. Only whole thousands are ever paid. How much cash you have is your secret: at the table you see your own cash and not that of the others. All cash is laid open when the game is over.

    Still, salaries and bribes are paid in public, and the log shows them, so that somebody with a good memory can work out what everybody has. The secret is one of display only. For this reason bots are told everybody’s cash, as a careful player would know it, while people are not shown that of others. With the table option “open ledger” they are; it is off unless you switch it on, as in the printed game.

    The most that you could pay as a bribe, and an amount that was refused to you, are shown to you alone. The amounts offered in the menus for statements stop at a limit that is the same for all and known to all; it never depends on what somebody owns.
rule-I5 =
    The first player is picked at random and opens each of the rounds. The others follow clockwise, which means in ascending order of seats, and after the last seat comes the first again. Three, four and five players set up in the same way.

rule-I6 =
    The game has 5 rounds, and in each of them every player has one turn. If it is your turn, you are the owner in whose palace things happen, and you do three things in this order: collect, hire, send.
rule-I7 =
    Collect: for each of your scholars who has a position in somebody else’s palace, the bank pays you the salary of that position.
rule-I8 =
    Hire: every scholar who is applying at your palace has to be dealt with now. I11 to I21 say how.
rule-I9 =
    Send: in the first four rounds you must send 2 scholars, no more and no fewer, out of those you have not sent yet, to apply at palaces of other players. Both may go to one palace or each to a different one, and they may be of one occupation or of two. In round 5 nobody sends anyone. A scholar can never apply at the palace of its own colour.
rule-I10 =
    When round 5 is over, all players receive the salaries of all their employed scholars one last time. The player with the most ducats wins. Players who are equally rich share the win.

rule-I11 =
    An area has room for a single scholar, and a palace employs no more than one scholar of each occupation. Once an occupation has been given an area in a palace, this area belongs to it until the game is over, no matter whose scholar sits there. Scholars don’t move from one area to another; the only way out of a position is to lose an internal conflict.
rule-I12 =
    When the hiring begins, the applicants are sorted by occupation. If the occupation has no area in the palace yet and just one scholar applies for it, the application is uncontested. If it has no area yet and several scholars apply, they are in an external conflict. If a scholar of the occupation is employed there already, then one applicant or more means an internal conflict.
rule-I13 =
    Uncontested applications are dealt with first, all of them together. External conflicts are next, again all together. Internal conflicts come last and are settled singly, starting with the one about the lowest salary and ending with the highest.
rule-I14 =
    Uncontested applications: starting with the player to the owner’s left and going on clockwise, the applicants one after another negotiate and then pay their bribe. When everybody has paid, the owner gives each of them an area that is still free, as the owner likes. None of these applicants can be turned away.
rule-I15 =
    External conflicts: starting with the player to the owner’s left and going on clockwise, each applicant negotiates and pays. There is one such round of payments for all external conflicts together. When everybody has paid, the owner must hire one scholar, and only one, for every occupation in dispute, and gives the chosen scholars free areas. Those who were not chosen are banished to the island immediately.
rule-I16 =
    Internal conflicts: the first to negotiate and to pay is the player whose scholar is employed. The applicants follow, clockwise from the owner’s left. (The printed rules say it this way, although in one of their examples the order runs clockwise from the employed scholar’s owner; Tavola keeps to what they say.) Then the palace owner either keeps the scholar who was there or puts one of the applicants into the very same area. Everybody else in the conflict is banished to the island.

    The next internal conflict starts only when this one has been settled. Employed scholars without a challenger have nothing to pay.
rule-I17 =
    A bribe is due for every applicant and for every employed scholar who is challenged. It is paid for each scholar separately, so with two applicants you pay two times.

    A bribe is any number of whole thousands, from 1,000 ducats up to all the cash that you have when you pay it. You announce it openly and hand it over straight away, before the owner decides anything. It can’t be raised, lowered or given back later. Those who pay after you know how much you paid.
rule-I18 =
    What counts is your cash at the time of each single bribe. If you have nothing at all, the bank pays 1,000 ducats for you, neither more nor less, and everybody is told that it was the bank.
rule-I19 =
    You are allowed to compete with yourself: you may send two scholars of the same occupation to one palace, or send one against a scholar of yours who is employed there. You then pay for each of them. As the owner of the employed scholar you pay for that one first, and for your applicants when your seat’s turn comes. Those who lose are banished even though they are all yours. Programs through which you play warn you before you send such an applicant.
rule-I20 =
    There is an order to the payments within a step, where a step is all uncontested applications, or all external conflicts, or one internal conflict. When it is a player’s turn in that order, the player settles the bribes for all of their applicants in the step, one at a time: scientists first, then doctors, then priests, then clerks. Two of the same occupation come directly one after the other, and each has a negotiation and a bribe of its own.
rule-I21 =
    No word spoken at the table ties anyone’s hands, and that includes everything under I22 to I25. The owner of a palace is free in placing and in choosing.

rule-I22 =
    Every bribe is preceded by talk. It is mainly between the player who is about to pay and the owner of the palace, but it is public, and all others may join in. Talking changes nothing on the table; that is done by bribes, placements, choices and sendings alone.
rule-I23 =
    This clause and the next two are Tavola’s own and not from the printed game. So that people, bots and language models can talk with each other, talk consists of statements of a fixed form, and a line of free text may stand beside them. As a person you compose them from menus, and you see them as ordinary sentences. Nothing in free text is ever taken for a commitment.

    A statement has a number, a speaker, the player or players it is addressed to, and one of nine acts: it can offer, demand, promise or threaten; it can accept, reject or withdraw; or it can ask or accuse. It may refer to something said earlier. It has an if-side and a then-side, with no more than two terms on each.

    Offers and demands are addressed to one player. In an offer, the then-side says what the speaker will do and the if-side what the addressee is to do for it; in a demand it is the reverse. The then-side of a promise or a threat also says what the speaker will do. A then-side must never be empty, nor may the if-side of a threat; any other empty side simply has no status.

    You accept or reject an open offer or demand that was made to you. You withdraw one of your own, provided that it has not been accepted yet. Offers and demands are the only statements that can be accepted, rejected or withdrawn, and without an answer they lapse at the end of the negotiation in which they were made. An accusation points to a broken entry of the ledger (see I24).

    There are seven kinds of term. Pay: a scholar’s owner pays at least a certain amount as the bribe for this scholar at a palace. Place: a palace owner gives a scholar a certain area or a better one. Choose: a palace owner hires or keeps a scholar. Banish: a palace owner banishes a scholar. Protect: a palace owner keeps a scholar in the palace until a certain round. Send and not send: a player sends, or does not send, some scholar of a given occupation to a given palace in a certain round from 1 to 4.

    The scholar in a term is named by owner, occupation and palace. If a player has two such scholars at the same palace they are treated as one: hired if one of them is hired, banished if neither of them remains.
rule-I24 =
    Commitments are written into a ledger that all can read. The program itself decides whether each has been kept or broken, has become void, or is still open.

    A deal is an offer or a demand that was accepted. It has two sides, what the one promised and what the other promised, and each is judged by itself. But if one side is broken while the other is still open, the other becomes void.

    A promise stays open as long as its if-terms are undecided, and only afterwards does its then-side matter. If one of the if-terms is broken or void, the promise is void.

    A threat means “unless”. If all of its if-terms are kept, it has been heeded and is void. If one of them is broken, the then-side has to follow: the threat is kept if the speaker carries it out, and broken if it was a bluff. If an if-term is void and none is broken, the threat is void.

    A side is broken as soon as one of its terms is broken. Otherwise it is open while any of its terms is open. After that it is kept if all of its terms were kept, and void if one of them is void. What has been decided never changes again, and what is open when the game is over becomes void.

    A term counts from the moment it is spoken; in a deal, from its acceptance; in the then-side of a threat, from the breaking of the if-side. If the round that a term names is past by then, the term is void. A term that can’t be fulfilled may become void straight away or only when it would have been due.

    Pay is the business of the scholar’s owner, and due with the next bribe for this scholar at that palace. It is kept if the bribe is at least the amount named, and broken if it is smaller, even for lack of cash. It is void if no bribe for the scholar is left to be paid there.

    Place is the business of the palace owner, and due when the owner next decides about that scholar. It is kept if the scholar is then employed in the area named or a better one, and broken if it is employed in a lower one or banished. It is void if there will be no such decision any more.

    Choose and banish are due at the same decision, also by the palace owner, and void in the same case. Choose is kept if the scholar is hired or stays employed, and broken if it is banished. Banish is kept if the scholar is banished, and broken if it is hired or stays employed.

    Protect is the business of the palace owner, and due when the owner’s turn in the named round ends, or sooner if the scholar is banished. It is kept if the scholar is then still employed in the palace, and broken if it was banished from there, be it only as an applicant. It is void if, up to that time, the scholar was neither an applicant nor employed there.

    Send is the business of the player it names, and due when this player has finished sending in the named round. It is kept if a scholar of the occupation was sent to the palace, and broken if none was. It is void if the player had no unsent scholar of the occupation left before that sending.

    Not send is due at the same time. It is kept if no such scholar was sent there and broken if one was. It never becomes void by itself.
rule-I25 =
    Talk has limits, so that every game comes to an end. What we call a negotiation is all the talk that goes before a single bribe, and the player who owes the bribe can end it whenever they like, simply by paying.

    During one negotiation every player may make a certain number of statements, which is a table option: 6 unless you change it, and with 0 the table is silent. If the owner of the palace and the payer are both bots, no bot may make more than 2.

    People may speak whenever they want during the negotiation. Bots get their chances in a set order: the payer, the owner of the palace, then the rest clockwise. They are asked over and over until every one of them passes or has used up its statements.
rule-I26 =
    Money changes hands in no other way. There are no presents, the owner of a palace pays nothing back, and applicants don’t pay one another.
