// What the employed scholars of a seat will bring in, as a display computed from the view: it supposes that nobody is
// removed and nobody is hired any more. A seat collects at the beginning of each of its turns and once after round 5
// (I7, I10), so a scholar that is employed now collects as often as its owner still will.
import type { View } from "./view";

const ROUNDS = 5;

/** The seats in the order of their turns (I5); in seat order before the first player is named. */
export function turnOrder(view: View): number[] {
  return Array.from({ length: view.seats_count }, (_, i) => ((view.first ?? 0) + i) % view.seats_count);
}

/** The salaries that the seat gets each time it collects, as its scholars stand now. */
export function salaries(view: View, seat: number): number {
  const posts = view.seats.flatMap((other) => other.palace);
  return posts.reduce((sum, post) => sum + (post.owner === seat ? post.area : 0), 0);
}

/** How often the seat will still collect. */
export function collections(view: View, seat: number): number {
  if (view.phase === "over") return 0;
  const order = turnOrder(view);
  const begun = view.palace === null ? -1 : order.indexOf(view.palace);
  return ROUNDS - view.round + (order.indexOf(seat) > begun ? 1 : 0) + 1;
}

export function forecast(view: View, seat: number): number {
  return salaries(view, seat) * collections(view, seat);
}
