// All pictures by the card's name (workers: by rank), drawn once when first asked for.
import { HEIGHT, WIDTH, type Sketch, type Stroke } from "./draw";
import { LARGE } from "./large";
import { MACHINES } from "./machines";
import { SMALL } from "./small";
import { PORTRAIT, WORKERS } from "./workers";

const makers: Record<string, () => Sketch> = { ...SMALL, ...LARGE, ...MACHINES, ...WORKERS };
const drawn = new Map<string, Stroke[]>();

export function strokes(name: string): Stroke[] {
  let found = drawn.get(name);
  if (!found) drawn.set(name, (found = makers[name]?.().strokes ?? []));
  return found;
}

export const frame = (name: string): string => (name in WORKERS ? `0 0 ${PORTRAIT} ${PORTRAIT}` : `0 0 ${WIDTH} ${HEIGHT}`);
