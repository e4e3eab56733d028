"""The store: transactions, reads, and the revisions of the schema, on SQLite or PostgreSQL."""

from fullboard.house.store.engine import sqlite_url
from fullboard.house.store.store import Store

__all__ = ["Store", "sqlite_url"]
