"""What the answers of the house say about themselves to browsers."""

HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        "form-action 'self'; base-uri 'none'; frame-ancestors 'none'; media-src 'self'"
    ),
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}

# An answer to a move is no page: there is nothing in it to run or to frame.
BRIEF = {name: HEADERS[name] for name in ("x-content-type-options", "cross-origin-resource-policy")}
