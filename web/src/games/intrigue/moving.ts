// A scholar that leaves one place and appears at another flies between them; all boards' parts share the pair.
import { prefersReducedMotion } from "svelte/motion";
import { crossfade, fade } from "svelte/transition";

const duration = () => (prefersReducedMotion.current ? 0 : 320);
export const [leave, arrive] = crossfade({
  duration,
  fallback: (node) => fade(node, { duration: duration() / 2 }),
});
