"""The revisions of the schema, oldest first; a released one is never edited."""
