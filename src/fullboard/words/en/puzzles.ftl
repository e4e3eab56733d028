# Puzzles: positions with one move that is clearly best

puzzles = Puzzles
puzzle = Puzzle
puzzles-about = Positions from bots' matches in which one move is clearly better than all others. You see what your seat may see.
puzzles-strangers = Tell us a name, and we count how many you solve in a row.
puzzles-today = Today's puzzles
puzzles-today-one = Today's puzzle
puzzles-all = All puzzles
puzzles-of = { $game } ({ $many })
puzzles-solved = { $many ->
    [one] { $many } puzzle solved.
   *[other] { $many } puzzles solved.
}
puzzles-row = { $many } at the first try in a row, { $best } at best.
puzzles-days = { $days ->
    [one] { $days } day in a row.
   *[other] { $days } days in a row.
}
puzzles-solved-one = solved
puzzles-tried-one = not solved yet
puzzles-new-one = new
puzzle-title = Puzzle, level { $level }
puzzle-level = Level { $level } of 5
puzzle-number = Puzzle { $number }
puzzle-task = Which move is best here?
puzzle-and-now = And now?
puzzle-right = Right: { $move }.
puzzle-not-best = The rules allow it, but something else is clearly better. Look again.
puzzle-solved = That is the solution.
puzzle-solved-at-once = Solved at the first try!
puzzle-show = Show the solution
puzzle-next = Next puzzle
puzzle-analysis = What the search thinks
puzzle-estimated = Estimated chances of winning the match, each move looked at alone, several times.
puzzle-bots = Weaker bots found the solution in { $share } of 100 tries.
puzzle-why = Better than { $other }: { $reason }
puzzle-why-later = Better than { $other }, though it takes time to pay: { $move } wins an estimated { $best } of matches, the other { $less }.
puzzle-proof-wins = And proven: after it you win, whatever lies hidden, is drawn or played. No other move can say that.
puzzle-proof-only = And proven: every other move loses, whatever lies hidden, is drawn or played.
puzzles-rating = Your rating in puzzles: { NUMBER($points, useGrouping: 0) } (give or take { $error }).
puzzles-rating-later = { $many ->
    [one] { $many } more puzzle, and you get a rating.
   *[other] { $many } more puzzles, and you get a rating.
}
puzzle-rating = The puzzle is rated { NUMBER($points, useGrouping: 0) }.
privacy-puzzles = Which puzzles you have tried and solved, what you have told the coach to keep to itself, and the positions you have kept.
refusal-unknown-puzzle = There is no such puzzle.

puzzles-mined = { $many } puzzles from { $matches } matches, by level: { $levels }; kept in { $file }
puzzles-checked = { $game }: a search ten times as long agrees with { $agree } of { $drawn } puzzles
puzzles-disagree = it would not play '{ $move }' in puzzle { $puzzle }
puzzles-proven = { $game }: { $proven } of { $many } puzzles are proven
command-no-puzzles = there are no puzzles here
command-bad-puzzle = this is no puzzle
command-puzzles-format = this file of puzzles has another format than { $known }
command-puzzles-another-game = these are puzzles of { $game }
command-puzzles-other-rules = these puzzles were made for version { $rules } of the rules, not { $version }
command-puzzles-mined-otherwise = this file was begun with seed { NUMBER($seed, useGrouping: 0) } and { NUMBER($iterations, useGrouping: 0) } iterations: say the same, or choose another file
command-puzzle-twice = puzzle { $puzzle } is there twice
command-puzzle-not-to-move = puzzle { $puzzle }: it is not that seat's turn
command-puzzle-illegal-move = puzzle { $puzzle }: the rules refuse its solution ({ $reason })
command-puzzle-bad-position = puzzle { $puzzle }: there is no such position ({ $reason })
command-puzzle-not-proven = puzzle { $puzzle }: what it calls proven cannot be proven
command-puzzles-drop-where = say with --file which file puzzles are to be taken out of
