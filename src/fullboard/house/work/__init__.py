"""Everything that takes long: bots' turns, hints, analyses, and records that guests bring along."""
