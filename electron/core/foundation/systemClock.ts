import type { Clock, Waiting } from './ports.ts';
import { setTimeout as wait } from 'node:timers/promises';

/** The system's clock, or one that starts at `from` (an ISO instant) and runs on. Throws on text that is no instant. */
export function createClock(from: string | undefined): Clock {
  if (from === undefined || from === '') return { now: () => Date.now() };
  const start = Date.parse(from);
  if (Number.isNaN(start)) throw new Error('FRONT_DESK_NOW is not an ISO instant such as 2026-11-21T09:00:00Z.');
  const offset = start - Date.now();
  return { now: () => Date.now() + offset };
}

/** The system's own time and chance. A pause keeps no program alive. */
export const systemWaiting: Waiting = {
  now: () => performance.now(),
  rest: (milliseconds, signal) => wait(milliseconds, undefined, { signal, ref: false }).catch(() => undefined),
  random: () => Math.random(),
};
