from fullboard.core.bot import Bot
class Greedy(Bot): pass
