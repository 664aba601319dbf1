// Workers by rank: headgear, age, clothes and tool tell apprentice, labourer, journeyman and master apart.
import { Sketch } from "./draw";

export const PORTRAIT = 60;

function bust(s: Sketch, coat: "cloth" | "wood" | "wall"): Sketch {
  s.add(coat, "M6 60q1-13 13-16l6-3h10l6 3q12 3 13 16Z").add("skin", "M25 34v8q5 5 10 0v-8Z");
  s.add("skin", "M19 24q0-13 11-13t11 13q0 6-3 10-4 5-8 5t-8-5q-3-4-3-10Z");
  s.add("fine", "M24 24h3.6M32.4 24H36M30 24l-1.4 5.4h2.6M27.4 33q2.6 1.6 5.2 0M24 21.4q2-1.2 3.6-.4M32.4 21q2-.8 3.6.4M38 30q2-4 2-8M36.6 33q1.6-1.6 2-3.4");
  return s.add("dark", "M25.2 23.6h1.5v1.3h-1.5ZM33.3 23.6h1.5v1.3h-1.5Z").add("fine", "M44 50q3 4 4 10M40 48q3 5 3 12M49 52q2 4 2 8M16 60q0-5 1-8");
}

/** A young face, a round cap, and a mortar bucket. */
function apprentice(): Sketch {
  const s = bust(new Sketch(), "wall");
  s.add("wood", "M18 23q-1-4 1-8h22q2 4 1 8l-2-5q-10-3-20 0Z").add("cloth", "M17 18q0-13 13-13t13 13q-13-4-26 0Z").circle("cloth", 30, 5, 1.8);
  s.add("line", "M25 43l5 6 5-6M30 49v11");
  return s.add("wood", "M43 45h14l-2 13H45Z").add("fine", "M44 49h12.4M44.6 53h11").add("line", "M44 45q6-9 12 0");
}

/** A hood, a stubble, and a shovel. */
function labourer(): Sketch {
  const s = new Sketch();
  s.add("wood", "M50 8l2.5 0L49 60h-3Z").add("metal", "M45.5 12q-1-9 5.8-11 6.8 2 5.4 11l-1.4 3h-8Z").fine([51, 3], [50.6, 12]);
  bust(s, "cloth").add("wood", "M14 42q-1-36 16-36t16 36q-5 4-9 3 5-7 4-20-1-11-11-11t-11 11q-1 13 4 20-4 1-9-3Z");
  s.add("fine", "M17 34q1 5 2 8M43 34q-1 5-2 8M30 7v6M23 10q1 2 2 4M37 10q-1 2-2 4");
  return s.add("fine", "M24 34l.6 1.4M26.4 36l.5 1.2M29.6 36.4v1.2M32.6 36l-.4 1.2M35.4 34.4l-.6 1.2").line([20, 46], [30, 52], [40, 46]);
}

/** A brimmed hat, a short beard, an apron, and a hammer. */
function journeyman(): Sketch {
  const s = bust(new Sketch(), "wood");
  s.add("wood", "M20 28q2 5 5 4 5-2.5 10 0 3 1 5-4 0 13-10 13T20 28Z").add("fine", "M23 35q2 3 4 4M27 36q1 3 3 4M33 36q-1 3-3 4M37 35q-2 3-4 4").add("skin", "M27 33.4q3 1.6 6 0-3 3-6 0Z");
  s.add("cloth", "M20 18q0-12 10-13 10 1 10 13Z").add("cloth", "M10 20q20-9 40 0-20 5-40 0Z").add("fine", "M21 15q9-3 18 0M34 8q2 3 3 6");
  s.add("wall", "M22 48h16v12H22Z").add("line", "M22 48l-3-5M38 48l3-5M22 53h16");
  return s.add("wood", "M49.6 60l-1-26h3l1 26Z").add("metal", "M42 28h13q4 2 4 6H42Z").fine([44, 31], [56, 31]);
}

/** A beret with a feather, a long beard, a collar, and dividers. */
function master(): Sketch {
  const s = bust(new Sketch(), "cloth");
  s.add("wall", "M19 27q2 7 6 5 5-3 10 0 4 2 6-5 1 12-3 17-4 6-8 10-4-4-8-10-4-5-3-17Z").add("fine", "M23 36q2 8 6 14M27 37q1 8 3 13M33 37q-1 8-3 13M37 36q-2 8-6 14").add("skin", "M27 33.4q3 1.6 6 0-3 3-6 0Z");
  s.add("cloth", "M13 17q-1-9 12-12 15-2 21 6 2 5-5 7-11-4-24 1-4 1-4-2Z").add("fine", "M18 14q6-6 14-5M24 15q6-4 14-2M32 14q5-2 10-1").add("leaf", "M42 12q2-10 12-12-2 9-10 13Z").fine([43.6, 11.6], [52, 2.4]);
  s.add("wall", "M11 50q4-6 11-6l3 8-9 8H7q0-6 4-10ZM49 50q-2-5-8-6l-5 8 4 8h6Z");
  return s.add("metal", "M50.4 32.4l5.8 26-2.2.4-4.4-18-4.4 18-2.2-.4 5.8-26Z").circle("metal", 49.6, 31.4, 2.6).add("line", "M46 49q3.6 1.6 7.4 0");
}

export const WORKERS: Record<string, () => Sketch> = { apprentice, labourer, journeyman, master };
