"""The web house: pages, live streams and the JSON API; it knows no game by name."""
