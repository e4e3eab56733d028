"""How fast Fullboard is, measured in one run against a C kernel, OpenSpiel and boardgame.io: `make bench`."""
