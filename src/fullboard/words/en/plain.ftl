# What a view shows, for games that draw no board; `seats`: something for each seat.

view-phase = phase
view-round = round
view-rounds = rounds
view-points = points
    .seats = one each
view-scores = scores
    .seats = one each
view-hand = your hand
view-choice = your choice
view-chosen = has chosen
    .seats = one each
view-shown = shown last
    .seats = one each
view-die = die
plain-named = { $name }: { $value }
