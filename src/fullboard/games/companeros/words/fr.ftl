# Les mots de Compañeros en français.

title = Compañeros
tagline = Rendez une couleur forte à plusieurs, puis servez-vous avant vos compagnons.

## Numbers of things, for the sentences below
n-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Options of a table
option-rounds = Manches
option-rounds-about = Le nombre de manches ; les points s'additionnent.

## Comment sont les bots
bot-greedy-about = joue la carte qui rapporte le plus dans ce pli, et prend la couleur la plus riche
bot-medium-about = essaie ses cartes quelques fois, jusqu'à la fin de la manche

## Moves
move-play = jouer le { $second } { WORD($first, "suit") }
move-take = prendre les { WORD($first, "suit", form: "plural") }

## Suit
suit-green = vert
    .feminine = verte
    .plural = vertes
suit-yellow = jaune
    .plural = jaunes
suit-red = rouge
    .plural = rouges
suit-blue = bleu
    .feminine = bleue
    .plural = bleues
suit-purple = violet
    .feminine = violette
    .plural = violettes
suit-orange = orange

## Card
card = { $second } { WORD($first, "suit") }

## Standing
standing = { SEAT($first) } { $second }

## Whose turn it is, and what they are to do
status-play = { SEAT($seat) } joue une carte.
status-play-you = À vous : jouez une carte de votre main.
status-take = { SEAT($seat) } prend une couleur dans le pot.
status-take-you = À vous : prenez toutes les cartes d'une couleur du pot.
status-over = La partie est terminée.

## On the page and in the terminal
panel-goal = But : le plus de points en { $rounds ->
    [1] une manche
   *[other] { $rounds } manches
}
panel-standing = { $round ->
    [1] { label-won }
   *[other] { label-won }, { label-total }
}
label-round = Manche { $round } sur { $rounds }, pli { $trick } sur 9
label-pot = Pot
label-table = Table
label-hand = Votre main
label-won = { $won ->
    [one] { $won } carte gagnée
   *[other] { $won } cartes gagnées
}
label-total = { n-points } jusqu'ici
label-strength = Force
label-leader = entame
label-points = { n-points }
label-cards = { $cards ->
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
}
label-you = vous
label-turn = c'est son tour
label-turn-you = à vous
label-taker = { $ahead ->
    [0] se sert
    [1] se sert ensuite
   *[other] après { $ahead } autres
}
label-foresee = { $move } : les { WORD($suit, "suit", form: "plural") } valent alors { $sum }, { $place ->
    [-1] il ne vous resterait rien pour l'instant
    [0] une égalité arrêterait le partage avant vous
    [1] 1er pour l'instant
   *[other] { $place }e pour l'instant
}
label-would-take = { $place ->
    [1] 1er pour l'instant
   *[other] { $place }e pour l'instant
}
label-tie = égalité
label-winner = gagne

## Why a move may not be made
refusal-not-in-hand = Vous n'avez pas le { WORD($card, "card") }.
refusal-none-in-pot = Il n'y a pas de carte { WORD($suit, "suit", form: "feminine") } dans le pot.
refusal-no-share-out = Le pot se partage quand chacun a joué une carte.
refusal-share-out = Le pot est en train d'être partagé : prenez d'abord une couleur.

## What is wrong with an edition
edition-not-six-suits = il y a six couleurs
edition-bad-suit-name = le nom d'une couleur est un mot en minuscules
edition-suit-twice = deux couleurs ont le même nom
edition-not-ten-values = chaque couleur a dix valeurs
edition-value-out-of-range = il faut ici des nombres entiers dont la somme est au plus { $most }
edition-values-not-rising = les valeurs doivent croître

## What is printed on the pieces; $first is the number of the piece
component-cards-values = cartes de chaque couleur
component-suits-name = couleur { $first }

## The log
story-round = Manche { $round } sur { $rounds } : { SEAT($seat) } commence.
story-position = Une position a été mise en place : manche { $round } sur { $rounds }, pli { $trick } sur 9.
story-pot = Le pot : { WORD($cards, "card") }.
story-hand = Votre main : { WORD($cards, "card") }.
story-plays = { SEAT($seat) } joue le { WORD($card, "card") }.
story-adds = { SEAT($seat) } joue le { WORD($card, "card") } : les { WORD($suit, "suit", form: "plural") } valent { $before } + { $value } = { $sum }.
story-takes = { SEAT($seat) } prend les { WORD($suit, "suit", form: "plural") } : { $sum } = { n-points }.
story-takes-one = { SEAT($seat) } prend les { WORD($suit, "suit", form: "plural") } : { n-points }.
story-takes-cards = { SEAT($seat) } prend { $many ->
        [one] { $many } carte
       *[other] { $many } cartes
    }.
story-tie = Égalité à { $sum } entre { WORD($suits, "suit") } : le partage s'arrête.
story-nobody = Personne ne prend rien.
story-too-late = Le pot est vide : il ne reste rien pour { SEAT($seats) }.
story-leads = { SEAT($seat) } entame.
story-left = Ce qui reste dans le pot et sur la table ne rapporte rien à personne.
story-round-over = La manche { $round } est finie : { WORD($standings, "standing") }.
story-scores = Scores : { WORD($standings, "standing") }.
story-wins = { SEAT($seats) } gagne avec { n-points }.
story-share = { SEAT($seats) } se partagent la victoire avec { n-points }.

## Ce que disent les nombres destinés à la recherche : +0 est sa propre place, +1 la suivante dans le sens horaire, et ainsi de suite
feature-round = Le numéro de la manche.
feature-tricks = Le nombre de plis terminés dans la manche, en autant de 1.
feature-phase = Ce qui se passe : on joue des cartes, on prend des couleurs, ou la partie est finie.
feature-turn = À qui est le tour.
feature-starter = Qui a entamé le premier pli de la manche.
feature-leader = Qui a entamé ce pli.
feature-hand = Les cartes de sa propre main.
feature-pot = Les cartes du pot.
feature-table = La carte qu'une place a posée sur la table.
feature-waiting = Si la carte d'une place attend encore son tour dans le partage.
feature-strength = La somme des cartes sur la table dans une couleur.
feature-held = Combien de cartes une place a en main.
feature-won = Combien de cartes une place a gagnées dans cette manche.
feature-total = Les points d'une place dans les manches précédentes.
feature-won-cards = Les cartes qu'une place a gagnées dans cette manche.
feature-unseen = Les cartes qui ne peuvent être que dans d'autres mains.

## Légende des symboles
key-suit = { WORD($suit, "suit") }
key-value = la force d'une carte dans son pli, et ses points pour qui la prend
key-strength = la force d'une couleur : plus il se dresse, plus on y a joué
key-won = cartes gagnées, face cachée

## Le conseiller : ce que gagne un coup
gain-points = { $more ->
    [one] à la fin de ce pli, il vous a rapporté environ { $more } point de plus.
   *[other] à la fin de ce pli, il vous a rapporté environ { $more } points de plus.
}
gain-others = { $more ->
    [one] il laisse à chacun des autres environ { $more } point de moins dans ce pli.
   *[other] il laisse à chacun des autres environ { $more } points de moins dans ce pli.
}
gain-hand = vous gardez la main la plus forte, d'environ { $more } de plus en valeur de cartes.
goal-more = Seules comptent les cartes prises dans le pot.
gained = Dernier pli : { $points } pour vous, { $others } en moyenne pour chacun des autres.
tip-play = Vous n'êtes pas seul : les cartes d'une couleur s'additionnent, qui que ce soit qui les joue. La couleur la plus forte se sert d'abord, et une égalité arrête le partage.
tip-take = Toutes les cartes d'une couleur sont à vous. Comptez leurs valeurs, pas les cartes.
aim-richest = Prenez les { WORD($suit, "suit", form: "plural") } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, rien dans le pot ne vaut plus.
aim-strongest = Il y a { $points ->
    [one] { $points } point
   *[other] { $points } points
} dans le pot : faites d'une couleur la plus forte de toutes, et jouez-y la plus haute carte.
aim-save = Le contenu du pot ({ $points }) ne vaut pas une carte forte, ou est hors de portée : débarrassez-vous d'une petite.

## Pourquoi ce coup
why-takes = Cela fait { n-points }.
why-last = Personne ne prend après vous.
why-leaves = { SEAT($seat) } prend ensuite, { n-points } au plus, avec les { WORD($suit, "suit", form: "plural") }.
why-trick = Vous devriez y gagner environ { n-points } dans ce pli.
why-trick-more = Vous devriez y gagner environ { n-points } dans ce pli, contre { $less } avec { $instead }.
why-saves = Il y a peu à gagner dans ce pli, et vous gardez le { WORD($card, "card") } pour un meilleur.
why-place = Vous vous servirez sans doute { $place ->
    [1] en premier
   *[other] en { $place }e
}.
why-tie = Une égalité arrêtera sans doute le partage.
why-from = { SEAT($seat) } devrait perdre { n-points } par rapport à l'autre coup.
why-end = À la fin, environ { n-points } : { $more } de plus qu'avec { $instead }.

## Statistiques : les sortes de coups, et d'où viennent les points
tally-play = joue les { WORD($first, "suit", form: "plural") }
tally-suit = { WORD($first, "suit") }

## Installer une position
set-up-round = Manche
set-up-tricks = Plis terminés
set-up-starter = Commence la manche
set-up-leader = Entame ce pli
set-up-taken = Ont déjà pris dans le pot
set-up-pot = Pot
set-up-table = Cartes sur la table
    .one = Carte de { SEAT($seat) }
set-up-hands = Mains
    .one = Main de { SEAT($seat) }
set-up-won = Cartes gagnées
    .one = Gagnées par { SEAT($seat) }
set-up-totals = Points des manches précédentes
    .one = Points précédents de { SEAT($seat) }
position-card-missing = le { WORD($card, "card") } n'est nulle part : chaque carte est en main, sur la table, dans le pot ou gagnée
position-card-twice = le { WORD($card, "card") } est déjà ailleurs
