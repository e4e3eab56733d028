"""Training nets: matches by a teacher and by the nets themselves, learning from them, and a gate (extra `train`)."""
