# Die Texte von 4 Étoiles auf Deutsch.

title = 4 Étoiles
tagline = Bau deine Kette aus Hotels, Restaurants, Clubs und Flugzeugen auf, und dazu 100 Millionen.

## Anzahlen, für die Sätze weiter unten
n-links = { $links ->
    [one] { $links } Glied
   *[other] { $links } Glieder
}
n-most = { $most ->
    [one] { $most } Glied
   *[other] { $most } Glieder
}
n-money = { $money ->
    [one] { $money } Million
   *[other] { $money } Millionen
}

## Optionen eines Tisches
option-objective = Ziel
option-objective-about = Fest: die Branchen, die auf deiner Karte stehen. Frei: Du ordnest die vier Größen selbst zu, vor jedem Wurf aufs Neue.
choice-objective-fixed = fest
choice-objective-free = frei
option-cash = Bargeld
option-cash-about = Offen: Alle sehen das Geld aller. Verdeckt: Wer aufpasst, kann es trotzdem mitrechnen.
choice-cash-public = offen
choice-cash-hidden = verdeckt
option-round_limit = Rundengrenze
option-round_limit-about = Nach so vielen Tischrunden gewinnt das größte Vermögen.
choice-round_limit-0 = ohne Grenze
option-reminder = Erinnerung
option-reminder-about = An: Der Tisch wartet, wenn jemand das Ziel erreicht hat. Aus: Man kann vergessen, es anzusagen.
choice-reminder-off = aus
choice-reminder-on = an

## Wie die Bots sind
bot-greedy-about = nimmt, was sofort am meisten bringt, und denkt erst ans Ende, wenn er reich ist
bot-medium-about = denkt vier Züge voraus und sieht das Ende kommen

## Züge
move-start = auf Feld { $first } beginnen
move-roll = würfeln
move-event = „{ WORD($first, "headline") }“ ausspielen ({ WORD($first, "effect") } { $second })
move-assign = Hotel { $first }, Restaurant { $second }, Club { $third }, Flugzeug { $fourth } zuordnen
move-buy = { $second } × { WORD($first, "branch") } kaufen
move-sell = { $second } × { WORD($first, "branch") } verkaufen
move-raise = { WORD($first, "branch") } um { $second } erhöhen
move-lower = { WORD($first, "branch") } um { $second } senken
move-barter = mit { SEAT($first) } tauschen
move-give = { $second } × { WORD($first, "branch") } geben
move-get = dafür { WORD($first, "branch") } bekommen
move-pass = verzichten
move-announce = „Ziel erreicht“ ansagen
move-end = den Zug beenden

## Branchen
branch-hotel = Hotel
branch-restaurant = Restaurant
branch-club = Club
branch-plane = Flugzeug
branches-hotel = Hotels
branches-restaurant = Restaurants
branches-club = Clubs
branches-plane = Flugzeuge
square-hotel = Hotel
square-restaurant = Restaurant
square-club = Club
square-plane = Flugzeug
square-stars = 4 Étoiles
square-u24 = $
links = { $second } × { WORD($first, "branch") }
figure = { WORD($first, "branch") } { $second }
card = „{ WORD($first, "headline") }“ ({ WORD($first, "effect") } { $second })
standing = { SEAT($first) } { $second }

## Ereignisse: was oben auf der Karte steht
headline-crisis-hotel = Der Aufzug steckt fest, mit dem Bürgermeister darin
headline-crisis-restaurant = Der Prüfer fand ein Haar; es war sein eigenes
headline-crisis-club = Der Animateur hat seine Stimme verloren
headline-crisis-plane = Ein Triebwerk zu wenig
headline-crisis-all = Der Buchhalter hat die Minibar entdeckt
headline-season-hotel = Ausgebucht bis in die Badewannen
headline-season-restaurant = Der Kritiker hat Nachschlag verlangt
headline-season-club = Keiner will nach Hause
headline-season-plane = Fensterplätze für alle
headline-season-all = Die Sonne macht Überstunden
headline-boom-hotel = Ein Filmstar hat hier geschlafen, ausnahmsweise wirklich
headline-boom-restaurant = Endlich der dritte Stern
headline-boom-club = Der Sommerhit singt von uns
headline-boom-plane = Alle wären lieber woanders
headline-boom-all = Weltausstellung: kein Bett mehr frei auf dem Planeten
headline-slump-hotel = Camping ist wieder schick
headline-slump-restaurant = Die ganze Stadt macht Diät
headline-slump-club = Sechs Wochen Regen
headline-slump-plane = Der Zug war schneller da
headline-slump-all = Generalstreik: Sogar die Wellen machen Pause
headline-offer-hotel = Die Erben reden nicht mehr miteinander
headline-offer-restaurant = Der Koch folgt seinem Herzen nach Tahiti
headline-offer-club = Zu verkaufen, Palmen inklusive
headline-offer-plane = Kaum geflogen, aus erster Hand
headline-offer-all = Alles muss raus
headline-buyer-hotel = Einem Prinzen fehlen Schlafzimmer
headline-buyer-restaurant = Eine Bank mit Appetit
headline-buyer-club = Ein Herr mit Koffer
headline-buyer-plane = Ein kleines Land möchte eine große Flotte
headline-buyer-all = Jemand mit goldenem Füller

## Ereignisse: was sie bewirken
effect-crisis-hotel = für jedes Hotel auf deiner Karte zahlst du
effect-crisis-restaurant = für jedes Restaurant auf deiner Karte zahlst du
effect-crisis-club = für jeden Club auf deiner Karte zahlst du
effect-crisis-plane = für jedes Flugzeug auf deiner Karte zahlst du
effect-crisis-all = für jedes Glied auf deiner Karte zahlst du
effect-season-hotel = für jedes Hotel auf deiner Karte bekommst du
effect-season-restaurant = für jedes Restaurant auf deiner Karte bekommst du
effect-season-club = für jeden Club auf deiner Karte bekommst du
effect-season-plane = für jedes Flugzeug auf deiner Karte bekommst du
effect-season-all = für jedes Glied auf deiner Karte bekommst du
effect-boom-hotel = der Preis für Hotels steigt um
effect-boom-restaurant = der Preis für Restaurants steigt um
effect-boom-club = der Preis für Clubs steigt um
effect-boom-plane = der Preis für Flugzeuge steigt um
effect-boom-all = alle Preise steigen um
effect-slump-hotel = der Preis für Hotels sinkt um
effect-slump-restaurant = der Preis für Restaurants sinkt um
effect-slump-club = der Preis für Clubs sinkt um
effect-slump-plane = der Preis für Flugzeuge sinkt um
effect-slump-all = alle Preise sinken um
effect-offer-hotel = kauf Hotels, höchstens
effect-offer-restaurant = kauf Restaurants, höchstens
effect-offer-club = kauf Clubs, höchstens
effect-offer-plane = kauf Flugzeuge, höchstens
effect-offer-all = kauf Glieder einer Branche, höchstens
effect-buyer-hotel = verkauf Hotels, höchstens
effect-buyer-restaurant = verkauf Restaurants, höchstens
effect-buyer-club = verkauf Clubs, höchstens
effect-buyer-plane = verkauf Flugzeuge, höchstens
effect-buyer-all = verkauf Glieder einer Branche, höchstens

## Wer am Zug ist und was zu tun ist
status-start = { SEAT($seat) } wählt ein Startfeld.
status-start-you = Wähle ein $-Feld mit Stern als Startfeld.
status-plan = { SEAT($seat) } würfelt gleich.
status-plan-you = Du bist am Zug: Würfle.
status-plan-you-event = Spiel eine Ereigniskarte aus, wenn du willst; dann würfle.
status-plan-you-announce = Sag an, dass dein Ziel erreicht ist, oder würfle.
status-deal = { SEAT($seat) } darf durch eine Ereigniskarte handeln.
status-deal-you = Deine Ereigniskarte lässt dich jetzt handeln.
status-change = { SEAT($seat) } ändert Preise.
status-change-you = $: Ändere einen Preis um einen Würfel, nach oben oder unten.
status-square = { SEAT($seat) } darf handeln.
status-square-you = Kauf, verkauf oder beende deinen Zug.
status-square-you-barter = Handle in einer Branche, tausch oder beende deinen Zug.
status-give = { SEAT($seat) } tauscht.
status-give-you = Tausch: Was gibst du?
status-get = { SEAT($seat) } tauscht.
status-get-you = Tausch: Was willst du dafür?
status-close = { SEAT($seat) } beendet den Zug.
status-close-you = Dein Zug ist fertig: Beende ihn.
status-close-you-announce = Sag an, dass dein Ziel erreicht ist, oder beende deinen Zug.
status-over = Die Partie ist zu Ende.

## Auf der Seite und im Terminal
panel-goal = Ziel: volle Karte, { $fortune } M$ bar, angesagt
panel-standing = { $links }/{ $all } Glieder, { $cash } M$
ending-you-win-by = Du gewinnst mit { $points } M$ Vorsprung!
ending-place-behind = Dein Platz: { $place } von { $players }, { $points } M$ hinter { $names }.
ending-sources = Woher das Geld aller kommt
ending-rest = Glieder zu den letzten Preisen
players-points = { $final ->
    [full] volle Karte, { $cash } M$ bar
    [silent] nicht angesagt, { $cash } M$
    [short] { $links }/{ $all } Glieder, { $cash } M$
   *[fortune] { $points } M$ mit allen Gliedern
}
label-round = Runde { $round }
label-round-of = Runde { $round } von { $limit }
label-prices = Preise
label-bank = Bank { $links }
label-hand = Deine Ereigniskarten
label-none = keine
label-stack = { $stack ->
    [one] { $stack } Ereigniskarte, die niemand gesehen hat
   *[other] { $stack } Ereigniskarten, die niemand gesehen hat
}, { $played } ausgespielt
label-dice = Würfel
label-cash = Bargeld
label-hidden = verdeckt
label-events = { $events ->
    [one] { $events } Ereignis
   *[other] { $events } Ereignisse
}
label-announced = angesagt
label-reminder = Du hast dein Ziel erreicht: Sag es an!
label-beside = +{ $links }
label-reach = Mit zwei Würfeln erreichbar
label-money = { $amount } M$
label-gain = +{ $amount } M$
label-cost = −{ $amount } M$
label-at = zu { $price }
label-to = { $before } → { $after }
label-price = Preis
label-board = Der Spielplan
label-square = Feld { $square }: { WORD($what, "square") }
label-stands = { SEAT($seat) } auf Feld { $square }, { WORD($what, "square") }
label-start = Feld { $square }
label-asks = Deine Karte verlangt
label-first-throw = Der erste Wurf führt dann auf: { $chances }.
label-land = { $what ->
    [stars] Glieder einer Branche kaufen oder verkaufen, oder tauschen.
    [dollar] Zwei Preise um die Würfel ändern, dann einen Würfel werfen.
   *[branch] Bis zu { $most } Glieder kaufen oder verkaufen.
}
label-throw = Ein Wurf von { $steps } führt hierher: { $percent } %.
label-ladder = { WORD($branch, "branches") }: Ein Glied kostet { $price ->
    [one] { $price } Million
   *[other] { $price } Millionen
}, und die Bank hat { $links }. Auf so einem Feld kauft oder verkauft man bis zu { $most }.
label-before-dice = Eine Ereigniskarte je Zug, vor dem Würfeln.
label-after = Danach hast du { $amount } M$ und { $links } von { $size } auf der Karte.
label-bartering = Tausche bis zu { $most } Glieder einer Branche gegen ebenso viele einer anderen. Niemand kann ablehnen, und Preise zählen nicht.
label-chance = { $percent } %
label-one-die = Mit einem Würfel erreichbar
label-roll = Würfeln
label-desk = Was zu tun ist
label-change-two = Ändere zwei Preise, einen je Würfel.
label-change-one = Ändere damit einen Preis, dann würfle neu.
label-ceiling = die Obergrenze bringt { $amount } M$
label-landed = Du stehst auf: { WORD($what, "square") }
label-colon = {": "}
label-have = { $beside ->
    [0] deine: { $links } von { $size }
   *[other] deine: { $links } von { $size }, { $beside } daneben
}
label-your-cash = Du hast { $amount } M$.
label-buy = kaufen
label-sell = verkaufen
label-barter = tauschen mit
label-give = geben
label-given = Für { WORD($links, "links") } bekommst du …
label-both = du { $yours }, { SEAT($seat) } { $theirs }
label-pass = Verzichten
label-announce = Ziel ansagen
label-end = Zug beenden
label-may-announce = Etwas anzusagen? Sonst beende deinen Zug.
label-must-end = Beende deinen Zug.
label-needed = { $size ->
    [one] Zum Ansagen: genau { $size } Glied der Karte, keines daneben, keine Ereigniskarte, mindestens { $amount } M$.
   *[other] Zum Ansagen: genau die { $size } Glieder der Karte, keines daneben, keine Ereigniskarte, mindestens { $amount } M$.
}
label-not-yet = Noch nicht: { $lacks }.
label-lacks-links = { $links ->
    [one] { $links } Glied fehlt auf deiner Karte
   *[other] { $links } Glieder fehlen auf deiner Karte
}
label-lacks-order = { n-links } zu viel daneben
label-lacks-plays = { $events ->
    [one] noch { $events } Ereigniskarte auf der Hand
   *[other] noch { $events } Ereigniskarten auf der Hand
}
label-lacks-money = { $amount } M$ fehlen
label-last = Letztes Ereignis: { WORD($card, "card") }
label-assign = Die Größen neu zuordnen
label-on-card = { $links } auf der Karte
label-chain = { WORD($branch, "branch") }: { $on } von { $size } auf der Karte, { $beside } daneben
label-besides = { $links } neben der Karte
label-links = { $links } von { $size } Gliedern
label-goal = von { $amount }
label-objectives = Zielkarten
label-you = du
label-turn = am Zug
label-winner = gewinnt
label-in-cash = davon { $amount } bar

## Warum ein Zug nicht möglich ist
refusal-not-a-start = Feld { $square } ist kein $-Feld mit Stern.
refusal-already-started = Alle stehen schon auf dem Spielplan.
refusal-choose-start = Wähle zuerst ein Startfeld.
refusal-roll-first = Das kommt nach dem Würfeln: Würfle zuerst.
refusal-already-rolled = Das kommt vor dem Würfeln, und du hast schon gewürfelt.
refusal-one-event-a-turn = Nur eine Ereigniskarte je Zug.
refusal-not-in-hand = Du hast { WORD($card, "card") } nicht auf der Hand.
refusal-cannot-pay = { $cost ->
    [one] Das kostet { $cost } Million, und du hast { $cash }.
   *[other] Das kostet { $cost } Millionen, und du hast { $cash }.
}
refusal-fixed-objective = An diesem Tisch gilt das Ziel, wie es auf der Karte steht.
refusal-one-assignment = Du hast gerade eine andere Zuordnung gewählt.
refusal-same-assignment = So sind die Größen schon zugeordnet.
refusal-change-prices-first = Setz zuerst die Würfel ein: { $dice }.
refusal-not-on-the-dice = Es gibt keine { $die } einzusetzen: { $dice }.
refusal-same-branch-twice = Es muss eine andere Branche sein als { WORD($branch, "branch") }.
refusal-not-on-this-square = Das geht auf diesem Feld nicht ({ WORD($square, "square") }).
refusal-not-on-this-card = Auf der Karte steht: { WORD($card, "card") }.
refusal-over-four-links = Nicht mehr als { n-most } auf einmal.
refusal-over-the-limit = Hier nicht mehr als { n-most }.
refusal-not-owned = Du hast { $links } × { WORD($branch, "branch") }.
refusal-bank-empty = Die Bank hat nur { $links } × { WORD($branch, "branch") }.
refusal-already-traded = Du hast auf diesem Feld schon gehandelt: Beende deinen Zug.
refusal-finish-the-deal = Handle zuerst nach der Ereigniskarte oder verzichte.
refusal-finish-the-barter = Bring zuerst den Tausch mit { SEAT($seat) } zu Ende.
refusal-not-in-a-barter = Wähle zuerst, mit wem du tauschst.
refusal-no-such-opponent = Mit diesem Platz lässt sich nicht tauschen.
refusal-nothing-to-barter = Du und { SEAT($seat) } habt nichts zu tauschen.
refusal-not-matched = { SEAT($seat) } hat keine andere Branche mit { $links ->
    [one] { $links } Glied
   *[other] { $links } Gliedern
}.
refusal-opponent-lacks = { SEAT($seat) } hat keine { $links } × { WORD($branch, "branch") }.
refusal-nothing-to-pass = Es gibt nichts, worauf du verzichten könntest; beende stattdessen deinen Zug.
refusal-objective-not-met = Du brauchst genau die Glieder deiner Karte, keines daneben, keine Ereigniskarte und das volle Vermögen.

## Was an einer Ausgabe nicht stimmt
edition-floor-above-ceiling = die Untergrenze muss unter der Obergrenze liegen
edition-not-52-squares = es gibt 52 Felder
edition-unknown-square = dieses Feld gibt es nicht
edition-wrong-count = { $expected ->
    [one] { $expected } Feld wird
   *[other] { $expected } Felder werden
} erwartet, der Spielplan hat { $found }
edition-no-start = der Spielplan braucht sein Startfeld
edition-nothing-but-dollars = außer Dollar muss es noch andere Felder geben
edition-not-four-sizes = hier werden vier Größen erwartet
edition-sizes-not-rising = die Größen müssen ansteigen
edition-more-than-the-bank = die Bank hat { n-most }
edition-not-four-objectives = es gibt vier Ziele
edition-not-a-split = ein Ziel ordnet jede der Größen { $sizes } einer Branche zu
edition-split-twice = zwei Ziele sind gleich
edition-not-26-events = es gibt 26 Ereignisse
edition-unknown-effect = möglich sind { $known }
edition-unknown-branch = möglich sind { $known }
edition-event-twice = zwei Ereignisse sind gleich

## Was auf dem Material steht; $first ist die Nummer des Teils
component-set-up-money = Geld zu Beginn
component-set-up-events = Ereigniskarten zu Beginn
component-victory-money = Geld zum Gewinnen
component-bank-links = Glieder jeder Branche
component-trade-most = meiste Glieder in einem Handel
component-prices-floor = niedrigster Preis
component-prices-ceiling = höchster Preis
component-squares-hotel = Felder: Hotel
component-squares-restaurant = Felder: Restaurant
component-squares-club = Felder: Club
component-squares-plane = Felder: Flugzeug
component-squares-stars = Felder: 4 Étoiles
component-squares-dollar = Felder: $
component-board-order = Felder, im Uhrzeigersinn
component-objectives-sizes = Größen der Ketten eines Ziels
component-objectives-cards = Zielkarten
component-objectives-cards-hotel = Zielkarte { $first }: Hotel
component-objectives-cards-restaurant = Zielkarte { $first }: Restaurant
component-objectives-cards-club = Zielkarte { $first }: Club
component-objectives-cards-plane = Zielkarte { $first }: Flugzeug
component-events = Ereigniskarten
component-events-effect = Ereigniskarte { $first }
component-events-branch = Ereigniskarte { $first }: Branche
component-events-amount = Ereigniskarte { $first }: Betrag
printed-square-hotel = Hotel
printed-square-restaurant = Restaurant
printed-square-club = Club
printed-square-plane = Flugzeug
printed-square-stars = 4 Étoiles
printed-square-u24 = $
printed-square-u24u2a = $ mit Stern
event-crisis = Krise
event-season = gute Saison
event-boom = Boom
event-slump = Flaute
event-offer = Angebot
event-buyer = Käufer
event-branch-hotel = Hotel
event-branch-restaurant = Restaurant
event-branch-club = Club
event-branch-plane = Flugzeug
event-branch-all = alle Branchen

## Der Verlauf
story-prices = Anfangspreise: { WORD($prices, "figure") }.
story-objective = { SEAT($seat) } braucht { WORD($sizes, "links") }.
story-first = { SEAT($seat) } beginnt.
story-hand = Deine Ereigniskarten: { WORD($cards, "card") }.
story-position = Die Partie geht von einer Stellung aus weiter: { WORD($prices, "figure") }.
story-starts = { SEAT($seat) } beginnt auf Feld { $square }.
story-rolls = { SEAT($seat) } würfelt { $dice } = { $sum }: { WORD($what, "square") }.
story-rolls-one = { SEAT($seat) } würfelt { $sum } mit einem Würfel: { WORD($what, "square") }.
story-draws = Ein Pasch: { SEAT($seat) } zieht { WORD($card, "card") }.
story-draws-hidden = Ein Pasch: { SEAT($seat) } zieht eine Ereigniskarte.
story-draws-none = Ein Pasch, aber der Stapel der Ereigniskarten ist leer.
story-assigns = { SEAT($seat) } braucht jetzt { WORD($sizes, "links") }.
story-event = { SEAT($seat) } spielt { WORD($card, "card") } aus.
story-pays = { SEAT($seat) } zahlt { $amount } × { $links } = { n-money }.
story-receives = { SEAT($seat) } bekommt { $amount } × { $links } = { n-money }.
story-nothing = Auf der Karte von { SEAT($seat) } liegt kein solches Glied: Nichts geschieht.
story-up = Preis für { WORD($branch, "branches") }: { $before } + { $by } = { $price }.
story-down = Preis für { WORD($branch, "branches") }: { $before } − { $by } = { $price }.
story-to-ceiling = Preis für { WORD($branch, "branches") }: { $before } + { $by }, bei { $price } ist Schluss.
story-to-floor = Preis für { WORD($branch, "branches") }: { $before } − { $by }, bei { $price } ist Schluss.
story-ceiling = Über die Obergrenze hinaus: { $points } × { $links } auf der Karte = { n-money } für { SEAT($seat) }.
story-buys = { SEAT($seat) } kauft { WORD($links, "links") } zu { $price }: { $many } × { $price } = { n-money }.
story-sells = { SEAT($seat) } verkauft { WORD($links, "links") } zu { $price }: { $many } × { $price } = { n-money }.
story-passes = { SEAT($seat) } verzichtet.
story-nothing-done = { SEAT($seat) } kauft und verkauft nichts.
story-barters = { SEAT($seat) } gibt { SEAT($other) } { WORD($given, "links") } für { WORD($got, "links") }.
story-barters-you = { SEAT($seat) } tauscht mit { SEAT($other) }: { SEAT($other) } gibt { WORD($got, "links") } und bekommt { WORD($given, "links") }.
story-breaks = { SEAT($other) } hatte angesagt, aber durch diesen Tausch ist das Ziel nicht mehr erreicht.
story-breaks-you = { SEAT($other) } hatte angesagt, aber durch diesen Tausch ist das Ziel nicht mehr erreicht.
story-announces = { SEAT($seat) } sagt an: Ziel erreicht!
story-broken = Niemand von denen, die angesagt haben ({ SEAT($seats) }), hat noch die ganze Kette: Es geht weiter.
story-broken-last = { SEAT($seats) } { $many ->
    [one] hatte
   *[other] hatten
} angesagt, aber durch einen Tausch war das Ziel nicht mehr erreicht: Die Ansage zählte nicht.
story-limit = Das war Runde { $round }, die letzte.
story-fortunes = Vermögen, Glieder zu den jetzigen Preisen eingerechnet: { WORD($standings, "standing") }.
story-cash = Bargeld derer, die ihr Ziel erreicht haben: { WORD($standings, "standing") }.
story-richer = Mit allen Gliedern { $many ->
    [one] hat { SEAT($seats) }
   *[other] haben { SEAT($seats) }
} mehr, aber gewinnen kann nur, wer eine volle Karte angesagt hat; bei mehreren zählt das meiste Bargeld.
story-wins-card = { SEAT($seats) } gewinnt mit voller Karte und { $cash } M$ in bar.
story-share-card = { SEAT($seats) } teilen sich den Sieg, alle mit voller Karte und { $cash } M$ in bar.
story-wins = { SEAT($seats) } gewinnt.
story-share = { SEAT($seats) } teilen sich den Sieg.

## Was die Zahlen für die Forschung bedeuten: +0 ist der eigene Platz, +1 der nächste im Uhrzeigersinn und so weiter
feature-phase = Der Teil des Zuges, oder dass die Partie aus ist.
feature-round = Die Nummer der Tischrunde.
feature-first = Wer begonnen hat.
feature-turn = Wer an der Reihe ist.
feature-price = Der Preis einer Branche.
feature-bank = Wie viele Glieder einer Branche die Bank hat.
feature-dice = Der letzte Wurf dieses Zuges.
feature-dice-left = Die Würfel, die noch einen Preis ändern müssen.
feature-changed = Die Branche, die der andere Würfel geändert hat.
feature-partner = Mit wem getauscht wird.
feature-given = Die Branche, die bei einem Tausch gegeben wird.
feature-given-links = Wie viele Glieder bei einem Tausch gegeben werden.
feature-event-played = Ob in diesem Zug eine Ereigniskarte gespielt wurde.
feature-assigned = Ob die Ziele gerade neu zugeordnet wurden.
feature-stack = Wie viele Ereigniskarten noch niemand gezogen hat.
feature-under-stack = Der Platz einer gespielten Ereigniskarte unter dem Stapel, die älteste zuerst; 0, wenn sie nicht dort liegt.
feature-hand = Die Ereigniskarten auf der eigenen Hand.
feature-met = Ob man das eigene Ziel erreicht hat.
feature-cash = Das Bargeld eines Platzes; 0, wo der Tisch es verbirgt.
feature-owned = Wie viele Glieder einer Branche ein Platz hat.
feature-objective = Wie viele Glieder einer Branche das Ziel eines Platzes verlangt.
feature-events = Wie viele Ereigniskarten ein Platz auf der Hand hat.
feature-known = Die Ereigniskarten eines Platzes, deren Ziehen alle gesehen haben.
feature-square = Das Feld der Figur eines Platzes.
feature-announced = Ob ein Platz sein Ziel angesagt hat.
feature-least-cash = Wo der Tisch das Bargeld verbirgt und die Partie mit einer Stellung begann: 1 mehr, als ein Platz mindestens haben muss; 0, wo alle sein Geld verfolgen konnten.
feature-objective-card = Die Zielkarte eines Platzes.
feature-unseen = Die Ereigniskarten, die man nie gesehen hat.

## Zeichenerklärung
key-branch = { WORD($branch, "branches") }: Auf so einem Feld kaufst oder verkaufst du bis zu 4 Glieder
key-stars = Glieder jeder Branche kaufen oder verkaufen, oder tauschen
key-dollar = Preise um die Würfel ändern, dann einen Würfel noch einmal werfen
key-link = ein Glied auf deiner Karte
key-gap = ein Glied, das deine Karte noch verlangt
key-beside = Glieder neben der Karte: zu viele, um zu gewinnen
key-too-many = damit hättest du Glieder zu viel

## Der Coach: was ein Zug bringt
gain-cash = er lässt dir am Ende dieses Zugs etwa { $more } mehr in der Kasse.
gain-links = { $more ->
    [one] er legt etwa { $more } Glied mehr auf deine Zielkarte.
   *[other] er legt etwa { $more } Glieder mehr auf deine Zielkarte.
}
gain-fortune = Kasse und Glieder sind am Ende dieses Zugs zusammen etwa { $more } mehr wert.
gain-events = { $more ->
    [one] du bist etwa { $more } Ereigniskarte mehr los, und wenn du ansagst, darf keine übrig sein.
   *[other] du bist etwa { $more } Ereigniskarten mehr los, und wenn du ansagst, darf keine übrig sein.
}
goal-more = Voll heißt: genau die Glieder, die darauf stehen, und keine Ereigniskarte mehr auf der Hand.
gained = Dein voriger Zug: { $what }.
gained-nothing = Dein voriger Zug hat nichts geändert.
gained-cash = Kasse { $change }
gained-links = Glieder auf der Karte { $change }
gained-fortune = Kasse und Glieder zusammen { $change }
gained-events = Ereigniskarten { $change }
tip-start = Jedes Sternfeld ist recht: Schau, welche Felder zwei bis zwölf Schritte weiter liegen.
tip-plan = Spiel vor dem Würfeln eine Ereigniskarte, wenn eine hilft: Bevor du gewinnen kannst, müssen alle weg sein.
tip-change = Du änderst zwei Preise. Wer einen über 10 treibt, wird für jedes Glied dieser Branche auf seiner Karte bezahlt.
tip-square = Kauf billig, verkauf teuer: bis zu vier Glieder. Außer den Gliedern brauchst du 100 in der Kasse.
tip-deal = Das kommt zu dem hinzu, was dein Feld erlauben wird.
tip-give = Beim Tausch zählen Preise nicht: Gib her, was neben deiner Karte liegt oder gerade billig ist.
tip-get = Verlange, was deine Karte braucht, was teuer ist, oder womit gleich jemand anders gewinnt.
tip-close = Schau noch einmal hin, bevor du deinen Zug beendest: Hast du dein Ziel erreicht?
aim-announce = Du hast dein Ziel erreicht: Sag es an!
aim-change = Erhöh die Branche, von der du die meisten Glieder hast: Über 10 zahlt sie, immer wieder.
aim-buy = Kauf, was deine Karte verlangt, solange es höchstens 5 kostet.
aim-sell = Verkauf, was neben deiner Karte liegt, und alles, was bei 7 oder mehr steht, solange die Kasse knapp ist.
aim-event = Spiel eine Ereigniskarte, die etwas bringt, oder eine Krise, solange nichts zu verlieren ist.
aim-wait = Hier ist gerade nichts zu holen: weiter.

## Warum ein Zug geraten wird
why-announce = Du hast dein Ziel erreicht: Wer es ansagt, gewinnt am Ende der Tischrunde.
why-buys = Das kostet { n-money }, dir bleiben { $left }.
why-receives = Das bringt sofort { n-money }.
why-missing = { $links ->
    [one] Dann fehlt auf deiner Karte noch { n-links }.
   *[other] Dann fehlen auf deiner Karte noch { n-links }.
}
why-complete = Dann ist deine Karte vollständig.
why-beside = Dann hast du { n-links } zu viel.
why-clean = Dann hast du kein Glied mehr zu viel.
why-fewer-cards = { $cards ->
    [0] Dann ist deine Hand leer, wie es zum Ansagen sein muss.
    [one] Dann hast du noch { $cards } Ereigniskarte; zum Ansagen darf es keine sein.
   *[other] Dann hast du noch { $cards } Ereigniskarten; zum Ansagen darf es keine sein.
}
why-fortune = In den nächsten Zügen wächst dein Vermögen voraussichtlich auf { n-money }: { $more } mehr als mit { $instead }.
why-rolls = { $useful } von 36 Würfen führen dorthin, wo dir Glieder fehlen, { $dollars } auf ein $-Feld.

## Statistik: Arten von Zügen, und woher das Geld kommt
tally-buy = gekauft: { WORD($first, "branch") }
tally-sell = verkauft: { WORD($first, "branch") }
tally-barter = Tauschgeschäfte
tally-event = Ereigniskarten
tally-trade = Handel ({ WORD($first, "branch") })
tally-ceiling = Preise über der Obergrenze
tally-events = Ereignisse

## Eine Stellung aufstellen
set-up-phase = Teil des Zuges
set-up-round = Runde
set-up-first = Hat begonnen
set-up-turn = Am Zug
set-up-prices = Preise
    .one = Preis für { WORD($key, "branches") }
set-up-bank = Glieder der Bank
set-up-cash = Bargeld
    .one = Bargeld von { SEAT($seat) }
set-up-least_cash = Bargeld, von dem die anderen wissen
set-up-links = Glieder
    .one = Glieder von { SEAT($seat) }
set-up-squares = Figuren
    .one = Feld von { SEAT($seat) }
set-up-objectives = Zielkarten
    .one = Zielkarte von { SEAT($seat) }
set-up-assignments = Ziele
    .one = Ziel von { SEAT($seat) }
set-up-events = Ereigniskarten auf der Hand
    .one = Ereigniskarten von { SEAT($seat) }
set-up-known = Ereigniskarten, die alle gesehen haben
    .one = Karten von { SEAT($seat) }, die alle gesehen haben
set-up-stack = Ereigniskarten, die niemand gesehen hat
set-up-played = Gespielte Ereigniskarten
set-up-assigned = Größen eben neu verteilt
set-up-event_played = Ereigniskarte in diesem Zug gespielt
set-up-dice = Gewürfelt
set-up-dice_left = Noch zu verwendende Würfel
set-up-changed = Mit dem anderen Würfel geänderter Preis
set-up-barter = Tausch
set-up-barter-seat = Tauschpartner
set-up-barter-links = Gegebene Glieder
set-up-announced = Haben angesagt
    .one = Ansage { $first }
phase-start = Wahl der Startfelder
phase-plan = vor dem Wurf
phase-deal = Handel durch eine Ereigniskarte
phase-change = Ändern der Preise
phase-square = Handel auf dem Feld
phase-give = Tausch: was gegeben wird
phase-get = Tausch: was zurückkommt
phase-close = Ende des Zuges
phase-over = Ende der Partie
objective-0 = Karte 1
objective-1 = Karte 2
objective-2 = Karte 3
objective-3 = Karte 4
position-card-missing = { WORD($card, "card") } liegt nirgends: Jede Ereigniskarte ist auf einer Hand, im Stapel oder gespielt
position-card-twice = { WORD($card, "card") } liegt schon woanders
position-wrong-dice = Würfel liegen vom Wurf bis zum Ende des Zuges da; noch zu verwenden sind die, die keinen Preis geändert haben
