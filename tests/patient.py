"""httpx for the tests, with more patience than its usual five seconds, for a busy machine is no failure.

It is also without certificates, which take long to read: nothing here is encrypted.
"""

from contextlib import AbstractContextManager
from typing import Any

import httpx

PATIENCE = 60.0  # seconds
USUAL: dict[str, Any] = {"timeout": PATIENCE, "verify": False}


def get(url: str, **how: Any) -> httpx.Response:
    return httpx.get(url, **{**USUAL, **how})


def head(url: str, **how: Any) -> httpx.Response:
    return httpx.head(url, **{**USUAL, **how})


def post(url: str, **how: Any) -> httpx.Response:
    return httpx.post(url, **{**USUAL, **how})


def request(method: str, url: str, **how: Any) -> httpx.Response:
    return httpx.request(method, url, **{**USUAL, **how})


def stream(method: str, url: str, **how: Any) -> AbstractContextManager[httpx.Response]:
    return httpx.stream(method, url, **{**USUAL, **how})


def transport_to(app: Any, **how: Any) -> httpx.ASGITransport:
    """Straight into an application; httpx and Litestar have the same thing in mind and other names for its types."""
    return httpx.ASGITransport(app, **how)


def client(**how: Any) -> httpx.Client:
    return httpx.Client(**{**USUAL, **how})


def async_client(**how: Any) -> httpx.AsyncClient:
    return httpx.AsyncClient(**{**USUAL, **how})
