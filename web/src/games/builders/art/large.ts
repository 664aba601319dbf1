// The large buildings: mills, halls, churches, strongholds (building_19 to building_34).
import { GROUND, Sketch } from "./draw";

const sketch = (): Sketch => new Sketch().ground();

export const LARGE: Record<string, () => Sketch> = {
  // windmill
  building_19: () => {
    const s = sketch();
    s.shape("stone", [44, 74], [50, 34], [70, 34], [76, 74]).stones(48, 36, 22, 38);
    s.hatch(2.2, 86, [64, 34], [70, 34], [76, 74], [66, 74]).add("roof", "M47 34q2-14 13-14t13 14Z").add("fine", "M50 30h20M54 26h13");
    s.opening(55, 74, 10, 14).opening(57, 52, 6, 7);
    for (const [x, y] of [[1, 1], [1, -1], [-1, 1], [-1, -1]] as const) {
      s.shape("cloth", [60 + 4 * x, 30 + 7 * y], [60 + 9 * x, 30 + 3 * y], [60 + 31 * x, 30 + 22 * y], [60 + 26 * x, 30 + 26 * y]);
      s.line([60, 30], [60 + 31 * x, 30 + 26 * y]).fine([60 + 12 * x, 30 + 14 * y], [60 + 17 * x, 30 + 10 * y]);
      s.fine([60 + 19 * x, 30 + 20 * y], [60 + 24 * x, 30 + 16 * y]);
    }
    return s.circle("wood", 60, 30, 2.5).tree(102, 74, 12);
  },
  // watermill
  building_20: () =>
    sketch().water(68, 70, 48, 10).house(22, GROUND, 28, 34, 30, 16).stones(22, 44, 28, 30).opening(30, 74, 11, 15).windows(30, 48, 2, 9, 4, 6)
      .windows(56, 50, 2, 10, 5, 6).wheel(88, 58, 18, 12).add("line", "M70 40h30M100 40q8 0 10 10").chimney(62, 30, 6, 8),
  // market hall
  building_21: () => {
    const s = sketch();
    s.roof(8, 48, 104, 30, 18).roof(44, 20, 32, 8, 6).add("line", "M60 12v-6");
    for (let x = 14; x <= 106; x += 18.4) s.box("wood", x - 2, 48, 4, 26).add("line", `M${x - 8} 48l6 8M${x + 8} 48l-6 8`);
    s.box("wood", 24, 62, 16, 4).box("wood", 62, 62, 18, 4).add("cloth", "M24 58h16l2 5H22ZM62 58h18l2 5H60Z");
    return s.add("line", "M26 66v8M38 66v8M64 66v8M78 66v8").circle("fire", 68, 60, 1.6).circle("fire", 73, 60, 1.6);
  },
  // burgher's house
  building_22: () => {
    const s = sketch().wall(36, 54, 46, 20, "stone", 0.2).stones(36, 54, 46, 20);
    s.wall(32, 38, 54, 16, "wall", 0).frame(32, 38, 54, 16, 5).wall(28, 24, 62, 14, "wall", 0).frame(28, 24, 62, 14, 6);
    s.shape("roof", [22, 24], [59, 2], [96, 24]).hatch(2.8, 0, [22, 24], [59, 2], [96, 24]).box("wall", 54, 12, 10, 9).opening(57, 20, 4, 6);
    return s.windows(36, 28, 5, 11, 5, 7).windows(38, 42, 4, 12, 5, 8).opening(53, 74, 12, 16).windows(40, 60, 1, 1, 7, 8, true).windows(71, 60, 1, 1, 7, 8, true);
  },
  // post house
  building_23: () =>
    sketch().wall(16, 38, 88, 36, "stone", 0.15).stones(16, 38, 88, 36).roof(10, 38, 100, 18, 10).opening(46, 74, 26, 26).windows(24, 46, 2, 10, 5, 7)
      .windows(82, 46, 2, 10, 5, 7).windows(24, 62, 2, 10, 5, 6).windows(82, 62, 2, 10, 5, 6).chimney(28, 24, 6, 9).chimney(86, 24, 6, 9)
      .add("metal", "M53 44q0-6 6-6t6 6-5 5q-3 0-3-3 0-2 2-2M65 42l5-3v8l-5-3Z").wheel(59, 68, 6),
  // hotel
  building_24: () =>
    sketch().wall(22, 28, 76, 46, "wall", 0.12).frame(22, 28, 76, 15, 8).frame(22, 43, 76, 13, 8).roof(16, 28, 88, 18, 10)
      .box("wall", 34, 14, 9, 9).opening(37, 22, 3, 6).box("wall", 77, 14, 9, 9).opening(80, 22, 3, 6)
      .windows(27, 32, 6, 12, 5, 7).windows(27, 46, 6, 12, 5, 7).opening(53, 74, 14, 16).windows(28, 61, 2, 12, 7, 8, true).windows(73, 61, 2, 12, 7, 8, true)
      .chimney(56, 12, 7, 8).smoke(59, 6),
  // tavern
  building_25: () =>
    sketch().house(20, GROUND, 36, 38, 28, 20).frame(20, 46, 36, 12, 3).frame(28, 36, 20, 10, 2).opening(32, 74, 12, 15).windows(25, 50, 1, 1, 5, 6)
      .windows(46, 50, 1, 1, 5, 6).windows(62, 54, 3, 10, 5, 7).chimney(72, 28, 6, 10).smoke(75, 17).sign(8, 46).add("fine", "M12 49v4h3v-4ZM15 50h1.5v2H15")
      .add("wood", "M98 74q-3-7 0-14h12q3 7 0 14Z").add("line", "M97 64h14M97 70h14"),
  // farm
  building_26: () =>
    sketch().house(6, GROUND, 26, 24, 24, 15, "straw").stones(6, 50, 26, 24).opening(14, 74, 9, 13).opening(16, 46, 5, 5).opening(38, 62, 6, 6, false)
      .house(62, GROUND, 26, 22, 28, 17, "roof", "wood").planks(62, 46, 26, 28, 4).opening(68, 74, 14, 18).add("line", "M68 58l14 16M82 58L68 74")
      .add("straw", "M36 74q-2-14 12-22 14 8 12 22Z").add("fine", "M48 54q-6 8-7 19M48 54q0 8 0 19M48 54q6 8 7 19"),
  // church
  building_27: () => {
    const s = sketch().house(44, GROUND, 24, 40, 26, 18, "roof", "stone").stones(44, 48, 24, 26);
    s.opening(50, 74, 12, 16).circle("dark", 56, 47, 3.5).windows(73, 54, 3, 11, 5, 12, true);
    s.tower(20, GROUND, 22, 44, "none").shape("roof", [17, 30], [31, 4], [45, 30]).hatch(2.6, 0, [17, 30], [31, 4], [45, 30]);
    return s.cross(31, 5).windows(25, 34, 2, 8, 4, 8, true).opening(28, 60, 5, 8).cross(56, 30);
  },
  // watchtower
  building_28: () => {
    const s = sketch().tower(46, GROUND, 28, 50, "none");
    s.wall(40, 16, 40, 12, "wood", 0.3).planks(40, 16, 40, 12, 4).battlements(40, 16, 40, 5, "wood").add("line", "M44 28l4 6M76 28l-4 6");
    s.opening(55, 74, 11, 15).opening(58, 46, 4, 9).opening(58, 58, 4, 0.1, false).windows(46, 19, 3, 12, 4, 5).add("line", "M60 12V1");
    return s.add("cloth", "M60 1l14 3-14 4Z").add("stone", "M8 74l6-8h14l4 8ZM88 74l3-6h16l6 6Z").tree(100, 69, 9);
  },
  // abbey
  building_29: () => {
    const s = sketch().wall(14, 46, 92, 28, "stone", 0.1).stones(14, 46, 92, 28).roof(8, 46, 104, 16, 6);
    for (const x of [26, 44, 82, 100]) s.box("stone", x - 2, 50, 4, 24);
    s.windows(32, 52, 1, 1, 6, 14, true).windows(88, 52, 1, 1, 6, 14, true).windows(17, 54, 1, 1, 5, 10, true);
    s.tower(52, GROUND, 22, 52, "none").shape("roof", [49, 22], [63, 4], [77, 22]).hatch(2.6, 0, [49, 22], [63, 4], [77, 22]).cross(63, 5);
    return s.opening(57, 74, 12, 17).windows(56, 28, 2, 9, 5, 9, true).circle("dark", 63, 47, 3.5);
  },
  // cloister
  building_30: () => {
    const s = sketch().wall(10, 40, 100, 34, "stone", 0).stones(10, 34, 100, 16).roof(4, 38, 112, 18, 8);
    for (let i = 0; i < 6; i += 1) s.opening(15 + i * 15.5, 68, 12, 22).add("line", `M${21 + i * 15.5} 68v-22`);
    return s.box("stone", 10, 68, 100, 6).add("leaf", "M40 74q0-6 6-6t6 6ZM68 74q0-6 6-6t6 6Z").tower(86, 22, 14, 10, "cone", 10).cross(93, 3);
  },
  // chapel
  building_31: () =>
    sketch().house(34, GROUND, 30, 30, 26, 22, "roof", "stone").stones(34, 48, 30, 26).opening(42, 74, 14, 18).circle("dark", 49, 44, 3.5)
      .windows(70, 54, 2, 12, 5, 12, true).wall(44, 14, 10, 14, "stone", 0.3).opening(47, 25, 4, 8).shape("roof", [42, 14], [49, 4], [56, 14]).cross(49, 5)
      .tree(18, 74, 16).tree(108, 74, 12),
  // aqueduct
  building_32: () => {
    const s = new Sketch().water(2, 72, 116, 8);
    s.box("stone", 2, 22, 116, 50).stones(2, 22, 116, 52, 7).box("stone", 0, 18, 120, 5).box("water", 0, 16, 120, 2.5);
    for (let i = 0; i < 4; i += 1) s.opening(6 + i * 29, 72, 21, 26, true, "sky").add("fine", `M${24 + i * 29} 72v-16M${22 + i * 29} 72v-20`);
    for (let i = 0; i < 8; i += 1) s.opening(5 + i * 14.4, 42, 9.5, 15, true, "sky").add("fine", `M${12.7 + i * 14.4} 42v-11`);
    return s.line([0, 44], [120, 44]);
  },
  // castle
  building_33: () => {
    const s = sketch().tower(46, GROUND, 28, 54, "battlements").windows(52, 27, 2, 11, 4, 8, true).add("line", "M60 16V4").add("cloth", "M60 4l13 3-13 4Z");
    s.wall(22, 48, 76, 26, "stone", 0).stones(22, 48, 76, 26).battlements(22, 48, 76, 9);
    s.tower(10, GROUND, 18, 40, "cone", 16).tower(92, GROUND, 18, 40, "cone", 16).opening(17, 50, 4, 8).opening(99, 50, 4, 8);
    s.opening(51, 74, 18, 20).add("line", "M55 74V58M60 74V55M65 74V58M51 64h18");
    return s.add("line", "M19 18v-6M101 18v-6").add("cloth", "M19 12l8 2-8 3ZM101 12l8 2-8 3Z");
  },
  // cathedral
  building_34: () => {
    const s = sketch().wall(28, 34, 64, 40, "stone", 0).shape("roof", [42, 34], [60, 12], [78, 34]).hatch(2.6, 0, [42, 34], [60, 12], [78, 34]);
    s.tower(20, GROUND, 22, 52, "none").tower(78, GROUND, 22, 52, "none");
    for (const x of [20, 78]) {
      s.shape("roof", [x - 2, 22], [x + 11, 0], [x + 24, 22]).hatch(2.8, 0, [x - 2, 22], [x + 11, 0], [x + 24, 22]);
      s.windows(x + 4, 26, 2, 9, 5, 13, true).windows(x + 4, 44, 2, 9, 5, 8, true).opening(x + 5.5, 74, 11, 15);
    }
    s.circle("stone", 60, 43, 9).circle("dark", 60, 43, 7);
    let petals = "";
    for (let i = 0; i < 8; i += 1) {
      const a = (i * Math.PI) / 4;
      petals += `M60 43L${(60 + 7 * Math.cos(a)).toFixed(1)} ${(43 + 7 * Math.sin(a)).toFixed(1)}`;
    }
    s.add("paper", petals).circle("stone", 60, 43, 2).line([42, 55], [78, 55]);
    return s.opening(52, 74, 16, 17).cross(60, 13);
  },
};

