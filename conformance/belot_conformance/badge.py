"""A report as a badge: one small SVG for a README. Pure; drawn here, nothing is fetched."""

from __future__ import annotations

from html import escape

from belot_conformance.report import EXPECTED, PASSED, SKIPPED, Report

LABEL = "belot conformance"
# White text on each has a contrast of at least 4.5 to 1.
_COLOURS = {0: "#2a7a2a", 1: "#b3372a", 3: "#5f6368"}
_LABEL_COLOUR = "#444444"
# Widths of Verdana at 11 pixels, roughly; `textLength` makes the text fit whatever font is there.
_NARROW, _USUAL = 4, 7
_MARGIN = 6


def badge(report: Report) -> str:
    """Return an SVG that says how many cases of the claimed rulesets passed; its colour is the exit status."""
    message = _message(report)
    left, right = _width(LABEL) + 2 * _MARGIN, _width(message) + 2 * _MARGIN
    title = escape(f"{LABEL}: {message}")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{left + right}" height="20" role="img" aria-label="{title}">\n'
        f"  <title>{title}</title>\n"
        f'  <rect width="{left + right}" height="20" rx="3" fill="{_COLOURS[report.status]}"/>\n'
        f'  <path d="M3 0H{left}V20H3A3 3 0 0 1 0 17V3A3 3 0 0 1 3 0Z" fill="{_LABEL_COLOUR}"/>\n'
        '  <g fill="#ffffff" font-family="Verdana,DejaVu Sans,Geneva,sans-serif" font-size="11" aria-hidden="true">\n'
        f"    {_text(LABEL, _MARGIN)}\n"
        f"    {_text(message, left + _MARGIN)}\n"
        "  </g>\n"
        "</svg>\n"
    )


def _message(report: Report) -> str:
    counts = report.counts()
    asked = sum(counts.values()) - counts.get(SKIPPED, 0)
    if report.status == 3 or not asked:
        return "not judged"
    listed = f", {counts[EXPECTED]} expected to fail" if EXPECTED in counts else ""
    return f"{counts.get(PASSED, 0)}/{asked}{listed}"


def _text(words: str, left: int) -> str:
    return (
        f'<text x="{left}" y="14" textLength="{_width(words)}" lengthAdjust="spacingAndGlyphs">{escape(words)}</text>'
    )


def _width(words: str) -> int:
    return sum(_NARROW if each in "fijlt/,. " else _USUAL for each in words)
