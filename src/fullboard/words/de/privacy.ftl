# Was das Haus über seine Gäste aufbewahrt.

privacy = Was das Haus über dich aufbewahrt
privacy-kept = Was aufbewahrt wird
privacy-name = Der Name, den du gewählt hast. Niemand fragt nach einem anderen, auch nicht nach einem Passwort.
privacy-account = Wenn du ein Konto hast: die öffentliche Hälfte deiner Passkeys, deine E-Mail-Adresse, wie dich ein Anbieter nennt, und Prüfsummen deiner Notfallcodes. Niemand sonst bekommt davon etwas zu sehen; eine verschickte E-Mail wird nicht aufbewahrt.
privacy-peace = Was über dich, von dir und drumherum gemeldet wurde und was die Moderation entschieden hat: bis du vergessen wirst.
privacy-devices = Für jedes deiner Geräte eine Zufallszahl, in einem Cookie und hier, dazu, wie du eingetreten bist, und der Tag deines letzten Besuchs.
privacy-tables = Die Tische, die du deckst oder an denen du sitzt: deine Züge mit ihrer Uhrzeit, was dein Browser zur Ziehung beigesteuert hat, was du dort gesagt hast.
privacy-presence = Wann du zuletzt einen Tisch offen hattest, damit die anderen sehen, wer da ist: einen Tag lang.
privacy-hints = Tipps und Aufzeichnungen, die du angefordert hast: { $minutes } Minuten; die Analyse eines Tisches so lange wie den Tisch.
privacy-not-kept = Was nicht aufbewahrt wird
privacy-address = Deine Netzwerkadresse wird höchstens eine Stunde lang mitgezählt, damit niemand das Haus überflutet. Gespeichert wird dazu eine Prüfsumme, die sich nur mit dem Schlüssel dieses Hauses bilden lässt; die Adresse selbst wird weder gespeichert noch protokolliert. Ein Proxy vor dem Haus kann sie protokollieren.
privacy-others = Nichts geht an andere: keine Skripte, Bilder oder Cookies außer unseren eigenen, und niemand folgt dir von Seite zu Seite.
privacy-log = Das Protokoll des Hauses berichtet von Störungen, ohne Namen, Worte, Züge oder Cookies. Der Rechner, auf dem es läuft, hebt davon eine Zeit lang das Neueste auf.
privacy-how-long = Wie lange
privacy-finished-days = Beendete Tische, an denen nur Bots oder vergessene Gäste saßen: { $days } Tage.
privacy-finished-stay = Beendete Tische bleiben, damit sich ihre Aufzeichnungen wieder lesen lassen.
privacy-guests-days = Gäste ohne Konto, die an keinem Tisch sitzen: { $days } Tage nach ihrem letzten Besuch.
privacy-guests-stay = Gäste bleiben, bis sie darum bitten, vergessen zu werden.
privacy-cookies = Die Cookies in deinem Browser, eines für dich und eines für deine Sprache: ein Jahr; eines zum Anmelden: eine Stunde.
privacy-who = Wer es sieht
privacy-who-table = Wer einen Tisch ansehen darf, sieht die Namen, die Züge und was dort gesagt wird; verdeckte Karten sehen bis zum Ende der Partie nur die, die sie halten. Danach lässt sich die Aufzeichnung lesen und herunterladen.
privacy-who-house = Wer dieses Haus betreibt, kann alles lesen, was aufbewahrt wird, auch die Sicherungen.
privacy-forget = Wie du vergessen wirst
privacy-forget-about = Wähle in deinem Profil „Vergesst mich“: Dein Name, dein Konto und alles, was du gesagt hast, verschwinden sofort überall in diesem Haus, auch E-Mails, die noch unterwegs sind, und die Zahl in deinem Cookie bedeutet nichts mehr. Die Züge bleiben, ohne Namen, denn es sind auch die Partien der anderen. An Aufzeichnungen, die jemand heruntergeladen hat, und an frühere Sicherungen kommt das Haus nicht heran.
