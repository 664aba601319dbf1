// Dragging a card with mouse or pen, an extra on top of click and keyboard. A target names itself by data-drop. Touch
// is left alone: there a finger that moves scrolls the page.
const FAR = 8;

export interface Drag {
  enabled: boolean;
  drop: (target: string) => void;
}

export function draggable(node: HTMLElement, drag: Drag) {
  let ghost: HTMLElement | null = null;
  let start: { x: number; y: number; left: number; top: number } | null = null;
  let over: Element | null = null;

  const under = (event: PointerEvent) => document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-drop]") ?? null;

  function down(event: PointerEvent): void {
    if (!drag.enabled || event.button !== 0 || event.pointerType === "touch") return;
    const box = node.getBoundingClientRect();
    start = { x: event.clientX, y: event.clientY, left: box.left, top: box.top };
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", up);
    window.addEventListener("pointercancel", end);
  }

  function lift(): void {
    const board = node.closest("[data-board]");
    ghost = document.createElement("div");
    ghost.append(node.querySelector("svg")!.cloneNode(true));
    const { width } = node.getBoundingClientRect();
    ghost.style.cssText = `position:fixed;left:${start!.left}px;top:${start!.top}px;width:${width}px;z-index:50;pointer-events:none;will-change:transform`;
    (board ?? document.body).append(ghost);
    board?.setAttribute("data-dragging", "");
    node.style.opacity = "0.35";
  }

  function move(event: PointerEvent): void {
    if (!start) return;
    const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
    if (!ghost && Math.hypot(dx, dy) < FAR) return;
    if (!ghost) lift();
    event.preventDefault();
    ghost!.style.transform = `translate(${dx}px, ${dy}px) rotate(2deg)`;
    const now = under(event);
    if (now === over) return;
    over?.removeAttribute("data-over");
    (over = now)?.setAttribute("data-over", "");
  }

  function up(event: PointerEvent): void {
    const target = ghost ? (under(event)?.getAttribute("data-drop") ?? null) : null;
    // The click that follows a drag is none.
    if (ghost) window.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => window.removeEventListener("click", swallow, true));
    end();
    if (target) drag.drop(target);
  }

  function swallow(event: Event): void {
    event.stopPropagation();
    event.preventDefault();
  }

  function end(): void {
    window.removeEventListener("pointermove", move);
    window.removeEventListener("pointerup", up);
    window.removeEventListener("pointercancel", end);
    over?.removeAttribute("data-over");
    node.closest("[data-board]")?.removeAttribute("data-dragging");
    ghost?.remove();
    node.style.opacity = "";
    ghost = start = over = null;
  }

  node.addEventListener("pointerdown", down);
  return {
    update(next: Drag) {
      drag = next;
    },
    destroy() {
      end();
      node.removeEventListener("pointerdown", down);
    },
  };
}
