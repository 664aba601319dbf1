// Games and rules as the server describes them, fetched once a language.
import { api } from "./api";
import { language } from "./locale.svelte";
import type { GameInfo, Rules } from "../protocol";

export const GAMES = ["renaissance_man", "builders", "intrigue"] as const;
export type GameName = (typeof GAMES)[number];

export function isGame(name: string): name is GameName {
  return (GAMES as readonly string[]).includes(name);
}

/** The part of message ids: the boards' words begin with it. */
export const PREFIX: Record<string, string> = { renaissance_man: "rm", builders: "builders", intrigue: "intrigue" };

const games = new Map<string, Promise<GameInfo[]>>();
const rules = new Map<string, Promise<Rules>>();

/** A failure is not kept: the next one who asks tries again. */
function once<T>(kept: Map<string, Promise<T>>, key: string, fetch: () => Promise<T>): Promise<T> {
  let promise = kept.get(key);
  if (!promise) {
    promise = fetch();
    kept.set(key, promise);
    promise.catch(() => kept.delete(key));
  }
  return promise;
}

export function gameInfos(): Promise<GameInfo[]> {
  return once(games, language.current, api.games);
}

export async function gameInfo(name: string): Promise<GameInfo | undefined> {
  return (await gameInfos()).find((game) => game.name === name);
}

export function rulesOf(game: string): Promise<Rules> {
  return once(rules, `${language.current} ${game}`, () => api.rules(game));
}
