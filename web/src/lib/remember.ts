// Small things that outlive a page: how somebody set up their last table, links of invitations, what a guide has shown.

export function recall<T>(key: string, otherwise: T, store: Storage = localStorage): T {
  try {
    const text = store.getItem(`tavola.${key}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function remember(key: string, value: unknown, store: Storage = localStorage): void {
  try {
    store.setItem(`tavola.${key}`, JSON.stringify(value));
  } catch {
    // A full or forbidden storage only means that it is asked again next time.
  }
}
