"""What every game, bot and table rests on: state, chance, record, match."""
