// The Builders' view and cards as the board reads them, and the sums that a player does in the head.
import type { Json } from "../board";

export const RESOURCES = ["stone", "wood", "knowledge", "tile"] as const;
export type Resource = (typeof RESOURCES)[number];
export type Amounts = Record<Resource, number>;

export interface Card {
  kind: "worker" | "building" | "machine";
  rank?: string;
  wage?: number;
  makes?: Amounts;
  needs?: Amounts;
  coins?: number;
  points?: number;
}
export type Cards = Record<string, Card>;

export interface Site {
  site: string;
  workers: string[];
}
export interface Seat {
  coins: number;
  points: number;
  team: string[];
  sites: Site[];
  finished: string[];
}
export interface Row {
  row: string[];
  stack: number;
  top: string | null;
}
export interface Result {
  shares: number[];
  ranks: number[];
  scores: number[];
}
export interface View {
  eye: number | null;
  phase: "setup" | "turn" | "over";
  result: Result | null;
  round: number;
  first: number | null;
  turn: number | null;
  actions: number;
  sent: Record<string, number>;
  ending: boolean;
  options: { open_stacks: boolean; rounds: number };
  workers: Row;
  buildings: Row;
  seats: Seat[];
}

export const ROW = 5;
export const GOAL = 17;
export const GOLD = 5;
export const FREE_ACTIONS = 3;

export const asView = (view: Json): View => view as unknown as View;
export const asCards = (cards: Record<string, Json>): Cards => cards as unknown as Cards;

const NOTHING: Amounts = { stone: 0, wood: 0, knowledge: 0, tile: 0 };
const each = (sum: (resource: Resource) => number): Amounts =>
  Object.fromEntries(RESOURCES.map((resource) => [resource, sum(resource)])) as Amounts;

export const needs = (cards: Cards, site: string): Amounts => cards[site]?.needs ?? NOTHING;
export const makes = (cards: Cards, worker: string): Amounts => cards[worker]?.makes ?? NOTHING;
export const total = (amounts: Amounts): number => RESOURCES.reduce((sum, resource) => sum + amounts[resource], 0);
export const list = (amounts: Amounts): Resource[] => RESOURCES.flatMap((resource) => Array<Resource>(amounts[resource]).fill(resource));

/** What the workers on a site bring together, what they waste included. */
export const brought = (cards: Cards, workers: string[]): Amounts =>
  each((resource) => workers.reduce((sum, worker) => sum + makes(cards, worker)[resource], 0));

export function missing(cards: Cards, { site, workers }: Site): Amounts {
  const there = brought(cards, workers);
  return each((resource) => Math.max(0, needs(cards, site)[resource] - there[resource]));
}

/** Of what a worker makes, what the site still misses. */
export function useful(cards: Cards, worker: string, site: Site): Amounts {
  const gap = missing(cards, site);
  return each((resource) => Math.min(gap[resource], makes(cards, worker)[resource]));
}

/** How far a site is, from 0 to 1. */
export const progress = (cards: Cards, site: Site): number => 1 - total(missing(cards, site)) / (total(needs(cards, site.site)) || 1);

/** The actions that the next worker costs on each site: only this turn's sendings count. */
export const nextPrice = (view: View, site: string): number => (view.sent[site] ?? 0) + 1;
