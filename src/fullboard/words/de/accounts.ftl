# Konten: sich anmelden, auf mehreren Geräten bekannt sein, Post, alles mitnehmen.

usage-all-smtp-url = Der Mailserver, smtp://NAME:PASSWORT@HOST oder smtps://…; ohne ihn verschickt das Haus keine E-Mails.
usage-all-smtp-url-file = Eine Datei mit der URL des Mailservers.
usage-all-mail-from = Die Adresse, von der E-Mails kommen.

refusal-mail-url-unusable = E-Mails brauchen einen Server wie smtp://name:passwort@mail.example (FULLBOARD_SMTP_URL) und einen Absender (FULLBOARD_MAIL_FROM).
refusal-no-mail-here = Dieses Haus verschickt keine E-Mails.
refusal-mail-address-unusable = An diese Adresse lässt sich keine E-Mail schicken.
usage-serve-oidc-issuer = Ein OpenID-Anbieter, über den man sich anmelden kann: die Adresse, unter der er sich nennt.
usage-serve-oidc-client = Wie der Anbieter dieses Haus nennt.
usage-serve-oidc-secret = Womit sich dieses Haus beim Anbieter ausweist.
usage-serve-oidc-secret-file = Eine Datei mit diesem Geheimnis.
usage-serve-oidc-name = Wie der Anbieter auf der Seite heißt.
usage-serve-newcomers = Neue Gäste pro Stunde und Adresse; 0: beliebig viele.
usage-serve-unwanted-words = Eine Datei mit Wörtern, die in keinem Namen stehen und im Chat verdeckt werden, eines je Zeile.

refusal-proof-not-valid = Dieser Link oder diese Frage ist schon beantwortet, zu alt oder war für einen anderen Browser bestimmt. Bitte fordere in dem Browser, in dem du eintreten willst, einen neuen an.
refusal-too-many-proofs = Das waren viele Fragen. Bitte warte ein paar Minuten.
refusal-too-many-mails = Das waren viele E-Mails. Bitte warte ein paar Minuten.
refusal-too-many-exports = Du hast schon mehrmals alles mitgenommen. Bitte warte ein paar Minuten.
refusal-too-many-guests = Aus deinem Netz sind so viele neue Gäste gekommen, dass wir dich bitten müssen, eine Stunde zu warten oder dich anzumelden.
refusal-passkey-not-valid = Dieser Passkey konnte nichts beweisen. Bitte versuche es noch einmal.
refusal-passkey-unknown = Dieses Haus kennt diesen Passkey nicht.
refusal-provider-not-valid = Der Anbieter konnte uns nicht sagen, wer du bist. Bitte versuche es noch einmal.
refusal-provider-declined = { $name } hat nicht für dich gebürgt: Dort wurde abgelehnt. Hier hat sich nichts geändert.
refusal-provider-away = Der Anbieter antwortet gerade nicht.
refusal-no-provider-here = In diesem Haus bürgt niemand sonst für Gäste.
refusal-oidc-missing = Die Anmeldung über einen Anbieter braucht weitere Pakete: pip install 'fullboard[oidc]'
refusal-already-somebody = Das gehört zu einem anderen Konto. Melde dich zuerst auf diesem Gerät ab.
refusal-too-many-ways = Davon hast du schon { $most }: Entferne zuerst eines.
refusal-unknown-way = Daran erkennt man dich nicht.
refusal-unknown-session = Dort kennt man dich nicht.
refusal-words-unreadable = Die Liste unerwünschter Wörter ist nicht lesbar: { $file }
refusal-name-unwanted = Dieser Name ist hier nicht erwünscht. Bitte wähle einen anderen.

sign-in = Anmelden
sign-in-about = Komm unter deinem Namen zurück, von jedem Gerät.
sign-in-brings = Was du hier als { $name } gespielt hast, kommt mit.
sign-in-another = Du bist hier { $name }. Was zu einem anderen Konto gehört, lässt dich erst ein, wenn du dich auf diesem Gerät abgemeldet hast.
sign-in-link-adds = Mit dieser Adresse kannst du als { $name } zurückkommen.
sign-in-passkey = Mit Passkey
sign-in-passkey-about = Dein Gerät erkennt dich: an Finger, Gesicht oder PIN. Ein Passwort gibt es nicht.
sign-in-passkey-do = Mit Passkey anmelden
sign-in-passkey-not-here = Passkeys brauchen einen Namen statt einer Nummer: Öffne dieses Haus unter seinem Namen, auf dem eigenen Rechner unter http://localhost.
sign-in-needs-script = Passkeys brauchen Skripte, die dein Browser hier nicht ausführt. Alles andere geht auch ohne.
sign-in-mail = Per E-Mail
sign-in-mail-about = Wir schicken dir einen Link, der einmal gilt, in diesem Browser. Eine neue Adresse eröffnet ein neues Konto.
sign-in-mail-address = Deine Adresse
sign-in-mail-do = Schickt mir einen Link
sign-in-sent = Sieh in deine E-Mails
sign-in-sent-about = Wenn die Adresse E-Mails empfangen kann, ist ein Link unterwegs. Er gilt einmal, { $minutes } Minuten lang und nur in diesem Browser. Liest du deine E-Mails anderswo, dann gib den Code daraus hier ein.
sign-in-link = Eintreten
sign-in-link-about = Dieser Link ging an { $address }.
sign-in-provider-do = Mit { $name } anmelden
sign-in-code = Mit einem Code
sign-in-code-about = Von einem anderen Gerät, auf dem man dich kennt, oder von deiner Liste mit Notfallcodes.

mail-link-subject = Eintreten bei Fullboard auf { $house }
mail-link =
    Hallo,

    jemand, hoffentlich du, möchte mit dieser Adresse bei Fullboard auf { $house } eintreten. Öffne in dem Browser, in dem du darum gebeten hast,

    { $link }

    oder gib dort diesen Code ein: { $code }

    Er gilt einmal und { $minutes } Minuten lang. Wenn du es nicht warst, tu nichts: Ohne diese E-Mail tritt niemand ein.

mail-code =
    Hallo,

    jemand, hoffentlich du, möchte mit dieser Adresse über ein Programm zu Fullboard auf { $house } kommen. Gib diesen Code dort ein, wo du ihn angefordert hast: { $code }

    Er gilt einmal und { $minutes } Minuten lang. Wenn du das nicht warst, tu nichts und gib den Code niemandem: Ohne ihn kommt niemand herein.

account = Konto
account-none = Du bist ein Gast: Nur dieser Browser kennt dich. Mit jedem dieser Wege behältst du Tische, Lektionen und Partien und kannst von jedem Gerät zurückkommen.
account-some = Du kannst von jedem Gerät zurückkommen, auf den Wegen, die hier stehen.
keep-seat = Nur dieser Browser weiß, dass dieser Platz deiner ist.
keep-seat-do = Mit einem Konto behalten
account-back = Zurück zum Tisch
account-link = Konto, Geräte und Daten
account-called = Dein Name
account-passkeys = Passkeys
account-passkey-new = Passkey anlegen
account-passkey-label = Wie er heißen soll, etwa „mein Telefon“
account-passkey-nameless = Passkey
account-since = seit { $day }
account-used = zuletzt benutzt { $day }
account-drop = Entfernen
account-drop-sure = Auf diesen Rückweg verzichten?
account-addresses = E-Mail
account-addresses-about = Deine Adresse bekommt niemand sonst zu sehen.
account-address-dead = Hier kommt keine E-Mail mehr an.
account-address-add = Schickt mir einen Link
account-provider = Andere Konten
account-provider-add = { $name } verbinden
account-codes = Notfallcodes
account-codes-about = Codes für die Schublade, für den Tag, an dem alle Geräte verloren sind. Jeder gilt einmal.
account-codes-left = { $many ->
    [0] Du hast keine.
    [one] Du hast noch einen.
   *[other] Du hast noch { $many }.
}
account-codes-make = Neue Codes erzeugen
account-codes-sure = Die bisherigen Codes gelten dann nicht mehr. Neue erzeugen?
account-codes-made = Schreib sie jetzt auf: Sie werden nicht noch einmal gezeigt.
account-devices = Geräte
account-device-here = Dieses Gerät
account-device-seen = Zuletzt gesehen { $day }
account-device-end = Abmelden
account-way-name = mit einem Namen
account-way-code = mit einem Code
account-way-mail = per E-Mail
account-way-passkey = mit Passkey
account-way-provider = über einen Anbieter
account-export = Alles mitnehmen
account-export-about = Alles, was dieses Haus von dir aufbewahrt, in einer Datei: deine Partien als Aufzeichnungen, die sich überall nachspielen lassen, was du gesagt hast, Lektionen, Rätsel, Studien, Geräte.
account-export-do = Herunterladen
account-script-failed = Dein Browser ist nicht fertig geworden. Bitte versuche es noch einmal.
