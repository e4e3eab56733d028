# Lektionen: ihre Seite, und was an ihren Dateien falsch sein kann.

lessons = Lektionen
lessons-learn = Lernen
lessons-progress = { $done } von { $many }
lessons-about = Jede dauert ein paar Minuten, an einem echten Tisch mit den echten Regeln. Niemand schaut zu, und schiefgehen kann nichts.
lessons-minutes = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
lessons-done = geschafft
lessons-begun = begonnen
lessons-first-match = Eine erste Partie spielen
lessons-first-match-about = Ein paar Anfänger warten schon. Sie haben Zeit, und sie können verlieren.
lessons-first-match-ask = Was du am Tisch nicht kennst: Lass den Finger (oder die Maus) darauf, und es stellt sich vor.
lesson-step = Schritt { $step } von { $steps }
lesson-on = Weiter
lesson-back = Zurück
lesson-again = Von vorn
lesson-hint = Ein Tipp
lesson-show = Zeig es mir
lesson-shown = Was du suchst, leuchtet jetzt.
lesson-tried = Dein Versuch: { $move }.
lesson-not-that = Die Regeln erlauben es, aber diese Lektion will auf etwas anderes hinaus.
lesson-not-it = Nicht ganz. Schau noch einmal hin.
lesson-finished = Das war diese Lektion. Gut gemacht!
lesson-next = Als Nächstes: { $title }
lesson-read-first = Lies erst weiter: Du erfährst, wann du am Zug bist.
lesson-over-here = Hier endet die Lektion. Weiter geht es in einer anderen.
lesson-answer-first = Beantworte zuerst die Frage.
lesson-happened = Inzwischen: { $what }
lesson-meanwhile = Was inzwischen geschah
privacy-lessons = Welche Lektionen du gemacht hast und wie weit du gekommen bist.
lesson-check-good = { $file }: eine gute Lektion, { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}, auf { $languages }
games-lesson-bad = { $game }: die Lektion { $file } bleibt draußen: { $what }
command-no-game-here = { $file } liegt in den Lektionen keines installierten Spiels: sag mit --game, in welches sie gehört
teach-bad-name = der Name der Datei einer Lektion hat Kleinbuchstaben, Ziffern und Bindestriche und endet auf .toml
teach-too-long = das ist länger als jede Lektion
teach-bad-encoding = das ist kein UTF-8-Text
teach-bad-toml = das ist kein gültiges TOML
teach-unknown-key = { $path } gehört nicht in eine Lektion; bekannt sind hier: { $known }
teach-not-a-table = { $path } sollte eine Tabelle sein
teach-not-a-list = { $path } sollte eine Liste sein
teach-not-text = { $path } sollte Text sein
teach-out-of-range = { $path } sollte eine ganze Zahl in ihren Grenzen sein
teach-no-steps = eine Lektion hat 1 bis 60 Schritte
teach-one-beginning = eine Lektion beginnt mit genau einem davon: begin, position oder record
teach-bad-beginning = so beginnt keine Partie: { $reason }
teach-nothing-said = { $path } sagt nichts und lässt nichts zu tun
teach-one-task-a-step = { $path } hat mehr als eine Aufgabe: expect, brings oder answers
teach-nothing-to-do = { $path } gehört nicht in einen Schritt dieser Art
teach-right-not-offered = { $path } ist nicht unter den Antworten
teach-bad-key = { $path } sollte der Schlüssel einer Nachricht sein: Kleinbuchstaben, Ziffern und Bindestriche
teach-bad-anchor = { $path } sollte ein Anker sein: #id, .klasse oder ein Zug
teach-bad-notation = { $path } sollte ein Zug in seiner Notation sein
teach-bad-place = { $path } sollte eine Stelle der Ansicht sein, etwa hands.0
teach-one-check = { $path } sollte eine einzige Sache prüfen: { $known }
teach-bad-move-line = { $path } sollte „Platz Zug“ lauten, mit „| v/n …“ für das, was gezogen wird
teach-bad-picks = { $path } sollte aufzählen, was gezogen wird, als v/n
teach-bad-json = { $path } ist weder eine Tabelle noch gültiges JSON
teach-bad-position = diese Stellung kann es nicht geben ({ $path }): { $reason }
teach-bad-record = diese Aufzeichnung lässt sich nicht nachspielen: { $reason }
teach-another-game = die Aufzeichnung ist von { $game }
teach-no-such-line = eine solche Zeile hat die Aufzeichnung nicht; ihre letzte ist { $last }
teach-bad-seat = einen Platz { $seat } gibt es nicht
teach-learners-seat = { $path }: das ist der Platz des Lernenden
teach-not-to-move = { $path } erwartet einen Zug, aber der Lernende ist nicht am Zug
teach-illegal-move = { $path } kann hier nicht gespielt werden: { $reason }
teach-nothing-brings-it = kein möglicher Zug führt das herbei
teach-wrong-never-met = diese Antwort bekommt nie jemand: kein falscher Versuch passt zu { $pattern }
teach-dead-end = { $path } ist nicht zu schaffen, wenn man auf anderem Weg hierherkam
teach-not-expected = { $path } erwartet das nicht
teach-does-not-hold = { $path } stimmt nicht: { $at } ist { $found }
teach-no-words = die Nachricht { $message } fehlt in { $language }: Sie gehört in lessons/{ $language }.ftl im Ordner des Spiels
lesson-check-untranslated = Noch nicht übersetzt: { $languages } haben die Sätze aus { $file }, wie sie sind
teach-bad-ftl = das ist kein gültiges Fluent: { $reason }
teach-no-language = die Lektion hat keine Sätze in { $language }: Sie gehören in { $wanted } daneben
teach-no-text = die Nachricht { $message } fehlt in { $language }: Sie gehört in { $wanted }
teach-unsayable = die Nachricht { $message } lässt sich nicht sagen: Sie verlangt etwas, das eine Lektion nicht hat
teach-file-unusable = die Datei lässt sich nicht lesen: { $reason }
teach-no-anchor = { $anchor } ist in diesem Schritt nicht gezeichnet
refusal-unknown-lesson = Eine solche Lektion gibt es nicht.
