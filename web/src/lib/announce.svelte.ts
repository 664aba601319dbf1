// What a screen reader is told. Lines that come at once are read together.

/** A round of all the others, and more than anybody wants to hear of a table that was left alone. */
const MOST = 30;

class Announcer {
  text = $state("");
  #lines: string[] = [];
  #timer = 0;

  say(...lines: string[]): void {
    this.#lines.push(...lines.filter(Boolean));
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      // Nobody wants to hear a hundred lines of a table that they come back to.
      this.text = this.#lines.slice(-MOST).join(" ");
      this.#lines = [];
    }, 150);
  }
}

export const announcer = new Announcer();
