/** The core's clock minus this window's, in milliseconds: tests and trials may run the core on another day. */
let ahead = 0;
const listeners = new Set<() => void>();

/** Sets this window's clock to the core's, which has just told its time. */
export function setClock(now: string): void {
  const told = Date.parse(now) - Date.now();
  // Below that it is the way through the door, and nobody needs to hear of it.
  if (Number.isNaN(told) || Math.abs(told - ahead) < 2_000) return;
  ahead = told;
  for (const hear of listeners) hear();
}

/** Milliseconds since 1970 on the core's clock. */
export function currentTime(): number {
  return Date.now() + ahead;
}

/** Hears when the clock was set to another time, until the returned function is called. */
export function onClockSet(hear: () => void): () => void {
  listeners.add(hear);
  return () => listeners.delete(hear);
}
