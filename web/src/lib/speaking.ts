import { api } from "./api";
import { speak, type Locale } from "./locale.svelte";
import { me } from "./me.svelte";
import { settings } from "./settings.svelte";

/** Another language, here and for the notices that the server sends. */
export async function setLocale(locale: Locale): Promise<void> {
  settings.set("locale", locale);
  await speak(locale);
  if (me.name) await api.introduce({ name: me.name, locale }).catch(() => undefined);
}
