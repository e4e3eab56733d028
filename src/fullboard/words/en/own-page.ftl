# Pages of people: one's own matches and how one plays, and what one shows of it.

own-more = More of yours
own-games = Games
own-last-matches = Last matches
own-all-matches = All matches
own-older = Older matches
own-newest = The latest
own-no-matches = No match has been finished yet.
own-matches-of = Matches of { $name }
own-page-of = { $name }'s page
own-plays = { $name } plays { $game }
own-you-play = How you play { $game }
own-statistics = statistics
own-matches-wins = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}, { $wins ->
    [0] none won
   *[other] { $wins } won
}
own-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
own-won-by = ahead by { $points }
own-behind = { $points } behind
own-left = left to a bot
own-mean-length = { $minutes ->
    [one] a minute each on average
   *[other] { $minutes } minutes each on average
}
own-players = { $players } players
own-place-times = place { $place }: { $times ->
    [one] once
   *[other] { $times } times
}
own-places = Places
own-places-about = How often you came first, second and so on; the fullest colour is first.
own-points = Where points come from
own-moves = Favourite moves
own-a-match = On average a match
own-feats = Best so far
own-against = Against whom
own-opponent = Opponent
own-matches = Matches
own-ahead = Ahead
own-level = Level
own-behind-short = Behind
feat-best-score = Highest score: { $points }.
feat-widest-win = Widest win: { $points } ahead.
feat-longest-run = { $wins } wins in a row.
feat-strongest-bot = Strongest bot beaten: { $bot }.
feat-all-numbers = Has won with every number of players.
feat-won-with = Has won with { $numbers } players.

own-shown = What others see
own-shown-about = Nobody sees your page unless you want it. Whoever has played with you always sees the matches you had together.
own-shown-public = A page that everybody can open
own-shown-public-about = With your name, and what you choose below. Matches that are still running are never shown there.
own-shown-there = On that page
own-shown-matches = Finished matches
own-shown-statistics = Statistics
own-shown-ratings = Ratings
own-shown-listed = On leaderboards
own-shown-listed-about = By name, once ten of your rated matches have counted.
own-shown-keep = Keep it so
own-shown-kept = Kept: from now on others see this.
own-shown-look = Look at your page
own-take-along = Download results, ratings and friends
person-yours = This is your page, as everybody sees it.
person-yours-hidden = Nobody else sees this page.
person-between = You and { $name }
person-together = Your matches with { $name }
person-shows-nothing = { $name } shows nothing else here.
person-namesakes = { $many } people of that name have a page.
refusal-unknown-person = There is nobody here by that name, or they do not show themselves.

privacy-results = How your finished matches ended, with the kinds of moves you made and where your points came from; for rated matches your rating after each of them.
privacy-friends = Your friends, those you follow, mute or block, invitations that wait, and what you want others to see of you.
privacy-who-people = A page of yours is seen by others only as far as you choose. Whoever has played with you sees the matches you had together; nobody is told whom you mute or block. Rated matches put your name on leaderboards, unless you do not want it.
privacy-forget-people = Your friends, invitations and what you show go with it; results and ratings of matches stay, nameless.
