# Ce que montre une vue, pour les jeux qui ne dessinent pas de plateau ; `seats` : quelque chose pour chaque place.

view-phase = phase
view-round = manche
view-rounds = manches
view-points = points
    .seats = un chacun
view-scores = scores
    .seats = un chacun
view-hand = votre main
view-choice = votre choix
view-chosen = a choisi
    .seats = un chacun
view-shown = montré en dernier
    .seats = un chacun
view-die = dé
plain-named = { $name } : { $value }
