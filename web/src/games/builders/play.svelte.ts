// What the player holds and tries: choices by what they do, the worker in hand, and the way to the shell.
import { getContext, setContext } from "svelte";
import type { Choice } from "../../protocol";
import type { BoardProps, Json } from "../board";

type Ways = Pick<BoardProps, "choices" | "pick" | "look" | "why" | "hinted" | "draft">;
const KEY = Symbol("builders");
const keyOf = (data: Json): string => `${data.kind} ${data.worker ?? ""} ${data.site ?? ""} ${data.actions ?? ""}`;

export class Play {
  /** A free worker that was picked up, to be sent to a site. */
  inHand = $state<string | null>(null);
  /** Where a dragged card hovers: a site's name, "team" or "sites". */
  over = $state<string | null>(null);
  /** The card that is dragged, if any. */
  dragged = $state<string | null>(null);
  /** What was chosen last, so that the keyboard's focus can follow it. */
  last: Json | null = null;
  /** The same, as long as it waits to be confirmed. */
  #taken = $state<string | null>(null);

  #ways: () => Ways;
  #choices = $derived.by(() => new Map(this.#ways().choices.map((choice) => [keyOf(choice.data), choice])));
  #senders = $derived.by(
    () => new Set(this.#ways().choices.flatMap(({ data }) => (data.kind === "send" ? [data.worker as string] : []))),
  );

  constructor(ways: () => Ways) {
    this.#ways = ways;
    setContext(KEY, this);
  }

  legal(data: Json): Choice | undefined {
    return this.#choices.get(keyOf(data));
  }

  /** Chosen, but not confirmed yet. */
  chosen(data: Json): boolean {
    return this.#ways().draft.length > 0 && this.#taken === keyOf(data);
  }

  canSend(worker: string): boolean {
    return this.#senders.has(worker);
  }

  hinted(choice: Choice | undefined): boolean {
    return choice !== undefined && choice.word === this.#ways().hinted;
  }

  hintsWorker(worker: string): boolean {
    const { choices, hinted } = this.#ways();
    const choice = choices.find(({ word }) => word === hinted);
    return choice?.data.kind === "send" && choice.data.worker === worker;
  }

  look(data: Json | null): void {
    this.#ways().look(data ? (this.legal(data) ?? null) : null);
  }

  /** Do it if it may be done; else ask why not. */
  attempt(data: Json): void {
    const choice = this.legal(data);
    if (!choice) return this.#ways().why(data);
    this.last = data;
    this.#taken = keyOf(data);
    this.inHand = null;
    this.#ways().look(null);
    this.#ways().pick(choice);
  }

  toggle(worker: string): void {
    this.inHand = this.inHand === worker ? null : worker;
  }
}

export const usePlay = (): Play => getContext<Play>(KEY);
