# Die Analyse einer Partie.

analysis = Analyse
analysis-played = Gespielt: { $move }. Besser wäre gewesen: { $better }.
analysis-figures = { $better } statt { $chance }: { $cost } ± { $error } Prozentpunkte
analysis-clear = eindeutig schlechter
analysis-likely = wahrscheinlich schlechter
analysis-noise = innerhalb der Schwankung
analysis-about = Eine Suche sieht sich jede Entscheidung der Partie noch einmal an, nach dem, was der jeweilige Platz damals wissen konnte. Das dauert etwa eine Minute.
analysis-ask = Analysieren
analysis-running = Die Partie wird analysiert …
analysis-waiting = Die Analyse beginnt gleich …
analysis-may-leave = Du kannst diese Seite verlassen: Die Analyse läuft weiter, und du findest sie später hier.
analysis-chances = Geschätzte Siegchancen
analysis-chances-about = So, wie Zuschauende sie einschätzen würden, die niemandem in die Karten sehen. Es sind Schätzungen einer Suche, keine Tatsachen.
analysis-chances-table = Die Chancen als Tabelle
analysis-after-line = Nach Augenblick
analysis-turning-points = Wendepunkte
analysis-turning-points-about = Die Entscheidungen, die am meisten gekostet haben, jede beurteilt nach dem, was man auf diesem Platz damals wissen konnte. ± sagt, wie stark die Schätzung von Durchgang zu Durchgang schwankt; die Suche selbst kann sich trotzdem irren.
analysis-no-cost = Keine Entscheidung scheint etwas gekostet zu haben.
analysis-noise-count = Innerhalb der Schwankung: { $count }
analysis-round = Runde { $number }, Zug { $line }
analysis-week = Woche { $number }, Zug { $line }
analysis-line = Zug { $line }
chart-round = Runde
chart-week = Woche
chart-line = Augenblick der Partie
