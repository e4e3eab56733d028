"""Practice: which puzzles each guest has tried, what they no longer want to be told, and positions they have kept."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go on to this revision."""
    op.create_table(
        "puzzles",
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("puzzle", sa.String(16), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("solved", sa.Float(), nullable=True),
        sa.PrimaryKeyConstraint("guest", "game", "puzzle", name="pk_puzzles"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_puzzles_guest"),
    )
    op.create_table(
        "tips",
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("tip", sa.String(64), nullable=False),
        sa.Column("place", sa.String(40), nullable=False),
        sa.PrimaryKeyConstraint("guest", "game", "tip", name="pk_tips"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_tips_guest"),
    )
    op.create_table(
        "studies",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("position", sa.JSON(), nullable=False),
        sa.Column("comments", sa.JSON(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_studies"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_studies_guest"),
    )
    op.create_index("ix_studies_guest", "studies", ["guest"])
