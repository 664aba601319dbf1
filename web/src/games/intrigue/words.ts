// Sentences of Intrigue in the browser, from the same messages as the server's (games/intrigue/words.py).
import { language, t } from "../../lib/locale.svelte";
import type { Occupation, Said, Scholar, Term } from "./view";

const VOWELS = "aeiouyhàâäáåæéèêëíîïóôöøœúùûü";

/** French elides before a name that begins with one of these. */
export function vowel(name: string): "yes" | "no" {
  return name && VOWELS.includes(name[0]!.toLowerCase()) ? "yes" : "no";
}

export function occupationWord(occupation: Occupation): string {
  return t(`intrigue-${occupation}`);
}

/** "Anna’s doctor" */
export function scholarWords(scholar: Scholar, names: string[]): string {
  const owner = names[scholar.owner] ?? "";
  return t("intrigue-scholar", { owner, occupation: occupationWord(scholar.occupation), vowel: vowel(owner) });
}

/** "Anna’s doctor", or "your doctor" for the seat that looks. */
export function scholarFor(eye: number | null, scholar: Scholar, names: string[]): string {
  if (scholar.owner !== eye) return scholarWords(scholar, names);
  const occupation = occupationWord(scholar.occupation);
  return t("intrigue-scholar-of-player", { whose: "own", player: scholar.owner + 1, occupation });
}

/** "Anna’s palace" */
export function palaceWords(seat: number, names: string[]): string {
  const name = names[seat] ?? "";
  return t("intrigue-palace-of-player", { named: "yes", name, player: seat + 1, vowel: vowel(name) });
}

/** 6,000; in French with a no-break space that can be seen (a narrow one all but vanishes in bold figures). */
export function number(value: number): string {
  return new Intl.NumberFormat(language.current).format(value).replaceAll("\u202f", "\u00a0");
}

/** a; a and b; a, b and c */
export function listed(words: string[]): string {
  if (words.length < 2) return words.join("");
  return t("intrigue-and", { first: words.slice(0, -1).join(", "), last: words.at(-1)! });
}

/** What will be done, as a part of a sentence. */
export function termWords(term: Term, names: string[]): string {
  const args: Record<string, string | number> = {
    palace: names[term.palace] ?? "",
    occupation: occupationWord(term.occupation),
    ducats: term.ducats ?? 0,
    area: term.area ?? 0,
    round: term.round ?? 0,
  };
  if (term.seat !== undefined) args.seat = names[term.seat] ?? "";
  if (term.owner !== undefined) args.scholar = scholarWords({ owner: term.owner, occupation: term.occupation }, names);
  return t(`intrigue-term-${term.kind}`, args);
}

export function termsWords(terms: Term[], names: string[]): string {
  return listed(terms.map((term) => termWords(term, names)));
}

/** A statement as a sentence; the server's own where it came with one. */
export function statementWords(said: Said, names: string[]): string {
  if (said.sentence) return said.sentence;
  return t(`intrigue-say-${said.act}`, {
    from: names[said.from] ?? "",
    to: said.to === null ? t("intrigue-everybody") : (names[said.to] ?? ""),
    on: said.on ?? 0,
    sides: said.if.length && said.then.length ? "both" : said.then.length ? "then" : "none",
    if: termsWords(said.if, names),
    then: termsWords(said.then, names),
  });
}
