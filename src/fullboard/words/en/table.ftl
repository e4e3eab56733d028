# The page of a table.

settings = Settings
settings-about = These settings are kept in this browser.
settings-sound = Sounds: cards, dice, your turn, the end
settings-confirm = Ask before each move
settings-forced = Make a move for me when it is the only one
settings-keys = Single keys, such as H for a hint
settings-speed = How fast moves are shown
speed-calm = calmly
speed-usual = as usual
speed-quick = quickly
speed-once = all at once
notifications-allowed = Notifications are allowed.
notifications-refused = Your browser does not allow notifications here.
notifications-allow = Allow notifications when it is your turn
mute-name = Do not show what { $name } says
mute = Mute in chat
confirm-move = Make this move?
confirm-yes = Yes
confirm-not-yet = Not yet
hint = Hint
hint-about = An estimate, worked out from what you can know.
hint-why = Why
hint-play = Play it
table-waiting = Waiting for players.
thinking = thinking …
table-set-again = The table is set for another match.
table-next = To the next match
table-again = Play again
commitment-same = ✓ The commitment is the one this browser first saw.
commitment-new = This browser has not seen the commitment before.
commitment-changed = ✗ This is not the commitment this browser first saw: do not trust the deal.
table-invite = Send this page's address to those you want to play with.
log = Log
log-whole = The whole log
log-keys = Lines that are underlined lead to their rule; arrow keys go from one to the next.
players-onlookers = { $many ->
    [one] one onlooker
   *[other] { $many } onlookers
}
players-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
seat-free = free seat
your-turn = Your turn
beats-press-again = Nothing has been played yet: press once more to make this move.
connection-lost = The connection is lost; trying again …
the-table = The table
seat-come-back = Come back
seat-you = you
seat-away = not here
seat-to-move = to move
seat-sit-down = Sit down here
seat-let-bot = Let a bot play
ask-undo-yours = You have asked to take back a move.
ask-end-yours = You have asked to end the match.
ask-withdraw = Withdraw
ask-undo = { $name } would like to take back a move.
ask-end = { $name } would like to end the match.
ask-agree = Agree
ask-no = No
table-take-back = Take back
table-end = End the match
table-end-sure = End this match for good?
table-leave-to-bot = Leave to a bot
table-leave-sure = Let a bot play for you from now on? You can come back whenever you like.
table-stand-up = Stand up
table-clear = Delete the table
table-all-moves = All moves as a list
notice-left = { $name } has left the seat to a bot.
notice-slow = { $name } took too long: a simpler bot has moved.
notice-missing = { $name } was missing: a bot plays on.
notice-kicked = The host has asked { $name } to leave the table.
notice-back = { $name } is back.
chat = Chat
chat-empty = Nobody has said anything yet.
chat-looks-on = looks on
chat-say = Say something
chat-send = Send
commitment-other = This table once showed another commitment: do not trust its deal.
board-size = Size of the board
board-smaller = Smaller
board-larger = Larger
table-log-and-chat = Log and chat
table-own-components = With components of the host's own:
table-looking-on = You are looking on.
chat-needs-name = To say something, come in with a name.
commitment = Commitment
commitment-as-seen = ✓ as this browser first saw it
commitment-kept = now kept in this browser
commitment-not-as-seen = ✗ not as this browser first saw it
commitment-about = The house has chosen its secret for this deal. This is the secret's fingerprint, SHA-256, shown before anybody adds bytes of their own; when the match is over the secret is shown too, and anybody can draw everything again.
table-ended = The match was ended by consent.
table-to-move = To move: { $names }
table-your-turn = It is your turn.
table-several-to-move = { $many } players are to move.
story-undo = Move { $line } was taken back.
story-undo-lines = Moves { $lines } were taken back.
story-undo-span = { $first } to { $last }
table-from-position = This match begins in the middle of another one: its deal was not sealed, and it does not count.
table-next-waiting = Next table waiting for you
recap = What happened since your move
recap-all = What has happened
ending = The result
ending-you-win = You win!
ending-you-win-by = You win by { $points } { $points ->
    [one] point
   *[other] points
}!
ending-you-share = You share the win with { $names }.
ending-place = Your place: { $place } of { $players }.
ending-place-behind = Your place: { $place } of { $players }, { $points } { $points ->
    [one] point
   *[other] points
} behind { $names }.
ending-lead-changed = The lead changed hands { $times ->
    [one] once
   *[other] { $times } times
}.
ending-lead-kept = { $who ->
    [you] You were ahead from first to last.
   *[other] { $name } was ahead from first to last.
}
ending-decided = { $who ->
    [you] Then you took it for good.
   *[other] { $name } then took it for good.
}
ending-turning = The turning point was a move by { $name }: { $move }. Better would have been: { $better }.
ending-adapted = For an even match, { $names } { $many ->
    [one] played
   *[other] each played
} at the level “{ $level }”.
ending-source = { $who ->
    [you] What brought you most: { $source }, { $many }.
   *[other] What brought { $name } most: { $source }, { $many }.
}
ending-sources = Where everybody's points came from
ending-start = at the start
ending-rest = otherwise
ending-picture = The result as a picture
ending-picture-save = Save the picture
ending-see = See that moment
ending-final-table = The final table
fair-deal = Fair deal
copy-link = Copy the link
share = Share
waiting-invites = { $name } invites you to a match of { $game }.
waiting-invited = You are invited to a match of { $game }.
waiting-all-kept = The seats that are still free are kept for others. You may look on, and sit down if one is given back.
waiting-code = QR code with the address of this table
waiting-bot = Let a bot sit here
seat-let-bot-when = Once they have been away for three minutes

## Rules, keys and explanations
rules-search = Search the rules
rules-nothing = Nothing of that in the rules.
rules-icons = Key to the icons
rules-keys = Keys
rule-behind = The rule
settings-explain = Explain what I point at or hold
keys-moves = the first to the ninth possible move on the board: chosen and explained; once more, and it is made
keys-arrows = walk through a hand or a row
keys-hurry = while moves are being shown: hurry; what you press is only chosen
keys-end = pass, or end the turn
keys-undo = take back
keys-hint = a hint
keys-rule = the rule behind what is selected
keys-log = log and chat
keys-zen = only the board
keys-zoom = a larger or smaller board, and as large as fits
keys-rules = the rules, and these keys
theme = Appearance
theme-system = same as this device
theme-light = light
theme-dark = dark
zen = Show only the board
zen-end = Show everything
