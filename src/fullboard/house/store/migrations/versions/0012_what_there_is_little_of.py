"""What there is little of for one network, counted by all processes together."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go on to this revision."""
    op.create_table(
        "scarce",
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("used", sa.Integer(), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_scarce"),
    )
    op.create_index("ix_scarce_until", "scarce", ["until"])
