"""What others know a guest by, whatever the name: it can be shown to everybody, and proves nothing."""

import hashlib

LENGTH = 16


def mark_of(guest: str) -> str:
    """What others recognise a guest by, in chat and on pages, without being who they are."""
    return hashlib.sha256(f"chat {guest}".encode()).hexdigest()[:LENGTH]
