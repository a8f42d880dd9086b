"""The interpreter against the second implementation in tests/reference, question by question."""
