// What a person has set in this browser. Kept in local storage; every tab follows a change.
import { LOCALES, language, speak, type Locale } from "./locale.svelte";

const KEY = "tavola.settings";

export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "less";
export type Pace = "quick" | "calm" | "slow";

interface Kept {
  locale: Locale | null;
  theme: Theme;
  motion: Motion;
  pace: Pace;
  confirm: boolean;
  notify: boolean;
}

const FIRST: Kept = { locale: null, theme: "system", motion: "system", pace: "calm", confirm: true, notify: false };

function kept(): Kept {
  try {
    return { ...FIRST, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return { ...FIRST };
  }
}

class Settings {
  locale = $state<Locale | null>(null);
  theme = $state<Theme>("system");
  motion = $state<Motion>("system");
  /** How long each move of others stays on the table before the next is shown. */
  pace = $state<Pace>("calm");
  confirm = $state(true);
  notify = $state(false);

  constructor() {
    Object.assign(this, kept());
    addEventListener("storage", (event) => {
      if (event.key === KEY) {
        Object.assign(this, kept());
        this.dress();
        if (this.locale && this.locale !== language.current) void speak(this.locale);
      }
    });
  }

  set<K extends keyof Kept>(name: K, value: Kept[K]): void {
    Object.assign(this, { [name]: value });
    const { locale, theme, motion, pace, confirm, notify } = this;
    localStorage.setItem(KEY, JSON.stringify({ locale, theme, motion, pace, confirm, notify }));
    this.dress();
  }

  /** Theme and motion are attributes of the root, where the style sheet finds them. */
  dress(): void {
    const root = document.documentElement;
    // Colours change at once: half-way between light and dark nothing can be read.
    root.dataset.dressing = "";
    requestAnimationFrame(() => requestAnimationFrame(() => delete root.dataset.dressing));
    if (this.theme === "system") delete root.dataset.theme;
    else root.dataset.theme = this.theme;
    if (this.motion === "less") root.dataset.motion = "less";
    else delete root.dataset.motion;
  }

  get still(): boolean {
    return this.motion === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }
}

export const settings = new Settings();

/** The language to begin with: the one that was set, else the first of the browser's that there is, else English. */
export function firstLocale(): Locale {
  if (settings.locale) return settings.locale;
  const wanted = navigator.languages.map((name) => name.slice(0, 2).toLowerCase());
  return (wanted.find((name) => (LOCALES as string[]).includes(name)) as Locale | undefined) ?? "en";
}
