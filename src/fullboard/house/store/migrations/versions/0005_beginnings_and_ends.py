"""What a match begins with, if it does not begin with a set-up; and who has won it."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go on to this revision."""
    op.add_column("tables", sa.Column("position", sa.JSON(none_as_null=True), nullable=True))
    op.add_column("tables", sa.Column("winners", sa.Integer(), nullable=True))
