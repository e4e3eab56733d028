# Les bots, et leurs indices.

bot-random = bot au hasard
bot-random-about = n'importe quel coup permis
bot-easy = bot débutant
bot-easy-about = joue simplement, et un coup sur trois sans regarder
bot-greedy = bot facile
bot-greedy-about = fait ce qui paraît le mieux sur le moment
bot-medium = bot moyen
bot-medium-about = voit un peu plus loin
bot-hard = bot difficile
bot-hard-about = réfléchit un instant, jusqu'à une seconde
bot-expert = bot expert
bot-expert-about = examine cinq fois plus que le bot difficile
some-bot = bot { $bot }
choose-bot = { $bot } : { $character }
hint-said-only = Votre seul coup : { $move }.
hint-said-best = { $move } : environ { $chance } de chances de gagner
hint-said-instead = , contre { $chance } avec { $move }
hint-said-even = , et { $move } vaut à peu près autant
hint-said-meanwhile = en même temps, { $likely }, { $name } : { $move }
hint-said-then = puis, { $likely }, { $name } : { $move }
hint-said-you = puis vous : { $move }
hint-said-probably = sans doute
hint-said-perhaps = peut-être
hint-said-example = par exemple
hint-said-pause = {" ; "}
