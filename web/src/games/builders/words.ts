// Cards and sums in words: what eyes see in a picture, a screen reader reads here.
import { language, t } from "../../lib/locale.svelte";
import { missing, needs, RESOURCES, total, useful, type Amounts, type Cards, type Site } from "./model";

export const and = (parts: string[]): string =>
  parts.length < 2 ? parts.join() : t("builders-and", { some: parts.slice(0, -1).join(", "), last: parts.at(-1)! });
export const sentence = (text: string): string => text.charAt(0).toLocaleUpperCase(language.current) + text.slice(1);

/** As sentences call a card: "the inn", "labourer 7 (2 wood, 1 tile)". */
export const nameOf = (card: string): string => t(`builders-${card.replace("_", "-")}`);

/** As the card itself is headed: "Inn", "Labourer". */
export function titleOf(cards: Cards, card: string): string {
  const rank = cards[card]?.kind === "worker" && cards[card]?.rank;
  return rank ? sentence(t(`builders-rank-${rank}`)) : t(`web-builders-title-${card.replace("_", "-")}`);
}
export const numberOf = (card: string): string => String(Number(card.split("_")[1]));

export const coins = (count: number): string => t("web-builders-coins", { count });
export const points = (count: number): string => t("web-builders-points", { count });
export const actions = (count: number): string => t("web-builders-actions", { count });
export const amounts = (parts: Amounts): string =>
  total(parts)
    ? and(RESOURCES.filter((r) => parts[r]).map((r) => t(`web-builders-amount-${r}`, { count: parts[r] })))
    : t("web-builders-nothing");

export function describe(cards: Cards, card: string): string {
  const facts = cards[card];
  const name = sentence(nameOf(card));
  if (!facts) return name;
  if (facts.kind === "worker") return t("web-builders-worker-says", { name, wage: facts.wage ?? 0 });
  const words = { name, needs: amounts(needs(cards, card)), points: points(facts.points ?? 0) };
  if (facts.kind === "machine") return t("web-builders-machine-says", words);
  return t("web-builders-building-says", { ...words, coins: coins(facts.coins ?? 0) });
}

/** A worker or machine in a team. */
export const member = (cards: Cards, card: string): string =>
  cards[card]?.kind === "machine" ? t("web-builders-machine-free", { name: sentence(nameOf(card)) }) : describe(cards, card);

export const team = (workers: string[]): string => (workers.length ? and(workers.map(nameOf)) : t("web-builders-nobody"));

export function inWork(cards: Cards, site: Site): string {
  const facts = cards[site.site];
  const gain = facts?.kind === "machine" ? points(facts.points ?? 0) : and([coins(facts?.coins ?? 0), points(facts?.points ?? 0)]);
  return t("web-builders-site-says", {
    name: sentence(nameOf(site.site)),
    missing: amounts(missing(cards, site)),
    workers: team(site.workers),
    gain,
  });
}

/** What sending this worker there would bring, and whether that finishes the site. */
export function effect(cards: Cards, worker: string, site: Site): string {
  const gain = useful(cards, worker, site);
  if (total(gain) === total(missing(cards, site))) return t("web-builders-finishes");
  return t("web-builders-brings", { amounts: amounts(gain) });
}

