"""The house as an app: its manifest, its service worker, and the page for when there is no way to it."""

from litestar import Controller, Response
from litestar.enums import MediaType

from fullboard.web.auth import Visitor, language_of
from fullboard.web.pages import draw, look
from fullboard.web.rendering import STATIC, own_file
from fullboard.words import translator

KEPT = ("house.css", "time.css")  # what the offline page wears


class AppController(Controller):
    """What a browser asks for to install the house; nothing of it is anybody's own."""

    include_in_schema = False

    @look("/manifest.webmanifest", media_type="application/manifest+json")
    async def manifest(self, request: Visitor) -> dict[str, object]:
        """What the app is called and looks like."""
        _ = translator(language_of(request))
        icons = [{"src": "/static/icon.svg", "sizes": "any", "type": "image/svg+xml"}]
        icons += [
            {"src": f"/static/icon-{size}.png", "sizes": f"{size}x{size}", "type": "image/png"} for size in (192, 512)
        ]
        return {
            "name": _("app-name"),
            "short_name": _("app-name"),
            "description": _("app-about"),
            "id": "/",
            "start_url": "/",
            "scope": "/",
            "display": "standalone",
            "background_color": "#fbf6ec",
            "theme_color": "#0f5f5f",
            "icons": icons,
        }

    @look("/service-worker.js", media_type=MediaType.TEXT)
    async def worker(self) -> Response[str]:
        """What runs in the browser while no page is open: it answers calls, and keeps no page but one."""
        files = ", ".join(f'"{own_file(name)}"' for name in KEPT)
        text = (STATIC / "service-worker.js").read_text("utf-8").replace("/* files */", files)
        return Response(text, media_type="text/javascript", headers={"cache-control": "no-cache"})

    @look("/offline")
    async def offline(self, request: Visitor) -> Response[str]:
        """There is no way to the house now."""
        return draw(request, "offline.html")
