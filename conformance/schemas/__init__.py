"""JSON Schemas of fixtures, protocol messages and reports."""
