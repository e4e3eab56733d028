# Andere Arten zu sitzen: mehrere an einem Gerät, der Tisch im Fernseher, und jemandem über die Schulter.

hotseat = Mehrere an diesem Gerät
hotseat-another = Noch jemand an diesem Gerät:
hotseat-about = Ihr reicht das Gerät herum; zwischen den Zügen sind die Karten verdeckt.
hotseat-hand-to = Gib das Gerät an { $name } weiter.
hotseat-i-am = Ich bin { $name }: zeig mir meine Hand
hotseat-wait = Die anderen sind dran.
hotseat-look = Oder hineinsehen als:
hotseat-hand-of = Das ist die Hand von { $name }.
hotseat-cover = Verdecken
screen-open = Auf einem Fernseher zeigen
screen-scan = Scanne das mit deinem Telefon und setz dich.
screen-hands = Deine Hand ist auf deinem Telefon.
behind = Dir über die Schulter sehen
behind-talk = Über die Schulter sehen
behind-about = Wer deinen Link hat, sieht, was du siehst, und kann mit dir reden; ziehen kann man so nicht, und zu den anderen sagt man nichts. Alle erfahren, wie viele es sind.
behind-invite = Jemanden einladen, dir über die Schulter zu sehen
behind-invitation = Schick diesen Link, wem du deine Hand zeigen willst. Er wird nur dieses eine Mal gezeigt:
behind-dismiss = Alle wegschicken
behind-dismiss-sure = Soll dir niemand mehr über die Schulter sehen?
behind-many = { $many ->
    [one] Jemand sieht { $name } über die Schulter
   *[other] { $many } Personen sehen { $name } über die Schulter
}
behind-you-look = Du siehst { $name } über die Schulter.
behind-go = Nicht mehr zusehen
behind-invited = { $name } lädt dich ein, über die Schulter zu sehen.
behind-invited-about = Du siehst, was { $name } sieht, und kannst mit { $name } reden, aber mit niemandem sonst am Tisch, und ziehen kannst du nicht. In dieser Partie bleibst du hinter diesem Platz.
behind-come = { $name } über die Schulter sehen
behind-say = Etwas flüstern
behind-whispers = Was hinter diesem Platz gesagt wird
refusal-which-seat = Du hast hier mehrere Plätze: Sag, welchen du meinst.
refusal-sit-down-first = Setz dich erst selbst.
refusal-looks-behind = Du siehst nur über die Schulter.
refusal-not-behind = Das bleibt zwischen einem Spieler und denen hinter ihm.
refusal-unknown-invitation = Diese Einladung gilt nicht, oder nicht mehr.
refusal-sits-here = Du sitzt selbst an diesem Tisch.
refusal-looked-elsewhere = Du hast an diesem Tisch schon über eine andere Schulter gesehen.
refusal-too-many-behind = Über diese Schulter sehen schon { $most }.
refusal-behind-says-nothing = Wer über eine Schulter sieht, sagt nichts zum Tisch.
privacy-sitting = Die Namen derer, die an einem Tisch dein Gerät teilen; wen du über deine Schulter sehen lässt und was dort gesagt wird: so lange wie der Tisch.
