# La ligne de commande et le terminal.

play-guest = Invité
play-ask = Votre coup (numéro ou nom ; ? pour l'aide) :{" "}
play-one = Un seul coup possible :{" "}
play-help =
    ?  cette aide
    rules  les règles
    log  l'histoire
    hint  ce qu'une recherche jouerait
    undo  reprendre votre coup
    quit  sauver et partir
play-saved = Sauvé dans { $file }. Pour continuer : fullboard play --resume { $file }
play-done = La partie est dans { $file }. Pour la revoir : fullboard replay { $file }
play-nothing = Il n'y a rien à reprendre.
play-undone = Repris.
play-thinking = je réfléchis …
play-unknown = Il n'y a pas de coup « { $text } ». Choisissez un numéro de la liste, ou ? pour l'aide.
analyse-chances = Chances de gagner estimées, vues par un spectateur, lignes { $first } à { $last }
analyse-turning = Les décisions qui ont coûté le plus, selon ce que la place pouvait savoir
analyse-column-line = ligne
analyse-column-who = qui
analyse-column-chance = chance
analyse-column-cost = coût
analyse-column-sure = certitude
analyse-moves = joué : { $played } ; mieux : { $better }
analyse-clear = net
analyse-likely = probable
analyse-noise = dans le bruit
analyse-none = Aucune décision ne semble avoir coûté quoi que ce soit.
analyse-estimated = Estimé par une recherche ({ $iterations } itérations par décision) ; ± : l'écart entre ses regards
command-bad-iterations = les itérations ({ $bot } : { $iterations }) sont un nombre entier de 1 à { $most }
command-too-few-bots = il faut au moins deux bots différents dans une arène, pas { $bots }
command-arena-too-large = { $bots } bots, c'est plus qu'une arène ne peut en contenir ({ $most })
command-bad-line-up = { $bots } bots ne remplissent pas { $players } places
command-plan-not-fixed = le plan n'a pas de composition fixe : c'est à une arène de le jouer
command-bad-share = une part est un nombre entre 0 et 1, pas { $share }
command-results-file = le fichier de résultats { $file } est inutilisable : { $reason }
command-not-results = { $file } n'est pas un fichier de résultats d'arène ; rien n'y a été écrit
command-another-plan = { $file } contient un autre programme : { $part } y vaut { $found }, pas { $plan }
command-bad-results = la ligne { $line } de { $file } n'est pas une partie de ce programme
command-bot-failed = le bot { $bot } a échoué dans la partie { $game } : { $reason }
command-worker-lost = un processus est mort ; ce qui était joué jusque-là est gardé dans le fichier de résultats, s'il y en a un
command-another-version = un processus a la version { $here } de Fullboard, pas { $plan }
command-engine-missing = le moteur { $engine } demande : pip install '{ $install }'
command-engine-failed = le moteur { $engine } ne démarre pas : { $reason }
command-bad-plot = une image ne peut pas s'écrire dans { $file } ; terminaisons connues : { $known }
command-plot-missing = les images demandent : pip install '{ $install }'
command-plot-file = l'image { $file } ne peut pas être écrite : { $reason }
command-no-folder = il n'y a pas de dossier pour { $file }
command-not-a-leaderboard = { $file } n'est pas un classement d'arène ; rien n'y a été écrit
command-not-strengths = ce fichier ne contient pas la force des bots de { $game } ; rien n'y a été écrit
command-measures-nothing = la force d'un bot se mesure seul parmi des « greedy », un par siège et avec les options habituelles : hard,greedy,greedy,greedy
command-house-open = une maison est déjà ouverte sur les données de { $folder } (processus { $process })
command-one-process = une maison sur SQLite est un seul processus : pour { $workers }, il faut PostgreSQL, voir --database
command-port-taken = quelqu'un d'autre écoute déjà sur le port { NUMBER($port, useGrouping: 0) } de { $host } : choisissez-en un autre avec --port
command-address-unusable = la maison ne peut pas écouter sur { $host }, port { NUMBER($port, useGrouping: 0) } : { $reason }
command-at-line = ligne { NUMBER($line, useGrouping: 0) } : { $fault }
games-key = clé
games-game = jeu
games-players = joueurs
games-minutes = minutes
games-bots = bots
games-problem = pas sur l'étagère : { $what }
games-problem-key-taken = la clé « { $detail } » est déjà prise ; elle reste à qui l'a eue en premier
games-problem-bad-key = « { $detail } » n'est pas une clé : une clé est faite de minuscules, de chiffres et de traits d'union, commence par une lettre et ne dépasse pas 40 signes
games-problem-broken = le paquet est inutilisable : { $detail }
games-no-words = { $game } : pas de mots en { $language } ; ses propres phrases sont en anglais
games-no-words-at-all = { $game } : aucun texte en { $language } ; ses messages sont affichés par leur nom
games-words-missing = { $game } : { $many ->
    [one] il manque une phrase
   *[other] il manque { $many } phrases
} en { $language }, par exemple { $first } ; dites en anglais
games-no-help = { $game } : pas de règles en { $language } ; montrées en anglais
games-no-help-at-all = { $game } : pas de règles en { $language } ; la page des règles est vide
games-rules-version = { $key }, version { $version } des règles
games-for = { $least } à { $most } joueurs, { $minutes } minutes environ
games-option = option { $key } : { $choices }, { $default } si l'on ne dit rien. { $about }
games-bots-are = bots : { $bots }
games-edition = édition { $name }
games-component = élément
games-value = valeur
games-source = d'où on le sait
command-bad-game-name = « { $name } » n'est pas un nom de jeu : un nom a des minuscules, des chiffres et des traits d'union, commence par une lettre et ne dépasse pas 40 signes, par exemple kuhn-poker
command-game-name-taken = il y a déjà un jeu « { $name } » : choisissez un autre nom
command-folder-exists = { $folder } existe déjà et reste tel quel : choisissez un autre nom, ou un autre endroit avec --into
new-game-made =
    { $folder } est créé. On peut déjà y jouer :
      pip install --editable '{ $folder }[test]'
      fullboard play { $key }
      cd { $folder } && pytest
simulate-done = { $game }, { $players } joueurs : { $games } parties, { $moves } coups en { $seconds } s ({ $speed } parties/s, { $how })
simulate-compiled = compilé
simulate-plain = Python sans compilation
arena-done = { $game }, { $players } joueurs : { $games } parties
arena-bot = bot
arena-rating = niveau
arena-wins = victoires
arena-interval = IC à 95 %
arena-fair = juste
arena-fair-share = part juste
arena-mean-score = score moyen
arena-games = parties
arena-pace = s/coup
arena-seat = place
arena-from-to = { $low } à { $high }
arena-above = La part de victoires de { $bot } est nettement au-dessus de { $share }.
arena-below = La part de victoires de { $bot } est nettement au-dessous de { $share }.
arena-unclear = La part de victoires de { $bot } n'est nettement ni au-dessus ni au-dessous de { $share }.
arena-stopped = Arrêté après { $played } parties sur { $planned }.
arena-stopped-kept = Arrêté après { $played } parties sur { $planned } ; elles sont conservées dans { $file }.
leaderboard-title = Classement
leaderboard-about = Écrit par l'arène : niveaux selon Plackett et Luce ; les intervalles contiennent la vraie part 95 fois sur 100.
leaderboard-again = Fullboard { $version }, version { $rules } des règles. Pour rejouer :
serve-open = La maison est ouverte : { $address }  (Ctrl-C la ferme)
serve-open-to-others = Pour les autres sur ce réseau : { $address }
