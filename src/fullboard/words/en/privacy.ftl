# What the house keeps of its guests.

privacy = What the house keeps of you
privacy-kept = What is kept
privacy-name = The name you chose. Nobody asks for another one, nor for a password.
privacy-account = If you have an account: the public half of your passkeys, your mail address, what a provider calls you, and digests of your recovery codes. Nobody else is shown any of it; a mail that has been sent is not kept.
privacy-peace = What was reported about you, by you and around it, and what moderators decided: until you are forgotten.
privacy-devices = For each of your devices a random number, in a cookie and here, with how you came in and the day you were last here.
privacy-tables = The tables you set or sit at: your moves with their times, what your browser added to the deal, what you said there.
privacy-presence = When you last had a table open, so that others see who is there: for a day.
privacy-hints = Hints and records you asked for: { $minutes } minutes; the analysis of a table as long as the table.
privacy-not-kept = What is not kept
privacy-address = Your network address is counted for an hour at most, so that nobody floods the house. What is stored for that is a digest that only this house's key could make; the address itself is neither stored nor logged. A proxy in front of the house may log it.
privacy-others = Nothing is sent to others: no scripts, pictures or cookies but our own, and nobody follows you from page to page.
privacy-log = The log of the house tells of faults, without names, words, moves or cookies. The machine it runs on keeps the newest part of it for a while.
privacy-how-long = For how long
privacy-finished-days = Finished tables at which only bots or forgotten guests sat: { $days } days.
privacy-finished-stay = Finished tables stay, so that their records can be read again.
privacy-guests-days = Guests without an account who sit at no table: { $days } days after they were last here.
privacy-guests-stay = Guests stay until they ask to be forgotten.
privacy-cookies = The cookies in your browser, one for you and one for your language: a year; one for signing in: an hour.
privacy-who = Who sees it
privacy-who-table = Whoever may look at a table sees the names, the moves and what is said there; hidden cards only those who hold them, until the match is over. Then its record can be read and downloaded.
privacy-who-house = Whoever runs this house can read everything that is kept, and its backups.
privacy-forget = How to be forgotten
privacy-forget-about = Choose “Forget me” on your profile: your name, your account and everything you have said disappear everywhere in this house at once, mail on its way included, and the number in your cookie means nothing any more. The moves stay, nameless, for they are the others' matches too. Records that somebody has downloaded, and backups made before, are out of its reach.
