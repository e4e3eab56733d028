# Les mots de Siesta en français.

title = Siesta
tagline = Tout le monde veut le hamac à l'ombre, en même temps.

## Numbers of things, for the sentences below
n-n = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

## Options of a table
option-rounds = Manches
option-rounds-about = Le nombre de manches, et donc de cartes dans chaque main et de lots dans le sac.

## Moves
move-choose = choisir la carte { $first }

## Why a move may not be made
refusal-not-in-hand = Vous n'avez pas la carte { $card } en main.

## What is printed on the pieces; $first is the number of the piece
component-prizes-values = lots dans le sac

## The log
story-start = La sieste dure { $n ->
        [one] { $n } manche
       *[other] { $n } manches
    }.
story-prize = Un lot est tiré : { n-n } d'ombre.
story-choose = { SEAT($seat) } choisit en secret la carte { $card }.
story-chosen = { SEAT($seat) } a choisi.
story-show = { SEAT($seat) } montre la carte { $card }.
story-take = { SEAT($seat) } prend { n-n } d'ombre : { $card } est la plus haute carte choisie une seule fois.
story-take-sum = { SEAT($seat) } prend { n-n } d'ombre ({ $sum }) : { $card } est la plus haute carte choisie une seule fois.
story-wait = Aucune carte n'a été choisie une seule fois : { n-n } d'ombre restent à gagner à la manche suivante.
story-lost = Aucune carte n'a été choisie une seule fois : personne ne gagne l'ombre restante ({ n-n }).
story-win = { SEAT($seat) } gagne avec { n-n } d'ombre.
story-share = { SEAT($seats) } se partagent la victoire avec { n-n } d'ombre.

## Le plateau simple
view-bag = prix encore dans le sac
view-shade = ombre à gagner
view-won = ombre gagnée
    .seats = chacun
view-discards = cartes montrées
    .seats = chacun
view-holds = cartes encore en main
    .seats = chacun
