"""What several requests of the JSON API may say beside their bodies."""

from typing import Annotated

from litestar.params import HeaderParameter, QueryParameter

MINIMAL = "return=minimal"  # what a header "Prefer" asks for (RFC 7240)
LONGEST_KEY = 64
Prefer = Annotated[str | None, HeaderParameter(name="Prefer", description=f"`{MINIMAL}`, or nothing")]
Key = Annotated[
    str | None,
    HeaderParameter(
        name="Idempotency-Key",
        max_length=LONGEST_KEY,
        description="Whatever one likes: a request that is sent again under the same key is not carried out again",
    ),
]
OwnSeat = Annotated[
    int | None, QueryParameter(description="One of several seats of one's own; whoever has one need not say which")
]
