// Cards fly from where they lay to where they lie now.
import { cubicOut } from "svelte/easing";
import { crossfade, fade } from "svelte/transition";

/** For who asked for less motion, in the system or in the settings (an attribute of the root). */
const calm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches || document.documentElement.dataset.motion === "less";
export const time = (): number => (calm() ? 0 : 320);

export const [leave, arrive] = crossfade({
  duration: time,
  easing: cubicOut,
  fallback: (node) => fade(node, { duration: time() / 2 }),
});
