# What `--help` says: `usage-COMMAND` is what a command does, `usage-COMMAND-OPTION` what an option of it is for, and
# `usage-all-OPTION` what an option is for in every command that has it.

usage-heading = Usage:
usage-options = Options:
usage-commands = Commands:
usage-default = default: { $value }
usage-variable = env var: { $name }
usage-required = required

usage-all-help = Show this message and exit.
usage-all-version = Show the version and exit.
usage-all-lang = The language of the words.
usage-all-option = An option of the game.
usage-all-edition = Other components: an edition by its name, or a TOML file of your own.
usage-all-json = Plain data as one JSON object.
usage-all-players = Seats at the table.
usage-all-seed = The same seed gives the same results.
usage-all-jobs = Processes to use.
usage-all-data = Where the house keeps its data.
usage-all-database = The URL of a database, instead of SQLite in the data folder.
usage-all-database-file = A file that holds the URL of the database.
usage-all-pace = Seconds per watched turn among bots.
usage-all-places = How many bots think at a time; as many as there are cores.
usage-all-log-level = What is worth a line in the log.
usage-all-log-format = How lines are written.
usage-all-host = The address to listen on.
usage-all-port = The port to listen on.

usage-main = Fullboard: a house of board games with hidden information. Without a command, the house opens.

usage-serve = Open the house: whoever has the address can sit down and play.
usage-serve-workers = Web processes; several need PostgreSQL.
usage-serve-work = Whether bots think here; elsewhere, `fullboard work` does it.
usage-serve-allow-host = A name the house is reached by, besides its address.
usage-serve-rate = Requests a second per address.
usage-serve-connections = Connections per address; 0: any number.
usage-serve-behind-proxy = Believe a proxy about whom it speaks for.
usage-serve-proxies = Addresses and networks that a proxy speaks from.
usage-serve-https = The house is reached by https: cookies are sent by that only.
usage-serve-keep-finished = Days that finished tables without people are kept; 0: for ever.
usage-serve-keep-guests = Days that guests without tables are kept; 0: for ever.
usage-serve-metrics-token = Whoever sends it may read /metrics; without, only this machine may.
usage-serve-metrics-token-file = A file that holds that token.

usage-work = Think for the bots of a house on PostgreSQL, and do what its guests ask for; any number of machines may.

usage-dev = Open the house from its sources, on SQLite.

usage-games = List the installed games, or show one GAME with its components.

usage-play = Play GAME in the terminal against bots.
usage-play-players = Seats at the table, yours included.
usage-play-bots = Your opponents, separated by commas, repeated in turn.
usage-play-seat = Your seat, from 0; a random one by default.
usage-play-seed = For a deal that can be repeated.
usage-play-name = What you are called.
usage-play-resume = Go on with a saved match.
usage-play-save = Where the record goes.
usage-play-pace = Seconds per bot move.

usage-simulate = Let bots play many games of GAME; seats rotate so that no bot profits from its chair.
usage-simulate-bots = Names, separated by commas, repeated in turn.
usage-simulate-games = How many games.
usage-simulate-out = Write the records of all games into a file.

usage-arena =
    Let bots play each other at GAME in balanced line-ups, and rate them.

    Every bot sits in every seat equally often; one that is named twice takes twice the seats.
usage-arena-bots = Names, separated by commas; hard@200 thinks 200 iterations a move.
usage-arena-games = How many games at most.
usage-arena-iterations = Iterations a move for bots without a count of their own.
usage-arena-jobs = Games played at once.
usage-arena-engine = Where to play.
usage-arena-results = Keep every game in this file and continue it.
usage-arena-until-clear = Stop when the first bot's win share clears this.
usage-arena-plot = Draw ratings and win shares (.svg, .png or .pdf).
usage-arena-leaderboard = Put the standings into this page (Markdown).
usage-arena-strengths = Put the strength of one bot among greedy ones into this file (JSON).

usage-replay = Tell the match recorded in FILE.
usage-replay-seat = As that seat saw it; as a spectator by default.
usage-replay-at = Show the table after that line.
usage-replay-step = Wait for Enter after every line and show the table.

usage-verify =
    Check that every deal in a record FILE follows from its sealed secret, or from its seed.

    With the commitment and the bytes that you kept from before a match, this proves that the deal was neither changed nor chosen by the house, unless somebody who sat down after you was in league with it. Without them the record is only checked against itself.

    It does not prove that the house did not look, who made which move, that no other deals were dealt and dropped, or that the house's own scripts in your browser were honest.
usage-verify-commitment = What the table showed before the match.
usage-verify-salt = What your browser added to the deal; may be given several times.

usage-analyse = Analyse the finished match recorded in FILE: chances, and the decisions that cost most.
usage-analyse-iterations = How long a decision is looked at.
usage-analyse-seat = Judge this seat's decisions only; may be repeated.

usage-features = Show the numbers that say what one seat of GAME may know: names, places, ranges and meanings.
usage-features-players = Seats at the table; as few as can be if not given.
usage-features-table = Only what the table shows now, without perfect recall.
usage-features-each = Every entry by its name.

usage-bench = Measure random playouts, copies and guesses of GAME.
usage-bench-players = Seats at the table; the game's fourth or largest number by default.
usage-bench-seconds = Time per figure.

usage-backup =
    Copy the house's database to FILE, consistently, while the house is open and people are playing.

    `fullboard restore FILE` goes back to it. Guests, tables, records and signing keys are all in there: keep it safe.
usage-backup-force = Overwrite FILE.

usage-restore =
    Put FILE, which `fullboard backup` wrote, in the place of the house's database. The house has to be closed.

    FILE is looked through first; whatever is wrong with it, nothing is replaced. An older backup is brought up to date.
usage-restore-force = Replace everything that is in the database now.

usage-keys =
    List the keys of the house; `fullboard keys rotate` makes a new one, which signs from then on.

    Older keys are believed until they are dropped. Processes that are open learn of it when they are restarted.
usage-keys-drop-old = Believe the newest key only: whoever has a cookie of another is out.

usage-new-game =
    Make a folder NAME with a small game that plays, to be turned into your own.

    A name has small letters, digits and hyphens, such as kuhn-poker.
usage-new-game-into = Where the new folder is made; the current one otherwise.

usage-lesson = Lessons of a game: files that anybody can write.

usage-lesson-check = Teach the lessons of FILES from beginning to end; say what is wrong with them, and at which line.
usage-lesson-check-game = The game a lesson belongs to; by default the one whose folder it lies in, or whose position it begins with.
usage-lesson-record = Make a lesson's skeleton from the record in FILE: its moves as steps, its remarks (lines with #) as words.
usage-lesson-record-seat = The learner's seat.
usage-lesson-record-from = The line after which it begins.
usage-lesson-record-to = The last line of it; by default the end of the record.
usage-lesson-record-name = What the lesson is called; by default as FILE is.
usage-lesson-record-into = Where it is written.

usage-puzzles = Puzzles: positions of bots' matches in which one move is clearly best.

usage-puzzles-mine = Look through bots' matches of GAME until there are enough puzzles; broken off, it goes on where it was.
usage-puzzles-mine-wanted = How many puzzles.
usage-puzzles-mine-file = Where they are kept; by default GAME.jsonl.
usage-puzzles-mine-iterations = How long a decision is looked at; by default half as long as hard does.
usage-puzzles-mine-proven = Look only for what can be proven, at the ends of matches, which is quick.

usage-puzzles-check = Play the puzzles of GAME by the rules, and let a search of ten times the length solve some of them.
usage-puzzles-check-file = Another file than the game's own.
usage-puzzles-check-many = How many are drawn.
usage-puzzles-check-least = How many must agree; by default all but one.
usage-puzzles-check-drop = Take those it would solve otherwise out of the file.

usage-puzzles-prove = Go through all that can happen in the puzzles of GAME, where that can be done; with a file, write down what is proven.
usage-puzzles-prove-file = The file to read and write; without it the game's own is only read.
