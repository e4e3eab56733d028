# Lessons: their page, and what can be wrong with their files.

lessons = Lessons
lessons-learn = Learn it
lessons-progress = { $done } of { $many } done
lessons-about = A few minutes each, at a real table with the real rules. Nobody is watching, and nothing can go wrong.
lessons-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
lessons-done = done
lessons-begun = begun
lessons-first-match = Play a first match
lessons-first-match-about = A few beginners are waiting. They take their time, and they lose with good grace.
lessons-first-match-ask = Anything at the table that you do not know: keep your finger on it (or the mouse), and it introduces itself.
lesson-step = Step { $step } of { $steps }
lesson-on = Go on
lesson-back = Back
lesson-again = From the beginning
lesson-hint = A hint
lesson-show = Show me
lesson-shown = What you are looking for is lit up.
lesson-tried = You tried: { $move }.
lesson-not-that = The rules allow it, but this lesson is after something else.
lesson-not-it = Not quite. Look again.
lesson-finished = That is all for this lesson. Well done!
lesson-next = Next: { $title }
lesson-read-first = Read on first: it will be said when it is your move.
lesson-over-here = The lesson ends here. Another one goes on.
lesson-answer-first = Answer the question first.
lesson-happened = Meanwhile: { $what }
lesson-meanwhile = What happened meanwhile
privacy-lessons = Which lessons you have taken, and how far you came.
lesson-check-good = { $file }: a good lesson, { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}, in { $languages }
games-lesson-bad = { $game }: the lesson { $file } is left out: { $what }
command-no-game-here = { $file } lies in the lessons of no game that is installed: say which one with --game
teach-bad-name = the name of a lesson's file has small letters, digits and hyphens, and ends in .toml
teach-too-long = this is longer than any lesson
teach-bad-encoding = this is not UTF-8 text
teach-bad-toml = this is not valid TOML
teach-unknown-key = { $path } is not part of a lesson; known here: { $known }
teach-not-a-table = { $path } should be a table
teach-not-a-list = { $path } should be a list
teach-not-text = { $path } should be text
teach-out-of-range = { $path } should be a whole number within its bounds
teach-no-steps = a lesson has 1 to 60 steps
teach-one-beginning = a lesson begins with one of these, and with one only: begin, position or record
teach-bad-beginning = no match begins like that: { $reason }
teach-nothing-said = { $path } says nothing and leaves nothing to do
teach-one-task-a-step = { $path } has more than one thing to do: expect, brings or answers
teach-nothing-to-do = { $path } has no place in a step of this kind
teach-right-not-offered = { $path } is not among the answers
teach-bad-key = { $path } should be the key of a message: small letters, digits and hyphens
teach-bad-anchor = { $path } should be an anchor: #id, .class, or a move
teach-bad-notation = { $path } should be a move in its notation
teach-bad-place = { $path } should be a place in the view, such as hands.0
teach-one-check = { $path } should check one thing: { $known }
teach-bad-move-line = { $path } should read “seat move”, with “| v/n …” for what is drawn
teach-bad-picks = { $path } should list what is drawn, as v/n
teach-bad-json = { $path } is neither a table nor valid JSON
teach-bad-position = this position cannot exist ({ $path }): { $reason }
teach-bad-record = this record cannot be replayed: { $reason }
teach-another-game = the record is one of { $game }
teach-no-such-line = the record has no such line; its last one is { $last }
teach-bad-seat = there is no seat { $seat }
teach-learners-seat = { $path }: this is the learner's own seat
teach-not-to-move = { $path } expects a move, but it is not the learner's turn
teach-illegal-move = { $path } cannot be played here: { $reason }
teach-nothing-brings-it = no move there is brings this about
teach-wrong-never-met = nobody can ever be given this answer: no wrong try fits { $pattern }
teach-dead-end = { $path } cannot be done by those who came here another way
teach-not-expected = { $path } does not expect this
teach-does-not-hold = { $path } is not so: { $at } is { $found }
teach-no-words = the message { $message } is missing in { $language }: it belongs in lessons/{ $language }.ftl in the game's folder
lesson-check-untranslated = Not translated yet: { $languages } have the sentences of { $file } as they are
teach-bad-ftl = this is no valid Fluent: { $reason }
teach-no-language = the lesson has no sentences in { $language }: they belong in { $wanted } beside it
teach-no-text = the message { $message } is missing in { $language }: it belongs in { $wanted }
teach-unsayable = the message { $message } cannot be said: it asks for something that a lesson does not have
teach-file-unusable = the file cannot be read: { $reason }
teach-no-anchor = { $anchor } is not drawn at this step
refusal-unknown-lesson = There is no such lesson.
