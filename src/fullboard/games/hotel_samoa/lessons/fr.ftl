# Les leçons d'Hotel Samoa en français.

lesson-first-turn = Votre première manche
lesson-first-turn-about = Une seule carte dit votre enchère et le prix de la nuit.
lesson-first-turn-goal =
    Voici votre hôtel : six chambres, toutes vides, toutes avec vue. Les touristes arrivent en avion, paient une fois, et restent jusqu'à ce que le prochain avion de leur pays les ramène.

    Au bout de douze manches, le plus riche gagne. Donc : des chambres pleines, à bon prix. (Deux signes peuvent attendre : ↔ entre deux hôtels sert aux égalités, ×2 annonce les grandes vacances.)
lesson-first-turn-card =
    Voici vos cartes, le cœur du jeu. Chacune porte deux nombres. Le premier est votre *enchère* : la plus haute construit d'abord, et paie exactement cela. Le second est le *prix de la chambre* : le plus bas accueille d'abord.

    Une seule carte pour les deux. Tout le problème est là.
lesson-first-turn-choose =
    Chacun choisit en secret, et les autres l'ont déjà fait. Une piscine est à vendre ; sept Norvégiens attendent, en deux groupes.

    Sous chaque carte est écrit ce qu'un groupe vous paierait au plus. Une enchère modeste et un prix aimable vous iraient bien : choisissez 6/5.
lesson-first-turn-choose-hint = Elle offre 6, et la nuit coûte 5.
lesson-first-turn-wrong-dear = À 20, la piscine est à vous, mais à 12 la nuit on frappe chez vous en dernier.
lesson-first-turn-wrong-holiday = Les congés du personnel renvoient des clients au lieu d'en accueillir. Pas avec un hôtel vide !
lesson-first-turn-wrong-card = Cela se défend. Mais restons modestes : enchère 6, prix 5.
lesson-first-turn-build =
    Les cartes sont ouvertes. { SEAT(1) } offre 14, vous 6, { SEAT(0) } 2 ; { SEAT(2) } a mis son personnel en congé. La plus haute enchère d'abord, mais { SEAT(1) } trouve 14 trop cher et passe.

    À vous, pour votre enchère exactement. Une piscine ne rapporte rien aujourd'hui, mais les nageurs paient pour chacune. Achetez-la.
lesson-first-turn-build-hint = La piscine est à l'étalage ; dessous est écrit ce qui vous resterait.
lesson-first-turn-wrong-pass = Vous pouvez passer. Mais une piscine rapporte encore et encore, dès que viennent les nageurs.
lesson-first-turn-turn =
    Six de payés, reste 19. S'il y avait eu une seconde tuile, { SEAT(0) } pouvait l'avoir pour 2. Maintenant les clients choisissent, et ils regardent le prix : { SEAT(0) } demande 3, moins que tout le monde, et a commencé. Trois touristes ordinaires s'y sont installés.

    Combien { SEAT(0) } a-t-elle gagné ?
lesson-first-turn-wrong-bids = Les enchères ne comptent plus. Trois clients à 3 chacun.
lesson-first-turn-wrong-four = Trois seulement du groupe se sont installés ; le quatrième attend encore.
lesson-first-turn-group =
    Neuf. À vous, au prix de 5. Prenez autant de clients que vous voulez, mais *d'un seul groupe*. Dans l'un, il ne reste qu'un client, un *amoureux* (le cœur ; on reparlera d'amour) ; l'autre est au complet.

    Choisissez votre groupe.
lesson-first-turn-group-hint = Trois clients paient plus qu'un.
lesson-first-turn-wrong-group = Un amoureux solitaire : 5. L'autre groupe compte trois clients.
lesson-first-turn-wrong-empty = Et laisser six chambres vides ? La saison est courte.
lesson-first-turn-take = Trois Norvégiens, et sous chacun une pièce : ce qu'il paierait. Prenez le premier.
lesson-first-turn-room = Chaque chambre montre ce qu'elle rapporterait. Aujourd'hui toutes rapportent 5 : choisissez-en une.
lesson-first-turn-again = Cinq ! Et au suivant : le client, puis la chambre.
lesson-first-turn-wrong-more = Quelqu'un attend encore, l'argent à la main.
lesson-first-turn-end =
    Quinze en tout : trois clients à 5. Ils ne paient qu'une fois, et leurs chambres sont prises jusqu'au prochain avion de Norvège : le 7, à côté de la petite valise, est la manche de leur départ.

    Votre carte est défaussée, puisqu'elle a servi. { SEAT(1) }, qui n'a rien acheté et n'accueillera personne, reprend son 14/8. Une carte qui ne fait rien ne coûte rien.

lesson-guests = Qui paie quoi
lesson-guests-about = Les riches, les célèbres, et ceux qui savent nager.
lesson-guests-who =
    Cinq Allemands ont atterri : un ordinaire, un riche, une célébrité, et deux nageurs avec 2 et 3 bouées. Vous avez trois piscines ; et les autres, dit-on, sont devenus chers.

    Un prix de 7 devrait donc suffire pour commencer. Choisissez 10/7.
lesson-guests-who-hint = Le prix le plus bas accueille d'abord. Les autres demandent 12 et 11, mais on ne l'apprend qu'une fois les cartes ouvertes.
lesson-guests-wrong-holiday = Pour renvoyer des clients que vous n'avez pas ?
lesson-guests-wrong-price = Cela irait. Pour les comptes qui suivent, prenons le prix de 7.
lesson-guests-first = Sept contre 11 et 12 : vous commencez. Il n'y a qu'un groupe : choisissez-le.
lesson-guests-wrong-pass = Cinq clients, six chambres. Allons !
lesson-guests-star =
    Les clients s'installent un par un, dans l'ordre que vous voulez. *Qui s'installe à côté d'une célébrité paie double*, pour être tout près. Ceux qui étaient déjà là ne paient rien de plus.

    Alors, qui d'abord ?
lesson-guests-star-hint = Celle qui porte des lunettes de soleil.
lesson-guests-wrong-star = Plus tard. D'abord celle dont tous voudraient être voisins.
lesson-guests-middle = Plus elle a de voisins, mieux c'est. Dessus, dessous, à gauche, à droite : mettez la vedette dans la chambre 2.
lesson-guests-wrong-below = Trois voisins aussi, bien vu ! Mais prenons la chambre 2.
lesson-guests-wrong-corner = Dans un coin, deux chambres seulement la touchent. Au milieu, trois.
lesson-guests-double =
    Sept, le prix simple : les célébrités paient comme tout le monde. Maintenant le riche, qui paie double de toute façon. Et à côté de la célébrité ?
lesson-guests-wrong-rich = Les riches paient double où qu'ils dorment.
lesson-guests-wrong-twice = Ce serait beau. Mais *jamais plus que le double*, quoi qui se rencontre : riche, suite, célébrité.
lesson-guests-rich = Quatorze, là comme ailleurs : personne ne paie une chambre plus du double. Ne gaspillez donc pas pour les riches les chambres voisines d'une célébrité. Prenez-le tout de même.
lesson-guests-wrong-order = Bientôt. Chacun son tour.
lesson-guests-away = Et mettez-le où il ne gêne personne : dans une chambre qui ne touche pas la 2.
lesson-guests-wrong-waste = À côté de la célébrité ? Cela rapporte les mêmes 14, et prend une place où d'autres paieraient double.
lesson-guests-swim =
    Les nageurs paient la chambre, et en plus 1 par bouée dans chacune de vos piscines : 3 bouées, trois piscines, 9. À côté de la célébrité, la chambre coûte 14 au lieu de 7.

    Combien ce nageur rapporte-t-il en tout ?
lesson-guests-wrong-bonus = Ça, c'est la baignade seule. Il dort aussi quelque part.
lesson-guests-wrong-doubled = La baignade n'est jamais doublée, la chambre seulement : 14 + 9.
lesson-guests-three = Vingt-trois ! Prenez ce nageur.
lesson-guests-beside = Et à côté de la célébrité : les chambres 1, 3 et 5 touchent la 2.
lesson-guests-wrong-apart = Là, la chambre fait 7. À côté de la célébrité, 14.
lesson-guests-two = L'autre nageur, à 2 bouées : 14 + 6 = 20. Vous savez faire.
lesson-guests-end =
    7 + 14 + 23 + 20 = 64, de quatre clients, au prix de 7. Dont quinze de baignade : 5 bouées, trois piscines.

    Une nouvelle piscine, au fait, paie aussitôt pour les bouées déjà dans la maison. Et le double est le maximum : deux bonnes raisons ne font pas le quadruple.

lesson-ties = Égalités, suites et amoureux
lesson-ties-about = Deux avec la même carte, et deux dans la même chambre.
lesson-ties-choose =
    Manche 7. À vendre, une suite et une chambre en plus ; six Norvégiens attendent. La petite carte d'égalité est *entre vous et { SEAT(1) }*. Vous verrez à quoi elle sert.

    Choisissez 8/6.
lesson-ties-wrong-card = Pour l'exemple : 8/6.
lesson-ties-builds =
    { SEAT(3) } a offert 12 et pris la chambre en plus. { SEAT(2) } et vous avez offert 8 tous les deux : égalité. Pour les *enchères*, on tourne dans le sens des aiguilles depuis la carte : { SEAT(1) }, { SEAT(2) }, { SEAT(3) }, et vous en dernier.

    Qui construit donc maintenant ?
lesson-ties-carmen = { SEAT(2) }
lesson-ties-me = Moi
lesson-ties-wrong-me = Vous êtes le dernier de cette file, juste avant la carte.
lesson-ties-suite = { SEAT(2) } a passé. Achetez la suite pour vos 8 : qui s'y installera paiera double.
lesson-ties-wrong-pass = Une suite double le prix d'une chambre, pour tous ceux qui y dormiront jamais.
lesson-ties-where = Elle recouvre une de vos chambres. Une chambre occupée irait, mais qui s'y trouve ne paie rien de plus. Choisissez-en une libre.
lesson-ties-wrong-taken = Quelqu'un y dort déjà, et il a payé. Une chambre libre rapporte aujourd'hui.
lesson-ties-welcomes =
    { SEAT(1) } demande 5 et a accueilli d'abord. Ensuite, deux prix de 6 : vous et { SEAT(2) }. Pour les *prix*, la file va dans l'autre sens, pour que personne ne soit toujours dernier.

    À qui le tour ?
lesson-ties-wrong-carmen = C'était vrai pour les enchères. Pour les prix, c'est l'inverse.
lesson-ties-group = À vous, en effet. Accueillez du groupe.
lesson-ties-wrong-none = Il y a de la place, et on attend.
lesson-ties-lover =
    Un amoureux japonais est seul dans la chambre 1. *Un autre amoureux y trouve encore place*, d'où qu'il vienne ; chacun paie le prix entier.

    Prenez l'amoureux, et réunissez-les.
lesson-ties-lover-hint = La chambre 1.
lesson-ties-wrong-later = Dans un instant.
lesson-ties-wrong-alone = Cela se peut. Mais dans la chambre 1 quelqu'un attend, et la chambre vide reste libre pour d'autres.
lesson-ties-plain =
    Six, sans prendre de place. Quand l'un des deux rentrera, l'autre le suivra.

    Maintenant la suite, qui double. Pour qui : le riche, qui paie double de toute façon, ou un client ordinaire ?
lesson-ties-plain-hint = Jamais plus que le double.
lesson-ties-wrong-rich = Le riche paie 12 là, et 12 partout ailleurs. L'ordinaire ne paie 12 que dans la suite.
lesson-ties-wrong-room = Cela ne rapporte que 6. Mettez-le dans la suite : 12.
lesson-ties-rich = Douze ! Et le riche dans n'importe quelle autre chambre.
lesson-ties-end =
    6 + 12 + 12 = 30. À la fin de la manche, la carte d'égalité avance d'une place : l'avantage fait le tour de la table.

    Et si votre hôtel est plein de gens qui ne partent pas : les congés du personnel en renvoient jusqu'à deux, et la carte vous revient toujours.

lesson-planes = Avions et drapeaux
lesson-planes-about = Qui vient, qui part, et pour combien de temps.
lesson-planes-flags =
    Douze drapeaux, douze manches, et tout le monde les voit. À chaque manche atterrit l'avion d'un pays : *d'abord* tous ses clients rentrent, *ensuite* en arrivent de nouveaux. Chaque pays vient trois fois, jamais deux fois de suite.

    La Norvège vient d'atterrir. Regardez la suite.
lesson-planes-stay =
    Trois de vos clients sont allemands. Ils ont payé, et restent jusqu'au prochain avion d'Allemagne.

    À quelle manche leurs chambres seront-elles libres ?
lesson-planes-wrong-japan = Là, c'est le Japon. L'Allemagne vient plus tôt.
lesson-planes-wrong-kingdom = Là, c'est le Royaume-Uni. L'Allemagne vient plus tôt.
lesson-planes-season =
    À la manche 5, la prochaine : A3 sous son drapeau, ce sont vos trois clients. Qui part tôt libère une chambre qu'on vous paiera une seconde fois.

    Combien arrivent, une carte le dit : aujourd'hui 4 + 3, un groupe de 4 et un groupe de 3. Aux manches *6 et 12*, les grandes vacances, chaque groupe est doublé. Combien cela ferait-il ?
lesson-planes-wrong-plain = C'est pour aujourd'hui. Pendant les grandes vacances, il y a de tout le double.
lesson-planes-wrong-one = Les deux groupes sont doublés.
lesson-planes-group = 8 + 6 = 14, pour six chambres par maison ! Avoir de la place à la manche 6, cela paie. Mais aujourd'hui vous êtes le premier, à 3 la nuit, avec deux chambres libres. Choisissez un groupe.
lesson-planes-wrong-group = Ils feraient l'affaire. Mais dans l'autre groupe, il y a un riche.
lesson-planes-wrong-empty = Deux chambres vides ne rapportent rien. Ceux que personne ne prend repartent.
lesson-planes-rich = Les riches paient double. L'essentiel d'abord.
lesson-planes-wrong-rich = Et le riche dormirait sur la plage ?
lesson-planes-room = Dans l'une ou l'autre. Celle d'à côté de l'hôtel est une chambre en plus : une chambre comme les autres, mais qui n'en touche aucune.
lesson-planes-more = Et encore un, pour la dernière chambre. Ensuite *personne ne déménage*.
lesson-planes-full = 6 + 3 = 9, et plus une chambre. Le reste est pour les autres ; ceux que personne ne prend repartent. Vous avez fini.
lesson-planes-landed =
    L'Allemagne a atterri, vos trois Allemands sont partis : trois chambres libres, trois paiements à venir. Celui de { SEAT(1) } est parti aussi. La carte des égalités a avancé d'un cran.

    { SEAT(1) }, { SEAT(2) } et { SEAT(3) } n'ont accueilli personne ni rien acheté : ils ont repris leurs cartes. Vous avez utilisé la vôtre : 2/3 n'est plus là.
lesson-planes-tiles =
    Une tuile de plus est à l'étalage, et ce que personne n'a acheté y est encore. À quatre, il en vient deux par manche au début, puis une, et plus aucune à partir de la manche 10.

    Donc, avant de choisir une carte : qui atterrit, quelles chambres se libèrent ensuite, les grandes vacances sont-elles proches ? Et les autres ont-ils encore des lits ? Sinon, le prix, c'est vous.

lesson-pools = Bien bâtir
lesson-pools-about = Ce que rapporte une tuile, aujourd'hui et plus tard.
lesson-pools-offer =
    Manche 7. À vendre : une piscine et une chambre en plus. Vous avez deux nageurs, à 2 et 3 bouées, une célébrité chambre 5, et deux suites à côté : les chambres 4 et 6.

    Une tuile coûte votre enchère, et il faut l'argent *maintenant* : ce que paient les clients vient après. Qui ne peut pas payer est interrogé quand même, et passe : ainsi nul n'apprend la fortune des autres.
lesson-pools-card = Les deux autres ont une idée en tête et vont enchérir haut. Contentez-vous de 8/6.
lesson-pools-wrong-holiday = Avec une piscine à vendre et des chambres libres ? Pas aujourd'hui.
lesson-pools-wrong-card = Pour les chiffres qui suivent : 8/6.
lesson-pools-which =
    14 et 12 : tous deux ont trouvé cela trop cher, et passé. À vous, pour 8. Une tuile par manche : la chambre ou la piscine ?
lesson-pools-which-hint = Une piscine neuve rapporte aussitôt 1 par bouée déjà dans l'hôtel.
lesson-pools-wrong-extra = Une chambre de plus n'est jamais une erreur, même si elle n'en touche aucune et ne sera jamais suite. Mais comptez vos bouées.
lesson-pools-wrong-pass = Huit, c'est un bon prix ici. Comptez vos bouées.
lesson-pools-paid = 25 − 8 + 5 = 22 : vos deux nageurs et leurs 5 bouées ont payé la piscine sur-le-champ. Et vous accueillez d'abord, à 6. Trois groupes : choisissez celui du nageur.
lesson-pools-wrong-group = Dans le groupe 1, il y a quelqu'un avec une bouée, et quelqu'un avec de l'argent.
lesson-pools-swim =
    Un nageur à 2 bouées ; vous avez une piscine. Les chambres 4 et 6 sont des suites *et* voisines de la célébrité.

    Combien y paierait ce client ?
lesson-pools-wrong-plain = Ce serait dans une chambre ordinaire : 6 + 2. En suite, la chambre coûte le double.
lesson-pools-wrong-dry = C'est la chambre. Deux bouées, une piscine : il y a un supplément.
lesson-pools-take = 12 + 2 = 14. Double une seule fois, malgré la suite et le beau voisinage ; la baignade s'ajoute et n'est jamais doublée. Prenez le nageur.
lesson-pools-wrong-first = Dans un instant. D'abord qui nage.
lesson-pools-suite = Dans une suite ; ou chambre 2, juste au-dessus de la célébrité. C'est pareil : double, c'est double.
lesson-pools-rich =
    Quatorze. Au riche maintenant. Mettons dans une suite, à côté de la célébrité : riche, suite, célébrité, trois raisons de payer double.

    Combien ?
lesson-pools-wrong-single = Une seule de ces raisons suffit pour le double.
lesson-pools-wrong-more = Jamais plus que le double. Pas même pour trois bonnes raisons.
lesson-pools-any = Douze, là comme ailleurs chez vous. Prenez-le tout de même, dans l'une ou l'autre chambre.
lesson-pools-wrong-leave = Laisser passer douze ? Allons.
lesson-pools-end =
    26 pour deux clients, et 5 de la piscine.

    Une suite peut aussi couvrir une chambre occupée, mais qui s'y trouve ne paie rien de plus. Donc : les suites pour les clients ordinaires, les piscines avant que les nageurs ne partent, les chambres en plus avant les grandes vacances.

lesson-holiday = Congés du personnel
lesson-holiday-about = Quand la maison est pleine et que personne ne part.
lesson-holiday-full =
    Manche 7, tout est pris. Quatre Norvégiens attendent, et vous n'avez pas de lit : quelle que soit la carte, vous pourriez tout au plus construire.

    C'est l'heure de la carte sans chiffres, les congés du personnel. Elle n'achète ni n'accueille, mais elle *renvoie jusqu'à deux clients* à la fin de l'accueil. Et elle revient toujours en main : une main n'est donc jamais vide.
lesson-holiday-choose = Choisissez Congés du personnel.
lesson-holiday-choose-hint = La carte au hamac.
lesson-holiday-wrong-card = Six chambres prises : personne ne viendra. Laissez souffler votre monde.
lesson-holiday-who =
    { SEAT(2) } a acheté la piscine, et à eux deux les autres ont pris tous les Norvégiens. Vous pouvez en renvoyer deux. Voyez d'abord les drapeaux : qui part bientôt n'a pas besoin d'aide.

    De qui le prochain avion est-il le plus loin ?
lesson-holiday-germany = De l'Allemagne
lesson-holiday-japan = Du Japon
lesson-holiday-kingdom = Du Royaume-Uni
lesson-holiday-wrong-flight = Suivez la rangée à partir de la manche 8. Il y en a un qui ne vient que tout au bout.
lesson-holiday-send = À la manche 12, la dernière. Cet Allemand garderait la chambre 3 toute la saison. Au revoir !
lesson-holiday-send-hint = La chambre 3.
lesson-holiday-wrong-couple = Un couple compte pour deux et part ensemble, dès que *l'un des deux* a son avion : à la manche 10. La chambre 3 est pire.
lesson-holiday-wrong-soon = Leur avion atterrit à la prochaine manche. Ils partiront tout seuls.
lesson-holiday-wrong-nobody = Rien ne vous y oblige. Mais une chambre vaut quelque chose.
lesson-holiday-wrong-japan = Le Japon atterrit à la manche 10. Quelqu'un reste plus longtemps.
lesson-holiday-second = Encore un. Les Britanniques partent de toute façon, et le couple compterait pour deux. L'un des deux Japonais, donc.
lesson-holiday-end =
    Manche 8, et quatre chambres libres : deux que vous avez vidées à la fin de la précédente, trop tard pour son avion, et deux que les Britanniques viennent de quitter. Votre carte est revenue : onze en main, dix chez les autres.

    Et *une carte qui n'a rien fait revient*. Toutes, d'ailleurs : qui n'achète ni n'accueille garde la sienne. Les cartes défaussées sont face cachée ; ce qui reste aux autres, il faut s'en souvenir.

lesson-specials = Tuiles spéciales, et la fin
lesson-specials-about = Trois atouts pour la dernière manche.
lesson-specials-last =
    La dernière manche, les grandes vacances : huit Allemands, un seul groupe. Vous avez 40, une chambre libre, et trois cartes : deux chères et les congés du personnel. Mais aussi trois *tuiles spéciales* : Reprise, Échange, Renvoi. Chacune sert une fois, à son heure, et tous le voient.

    Ce qui n'a pas servi vaut 3 à la fin. Avant d'en utiliser une, donc : rapporte-t-elle plus de 3 ?
lesson-specials-recall = Avant de choisir, Reprise vous rend jusqu'à deux cartes défaussées. Personne ne voit lesquelles. D'abord une moyenne : reprenez 8/6.
lesson-specials-recall-hint = Votre défausse est visible pour vous.
lesson-specials-wrong-keep = Il vous resterait 10, 12 ou des congés, et { SEAT(1) } aurait les huit.
lesson-specials-wrong-fetch = Possible. Pour cette leçon : 8/6.
lesson-specials-second = Et une bon marché, par prudence : 2/3.
lesson-specials-wrong-one = Vous avez droit à deux. Profitez-en.
lesson-specials-wrong-cheap = Encore moins cher. 2/3.
lesson-specials-choose = Les autres ont choisi. Si { SEAT(1) } demande plus de 6, vous passez le premier avec 6. Tentez : 8/6.
lesson-specials-wrong-choose = Tentez d'abord 8/6. L'autre reste dans la manche.
lesson-specials-swap =
    Pas de chance : { SEAT(1) } demande 5, avec huit chambres libres. Les huit Allemands iront là.

    Voici *Échange* : les cartes une fois ouvertes, vous pouvez en jouer une autre à la place. Laquelle aiderait ?
lesson-specials-swap-hint = Seul un prix en dessous de 5 peut aider.
lesson-specials-wrong-stay = Il ne resterait personne pour vous. La tuile vaudrait 3.
lesson-specials-wrong-dear = Plus cher n'aide pas. En dessous de 5 !
lesson-specials-worth =
    Vous êtes le premier, à 3 la chambre. Mais une seule chambre est libre. *Renvoi* laisse partir jusqu'à deux clients avant l'accueil, et leurs chambres servent aussitôt.

    Que rapporteraient deux chambres de plus, avec deux clients ordinaires ?
lesson-specials-wrong-tile = C'est ce que vaut la tuile gardée. Utilisée, elle amène deux clients à 3.
lesson-specials-wrong-beds = Les Allemands ne manquent pas. Deux clients à 3 chacun.
lesson-specials-send = Six, c'est plus que 3 : servez-vous-en. Personne ne paie deux fois, et c'est la dernière manche : renvoyez qui vous voulez. Disons la chambre 5.
lesson-specials-send-two = Et la chambre 4.
lesson-specials-wrong-send = Gardée, la tuile vaut 3. Utilisée, 6.
lesson-specials-wrong-who = Peu importe. Mais prenons les Britanniques, chambres 5 et 4.
lesson-specials-welcome = { SEAT(2) } a la même tuile, et préfère la garder pour 3. Aux Allemands !
lesson-specials-wrong-empty = Trois chambres libres, huit clients. Allez !
lesson-specials-rich = L'un d'eux est riche. Lui d'abord, dans n'importe quelle chambre.
lesson-specials-wrong-rich = Le riche d'abord : le double.
lesson-specials-fill = Six, et il reste deux chambres. Un ordinaire maintenant, dans l'une ou l'autre.
lesson-specials-fill-last = Neuf. Et encore un, dans la dernière.
lesson-specials-wrong-lover = Bien vu : deux amoureux partagent une chambre, cela ferait 3 de plus. Aujourd'hui, passons-nous-en. Un ordinaire.
lesson-specials-done = Trois chambres, 12, et la maison est pleine. Dites que vous avez terminé.
lesson-specials-end =
    40 + 12 = 52. { SEAT(2) } avait 48 et une tuile à 3 : 51. Tout l'argent est maintenant sur la table.

    À égalité, le plus de *chambres libres* aurait tranché, puis la victoire se partage. Personne ne savait { SEAT(2) } si près : l'argent est secret. Sauf qui s'était souvenu des paiements.
