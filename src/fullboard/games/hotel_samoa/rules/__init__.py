"""The rules of Hotel Samoa, one module for each part of the rulebook, put together in `state`.

`board` is what lies on the table; then come `arrival` (phases 1 and 2), `prices` (phase 3) with `recall`,
`construction` (phase 4), `welcome` (phase 5) and `payment` (phase 6 and the end).
"""

from fullboard.games.hotel_samoa.rules.state import HotelSamoa, HotelSamoaState

__all__ = ["HotelSamoa", "HotelSamoaState"]
