"""What search knows about Hotel Samoa: `guide`, and what hotels and price cards will bring (`prospects`)."""

from fullboard.games.hotel_samoa.guide.guide import HotelSamoaGuide

__all__ = ["HotelSamoaGuide"]
