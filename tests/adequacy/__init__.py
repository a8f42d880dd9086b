"""Tests of `belot adequacy`."""
