"""What search knows about Compañeros: `guide`, and who wins from where when all hands are known (`prospects`)."""

from fullboard.games.companeros.guide.guide import CompanerosGuide

__all__ = ["CompanerosGuide"]
