// One table as this browser follows it: what the server told, and the choice that is being made here. A choice of several
// steps is kept as words in the browser; after each step the server is asked what comes next, and nothing is stored
// there before the whole choice is sent.
import { Trouble, sentence } from "./api";
import { language } from "./locale.svelte";
import { settings, type Pace } from "./settings.svelte";
import { wire } from "./socket.svelte";
import type {
  Choice, Composed, Drafted, Hinted, LogLine, News, Reply, State, Table as TableMessage, TableInfo, Watch,
} from "../protocol";
import type { Json } from "../games/board";

const PACES: Record<Pace, number> = { quick: 0, calm: 550, slow: 1300 };
const LOOK_AFTER = 140;
/** More than this many changes at once are those of a table that was left alone: they are not played one by one. */
const MOST_QUEUED = 24;

export interface Notice {
  text: string;
  clause: string | null;
  kind: "refused" | "trouble";
}

export class LiveTable {
  info = $state.raw<TableInfo | null>(null);
  eye = $state<number | null>(null);
  state = $state.raw<State | null>(null);
  log = $state.raw<LogLine[]>([]);
  /** Lines that came with the last news, to be announced. */
  fresh = $state.raw<LogLine[]>([]);
  /** The table does not exist, or is not for these eyes. */
  gone = $state<string | null>(null);
  steps = $state.raw<Choice[]>([]);
  drafted = $state.raw<Drafted | null>(null);
  looked = $state.raw<LogLine[]>([]);
  hint = $state.raw<Hinted | null>(null);
  hinting = $state(false);
  /** A move is on its way. */
  sending = $state(false);
  /** What comes after the last step is being asked for: the choices on the screen are those before it. */
  asking = $state(false);
  notice = $state.raw<Notice | null>(null);

  /** What came but is not shown yet; choices are offered only when all is. */
  #queue = $state.raw<News[]>([]);
  #timer = 0;
  #shownAt = 0;
  #lookTimer = 0;
  #previews = new Map<string, Promise<Drafted>>();
  #fetching = 0;
  #leave: (() => void)[] = [];
  readonly id: string;

  constructor(id: string) {
    this.id = id;
    this.#leave = [wire.listen((message) => this.#heard(message)), wire.follow(id, () => this.#watch())];
  }

  close(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#lookTimer);
    for (const leave of this.#leave) leave();
  }

  /** Sentences are made by the server: another language means another look. */
  speakAgain(): void {
    this.log = [];
    this.#queue = [];
    this.#previews.clear();
    wire.refollow(this.id);
  }

  #watch(): Watch {
    return { type: "watch", table: this.id, since: this.log.at(-1)?.line ?? 0, locale: language.current };
  }

  // What is to be shown

  get decision() {
    // The state is read in any case: who asks while news are waiting must be told when they have been shown.
    const decision = this.state?.decision ?? null;
    return this.#queue.length ? null : decision;
  }

  get over(): boolean {
    return this.info?.status === "over" || Boolean(this.state?.result);
  }

  get view(): Json {
    return (this.drafted?.view ?? this.state?.view ?? {}) as Json;
  }

  /** A bot plays for whoever sits here, who may take the seat back. */
  get away(): boolean {
    const mine = this.info?.seats.find((seat) => seat.you);
    return Boolean(mine?.stand_in);
  }

  get choices(): Choice[] {
    if (!this.decision || this.away || this.info?.status !== "playing") return [];
    return this.drafted ? this.drafted.choices : this.decision.choices;
  }

  get words(): string[] {
    return this.steps.map((step) => step.word);
  }

  get complete(): boolean {
    return this.drafted?.complete ?? false;
  }

  get preview(): LogLine[] {
    return this.complete ? (this.drafted?.preview ?? []) : this.looked;
  }

  // What the server tells

  #heard(message: Reply): void {
    if (message.type === "table" && message.info.id === this.id) this.#all(message);
    else if (message.type === "news" && message.table === this.id) this.#news(message);
    else if (message.type === "info" && message.info.id === this.id) this.#told(message.info);
    else if (message.type === "refused" && message.table === this.id && message.id === null) {
      if (!this.info) this.gone = message.text;
      else this.notice = { text: message.text, clause: message.clause ?? null, kind: "trouble" };
    }
  }

  #told(info: TableInfo): void {
    this.info = info;
    // The time ran out in the middle of a choice, or the host gave the seat to a bot.
    if (this.away && this.steps.length) this.#forget();
  }

  #all(message: TableMessage): void {
    const again = this.info !== null && this.eye === message.eye;
    this.info = message.info;
    this.eye = message.eye;
    this.gone = null;
    if (!again) this.log = [];
    this.#queue = [];
    if (message.state) this.#show({ type: "news", table: this.id, state: message.state, log: message.log }, again);
  }

  /** Moves of others are shown one after another, so that they can be followed. */
  #news(message: News): void {
    this.#queue = [...this.#queue, message];
    if (this.#queue.length > MOST_QUEUED || document.hidden) this.skip();
    else this.#next();
  }

  #next(): void {
    clearTimeout(this.#timer);
    if (!this.#queue.length) return;
    const pause = this.#shownAt + PACES[settings.pace] - performance.now();
    if (pause > 0) this.#timer = window.setTimeout(() => this.#next(), pause);
    else {
      const [message, ...rest] = this.#queue;
      this.#queue = rest;
      this.#show(message!);
      this.#next();
    }
  }

  /** Show the present state at once. */
  skip(): void {
    clearTimeout(this.#timer);
    const queue = this.#queue;
    this.#queue = [];
    if (queue.length) this.#show({ ...queue.at(-1)!, log: queue.flatMap((message) => message.log) });
  }

  #show(message: News, announce = true): void {
    const before = this.state?.decision?.number;
    const last = this.log.at(-1)?.line ?? 0;
    const lines = message.log.filter((line) => line.line > last);
    this.log = [...this.log, ...lines];
    this.fresh = announce ? lines : [];
    this.state = message.state;
    this.#shownAt = performance.now();
    if (message.state.decision?.number !== before) {
      this.#forget();
      this.hint = null;
      this.notice = null;
    }
  }

  // The choice that is being made

  #forget(): void {
    this.steps = [];
    this.drafted = null;
    this.looked = [];
    this.sending = false;
    this.asking = false;
    this.#previews.clear();
    this.#fetching += 1;
  }

  #ask(words: string[]): Promise<Drafted> {
    const number = this.state?.decision?.number ?? 0;
    const key = words.join(" ");
    let asked = this.#previews.get(key);
    if (!asked) {
      asked = wire.ask<Drafted>({ type: "draft", table: this.id, decision: number, words });
      this.#previews.set(key, asked);
      asked.catch(() => this.#previews.delete(key));
    }
    return asked;
  }

  pick = async (choice: Choice): Promise<void> => {
    if (this.sending || this.asking || !this.decision) return;
    // A complete choice is waiting to be confirmed: another click means another last step.
    const steps = [...(this.complete ? this.steps.slice(0, -1) : this.steps), choice];
    await this.#draft(steps, true);
  };

  async #draft(steps: Choice[], mayMove: boolean): Promise<void> {
    this.notice = null;
    this.looked = [];
    clearTimeout(this.#lookTimer);
    const asked = (this.#fetching += 1);
    const before = { steps: this.steps, drafted: this.drafted };
    this.steps = steps;
    this.asking = false;
    if (!steps.length) {
      this.drafted = null;
      return;
    }
    this.asking = true;
    try {
      const drafted = await this.#ask(steps.map((step) => step.word));
      if (asked !== this.#fetching) return;
      this.asking = false;
      this.drafted = drafted;
      this.hint = null;
      if (drafted.complete && mayMove && !settings.confirm) await this.confirm();
    } catch (error) {
      if (asked !== this.#fetching) return;
      Object.assign(this, before, { asking: false });
      this.#trouble(error);
    }
  }

  /** Take the last step of the draft back. */
  back = (): void => {
    void this.#draft(this.steps.slice(0, -1), false);
  };

  clear = (): void => {
    void this.#draft([], false);
  };

  confirm = async (): Promise<void> => {
    const decision = this.state?.decision;
    if (!decision || !this.complete || this.sending) return;
    this.sending = true;
    try {
      await wire.ask({ type: "move", table: this.id, decision: decision.number, words: this.words });
      this.#forget();
    } catch (error) {
      this.sending = false;
      if (error instanceof Trouble && error.code === "stale") this.#forget();
      this.#trouble(error);
    }
  };

  look = (choice: Choice | null): void => {
    clearTimeout(this.#lookTimer);
    if (!choice) {
      this.looked = [];
      return;
    }
    if (this.complete || this.sending) return;
    const asked = this.#fetching;
    this.#lookTimer = window.setTimeout(async () => {
      try {
        const drafted = await this.#ask([...this.words, choice.word]);
        if (asked === this.#fetching) this.looked = drafted.preview;
      } catch {
        // A preview that can't be had is no trouble to anybody.
      }
    }, LOOK_AFTER);
  };

  why = async (action: string | Json): Promise<void> => {
    const decision = this.state?.decision;
    if (!decision || this.complete) return;
    const [words, then] = typeof action === "string" ? [[...this.words, action], null] : [this.words, action];
    try {
      await wire.ask({ type: "draft", table: this.id, decision: decision.number, words, then });
    } catch (error) {
      this.#trouble(error);
    }
  };

  undo = async (): Promise<void> => {
    await this.#try(() => wire.ask({ type: "undo", table: this.id }));
  };

  askHint = async (): Promise<void> => {
    const decision = this.state?.decision;
    if (!decision || this.hinting) return;
    this.hinting = true;
    const words = this.complete ? this.words.slice(0, -1) : this.words;
    await this.#try(async () => {
      const hinted = await wire.ask<Hinted>({ type: "hint", table: this.id, decision: decision.number, words });
      if (this.state?.decision?.number === decision.number) this.hint = hinted;
    });
    this.hinting = false;
  };

  chat = (text: string): Promise<boolean> => this.#try(() => wire.ask({ type: "chat", table: this.id, text }));

  say = (statement: Json): Promise<boolean> => this.#try(() => wire.ask({ type: "say", table: this.id, statement }));

  compose = (statement: Json): Promise<Composed> => wire.ask<Composed>({ type: "compose", table: this.id, statement });

  /** Do it, and tell what went wrong; whether it worked. */
  attempt = (doing: () => Promise<unknown>): Promise<boolean> => this.#try(doing);

  async #try(doing: () => Promise<unknown>): Promise<boolean> {
    this.notice = null;
    try {
      await doing();
      return true;
    } catch (error) {
      this.#trouble(error);
      return false;
    }
  }

  #trouble(error: unknown): void {
    const trouble = error instanceof Trouble ? error : null;
    const kind = trouble?.code === "rules" || trouble?.clause ? "refused" : "trouble";
    this.notice = { text: sentence(error), clause: trouble?.clause ?? null, kind };
  }
}
