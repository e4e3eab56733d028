# Ce que la maison garde de ses invités.

privacy = Ce que la maison garde de vous
privacy-kept = Ce qui est gardé
privacy-name = Le nom que vous avez choisi. Personne ne demande l'autre, ni un mot de passe.
privacy-account = Si vous avez un compte : la moitié publique de vos clés d'accès, votre adresse électronique, le nom que vous donne un fournisseur, et l'empreinte de vos codes de secours. Personne d'autre ne les voit ; un courrier envoyé n'est pas gardé.
privacy-peace = Ce qui a été signalé à votre sujet, par vous et autour, et ce que les modérateurs ont décidé : jusqu'à ce que vous soyez oublié.
privacy-devices = Pour chacun de vos appareils un nombre tiré au hasard, dans un cookie et ici, avec la façon dont vous êtes entré et le jour de votre dernière visite.
privacy-tables = Les tables que vous dressez ou où vous jouez : vos coups avec leur heure, ce que votre navigateur a ajouté à la donne, ce que vous y avez dit.
privacy-presence = Quand vous avez eu une table ouverte pour la dernière fois, pour que les autres voient qui est là : un jour.
privacy-hints = Les conseils et les parties que vous avez demandés : { $minutes } minutes ; l'analyse d'une table, aussi longtemps que la table.
privacy-not-kept = Ce qui n'est pas gardé
privacy-address = Votre adresse de réseau est comptée une heure au plus, pour que personne ne submerge la maison. On n'en garde qu'une empreinte que seule la clé de cette maison permet de calculer ; l'adresse elle-même n'est ni gardée ni notée. Un serveur placé devant la maison peut la noter.
privacy-others = Rien n'est envoyé à d'autres : pas de scripts, d'images ni de cookies sauf les nôtres, et personne ne vous suit de page en page.
privacy-log = Le journal de la maison parle des pannes, sans noms, paroles, coups ni cookies. La machine où elle tourne en garde un temps la partie la plus récente.
privacy-how-long = Pour combien de temps
privacy-finished-days = Les tables terminées où il n'y avait que des robots ou des invités oubliés : { $days } jours.
privacy-finished-stay = Les tables terminées restent, pour que l'on puisse relire leurs parties.
privacy-guests-days = Les invités sans compte qui ne sont à aucune table : { $days } jours après leur dernière visite.
privacy-guests-stay = Les invités restent jusqu'à ce qu'ils demandent à être oubliés.
privacy-cookies = Les cookies de votre navigateur, un pour vous et un pour votre langue : un an ; un pour se connecter : une heure.
privacy-who = Qui le voit
privacy-who-table = Qui peut regarder une table voit les noms, les coups et ce qui s'y dit ; les cartes cachées, seuls ceux qui les tiennent, jusqu'à la fin de la partie. Ensuite, la partie peut être lue et téléchargée.
privacy-who-house = Qui tient cette maison peut lire tout ce qui est gardé, et ses sauvegardes.
privacy-forget = Comment être oublié
privacy-forget-about = Choisissez « Oubliez-moi » sur votre profil : votre nom, votre compte et tout ce que vous avez dit disparaissent aussitôt partout dans cette maison, courrier en route compris, et le nombre de votre cookie ne veut plus rien dire. Les coups restent, sans nom, car ce sont aussi les parties des autres. Les parties que quelqu'un a téléchargées et les sauvegardes déjà faites lui échappent.
