# Les règles des Bâtisseurs : Moyen Âge, dans les mots de Tavola. Un message par article.
# Un paragraphe tient sur une ligne, car un retour à la ligne dans une valeur en est un à l’écran.

rules-builders-title = Les règles des Bâtisseurs : Moyen Âge
rules-builders-summary =
    Vous êtes un maître bâtisseur qui ouvre des chantiers, engage des ouvriers et les envoie là où l’on a besoin de leur talent. Chaque bâtiment réclame certaines quantités de pierre, de bois, de savoir et de tuile, et il est achevé dès que les ouvriers qui s’y trouvent peuvent toutes les fournir. Un bâtiment achevé rapporte des écus et des points, et libère ses ouvriers pour le chantier suivant. Certains bâtiments sont des machines, qui travaillent ensuite pour vous sans salaire. Quand quelqu’un a 17 points, le tour de table est joué jusqu’au bout, et le meilleur total de points et d’économies gagne. On joue de deux à quatre.

rules-builders-sections = B1 B4 B7 B16 B19
rules-builders-section-1 = Ce qu’il faut pour jouer
rules-builders-section-2 = Mise en place
rules-builders-section-3 = Votre tour
rules-builders-section-4 = Achever un chantier
rules-builders-section-5 = Fin de la partie

rule-B1 =
    Il y a 42 cartes d’ouvriers. Une carte indique le rang de l’ouvrier (apprenti, manœuvre, compagnon ou maître), le salaire en écus qu’il demande chaque fois qu’on l’envoie sur un chantier, et ce qu’il y apporte de pierre, de bois, de savoir et de tuile. Six des ouvriers sont des apprentis. Les valeurs sont celles des cartes imprimées et ont été recoupées avec une seconde source.
rule-B2 =
    Il y a aussi 42 cartes de bâtiments, dont 8 machines. Une carte indique combien il faut de chacune des quatre ressources pour bâtir, et les écus et les points que l’on gagne en achevant. Une machine rapporte des points mais pas d’écus ; sa carte montre en outre ce qu’elle produira pour vous une fois debout.
rule-B3 =
    Une pièce d’argent vaut 1 écu, une pièce d’or en vaut 5. Peu importe en quelles pièces est votre argent, seul le montant compte, et la banque peut toujours payer.

rule-B4 =
    Chacun commence avec un apprenti distribué au hasard. Les apprentis qui restent sont mélangés à la pioche des ouvriers.
rule-B5 =
    Les ouvriers et les bâtiments sont mélangés séparément, et les cinq premières cartes de chaque pioche sont alignées face visible. Chaque joueur touche 10 écus. Le sort décide qui commence.
rule-B6 =
    L’option de table « pioches ouvertes » laisse voir à tous, en permanence, la première carte des deux pioches. C’est ainsi que le jeu imprimé se jouerait, à ce que l’on rapporte. L’option est inactive tant que vous ne la choisissez pas.

rule-B7 =
    À votre tour, vous avez 3 actions gratuites. À tout moment du tour, vous pouvez acheter une action de plus pour 5 écus, et recommencer tant que votre argent le permet.
rule-B8 =
    Ouvrir un chantier demande 1 action : choisissez un bâtiment de la rangée visible et posez-le devant vous. Vous pouvez avoir en même temps autant de chantiers ouverts que vous voulez.
rule-B9 =
    Recruter demande 1 action : choisissez un ouvrier de la rangée visible, qui appartient dès lors à votre équipe.
rule-B10 =
    Chaque fois qu’une carte quitte une rangée, la suivante de sa pioche prend aussitôt la place. Quand la pioche est épuisée, la rangée raccourcit. Rien n’a besoin d’attendre votre prochain tour : le chantier que vous venez d’ouvrir, l’ouvrier que vous venez de recruter, la machine que vous venez d’achever et la carte qui vient d’être retournée peuvent servir tout de suite.
rule-B11 =
    Pour envoyer quelqu’un au travail, choisissez un de vos chantiers ouverts et un membre de votre équipe qui soit libre. Le rang n’importe pas, et une machine que vous avez achevée s’envoie comme les autres. Vous payez le salaire imprimé sur l’ouvrier ; pour une machine, ce n’est rien.

    Vous dépensez aussi des actions. Le premier ouvrier que vous envoyez sur un chantier pendant ce tour demande 1 action, le deuxième sur ce chantier en demande 2, le troisième 3, et ainsi de suite. Ceux qui y sont depuis des tours précédents ne comptent pas pour cela, et chacun de vos chantiers se compte à part.

    Il faut avoir toutes les actions et le salaire entier avant d’envoyer l’ouvrier. On ne fait pas crédit.
rule-B12 =
    Un ouvrier envoyé sur un chantier doit y rester, et ne peut servir ailleurs, jusqu’à ce que le chantier soit achevé.
rule-B13 =
    Vous pouvez aussi changer des actions en argent. En une fois, vous utilisez 1 action pour 1 écu, 2 actions pour 3 écus ou 3 actions pour 6 écus ; actions gratuites et achetées se valent. Vous pouvez le faire plusieurs fois dans votre tour, mais chaque fois se calcule à part : deux fois 1 action font 2 écus et non 3.
rule-B14 =
    Vous pouvez finir votre tour quand vous voulez. Il ne finit sans que vous le disiez que s’il ne vous reste aucune action et qu’en plus il vous manque les 5 écus pour en acheter une. Les actions que vous n’avez pas utilisées alors sont perdues, même celles que vous avez achetées, et ne vous rapportent rien.
rule-B15 =
    Chacun peut savoir à tout moment combien d’argent possède chaque joueur.

rule-B16 =
    Un chantier est achevé à l’instant même où ses ouvriers, pris ensemble, fournissent au moins autant de chacune des quatre ressources que le bâtiment en demande. Cela ne prend aucune action. Ce qu’ils fournissent au-delà ne sert à rien et ne se garde pas. Vous êtes libre d’envoyer un ouvrier même si le chantier n’a besoin de rien de ce qu’il sait faire.
rule-B17 =
    Pour un bâtiment achevé, vous recevez ses écus et ses points. Les écus arrivent après le paiement du dernier salaire, ils ne peuvent donc pas aider à le payer ; mais vous pouvez les dépenser dès ce moment, dans le même tour aussi.

    Tous les ouvriers du chantier reviennent dans votre équipe. Vous pouvez les renvoyer au travail dans le même tour ; ils veulent alors leur salaire une nouvelle fois, et le nombre d’actions suit le compte du chantier où ils vont.
rule-B18 =
    Pour une machine achevée, vous recevez ses points, et la machine elle-même entre dans votre équipe comme ouvrier sans salaire. L’envoyer demande des actions comme pour tout autre ouvrier (voir B11).

rule-B19 =
    Celui qui finit son tour avec au moins 17 points de bâtiments et de machines provoque la fin de la partie. L’argent n’y entre pas. Le tour de table en cours est encore joué jusqu’au bout, pour que tous les joueurs aient eu autant de tours.
rule-B20 =
    Votre score final est la somme des points de vos bâtiments et machines, plus 1 point par tranche entière de 10 écus que vous possédez.
rule-B21 =
    À score final égal, le joueur dont les bâtiments et les machines valent le plus de points passe devant. S’ils sont égaux là aussi, le plus riche passe devant, mesuré en écus et non en nombre de pièces. Si même cela est égal, ils partagent la victoire.
rule-B22 =
    Une option de table limite le nombre de tours de table, pour qu’une partie de joueurs insouciants finisse elle aussi ; d’ordinaire, la limite est de 100. Quand elle est atteinte, on désigne le vainqueur comme d’habitude, selon B20 et B21.
