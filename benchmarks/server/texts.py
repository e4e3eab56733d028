"""What the page says about how everything was measured."""

HOW = {
    "load": (
        "Compañeros with 4 players, one round. {size.tables} matches with {clients} clients are open on one server "
        "process throughout. {size.offered} moves are offered at {size.rate:g} a second (the steady rate: CPU, "
        "median, p99), then {size.whole} of the matches are played to their end as fast as they go (CPU and moves a "
        "second flat out); about {moves} moves in all, {size.warm_up} before them to warm up. Everybody takes turns, "
        "{goes} times over; the table shows medians. The delay is counted from sending a move until the *last* of "
        "its four players has it. A player who misses a step, or whose last message differs from what the server "
        "shows when asked anew, ends the run: nothing was lost. CPU is what the kernel counts for the server "
        "process, user and system time, threads included; nobody's bots play. The server has one core, the clients "
        "the others; all clients are one program over one HTTP library. Memory is what the process has grown by when "
        "all clients have come and the steady moves are made, tables and all, for each client."
    ),
    "wire": (
        "A whole match of each game, as long as its options allow, with as many greedy bots as it seats: what is "
        "sent to each seat and to an onlooker after each move, without the frames of HTTP."
    ),
    "scale": (
        "Compañeros with four viewers a table as above, fewer of them, on PostgreSQL that flushes every commit. "
        "`fullboard serve --workers N`: the viewers of a table are at whichever process took their connection. "
        "PostgreSQL's CPU is that of all its processes. Clients, web processes and PostgreSQL share all cores, so "
        "that moves a second are told, not asked for."
    ),
    "across": (
        "Two houses on one PostgreSQL, as on two machines. Four players of each table play over the API of one, an "
        "onlooker has the page of the other open; counted from sending a move until the changed text can be read "
        "there."
    ),
    "crowd": (
        "Onlookers with page streams, spread over a hundred tables, at four web processes on one PostgreSQL: sixteen "
        "for each guest, opened a few at a time. Then one move is made at each table."
    ),
    "many": (
        "SQLite, one process. The rows of one running table are written down again and again, with guests of their "
        "own. Time counts from starting the process; moves are made at ten tables with four viewers each, in both "
        "houses in turns, in the middle of all the others; the lobby shows open tables and some of one's own."
    ),
    "click": "Kilobytes on the wire for everything a page loads into an empty cache, by Chromium.",
    "parts": (
        "One table of Compañeros in one process, nothing on a wire: moves by form through the whole application, the "
        "same moves through the house alone, and what a stream does for its viewers, each timed on its own. What "
        "sockets and uvicorn take comes on top."
    ),
}

WHO = "\n".join(
    (
        "- **Fullboard, pages**: what a browser gets. Every player holds the page's event stream, as Chromium asks "
        "for it (zstd), and is sent what has changed of the table, drawn for that seat as HTML, after every move; "
        "moves are posted as the page's form. The move is on the disk, flushed, before anybody sees it.",
        "- **Fullboard, JSON API**: the same house, the same storage; every player is sent view and legal moves as "
        "JSON and draws for themselves, which is what boardgame.io's clients do; as there, nothing is compressed. "
        "Moves are posted with `Prefer: return=minimal`: as there, the stream tells what follows.",
        "- **boardgame.io, flat files**: its own server with its `FlatFile` storage, over its own socket.io protocol "
        "on WebSockets. It tells players first and stores afterwards, unflushed.",
        "- **boardgame.io, in memory**: the same with its default storage, which forgets everything with the process.",
    )
)
