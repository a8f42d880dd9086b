"""Builds the wheel and runs the tests against it in a clean environment, with the sources out of reach.

Usage: python tests/wheel.py [PYTHON]
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
# What tests read besides the packages; the packages themselves stay behind.
BESIDE = (
    "pyproject.toml",
    "README.md",
    "docs",
    "tests",
    "grammar/README.md",
    "conformance/adapters",
    "conformance/engines",
)
PINNED = ["--quiet", "--disable-pip-version-check", "-c", str(ROOT / "constraints.txt")]


def run(*command: str, cwd: Path) -> None:
    """Run a command outside the checkout; a failure ends the whole run with its exit status."""
    environment = {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "VIRTUAL_ENV")}
    done = subprocess.run(command, cwd=cwd, env=environment, check=False)
    if done.returncode:
        sys.exit(done.returncode)


def build(folder: Path) -> Path:
    """Return the wheel built from a copy of the sources, so that no stale build folder is shipped again."""
    sources = folder / "sources"
    skipped = shutil.ignore_patterns(".*", "build", "dist", "*.egg-info", "__pycache__")
    shutil.copytree(ROOT, sources, ignore=skipped)
    run(sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder), str(sources), cwd=folder)
    (wheel,) = folder.glob("*.whl")
    shutil.rmtree(sources)
    return wheel


def copy(name: str, folder: Path) -> None:
    """Copy a file or folder of the checkout to the same place elsewhere."""
    source, target = ROOT / name, folder / name
    target.parent.mkdir(parents=True, exist_ok=True)
    if source.is_dir():
        shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__", "wheel.py"))
    else:
        shutil.copy(source, target)


def main(python: str) -> None:
    with tempfile.TemporaryDirectory(prefix="belot-wheel-") as made:
        folder = Path(made)
        wheel = build(folder)
        run(python, "-m", "venv", str(folder / "venv"), cwd=folder)
        own = str(folder / "venv" / "bin" / "python")
        run(own, "-m", "pip", "install", *PINNED, f"{wheel}[text]", cwd=folder)
        run(own, "-m", "belot", "rulesets", cwd=folder)
        run(own, "-m", "pip", "install", *PINNED, "pytest", "hypothesis", "pytest-xdist", "interegular", cwd=folder)
        for name in BESIDE:
            copy(name, folder)
        run(own, "-m", "pytest", "-q", "-n", "2", "-p", "no:cacheprovider", "tests", cwd=folder)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else sys.executable)
