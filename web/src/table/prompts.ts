// The question that a seat is asked, in words, from the choices that the server lists.
import { PREFIX } from "../lib/library.svelte";
import { t } from "../lib/locale.svelte";
import type { Json } from "../games/board";
import type { Choice } from "../protocol";

/** The kinds of steps that name a question, the most telling first. */
const TELLING = ["set", "act", "pass", "card", "drop", "knight", "keep", "place", "discard", "done", "bribe", "hire", "choose", "send", "end"];

export function kinds(choices: Choice[]): Set<string> {
  return new Set(choices.map((choice) => String(choice.data.kind)));
}

export function questionKind(game: string, view: Json, choices: Choice[]): string {
  const there = kinds(choices);
  if (game === "builders") return "turn";
  if (game === "renaissance_man" && view.phase === "men") return "man";
  return TELLING.find((kind) => there.has(kind)) ?? "any";
}

interface Scholar {
  owner: number;
  occupation: string;
}

export function question(game: string, view: Json, choices: Choice[], names: string[]): string {
  const kind = questionKind(game, view, choices);
  const scholar = view.scholar as Scholar | null | undefined;
  const occupation = scholar?.occupation ?? (view.occupation as string | null | undefined);
  return t(`web-prompt-${PREFIX[game] ?? "any"}-${kind}`, {
    actions: Number(view.actions ?? 0),
    count: Number(view.to_send ?? 0),
    palace: names[Number(view.palace ?? 0)] ?? "",
    occupation: occupation ? t(`intrigue-${occupation}`) : "",
    level: Number(view.level ?? 0),
  });
}

/** Choices that all make at the same time are sealed, others simply made. */
export function isSealed(game: string, view: Json): boolean {
  return game === "renaissance_man" && Number(view.seats_count) > 1 && view.phase !== "recruit";
}
