// Words from the Fluent files that server and terminal use too. A file is fetched when something first needs it:
// `web` at the start, `web-GAME` and `GAME` with the game's board.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Locale = "en" | "fr";
export const LOCALES: Locale[] = ["en", "fr"];

const files = import.meta.glob<string>("../../../src/tavola/locales/*/*.ftl", { query: "?raw", import: "default" });
const bundles = new Map<Locale, FluentBundle>();
const parts = new Set<string>();

class Language {
  current = $state<Locale>("en");
  /** Grows when words have been added, so that what was drawn without them is drawn again. */
  loaded = $state(0);
}

export const language = new Language();

async function fetchPart(locale: Locale, part: string): Promise<void> {
  const file = files[`../../../src/tavola/locales/${locale}/${part}.ftl`];
  if (!file) return;
  const text = await file();
  let bundle = bundles.get(locale);
  if (!bundle) bundles.set(locale, (bundle = new FluentBundle(locale, { useIsolating: false })));
  bundle.addResource(new FluentResource(text), { allowOverrides: true });
}

/** Fetch words; resolves when `t` knows them. */
export async function need(...names: string[]): Promise<void> {
  const fresh = names.filter((name) => !parts.has(name));
  if (!fresh.length) return;
  await Promise.all(fresh.map((name) => fetchPart(language.current, name)));
  fresh.forEach((name) => parts.add(name));
  language.loaded += 1;
}

export async function speak(locale: Locale): Promise<void> {
  await Promise.all([...parts].map((name) => fetchPart(locale, name)));
  language.current = locale;
  document.documentElement.lang = locale;
}

/** A message in the current language. Reading it inside a component follows a change of language. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  void language.loaded;
  const bundle = bundles.get(language.current);
  const message = bundle?.getMessage(id);
  if (!bundle || !message?.value) return id;
  return bundle.formatPattern(message.value, args ?? null);
}
