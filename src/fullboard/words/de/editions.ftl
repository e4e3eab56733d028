# Was am Spielmaterial eines Spiels nicht stimmen kann.

edition-bad-toml = Zeile { $line } ist kein gültiges TOML
edition-bad-encoding = Zeile { $line } ist kein UTF-8-Text
edition-edition-too-large = sie ist größer als { $most } Bytes
edition-edition-twice = eine Ausgabe ist schon gewählt
edition-unknown-edition = die Ausgabe { $edition } gibt es nicht; es gibt: { $known }
edition-edition-name-taken = der Name { $edition } ist vergeben: wähle einen anderen
edition-no-own-editions = dieses Spiel wird nur mit seinem eigenen Material gespielt
edition-bad-name = ein Name hat nur Buchstaben, Ziffern und Bindestriche, höchstens 40
edition-not-a-table = hier wird eine Tabelle erwartet
edition-not-a-list = hier wird eine Liste erwartet
edition-not-plain-data = sie enthält Werte, die weder Text noch einfache Zahlen sind
edition-out-of-range = hier wird eine ganze Zahl von { $least } bis { $most } erwartet
edition-value-out-of-range = hier werden ganze Zahlen von { $least } bis { $most } erwartet
edition-fault-at = { $path }: { $fault }
