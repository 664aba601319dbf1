// Clocks: a second hand that runs only while something looks at it, and times in words.
import { language } from "./locale.svelte";
import { wire } from "./socket.svelte";

class SecondHand {
  now = $state(Date.now() / 1000);
  #users = 0;
  #timer = 0;

  /** For an $effect: ticks until the returned function is called. */
  run(): () => void {
    if (this.#users++ === 0) {
      this.now = Date.now() / 1000 + wire.skew;
      this.#timer = window.setInterval(() => (this.now = Date.now() / 1000 + wire.skew), 500);
    }
    return () => {
      if (--this.#users === 0) clearInterval(this.#timer);
    };
  }
}

export const hand = new SecondHand();

/** 1:05, 12:00, 1:02:03; days are left to `ago`. */
export function span(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (n: number) => String(n).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

export function ago(time: number): string {
  const format = new Intl.RelativeTimeFormat(language.current, { numeric: "auto" });
  const seconds = time - (Date.now() / 1000 + wire.skew);
  const units: [Intl.RelativeTimeFormatUnit, number][] = [["day", 86400], ["hour", 3600], ["minute", 60]];
  for (const [unit, length] of units) if (Math.abs(seconds) >= length) return format.format(Math.round(seconds / length), unit);
  return format.format(0, "minute");
}

/** A, B and C. */
export function listed(names: string[]): string {
  return new Intl.ListFormat(language.current, { type: "conjunction" }).format(names);
}
