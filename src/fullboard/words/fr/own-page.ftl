# Les pages des gens : ses parties, sa façon de jouer, et ce que l'on en montre.

own-more = Vos autres pages
own-games = Jeux
own-last-matches = Dernières parties
own-all-matches = Toutes les parties
own-older = Parties plus anciennes
own-newest = Les plus récentes
own-no-matches = Aucune partie n'est encore terminée.
own-matches-of = Parties de { $name }
own-page-of = La page de { $name }
own-plays = Comment { $name } joue à { $game }
own-you-play = Comment vous jouez à { $game }
own-statistics = statistiques
own-matches-wins = { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
}, { $wins ->
    [0] aucune gagnée
    [one] { $wins } gagnée
   *[other] { $wins } gagnées
}
own-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
own-won-by = { $points } d'avance
own-behind = { $points } de retard
own-left = laissée à un bot
own-mean-length = { $minutes ->
    [one] { $minutes } minute chacune en moyenne
   *[other] { $minutes } minutes chacune en moyenne
}
own-players = à { $players } joueurs
own-place-times = place { $place } : { $times ->
    [one] une fois
   *[other] { $times } fois
}
own-places = Places
own-places-about = Combien de fois vous êtes arrivé premier, deuxième et ainsi de suite ; la couleur la plus vive est la première place.
own-points = D'où viennent les points
own-moves = Coups préférés
own-a-match = En moyenne par partie
own-feats = Le meilleur jusqu'ici
own-against = Contre qui
own-opponent = Adversaire
own-matches = Parties
own-ahead = Devant
own-level = À égalité
own-behind-short = Derrière
feat-best-score = Meilleur score : { $points }.
feat-widest-win = Plus large victoire : { $points } d'avance.
feat-longest-run = { $wins } victoires de suite.
feat-strongest-bot = Bot le plus fort battu : { $bot }.
feat-all-numbers = A gagné avec tous les nombres de joueurs.
feat-won-with = A gagné à { $numbers } joueurs.

own-shown = Ce que voient les autres
own-shown-about = Personne ne voit votre page si vous ne le voulez pas. Qui a joué avec vous voit toujours vos parties communes.
own-shown-public = Une page que tout le monde peut ouvrir
own-shown-public-about = Avec votre nom et ce que vous choisissez ci-dessous. Les parties en cours n'y sont jamais montrées.
own-shown-there = Sur cette page
own-shown-matches = Les parties terminées
own-shown-statistics = Les statistiques
own-shown-ratings = Les classements
own-shown-listed = Dans les palmarès
own-shown-listed-about = Par votre nom, dès que dix de vos parties classées ont compté.
own-shown-keep = Garder ce choix
own-shown-kept = C'est noté : voilà désormais ce que les autres voient.
own-shown-look = Voir votre page
own-take-along = Télécharger résultats, classements et amis
person-yours = C'est votre page, telle que tout le monde la voit.
person-yours-hidden = Personne d'autre ne voit cette page.
person-between = Vous et { $name }
person-together = Vos parties avec { $name }
person-shows-nothing = { $name } ne montre rien d'autre ici.
person-namesakes = { $many } personnes de ce nom ont une page.
refusal-unknown-person = Il n'y a personne de ce nom ici, ou cette personne ne se montre pas.

privacy-results = Comment vos parties se sont terminées, avec les sortes de coups que vous avez joués et l'origine de vos points ; pour les parties classées, votre classement après chacune.
privacy-friends = Vos amis, les personnes que vous suivez, que vous n'écoutez plus ou que vous bloquez, les invitations en attente, et ce que vous voulez montrer de vous.
privacy-who-people = Les autres ne voient de votre page que ce que vous choisissez. Qui a joué avec vous voit vos parties communes ; personne n'apprend qui vous n'écoutez plus ou bloquez. Les parties classées mettent votre nom dans les palmarès, sauf si vous ne le voulez pas.
privacy-forget-people = Vos amis, vos invitations et ce que vous montrez disparaissent aussi ; les résultats et les classements des parties restent, sans nom.
