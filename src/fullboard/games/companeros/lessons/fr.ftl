# Les leçons de Compañeros en français.

lesson-first-turn = Votre premier tour
lesson-first-turn-about = Jouer une carte, emporter un butin.
lesson-first-turn-goal =
    Tout tourne autour du *pot* : les cartes au milieu de la table. Chacune vaut autant de points qu'il est imprimé dessus, et qui ramasse le plus de points gagne.

    Ce que vous jouez de votre main ne rapporte rien. Ce que vous *prenez*, si.
lesson-first-turn-players =
    C'est vous, { SEAT(0) }, avec deux autres. Sous chaque nom : combien de cartes restent en main, et combien sont déjà gagnées.

    Une manche a neuf *plis* : chacun joue une carte, puis on partage le pot. Nous arrivons au septième.
lesson-first-turn-hand =
    Voici votre main. Chacun joue une carte, n'importe laquelle : personne n'est tenu de fournir la couleur, et aucune couleur n'est la vôtre.

    Les cartes d'une même couleur s'additionnent, peu importe qui les a jouées. La couleur la plus forte se sert la première.
lesson-first-turn-play = Un 9 jaune dans le pot, voilà qui donne envie. Pour être servi en premier, il faut une couleur forte. Jouez votre carte la plus forte.
lesson-first-turn-play-hint = Six, c'est plus que quatre, et quatre, plus que un.
lesson-first-turn-wrong-green = Le 4 vert, c'est modeste. Vous avez mieux.
lesson-first-turn-wrong-yellow = Un 1 jaune n'attrape pas un 9 jaune : ce qu'on joue et ce qui est dans le pot n'ont rien à voir. Jouez plutôt fort.
lesson-first-turn-strength =
    { SEAT(1) } a joué le 8 jaune, plus haut que votre carte. Mais { SEAT(2) } vous a rejoint en rouge, et le rouge, à 11, se sert en premier.

    Et si { SEAT(2) } avait joué un 5 vert, qui se serait servi en premier ?
lesson-first-turn-me = Moi, avec le 6 rouge
lesson-first-turn-blaise = { SEAT(1) }, avec le 8 jaune
lesson-first-turn-carmen = { SEAT(2) }, avec le 5 vert
lesson-first-turn-wrong-alone = Votre 6 tout seul, contre un 8 ? C'est { SEAT(2) }, votre compère dans ce pli, qui fait du rouge la couleur la plus forte.
lesson-first-turn-wrong-five = Chaque couleur n'aurait alors qu'une carte : 5, 6 et 8. La plus forte se sert en premier.
lesson-first-turn-take =
    Exact : jaune 8 aurait alors été le plus fort. Mais là, rouge 11 le bat. Et dans le rouge, votre 6 passe avant le 5 de { SEAT(2) } : vous êtes le tout premier.

    Prenez *toutes* les cartes d'une couleur du pot. Laquelle vaut le plus ?
lesson-first-turn-take-hint = Rouge : 2 + 3. Vert : 7. Jaune : 9. Rien n'oblige à prendre la couleur qu'on a jouée.
lesson-first-turn-wrong-red = Deux cartes, mais 2 + 3 = 5 points seulement. Rien n'oblige à prendre la couleur qu'on a jouée.
lesson-first-turn-wrong-seven = Sept points, c'est joli. Il y a mieux.
lesson-first-turn-next =
    Neuf points pour vous. { SEAT(2) }, deuxième en rouge, a pris le 7 vert ; { SEAT(1) } a eu les restes.

    Regardez le pot : *les cartes jouées sont devenues le nouveau pot.* Une carte forte gagne celui d'aujourd'hui et engraisse le suivant. Vous avez pris le premier : c'est à vous d'*entamer*, de jouer la première carte du pli suivant.

lesson-share-out = Qui prend quand
lesson-share-out-about = Six joueurs, un pot, et un ordre.
lesson-share-out-table =
    Six joueurs, six couleurs. Cinq ont joué : les nombres au-dessus du sol disent la force de chaque couleur. Vert 7 + 2 = 9, jaune 9, bleu 10, rouge 5.

    On se sert d'abord dans l'ordre des *couleurs*, de la plus forte à la plus faible. Dans une couleur, la carte la plus haute d'abord.
lesson-share-out-play =
    Le signe = marque une égalité ; en pointillé, sous les noms : le rang de chacun au pot, pour l'instant.

    Vous jouez en dernier, et le bleu mène avec 10. { SEAT(3) } est en rouge avec un 5. Faites du rouge la plus forte.
lesson-share-out-play-hint = 5 + 6 = 11.
lesson-share-out-wrong-orange = Le 1 orange, tout seul : la couleur la plus faible. Vous regarderiez les autres manger.
lesson-share-out-first =
    Rouge 11 est la plus forte, et votre 6 dépasse le 5 de { SEAT(3) }. Vous prenez en premier : toutes les cartes du pot d'une couleur. Quel tas vaut le plus ?
lesson-share-out-first-hint = Jaune 7 + 4, rouge 8 + 1, vert 6, bleu 4.
lesson-share-out-wrong-red = 8 + 1 = 9. Il y a un meilleur tas.
lesson-share-out-wrong-less = Les sommes sont écrites au-dessus des tas. Cherchez la plus grande.
lesson-share-out-next =
    Onze points. { SEAT(3) }, deuxième en rouge, a pris 8 + 1 = 9.

    À qui le tour ?
lesson-share-out-elif = { SEAT(4) }, avec bleu 10
lesson-share-out-carmen = { SEAT(2) }, avec jaune 9
lesson-share-out-ada = { SEAT(0) }, avec le 7 vert
lesson-share-out-wrong-nine = Neuf, c'est moins que dix.
lesson-share-out-stop =
    { SEAT(4) } a pris le 6 vert. Et puis plus rien : le vert a 9, le jaune a 9. *Une égalité arrête le partage, pour les ex æquo et pour tous ceux d'en dessous.* { SEAT(0) }, { SEAT(1) } et { SEAT(2) } repartent bredouilles.

    Le 4 bleu reste, les six cartes jouées le rejoignent, et vous entamez, puisque vous avez pris le premier.

lesson-ties = Les égalités, et la fin
lesson-ties-about = Une petite carte qui gâche tout.
lesson-ties-join =
    Vert 6, rouge 4, et vous jouez en dernier. Avec votre 2, vous pourriez rejoindre { SEAT(2) } en rouge.

    Que se passerait-il ?
lesson-ties-six = Le rouge est le plus fort, { SEAT(2) } prend en premier
lesson-ties-nobody = Personne ne prend rien
lesson-ties-first = Je prends en premier
lesson-ties-wrong-six = 4 + 2 = 6. Et le vert ? 6 aussi.
lesson-ties-wrong-first = Même en rouge, le 4 de { SEAT(2) } passerait avant votre 2. Mais regardez d'abord les sommes.
lesson-ties-alone =
    Voilà : 6 et 6, égalité tout en haut, et le pot reste où il est. Bon à savoir quand le pot est pour un autre. Aujourd'hui, il y en a pour vous.

    Jouez de façon à prendre.
lesson-ties-alone-hint = Seul avec 5, vous êtes deuxième : après vert 6, avant rouge 4.
lesson-ties-wrong-tie = C'est l'égalité : vert 6, rouge 6, personne ne prend. Gardez-la pour un jour où vous êtes dernier de toute façon.
lesson-ties-second = { SEAT(1) } a commencé et pris le 9 vert. À vous : prenez le meilleur de ce qui reste.
lesson-ties-wrong-three = Trois points ? Il y a un huit juste à côté.
lesson-ties-last = Neuvième et dernier pli, une carte chacun. Vous n'avez plus le choix : jouez-la.
lesson-ties-must = Vous êtes dernier, mais il reste quelque chose. *Qui est à son tour prend* ; nul ne peut refuser.
lesson-ties-end =
    C'était une manche. Ce qui reste sur la table ne compte pour personne, les trois dernières cartes comprises : finissez donc par vos petites.

    51 points pour vous, 62 pour { SEAT(1) }. Les cartes prises restent cachées jusqu'à la fin ; qui se rappelle ce que chacun a pris sait qui il faut arrêter.

lesson-companions = En bonne compagnie
lesson-companions-about = Second chez les forts, ou premier ailleurs ?
lesson-companions-green =
    { SEAT(0) } a joué le 9 vert, { SEAT(1) } le 4 jaune, et vous jouez en dernier, avec le 5 vert et le 7 jaune. Au pot : un 9 rouge, un 8 vert, un 1 jaune.

    Vous pourriez rejoindre { SEAT(0) } : 9 + 5 = 14, de loin le plus fort. Qu'auriez-vous au mieux ?
lesson-companions-wrong-first = { SEAT(0) } y est avec un 9 et passe avant votre 5. Le meilleur tas serait parti.
lesson-companions-wrong-last = Pas à ce point : dans la couleur la plus forte, vous passez deuxième, et prenez le deuxième tas.
lesson-companions-yellow =
    Huit, en second chez les verts. Voyez le jaune : le 4 de { SEAT(1) } et votre 7 font plus que le 9 vert. Et là, quelle carte est la plus haute ?

    Jouez de façon à passer en premier.
lesson-companions-yellow-hint = 4 + 7 = 11. Et dans le jaune, le 7 passe avant le 4.
lesson-companions-wrong-second = Forte compagnie, mais { SEAT(0) } mange en premier. Dans le jaune, ce serait vous.
lesson-companions-take = Jaune 11, vert 9. Vous d'abord, puis { SEAT(1) }, puis { SEAT(0) }. Servez-vous.
lesson-companions-wrong-less = Il y a un 9 à prendre.
lesson-companions-bait =
    Neuf pour vous, 8 pour { SEAT(1) }, qui vous doit quelque chose. *Rejoignez ceux dont la carte est plus basse que la vôtre* : ils vous prêtent leur force, et vous mangez d'abord.

    Et regardez le nouveau pot : le 7 et le 4 de votre jaune y sont. Ce qui gagne aujourd'hui sert d'appât demain. Vous avez pris en premier : à vous d'entamer le dernier pli avec votre dernière carte.
lesson-companions-again = Un 1 et un 2 rouges, 3 en tout, contre votre 5. À deux on n'est pas toujours plus fort. Servez-vous.
lesson-companions-wrong-nine = Un neuf tout seul. À côté, il y a 7 + 4.
lesson-companions-end =
    Onze de plus : 59 en tout. { SEAT(1) } a pris le dernier tas, et quand le pot est vide, ceux qui restent n'ont rien.

    Avant de jouer, trois questions : qui est fort, qui va se joindre, et qui passe avant moi ?

lesson-spoil = Trouble-fête
lesson-spoil-about = Si le pot est pour un autre, qu'il ne soit pour personne.
lesson-spoil-pot =
    Tout le pot est jaune : 10 + 9 + 3, 22 points. { SEAT(0) } a entamé du 8 vert, { SEAT(1) } a mis le 5 rouge. Vous jouez en dernier, avec le 3 rouge, le 1 vert et le 7 jaune.

    Avec le 7 jaune, vous passeriez deuxième, après le vert. Que prendriez-vous ?
lesson-spoil-wrong-card = Sept, c'est ce que vous auriez *joué*. Que reste-t-il alors au pot ?
lesson-spoil-wrong-second = Le premier prend *toutes* les cartes d'une couleur, et il n'y en a qu'une.
lesson-spoil-stop =
    Rien. { SEAT(0) } prend tout le jaune, le pot est vide, et voilà. Être second ne sert donc à rien aujourd'hui.

    Ce pli, vous ne pouvez pas le gagner. Mais vous pouvez faire que personne ne le gagne.
lesson-spoil-stop-hint = Deux couleurs de même force, tout en haut. Le vert a 8. Le rouge a 5.
lesson-spoil-wrong-yellow = Alors { SEAT(0) } s'en va avec 22 points, et vous remercie.
lesson-spoil-wrong-green = Cela renforce encore le vert. { SEAT(0) } serait aux anges.
lesson-spoil-stays =
    Vert 8, rouge 8 : égalité au sommet, personne ne prend, et le pot monte à six cartes et 38 points.

    D'habitude entame qui a pris en premier. Personne n'a pris. Qui entame ?
lesson-spoil-ada = { SEAT(0) }, comme avant
lesson-spoil-me = Moi, puisque j'ai tout arrêté
lesson-spoil-wrong-me = L'idée est belle, mais on ne récompense pas les farces : qui entamait entame encore.
lesson-spoil-now = { SEAT(0) } a entamé de nouveau, du 2 jaune, et { SEAT(1) } a mis le 1 rouge : ils n'ont plus rien de fort. Votre heure est venue.
lesson-spoil-wrong-one = Le 1 vert et le 1 rouge sont à égalité, et le 2 de { SEAT(0) } passe d'abord. Vous avez mieux.
lesson-spoil-take = Jaune 9 est le plus fort, et votre 7 passe avant le 2 de { SEAT(0) }. Cette fois, c'est vous qui prenez d'abord.
lesson-spoil-wrong-eight = Huit points, c'est bien. Vingt-deux, c'est mieux.
lesson-spoil-end =
    Les 22. { SEAT(0) } et { SEAT(1) } se partagent le reste, 8 chacun, et vous entamez.

    Une égalité ne coûte rien à qui n'aurait rien eu. Comptez donc qui est en tête, et gardez une petite carte de chaque couleur pour ces moments-là.

lesson-rounds = Une nouvelle manche
lesson-rounds-about = Des tas cachés, une donne fraîche, et qui commence.
lesson-rounds-heaps =
    Le dernier pli de la première manche ; cette table en a convenu deux. Chacun a pris huit cartes jusqu'ici. Elles sont *face cachée*, et nul ne peut les regarder, pas même les siennes : pour savoir qui est en tête, il faut s'en souvenir.

    À une table, « Journal et chat » montre ce qui a été pris, jusqu'au partage suivant. Puis plus rien.
lesson-rounds-last = Un 6 vert, un 3 jaune, et une seule carte en main. Il n'y a guère à réfléchir.
lesson-rounds-take = Rouge 8 est le plus fort. Ce qui vient d'être joué ne sera jamais partagé : après le neuvième pli, le reste n'est à personne. Prenez donc.
lesson-rounds-wrong-nine = Bien. Mais à côté il y a un dix.
lesson-rounds-wrong-one = Un seul point ? À côté il y a un dix.
lesson-rounds-starts =
    59 points pour vous, 48 pour { SEAT(1) }, 41 pour { SEAT(2) }. On les garde, et l'on rebat tout. { SEAT(2) } avait commencé la première manche, par tirage au sort, { SEAT(1) } entamé son dernier pli. La suivante est commencée par *qui est en tête*.

    Qui donc ?
lesson-rounds-me = Moi
lesson-rounds-blaise = { SEAT(1) }
lesson-rounds-carmen = { SEAT(2) }
lesson-rounds-wrong-led = { SEAT(1) } a entamé le dernier pli. Mais qui a le plus de points ?
lesson-rounds-wrong-started = C'était la manche d'avant. Qui a le plus de points ?
lesson-rounds-deal =
    Vous, donc vous commencez. Une main toute neuve : il y a autant de couleurs que de joueurs, de dix cartes chacune ; autant de cartes que de joueurs forment le pot, face visible, et le reste est distribué.

    Trois joueurs, trente cartes, trois au pot. Combien de plis ?
lesson-rounds-wrong-tricks = Autant que de cartes dans votre main.
lesson-rounds-lead = Neuf cartes, neuf plis. Vous entamez, et personne n'est tenu de fournir : jouez ce qui vous semble bon.
lesson-rounds-lead-hint = Il y a vingt et un points de jaune au pot. Une carte forte attire du monde et engraisse le pot suivant. Une faible attend de voir.
lesson-rounds-end =
    Et ainsi de suite. Après la dernière manche, le plus de points l'emporte ; à égalité, la victoire se partage.

    Compañeros, c'est tout. Le reste, c'est connaître les gens.
