"""Time: clocks, who wants to be called when and by which ways, how far each guest has seen a match, and their notes."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

TIMED = sa.text("deadline IS NOT NULL")
DUE = sa.text("due IS NOT NULL")


def upgrade() -> None:
    """Go on to this revision."""
    op.add_column("tables", sa.Column("clocks", sa.JSON(none_as_null=True), nullable=True))
    op.add_column("tables", sa.Column("deadline", sa.Float(), nullable=True))
    op.create_index("ix_tables_deadline", "tables", ["deadline"], sqlite_where=TIMED, postgresql_where=TIMED)
    op.create_table(
        "habits",
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("zone", sa.String(64), nullable=False, server_default="UTC"),
        sa.Column("quiet_from", sa.Integer(), nullable=True),
        sa.Column("quiet_until", sa.Integer(), nullable=True),
        sa.Column("digest", sa.Integer(), nullable=True),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("guest", name="pk_habits"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_habits_guest"),
    )
    op.create_table(
        "holidays",
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("day", sa.String(10), nullable=False),
        sa.PrimaryKeyConstraint("guest", "day", name="pk_holidays"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_holidays_guest"),
    )
    _add_calls()
    _add_own()


def _add_calls() -> None:
    op.create_table(
        "channels",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("mark", sa.String(64), nullable=False),
        sa.Column("details", sa.JSON(), nullable=False),
        sa.Column("wants", sa.JSON(), nullable=False),
        sa.Column("home", sa.String(200), nullable=False),
        sa.Column("language", sa.String(16), nullable=False),
        sa.Column("stop", sa.String(32), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("worked", sa.Float(), nullable=True),
        sa.Column("failed", sa.Float(), nullable=True),
        sa.Column("fault", sa.String(64), nullable=True),
        sa.Column("dead", sa.Float(), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_channels"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_channels_guest"),
        sa.UniqueConstraint("stop", name="uq_channels_stop"),
        sa.UniqueConstraint("guest", "mark", name="uq_channels_mark"),
    )
    op.create_index("ix_channels_guest", "channels", ["guest"])
    op.create_table(
        "calls",
        sa.Column("id", sa.Integer(), nullable=False, autoincrement=True),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("channel", sa.String(32), nullable=False),
        sa.Column("table", sa.String(16), nullable=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("moment", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("due", sa.Float(), nullable=True),
        sa.Column("tries", sa.Integer(), nullable=False, server_default="0"),
        sa.PrimaryKeyConstraint("id", name="pk_calls"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_calls_guest"),
        sa.ForeignKeyConstraint(["channel"], ["channels.id"], name="fk_calls_channel"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_calls_table"),
        sa.UniqueConstraint("channel", "table", "kind", "moment", name="uq_calls_moment"),
    )
    op.create_index("ix_calls_guest", "calls", ["guest"])
    op.create_index("ix_calls_table", "calls", ["table"])
    op.create_index("ix_calls_due", "calls", ["due"], sqlite_where=DUE, postgresql_where=DUE)
    op.create_table(
        "vapid",
        sa.Column("id", sa.Integer(), nullable=False, autoincrement=True),
        sa.Column("key", sa.String(128), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_vapid"),
    )


def _add_own() -> None:
    op.create_table(
        "looks",
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("line", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("table", "guest", name="pk_looks"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_looks_table"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_looks_guest"),
    )
    op.create_index("ix_looks_guest", "looks", ["guest"])
    op.create_table(
        "notes",
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("table", "guest", name="pk_notes"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_notes_table"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_notes_guest"),
    )
    op.create_index("ix_notes_guest", "notes", ["guest"])
