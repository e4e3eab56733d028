# Die Texte von Hotel Samoa auf Deutsch.

title = Hotel Samoa
tagline = Eine Karte bestimmt dein Gebot und deinen Zimmerpreis: Füll das Hotel, bevor das nächste Flugzeug landet.

## Anzahlen, für die Sätze weiter unten
n-pools = { $pools ->
    [one] { $pools } Pool
   *[other] { $pools } Pools
}
n-free-rooms = { $rooms ->
    [one] { $rooms } freies Zimmer
   *[other] { $rooms } freie Zimmer
}

## Wie die Bots sind
bot-greedy-about = probiert jeden Preis nur für diese Runde und entscheidet den Rest aus Gewohnheit
bot-medium-about = probiert seine Preise zwei Runden weit durch
bot-champion-about = überlegt so lange wie der schwere Bot; aus Partien weiß er, was Hotels einbringen und welche Preise kommen

## Züge
move-choose = { $first }/{ $second } spielen
move-holiday = Betriebsferien spielen
move-swap = gegen { $first }/{ $second } tauschen
move-swap-holiday = gegen Betriebsferien tauschen
move-fetch = { $first }/{ $second } zurücknehmen
move-buy = { WORD($first, "a-tile") } kaufen
move-suite = aus { WORD($first, "room") } eine Suite machen
move-send = die Gäste aus { WORD($first, "room") } heimschicken
move-group = aus Gruppe { $first } aufnehmen
move-take = { WORD($first, "kind", form: "accusative") } aufnehmen
move-room = in { WORD($first, "room") }
move-pass = passen
move-done = fertig

## Nationen
nation-japan = Japan
nation-norway = Norwegen
nation-germany = Deutschland
nation-united-kingdom = Großbritannien
nation-france = Frankreich
nation-italy = Italien
nation-netherlands = Niederlande
nation-united-states = USA
from-nation-japan = aus Japan
from-nation-norway = aus Norwegen
from-nation-germany = aus Deutschland
from-nation-united-kingdom = aus Großbritannien
from-nation-france = aus Frankreich
from-nation-italy = aus Italien
from-nation-netherlands = aus den Niederlanden
from-nation-united-states = aus den USA

## Touristen; der Akkusativ steht mit Artikel
kind-plain = Tourist
    .accusative = einen Touristen
kind-rich = reicher Tourist
    .accusative = einen reichen Touristen
kind-lover = Verliebter
    .accusative = einen Verliebten
kind-celebrity = Prominenter
    .accusative = einen Prominenten
kind-swimmer-1 = Schwimmer (1)
    .accusative = einen Schwimmer (1)
kind-swimmer-2 = Schwimmer (2)
    .accusative = einen Schwimmer (2)
kind-swimmer-3 = Schwimmer (3)
    .accusative = einen Schwimmer (3)
kind-swimmer-4 = Schwimmer (4)
    .accusative = einen Schwimmer (4)
guest = { WORD($second, "kind") } { WORD($first, "from-nation") }
n-welcomed = { WORD($second, "kind", form: "accusative") } { WORD($first, "from-nation") }

## Plättchen
tile-extra-room = Zusatzzimmer
tile-suite = Suite
tile-pool = Pool
tile-swap = Tausch
tile-send-home = Heimreise
tile-take-back = Rücknahme
a-tile-extra-room = ein Zusatzzimmer
a-tile-suite = eine Suite
a-tile-pool = einen Pool
a-tile-swap = Tausch
a-tile-send-home = Heimreise
a-tile-take-back = Rücknahme

## Zimmer
room-1 = Zimmer 1
room-2 = Zimmer 2
room-3 = Zimmer 3
room-4 = Zimmer 4
room-5 = Zimmer 5
room-6 = Zimmer 6
room-7 = Zusatzzimmer 1
room-8 = Zusatzzimmer 2
room-9 = Zusatzzimmer 3
room-10 = Zusatzzimmer 4
room-11 = Zusatzzimmer 5
room-12 = Zusatzzimmer 6

card = { $first }/{ $second }

## Weshalb ein Gast doppelt zahlt
reason-rich = reich
reason-suite = in einer Suite
reason-celebrity = neben einem Prominenten

standing = { SEAT($first) } { $second }

## Phasen
phase-take-back = Rücknahme
phase-choose = Wahl der Preiskarten
phase-swap = Tausch
phase-build = Bauen
phase-send-home = Heimreise
phase-welcome = Empfang
phase-holiday = Betriebsferien
phase-over = Ende

## Wer am Zug ist und was zu tun ist
status-take-back = { SEAT($seat) } darf Rücknahme einsetzen.
status-take-back-you = Du darfst Rücknahme einsetzen: Hol bis zu 2 Karten aus deiner Ablage.
status-choose = Alle wählen eine Preiskarte.
status-choose-you = Wähle eine Preiskarte: dein Gebot und deinen Zimmerpreis.
status-swap = { SEAT($seat) } darf Tausch einsetzen.
status-swap-you = Du darfst Tausch einsetzen: Leg eine andere Karte hin.
status-build = { SEAT($seat) } darf bauen.
status-build-you = Du darfst ein Plättchen zu deinem Gebot kaufen.
status-build-you-suite = Welches Zimmer soll die Suite werden?
status-send-home = { SEAT($seat) } darf Heimreise einsetzen.
status-send-home-you = Du darfst Heimreise einsetzen: Bis zu 2 deiner Gäste reisen ab.
status-welcome = { SEAT($seat) } empfängt Touristen.
status-welcome-you = Empfange Touristen einer Gruppe: Wähle Gruppe, Tourist und Zimmer.
status-welcome-you-group = Empfange Touristen einer Gruppe: Wähle die Gruppe.
status-welcome-you-take = Wähle einen Touristen deiner Gruppe.
status-welcome-you-room = Wähle ein Zimmer für diesen Gast.
status-welcome-you-done = Niemand kann mehr empfangen werden: Du bist fertig.
status-holiday = { SEAT($seat) } hat Betriebsferien und darf Gäste heimschicken.
status-holiday-you = Du hast Betriebsferien: Du darfst bis zu 2 Gäste heimschicken.
status-over = Die Partie ist zu Ende.

## Auf der Seite und im Terminal
panel-goal = Ziel: das meiste Geld nach { $rounds } Runden
panel-standing = { $guests ->
    [one] { $guests } Gast
   *[other] { $guests } Gäste
}, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
ending-you-win-by = Du gewinnst und bist um { $points } reicher als alle anderen!
ending-place-behind = Dein Platz: { $place } von { $players }, um { $points } ärmer als { $names }.
ending-sources = Woher das Geld aller kommt
players-points = Geld: { $points }
label-round = Runde { $round } von { $rounds }: { WORD($nation, "nation") }, { WORD($phase, "phase") }
label-flags = Flugzeuge
label-offer = Plättchen in der Auslage
label-none = kein Plättchen mehr
label-group = Gruppe { $group }
label-hand = Deine Hand (Gebot/Zimmerpreis)
label-discards = Deine Ablage
label-money = Dein Geld: { $money }
label-pools = { n-pools }
label-cards = { $cards ->
    [one] { $cards } Karte auf der Hand
   *[other] { $cards } Karten auf der Hand
}
label-earned = +{ $earned } in dieser Runde
label-chosen = hat gewählt
label-holiday = Betriebs­ferien
label-suite = Suite
label-pays = { WORD($room, "room") }: { $pays }
label-score = insgesamt { $points }, { n-free-rooms }
label-legend = $ reich (doppelt)  ♥ verliebt  ★ prominent (daneben: doppelt)  ≈n Schwimmer, n je Pool  [[ ]] Suite (doppelt)  ▼ Gleichstandskarte
label-you = du
label-turn = am Zug
label-turn-you = dein Zug
label-winner = gewinnt
label-arrivals = Gerade gelandet { WORD($nation, "from-nation") }
label-hotels = Hotels
label-rooms = Zimmer
label-extras = Zusatzzimmer
label-stock = noch { $tiles } Plättchen verdeckt
label-bid = Gebot
label-price = Zimmer
label-double = ×2
label-high-season = Hochsaison: doppelt so viele Touristen
label-flight = Runde { $round }: { WORD($nation, "nation") }
label-landed = jetzt gelandet
label-flown = vorbei
label-leaving = { SEAT($seat) }: { $guests ->
    [one] { $guests } Zimmer wird frei
   *[other] { $guests } Zimmer werden frei
}
label-leaves = reist in Runde { $round } ab
label-stays = bleibt bis zum Ende
label-free = frei
label-lone = Platz für einen weiteren Verliebten
label-tie-card = Gleichstandskarte: Bei gleichen Geboten baut { SEAT($other) } zuerst, bei gleichen Preisen empfängt { SEAT($seat) } zuerst.
label-order-build = Bauen
label-order-welcome = Empfang
label-discarded = { $cards ->
    [one] { $cards } Karte abgelegt
   *[other] { $cards } Karten abgelegt
}
label-face-down = verdeckte Karte
label-no-card = noch keine Karte
label-costs = kostet { $bid }
label-left = dann hast du { $money }
label-at-once = { $money } sofort
label-would-pay = zahlt { $low }
label-would-pay-range = zahlt { $low } bis { $high }
label-income = +{ $pays }
label-unaffordable = mehr als dein Geld: Du könntest nicht bauen
label-each-pays = Gebot { $bid }, jeder Gast zahlt { $price }
label-waiting = { $tourists ->
    [one] { $tourists } Tourist
   *[other] { $tourists } Touristen
}
label-nobody = niemand wartet
label-budget = { $guests ->
    [one] noch { $guests } Gast darf abreisen
   *[other] noch { $guests } Gäste dürfen abreisen
}
label-final = { $money } in bar + { $tiles } Sonderplättchen
label-about-extra-room = Ein Zimmer mehr, das an kein anderes grenzt.
label-about-suite = Kommt auf eines deiner sechs Zimmer: Es kostet ab jetzt das Doppelte.
label-suite-free = frei: der nächste Gast zahlt dort das Doppelte
label-suite-later = der nächste Gast zahlt dort das Doppelte; frei ab Runde { $round }
label-suite-never = niemand zieht dort mehr aus: Sie brächte nichts mehr ein
label-about-pool = Schwimmer zahlen die Zahl ihres Rings für jeden deiner Pools.
label-about-swap = Einmal: nach dem Aufdecken stattdessen eine andere Karte spielen.
label-about-send-home = Einmal: vor dem Empfang reisen bis zu zwei deiner Gäste ab.
label-about-take-back = Einmal: bis zu zwei Karten aus deiner Ablage auf die Hand nehmen.
label-code-japan = JPN
label-code-norway = NOR
label-code-germany = GER
label-code-united-kingdom = GBR
label-code-france = FRA
label-code-italy = ITA
label-code-netherlands = NED
label-code-united-states = USA
label-colon = {": "}
label-semicolon = {"; "}
label-free-rooms = { n-free-rooms }
label-foreseen = Gruppe { $group }: bis zu { $pays }
label-no-beds = kein freies Zimmer
label-left-after = { $money } übrig, wenn du baust
label-next-plane = das nächste Flugzeug ({ WORD($nation, "nation") }) macht { $rooms } Zimmer frei
label-most = ≤: höchstens je Gruppe
label-about-holiday = kein Bauen, kein Empfang: Am Ende der Runde reisen bis zu zwei deiner Gäste ab
label-hush = In dieser Runde nicht mehr fragen
label-hushed = Du passt für den Rest dieser Runde.
label-unhush = Wieder fragen

## Warum ein Zug nicht möglich ist
refusal-already-chosen = Du hast deine Karte schon gewählt. Bis zum Aufdecken kannst du sie zurücknehmen.
refusal-staff-holiday = Du hast Betriebsferien: kein Bauen, kein Empfang.
refusal-wrong-phase = Jetzt nicht: Dies ist die Phase „{ WORD($phase, "phase") }“.
refusal-choose-a-card = Alle müssen eine Karte wählen.
refusal-not-in-hand = Du hast die Karte { WORD($card, "card") } nicht auf der Hand.
refusal-holiday-on-table = Du hast die Betriebsferien schon gespielt.
refusal-finish-fetching = Hol noch eine Karte oder sag, dass du fertig bist.
refusal-no-such-special = Du hast kein Plättchen „{ WORD($tile, "tile") }“.
refusal-not-discarded = Die Karte { WORD($card, "card") } liegt nicht in deiner Ablage.
refusal-no-tile-left = Dieses Plättchen liegt nicht aus: { WORD($tile, "tile") }.
refusal-not-enough-money = Dein Gebot ist { $bid }, und du hast { $money }.
refusal-all-suites = Alle sechs Zimmer sind schon Suiten.
refusal-already-suite = Zimmer { $room } ist schon eine Suite.
refusal-buy-a-suite-first = Du hast keine Suite zum Hinlegen.
refusal-place-the-suite = Leg zuerst deine Suite hin.
refusal-room-empty = In { WORD($room, "room") } wohnt niemand.
refusal-no-such-room = { WORD($room, "room") } hast du nicht.
refusal-couple-counts-two = Das Paar in { WORD($room, "room") } zählt als zwei.
refusal-choose-a-group = Wähle zuerst eine Gruppe.
refusal-other-group = Du nimmst aus Gruppe { $group } auf: Alle deine Touristen müssen aus derselben Gruppe kommen.
refusal-group-empty = In Gruppe { $group } ist niemand.
refusal-no-room-for-group = Du hast für niemanden aus Gruppe { $group } ein Zimmer.
refusal-choose-a-tourist = Wähle zuerst einen Touristen.
refusal-none-in-group = Nicht in Gruppe { $group }: { WORD($kind, "kind") }.
refusal-no-free-room = Du hast kein freies Zimmer für { WORD($kind, "kind", form: "accusative") }.
refusal-choose-a-room = Wähle zuerst ein Zimmer für deinen Touristen.
refusal-room-taken = In { WORD($room, "room") } wohnt schon jemand.
refusal-lovers-only = Der Verliebte in { WORD($room, "room") } teilt das Zimmer nur mit einem anderen Verliebten.
refusal-nothing-begun = Es gibt nichts abzuschließen: Passe, wenn du nichts tun willst.
refusal-say-done = Du hast angefangen: Sag „fertig“, um abzuschließen.

## Was an einer Ausgabe nicht stimmt
edition-not-six-rooms = ein Hotel hat sechs Zimmer, und Zeilen × Spalten seines Rasters sind sechs
edition-not-four-nations = es gibt vier Nationen
edition-unknown-nation = möglich sind { $known }
edition-nation-twice = { $nation } kommt zweimal vor
edition-not-twelve-flags = es gibt zwölf Flaggen, drei jeder Nation
edition-not-three-piles = es gibt drei Stapel mit einer Flagge jeder Nation
edition-not-eleven-cards = es gibt zehn Preiskarten und die Betriebsferien
edition-holiday-with-price = die Betriebsferien haben weder Gebot noch Preis
edition-bid-twice = zwei Karten mit dem Gebot { $bid }: alle müssen sich unterscheiden
edition-not-one-holiday = genau eine Karte muss staff_holiday = true haben; es sind { $found }
edition-not-18-tokens = jede Nation hat 18 Touristen, nicht { $found }
edition-not-19-tiles = es gibt 19 Plättchen, nicht { $found }
edition-too-many-extra-rooms = höchstens { $most } Zusatzzimmer
edition-not-13-tourist-cards = es gibt 13 Touristenkarten
edition-not-one-to-three-groups = hier werden ein bis drei Gruppen erwartet
edition-more-than-nine-tourists = höchstens neun Touristen, nicht { $found }

## Was auf dem Material steht; $first ist die Nummer des Teils
component-start-money = Geld zu Beginn
component-hotel-rooms = Zimmer eines Hotels
component-hotel-grid-rows = Zimmer: Stockwerke
component-hotel-grid-columns = Zimmer: je Stockwerk
component-nations-name = Nation { $first }
component-flags-total = Flaggen
component-flags-of_each_nation = Flaggen jeder Nation
component-flags-piles-total = Flaggenstapel
component-flags-piles-of_each_nation = Flaggen jeder Nation in einem Stapel
component-prices = Preiskarten
component-prices-bid = Preiskarte { $first }: Gebot
component-prices-price = Preiskarte { $first }: Zimmerpreis
component-prices-staff_holiday = Preiskarte { $first }: Betriebsferien
component-tokens-of_each_nation = Touristen jeder Nation
component-tokens-split-plain = davon: Touristen ohne Abzeichen
component-tokens-split-rich = davon: reiche Touristen
component-tokens-split-lover = davon: Verliebte
component-tokens-split-celebrity = davon: Prominente
component-tokens-split-swimmers = davon: Schwimmer, nach ihren Zahlen
component-tiles-total = Bauplättchen
component-tiles-split-extra-room = davon: Zusatzzimmer
component-tiles-split-suite = davon: Suiten
component-tiles-split-pool = davon: Pools
component-tiles-split-swap = davon: Tausch
component-tiles-split-send-home = davon: Heimreise
component-tiles-split-take-back = davon: Rücknahme
component-tourist_cards = Touristenkarten
component-tourist_cards-3-groups = Touristenkarte { $first }: Gruppen zu dritt
component-tourist_cards-4-groups = Touristenkarte { $first }: Gruppen zu viert
component-tourist_cards-5-groups = Touristenkarte { $first }: Gruppen zu fünft
component-tourist_cards-6-groups = Touristenkarte { $first }: Gruppen zu sechst

## Der Verlauf
story-tie-card = Die Gleichstandskarte liegt zwischen { SEAT($seat) } und { SEAT($other) }.
story-round = Runde { $round }: Ein Flugzeug { WORD($nation, "from-nation") } landet.
story-new-tiles = Neu in der Auslage: { WORD($tiles, "tile") }.
story-leave = Abreise aus dem Hotel von { SEAT($seat) }: { WORD($guests, "guest") }.
story-arrive = Ankommende Touristen: { $sizes }.
story-arrive-doubled = Hochsaison, doppelt so viele kommen an: { $sizes }.
story-group = Gruppe { $group }: { WORD($tourists, "kind") }.
story-chooses = { SEAT($seat) } wählt { WORD($card, "card") }.
story-chooses-holiday = { SEAT($seat) } wählt Betriebsferien.
story-has-chosen = { SEAT($seat) } hat gewählt.
story-shows = { SEAT($seat) } zeigt { WORD($card, "card") }.
story-shows-holiday = { SEAT($seat) } zeigt Betriebsferien.
story-tied-bids = Gleiche Gebote von { $bid }: { SEAT($seat) } baut vor { SEAT($others) }.
story-tied-prices = Gleiche Preise von { $price }: { SEAT($seat) } empfängt vor { SEAT($others) }.
story-uses = { SEAT($seat) } setzt { WORD($tile, "tile") } ein.
story-swaps = { SEAT($seat) } spielt jetzt { WORD($card, "card") }.
story-swaps-holiday = { SEAT($seat) } spielt jetzt Betriebsferien.
story-fetches = { SEAT($seat) } nimmt { WORD($card, "card") } wieder auf die Hand.
story-fetches-one = { SEAT($seat) } nimmt eine Karte zurück.
story-buys = { SEAT($seat) } kauft { WORD($tile, "a-tile") } für { $bid }.
story-pool-pays = Die Schwimmer im Hotel von { SEAT($seat) } zahlen sofort { $buoys }.
story-covers = { SEAT($seat) } macht aus { WORD($room, "room") } eine Suite.
story-sends-home = { SEAT($seat) } schickt heim: { WORD($guests, "guest") }.
story-opens-group = { SEAT($seat) } wählt Gruppe { $group }: { WORD($tourists, "kind") }.
story-leaves-group = { SEAT($seat) } ist mit Gruppe { $group } fertig; es warten noch: { WORD($tourists, "kind") }.
story-empties-group = { SEAT($seat) } ist mit Gruppe { $group } fertig: Dort ist niemand mehr.
story-moves-in = { SEAT($seat) } empfängt { WORD($guest, "n-welcomed") } in { WORD($room, "room") }.
story-houses = { SEAT($seat) } empfängt { WORD($guest, "n-welcomed") } in { WORD($room, "room") }: { $pays }.
story-houses-double = { SEAT($seat) } empfängt { WORD($guest, "n-welcomed") } in { WORD($room, "room") }: 2 × { $price } = { $pays }, { WORD($double, "reason") }.
story-houses-swim = { SEAT($seat) } empfängt { WORD($guest, "n-welcomed") } in { WORD($room, "room") }: { $price } + { $buoys } × { n-pools } = { $pays }.
story-houses-double-swim = { SEAT($seat) } empfängt { WORD($guest, "n-welcomed") } in { WORD($room, "room") }: 2 × { $price } + { $buoys } × { n-pools } = { $pays }, { WORD($double, "reason") }.
story-builds-nothing = { SEAT($seat) } baut nichts.
story-uses-not = { SEAT($seat) } setzt { WORD($tile, "tile") } nicht ein.
story-sends-nobody = { SEAT($seat) } schickt niemanden heim.
story-welcomes-nobody = { SEAT($seat) } empfängt niemanden.
story-tiles-gone = Das war das letzte Plättchen: Für { SEAT($seats) } ist keines mehr da.
story-none-left = Für { SEAT($seats) } ist niemand mehr da: Wer zuerst dran war, hat alle aufgenommen.
story-full = { SEAT($seats) } { $many ->
    [one] hat
   *[other] haben
} kein freies Zimmer und { $many ->
    [one] konnte
   *[other] konnten
} niemanden empfangen.
story-nobody-took = Niemand nahm auf: { WORD($tourists, "kind") }.
story-earns = { SEAT($seat) } nimmt { $money } ein.
story-discards = { SEAT($seats) } { $many ->
    [one] legt die gespielte Karte ab
   *[other] legen ihre gespielten Karten ab
}.
story-keeps = { SEAT($seats) } { $many ->
    [one] nimmt die gespielte Karte wieder auf die Hand
   *[other] nehmen ihre gespielten Karten wieder auf die Hand
}.
story-unused = { SEAT($seat) } hat noch { $tiles } Sonderplättchen: { $tiles } × { $each } = { $points }.
story-scores = Geld: { WORD($standings, "standing") }.
story-wins = { SEAT($seats) } gewinnt mit { $points }.
story-wins-by-rooms = { SEAT($seats) } gewinnt mit { $points } und mehr freien Zimmern ({ $rooms }).
story-shares = { SEAT($seats) } teilen sich den Sieg mit { $points }; freie Zimmer: { $rooms }.

## Was die Zahlen für die Forschung bedeuten: +0 ist der eigene Platz, +1 der nächste im Uhrzeigersinn und so weiter
feature-round = Wie viele Runden begonnen haben, als so viele Einsen.
feature-phase = Die Phase der Runde, oder dass die Partie aus ist.
feature-turn = Wer an der Reihe ist; niemand, während alle wählen.
feature-tie = Hinter welchem Platz die Gleichstandskarte liegt.
feature-flag = Die Nation, deren Flugzeug in einer Runde landet.
feature-tourist-card = Die Nummer der Touristenkarte, die in einer Runde gezogen wurde, vorher 0.
feature-group = Wie viele Touristen einer Art in einer Gruppe warten.
feature-offer = Wie viele Plättchen einer Art im Angebot sind.
feature-stock = Wie viele Plättchen noch verdeckt liegen.
feature-busy = Ob noch eine Karte geholt werden darf oder eine Suite gelegt werden muss.
feature-budget = Wie viele Touristen noch heimgeschickt werden dürfen, als so viele Einsen.
feature-taking = Die Gruppe, aus der gerade jemand Touristen aufnimmt.
feature-tourist = Die Art des Touristen, der ein Zimmer sucht.
feature-hand = Die Preiskarten auf der eigenen Hand.
feature-own-discards = Die eigenen abgelegten Preiskarten.
feature-choice = Die Preiskarte, die man gewählt oder gespielt hat.
feature-guest-nation = Wie viele Gäste einer Nation in einem Zimmer sind.
feature-guest-kind = Ob Gäste einer Art in einem Zimmer sind.
feature-suite = Ob ein Zimmer eine Suite ist.
feature-extra-rooms = Wie viele Zusatzzimmer ein Hotel hat, als so viele Einsen.
feature-pools = Wie viele Pools ein Hotel hat.
feature-special = Wie viele Sonderplättchen einer Art ein Platz hat.
feature-held = Wie viele Preiskarten ein Platz auf der Hand hat.
feature-discarded = Wie viele Preiskarten ein Platz abgelegt hat.
feature-chosen = Ob ein Platz eine Preiskarte gewählt hat.
feature-played = Die Preiskarte, die ein Platz aufgedeckt hat.
feature-earned = Was ein Platz in dieser Runde eingenommen hat.
feature-money = Das Geld eines Platzes, soweit man es kennt.
feature-bag = Wie viele Touristen einer Art im Beutel einer Nation sind.
feature-unturned = Wie viele Plättchen einer Art noch verdeckt liegen.
feature-used = Wie viele Plättchen einer Art verbraucht sind.
feature-recalled = Was alle von einer Karte wissen: 0 sicher nicht abgelegt, 15 sicher abgelegt, dazwischen vielleicht zurückgeholt, nach der Stufe des Zurückholens.
feature-fetched = Wie viele Karten ein Platz auf einer Stufe zurückgeholt und seitdem nicht gezeigt hat.
feature-bought = Ob ein Platz in dieser Runde ein Plättchen gekauft hat.
feature-welcomed = Ob ein Platz in dieser Runde jemanden aufgenommen hat.

## Zeichenerklärung
key-hammer = Gebot: was du für ein Plättchen bietest, genau das; das höchste baut zuerst
key-key = Zimmerpreis: was jeder neue Gast zahlt; der niedrigste empfängt zuerst
key-coin = Geld
key-case = die Runde, in der diese Gäste abreisen
key-tie = die Gleichstandskarte: wen sie bei gleichen Geboten oder Preisen bevorzugt
key-leaving = unter einer Flagge: wie viele Gäste welches Hotels mit diesem Flugzeug abreisen
key-most = auf einer Karte: das Meiste, was dir eine Gruppe damit zahlen könnte
key-plain = ein Tourist: zahlt den Zimmerpreis
key-rich = reich: zahlt das Doppelte
key-lover = ein Verliebter: zwei von ihnen teilen ein Zimmer
key-celebrity = ein Prominenter: Wer später nebenan einzieht, zahlt doppelt
key-swimmer-3 = ein Schwimmer: zahlt für jeden deiner Pools zusätzlich diese Zahl
label-about-swimmer = ein Schwimmer ({ $buoys }): zahlt für jeden deiner Pools { $buoys } zusätzlich

## Der Coach: was ein Zug bringt
gain-money = am Ende dieser Runde hat er dir etwa { $more } mehr Geld gebracht.
gain-tiles = { $more ->
    [one] am Ende dieser Runde hat dein Hotel etwa { $more } bleibendes Plättchen mehr.
   *[other] am Ende dieser Runde hat dein Hotel etwa { $more } bleibende Plättchen mehr.
}
gain-rooms = { $more ->
    [one] etwa { $more } Zimmer mehr ist für das nächste Flugzeug frei.
   *[other] etwa { $more } Zimmer mehr sind für das nächste Flugzeug frei.
}
gain-cards = du behältst die besseren Preiskarten: zusammen etwa { $more } mehr.
goal-more = Gäste zahlen einmal, bei der Ankunft.
gained = Vorige Runde: { $what }.
gained-nothing = Die vorige Runde hat für dich nichts geändert.
gained-money = Geld { $change }
gained-tiles = gebaute Plättchen { $change }
gained-rooms = freie Zimmer { $change }
tip-choose = Ein hohes Gebot baut zuerst, ein niedriger Preis empfängt zuerst; eine Karte, die du dafür nutzt, ist weg.
tip-build = Ein Plättchen kostet genau dein Gebot. Früh in der Partie zahlen sich Zimmer, Suiten und Pools aus, später nicht mehr.
tip-welcome = Aus nur einer Gruppe; jeder zahlt sofort deinen Preis und behält das Zimmer, bis seine Flagge wiederkommt.
tip-holiday = Gäste, die du heimschickst, machen Platz für das nächste Flugzeug. Bezahlt haben sie schon.
tip-send-home = Gäste, die du heimschickst, machen Platz für die Touristen, die jetzt warten.
tip-swap = Alle Karten liegen offen: Wäre eine andere von dir besser?
tip-take-back = Hol die Karten zurück, die dir am meisten fehlen werden.
aim-holiday = { $rooms ->
    [0] Du hast kein freies Zimmer mehr
    [one] Du hast nur noch ein freies Zimmer
   *[other] Du hast nur noch { $rooms } freie Zimmer
}: Betriebsferien machen Platz und kosten keine Karte.
aim-price = { $tourists } Touristen warten, und { $rooms ->
    [one] { $rooms } deiner Zimmer ist frei
   *[other] { $rooms } deiner Zimmer sind frei
}: Ein mittlerer Preis, 5 bis 10, kommt früh genug dran und bringt etwas ein.
aim-price-low = { $groups ->
    [one] Alle warten in einer Gruppe
   *[other] Es warten { $groups } Gruppen
}, weniger als es Hotels gibt: Wer am wenigsten verlangt, wählt zuerst, also verlang wenig, höchstens 6.
aim-build = Noch { $rounds } Runden: Was bleibt, lohnt sich. Erst Zimmer, dann Suiten und Pools.
aim-suite = Leg die Suite auf ein freies Zimmer: Doppelt zahlt nur, wer danach einzieht.
aim-spare = Zum Bauen ist es zu spät: Behalt das Geld.
aim-special = Im Angebot sind nur Sonderplättchen: Jedes wirkt einmal und ist ungenutzt am Ende 3 wert. Behalt dein Geld, wenn dein Gebot nicht niedrig ist.
aim-room = Bring diesen Gast dort unter, wo { $money } gezahlt wird: Mehr gibt es nirgends.
aim-celebrity = Zuerst den Prominenten: Wer daneben einzieht, zahlt doppelt.
aim-middle = Bring den Prominenten in der Mitte unter: Drei Zimmer grenzen daran.
aim-guest = { $rooms ->
    [0] Kein Zimmer ist frei, aber Verliebte können sich eines teilen: Empfang zuerst, wer am meisten zahlt.
    [one] Gib dein freies Zimmer dem, der am meisten zahlt.
   *[other] Füll deine { $rooms } freien Zimmer, zuerst mit denen, die am meisten zahlen.
}
aim-group = Nimm die Gruppe, die dir die meisten Gäste bringt: { $tourists ->
    [one] Einer davon findet
   *[other] { $tourists } davon finden
} ein Zimmer.
aim-empty = Schick heim, wer am längsten bliebe.
aim-recall = Hol deine teuerste Karte zurück.

## Warum ein Zug geraten wird
why-pays = Das bringt jetzt { $money }.
why-pays-more = Das bringt { $money }, mit { $instead } nur { $less }.
why-pays-alike = Das bringt { $money } wie anderswo und lässt den Nächsten die besseren Zimmer.
why-leaves-room = Das bringt { $money } weniger, lässt das teurere Zimmer aber jemandem, der dort mehr zahlt.
why-stays = { $rounds ->
    [0] Mit dem nächsten Flugzeug reist er ab, und das Zimmer ist wieder frei.
    [one] Er belegt ein Zimmer noch { $rounds } Runde lang.
   *[other] Er belegt ein Zimmer noch { $rounds } Runden lang.
}
why-frees = { $rounds ->
    [0] Bezahlt ist schon: Das Zimmer wird sofort frei.
    [one] Bezahlt ist schon, und das Zimmer wäre noch { $rounds } Runde belegt.
   *[other] Bezahlt ist schon, und das Zimmer wäre noch { $rounds } Runden belegt.
}
why-keeps = Du behältst { $money } und, wenn du niemanden empfängst, auch die Karte.
why-keeps-rooms = Deine Zimmer sind in einer späteren Runde mehr wert.
why-keeps-both = Du behältst die Karte, und deine Zimmer sind in einer späteren Runde mehr wert.
why-costs = Das kostet { $money }, dir bleiben { $left }.
why-extra-room = { $rounds ->
    [one] Ein Zimmer mehr zu vermieten, { $rounds } Runde lang.
   *[other] Ein Zimmer mehr zu vermieten, { $rounds } Runden lang.
}
why-suite = { $rounds ->
    [one] Dort zahlen Gäste doppelt, { $rounds } Runde lang.
   *[other] Dort zahlen Gäste doppelt, { $rounds } Runden lang.
}
why-pool = { $rounds ->
    [one] Schwimmer zahlen { $rounds } Runde lang mehr, und die in deinem Hotel sofort { $buoys }.
   *[other] Schwimmer zahlen { $rounds } Runden lang mehr, und die in deinem Hotel sofort { $buoys }.
}
why-rival = Sonst kauft wahrscheinlich { SEAT($seat) } so eines.
why-rival-group = Sonst bedient sich wahrscheinlich { SEAT($seat) } bei dieser Gruppe.
why-income = Deine Gäste zahlen in dieser Runde voraussichtlich { $money }.
why-income-more = Deine Gäste zahlen in dieser Runde voraussichtlich { $money }, mit { $instead } nur { $less }.
why-builds = Wahrscheinlich kannst du damit { WORD($tile, "a-tile") } kaufen.
why-no-building = Zum Bauen reicht sie wahrscheinlich nicht.

## Statistik: Arten von Zügen, und woher das Geld kommt
tally-build = { WORD($first, "tile") }
tally-welcome = { $first ->
    [rich] reiche Touristen
    [lover] Verliebte
    [celebrity] Prominente
    [swimmer] Schwimmer
   *[plain] Touristen
}
tally-guests = { tally-welcome }
tally-holiday = Betriebsferien
tally-bids = gezahlte Gebote
tally-pools = neue Pools
tally-unused = ungenutzte Plättchen

## Eine Stellung aufstellen
card-holiday = Betriebsferien
set-up-round = Runde
set-up-phase = Phase
set-up-turn = Am Zug
set-up-tie = Gleichstandskarte rechts von
set-up-flags = Flugzeuge
    .one = Flugzeug der Runde { $first }
set-up-cards = Bisherige Touristenkarten (Nummern)
set-up-deck = Kommende Touristenkarten
set-up-stock = Verdeckte Plättchen
set-up-offer = Plättchen in der Auslage
set-up-used = Verbrauchte Sonderplättchen
set-up-bags = Touristen zu Hause
    .one = Zu Hause: { WORD($key, "nation") }
set-up-groups = Wartende Touristen
    .one = Gruppe { $first }
set-up-hotels = Hotels
    .one = Hotel von { SEAT($seat) }
set-up-hotels-rooms = Zimmer
    .one = { WORD($second, "room") }
set-up-hotels-suites = Zimmer, die Suiten sind
    .one = Suite { $second }
set-up-hotels-pools = Pools
set-up-hotels-specials = Plättchen: Was du hierher legst, ist gebaut
set-up-money = Geld
    .one = Geld von { SEAT($seat) }
set-up-least-money = Geld, von dem die anderen wissen
    .one = Geld, das { SEAT($seat) } sicher hat
set-up-earned = In dieser Runde verdient
    .one = In dieser Runde von { SEAT($seat) } verdient
set-up-hands = Preiskarten auf der Hand
    .one = Hand von { SEAT($seat) }
set-up-discards = Abgelegte Preiskarten
    .one = Ablage von { SEAT($seat) }
set-up-played = Preiskarten auf dem Tisch
    .one = Karte von { SEAT($seat) }
set-up-taken-back = Zurückgenommene Karten
    .one = Von { SEAT($seat) } zurückgenommene Karten
set-up-bought = In dieser Runde gebaut
    .one = { SEAT($seat) } hat in dieser Runde gebaut
set-up-welcomed = In dieser Runde empfangen
    .one = { SEAT($seat) } hat in dieser Runde empfangen
set-up-busy = Mitten in einem Zug
set-up-budget = Gäste, die noch abreisen dürfen
set-up-group = Gruppe, die gerade empfangen wird
set-up-tourist = Tourist, der gerade ein Zimmer bekommt
position-card-missing = { WORD($card, "card") } liegt nirgends: Jede Preiskarte ist auf der Hand, auf dem Tisch oder abgelegt
position-card-twice = { $card } liegt zweimal da
position-tile-missing = ein Plättchen liegt nirgends: { WORD($tile, "tile") }
position-too-many-tourists = davon hat die Schachtel keine mehr: { WORD($tourist, "guest") }
position-wrong-nation = hierher gehören nur Touristen { WORD($nation, "from-nation") }
position-flag-twice = jede Nation landet einmal in den Runden 1 bis 4, 5 bis 8 und 9 bis 12; { WORD($nation, "nation") } ist schon dabei
position-equal-neighbours = { WORD($nation, "nation") } ist in der Runde davor gelandet
position-not-a-special = verbraucht werden nur Tausch, Heimreise und Rücknahme
