// A scholar that leaves one place and appears at another flies between them; all boards' parts share the pair.
import { prefersReducedMotion } from "svelte/motion";
import { crossfade, fade } from "svelte/transition";

/** Nothing moves for who asked for less motion, in the system or in the settings (an attribute of the root). */
export const duration = () => (prefersReducedMotion.current || document.documentElement.dataset.motion === "less" ? 0 : 320);

export const [leave, arrive] = crossfade({
  duration,
  fallback: (node) => fade(node, { duration: duration() / 2 }),
});
