// What a screen reader is told. Lines that come at once are read together, and the question last.

/** A round of all the others, and more than anybody wants to hear of a table that was left alone. */
const MOST = 30;
const TOGETHER = 150;

class Announcer {
  text = $state("");
  #lines: string[] = [];
  #question = "";
  #timer = 0;

  say(...lines: string[]): void {
    this.#lines.push(...lines.filter(Boolean));
    this.#soon();
  }

  /** Of several questions only the last is still open. */
  ask(question: string): void {
    this.#question = question;
    this.#soon();
  }

  // What is already waiting is not put off by what comes after it.
  #soon(): void {
    this.#timer ||= window.setTimeout(() => {
      this.text = [...this.#lines.slice(-MOST), this.#question].filter(Boolean).join(" ");
      this.#lines = [];
      this.#question = "";
      this.#timer = 0;
    }, TOGETHER);
  }
}

export const announcer = new Announcer();
