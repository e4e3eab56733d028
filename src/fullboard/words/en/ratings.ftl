# Ratings by choice.

rated = rated
ratings = Ratings
ratings-figure = { $points } ± { $margin }
ratings-provisional = provisional
ratings-matches = { $matches ->
    [one] { $matches } rated match
   *[other] { $matches } rated matches
}
ratings-pace = { $pace ->
    [live] live
    [days] over several days
   *[other] { $pace }
}
ratings-paces = Pace
ratings-at-pace = Rating, { ratings-pace }
ratings-history = The rating, match after match
ratings-history-about = { $points } after { ratings-matches }; the band is the standard deviation.
ratings-about = Only rated tables count. Everybody begins with 1000; bots play in the same list, so that one can see what a figure means. A rating is provisional for the first { $matches } matches, and only then listed: by what somebody is worth at least.
ratings-bot = bot
leaderboard = Leaderboard
leaderboards = Leaderboards
leaderboards-none = No rated match has ended yet. Whoever sets a table chooses whether it is rated.
leaderboard-none = Nobody has played enough rated matches yet.
new-rated = Rated
new-rated-no = not rated
new-rated-yes = rated: the result counts
new-rated-about = If it is rated, there are no hints and no coach, and a move that has shown something cannot be taken back. Whoever leaves comes last. The players' names appear on the leaderboard.
ratings-recomputed = { $matches ->
    [one] { $matches } rated match
   *[other] { $matches } rated matches
} counted again; figures that were different before: { $changed }.
ratings-busy = Somebody is counting rated matches just now: try again in a moment.
refusal-rated-no-help = A rated table has neither hints nor a coach.
refusal-rated-no-position = A table that begins with a position is never rated.
refusal-rated-own-components = A rated table is played with the components that are in the box.
refusal-rated-needs-people = A rated table needs at least one person.
refusal-rated-own-devices = At a rated table, everybody plays at a device of their own.
refusal-rated-no-undo = At a rated table nothing that was seen is taken back.
usage-ratings = Ratings of people and bots.
usage-ratings-recompute =
    Compute all ratings again from the results of rated matches.

    The same results give the same figures; whatever is stored otherwise is put right. The house may be open.
