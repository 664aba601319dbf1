"""QR codes of links: as a picture for the browser, and as text for a terminal."""

from __future__ import annotations

from io import BytesIO, StringIO

import segno


def qr_svg(text: str) -> str:
    """An SVG element; dark on white, whatever the page looks like, so that cameras read it."""
    out = BytesIO()
    segno.make(text, micro=False).save(
        out, kind="svg", xmldecl=False, svgns=True, omitsize=True, dark="#1b1410", light="#ffffff", border=2, nl=False
    )
    return out.getvalue().decode()


def qr_text(text: str) -> str:
    out = StringIO()
    segno.make(text, micro=False).terminal(out, border=2, compact=True)
    return out.getvalue()
