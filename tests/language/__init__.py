"""The expression language: its reference semantics, its errors, its documentation."""
