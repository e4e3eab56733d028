# Die Texte von Sun, Sea & Sand auf Deutsch.

title = Sun, Sea & Sand
tagline = Acht Wochen Saison: Bau Bungalows und Anlagen, damit deine Gäste ein wenig länger bleiben.

## Anzahlen, für die Sätze weiter unten
n-members = { $many ->
    [one] { $many } Familienmitglied
   *[other] { $many } Familienmitglieder
}
n-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
n-points-dative = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
n-steps = { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}

## Wie die Bots sind
bot-greedy-about = tut, was die eigene Anlage jetzt am schönsten macht, und achtet auf niemanden
bot-medium-about = sieht sich einige eigene Züge an, und wie die anderen antworten
bot-champion-about = überlegt so lange wie der schwere Bot; aus Partien weiß er, was eine Ferienanlage am Ende wert ist

## Züge
move-bungalows = { $first ->
    [one] { $first } Bungalow
   *[other] { $first } Bungalows
} bauen
move-fetch = die Gruppe aus Kabine { $first } abholen
seen-fetch = { WORD($tourists, "tourists") } abholen
some-fetch = eine Gruppe abholen
move-reserve = Kabine { $second } des Schiffs reservieren, das { $first ->
    [2] nächste Woche kommt
    [3] in 2 Wochen kommt
    [4] in 3 Wochen kommt
    [5] in 4 Wochen kommt
    [6] in 5 Wochen kommt
    [7] in 6 Wochen kommt
   *[other] in 7 Wochen kommt
}
seen-reserve = { WORD($tourists, "tourists") } für Woche { $week } reservieren
some-reserve = eine Gruppe eines späteren Schiffs reservieren
move-build = { WORD($first, "a-facility") } auf Feld { $second } bauen
move-sign = ein Schild aufstellen
move-pass = passen
move-send-away = { WORD($first, "colour") } wegschicken

## Farben der Touristen
colour-green = Grün
    .adjective = grüne
    .accusative = grünen
colour-red = Rot
    .adjective = rote
    .accusative = roten
colour-yellow = Gelb
    .adjective = gelbe
    .accusative = gelben
colour-blue = Blau
    .adjective = blaue
    .accusative = blauen

row-green = Wiese
row-red = Promenade
row-yellow = Strand
row-blue = Meer

tourists = { $first } { $first ->
    [one] { WORD($second, "colour", form: "adjective") }r Tourist
   *[other] { WORD($second, "colour", form: "adjective") } Touristen
}
    .accusative = { $first } { $first ->
        [one] { WORD($second, "colour", form: "accusative") } Touristen
       *[other] { WORD($second, "colour", form: "adjective") } Touristen
    }

## Anlagen
facility-swimming-pool = Schwimmbad
facility-mini-golf = Minigolf
facility-tennis-court = Tennisplatz
facility-bar = Bar
facility-terrace = Terrasse
facility-restaurant = Restaurant
facility-beach-chairs = Liegestühle
facility-beach-bar = Strandbar
facility-beach-volleyball = Beachvolleyball
facility-jet-ski = Jetski
facility-diving = Tauchschule
facility-water-slide = Wasserrutsche
a-facility-swimming-pool = ein Schwimmbad
a-facility-mini-golf = eine Minigolfanlage
a-facility-tennis-court = einen Tennisplatz
a-facility-bar = eine Bar
a-facility-terrace = eine Terrasse
a-facility-restaurant = ein Restaurant
a-facility-beach-chairs = eine Reihe Liegestühle
a-facility-beach-bar = eine Strandbar
a-facility-beach-volleyball = ein Beachvolleyballfeld
a-facility-jet-ski = einen Jetski
a-facility-diving = eine Tauchschule
a-facility-water-slide = eine Wasserrutsche

## Schilder
sign-welcome = Willkommen
sign-open = Geöffnet
sign-hotel = Hotel
sign-blue = blau

## Wer am Zug ist und was zu tun ist
status-work = { SEAT($seat) } schickt ein Familienmitglied an die Arbeit.
status-work-you = Du bist am Zug: Wähle, was ein Familienmitglied tut.
status-overbooking = { SEAT($seat) } ist überbucht und schickt Touristen weg.
status-overbooking-you = Du bist überbucht: Schick einen Touristen weg; jeder kostet 1.
status-over = Die Saison ist zu Ende.

## Auf der Seite und im Terminal
panel-goal = Ziel: die meisten Punkte nach Woche { $weeks }
panel-standing = { n-points }, { $money } $
label-week = Woche { $week } von 8, { SEAT($seat) } hat die Muschel
label-boats = Schiffe
label-boat = Woche { $week }
label-this-week = abholen
label-market = Anlagen
label-facility = Anlage
label-price = Preis
label-points = Punkte
label-left = Übrig
label-money = Geld
label-home = zu Hause
label-time = Zeit 1-2-3
label-bungalows = Bungalows
label-free = { $free } von { $all } frei
label-reserved = reserviert
label-signs = Schilder
label-track = Geldleiste (rechts das oberste eines Stapels)
label-island = Rund um die Insel
label-beach = Strand
label-forecast = Ende der Woche: +{ $income }
label-leaving = Abreise
label-arriving = Ankunft
label-overbooked = um { $many } überbucht
label-points-now = jetzt { n-points }
label-arriving-now = Gerade kommen an
label-you = du
label-shell = hat die Muschel: beginnt diese Woche
label-calendar = Die acht Wochen
label-week-number = Woche { $week }
label-backpacker = { WORD($colour, "colour", form: "adjective") }r Rucksacktourist der Woche { $week }
label-taken-by = vergeben an { SEAT($seat) }
label-cost = kostet { $price }, danach { $left }
label-back = Familienmitglied in Woche { $week } zurück
label-back-never = Familienmitglied in dieser Saison nicht mehr zurück
label-income-more = Einnahmen +{ $many } in dieser Woche
label-stay = { WORD($colour, "colour", form: "adjective") } Gäste bleiben { $weeks ->
    [one] { $weeks } Woche
   *[other] { $weeks } Wochen
}
label-arrive-in = Ankunft in Woche { $week }
label-overbooks = überbucht die nächste Woche um { $many }
label-in-stock = noch { $left }
label-kind = { WORD($facility, "facility") }: kostet { $price }, { n-points } am Ende; { WORD($colour, "colour", form: "adjective") } Gäste bleiben eine Woche länger.
label-kind-bar = Jeder Gast an der Bar zahlt 1 mehr.
label-kind-left = Noch { $left } da.
label-kind-yours = Steht schon bei dir.
label-kind-sold-out = Ausverkauft.
label-then-stay = Danach bleiben { WORD($colour, "colour", form: "adjective") } Gäste { $weeks ->
    [one] { $weeks } Woche
   *[other] { $weeks } Wochen
}.
label-yours = gebaut
label-sold-out = ausverkauft
label-where = Auf welchem Feld?
label-what = Feld { $field }: Was bauen?
label-field = Feld { $field }
label-free-field = Feld { $field }: frei
label-tourists-at = { $many ->
    [one] { $many } Tourist
   *[other] { $many } Touristen
}
label-family = Familie
label-at-home = { n-members } zu Hause
label-on-time = { n-members } wieder da in { $weeks ->
    [one] { $weeks } Woche
   *[other] { $weeks } Wochen
}
label-on-boats = { n-members } auf Schiffen, zurück nach der Abfahrt
label-village = Bungalows
label-next-week = Ende der Woche
label-income = Einnahmen +{ $income }
label-income-bar = Einnahmen +{ $income }, davon { $bar } an der Bar
label-free-then = { $many ->
    [one] dann { $many } Bungalow frei
   *[other] dann { $many } Bungalows frei
}
label-last-week = Letzte Woche: keine Einnahmen mehr
label-actions = Was ein Familienmitglied tun kann
label-sign-next = Schild: { WORD($sign, "sign") }
label-resort = Ferienanlage von { SEAT($seat) }
label-resorts = Die anderen Ferienanlagen
label-walk = Wenn die Woche jetzt zu Ende wäre: Am ärmsten ist { SEAT($seat) }, also gehen Rucksacktouristen { n-steps }.
label-walk-none = Wenn die Woche jetzt zu Ende wäre: Niemand hat Geld, und niemand geht.
label-to-resort = { WORD($colour, "colour", form: "adjective") }r Rucksacktourist der Woche { $week } → zieht bei { SEAT($seat) } ein
label-to-beach = { WORD($colour, "colour", form: "adjective") }r Rucksacktourist der Woche { $week } → Strand links von { SEAT($seat) }
label-board-of = Ferienanlage von { SEAT($seat) }
label-beach-of = Strand links von { SEAT($seat) }
label-one-poorest = am ärmsten
label-money-of = { SEAT($seat) } hat { $money } $
label-from-bottom = im Stapel von unten nach oben
label-too-many = { SEAT($seat) }: { $arriving ->
    [one] { $arriving } Tourist kommt an
   *[other] { $arriving } Touristen kommen an
}, { $free ->
    [one] { $free } Bungalow ist frei
   *[other] { $free } Bungalows sind frei
}.
label-send-cost = 1 zahlen
label-send-free = kein Geld zum Zahlen
label-how-many = { $many ->
    [one] { $many } kommt an
   *[other] { $many } kommen an
}
label-result = Endstand
label-winner = gewinnt
label-points-tourists = Touristen
label-points-facilities = Anlagen
label-points-regions = Gebiete
label-total = Summe
label-close = Schließen
label-colon = {": "}
label-semicolon = {"; "}
label-regions = { $many ->
    [one] Es bleibt { $many } leeres Gebiet ({ $sizes } Felder), am Ende 1 Punkt
   *[other] Es bleiben { $many } leere Gebiete ({ $sizes } Felder), am Ende je 1 Punkt
}
label-regions-now = { $many ->
    [one] Jetzt { $many } leeres Gebiet: 1 Punkt am Ende.
   *[other] Jetzt { $many } leere Gebiete: je 1 Punkt am Ende.
}
label-more-points = { n-points } mehr als jetzt
label-fewer-points = { n-points } weniger als jetzt
label-own-resort = Ferienanlage
label-build = Bauen

## Zeichenerklärung
key-coin = Geld oder ein Preis
key-star = Punkte am Ende
key-home = Familienmitglieder zu Hause, frei für eine Arbeit
key-clock = wann das Familienmitglied zurück ist: die Woche, oder mit + in wie vielen Wochen
key-bow = Familienmitglieder auf Schiffen
key-shell = hat die Muschel und beginnt
key-sign-welcome = ein Schild: Ein Rucksacktourist, der dort stehen bleibt, zieht bei dessen Besitzer ein
key-feet = wie weit Rucksacktouristen gehen
key-member = ein Mitglied der Familie
key-lit = ein Bungalow mit einem Touristen
key-vacant = ein freier Bungalow
key-tourist = { WORD($colour, "row") }: { WORD($colour, "colour", form: "adjective") } Touristen
key-stay = neben einer Reihe: wie viele Wochen deren Touristen bleiben
key-backpacker = ein Rucksacktourist
key-goal = wohin ein Rucksacktourist geht, wenn die Woche jetzt endet
key-alarm = nächste Woche mehr Touristen als freie Bungalows

## Warum ein Zug nicht möglich ist
refusal-not-enough-money = Das kostet { $price }; du hast { $money }.
refusal-past-week-8 = Die Saison endet mit Woche 8: In Woche { $week } kommt kein Schiff.
refusal-backpack = Ein Rucksacktourist lässt sich weder abholen noch reservieren.
refusal-space-covered = Bei { $players } Personen ist Kabine { $space } geschlossen.
refusal-group-taken = { SEAT($seat) } hat bei dieser Gruppe schon ein Familienmitglied.
refusal-no-free-bungalow = { $needed ->
    [one] Diese Gruppe braucht { $needed } freien Bungalow; du hast { $free }.
   *[other] Diese Gruppe braucht { $needed } freie Bungalows; du hast { $free }.
}
refusal-already-built = Du hast schon { WORD($facility, "a-facility") }.
refusal-sold-out = Ausverkauft: { WORD($facility, "facility") }.
refusal-no-such-field = In dieser Reihe gibt es kein Feld { $field }.
refusal-field-taken = Auf Feld { $field } dieser Reihe steht schon eine Anlage.
refusal-not-connected = Feld { $field } liegt weder ganz links noch an einer deiner Anlagen.
refusal-must-place-sign = Für dich ist noch ein Schild da: Stell es auf, statt zu passen.
refusal-no-sign-left = Für dich ist kein Schild mehr da: Passe stattdessen.
refusal-overbooked = Du bist überbucht: Schick zuerst einen Touristen weg.
refusal-none-arriving = Kein { WORD($colour, "colour", form: "adjective") }r Tourist kommt an.
refusal-not-overbooked = Jetzt muss niemand weggeschickt werden.

## Was an einer Ausgabe nicht stimmt
edition-not-boxes-2-to-8 = hier werden die Kästen 2 bis 8 erwartet
edition-not-four-numbers = hier werden vier Zahlen erwartet
edition-not-rising = die Zahlen müssen ansteigen
edition-not-five-members = eine Familie hat fünf Mitglieder
edition-not-four-rows = es gibt vier Reihen
edition-another-row = hier wird die Reihe { $name } mit der Farbe { $colour } erwartet
edition-not-twelve-facilities = es gibt zwölf Anlagen
edition-unknown-facility = diese Anlage gibt es nicht
edition-facility-twice = { $facility } kommt zweimal vor
edition-another-colour = diese Anlage hat die Farbe { $colour }
edition-bad-number-of-boats = hier werden { $least } bis { $most } Schiffe erwartet
edition-unknown-colour = diese Farbe gibt es nicht
edition-not-ten-groups = ein Schiff hat zehn Gruppen
edition-bad-group = das ist keine Gruppe von Touristen

## Was auf dem Material steht; $first ist die Nummer des Teils
component-members-home = Familienmitglieder zu Hause
component-members-busy = Familienmitglieder zu Beginn bei der Arbeit
component-money-start = Geld zu Beginn
component-money-most = höchster Geldbetrag
component-bungalows-prices = Preis von 1, 2, 3 und 4 Bungalows
component-bungalows-time = Wochen für Bungalows
component-signs-numbers = Schilder: Willkommen, Geöffnet, Hotel, blau
component-signs-time = Wochen für ein Schild
component-spaces-visible = Felder eines Schiffs zu zweit, dritt, viert und fünft
component-reservations-boxes = Kästen zum Reservieren
component-board-time = Wochen für eine Anlage
component-board-fields = Felder einer Reihe
component-board-rows-name = Reihe { $first }
component-board-rows-colour = Reihe { $first }: Farbe
component-facilities = Anlagen
component-facilities-name = Anlage { $first }
component-facilities-colour = Anlage { $first }: Farbe
component-facilities-price = Anlage { $first }: Preis
component-facilities-points = Anlage { $first }: Punkte
component-facilities-stock = Anlage { $first }: Anzahl zu zweit, dritt, viert und fünft
component-boats = Schiffe
component-boats-backpacker = Schiff { $first }: Rucksacktourist
component-boats-groups = Schiff { $first }: Gruppen
row-name-meadow = Wiese
row-name-boulevard = Promenade
row-name-beach = Strand
row-name-sea = Meer

## Der Verlauf
story-boats = Die Schiffe der acht Wochen haben die Nummern { $boats }.
story-week = Woche { $week }: { SEAT($seat) } hat die Muschel; es kommt ein { WORD($colour, "colour", form: "adjective") }r Rucksacktourist.
story-bungalows = { SEAT($seat) } baut { $many ->
    [one] { $many } Bungalow
   *[other] { $many } Bungalows
} für { $price }.
story-fetch = { SEAT($seat) } holt { WORD($tourists, "tourists", form: "accusative") } ab; { $free ->
    [one] { $free } Bungalow bleibt
   *[other] { $free } Bungalows bleiben
} frei.
story-reserve = { SEAT($seat) } reserviert { WORD($tourists, "tourists", form: "accusative") } für Woche { $week }.
story-build = { SEAT($seat) } baut { WORD($facility, "a-facility") } für { $price }: { n-points }. Nächster Preis: { $next }.
story-build-last = { SEAT($seat) } baut { WORD($facility, "a-facility") } für { $price }, mehr davon gibt es nicht: { n-points }.
story-sign = { SEAT($seat) } stellt { $sign ->
    [blue] das blaue Schild
   *[other] das Schild „{ WORD($sign, "sign") }“
} auf und hat { $signs ->
    [one] { $signs } Schild
   *[other] { $signs } Schilder
}.
story-passes = { SEAT($seat) } passt: Es ist kein Schild mehr da.
story-backpacker = Der { WORD($colour, "colour", form: "adjective") } Rucksacktourist beginnt links von { SEAT($seat) } (am ärmsten); Rucksacktouristen gehen { n-steps }.
story-stranded = Niemand hat Geld: Der { WORD($colour, "colour", form: "adjective") } Rucksacktourist bleibt am Strand links von { SEAT($seat) }, und niemand geht.
story-settles = Der { WORD($colour, "colour", form: "adjective") } Rucksacktourist der Woche { $week } geht { n-steps } und zieht bei { SEAT($seat) } ein.
story-camps = Der { WORD($colour, "colour", form: "adjective") } Rucksacktourist der Woche { $week } geht { n-steps } zum Strand links von { SEAT($seat) }.
story-full = Der { WORD($colour, "colour", form: "adjective") } Rucksacktourist der Woche { $week } findet bei { SEAT($seat) } keinen freien Bungalow und geht weiter zum nächsten Strand.
story-income = { SEAT($seat) } nimmt { $income } für { $tourists } Touristen ein: { $before } → { $after }.
story-income-bar = { SEAT($seat) } nimmt { $income } ein ({ $tourists } + { $bar } an der Bar): { $before } → { $after }.
story-lost = { SEAT($seat) } kann nicht mehr als { $most } behalten: { $lost } verfallen.
story-leave = { WORD($tourists, "tourists") } verlassen die Ferienanlage von { SEAT($seat) }.
story-leave-one = { WORD($tourists, "tourists") } verlässt die Ferienanlage von { SEAT($seat) }.
story-sends-away = { SEAT($seat) } schickt einen { WORD($colour, "colour", form: "accusative") } Touristen weg und zahlt 1.
story-sends-away-unpaid = { SEAT($seat) } schickt einen { WORD($colour, "colour", form: "accusative") } Touristen weg und hat nichts zum Zahlen.
story-overbooked = { SEAT($seat) } hat { $many } Touristen zu viel für { $free ->
    [one] { $free } freien Bungalow
   *[other] { $free } freie Bungalows
}.
story-turned-away = { SEAT($seat) } muss { $many } Touristen abweisen und zahlt { $paid }.
story-arrive = { WORD($tourists, "tourists") } kommen bei { SEAT($seat) } an.
story-arrive-one = { WORD($tourists, "tourists") } kommt bei { SEAT($seat) } an.
story-score = { SEAT($seat) }: { $tourists } für Touristen + { $signs } für Schilder + { $facilities } für Anlagen + { $regions } für Gebiete = { $total }.
story-wins = { SEAT($seats) } gewinnt mit { n-points-dative }.
story-wins-by-tourists = { SEAT($seats) } gewinnt mit { n-points-dative } und mehr Touristen.
story-share = { SEAT($seats) } teilen sich den Sieg mit { n-points-dative }.

## Was die Zahlen für die Forschung bedeuten: +0 ist der eigene Platz, +1 der nächste im Uhrzeigersinn und so weiter
feature-week = Wie viele Wochen begonnen haben, als so viele Einsen.
feature-phase = Was gerade geschieht: Arbeit, eine überbuchte Ferienanlage, oder die Partie ist aus.
feature-first = Wer die Muschel hat.
feature-turn = Wer an der Reihe ist.
feature-sent = Wie viele ankommende Touristen einer Farbe weggeschickt wurden.
feature-boat = Welches Boot in einer Woche kommt.
feature-aboard = Wie viele Touristen einer Farbe in einer Gruppe sind, nach Wochen im Voraus und Gruppe.
feature-taken = Wessen Familienmitglied bei einer Gruppe steht, nach Wochen im Voraus und Gruppe.
feature-stock = Wie viele Stück einer Anlage zu kaufen sind.
feature-signs-left = Wie viele Schilder einer Art übrig sind.
feature-money = Das Geld eines Platzes.
feature-marker = Wie viele Marker hinter oder unter dem eines Platzes sind.
feature-members = Wie viele Mitglieder einer Familie zu Hause oder auf einem Zeitfeld sind.
feature-bungalows = Wie viele Bungalows eine Ferienanlage hat.
feature-tourists = Wie viele Touristen in einer Ferienanlage sind.
feature-guests = Wie viele Touristen einer Farbe in Bungalows oder an der ersten, zweiten oder dritten Anlage ihrer Reihe sind.
feature-facility = Das Feld, auf dem eine Anlage eines Platzes liegt.
feature-sign = Die Schilder, die ein Platz aufgestellt hat.
feature-beach = Die Wochen, deren Rucksacktouristen am Strand links von einem Platz sind.
feature-points = Die Punkte eines Platzes, wie sie jetzt gezählt würden.

## Der Coach: was ein Zug bringt
gain-points = { $more ->
    [one] am Ende der Woche ist deine Ferienanlage etwa { $more } Punkt mehr wert, ohne die Touristen.
   *[other] am Ende der Woche ist deine Ferienanlage etwa { $more } Punkte mehr wert, ohne die Touristen.
}
gain-tourists = { $more ->
    [one] er bringt dir bis zum Ende der Woche etwa { $more } Touristen mehr, da oder vorgemerkt.
   *[other] er bringt dir bis zum Ende der Woche etwa { $more } Touristen mehr, da oder vorgemerkt.
}
gain-money = er lässt dir am Ende der Woche etwa { $more } $ mehr.
gain-family = { $more ->
    [one] etwa { $more } Familienmitglied mehr ist zu Hause, wenn die nächste Woche beginnt.
   *[other] etwa { $more } Familienmitglieder mehr sind zu Hause, wenn die nächste Woche beginnt.
}
goal-more = Es zählen Touristen, Schilder, Anlagen und leere Gebiete; Geld zählt am Ende nichts.
gained = Vorige Woche: { $what }.
gained-nothing = Die vorige Woche hat für dich nichts geändert.
gained-points = Punkte { $change }
gained-tourists = Gäste da oder vorgemerkt { $change }
gained-money = Geld { $change }
gained-family = Familie zu Hause { $change }
tip-work = Wer zu Hause ist, muss arbeiten und ist dann fort: erst ein Bungalow, dann Gäste, dann etwas zu tun in ihrer Farbe.
tip-overbooking = Du hast mehr versprochen, als du Bungalows hast. Behalt die, die hier etwas zu tun haben: Sie bleiben am längsten.
aim-fetch = Hol eine Gruppe von { $many } ab: Die Bungalows hast du, und sie zahlen ab dieser Woche.
aim-keep = Am Ende dieser Woche { $many ->
    [one] reist ein Gast
   *[other] reisen { $many } Gäste
} ab, wenn du nichts mehr in { WORD($colour, "colour") } baust.
aim-bungalows = Es haben mehr Gäste gebucht, als du Betten hast. Bau { $many ->
    [one] einen Bungalow
   *[other] { $many } Bungalows
}, bevor sie kommen.
aim-beds = Bau { $many ->
    [one] einen Bungalow
   *[other] { $many } Bungalows
}: Abholen kannst du nur Gäste, die ein Bett finden.
aim-facility = Bau eine Anlage in der Farbe deiner Gäste: Punkte für dich, eine Woche länger für sie.
aim-points = Bau eine Anlage: Ihre Punkte zählen am Ende, welche Farbe deine Gäste auch tragen.
aim-reserve = Reservier eine Gruppe von { $many } auf einem der nächsten Schiffe.
aim-sign = Ein Schild ist umsonst, zählt einen Punkt und bringt deine Leute am schnellsten heim.
aim-send-away = Schick die Farbe weg, die hier am wenigsten zu tun hat.

## Warum ein Zug geraten wird
why-guests = { $points ->
    [0] So wie dein Strand jetzt aussieht, zahlen sie zusammen { $coins }.
   *[other] So wie dein Strand jetzt aussieht, zahlen sie zusammen { $coins } und zählen am Ende { n-points }.
}
why-arrive = Sie kommen in Woche { $week } an.
why-rival = Sonst nimmt sie wahrscheinlich { SEAT($seat) } noch diese Woche.
why-points = Das zählt am Ende { n-points }.
why-stay = { $weeks ->
    [one] Touristen in { WORD($colour, "colour") } bleiben dann { $weeks } Woche länger als solche, für die es nichts zu tun gibt
   *[other] Touristen in { WORD($colour, "colour") } bleiben dann { $weeks } Wochen länger als solche, für die es nichts zu tun gibt
}{ $guests ->
    [0] .
   *[other] ; { $guests } von ihnen sind schon da.
}
why-no-bungalow = { $many ->
    [one] Sonst findet { $many } Tourist des nächsten Schiffs keinen Bungalow und kostet dich Geld.
   *[other] Sonst finden { $many } Touristen des nächsten Schiffs keinen Bungalow und kosten dich Geld.
}
why-bungalows = { $many ->
    [one] Dann hast du { $many } freien Bungalow für die nächsten Touristen.
   *[other] Dann hast du { $many } freie Bungalows für die nächsten Touristen.
}
why-sign = Ein Schild zählt einen Punkt, und mehr Rucksacktouristen halten bei dir.
why-leave-soonest = { $weeks ->
    [one] Sie würden am frühesten abreisen: nach { $weeks } Woche.
   *[other] Sie würden am frühesten abreisen: nach { $weeks } Wochen.
}
why-later = Einige Züge später stehst du voraussichtlich um { $more ->
    [one] { $more } Punkt
   *[other] { $more } Punkte
} besser da als mit { $instead }.

## Statistik: Arten von Zügen, und woher die Punkte kommen
tally-build = { WORD($first, "facility") }
tally-bungalows = Bungalows
tally-fetch = Gruppen abgeholt
tally-reserve = Gruppen reserviert
tally-sign = Schilder aufgestellt
tally-tourists = Touristen
tally-signs = Schilder
tally-facilities = Anlagen
tally-regions = Gebiete

## Eine Stellung aufstellen
set-up-week = Woche
set-up-phase = Was gerade geschieht
set-up-first = Hat die Muschel
set-up-turn = Am Zug
set-up-sent = Weggeschickte Ankömmlinge
set-up-boats = Schiffe
    .one = Woche { $first }
set-up-boats-boat = Schiff Nr.
set-up-boats-taken = Vergebene Gruppen
    .one = Gruppe { $second }: vergeben an
set-up-seats = Ferienanlagen
    .one = Ferienanlage von { SEAT($seat) }
set-up-seats-money = Geld
set-up-seats-home = Familie zu Hause
set-up-seats-busy = Familie bei der Arbeit
    .one = { $second ->
        [one] Familie in { $second } Woche zurück
       *[other] Familie in { $second } Wochen zurück
    }
set-up-seats-bungalows = Bungalows
set-up-seats-tourists = Touristen ohne Beschäftigung
    .one = Touristen: { WORD($key, "colour") }
set-up-seats-facilities = Anlagen
set-up-seats-facilities-field = auf Feld
set-up-seats-facilities-tourists = Touristen dort
set-up-seats-signs = Schilder
set-up-track = Geldleiste
    .one = Marker { $first }
set-up-beaches = Rucksacktouristen an den Stränden, nach den Wochen ihrer Ankunft
    .one = Rucksacktouristen links von { SEAT($seat) } (Wochen)
set-up-stock = Anlagen zu kaufen
set-up-signs = Übrige Schilder
phase-work = die Familien arbeiten
phase-overbooking = jemand ist überbucht
phase-over = Ende der Saison
position-too-many-tourists = hier wohnen mehr Touristen, als es Bungalows gibt
position-facility-twice = das darf jeder nur einmal bauen: { WORD($facility, "facility") }
position-sold-out = ausverkauft: { WORD($facility, "facility") }
position-sign-twice = jeder hat von jeder Art nur ein Schild; „{ WORD($sign, "sign") }“ steht schon
position-too-many-signs = vom Schild „{ WORD($sign, "sign") }“ ist keines mehr übrig
position-sign-skipped = Schilder werden der Reihe nach aufgestellt, und „{ WORD($sign, "sign") }“ kommt zuerst
position-not-five-members = eine Familie hat fünf Mitglieder, zu Hause, bei der Arbeit oder auf Schiffen: hier sind es { $found }
position-no-such-field = dieses Feld hat der Streifen nicht
