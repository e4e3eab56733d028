# Les mots de 4 Étoiles en français.

title = 4 Étoiles
tagline = Bâtissez votre chaîne d'hôtels, de restaurants, de clubs et d'avions, et mettez 100 millions de côté.

## Numbers of things, for the sentences below
n-links = { $links ->
    [one] { $links } maillon
   *[other] { $links } maillons
}
n-money = { $money ->
    [one] { $money } million
   *[other] { $money } millions
}
n-most = { $most ->
    [one] { $most } maillon
   *[other] { $most } maillons
}

## Options of a table
option-objective = Objectif
option-objective-about = Déterminé : les branches imprimées sur la carte. Libre : vous affectez vous-même les quatre tailles, et à nouveau avant chaque lancer.
choice-objective-fixed = déterminé
choice-objective-free = libre
option-cash = Trésorerie
option-cash-about = Visible : chacun voit l'argent de tous. Cachée : on peut encore la calculer, si l'on suit bien la partie.
choice-cash-public = visible
choice-cash-hidden = cachée
option-round_limit = Limite de tours
option-round_limit-about = Après ce nombre de tours de table, la plus grande fortune gagne.
choice-round_limit-0 = sans limite
option-reminder = Rappel
option-reminder-about = Avec rappel, la table s'arrête dès qu'un joueur a atteint son objectif. Sans rappel, on peut oublier de l'annoncer.
choice-reminder-off = sans
choice-reminder-on = avec

## Comment sont les bots
bot-greedy-about = prend ce qui rapporte le plus sur le moment, et ne pense à la fin qu'une fois riche
bot-medium-about = voit quatre tours plus loin, et sent venir la fin

## Moves
move-start = partir de la case { $first }
move-roll = lancer les dés
move-event = jouer « { WORD($first, "headline") } » ({ WORD($first, "effect") } { $second })
move-assign = affecter hôtel { $first }, restaurant { $second }, club { $third }, avion { $fourth }
move-buy = acheter { $second } × { WORD($first, "branch") }
move-sell = vendre { $second } × { WORD($first, "branch") }
move-raise = monter { WORD($first, "branch") } de { $second }
move-lower = baisser { WORD($first, "branch") } de { $second }
move-barter = troquer avec { SEAT($first) }
move-give = donner { $second } × { WORD($first, "branch") }
move-get = recevoir { WORD($first, "branch") } en échange
move-pass = laisser passer
move-announce = annoncer « objectif atteint »
move-end = finir le tour

## Branch
branch-hotel = hôtel
branch-restaurant = restaurant
branch-club = club
branch-plane = avion

## Branches
branches-hotel = hôtels
branches-restaurant = restaurants
branches-club = clubs
branches-plane = avions

## Square
square-hotel = hôtel
square-restaurant = restaurant
square-club = club
square-plane = avion
square-stars = 4 Étoiles
square-u24 = $

## Links
links = { $second } × { WORD($first, "branch") }

## Figure
figure = { WORD($first, "branch") } { $second }

## Card
card = « { WORD($first, "headline") } » ({ WORD($first, "effect") } { $second })

## Standing
standing = { SEAT($first) } { $second }

## Headline
headline-crisis-hotel = L'ascenseur est en panne, monsieur le maire est dedans
headline-crisis-restaurant = L'inspecteur a trouvé un cheveu, c'était le sien
headline-crisis-club = L'animateur a perdu sa voix
headline-crisis-plane = Il manque un moteur
headline-crisis-all = Le comptable a découvert le minibar
headline-season-hotel = Complet, baignoires comprises
headline-season-restaurant = Le critique a repris du dessert
headline-season-club = Plus personne ne veut rentrer
headline-season-plane = Un hublot pour chacun
headline-season-all = Le soleil fait des heures supplémentaires
headline-boom-hotel = Une star a dormi ici, pour une fois
headline-boom-restaurant = Enfin la troisième étoile
headline-boom-club = Le tube de l'été parle de nous
headline-boom-plane = Tout le monde voudrait être ailleurs
headline-boom-all = Exposition universelle : plus un lit sur la planète
headline-slump-hotel = Le camping redevient chic
headline-slump-restaurant = Toute la ville est au régime
headline-slump-club = Six semaines de pluie
headline-slump-plane = Le train est arrivé avant
headline-slump-all = Grève générale : même les vagues font la pause
headline-offer-hotel = Les héritiers ne se parlent plus
headline-offer-restaurant = Le chef suit son cœur à Tahiti
headline-offer-club = À vendre, palmiers compris
headline-offer-plane = Peu volé, première main
headline-offer-all = Tout doit disparaître
headline-buyer-hotel = Un prince manque de chambres
headline-buyer-restaurant = Une banque a de l'appétit
headline-buyer-club = Un monsieur avec une valise
headline-buyer-plane = Un petit pays veut une grande flotte
headline-buyer-all = Quelqu'un avec un stylo en or

## Effect
effect-crisis-hotel = pour chaque hôtel sur votre carte, payez
effect-crisis-restaurant = pour chaque restaurant sur votre carte, payez
effect-crisis-club = pour chaque club sur votre carte, payez
effect-crisis-plane = pour chaque avion sur votre carte, payez
effect-crisis-all = pour chaque maillon sur votre carte, payez
effect-season-hotel = pour chaque hôtel sur votre carte, recevez
effect-season-restaurant = pour chaque restaurant sur votre carte, recevez
effect-season-club = pour chaque club sur votre carte, recevez
effect-season-plane = pour chaque avion sur votre carte, recevez
effect-season-all = pour chaque maillon sur votre carte, recevez
effect-boom-hotel = montez le cours des hôtels de
effect-boom-restaurant = montez le cours des restaurants de
effect-boom-club = montez le cours des clubs de
effect-boom-plane = montez le cours des avions de
effect-boom-all = montez tous les cours de
effect-slump-hotel = baissez le cours des hôtels de
effect-slump-restaurant = baissez le cours des restaurants de
effect-slump-club = baissez le cours des clubs de
effect-slump-plane = baissez le cours des avions de
effect-slump-all = baissez tous les cours de
effect-offer-hotel = achetez des hôtels, au plus
effect-offer-restaurant = achetez des restaurants, au plus
effect-offer-club = achetez des clubs, au plus
effect-offer-plane = achetez des avions, au plus
effect-offer-all = achetez des maillons d'une branche, au plus
effect-buyer-hotel = vendez des hôtels, au plus
effect-buyer-restaurant = vendez des restaurants, au plus
effect-buyer-club = vendez des clubs, au plus
effect-buyer-plane = vendez des avions, au plus
effect-buyer-all = vendez des maillons d'une branche, au plus

## Whose turn it is, and what they are to do
status-start = { SEAT($seat) } choisit sa case de départ.
status-start-you = Choisissez une case $ étoilée pour partir.
status-plan = { SEAT($seat) } va lancer les dés.
status-plan-you = À vous : lancez les dés.
status-plan-you-event = À vous : jouez un événement si vous voulez, puis lancez les dés.
status-plan-you-announce = Annoncez que votre objectif est atteint, ou lancez les dés.
status-deal = { SEAT($seat) } peut négocier grâce à une carte événement.
status-deal-you = Votre carte événement vous permet de négocier.
status-change = { SEAT($seat) } fait varier les cours.
status-change-you = $ : faites monter ou baisser un cours de la valeur d'un dé.
status-square = { SEAT($seat) } peut négocier.
status-square-you = Achetez, vendez, ou finissez votre tour.
status-square-you-barter = Négociez une branche, faites un troc, ou finissez votre tour.
status-give = { SEAT($seat) } fait un troc.
status-give-you = Troc : que donnez-vous ?
status-get = { SEAT($seat) } fait un troc.
status-get-you = Troc : que voulez-vous en échange ?
status-close = { SEAT($seat) } finit son tour.
status-close-you = Votre tour est fini : terminez-le.
status-close-you-announce = Annoncez que votre objectif est atteint, ou terminez votre tour.
status-over = La partie est terminée.

## On the page and in the terminal
panel-goal = But : carte complète, { $fortune } M$, et l'annoncer
panel-standing = { $links }/{ $all } maillons, { $cash } M$
ending-you-win-by = Vous gagnez avec { $points } M$ d'avance !
ending-place-behind = Votre place : { $place } sur { $players } (écart avec { $names } : { $points } M$).
ending-sources = D'où vient l'argent de chacun
ending-rest = maillons aux derniers cours
players-points = { $final ->
    [full] carte complète, { $cash } M$
    [silent] non annoncée, { $cash } M$
    [short] { $links }/{ $all } maillons, { $cash } M$
   *[fortune] { $points } M$ avec les maillons
}
label-round = Tour { $round }
label-round-of = Tour { $round } sur { $limit }
label-prices = Cours
label-bank = banque { $links }
label-hand = Vos cartes événements
label-none = aucune
label-stack = { $stack ->
    [one] { $stack } carte événement que personne n'a vue
   *[other] { $stack } cartes événements que personne n'a vues
}, { $played ->
    [one] { $played } jouée
   *[other] { $played } jouées
}
label-dice = Dés
label-cash = caisse
label-hidden = cachée
label-events = { $events ->
    [one] { $events } événement
   *[other] { $events } événements
}
label-announced = a annoncé
label-reminder = Vous avez atteint votre objectif : annoncez-le !
label-beside = +{ $links }
label-reach = À portée de deux dés
label-money = { $amount } M$
label-gain = +{ $amount } M$
label-cost = −{ $amount } M$
label-at = à { $price }
label-to = { $before } → { $after }
label-price = cours
label-board = Le plateau
label-square = Case { $square } : { WORD($what, "square") }
label-stands = { SEAT($seat) } sur la case { $square }, { WORD($what, "square") }
label-start = Case { $square }
label-asks = Votre carte demande
label-first-throw = Le premier lancer mène alors à : { $chances }.
label-land = { $what ->
    [stars] Achetez ou vendez des maillons d'une branche, ou troquez.
    [dollar] Faites varier deux cours d'après les dés, puis relancez un dé.
   *[branch] Achetez ou vendez jusqu'à { $most } maillons.
}
label-throw = Un lancer de { $steps } y mène : { $percent } %.
label-ladder = { WORD($branch, "branches") } : un maillon coûte { $price ->
    [one] { $price } million
   *[other] { $price } millions
}, et la banque en a { $links }. Sur une telle case, on en achète ou en vend jusqu'à { $most }.
label-before-dice = Une seule carte événement par tour, avant les dés.
label-after = Vous aurez alors { $amount } M$, et { $links } sur { $size } sur votre carte.
label-bartering = troquez jusqu'à { $most } maillons d'une branche contre autant d'une autre. Personne ne peut refuser, et les cours ne comptent pas.
label-chance = { $percent } %
label-one-die = À portée d'un dé
label-roll = Lancer les dés
label-desk = À faire
label-change-two = Faites varier deux cours, un par dé.
label-change-one = Faites varier un cours, puis relancez un dé.
label-ceiling = le plafond paie { $amount } M$
label-landed = Vous êtes sur : { WORD($what, "square") }
label-colon = {" : "}
label-have = { $beside ->
    [0] vous : { $links } sur { $size }
   *[other] vous : { $links } sur { $size }, { $beside } à côté
}
label-your-cash = Vous avez { $amount } M$.
label-buy = acheter
label-sell = vendre
label-barter = troquer avec
label-give = donner
label-given = Contre { WORD($links, "links") } vous recevez …
label-both = vous { $yours }, { SEAT($seat) } { $theirs }
label-pass = Laisser
label-announce = Annoncer l'objectif
label-end = Finir le tour
label-may-announce = Quelque chose à annoncer ? Sinon, terminez votre tour.
label-must-end = Terminez votre tour.
label-needed = Pour annoncer : exactement les { $size ->
        [one] { $size } maillon
       *[other] { $size } maillons
    } de la carte, aucun à côté, aucune carte événement, au moins { $amount } M$.
label-not-yet = Pas encore : { $lacks }.
label-lacks-links = { $links ->
    [one] { $links } maillon manque
   *[other] { $links } maillons manquent
} sur votre carte
label-lacks-order = { $links ->
    [one] { $links } maillon de trop
   *[other] { $links } maillons de trop
} à côté
label-lacks-plays = { $events ->
    [one] { $events } carte événement
   *[other] { $events } cartes événements
} encore en main
label-lacks-money = { $amount } M$ à trouver
label-last = Dernier événement : { WORD($card, "card") }
label-assign = Redistribuer les tailles
label-on-card = { $links } sur la carte
label-chain = { WORD($branch, "branch") } : { $on } sur { $size } sur la carte, { $beside } à côté
label-besides = { $links } à côté de la carte
label-links = { n-links } sur { $size }
label-goal = sur { $amount }
label-objectives = Cartes objectifs
label-you = vous
label-turn = c'est son tour
label-winner = gagne
label-in-cash = dont { $amount } en caisse

## Why a move may not be made
refusal-not-a-start = La case { $square } n'est pas une case $ étoilée.
refusal-already-started = Tout le monde est déjà sur le plateau.
refusal-choose-start = Choisissez d'abord une case de départ.
refusal-roll-first = Cela vient après les dés : lancez-les d'abord.
refusal-already-rolled = Cela se fait avant les dés, et vous avez lancé.
refusal-one-event-a-turn = Une seule carte événement par tour.
refusal-not-in-hand = Vous n'avez pas { WORD($card, "card") }.
refusal-cannot-pay = Cela coûte { $cost ->
        [one] { $cost } million
       *[other] { $cost } millions
    }, et vous avez { $cash }.
refusal-fixed-objective = À cette table l'objectif est celui de la carte.
refusal-one-assignment = Vous venez de changer l'affectation.
refusal-same-assignment = C'est déjà l'affectation actuelle.
refusal-change-prices-first = Utilisez d'abord les dés : { $dice }.
refusal-not-on-the-dice = Il n'y a pas de { $die } à utiliser : { $dice }.
refusal-same-branch-twice = Il faut une autre branche que { WORD($branch, "branch") }.
refusal-not-on-this-square = Cela ne se fait pas sur cette case ({ WORD($square, "square") }).
refusal-not-on-this-card = La carte dit : { WORD($card, "card") }.
refusal-over-four-links = Pas plus de { n-most } à la fois.
refusal-over-the-limit = Pas plus de { n-most } ici.
refusal-not-owned = Vous avez { $links } × { WORD($branch, "branch") }.
refusal-bank-empty = La banque n'a plus que { $links } × { WORD($branch, "branch") }.
refusal-already-traded = Vous avez déjà négocié sur cette case : finissez votre tour.
refusal-finish-the-deal = Négociez d'abord grâce à la carte événement, ou laissez passer.
refusal-finish-the-barter = Finissez d'abord le troc avec { SEAT($seat) }.
refusal-not-in-a-barter = Choisissez d'abord avec qui troquer.
refusal-no-such-opponent = Il n'y a pas d'adversaire à cette place.
refusal-nothing-to-barter = { SEAT($seat) } et vous n'avez rien à troquer.
refusal-not-matched = { SEAT($seat) } n'a aucune autre branche comptant { n-links }.
refusal-opponent-lacks = { SEAT($seat) } n'a pas { $links } × { WORD($branch, "branch") }.
refusal-nothing-to-pass = Il n'y a rien à laisser passer ; finissez plutôt votre tour.
refusal-objective-not-met = Il vous faut exactement les maillons de votre carte, aucun à côté, aucune carte événement et toute la trésorerie.

## What is wrong with an edition
edition-floor-above-ceiling = le plancher doit être sous le plafond
edition-not-52-squares = il y a 52 cases
edition-unknown-square = cette case n'existe pas
edition-wrong-count = il faut { $expected ->
        [one] { $expected } case
       *[other] { $expected } cases
    }, le plateau en a { $found }
edition-no-start = il manque le départ
edition-nothing-but-dollars = il faut d'autres cases que des dollars
edition-not-four-sizes = il faut ici quatre tailles
edition-sizes-not-rising = les tailles doivent croître
edition-more-than-the-bank = la banque a { n-most }
edition-not-four-objectives = il y a quatre objectifs
edition-not-a-split = un objectif donne chacune des tailles { $sizes } à une branche
edition-split-twice = deux objectifs sont les mêmes
edition-not-26-events = il y a 26 événements
edition-unknown-effect = choisissez parmi { $known }
edition-unknown-branch = choisissez parmi { $known }
edition-event-twice = deux événements sont les mêmes

## What is printed on the pieces; $first is the number of the piece
component-set-up-money = argent au départ
component-set-up-events = cartes événements au départ
component-victory-money = argent pour gagner
component-bank-links = maillons de chaque branche
component-trade-most = maillons échangés, au plus
component-prices-floor = cours le plus bas
component-prices-ceiling = cours le plus haut
component-squares-hotel = cases : hôtel
component-squares-restaurant = cases : restaurant
component-squares-club = cases : club
component-squares-plane = cases : avion
component-squares-stars = cases : 4 Étoiles
component-squares-dollar = cases : $
component-board-order = cases, dans le sens des aiguilles d'une montre
component-objectives-sizes = tailles des chaînes d'un objectif
component-objectives-cards = cartes objectifs
component-objectives-cards-hotel = carte objectif { $first } : hôtel
component-objectives-cards-restaurant = carte objectif { $first } : restaurant
component-objectives-cards-club = carte objectif { $first } : club
component-objectives-cards-plane = carte objectif { $first } : avion
component-events = cartes événements
component-events-effect = carte événement { $first }
component-events-branch = carte événement { $first } : branche
component-events-amount = carte événement { $first } : montant

## Printed-square
printed-square-hotel = hôtel
printed-square-restaurant = restaurant
printed-square-club = club
printed-square-plane = avion
printed-square-stars = 4 Étoiles
printed-square-u24 = $
printed-square-u24u2a = $ étoilée

## Event
event-crisis = crise
event-season = bonne saison
event-boom = hausse
event-slump = baisse
event-offer = offre
event-buyer = acheteur

## Event-branch
event-branch-hotel = hôtel
event-branch-restaurant = restaurant
event-branch-club = club
event-branch-plane = avion
event-branch-all = toutes les branches

## The log
story-prices = Cours d'ouverture : { WORD($prices, "figure") }.
story-objective = { SEAT($seat) } doit réunir { WORD($sizes, "links") }.
story-first = { SEAT($seat) } commence.
story-hand = Vos cartes événements : { WORD($cards, "card") }.
story-position = La partie reprend d'une position : { WORD($prices, "figure") }.
story-starts = { SEAT($seat) } part de la case { $square }.
story-rolls = { SEAT($seat) } lance { $dice } = { $sum } : { WORD($what, "square") }.
story-rolls-one = { SEAT($seat) } lance { $sum } avec un dé : { WORD($what, "square") }.
story-draws = Un double : { SEAT($seat) } tire { WORD($card, "card") }.
story-draws-hidden = Un double : { SEAT($seat) } tire une carte événement.
story-draws-none = Un double, mais le talon est vide.
story-assigns = { SEAT($seat) } doit maintenant réunir { WORD($sizes, "links") }.
story-event = { SEAT($seat) } joue { WORD($card, "card") }.
story-pays = { SEAT($seat) } paie { $amount } × { $links } = { n-money }.
story-receives = { SEAT($seat) } reçoit { $amount } × { $links } = { n-money }.
story-nothing = Aucun maillon concerné sur la carte de { SEAT($seat) } : il ne se passe rien.
story-up = Cours des { WORD($branch, "branches") } : { $before } + { $by } = { $price }.
story-down = Cours des { WORD($branch, "branches") } : { $before } − { $by } = { $price }.
story-to-ceiling = Cours des { WORD($branch, "branches") } : { $before } + { $by }, arrêté à { $price }.
story-to-floor = Cours des { WORD($branch, "branches") } : { $before } − { $by }, arrêté à { $price }.
story-ceiling = Au-delà du plafond : { $points } × { $links } sur la carte = { n-money } pour { SEAT($seat) }.
story-buys = { SEAT($seat) } achète { WORD($links, "links") } à { $price } : { $many } × { $price } = { n-money }.
story-sells = { SEAT($seat) } vend { WORD($links, "links") } à { $price } : { $many } × { $price } = { n-money }.
story-passes = { SEAT($seat) } laisse passer.
story-nothing-done = { SEAT($seat) } n'achète ni ne vend.
story-barters = { SEAT($seat) } donne { WORD($given, "links") } à { SEAT($other) } contre { WORD($got, "links") }.
story-barters-you = Troc de { SEAT($seat) } avec { SEAT($other) }, qui donne { WORD($got, "links") } et reçoit { WORD($given, "links") }.
story-breaks = { SEAT($other) } avait fait son annonce, mais ce troc défait son objectif.
story-breaks-you = { SEAT($other) } avait fait son annonce, mais ce troc défait son objectif.
story-announces = { SEAT($seat) } annonce : objectif atteint !
story-broken = Plus aucune chaîne complète parmi les annonces ({ SEAT($seats) }) : la partie continue.
story-broken-last = { SEAT($seats) } { $many ->
    [one] avait fait son annonce
   *[other] avaient fait leur annonce
}, mais un troc a défait l'objectif : cela ne comptait plus.
story-limit = C'était le tour { $round }, le dernier.
story-fortunes = Fortunes, maillons au cours du jour compris : { WORD($standings, "standing") }.
story-cash = Trésorerie de ceux qui ont atteint leur objectif : { WORD($standings, "standing") }.
story-richer = Maillons compris, { SEAT($seats) } { $many ->
    [one] a davantage
   *[other] ont davantage
}, mais seule une carte complète et annoncée fait gagner ; s'il y en a plusieurs, la trésorerie tranche.
story-wins-card = { SEAT($seats) } gagne avec une carte complète et { $cash } M$ en caisse.
story-share-card = { SEAT($seats) } se partagent la victoire, chacun avec une carte complète et { $cash } M$ en caisse.
story-wins = { SEAT($seats) } gagne.
story-share = { SEAT($seats) } se partagent la victoire.

## Ce que disent les nombres destinés à la recherche : +0 est sa propre place, +1 la suivante dans le sens horaire, et ainsi de suite
feature-phase = La partie du tour de jeu, ou que la partie est finie.
feature-round = Le numéro du tour de table.
feature-first = Qui a commencé.
feature-turn = À qui est le tour.
feature-price = Le cours d'une branche.
feature-bank = Combien de maillons d'une branche la banque possède.
feature-dice = Le dernier lancer de ce tour.
feature-dice-left = Les dés qui doivent encore faire varier un cours.
feature-changed = La branche que l'autre dé a modifiée.
feature-partner = Avec qui l'on troque.
feature-given = La branche donnée dans un troc.
feature-given-links = Combien de maillons sont donnés dans un troc.
feature-event-played = Si une carte événement a été jouée dans ce tour.
feature-assigned = Si l'objectif vient d'être réattribué.
feature-stack = Combien de cartes événements personne n'a encore piochées.
feature-under-stack = La place d'une carte événement jouée sous la pile, la plus ancienne d'abord ; 0 si elle n'y est pas.
feature-hand = Les cartes événements de sa propre main.
feature-met = Si l'on a atteint son propre objectif.
feature-cash = L'argent liquide d'une place ; 0 là où la table le cache.
feature-owned = Combien de maillons d'une branche une place possède.
feature-objective = Combien de maillons d'une branche l'objectif d'une place demande.
feature-events = Combien de cartes événements une place a en main.
feature-known = Les cartes événements d'une place que tous ont vu piocher.
feature-square = La case du pion d'une place.
feature-announced = Si une place a annoncé son objectif.
feature-least-cash = Là où la table cache l'argent et où la partie a commencé par une position : 1 de plus que ce qu'une place doit avoir au moins ; 0 là où tous ont pu suivre son argent.
feature-objective-card = La carte objectif d'une place.
feature-unseen = Les cartes événements qu'on n'a jamais vues.

## Légende des symboles
key-branch = { WORD($branch, "branches") } : achetez ou vendez jusqu'à 4 maillons sur une telle case
key-stars = achetez ou vendez des maillons de n'importe quelle branche, ou faites un troc
key-dollar = faites varier les cours d'après les dés, puis relancez un dé
key-link = un maillon sur votre carte
key-gap = un maillon que votre carte demande encore
key-beside = maillons à côté de la carte : en trop pour gagner
key-too-many = vous laisserait des maillons en trop

## Le conseiller : ce que gagne un coup
gain-cash = il vous laisse environ { $more } de plus en caisse à la fin de ce tour.
gain-links = { $more ->
    [one] il met environ { $more } maillon de plus sur votre carte objectif.
   *[other] il met environ { $more } maillons de plus sur votre carte objectif.
}
gain-fortune = votre caisse et vos maillons valent ensemble environ { $more } de plus à la fin de ce tour.
gain-events = { $more ->
    [one] vous êtes débarrassé d'environ { $more } carte événement de plus, et il ne doit en rester aucune quand vous annoncez.
   *[other] vous êtes débarrassé d'environ { $more } cartes événements de plus, et il ne doit en rester aucune quand vous annoncez.
}
goal-more = Complète, c'est exactement les maillons demandés, et plus aucune carte événement en main.
gained = Votre tour précédent : { $what }.
gained-nothing = Votre tour précédent n'a rien changé.
gained-cash = caisse { $change }
gained-links = maillons sur la carte { $change }
gained-fortune = caisse et maillons ensemble { $change }
gained-events = cartes événements { $change }
tip-start = N'importe quelle case étoilée convient : regardez ce qu'il y a de deux à douze pas plus loin.
tip-plan = Jouez une carte événement avant les dés, si l'une vous aide : il n'en faut plus aucune pour gagner.
tip-change = Vous faites varier deux cours. Un cours poussé au-delà de 10 vous paie pour chaque maillon de cette branche sur votre carte.
tip-square = Achetez bas et vendez haut : jusqu'à quatre maillons. Il vous faut 100 en caisse en plus des maillons.
tip-deal = Ceci s'ajoute à ce que permettra votre case.
tip-give = Dans un troc, les cours ne comptent pas : donnez ce qui est à côté de votre carte, ou ce qui ne vaut pas cher.
tip-get = Demandez ce que veut votre carte, ce qui est cher, ou ce qui va faire gagner quelqu'un d'autre.
tip-close = Regardez encore avant de finir votre tour : avez-vous atteint votre objectif ?
aim-announce = Vous avez atteint votre objectif : annoncez-le !
aim-change = Montez la branche dont vous avez le plus de maillons : au-delà de 10 elle paie, encore et encore.
aim-buy = Achetez ce que demande votre carte tant que cela coûte 5 ou moins.
aim-sell = Vendez ce qui est à côté de votre carte, et tout ce qui vaut 7 ou plus tant que la caisse est courte.
aim-event = Jouez une carte événement qui rapporte, ou une crise tant qu'il n'y a rien à perdre.
aim-wait = Il n'y a rien à gagner ici pour l'instant : continuez.

## Pourquoi ce coup
why-announce = Votre objectif est atteint : qui l'annonce gagne à la fin du tour de table.
why-buys = Cela coûte { n-money } et vous laisse { $left }.
why-receives = Cela rapporte { n-money } tout de suite.
why-missing = Il manque alors { n-links } à votre carte.
why-complete = Votre carte est alors complète.
why-beside = Vous avez alors { n-links } de trop.
why-clean = Vous n'avez alors plus de maillon en trop.
why-fewer-cards = { $cards ->
    [0] Votre main est alors vide, comme il le faut pour annoncer.
    [one] Il vous reste alors { $cards } carte événement ; pour annoncer, il n'en faut aucune.
   *[other] Il vous reste alors { $cards } cartes événements ; pour annoncer, il n'en faut aucune.
}
why-fortune = Dans les prochains tours, votre fortune devrait atteindre environ { n-money } : { $more } de plus qu'avec { $instead }.
why-rolls = { $useful } lancers sur 36 mènent là où des maillons vous manquent, { $dollars } à une case $.

## Statistiques : les sortes de coups, et d'où vient l'argent
tally-buy = achats : { WORD($first, "branch") }
tally-sell = ventes : { WORD($first, "branch") }
tally-barter = trocs
tally-event = cartes événements
tally-trade = commerce ({ WORD($first, "branch") })
tally-ceiling = cours au-delà du plafond
tally-events = événements

## Installer une position
set-up-phase = Moment du tour
set-up-round = Tour de table
set-up-first = A commencé la partie
set-up-turn = C'est le tour de
set-up-prices = Cours
    .one = Cours des { WORD($key, "branches") }
set-up-bank = Maillons de la banque
set-up-cash = Argent
    .one = Argent de { SEAT($seat) }
set-up-least_cash = Argent que les autres connaissent
set-up-links = Maillons
    .one = Maillons de { SEAT($seat) }
set-up-squares = Pions
    .one = Case de { SEAT($seat) }
set-up-objectives = Cartes objectifs
    .one = Carte objectif de { SEAT($seat) }
set-up-assignments = Objectifs
    .one = Objectif de { SEAT($seat) }
set-up-events = Événements en main
    .one = Événements de { SEAT($seat) }
set-up-known = Événements que tous ont vus
    .one = Cartes de { SEAT($seat) } que tous ont vues
set-up-stack = Événements que personne n'a vus
set-up-played = Événements joués
set-up-assigned = Tailles tout juste réparties
set-up-event_played = Événement joué à ce tour
set-up-dice = Dés lancés
set-up-dice_left = Dés encore à utiliser
set-up-changed = Cours modifié par l'autre dé
set-up-barter = Troc
set-up-barter-seat = Partenaire
set-up-barter-links = Maillons donnés
set-up-announced = Ont annoncé
    .one = Annonce { $first }
phase-start = choix des cases de départ
phase-plan = avant les dés
phase-deal = négoce par un événement
phase-change = variation des cours
phase-square = négoce sur la case
phase-give = troc : ce qui est donné
phase-get = troc : ce qui revient
phase-close = fin du tour
phase-over = fin de la partie
objective-0 = carte 1
objective-1 = carte 2
objective-2 = carte 3
objective-3 = carte 4
position-card-missing = { WORD($card, "card") } n'est nulle part : chaque événement est en main, dans la pile ou joué
position-card-twice = { WORD($card, "card") } est déjà ailleurs
position-wrong-dice = les dés restent là du lancer à la fin du tour ; restent à utiliser ceux qui n'ont changé aucun cours
