# Les comptes : se connecter, être reconnu sur plusieurs appareils, le courrier, tout emporter.

usage-all-smtp-url = Le serveur de courrier, smtp://NOM:MOTDEPASSE@HÔTE ou smtps://… ; sans lui, la maison n'envoie pas de courrier.
usage-all-smtp-url-file = Un fichier qui contient l'URL du serveur de courrier.
usage-all-mail-from = L'adresse de l'expéditeur du courrier.

refusal-mail-url-unusable = Le courrier demande un serveur tel que smtp://nom:motdepasse@mail.example (FULLBOARD_SMTP_URL) et un expéditeur (FULLBOARD_MAIL_FROM).
refusal-no-mail-here = Cette maison n'envoie pas de courrier.
refusal-mail-address-unusable = On ne peut pas envoyer de courrier à cette adresse.
usage-serve-oidc-issuer = Un fournisseur OpenID par lequel on peut se connecter : l'adresse qu'il se donne.
usage-serve-oidc-client = Le nom que le fournisseur donne à cette maison.
usage-serve-oidc-secret = Ce par quoi cette maison se fait reconnaître du fournisseur.
usage-serve-oidc-secret-file = Un fichier qui contient ce secret.
usage-serve-oidc-name = Le nom du fournisseur sur la page.
usage-serve-newcomers = Nouveaux invités par heure et par adresse ; 0 : sans limite.
usage-serve-unwanted-words = Un fichier de mots qu'aucun nom ne contient et qui sont masqués dans la conversation, un par ligne.

refusal-proof-not-valid = Ce lien ou cette question a déjà servi, est trop ancien, ou était destiné à un autre navigateur. Demandez-en un nouveau dans le navigateur par lequel vous voulez entrer.
refusal-too-many-proofs = Cela fait beaucoup de questions. Patientez quelques minutes, s'il vous plaît.
refusal-too-many-mails = Cela fait beaucoup de courrier. Patientez quelques minutes, s'il vous plaît.
refusal-too-many-exports = Vous avez déjà tout emporté plusieurs fois. Patientez quelques minutes, s'il vous plaît.
refusal-too-many-guests = Tant de nouveaux invités sont venus de votre réseau que nous devons vous prier d'attendre une heure, ou de vous connecter.
refusal-passkey-not-valid = Cette clé d'accès n'a rien pu prouver. Réessayez, s'il vous plaît.
refusal-passkey-unknown = Cette maison ne connaît pas cette clé d'accès.
refusal-provider-not-valid = Le fournisseur n'a pas pu nous dire qui vous êtes. Réessayez, s'il vous plaît.
refusal-provider-declined = { $name } ne s'est pas porté garant de vous : la demande y a été refusée. Ici, rien n'a changé.
refusal-provider-away = Le fournisseur ne répond pas pour le moment.
refusal-no-provider-here = Personne d'autre ne se porte garant des invités de cette maison.
refusal-oidc-missing = Se connecter par un fournisseur demande d'autres paquets : pip install 'fullboard[oidc]'
refusal-already-somebody = Cela appartient à un autre compte. Quittez d'abord celui-ci sur cet appareil.
refusal-too-many-ways = Vous en avez déjà { $most } : retirez-en d'abord un.
refusal-unknown-way = On ne vous connaît pas par ce moyen.
refusal-unknown-session = On ne vous connaît pas sur cet appareil.
refusal-words-unreadable = La liste des mots indésirables est illisible : { $file }
refusal-name-unwanted = Ce nom n'est pas souhaité ici. Choisissez-en un autre, s'il vous plaît.

sign-in = Se connecter
sign-in-about = Revenez sous votre nom, depuis n'importe quel appareil.
sign-in-brings = Ce que vous avez joué ici sous le nom { $name } vous suit.
sign-in-another = Vous êtes ici { $name }. Pour entrer avec ce qui appartient à un autre compte, quittez d'abord celui-ci sur cet appareil.
sign-in-link-adds = Avec elle, vous pourrez revenir sous le nom { $name }.
sign-in-passkey = Par clé d'accès
sign-in-passkey-about = Votre appareil vous reconnaît : au doigt, au visage ou au code. Il n'y a pas de mot de passe.
sign-in-passkey-do = Se connecter par clé d'accès
sign-in-passkey-not-here = Les clés d'accès veulent un nom plutôt qu'un numéro : ouvrez cette maison par son nom, sur votre propre machine par http://localhost.
sign-in-needs-script = Les clés d'accès demandent des scripts, que votre navigateur n'exécute pas ici. Tous les autres moyens s'en passent.
sign-in-mail = Par courrier électronique
sign-in-mail-about = Nous vous envoyons un lien qui sert une fois, dans ce navigateur. Une nouvelle adresse ouvre un nouveau compte.
sign-in-mail-address = Votre adresse
sign-in-mail-do = Envoyez-moi un lien
sign-in-sent = Regardez votre courrier
sign-in-sent-about = Si l'adresse peut recevoir du courrier, un lien est en route. Il sert une fois, dans les { $minutes } minutes, et seulement dans ce navigateur. Si vous lisez votre courrier ailleurs, tapez son code ici.
sign-in-link = Entrer
sign-in-link-about = Ce lien a été envoyé à { $address }.
sign-in-provider-do = Se connecter par { $name }
sign-in-code = Par un code
sign-in-code-about = Donné par un autre appareil où l'on vous connaît, ou pris dans votre liste de codes de secours.

mail-link-subject = Entrer chez Fullboard, { $house }
mail-link =
    Bonjour,

    quelqu'un, vous sans doute, veut entrer chez Fullboard ({ $house }) avec cette adresse. Dans le navigateur où vous l'avez demandé, ouvrez

    { $link }

    ou tapez-y ce code : { $code }

    Il sert une fois, dans les { $minutes } minutes. Si ce n'était pas vous, ne faites rien : personne n'entre sans ce courrier.

mail-code =
    Bonjour,

    quelqu'un, vous sans doute, souhaite entrer chez Fullboard à { $house } avec cette adresse, au moyen d'un programme. Saisissez ce code là où vous l'avez demandé : { $code }

    Il sert une seule fois, pendant { $minutes } minutes. Si ce n'était pas vous, ne faites rien et ne donnez ce code à personne : sans lui, personne n'entre.

account = Compte
account-none = Vous êtes un invité : seul ce navigateur vous connaît. Avec l'un de ces moyens, vous gardez vos tables, vos leçons et vos parties, et pouvez revenir depuis n'importe quel appareil.
account-some = Vous pouvez revenir depuis n'importe quel appareil par ce qui est indiqué ici.
keep-seat = Seul ce navigateur sait que cette place est la vôtre.
keep-seat-do = La garder grâce à un compte
account-back = Retour à la table
account-link = Compte, appareils et données
account-called = Votre nom
account-passkeys = Clés d'accès
account-passkey-new = Créer une clé d'accès
account-passkey-label = Son nom, par exemple « mon téléphone »
account-passkey-nameless = Clé d'accès
account-since = depuis le { $day }
account-used = utilisée le { $day }
account-drop = Retirer
account-drop-sure = Renoncer à ce moyen de revenir ?
account-addresses = Courrier
account-addresses-about = Votre adresse n'est montrée à personne d'autre.
account-address-dead = Le courrier n'y arrive plus.
account-address-add = Envoyez-moi un lien
account-provider = Autres comptes
account-provider-add = Relier { $name }
account-codes = Codes de secours
account-codes-about = Des codes à garder sur papier, pour le jour où tous vos appareils seraient perdus. Chacun sert une fois.
account-codes-left = { $many ->
    [0] Vous n'en avez pas.
    [one] Il vous en reste un.
   *[other] Il vous en reste { $many }.
}
account-codes-make = Créer de nouveaux codes
account-codes-sure = Ceux que vous avez ne vaudront plus rien. En créer de nouveaux ?
account-codes-made = Notez-les maintenant : ils ne seront plus montrés.
account-devices = Appareils
account-device-here = Cet appareil
account-device-seen = Vu le { $day }
account-device-end = Déconnecter
account-way-name = par un nom
account-way-code = par un code
account-way-mail = par courrier
account-way-passkey = par clé d'accès
account-way-provider = par un fournisseur
account-export = Tout emporter
account-export-about = Tout ce que cette maison garde de vous en un fichier : vos parties, que l'on peut rejouer partout, ce que vous avez dit, leçons, problèmes, études, appareils.
account-export-do = Télécharger
account-script-failed = Votre navigateur n'a pas terminé. Réessayez, s'il vous plaît.
