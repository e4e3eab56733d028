# Bots, and the hints they give.

bot-random = random bot
bot-random-about = any legal move
bot-easy = beginner bot
bot-easy-about = plays like the easy bot, but often overlooks the best of it
bot-greedy = easy bot
bot-greedy-about = does what looks best at once
bot-medium = medium bot
bot-medium-about = looks ahead a little
bot-hard = hard bot
bot-hard-about = thinks for a moment, up to a second
bot-expert = expert bot
bot-expert-about = examines up to five times as many possibilities as the hard bot
bot-champion = champion bot
bot-champion-about = thinks as long as the hard bot, and makes more of it
bot-adapts = adapts to you
bot-adapts-about = aims at an even match, by your last results at this game; newcomers meet the beginner bot
bot-adapted = { $bot }: { $level }
some-bot = { $bot } bot
choose-bot = { $bot }: { $character }
level-strength = { $tenths ->
    [0] Hardly ever wins
    [10] Nearly always wins
   *[other] Wins about { $share } of
} { $rivals ->
    [1] matches against one easy bot
    [2] three-player matches against easy bots
    [3] four-player matches against easy bots
    [4] five-player matches against easy bots
   *[other] six-player matches against easy bots
}
level-measured = { $share } of { $games } matches (95% interval: { $low } to { $high })
level-measure = The others are measured against it: among { $players } of its kind, each wins 1 match in { $players }
levels = The bots, and how strong they are
levels-choose = Opponents
hint-said-only = Your only move: { $move }.
hint-said-best = { $move }: an estimated { $chance } chance of winning
hint-said-instead = , instead of { $chance } with { $move }
hint-said-even = , and { $move } is about as good
hint-said-meanwhile = meanwhile { $name }, { $likely }: { $move }
hint-said-then = then { $name }, { $likely }: { $move }
hint-said-you = then you: { $move }
hint-said-probably = probably
hint-said-perhaps = perhaps
hint-said-example = for example
hint-said-pause = {"; "}
