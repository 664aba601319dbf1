// The small buildings: huts, bridges, cottages, sheds (building_01 to building_18).
import { GROUND, Sketch } from "./draw";

const sketch = (): Sketch => new Sketch().ground();

export const SMALL: Record<string, () => Sketch> = {
  // arbour
  building_01: () => {
    const s = sketch();
    s.add("leaf", "M26 74V44q0-26 34-26t34 26v30h-9V46q0-19-25-19T35 46v28Z");
    s.add("line", "M30 74V45q0-22 30-22t30 22v29M30 50l8 8M30 62l8 8M90 50l-8 8M90 62l-8 8M36 34l8 5M84 34l-8 5M50 25l3 7M70 25l-3 7");
    s.add("fine", "M28 40q4-2 3-6M40 24q4 0 6-4M62 20q3 3 7 1M88 34q3 1 5 5M92 56q-3 2-3 6M28 58q3 1 4 5M76 22q3 3 7 3");
    return s.box("stone", 48, 62, 24, 4).box("stone", 51, 66, 4, 8).box("stone", 65, 66, 4, 8).tree(14, 74, 13).tree(107, 74, 11);
  },
  // cabin
  building_02: () => {
    const s = sketch().house(36, GROUND, 26, 24, 20, 16, "wood", "wood").planks(36, 54, 26, 20);
    return s.opening(45, 74, 9, 14, false).opening(70, 65, 6, 5, false).tree(20, 74, 18).tree(104, 74, 14);
  },
  // covered bridge
  building_03: () => {
    const s = new Sketch().water(4, 70, 112, 10);
    s.box("stone", 4, 56, 18, 20).stones(4, 56, 18, 20).box("stone", 98, 56, 18, 20).stones(98, 56, 18, 20);
    s.box("stone", 54, 56, 12, 18).stones(54, 56, 12, 18);
    s.wall(12, 40, 96, 16, "wood", 0).frame(12, 40, 96, 16, 8);
    return s.roof(6, 40, 108, 15, 8, "wood").opening(18, 55, 8, 11).opening(94, 55, 8, 11);
  },
  // tree house
  building_04: () => {
    const s = sketch();
    s.add("leaf", "M20 40q-8-12 6-18 2-14 18-12 10-10 24-2 16-4 20 10 14 4 8 18 2 12-12 12H34q-12 0-14-8Z");
    s.add("wood", "M52 74q5-14 2-30h12q-3 18 3 30Z").add("fine", "M57 72q2-12 1-24M62 72q-1-12 0-24M60 60q2-6 1-12");
    s.house(40, 46, 20, 20, 13, 11, "wood", "wood").planks(40, 33, 20, 13).opening(46, 46, 7, 9, false).opening(67, 41, 5, 4, false);
    s.box("wood", 34, 46, 52, 3);
    return s.add("line", "M82 49l6 25M88 49l6 25M83 55h6M85 61h6M86 67h6").add("fine", "M26 30q4-6 9-6M84 18q6 1 8 7M46 14q5-3 10-1");
  },
  // stone bridge
  building_05: () => {
    const s = new Sketch().water(4, 68, 112, 12);
    s.add("stone", "M2 54Q60 22 118 54V74H100a11 11 0 0 0-22 0H75a15 17 0 0 0-30 0H42a11 11 0 0 0-22 0H2Z");
    s.add("line", "M2 50Q60 18 118 50M20 74a11 11 0 0 1 22 0M45 74a15 17 0 0 1 30 0M78 74a11 11 0 0 1 22 0");
    return s.add("fine", "M17 74a14 14 0 0 1 28-2M42 70a18 20 0 0 1 36 0M75 72a14 14 0 0 1 28 2M8 60h6M10 66h5M44 50h7M68 49h7M54 44h8M104 60h6M106 66h6M30 56h6M86 56h6");
  },
  // wash house
  building_06: () => {
    const s = sketch().roof(18, 46, 84, 20, 10);
    for (const x of [24, 49, 69, 94]) s.box("wood", x - 2, 46, 4, 22);
    s.box("stone", 16, 64, 88, 10).stones(16, 62, 88, 12).water(22, 62, 76, 5);
    return s.add("line", "M28 52h18M74 52h18").add("cloth", "M32 52v9h8v-9ZM78 52v8h9v-8Z");
  },
  // straw hut
  building_07: () => {
    const s = sketch().box("stone", 36, 58, 48, 16).stones(36, 56, 48, 18);
    s.add("straw", "M28 62Q46 40 60 16Q74 40 92 62q-8 3-16 0-8 4-16 0-8 4-16 0-8 3-16 0Z");
    s.add("fine", "M60 18Q52 40 36 61M60 18Q56 42 46 62M60 18v45M60 18Q64 42 74 62M60 18Q68 40 84 61M48 40l4 3M68 38l4 5M56 30l3 3");
    return s.opening(53, 74, 14, 15).tree(16, 74, 12).tree(105, 74, 15);
  },
  // town house
  building_08: () => {
    const s = sketch().wall(40, 30, 34, 44, "wall", 0.2);
    s.add("wall", "M36 30h42v-4h-6v-5h-6v-5h-5v-5h-8v5h-5v5h-6v5h-6Z").add("line", "M40 44h34M40 58h34");
    s.windows(45, 34, 3, 10, 4, 6, true).windows(45, 47, 3, 10, 4, 7, true).opening(46, 74, 9, 13).opening(61, 70, 7, 7, false);
    s.wall(18, 46, 22, 28, "stone", 0.2).roof(15, 46, 26, 12, 4).windows(23, 52, 2, 9, 4, 6);
    return s.wall(74, 42, 26, 32, "wood", 0).frame(74, 42, 26, 15, 2).roof(74, 42, 29, 14, 5).opening(82, 74, 9, 12).windows(79, 46, 2, 12, 4, 6);
  },
  // thatched cottage
  building_09: () => {
    const s = sketch().wall(28, 54, 64, 20, "wall", 0.15).frame(28, 54, 64, 20, 5);
    s.add("straw", "M18 60Q26 30 44 24h34q16 6 24 36-6 3-10-1-6 4-12 0-4-6-10 0-8 4-14 0-5-6-10 0-8 4-12 0-8 4-16 1Z");
    s.add("fine", "M46 26Q34 36 28 58M52 26q-8 14-10 32M58 26q-2 14-2 32M64 26q2 16 2 32M70 26q8 14 10 32M76 26q12 12 16 32M30 44l3 2M88 42l3 4M60 40v4");
    return s.opening(55, 74, 10, 15).opening(36, 68, 6, 5, false).opening(78, 68, 6, 5, false).chimney(68, 26, 6, 8).smoke(71, 16).fence(4, 74, 20);
  },
  // country house
  building_10: () =>
    sketch().house(24, GROUND, 30, 42, 24, 18, "roof").frame(24, 50, 30, 12, 3).opening(34, 74, 10, 14).windows(34, 42, 2, 7, 4, 5)
      .windows(60, 55, 3, 12, 5, 6).chimney(66, 33, 6, 9).smoke(69, 22).tree(108, 74, 15).fence(4, 74, 18),
  // small house
  building_11: () =>
    sketch().house(36, GROUND, 24, 26, 22, 16).stones(36, 50, 24, 24).opening(43, 74, 9, 13).opening(46, 47, 4, 4, true)
      .windows(66, 57, 2, 10, 5, 6).chimney(68, 38, 5, 8).tree(22, 74, 14),
  // cowshed
  building_12: () => {
    const s = sketch().wall(18, 48, 84, 26, "wood", 0).planks(18, 48, 84, 26, 5).roof(12, 48, 96, 20, 8, "straw");
    s.opening(28, 74, 16, 20).opening(76, 74, 16, 20).opening(54, 62, 12, 6, false);
    s.add("wall", "M32 74v-8q-4-1-4-4 4 1 4-2h6q0 3 4 2 0 3-4 4v8Z").add("fine", "M33.5 66h.6M36 66h.6M34 69h2.5");
    return s.add("line", "M76 60l16 14M92 60L76 74");
  },
  // inn
  building_13: () => {
    const s = sketch().wall(28, 44, 58, 30, "stone", 0.2).stones(28, 56, 58, 18);
    s.wall(24, 32, 66, 18, "wall", 0).frame(24, 32, 66, 18, 6).roof(19, 32, 76, 18, 9);
    s.windows(32, 37, 2, 9, 5, 7).windows(70, 37, 2, 9, 5, 7).opening(48, 74, 14, 19).opening(34, 68, 7, 7, false).opening(72, 68, 7, 7, false);
    return s.chimney(74, 18, 6, 8).smoke(77, 8).sign(90, 44).add("fine", "M94 48.5h4v2h-4Z");
  },
  // pigsty
  building_14: () => {
    const s = sketch().wall(26, 52, 50, 22, "wood", 0).planks(26, 52, 50, 22, 4).roof(20, 52, 62, 14, 4, "straw");
    s.opening(32, 74, 13, 12).opening(54, 74, 13, 12).fence(76, 74, 38);
    s.add("skin", "M82 74q-3-8 4-10 8-3 14 0 5 2 4 10h-3l-1-4h-10l-1 4Z").add("fine", "M104 66l3 1v3h-3M98 62l3-3M84 66q-4-2-3-4");
    return s.tree(12, 74, 13);
  },
  // rural staging post
  building_15: () =>
    sketch().house(14, GROUND, 26, 30, 26, 15, "straw").frame(14, 48, 26, 12, 2).opening(22, 74, 9, 14).windows(46, 54, 2, 11, 5, 6)
      .wall(70, 46, 36, 28, "wood", 0).frame(70, 46, 36, 9, 4).roof(67, 46, 42, 13, 4, "straw").opening(76, 74, 22, 19).wheel(106, 66, 8),
  // grain silo
  building_16: () => {
    const s = sketch().wall(42, 32, 36, 42, "wood", 0.35);
    s.add("fine", "M42 40q18 5 36 0M42 48q18 5 36 0M42 56q18 5 36 0M42 64q18 5 36 0");
    s.shape("straw", [36, 34], [60, 6], [84, 34]).hatch(3, 62, [60, 6], [84, 34], [60, 36]).hatch(3, 118, [60, 6], [36, 34], [60, 36]);
    s.opening(55, 74, 10, 13).opening(56, 44, 8, 7, false).add("line", "M70 74l-6-30M76 74l-6-30M69 68h6M68 61h6M66 54h6M65 48h6");
    return s.add("straw", "M18 74q0-8 5-9-3-4 2-4 5 0 2 4 5 1 5 9ZM90 74q0-7 5-8-3-4 2-4 5 0 2 4 5 1 5 8Z");
  },
  // stable
  building_17: () => {
    const s = sketch().wall(14, 48, 92, 26, "wood", 0).frame(14, 48, 92, 26, 8).roof(8, 48, 104, 18, 8);
    for (const x of [22, 46, 70]) s.opening(x, 74, 13, 19).box("wood", x, 64, 13, 10).planks(x, 64, 13, 10, 3.4);
    s.add("wood", "M50 64q-1-7 2-9l1-3 2 3q4 2 4 6l-3 1-1-1q-1 2 1 3Z").add("fine", "M54.5 57h.6");
    return s.opening(94, 62, 7, 6, false);
  },
  // forge
  building_18: () => {
    const s = sketch().house(22, GROUND, 28, 40, 26, 15).stones(22, 50, 28, 24).opening(27, 74, 18, 20);
    s.add("fire", "M32 74q-2-6 2-8 0 3 2 2-1-5 3-7 0 5 2 6 2 3 0 7Z").wall(64, 22, 11, 14, "stone", 0.4).smoke(67, 20).smoke(71, 22);
    s.opening(62, 66, 7, 7).opening(76, 66, 7, 7);
    return s.add("metal", "M94 62h20q-2 5-8 5v3h4v4H98v-4h4v-3q-6 0-8-5Z");
  },
};
