// What the server shows of Intrigue (docs/vocabulary.md), as types.
export type Occupation = "scientist" | "doctor" | "priest" | "clerk";
export const OCCUPATIONS: Occupation[] = ["scientist", "doctor", "priest", "clerk"];

export interface Scholar {
  owner: number;
  occupation: Occupation;
}

export interface Area {
  area: number;
  occupation: Occupation | null;
  owner: number | null;
}

export interface Bribe extends Scholar {
  ducats: number;
  bank: boolean;
  employee: boolean;
}

export interface SeatView {
  cash: number | null;
  unsent: Record<Occupation, number>;
  palace: Area[];
  applicants: Scholar[];
}

export type Step = "uncontested" | "external" | "internal" | "send";

export interface View {
  eye: number | null;
  seats_count: number;
  options: { open_ledger: boolean; statements: number };
  phase: "setup" | "bribe" | "place" | "hire" | "choose" | "send" | "over";
  round: number;
  first: number | null;
  palace: number | null;
  step: Step | null;
  payer: number | null;
  scholar: Scholar | null;
  employee: boolean;
  occupation: Occupation | null;
  bribes: Bribe[];
  to_send: number;
  seats: SeatView[];
  island: (Scholar & { count: number })[];
  result: { shares: number[]; ranks: number[]; scores: number[] } | null;
}

/** What the choices' `data` say. */
export type Move =
  | { kind: "bribe"; ducats: number }
  | { kind: "place"; occupation: Occupation; area: number }
  | { kind: "hire"; owner: number; occupation: Occupation; area: number }
  | { kind: "choose"; owner: number; occupation: Occupation }
  | { kind: "send"; occupation: Occupation; palace: number };

/** Terms, statements and the ledger (I23, I24), as `state.talk` has them. */
export type Status = "open" | "kept" | "broken" | "void";

export interface Term {
  kind: "pay" | "place" | "choose" | "banish" | "protect" | "send" | "not_send";
  palace: number;
  occupation: Occupation;
  owner?: number;
  seat?: number;
  ducats?: number;
  area?: number;
  round?: number;
  status?: Status;
}

export interface Said {
  number?: number;
  from: number;
  to: number | null;
  act: "offer" | "demand" | "promise" | "threaten" | "accept" | "reject" | "withdraw" | "ask" | "accuse";
  on?: number | null;
  if: Term[];
  then: Term[];
  /** The server's own sentence, where it sends one. */
  sentence?: string | null;
}

export interface Side {
  /** Who promised it; null for a mere condition. */
  seat: number | null;
  status: Status;
  terms: Term[];
}

export interface LedgerEntry {
  number: number;
  kind: "deal" | "promise" | "threat";
  from: number;
  to: number | null;
  if: Side | null;
  then: Side | null;
  broken_by: number[];
}
