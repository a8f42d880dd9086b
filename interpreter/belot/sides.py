"""Generated code over sides: what the names of the score, the match and the claim are.

A side is known when code is generated, as a role: in the score 0 are the takers, then the other sides in playing order; in
the match a role is simply the number of the side. So `total(defenders)` becomes a sum of local variables.
"""

import ast
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from belot.compiler import emit, load, total_of
from belot.nodes import Name, Node
from belot.vocabulary import Context


def variable(name: str, role: int) -> str:
    """Return the local variable that holds a per-side fact."""
    return f"{name.replace('-', '_')}_{role}"


@dataclass(frozen=True)
class SideScope:
    """`constants` are known numbers; `bindings` say for which role a name of a side stands."""

    context: Context
    sides: int
    constants: Mapping[str, int] = field(default_factory=dict)
    bindings: Mapping[str, int] = field(default_factory=dict)

    def name(self, name: str) -> ast.expr:
        if name in self.constants:
            return ast.Constant(self.constants[name])
        return load(name.replace("-", "_"))

    def call(self, name: str, arguments: tuple[Node, ...]) -> ast.expr:
        match name:
            case "half":
                return ast.BinOp(emit(arguments[0], self), ast.FloorDiv(), ast.Constant(2))
            case "tens":
                return self._tens(*arguments)
            case "took-last":
                (role,) = self.roles(arguments[0])
                return ast.Compare(load("last"), [ast.Eq()], [ast.Constant(role)])
            case _:
                return total_of([load(variable(name, role)) for role in self.roles(arguments[0])])

    def _tens(self, number: Node, up_from: Node) -> ast.expr:
        """Count tens, the last digit going up from `up_from`: (n + 10 - up_from) // 10."""
        shifted = ast.BinOp(ast.BinOp(emit(number, self), ast.Add(), ast.Constant(10)), ast.Sub(), emit(up_from, self))
        return ast.BinOp(shifted, ast.FloorDiv(), ast.Constant(10))

    def roles(self, group: Node) -> tuple[int, ...]:
        assert isinstance(group, Name), "the checker lets only names be sides"
        everyone = tuple(range(self.sides))
        match group.name:
            case "everyone":
                return everyone
            case "takers":
                return (0,)
            case "defenders":
                return everyone[1:]
            case "others":
                return tuple(role for role in everyone if role != self.bindings["side"])
            case name:
                return (self.bindings[name],)

    def bound(self, variable: str, role: int) -> "SideScope":
        return replace(
            self,
            context=self.context.extended({variable: "side"}),
            bindings={**self.bindings, variable: role},
        )
