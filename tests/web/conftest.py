"""One house for the tests that leave it standing."""

from tests.house.standing import own_deals, server

__all__ = ["own_deals", "server"]
