# Seiten über Menschen: eigene Partien, die eigene Spielweise und was man davon zeigt.

own-more = Mehr von dir
own-games = Spiele
own-last-matches = Letzte Partien
own-all-matches = Alle Partien
own-older = Ältere Partien
own-newest = Die neuesten
own-no-matches = Noch ist keine Partie zu Ende gespielt.
own-matches-of = Partien von { $name }
own-page-of = Seite von { $name }
own-plays = So spielt { $name } { $game }
own-you-play = So spielst du { $game }
own-statistics = Statistik
own-matches-wins = { $matches ->
    [one] { $matches } Partie
   *[other] { $matches } Partien
}, { $wins ->
    [0] keine gewonnen
   *[other] { $wins } gewonnen
}
own-score = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
own-won-by = { $points } Vorsprung
own-behind = { $points } Rückstand
own-left = einem Bot überlassen
own-mean-length = { $minutes ->
    [one] im Schnitt je eine Minute
   *[other] im Schnitt je { $minutes } Minuten
}
own-players = zu { $players ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
   *[other] { $players }
}
own-place-times = Platz { $place }: { $times ->
    [one] einmal
   *[other] { $times }-mal
}
own-places = Plätze
own-places-about = Wie oft du Erste oder Erster, Zweite oder Zweiter und so weiter warst; die kräftigste Farbe ist der erste Platz.
own-points = Woher die Punkte kommen
own-moves = Lieblingszüge
own-a-match = Im Schnitt je Partie
own-feats = Das Beste bisher
own-against = Gegen wen
own-opponent = Gegenüber
own-matches = Partien
own-ahead = Vor
own-level = Gleich
own-behind-short = Hinter
feat-best-score = Höchste Punktzahl: { $points }.
feat-widest-win = Höchster Sieg: { $points } Vorsprung.
feat-longest-run = { $wins } Siege in Folge.
feat-strongest-bot = Stärkster besiegter Bot: { $bot }.
feat-all-numbers = Hat in jeder Besetzung gewonnen.
feat-won-with = Hat in der Besetzung mit { $numbers } gewonnen.

own-shown = Was andere sehen
own-shown-about = Niemand sieht deine Seite, wenn du es nicht willst. Wer mit dir gespielt hat, sieht immer eure gemeinsamen Partien.
own-shown-public = Eine Seite, die alle öffnen können
own-shown-public-about = Mit deinem Namen und dem, was du unten auswählst. Laufende Partien werden dort nie gezeigt.
own-shown-there = Auf dieser Seite
own-shown-matches = Beendete Partien
own-shown-statistics = Statistik
own-shown-ratings = Wertungen
own-shown-listed = In Ranglisten
own-shown-listed-about = Mit Namen, sobald zehn deiner gewerteten Partien gezählt sind.
own-shown-keep = So soll es sein
own-shown-kept = Gemerkt: Das sehen andere von jetzt an.
own-shown-look = Deine Seite ansehen
own-take-along = Ergebnisse, Wertungen und Freunde herunterladen
person-yours = Das ist deine Seite, so wie alle sie sehen.
person-yours-hidden = Niemand sonst sieht diese Seite.
person-between = Du und { $name }
person-together = Deine Partien mit { $name }
person-shows-nothing = { $name } zeigt hier sonst nichts.
person-namesakes = { $many } Menschen dieses Namens haben eine Seite.
refusal-unknown-person = Hier gibt es niemanden dieses Namens, oder die Person zeigt sich nicht.

privacy-results = Wie deine beendeten Partien ausgingen, mit den Arten deiner Züge und der Herkunft deiner Punkte; bei gewerteten Partien deine Wertung nach jeder von ihnen.
privacy-friends = Wen du zu Freunden hast, wem du folgst, wen du stummgeschaltet oder blockiert hast, Einladungen, die warten, und was andere von dir sehen sollen.
privacy-who-people = Deine Seite sehen andere nur so weit, wie du es willst. Wer mit dir gespielt hat, sieht eure gemeinsamen Partien; niemand erfährt, wen du stummschaltest oder blockierst. Gewertete Partien bringen deinen Namen in die Ranglisten, wenn du nichts dagegen hast.
privacy-forget-people = Deine Freunde, Einladungen und was du zeigst verschwinden mit; Ergebnisse und Wertungen der Partien bleiben, namenlos.
