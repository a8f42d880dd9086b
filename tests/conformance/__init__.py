"""Tests of the conformance suite: its runner, its data, its adapters."""
