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
