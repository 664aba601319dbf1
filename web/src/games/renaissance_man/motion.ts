// How cards travel: from the hand or the recruit board into the pyramid, and how what was sealed is revealed.
import { cubicOut } from "svelte/easing";
import { crossfade, type TransitionConfig } from "svelte/transition";

/** Nothing moves for who asked for less motion, in the system or in the settings (an attribute of the root). */
const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches || document.documentElement.dataset.motion === "less";
const time = (milliseconds: number) => (still() ? 1 : milliseconds);

/** A card that comes into view turns over: what was sealed is revealed. */
export function reveal(_node: Element, { delay = 0 }: { delay?: number } = {}): TransitionConfig {
  return {
    delay: still() ? 0 : delay,
    duration: time(420),
    easing: cubicOut,
    css: (t, u) => `opacity: ${Math.min(1, t * 2)}; transform: perspective(30rem) rotateY(${u * 86}deg) scale(${0.9 + 0.1 * t})`,
  };
}

/** A wax seal that breaks. */
export function crack(_node: Element): TransitionConfig {
  return { duration: time(320), css: (t, u) => `opacity: ${t}; transform: scale(${1 + u * 0.6}) rotate(${u * 20}deg)` };
}

export function pop(_node: Element): TransitionConfig {
  return { duration: time(260), easing: cubicOut, css: (t) => `opacity: ${t}; transform: scale(${0.4 + 0.6 * t})` };
}

export const [send, receive] = crossfade({
  duration: (distance) => time(Math.min(420, 180 + distance / 3)),
  easing: cubicOut,
  fallback: (node) => reveal(node),
});

export const flipTime = () => time(280);
