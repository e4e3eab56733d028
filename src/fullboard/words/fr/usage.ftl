# Ce que dit `--help`.

usage-heading = Utilisation :
usage-options = Options :
usage-commands = Commandes :
usage-default = par défaut : { $value }
usage-variable = variable : { $name }
usage-required = obligatoire

usage-all-help = Affiche cette aide.
usage-all-version = Affiche la version.
usage-all-lang = La langue des textes.
usage-all-option = Une option du jeu.
usage-all-edition = Un autre matériel : le nom d'une édition, ou un fichier TOML à vous.
usage-all-json = Les données brutes, en un seul objet JSON.
usage-all-players = Nombre de places à la table.
usage-all-seed = La même graine donne les mêmes résultats.
usage-all-jobs = Nombre de processus.
usage-all-data = Où la maison garde ses données.
usage-all-database = L'URL d'une base de données, au lieu de SQLite dans le dossier des données.
usage-all-database-file = Un fichier qui contient l'URL de la base de données.
usage-all-pace = Secondes par coup d'un bot que l'on regarde jouer.
usage-all-places = Combien de bots réfléchissent à la fois ; autant que de cœurs si rien n'est dit.
usage-all-log-level = Ce qui mérite une ligne dans le journal.
usage-all-log-format = La forme des lignes du journal.
usage-all-host = L'adresse d'écoute.
usage-all-port = Le port d'écoute.

usage-main = Fullboard : une maison de jeux de société à information cachée. Sans commande, la maison ouvre.

usage-serve = Ouvre la maison : quiconque a l'adresse peut s'asseoir et jouer.
usage-serve-workers = Nombre de processus web ; il faut PostgreSQL pour en avoir plusieurs.
usage-serve-work = Si les bots réfléchissent ici ; sinon, `fullboard work` s'en charge ailleurs.
usage-serve-allow-host = Un nom par lequel on joint la maison, en plus de son adresse.
usage-serve-rate = Requêtes par seconde et par adresse.
usage-serve-connections = Connexions par adresse ; 0 : sans limite.
usage-serve-behind-proxy = Croire un proxy qui dit au nom de qui il parle.
usage-serve-proxies = Adresses et réseaux d'où parle un proxy.
usage-serve-https = On joint la maison par https : les cookies ne passent que par là.
usage-serve-keep-finished = Jours pendant lesquels on garde les tables finies sans joueurs humains ; 0 : toujours.
usage-serve-keep-guests = Jours pendant lesquels on garde les hôtes sans table ; 0 : toujours.
usage-serve-metrics-token = Qui l'envoie peut lire /metrics ; sans lui, seule cette machine le peut.
usage-serve-metrics-token-file = Un fichier qui contient ce jeton.

usage-work = Réfléchit pour les bots d'une maison sur PostgreSQL et fait ce que ses hôtes demandent, sur autant de machines que l'on veut.

usage-dev = Ouvre la maison à partir de ses sources, sur SQLite.

usage-games = Énumère les jeux installés, ou présente GAME avec son matériel.

usage-play = Joue à GAME dans le terminal contre des bots.
usage-play-players = Nombre de places à la table, la vôtre comprise.
usage-play-bots = Vos adversaires, séparés par des virgules, repris à tour de rôle.
usage-play-seat = Votre place, à partir de 0 ; tirée au sort si rien n'est dit.
usage-play-seed = Pour une donne que l'on peut répéter.
usage-play-name = Comment on vous appelle.
usage-play-resume = Reprend une partie enregistrée.
usage-play-save = Où va l'enregistrement.
usage-play-pace = Secondes par coup d'un bot.

usage-simulate = Fait jouer aux bots beaucoup de parties de GAME ; les places tournent pour qu'aucun n'en profite.
usage-simulate-bots = Des noms séparés par des virgules, repris à tour de rôle.
usage-simulate-games = Nombre de parties.
usage-simulate-out = Écrit les enregistrements de toutes les parties dans un fichier.

usage-arena =
    Fait jouer des bots les uns contre les autres à GAME, à places équilibrées, et les classe.

    Chaque bot occupe chaque place aussi souvent ; celui qu'on nomme deux fois prend deux fois plus de places.
usage-arena-bots = Des noms séparés par des virgules ; hard@200 réfléchit 200 itérations par coup.
usage-arena-games = Nombre de parties au plus.
usage-arena-iterations = Itérations par coup pour les bots qui n'ont pas leur propre compte.
usage-arena-jobs = Parties jouées à la fois.
usage-arena-engine = Où l'on joue.
usage-arena-results = Garde chaque partie dans ce fichier, et le continue.
usage-arena-until-clear = S'arrête dès que la part de victoires du premier bot s'écarte nettement de cette valeur.
usage-arena-plot = Dessine les classements et les parts de victoires (.svg, .png ou .pdf).
usage-arena-leaderboard = Écrit le classement dans cette page (Markdown).
usage-arena-strengths = Mettre la force d'un bot parmi des « greedy » dans ce fichier (JSON).

usage-replay = Raconte la partie enregistrée dans FILE.
usage-replay-seat = Telle que cette place l'a vue ; en spectateur si rien n'est dit.
usage-replay-at = Montre la table après cette ligne.
usage-replay-step = Attend Entrée après chaque ligne et montre la table.

usage-verify =
    Vérifie que chaque tirage de l'enregistrement FILE découle de son secret scellé, ou de sa graine.

    Avec l'empreinte et les octets que vous avez gardés d'avant la partie, cela prouve que la maison n'a ni changé ni choisi la donne, à moins qu'une personne assise après vous n'ait été de mèche avec elle. Sans eux, l'enregistrement n'est comparé qu'à lui-même.

    Cela ne prouve pas que la maison n'a pas regardé, ni qui a joué quel coup, ni qu'aucune autre donne n'a été faite puis jetée, ni que les scripts de la maison dans votre navigateur étaient honnêtes.
usage-verify-commitment = Ce que la table montrait avant la partie.
usage-verify-salt = Ce que votre navigateur a ajouté à la donne ; peut être donné plusieurs fois.

usage-analyse = Analyse la partie finie enregistrée dans FILE : les chances, et les décisions qui ont coûté le plus.
usage-analyse-iterations = Combien de temps on examine une décision.
usage-analyse-seat = Ne juge que les décisions de cette place ; peut être répété.

usage-features = Montre les nombres qui disent ce qu'une place de GAME peut savoir : noms, places, bornes et sens.
usage-features-players = Nombre de places à la table ; le plus petit possible si rien n'est dit.
usage-features-table = Seulement ce que la table montre à présent, sans mémoire parfaite.
usage-features-each = Chaque nombre par son nom.

usage-bench = Mesure des parties au hasard, des copies et des suppositions de GAME.
usage-bench-players = Nombre de places à la table ; quatre, ou le plus grand nombre du jeu, si rien n'est dit.
usage-bench-seconds = Temps par mesure.

usage-backup =
    Copie la base de données de la maison dans FILE, d'un seul tenant, pendant que la maison est ouverte et que l'on joue.

    `fullboard restore FILE` y revient. Hôtes, tables, enregistrements et clés de signature, tout est dedans : gardez-la en lieu sûr.
usage-backup-force = Écrase FILE.

usage-restore =
    Met FILE, écrit par `fullboard backup`, à la place de la base de données de la maison. La maison doit être fermée.

    FILE est d'abord examiné ; si quelque chose ne va pas, rien n'est remplacé. Une copie plus ancienne est mise à jour.
usage-restore-force = Remplace tout ce que contient la base de données.

usage-keys =
    Énumère les clés de la maison ; `fullboard keys rotate` en fait une nouvelle, qui signe désormais.

    On croit les anciennes clés tant qu'elles ne sont pas retirées. Les processus ouverts l'apprennent quand on les relance.
usage-keys-drop-old = Ne croit plus que la clé la plus récente : qui a un cookie d'une autre est dehors.

usage-new-game =
    Crée un dossier NAME avec un petit jeu qui marche, pour en faire le vôtre.

    Un nom a des minuscules, des chiffres et des traits d'union, comme kuhn-poker.
usage-new-game-into = Où créer le dossier ; dans le dossier courant si rien n'est dit.

usage-lesson = Les leçons d'un jeu : des fichiers que chacun peut écrire.

usage-lesson-check = Donne les leçons de FILES du début à la fin et dit ce qui ne va pas, et à quelle ligne.
usage-lesson-check-game = Le jeu de la leçon ; par défaut celui dont le dossier la contient, ou dont elle reprend une position.
usage-lesson-record = Tire de la partie notée dans FILE une ébauche de leçon : les coups en étapes, les remarques (lignes avec #) en textes.
usage-lesson-record-seat = La place de l'élève.
usage-lesson-record-from = La ligne après laquelle elle commence.
usage-lesson-record-to = Sa dernière ligne ; par défaut la fin de la partie notée.
usage-lesson-record-name = Le nom de la leçon ; par défaut celui de FILE.
usage-lesson-record-into = Où elle est écrite.

usage-puzzles = Problèmes : des positions de parties entre robots où un coup est nettement le meilleur.

usage-puzzles-mine = Cherche dans des parties de GAME entre robots jusqu'à trouver assez de problèmes ; interrompu, reprend où il en était.
usage-puzzles-mine-wanted = Combien de problèmes.
usage-puzzles-mine-file = Où ils sont gardés ; par défaut GAME.jsonl.
usage-puzzles-mine-iterations = Combien de temps une décision est examinée ; par défaut la moitié de ce que prend hard.
usage-puzzles-mine-proven = Ne cherche que ce qui peut être démontré, en fin de partie, ce qui va vite.

usage-puzzles-check = Joue les problèmes de GAME selon les règles, et en fait résoudre quelques-uns par une recherche dix fois plus longue.
usage-puzzles-check-file = Un autre fichier que celui du jeu.
usage-puzzles-check-many = Combien en sont tirés.
usage-puzzles-check-least = Combien doivent concorder ; par défaut tous sauf un.
usage-puzzles-check-drop = Retire du fichier ceux qu'elle résoudrait autrement.

usage-puzzles-prove = Parcourt tout ce qui peut arriver dans les problèmes de GAME, là où c'est possible ; avec un fichier, note ce qui est démontré.
usage-puzzles-prove-file = Le fichier à lire et à écrire ; sans lui, celui du jeu est seulement lu.
