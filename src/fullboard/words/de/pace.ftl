# Tempo: wie lange man nachdenken darf, und was die Uhren sagen.

pace = Tempo
pace-live = Live
pace-live-move = Live · { $move } pro Zug
pace-live-bank = Live · je { $bank } + { $move } pro Zug
pace-live-bank-only = Live · je { $bank }
pace-days = Über mehrere Tage · { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
} pro Zug
pace-weekends = Wochenenden frei
pace-about = Live sitzt man zusammen am Tisch; über mehrere Tage zieht jeder, wenn er Zeit hat, und wird gerufen, wenn er dran ist.
pace-none = live, ohne Uhr
new-weekends = Wochenenden
new-weekends-on = zählen, bei Partien über mehrere Tage
new-weekends-off = frei: die Uhren stehen
new-holidays = Urlaub
new-holidays-usual = 14 Tage im Jahr, bei Partien über mehrere Tage
new-holidays-none = keiner
new-holidays-days = { $days } Tage im Jahr
new-holidays-about = An Tagen, die jemand freigenommen hat, steht die Uhr dieser Person.
new-late = Wenn die Zeit abläuft
new-late-bot = zieht ein Bot, beim nächsten Mal übernimmt er den Platz
new-late-end = endet die Partie
duration-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
duration-hours = { $hours } h
duration-minutes = { $minutes } min
duration-minutes-seconds = { $minutes } min { $seconds } s
duration-seconds = { $seconds } s
clocks = Uhren
clock-low = Noch { $left } zum Ziehen.
clock-give = Mehr Zeit für { $name }
clock-holidays = Urlaub an diesem Tisch: { $days } Tage im Jahr für jede Person.
notice-late = Die Zeit von { $name } ist abgelaufen: Ein Bot macht diesen Zug.
notice-timeout = Die Zeit von { $name } ist wieder abgelaufen: Ein Bot spielt weiter.
notice-ended = Die Zeit von { $name } ist abgelaufen: Die Partie ist zu Ende.
refusal-clock-decides = Bei diesem Tempo muss niemand da sein: Die Uhr entscheidet.
refusal-no-clock-running = Dort läuft keine Uhr.
refusal-time-from-others = Mehr Zeit geben die anderen.
refusal-time-enough = Da wurde schon reichlich gegeben.
refusal-unknown-zone = Diese Zeitzone gibt es nicht.
refusal-bad-pace = Ein Tempo ist „live“, „live 60“, „live 600+20“ oder „days 2“.
refusal-bad-holidays = Bei Partien über mehrere Tage sind bis zu { $most } freie Tage im Jahr möglich.
refusal-bad-days-off = Freie Tage werden als Datum angegeben, ab heute und höchstens ein Jahr im Voraus.
refusal-too-many-holidays = Das wären mehr als { $most } freie Tage in einem Jahr.
times-download = Aufzeichnung mit Zeiten
