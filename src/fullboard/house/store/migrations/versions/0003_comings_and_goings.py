"""Comings and goings: who has left a seat to a bot, and who is back."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go on to this revision."""
    op.create_table(
        "goings",
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("what", sa.String(8), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("table", "guest", name="pk_goings"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_goings_table"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_goings_guest"),
    )
