# La ligne de commande et le terminal.

play-guest = Invité
play-ask = Votre coup (numéro ou nom ; ? pour l'aide) :{" "}
play-one = Un seul coup possible :{" "}
play-help =
    ?  cette aide
    rules  les règles
    log  l'histoire
    hint  ce qu'une recherche jouerait
    undo  annuler votre coup
    quit  sauver et partir
play-saved = Sauvé dans { $file }. Pour continuer : fullboard play --resume { $file }
play-done = La partie est dans { $file }. Pour la revoir : fullboard replay { $file }
play-nothing = Il n'y a rien à annuler.
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
analyse-estimated = Estimé par une recherche ({ $iterations } itérations par décision) ; ± dit de combien l'estimation varie d'un calcul à l'autre.
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

# Les fichiers, et la garde d'une maison
command-file-unusable = { $file } : { $reason }
command-file-is-folder = { $file } est un dossier
command-backup-there = { $file } existe déjà ; --force l'écrase
command-file-not-read = { $file } ne peut pas être lu : { $reason }
command-file-not-written = { $file } ne peut pas être écrit : { $reason }
command-file-not-text = { $file } n'est pas du texte
command-file-empty = { $file } est vide
command-not-key-and-value = « { $given } » n'est pas de la forme clé=valeur
command-has-an-edition = une partie sauvée a déjà son édition
command-house-in-memory = une maison gardée en mémoire ne peut pas être copiée
command-no-house = il n'y a pas de maison dans { $folder }
command-house-there = il y a déjà une maison dans { $folder } ; --force la remplace
command-database-itself = { $file } est la base de données elle-même
command-database-not-copied = { $file } ne peut pas être copié : { $reason }
command-database-not-empty = { $tables ->
    [one] il y a { $tables } table dans la base de données ; --force la remplace
   *[other] il y a { $tables } tables dans la base de données ; --force les remplace
}
command-database-in-use = la maison est ouverte ({ $connections ->
    [one] { $connections } connexion à sa base de données
   *[other] { $connections } connexions à sa base de données
}) : fermez-la d'abord
command-not-a-database-url = ce n'est pas l'URL d'une base de données
command-not-a-backup = { $file } n'est pas la sauvegarde d'une maison
command-backup-of-another-kind = { $file } est la sauvegarde d'une maison sur { $kind }, et celle-ci est sur { $wanted }
command-backup-unusable = { $file } est inutilisable : { $reason }
command-program-failed = { $program } a échoué : { $reason }
command-program-missing = { $program } manque : il vient avec PostgreSQL (apt-get install postgresql-client)
command-works-by-itself = sur SQLite, la maison fait elle-même son travail : ceci est pour PostgreSQL, voir --database
command-secret-visible = tout le monde sur cette machine peut lire { $what ->
    [database] le mot de passe de la base de données
    [metrics-token] le jeton des mesures
    [smtp-url] le mot de passe du serveur de courrier
   *[other] le secret du fournisseur
} sur la ligne de commande : donnez-le dans { $variable }, ou dans un fichier que nomme { $variable }_FILE
command-proxy-unusable = { $given } n'est ni l'adresse d'un proxy ni un réseau, comme 10.0.0.7 ou 10.0.0.0/24 : voir --proxies
command-host-unusable = { $given } n'est pas un nom d'hôte, comme jeux.exemple.org ; séparez-en plusieurs par des espaces, ou donnez une option pour chacun : voir --allow-host
command-provider-incomplete = un fournisseur demande --oidc-issuer, en https, et --oidc-client
command-keys-given-elsewhere = les clés sont données dans { $variable } : changez-les là, la plus récente en dernier
n-tables = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}
n-lines-of-play = { $lines ->
    [one] { $lines } ligne de jeu
   *[other] { $lines } lignes de jeu
}
backup-done = { $file } : { n-tables }, { n-lines-of-play }, { $bytes } octets.
restore-done = La maison est comme elle était dans { $file } : { n-tables }, { n-lines-of-play }.
keys-new = Une nouvelle clé signe désormais, dans chaque processus ouvert à partir de maintenant.
keys-dropped = { $many ->
    [0] Il n'y avait pas de clé plus ancienne.
    [one] { $many } clé plus ancienne n'est plus reconnue.
   *[other] { $many } clés plus anciennes ne sont plus reconnues.
}
keys-given = { $many ->
    [one] { $many } clé, donnée dans { $variable }.
   *[other] { $many } clés, données dans { $variable } ; la dernière signe.
}
keys-signs = clé { $id }, faite le { $made }, signe
keys-believed = clé { $id }, faite le { $made }, est reconnue
dev-again = Quelque chose a changé : la maison rouvre.

# `fullboard bench`
bench-game = jeu : { $value }
bench-players = joueurs : { $value }
bench-compiled = règles : { $value }
bench-games-per-second = parties par seconde : { $value }
bench-moves-per-second = coups par seconde : { $value }
bench-copies-per-second = copies par seconde : { $value }
bench-guesses-per-second = suppositions par seconde : { $value }

# `fullboard verify`
checked-secret = { $lines } lignes, { $picks } tirages : tous tels que le secret les donne.
checked-seed = { $lines } lignes, { $picks } tirages : tous tels que la graine les donne.
checked-seeded = Les tirages découlent d'une graine que celui qui a lancé la partie pouvait choisir et connaître.
checked-commitment = Empreinte : { $commitment }
checked-added = Ajouté aux tirages :
checked-seat = place { $seat }
checked-seat-of = place { $seat }, { $name }
checked-adds = { $who } : { $salt }
checked-nothing = rien
checked-as-given = {" "}(comme vous l'avez donné)
checked-against-itself = Seul le compte rendu a été vérifié, par rapport à lui-même : qui l'a écrit pourrait l'avoir inventé de toutes pièces. Comparez l'empreinte avec celle que vous avez vue avant la partie, et cherchez les octets que votre navigateur a ajoutés : c'est ce que font --commitment et --salt.
checked-promise = L'empreinte est celle que vous avez gardée : le secret était fixé quand vous l'avez vue. Que la maison n'ait pas choisi les tirages d'après ce qu'on y a ajouté n'est pas prouvé tant que vos propres octets n'y sont pas retrouvés (--salt).
checked-salt = Vos octets sont dans les tirages. Que la maison n'ait pas choisi son secret après les avoir connus n'est pas prouvé tant que l'empreinte n'est pas comparée avec celle que vous avez vue avant la partie (--commitment).
checked-both = L'empreinte est celle que vous avez gardée, et vos octets sont dans les tirages. Si vous avez vu l'une avant d'envoyer les autres, la maison n'a ni changé ni choisi les tirages, à moins que quelqu'un assis après vous n'ait été de mèche avec elle.
checked-format-1 = Ce compte rendu est au format 1, où la maison tirait elle-même les octets des bots et des invités sans script : par là, elle aurait pu choisir entre plusieurs donnes.
checked-not-proven = Rien de tout cela ne prouve que la maison n'a pas regardé le secret, qui a joué quel coup, qu'aucune autre donne n'a été faite puis abandonnée, ni que les scripts de la maison dans votre navigateur étaient honnêtes.
