import { computerZone, wallClock } from '../lib/timeZone.ts';

/** The core's clock minus this window's, in milliseconds: tests and demos may run the core on another day. */
let coreOffset = 0;
const listeners = new Set<() => void>();

/** Sets this window's clock from the time that the core sent. */
export function setClock(now: string): void {
  const offset = Date.parse(now) - Date.now();
  // Smaller differences are the latency of the message, so listeners are not notified.
  if (Number.isNaN(offset) || Math.abs(offset - coreOffset) < 2_000) return;
  coreOffset = offset;
  for (const listener of listeners) listener();
}

/** Milliseconds since 1970 on the core's clock. */
export function currentTime(): number {
  return Date.now() + coreOffset;
}

/** Calls the listener when the clock is set to another time, until the returned function is called. */
export function onClockSet(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The date on this computer's clock; precise enough for ages. */
export function today(): string {
  return wallClock(currentTime(), computerZone())?.date ?? '';
}
