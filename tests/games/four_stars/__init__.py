"""The tests of 4 Étoiles."""
