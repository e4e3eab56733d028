# Bots und die Tipps, die sie geben.

bot-random = Zufalls-Bot
bot-random-about = irgendein erlaubter Zug
bot-easy = Anfänger-Bot
bot-easy-about = spielt einfach, und jeden dritten Zug ohne hinzusehen
bot-greedy = leichter Bot
bot-greedy-about = tut, was im Augenblick am besten aussieht
bot-medium = mittlerer Bot
bot-medium-about = denkt ein wenig voraus
bot-hard = schwerer Bot
bot-hard-about = überlegt einen Moment, bis zu einer Sekunde
bot-expert = Experten-Bot
bot-expert-about = sieht sich fünfmal so viel an wie der schwere Bot
some-bot = Bot { $bot }
choose-bot = { $bot }: { $character }
hint-said-only = Dein einziger Zug: { $move }.
hint-said-best = { $move }: geschätzte Siegchance { $chance }
hint-said-instead = , statt { $chance } mit { $move }
hint-said-even = , und { $move } ist etwa genauso gut
hint-said-meanwhile = gleichzeitig { $likely } { $name }: { $move }
hint-said-then = dann { $likely } { $name }: { $move }
hint-said-you = dann du: { $move }
hint-said-probably = wahrscheinlich
hint-said-perhaps = vielleicht
hint-said-example = zum Beispiel
hint-said-pause = {"; "}
