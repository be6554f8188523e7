import { setTimeout as wait } from 'node:timers/promises';
import type { Waiting } from './ports.ts';

/** The system's own time and chance. A pause keeps no program alive. */
export const systemWaiting: Waiting = {
  now: () => performance.now(),
  rest: (milliseconds, signal) => wait(milliseconds, undefined, { signal, ref: false }).catch(() => undefined),
  random: () => Math.random(),
};
