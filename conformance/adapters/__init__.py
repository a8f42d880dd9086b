"""Adapters that let public engines answer the protocol."""
