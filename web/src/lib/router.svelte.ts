// Pages by the history API. Links are plain <a href>: a click on one is caught here, so that nothing is loaded anew.

class Place {
  path = $state(location.pathname);
  query = $state(new URLSearchParams(location.search));
}

export const place = new Place();

function read(): void {
  place.path = location.pathname;
  place.query = new URLSearchParams(location.search);
}

export function go(to: string, replace = false): void {
  if (to === location.pathname + location.search) return;
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  read();
  if (!replace) {
    scrollTo(0, 0);
    // A screen reader and the keyboard start at the new page's beginning.
    requestAnimationFrame(() => document.getElementById("main")?.focus({ preventScroll: true }));
  }
}

function caught(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest?.("a[href]") as HTMLAnchorElement | null;
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/")) return;
  if (link.hash && link.pathname === location.pathname) return;
  event.preventDefault();
  go(link.pathname + link.search);
}

export function followLinks(): () => void {
  addEventListener("popstate", read);
  document.addEventListener("click", caught);
  return () => {
    removeEventListener("popstate", read);
    document.removeEventListener("click", caught);
  };
}
