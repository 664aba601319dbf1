// What a guide explains, and when: each step once, the first time that it fits. No rules here, only what is on the table.
import type { Json } from "../../games/board";
import type { LogLine } from "../../protocol";

export interface Moment {
  view: Json;
  /** Kinds of the choices that are offered now; empty when others are to choose. */
  kinds: Set<string>;
  complete: boolean;
  log: LogLine[];
  eye: number;
  over: boolean;
}

export interface Step {
  name: string;
  clause?: string;
  when: (moment: Moment) => boolean;
}

const happened = (kind: string) => (moment: Moment) => moment.log.some((line) => line.event.kind === kind);
const offered = (...names: string[]) => (moment: Moment) => names.some((name) => moment.kinds.has(name));
const phase = (name: string) => (moment: Moment) => moment.view.phase === name;
const both = (...tests: Step["when"][]) => (moment: Moment) => tests.every((test) => test(moment));
const mine = (moment: Moment) => moment.kinds.size > 0;

interface Seat {
  team?: string[];
  sites?: { site: string; workers: string[] }[];
  coins?: number;
}

function me(moment: Moment): Seat {
  return ((moment.view.seats as Seat[] | undefined) ?? [])[moment.eye] ?? {};
}

export const STEPS: Record<string, Step[]> = {
  builders: [
    { name: "welcome", when: () => true },
    { name: "open", clause: "B8", when: both(offered("open"), (m) => !me(m).sites?.length) },
    { name: "confirm", when: (m) => m.complete },
    { name: "needs", clause: "B16", when: both(mine, (m) => Boolean(me(m).sites?.length)) },
    { name: "send", clause: "B11", when: offered("send") },
    { name: "recruit", clause: "B9", when: both(offered("recruit"), (m) => Boolean(me(m).sites?.some((site) => site.workers.length))) },
    { name: "second", clause: "B11", when: both(mine, (m) => Object.keys((m.view.sent as Json | undefined) ?? {}).length > 0) },
    { name: "take", clause: "B13", when: both(offered("take"), (m) => (me(m).coins ?? 9) < 5) },
    { name: "end", clause: "B14", when: both(offered("end"), (m) => Number(m.view.actions) === 0) },
    { name: "finish", clause: "B17", when: happened("finish") },
    { name: "ending", clause: "B19", when: (m) => Boolean(m.view.ending) },
    { name: "over", clause: "B20", when: (m) => m.over },
  ],
  renaissance_man: [
    { name: "welcome", when: () => true },
    { name: "foundation", clause: "R5", when: offered("set") },
    { name: "seal", when: (m) => m.complete },
    { name: "action", clause: "R12", when: both(phase("action"), offered("act", "pass")) },
    { name: "needs", clause: "R8", when: both(phase("action"), offered("place")) },
    { name: "card", clause: "R12", when: both(phase("action"), offered("card")) },
    { name: "reveal", clause: "R12", when: both(phase("action"), (m) => Number(m.view.level) >= 2) },
    { name: "recruit", clause: "R21", when: both(phase("recruit"), offered("keep")) },
    { name: "discard", clause: "R22", when: both(phase("discard"), offered("discard", "done")) },
    { name: "man", clause: "R16", when: both(phase("men"), offered("place")) },
    { name: "again", clause: "R13", when: both(phase("action"), (m) => Number(m.view.round) >= 2) },
    { name: "over", clause: "R24", when: (m) => m.over },
  ],
  intrigue: [
    { name: "welcome", when: () => true },
    { name: "send", clause: "I9", when: offered("send") },
    { name: "confirm", when: (m) => m.complete },
    { name: "bribe", clause: "I17", when: offered("bribe") },
    { name: "talk", clause: "I22", when: both(offered("bribe"), happened("bribe")) },
    { name: "place", clause: "I14", when: offered("place") },
    { name: "hire", clause: "I15", when: offered("hire") },
    { name: "choose", clause: "I16", when: offered("choose") },
    { name: "collect", clause: "I7", when: happened("collect") },
    { name: "island", clause: "I3", when: happened("banish") },
    { name: "last", clause: "I10", when: (m) => Number(m.view.round) === 5 },
    { name: "over", clause: "I10", when: (m) => m.over },
  ],
};
