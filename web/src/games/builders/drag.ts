// Dragging cards, on top of clicking: at once with a mouse or pen, after a long press with a finger (which else scrolls).
import type { Attachment } from "svelte/attachments";
import type { Json } from "../board";
import type { Play } from "./play.svelte";

const START = 6;
const PRESS = 280;

/** `action` says what dropping the card there would be; places are the `data-drop` of the board. */
export function draggable(play: Play, card: string, action: (place: string) => Json | null): Attachment<HTMLElement> {
  return (node) => {
    let from: { x: number; y: number } | null = null;
    let ghost: HTMLElement | null = null;
    let press: ReturnType<typeof setTimeout> | undefined;

    function begin(): void {
      if (!from || ghost) return;
      const box = node.getBoundingClientRect();
      ghost = node.cloneNode(true) as HTMLElement;
      ghost.querySelectorAll(".unseen").forEach((words) => words.remove());
      ghost.inert = true;
      ghost.ariaHidden = "true";
      Object.assign(ghost.style, {
        position: "fixed", left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px`,
        margin: "0", pointerEvents: "none", zIndex: "1000", opacity: "0.9", rotate: "-3deg",
      });
      document.body.append(ghost);
      play.dragged = card;
      if (action("team") === null) play.inHand = card;
    }

    function move(event: PointerEvent): void {
      if (!from) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (!ghost && Math.hypot(x, y) > START) {
        if (event.pointerType === "touch") return end();
        begin();
      }
      if (!ghost) return;
      ghost.style.transform = `translate(${x}px, ${y}px)`;
      const place = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-drop]");
      play.over = place?.dataset.drop ?? null;
    }

    function drop(): void {
      const attempted = ghost && play.over ? action(play.over) : null;
      if (ghost) {
        // The click that follows a drag is none.
        const swallow = (event: Event): void => event.stopPropagation();
        addEventListener("click", swallow, { capture: true, once: true });
        setTimeout(() => removeEventListener("click", swallow, { capture: true }));
        play.inHand = null;
      }
      end();
      if (attempted) play.attempt(attempted);
    }

    function end(): void {
      clearTimeout(press);
      ghost?.remove();
      from = ghost = null;
      play.dragged = play.over = null;
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", drop);
      removeEventListener("pointercancel", cancel);
      removeEventListener("touchmove", hold);
    }

    function cancel(): void {
      if (ghost) play.inHand = null;
      end();
    }

    const hold = (event: Event): void => {
      if (ghost) event.preventDefault();
    };

    function down(event: PointerEvent): void {
      if (event.button !== 0 || from) return;
      from = { x: event.clientX, y: event.clientY };
      if (event.pointerType === "touch") press = setTimeout(begin, PRESS);
      addEventListener("pointermove", move);
      addEventListener("pointerup", drop);
      addEventListener("pointercancel", cancel);
      addEventListener("touchmove", hold, { passive: false });
    }

    const menu = (event: Event): void => {
      if (ghost) event.preventDefault();
    };
    node.addEventListener("pointerdown", down);
    node.addEventListener("contextmenu", menu);
    return () => {
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("contextmenu", menu);
      end();
    };
  };
}
