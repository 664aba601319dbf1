// The four kinds of machines; the larger size of each has more to it.
import { Sketch } from "./draw";

function crane(large: boolean): Sketch {
  const s = new Sketch().ground().wheel(42, 56, large ? 18 : 15, large ? 12 : 8);
  s.add("wood", "M58 74L66 14h5l-4 60Z").add("wood", `M40 ${large ? 20 : 26}l${large ? 60 : 52}-12 1 4-60 13Z`).add("line", "M68 30l-18 26M68 16l24 6M42 42l26-18");
  s.add("line", `M${large ? 98 : 90} ${large ? 11 : 17}v${large ? 30 : 28}M42 56V${large ? 24 : 30}`);
  const x = large ? 98 : 90;
  s.add("stone", `M${x - 9} 45l3-4h12l3 4v12h-18Z`).stones(x - 9, 43, 18, 12).add("line", `M${x} 40l-7 4M${x} 40l7 4`);
  return large ? s.box("stone", 88, 66, 12, 8).box("stone", 101, 66, 12, 8).box("wood", 54, 72, 20, 3) : s.box("stone", 92, 66, 12, 8);
}

function saw(large: boolean): Sketch {
  const s = new Sketch().ground();
  const r = large ? 22 : 18;
  let teeth = "";
  const count = large ? 20 : 16;
  for (let i = 0; i < count; i += 1) {
    const [a, b] = [(i * 2 * Math.PI) / count, ((i + 0.5) * 2 * Math.PI) / count];
    const [inner, outer] = [r - 3, r + 1];
    teeth += `${i ? "L" : "M"}${(60 + inner * Math.cos(a)).toFixed(1)} ${(44 + inner * Math.sin(a)).toFixed(1)}`;
    teeth += `L${(60 + outer * Math.cos(b)).toFixed(1)} ${(44 + outer * Math.sin(b)).toFixed(1)}`;
  }
  s.add("metal", `${teeth}Z`).circle("metal", 60, 44, 6).circle("dark", 60, 44, 2);
  s.add("fine", `M60 ${44 - r + 5}a${r - 5} ${r - 5} 0 0 1 ${r - 5} ${r - 5}M60 ${44 - r + 9}a${r - 9} ${r - 9} 0 0 1 ${r - 9} ${r - 9}`);
  s.box("wood", 12, 48, 96, 7).planks(12, 48, 96, 7, 2.4).add("wood", "M20 55h6l-4 19h-6ZM94 55h6l4 19h-6Z").add("line", "M24 64h72");
  s.add("wood", `M14 ${large ? 38 : 41}h34v${large ? 10 : 7}H14Z`).circle("wall", 14, large ? 43 : 44.5, large ? 5 : 3.5).circle("line", 14, large ? 43 : 44.5, 2);
  return large ? s.wheel(100, 66, 8, 6).add("fine", "M50 66q3 2 1 5M56 64q4 3 2 8M64 66q2 3 0 6") : s.add("fine", "M52 66q3 2 1 5M62 65q4 3 2 7");
}

function instrument(large: boolean): Sketch {
  const s = new Sketch().ground();
  s.add("wood", "M58 40L38 74h4l18-30 18 30h4L62 40Z").add("line", "M60 44v30");
  const r = large ? 24 : 20;
  s.circle("metal", 60, 32, r).circle("wall", 60, 32, r - 4);
  let ticks = "";
  for (let i = 0; i < 24; i += 1) {
    const a = (i * Math.PI) / 12;
    const inner = i % 6 ? r - 3 : r - 7;
    ticks += `M${(60 + inner * Math.cos(a)).toFixed(1)} ${(32 + inner * Math.sin(a)).toFixed(1)}L${(60 + r * Math.cos(a)).toFixed(1)} ${(32 + r * Math.sin(a)).toFixed(1)}`;
  }
  s.add("fine", ticks).add("metal", `M${60 - r + 3} ${32 + r / 2}L60 30l${r - 3}${-r / 2} 1 3-${r - 2} ${r / 2}Z`).circle("dark", 60, 32, 2.2);
  s.circle("line", 60, 32 - r - 3, 3);
  if (large) s.circle("line", 60, 32, r - 9).add("metal", "M92 74l8-34 8 34h-3l-5-24-5 24Z").circle("dark", 100, 41, 2).add("wood", "M12 74V52h4v18h18v4Z");
  return s.add("fine", "M50 62h20");
}

function kiln(large: boolean): Sketch {
  const s = new Sketch().ground();
  const top = large ? 18 : 26;
  s.add("stone", `M26 74V${top + 26}Q28 ${top} 58 ${top}t32 26V74Z`);
  s.add("fine", `M30 ${top + 18}h8M44 ${top + 10}h9M62 ${top + 8}h9M76 ${top + 18}h8M34 ${top + 28}h8M72 ${top + 28}h10M28 66h8M80 66h8M50 ${top + 4}h8M66 ${top + 20}h7M46 ${top + 20}h7`);
  s.hatch(2.4, 80, [78, top + 12], [89, top + 24], [90, 74], [80, 74]).wall(52, top - 10, 13, 12, "stone", 0.4).smoke(55, top - 9).smoke(60, top - 8);
  s.opening(46, 74, 24, 25).add("fire", "M50 74q-3-8 3-12 0 4 3 3-2-8 4-12 0 7 3 8 1-2 0-4 5 4 4 10 0 4-2 7Z");
  s.add("fine", "M43 74V60a15 15 0 0 1 30 0v14");
  for (const [x, y] of large ? [[94, 69], [104, 69], [99, 64], [94, 59], [104, 59]] : [[96, 69], [104, 69]]) s.add("roof", `M${x} ${y}h9q1 5-1 5h-7q-2 0-1-5Z`);
  return s.add("wood", "M8 74h16v-4H8ZM10 70h12v-4H10Z");
}

export const MACHINES: Record<string, () => Sketch> = {
  machine_01: () => crane(false),
  machine_02: () => saw(false),
  machine_03: () => instrument(false),
  machine_04: () => kiln(false),
  machine_05: () => crane(true),
  machine_06: () => saw(true),
  machine_07: () => instrument(true),
  machine_08: () => kiln(true),
};
