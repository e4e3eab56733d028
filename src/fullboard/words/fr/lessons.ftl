# Les leçons : leur page, et ce qui peut clocher dans leurs fichiers.

lessons = Leçons
lessons-learn = Apprendre
lessons-progress = { $done } sur { $many }
lessons-about = Quelques minutes chacune, à une vraie table, avec les vraies règles. Personne ne regarde, et rien ne peut mal tourner.
lessons-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
lessons-done = faite
lessons-begun = commencée
lessons-first-match = Jouer une première partie
lessons-first-match-about = Quelques débutants vous attendent. Ils ne sont pas pressés, et ils savent perdre.
lessons-first-match-ask = À table, gardez le doigt (ou la souris) sur ce que vous ne connaissez pas : cela se présente.
lesson-step = Étape { $step } sur { $steps }
lesson-on = Continuer
lesson-back = Revenir
lesson-again = Reprendre au début
lesson-hint = Un indice
lesson-show = Montrez-moi
lesson-shown = Ce que vous cherchez est allumé.
lesson-tried = Vous avez essayé : { $move }.
lesson-not-that = Les règles le permettent, mais cette leçon veut en venir ailleurs.
lesson-not-it = Pas tout à fait. Regardez encore.
lesson-finished = C'est tout pour cette leçon. Bravo !
lesson-next = Ensuite : { $title }
lesson-read-first = Lisez d'abord : on vous dira quand c'est à vous.
lesson-over-here = La leçon s'arrête ici. La suite est dans une autre.
lesson-answer-first = Répondez d'abord à la question.
lesson-happened = Entre-temps : { $what }
lesson-meanwhile = Ce qui s'est passé entre-temps
privacy-lessons = Les leçons que vous avez suivies, et jusqu'où.
lesson-check-good = { $file } : une bonne leçon, { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
}, en { $languages }
games-lesson-bad = { $game } : la leçon { $file } est laissée de côté : { $what }
command-no-game-here = { $file } n'est parmi les leçons d'aucun jeu installé : dites lequel avec --game
teach-bad-name = le nom du fichier d'une leçon est fait de minuscules, de chiffres et de traits d'union, et finit par .toml
teach-too-long = c'est plus long que n'importe quelle leçon
teach-bad-encoding = ce n'est pas du texte UTF-8
teach-bad-toml = ce n'est pas du TOML valide
teach-unknown-key = { $path } ne fait pas partie d'une leçon ; connus ici : { $known }
teach-not-a-table = { $path } devrait être une table
teach-not-a-list = { $path } devrait être une liste
teach-not-text = { $path } devrait être un texte
teach-out-of-range = { $path } devrait être un nombre entier dans ses bornes
teach-no-steps = une leçon compte de 1 à 60 étapes
teach-one-beginning = une leçon part d'un seul de ceux-ci : begin, position ou record
teach-bad-beginning = aucune partie ne commence ainsi : { $reason }
teach-nothing-said = { $path } ne dit rien et ne laisse rien à faire
teach-one-task-a-step = { $path } donne plus d'une chose à faire : expect, brings ou answers
teach-nothing-to-do = { $path } n'a pas sa place dans une étape de cette sorte
teach-right-not-offered = { $path } n'est pas parmi les réponses
teach-bad-key = { $path } devrait être la clé d'un message : minuscules, chiffres et traits d'union
teach-bad-anchor = { $path } devrait être un repère : #id, .classe, ou un coup
teach-bad-notation = { $path } devrait être un coup dans sa notation
teach-bad-place = { $path } devrait être un endroit de la vue, comme hands.0
teach-one-check = { $path } devrait vérifier une seule chose : { $known }
teach-bad-move-line = { $path } devrait s'écrire « place coup », avec « | v/n … » pour ce qui est tiré
teach-bad-picks = { $path } devrait énumérer ce qui est tiré, sous la forme v/n
teach-bad-json = { $path } n'est ni une table ni du JSON valide
teach-bad-position = cette position ne peut pas exister ({ $path }) : { $reason }
teach-bad-record = ce compte rendu ne peut pas être rejoué : { $reason }
teach-another-game = le compte rendu est celui d'une partie de { $game }
teach-no-such-line = le compte rendu n'a pas de telle ligne ; la dernière est { $last }
teach-bad-seat = il n'y a pas de place { $seat }
teach-learners-seat = { $path } : c'est la place de l'élève
teach-not-to-move = { $path } attend un coup, mais ce n'est pas le tour de l'élève
teach-illegal-move = { $path } ne peut pas être joué ici : { $reason }
teach-nothing-brings-it = aucun coup possible n'amène cela
teach-wrong-never-met = personne ne recevra jamais cette réponse : aucun essai faux ne correspond à { $pattern }
teach-dead-end = { $path } ne peut être fait par ceux qui sont arrivés autrement
teach-not-expected = { $path } n'attend pas cela
teach-does-not-hold = { $path } n'est pas vrai : { $at } vaut { $found }
teach-no-words = le message { $message } manque en { $language } : il a sa place dans lessons/{ $language }.ftl, dans le dossier du jeu
lesson-check-untranslated = Pas encore traduit : { $languages } reprennent les phrases de { $file } telles quelles
teach-bad-ftl = ce n'est pas du Fluent valide : { $reason }
teach-no-language = la leçon n'a pas de phrases en { $language } : elles ont leur place à côté, dans { $wanted }
teach-no-text = le message { $message } manque en { $language } : il a sa place dans { $wanted }
teach-unsayable = le message { $message } ne peut pas être dit : il demande quelque chose qu'une leçon n'a pas
teach-file-unusable = le fichier ne peut pas être lu : { $reason }
teach-no-anchor = { $anchor } n'est pas dessiné à cette étape
refusal-unknown-lesson = Il n'y a pas de telle leçon.
