# The words of Secret Number in English. Another language is another file beside this one.

title = Secret Number
tagline = All choose a number at once, and only whoever is alone with theirs scores.

## Numbers of things, for the sentences below
n-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

## Options of a table
option-rounds = Rounds
option-rounds-about = How many rounds are played.

## Moves: $first is the word after the verb
move-choose = choose { $first }

## Whose turn it is, by the phase of the view
status-choose = The others are choosing.
status-choose-you = Choose a number.

## The page
label-you = you
label-round = Round { $round } of { $rounds }
label-die = The die shows { $die }
label-points = { n-points }
label-chosen = has chosen
label-shown = showed { $number }
label-choice = You have chosen { $number }.

## The log
story-roll = Round { $round }: the die shows { $die }.
story-choose = { SEAT($seat) } secretly chooses { $number }.
story-chosen = { SEAT($seat) } has chosen.
story-score = { SEAT($seat) } is alone with { $number }: { $number } × { $die } = { n-points }.
story-none = { SEAT($seat) } is not alone with { $number }.
story-win = { SEAT($seat) } wins with { n-points }.
story-share = { SEAT($seats) } share the win with { n-points }.
