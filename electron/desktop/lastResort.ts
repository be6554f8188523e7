import type { Log } from '../core/log.ts';

/**
 * Keeps the app alive when an error reached nobody: a network that went to sleep throws so in well-known apps.
 * Only the error's name is kept, as its message may hold anything.
 */
export function surviveStrayErrors(log: Log): void {
  const keep =
    (where: string) =>
    (error: unknown): void => {
      log.write({ event: 'fault', where, error: error instanceof Error ? error.name : typeof error });
      // It may be the last thing that this process does.
      log.flush();
    };
  process.on('uncaughtException', keep('uncaughtException'));
  process.on('unhandledRejection', keep('unhandledRejection'));
}
