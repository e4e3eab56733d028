# Les leçons de Sun, Sea & Sand en français.

lesson-first-turn = Votre première semaine
lesson-first-turn-about = Un toit, des clients, une raison de rester.
lesson-first-turn-goal =
    Ce bout d'île est à vous. Pendant huit semaines, vous y bâtissez un village de vacances et allez chercher les touristes au bateau.

    À la fin, chaque touriste encore présent vaut un point, et chaque aménagement les points imprimés dessus. L'argent, lui, ne vaudra plus rien : dépensez-le. (Votre unique point, pour l'instant, vient de vos cases vides : celles qui se tiennent forment une *zone vide*, et chaque zone vaut 1 point. Comment en faire plusieurs, on le verra plus tard.)
lesson-first-turn-family =
    C'est votre famille qui travaille. Chaque membre à la maison fait *une chose* cette semaine, puis reste occupé un moment. La famille, c'est votre temps, et le temps manque toujours.

    Trois sont à la maison, deux autres reviennent la semaine prochaine (horloge +1), et vous avez 13 pièces.
lesson-first-turn-bungalows = Avant tout, il faut un toit. Trois bungalows coûtent 6. Construisez-en trois. L'horloge du bouton dit dans quelle semaine ce membre sera de retour.
lesson-first-turn-bungalows-hint = Les bungalows se construisent par un, deux, trois ou quatre : pour 1, 3, 6 ou 10.
lesson-first-turn-wrong-number = Cela se fait aussi. Mais trois clients arrivent par le bateau, et nous les voulons tous.
lesson-first-turn-wrong-build = Une terrasse pour personne ? D'abord un toit, puis des clients, puis de quoi les occuper.
lesson-first-turn-wrong-reserve = Réserver d'avance est sage, aux heures creuses. D'abord un toit pour ceux d'aujourd'hui.
lesson-first-turn-wrong-sign = Un panneau attire les routards. Eux aussi voudraient dormir quelque part.
lesson-first-turn-fetch =
    Il vous reste 7 pièces et trois lits, et { SEAT(1) } a construit aussi. Maintenant, un groupe du bateau de *cette semaine* : on le prend entier ou pas du tout, et il faut un lit pour chacun, tout de suite.

    Allez chercher les trois rouges.
lesson-first-turn-fetch-hint = Les touristes rouges aiment le boulevard. Il y en a un groupe de trois sur le bateau de la semaine 1.
lesson-first-turn-wrong-mixed = Trois lits, trois clients : cela tient. Mais deux couleurs veulent deux sortes de plaisirs. Prenez les trois rouges.
lesson-first-turn-wrong-group = Vous avez de la place pour plus que cela. Prenez les trois rouges.
lesson-first-turn-wrong-boat = Les lits sont faits, et vides. Au bateau !
lesson-first-turn-stay =
    Trois clients. Mais au bungalow ils ne restent qu'une semaine, puis rembarquent : à moins d'avoir de quoi faire *dans leur couleur*.

    Le rouge aime le boulevard. Vous avez 7 pièces : construisez la terrasse.
lesson-first-turn-stay-hint = La terrasse coûte 6 et vaudra 3 points à la fin. Votre premier aménagement va sur l'emplacement le plus à gauche de sa rangée.
lesson-first-turn-wrong-bar = Le bar est rouge aussi, et chaque client y paie double. Mais il ne vaut aucun point, et aujourd'hui la terrasse est dans vos moyens.
lesson-first-turn-wrong-colour = Vos clients sont rouges. C'est une autre couleur : ils passeraient devant, et rentreraient.
lesson-first-turn-wrong-leave = Alors vos trois clients rembarquent en fin de semaine. Donnez-leur de quoi faire.
lesson-first-turn-income =
    13 − 6 − 6 = 1. C'est maigre. Mais en fin de semaine, chaque touriste de votre village paie 1.

    Combien aurez-vous alors ?
lesson-first-turn-wrong-before = C'est ce que vous avez maintenant. Trois clients vont payer.
lesson-first-turn-wrong-income = C'est ce qui rentre. Et il y a 1 dans la bourse.
lesson-first-turn-end =
    Quatre, et la semaine 2 commence. Vos trois clients sont en terrasse et restent une semaine de plus : deux en tout, comme le dit le petit nombre en tête de rangée. *Ils dorment toujours dans vos bungalows* : pour d'autres clients, il faut d'autres lits. Ceux de { SEAT(1) } n'avaient rien à faire : partis.

    Tout est là : un toit, des clients, et une chaîne d'aménagements de leur couleur qui se les passent.

lesson-booking = Bar, réservations, routards
lesson-booking-about = Gagner plus, prévoir, et recevoir des clients pour rien.
lesson-booking-resort =
    Semaine 2 dans votre village : un client rouge au bungalow, deux au bar, la terrasse encore vide. Deux membres de votre famille sont à la maison.

    En fin de semaine, tous avancent vers la droite : du bungalow au bar, du bar à la terrasse. Chacun reste donc une semaine de plus.
lesson-booking-bar = Chaque touriste paie 1 par semaine. À *votre bar*, il paie 1 de plus. Combien rentrera cette semaine ?
lesson-booking-wrong-bar = Un chacun ferait 3. Mais deux sont assis au bar.
lesson-booking-wrong-all = Seuls ceux du bar paient double, pas celui du bungalow.
lesson-booking-book =
    Cinq. Maintenant, prévoyez : cinq bungalows, trois clients, deux lits libres. Les groupes des bateaux suivants se *réservent* ; le lit ne sert que le jour où ils viennent.

    Réservez les deux rouges du bateau de la semaine 3. Votre bar et votre terrasse les attendent. (Un ! rouge prévient qu'il y aurait plus de clients que de lits.)
lesson-booking-book-hint = Le bateau de la semaine 3 est celui d'après. Deux cœurs, côte à côte.
lesson-booking-wrong-four = Quatre d'un coup, dont un jaune : ils tiendraient, mais le jaune n'a rien à faire ici. Les deux rouges.
lesson-booking-wrong-colour = Votre boulevard est rouge. Que feraient ceux-là ici ?
lesson-booking-wrong-late = Votre parent reste sur ce bateau jusqu'à son départ. Plus tôt il part, plus tôt on est rentré.
lesson-booking-wrong-today = Bien pour aujourd'hui. Mais apprenons à prévoir : la semaine prochaine.
lesson-booking-wrong-else = Plus tard. D'abord la réservation.
lesson-booking-walkers =
    Maintenant, les routards. À la fin de chaque semaine, il en vient un de plus. C'est le joueur *le plus pauvre* qui donne le pas : vous avez 6, donc le routard part de la plage à votre gauche et fait six pas, par les villages, les plages et les *panneaux* de tous.
lesson-booking-stops =
    Voici le chemin. Là où il s'arrête, village ou panneau, il s'installe s'il y a un bungalow libre. Sans travail pour personne ; au bateau, on ne peut ni le prendre ni le réserver.
lesson-booking-sign = Chaque panneau allonge votre bout de chemin : davantage s'arrêtent chez vous ; et c'est un point à la fin. Il ne coûte pas d'argent. Posez-en un.
lesson-booking-sign-hint = Les panneaux viennent dans un ordre fixe, le premier dit Welcome.
lesson-booking-wrong-sign = Très bien, mais aujourd'hui c'est un panneau qu'il nous faut.
lesson-booking-end =
    Semaine 3. Cinq de rentrés : 11 pièces. Les deux du bar sont en terrasse, le suivant est au bar, et vos deux réservations au bungalow. Le routard s'est arrêté chez { SEAT(2) }, n'y a rien trouvé à faire, et il est reparti.

    S'il en arrive plus que vous n'avez de lits, il faut en renvoyer et payer 1 par tête. Réservez donc en pensant à ceux qui partent.

lesson-building = Construire, et la fin
lesson-building-about = Où l'on peut bâtir, et ce que cela vaut.
lesson-building-last =
    La dernière semaine. Plus rien ne rentrera : vous avez 13 pièces, et ce qui en restera ne vaudra rien. Deux membres de la famille peuvent encore agir.

    À la fin comptent : les touristes, les panneaux, les points des aménagements, et les *zones*. On y vient.
lesson-building-where =
    Chaque aménagement va dans la rangée de sa couleur, et vous pouvez avoir *un seul exemplaire de chacun*. Le premier tout à gauche ; les suivants tout à gauche aussi, ou sur un emplacement qui *touche* un des vôtres, dans n'importe quelle rangée, par un côté ou par un coin.

    Votre terrasse est tout à gauche du boulevard. Combien d'emplacements pour le bar de plage, sur la plage juste en dessous ?
lesson-building-wrong-corner = Il y a l'emplacement de gauche. Et les coins comptent aussi.
lesson-building-wrong-anywhere = Pas n'importe où : l'emplacement de gauche, ou un emplacement qui touche ce que vous avez.
lesson-building-beach = Deux : juste sous la terrasse, et en diagonale. Le bar de plage coûte 5 et vaut 3 points. Construisez-le sur l'une ou l'autre.
lesson-building-beach-hint = Sur la plage, la rangée jaune.
lesson-building-wrong-dear = C'est une idée. Mais à 5, le bar de plage laisse de quoi faire autre chose.
lesson-building-wrong-thing = Ce sont les points qui comptent maintenant. Construisez le bar de plage.
lesson-building-regions =
    Il vous reste 8 : assez pour le mini-golf, qui coûte 7 et rapporte 4 points, dans la rangée verte au-dessus de la terrasse. Et voici les *zones* : les emplacements vides qui se tiennent par les côtés forment une zone, et chaque zone vaut un point. Vous en avez une, tout le reste.

    Construisez le mini-golf de façon à en faire deux.
lesson-building-regions-hint = L'emplacement vert du coin a deux voisins. L'un est votre terrasse.
lesson-building-wrong-flat = Là, il prend le coin lui-même, et le reste se tient toujours. Un emplacement plus à droite, il enferme le coin.
lesson-building-wrong-golf = Le mini-golf, s'il vous plaît : vous en avez tout juste les moyens.
lesson-building-count =
    Le coin vert est isolé : deux zones. Donc : 3 touristes, 1 panneau, des aménagements à 3 + 3 + 4, et les zones. Il reste 1 pièce.

    Combien de points ?
lesson-building-wrong-regions = Avez-vous compté les deux zones ?
lesson-building-wrong-money = L'argent ne vaut rien à la fin.
lesson-building-end =
    Seize à neuf. Les routards encore sur une plage entre deux villages ne comptent pour personne ; à égalité, c'est qui a le plus de touristes.

    Un bon village est plein la *dernière* semaine. Regardez donc la semaine 8 dès le début : quelles couleurs viendront, et qui sera encore là ?

lesson-family = Qui est à la maison ?
lesson-family-about = Cinq paires de bras, et jamais toutes là.
lesson-family-away =
    Semaine 5, et vous repartez de zéro. L'argent se gagne ; le *temps*, non. Chaque action éloigne un membre de la famille : un panneau pour une semaine, des bungalows pour deux, un aménagement pour trois, un tour au port jusqu'au départ du bateau.

    Trois sont à la maison. Les deux autres ont encore à faire, la semaine prochaine aussi.
lesson-family-order =
    Une action chacun, dans le sens des aiguilles d'une montre, en commençant par qui a le coquillage (vous, cette semaine) ; qui n'a plus personne à la maison est sauté. Vous en avez trois, { SEAT(1) } un, { SEAT(2) } quatre.

    Qui joue en dernier ?
lesson-family-me = Moi
lesson-family-blaise = { SEAT(1) }
lesson-family-carmen = { SEAT(2) }
lesson-family-wrong-me = Vous avez trois actions, { SEAT(2) } en a quatre.
lesson-family-wrong-blaise = { SEAT(1) } n'en a qu'une, et finit avant tout le monde.
lesson-family-beds =
    Vous, { SEAT(1) }, { SEAT(2) }, vous, { SEAT(2) }, vous, { SEAT(2) }, { SEAT(2) }. On ne garde personne en réserve : *qui est à la maison doit agir*.

    Commencez par trois bungalows. Ils coûtent 6 de vos 7 pièces ; le bâtisseur s'absente deux semaines, mais les lits sont là tout de suite.
lesson-family-beds-hint = Un bungalow coûte 1, deux 3, trois 6, quatre 10 : plus on en prend, plus chacun est cher.
lesson-family-wrong-number = Trois, s'il vous plaît. Il y a au port exactement ce qu'il faut.
lesson-family-wrong-roof = D'abord un toit. Vous n'en avez pas un seul.
lesson-family-terrace =
    { SEAT(1) } a bâti une terrasse pour 6. Le tout premier aménagement va forcément tout à gauche de sa rangée. Et voyez le marché : chaque vente renchérit de 1 la suivante de la même sorte.

    Combien vous coûterait une terrasse ?
lesson-family-wrong-cheaper = Plus cher, hélas, pas moins.
lesson-family-wrong-paid = C'est ce qu'a payé { SEAT(1) }. Vous seriez l'acheteur suivant.
lesson-family-fetch =
    Sept. Vous en avez 1. Au port, donc, où tout est gratuit. Vous avez juste *trois* lits : les quatre rouges n'y tiennent pas, et un groupe ne se sépare pas.

    Il y a aussi deux jaunes et un bleu. Allez les chercher.
lesson-family-fetch-hint = Le groupe de trois têtes et de deux couleurs.
lesson-family-wrong-beds = Vous avez de la place pour plus. Le groupe de trois.
lesson-family-wrong-boat = Trois lits faits, et personne dedans. Au bateau !
lesson-family-idle =
    Il reste une action, 1 pièce, aucun lit. Quand on n'a rien d'intelligent à faire, il y a toujours le panneau : gratuit, un point à la fin, et l'on est rentré la semaine suivante.

    Chacun dit autre chose, dans un ordre fixe, et vous n'aurez chacun qu'une fois. C'est seulement quand il n'en reste plus pour vous qu'on peut ne rien faire.
lesson-family-wrong-idle = Possible, mais gardez cette pièce. Un panneau.
lesson-family-income =
    Il vous rentrera 3, vous aurez 4. Passons à { SEAT(2) }, qui s'est lancée dans la publicité : sept touristes, dont deux au bar, où l'on paie 1 de plus ; et trois rouges *réservés* pour la semaine prochaine.

    Combien { SEAT(2) } encaisse-t-elle ?
lesson-family-wrong-bar = Un par touriste, cela fait 7. Mais un bar est un bar.
lesson-family-wrong-booked = Les réservés ne sont pas encore là. Ils paieront quand ils y seront.
lesson-family-home =
    Neuf. Et une nouvelle semaine. Deux des vôtres sont rentrés : celui du panneau, et celui du bateau, qui est parti. Pour les bungalows, encore une semaine ; pour les autres, deux. Donc, *avant de bâtir, comptez qui sera là*.

    Le coquillage est passé à { SEAT(1) }, qui commence maintenant. Et vos trois clients sont partis : personne ne reste pour un bungalow.

lesson-backpackers = Le tour de l'île
lesson-backpackers-about = Se faire trouver par des gens qui ne cherchent rien.
lesson-backpackers-path =
    À la fin de chaque semaine débarque un routard. Voici son chemin, dans le sens des aiguilles d'une montre : le *plateau* d'un joueur, chacun de ses *panneaux*, puis la *plage* à sa gauche, et ainsi de suite.

    Seuls plateaux et panneaux mènent à un bungalow. Sur une plage, on plante sa tente et l'on repart la semaine d'après. Il y en a déjà une : à gauche de { SEAT(1) }. Votre plateau est celui du C.
lesson-backpackers-poorest =
    Tous font autant de pas que *le plus pauvre a d'argent*, et le nouveau part de la gauche de celui-ci. N'avoir rien du tout ne compte pas.

    C'est { SEAT(0) } qui a le moins : 4. Un : le plateau de { SEAT(1) }. Deux : la plage d'après. Où mènent quatre pas ?
lesson-backpackers-board = Sur mon plateau
lesson-backpackers-beach = Sur la plage à ma gauche
lesson-backpackers-blaise = Chez { SEAT(1) }
lesson-backpackers-wrong-board = C'est le troisième pas. Encore un.
lesson-backpackers-wrong-blaise = C'était le premier pas. Encore trois.
lesson-backpackers-sign =
    Un pas trop loin ! Mais un panneau aussi est un pas, juste après votre plateau. Il vous reste une action, et personne ne joue après vous.

    Faites quelque chose.
lesson-backpackers-sign-hint = Cela ne coûte pas d'argent.
lesson-backpackers-wrong-sign = Quatre pas mèneront encore à la plage. Il faut allonger votre bout de chemin.
lesson-backpackers-caught =
    Quatre pas : le plateau de { SEAT(1) }, la plage, votre plateau, votre panneau. Voilà un client rouge, déjà au bar. Avec 5 pas, ou sans lit libre chez vous, c'était de nouveau la plage.

    La tente aussi a fait 4 pas, jusque chez { SEAT(0) }, où tout était pris : *à la plage suivante*, donc, et l'on replante.
lesson-backpackers-tie =
    Semaine 4. { SEAT(0) } a 6 pièces, vous aussi. À égalité, le plus pauvre est celui dont le marqueur est *sur le dessus* : le dernier arrivé à ce nombre. Les revenus tombent dans l'ordre du tour, et vous veniez après { SEAT(0) }.

    Qui est le plus pauvre ?
lesson-backpackers-me = Moi
lesson-backpackers-ada = { SEAT(0) }
lesson-backpackers-wrong-ada = { SEAT(0) } y était avant vous, donc en dessous.
lesson-backpackers-count =
    Quel honneur. Le nouveau part donc de votre gauche, et tous font 6 pas. Le plateau de { SEAT(0) }, une plage, le plateau de { SEAT(1) }, une plage…

    Où mènent six pas ?
lesson-backpackers-own = À mon propre panneau
lesson-backpackers-ada-board = Chez { SEAT(0) }
lesson-backpackers-own-beach = Sur la plage à ma gauche
lesson-backpackers-wrong-count = Cinq, c'est votre plateau. Et six ?
lesson-backpackers-keep =
    Le tour de l'île, et retour. *Votre argent est le nombre de pas* : tout ce que vous dépensez, ils le marchent en moins. Vous avez une action : faites quelque chose qui n'éloigne pas le client.
lesson-backpackers-keep-hint = Six pas, c'est le panneau ; cinq, votre plateau ; quatre, une plage.
lesson-backpackers-wrong-reserve = Cela leur laisse six pas, c'est vrai. Mais quelqu'un des vôtres y reste ; il y a plus simple.
lesson-backpackers-wrong-fetch = Les clients du bateau prennent les lits du routard. Il y a plus simple.
lesson-backpackers-wrong-spend = Trop cher : ils marcheraient si peu qu'ils n'arriveraient jamais chez vous.
lesson-backpackers-end =
    Encore un client rouge pour rien ; le premier est passé en terrasse. Une fois installés, ce sont des touristes comme les autres. La tente est maintenant à votre gauche et repart la semaine prochaine.

    Avant les derniers coups d'une semaine, regardez donc qui est le plus pauvre, et comptez. C'est bien la seule chose qu'un bungalow du voisin peut vous gâcher.

lesson-time = La semaine tourne
lesson-time-about = Qui avance, qui part, et qui n'a pas de lit.
lesson-time-eve =
    Le soir de la semaine 4, et la dernière action est à vous. Sept clients, huit bungalows : quatre dans les aménagements (*ils gardent leur bungalow*), trois chez eux. Deux jaunes sont réservés pour la semaine prochaine, quatre rouges pour la suivante.

    Puis tout avance d'une semaine. Voyons où.
lesson-time-leave =
    Un client va du bungalow à l'aménagement de sa couleur *le plus à gauche*, puis au suivant *vers la droite*. Qui n'en trouve pas s'en va.

    Vous avez deux aménagements rouges, deux verts, un jaune, aucun en mer. Combien de clients s'en vont ?
lesson-time-wrong-blue = Celui de la chaise longue, oui. Mais que feraient les deux bleus, sans rien en mer ?
lesson-time-wrong-red = Bar puis terrasse, piscine puis mini-golf : en rouge et en vert, tous trouvent.
lesson-time-taken = Trois : le jaune n'a pas de second aménagement, le bleu pas même un premier. Quatre restent, deux jaunes arrivent. Combien de vos huit bungalows seront pris ?
lesson-time-wrong-arrive = Ce sont ceux qui restent. Il en vient deux.
lesson-time-wrong-all = Pas tout à fait : 7 − 3 + 2.
lesson-time-turn = Six. Laissez maintenant finir la semaine : posez un panneau.
lesson-time-wrong-turn = Restons simples : un panneau.
lesson-time-moved =
    Deux sont passés du bar à la terrasse, un du bungalow au bar, un de la piscine au mini-golf. Les deux jaunes sont là. Six sur huit, deux libres, et les quatre rouges viennent maintenant la semaine prochaine.

    Ainsi *chaque aménagement d'une couleur retient ses clients une semaine de plus* : trois aménagements, trois semaines de plus. Le petit nombre en tête de rangée dit combien cela fait en tout.
lesson-time-members =
    Et au port : le bateau de la semaine 4 est parti, les cinq qui y étaient sont rentrés, dont un des vôtres. Celui de { SEAT(0) } et le vôtre, sur le bateau d'aujourd'hui, y restent jusqu'à *son* départ. Les cases de temps ont avancé d'un cran.

    Combien des vôtres sont à la maison ?
lesson-time-wrong-members = Un du bateau, un du panneau. Les autres sont encore pris.
lesson-time-greed =
    Et le coquillage est à vous. Trois de vos six clients s'en vont cette semaine : cela fera cinq lits libres, pour les quatre rouges.

    Soyons gourmands, pour voir : réservez aussi les trois bleus de la semaine prochaine.
lesson-time-greed-hint = Pour réserver, pas besoin de lit. Pas aujourd'hui.
lesson-time-wrong-other = Plus gourmand que cela. Les trois bleus, la semaine prochaine.
lesson-time-wrong-modest = Comme c'est raisonnable. Mais aujourd'hui, nous voulons des ennuis.
lesson-time-spare = Sept réservés, cinq lits : votre village l'affiche déjà. Deux bungalows de plus et tout irait bien. Mais il nous faut des ennuis : posez un panneau.
lesson-time-wrong-beds = C'est bien ce qu'il faudrait faire. À la prochaine partie. Un panneau, s'il vous plaît.
lesson-time-send =
    La semaine a rapporté 7, mais la bourse tient *20 au plus* : 1 est perdu. Et les voilà, sept pour cinq lits. Autant qu'il en tient, il faut les loger. Les autres vous coûtent 1 chacun, et vous choisissez les couleurs.

    Qui renvoyez-vous ?
lesson-time-send-hint = Qui aurait quelque chose à faire ici ?
lesson-time-wrong-send = Le rouge a ici bar et terrasse. Le bleu n'a rien, et partirait de toute façon dans une semaine.
lesson-time-again = Un de reparti. Encore un.
lesson-time-end =
    Il reste 18, une maison pleine, et un bleu qui repart la semaine prochaine. Il ne valait pas le voyage au port.

    Les bateaux des huit semaines sont visibles. Cherchez une couleur qui revient sans cesse, et bâtissez pour elle deux ou trois aménagements : les lits se rempliront tout seuls.

lesson-stars = À un point près
lesson-stars-about = La toute dernière action, et qui gagne.
lesson-stars-count =
    Semaine 8, les autres ont fini. { SEAT(1) } a neuf touristes, deux panneaux, des aménagements à 2 + 1 + 0 + 5 + 4 + 4, cinq zones vides, et 12 pièces.

    Combien de points ?
lesson-stars-wrong-regions = Et les zones ? Chacune vaut un point.
lesson-stars-wrong-money = L'argent ne vaut plus rien.
lesson-stars-own =
    Trente-deux. Et vous : huit touristes, aucun panneau, des aménagements à 6 + 3 + 3 + 4, trois zones : 27. Il vous reste 9 pièces et une action.

    À égalité, c'est le nombre de touristes qui tranche, et { SEAT(1) } en a neuf. 32 ne suffisent donc pas.
lesson-stars-win = Il vous faut six points en une action. À vous de la trouver.
lesson-stars-win-hint = Un aménagement à 5, là où il coupe la côte vide en une zone de plus.
lesson-stars-wrong-tie = 32. Égalité, et { SEAT(1) } a plus de touristes. Pensez aux zones !
lesson-stars-wrong-fetch = Deux lits libres : deux points au mieux. Il vous en faut six.
lesson-stars-wrong-small = C'est trop peu. Comptez ce que cela vaut, et ce que deviennent les zones.
lesson-stars-end =
    Trente-trois : 8 + 0 + 21 + 4. À un point près, et ce point-là, c'était un coin de rien.

    Après les derniers routards, plus rien n'arrive en semaine 8 : ni revenus, ni départs, ni arrivées. Qui est là compte.
