"""Engines written by hand, to measure the interpreter against, and their tests."""
