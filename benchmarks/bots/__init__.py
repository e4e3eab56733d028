"""How strong and how fast the bots are, against those of others."""
