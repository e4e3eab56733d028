# Die Seite eines Tisches.

settings = Einstellungen
settings-about = Diese Einstellungen merkt sich dieser Browser.
settings-sound = Töne: Karten, Würfel, du bist dran, Ende
settings-confirm = Vor jedem Zug nachfragen
settings-forced = Für mich ziehen, wenn nur ein Zug möglich ist
settings-keys = Einzelne Tasten, etwa H für einen Tipp
settings-speed = Wie schnell Züge gezeigt werden
speed-calm = gemächlich
speed-usual = wie üblich
speed-quick = zügig
speed-once = alles auf einmal
notifications-allowed = Benachrichtigungen sind erlaubt.
notifications-refused = Dein Browser erlaubt hier keine Benachrichtigungen.
notifications-allow = Benachrichtigungen erlauben, wenn du am Zug bist
mute-name = Nicht zeigen, was { $name } sagt
mute = Im Chat stummschalten
confirm-move = Diesen Zug machen?
confirm-yes = Ja
confirm-not-yet = Noch nicht
hint = Tipp
hint-about = Eine Schätzung, berechnet aus dem, was du wissen kannst.
hint-why = Warum
hint-play = So spielen
table-waiting = Es fehlen noch Mitspielende.
thinking = überlegt …
table-set-again = Der Tisch ist für eine neue Partie gedeckt.
table-next = Zur nächsten Partie
table-again = Noch einmal spielen
commitment-same = ✓ Der Fingerabdruck ist der, den dieser Browser zuerst gesehen hat.
commitment-new = Dieser Browser hat den Fingerabdruck noch nicht gesehen.
commitment-changed = ✗ Das ist nicht der Fingerabdruck, den dieser Browser zuerst gesehen hat: Trau dieser Ziehung nicht.
table-invite = Schick die Adresse dieser Seite allen, mit denen du spielen möchtest.
log = Verlauf
log-whole = Der ganze Verlauf
log-keys = Unterstrichene Zeilen führen zu ihrer Regel; die Pfeiltasten gehen von einer zur nächsten.
players-onlookers = { $many ->
    [one] eine Person sieht zu
   *[other] { $many } Personen sehen zu
}
players-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
seat-free = freier Platz
your-turn = Dein Zug
beats-press-again = Noch ist nichts gespielt: Drück noch einmal, um diesen Zug zu machen.
connection-lost = Die Verbindung ist unterbrochen; neuer Versuch …
the-table = Der Tisch
seat-come-back = Zurückkommen
seat-you = du
seat-away = nicht da
seat-to-move = am Zug
seat-sit-down = Hier Platz nehmen
seat-let-bot = Einen Bot spielen lassen
ask-undo-yours = Du möchtest einen Zug zurücknehmen.
ask-end-yours = Du möchtest die Partie beenden.
ask-withdraw = Doch nicht
ask-undo = { $name } möchte einen Zug zurücknehmen.
ask-end = { $name } möchte die Partie beenden.
ask-agree = Einverstanden
ask-no = Nein
table-take-back = Zurücknehmen
table-end = Partie beenden
table-end-sure = Diese Partie endgültig beenden?
table-leave-to-bot = An Bot übergeben
table-leave-sure = Soll ab jetzt ein Bot für dich spielen? Du kannst jederzeit zurückkommen.
table-stand-up = Aufstehen
table-clear = Tisch löschen
table-all-moves = Alle Züge als Liste
notice-left = { $name } hat den Platz einem Bot überlassen.
notice-slow = { $name } hat zu lange überlegt: Ein einfacherer Bot hat gezogen.
notice-missing = { $name } hat gefehlt: Ein Bot spielt weiter.
notice-kicked = { $name } wurde vom Tisch gebeten.
notice-back = { $name } ist wieder da.
chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-looks-on = sieht zu
chat-say = Etwas sagen
chat-send = Senden
commitment-other = Dieser Tisch hat schon einmal einen anderen Fingerabdruck gezeigt: Trau seiner Ziehung nicht.
board-size = Größe des Bretts
board-smaller = Kleiner
board-larger = Größer
table-log-and-chat = Verlauf, Chat
table-own-components = Mit eigenem Spielmaterial:
table-looking-on = Du schaust zu.
chat-needs-name = Wenn du etwas sagen möchtest, tritt mit einem Namen ein.
commitment = Fingerabdruck
commitment-as-seen = ✓ so, wie ihn dieser Browser zuerst gesehen hat
commitment-kept = ab jetzt in diesem Browser aufbewahrt
commitment-not-as-seen = ✗ anders, als ihn dieser Browser zuerst gesehen hat
commitment-about = Das Haus hat sein Geheimnis für diese Ziehung festgelegt. Dies ist dessen Fingerabdruck, SHA-256, gezeigt, bevor jemand eigene Bytes beisteuert; nach der Partie wird auch das Geheimnis gezeigt, und alle können alles noch einmal ziehen.
table-ended = Die Partie wurde einvernehmlich beendet.
table-to-move = Am Zug: { $names }
table-your-turn = Du bist am Zug.
table-several-to-move = { $many } sind am Zug.
story-undo = Zug { $line } wurde zurückgenommen.
story-undo-lines = Die Züge { $lines } wurden zurückgenommen.
story-undo-span = { $first } bis { $last }
table-from-position = Diese Partie beginnt mitten in einer anderen: Ihre Ziehungen sind nicht versiegelt, und sie zählt nicht.
table-next-waiting = Zum nächsten Tisch, der auf dich wartet
recap = Was seit deinem Zug geschah
recap-all = Was bisher geschah
ending = Das Ergebnis
ending-you-win = Du gewinnst!
ending-you-win-by = Du gewinnst mit { $points } { $points ->
    [one] Punkt
   *[other] Punkten
} Vorsprung!
ending-you-share = Du teilst dir den Sieg mit { $names }.
ending-place = Dein Platz: { $place } von { $players }.
ending-place-behind = Dein Platz: { $place } von { $players }, { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} hinter { $names }.
ending-lead-changed = Die Führung wechselte { $times ->
    [one] einmal
   *[other] { $times }-mal
}.
ending-lead-kept = { $who ->
    [you] Du lagst vom Anfang bis zum Ende vorn.
   *[other] { $name } lag vom Anfang bis zum Ende vorn.
}
ending-decided = { $who ->
    [you] Dann gabst du sie nicht mehr her.
   *[other] Dann gab { $name } sie nicht mehr her.
}
ending-turning = Der Wendepunkt war ein Zug von { $name }: { $move }. Besser wäre gewesen: { $better }.
ending-adapted = Für ein ausgeglichenes Spiel { $many ->
    [one] spielte
   *[other] spielten
} { $names } auf der Stufe „{ $level }“.
ending-source = { $who ->
    [you] Was dir am meisten einbrachte: { $source }, { $many }.
   *[other] Was { $name } am meisten einbrachte: { $source }, { $many }.
}
ending-sources = Woher die Punkte aller kommen
ending-start = am Anfang
ending-rest = sonst
ending-picture = Das Ergebnis als Bild
ending-picture-save = Das Bild sichern
ending-see = Diesen Augenblick ansehen
ending-final-table = Der Tisch am Ende
fair-deal = Ehrliche Ziehung
copy-link = Link kopieren
share = Teilen
waiting-invites = { $name } lädt dich zu einer Partie { $game } ein.
waiting-invited = Du bist zu einer Partie { $game } eingeladen.
waiting-all-kept = Die noch freien Plätze sind für andere freigehalten. Du kannst zusehen und dich setzen, sobald einer frei wird.
waiting-code = QR-Code mit der Adresse dieses Tisches
waiting-bot = Hier einen Bot hinsetzen
seat-let-bot-when = Nach drei Minuten Abwesenheit

## Regeln, Tasten und Erklärungen
rules-search = In den Regeln suchen
rules-nothing = Davon steht nichts in den Regeln.
rules-icons = Zeichenerklärung
rules-keys = Tasten
rule-behind = Die Regel
settings-explain = Erklären, worauf ich zeige oder den Finger halte
keys-moves = der erste bis neunte mögliche Zug auf dem Brett: ausgewählt und erklärt; beim zweiten Mal gemacht
keys-arrows = durch eine Hand oder eine Reihe gehen
keys-hurry = solange Züge gezeigt werden: abkürzen; was du drückst, wird nur ausgewählt
keys-end = passen oder den Zug beenden
keys-undo = zurücknehmen
keys-hint = ein Tipp
keys-rule = die Regel zu dem, was ausgewählt ist
keys-log = Verlauf und Chat
keys-zen = nur das Brett
keys-zoom = Brett größer, kleiner oder ganz zu sehen
keys-rules = die Regeln und diese Tasten
theme = Aussehen
theme-system = wie das Gerät
theme-light = hell
theme-dark = dunkel
zen = Nur das Brett zeigen
zen-end = Alles zeigen
