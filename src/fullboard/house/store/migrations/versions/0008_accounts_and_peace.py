"""Accounts and the peace: what guests prove themselves with, mail to be sent, reports, and what came of them."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go on to this revision."""
    op.add_column("sessions", sa.Column("way", sa.String(12), nullable=False, server_default="name"))
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), nullable=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("key", sa.LargeBinary(), nullable=False),
        sa.Column("count", sa.BigInteger(), nullable=False),
        sa.Column("transports", sa.JSON(), nullable=False),
        sa.Column("label", sa.String(40), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.Column("used", sa.Float(), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_passkeys"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_passkeys_guest"),
    )
    op.create_index("ix_passkeys_guest", "passkeys", ["guest"])
    op.create_table(
        "addresses",
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.Column("fault", sa.String(40), nullable=True),
        sa.PrimaryKeyConstraint("address", name="pk_addresses"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_addresses_guest"),
    )
    op.create_index("ix_addresses_guest", "addresses", ["guest"])
    op.create_table(
        "identities",
        sa.Column("issuer", sa.String(255), nullable=False),
        sa.Column("subject", sa.String(255), nullable=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("issuer", "subject", name="pk_identities"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_identities_guest"),
    )
    op.create_index("ix_identities_guest", "identities", ["guest"])
    op.create_table(
        "recoveries",
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("digest", name="pk_recoveries"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_recoveries_guest"),
    )
    op.create_index("ix_recoveries_guest", "recoveries", ["guest"])
    op.create_table(
        "proofs",
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("browser", sa.String(64), nullable=False),
        sa.Column("guest", sa.String(32), nullable=True),
        sa.Column("given", sa.JSON(), nullable=False),
        sa.Column("expires", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("digest", name="pk_proofs"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_proofs_guest"),
    )
    op.create_index("ix_proofs_browser", "proofs", ["browser"])
    op.create_index("ix_proofs_expires", "proofs", ["expires"])
    op.create_index("ix_proofs_guest", "proofs", ["guest"])
    op.create_table(
        "mails",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("guest", sa.String(32), nullable=True),
        sa.Column("recipient", sa.String(254), nullable=False),
        sa.Column("subject", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("headers", sa.JSON(), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("due", sa.Float(), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False, server_default="0"),
        sa.PrimaryKeyConstraint("id", name="pk_mails"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_mails_guest"),
    )
    op.create_index("ix_mails_due", "mails", ["due"])
    op.create_index("ix_mails_guest", "mails", ["guest"])
    op.create_index("ix_mails_recipient", "mails", ["recipient"])
    op.create_table(
        "moderators",
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("guest", name="pk_moderators"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_moderators_guest"),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), nullable=False, autoincrement=True),
        sa.Column("by", sa.String(32), nullable=False),
        sa.Column("about", sa.String(32), nullable=False),
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("line", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("reason", sa.String(16), nullable=False),
        sa.Column("words", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("settled", sa.Float(), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
        sa.ForeignKeyConstraint(["by"], ["guests.id"], name="fk_reports_by"),
        sa.ForeignKeyConstraint(["about"], ["guests.id"], name="fk_reports_about"),
        sa.UniqueConstraint("by", "about", "table", "line", name="uq_reports_by"),
    )
    op.create_index("ix_reports_about", "reports", ["about"])
    op.create_index("ix_reports_by", "reports", ["by"])
    op.create_index("ix_reports_settled", "reports", ["settled"])
    op.create_table(
        "quotes",
        sa.Column("report", sa.Integer(), nullable=False),
        sa.Column("line", sa.Integer(), nullable=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("report", "line", name="pk_quotes"),
        sa.ForeignKeyConstraint(["report"], ["reports.id"], name="fk_quotes_report"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_quotes_guest"),
    )
    op.create_index("ix_quotes_guest", "quotes", ["guest"])
    op.create_table(
        "sanctions",
        sa.Column("id", sa.Integer(), nullable=False, autoincrement=True),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("words", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("until", sa.Float(), nullable=True),
        sa.Column("undone", sa.Float(), nullable=True),
        sa.Column("read", sa.Float(), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_sanctions"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_sanctions_guest"),
    )
    op.create_index("ix_sanctions_guest", "sanctions", ["guest"])
    op.create_table(
        "deeds",
        sa.Column("id", sa.Integer(), nullable=False, autoincrement=True),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("by", sa.String(32), nullable=False),
        sa.Column("what", sa.String(16), nullable=False),
        sa.Column("about", sa.String(32), nullable=False),
        sa.Column("report", sa.Integer(), nullable=True),
        sa.Column("sanction", sa.Integer(), nullable=True),
        sa.Column("words", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_deeds"),
    )
    op.create_index("ix_deeds_about", "deeds", ["about"])
    op.create_table(
        "kicks",
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("table", "guest", name="pk_kicks"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_kicks_guest"),
    )
    op.create_index("ix_kicks_guest", "kicks", ["guest"])
