let chosen: string | null = null;
const listeners = new Set<() => void>();

/** The currency of amounts that the service returns without one, ISO 4217; null until one is chosen. */
export function deskCurrency(): string | null {
  return chosen;
}

/** Called with each read of the settings. */
export function setDeskCurrency(currency: string | null): void {
  if (currency === chosen) return;
  chosen = currency;
  for (const listener of listeners) listener();
}

/** Calls the listener when another currency is chosen, until the returned function is called. */
export function subscribeToCurrency(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
