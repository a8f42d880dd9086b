"""Hides in code what cannot be decided from small numbers: one variable for each condition and each number."""

from __future__ import annotations

import ast
import copy
from typing import Final

POINTS: Final = ("card_points", "declared", "total")


class Veil(ast.NodeTransformer):
    """Puts a variable in the place of every condition that cannot be decided, and of every number halved or rounded."""

    def __init__(self) -> None:
        self.known: dict[str, str] = {}

    def over(self, code: ast.expr) -> ast.expr:
        made = self.visit(copy.deepcopy(code))
        assert isinstance(made, ast.expr)
        return made

    def visit_Compare(self, node: ast.Compare) -> ast.expr:
        points = [name for name in names(node) if name.startswith(POINTS)]
        if _halved(node) or any(isinstance(part, ast.NamedExpr) for part in ast.walk(node)):
            return self._hidden(node, "either")
        if not points or (len(points) == len(names(node)) and _two_totals(node)):
            return node
        return self._hidden(node, "either")

    def visit_BinOp(self, node: ast.BinOp) -> ast.expr:
        if isinstance(node.op, ast.FloorDiv) and names(node):
            return self._hidden(node, "half")
        self.generic_visit(node)
        return node

    def _hidden(self, node: ast.expr, word: str) -> ast.expr:
        name = self.known.setdefault(ast.dump(node), f"{word}_{len(self.known)}")
        return ast.Name(name, ast.Load())


def names(code: ast.expr) -> list[str]:
    return [part.id for part in ast.walk(code) if isinstance(part, ast.Name)]


def _halved(code: ast.expr) -> bool:
    return any(
        isinstance(node, ast.BinOp) and isinstance(node.op, ast.FloorDiv) and bool(names(node))
        for node in ast.walk(code)
    )


def _two_totals(node: ast.Compare) -> bool:
    sides = (node.left, *node.comparators)
    return len(sides) == 2 and all(isinstance(side, ast.Name) and side.id.startswith("total") for side in sides)
