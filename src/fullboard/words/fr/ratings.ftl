# Les classements, pour qui le veut.

rated = classée
ratings = Classements
ratings-figure = { $points } ± { $margin }
ratings-provisional = provisoire
ratings-matches = { $matches ->
    [one] { $matches } partie classée
   *[other] { $matches } parties classées
}
ratings-pace = { $pace ->
    [live] en direct
    [days] sur plusieurs jours
   *[other] { $pace }
}
ratings-paces = Rythme
ratings-at-pace = Classement, { ratings-pace }
ratings-history = Le classement, partie après partie
ratings-history-about = { $points } après { ratings-matches } ; la bande est l'écart type.
ratings-about = Seules les tables classées comptent. Tout le monde commence à 1000 ; les bots sont dans la même liste, pour que l'on voie ce que vaut un chiffre. Un classement est provisoire pendant les { $matches } premières parties, et ne figure dans la liste qu'ensuite : selon ce que chacun vaut au moins.
ratings-bot = bot
leaderboard = Palmarès
leaderboards = Palmarès
leaderboards-none = Aucune partie classée n'est encore terminée. Qui dresse une table choisit si elle est classée.
leaderboard-none = Personne n'a encore joué assez de parties classées.
new-rated = Classement
new-rated-no = non classée
new-rated-yes = classée : le résultat compte
new-rated-about = Une partie classée se joue sans indices ni conseiller, et un coup qui a montré quelque chose ne s'annule pas. Qui s'en va finit dernier. Les noms des joueurs figurent au palmarès.
ratings-recomputed = { $matches ->
    [one] { $matches } partie classée recomptée
   *[other] { $matches } parties classées recomptées
} ; chiffres qui étaient différents : { $changed }.
ratings-busy = Quelqu'un compte justement les parties classées : réessayez dans un instant.
refusal-rated-no-help = À une table classée, il n'y a ni indices ni conseiller.
refusal-rated-no-position = Une table qui commence par une position n'est jamais classée.
refusal-rated-own-components = À une table classée, on joue avec le matériel de la boîte.
refusal-rated-needs-people = Il faut au moins une personne à une table classée.
refusal-rated-own-devices = À une table classée, chacun joue sur son propre appareil.
refusal-rated-no-undo = À une table classée, on n'annule rien de ce qui a été vu.
usage-ratings = Les classements des gens et des bots.
usage-ratings-recompute =
    Recalcule tous les classements à partir des résultats des parties classées.

    Les mêmes résultats donnent les mêmes chiffres ; ce qui est enregistré autrement est corrigé. La maison peut être ouverte.
