# Bots und die Tipps, die sie geben.

bot-random = Zufalls-Bot
bot-random-about = irgendein erlaubter Zug
bot-easy = Anfänger-Bot
bot-easy-about = spielt wie der leichte Bot, übersieht aber oft das Beste
bot-greedy = leichter Bot
bot-greedy-about = tut, was im Augenblick am besten aussieht
bot-medium = mittlerer Bot
bot-medium-about = denkt ein wenig voraus
bot-hard = schwerer Bot
bot-hard-about = überlegt einen Moment, bis zu einer Sekunde
bot-expert = Experten-Bot
bot-expert-about = sieht sich fünfmal so viel an wie der schwere Bot
bot-champion = Meister-Bot
bot-champion-about = überlegt so lange wie der schwere Bot und macht mehr daraus
bot-adapts = passt sich dir an
bot-adapts-about = will ein ausgeglichenes Spiel, nach deinen letzten Ergebnissen bei diesem Spiel; am Anfang ist er der Anfänger-Bot
bot-adapted = { $bot }: { $level }
some-bot = Bot { $bot }
choose-bot = { $bot }: { $character }
level-strength = { $tenths ->
    [0] Gewinnt fast nie
    [10] Gewinnt fast immer
   *[other] Gewinnt etwa { $tenths } von 10 Partien
} gegen { $rivals ->
    [1] einen leichten Bot
    [2] zwei leichte Bots
    [3] drei leichte Bots
    [4] vier leichte Bots
   *[other] fünf leichte Bots
}
level-measured = { $share } von { $games } Partien (95-%-Intervall: { $low } bis { $high })
level-measure = Das Maß der anderen: unter seinesgleichen gewinnt er 1 von { $players } Partien
levels = Die Bots und wie stark sie sind
levels-choose = Gegner wählen
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
