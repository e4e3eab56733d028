# Lobby, new table, replay and the other pages of the house.

page-of-game = { $what }: { $game }
replay = Replay
to-the-table = To the table
skip-to-content = Skip to content
skip-to-board = Skip to the board
choose-language = Language: { $language }
house = House
guest = Guest
guest-number = Guest { $number }
mark-rulebook = rulebook
mark-list = published list
mark-reconstructed = reconstructed
components = Components
components-about = Every printed value is marked: rulebook (stated there), published list (taken from one), or reconstructed (ours, easy to replace).
components-edition = Edition { $name }
components-differ = Edition { $name }: what differs from { $first }
components-component = Component
components-value = Value
components-mark = Mark
rules = Rules
close = Close
back-to-lobby = Back to the lobby
back-to-page = Back
new-table = New table
help-components = What is printed on the pieces, and where we know it from
help-rulings = What we play where the rulebook is silent: { $many } { $many ->
    [one] ruling
   *[other] rulings
}
rulings = Rulings
rulings-in-english = The rulings are written in English only.
record-download = Download the record
chat-download = Record with the chat
lobby-your-tables = Your tables
lobby-unfinished = unfinished
lobby-more-tables = { $many ->
    [one] { $many } more table
   *[other] { $many } more tables
}
lobby-title = A house of board games
lobby-welcome = Open day and night. Sit down with friends, or with bots that play well; everything is included.
lobby-shelf = The shelf
lobby-shelf-about = “Play now” seats you with bots at once; at a new table you choose who plays.
lobby-players = { $least }–{ $most } players
lobby-players-exactly = { $players } players
lobby-minutes = { $minutes } minutes
lobby-play-now = Play now
lobby-last-matches = Your last matches
watch-title = Watch a record
me = Your profile
me-device = Another device
me-device-about = A code brings your name and your tables to another device.
me-code-made = Type this code on the other device within ten minutes; it works once:
me-code-make = Make a code
me-code-have = I have a code
me-code = Code
come-in = Come in
me-sessions = Where you are known
me-sessions-many = You are known on { $devices } devices.
me-sessions-one = You are known on this device only.
me-sessions-end = On this one only, from now on
me-leave-sure = Without a code from another device you cannot come back as yourself. Leave?
me-leave-account-sure = Leave on this device? You can come back by what your account lists.
me-leave = Leave on this device
me-forget = Be forgotten
me-forget-about = Your name and everything you have said disappear everywhere. The moves stay, nameless; where you are playing, a bot takes your seat for good.
me-forget-sure = Forget your name and everything you have said, everywhere?
me-forget-do = Forget me
name-ask = What shall we call you?
name-keep = Keep this name
new-components-refused = These components cannot be used. { $what }
players = Players
new-seats = Seats
new-open-seat = open for a person
new-hints = Hints during play
new-hints-alone = allowed if only one person plays
new-hints-allowed = allowed
new-hints-not-allowed = not allowed
new-memory = Memory
new-memory-usual = as at a real table if several people play
new-memory-faithful = as at a real table: the log forgets
new-memory-aided = aided: the log remembers
new-memory-about = What everybody sees for a moment at a real table, such as cards taken or money received, is shown until the next trick or round only, or stays in the log.
new-components = Components of your own
new-components-file = A TOML file, at most { $size } KiB
new-components-about = All that is printed on the pieces; begin with a copy of what is in the box.
new-more = More settings
new-listed = Show it in the lobby; otherwise only those with the link find it.
new-set = Open the table
open-tables = Open tables
open-tables-sit-down = Sit down
open-tables-none = No table is waiting for players just now.
replay-back = Back
replay-forward = Forward
replay-seen-by = Seen by
replay-spectator = a spectator
replay-show = Show
watch-about = Bring the record of a match, from this house or another. It is replayed by the rules, shown to whoever has the link, and gone after an hour.
watch-file = Record file, at most 1 MiB
watch-do = Watch it
cannot-be-done = This cannot be done: { $code }.
replay-moment = Moment
replay-beginning = The table is set.
replay-first = To the beginning
replay-last = To the end
replay-play = ▶ Play
replay-pause = ❚❚ Pause
replay-speed = Speed
replay-next-mistake = Next mistake
replay-advice = { $name }'s move here: { $move }. Better would have been: { $better }.
replay-look-through = See it as { $name } did
replay-copy = Copy the link to this moment
copied = Copied ✓
play-on = Play on from here
play-on-about = A new table begins with exactly this position. Whatever is drawn from here on is drawn anew and is not sealed, and the match does not count.
play-on-do = Play on
seat = Seat { $number }
yes = yes
no = no
history = Your matches
history-game = Game
history-place = Place { $place } of { $players }
history-ended = Ended early
history-minutes = { $minutes } min
new-instead = The table is set anew, with a new deal: whoever sits there already is asked to sit down again.
waiting-change = Change seats and options
waiting-anew = The host has set this table anew.
waiting-anew-go = To the new table
page-unknown-game = There is no such game in this house.
lobby-playing = Being played now:
lobby-playing-many = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}, { $people ->
    [one] { $people } person
   *[other] { $people } people
}
