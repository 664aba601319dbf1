// Cards fly from where they lay to where they lie now.
import { cubicOut } from "svelte/easing";
import { crossfade, fade } from "svelte/transition";

const calm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
export const time = (): number => (calm() ? 0 : 320);

export const [leave, arrive] = crossfade({
  duration: time,
  easing: cubicOut,
  fallback: (node) => fade(node, { duration: time() / 2 }),
});
