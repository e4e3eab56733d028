# Netze, und wie sie lernen.

usage-train =
    Bringt einem Netz bei, GAME zu spielen: zuerst mit Partien eines Lehrers, dann mit Partien gegen sich selbst.

    Ein Training lebt in einem Ordner und wird dort fortgesetzt, wo es steht. Es braucht PyTorch: pip install 'fullboard[train]'.
usage-train-generations = Trainieren, bis so viele Generationen fertig sind; die des Lehrers ist Nummer 0.
usage-train-folder = Wo das Training lebt: seine Einstellungen, sein Stand, sein Protokoll und das bisher beste Netz.
usage-train-teacher = Der Bot, der zuerst nachgeahmt wird; hard@100 denkt 100 Iterationen pro Zug.
usage-train-lessons = Entscheidungen des Lehrers, aus denen gelernt wird.
usage-train-rounds = Wie oft eine Generation spielt und lernt.
usage-train-decisions = Entscheidungen in jeder dieser Runden.
usage-train-parts = In wie vielen Teilen eine Runde gespielt wird, jeder mit eigenen Partien; was gelernt wird, hängt davon ab.
usage-train-gate = Partien gegen das bisher beste Netz und unter gierigen Bots.
usage-train-layers = Zahl der Einheiten in den beiden Schichten.
usage-train-rate = Wie schnell es lernt.
usage-train-entropy = Wie sehr es dafür belohnt wird, offen zu bleiben.
usage-train-epochs = Wie oft jede Runde durchgegangen wird.
usage-train-stage = Andere Einstellungen ab einer Generation, etwa 3:rate=0.002,epochs=2; mehrfach möglich.
usage-train-jobs = Wie viele Teile gleichzeitig gespielt werden; was gelernt wird, hängt nicht davon ab.
usage-train-engine = Wo gespielt wird: in Prozessen dieses Rechners oder auf einem Ray-Cluster.
usage-train-plot = Zeichnen, wie das Training verlief (.svg, .png oder .pdf).
train-done = { $generations } Generationen, { $matches } Partien.
train-best = Die beste ist Generation { $generation }, in { $file }. Ohne Suche gewinnt sie { $share } unter gierigen Bots (95-%-Intervall: { $low } bis { $high }).
command-net-missing = es gibt kein Netz { $file }
command-not-a-net = { $file } ist kein Netz
command-net-damaged = das Netz { $file } ist beschädigt: Seine Gewichte sind nicht die, mit denen es geschrieben wurde
command-net-of-another-game = das Netz { $file } ist für { $found }, nicht für { $wanted }
command-net-of-other-players = das Netz { $file } hat zu { $found } spielen gelernt, nicht zu { $wanted }
command-net-of-another-edition = das Netz { $file } hat mit anderem Material gelernt
command-net-of-other-options = das Netz { $file } hat mit anderen Optionen gelernt
command-net-of-other-features = das Netz { $file } liest andere Merkmale (Version { $found }) als die des Spiels (Version { $wanted })
command-bad-layers = die Schichten sind zwei Zahlen von Einheiten von 1 bis { $most }, etwa 128,64, nicht { $layers }
command-bad-setting = { $setting } kann nicht { $value } sein
command-bad-stage = { $stage } ist keine Stufe: Das ist eine Generation mit Einstellungen, etwa 3:rate=0.002,epochs=2; bekannte Einstellungen: { $known }
command-another-course = der Ordner { $folder } enthält ein Training mit anderen Einstellungen; mit diesen fortsetzen oder einen anderen Ordner wählen
command-training-folder = der Ordner { $folder } kann nicht benutzt werden: { $reason }
command-training-missing = zum Trainieren braucht es: pip install '{ $install }'
