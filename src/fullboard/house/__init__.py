"""The house: guests, tables and seats, and matches as logs that are stored before they are shown."""
