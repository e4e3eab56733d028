# L'accueil et les autres pages de la maison.

page-of-game = { $what } : { $game }
replay = Revoir
to-the-table = À la table
skip-to-content = Aller au contenu
skip-to-board = Aller au plateau
choose-language = Langue : { $language }
house = Maison
guest = Invité
guest-number = Invité { $number }
mark-rulebook = livret
mark-list = liste publiée
mark-reconstructed = reconstituée
components = Matériel
components-about = Chaque valeur imprimée porte une marque : livret (elle est dans les règles), liste publiée (elle en vient) ou reconstituée (la nôtre, facile à remplacer).
components-edition = Édition { $name }
components-differ = Édition { $name } : ce qui diffère de { $first }
components-component = Élément
components-value = Valeur
components-mark = Marque
rules = Règles
close = Fermer
back-to-lobby = Retour à l'accueil
back-to-page = Retour
new-table = Nouvelle table
help-components = Ce qui est imprimé sur le matériel, et d'où nous le savons
help-rulings = Ce que nous jouons là où la règle se tait : { $many } { $many ->
    [one] décision
   *[other] décisions
}
rulings = Décisions
rulings-in-english = Les décisions n'existent qu'en anglais.
record-download = Télécharger la partie
chat-download = Partie avec le chat
lobby-your-tables = Vos tables
lobby-unfinished = à finir
lobby-more-tables = { $many ->
    [one] { $many } autre table
   *[other] { $many } autres tables
}
lobby-title = Une maison de jeux de société
lobby-welcome = Ouverte jour et nuit. Asseyez-vous avec des amis, ou avec des bots qui jouent bien ; tout est compris.
lobby-shelf = L'étagère
lobby-shelf-about = « Jouer » vous assoit aussitôt avec des bots ; à une nouvelle table, vous choisissez qui joue.
lobby-players = { $least } à { $most } joueurs
lobby-players-exactly = { $players } joueurs
lobby-minutes = { $minutes } minutes
lobby-play-now = Jouer
lobby-last-matches = Vos dernières parties
watch-title = Revoir une partie
me = Votre profil
me-device = Un autre appareil
me-device-about = Un code porte votre nom et vos tables sur un autre appareil.
me-code-made = Tapez ce code sur l'autre appareil dans les dix minutes ; il ne sert qu'une fois :
me-code-make = Créer un code
me-code-have = J'ai un code
me-code = Code
come-in = Entrer
me-sessions = Où l'on vous connaît
me-sessions-many = On vous connaît sur { $devices } appareils.
me-sessions-one = On ne vous connaît que sur cet appareil.
me-sessions-end = Désormais, seulement sur celui-ci
me-leave-sure = Sans un code donné par un autre appareil, vous ne pourrez pas revenir sous votre nom. Partir ?
me-leave-account-sure = Quitter sur cet appareil ? Vous pourrez revenir par tout ce que liste votre compte.
me-leave = Quitter sur cet appareil
me-forget = Être oublié
me-forget-about = Votre nom et tout ce que vous avez dit disparaissent partout. Les coups restent, sans nom ; là où vous jouez, un bot prend votre place pour de bon.
me-forget-sure = Oublier votre nom et tout ce que vous avez dit, partout ?
me-forget-do = Oubliez-moi
name-ask = Comment vous appeler ?
name-keep = Garder ce nom
new-components-refused = Ce matériel ne peut pas servir. { $what }
players = Joueurs
new-seats = Places
new-open-seat = place libre
new-hints = Indices pendant la partie
new-hints-alone = permis si une seule personne joue
new-hints-allowed = permis
new-hints-not-allowed = pas permis
new-memory = Mémoire
new-memory-usual = comme à une vraie table si plusieurs personnes jouent
new-memory-faithful = comme à une vraie table : le journal oublie
new-memory-aided = aidée : le journal rappelle
new-memory-about = Ce que chacun ne voit qu'un instant à une vraie table, comme les cartes prises ou l'argent reçu, ne s'affiche que jusqu'au pli ou à la manche qui suit, ou reste dans le journal.
new-components = Votre propre matériel
new-components-file = Un fichier TOML, { $size } Kio au plus
new-components-about = Tout ce qui est imprimé sur les pièces ; partez d'une copie de ce qui est dans la boîte.
new-more = Autres réglages
new-listed = La montrer à l'accueil ; sinon seuls ceux qui ont le lien la trouvent.
new-set = Ouvrir la table
open-tables = Tables ouvertes
open-tables-sit-down = S'asseoir
open-tables-none = Aucune table n'attend de joueurs pour l'instant.
replay-back = Reculer
replay-forward = Avancer
replay-seen-by = Vu par
replay-spectator = un spectateur
replay-show = Montrer
watch-about = Apportez le compte rendu d'une partie, de cette maison ou d'une autre. Il est rejoué selon les règles, montré à qui a le lien, et disparaît après une heure.
watch-file = Fichier du compte rendu, 1 Mio au plus
watch-do = La revoir
cannot-be-done = C'est impossible : { $code }.
replay-moment = Moment
replay-beginning = La table est prête.
replay-first = Au début
replay-last = À la fin
replay-play = ▶ Lecture
replay-pause = ❚❚ Pause
replay-speed = Vitesse
replay-next-mistake = Erreur suivante
replay-advice = Ici, le coup de { $name } : { $move }. Mieux valait : { $better }.
replay-look-through = Le voir comme { $name }
replay-copy = Copier le lien vers ce moment
copied = Copié ✓
play-on = Reprendre la partie ici
play-on-about = Une nouvelle table part exactement de cette position. Tout ce qui suit est tiré de nouveau, sans être scellé, et la partie ne compte pas.
play-on-do = Reprendre
seat = Place { $number }
yes = oui
no = non
history = Vos parties
history-game = Jeu
history-place = Place { $place } sur { $players }
history-ended = Terminée avant la fin
history-minutes = { $minutes } min
new-instead = La table est préparée à nouveau, avec de nouveaux tirages : ceux qui y sont déjà sont invités à se rasseoir.
waiting-change = Changer les places et les options
waiting-anew = L'hôte a préparé cette table à nouveau.
waiting-anew-go = À la nouvelle table
page-unknown-game = Ce jeu n'existe pas dans cette maison.
lobby-playing = En ce moment :
lobby-playing-many = { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
}, { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
}
