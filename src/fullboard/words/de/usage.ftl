# Was `--help` sagt.

usage-heading = Aufruf:
usage-options = Optionen:
usage-commands = Befehle:
usage-default = Vorgabe: { $value }
usage-variable = Variable: { $name }
usage-required = erforderlich

usage-all-help = Zeigt diese Hilfe.
usage-all-version = Zeigt die Version.
usage-all-lang = Die Sprache der Texte.
usage-all-option = Eine Option des Spiels.
usage-all-edition = Anderes Material: eine Ausgabe mit ihrem Namen oder eine eigene TOML-Datei.
usage-all-json = Nur die Daten, als ein JSON-Objekt.
usage-all-players = Zahl der Plätze am Tisch.
usage-all-seed = Derselbe Startwert ergibt dieselben Ergebnisse.
usage-all-jobs = Zahl der Prozesse.
usage-all-data = Wo das Haus seine Daten aufbewahrt.
usage-all-database = Die URL einer Datenbank anstelle von SQLite im Datenordner.
usage-all-database-file = Eine Datei mit der URL der Datenbank.
usage-all-pace = Sekunden für den Zug eines Bots, dem jemand zusieht.
usage-all-places = Wie viele Bots gleichzeitig nachdenken; ohne Angabe so viele, wie es Kerne gibt.
usage-all-log-level = Was eine Zeile im Protokoll wert ist.
usage-all-log-format = Wie die Zeilen des Protokolls aussehen.
usage-all-host = Die Adresse, unter der das Haus zu erreichen ist.
usage-all-port = Der Port, unter dem das Haus zu erreichen ist.

usage-main = Fullboard: ein Haus für Brettspiele mit verborgener Information. Ohne Befehl wird das Haus geöffnet.

usage-serve = Öffnet das Haus: Wer die Adresse hat, kann sich setzen und mitspielen.
usage-serve-workers = Zahl der Webprozesse; für mehrere braucht es PostgreSQL.
usage-serve-work = Ob die Bots hier nachdenken; anderswo übernimmt das `fullboard work`.
usage-serve-allow-host = Ein Name, unter dem das Haus außer seiner Adresse zu erreichen ist.
usage-serve-rate = Anfragen pro Sekunde und Adresse.
usage-serve-connections = Verbindungen pro Adresse; 0: beliebig viele.
usage-serve-behind-proxy = Einem Proxy glauben, für wen er spricht.
usage-serve-proxies = Adressen und Netze, von denen aus ein Proxy spricht.
usage-serve-https = Das Haus ist über https zu erreichen: Cookies werden nur darüber verschickt.
usage-serve-keep-finished = Tage, die beendete Tische ohne Menschen aufbewahrt werden; 0: für immer.
usage-serve-keep-guests = Tage, die Gäste ohne Tisch aufbewahrt werden; 0: für immer.
usage-serve-metrics-token = Wer es mitschickt, darf /metrics lesen; ohne Angabe darf es nur dieser Rechner.
usage-serve-metrics-token-file = Eine Datei mit diesem Token.

usage-work = Denkt für die Bots eines Hauses auf PostgreSQL nach und erledigt, was seine Gäste wünschen; auf beliebig vielen Rechnern.

usage-dev = Öffnet das Haus aus seinen Quellen, auf SQLite.

usage-games = Zählt die installierten Spiele auf oder zeigt ein Spiel GAME mit seinem Material.

usage-play = Spielt GAME im Terminal gegen Bots.
usage-play-players = Zahl der Plätze am Tisch, der eigene eingeschlossen.
usage-play-bots = Die Gegner, durch Kommas getrennt und reihum wiederholt.
usage-play-seat = Der eigene Platz, von 0 an; ohne Angabe ein zufälliger.
usage-play-seed = Für eine Partie, die sich wiederholen lässt.
usage-play-name = Wie du heißt.
usage-play-resume = Setzt eine gespeicherte Partie fort.
usage-play-save = Wohin die Aufzeichnung kommt.
usage-play-pace = Sekunden für den Zug eines Bots.

usage-simulate = Lässt Bots viele Partien GAME spielen; die Plätze wechseln, damit keiner von seinem Stuhl profitiert.
usage-simulate-bots = Namen, durch Kommas getrennt und reihum wiederholt.
usage-simulate-games = Zahl der Partien.
usage-simulate-out = Schreibt die Aufzeichnungen aller Partien in eine Datei.

usage-arena =
    Lässt Bots GAME gegeneinander spielen, in ausgewogener Besetzung, und bewertet sie.

    Jeder Bot sitzt auf jedem Platz gleich oft; wer zweimal genannt wird, bekommt doppelt so viele Plätze.
usage-arena-bots = Namen, durch Kommas getrennt; hard@200 denkt 200 Iterationen pro Zug.
usage-arena-games = Wie viele Partien höchstens.
usage-arena-iterations = Iterationen pro Zug für Bots ohne eigene Zahl.
usage-arena-jobs = Wie viele Partien gleichzeitig laufen.
usage-arena-engine = Wo gespielt wird.
usage-arena-results = Bewahrt jede Partie in dieser Datei auf und setzt sie fort.
usage-arena-until-clear = Hört auf, sobald der Siegesanteil des ersten Bots sich deutlich von diesem Wert unterscheidet.
usage-arena-plot = Zeichnet Wertungen und Siegesanteile (.svg, .png oder .pdf).
usage-arena-leaderboard = Schreibt die Rangliste in diese Seite (Markdown).
usage-arena-strengths = Die Stärke eines Bots unter „greedy“-Bots in diese Datei schreiben (JSON).

usage-replay = Erzählt die Partie, die in FILE aufgezeichnet ist.
usage-replay-seat = So, wie dieser Platz sie gesehen hat; ohne Angabe wie ein Zuschauer.
usage-replay-at = Zeigt den Tisch nach dieser Zeile.
usage-replay-step = Wartet nach jeder Zeile auf die Eingabetaste und zeigt den Tisch.

usage-verify =
    Prüft, ob jede Ziehung der Aufzeichnung FILE aus ihrem versiegelten Geheimnis oder ihrem Startwert folgt.

    Zusammen mit dem Fingerabdruck und den Bytes, die du von vor der Partie aufbewahrt hast, beweist das, dass das Haus das Austeilen weder geändert noch ausgesucht hat, sofern niemand, der sich nach dir gesetzt hat, mit ihm im Bunde war. Ohne sie wird die Aufzeichnung nur mit sich selbst verglichen.

    Es beweist nicht, dass das Haus nicht hingesehen hat, wer welchen Zug gemacht hat, dass nicht auch anders ausgeteilt und das verworfen wurde oder dass die Skripte des Hauses in deinem Browser ehrlich waren.
usage-verify-commitment = Was der Tisch vor der Partie angezeigt hat.
usage-verify-salt = Was dein Browser zum Austeilen beigetragen hat; auch mehrmals.

usage-analyse = Analysiert die beendete Partie in FILE: die Chancen und die Entscheidungen, die am meisten gekostet haben.
usage-analyse-iterations = Wie lange eine Entscheidung untersucht wird.
usage-analyse-seat = Beurteilt nur die Entscheidungen dieses Platzes; auch mehrmals.

usage-features = Zeigt die Zahlen, die sagen, was ein Platz von GAME wissen darf: Namen, Stellen, Bereiche und Bedeutungen.
usage-features-players = Zahl der Plätze am Tisch; ohne Angabe so wenige wie möglich.
usage-features-table = Nur was der Tisch jetzt zeigt, ohne vollkommenes Gedächtnis.
usage-features-each = Jeden Eintrag mit seinem Namen.

usage-bench = Misst zufällige Partien, Kopien und Vermutungen von GAME.
usage-bench-players = Zahl der Plätze am Tisch; ohne Angabe vier oder die größte Zahl des Spiels.
usage-bench-seconds = Zeit pro Messung.

usage-backup =
    Kopiert die Datenbank des Hauses nach FILE, in einem Stück, während das Haus offen ist und gespielt wird.

    `fullboard restore FILE` kehrt dorthin zurück. Gäste, Tische, Aufzeichnungen und Signaturschlüssel sind alle darin: Bewahre die Datei sicher auf.
usage-backup-force = Überschreibt FILE.

usage-restore =
    Setzt FILE, von `fullboard backup` geschrieben, an die Stelle der Datenbank des Hauses. Das Haus muss geschlossen sein.

    FILE wird zuerst durchgesehen; stimmt etwas nicht, wird nichts ersetzt. Eine ältere Kopie wird auf den neuesten Stand gebracht.
usage-restore-force = Ersetzt alles, was jetzt in der Datenbank ist.

usage-keys =
    Zählt die Schlüssel des Hauses auf; `fullboard keys rotate` macht einen neuen, mit dem von da an signiert wird.

    Ältere Schlüssel gelten, bis sie verworfen werden. Offene Prozesse erfahren davon, wenn sie neu gestartet werden.
usage-keys-drop-old = Nur der neueste Schlüssel gilt noch: Wer ein Cookie von einem anderen hat, ist draußen.

usage-new-game =
    Legt einen Ordner NAME mit einem kleinen Spiel an, das läuft und aus dem du dein eigenes machst.

    Ein Name besteht aus Kleinbuchstaben, Ziffern und Bindestrichen, zum Beispiel kuhn-poker.
usage-new-game-into = Wo der neue Ordner angelegt wird; ohne Angabe im aktuellen.

usage-lesson = Lektionen eines Spiels: Dateien, die jeder schreiben kann.

usage-lesson-check = Erteilt die Lektionen in FILES von Anfang bis Ende und sagt, was an ihnen nicht stimmt und in welcher Zeile.
usage-lesson-check-game = Das Spiel der Lektion; ohne Angabe das, in dessen Ordner sie liegt oder mit dessen Stellung sie beginnt.
usage-lesson-record = Macht aus der Partie in FILE das Gerüst einer Lektion: Züge werden Schritte, Bemerkungen (Zeilen mit #) werden Texte.
usage-lesson-record-seat = Der Platz des Schülers.
usage-lesson-record-from = Die Zeile, nach der sie beginnt.
usage-lesson-record-to = Ihre letzte Zeile; ohne Angabe das Ende der Partie.
usage-lesson-record-name = Wie die Lektion heißt; ohne Angabe wie FILE.
usage-lesson-record-into = Wohin sie geschrieben wird.

usage-puzzles = Aufgaben: Stellungen aus Partien von Bots, in denen ein Zug klar der beste ist.

usage-puzzles-mine = Sucht in Partien von GAME zwischen Bots, bis es genug Aufgaben sind; abgebrochen geht es weiter, wo es war.
usage-puzzles-mine-wanted = Wie viele Aufgaben.
usage-puzzles-mine-file = Wo sie bleiben; ohne Angabe GAME.jsonl.
usage-puzzles-mine-iterations = Wie lange eine Entscheidung betrachtet wird; ohne Angabe halb so lange, wie hard es tut.
usage-puzzles-mine-proven = Sucht nur, was sich beweisen lässt, am Ende von Partien; das geht schnell.

usage-puzzles-check = Spielt die Aufgaben von GAME nach den Regeln und lässt einige von einer zehnmal so langen Suche lösen.
usage-puzzles-check-file = Eine andere Datei als die des Spiels.
usage-puzzles-check-many = Wie viele gezogen werden.
usage-puzzles-check-least = Wie viele übereinstimmen müssen; ohne Angabe alle bis auf eine.
usage-puzzles-check-drop = Nimmt die aus der Datei, die sie anders lösen würde.

usage-puzzles-prove = Geht in den Aufgaben von GAME alles durch, was geschehen kann, wo das möglich ist; mit einer Datei wird notiert, was bewiesen ist.
usage-puzzles-prove-file = Die Datei, die gelesen und geschrieben wird; ohne sie wird die des Spiels nur gelesen.
