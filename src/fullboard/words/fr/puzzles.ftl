# Problèmes : des positions où un seul coup est nettement le meilleur

puzzles = Problèmes
puzzle = Problème
puzzles-about = Des positions tirées de parties entre bots, où un coup est nettement meilleur que tous les autres. Vous voyez ce que votre place peut voir.
puzzles-strangers = Dites-nous un nom, et nous comptons combien vous en résolvez à la suite.
puzzles-today = Les problèmes du jour
puzzles-today-one = Le problème du jour
puzzles-all = Tous les problèmes
puzzles-of = { $game } ({ $many })
puzzles-solved = { $many ->
    [one] { $many } problème résolu.
   *[other] { $many } problèmes résolus.
}
puzzles-row = { $many } du premier coup à la suite, { $best } au mieux.
puzzles-days = { $days ->
    [one] { $days } jour de suite.
   *[other] { $days } jours de suite.
}
puzzles-solved-one = résolu
puzzles-tried-one = pas encore résolu
puzzles-new-one = nouveau
puzzle-title = Problème, niveau { $level }
puzzle-level = Niveau { $level } sur 5
puzzle-number = Problème { $number }
puzzle-task = Quel est le meilleur coup ?
puzzle-and-now = Et maintenant ?
puzzle-right = Bien vu : { $move }.
puzzle-not-best = Les règles le permettent, mais autre chose est nettement meilleur. Regardez encore.
puzzle-solved = C'est la solution.
puzzle-solved-at-once = Résolu du premier coup !
puzzle-show = Montrer la solution
puzzle-next = Problème suivant
puzzle-analysis = Ce qu'en pense la recherche
puzzle-estimated = Chances estimées de gagner la partie, chaque coup examiné seul, plusieurs fois.
puzzle-bots = Les bots plus faibles ont trouvé la solution dans { $share } essais sur 100.
puzzle-why = Mieux que { $other } : { $reason }
puzzle-why-later = Mieux que { $other }, même si cela ne paie que plus tard : { $move } gagne environ { $best } des parties, l'autre { $less }.
puzzle-proof-wins = Et c'est démontré : ensuite vous gagnez, quoi qu'il y ait de caché, de tiré ou de joué. Aucun autre coup ne peut en dire autant.
puzzle-proof-only = Et c'est démontré : tout autre coup perd, quoi qu'il y ait de caché, de tiré ou de joué.
puzzles-rating = Votre cote aux problèmes : { NUMBER($points, useGrouping: 0) } (± { $error }).
puzzles-rating-later = { $many ->
    [one] Encore { $many } problème et vous aurez une cote.
   *[other] Encore { $many } problèmes et vous aurez une cote.
}
puzzle-rating = La cote de ce problème : { NUMBER($points, useGrouping: 0) }.
privacy-puzzles = Les problèmes que vous avez essayés et résolus, ce que le conseiller doit garder pour lui, et les positions que vous avez gardées.
refusal-unknown-puzzle = Ce problème n'existe pas.

puzzles-mined = { $many } problèmes tirés de { $matches } parties, par niveau : { $levels } ; gardés dans { $file }
puzzles-checked = { $game } : une recherche dix fois plus longue est d'accord avec { $agree } problèmes sur { $drawn }
puzzles-disagree = elle ne jouerait pas « { $move } » dans le problème { $puzzle }
puzzles-proven = { $game } : { $proven } problèmes sur { $many } sont démontrés
command-no-puzzles = il n'y a pas de problèmes ici
command-bad-puzzle = ceci n'est pas un problème
command-puzzles-format = ce fichier de problèmes a un autre format que { $known }
command-puzzles-another-game = ce sont des problèmes de { $game }
command-puzzles-other-rules = ces problèmes ont été faits pour la version { $rules } des règles, pas la { $version }
command-puzzles-mined-otherwise = ce fichier a été commencé avec la graine { NUMBER($seed, useGrouping: 0) } et { NUMBER($iterations, useGrouping: 0) } itérations : indiquez les mêmes, ou choisissez un autre fichier
command-puzzle-twice = le problème { $puzzle } y est deux fois
command-puzzle-not-to-move = problème { $puzzle } : ce n'est pas à cette place de jouer
command-puzzle-illegal-move = problème { $puzzle } : les règles refusent sa solution ({ $reason })
command-puzzle-bad-position = problème { $puzzle } : cette position n'existe pas ({ $reason })
command-puzzle-not-proven = problème { $puzzle } : ce qu'il dit démontré ne peut pas l'être
command-puzzles-drop-where = dites avec --file de quel fichier retirer des problèmes
