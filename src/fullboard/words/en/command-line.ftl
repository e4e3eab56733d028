# The command line and the terminal.

play-guest = Guest
play-ask = Your move (number or name; ? for help):{" "}
play-one = Only one move is possible:{" "}
play-help =
    ?  this help
    rules  the rules
    log  the story
    hint  what a search would play
    undo  take back your move
    quit  save and leave
play-saved = Saved to { $file }. Go on with: fullboard play --resume { $file }
play-done = The record is in { $file }. Look at it with: fullboard replay { $file }
play-nothing = There is nothing to take back.
play-undone = Taken back.
play-thinking = thinking …
play-unknown = There is no move “{ $text }”. Choose a number from the list, or ? for help.
analyse-chances = Estimated chances of winning, as a spectator could see them, line { $first } to { $last }
analyse-turning = Decisions that cost most, by what the seat could know then
analyse-column-line = line
analyse-column-who = who
analyse-column-chance = chance
analyse-column-cost = cost
analyse-column-sure = how sure
analyse-moves = played: { $played }; better: { $better }
analyse-clear = clear
analyse-likely = likely
analyse-noise = within the noise
analyse-none = No decision seems to have cost anything.
analyse-estimated = Estimated by a search ({ $iterations } iterations a decision); ± says how much that varies when it searches again.
command-bad-iterations = iterations ('{ $bot }': { $iterations }) are a whole number from 1 to { $most }
command-too-few-bots = an arena needs at least two different bots, not { $bots }
command-arena-too-large = { $bots } bots are more than an arena can hold ({ $most })
command-bad-line-up = { $bots } bots do not fill { $players } seats
command-plan-not-fixed = the plan has no fixed line-up: an arena plays it
command-bad-share = a share is a number between 0 and 1, not { $share }
command-results-file = the results file { $file } cannot be used: { $reason }
command-not-results = { $file } is not a results file of an arena; nothing was written to it
command-another-plan = { $file } holds another plan: its { $part } is { $found }, not { $plan }
command-bad-results = line { $line } of { $file } is not a game of this plan
command-bot-failed = the bot { $bot } failed in game { $game }: { $reason }
command-worker-lost = a worker process died; what was played until then is kept in the results file, if there is one
command-another-version = a worker runs Fullboard { $here }, not { $plan }
command-engine-missing = the engine { $engine } needs: pip install '{ $install }'
command-engine-failed = the engine { $engine } does not start: { $reason }
command-bad-plot = a picture cannot be written as { $file }; known endings: { $known }
command-plot-missing = pictures need: pip install '{ $install }'
command-plot-file = the picture { $file } cannot be written: { $reason }
command-no-folder = there is no folder for { $file }
command-not-a-leaderboard = { $file } is not a leaderboard of an arena; nothing was written to it
command-not-strengths = that file does not hold the strengths of the bots of { $game }; nothing was written to it
command-measures-nothing = the strength of a bot is measured alone among greedy ones, one a seat and with the usual options: hard,greedy,greedy,greedy
command-house-open = a house is open on the data in { $folder } already (process { $process })
command-one-process = a house on SQLite is one process: { $workers } of them need PostgreSQL, see --database
command-port-taken = somebody else listens on port { NUMBER($port, useGrouping: 0) } of { $host } already: choose another with --port
command-address-unusable = the house cannot listen on { $host }, port { NUMBER($port, useGrouping: 0) }: { $reason }
command-at-line = line { NUMBER($line, useGrouping: 0) }: { $fault }
games-key = key
games-game = game
games-players = players
games-minutes = minutes
games-bots = bots
games-problem = not on the shelf: { $what }
games-problem-key-taken = the key “{ $detail }” is taken; whoever has it keeps it
games-problem-bad-key = “{ $detail }” is no key: a key has small letters, digits and hyphens, begins with a letter and is no longer than 40
games-problem-broken = the package cannot be used: { $detail }
games-no-words = { $game }: no words in { $language }; its own sentences are shown in English
games-no-words-at-all = { $game }: no words in { $language }; its messages are shown by their names
games-words-missing = { $game }: { $many ->
    [one] one sentence is missing
   *[other] { $many } sentences are missing
} in { $language }, such as { $first }; shown in English
games-no-help = { $game }: no rules in { $language }; shown in English
games-no-help-at-all = { $game }: no rules in { $language }; the page of its rules is empty
games-rules-version = { $key }, rules version { $version }
games-for = { $least } to { $most } players, about { $minutes } minutes
games-option = option { $key }: { $choices }, by default { $default }. { $about }
games-bots-are = bots: { $bots }
games-edition = edition { $name }
games-component = component
games-value = value
games-source = where it comes from
command-bad-game-name = '{ $name }' is no name for a game: a name has small letters, digits and hyphens, begins with a letter and is no longer than 40, such as kuhn-poker
command-game-name-taken = there is a game '{ $name }' already: choose another name
command-folder-exists = { $folder } is there already, and stays as it is: choose another name, or another place with --into
new-game-made =
    { $folder } is made. It plays as it stands:
      pip install --editable '{ $folder }[test]'
      fullboard play { $key }
      cd { $folder } && pytest
simulate-done = { $game }, { $players } players: { $games } games, { $moves } moves in { $seconds } s ({ $speed } games/s, { $how })
simulate-compiled = compiled
simulate-plain = plain Python
arena-done = { $game }, { $players } players: { $games } games
arena-bot = bot
arena-rating = rating
arena-wins = wins
arena-interval = 95 % interval
arena-fair = fair
arena-fair-share = fair share
arena-mean-score = mean score
arena-games = games
arena-pace = s/move
arena-seat = seat
arena-from-to = { $low } to { $high }
arena-above = The win share of { $bot } is clearly above { $share }.
arena-below = The win share of { $bot } is clearly below { $share }.
arena-unclear = The win share of { $bot } is not clearly above or below { $share }.
arena-stopped = Stopped after { $played } of { $planned } games.
arena-stopped-kept = Stopped after { $played } of { $planned } games; they are kept in { $file }.
leaderboard-title = Leaderboard
leaderboard-about = Written by the arena: ratings are Plackett-Luce ratings, intervals hold the true share 95 times in 100.
leaderboard-again = Fullboard { $version }, rules version { $rules }. To play it again:
serve-open = The house is open: { $address }  (Ctrl-C closes it)
serve-open-to-others = For others on this network: { $address }

# Files, and what keeps a house
command-file-unusable = { $file }: { $reason }
command-file-is-folder = { $file } is a folder
command-backup-there = { $file } exists already; --force overwrites it
command-file-not-read = { $file } cannot be read: { $reason }
command-file-not-written = { $file } cannot be written: { $reason }
command-file-not-text = { $file } is not text
command-file-empty = { $file } is empty
command-not-key-and-value = '{ $given }' is not of the form key=value
command-has-an-edition = a saved match has its edition already
command-house-in-memory = a house that is kept in memory cannot be copied
command-no-house = there is no house in { $folder }
command-house-there = there is a house in { $folder } already; --force replaces it
command-database-itself = { $file } is the database itself
command-database-not-copied = { $file } cannot be copied: { $reason }
command-database-not-empty = { $tables ->
    [one] there is a table in the database; --force replaces it
   *[other] there are { $tables } tables in the database; --force replaces them
}
command-database-in-use = the house is open ({ $connections ->
    [one] one connection to its database
   *[other] { $connections } connections to its database
}): close it first
command-not-a-database-url = this is not the URL of a database
command-not-a-backup = { $file } is no backup of a house
command-backup-of-another-kind = { $file } is a backup of a house on { $kind }, and this one is on { $wanted }
command-backup-unusable = { $file } cannot be used: { $reason }
command-program-failed = { $program } failed: { $reason }
command-program-missing = { $program } is missing: it comes with PostgreSQL (apt-get install postgresql-client)
command-works-by-itself = on SQLite the house does its own work: this is for PostgreSQL, see --database
command-secret-visible = everybody on this machine can read { $what ->
    [database] the password of the database
    [metrics-token] the token of the metrics
    [smtp-url] the password of the mail server
   *[other] the secret of the provider
} on the command line: give it in { $variable }, or in a file that { $variable }_FILE names
command-proxy-unusable = { $given } is neither the address of a proxy nor a network, as in 10.0.0.7 or 10.0.0.0/24: see --proxies
command-host-unusable = { $given } is not the name of a host, as in play.example.org; several have spaces between them, or a flag each: see --allow-host
command-provider-incomplete = a provider needs --oidc-issuer, with https, and --oidc-client
command-keys-given-elsewhere = the keys are given in { $variable }: change them there, the newest last
n-tables = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}
n-lines-of-play = { $lines ->
    [one] { $lines } line of play
   *[other] { $lines } lines of play
}
backup-done = { $file }: { n-tables }, { n-lines-of-play }, { $bytes } bytes.
restore-done = The house is as it was in { $file }: { n-tables }, { n-lines-of-play }.
keys-new = A new key signs from now on, in every process that is opened from now on.
keys-dropped = { $many ->
    [0] There was no older key.
    [one] One older key is believed no longer.
   *[other] { $many } older keys are believed no longer.
}
keys-given = { $many ->
    [one] One key, given in { $variable }.
   *[other] { $many } keys, given in { $variable }; the last one signs.
}
keys-signs = key { $id }, made { $made }, signs
keys-believed = key { $id }, made { $made }, is believed
dev-again = Something has changed: the house is opened again.

# `fullboard bench`
bench-game = game: { $value }
bench-players = players: { $value }
bench-compiled = rules: { $value }
bench-games-per-second = games per second: { $value }
bench-moves-per-second = moves per second: { $value }
bench-copies-per-second = copies per second: { $value }
bench-guesses-per-second = guesses per second: { $value }

# `fullboard verify`
checked-secret = { $lines } lines, { $picks } picks: all as the secret gives them.
checked-seed = { $lines } lines, { $picks } picks: all as the seed gives them.
checked-seeded = The deals follow from a seed that whoever started the match could choose and know.
checked-commitment = Commitment: { $commitment }
checked-added = Added to the deal:
checked-seat = seat { $seat }
checked-seat-of = seat { $seat }, { $name }
checked-adds = { $who }: { $salt }
checked-nothing = nothing
checked-as-given = {" "}(as you gave it)
checked-against-itself = Only the record was checked, against itself: whoever wrote it could have made all of it up. Compare the commitment with the one you saw before the match, and look for the bytes your browser added: --commitment and --salt do so.
checked-promise = The commitment is the one you kept: the secret was settled when you saw it. That the house did not choose the deal by what was added to it is not proven until your own bytes are found (--salt).
checked-salt = Your bytes are in the deal. That the house did not choose its secret once it knew them is not proven until the commitment is compared with the one you saw before the match (--commitment).
checked-both = The commitment is the one you kept, and your bytes are in the deal. If you saw the one before you sent the other, the deal was neither changed nor chosen by the house, unless somebody who sat down after you was in league with it.
checked-format-1 = This record is of format 1, in which the house itself drew the bytes of bots and of guests without a script: by these it could have chosen among deals.
checked-not-proven = None of this proves that the house did not look at the secret, who made which move, that no other deals were dealt and dropped, or that the house's own scripts in your browser were honest.
