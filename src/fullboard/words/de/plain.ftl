# Was eine Ansicht zeigt, wenn ein Spiel keinen Spielplan zeichnet; `seats`: etwas für jeden Platz.

view-phase = Phase
view-round = Runde
view-rounds = Runden
view-points = Punkte
    .seats = je eins
view-scores = Endstand
    .seats = je eins
view-hand = deine Hand
view-choice = deine Wahl
view-chosen = hat gewählt
    .seats = je eins
view-shown = zuletzt gezeigt
    .seats = je eins
view-die = Würfel
plain-named = { $name }: { $value }
