"""The controllers, by concern. Each asks the part of the house that it concerns, and draws or encodes the answer."""
