# Les mots de Hotel Samoa en français.

title = Hotel Samoa
tagline = Une seule carte fixe votre enchère et le prix de vos chambres : remplissez l'hôtel avant le prochain avion.

## Numbers of things, for the sentences below
n-pools = { $pools ->
    [one] { $pools } piscine
   *[other] { $pools } piscines
}
n-rooms = { $rooms ->
    [one] { $rooms } chambre libre
   *[other] { $rooms } chambres libres
}
n-tiles = { $tiles ->
    [one] { $tiles } tuile spéciale
   *[other] { $tiles } tuiles spéciales
}

## Comment sont les bots
bot-greedy-about = n'essaie chaque prix que pour cette manche, et fait le reste par habitude
bot-medium-about = essaie ses prix en regardant deux manches plus loin
bot-champion-about = réfléchit aussi longtemps que le bot difficile ; les parties lui ont appris ce que gagnent les hôtels et quels prix viendront

## Moves
move-choose = jouer { $first }/{ $second }
move-holiday = jouer Congés du personnel
move-swap = échanger contre { $first }/{ $second }
move-swap-holiday = échanger contre Congés du personnel
move-fetch = reprendre { $first }/{ $second }
move-buy = acheter { WORD($first, "a-tile") }
move-suite = faire une suite : { WORD($first, "room") }
move-send = renvoyer les clients : { WORD($first, "room") }
move-group = accueillir des touristes du groupe { $first }
move-take = accueillir : { WORD($first, "kind") }
move-room = loger : { WORD($first, "room") }
move-pass = passer
move-done = terminé

## Nation
nation-japan = Japon
nation-norway = Norvège
nation-germany = Allemagne
nation-united-kingdom = Royaume-Uni
nation-france = France
nation-italy = Italie
nation-netherlands = Pays-Bas
nation-united-states = États-Unis

## From-nation
from-nation-japan = du Japon
from-nation-norway = de Norvège
from-nation-germany = d'Allemagne
from-nation-united-kingdom = du Royaume-Uni
from-nation-france = de France
from-nation-italy = d'Italie
from-nation-netherlands = des Pays-Bas
from-nation-united-states = des États-Unis

## Kind
kind-plain = touriste
kind-rich = touriste riche
kind-lover = amoureux
kind-celebrity = célébrité
kind-swimmer-1 = nageur (1)
kind-swimmer-2 = nageur (2)
kind-swimmer-3 = nageur (3)
kind-swimmer-4 = nageur (4)

## Guest
guest = { WORD($second, "kind") } { WORD($first, "from-nation") }

## Tile
tile-extra-room = Chambre en plus
tile-suite = Suite
tile-pool = Piscine
tile-swap = Échange
tile-send-home = Renvoi
tile-take-back = Reprise

## A-tile
a-tile-extra-room = une chambre en plus
a-tile-suite = une suite
a-tile-pool = une piscine
a-tile-swap = Échange
a-tile-send-home = Renvoi
a-tile-take-back = Reprise

## Room
room-1 = chambre 1
room-2 = chambre 2
room-3 = chambre 3
room-4 = chambre 4
room-5 = chambre 5
room-6 = chambre 6
room-7 = chambre en plus 1
room-8 = chambre en plus 2
room-9 = chambre en plus 3
room-10 = chambre en plus 4
room-11 = chambre en plus 5
room-12 = chambre en plus 6

## Card
card = { $first }/{ $second }

## Reason
reason-rich = riche
reason-suite = dans une suite
reason-celebrity = à côté d'une célébrité

## Standing
standing = { SEAT($first) } { $second }

## Phase
phase-take-back = Reprise
phase-choose = choix des cartes Prix
phase-swap = Échange
phase-build = construction
phase-send-home = Renvoi
phase-welcome = accueil
phase-holiday = Congés du personnel
phase-over = fin

## Whose turn it is, and what they are to do
status-take-back = { SEAT($seat) } peut utiliser Reprise.
status-take-back-you = Vous pouvez utiliser Reprise : reprenez jusqu'à 2 cartes défaussées.
status-choose = Chacun choisit une carte Prix.
status-choose-you = Choisissez une carte Prix : votre enchère, et le prix des chambres.
status-swap = { SEAT($seat) } peut utiliser Échange.
status-swap-you = Vous pouvez utiliser Échange : posez une autre carte.
status-build = { SEAT($seat) } peut construire.
status-build-you = Vous pouvez acheter une tuile au prix de votre enchère.
status-build-you-suite = Quelle chambre sera la suite ?
status-send-home = { SEAT($seat) } peut utiliser Renvoi.
status-send-home-you = Vous pouvez utiliser Renvoi : jusqu'à 2 de vos clients repartent.
status-welcome = { SEAT($seat) } accueille des touristes.
status-welcome-you = Accueillez un groupe : choisissez groupe, touriste et chambre.
status-welcome-you-group = Accueillez des touristes d'un seul groupe : choisissez le groupe.
status-welcome-you-take = Choisissez un touriste de votre groupe.
status-welcome-you-room = Choisissez une chambre pour ce client.
status-welcome-you-done = Il n'y a plus personne à accueillir : c'est fini pour vous.
status-holiday = { SEAT($seat) } a mis son personnel en congés et peut renvoyer des clients.
status-holiday-you = Votre personnel est en congés : vous pouvez renvoyer jusqu'à 2 clients.
status-over = La partie est terminée.

## On the page and in the terminal
panel-goal = But : le plus d'argent après { $rounds } manches
panel-standing = { $guests ->
    [one] { $guests } client
   *[other] { $guests } clients
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
ending-you-win-by = Vous gagnez avec { $points } de plus que le deuxième !
ending-place-behind = Votre place : { $place } sur { $players } (écart avec { $names } : { $points }).
ending-sources = D'où vient l'argent de chacun
players-points = { $points } en argent
label-round = Manche { $round } sur { $rounds } : { WORD($nation, "nation") }, { WORD($phase, "phase") }
label-flags = Avions
label-offer = Tuiles disponibles
label-none = plus aucune tuile
label-group = Groupe { $group }
label-hand = Votre main (enchère/prix)
label-discards = Votre défausse
label-money = Votre argent : { $money }
label-pools = { n-pools }
label-cards = { $cards ->
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
}
label-earned = +{ $earned } cette manche
label-chosen = a choisi
label-holiday = Congés du personnel
label-suite = suite
label-pays = { WORD($room, "room") } : { $pays }
label-score = { $points } en tout, { n-rooms }
label-legend = $ riche (double)  ♥ amoureux  ★ célébrité (à côté : double)  ≈n nageur, n par piscine  [[ ]] suite (double)  ▼ carte d'égalité
label-you = vous
label-turn = c'est son tour
label-turn-you = à vous
label-winner = gagne
label-arrivals = L'avion { WORD($nation, "from-nation") } vient d'atterrir
label-hotels = Hôtels
label-rooms = Chambres
label-extras = Chambres en plus
label-stock = { $tiles ->
    [one] { $tiles } tuile encore cachée
   *[other] { $tiles } tuiles encore cachées
}
label-bid = enchère
label-price = chambre
label-double = ×2
label-high-season = grandes vacances : deux fois plus de touristes
label-flight = Manche { $round } : { WORD($nation, "nation") }
label-landed = vient d'atterrir
label-flown = parti
label-leaving = { SEAT($seat) } : { $guests ->
        [one] { $guests } chambre libérée
       *[other] { $guests } chambres libérées
    }
label-leaves = repart à la manche { $round }
label-stays = reste jusqu'à la fin
label-free = libre
label-lone = place pour un autre amoureux
label-tie-card = Carte d'égalité : à enchères égales, { SEAT($other) } construit d'abord ; à prix égaux, { SEAT($seat) } accueille d'abord.
label-order-build = Construit
label-order-welcome = Accueille
label-discarded = { $cards ->
    [one] { $cards } carte défaussée
   *[other] { $cards } cartes défaussées
}
label-face-down = carte face cachée
label-no-card = pas encore de carte
label-costs = coûte { $bid }
label-left = il vous reste { $money }
label-at-once = { $money } tout de suite
label-would-pay = paie { $low }
label-would-pay-range = paie de { $low } à { $high }
label-income = +{ $pays }
label-unaffordable = plus que votre argent : vous ne pourriez pas construire
label-each-pays = enchère { $bid }, chaque client paie { $price }
label-waiting = { $tourists ->
    [one] { $tourists } touriste
   *[other] { $tourists } touristes
}
label-nobody = personne n'attend
label-budget = { $guests ->
    [one] { $guests } client peut
   *[other] { $guests } clients peuvent
} encore repartir
label-final = { $money } en argent + { n-tiles }
label-about-extra-room = Une chambre de plus, qui n'est adjacente à aucune autre.
label-about-suite = Couvre une de vos six chambres : elle coûte désormais le double.
label-suite-free = libre : le prochain client y paie le double
label-suite-later = le prochain client y paie le double ; libre à partir de la manche { $round }
label-suite-never = plus personne ne la quitte : elle ne rapporterait rien
label-about-pool = Les nageurs paient leurs points bouées pour chacune de vos piscines.
label-about-swap = Une fois : après la révélation, jouez une autre carte à la place.
label-about-send-home = Une fois : avant l'accueil, jusqu'à deux de vos clients repartent.
label-about-take-back = Une fois : reprenez en main jusqu'à deux de vos cartes défaussées.
label-code-japan = JPN
label-code-norway = NOR
label-code-germany = ALL
label-code-united-kingdom = GBR
label-code-france = FRA
label-code-italy = ITA
label-code-netherlands = P-B
label-code-united-states = USA
label-colon = {" : "}
label-semicolon = {" ; "}
label-free-rooms = { n-rooms }
label-foreseen = groupe { $group } : jusqu'à { $pays }
label-no-beds = aucune chambre libre
label-left-after = il vous reste { $money } si vous construisez
label-next-plane = le prochain avion ({ WORD($nation, "nation") }) libère { $rooms ->
        [one] { $rooms } chambre
       *[other] { $rooms } chambres
    }
label-most = ≤ : au plus, par groupe
label-about-holiday = ni construction ni accueil : à la fin de la manche, deux de vos clients au plus partent
label-hush = Ne plus me demander cette manche
label-hushed = Vous passez pour le reste de cette manche.
label-unhush = Me demander de nouveau

## Why a move may not be made
refusal-already-chosen = Vous avez choisi votre carte. Vous pouvez la reprendre tant que rien n'est révélé.
refusal-staff-holiday = Votre personnel est en congés : ni construction, ni accueil.
refusal-wrong-phase = Pas maintenant : c'est la phase « { WORD($phase, "phase") } ».
refusal-choose-a-card = Chacun doit choisir une carte.
refusal-not-in-hand = Vous n'avez pas la carte { WORD($card, "card") } en main.
refusal-holiday-on-table = Vous avez déjà joué Congés du personnel.
refusal-finish-fetching = Reprenez une autre carte, ou dites que vous avez terminé.
refusal-no-such-special = Vous n'avez pas de tuile { WORD($tile, "tile") }.
refusal-not-discarded = La carte { WORD($card, "card") } n'est pas dans votre défausse.
refusal-no-tile-left = Cette tuile n'est pas disponible : { WORD($tile, "tile") }.
refusal-not-enough-money = Votre enchère est de { $bid }, et vous avez { $money }.
refusal-all-suites = Les six chambres sont déjà des suites.
refusal-already-suite = La chambre { $room } est déjà une suite.
refusal-buy-a-suite-first = Vous n'avez pas de suite à placer.
refusal-place-the-suite = Placez d'abord votre suite.
refusal-room-empty = Il n'y a personne ici : { WORD($room, "room") }.
refusal-no-such-room = Vous n'avez pas cette chambre : { WORD($room, "room") }.
refusal-couple-counts-two = Le couple compte pour deux : { WORD($room, "room") }.
refusal-choose-a-group = Choisissez d'abord un groupe.
refusal-other-group = Vous accueillez des touristes du groupe { $group } : tous doivent venir du même groupe.
refusal-group-empty = Il n'y a plus personne dans le groupe { $group }.
refusal-no-room-for-group = Vous n'avez de chambre pour personne du groupe { $group }.
refusal-choose-a-tourist = Choisissez d'abord un touriste.
refusal-none-in-group = Il n'y en a pas dans le groupe { $group } : { WORD($kind, "kind") }.
refusal-no-free-room = Aucune chambre libre pour : { WORD($kind, "kind") }.
refusal-choose-a-room = Choisissez d'abord une chambre pour votre touriste.
refusal-room-taken = Il y a déjà quelqu'un : { WORD($room, "room") }.
refusal-lovers-only = Seul un autre amoureux peut partager : { WORD($room, "room") }.
refusal-nothing-begun = Il n'y a rien à terminer : passez si vous ne voulez rien faire.
refusal-say-done = Vous avez commencé : dites « terminé » pour finir.

## What is wrong with an edition
edition-not-six-rooms = un hôtel a six chambres, et sa grille rangées × colonnes en fait six
edition-not-four-nations = il y a quatre pays
edition-unknown-nation = choisissez parmi { $known }
edition-nation-twice = { $nation } y est deux fois
edition-not-twelve-flags = il y a douze drapeaux, trois par pays
edition-not-three-piles = il y a trois piles avec un drapeau de chaque pays
edition-not-eleven-cards = il y a dix cartes Prix et Congés du personnel
edition-holiday-with-price = Congés du personnel n'a ni enchère ni prix
edition-bid-twice = deux cartes avec l'enchère { $bid } : toutes doivent différer
edition-not-one-holiday = une carte doit avoir staff_holiday = true ; il y en a { $found }
edition-not-18-tokens = chaque pays a 18 touristes, pas { $found }
edition-not-19-tiles = il y a 19 tuiles, pas { $found }
edition-too-many-extra-rooms = { $most } chambres en plus au maximum
edition-not-13-tourist-cards = il y a 13 cartes Touristes
edition-not-one-to-three-groups = il faut ici un à trois groupes
edition-more-than-nine-tourists = neuf touristes au maximum, pas { $found }

## What is printed on the pieces; $first is the number of the piece
component-start-money = argent au départ
component-hotel-rooms = chambres d'un hôtel
component-hotel-grid-rows = chambres : étages
component-hotel-grid-columns = chambres : par étage
component-nations-name = pays { $first }
component-flags-total = drapeaux
component-flags-of_each_nation = drapeaux de chaque pays
component-flags-piles-total = piles de drapeaux
component-flags-piles-of_each_nation = drapeaux de chaque pays par pile
component-prices = cartes Prix
component-prices-bid = carte Prix { $first } : enchère
component-prices-price = carte Prix { $first } : prix des chambres
component-prices-staff_holiday = carte Prix { $first } : Congés du personnel
component-tokens-of_each_nation = touristes de chaque pays
component-tokens-split-plain = dont : touristes sans insigne
component-tokens-split-rich = dont : touristes riches
component-tokens-split-lover = dont : amoureux
component-tokens-split-celebrity = dont : célébrités
component-tokens-split-swimmers = dont : nageurs, par leurs points bouées
component-tiles-total = tuiles de construction
component-tiles-split-extra-room = dont : chambres en plus
component-tiles-split-suite = dont : suites
component-tiles-split-pool = dont : piscines
component-tiles-split-swap = dont : Échange
component-tiles-split-send-home = dont : Renvoi
component-tiles-split-take-back = dont : Reprise
component-tourist_cards = cartes Touristes
component-tourist_cards-3-groups = carte Touristes { $first } : groupes à 3 joueurs
component-tourist_cards-4-groups = carte Touristes { $first } : groupes à 4 joueurs
component-tourist_cards-5-groups = carte Touristes { $first } : groupes à 5 joueurs
component-tourist_cards-6-groups = carte Touristes { $first } : groupes à 6 joueurs

## The log
story-tie-card = La carte d'égalité se trouve entre { SEAT($seat) } et { SEAT($other) }.
story-round = Manche { $round } : un avion { WORD($nation, "from-nation") } atterrit.
story-new-tiles = Nouvelles tuiles : { WORD($tiles, "tile") }.
story-leave = Départs chez { SEAT($seat) } : { WORD($guests, "guest") }.
story-arrive = Touristes qui arrivent : { $sizes }.
story-arrive-doubled = Grandes vacances, deux fois plus d'arrivées : { $sizes }.
story-group = Groupe { $group } : { WORD($tourists, "kind") }.
story-chooses = { SEAT($seat) } choisit { WORD($card, "card") }.
story-chooses-holiday = { SEAT($seat) } choisit Congés du personnel.
story-has-chosen = { SEAT($seat) } a choisi.
story-shows = { SEAT($seat) } montre { WORD($card, "card") }.
story-shows-holiday = { SEAT($seat) } montre Congés du personnel.
story-tied-bids = Enchères égales à { $bid } : { SEAT($seat) } construit avant { SEAT($others) }.
story-tied-prices = Prix égaux à { $price } : { SEAT($seat) } accueille avant { SEAT($others) }.
story-uses = { SEAT($seat) } utilise { WORD($tile, "tile") }.
story-swaps = { SEAT($seat) } joue maintenant { WORD($card, "card") }.
story-swaps-holiday = { SEAT($seat) } joue maintenant Congés du personnel.
story-fetches = { SEAT($seat) } reprend { WORD($card, "card") } en main.
story-fetches-one = { SEAT($seat) } reprend une carte.
story-buys = { SEAT($seat) } achète { WORD($tile, "a-tile") } pour { $bid }.
story-pool-pays = Les nageurs logés chez { SEAT($seat) } rapportent { $buoys } tout de suite.
story-covers = { SEAT($seat) } fait une suite : { WORD($room, "room") }.
story-sends-home = { SEAT($seat) } renvoie : { WORD($guests, "guest") }.
story-opens-group = { SEAT($seat) } choisit le groupe { $group } : { WORD($tourists, "kind") }.
story-leaves-group = { SEAT($seat) } en a fini avec le groupe { $group } ; attendent encore : { WORD($tourists, "kind") }.
story-empties-group = { SEAT($seat) } en a fini avec le groupe { $group } : il n'y reste personne.
story-moves-in = { SEAT($seat) } accueille : { WORD($guest, "guest") }, { WORD($room, "room") }.
story-houses = { SEAT($seat) } accueille : { WORD($guest, "guest") }, { WORD($room, "room") } : { $pays }.
story-houses-double = { SEAT($seat) } accueille : { WORD($guest, "guest") }, { WORD($room, "room") } : 2 × { $price } = { $pays }, { WORD($double, "reason") }.
story-houses-swim = { SEAT($seat) } accueille : { WORD($guest, "guest") }, { WORD($room, "room") } : { $price } + { $buoys } × { n-pools } = { $pays }.
story-houses-double-swim = { SEAT($seat) } accueille : { WORD($guest, "guest") }, { WORD($room, "room") } : 2 × { $price } + { $buoys } × { n-pools } = { $pays }, { WORD($double, "reason") }.
story-builds-nothing = { SEAT($seat) } ne construit rien.
story-uses-not = { SEAT($seat) } n'utilise pas { WORD($tile, "tile") }.
story-sends-nobody = { SEAT($seat) } ne renvoie personne.
story-welcomes-nobody = { SEAT($seat) } n'accueille personne.
story-tiles-gone = C'était la dernière tuile : il n'en reste pas pour { SEAT($seats) }.
story-none-left = Il ne reste personne pour { SEAT($seats) } : ceux qui passaient avant ont pris tout le monde.
story-full = { SEAT($seats) } { $many ->
    [one] n'a
   *[other] n'ont
} aucune chambre libre et { $many ->
    [one] n'a
   *[other] n'ont
} pu accueillir personne.
story-nobody-took = Personne n'a pris : { WORD($tourists, "kind") }.
story-earns = { SEAT($seat) } reçoit { $money }.
story-discards = { SEAT($seats) } { $many ->
    [one] défausse sa carte
   *[other] défaussent leurs cartes
}.
story-keeps = { SEAT($seats) } { $many ->
    [one] reprend sa carte en main
   *[other] reprennent leurs cartes en main
}.
story-unused = Il reste à { SEAT($seat) } { n-tiles } : { $tiles } × { $each } = { $points }.
story-scores = Argent : { WORD($standings, "standing") }.
story-wins = { SEAT($seats) } gagne avec { $points }.
story-wins-by-rooms = { SEAT($seats) } gagne avec { $points } et plus de chambres libres ({ $rooms }).
story-shares = { SEAT($seats) } se partagent la victoire avec { $points } et { n-rooms }.

## Ce que disent les nombres destinés à la recherche : +0 est sa propre place, +1 la suivante dans le sens horaire, et ainsi de suite
feature-round = Le nombre de manches commencées, en autant de 1.
feature-phase = La phase de la manche, ou que la partie est finie.
feature-turn = À qui est le tour ; à personne pendant que tous choisissent.
feature-tie = Après quelle place se trouve la carte d'égalité.
feature-flag = Le pays dont l'avion atterrit dans une manche.
feature-tourist-card = Le numéro de la carte Touristes tirée dans une manche, 0 avant.
feature-group = Combien de touristes d'un type attendent dans un groupe.
feature-offer = Combien de tuiles d'un type sont en vente.
feature-stock = Combien de tuiles sont encore face cachée.
feature-busy = S'il reste une carte à reprendre ou une suite à placer.
feature-budget = Combien de touristes on peut encore renvoyer, en autant de 1.
feature-taking = Le groupe dont on accueille des touristes.
feature-tourist = Le type du touriste qui cherche une chambre.
feature-hand = Les cartes Prix de sa propre main.
feature-own-discards = Ses propres cartes Prix défaussées.
feature-choice = La carte Prix qu'on a choisie ou jouée.
feature-guest-nation = Combien de clients d'un pays sont dans une chambre.
feature-guest-kind = Si des clients d'un type sont dans une chambre.
feature-suite = Si une chambre est une suite.
feature-extra-rooms = Combien de chambres en plus un hôtel possède, en autant de 1.
feature-pools = Combien de piscines un hôtel possède.
feature-special = Combien de tuiles spéciales d'un type une place possède.
feature-held = Combien de cartes Prix une place a en main.
feature-discarded = Combien de cartes Prix une place a défaussées.
feature-chosen = Si une place a choisi une carte Prix.
feature-played = La carte Prix qu'une place a dévoilée.
feature-earned = Ce qu'une place a reçu dans cette manche.
feature-money = L'argent d'une place, là où on le connaît.
feature-bag = Combien de touristes d'un type sont dans la réserve d'un pays.
feature-unturned = Combien de tuiles d'un type sont encore face cachée.
feature-used = Combien de tuiles d'un type ont été utilisées.
feature-recalled = Ce que tous retiennent d'une carte : 0 certainement pas défaussée, 15 certainement défaussée, entre les deux peut-être reprise, selon le niveau de la reprise.
feature-fetched = Combien de cartes une place a reprises à un niveau sans les montrer depuis.
feature-bought = Si une place a acheté une tuile dans cette manche.
feature-welcomed = Si une place a accueilli quelqu'un dans cette manche.

## Légende des symboles
key-hammer = enchère : ce que vous offrez pour une tuile, exactement ; la plus haute construit d'abord
key-key = prix de la chambre : ce que paie chaque nouveau client ; le plus bas accueille d'abord
key-coin = argent
key-case = la manche où ces clients repartent
key-tie = la carte d'égalité : qui elle avantage à enchères ou prix égaux
key-leaving = sous un drapeau : combien de clients de quel hôtel repartent avec cet avion
key-most = sur une carte : le plus qu'un groupe pourrait vous payer avec elle
key-plain = un touriste : paie le prix de la chambre
key-rich = riche : paie le double
key-lover = un amoureux : à deux, ils partagent une chambre
key-celebrity = une célébrité : qui s'installe ensuite à côté paie le double
key-swimmer-3 = un nageur : paie ce nombre en plus pour chacune de vos piscines
label-about-swimmer = un nageur ({ $buoys }) : paie { $buoys } de plus pour chacune de vos piscines

## Le conseiller : ce que gagne un coup
gain-money = à la fin de cette manche, il vous a rapporté environ { $more } de plus.
gain-tiles = { $more ->
    [one] à la fin de cette manche, votre hôtel a environ { $more } tuile durable de plus.
   *[other] à la fin de cette manche, votre hôtel a environ { $more } tuiles durables de plus.
}
gain-rooms = { $more ->
    [one] environ { $more } chambre de plus est libre pour le prochain avion.
   *[other] environ { $more } chambres de plus sont libres pour le prochain avion.
}
gain-cards = vous gardez de meilleures cartes Prix : environ { $more } de plus en tout.
goal-more = Les clients paient une fois, à l'arrivée.
gained = Manche précédente : { $what }.
gained-nothing = La manche précédente n'a rien changé pour vous.
gained-money = argent { $change }
gained-tiles = tuiles construites { $change }
gained-rooms = chambres libres { $change }
tip-choose = Une enchère haute construit d'abord, un prix bas accueille d'abord ; la carte qui a servi est partie.
tip-build = Une tuile coûte exactement votre enchère. Au début, chambres, suites et piscines se remboursent ; plus tard, non.
tip-welcome = D'un seul groupe ; chacun paie votre prix tout de suite et garde la chambre jusqu'au retour de son drapeau.
tip-holiday = Les clients que vous renvoyez font de la place pour le prochain avion. Ils ont déjà payé.
tip-send-home = Les clients que vous renvoyez font de la place pour les touristes qui attendent.
tip-swap = Toutes les cartes sont visibles : une autre des vôtres ferait-elle mieux ?
tip-take-back = Reprenez les cartes qui vous manqueront le plus.
aim-holiday = { $rooms ->
    [0] Il ne vous reste aucune chambre libre
    [1] Il ne vous reste qu'une chambre libre
   *[other] Il ne vous reste que { $rooms } chambres libres
} : les Congés du personnel font de la place et ne coûtent pas de carte.
aim-price = { $tourists } touristes attendent, et { $rooms ->
    [one] { $rooms } de vos chambres est libre
   *[other] { $rooms } de vos chambres sont libres
} : un prix moyen, de 5 à 10, arrive assez tôt et rapporte.
aim-price-low = { $groups ->
    [one] Tous les touristes forment un seul groupe
   *[other] Les touristes forment { $groups } groupes
}, moins qu'il n'y a d'hôtels : qui demande le moins choisit en premier, alors demandez peu, 6 au plus.
aim-build = Encore { $rounds } manches : ce qui dure vaut son prix. D'abord les chambres, puis les suites et les piscines.
aim-suite = Posez la suite sur une chambre libre : seuls ceux qui s'y installent ensuite paient double.
aim-spare = Il est trop tard pour que construire rapporte : gardez l'argent.
aim-special = Il n'y a que des tuiles spéciales à acheter : chacune sert une fois, et vaut 3 à la fin si elle n'a pas servi. Gardez votre argent, sauf si votre enchère est basse.
aim-room = Mettez ce client là où l'on paie { $money } : aucune autre chambre ne rapporte plus.
aim-celebrity = La célébrité d'abord : qui s'installe à côté paie double.
aim-middle = Mettez la célébrité au milieu : trois chambres la touchent.
aim-guest = { $rooms ->
    [0] Aucune chambre n'est libre, mais un amoureux peut en partager une : accueillez d'abord ceux qui paient le plus.
    [1] Remplissez votre chambre libre avec qui paie le plus.
   *[other] Remplissez vos { $rooms } chambres libres, en commençant par ceux qui paient le plus.
}
aim-group = Choisissez le groupe qui vous amène le plus de clients : { $tourists ->
    [one] un seul trouve
   *[other] { $tourists } trouvent
} une chambre.
aim-empty = Renvoyez ceux qui resteraient le plus longtemps.
aim-recall = Reprenez votre carte la plus chère.

## Pourquoi ce coup
why-pays = Cela rapporte { $money } tout de suite.
why-pays-more = Cela rapporte { $money }, contre { $less } avec { $instead }.
why-pays-alike = Cela rapporte { $money }, comme ailleurs, et laisse les meilleures chambres aux suivants.
why-leaves-room = Cela rapporte { $money } de moins, mais laisse la chambre la plus chère à qui y paiera davantage.
why-stays = { $rounds ->
    [0] Le prochain avion les ramène chez eux, et la chambre se libère.
    [one] Ils gardent une chambre pendant { $rounds } manche encore.
   *[other] Ils gardent une chambre pendant { $rounds } manches encore.
}
why-frees = { $rounds ->
    [0] Ils ont payé : la chambre se libère tout de suite.
    [one] Ils ont payé, et garderaient la chambre pendant { $rounds } manche encore.
   *[other] Ils ont payé, et garderaient la chambre pendant { $rounds } manches encore.
}
why-keeps = Vous gardez { $money } et, si vous n'accueillez personne, la carte aussi.
why-keeps-rooms = Vos chambres vaudront plus dans une manche à venir.
why-keeps-both = Vous gardez la carte, et vos chambres vaudront plus dans une manche à venir.
why-costs = Cela coûte { $money } et vous laisse { $left }.
why-extra-room = { $rounds ->
    [one] Une chambre de plus à louer, pour { $rounds } manche.
   *[other] Une chambre de plus à louer, pour { $rounds } manches.
}
why-suite = { $rounds ->
    [one] On y paie le double, pendant { $rounds } manche.
   *[other] On y paie le double, pendant { $rounds } manches.
}
why-pool = { $rounds ->
    [one] Les nageurs paient plus pendant { $rounds } manche, et ceux de votre hôtel { $buoys } tout de suite.
   *[other] Les nageurs paient plus pendant { $rounds } manches, et ceux de votre hôtel { $buoys } tout de suite.
}
why-rival = Sinon { SEAT($seat) } en achèterait sans doute.
why-rival-group = Sinon { SEAT($seat) } se servirait sans doute dans ce groupe.
why-income = Vos clients devraient payer environ { $money } dans cette manche.
why-income-more = Vos clients devraient payer environ { $money } dans cette manche, contre { $less } avec { $instead }.
why-builds = Vous devriez pouvoir acheter { WORD($tile, "a-tile") }.
why-no-building = Elle ne vous fera sans doute rien acheter.

## Statistiques : les sortes de coups, et d'où vient l'argent
tally-build = { WORD($first, "tile") }
tally-welcome = { $first ->
    [rich] touristes riches
    [lover] amoureux
    [celebrity] célébrités
    [swimmer] nageurs
   *[plain] touristes
}
tally-guests = { tally-welcome }
tally-holiday = Congés du personnel
tally-bids = enchères payées
tally-pools = nouvelles piscines
tally-unused = tuiles non utilisées

## Installer une position
card-holiday = Congés du personnel
set-up-round = Manche
set-up-phase = Phase
set-up-turn = C'est le tour de
set-up-tie = Carte d'égalité à droite de
set-up-flags = Avions
    .one = Avion de la manche { $first }
set-up-cards = Cartes Touristes déjà tirées (numéros)
set-up-deck = Cartes Touristes à venir
set-up-stock = Tuiles face cachée
set-up-offer = Tuiles disponibles
set-up-used = Tuiles spéciales utilisées
set-up-bags = Touristes chez eux
    .one = Chez eux : { WORD($key, "nation") }
set-up-groups = Touristes qui attendent
    .one = Groupe { $first }
set-up-hotels = Hôtels
    .one = Hôtel de { SEAT($seat) }
set-up-hotels-rooms = Chambres
    .one = { WORD($second, "room") }
set-up-hotels-suites = Chambres devenues suites
    .one = Suite { $second }
set-up-hotels-pools = Piscines
set-up-hotels-specials = Tuiles : ce que vous posez ici est construit
set-up-money = Argent
    .one = Argent de { SEAT($seat) }
set-up-least-money = Argent que les autres connaissent
    .one = Argent que { SEAT($seat) } a pour sûr
set-up-earned = Gagné dans cette manche
    .one = Gagné par { SEAT($seat) } dans cette manche
set-up-hands = Cartes Prix en main
    .one = Main de { SEAT($seat) }
set-up-discards = Cartes Prix défaussées
    .one = Défausse de { SEAT($seat) }
set-up-played = Cartes Prix sur la table
    .one = Carte de { SEAT($seat) }
set-up-taken-back = Cartes reprises
    .one = Cartes reprises par { SEAT($seat) }
set-up-bought = Ont construit dans cette manche
    .one = { SEAT($seat) } a construit dans cette manche
set-up-welcomed = Ont accueilli dans cette manche
    .one = { SEAT($seat) } a accueilli dans cette manche
set-up-busy = Au milieu d'un coup
set-up-budget = Clients qui peuvent encore partir
set-up-group = Groupe en train d'être accueilli
set-up-tourist = Touriste à qui l'on donne une chambre
position-card-missing = { WORD($card, "card") } n'est nulle part : chaque carte Prix est en main, sur la table ou défaussée
position-card-twice = { $card } est là deux fois
position-tile-missing = une tuile n'est nulle part : { WORD($tile, "tile") }
position-too-many-tourists = la boîte n'en a plus : { WORD($tourist, "guest") }
position-wrong-nation = seuls les touristes { WORD($nation, "from-nation") } ont leur place ici
position-flag-twice = chaque pays atterrit une fois dans les manches 1 à 4, 5 à 8 et 9 à 12 ; { WORD($nation, "nation") } y est déjà
position-equal-neighbours = { WORD($nation, "nation") } a atterri à la manche d'avant
position-not-a-special = on n'utilise que les tuiles Échange, Renvoi et Reprise
