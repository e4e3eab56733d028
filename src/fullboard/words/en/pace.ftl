# Pace: how long people may think, and what their clocks say.

pace = Pace
pace-live = Live
pace-live-move = Live · { $move } a move
pace-live-bank = Live · { $bank } each + { $move } a move
pace-live-bank-only = Live · { $bank } each
pace-days = Over several days · { $days ->
    [one] { $days } day
   *[other] { $days } days
} a move
pace-weekends = weekends off
pace-about = Live, people sit down together; over several days, everybody moves when they find the time, and is called when it is their turn.
pace-none = live, no clock
new-weekends = Weekends
new-weekends-on = count, in matches over several days
new-weekends-off = off: clocks stand still
new-holidays = Holidays
new-holidays-usual = 14 days a year, in matches over several days
new-holidays-none = none
new-holidays-days = { $days } days a year
new-holidays-about = On days that somebody has taken off, their clock stands still.
new-late = When time runs out
new-late-bot = a bot makes the move, the next time it takes the seat
new-late-end = the match ends
duration-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
duration-hours = { $hours } h
duration-minutes = { $minutes } min
duration-minutes-seconds = { $minutes } min { $seconds } s
duration-seconds = { $seconds } s
clocks = Clocks
clock-low = { $left } left to move.
clock-give = More time for { $name }
clock-holidays = Holidays here: { $days } a year for each player.
notice-late = { $name } ran out of time: a bot makes this move.
notice-timeout = { $name } ran out of time again: a bot plays on.
notice-ended = { $name } ran out of time: the match has ended.
refusal-clock-decides = Nobody has to be here at this pace: the clock decides.
refusal-no-clock-running = There is no clock of theirs running.
refusal-time-from-others = More time is for others to give.
refusal-time-enough = They have been given plenty already.
refusal-unknown-zone = There is no such time zone.
refusal-bad-pace = A pace is “live”, “live 60”, “live 600+20” or “days 2”.
refusal-bad-holidays = In matches over several days there may be up to { $most } days off in a year.
refusal-bad-days-off = Days off are given as dates, from today on and a year ahead at most.
refusal-too-many-holidays = That is more than { $most } days off in one year.
times-download = Record with times
