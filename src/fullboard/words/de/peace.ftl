# Der Hausfrieden: Meldungen, was die Moderation entscheidet, und was denen gesagt wird, die es betrifft.

refusal-banned = Du kannst in diesem Haus { $until ->
    [never] nicht mehr spielen.
   *[other] bis { $until } nicht spielen.
} { $words }
refusal-muted = Du kannst hier { $until ->
    [never] vorerst nichts sagen.
   *[other] bis { $until } nichts sagen.
} { $words }
refusal-kicked = Wer den Tisch gedeckt hat, möchte dich hier nicht dabeihaben.
refusal-nobody-to-kick = Dort sitzt niemand, den du bitten könntest zu gehen.
refusal-unknown-reason = Diesen Grund kennen wir nicht.
refusal-nothing-reported = Wähle aus, wen oder was du melden willst.
refusal-report-oneself = Dich selbst kannst du nicht melden.
refusal-unknown-line = So etwas wurde hier nicht gesagt, oder es ist nicht mehr da.
refusal-unknown-guest = Diesen Gast gibt es hier nicht.
refusal-too-many-reports = Du hast heute schon { $most } Mal etwas gemeldet. Bitte mach morgen weiter.
refusal-too-many-public-tables = Als neuer Gast kannst du { $most } öffentliche Tische gleichzeitig offen haben.
refusal-not-a-moderator = Das darf nur die Moderation.
refusal-not-over-moderators = Über die Moderation entscheidet, wem das Haus gehört.
refusal-account-needed = Moderieren kann nur, wer ein Konto hat.
refusal-unknown-sanction = Diese Entscheidung gibt es nicht, oder sie ist zurückgenommen.
refusal-unknown-report = Diese Meldung gibt es nicht, oder sie ist erledigt.
refusal-bad-days = Gib eine Anzahl von Tagen an.

report = Melden
report-title = Jemanden melden
report-about = Die Moderation dieses Hauses sieht es sich an, mit dem, was drumherum gesagt wurde. Wer gemeldet wird, erfährt nicht, von wem.
report-whom = Wen oder was?
report-person = { $name } überhaupt
report-line = { $name }: „{ $text }“
report-why = Warum?
report-words = Was ist passiert? (muss nicht sein)
report-do = Melden
report-done = Danke. Jemand sieht es sich an.
report-nobody = Hier ist niemand, den du melden könntest.
report-back = Zurück zum Tisch
reason-insult = Beleidigungen oder Drohungen
reason-spam = Werbung oder Wortschwall
reason-name = Ein anstößiger Name
reason-cheating = Unfaires Spiel
reason-leaving = Geht oder verzögert absichtlich
reason-other = Etwas anderes

kick = Bitten zu gehen
kick-sure = { $name } kann sich dann nicht mehr an diesen Tisch setzen. Bitten zu gehen?

told-title = Von der Moderation
told-warned = Du wurdest verwarnt. { $words }
told-muted = Du kannst { $until ->
    [never] vorerst nicht chatten.
   *[other] bis { $until } nicht chatten.
} { $words }
told-read = Ich habe es gelesen
told-banner = Die Moderation dieses Hauses hat dir etwas zu sagen.

peace = Moderation
peace-reports = Meldungen
peace-reports-none = Nichts ist gemeldet. Alles ist friedlich.
peace-report-by = { $by } meldet { $about }: { $reason }
peace-quotes = Was drumherum gesagt wurde
peace-table = Zum Tisch
peace-decide = Entscheiden
peace-kind = Was
peace-warned = Verwarnen
peace-muted = Stummschalten
peace-banned = Ausschließen
peace-days = Wie lange
peace-for-good = bis es zurückgenommen wird
peace-for-days = { $days ->
    [one] einen Tag
   *[other] { $days } Tage
}
peace-words = Warum; die Betroffenen lesen es
peace-do = Entscheiden
peace-settle = Nichts zu tun
peace-in-force = In Kraft
peace-in-force-none = Niemand ist verwarnt, stummgeschaltet oder ausgeschlossen.
peace-is-warned = verwarnt
peace-is-muted = stummgeschaltet
peace-is-banned = ausgeschlossen
peace-until = bis { $until }
peace-undo = Zurücknehmen
peace-find = Jemanden suchen
peace-find-name = Name
peace-find-do = Suchen
peace-found-none = So heißt niemand.
peace-guest = Gast
peace-account = Konto
peace-moderator = Moderation
peace-log = Was getan wurde
peace-log-none = Noch nichts.
peace-owner = Wem das Haus gehört
peace-somebody = jemand Vergessenes
deed-warned = { $by } hat { $about } verwarnt. { $words }
deed-muted = { $by } hat { $about } stummgeschaltet. { $words }
deed-banned = { $by } hat { $about } ausgeschlossen. { $words }
deed-undone = { $by } hat eine Entscheidung über { $about } zurückgenommen.
deed-settled = { $by } hat eine Meldung über { $about } erledigt.
deed-appointed = { $by } hat { $about } in die Moderation geholt.
deed-dismissed = { $about } gehört nicht mehr zur Moderation.

usage-admin = Den Hausfrieden von der Befehlszeile aus wahren: wie die Moderation, und wer dazugehört.
usage-admin-people = Wer NAME heißt, mit den Nummern.
usage-admin-reports = Was gemeldet und nicht erledigt ist, mit dem, was drumherum gesagt wurde.
usage-admin-warn = Verwarnt einen Gast.
usage-admin-mute = Schaltet einen Gast stumm.
usage-admin-ban = Schließt einen Gast aus: Solange das gilt, gilt keine Sitzung, kein Token und kein Rückweg.
usage-admin-undo = Nimmt eine Entscheidung zurück.
usage-admin-settle = Mit einer Meldung ist nichts weiter zu tun.
usage-admin-moderator = Holt jemanden mit Konto in die Moderation.
usage-admin-moderator-remove = Nimmt jemanden wieder heraus.
usage-admin-forget = Vergisst einen Gast, wie er es selbst könnte.
usage-admin-log = Was entschieden und getan wurde.
usage-all-days = So viele Tage lang; sonst, bis es zurückgenommen wird.
usage-all-report = Die Meldung, um die es geht.
usage-all-words = Was den Betroffenen gesagt wird.

cli-admin-person = { $id }  { $name }, { $kind }, seit { $day }{ $sanctions }
cli-admin-nobody = So heißt niemand.
cli-admin-calm = Nichts ist gemeldet.
cli-admin-report = Meldung { $id }: { $by } über { $about } ({ $guest }), { $reason }, Tisch { $table }, { $at }
cli-admin-imposed = Entscheidung { $id }: { $name } ist { $what }.
cli-admin-done = Erledigt.
