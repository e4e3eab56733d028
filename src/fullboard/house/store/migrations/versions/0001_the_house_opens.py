"""The house opens: guests, tables, seats, lines, chat and one-time codes."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go on to this revision."""
    op.create_table(
        "guests",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(40), nullable=True),
        sa.Column("token", sa.String(64), nullable=True),
        sa.Column("created", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_guests"),
        sa.UniqueConstraint("token", name="uq_guests_token"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("secret", sa.LargeBinary(32), nullable=False),
        sa.Column("heading", sa.Text(), nullable=True),
        sa.Column("ending", sa.Text(), nullable=True),
        sa.Column("rematch", sa.String(16), nullable=True),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("touched", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.ForeignKeyConstraint(["host"], ["guests.id"], name="fk_tables_host"),
    )
    op.create_index("ix_tables_status_touched", "tables", ["status", "touched"])
    op.create_table(
        "seats",
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("guest", sa.String(32), nullable=True),
        sa.Column("bot", sa.String(64), nullable=True),
        sa.Column("away", sa.Boolean(), nullable=False),
        sa.Column("salt", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_seats_table"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_seats_guest"),
    )
    op.create_index("ix_seats_guest", "seats", ["guest"])
    op.create_table(
        "lines",
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("table", "number", name="pk_lines"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_lines_table"),
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer(), nullable=False, autoincrement=True),
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_chat"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_chat_table"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_chat_guest"),
    )
    op.create_index("ix_chat_table", "chat", ["table"])
    op.create_index("ix_chat_guest", "chat", ["guest"])
    op.create_table(
        "codes",
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("expires", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("digest", name="pk_codes"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_codes_guest"),
    )
