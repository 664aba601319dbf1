// What each seat did in what was revealed last, read off two views: for everybody who did not watch all pyramids at once.
import { t } from "../../lib/locale.svelte";
import { areaName, FLOORS, placeName, TYPES, type SeatView, type TableView, type Type } from "./table";

export interface Deed {
  /** The sign of the type whose action it was; null for removing and for doing nothing. */
  type: Type | "man" | null;
  /** In the language of the moment. */
  text: () => string;
}

const PARTS = ["setup", "foundation", "deal", "action", "men", "turn", "recruit", "discard", "refill", "over"];

/** Where in the game a view stands: later moments have greater numbers. */
function moment(view: TableView): number {
  const part = view.phase === "men" ? 3 : PARTS.indexOf(view.phase);
  return view.round * 1000 + part * 50 + view.level * 4 + (view.phase === "men" ? 2 : 0);
}

const gained = (before: number[], after: number[]) => TYPES.filter((_, index) => (after[index] ?? 0) > (before[index] ?? 0));

function deedsOf(before: SeatView, after: SeatView, acting: boolean): Deed[] {
  const places = FLOORS.flat();
  const changed = places.filter((place) => place.level > 1 && before.pyramid[place.index] !== after.pyramid[place.index]);
  const deeds: Deed[] = [];
  for (const place of changed.filter((place) => before.pyramid[place.index])) {
    deeds.push({ type: null, text: () => t("web-rm-did-remove", { place: placeName(place) }) });
  }
  for (const place of changed.filter((place) => after.pyramid[place.index])) {
    const man = after.pyramid[place.index] === "man";
    deeds.push({ type: man ? "man" : "merchant", text: () => t(man ? "web-rm-did-man" : "web-rm-did-place", { place: placeName(place) }) });
  }
  if (!acting) return deeds;
  for (const type of gained(before.stored, after.stored)) deeds.push({ type: "baker", text: () => t("web-rm-did-barter", { type: t(`renaissance-man-${type}`) }) });
  for (const type of gained(before.taught, after.taught)) deeds.push({ type: "scholar", text: () => t("web-rm-did-teach", { type: t(`renaissance-man-${type}`) }) });
  if (after.holds_man && !before.holds_man) deeds.push({ type: "scholar", text: () => t("web-rm-did-create") });
  for (const type of gained(before.knights, after.knights)) deeds.push({ type: "knight", text: () => t("web-rm-did-recruit", { area: areaName(type) }) });
  if (!deeds.length && before.hand_size === after.hand_size) deeds.push({ type: null, text: () => t("web-rm-did-nothing") });
  return deeds;
}

/** What the step from one view to a later one tells of each seat; null where it goes backwards or tells nothing. */
export function deedsBetween(before: TableView, after: TableView): Deed[][] | null {
  if (before.seats.length !== after.seats.length || moment(after) <= moment(before)) return null;
  const acting = before.phase === "action";
  if (!acting && before.phase !== "men" && before.phase !== "recruit") return null;
  return after.seats.map((seat, number) => deedsOf(before.seats[number]!, seat, acting));
}
