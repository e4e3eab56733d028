# Wertungen nach Wunsch.

rated = gewertet
ratings = Wertungen
ratings-figure = { $points } ± { $margin }
ratings-provisional = vorläufig
ratings-matches = { $matches ->
    [one] { $matches } gewertete Partie
   *[other] { $matches } gewertete Partien
}
ratings-pace = { $pace ->
    [live] live
    [days] über mehrere Tage
   *[other] { $pace }
}
ratings-paces = Tempo
ratings-at-pace = Wertung, { ratings-pace }
ratings-history = Die Wertung, Partie für Partie
ratings-history-about = { $points } bei { $matches ->
    [one] { $matches } gewerteten Partie
   *[other] { $matches } gewerteten Partien
}; das Band ist die Standardabweichung.
ratings-about = Nur gewertete Tische zählen. Alle beginnen mit 1000; Bots stehen in derselben Liste, damit man sieht, was eine Zahl bedeutet. In den ersten { $matches } Partien ist eine Wertung vorläufig; erst danach steht sie in der Liste, geordnet nach dem, was jemand mindestens wert ist.
ratings-bot = Bot
leaderboard = Rangliste
leaderboards = Ranglisten
leaderboards-none = Noch ist keine gewertete Partie zu Ende. Wer einen Tisch eröffnet, entscheidet, ob er gewertet wird.
leaderboard-none = Noch hat niemand genug gewertete Partien gespielt.
new-rated = Wertung
new-rated-no = nicht gewertet
new-rated-yes = gewertet: das Ergebnis zählt
new-rated-about = Gewertete Partien sind ohne Tipps und Coach, und ein Zug, der etwas aufgedeckt hat, lässt sich nicht zurücknehmen. Wer geht, wird Letzter. Die Namen stehen dann in der Rangliste.
ratings-recomputed = { $matches ->
    [one] { $matches } gewertete Partie
   *[other] { $matches } gewertete Partien
} neu gezählt; Zahlen, die vorher anders waren: { $changed }.
ratings-busy = Gerade zählt jemand gewertete Partien: versuch es gleich noch einmal.
refusal-rated-no-help = An einem gewerteten Tisch gibt es weder Tipps noch einen Coach.
refusal-rated-no-position = Ein Tisch, der mit einer Stellung beginnt, wird nie gewertet.
refusal-rated-own-components = An einem gewerteten Tisch spielt man mit dem Material aus der Schachtel.
refusal-rated-needs-people = Ein gewerteter Tisch braucht mindestens einen Menschen.
refusal-rated-own-devices = An einem gewerteten Tisch spielt jeder an seinem eigenen Gerät.
refusal-rated-no-undo = An einem gewerteten Tisch wird nichts zurückgenommen, was man gesehen hat.
usage-ratings = Wertungen von Menschen und Bots.
usage-ratings-recompute =
    Berechnet alle Wertungen aus den Ergebnissen gewerteter Partien neu.

    Gleiche Ergebnisse geben gleiche Zahlen; was anders gespeichert ist, wird berichtigt. Das Haus darf offen sein.
