# Der Coach eines Lerntischs

coach = Coach
coach-goal = { $goal }. { $more }
coach-aim = Nächster Schritt:
coach-aim-none = Hier passt keine Faustregel: Sieh dir an, was jeder Zug dir bringt und was er den anderen lässt.
coach-warns = Vor einem Zug, der klar viel kostet, fragt der Coach nach, ob du sicher bist.
coach-forced = Du konntest nur eines tun, { $move }, also hat es der Tisch für dich getan. Wenn du lieber selbst drückst: Einstellungen.
coach-dismiss = Nicht mehr sagen
coach-dismiss-all = Keine Ratschläge mehr in diesem Spiel
coach-recall = Der Coach soll wieder alles sagen
coach-sure-title = Bist du sicher?
coach-sure = Das kostet dich wahrscheinlich einiges: geschätzt { $less } Gewinnchance statt { $best } mit { $better }.
coach-sure-reason = Warum { $better }: { $reason }
coach-look-again = Noch einmal hinsehen
coach-play-it = Trotzdem spielen
coach-missed = Verpasst: { $better } wäre klar besser gewesen als { $made }.
coach-missed-reason = Verpasst: { $better } statt { $made }: { $reason }
new-coach = Coach
new-coach-off = niemand wird beraten
new-coach-on = Anfänger erfahren, worauf es ankommt
new-coach-about = Ein Coach erklärt neue Entscheidungen und warnt vor teuren Fehlern. Nur wo Tipps erlaubt sind.
refusal-no-coach = An diesem Tisch wird niemand beraten.
refusal-unknown-tip = So etwas sagt der Coach nicht.
