# Les mots du poker de Kuhn en français.

title = Poker de Kuhn
tagline = Trois cartes, une seule mise, et toutes les raisons de bluffer.

## Des nombres de choses, pour les phrases ci-dessous
n-chips = { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
}

## Les options d'une table
option-hands = Donnes
option-hands-about = Le nombre de donnes jouées ; on commence à tour de rôle.

## Les coups
move-check = parole
move-bet = miser
move-fold = se coucher
move-call = suivre

## Pourquoi un coup n'est pas possible
refusal-bet-to-answer = Il y a une mise : suivez ou couchez-vous.
refusal-no-bet-to-answer = Il n'y a pas de mise à suivre : parole, ou misez.

## Les cartes
card-jack = le valet
card-queen = la dame
card-king = le roi

## À qui de jouer, selon la phase
status-bet = { SEAT($seat) } mise, ou dit « parole ».
status-bet-you = Misez, ou dites « parole ».
status-answer = { SEAT($seat) } répond à la mise.
status-answer-you = Suivez ou couchez-vous.

## La page
label-you = vous
label-hand = Donne { $hand } sur { $hands }
label-pot = { $n ->
    [one] { $n } jeton dans le pot
   *[other] { $n } jetons dans le pot
}
label-card = Vous avez { WORD($card, "card") }.
label-hidden = une carte face cachée
label-chips = { n-chips }
label-begins = commence
label-showed = a montré { WORD($card, "card") } à la donne précédente

## Le récit
story-deal = Donne { $hand } : chacun met un jeton dans le pot et reçoit une carte. { SEAT($seat) } commence.
story-card = { SEAT($seat) } a { WORD($card, "card") }.
story-check = { SEAT($seat) } dit « parole ».
story-bet = { SEAT($seat) } mise un jeton.
story-fold = { SEAT($seat) } se couche.
story-call = { SEAT($seat) } suit.
story-show = { SEAT($seat) } montre { WORD($card, "card") }.
story-take = { SEAT($seat) } prend le pot et gagne { n-chips }.
story-win = { SEAT($seat) } a gagné { n-chips } en fin de partie.
story-share = Personne n'a gagné plus que l'autre : la victoire est partagée.
