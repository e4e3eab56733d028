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
bot-expert-about = prüft bis zu fünfmal so viele Möglichkeiten wie der schwere Bot
bot-champion = Meister-Bot
bot-champion-about = überlegt so lange wie der schwere Bot und macht mehr daraus
bot-adapts = passt sich dir an
bot-adapts-about = sucht ein ausgeglichenes Spiel, nach deinen letzten Ergebnissen bei diesem Spiel; wer neu ist, trifft auf den Anfänger-Bot
bot-adapted = { $bot }: { $level }
some-bot = Bot { $bot }
choose-bot = { $bot }: { $character }
level-strength = { $tenths ->
    [0] Gewinnt fast nie
    [10] Gewinnt fast immer
   *[other] Gewinnt etwa { $share } der Partien
} { $rivals ->
    [1] gegen einen leichten Bot
    [2] zu dritt gegen zwei leichte Bots
    [3] zu viert gegen drei leichte Bots
    [4] zu fünft gegen vier leichte Bots
   *[other] zu sechst gegen fünf leichte Bots
}
level-measured = { $share } von { $games } Partien (95-%-Intervall: { $low } bis { $high })
level-measure = An ihm werden die anderen gemessen: Unter { $players } seinesgleichen gewinnt jeder 1 von { $players } Partien
levels = Die Bots und wie stark sie sind
levels-choose = Gegner
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
