"""The standings of an arena as rows of a table, and as a page to show: the leaderboard."""

import json
from functools import partial
from pathlib import Path

from fullboard.bots.arena import Outcome
from fullboard.bots.arena.figures import BotFigures
from fullboard.bots.errors import ArenaError
from fullboard.words import translator
from fullboard.words.language import number, percent_to_a_tenth

COLUMNS = ("bot", "rating", "wins", "interval", "fair", "mean-score", "games", "pace")
MARK = "<!-- fullboard arena: {game}, {players} -->"  # where the part of a game and a number of players begins
ANY_MARK = "<!-- fullboard arena: "


def cells(row: BotFigures, lang: str) -> list[str]:
    """The figures of one bot, a cell for each of the columns."""
    share = partial(percent_to_a_tenth, language=lang)
    return [
        row.bot,
        f"{number(row.rating.value, lang, 1)} ± {number(row.rating.high - row.rating.value, lang, 1)}",
        share(row.win_share.value),
        translator(lang)("arena-from-to", low=share(row.win_share.low), high=share(row.win_share.high)),
        share(row.fair_share),
        number(row.mean_score, lang, 2),
        number(row.games, lang),
        f"{row.seconds_per_move:.2g}",
    ]


def check_leaderboard(file: Path) -> None:
    """Raise ArenaError if a file is there that is no leaderboard; better before the games than after."""
    if file.exists() and ANY_MARK not in file.read_text("utf-8", errors="replace"):
        raise ArenaError("not-a-leaderboard", file=str(file))


def write_leaderboard(outcome: Outcome, file: Path, lang: str) -> None:
    """Put the standings into the page, in place of those of the same game with as many players."""
    check_leaderboard(file)
    _ = translator(lang)
    page = file.read_text("utf-8") if file.exists() else f"# {_('leaderboard-title')}\n\n{_('leaderboard-about')}\n\n"
    head, *parts = page.split(ANY_MARK)
    mine = _part(outcome, lang)
    name = mine.partition("\n")[0]
    kept = [f"{ANY_MARK}{part}" for part in parts if not f"{ANY_MARK}{part}".startswith(f"{name}\n")]
    file.write_text(head + "\n".join(part.rstrip() + "\n" for part in sorted([*kept, mine])), "utf-8")


def _part(outcome: Outcome, lang: str) -> str:
    """One arena: who stands where, and how to play it again."""
    _ = translator(lang)
    plan = outcome.plan
    played = number(outcome.games, lang)
    rows = [[_(f"arena-{column}") for column in COLUMNS], ["---", *["---:"] * (len(COLUMNS) - 1)]]
    rows += [cells(row, lang) for row in outcome.standings]
    options = "".join(f" --option {key}={json.dumps(value).strip(chr(34))}" for key, value in plan.options.items())
    asked = f"{plan.game} --players {plan.players} --bots {','.join(plan.bots)} --games {outcome.games}"
    return "\n".join(
        [
            MARK.format(game=plan.game, players=plan.players),
            f"## {_('arena-done', game=plan.game, players=plan.players, games=played)}",
            "",
            *(f"| {' | '.join(row)} |" for row in rows),
            "",
            _("leaderboard-again", version=plan.fullboard, rules=plan.rules),
            "",
            f"    fullboard arena {asked} --seed {plan.seed}{options}",
            "",
        ]
    )
