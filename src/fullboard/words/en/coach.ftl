# The coach of a learning table

coach = Coach
coach-goal = { $goal }. { $more }
coach-aim = Aim:
coach-aim-none = No rule of thumb fits here: look what each move brings you, and what it leaves to the others.
coach-warns = Before a move that clearly costs much, the coach asks whether you are sure.
coach-forced = There was only one thing you could do, { $move }, so the table has done it for you. If you would rather press it yourself: Settings.
coach-dismiss = Don't say this again
coach-dismiss-all = No more coaching in this game
coach-recall = Have the coach say everything again
coach-sure-title = Are you sure?
coach-sure = This probably costs you a good deal: an estimated { $less } chance of winning, instead of { $best } with { $better }.
coach-sure-reason = Why { $better }: { $reason }
coach-look-again = Look again
coach-play-it = Play it anyway
coach-missed = Missed: { $better } would have been clearly better than { $made }.
coach-missed-reason = Missed: { $better } instead of { $made }: { $reason }
new-coach = Coach
new-coach-off = nobody is coached
new-coach-on = beginners are told what matters
new-coach-about = A coach explains new decisions and warns of costly mistakes. Only where hints are allowed.
refusal-no-coach = Nobody is coached at this table.
refusal-unknown-tip = The coach does not say anything of the kind.
