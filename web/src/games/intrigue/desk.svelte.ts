// What can be done on the board just now, object by object. It only sorts the choices that the server lists; where
// somebody tries something else it asks the server why not.
import { t } from "../../lib/locale.svelte";
import type { Choice } from "../../protocol";
import type { BoardProps } from "../board";
import type { Move, Occupation, Scholar, View } from "./view";
import { occupationWord, scholarFor } from "./words";

/** Something that may be pressed. */
export interface Act {
  label: string;
  /** The choice that it makes; null for a first step (picking up a scholar) and for what will only be explained. */
  choice: Choice | null;
  /** It is allowed, and so it glows. */
  legal: boolean;
  /** Picked up (true) or can be (false); undefined where that has no meaning. */
  held?: boolean;
  hinted: boolean;
  warn?: boolean;
  run: () => void;
}

export class Desk {
  /** The scholar that was picked up, to be hired or sent. */
  held = $state<Scholar | null>(null);
  /** A sending against one's own scholar waits to be confirmed (I19). */
  doubt = $state<Choice | null>(null);

  private props: () => BoardProps;
  view = $derived.by(() => this.props().view as unknown as View);
  names = $derived.by(() => this.props().names);
  kind = $derived.by(() => (this.props().choices[0]?.data as Move | undefined)?.kind ?? null);

  constructor(props: () => BoardProps) {
    this.props = props;
  }

  get eye(): number | null {
    return this.view.eye;
  }

  get bribes(): Choice[] {
    return this.kind === "bribe" ? this.props().choices : [];
  }

  get hinted(): string | null {
    return this.props().hinted;
  }

  private find(test: (move: Move) => boolean): Choice[] {
    return this.props().choices.filter((choice) => test(choice.data as Move));
  }

  look = (choice: Choice | null): void => this.props().look(choice);

  pick = (choice: Choice): void => {
    this.held = this.doubt = null;
    this.props().pick(choice);
  };

  why = (move: Move): void => this.props().why(move);

  private choosing(choice: Choice): Act {
    const word = this.hinted === choice.word;
    return { label: this.name(choice.sentence ?? choice.word, word), choice, legal: true, hinted: word, run: () => this.pick(choice) };
  }

  private name(label: string, hinted: boolean): string {
    return hinted ? t("web-intrigue-hinted", { label }) : label;
  }

  private refused(label: string, move: Move): Act {
    return { label, choice: null, legal: false, hinted: false, run: () => this.why(move) };
  }

  private holding(scholar: Scholar, label: string, choices: Choice[]): Act {
    const held = this.held?.owner === scholar.owner && this.held.occupation === scholar.occupation;
    const hinted = choices.some((choice) => choice.word === this.hinted);
    return {
      label: this.name(label, hinted),
      choice: null,
      legal: true,
      held,
      hinted,
      run: () => {
        this.doubt = null;
        this.held = held ? null : { owner: scholar.owner, occupation: scholar.occupation };
      },
    };
  }

  /** A salary area of a palace: place, hire into it, or keep who is there. */
  area(palace: number, area: number): Act | null {
    if (palace !== this.eye || this.view.palace !== palace) return null;
    const post = this.view.seats[palace]!.palace.find((one) => one.area === area)!;
    const taken = t("web-intrigue-taken", { area });
    if (this.kind === "place") {
      const [choice] = this.find((move) => move.kind === "place" && move.area === area);
      return choice ? this.choosing(choice) : this.refused(taken, { kind: "place", occupation: this.view.occupation!, area });
    }
    if (this.kind === "hire") {
      const held = this.held;
      if (!held) return null;
      const [choice] = this.find((move) => move.kind === "hire" && move.owner === held.owner && move.area === area);
      return choice ? this.choosing(choice) : this.refused(taken, { kind: "hire", ...held, area });
    }
    if (this.kind === "choose" && post.occupation === this.view.occupation) {
      const [choice] = this.find((move) => move.kind === "choose" && move.owner === post.owner);
      return choice ? this.choosing(choice) : null;
    }
    return null;
  }

  /** An applicant: to be picked up and hired, or taken instead of the employed one. */
  applicant(palace: number, scholar: Scholar): Act | null {
    if (palace !== this.eye || this.view.palace !== palace || scholar.occupation !== this.view.occupation) return null;
    if (this.kind === "hire") {
      const choices = this.find((move) => move.kind === "hire" && move.owner === scholar.owner);
      const who = scholarFor(this.eye, scholar, this.names);
      return choices.length ? this.holding(scholar, t("web-intrigue-take-up", { scholar: who }), choices) : null;
    }
    if (this.kind === "choose") {
      const [choice] = this.find((move) => move.kind === "choose" && move.owner === scholar.owner);
      return choice ? this.choosing(choice) : null;
    }
    return null;
  }

  /** Whether this applicant is the one to be placed now. */
  placing(palace: number, scholar: Scholar): boolean {
    return this.view.phase === "place" && this.view.palace === palace && this.view.occupation === scholar.occupation;
  }

  /** An unsent scholar of one's own: to be picked up and sent. */
  unsent(owner: number, occupation: Occupation): Act | null {
    if (this.kind !== "send" || owner !== this.eye) return null;
    const choices = this.find((move) => move.kind === "send" && move.occupation === occupation);
    const count = this.view.seats[owner]!.unsent[occupation];
    const label = t("web-intrigue-send-up", { occupation: occupationWord(occupation), count });
    return choices.length ? this.holding({ owner, occupation }, label, choices) : null;
  }

  /** A palace as the goal of the scholar that was picked up. */
  gate(palace: number): Act | null {
    const held = this.held;
    if (this.kind !== "send" || !held) return null;
    const [choice] = this.find((move) => move.kind === "send" && move.occupation === held.occupation && move.palace === palace);
    if (!choice) {
      return this.refused(t("web-intrigue-not-here"), { kind: "send", occupation: held.occupation, palace });
    }
    const warn = this.against(palace, held);
    return { ...this.choosing(choice), warn, run: () => (warn ? (this.doubt = choice) : this.pick(choice)) };
  }

  /** I19: whether a scholar of the same owner and occupation is at that palace already. */
  private against(palace: number, scholar: Scholar): boolean {
    const seat = this.view.seats[palace]!;
    return [...seat.palace, ...seat.applicants].some(
      (one) => one.owner === scholar.owner && one.occupation === scholar.occupation,
    );
  }

  /** The choices are new, so nothing is held any more. */
  settle(): void {
    this.held = this.doubt = null;
  }

  /** While something is dragged: the scholar that it is. */
  lift(scholar: Scholar): void {
    this.doubt = null;
    this.held = { owner: scholar.owner, occupation: scholar.occupation };
  }
}
