# Les règles d’Intrigue, dans les mots de Tavola. Un message par article.
# Un paragraphe tient sur une ligne, car un retour à la ligne dans une valeur en est un à l’écran.

rules-intrigue-title = Les règles d’Intrigue
rules-intrigue-summary =
    Vous envoyez vos huit érudits dans les palais des autres joueurs, où ils espèrent un poste bien payé, et vous êtes en même temps le seigneur d’un palais où les autres se présentent. Tout candidat paie un pot-de-vin avant que le propriétaire du palais ne décide, et rien de ce qui a été dit ne lie aucun propriétaire. Un érudit refusé, ou chassé de son poste, est banni pour de bon sur une île. Vous gagnez des salaires pour vos érudits à l’étranger et des pots-de-vin chez vous. Après cinq manches et un dernier versement des salaires, le joueur le plus riche gagne. On joue de trois à cinq.

rules-intrigue-sections = I1 I6 I11 I22
rules-intrigue-section-1 = Ce qu’il faut pour jouer
rules-intrigue-section-2 = Déroulement de la partie
rules-intrigue-section-3 = L’embauche
rules-intrigue-section-4 = La négociation

rule-I1 =
    Vous possédez un palais de quatre postes. Ils rapportent des salaires de 1 000, 3 000, 6 000 et 10 000 ducats.
rule-I2 =
    Vous avez 8 érudits de votre couleur, de quatre métiers : deux savants, deux médecins, deux prêtres et deux clercs.
rule-I3 =
    Au milieu se trouve une île commune à tous les joueurs. Un érudit banni y va et y reste jusqu’à la fin de la partie. Tout le monde peut voir qui est sur l’île, quels érudits chaque joueur a encore chez lui, qui est candidat où et qui est employé où.
rule-I4 =
    Vous commencez avec 32 000 ducats. On ne paie jamais que des milliers entiers. L’argent que vous avez est votre secret : à la table, vous voyez votre caisse et non celle des autres. Toutes les caisses sont montrées quand la partie est finie.

    Toutefois, salaires et pots-de-vin sont payés en public et le journal les montre, si bien qu’une bonne mémoire peut calculer ce que chacun possède. Le secret n’est que d’affichage. C’est pourquoi les bots connaissent la caisse de tous, comme la connaîtrait un joueur attentif, tandis que l’on ne montre pas aux personnes celle des autres. Avec l’option de table « comptes ouverts », on la leur montre ; elle est inactive tant que vous ne la choisissez pas, comme dans le jeu imprimé.

    Le pot-de-vin le plus élevé que vous pourriez payer, et un montant qui vous a été refusé, ne sont montrés qu’à vous. Les montants proposés dans les menus de déclarations s’arrêtent à une limite qui est la même pour tous et connue de tous ; elle ne dépend jamais de ce que quelqu’un possède.
rule-I5 =
    Le premier joueur est tiré au sort et ouvre chacune des manches. Les autres suivent dans le sens des aiguilles d’une montre, c’est-à-dire par numéro de siège croissant, et après le dernier siège revient le premier. À trois, à quatre et à cinq, la mise en place est la même.

rule-I6 =
    La partie dure 5 manches, et dans chacune tout joueur a un tour. À votre tour, c’est dans votre palais que les choses se passent, et vous faites trois choses dans cet ordre : encaisser, embaucher, envoyer.
rule-I7 =
    Encaisser : pour chacun de vos érudits qui a un poste dans le palais d’un autre, la banque vous verse le salaire de ce poste.
rule-I8 =
    Embaucher : il faut maintenant régler le cas de tous les érudits candidats dans votre palais. Les articles I11 à I21 disent comment.
rule-I9 =
    Envoyer : dans les quatre premières manches, vous devez envoyer 2 érudits, ni plus ni moins, parmi ceux que vous n’avez pas encore envoyés, se présenter dans des palais d’autres joueurs. Ils peuvent aller tous deux dans un palais ou chacun dans un autre, et être d’un même métier ou de deux. Dans la manche 5, personne n’envoie personne. Un érudit ne peut jamais se présenter dans le palais de sa propre couleur.
rule-I10 =
    Quand la manche 5 est finie, tous les joueurs reçoivent une dernière fois les salaires de tous leurs érudits employés. Le joueur qui a le plus de ducats gagne. Ceux qui sont aussi riches l’un que l’autre partagent la victoire.

rule-I11 =
    Un poste n’a place que pour un érudit, et un palais n’emploie pas plus d’un érudit de chaque métier. Une fois qu’un métier a reçu un poste dans un palais, ce poste est à lui jusqu’à la fin de la partie, à qui que soit l’érudit qui l’occupe. Les érudits ne passent pas d’un poste à un autre ; la seule façon de quitter un poste est de perdre un conflit interne.
rule-I12 =
    Au début de l’embauche, les candidats sont triés par métier. Si le métier n’a pas encore de poste dans le palais et qu’un seul érudit se présente, la candidature est sans rival. S’il n’a pas encore de poste et que plusieurs érudits se présentent, ils sont en conflit externe. Si un érudit de ce métier y est déjà employé, alors un candidat ou davantage font un conflit interne.
rule-I13 =
    Les candidatures sans rival viennent en premier, toutes ensemble. Les conflits externes sont les suivants, là encore tous ensemble. Les conflits internes viennent en dernier et se règlent un à un, en commençant par celui du salaire le plus bas et en finissant par le plus haut.
rule-I14 =
    Candidatures sans rival : en commençant à gauche du propriétaire, puis dans le sens des aiguilles d’une montre, chaque candidat négocie et paie un pot-de-vin. Quand tous ont payé, le propriétaire donne à chacun un poste encore libre, à son gré. Aucun de ces candidats ne peut être renvoyé.
rule-I15 =
    Conflits externes : en commençant à gauche du propriétaire, puis dans le sens des aiguilles d’une montre, chaque candidat négocie et paie. Il n’y a qu’un seul tour de paiements pour tous les conflits externes ensemble. Quand tous ont payé, le propriétaire doit embaucher un érudit, et un seul, pour chaque métier disputé, et il donne aux élus des postes libres. Ceux qui n’ont pas été choisis sont bannis aussitôt sur l’île.
rule-I16 =
    Conflits internes : celui à qui appartient l’érudit employé négocie et paie le premier. Les candidats suivent, dans le sens des aiguilles d’une montre à partir de la gauche du propriétaire du palais. (Les règles imprimées le disent ainsi, bien que dans un de leurs exemples l’ordre parte, dans le même sens, du joueur dont l’érudit est employé ; Tavola s’en tient à ce qu’elles disent.) Puis le propriétaire du palais garde l’érudit en place ou met un des candidats au même poste exactement. Tous les autres du conflit sont bannis sur l’île.

    Le conflit interne suivant ne commence que lorsque celui-ci est réglé. Les érudits employés que personne ne défie n’ont rien à payer.
rule-I17 =
    Un pot-de-vin est dû pour chaque candidat et pour chaque érudit employé que l’on défie. On paie pour chaque érudit séparément ; avec deux candidats, vous payez donc deux fois.

    Un pot-de-vin est un nombre entier de milliers, de 1 000 ducats à tout l’argent que vous avez au moment de payer. Vous l’annoncez ouvertement et le remettez tout de suite, avant que le propriétaire ne décide quoi que ce soit. Il ne peut être ensuite ni augmenté, ni diminué, ni rendu. Ceux qui paient après vous savent combien vous avez payé.
rule-I18 =
    Ce qui compte, c’est votre argent au moment de chaque pot-de-vin. Si vous n’avez rien du tout, la banque paie pour vous 1 000 ducats, ni plus ni moins, et tout le monde apprend que c’était la banque.
rule-I19 =
    Vous avez le droit d’être votre propre concurrent : vous pouvez envoyer deux érudits du même métier dans un palais, ou en envoyer un contre un érudit à vous qui y est employé. Vous payez alors pour chacun d’eux. En tant que propriétaire de l’érudit employé, vous payez d’abord pour celui-ci, puis pour vos candidats quand vient le tour de votre siège. Les perdants sont bannis, même s’ils sont tous à vous. Les programmes avec lesquels vous jouez vous avertissent avant que vous n’envoyiez un tel candidat.
rule-I20 =
    Les paiements d’une étape ont un ordre ; une étape, ce sont toutes les candidatures sans rival, ou tous les conflits externes, ou un conflit interne. Quand vient le tour d’un joueur dans cet ordre, il règle les pots-de-vin de tous ses candidats de l’étape, un à la fois : les savants d’abord, puis les médecins, puis les prêtres, puis les clercs. Deux du même métier se suivent directement, et chacun a sa propre négociation et son propre pot-de-vin.
rule-I21 =
    Aucune parole prononcée à la table ne lie les mains de personne, et cela vaut pour tout ce que disent I22 à I25. Le propriétaire d’un palais est libre de placer et de choisir.

rule-I22 =
    Tout pot-de-vin est précédé d’une discussion. Elle a lieu surtout entre le joueur qui va payer et le propriétaire du palais, mais elle est publique, et tous les autres peuvent s’y mêler. Parler ne change rien sur la table ; seuls le font les pots-de-vin, les placements, les choix et les envois.
rule-I23 =
    Cet article et les deux suivants sont de Tavola et non du jeu imprimé. Pour que personnes, bots et modèles de langage puissent discuter ensemble, la discussion est faite de déclarations d’une forme fixe, à côté desquelles peut se trouver une ligne de texte libre. Les personnes composent leurs déclarations dans des menus et les lisent comme des phrases. Le texte libre n’est jamais pris pour un engagement.

    Une déclaration a un numéro, un auteur, le ou les joueurs à qui elle s’adresse, et l’un de neuf actes : offrir, exiger, promettre, menacer, accepter, rejeter, retirer, demander ou accuser. Elle peut renvoyer à quelque chose qui a été dit. Elle a un côté « si » et un côté « alors », avec deux termes au plus de chaque côté.

    Les offres et les exigences s’adressent à un seul joueur. Dans une offre, le côté « alors » dit ce que fera l’auteur et le côté « si » ce que le destinataire doit faire pour cela ; dans une exigence, c’est l’inverse. Le côté « alors » d’une promesse ou d’une menace dit lui aussi ce que fera l’auteur. Un côté « alors » ne doit jamais être vide, ni le côté « si » d’une menace ; tout autre côté vide n’a simplement pas d’état.

    Vous acceptez ou rejetez une offre ou une exigence ouverte qui vous a été faite. Vous retirez une des vôtres, pourvu qu’elle n’ait pas encore été acceptée. Seules les offres et les exigences peuvent être acceptées, rejetées ou retirées, et sans réponse elles tombent à la fin de la négociation où elles ont été faites. Une accusation désigne une inscription rompue du registre (voir I24).

    Il y a sept sortes de termes. Payer : le propriétaire d’un érudit paie au moins un certain montant comme pot-de-vin pour cet érudit dans un palais. Placer : le propriétaire d’un palais donne à un érudit un certain poste ou un meilleur. Choisir : le propriétaire d’un palais embauche ou garde un érudit. Bannir : le propriétaire d’un palais bannit un érudit. Protéger : le propriétaire d’un palais y garde un érudit jusqu’à une certaine manche. Envoyer et ne pas envoyer : un joueur envoie, ou n’envoie pas, un érudit d’un métier dans un palais dans une certaine manche, de 1 à 4.

    L’érudit d’un terme est désigné par son propriétaire, son métier et le palais. Si un joueur a deux érudits pareils dans le même palais, ils comptent pour un : embauché si l’un d’eux l’est, banni si aucun des deux ne reste.
rule-I24 =
    Les engagements sont inscrits dans un registre que tous peuvent lire. Le programme lui-même décide si chacun a été tenu ou rompu, est devenu caduc ou reste ouvert.

    Un accord est une offre ou une exigence acceptée. Il a deux côtés, ce que l’un a promis et ce que l’autre a promis, et chacun est jugé pour lui-même. Mais si un côté est rompu pendant que l’autre est encore ouvert, l’autre devient caduc.

    Une promesse reste ouverte jusqu’à ce que ses termes du côté « si » soient décidés, et ce n’est qu’à partir de là que son côté « alors » importe. Si l’un des termes du côté « si » est rompu ou caduc, la promesse est caduque.

    Une menace veut dire « à moins que ». Si tous ses termes du côté « si » sont tenus, elle a été écoutée et elle est caduque. Si l’un d’eux est rompu, le côté « alors » doit suivre : la menace est tenue si son auteur la met à exécution, et rompue si ce n’était que du bluff. Si un terme du côté « si » est caduc et qu’aucun n’est rompu, la menace est caduque.

    Un côté est rompu dès qu’un de ses termes l’est. Sinon, il est ouvert tant qu’un de ses termes est ouvert. Ensuite, il est tenu si tous ses termes l’ont été, et caduc si l’un d’eux est caduc. Ce qui a été décidé ne change plus jamais, et ce qui est ouvert quand la partie est finie devient caduc.

    Un terme compte à partir du moment où il est dit ; dans un accord, à partir de l’acceptation ; du côté « alors » d’une menace, à partir de la rupture du côté « si ». Si la manche nommée par un terme est déjà passée à ce moment-là, le terme est caduc. Un terme impossible à remplir peut devenir caduc tout de suite, ou seulement quand il serait échu.

    Payer est l’affaire du propriétaire de l’érudit, et vient à échéance au prochain pot-de-vin pour cet érudit dans ce palais. Le terme est tenu si le pot-de-vin atteint au moins le montant nommé, et rompu s’il est plus petit, même faute d’argent. Il est caduc s’il ne reste plus de pot-de-vin à payer là pour cet érudit.

    Placer est l’affaire du propriétaire du palais, et vient à échéance à sa prochaine décision sur cet érudit. Le terme est tenu si l’érudit est alors employé au poste nommé ou à un meilleur, et rompu s’il est employé plus bas ou banni. Il est caduc s’il ne doit plus y avoir de telle décision.

    Choisir et bannir viennent à échéance à la même décision, elle aussi du propriétaire du palais, et sont caducs dans le même cas. Choisir est tenu si l’érudit est embauché ou reste employé, et rompu s’il est banni. Bannir est tenu si l’érudit est banni, et rompu s’il est embauché ou reste employé.

    Protéger est l’affaire du propriétaire du palais, et vient à échéance à la fin de son tour dans la manche nommée, ou plus tôt si l’érudit est banni. Le terme est tenu si l’érudit est alors encore employé dans le palais, et rompu s’il en a été banni, ne serait-ce que comme candidat. Il est caduc si, jusque-là, l’érudit n’y a été ni candidat ni employé.

    Envoyer est l’affaire du joueur nommé, et vient à échéance quand ce joueur a fini ses envois de la manche nommée. Le terme est tenu si un érudit du métier a été envoyé dans le palais, et rompu si aucun ne l’a été. Il est caduc si le joueur n’avait plus, avant ces envois, aucun érudit de ce métier à envoyer.

    Ne pas envoyer vient à échéance au même moment. Le terme est tenu si aucun érudit pareil n’y a été envoyé et rompu si l’un l’a été. Il ne devient jamais caduc de lui-même.
rule-I25 =
    La discussion a des limites, pour que toute partie finisse. Une négociation est le temps qui précède un pot-de-vin, et le joueur qui le doit peut y mettre fin quand il veut, simplement en payant.

    Pendant une négociation, chaque joueur peut faire un certain nombre de déclarations, fixé par une option de table : 6, sauf si vous le changez, et avec 0 la table est muette. Si le propriétaire du palais et le payeur sont tous deux des bots, aucun bot ne peut en faire plus de 2.

    Les personnes peuvent parler à tout moment de la négociation. Les bots sont interrogés dans un ordre fixe : le payeur, le propriétaire du palais, puis les autres dans le sens des aiguilles d’une montre. On les interroge encore et encore jusqu’à ce que tous passent ou aient épuisé leurs déclarations.
rule-I26 =
    L’argent ne change de mains d’aucune autre façon. Il n’y a pas de cadeaux, le propriétaire d’un palais ne rembourse rien et les candidats ne se paient pas entre eux.
