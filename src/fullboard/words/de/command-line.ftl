# Die Befehlszeile und das Terminal.

play-guest = Gast
play-ask = Dein Zug (Nummer oder Name; ? für Hilfe):{" "}
play-one = Nur ein Zug ist möglich:{" "}
play-help =
    ?  diese Hilfe
    rules  die Spielregel
    log  der Verlauf
    hint  was eine Suche spielen würde
    undo  deinen Zug zurücknehmen
    quit  speichern und gehen
play-saved = Gespeichert in { $file }. Weiter geht es mit: fullboard play --resume { $file }
play-done = Die Aufzeichnung ist in { $file }. Ansehen: fullboard replay { $file }
play-nothing = Es gibt nichts zurückzunehmen.
play-undone = Zurückgenommen.
play-thinking = ich überlege …
play-unknown = Es gibt keinen Zug „{ $text }“. Wähle eine Nummer aus der Liste, oder ? für Hilfe.
analyse-chances = Geschätzte Siegchancen, wie Zuschauende sie sehen konnten, Zeile { $first } bis { $last }
analyse-turning = Die Entscheidungen, die am meisten gekostet haben, nach dem, was der Platz damals wissen konnte
analyse-column-line = Zeile
analyse-column-who = wer
analyse-column-chance = Chance
analyse-column-cost = Kosten
analyse-column-sure = wie sicher
analyse-moves = gespielt: { $played }; besser: { $better }
analyse-clear = deutlich
analyse-likely = wahrscheinlich
analyse-noise = im Rauschen
analyse-none = Keine Entscheidung scheint etwas gekostet zu haben.
analyse-estimated = Von einer Suche geschätzt ({ $iterations } Iterationen je Entscheidung); ± sagt, wie weit ihre Durchgänge auseinanderliegen.
command-bad-iterations = Iterationen („{ $bot }“: { $iterations }) sind eine ganze Zahl von 1 bis { $most }
command-too-few-bots = eine Arena braucht mindestens zwei verschiedene Bots, nicht { $bots }
command-arena-too-large = { $bots } Bots sind mehr, als in eine Arena passen ({ $most })
command-bad-line-up = { $bots } Bots füllen { $players } Plätze nicht
command-plan-not-fixed = der Plan hat keine feste Besetzung: er ist für eine Arena
command-bad-share = ein Anteil ist eine Zahl zwischen 0 und 1, nicht { $share }
command-results-file = die Ergebnisdatei { $file } ist nicht verwendbar: { $reason }
command-not-results = { $file } ist keine Ergebnisdatei einer Arena; es wurde nichts hineingeschrieben
command-another-plan = { $file } enthält einen anderen Plan: { $part } ist dort { $found }, nicht { $plan }
command-bad-results = Zeile { $line } von { $file } ist keine Partie dieses Plans
command-bot-failed = der Bot { $bot } ist in Partie { $game } gescheitert: { $reason }
command-worker-lost = ein Arbeitsprozess ist abgestürzt; was bis dahin gespielt wurde, steht in der Ergebnisdatei, falls es eine gibt
command-another-version = ein Arbeitsprozess hat Fullboard { $here }, nicht { $plan }
command-engine-missing = die Engine { $engine } braucht: pip install '{ $install }'
command-engine-failed = die Engine { $engine } startet nicht: { $reason }
command-bad-plot = ein Bild lässt sich nicht als { $file } schreiben; bekannte Endungen: { $known }
command-plot-missing = Bilder brauchen: pip install '{ $install }'
command-plot-file = das Bild { $file } lässt sich nicht schreiben: { $reason }
command-no-folder = für { $file } gibt es keinen Ordner
command-not-a-leaderboard = { $file } ist keine Rangliste einer Arena; es wurde nichts hineingeschrieben
command-not-strengths = diese Datei enthält nicht die Stärken der Bots von { $game }; es wurde nichts hineingeschrieben
command-measures-nothing = die Stärke eines Bots misst man an ihm allein unter „greedy“-Bots, einer je Platz und mit den üblichen Optionen: hard,greedy,greedy,greedy
command-house-open = auf den Daten in { $folder } ist schon ein Haus geöffnet (Prozess { $process })
command-one-process = ein Haus auf SQLite ist ein einziger Prozess: { $workers } brauchen PostgreSQL, siehe --database
command-port-taken = auf Port { NUMBER($port, useGrouping: 0) } von { $host } hört schon jemand anderes: wähle mit --port einen anderen
command-address-unusable = das Haus kann auf { $host }, Port { NUMBER($port, useGrouping: 0) } nicht hören: { $reason }
command-at-line = Zeile { NUMBER($line, useGrouping: 0) }: { $fault }
games-key = Schlüssel
games-game = Spiel
games-players = Personen
games-minutes = Minuten
games-bots = Bots
games-problem = nicht im Regal: { $what }
games-problem-key-taken = der Schlüssel „{ $detail }“ ist vergeben; wer ihn hat, behält ihn
games-problem-bad-key = „{ $detail }“ ist kein Schlüssel: Ein Schlüssel besteht aus Kleinbuchstaben, Ziffern und Bindestrichen, beginnt mit einem Buchstaben und hat höchstens 40 Zeichen
games-problem-broken = das Paket ist unbrauchbar: { $detail }
games-no-words = { $game }: keine Texte auf { $language }; seine eigenen Sätze erscheinen auf Englisch
games-no-words-at-all = { $game }: keine Texte auf { $language }; statt der Sätze erscheinen deren Namen
games-words-missing = { $game }: { $many ->
    [one] ein Satz fehlt
   *[other] { $many } Sätze fehlen
} auf { $language }, etwa { $first }; sie erscheinen auf Englisch
games-no-help = { $game }: keine Spielregel auf { $language }; sie erscheint auf Englisch
games-no-help-at-all = { $game }: keine Spielregel auf { $language }; die Seite mit der Spielregel ist leer
games-rules-version = { $key }, Regelfassung { $version }
games-for = { $least } bis { $most } Personen, etwa { $minutes } Minuten
games-option = Option { $key }: { $choices }, sonst { $default }. { $about }
games-bots-are = Bots: { $bots }
games-edition = Ausgabe { $name }
games-component = Material
games-value = Wert
games-source = woher es stammt
command-bad-game-name = „{ $name }“ ist kein Name für ein Spiel: Ein Name besteht aus Kleinbuchstaben, Ziffern und Bindestrichen, beginnt mit einem Buchstaben und hat höchstens 40 Zeichen, zum Beispiel kuhn-poker
command-game-name-taken = ein Spiel „{ $name }“ gibt es schon: Wähle einen anderen Namen
command-folder-exists = { $folder } gibt es schon und bleibt, wie es ist: Wähle einen anderen Namen oder mit --into einen anderen Ort
new-game-made =
    { $folder } ist angelegt und schon spielbar:
      pip install --editable '{ $folder }[test]'
      fullboard play { $key }
      cd { $folder } && pytest
simulate-done = { $game }, { $players } Personen: { $games } Partien, { $moves } Züge in { $seconds } s ({ $speed } Partien/s, { $how })
simulate-compiled = kompiliert
simulate-plain = reines Python
arena-done = { $game }, { $players } Personen: { $games } Partien
arena-bot = Bot
arena-rating = Spielstärke
arena-wins = Siege
arena-interval = 95-%-Intervall
arena-fair = gerecht
arena-fair-share = gerechter Anteil
arena-mean-score = Ø Punkte
arena-games = Partien
arena-pace = s/Zug
arena-seat = Platz
arena-from-to = { $low } bis { $high }
arena-above = Der Anteil von { $bot } an den Siegen liegt deutlich über { $share }.
arena-below = Der Anteil von { $bot } an den Siegen liegt deutlich unter { $share }.
arena-unclear = Der Anteil von { $bot } an den Siegen liegt weder deutlich über noch deutlich unter { $share }.
arena-stopped = Nach { $played } von { $planned } Partien angehalten.
arena-stopped-kept = Nach { $played } von { $planned } Partien angehalten; sie stehen in { $file }.
leaderboard-title = Rangliste
leaderboard-about = Von der Arena geschrieben: Spielstärken nach Plackett und Luce; die Intervalle enthalten den wahren Anteil in 95 von 100 Fällen.
leaderboard-again = Fullboard { $version }, Regelversion { $rules }. So wird es noch einmal gespielt:
serve-open = Das Haus ist geöffnet: { $address }  (Strg+C schließt es)
serve-open-to-others = Für andere in diesem Netz: { $address }

# Dateien, und wie ein Haus aufbewahrt wird
command-file-unusable = { $file }: { $reason }
command-file-is-folder = { $file } ist ein Ordner
command-backup-there = { $file } gibt es schon; --force überschreibt die Datei
command-file-not-read = { $file } lässt sich nicht lesen: { $reason }
command-file-not-written = { $file } lässt sich nicht schreiben: { $reason }
command-file-not-text = { $file } ist kein Text
command-file-empty = { $file } ist leer
command-not-key-and-value = „{ $given }“ hat nicht die Form Schlüssel=Wert
command-has-an-edition = eine gespeicherte Partie hat ihre Ausgabe schon
command-house-in-memory = ein Haus, das nur im Speicher steht, lässt sich nicht kopieren
command-no-house = in { $folder } gibt es kein Haus
command-house-there = in { $folder } gibt es schon ein Haus; --force ersetzt es
command-database-itself = { $file } ist die Datenbank selbst
command-database-not-copied = { $file } lässt sich nicht kopieren: { $reason }
command-database-not-empty = { $tables ->
    [one] in der Datenbank ist eine Tabelle; --force ersetzt sie
   *[other] in der Datenbank sind { $tables } Tabellen; --force ersetzt sie
}
command-database-in-use = das Haus ist geöffnet ({ $connections ->
    [one] eine Verbindung zu seiner Datenbank
   *[other] { $connections } Verbindungen zu seiner Datenbank
}): schließe es zuerst
command-not-a-database-url = das ist nicht die URL einer Datenbank
command-not-a-backup = { $file } ist keine Sicherung eines Hauses
command-backup-of-another-kind = { $file } ist die Sicherung eines Hauses auf { $kind }, und dieses ist auf { $wanted }
command-backup-unusable = { $file } ist nicht verwendbar: { $reason }
command-program-failed = { $program } ist gescheitert: { $reason }
command-program-missing = { $program } fehlt: es gehört zu PostgreSQL (apt-get install postgresql-client)
command-works-by-itself = auf SQLite erledigt das Haus seine Arbeit selbst: dies ist für PostgreSQL, siehe --database
command-secret-visible = jeder auf diesem Rechner kann { $what ->
    [database] das Passwort der Datenbank
    [metrics-token] das Token der Messwerte
    [smtp-url] das Passwort des Mailservers
   *[other] das Geheimnis für den Anbieter
} auf der Befehlszeile lesen: gib es in { $variable } an oder in einer Datei, die { $variable }_FILE nennt
command-proxy-unusable = { $given } ist weder die Adresse eines Proxys noch ein Netz, wie 10.0.0.7 oder 10.0.0.0/24: siehe --proxies
command-host-unusable = { $given } ist kein Rechnername, wie spiele.example.org; mehrere mit Leerzeichen dazwischen oder je mit eigener Option: siehe --allow-host
command-provider-incomplete = ein Anbieter braucht --oidc-issuer, mit https, und --oidc-client
command-keys-given-elsewhere = die Schlüssel stehen in { $variable }: ändere sie dort, den neuesten zuletzt
n-tables = { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
}
n-lines-of-play = { $lines ->
    [one] { $lines } gespielte Zeile
   *[other] { $lines } gespielte Zeilen
}
backup-done = { $file }: { n-tables }, { n-lines-of-play }, { $bytes } Bytes.
restore-done = Das Haus ist, wie es in { $file } war: { n-tables }, { n-lines-of-play }.
keys-new = Von jetzt an signiert ein neuer Schlüssel, in jedem Prozess, der von jetzt an geöffnet wird.
keys-dropped = { $many ->
    [0] Es gab keinen älteren Schlüssel.
    [one] Ein älterer Schlüssel gilt nicht mehr.
   *[other] { $many } ältere Schlüssel gelten nicht mehr.
}
keys-given = { $many ->
    [one] Ein Schlüssel, in { $variable } angegeben.
   *[other] { $many } Schlüssel, in { $variable } angegeben; der letzte signiert.
}
keys-signs = Schlüssel { $id }, vom { $made }, signiert
keys-believed = Schlüssel { $id }, vom { $made }, gilt noch
dev-again = Etwas hat sich geändert: das Haus wird neu geöffnet.

# `fullboard bench`
bench-game = Spiel: { $value }
bench-players = Personen: { $value }
bench-compiled = Regeln: { $value }
bench-games-per-second = Partien pro Sekunde: { $value }
bench-moves-per-second = Züge pro Sekunde: { $value }
bench-copies-per-second = Kopien pro Sekunde: { $value }
bench-guesses-per-second = Vermutungen pro Sekunde: { $value }

# `fullboard verify`
checked-secret = { $lines } Zeilen, { $picks } Ziehungen: alle so, wie das Geheimnis sie ergibt.
checked-seed = { $lines } Zeilen, { $picks } Ziehungen: alle so, wie der Startwert sie ergibt.
checked-seeded = Die Ziehungen folgen aus einem Startwert, den wählen und kennen konnte, wer die Partie begonnen hat.
checked-commitment = Fingerabdruck: { $commitment }
checked-added = Zur Ziehung beigesteuert:
checked-seat = Platz { $seat }
checked-seat-of = Platz { $seat }, { $name }
checked-adds = { $who }: { $salt }
checked-nothing = nichts
checked-as-given = {" "}(wie du es angegeben hast)
checked-against-itself = Geprüft ist nur die Aufzeichnung an sich selbst: Wer sie geschrieben hat, könnte alles erfunden haben. Vergleiche den Fingerabdruck mit dem, den du vor der Partie gesehen hast, und suche nach den Bytes, die dein Browser beigesteuert hat: das tun --commitment und --salt.
checked-promise = Der Fingerabdruck ist der, den du aufbewahrt hast: Das Geheimnis stand fest, als du ihn gesehen hast. Dass das Haus die Ziehung nicht nach dem ausgesucht hat, was beigesteuert wurde, ist erst bewiesen, wenn sich deine eigenen Bytes finden (--salt).
checked-salt = Deine Bytes stecken in der Ziehung. Dass das Haus sein Geheimnis nicht erst gewählt hat, als es sie kannte, ist erst bewiesen, wenn der Fingerabdruck mit dem verglichen ist, den du vor der Partie gesehen hast (--commitment).
checked-both = Der Fingerabdruck ist der, den du aufbewahrt hast, und deine Bytes stecken in der Ziehung. Wenn du ihn gesehen hast, bevor du sie abgeschickt hast, hat das Haus die Ziehung weder geändert noch ausgesucht, außer jemand, der nach dir Platz genommen hat, steckte mit ihm unter einer Decke.
checked-format-1 = Diese Aufzeichnung hat das Format 1, in dem das Haus die Bytes der Bots und der Gäste ohne Skript selbst zog: Dadurch hätte es unter mehreren Ziehungen wählen können.
checked-not-proven = Nichts davon beweist, dass das Haus das Geheimnis nicht angesehen hat, wer welchen Zug gemacht hat, dass keine anderen Ziehungen gemacht und verworfen wurden, oder dass die Skripte des Hauses in deinem Browser ehrlich waren.
