"""Second thoughts: what was agreed about hints, and analyses of matches that are over."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go on to this revision."""
    op.create_table(
        "agreements",
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("hints", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("table", name="pk_agreements"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_agreements_table"),
    )
    op.create_table(
        "analyses",
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("method", sa.Integer(), nullable=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("asked", sa.Float(), nullable=False),
        sa.Column("result", sa.JSON(), nullable=True),
        sa.Column("finished", sa.Float(), nullable=True),
        sa.PrimaryKeyConstraint("table", "rules", "method", name="pk_analyses"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_analyses_table"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_analyses_guest"),
    )
    op.create_index("ix_analyses_guest", "analyses", ["guest"])
