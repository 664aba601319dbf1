// What the seat may say now (`state.menu`), as the composer needs it. A field of a term with a list is a choice among its
// values.
import { t } from "../../lib/locale.svelte";
import { occupationWord, palaceWords, scholarFor } from "../../games/intrigue/words";
import type { Occupation, Said, Term } from "../../games/intrigue/view";

export type Actor = "speaker" | "addressee" | "anybody" | null;

export interface Form {
  act: "offer" | "demand" | "promise" | "threaten" | "ask";
  to: (number | null)[];
  if: Actor;
  then: Actor;
  least_if: number;
  least_then: number;
}

export type Field = "ducats" | "area" | "round" | "palace";
export type Template = Omit<Term, Field> & Record<string, unknown>;

export interface Menu {
  left: number;
  answers: Said[];
  forms: Form[];
  terms: Template[][];
}

const LISTED: Field[] = ["palace", "ducats", "area", "round"];

export function openFields(template: Template): Field[] {
  return LISTED.filter((field) => Array.isArray(template[field]));
}

/** The whole term: the first of each list until somebody chooses. */
export function filled(template: Template, chosen: Partial<Record<Field, number>>): Term {
  const { sentence: _, ...term } = template as Record<string, unknown>;
  for (const field of openFields(template)) {
    const values = template[field] as number[];
    term[field] = values.includes(chosen[field] ?? NaN) ? chosen[field] : values[0];
  }
  return term as unknown as Term;
}

/** What tells templates of one kind apart: whose scholar, and where. */
export function templateWords(template: Template, eye: number, names: string[]): string {
  const occupation = template.occupation as Occupation;
  if (template.kind === "send" || template.kind === "not_send") return occupationWord(occupation);
  const scholar = scholarFor(eye, { owner: template.owner as number, occupation }, names);
  if (template.kind !== "pay") return scholar;
  return t("web-talk-for-at", { scholar, palace: palaceWords(template.palace as unknown as number, names) });
}

/** Whose acts a side may list. */
export function actors(side: Actor, speaker: number, addressee: number | null, seats: number): number[] {
  if (side === "speaker") return [speaker];
  if (side === "addressee") return addressee === null ? [] : [addressee];
  return side === "anybody" ? Array.from({ length: seats }, (_, i) => i) : [];
}
