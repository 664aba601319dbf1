// The view of docs/vocabulary.md as types, how cards and places are written, and how both are said in words.
import { t } from "../../lib/locale.svelte";

export const TYPES = ["merchant", "scholar", "baker", "knight"] as const;
export type Type = (typeof TYPES)[number];
/** The sign of each type, which also names its recruit area. */
export const SIGNS = { merchant: "coin", scholar: "book", baker: "bread", knight: "shield" } as const;
export const ACTIONS = ["hire", "teach", "barter", "recruit"] as const;
export type Action = (typeof ACTIONS)[number];
/** What a corner shows: a type, or what a Renaissance Man offers. */
export type Corner = Type | "any";

export interface SeatView {
  hand: string[] | null;
  hand_size: number;
  known: string[];
  maybe: string[];
  filed: string[] | null;
  reserve: number;
  knights: number[];
  stored: number[];
  taught: number[];
  holds_man: boolean;
  pyramid: (string | null)[];
}

export interface DraftView {
  set: string[];
  removed: string[];
  action: Action | null;
  card: string | null;
  place: string | null;
  drop: Type | null;
  knight: Type | null;
  discards: string[];
  kept: boolean;
  sealed: boolean;
}

export interface TableView {
  eye: number | null;
  options: { rounds: number; solo: string; cards: number; deck: string };
  phase: string;
  result: { shares: number[]; ranks: number[]; scores: number[] } | null;
  round: number;
  level: number;
  dealer: number | null;
  area: Type | null;
  deck: number;
  pile: number;
  pile_known: string[];
  recruits: (string | null)[];
  turned: string[];
  opponent: number[] | null;
  seats: SeatView[];
  draft: DraftView | null;
}

export const LEVELS = [5, 4, 3, 2, 1];
/** All places of a level: their names and their numbers in a view's pyramid. */
export const FLOORS = LEVELS.map((width, floor) =>
  Array.from({ length: width }, (_, position) => ({
    name: `${floor + 1}.${position + 1}`,
    index: LEVELS.slice(0, floor).reduce((sum, level) => sum + level, 0) + position,
    level: floor + 1,
    position: position + 1,
  })),
);
export type Place = (typeof FLOORS)[number][number];
export const PLACES = FLOORS.flat();

/** The places that carry a place; none for the foundation. */
export function below(place: Place): [Place, Place] | null {
  const floor = FLOORS[place.level - 2];
  return floor ? [floor[place.position - 1]!, floor[place.position]!] : null;
}

const LETTERS: Record<string, Type> = { m: "merchant", s: "scholar", b: "baker", k: "knight" };

export interface Face {
  type: Type | "man";
  offers: [Corner, Corner];
  /** Null for a foundation worker, who stands on the ground, and for a Renaissance Man, who needs nothing. */
  needs: [Type, Type] | null;
}

const faces = new Map<string, Face>();

/** What a card's name says: `M-bk`, `M-bk+sk`, a foundation worker's type, or `man`. */
export function face(name: string): Face {
  let known = faces.get(name);
  if (!known) faces.set(name, (known = read(name)));
  return known;
}

function read(name: string): Face {
  if (name === "man") return { type: "man", offers: ["any", "any"], needs: null };
  const type = LETTERS[name.charAt(0).toLowerCase()]!;
  if (name.charAt(1) !== "-") return { type: name as Type, offers: [name as Type, name as Type], needs: null };
  const plus = name.indexOf("+");
  const needs: [Type, Type] = [LETTERS[name.charAt(2)]!, LETTERS[name.charAt(3)]!];
  if (plus < 0) return { type, offers: [type, type], needs };
  return { type, offers: [LETTERS[name.charAt(plus + 1)]!, LETTERS[name.charAt(plus + 2)]!], needs };
}

/** What the two workers below would offer to a newcomer; null unless both stand there. */
export function offered(pyramid: (string | null)[], place: Place): [Corner, Corner] | null {
  const pair = below(place);
  if (!pair) return null;
  const [left, right] = [pyramid[pair[0].index], pyramid[pair[1].index]];
  return left && right ? [face(left).offers[1], face(right).offers[0]] : null;
}

/** Whether a card's needs look like these offers. Only to point out places: the server decides what is legal. */
export function fits(card: string | null, offers: [Corner, Corner]): boolean {
  const needs = card ? face(card).needs : null;
  return !needs || offers.every((offer, side) => offer === "any" || offer === needs[side]);
}

/** Equal cards with their number, in the order of the list. */
export function counted(cards: string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
}

// In words

export function typeName(type: Corner): string {
  return type === "any" ? t("web-rm-any") : t(`renaissance-man-${type}`);
}

export function cardName(name: string): string {
  const { type, offers, needs } = face(name);
  const worker = t(`renaissance-man-the-${type}`);
  if (!needs) return worker;
  const words = { worker, left: typeName(needs[0]), right: typeName(needs[1]) };
  if (offers[0] === type && offers[1] === type) return t("renaissance-man-card", words);
  const [offer_left, offer_right] = [typeName(offers[0]), typeName(offers[1])];
  return t("renaissance-man-card-offers", { ...words, offer_left, offer_right });
}

export function placeName(place: Place): string {
  return t("web-rm-place", { level: place.level, number: place.position });
}

export function areaName(type: Type): string {
  return t(`renaissance-man-area-${SIGNS[type]}`);
}

export function list(parts: string[]): string {
  if (parts.length < 2) return parts[0] ?? "";
  return t("renaissance-man-and", { some: parts.slice(0, -1).join(", "), last: parts.at(-1)! });
}

/** A whole pyramid in a few sentences, level by level from the ground. */
export function pyramidInWords(pyramid: (string | null)[]): string {
  const sentences = FLOORS.flatMap((floor) => {
    const workers = floor.filter((place) => pyramid[place.index]);
    if (!workers.length) return [];
    const cards = workers.map((place) => t("web-rm-at", { number: place.position, card: cardName(pyramid[place.index]!) }));
    return [t("web-rm-floor", { level: floor[0]!.level, cards: cards.join(", ") })];
  });
  return sentences.length ? sentences.join(" ") : t("web-rm-pyramid-empty");
}
