# The lessons of Secret Number in English: `lesson-NAME-KEY` is what the lesson NAME.toml says where it names KEY.

lesson-first-round = Your first round
lesson-first-round-about = One choice, made by everybody at once.
lesson-first-round-goal = A die is rolled, and then all secretly choose a number. Whoever is alone with theirs may score.
lesson-first-round-choose = { SEAT(1) } and { SEAT(2) } have chosen; nobody sees what. They look greedy, though. Choose a number that is not the highest.
lesson-first-round-hint = Anything from 1 to 4.
lesson-first-round-not-alone = That is what everybody wants. You would not be alone.
lesson-first-round-shown = All numbers are turned up: the others were in each other's way, and you were alone. The next round begins.
