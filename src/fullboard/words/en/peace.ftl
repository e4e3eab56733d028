# Keeping the peace: reports, what moderators decide, and what those it concerns are told.

refusal-banned = You cannot play in this house{ $until ->
    [never] {" "}any more.
   *[other] {" "}until { $until }.
} { $words }
refusal-muted = You cannot say anything here{ $until ->
    [never] {" "}for now.
   *[other] {" "}until { $until }.
} { $words }
refusal-kicked = The host does not want you at this table.
refusal-nobody-to-kick = Nobody sits there whom you could ask to go.
refusal-unknown-reason = That is no reason we know.
refusal-nothing-reported = Choose whom or what you want to report.
refusal-report-oneself = You cannot report yourself.
refusal-unknown-line = Nothing of the kind was said here, or it is gone.
refusal-unknown-guest = There is no such guest here.
refusal-too-many-reports = You have made { $most } reports today. Please go on tomorrow.
refusal-too-many-public-tables = As a new guest you can have { $most } public tables open at a time.
refusal-not-a-moderator = Only moderators may do that.
refusal-not-over-moderators = About moderators the owner of the house decides.
refusal-account-needed = Only somebody with an account can be a moderator.
refusal-unknown-sanction = There is no such decision, or it has been undone.
refusal-unknown-report = There is no such report, or it has been settled.
refusal-bad-days = Give a number of days.

report = Report
report-title = Report somebody
report-about = Moderators of this house look at it, with what was said around. Whom you report is not told who it was.
report-whom = Whom or what?
report-person = { $name }, in general
report-line = { $name }: “{ $text }”
report-why = Why?
report-words = What happened? (need not be said)
report-do = Report
report-done = Thank you. Somebody is going to look at it.
report-nobody = There is nobody here you could report.
report-back = Back to the table
reason-insult = Insults or threats
reason-spam = Spam or floods
reason-name = An offensive name
reason-cheating = Unfair play
reason-leaving = Leaves or stalls on purpose
reason-other = Something else

kick = Ask to go
kick-sure = { $name } could not sit down at this table again. Ask them to go?

told-title = From the moderators
told-warned = You were warned. { $words }
told-muted = You cannot chat{ $until ->
    [never] .
   *[other] {" "}until { $until }.
} { $words }
told-read = I have read it
told-banner = The moderators of this house have a word for you.

peace = Moderators
peace-reports = Reports
peace-reports-none = Nothing is reported. All is calm.
peace-report-by = { $by } reports { $about }: { $reason }
peace-quotes = What was said around
peace-table = To the table
peace-decide = Decide
peace-kind = What
peace-warned = Warn
peace-muted = Mute
peace-banned = Ban
peace-days = For how long
peace-for-good = until it is undone
peace-for-days = { $days ->
    [one] one day
   *[other] { $days } days
}
peace-words = Why; they are told
peace-do = Do it
peace-settle = Nothing to be done
peace-in-force = In force
peace-in-force-none = Nobody is warned, muted or banned.
peace-is-warned = warned
peace-is-muted = muted
peace-is-banned = banned
peace-until = until { $until }
peace-undo = Undo
peace-find = Look somebody up
peace-find-name = Name
peace-find-do = Look
peace-found-none = Nobody is called that.
peace-guest = guest
peace-account = account
peace-moderator = moderator
peace-log = What was done
peace-log-none = Nothing yet.
peace-owner = The owner of the house
peace-somebody = somebody who is forgotten
deed-warned = { $by } warned { $about }. { $words }
deed-muted = { $by } muted { $about }. { $words }
deed-banned = { $by } banned { $about }. { $words }
deed-undone = { $by } undid a decision about { $about }.
deed-settled = { $by } settled a report about { $about }.
deed-appointed = { $by } made { $about } a moderator.
deed-dismissed = { $about } is no moderator any more.

usage-admin = Keep the peace from the command line: the same as moderators do, and who is one.
usage-admin-people = Who is called NAME, with their numbers.
usage-admin-reports = What is reported and not settled, with what was said around.
usage-admin-warn = Warn a guest.
usage-admin-mute = Mute a guest.
usage-admin-ban = Ban a guest: no session, token or way back of theirs works as long as it holds.
usage-admin-undo = Take a decision back.
usage-admin-settle = Nothing more is to be done about a report.
usage-admin-moderator = Let somebody with an account be a moderator.
usage-admin-moderator-remove = They are one no longer.
usage-admin-forget = Forget a guest, as they could themselves.
usage-admin-log = What was decided and done.
usage-all-days = For so many days; without, until it is undone.
usage-all-report = The report that it is about.
usage-all-words = What they are told.

cli-admin-person = { $id }  { $name }, { $kind }, since { $day }{ $sanctions }
cli-admin-nobody = Nobody is called that.
cli-admin-calm = Nothing is reported.
cli-admin-report = report { $id }: { $by } about { $about } ({ $guest }), { $reason }, table { $table }, { $at }
cli-admin-imposed = Decision { $id }: { $name } is { $what }.
cli-admin-done = Done.
