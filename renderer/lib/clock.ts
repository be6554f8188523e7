/** The core's clock minus this window's, in milliseconds: tests and demos may run the core on another day. */
let ahead = 0;
const listeners = new Set<() => void>();

/** Sets this window's clock from the time that the core sent. */
export function setClock(now: string): void {
  const told = Date.parse(now) - Date.now();
  // Smaller differences are the latency of the message, so listeners are not notified.
  if (Number.isNaN(told) || Math.abs(told - ahead) < 2_000) return;
  ahead = told;
  for (const hear of listeners) hear();
}

/** Milliseconds since 1970 on the core's clock. */
export function currentTime(): number {
  return Date.now() + ahead;
}

/** Calls the listener when the clock is set to another time, until the returned function is called. */
export function onClockSet(hear: () => void): () => void {
  listeners.add(hear);
  return () => listeners.delete(hear);
}
