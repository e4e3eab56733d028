"""What can go wrong in a batch or an environment: a stable code, and a sentence that says what to do about it."""

from fullboard.core.errors import FullboardError
from fullboard.words import sentence
from fullboard.words.files import SOURCE


class ResearchError(FullboardError):
    """An error that says a whole sentence."""

    def sentence(self) -> str:
        return sentence(SOURCE, f"research-{self.code}", self.parameters) or super().sentence()


class BadAction(ResearchError):
    """Actions that cannot be made; nothing has changed."""


class BadBatch(ResearchError):
    """A batch or an environment that cannot be made, or is closed."""
