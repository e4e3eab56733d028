"""The bus of a house that is one process."""

from fullboard.house.bus.bus import Bus, News


class LocalBus(Bus):
    """Tells everybody at once."""

    def publish(self, news: News) -> None:
        """Tell everybody."""
        self.hear((news,))

    async def open(self) -> None:
        """Nobody else has to be reached."""

    async def close(self) -> None:
        """Nothing is held."""
