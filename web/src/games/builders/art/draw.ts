// A pen for small woodcuts: shapes in a few tones, shaded with hatching that is worked out here, line by line.
export type Tone =
  | "wall" | "stone" | "wood" | "roof" | "straw" | "leaf" | "water" | "cloth" | "skin" | "metal" | "fire" | "dark" | "line" | "fine" | "paper" | "sky";
export interface Stroke {
  tone: Tone;
  d: string;
}
export type Point = [number, number];
export type RoofTone = "roof" | "straw" | "wood" | "stone";

export const WIDTH = 120;
export const HEIGHT = 84;
export const GROUND = 74;

const round = (value: number): number => Math.round(value * 10) / 10;
const path = (points: Point[]): string => points.map(([x, y], i) => `${i ? "L" : "M"}${round(x)} ${round(y)}`).join("");

/** The pieces of parallel lines that lie inside a polygon; `angle` in degrees, `gap` apart. */
export function hatching(polygon: Point[], gap: number, angle: number): string {
  const turn = (angle * Math.PI) / 180;
  const [along, across]: [Point, Point] = [
    [Math.cos(turn), Math.sin(turn)],
    [-Math.sin(turn), Math.cos(turn)],
  ];
  const turned = polygon.map(([x, y]): Point => [x * along[0] + y * along[1], x * across[0] + y * across[1]]);
  const heights = turned.map(([, v]) => v);
  let d = "";
  for (let v = Math.min(...heights) + gap / 2; v < Math.max(...heights); v += gap) {
    const cuts: number[] = [];
    turned.forEach(([u1, v1], i) => {
      const [u2, v2] = turned[(i + 1) % turned.length]!;
      if (v1 <= v !== v2 <= v) cuts.push(u1 + ((v - v1) / (v2 - v1)) * (u2 - u1));
    });
    cuts.sort((a, b) => a - b);
    for (let i = 0; i + 1 < cuts.length; i += 2) {
      const ends = [cuts[i]!, cuts[i + 1]!].map((u): Point => [
        u * along[0] + v * across[0],
        u * along[1] + v * across[1],
      ]);
      d += path(ends);
    }
  }
  return d;
}

export class Sketch {
  readonly strokes: Stroke[] = [];

  add(tone: Tone, d: string): this {
    this.strokes.push({ tone, d });
    return this;
  }

  shape(tone: Tone, ...points: Point[]): this {
    return this.add(tone, path(points) + "Z");
  }

  line(...points: Point[]): this {
    return this.add("line", path(points));
  }

  fine(...points: Point[]): this {
    return this.add("fine", path(points));
  }

  hatch(gap: number, angle: number, ...points: Point[]): this {
    return this.add("fine", hatching(points, gap, angle));
  }

  circle(tone: Tone, x: number, y: number, r: number): this {
    return this.add(tone, `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`);
  }

  box(tone: Tone, x: number, y: number, w: number, h: number): this {
    return this.shape(tone, [x, y], [x + w, y], [x + w, y + h], [x, y + h]);
  }

  /** A wall in the light, shaded at its right edge. */
  wall(x: number, y: number, w: number, h: number, tone: Tone = "wall", shade = 0.3): this {
    this.box(tone, x, y, w, h);
    const from = x + w * (1 - shade);
    return this.hatch(2.2, 90, [from, y], [x + w, y], [x + w, y + h], [from, y + h]);
  }

  /** Some stones of a masonry wall; more would be grey. */
  stones(x: number, y: number, w: number, h: number, step = 6): this {
    let d = "";
    for (let row = 0, v = y + step; v < y + h - 1; row += 1, v += step) {
      for (let u = x + 2 + (row % 3) * 4; u < x + w - 4; u += 13) d += `M${round(u)} ${round(v)}h3.5v-2`;
    }
    return this.add("fine", d);
  }

  planks(x: number, y: number, w: number, h: number, gap = 4): this {
    return this.hatch(gap, 0, [x, y], [x + w, y], [x + w, y + h], [x, y + h]);
  }

  /** An opening; `arch` rounds its top. */
  opening(x: number, base: number, w: number, h: number, arch = true, tone: Tone = "dark"): this {
    const r = w / 2;
    return this.add(
      tone,
      arch
        ? `M${x} ${base}v${-(h - r)}a${r} ${r} 0 0 1 ${w} 0v${h - r}Z`
        : `M${x} ${base}v${-h}h${w}v${h}Z`,
    );
  }

  windows(x: number, y: number, count: number, step: number, w = 3.5, h = 5, arch = false): this {
    for (let i = 0; i < count; i += 1) this.opening(x + i * step, y + h, w, h, arch);
    return this;
  }

  /** A gabled house seen from a corner: front, long side, roof. */
  house(x: number, base: number, front: number, side: number, h: number, rise: number, roof: RoofTone = "roof", wall: Tone = "wall"): this {
    const eaves = base - h;
    const ridge = eaves - rise;
    const corner = x + front;
    this.box(wall, corner, eaves, side, h);
    this.hatch(2.4, 90, [corner, eaves], [corner + side, eaves], [corner + side, base], [corner, base]);
    this.shape(wall, [x, base], [x, eaves], [x + front / 2, ridge], [corner, eaves], [corner, base]);
    const slope: Point[] = [
      [x + front / 2, ridge - 1],
      [x + front / 2 + side, ridge - 1],
      [corner + side + 2, eaves + 1.5],
      [corner + 2, eaves + 1.5],
    ];
    this.shape(roof, ...slope);
    const lean = (Math.atan2(rise + 2.5, front / 2 + 2) * 180) / Math.PI;
    if (roof === "straw") this.hatch(2.2, lean, ...slope);
    else this.hatch(3.2, 0, ...slope).hatch(6.4, lean, ...slope);
    return this.line([x - 2, eaves + 1.5], [x + front / 2, ridge - 1]);
  }

  /** A roof seen from the long side. */
  roof(x: number, y: number, w: number, h: number, inset = 5, tone: RoofTone = "roof"): this {
    const slope: Point[] = [[x, y], [x + inset, y - h], [x + w - inset, y - h], [x + w, y]];
    this.shape(tone, ...slope);
    return tone === "straw" ? this.hatch(2.2, 90, ...slope) : this.hatch(3, 0, ...slope).hatch(5.5, 90, ...slope);
  }

  /** Timber framing: posts and braces. */
  frame(x: number, y: number, w: number, h: number, bays: number): this {
    const bay = w / bays;
    let d = `M${round(x)} ${round(y)}h${round(w)}M${round(x)} ${round(y + h)}h${round(w)}`;
    for (let i = 0; i <= bays; i += 1) d += `M${round(x + i * bay)} ${round(y)}v${round(h)}`;
    for (let i = 0; i < bays; i += 1) {
      const [u, v] = i % 2 ? [x + i * bay, bay] : [x + (i + 1) * bay, -bay];
      d += `M${round(u)} ${round(y)}l${round(v)} ${round(h)}`;
    }
    return this.add("line", d);
  }

  battlements(x: number, y: number, w: number, teeth: number, tone: Tone = "stone"): this {
    const step = w / (2 * teeth - 1);
    let d = `M${round(x)} ${y}`;
    for (let i = 0; i < teeth; i += 1) d += `v-4h${round(step)}v4${i < teeth - 1 ? `h${round(step)}` : ""}`;
    return this.add(tone, `${d}v3H${round(x)}Z`);
  }

  tower(x: number, base: number, w: number, h: number, top: "battlements" | "cone" | "none", rise = 14): this {
    this.wall(x, base - h, w, h, "stone", 0.4).stones(x, base - h, w * 0.7, h);
    if (top === "battlements") this.battlements(x - 1.5, base - h, w + 3, Math.max(3, Math.round(w / 5)));
    if (top === "cone") {
      const cone: Point[] = [[x - 2, base - h], [x + w / 2, base - h - rise], [x + w + 2, base - h]];
      this.shape("roof", ...cone).hatch(2.6, 0, ...cone);
    }
    return this;
  }

  cross(x: number, y: number): this {
    return this.add("line", `M${x} ${y}v-7M${x - 2} ${y - 5}h4`);
  }

  chimney(x: number, y: number, w = 5, h = 9): this {
    return this.wall(x, y - h, w, h, "stone", 0.5);
  }

  smoke(x: number, y: number): this {
    return this.add("fine", `M${x} ${y}q4-4 0-7t2-7M${x + 3} ${y - 1}q4-4 1-7t2-6`);
  }

  tree(x: number, base: number, size = 10): this {
    const s = size;
    this.add("wood", `M${x - 1.2} ${base}l.6${-s}h1.2l.6 ${s}Z`);
    const y = base - s;
    this.add("leaf", `M${x - s * 0.6} ${y}a${s * 0.42} ${s * 0.42} 0 0 1 ${s * 0.2}${-s * 0.6}a${s * 0.45} ${s * 0.45} 0 0 1 ${s * 0.8} 0a${s * 0.42} ${s * 0.42} 0 0 1 ${s * 0.2} ${s * 0.6}Z`);
    return this.add("fine", `M${x} ${y - 2}q${s * 0.3}-1 ${s * 0.4}${-s * 0.3}M${x + s * 0.1} ${y - s * 0.5}q${s * 0.2}-1 ${s * 0.25}-2`);
  }

  water(x: number, y: number, w: number, h = 6): this {
    this.box("water", x, y, w, h);
    let d = "";
    for (let row = 0; row * 2.5 < h - 1; row += 1) {
      for (let u = x + 2 + (row % 2) * 5; u < x + w - 8; u += 11) d += `M${u} ${y + 2 + row * 2.5}q2-1.5 4 0t4 0`;
    }
    return this.add("fine", d);
  }

  fence(x: number, base: number, w: number): this {
    let d = `M${x} ${base - 5}h${w}M${x} ${base - 2.5}h${w}`;
    for (let u = x; u <= x + w; u += 5) d += `M${u} ${base}v-7`;
    return this.add("line", d);
  }

  /** A sign on an arm; `inside` is drawn on its board. */
  sign(x: number, y: number): this {
    return this.add("line", `M${x} ${y}h10M${x + 3} ${y}v2M${x + 8} ${y}v2`).box("wood", x + 1.5, y + 2, 8, 6);
  }

  wheel(x: number, y: number, r: number, spokes = 8): this {
    this.circle("wood", x, y, r).circle("wall", x, y, r - 2).circle("wood", x, y, 1.8);
    let d = "";
    for (let i = 0; i < spokes; i += 1) {
      const a = (i * 2 * Math.PI) / spokes;
      d += `M${x} ${y}L${round(x + (r - 1) * Math.cos(a))} ${round(y + (r - 1) * Math.sin(a))}`;
    }
    return this.add("line", d);
  }

  ground(): this {
    return this.add("line", `M4 ${GROUND}H116`).add("fine", `M10 ${GROUND + 3}h22M44 ${GROUND + 4}h30M86 ${GROUND + 3}h20M24 ${GROUND + 6}h14M66 ${GROUND + 7}h22`);
  }
}
