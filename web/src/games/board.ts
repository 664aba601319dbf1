// What every board gets and gives. A board draws a view and offers the choices that the server lists; it knows no rules.
import type { Choice, LogLine, SeatInfo } from "../protocol";

export type Json = Record<string, unknown>;

export interface BoardProps {
  /** docs/vocabulary.md; while a sealed choice is being made, the view with its draft in it. */
  view: Json;
  seats: SeatInfo[];
  names: string[];
  /** What is printed on cards, by the card's name in views (GET /api/games). */
  cards: Record<string, Json>;
  /** The legal next steps of this eye; empty when it owes nothing, and in replays. */
  choices: Choice[];
  pending: number[];
  sealed: number[];
  /** The steps already made in the open draft, in notation. */
  draft: string[];
  /** What the choice that is looked at would do. */
  preview: LogLine[];
  /** Make this step. */
  pick: (choice: Choice) => void;
  /** The pointer or the focus is on a choice (null: no longer), so that its preview can be asked for. */
  look: (choice: Choice | null) => void;
  /** Somebody tried what is not among the choices: ask the server why not, by notation or structured action. */
  why: (action: string | Json) => void;
  /** A choice that a hint recommends, by its word. */
  hinted: string | null;
}
