// The legal next steps, found by what they are about; and plans: several steps that one gesture asks for, such as
// dragging a card onto a place, made one after another as the server lists them.
import type { Choice } from "../../protocol";
import type { BoardProps, Json } from "../board";

type Props = Pick<BoardProps, "choices" | "pick" | "look" | "why" | "hinted">;

/** A plan that could not be carried on for so long is forgotten, in milliseconds. */
const PATIENCE = 4000;

const same = (data: Json, wanted: Json) => Object.entries(wanted).every(([key, value]) => data[key] === value);

export class Steps {
  /** This eye plays here: what may be chosen at times stays a button between its turns, so that it keeps the focus. */
  plays = $state(false);
  /** The card of the hand that was lifted before its action is chosen. */
  lifted = $state<number | null>(null);
  /** The choice that the pointer or the focus is on. */
  looked = $state<Choice | null>(null);
  #plan: Json[] = [];
  #since = 0;
  readonly #props: () => Props;

  constructor(props: () => Props) {
    this.#props = props;
  }

  get asked(): boolean {
    return this.#props().choices.length > 0;
  }

  find(wanted: Json): Choice | undefined {
    return this.#props().choices.find((choice) => same(choice.data, wanted));
  }

  some(kind: string): boolean {
    return this.find({ kind }) !== undefined;
  }

  hinted(choice: Choice | undefined): boolean {
    return choice !== undefined && choice.word === this.#props().hinted;
  }

  /** Make one step, or ask why it can't be made. */
  try(wanted: Json): void {
    if (!this.asked) return;
    this.follow([wanted]);
  }

  /** Make several steps, each as soon as it is listed. */
  follow(plan: Json[]): void {
    this.#plan = plan;
    this.#since = performance.now();
    this.lifted = null;
    this.advance();
  }

  /** The next step of the plan; called again whenever the choices have changed. */
  advance(): void {
    const wanted = this.#plan[0];
    if (!wanted || !this.asked) return;
    if (performance.now() - this.#since > PATIENCE) {
      this.#plan = [];
      return;
    }
    const choice = this.find(wanted);
    if (!choice) {
      this.#plan = [];
      this.#props().why(wanted);
      return;
    }
    this.#plan = this.#plan.slice(1);
    this.look(null);
    this.#props().pick(choice);
  }

  look(choice: Choice | null | undefined): void {
    if ((choice ?? null) === this.looked) return;
    this.looked = choice ?? null;
    this.#props().look(this.looked);
  }
}
