# Les leçons de 4 Étoiles en français.

lesson-first-turn = Vos deux premiers tours
lesson-first-turn-about = Acheter bas, vendre haut, et garder l'œil sur la carte.
lesson-first-turn-goal =
    Vous bâtissez un empire du tourisme, et cette carte dit lequel : six hôtels, quatre restaurants, trois clubs, deux avions, les *maillons* de votre chaîne. *Exactement* ces 15, aucun à côté, plus d'événement en main, au moins 100 millions (M$) en caisse : alors vous l'annoncez, et c'est gagné.

    Vous avez déjà quatre avions, deux de trop. Et 25 en caisse.
lesson-first-turn-roll = Un tour, c'est deux dés, une promenade, et ce que dit la case. Lancez.
lesson-first-turn-roll-hint = Les dés sont au milieu du plateau.
lesson-first-turn-wrong-event = On peut jouer un événement avant les dés, un par tour. Celui-ci paie 2 par hôtel sur votre carte : vous n'en avez aucun. Gardez-le.
lesson-first-turn-buy =
    Trois et deux : cinq cases plus loin, un restaurant. Ici, vous pouvez acheter ou vendre jusqu'à quatre restaurants, au cours du moment : 4 pièce.

    Votre carte en veut quatre. Achetez-en deux, et gardez de quoi voir venir.
lesson-first-turn-buy-hint = Deux restaurants à 4 : 8 sur vos 25.
lesson-first-turn-wrong-one = Vous pouvez vous permettre un peu plus. Deux.
lesson-first-turn-wrong-many = Possible, mais qui vide sa caisse rate toutes les occasions. Deux suffiront.
lesson-first-turn-wrong-end = Vous partiriez sans avoir rien fait.
lesson-first-turn-paid = Deux à 4 : 8 de payés, reste 17. Une affaire par case, c'est tout. Terminez votre tour.
lesson-first-turn-again = { SEAT(1) } a acheté un club. À vous de nouveau : lancez.
lesson-first-turn-planes =
    Quatre et un : une case avion. Vous en avez quatre, et leur cours est à 9 sur 10. Il ne montera plus guère.

    Combien rapporteraient les quatre ?
lesson-first-turn-wrong-single = C'est le prix d'un seul.
lesson-first-turn-wrong-pair = Pour deux. Vous pouvez en vendre quatre d'un coup.
lesson-first-turn-sell = Trente-six ! Votre carte veut deux avions à la fin, mais ils se rachètent quand ils sont bon marché. Vendez les quatre.
lesson-first-turn-sell-hint = Jusqu'à quatre maillons par affaire.
lesson-first-turn-wrong-dear = À 9 ? On achète quand c'est bas, on vend quand c'est haut.
lesson-first-turn-wrong-few = Plus que cela ! À 9, personne ne garde d'avions.
lesson-first-turn-end =
    53 en caisse après deux tours. Voilà le rythme : acheter ce que veut la carte tant que c'est bas, vendre ce qui est haut, et laisser les cours travailler.

    Comment on les fait bouger, vous le verrez bientôt : cela se passe sur les cases $.

lesson-dollars = Les cases $
lesson-dollars-about = Là où les cours bougent, et d'où vient l'argent.
lesson-dollars-roll = Vous avez deux restaurants, deux clubs et trois avions. Les cours ne bougent que par les événements, et sur les cases $. Il y en a une cinq cases plus loin. Lancez.
lesson-dollars-wrong-event = Pas cette carte : elle paie pour les hôtels, et vous n'en avez pas sur la vôtre.
lesson-dollars-three =
    Un trois et un deux, et une case $. Ici, on *doit* faire varier deux cours différents : l'un du trois, l'autre du deux, chacun vers le haut ou vers le bas.

    Vous avez des restaurants, à 3. Montez-les de trois.
lesson-dollars-three-hint = Chaque cours a ses boutons, pour monter et descendre, un par dé.
lesson-dollars-wrong-lower = Moins cher ? Baissez ce que vous voulez acheter, montez ce que vous avez.
lesson-dollars-wrong-three = C'est possible aussi. Les restaurants, s'il vous plaît, et le trois.
lesson-dollars-two = 3 + 3 = 6. Et maintenant le deux : montez les clubs, qui sont à 5.
lesson-dollars-wrong-two = Vous avez aussi des clubs. Montez ceux-là.
lesson-dollars-on =
    Les clubs sont à 7. Après une case $, on repart avec *un* dé : un cinq, et vous voilà sur un club. Vous pourriez vendre à 7, mais votre carte veut quatre clubs.

    Restons-en là : terminez le tour.
lesson-dollars-wrong-not-now = Cela se pourrait. Pour cette leçon, terminez simplement le tour.
lesson-dollars-again = { SEAT(1) } est arrivé sur un club aussi, a trouvé 7 trop cher et n'a rien fait. À vous de lancer.
lesson-dollars-ceiling =
    Cinq et trois, et encore une case $. Les avions sont à 9, et vous en avez trois sur votre carte. Aucun cours ne dépasse 10, mais qui le pousse au-delà est *payé* : 1 par point au-dessus de 10, pour chaque maillon de cette branche sur sa carte.

    Les avions montés de cinq, cela ferait 14. Que recevriez-vous ?
lesson-dollars-wrong-tenth = De 9 à 10, rien pour personne. Ce sont les quatre points au-dessus qui comptent.
lesson-dollars-wrong-each = Quatre points au-dessus de 10, c'est juste. Pour chacun des trois avions.
lesson-dollars-raise = Quatre points, trois avions : douze. C'est de là que vient l'argent. Montez les avions de cinq.
lesson-dollars-wrong-other-die = Avec le trois, ce serait 12, donc 2 × 3 = 6. Le cinq vaut mieux.
lesson-dollars-wrong-plane = D'abord les avions, de cinq.
lesson-dollars-cheap =
    37 en caisse, et les avions à 10. Reste le trois, pour un autre cours. Votre carte veut deux hôtels, et vous n'en avez aucun.

    Faites-les baisser.
lesson-dollars-cheap-hint = Les hôtels sont à 6.
lesson-dollars-wrong-own = Monter ? Il vous faut encore acheter un peu de tout. Les hôtels, vers le bas.
lesson-dollars-wrong-cheap = Ceux-là, vous les avez. Baissez ce que vous voulez acheter : les hôtels.
lesson-dollars-end =
    Les hôtels à 3, les avions à 10, et douze de plus. Montez ce que vous avez, baissez ce que vous voulez, et poussez par-dessus 10 ce qui en est près, encore et encore : un cours à 10 paie toujours.

lesson-announce = Le dire, et gagner
lesson-announce-about = Un troc, et trois mots.
lesson-announce-nearly =
    Vous avez 101 en caisse, aucun événement et 15 maillons. Mais regardez votre carte : elle veut six hôtels, quatre restaurants, trois clubs, deux avions.

    Qu'est-ce qui ne va pas encore ?
lesson-announce-plane = Il y a un avion de trop
lesson-announce-hotel = Il manque un hôtel
lesson-announce-both = Les deux
lesson-announce-wrong-half = C'est vrai, mais ce n'est pas tout. *Exactement* ces maillons, et aucun à côté de la carte.
lesson-announce-roll = Cinq hôtels au lieu de six, trois avions au lieu de deux. Quatre cases plus loin, un coin à quatre étoiles. Lancez.
lesson-announce-barter =
    Trois et un : vous y êtes ! Sur la case 4 Étoiles, on achète ou vend jusqu'à quatre maillons d'une branche au choix, ou l'on *troque* avec quelqu'un : un certain nombre d'une branche contre autant d'une autre. Les cours n'y font rien, et nul ne peut refuser.

    Une seule affaire. Laquelle remet tout en ordre ?
lesson-announce-barter-hint = { SEAT(1) } a deux hôtels.
lesson-announce-wrong-buy = Vous auriez l'hôtel, et toujours l'avion de trop ; et 97 en caisse.
lesson-announce-wrong-sell = L'avion serait parti, et l'hôtel manquerait toujours.
lesson-announce-wrong-deal = Cela n'aide pas. Il faut une chose dehors et une autre dedans, d'un seul coup.
lesson-announce-give = Que donnez-vous à { SEAT(1) } ?
lesson-announce-wrong-give = Ce que vous avez de trop, c'est un avion.
lesson-announce-get = Et que demandez-vous ?
lesson-announce-wrong-get = Un restaurant serait votre cinquième. Prenez l'hôtel !
lesson-announce-say-it =
    Six, quatre, trois, deux. 101 en caisse, aucun événement. Tout y est, et *personne ne le remarquera pour vous* : qui ne le dit pas n'a pas gagné.

    Dites-le !
lesson-announce-say-it-hint = Le bouton à la couronne.
lesson-announce-wrong-silent = Vous attendriez tout un tour de table, et le prochain troc se fera peut-être à vos dépens. Dites-le !
lesson-announce-end =
    Gagné. Le tour de table se joue toujours jusqu'au bout, pour que chacun ait joué autant ; { SEAT(1) } avait commencé, c'était donc la fin. Si plusieurs y arrivent, la plus grosse caisse l'emporte.

    D'ici là, un troc peut encore défaire une carte. La vôtre aussi.

lesson-opening = Les débuts
lesson-opening-about = Quatre dés, trois secrets, et une case de départ.
lesson-opening-prices =
    Une nouvelle partie. Quatre dés ont donné les cours d'ouverture, un par branche : 3 pour les restaurants, 5 pour les clubs, 1 pour les hôtels, 6 pour les avions. Chacun a 25.

    Des hôtels à 1 ! Cela ne durera pas.
lesson-opening-hand =
    Vous avez trois *événements*. Vous seul les voyez ; les autres voient combien il y en a. On peut en jouer un par tour, avant les dés. Pour gagner, il ne doit plus en rester.

    Les vôtres sont trois crises : 3 à payer par hôtel, par restaurant, par club *sur votre carte*. Personne n'a dit que les affaires étaient justes.
lesson-opening-start =
    Chacun choisit l'une des quatre cases $ étoilées pour partir. Il ne s'y passe encore rien. Deux dés font sept plus souvent qu'autre chose : voyez donc ce qu'il y a de cinq à neuf cases plus loin.

    Vous voulez des hôtels bon marché. Depuis la case 46, il y en a un à cinq cases, un à sept, et à six un coin où *toute* branche est à vendre.
lesson-opening-start-hint = La dernière des quatre.
lesson-opening-wrong-start = Une place comme une autre. Mais depuis la 46, on voit plus d'hôtels.
lesson-opening-crisis =
    { SEAT(1) } est parti d'ailleurs. À vous, et avant les dés vous pouvez jouer un événement. La crise des hôtels coûte 3 par hôtel sur votre carte.

    Combien coûterait-elle maintenant ?
lesson-opening-wrong-cost = Combien d'hôtels sur votre carte ?
lesson-opening-play = Rien ! Vous n'avez pas encore d'hôtel. *Les mauvaises cartes se jouent quand on est pauvre.* Comme ce sont des hôtels que vous allez acheter : au rebut, celle-là.
lesson-opening-play-hint = Celle de l'ascenseur.
lesson-opening-wrong-roll = Attendez. Jamais une crise ne vous coûtera moins cher.
lesson-opening-wrong-later = Gratuite aussi, aujourd'hui. Mais les hôtels viennent d'abord, donc cette carte d'abord.
lesson-opening-roll = Un événement par tour, les deux autres attendront. Lancez.
lesson-opening-double =
    Trois et trois. Un *double* fait piocher un événement, jouable dès le tour suivant ; il ne donne pas de second tour. Et vous voilà sur un coin à quatre étoiles : jusqu'à quatre maillons de la branche de votre choix, au cours du moment. Un petit anneau prévient que certains resteraient à côté de votre carte.

    De quoi avez-vous le plus envie ?
lesson-opening-double-hint = Qu'est-ce qui coûte 1 ?
lesson-opening-wrong-few = À 1 pièce ? Prenez-en quatre, c'est le maximum.
lesson-opening-wrong-dear = C'est plus cher. Les hôtels sont à 1 !
lesson-opening-wrong-nothing = Pas maintenant. Les hôtels sont à 1 !
lesson-opening-done = Quatre hôtels pour 4. Ils se rangent d'eux-mêmes sur votre carte ; il y a place pour six. Terminez votre tour.
lesson-opening-end =
    21 en caisse, quatre hôtels, trois événements : deux crises, et un boom que vous venez de piocher.

    Désormais tous vos tours se ressemblent : un événement si vous voulez, les dés, la case.

lesson-market = Des hauts et des bas
lesson-market-about = Des cours qui baissent, un $ après l'autre, et le plancher.
lesson-market-want =
    Votre carte est pleine de restaurants : quatre, à 5. Mais elle veut trois clubs et deux avions, et ils sont à 10 et 9. Il y a une case $ cinq cases plus loin. Lancez.
lesson-market-club =
    Trois et deux. Deux cours différents *doivent* varier, chacun d'un dé. Clubs à 7 et avions à 7, ou clubs à 8 et avions à 6 : l'un ou l'autre. Vous pourriez aussi en monter un et en baisser un.

    Les clubs d'abord : trois de moins.
lesson-market-club-hint = 10 − 3 = 7.
lesson-market-wrong-raise = Monter ? Ce qu'il vous reste à acheter devrait baisser.
lesson-market-wrong-club = Cela irait aussi. Pour les chiffres : les clubs, de trois.
lesson-market-plane = Et le deux, pour les avions : 9 − 2.
lesson-market-wrong-plane = Les avions, s'il vous plaît, et vers le bas.
lesson-market-again =
    7 et 7. Puis vous êtes reparti avec un dé, un six : *encore une case $* ! Maintenant un seul cours doit varier, de ce six. Les restaurants sont à 5, et vous en avez quatre sur votre carte.

    5 + 6 = 11. Combien recevriez-vous ?
lesson-market-wrong-again = Un point au-dessus de 10, pour chacun des quatre restaurants.
lesson-market-push = Quatre. Ce n'est pas une fortune, mais cela ne coûte rien. Montez les restaurants.
lesson-market-wrong-push = Quatre pour rien, sur vos restaurants. Montez-les.
lesson-market-off =
    De nouveau un dé, un un, et une case avion : pas de $ cette fois, vous vous arrêtez donc là. Vous pouvez acheter des avions à 7, ou non. Attendons de meilleurs jours : terminez le tour.
lesson-market-wrong-off = À 7 ? Vous avez vu ce qu'on peut faire d'un cours. Terminez le tour.
lesson-market-next = { SEAT(1) } n'a rien fait. À vous : lancez.
lesson-market-floor =
    Cinq et un, et une case $. Les hôtels sont à 3, et votre carte en veut six. Cinq de moins, donc. Jusqu'où cela descend-il ?
lesson-market-minus = −2 : on me paie pour en prendre
lesson-market-one = 1
lesson-market-three = C'est interdit, donc 3
lesson-market-wrong-floor = C'est permis. Mais il y a un plancher : on ne donne rien.
lesson-market-hotel = 1, le plancher. En dessous, rien, et personne n'est payé. Dans une partie, vous préféreriez les 20 de vos restaurants ; mais regardons le plancher. Baissez les hôtels de cinq.
lesson-market-wrong-twenty = Bien vu : cinq de plus que 10, quatre restaurants, 20. Dans une partie, faites-le. Ici, regardons le plancher : les hôtels, vers le bas, de cinq.
lesson-market-wrong-hotel = Les hôtels, vers le bas, de cinq.
lesson-market-other =
    Et le un, pour une autre branche. Les restaurants sont à 10, et vous en avez quatre. Vous vous souvenez : *à 10, un cours paie encore*.
lesson-market-other-hint = 11, c'est un de plus que 10. Quatre restaurants.
lesson-market-wrong-other = Pas mal. Mais il y en a quatre à prendre.
lesson-market-cheap = Quatre de plus : 33. Et de nouveau un dé, un un : une case hôtel, avec des hôtels à 1. Il y a des jours comme cela. Achetez tout ce qu'on vous permet.
lesson-market-wrong-cheap = Quatre hôtels pour 4. Quand, sinon maintenant ?
lesson-market-end =
    29 en caisse et quatre hôtels. Les cours sont à tout le monde : ce que vous baissez, d'autres l'achèteront peut-être avant vous. Baissez donc ce qui est juste devant *vous*.

    La banque a trente maillons de chaque branche, de l'argent sans fin, et ne fait pas crédit.

lesson-events = Les événements
lesson-events-about = Quand jouer quoi, et pour quels maillons.
lesson-events-cards =
    Vous avez six hôtels, deux restaurants et trois avions ; votre carte veut six hôtels, quatre restaurants, trois clubs et deux avions. En main : une bonne saison pour les avions, un boom pour les hôtels, une offre de clubs.

    On peut en jouer un par tour, avant de lancer. Il n'en faut plus aucun pour gagner : autant que chacun serve. Voyons ce qu'ils valent.
lesson-events-beside = La saison paie 2 par avion *sur votre carte*. Vous en avez trois, mais la carte n'en loge que deux ; le troisième est à côté. Combien paierait-elle ?
lesson-events-wrong-beside = Celui d'à côté ne compte pas. Seulement ce qui est dessus.
lesson-events-wrong-single = Deux pour chaque avion sur la carte.
lesson-events-boom = Le boom monte les hôtels de 3. Ils sont à 10, et six des vôtres sont sur la carte. Vous savez ce qui se passe au plafond. Combien paierait-il ?
lesson-events-wrong-boom = Trois points au-dessus de 10, pour chacun des six hôtels : 3 × 6.
lesson-events-now = Dix-huit ! Qui sait combien de temps les hôtels resteront à 10. Jouez-le.
lesson-events-wrong-roll = La carte d'abord : elle se joue avant les dés.
lesson-events-wrong-now = Celle-là peut attendre. Les hôtels sont à 10 *aujourd'hui*.
lesson-events-roll = 18 de plus : 58. Tous voient la carte, puis elle va sous la pile. Lancez maintenant.
lesson-events-leave = Des restaurants, à 8. Votre carte en veut encore deux, mais pas à ce prix. Terminez le tour.
lesson-events-wrong-leave = À 8 ? Patience.
lesson-events-offer = Autre tour, autre événement. Les clubs sont à 2, et l'offre vous en vend où que vous soyez : jusqu'à quatre, *en plus* de ce que permettra la case. Jouez-la.
lesson-events-wrong-season = 4 pour deux avions. Cela peut attendre, pas les clubs à 2.
lesson-events-clubs = Votre carte veut trois clubs. On peut acheter plus qu'elle n'en loge, ou vendre ce qui est dessus, quand le cours s'y prête. (Un petit anneau marque les nombres qui en mettraient à côté.) Aujourd'hui, prenons ce qu'elle veut.
lesson-events-clubs-hint = Trois à 2.
lesson-events-wrong-four = Le quatrième serait à côté de la carte, et il faudra s'en défaire. On peut spéculer ainsi ; aujourd'hui : trois.
lesson-events-wrong-clubs = À 2 ! Trois, autant qu'en veut la carte.
lesson-events-end =
    Trois clubs pour 6. Il reste une carte. Et si l'une ne sert à rien, on peut la jouer quand même, pour s'en débarrasser. Mais pas si elle coûte plus que vous n'avez.

    Que jouer, et quand ? Une crise, qui fait payer vos maillons, tant que vous en avez peu. Une saison, qui vous paie pour eux, quand la carte est pleine. Un boom à 9 ou 10. Une offre quand sa branche est bon marché, un acheteur quand elle est chère.

lesson-rival = Pas si vite
lesson-rival-about = Un autre le dit avant vous.
lesson-rival-announced =
    { SEAT(1) } vient d'annoncer : deux hôtels, six restaurants, quatre clubs, trois avions, pas d'événement, 120 en caisse. Tout y est.

    Vous avez 104. Et vos maillons ? Six hôtels au lieu de trois, trois clubs au lieu de six. Si près !
lesson-rival-turn = La partie est-elle finie ?
lesson-rival-over = Oui, { SEAT(1) } a gagné
lesson-rival-last = Non, il me reste un tour
lesson-rival-two = Non, chacun a encore deux tours
lesson-rival-wrong-turn = Chacun joue autant de tours que les autres. { SEAT(1) } a commencé, le vôtre est donc à venir ; puis le tour de table est fini.
lesson-rival-roll = On finit le tour de table. Et seul gagne qui a *encore* tout à ce moment-là. Quatre cases plus loin, il y a un coin. Lancez.
lesson-rival-barter = Le coin ! Vous pouvez faire un troc avec { SEAT(1) }, qui ne peut refuser. Vous voyez, n'est-ce pas ?
lesson-rival-barter-hint = Trois hôtels de trop, trois clubs de moins. { SEAT(1) } a quatre clubs.
lesson-rival-wrong-barter = Alors le tour de table finit, et { SEAT(1) } a gagné. Le troc !
lesson-rival-give = De un à quatre maillons d'une branche, contre autant d'une autre. Que donnez-vous, et combien ?
lesson-rival-give-hint = Votre carte veut trois hôtels. Vous en avez six.
lesson-rival-wrong-many = Trois hôtels de trop : les trois.
lesson-rival-wrong-give = Donnez ce que vous avez en trop.
lesson-rival-get = Et que voulez-vous en échange ?
lesson-rival-wrong-get = Ce sont les clubs qui vous manquent, et qui vont manquer à { SEAT(1) }.
lesson-rival-both = Trois hôtels contre trois clubs. { SEAT(1) } a maintenant cinq hôtels et un club : son annonce ne vaut plus rien. Et vous ? Comptez, et faites ce qu'il faut.
lesson-rival-wrong-silent = Trois, deux, six, quatre ; 104 ; pas d'événement. Annoncez !
lesson-rival-end =
    Gagné, au dernier moment. Si vous n'aviez fait que briser la chaîne de { SEAT(1) }, on continuait, et il fallait tout annoncer à nouveau. Si vous l'aviez eue tous les deux, le plus d'argent l'emportait.

    Avant d'annoncer, demandez-vous donc : qui joue après moi, et à combien est le prochain coin ?
