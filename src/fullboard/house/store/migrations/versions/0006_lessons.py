"""Lessons: how far each guest has come with them."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go on to this revision."""
    op.create_table(
        "lessons",
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("lesson", sa.String(64), nullable=False),
        sa.Column("past", sa.JSON(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("finished", sa.Float(), nullable=True),
        sa.PrimaryKeyConstraint("guest", "game", "lesson", name="pk_lessons"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_lessons_guest"),
    )
