# Les bots, et leurs indices.

bot-random = bot au hasard
bot-random-about = n'importe quel coup permis
bot-easy = bot débutant
bot-easy-about = joue comme le bot facile, mais passe souvent à côté du meilleur
bot-greedy = bot facile
bot-greedy-about = fait ce qui paraît le mieux sur le moment
bot-medium = bot moyen
bot-medium-about = voit un peu plus loin
bot-hard = bot difficile
bot-hard-about = réfléchit un instant, jusqu'à une seconde
bot-expert = bot expert
bot-expert-about = examine jusqu'à cinq fois plus de possibilités que le bot difficile
bot-champion = bot champion
bot-champion-about = réfléchit aussi longtemps que le bot difficile, et en tire davantage
bot-adapts = s'adapte à vous
bot-adapts-about = vise une partie équilibrée, d'après vos derniers résultats à ce jeu ; les nouveaux venus rencontrent le bot débutant
bot-adapted = { $bot } : { $level }
some-bot = bot { $bot }
choose-bot = { $bot } : { $character }
level-strength = { $tenths ->
    [0] Ne gagne presque jamais
    [10] Gagne presque toujours
   *[other] Gagne environ { $share } des parties
} { $rivals ->
    [1] contre un bot facile
    [2] à trois joueurs, contre deux bots faciles
    [3] à quatre joueurs, contre trois bots faciles
    [4] à cinq joueurs, contre quatre bots faciles
   *[other] à six joueurs, contre cinq bots faciles
}
level-measured = { $share } de { $games } parties (intervalle à 95 % : { $low } à { $high })
level-measure = Les autres se mesurent à lui : entre { $players } bots de sa force, chacun gagne 1 partie sur { $players }
levels = Les bots, et leur force
levels-choose = Adversaires
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
