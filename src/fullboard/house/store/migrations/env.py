"""What Alembic runs: the revisions on the connection it was given, or written out as SQL for a dialect."""

from typing import Any

from alembic import context

from fullboard.house.store import schema

shared: dict[str, Any] = {"target_metadata": schema.metadata, "render_as_batch": True, "transactional_ddl": True}

if context.is_offline_mode():
    context.configure(dialect_name=context.config.attributes["dialect"], literal_binds=True, **shared)
else:
    context.configure(connection=context.config.attributes["connection"], **shared)

with context.begin_transaction():
    context.run_migrations()
