import { setTimeout as wait } from 'node:timers/promises';

/** Resolves after so many milliseconds, or as soon as the signal aborts. */
export async function rest(milliseconds: number, signal: AbortSignal): Promise<void> {
  await wait(milliseconds, undefined, { signal }).catch(() => undefined);
}
