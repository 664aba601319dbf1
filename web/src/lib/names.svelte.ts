// The question for a name, asked only where other people will read it.
import { introduce, me } from "./me.svelte";

class NameQuestion {
  open = $state(false);
  resolve: (named: boolean) => void = () => {};
}

export const question = new NameQuestion();

/** Resolves to true when there is a name, false when the person went back. */
export function askName(always = false): Promise<boolean> {
  if (me.name && !me.lent && !always) return Promise.resolve(true);
  question.open = true;
  return new Promise((resolve) => (question.resolve = resolve));
}

export async function answerName(name: string): Promise<void> {
  await introduce(name);
  question.open = false;
  question.resolve(true);
}

export function leaveName(): void {
  question.open = false;
  question.resolve(false);
}
