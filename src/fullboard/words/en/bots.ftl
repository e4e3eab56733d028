# Bots, and the hints they give.

bot-random = random bot
bot-random-about = any legal move
bot-easy = beginner bot
bot-easy-about = plays simply, and one move in three without looking
bot-greedy = easy bot
bot-greedy-about = does what looks best at once
bot-medium = medium bot
bot-medium-about = looks ahead a little
bot-hard = hard bot
bot-hard-about = thinks for a moment, up to a second
bot-expert = expert bot
bot-expert-about = looks at five times as much as the hard bot
some-bot = { $bot } bot
choose-bot = { $bot }: { $character }
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
