let chosen: string | null = null;
const listeners = new Set<() => void>();

/** The currency of amounts that the service tells without one, ISO 4217; null where nobody chose one yet. */
export function deskCurrency(): string | null {
  return chosen;
}

/** Called with the settings, by whoever reads them. */
export function setDeskCurrency(currency: string | null): void {
  if (currency === chosen) return;
  chosen = currency;
  for (const listener of listeners) listener();
}

/** Hears when another currency was chosen, until the returned function is called. */
export function subscribeToCurrency(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
