# La page d'une table.

settings = Réglages
settings-about = Ces réglages sont gardés dans ce navigateur.
settings-sound = Des sons : cartes, dés, votre tour, la fin
settings-confirm = Demander avant chaque coup
settings-forced = Jouer à ma place quand un seul coup est possible
settings-keys = Touches simples, comme H pour un indice
settings-speed = Vitesse d'affichage des coups
speed-calm = lente
speed-usual = normale
speed-quick = rapide
speed-once = tout d'un coup
notifications-allowed = Les notifications sont autorisées.
notifications-refused = Votre navigateur n'autorise pas les notifications ici.
notifications-allow = Autoriser les notifications quand c'est à vous
mute-name = Ne pas montrer ce que dit { $name }
mute = Faire taire dans le chat
confirm-move = Jouer ce coup ?
confirm-yes = Oui
confirm-not-yet = Pas encore
hint = Indice
hint-about = Une estimation, calculée d'après ce que vous pouvez savoir.
hint-why = Pourquoi
hint-play = Jouer ce coup
table-waiting = On attend des joueurs.
thinking = réfléchit …
table-set-again = La table est prête pour une nouvelle partie.
table-next = À la partie suivante
table-again = Rejouer
commitment-same = ✓ L'empreinte n'a pas changé depuis que ce navigateur l'a vue la première fois.
commitment-new = Ce navigateur n'avait pas encore vu l'empreinte.
commitment-changed = ✗ L'empreinte a changé depuis que ce navigateur l'a vue la première fois : ne vous fiez pas aux tirages.
table-invite = Envoyez l'adresse de cette page à ceux avec qui vous voulez jouer.
log = Journal
log-whole = Tout le journal
log-keys = Les lignes soulignées mènent à leur règle ; les flèches passent de l'une à l'autre.
players-onlookers = { $many ->
    [one] { $many } personne regarde
   *[other] { $many } personnes regardent
}
players-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
seat-free = place libre
your-turn = À vous
beats-press-again = Rien n'est encore joué : appuyez encore une fois pour jouer ce coup.
connection-lost = La connexion est perdue ; nouvel essai …
the-table = La table
seat-come-back = Revenir
seat-you = vous
seat-away = absent
seat-to-move = c'est son tour
seat-sit-down = S'asseoir ici
seat-let-bot = Faire jouer un bot
ask-undo-yours = Vous avez demandé à annuler un coup.
ask-end-yours = Vous avez demandé à arrêter la partie.
ask-withdraw = Retirer
ask-undo = { $name } voudrait annuler un coup.
ask-end = { $name } voudrait arrêter la partie.
ask-agree = D'accord
ask-no = Non
table-take-back = Annuler mon coup
table-end = Arrêter la partie
table-end-sure = Arrêter cette partie pour de bon ?
table-leave-to-bot = Laisser à un bot
table-leave-sure = Laisser un bot jouer à votre place à partir de maintenant ? Vous pourrez revenir quand vous voudrez.
table-stand-up = Se lever
table-clear = Supprimer la table
table-all-moves = Tous les coups en liste
notice-left = { $name } a laissé sa place à un bot.
notice-slow = { $name } réfléchissait trop longtemps : un bot plus simple a joué.
notice-missing = { $name } manquait : un bot joue à sa place.
notice-kicked = L'hôte a prié { $name } de quitter la table.
notice-back = { $name } est de retour.
chat = Chat
chat-empty = Personne n'a encore rien dit.
chat-looks-on = regarde
chat-say = Dire un mot
chat-send = Envoyer
commitment-other = Cette table a montré une autre empreinte : ne vous fiez pas à ses tirages.
board-size = Taille du plateau
board-smaller = Plus petit
board-larger = Plus grand
table-log-and-chat = Journal et chat
table-own-components = Avec le matériel de l'hôte :
table-looking-on = Vous regardez.
chat-needs-name = Pour parler, entrez avec un nom.
commitment = Empreinte
commitment-as-seen = ✓ inchangée depuis que ce navigateur l'a vue la première fois
commitment-kept = gardée désormais dans ce navigateur
commitment-not-as-seen = ✗ changée depuis que ce navigateur l'a vue la première fois
commitment-about = La maison a choisi son secret pour les tirages. Voici l'empreinte SHA-256 de ce secret, montrée avant que les joueurs ajoutent leurs propres octets ; à la fin de la partie le secret est montré aussi, et chacun peut tout tirer de nouveau.
table-ended = La partie a été arrêtée d'un commun accord.
table-to-move = À jouer : { $names }
table-your-turn = C'est à vous de jouer.
table-several-to-move = { $many } personnes ont à jouer.
story-undo = Le coup { $line } a été annulé.
story-undo-lines = Les coups { $lines } ont été annulés.
story-undo-span = { $first } à { $last }
table-from-position = Cette partie commence au milieu d'une autre : ses tirages ne sont pas scellés, et elle ne compte pas.
table-next-waiting = La prochaine table qui vous attend
recap = Ce qui s'est passé depuis votre coup
recap-all = Ce qui s'est passé
ending = Le résultat
ending-you-win = Vous gagnez !
ending-you-win-by = Vous gagnez avec { $points } { $points ->
    [one] point
   *[other] points
} d'avance !
ending-you-share = Vous partagez la victoire avec { $names }.
ending-place = Votre place : { $place } sur { $players }.
ending-place-behind = Votre place : { $place } sur { $players } (écart avec { $names } : { $points } { $points ->
    [one] point
   *[other] points
}).
ending-lead-changed = La première place a changé de mains { $times ->
    [one] une fois
   *[other] { $times } fois
}.
ending-lead-kept = { $who ->
    [you] Vous avez mené du début à la fin.
   *[other] { $name } a mené du début à la fin.
}
ending-decided = { $who ->
    [you] Puis vous ne l'avez plus lâchée.
   *[other] Puis { $name } ne l'a plus lâchée.
}
ending-turning = Le tournant, un coup de { $name } : { $move }. Mieux valait : { $better }.
ending-adapted = Pour une partie équilibrée, { $names } { $many ->
    [one] a
   *[other] ont
} joué au niveau « { $level } ».
ending-source = { $who ->
    [you] Ce qui vous a le plus rapporté : { $source }, { $many }.
   *[other] Ce qui a le plus rapporté à { $name } : { $source }, { $many }.
}
ending-sources = D’où viennent les points de chacun
ending-start = au départ
ending-rest = autrement
ending-picture = Le résultat en image
ending-picture-save = Enregistrer l’image
ending-see = Revoir ce moment
ending-final-table = La table à la fin
fair-deal = Tirages honnêtes
copy-link = Copier le lien
share = Partager
waiting-invites = { $name } vous invite à une partie de { $game }.
waiting-invited = Vous êtes invité à une partie de { $game }.
waiting-all-kept = Les places encore libres sont gardées pour d'autres. Vous pouvez regarder, et vous asseoir si l'une d'elles est rendue.
waiting-code = Code QR avec l'adresse de cette table
waiting-bot = Asseoir un bot ici
seat-let-bot-when = Après trois minutes d'absence

## Règles, touches et explications
rules-search = Chercher dans les règles
rules-nothing = Rien de tel dans les règles.
rules-icons = Légende des symboles
rules-keys = Touches
rule-behind = La règle
settings-explain = Expliquer ce que je survole ou maintiens
keys-moves = le premier au neuvième coup possible sur le plateau : choisi et expliqué ; une deuxième fois, il est joué
keys-arrows = parcourir une main ou une rangée
keys-hurry = pendant que les coups s'affichent : accélérer ; ce que vous pressez est seulement choisi
keys-end = passer ou finir le tour
keys-undo = annuler son coup
keys-hint = un indice
keys-rule = la règle de ce qui est sélectionné
keys-log = journal et chat
keys-zen = le plateau seul
keys-zoom = plateau plus grand, plus petit, ou tout entier
keys-rules = les règles, et ces touches
theme = Apparence
theme-system = comme l'appareil
theme-light = claire
theme-dark = sombre
zen = Ne montrer que le plateau
zen-end = Tout montrer
