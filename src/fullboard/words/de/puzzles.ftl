# Aufgaben: Stellungen, in denen ein Zug klar der beste ist

puzzles = Aufgaben
puzzle = Aufgabe
puzzles-about = Stellungen aus Partien von Bots, in denen ein Zug klar besser ist als alle anderen. Du siehst, was dein Platz sehen darf.
puzzles-strangers = Nenn uns einen Namen, und wir zählen, wie viele du in Folge löst.
puzzles-today = Die Aufgaben des Tages
puzzles-today-one = Die Aufgabe des Tages
puzzles-all = Alle Aufgaben
puzzles-of = { $game } ({ $many })
puzzles-solved = { $many ->
    [one] { $many } Aufgabe gelöst.
   *[other] { $many } Aufgaben gelöst.
}
puzzles-row = { $many } in Folge im ersten Versuch, bestenfalls { $best }.
puzzles-days = { $days ->
    [one] { $days } Tag in Folge.
   *[other] { $days } Tage in Folge.
}
puzzles-solved-one = gelöst
puzzles-tried-one = noch nicht gelöst
puzzles-new-one = neu
puzzle-title = Aufgabe, Stufe { $level }
puzzle-level = Stufe { $level } von 5
puzzle-number = Aufgabe { $number }
puzzle-task = Welcher Zug ist hier der beste?
puzzle-and-now = Und jetzt?
puzzle-right = Richtig: { $move }.
puzzle-not-best = Die Regeln erlauben es, aber etwas anderes ist klar besser. Schau noch einmal hin.
puzzle-solved = Das ist die Lösung.
puzzle-solved-at-once = Im ersten Versuch gelöst!
puzzle-show = Lösung zeigen
puzzle-next = Nächste Aufgabe
puzzle-analysis = Was die Suche davon hält
puzzle-estimated = Geschätzte Chancen, die Partie zu gewinnen; jeder Zug wurde allein betrachtet, mehrmals.
puzzle-bots = Schwächere Bots fanden die Lösung in { $share } von 100 Versuchen.
puzzle-why = Besser als { $other }: { $reason }
puzzle-why-later = Besser als { $other }, auch wenn es sich erst später auszahlt: { $move } gewinnt geschätzt { $best } der Partien, das andere { $less }.
puzzle-proof-wins = Und bewiesen: Danach gewinnst du, was auch immer verdeckt liegt, gezogen oder gespielt wird. Kein anderer Zug kann das von sich sagen.
puzzle-proof-only = Und bewiesen: Jeder andere Zug verliert, was auch immer verdeckt liegt, gezogen oder gespielt wird.
puzzles-rating = Deine Wertung bei Aufgaben: { NUMBER($points, useGrouping: 0) } (± { $error }).
puzzles-rating-later = { $many ->
    [one] Noch { $many } Aufgabe, dann bekommst du eine Wertung.
   *[other] Noch { $many } Aufgaben, dann bekommst du eine Wertung.
}
puzzle-rating = Die Aufgabe hat die Wertung { NUMBER($points, useGrouping: 0) }.
privacy-puzzles = Welche Aufgaben du versucht und gelöst hast, was der Coach für sich behalten soll, und die Stellungen, die du aufgehoben hast.
refusal-unknown-puzzle = Diese Aufgabe gibt es nicht.

puzzles-mined = { $many } Aufgaben aus { $matches } Partien, nach Stufen: { $levels }; aufgehoben in { $file }
puzzles-checked = { $game }: eine zehnmal so lange Suche stimmt bei { $agree } von { $drawn } Aufgaben zu
puzzles-disagree = sie würde in Aufgabe { $puzzle } nicht „{ $move }“ spielen
puzzles-proven = { $game }: { $proven } von { $many } Aufgaben sind bewiesen
command-no-puzzles = hier sind keine Aufgaben
command-bad-puzzle = das ist keine Aufgabe
command-puzzles-format = diese Datei mit Aufgaben hat ein anderes Format als { $known }
command-puzzles-another-game = das sind Aufgaben von { $game }
command-puzzles-other-rules = diese Aufgaben wurden für Fassung { $rules } der Regeln gemacht, nicht für { $version }
command-puzzles-mined-otherwise = diese Datei wurde mit Startwert { NUMBER($seed, useGrouping: 0) } und { NUMBER($iterations, useGrouping: 0) } Iterationen begonnen: nenne dieselben, oder wähle eine andere Datei
command-puzzle-twice = Aufgabe { $puzzle } kommt zweimal vor
command-puzzle-not-to-move = Aufgabe { $puzzle }: dieser Platz ist nicht am Zug
command-puzzle-illegal-move = Aufgabe { $puzzle }: die Regeln lassen die Lösung nicht zu ({ $reason })
command-puzzle-bad-position = Aufgabe { $puzzle }: diese Stellung gibt es nicht ({ $reason })
command-puzzle-not-proven = Aufgabe { $puzzle }: was dort bewiesen heißt, lässt sich nicht beweisen
command-puzzles-drop-where = sag mit --file, aus welcher Datei Aufgaben genommen werden sollen
