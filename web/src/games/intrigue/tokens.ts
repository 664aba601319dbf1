// Which of two equal scholars is which, so that one that moves can be seen to move. The view does not tell (they are
// equal); whatever stays where it was keeps its name from one view to the next.
import { OCCUPATIONS, type Occupation, type View } from "./view";

export type Where = string;
export const unsent = (owner: number, o: Occupation): Where => `unsent ${owner} ${o}`;
export const applies = (palace: number, owner: number, o: Occupation): Where => `applies ${palace} ${owner} ${o}`;
export const employed = (palace: number, owner: number, o: Occupation): Where => `employed ${palace} ${owner} ${o}`;
export const banished = (owner: number, o: Occupation): Where => `banished ${owner} ${o}`;

function places(view: View, owner: number, o: Occupation): Where[] {
  const found = Array<Where>(view.seats[owner]!.unsent[o]).fill(unsent(owner, o));
  view.seats.forEach((seat, palace) => {
    for (const s of seat.applicants) if (s.owner === owner && s.occupation === o) found.push(applies(palace, owner, o));
    if (seat.palace.some((a) => a.owner === owner && a.occupation === o)) found.push(employed(palace, owner, o));
  });
  const away = view.island.find((group) => group.owner === owner && group.occupation === o)?.count ?? 0;
  return found.concat(Array<Where>(away).fill(banished(owner, o)));
}

/** Follows the scholars from view to view. */
export class Tokens {
  private at = new Map<string, Where>();

  /** The names of the scholars at each place. */
  follow(view: View): Map<Where, string[]> {
    const here = new Map<Where, string[]>();
    for (let owner = 0; owner < view.seats_count; owner++)
      for (const o of OCCUPATIONS) {
        const free = places(view, owner, o);
        const names = free.map((_, i) => `${owner} ${o} ${i}`);
        const moved = names.filter((name) => {
          const i = free.indexOf(this.at.get(name) ?? "");
          if (i >= 0) free.splice(i, 1);
          return i < 0;
        });
        moved.forEach((name, i) => this.at.set(name, free[i]!));
        for (const name of names) here.set(this.at.get(name)!, [...(here.get(this.at.get(name)!) ?? []), name]);
      }
    return here;
  }
}
