"""Any number of processes: revisions, sessions, notices, commitments, jobs, leases, keys, and who is there.

What a guest's cookie stood for was the guest; it is a session of that name now, so that everybody is known again.
"""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

OWED = sa.text("owed <> 0")


def upgrade() -> None:
    """Go on to this revision."""
    _widen()
    _add()
    if not op.get_context().as_sql:
        _carry_over(op.get_bind())
    for table in ("agreements", "analyses", "goings"):
        op.drop_table(table)


def _widen() -> None:
    with op.batch_alter_table("guests") as guests:
        guests.add_column(sa.Column("seen", sa.Float(), nullable=False, server_default="0"))
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("settings", sa.JSON(), nullable=False, server_default="{}"))
        for name in ("revision", "talk"):
            tables.add_column(sa.Column(name, sa.Integer(), nullable=False, server_default="0"))
        tables.add_column(sa.Column("ask", sa.JSON(none_as_null=True), nullable=True))
        for name in ("rules", "actors", "owed", "people"):
            tables.add_column(sa.Column(name, sa.Integer(), nullable=False, server_default="0"))
        tables.add_column(sa.Column("watched", sa.Float(), nullable=False, server_default="0"))
        tables.add_column(sa.Column("expiring", sa.Float(), nullable=True))
        tables.add_column(sa.Column("key", sa.String(64), nullable=True))
        tables.create_unique_constraint("uq_tables_key", ["host", "key"])
    op.create_index("ix_tables_host", "tables", ["host"])
    op.create_index("ix_tables_owed", "tables", ["people", "touched"], sqlite_where=OWED, postgresql_where=OWED)
    with op.batch_alter_table("lines") as lines:
        lines.add_column(sa.Column("key", sa.String(64), nullable=True))
        lines.create_unique_constraint("uq_lines_key", ["table", "key"])
    with op.batch_alter_table("chat") as chat:
        chat.add_column(sa.Column("key", sa.String(64), nullable=True))
        chat.create_unique_constraint("uq_chat_key", ["table", "guest", "key"])


def _add() -> None:
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_sessions"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_sessions_guest"),
    )
    op.create_index("ix_sessions_guest", "sessions", ["guest"])
    op.create_table(
        "notices",
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("guest", sa.String(32), nullable=True),
        sa.Column("what", sa.String(8), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_notices"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_notices_table"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_notices_guest"),
    )
    op.create_index("ix_notices_guest", "notices", ["guest"])
    op.create_table(
        "presence",
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("table", "guest", name="pk_presence"),
    )
    op.create_index("ix_presence_guest", "presence", ["guest"])
    op.create_table(
        "commitments",
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("secret", sa.LargeBinary(32), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("commitment", name="pk_commitments"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_commitments_guest"),
    )
    op.create_index("ix_commitments_guest", "commitments", ["guest"])
    _add_work()


def _add_work() -> None:
    op.create_table(
        "jobs",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("subject", sa.String(80), nullable=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("given", sa.LargeBinary(), nullable=False),
        sa.Column("asked", sa.Float(), nullable=False),
        sa.Column("done", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("total", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("result", sa.LargeBinary(), nullable=True),
        sa.Column("fault", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("finished", sa.Float(), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_jobs"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_jobs_guest"),
        sa.UniqueConstraint("kind", "subject", name="uq_jobs_subject"),
    )
    op.create_index("ix_jobs_guest", "jobs", ["guest"])
    op.create_index("ix_jobs_finished_asked", "jobs", ["finished", "asked"])
    op.create_table(
        "frames",
        sa.Column("job", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("job", "number", name="pk_frames"),
        sa.ForeignKeyConstraint(["job"], ["jobs.id"], name="fk_frames_job"),
    )
    op.create_table(
        "leases",
        sa.Column("subject", sa.String(96), nullable=False),
        sa.Column("revision", sa.BigInteger(), nullable=False),
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False, server_default="1"),
        sa.PrimaryKeyConstraint("subject", name="pk_leases"),
    )
    op.create_table(
        "workers",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("games", sa.JSON(), nullable=False),
        sa.Column("version", sa.String(32), nullable=False),
        sa.Column("alive", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_workers"),
    )
    op.create_table(
        "house",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("alive", sa.Float(), nullable=False),
        sa.Column("uptime", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_house"),
    )
    op.create_table(
        "keys",
        sa.Column("id", sa.Integer(), nullable=False, autoincrement=True),
        sa.Column("key", sa.String(128), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_keys"),
    )


def _carry_over(connection: sa.Connection) -> None:
    """What was stored elsewhere, or was only known by the running house."""

    def run(statement: str, **values: Any) -> Any:
        return connection.execute(sa.text(statement), values)

    run("UPDATE guests SET seen = created")
    run("INSERT INTO sessions (id, guest, created, seen) SELECT id, id, created, created FROM guests")
    for row in run('SELECT "table", hints FROM agreements').all():
        run(
            "UPDATE tables SET settings = :settings WHERE id = :id",
            id=row[0],
            settings=json.dumps({"hints": bool(row[1])}),
        )
    run(
        'INSERT INTO notices ("table", seat, guest, what, at) '
        'SELECT goings."table", seats.seat, goings.guest, what, at '
        'FROM goings JOIN seats ON seats."table" = goings."table" AND seats.guest = goings.guest'
    )
    run(
        'UPDATE tables SET touched = COALESCE((SELECT max(at) FROM lines WHERE lines."table" = tables.id), touched) '
        "WHERE status = 'running'"
    )
    run(
        'UPDATE tables SET people = (SELECT count(*) FROM seats WHERE seats."table" = tables.id '
        "AND guest IS NOT NULL AND (bot IS NULL OR NOT away))"
    )
    run('UPDATE tables SET talk = (SELECT count(*) FROM chat WHERE chat."table" = tables.id)')
    run("UPDATE tables SET owed = 1 WHERE status = 'running'")  # whoever looks sees whose turn it is
    at = 0
    for row in run('SELECT a.*, t.game FROM analyses a JOIN tables t ON t.id = a."table"').mappings().all():
        if row["finished"] is None:
            continue  # whoever wants it asks again
        result = row["result"] if isinstance(row["result"], str) else json.dumps(row["result"])
        at += 1
        run(
            "INSERT INTO jobs (id, kind, subject, guest, game, given, asked, done, total, result, finished) VALUES "
            "(:id, 'analysis', :subject, :guest, :game, :given, :asked, 0, 0, :result, :finished)",
            id=f"{at:032x}",
            subject=f"{row['table']}/{row['rules']}/{row['method']}",
            guest=row["guest"],
            game=row["game"],
            given=b"",
            asked=row["asked"],
            result=result.encode(),
            finished=row["finished"],
        )
