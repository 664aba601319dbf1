// The applications at a palace, sorted for display the way the table speaks of them (I12, I13): alone, rivals for a new
// post, challengers of an employed scholar. Nothing is decided here; the server lists what may be done.
import { OCCUPATIONS, type Occupation, type Scholar, type Step, type View } from "./view";

export interface Party extends Scholar {
  employee: boolean;
  /** What was paid for this scholar in the present step; null before. */
  paid: number | null;
  bank: boolean;
  paying: boolean;
  /** Its place in the order of payment of the present step, from 1. */
  turn: number | null;
  fate: "hired" | "banished" | null;
}

export interface Case {
  step: Exclude<Step, "send">;
  occupation: Occupation;
  /** The salary of the contested post of an internal conflict. */
  area: number | null;
  parties: Party[];
  /** Belongs to the step that is being played. */
  now: boolean;
}

const STEPS: Step[] = ["uncontested", "external", "internal"];

export function cases(view: View, palace: number): Case[] {
  const seat = view.seats[palace]!;
  const hearing = view.palace === palace;
  const found: Case[] = [];
  for (const occupation of OCCUPATIONS) {
    const waiting = seat.applicants.filter((scholar) => scholar.occupation === occupation);
    const post = seat.palace.find((area) => area.occupation === occupation);
    const settled = hearing && !waiting.length && view.bribes.some((bribe) => bribe.occupation === occupation);
    if (!waiting.length && !settled) continue;
    const step = settled ? (view.step as Case["step"]) : post ? "internal" : waiting.length > 1 ? "external" : "uncontested";
    const now = hearing && view.step === step && (step !== "internal" || view.occupation === occupation);
    found.push({ step, occupation, area: step === "internal" ? post!.area : null, parties: [], now });
    const here = found.at(-1)!;
    if (settled) {
      let hired = false;
      here.parties = view.bribes.filter((bribe) => bribe.occupation === occupation).map((bribe) => {
        const wins = !hired && post?.owner === bribe.owner;
        hired ||= wins;
        return party(bribe, bribe.employee, wins ? "hired" : "banished");
      });
    } else {
      const employee = step === "internal" ? [party({ owner: post!.owner!, occupation }, true)] : [];
      here.parties = [...employee, ...waiting.map((scholar) => party(scholar, false))];
    }
  }
  found.sort((a, b) => STEPS.indexOf(a.step) - STEPS.indexOf(b.step) || (a.area ?? 0) - (b.area ?? 0));
  if (hearing) payments(view, found, seat.applicants);
  return found;
}

function party(scholar: Scholar, employee: boolean, fate: Party["fate"] = null): Party {
  const { owner, occupation } = scholar;
  return { owner, occupation, employee, paid: null, bank: false, paying: false, turn: null, fate };
}

/** Writes what was paid, and the order of payment, beside the parties of the present step (I14 to I16). */
function payments(view: View, all: Case[], order: Scholar[]): void {
  const rest = all.filter((one) => one.now).flatMap((one) => one.parties);
  view.bribes.forEach((bribe, i) => {
    const at = rest.findIndex(
      (one) => one.owner === bribe.owner && one.occupation === bribe.occupation && one.employee === bribe.employee,
    );
    if (at < 0) return;
    const [one] = rest.splice(at, 1);
    Object.assign(one!, { paid: bribe.ducats, bank: bribe.bank, turn: i + 1 });
  });
  const place = (one: Party) =>
    one.employee ? -1 : order.findIndex((s) => s.owner === one.owner && s.occupation === one.occupation);
  rest.sort((a, b) => place(a) - place(b));
  rest.forEach((one, i) => {
    one.turn = view.bribes.length + i + 1;
    one.paying = i === 0 && view.phase === "bribe";
  });
}

/** The largest bribe of a rival of the scholar that is being paid for, or 0. */
export function highest(view: View): number {
  const rivals = view.bribes.filter((bribe) => bribe.occupation === view.scholar?.occupation);
  return Math.max(0, ...rivals.map((bribe) => bribe.ducats));
}
