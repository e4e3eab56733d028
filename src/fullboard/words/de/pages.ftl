# Eingangshalle, neuer Tisch, Nachspielen und die übrigen Seiten des Hauses.

page-of-game = { $what }: { $game }
replay = Nachspielen
to-the-table = Zum Tisch
skip-to-content = Zum Inhalt springen
skip-to-board = Zum Brett springen
choose-language = Sprache: { $language }
house = Haus
guest = Gast
guest-number = Gast { $number }
mark-rulebook = Spielregel
mark-list = veröffentlichte Liste
mark-reconstructed = rekonstruiert
components = Spielmaterial
components-about = Bei jedem aufgedruckten Wert steht, woher er stammt: Spielregel (steht dort), veröffentlichte Liste (daraus übernommen) oder rekonstruiert (von uns, leicht zu ersetzen).
components-edition = Ausgabe { $name }
components-differ = Ausgabe { $name }: was anders ist als in { $first }
components-component = Material
components-value = Wert
components-mark = Herkunft
rules = Regeln
close = Schließen
back-to-lobby = Zurück zur Eingangshalle
back-to-page = Zurück
new-table = Neuer Tisch
help-components = Was auf dem Material steht und woher wir es wissen
help-rulings = Was wir spielen, wo die Regel schweigt: { $many } { $many ->
    [one] Regelentscheid
   *[other] Regelentscheide
}
rulings = Regelentscheide
rulings-in-english = Die Regelentscheide gibt es nur auf Englisch.
record-download = Aufzeichnung herunterladen
chat-download = Aufzeichnung mit Chat
lobby-your-tables = Deine Tische
lobby-unfinished = noch nicht zu Ende
lobby-more-tables = { $many ->
    [one] { $many } weiterer Tisch
   *[other] { $many } weitere Tische
}
lobby-title = Ein Haus voller Brettspiele
lobby-welcome = Tag und Nacht geöffnet. Setz dich mit Freunden an einen Tisch oder mit Bots, die gut spielen; alles ist inbegriffen.
lobby-shelf = Das Spieleregal
lobby-shelf-about = „Jetzt spielen“ setzt dich sofort mit Bots an einen Tisch; an einem neuen Tisch bestimmst du, wer mitspielt.
lobby-players = { $least }–{ $most } Personen
lobby-players-exactly = { $players } Personen
lobby-minutes = { $minutes } Minuten
lobby-play-now = Jetzt spielen
lobby-last-matches = Deine letzten Partien
watch-title = Aufzeichnung ansehen
me = Dein Profil
me-device = Ein anderes Gerät
me-device-about = Mit einem Code nimmst du deinen Namen und deine Tische auf ein anderes Gerät mit.
me-code-made = Gib diesen Code innerhalb von zehn Minuten auf dem anderen Gerät ein; er gilt nur einmal:
me-code-make = Code erzeugen
me-code-have = Ich habe einen Code
me-code = Code
come-in = Eintreten
me-sessions = Wo man dich kennt
me-sessions-many = Man kennt dich auf { $devices } Geräten.
me-sessions-one = Man kennt dich nur auf diesem Gerät.
me-sessions-end = Ab jetzt nur noch auf diesem
me-leave-sure = Ohne einen Code von einem anderen Gerät kannst du nicht unter deinem Namen zurückkommen. Trotzdem gehen?
me-leave-account-sure = Auf diesem Gerät abmelden? Du kannst mit allem zurückkommen, was in deinem Konto steht.
me-leave = Auf diesem Gerät abmelden
me-forget = Vergessen werden
me-forget-about = Dein Name und alles, was du gesagt hast, verschwinden überall. Die Züge bleiben, ohne Namen; wo du gerade spielst, übernimmt ein Bot endgültig deinen Platz.
me-forget-sure = Deinen Namen und alles, was du gesagt hast, überall vergessen?
me-forget-do = Vergesst mich
name-ask = Wie heißt du?
name-keep = Diesen Namen behalten
new-components-refused = Dieses Spielmaterial lässt sich nicht verwenden. { $what }
players = Mitspielende
new-seats = Plätze
new-open-seat = freier Platz
new-hints = Tipps während der Partie
new-hints-alone = erlaubt, wenn nur ein Mensch mitspielt
new-hints-allowed = erlaubt
new-hints-not-allowed = nicht erlaubt
new-memory = Gedächtnis
new-memory-usual = wie am echten Tisch, wenn mehrere Menschen mitspielen
new-memory-faithful = wie am echten Tisch: Der Verlauf vergisst
new-memory-aided = mit Hilfe: Der Verlauf merkt es sich
new-memory-about = Was an einem echten Tisch alle nur einen Moment lang sehen, etwa genommene Karten oder eingenommenes Geld, steht nur bis zum nächsten Stich oder zur nächsten Runde da, oder es bleibt im Verlauf.
new-components = Eigenes Spielmaterial
new-components-file = Eine TOML-Datei, höchstens { $size } KiB
new-components-about = Alles, was auf dem Material steht; geh am besten von einer Kopie dessen aus, was in der Schachtel liegt.
new-more = Weitere Einstellungen
new-listed = In der Eingangshalle zeigen; sonst finden ihn nur alle, die den Link haben.
new-set = Tisch eröffnen
open-tables = Offene Tische
open-tables-sit-down = Platz nehmen
open-tables-none = Gerade wartet kein Tisch auf Mitspielende.
replay-back = Zurück
replay-forward = Weiter
replay-seen-by = Aus Sicht von
replay-spectator = Zuschauenden
replay-show = Zeigen
watch-about = Bring die Aufzeichnung einer Partie mit, aus diesem Haus oder einem anderen. Sie wird nach den Regeln nachgespielt, allen gezeigt, die den Link haben, und ist nach einer Stunde wieder weg.
watch-file = Datei der Aufzeichnung, höchstens 1 MiB
watch-do = Ansehen
cannot-be-done = Das geht nicht: { $code }.
replay-moment = Augenblick
replay-beginning = Der Tisch ist gedeckt.
replay-first = Zum Anfang
replay-last = Zum Ende
replay-play = ▶ Abspielen
replay-pause = ❚❚ Anhalten
replay-speed = Tempo
replay-next-mistake = Nächster Fehler
replay-advice = Der Zug von { $name } hier: { $move }. Besser wäre gewesen: { $better }.
replay-look-through = Mit den Augen von { $name } sehen
replay-copy = Link zu diesem Augenblick kopieren
copied = Kopiert ✓
play-on = Von hier an weiterspielen
play-on-about = Ein neuer Tisch beginnt genau mit dieser Stellung. Alles Weitere wird neu gezogen, nichts davon ist versiegelt, und die Partie zählt nicht.
play-on-do = Weiterspielen
seat = Platz { $number }
yes = ja
no = nein
history = Deine Partien
history-game = Spiel
history-place = Platz { $place } von { $players }
history-ended = Vorzeitig beendet
history-minutes = { $minutes } min
new-instead = Der Tisch wird neu gedeckt, mit einer neuen Ziehung: Wer schon dort sitzt, wird gebeten, sich noch einmal zu setzen.
waiting-change = Plätze und Optionen ändern
waiting-anew = Der Tisch wurde neu gedeckt.
waiting-anew-go = Zum neuen Tisch
page-unknown-game = Dieses Spiel gibt es hier nicht.
lobby-playing = Gerade wird gespielt:
lobby-playing-many = { $matches ->
    [one] { $matches } Partie
   *[other] { $matches } Partien
}, { $people ->
    [one] { $people } Person
   *[other] { $people } Personen
}
