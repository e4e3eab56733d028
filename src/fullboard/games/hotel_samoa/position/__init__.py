"""Sets up a position of Hotel Samoa (`load`), and checks that it fits the moment it claims to be (`checks`)."""

from fullboard.games.hotel_samoa.position.load import inventory, load
from fullboard.games.hotel_samoa.position.placing import PLACING

__all__ = ["PLACING", "inventory", "load"]
