"""Greets before it answers."""

from toy import serve

print("Welcome to the toy engine!", flush=True)
serve()
