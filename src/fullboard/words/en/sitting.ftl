# Other ways to sit: several people at one device, the table on a television, and over somebody's shoulder.

hotseat = Several people at this device
hotseat-another = Somebody else at this device:
hotseat-about = You hand the device round; hands are covered between turns.
hotseat-hand-to = Hand the device to { $name }.
hotseat-i-am = I am { $name }: show my hand
hotseat-wait = Others are to move.
hotseat-look = Or have a look as:
hotseat-hand-of = This is the hand of { $name }.
hotseat-cover = Cover it
screen-open = Show it on a television
screen-scan = Scan this with your telephone and sit down.
screen-hands = Your hand is on your telephone.
behind = Looking over your shoulder
behind-talk = Looking over a shoulder
behind-about = Whoever has your link sees what you see and can talk to you; they cannot move, and say nothing to the others. Everybody is told how many they are.
behind-invite = Invite somebody to look over your shoulder
behind-invitation = Send this link to whoever may see your hand. It is shown this once:
behind-dismiss = Send everybody away
behind-dismiss-sure = Nobody shall look over your shoulder any more?
behind-many = { $many ->
    [one] One person looks over the shoulder of { $name }
   *[other] { $many } people look over the shoulder of { $name }
}
behind-you-look = You look over the shoulder of { $name }.
behind-go = Stop looking
behind-invited = { $name } invites you to look over their shoulder.
behind-invited-about = You see what { $name } sees and can talk to them, but to nobody else at the table, and you cannot move. For this match you stay behind this seat.
behind-come = Look over { $name }’s shoulder
behind-say = Whisper something
behind-whispers = What is said behind this seat
refusal-which-seat = You have several seats here: say which one.
refusal-sit-down-first = Sit down yourself first.
refusal-looks-behind = You only look over a shoulder.
refusal-not-behind = That is between a player and those behind them.
refusal-unknown-invitation = This invitation is not valid, or no longer.
refusal-sits-here = You sit at this table yourself.
refusal-looked-elsewhere = You have looked over another shoulder at this table.
refusal-too-many-behind = { $most } people look over that shoulder already.
refusal-behind-says-nothing = Whoever looks over a shoulder says nothing to the table.
privacy-sitting = The names of those who share your device at a table; whom you let look over your shoulder, and what is said there: as long as the table.
