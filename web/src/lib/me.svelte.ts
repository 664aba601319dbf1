// Who sits at this browser: a name and a cookie. And which tables wait for this person.
import { api } from "./api";
import { language, t } from "./locale.svelte";
import { go } from "./router.svelte";
import { settings } from "./settings.svelte";
import { wire } from "./socket.svelte";
import type { Me } from "../protocol";

/** Somebody who only wants to play against bots need not think of a name. */
export const NAMES = [
  "Isabella", "Lorenzo", "Lucrezia", "Piero", "Ginevra", "Cosimo", "Bianca", "Matteo", "Simonetta", "Leon", "Vittoria",
  "Niccolo", "Caterina", "Donato", "Fiammetta", "Alberti",
];

class Person {
  name = $state<string | null>(null);
  /** The server has answered: `name` is known, or known to be missing. */
  known = $state(false);
  waiting = $state<string[]>([]);
  /** Where "your turn" is mailed to, and whether this server mails at all. */
  mail = $state<string | null>(null);
  mails = $state(false);
  /** The name was made up for a game against bots. */
  lent = $state(localStorage.getItem("tavola.lent") === "yes");
}

export const me = new Person();

function became(person: Me): void {
  me.name = person.name;
  me.mail = person.mail ?? null;
  me.mails = person.mails ?? false;
  me.known = true;
}

// The other tabs of this browser have the same cookie: they must know whose it is now.
const tabs = new BroadcastChannel("tavola.me");

function tellTabs(somebodyElse: boolean): void {
  tabs.postMessage({ somebodyElse });
}

export function followTabs(): () => void {
  const heard = (event: MessageEvent<{ somebodyElse: boolean }>): void => {
    me.lent = localStorage.getItem("tavola.lent") === "yes";
    if (event.data.somebodyElse) wire.again();
    void findMe().catch(() => undefined);
  };
  tabs.addEventListener("message", heard);
  return () => tabs.removeEventListener("message", heard);
}

export async function findMe(): Promise<void> {
  became(await api.me());
  await countTurns();
}

export async function countTurns(): Promise<void> {
  if (!me.name) return;
  const { tables } = await api.myTables();
  me.waiting = tables.filter((table) => table.your_turn).map((table) => table.id);
}

export async function introduce(name: string, lent = false, mail?: string): Promise<void> {
  const fresh = !me.name;
  became(await api.introduce({ name, locale: language.current, ...(mail === undefined ? {} : { mail }) }));
  me.lent = lent;
  localStorage.setItem("tavola.lent", lent ? "yes" : "no");
  if (fresh) wire.again();
  tellTabs(fresh);
}

/** For games against bots: nobody is asked for a name, but everybody has one. */
export async function somebody(): Promise<void> {
  if (!me.known) await findMe();
  if (!me.name) await introduce(NAMES[Math.floor(Math.random() * NAMES.length)]!, true);
}

/** Another device's code was used here: everything is theirs now. */
export async function become(code: string): Promise<void> {
  became(await api.useCode(code));
  me.lent = false;
  localStorage.setItem("tavola.lent", "no");
  wire.again();
  tellTabs(true);
  await countTurns();
}

function notice(table: string, game: string): void {
  if (!settings.notify || !document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  try {
    const note = new Notification(t("web-notice-title"), { body: t(`web-game-${game}`), tag: table, icon: "/icon.svg" });
    note.onclick = () => {
      focus();
      go(`/table/${table}`);
      note.close();
    };
  } catch {
    // Some phones have notifications for installed pages only. The title and the badge still tell.
  }
}

export function followTurns(): () => void {
  return wire.listen((message) => {
    if (message.type !== "turn") return;
    const others = me.waiting.filter((id) => id !== message.table);
    if (message.waits && others.length === me.waiting.length) notice(message.table, message.game);
    me.waiting = message.waits ? [...others, message.table] : others;
  });
}
