# La paix de la maison : les signalements, ce que décident les modérateurs, et ce qu'on en dit aux intéressés.

refusal-banned = { $until ->
    [never] Vous ne pouvez plus jouer dans cette maison.
   *[other] Vous ne pouvez pas jouer dans cette maison jusqu'au { $until }.
} { $words }
refusal-muted = Vous ne pouvez rien dire ici{ $until ->
    [never] {" "}pour le moment.
   *[other] {" "}jusqu'au { $until }.
} { $words }
refusal-kicked = L'hôte ne souhaite pas vous voir à cette table.
refusal-nobody-to-kick = Il n'y a là personne que vous pourriez prier de partir.
refusal-unknown-reason = Ce motif n'existe pas.
refusal-nothing-reported = Choisissez qui ou quoi vous voulez signaler.
refusal-report-oneself = On ne peut pas se signaler soi-même.
refusal-unknown-line = Rien de tel n'a été dit ici, ou c'est effacé.
refusal-unknown-guest = Il n'y a pas de tel invité ici.
refusal-too-many-reports = Vous avez fait { $most } signalements aujourd'hui. Continuez demain, s'il vous plaît.
refusal-too-many-public-tables = Nouvel invité, vous pouvez avoir { $most } tables publiques ouvertes à la fois.
refusal-not-a-moderator = Seuls les modérateurs peuvent le faire.
refusal-not-over-moderators = Des modérateurs décide le maître de la maison.
refusal-account-needed = Seul quelqu'un qui a un compte peut être modérateur.
refusal-unknown-sanction = Cette décision n'existe pas, ou elle a été annulée.
refusal-unknown-report = Ce signalement n'existe pas, ou il est réglé.
refusal-bad-days = Donnez un nombre de jours.

report = Signaler
report-title = Signaler quelqu'un
report-about = Les modérateurs de cette maison l'examinent, avec ce qui s'est dit autour. La personne signalée n'apprend pas par qui.
report-whom = Qui, ou quoi ?
report-person = { $name }, en général
report-line = { $name } : « { $text } »
report-why = Pourquoi ?
report-words = Que s'est-il passé ? (facultatif)
report-do = Signaler
report-done = Merci. Quelqu'un va s'en occuper.
report-nobody = Il n'y a ici personne à signaler.
report-back = Retour à la table
reason-insult = Insultes ou menaces
reason-spam = Messages en masse ou publicité
reason-name = Un nom offensant
reason-cheating = Jeu déloyal
reason-leaving = Part ou fait traîner exprès
reason-other = Autre chose

kick = Prier de partir
kick-sure = { $name } ne pourra plus s'asseoir à cette table. Prier de partir ?

told-title = De la part des modérateurs
told-warned = Vous avez reçu un avertissement. { $words }
told-muted = Vous ne pouvez pas écrire{ $until ->
    [never] .
   *[other] {" "}jusqu'au { $until }.
} { $words }
told-read = J'ai lu
told-banner = Les modérateurs de cette maison ont un mot pour vous.

peace = Modérateurs
peace-reports = Signalements
peace-reports-none = Rien n'est signalé. Tout est calme.
peace-report-by = { $by } signale { $about } : { $reason }
peace-quotes = Ce qui s'est dit autour
peace-table = Vers la table
peace-decide = Décider
peace-kind = Quoi
peace-warned = Avertir
peace-muted = Faire taire
peace-banned = Exclure
peace-days = Combien de temps
peace-for-good = jusqu'à annulation
peace-for-days = { $days ->
    [one] un jour
   *[other] { $days } jours
}
peace-words = Pourquoi ; la personne le lira
peace-do = Décider
peace-settle = Rien à faire
peace-in-force = En vigueur
peace-in-force-none = Personne n'est averti, réduit au silence ou exclu.
peace-is-warned = averti
peace-is-muted = réduit au silence
peace-is-banned = exclu
peace-until = jusqu'au { $until }
peace-undo = Annuler
peace-find = Chercher quelqu'un
peace-find-name = Nom
peace-find-do = Chercher
peace-found-none = Personne ne s'appelle ainsi.
peace-guest = invité
peace-account = compte
peace-moderator = modérateur
peace-log = Ce qui a été fait
peace-log-none = Rien encore.
peace-owner = Le maître de la maison
peace-somebody = quelqu'un d'oublié
deed-warned = { $by } a averti { $about }. { $words }
deed-muted = { $by } a réduit { $about } au silence. { $words }
deed-banned = { $by } a exclu { $about }. { $words }
deed-undone = { $by } a annulé une décision sur { $about }.
deed-settled = { $by } a réglé un signalement sur { $about }.
deed-appointed = { $by } a nommé { $about } modérateur.
deed-dismissed = { $about } n'est plus modérateur.

usage-admin = Garder la paix depuis la ligne de commande : comme les modérateurs, et qui en est un.
usage-admin-people = Qui s'appelle NAME, avec leurs numéros.
usage-admin-reports = Ce qui est signalé et pas encore réglé, avec ce qui s'est dit autour.
usage-admin-warn = Avertit un invité.
usage-admin-mute = Réduit un invité au silence.
usage-admin-ban = Exclut un invité : tant que cela dure, aucune de ses sessions, aucun jeton ni aucun moyen de revenir ne vaut.
usage-admin-undo = Annule une décision.
usage-admin-settle = Il n'y a plus rien à faire d'un signalement.
usage-admin-moderator = Fait de quelqu'un qui a un compte un modérateur.
usage-admin-moderator-remove = Il ne l'est plus.
usage-admin-forget = Oublie un invité, comme il pourrait le demander lui-même.
usage-admin-log = Ce qui a été décidé et fait.
usage-all-days = Pour tant de jours ; sinon jusqu'à annulation.
usage-all-report = Le signalement dont il s'agit.
usage-all-words = Ce qu'on en dit à la personne.

cli-admin-person = { $id }  { $name }, { $kind }, depuis le { $day }{ $sanctions }
cli-admin-nobody = Personne ne s'appelle ainsi.
cli-admin-calm = Rien n'est signalé.
cli-admin-report = signalement { $id } : { $by } sur { $about } ({ $guest }), { $reason }, table { $table }, { $at }
cli-admin-imposed = Décision { $id } : { $name } est { $what }.
cli-admin-done = Fait.
