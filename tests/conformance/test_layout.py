"""Modules import downwards only, and the judge never leans on an engine of ours."""

from __future__ import annotations

import ast
import subprocess
import sys
from importlib.resources import files

ORDER = [
    ["exceptions"],
    ["documents", "resources", "consistency"],
    ["cases", "protocol"],
    ["process", "judge"],
    ["engines", "report"],
    ["checks", "comparison", "describe", "expectations", "matrix"],
    ["doctor", "expectations_update", "render", "runner", "sheets"],
    ["badge", "callables", "junit", "page"],
    ["pytest_plugin"],
    ["adequacy", "fuzz", "identify"],
    ["cli_common"],
    ["cli", "cli_doctor", "cli_fixtures", "cli_identify", "cli_reports"],
    ["__main__"],
]


def test_modules_import_downwards_only() -> None:
    level = {name: depth for depth, names in enumerate(ORDER) for name in names}
    checked = 0
    for entry in files("belot_conformance").iterdir():
        name = entry.name.removesuffix(".py")
        if not entry.name.endswith(".py") or name == "__init__" or name in ("adequacy", "fuzz", "identify"):
            continue
        for node in ast.walk(ast.parse(entry.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("belot_conformance"):
                parts = (node.module or "").split(".")
                targets = [parts[1]] if len(parts) > 1 else [alias.name for alias in node.names]
                for target in targets:
                    assert level[target] < level[name], f"{name} imports {target}"
                    checked += 1
    assert checked > 20


def test_judging_an_engine_imports_nothing_of_our_own_engine() -> None:
    program = (
        "import sys; from belot_conformance.cli import main; main(['--case', 'trick-plain-ace', '--', '/no/such']);"
        "print([name for name in sys.modules if name == 'belot' or name.startswith('belot.')])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"
