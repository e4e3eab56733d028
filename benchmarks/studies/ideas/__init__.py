"""Ideas from the literature that the search does not use, and what they would be worth: run `ideas` as a module."""
