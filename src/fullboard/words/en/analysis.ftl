# The analysis of a match.

analysis = Analysis
analysis-played = Played: { $move }. Better would have been: { $better }.
analysis-figures = { $better } instead of { $chance }: { $cost } ± { $error } percentage points
analysis-clear = clearly worse
analysis-likely = probably worse
analysis-noise = within the margin of error
analysis-about = A search looks at every decision of the match again, from what each seat could know then. That takes about a minute.
analysis-ask = Analyse
analysis-running = The match is being analysed …
analysis-waiting = The analysis is about to begin …
analysis-may-leave = You can leave this page: the analysis goes on, and will be here when you come back.
analysis-chances = Estimated chances of winning
analysis-chances-about = As a spectator, who sees nobody's hand, would judge them. They are estimates of a search, not facts.
analysis-chances-table = The chances as a table
analysis-after-line = After moment
analysis-turning-points = Turning points
analysis-turning-points-about = The decisions that cost most, each judged by what its seat could know then. ± says how much the estimate varies when the search looks again; the search itself may still be wrong.
analysis-no-cost = No decision seems to have cost anything.
analysis-noise-count = Within the margin of error: { $count }
analysis-round = Round { $number }, move { $line }
analysis-week = Week { $number }, move { $line }
analysis-line = Move { $line }
chart-round = round
chart-week = week
chart-line = moment of the match
