# Les mots de Sun, Sea & Sand en français.

title = Sun, Sea & Sand
tagline = Huit semaines de saison : des bungalows, des aménagements, et des vacanciers qui restent un peu plus longtemps.

## Numbers of things, for the sentences below
n-free = { $free ->
    [one] { $free } bungalow libre
   *[other] { $free } bungalows libres
}
n-zones = { $many ->
    [one] { $many } zone vide
   *[other] { $many } zones vides
}
n-many-touriste = { $many ->
    [one] { $many } touriste
   *[other] { $many } touristes
}
n-members = { $many ->
    [one] { $many } membre de la famille
   *[other] { $many } membres de la famille
}
n-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
n-steps = { $steps ->
    [one] { $steps } pas
   *[other] { $steps } pas
}
n-weeks = { $weeks ->
    [one] { $weeks } semaine
   *[other] { $weeks } semaines
}

## Comment sont les bots
bot-greedy-about = fait ce qui embellit le plus son propre village, sans regarder les autres
bot-medium-about = examine quelques-uns de ses coups, et la réponse des autres
bot-champion-about = réfléchit aussi longtemps que le bot difficile ; les parties lui ont appris ce qu'un village vaut à la fin

## Moves
move-bungalows = construire { $first ->
    [one] { $first } bungalow
   *[other] { $first } bungalows
}
move-fetch = aller chercher le groupe de la cabine { $first }
seen-fetch = aller chercher { WORD($tourists, "tourists") }
some-fetch = aller chercher un groupe
move-reserve = réserver la cabine { $second } du bateau qui arrive { $first ->
    [2] la semaine prochaine
    [3] dans 2 semaines
    [4] dans 3 semaines
    [5] dans 4 semaines
    [6] dans 5 semaines
    [7] dans 6 semaines
   *[other] dans 7 semaines
}
seen-reserve = réserver { WORD($tourists, "tourists") } pour la semaine { $week }
some-reserve = réserver un groupe d'un bateau à venir
move-build = construire { WORD($first, "a-facility") } à l'emplacement { $second }
move-sign = placer un panneau
move-pass = passer
move-send-away = renvoyer un touriste { WORD($first, "colour") }

## Colour
colour-green = vert
    .plural = verts
colour-red = rouge
    .plural = rouges
colour-yellow = jaune
    .plural = jaunes
colour-blue = bleu
    .plural = bleus

## Row
row-green = Prairie
row-red = Boulevard
row-yellow = Plage
row-blue = Mer

## Tourists
tourists = { $first } { $first ->
    [one] touriste { WORD($second, "colour") }
   *[other] touristes { WORD($second, "colour", form: "plural") }
}

## Facility
facility-swimming-pool = piscine
facility-mini-golf = mini-golf
facility-tennis-court = court de tennis
facility-bar = bar
facility-terrace = terrasse
facility-restaurant = restaurant
facility-beach-chairs = chaises longues
facility-beach-bar = bar de plage
facility-beach-volleyball = beach-volley
facility-jet-ski = jet-ski
facility-diving = plongée
facility-water-slide = toboggan

## A-facility
a-facility-swimming-pool = une piscine
a-facility-mini-golf = un mini-golf
a-facility-tennis-court = un court de tennis
a-facility-bar = un bar
a-facility-terrace = une terrasse
a-facility-restaurant = un restaurant
a-facility-beach-chairs = une rangée de chaises longues
a-facility-beach-bar = un bar de plage
a-facility-beach-volleyball = un terrain de beach-volley
a-facility-jet-ski = un jet-ski
a-facility-diving = une école de plongée
a-facility-water-slide = un toboggan

## Sign
sign-welcome = Bienvenue
sign-open = Ouvert
sign-hotel = Hôtel
sign-blue = bleu

## Whose turn it is, and what they are to do
status-work = { SEAT($seat) } envoie un membre de sa famille au travail.
status-work-you = À vous : choisissez ce que fait un membre de la famille.
status-overbooking = { SEAT($seat) } a trop réservé et renvoie des touristes.
status-overbooking-you = Vous avez trop réservé : renvoyez un touriste ; chacun coûte 1.
status-over = La saison est finie.

## On the page and in the terminal
panel-goal = But : le plus de points après la semaine { $weeks }
panel-standing = { n-points }, { $money } $
label-week = Semaine { $week } sur 8, { SEAT($seat) } a le coquillage
label-boats = Bateaux
label-boat = Semaine { $week }
label-this-week = à chercher
label-market = Aménagements
label-facility = Aménagement
label-price = Prix
label-points = Points
label-left = Reste
label-money = argent
label-home = maison
label-time = temps 1-2-3
label-bungalows = bungalows
label-free = { $free ->
    [one] { $free } libre
   *[other] { $free } libres
} sur { $all }
label-reserved = réservés
label-signs = panneaux
label-track = Piste d'argent (le dessus d'une pile est à droite)
label-island = Autour de l'île
label-beach = plage
label-forecast = fin de semaine : +{ $income }
label-leaving = départs
label-arriving = arrivées
label-overbooked = { $many } de trop
label-points-now = { n-points } pour l'instant
label-arriving-now = Arrivent maintenant
label-you = vous
label-shell = a le coquillage : commence cette semaine
label-calendar = Les huit semaines
label-week-number = semaine { $week }
label-backpacker = routard { WORD($colour, "colour") } de la semaine { $week }
label-taken-by = pris par { SEAT($seat) }
label-cost = coûte { $price }, il vous restera { $left }
label-back = le membre de la famille revient en semaine { $week }
label-back-never = le membre de la famille ne revient plus cette saison
label-income-more = revenus +{ $many } cette semaine
label-stay = les { WORD($colour, "colour", form: "plural") } restent { n-weeks }
label-arrive-in = arrivée en semaine { $week }
label-overbooks = { $many } de trop la semaine prochaine
label-in-stock = il en reste { $left }
label-kind = { WORD($facility, "facility") } : coûte { $price }, { n-points } à la fin ; les { WORD($colour, "colour", form: "plural") } restent une semaine de plus.
label-kind-bar = Chaque touriste au bar paie 1 de plus.
label-kind-left = Il en reste { $left }.
label-kind-yours = Vous en avez déjà.
label-kind-sold-out = Épuisé.
label-then-stay = Les { WORD($colour, "colour", form: "plural") } resteront alors { n-weeks }.
label-yours = construit
label-sold-out = épuisé
label-where = Sur quel emplacement ?
label-what = Emplacement { $field } : que construire ?
label-field = emplacement { $field }
label-free-field = emplacement { $field } : libre
label-tourists-at = { n-many-touriste }
label-family = Famille
label-at-home = { n-members } à la maison
label-on-time = { n-members } de retour dans { n-weeks }
label-on-boats = { n-members } sur les bateaux, de retour à leur départ
label-village = Bungalows
label-next-week = Fin de semaine
label-income = revenus +{ $income }
label-income-bar = revenus +{ $income }, dont { $bar } au bar
label-free-then = { $many ->
    [one] { $many } bungalow libre
   *[other] { $many } bungalows libres
} ensuite
label-last-week = Dernière semaine : plus de revenus
label-actions = Ce que peut faire un membre de la famille
label-sign-next = Panneau : { WORD($sign, "sign") }
label-resort = Village de { SEAT($seat) }
label-resorts = Les autres villages
label-walk = Si la semaine finissait maintenant : { SEAT($seat) } est le plus pauvre, les routards font { n-steps }.
label-walk-none = Si la semaine finissait maintenant : personne n'a d'argent, personne ne marche.
label-to-resort = routard { WORD($colour, "colour") } de la semaine { $week } → s'installe chez { SEAT($seat) }
label-to-beach = routard { WORD($colour, "colour") } de la semaine { $week } → plage à gauche de { SEAT($seat) }
label-board-of = village de { SEAT($seat) }
label-beach-of = plage à gauche de { SEAT($seat) }
label-one-poorest = le plus pauvre
label-money-of = { SEAT($seat) } a { $money } $
label-from-bottom = dans une pile, de bas en haut
label-too-many = { SEAT($seat) } : { $arriving ->
        [one] { $arriving } touriste arrive
       *[other] { $arriving } touristes arrivent
    }, { n-free }.
label-send-cost = payer 1
label-send-free = rien à payer
label-how-many = { $many ->
    [one] { $many } qui arrive
   *[other] { $many } qui arrivent
}
label-result = Décompte final
label-winner = gagne
label-points-tourists = touristes
label-points-facilities = aménagements
label-points-regions = zones
label-total = total
label-close = Fermer
label-colon = {" : "}
label-semicolon = {" ; "}
label-regions = { $many ->
    [one] Il restera { n-zones } ({ $sizes } emplacements), 1 point à la fin
   *[other] Il restera { n-zones } ({ $sizes } emplacements), 1 point chacune à la fin
}
label-regions-now = { $many ->
    [one] Maintenant { n-zones }, 1 point à la fin.
   *[other] Maintenant { n-zones }, 1 point chacune à la fin.
}
label-more-points = { n-points } de plus que maintenant
label-fewer-points = { n-points } de moins que maintenant
label-own-resort = Village
label-build = Construire

## Key to the icons
key-coin = argent, ou un prix
key-star = points à la fin
key-home = membres de la famille à la maison, prêts à travailler
key-clock = quand le membre de la famille revient : la semaine, ou avec un + dans combien de semaines
key-bow = membres de la famille sur les bateaux
key-shell = a le coquillage et commence
key-sign-welcome = un panneau : le routard qui s'y arrête s'installe chez son propriétaire
key-feet = combien de pas font les routards
key-member = un membre de la famille
key-lit = un bungalow avec un touriste
key-vacant = un bungalow libre
key-tourist = { WORD($colour, "row") } : touristes { WORD($colour, "colour", form: "plural") }
key-stay = au bord d'une rangée : combien de semaines y restent les touristes
key-backpacker = un routard
key-goal = où va un routard si la semaine finit maintenant
key-alarm = plus de touristes la semaine prochaine que de bungalows libres

## Why a move may not be made
refusal-not-enough-money = Cela coûte { $price } ; vous avez { $money }.
refusal-past-week-8 = La saison finit avec la semaine 8 : pas de bateau en semaine { $week }.
refusal-backpack = Un routard ne peut être ni cherché ni réservé.
refusal-space-covered = À { $players } joueurs, la cabine { $space } est fermée.
refusal-group-taken = { SEAT($seat) } a déjà quelqu'un auprès de ce groupe.
refusal-no-free-bungalow = Il faut { $needed ->
        [one] { $needed } bungalow libre
       *[other] { $needed } bungalows libres
    } pour ce groupe ; vous en avez { $free }.
refusal-already-built = Vous avez déjà construit { WORD($facility, "a-facility") }.
refusal-sold-out = Il n'en reste plus : { WORD($facility, "facility") }.
refusal-no-such-field = Il n'y a pas d'emplacement { $field } dans cette rangée.
refusal-field-taken = L'emplacement { $field } de cette rangée est déjà construit.
refusal-not-connected = L'emplacement { $field } n'est ni tout à gauche ni au contact d'un de vos aménagements.
refusal-must-place-sign = Il reste un panneau pour vous : placez-le au lieu de passer.
refusal-no-sign-left = Il ne reste pas de panneau pour vous : passez.
refusal-overbooked = Vous avez trop réservé : renvoyez d'abord un touriste.
refusal-none-arriving = Aucun touriste { WORD($colour, "colour") } n'arrive.
refusal-not-overbooked = Il n'y a personne à renvoyer maintenant.

## What is wrong with an edition
edition-not-boxes-2-to-8 = il faut ici les cases 2 à 8
edition-not-four-numbers = il faut ici quatre nombres
edition-not-rising = les nombres doivent croître
edition-not-five-members = une famille a cinq membres
edition-not-four-rows = il y a quatre rangées
edition-another-row = il faut ici la rangée { $name } de couleur { $colour }
edition-not-twelve-facilities = il y a douze aménagements
edition-unknown-facility = cet aménagement n'existe pas
edition-facility-twice = { $facility } y est deux fois
edition-another-colour = cet aménagement est de couleur { $colour }
edition-bad-number-of-boats = il faut ici { $least } à { $most } bateaux
edition-unknown-colour = cette couleur n'existe pas
edition-not-ten-groups = un bateau a dix groupes
edition-bad-group = ce n'est pas un groupe de touristes

## What is printed on the pieces; $first is the number of the piece
component-members-home = membres de la famille à la maison
component-members-busy = membres de la famille au travail au départ
component-money-start = argent au départ
component-money-most = argent au maximum
component-bungalows-prices = prix de 1, 2, 3 et 4 bungalows
component-bungalows-time = semaines pour des bungalows
component-signs-numbers = panneaux : Bienvenue, Ouvert, Hôtel, bleu
component-signs-time = semaines pour un panneau
component-spaces-visible = cabines d'un bateau à 2, 3, 4 et 5 joueurs
component-reservations-boxes = cases de réservation
component-board-time = semaines pour un aménagement
component-board-fields = emplacements d'une rangée
component-board-rows-name = rangée { $first }
component-board-rows-colour = rangée { $first } : couleur
component-facilities = aménagements
component-facilities-name = aménagement { $first }
component-facilities-colour = aménagement { $first } : couleur
component-facilities-price = aménagement { $first } : prix
component-facilities-points = aménagement { $first } : points
component-facilities-stock = aménagement { $first } : nombre à 2, 3, 4 et 5 joueurs
component-boats = bateaux
component-boats-backpacker = bateau { $first } : routard
component-boats-groups = bateau { $first } : groupes

## Row-name
row-name-meadow = prairie
row-name-boulevard = boulevard
row-name-beach = plage
row-name-sea = mer

## The log
story-boats = Les bateaux des huit semaines portent les numéros { $boats }.
story-week = Semaine { $week } : { SEAT($seat) } a le coquillage ; le routard est { WORD($colour, "colour") }.
story-bungalows = { SEAT($seat) } construit { $many ->
        [one] { $many } bungalow
       *[other] { $many } bungalows
    } pour { $price }.
story-fetch = { SEAT($seat) } va chercher { WORD($tourists, "tourists") } ; { $free ->
        [one] { $free } bungalow reste libre
       *[other] { $free } bungalows restent libres
    }.
story-reserve = { SEAT($seat) } réserve { WORD($tourists, "tourists") } pour la semaine { $week }.
story-build = { SEAT($seat) } construit { WORD($facility, "a-facility") } pour { $price } : { n-points }. Prix suivant : { $next }.
story-build-last = { SEAT($seat) } construit { WORD($facility, "a-facility") }, dernier exemplaire, pour { $price } : { n-points }.
story-sign = { SEAT($seat) } place { $sign ->
    [blue] le panneau bleu
   *[other] le panneau « { WORD($sign, "sign") } »
} et en a { $signs }.
story-passes = { SEAT($seat) } passe : il ne reste pas de panneau.
story-backpacker = Le routard { WORD($colour, "colour") } part à gauche de { SEAT($seat) }, le plus pauvre ; les routards font { n-steps }.
story-stranded = Personne n'a d'argent : le routard { WORD($colour, "colour") } reste sur la plage à gauche de { SEAT($seat) } et personne ne marche.
story-settles = Le routard { WORD($colour, "colour") } de la semaine { $week } fait { n-steps } et s'installe chez { SEAT($seat) }.
story-camps = Le routard { WORD($colour, "colour") } de la semaine { $week } fait { n-steps } jusqu'à la plage à gauche de { SEAT($seat) }.
story-full = Le routard { WORD($colour, "colour") } de la semaine { $week } ne trouve pas de bungalow libre chez { SEAT($seat) } et va à la plage suivante.
story-income = { SEAT($seat) } gagne { $income } pour { $tourists ->
        [one] { $tourists } touriste
       *[other] { $tourists } touristes
    } : { $before } → { $after }.
story-income-bar = { SEAT($seat) } gagne { $income } ({ $tourists } + { $bar } au bar) : { $before } → { $after }.
story-lost = { SEAT($seat) } ne peut garder plus de { $most } : { $lost } de perdu.
story-leave = { WORD($tourists, "tourists") } quittent le village de { SEAT($seat) }.
story-leave-one = { WORD($tourists, "tourists") } quitte le village de { SEAT($seat) }.
story-sends-away = { SEAT($seat) } renvoie un touriste { WORD($colour, "colour") } et paie 1.
story-sends-away-unpaid = { SEAT($seat) } renvoie un touriste { WORD($colour, "colour") } et n'a pas de quoi payer.
story-overbooked = { SEAT($seat) } a { n-many-touriste } de trop pour { n-free }.
story-turned-away = { SEAT($seat) } doit renvoyer { n-many-touriste } et paie { $paid }.
story-arrive = { WORD($tourists, "tourists") } arrivent chez { SEAT($seat) }.
story-arrive-one = { WORD($tourists, "tourists") } arrive chez { SEAT($seat) }.
story-score = { SEAT($seat) } : { $tourists } pour les touristes + { $signs } pour les panneaux + { $facilities } pour les aménagements + { $regions } pour les zones = { $total }.
story-wins = { SEAT($seats) } gagne avec { n-points }.
story-wins-by-tourists = { SEAT($seats) } gagne avec { n-points } et plus de touristes.
story-share = { SEAT($seats) } se partagent la victoire avec { n-points }.

## Ce que disent les nombres destinés à la recherche : +0 est sa propre place, +1 la suivante dans le sens horaire, et ainsi de suite
feature-week = Le nombre de semaines commencées, en autant de 1.
feature-phase = Ce qui se passe : on travaille, un village a trop réservé, ou la partie est finie.
feature-first = Qui a le coquillage.
feature-turn = À qui est le tour.
feature-sent = Combien de touristes arrivants d'une couleur ont été renvoyés.
feature-boat = Quel bateau arrive une semaine donnée.
feature-aboard = Combien de touristes d'une couleur sont dans un groupe, selon les semaines à venir et le groupe.
feature-taken = Le membre de qui est auprès d'un groupe, selon les semaines à venir et le groupe.
feature-stock = Combien d'exemplaires d'un aménagement sont en vente.
feature-signs-left = Combien de panneaux d'un type il reste.
feature-money = L'argent d'une place.
feature-marker = Combien de marqueurs sont derrière ou sous celui d'une place.
feature-members = Combien de membres d'une famille sont à la maison ou sur une case de temps.
feature-bungalows = Combien de bungalows un village possède.
feature-tourists = Combien de touristes sont dans un village.
feature-guests = Combien de touristes d'une couleur sont dans les bungalows, ou au premier, deuxième ou troisième aménagement de leur rangée.
feature-facility = L'emplacement sur lequel se trouve un aménagement d'une place.
feature-sign = Les panneaux qu'une place a posés.
feature-beach = Les semaines dont le routard est sur la plage à gauche d'une place.
feature-points = Les points d'une place si on les comptait maintenant.

## Le conseiller : ce que gagne un coup
gain-points = { $more ->
    [one] à la fin de la semaine, votre village de vacances vaut environ { $more } point de plus, sans compter les touristes.
   *[other] à la fin de la semaine, votre village de vacances vaut environ { $more } points de plus, sans compter les touristes.
}
gain-tourists = { $more ->
    [one] il vous amène environ { $more } touriste de plus, sur place ou réservé, d'ici la fin de la semaine.
   *[other] il vous amène environ { $more } touristes de plus, sur place ou réservés, d'ici la fin de la semaine.
}
gain-money = il vous laisse environ { $more } $ de plus à la fin de la semaine.
gain-family = { $more ->
    [one] environ { $more } membre de la famille de plus est à la maison quand la semaine suivante commence.
   *[other] environ { $more } membres de la famille de plus sont à la maison quand la semaine suivante commence.
}
goal-more = Comptent les touristes, les panneaux, les aménagements et les zones vides ; l'argent ne compte pas à la fin.
gained = Semaine précédente : { $what }.
gained-nothing = La semaine précédente n'a rien changé pour vous.
gained-points = points { $change }
gained-tourists = touristes sur place ou réservés { $change }
gained-money = argent { $change }
gained-family = famille à la maison { $change }
tip-work = Qui est à la maison doit travailler, puis s'absente : d'abord un bungalow, puis des clients, puis de quoi s'occuper à leur couleur.
tip-overbooking = Vous avez promis plus que vous n'avez de bungalows. Gardez ceux qui ont de quoi s'occuper : ils restent le plus longtemps.
aim-fetch = Allez chercher un groupe de { $many } : vous avez les bungalows, et ils paient dès cette semaine.
aim-keep = À la fin de la semaine, { $many ->
    [one] un touriste part
   *[other] { $many } touristes partent
}, à moins que vous ne bâtissiez encore quelque chose en { WORD($colour, "colour") }.
aim-bungalows = Plus de touristes ont réservé que vous n'avez de lits. Bâtissez { $many ->
    [one] un bungalow
   *[other] { $many } bungalows
} avant leur arrivée.
aim-beds = Bâtissez { $many ->
    [one] un bungalow
   *[other] { $many } bungalows
} : on ne va chercher que ceux qui trouvent un lit.
aim-facility = Bâtissez un aménagement de la couleur de vos touristes : des points pour vous, une semaine de plus pour eux.
aim-points = Construisez un aménagement : ses points comptent à la fin, quelle que soit la couleur de vos clients.
aim-reserve = Réservez un groupe de { $many } sur l'un des prochains bateaux.
aim-sign = Un panneau est gratuit, vaut un point et vous rend votre monde au plus vite.
aim-send-away = Renvoyez la couleur qui a le moins à faire ici.

## Pourquoi ce coup
why-guests = { $points ->
    [0] Avec vos aménagements, ils paieront { $coins } en tout.
   *[other] Avec vos aménagements, ils paieront { $coins } en tout et compteront { n-points } à la fin.
}
why-arrive = Ils arrivent en semaine { $week }.
why-rival = Sinon { SEAT($seat) } les prendrait sans doute cette semaine.
why-points = Cela vaut { n-points } à la fin.
why-stay = { $guests ->
    [0] Désormais, un touriste { WORD($colour, "colour") } reste { n-weeks } de plus qu'un touriste sans activité.
    [one] Désormais, un touriste { WORD($colour, "colour") } reste { n-weeks } de plus qu'un touriste sans activité ; { $guests } est déjà là.
   *[other] Désormais, un touriste { WORD($colour, "colour") } reste { n-weeks } de plus qu'un touriste sans activité ; { $guests } sont déjà là.
}
why-no-bungalow = { $many ->
    [one] Sinon { $many } touriste du prochain bateau ne trouverait pas de bungalow et vous coûterait de l'argent.
   *[other] Sinon { $many } touristes du prochain bateau ne trouveraient pas de bungalow et vous coûteraient de l'argent.
}
why-bungalows = { $many ->
    [one] Vous aurez alors { $many } bungalow libre pour les touristes à venir.
   *[other] Vous aurez alors { $many } bungalows libres pour les touristes à venir.
}
why-sign = Un panneau vaut un point, et davantage de routards s'arrêtent chez vous.
why-leave-soonest = Ce sont eux qui partiraient le plus tôt : au bout de { n-weeks }.
why-later = Quelques coups plus tard, vous devriez avoir { $more ->
    [one] { $more } point
   *[other] { $more } points
} de plus qu'avec { $instead }.

## Statistiques : les sortes de coups, et d'où viennent les points
tally-build = { WORD($first, "facility") }
tally-bungalows = bungalows
tally-fetch = groupes cherchés
tally-reserve = groupes réservés
tally-sign = panneaux dressés
tally-tourists = touristes
tally-signs = panneaux
tally-facilities = aménagements
tally-regions = zones

## Installer une position
set-up-week = Semaine
set-up-phase = Ce qui se passe
set-up-first = A le coquillage
set-up-turn = C'est le tour de
set-up-sent = Arrivants renvoyés
set-up-boats = Bateaux
    .one = Semaine { $first }
set-up-boats-boat = Bateau n°
set-up-boats-taken = Groupes pris
    .one = Groupe { $second } : pris par
set-up-seats = Villages
    .one = Village de { SEAT($seat) }
set-up-seats-money = Argent
set-up-seats-home = Famille à la maison
set-up-seats-busy = Famille au travail
    .one = { $second ->
        [one] Famille de retour dans { $second } semaine
       *[other] Famille de retour dans { $second } semaines
    }
set-up-seats-bungalows = Bungalows
set-up-seats-tourists = Touristes désœuvrés
    .one = Touristes : { WORD($key, "colour") }
set-up-seats-facilities = Aménagements
set-up-seats-facilities-field = emplacement
set-up-seats-facilities-tourists = touristes sur place
set-up-seats-signs = Panneaux
set-up-track = Piste d'argent
    .one = Marqueur { $first }
set-up-beaches = Routards sur les plages, par semaine d'arrivée
    .one = Routards à gauche de { SEAT($seat) } (semaines)
set-up-stock = Aménagements à vendre
set-up-signs = Panneaux restants
phase-work = les familles travaillent
phase-overbooking = quelqu'un a trop réservé
phase-over = fin de la saison
position-too-many-tourists = il y a ici plus de touristes que de bungalows
position-facility-twice = chacun ne construit ceci qu'une fois : { WORD($facility, "facility") }
position-sold-out = épuisé : { WORD($facility, "facility") }
position-sign-twice = chacun n'a qu'un panneau de chaque sorte ; « { WORD($sign, "sign") } » est déjà posé
position-too-many-signs = il ne reste plus de panneau « { WORD($sign, "sign") } »
position-sign-skipped = les panneaux se posent dans l'ordre, et « { WORD($sign, "sign") } » vient d'abord
position-not-five-members = une famille a cinq membres, à la maison, au travail ou sur les bateaux : en voilà { $found }
position-no-such-field = cette rangée n'a pas d'emplacement à cet endroit
