# Les règles de Renaissance Man, dans les mots de Tavola. Un message par article.
# Un paragraphe tient sur une ligne, car un retour à la ligne dans une valeur en est un à l’écran.

rules-renaissance-man-title = Les règles de Renaissance Man
rules-renaissance-man-summary =
    Chacun bâtit une pyramide de travailleurs, cinq à la base et un seul Maître au sommet, et le premier Maître met fin à la partie. Tous choisissent en même temps et en secret ; puis les choix sont dévoilés et s’accomplissent ensemble. Vos travailleurs découverts décident de ce que vous pouvez faire : un Marchand embauche, un Boulanger troque, un Érudit enseigne et un Chevalier recrute. Mais celui sur qui repose un autre travailleur ne donne plus d’action, si bien que chaque pas vers le haut vous coûte un peu de liberté. Les jetons en magasin, les Hommes de la Renaissance, posés face cachée et qui s’accordent avec tout, et les chevaliers qui se disputent les recrues vous aident à avancer. On joue de un à quatre ; en solitaire, c’est une course contre la pioche.

rules-renaissance-man-sections = R1 R5 R7 R11 R21 R24 R27
rules-renaissance-man-section-1 = Ce qu’il faut pour jouer
rules-renaissance-man-section-2 = Mise en place
rules-renaissance-man-section-3 = La pyramide
rules-renaissance-man-section-4 = Une manche
rules-renaissance-man-section-5 = Recrues, défausse et nouvelles cartes
rules-renaissance-man-section-6 = Fin de la partie
rules-renaissance-man-section-7 = La partie en solitaire

rule-R1 =
    Il y a quatre types de travailleurs. Le Marchand a pour signe la pièce et pour action EMBAUCHER, le Boulanger le pain et TROQUER, l’Érudit le livre et ENSEIGNER, le Chevalier le bouclier et RECRUTER.

    La grande icône d’une carte montre son type. Les deux icônes des coins supérieurs, à gauche et à droite, sont ce que le travailleur offre à ceux qui se tiennent au-dessus ; les deux des coins inférieurs sont ce dont il a besoin de la part de ceux qui se tiennent au-dessous.

    Un Homme de la Renaissance n’a pas de grande icône. Chacun de ses coins supérieurs offre le type que l’on veut, et lui-même se contente de n’importe quel appui. Les quatre travailleurs ordinaires de votre fondation offrent leur propre type à gauche comme à droite, quel que soit le paquet utilisé.
rule-R2 =
    La pioche commune compte 96 cartes. Elle vient d’un fichier dont chaque ligne donne le type d’une carte, son offre de gauche et celle de droite, son besoin de gauche et celui de droite, et le nombre d’exemplaires.

    La liste des cartes imprimées n’a pas pu être établie ; le paquet fourni avec Tavola est donc une reconstitution et non une copie. Il contient 24 cartes de chaque type. Chaque carte offre son propre type des deux côtés, et ses deux besoins diffèrent toujours : pour chaque type, chacune des 12 façons de nommer un besoin de gauche et un autre besoin à droite existe en deux exemplaires.

    Si vous possédez le jeu imprimé, vous pouvez noter ses cartes dans un fichier et le choisir comme option de table. Ce fichier est vérifié au chargement : il doit donner 96 cartes en tout et ne nommer que les quatre types connus ; sinon, on vous dit clairement ce qui ne va pas.
rule-R3 =
    Vous avez 4 chevaliers et 5 cartes de fondation : un Marchand, un Érudit, un Boulanger, un Chevalier et un Homme de la Renaissance. Votre plateau comporte un magasin de 4 cases pour les actions mises de côté, ouvertes à tous les jetons, et une zone de l’Homme de la Renaissance avec une seule case pour chacun des quatre types. Il y a toujours assez de jetons pour tout le monde.
rule-R4 =
    Le plateau des recrues, au milieu, a quatre zones. De gauche à droite, ce sont celles de la pièce, du livre, du pain et du bouclier.

rule-R5 =
    On mélange la pioche et l’on pose une carte face visible sur chaque zone du plateau des recrues. Ces recrues sous les yeux, tous rangent leurs cinq cartes de fondation dans l’ordre qui leur plaît, en secret et en même temps ; cette rangée devient le niveau 1 de leur pyramide. Ce n’est qu’ensuite que l’on distribue les premières mains, 4 cartes chacun, un joueur après l’autre dans l’ordre de pioche (voir R6). Personne d’autre ne peut voir votre main.
rule-R6 =
    Un joueur tiré au sort est le donneur et le reste toute la partie. Chaque fois que l’on pioche à tour de rôle, le voisin de gauche du donneur commence et les autres suivent dans le sens des aiguilles d’une montre.

rule-R7 =
    La pyramide a cinq niveaux, de 5, 4, 3, 2 et enfin 1 place. Toute place au-dessus du niveau 1 se trouve à cheval sur deux voisines du niveau inférieur : la première place d’un niveau repose sur la première et la deuxième d’en dessous, la deuxième sur la deuxième et la troisième, et ainsi de suite. On ne peut occuper une place que si elle est vide et si les deux places qui la portent sont occupées.
rule-R8 =
    Un nouveau travailleur doit recevoir ce dont il a besoin des deux travailleurs qui vont le porter, chacun du bon côté : celui d’en bas à gauche doit satisfaire son besoin de gauche, celui d’en bas à droite son besoin de droite. Les bons types dans le mauvais ordre ne suffisent pas.
rule-R9 =
    Ce qui compte, c’est le coin où les cartes se touchent. Le porteur de gauche donne donc l’offre de son coin supérieur droit, et le porteur de droite celle de son coin supérieur gauche. (Dans le paquet fourni avec Tavola, les deux offres d’une carte sont toujours les mêmes.) Un Homme de la Renaissance s’accorde avec tout, qu’il porte un autre travailleur ou que ce soit lui que l’on pose.
rule-R10 =
    Un travailleur est couvert dès qu’un autre repose sur lui ; un seul suffit, il n’en faut pas deux.

rule-R11 =
    Une manche commence par une à quatre phases d’action. La première a toujours lieu. Après la phase 1, 2 ou 3, on regarde un niveau plus haut : si un joueur, quel qu’il soit, y a un travailleur, couvert ou non, la phase de ce numéro suit ; si personne n’en a, les phases d’action sont finies. Il n’y a pas de cinquième phase.

    Avant ce regard, on se demande si la partie est finie (voir R24). On prend les pyramides telles qu’elles sont une fois que tout ce qui relève de la phase est accompli. Un travailleur posé pendant la phase compte déjà, et peut agir dans la phase suivante ; un travailleur retiré pendant la phase ne compte plus ; les Hommes de la Renaissance comptent comme les autres.
rule-R12 =
    À chaque phase, tous les joueurs scellent un choix en même temps. Quand le dernier est scellé, on les ouvre tous et ils prennent effet ensemble.

    Votre choix commence par les retraits que vous voulez faire, s’il y en a (voir R20). Ensuite, vous pouvez ne rien faire, ce qui n’est jamais interdit et reste la seule possibilité sans carte en main. Ou bien vous nommez une des quatre actions, une carte de votre main et ce que cette action demande en plus : pour EMBAUCHER, la place ; pour TROQUER avec un magasin plein, le jeton que vous abandonnez ; pour RECRUTER sans chevalier en réserve, le chevalier que vous déplacez. C’est sur votre pyramide après vos propres retraits que l’on juge si un choix est permis.

    La seule chose que vous décidez plus tard est la place d’un nouvel Homme de la Renaissance (voir R16).
rule-R13 =
    Deux chemins mènent à une action. Dans la phase d’un niveau, chacun de vos travailleurs découverts de ce niveau précis vous ouvre l’action de sa grande icône : ceux du niveau 1 dans la phase 1 et jamais après, ceux du niveau 2 dans la phase 2, et ainsi de suite. Un Homme de la Renaissance n’ouvre aucune action. En outre, un jeton de votre magasin vous ouvre son action une fois, dans la phase de votre choix.

    Si un travailleur découvert peut fournir l’action, c’est lui qui la fournit ; on ne dépense un jeton que si aucun travailleur ne le peut. Un jeton dépensé retourne à la réserve commune avant que l’action elle-même ait lieu.

    Vous pouvez prendre part à toutes les phases qui sont jouées, même sans travailleur au niveau concerné.
rule-R14 =
    EMBAUCHER met la carte choisie dans votre main à une place de votre pyramide qui satisfait R7, R8 et R9. Le nouveau venu peut même se tenir sur le Marchand qui vient de l’embaucher.
rule-R15 =
    TROQUER envoie la carte choisie à la défausse et vous donne un jeton du type de cette carte pour votre magasin. On peut y garder 4 jetons, pas davantage. S’il est encore plein une fois parti le jeton qui a éventuellement payé cette action, vous abandonnez d’abord un jeton du magasin, un seul, à votre choix.
rule-R16 =
    ENSEIGNER envoie la carte choisie à la défausse et met un jeton du type de cette carte dans votre zone de l’Homme de la Renaissance. Chaque type n’y a qu’une place ; vous ne pouvez donc pas enseigner un type que vous y avez déjà.

    Dès que vous avez les quatre, vous devez créer un Homme de la Renaissance, que cela vous plaise ou non. Les quatre jetons repartent, vous recevez la première carte de la pioche et vous la posez face cachée, comme Homme de la Renaissance, sur n’importe quelle place ouverte de votre pyramide (voir R7). Ce peut être le sommet : un Homme de la Renaissance peut être votre Maître.

    Les choses se passent dans cet ordre. D’abord, tout ce qui a été joué ou retiré dans la phase arrive à la défausse. Puis ceux qui ont créé un Homme de la Renaissance reçoivent chacun une carte, dans l’ordre de R6. Puis, sachant tout ce que la phase a révélé, ils scellent leurs places en même temps, et chacun peut faire des retraits avant de poser (voir R20).

    Personne ne regarde jamais la face de cette carte, pas même son propriétaire. Si elle est retirée un jour, elle va à la défausse sans être vue et redevient la carte ordinaire qui y est imprimée.
rule-R17 =
    RECRUTER envoie la carte choisie à la défausse et place un de vos chevaliers sur la zone des recrues du type de cette carte. Tant qu’il vous reste un chevalier en réserve, c’est lui qui part. Si votre réserve est vide, vous déplacez à sa place un de vos chevaliers du plateau, celui que vous voulez ; vous pouvez aussi en nommer un qui est déjà sur la bonne zone, et il y reste simplement.
rule-R18 =
    Quand les choix sont dévoilés, tout le monde voit les cartes jouées. La défausse elle-même est face cachée.
rule-R19 =
    Sont visibles de tous : les pyramides (le niveau 1 dès que chacun l’a rangé), tous les jetons, tous les chevaliers, les recrues, et le nombre de cartes de chaque main, de la pioche et de la défausse. Sont secrets : les cartes de votre main, les choix encore scellés, les cartes jetées selon R22 et ce qui est imprimé sur un Homme de la Renaissance face cachée.
rule-R20 =
    Vous pouvez vous défaire de vos propres travailleurs à trois moments : au début de votre choix dans une phase d’action (même si vous ne faites rien ensuite), avant de poser un Homme de la Renaissance et avant de prendre une recrue. Cela ne coûte rien.

    Vous en défaussez autant que vous voulez, un par un, pourvu que chacun soit découvert quand vient son tour et se tienne au niveau 2, 3 ou 4. Les Hommes de la Renaissance peuvent partir aussi. Un travailleur ainsi découvert peut être le suivant à s’en aller. Ceux du niveau 1 et du niveau 5 ne peuvent jamais être retirés.

    Le même choix peut occuper une place qu’il vient de vider. Celui qui a été retiré ne fait plus rien pour vous : un Marchand que vous ôtez ne peut pas embaucher. Mais un travailleur qui devient découvert peut agir aussitôt s’il se tient au niveau de la phase en cours.

rule-R21 =
    Après les phases d’action, on règle les zones de recrues, chacune une fois, de gauche à droite. Vous remportez une zone si vous y avez plus de chevaliers que n’importe quel autre joueur pris seul ; il n’est pas nécessaire d’en avoir plus de la moitié. Le gagnant prend la carte de la zone en main, ce qui est toujours possible, ou la pose directement dans sa pyramide là où R7, R8 et R9 le permettent. Puis tous les chevaliers de cette zone, à qui qu’ils soient, retournent chez leurs propriétaires.

    Si le nombre le plus élevé est partagé, personne ne gagne et tous les chevaliers restent en place. S’il n’y a pas de carte sur une zone, on n’y règle rien et ses chevaliers restent aussi.

    Les gagnants décident ouvertement et dans l’ordre des zones, de sorte qu’un travailleur posé depuis une zone de gauche peut déjà en porter un qui vient d’une zone plus à droite.
rule-R22 =
    Ensuite, tous en même temps peuvent jeter des cartes de leur main, d’aucune à toutes. Ces cartes vont à la défausse face cachée, et les autres n’apprennent pas ce qu’elles étaient.
rule-R23 =
    Puis viennent de nouvelles cartes. Les zones de recrues vides sont servies d’abord, de gauche à droite. Ensuite, les joueurs piochent jusqu’à avoir 4 cartes en main, l’un après l’autre, à partir de la gauche du donneur. Celui qui a plus de 4 cartes peut toutes les garder, mais n’en reçoit pas de nouvelle.

    Voici qui vaut pour toute pioche de la partie : s’il faut tirer une carte et qu’il n’en reste plus, la défausse est mélangée et devient la pioche. S’il n’y a pas de défausse non plus, on renonce à ce tirage. En solitaire, R28 et R29 remplacent cette règle.

rule-R24 =
    Un travailleur au niveau 5 est un Maître. La partie est finie au terme d’une phase d’action dans laquelle quelqu’un a posé un Maître, ou au terme du règlement des recrues dans lequel c’est arrivé ; dans ce dernier cas, on règle quand même les zones qui restent. Le joueur qui est seul à avoir un Maître a gagné.
rule-R25 =
    Si plusieurs joueurs obtiennent leur Maître dans la même phase ou dans le même règlement des recrues, chacun d’eux additionne trois nombres : les jetons de son magasin, ceux de sa zone de l’Homme de la Renaissance et ses chevaliers sur le plateau des recrues. On compte quand tout ce qui relève de cette phase ou de ce règlement est accompli. La plus grande somme l’emporte ; ceux qui sont encore à égalité gagnent ensemble.
rule-R26 =
    Une option de table limite le nombre de manches, pour qu’une partie de joueurs insouciants finisse elle aussi ; d’ordinaire, la limite est de 200. La partie s’arrête alors après les nouvelles cartes de la dernière manche (voir R23). Le joueur qui a le plus de travailleurs dans sa pyramide gagne, fondation et Hommes de la Renaissance compris. La somme décrite en R25 départage les égalités et, si elle est égale aussi, la victoire est partagée. En solitaire, atteindre la limite, c’est perdre.

rule-R27 =
    Si vous jouez seul, des chevaliers d’une seconde couleur vous disputent les recrues. Chaque fois que l’on va régler les recrues, on retourne deux cartes de la pioche. Pour chacune, un chevalier adverse va sur la zone de son type. Quand les deux ont été retournées, on les défausse toutes les deux.

    Puis R21 s’applique avec deux changements. Une carte remportée par les chevaliers adverses va à la défausse. En cas d’égalité, les chevaliers des deux camps quittent la zone, tandis que sa carte y demeure.
rule-R28 =
    En solitaire, vous gagnez si vous posez votre Maître avant qu’il ne faille une carte que la pioche n’a plus. Peu importe à quoi elle doit servir : être retournée, garnir une zone de recrues ou votre main, ou devenir un Homme de la Renaissance. Si la pioche ne peut pas la fournir, vous avez perdu à l’instant même.
rule-R29 =
    Vous avez le choix entre une partie solitaire normale, plus facile ou plus difficile.

    La plus facile vous pardonne une fois une pioche vide. La première fois qu’il faut une carte et qu’il n’y en a plus, des cartes prises au hasard dans la défausse forment une nouvelle pioche, et le tirage continue. Une option de table fixe leur nombre ; c’est 10, sauf si vous le changez, et au moins 1, et si la défausse en a moins, on la prend tout entière. Quand la pioche s’épuise une deuxième fois, ou si la défausse est vide la première, vous perdez.

    Dans la plus difficile, des cartes sont écartées sans être vues avant que la première soit distribuée, et elles ne reviennent jamais. La même option dit combien : 10, sauf si vous le changez, et n’importe quel nombre de 0 à 80.
