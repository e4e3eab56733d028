# Les mots de Goofspiel en français.

title = Goofspiel
tagline = Les mêmes cartes pour tous, et chacune ne se mise qu'une fois.

## Des nombres de choses, pour les phrases ci-dessous
n-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

## Les options d'une table
option-cards = Cartes
option-cards-about = Le nombre de cartes de chacun, à partir de 1, et le nombre de lots.

## Les coups
move-bid = miser { $first }

## Pourquoi un coup n'est pas possible
refusal-not-in-hand = Vous n'avez pas la carte { $card }.

## À qui de jouer, selon la phase
status-bid = Les autres misent.
status-bid-you = Misez une de vos cartes.

## La page
label-you = vous
label-round = Manche { $round } sur { $rounds }
label-prize = { $n ->
    [one] Un lot de { $n } point
   *[other] Un lot de { $n } points
}
label-left = Encore à venir : { $prizes }
label-points = { n-points }
label-has-bid = a misé
label-shown = a misé { $card } à la manche précédente
label-holds = tient { $cards }
label-bid = Vous avez misé { $card }.

## Le récit
story-prize = Le lot suivant : { n-points }.
story-bid = { SEAT($seat) } mise { $card } en secret.
story-has-bid = { SEAT($seat) } a misé.
story-show = { SEAT($seat) } montre { $card }.
story-take = { SEAT($seat) } prend le lot : { n-points }.
story-tie = La plus haute mise est à égalité : personne ne prend le lot de { n-points }.
story-win = { SEAT($seat) } gagne avec { n-points }.
story-share = { SEAT($seats) } se partagent la victoire avec { n-points }.

## Ce qu'une place peut savoir, en nombres
feature-over = Si la partie est terminée.
feature-prize = Le lot en jeu.
feature-prizes = Les lots encore à venir.
feature-points = Les points d'une place.
feature-has-bid = Si une place a misé pour ce lot.
feature-holds = Les cartes d'une place telles que tous les connaissent, sa mise comprise jusqu'à ce qu'elle soit montrée.
feature-shown = Ce qu'une place a misé pour le lot précédent.
feature-bid = Sa propre mise pour ce lot.
