# What can be wrong with the components of any game.

edition-bad-toml = line { $line } is not valid TOML
edition-bad-encoding = line { $line } is not UTF-8 text
edition-edition-too-large = it is larger than { $most } bytes
edition-edition-twice = there is an edition already
edition-unknown-edition = there is no edition { $edition }; there are: { $known }
edition-edition-name-taken = the name { $edition } is taken: give it another one
edition-no-own-editions = this game is played with its own components only
edition-bad-name = a name has letters, digits and hyphens only, 40 at most
edition-not-a-table = a table is expected here
edition-not-a-list = a list is expected here
edition-not-plain-data = there are values in it that are neither text nor plain numbers
edition-out-of-range = a whole number from { $least } to { $most } is expected here
edition-value-out-of-range = whole numbers from { $least } to { $most } are expected here
edition-fault-at = { $path }: { $fault }
