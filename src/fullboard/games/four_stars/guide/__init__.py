"""What search knows about 4 Étoiles: `guide`, who wins from where (`odds`), and a taste for moves (`taste`)."""

from fullboard.games.four_stars.guide.guide import FourStarsGuide

__all__ = ["FourStarsGuide"]
