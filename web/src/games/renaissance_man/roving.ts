// One tab stop for a group of buttons; the arrow keys move the focus to the nearest button in their direction.
const ITEMS = "button[data-rove]";
const ARROWS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

function centre(item: Element): [number, number] {
  const box = item.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

/** The nearest item in a direction; what lies off the line counts double. */
function nearest(items: HTMLElement[], from: HTMLElement, [dx, dy]: [number, number]): HTMLElement | undefined {
  const [x, y] = centre(from);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const item of items) {
    const [a, b] = centre(item);
    const along = (a - x) * dx + (b - y) * dy;
    if (item === from || along < 4) continue;
    const cost = along + 2 * Math.abs((a - x) * dy + (b - y) * dx);
    if (cost < least) [best, least] = [item, cost];
  }
  return best;
}

export function roving(group: HTMLElement) {
  let current: HTMLElement | null = null;
  const all = () => [...group.querySelectorAll<HTMLElement>(ITEMS)];

  function settle(): void {
    const items = all();
    if (!current || !items.includes(current) || (current.ariaDisabled === "true" && current !== document.activeElement)) {
      current = items.find((item) => item.ariaDisabled !== "true") ?? items[0] ?? null;
    }
    for (const item of items) item.tabIndex = item === current ? 0 : -1;
  }

  function move(event: KeyboardEvent): void {
    const from = event.target as HTMLElement;
    const items = all();
    if (!items.includes(from)) return;
    const arrow = ARROWS[event.key];
    const to = arrow ? nearest(items, from, arrow) : event.key === "Home" ? items[0] : event.key === "End" ? items.at(-1) : undefined;
    if (!arrow && !to) return;
    event.preventDefault();
    to?.focus();
  }

  function focused(event: FocusEvent): void {
    const item = event.target as HTMLElement;
    if (!item.matches(ITEMS)) return;
    current = item;
    settle();
  }

  const observer = new MutationObserver(settle);
  observer.observe(group, { childList: true, subtree: true, attributeFilter: ["aria-disabled"] });
  group.addEventListener("keydown", move);
  group.addEventListener("focusin", focused);
  settle();
  return {
    destroy() {
      observer.disconnect();
      group.removeEventListener("keydown", move);
      group.removeEventListener("focusin", focused);
    },
  };
}
