// Opening a table: good defaults, so that one click is enough, and what was chosen last time.
import { api } from "./api";
import { gameInfo } from "./library.svelte";
import { NAMES, me, somebody } from "./me.svelte";
import { recall, remember } from "./remember";
import { go } from "./router.svelte";
import type { BotInfo, Clock, GameInfo, NewSeat, NewTable, Opened } from "../protocol";

export const SEATS: Record<string, number> = { renaissance_man: 3, builders: 3, intrigue: 4 };
export const LEVEL = "labourer";
/** In Intrigue somebody should talk: characters with different ideas of honour, instead of a level. */
export const MIX = "mix";

export interface Wish {
  seats: number;
  level: string;
  options: Record<string, boolean | number | string>;
}

export function lastWish(game: string): Wish {
  const first: Wish = { seats: SEATS[game] ?? 3, level: game === "intrigue" ? MIX : LEVEL, options: {} };
  return { ...first, ...recall<Partial<Wish>>(`wish.${game}`, {}) };
}

/** Characters that talk and are no level; those without a voice are left out. */
export function talkers(bots: BotInfo[]): BotInfo[] {
  return bots.filter((bot) => bot.talks && bot.level === 0);
}

/** The bots for so many seats at a level. */
export function opponents(info: GameInfo, level: string, count: number): NewSeat[] {
  const voices = talkers(info.bots);
  const names = freshNames(count);
  return Array.from({ length: count }, (_, i) => ({
    kind: level === MIX ? (voices[i % voices.length]?.kind ?? LEVEL) : level,
    name: names[i],
  }));
}

/** Names for bots: sentences read better than with three Labourers. */
export function freshNames(count: number): string[] {
  const free = NAMES.filter((name) => name !== me.name);
  return Array.from({ length: count }, () => free.splice(Math.floor(Math.random() * free.length), 1)[0]!);
}

export async function open(table: NewTable): Promise<Opened> {
  const opened = await api.open(table);
  remember(`invitations.${opened.table.id}`, opened.invitations, sessionStorage);
  return opened;
}

export async function playBots(game: string, wish: Wish, clock?: Clock): Promise<string> {
  await somebody();
  const info = (await gameInfo(game))!;
  remember(`wish.${game}`, wish);
  const seats = [{ kind: "you" }, ...opponents(info, wish.level, wish.seats - 1)] as NewTable["seats"];
  const opened = await open({ game, seats, options: wish.options, private: true, shuffle: wish.seats > 1, clock });
  return opened.table.id;
}

export async function playNow(game: string): Promise<void> {
  go(`/table/${await playBots(game, lastWish(game))}`);
}

export async function playSolo(): Promise<void> {
  go(`/table/${await playBots("renaissance_man", { ...lastWish("renaissance_man"), seats: 1 })}`);
}

/** The guided first game: the gentlest bots, the fewest seats that show the game. */
export async function playGuided(game: string): Promise<void> {
  const seats = game === "intrigue" ? 3 : 2;
  await somebody();
  const info = (await gameInfo(game))!;
  const rest = opponents(info, "apprentice", seats - 1);
  const opened = await open({ game, seats: [{ kind: "you" }, ...rest] as NewTable["seats"], private: true });
  remember(`guide.${opened.table.id}`, []);
  go(`/table/${opened.table.id}?guide=1`);
}
