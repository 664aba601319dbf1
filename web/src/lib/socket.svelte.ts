// The one socket. It comes back by itself: tables are followed again from the last line of the log that is known, and
// what was sent but never answered is sent again with the same id, which the server carries out at most once.
import { Trouble } from "./api";
import { t } from "./locale.svelte";
import type { Refusal, Reply, Request, Watch } from "../protocol";

type Asking = Extract<Request, { id: string }>;
export type Question = Asking extends infer R ? (R extends Asking ? Omit<R, "id"> : never) : never;
type Answer = Extract<Reply, { id: string | null }>;
type Listener = (message: Reply) => void;

interface Waiting {
  message: Asking;
  resolve: (answer: Answer) => void;
  reject: (error: Trouble) => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 8000;

let counter = 0;
const session = crypto.getRandomValues(new Uint32Array(2)).join("-");

function newId(): string {
  counter += 1;
  return `${session}-${counter}`;
}

class Wire {
  /** "opening" on the very first try, "open", or "lost" while it tries again. */
  status = $state<"opening" | "open" | "lost">("opening");
  /** What to add to this clock to get the server's, in seconds. */
  skew = 0;
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer = 0;
  #ping = 0;
  #pong = 0;
  #waiting = new Map<string, Waiting>();
  #watches = new Map<string, () => Watch>();
  #listeners = new Set<Listener>();

  constructor() {
    addEventListener("online", () => this.#hurry());
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) this.#hurry();
    });
  }

  start(): void {
    if (!this.#socket) this.#connect();
  }

  /** Somebody was introduced, or became somebody else: the cookie of the next connection says so. */
  again(): void {
    this.#drop();
    this.#connect();
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** `watch` makes the message, so that it names the last known line whenever it is sent. */
  follow(table: string, watch: () => Watch): () => void {
    this.#watches.set(table, watch);
    this.start();
    if (this.status === "open") this.#send(watch());
    return () => {
      this.#watches.delete(table);
      if (this.status === "open") this.#send({ type: "unwatch", table });
    };
  }

  refollow(table: string): void {
    const watch = this.#watches.get(table);
    if (watch && this.status === "open") this.#send(watch());
  }

  /** Resolves with the answer; a refusal is thrown. While there is no connection it waits. */
  ask<T extends Answer = Answer>(question: Question): Promise<T> {
    const message = { ...question, id: newId() } as Asking;
    return new Promise<T>((resolve, reject) => {
      this.#waiting.set(message.id, { message, resolve: resolve as (answer: Answer) => void, reject });
      if (this.status === "open") this.#send(message);
    });
  }

  #send(message: Request): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #connect(): void {
    clearTimeout(this.#timer);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/socket`);
    this.#socket = socket;
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#heard(JSON.parse(event.data as string) as Reply);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    clearInterval(this.#ping);
    clearTimeout(this.#pong);
    if (socket) {
      socket.onclose = null;
      socket.close();
    }
  }

  #lost(): void {
    this.#drop();
    this.status = "lost";
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#connect(), this.#wait * (0.7 + 0.6 * Math.random()));
    this.#wait = Math.min(this.#wait * 1.7, LONGEST_WAIT);
  }

  /** There is reason to believe that a connection would work now, or that this one is dead. */
  #hurry(): void {
    if (this.status === "lost") {
      this.#wait = FIRST_WAIT;
      this.#connect();
    } else if (this.status === "open") this.#check();
  }

  #check(): void {
    this.#send({ type: "ping", id: newId() });
    clearTimeout(this.#pong);
    this.#pong = window.setTimeout(() => this.#lost(), PONG_WITHIN);
  }

  #welcome(time: number): void {
    this.status = "open";
    this.skew = time - Date.now() / 1000;
    this.#wait = FIRST_WAIT;
    clearInterval(this.#ping);
    this.#ping = window.setInterval(() => this.#check(), PING_EVERY);
    for (const watch of this.#watches.values()) this.#send(watch());
    for (const { message } of this.#waiting.values()) this.#send(message);
  }

  #heard(message: Reply): void {
    clearTimeout(this.#pong);
    if (message.type === "welcome") this.#welcome(message.time);
    const id = "id" in message ? message.id : null;
    const waiting = typeof id === "string" ? this.#waiting.get(id) : undefined;
    if (waiting) {
      this.#waiting.delete(id as string);
      if (message.type === "refused") waiting.reject(refusal(message));
      else waiting.resolve(message as Answer);
    }
    for (const listener of this.#listeners) listener(message);
  }
}

function refusal(message: Refusal): Trouble {
  return new Trouble(message.code, message.text || t("web-error-unknown"), message.clause ?? null);
}

export const wire = new Wire();
