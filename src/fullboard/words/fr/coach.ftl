# Le conseiller d'une table où l'on apprend

coach = Conseiller
coach-goal = { $goal }. { $more }
coach-aim = Objectif :
coach-aim-none = Aucune règle simple ne convient ici : regardez ce que chaque coup vous rapporte et ce qu'il laisse aux autres.
coach-warns = Avant un coup qui coûte nettement trop cher, le conseiller demande si vous êtes sûr de vous.
coach-forced = Vous ne pouviez faire qu'une chose, { $move } : la table l'a faite pour vous. Vous préférez appuyer vous-même ? Réglages.
coach-dismiss = Ne plus le dire
coach-dismiss-all = Plus de conseils dans ce jeu
coach-recall = Que le conseiller redise tout
coach-sure-title = Vous êtes sûr ?
coach-sure = Cela vous coûte sans doute cher : environ { $less } de chances de gagner, au lieu de { $best } avec { $better }.
coach-sure-reason = Pourquoi { $better } : { $reason }
coach-look-again = Regarder encore
coach-play-it = Jouer quand même
coach-missed = Manqué : { $better } aurait été nettement meilleur que { $made }.
coach-missed-reason = Manqué : { $better } au lieu de { $made } : { $reason }
new-coach = Conseiller
new-coach-off = personne n'est conseillé
new-coach-on = on dit aux débutants ce qui compte
new-coach-about = Un conseiller explique les décisions nouvelles et met en garde contre les fautes qui coûtent cher. Seulement là où les indices sont permis.
refusal-no-coach = Personne n'est conseillé à cette table.
refusal-unknown-tip = Le conseiller ne dit rien de tel.
