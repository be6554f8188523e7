import { faultOf } from './faultOf.ts';
import type { Log } from './log.ts';

const mostAMinute = 60;
const minute = 60_000;

/**
 * Keeps the process alive when an error reached nobody: a network that went to sleep throws so in well-known apps. Only
 * what kind of error it was is kept. One that comes again and again is noted so many times a minute.
 */
export function surviveUncaughtErrors(log: Log): void {
  let since = Number.NEGATIVE_INFINITY;
  let noted = 0;
  const keep =
    (where: string) =>
    (error: unknown): void => {
      const now = performance.now();
      if (now - since > minute) {
        since = now;
        noted = 0;
      }
      noted += 1;
      if (noted > mostAMinute) return;
      log.write(faultOf(where, error));
      // It may be the last thing that this process does.
      log.flush();
    };
  process.on('uncaughtException', keep('uncaughtException'));
  process.on('unhandledRejection', keep('unhandledRejection'));
}
