"""Sun, Sea & Sand, tested from its rulebook and its rulings."""
