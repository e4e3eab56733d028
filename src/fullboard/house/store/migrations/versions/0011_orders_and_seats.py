"""Orders in advance, several seats of one guest, and those who look over somebody's shoulder."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go on to this revision."""
    op.add_column("seats", sa.Column("called", sa.String(40), nullable=True))
    waiting = sa.text("state = 'waiting'")
    op.create_table(
        "orders",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("base", sa.Integer(), nullable=False),
        sa.Column("given", sa.JSON(), nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("reason", sa.String(32), nullable=False, server_default=""),
        sa.Column("looked", sa.Integer(), nullable=False, server_default="-1"),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("key", sa.String(64), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_orders"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_orders_table"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_orders_guest"),
        sa.UniqueConstraint("table", "guest", "key", name="uq_orders_key"),
    )
    op.create_index("ix_orders_guest", "orders", ["guest"])
    op.create_index("ix_orders_table", "orders", ["table", "seat"])
    op.create_index("ix_orders_waiting", "orders", ["table"], sqlite_where=waiting, postgresql_where=waiting)
    op.create_table(
        "shoulders",
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_shoulders"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_shoulders_table"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_shoulders_guest"),
    )
    op.create_index("ix_shoulders_guest", "shoulders", ["guest"])
    op.create_table(
        "behind",
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("gone", sa.Boolean(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("table", "guest", name="pk_behind"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_behind_table"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_behind_guest"),
    )
    op.create_index("ix_behind_guest", "behind", ["guest"])
    op.create_table(
        "whispers",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_whispers"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_whispers_table"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_whispers_guest"),
    )
    op.create_index("ix_whispers_guest", "whispers", ["guest"])
    op.create_index("ix_whispers_table", "whispers", ["table", "seat"])
