import type { Clinic } from '../../../electron/core/adapter/clinic/clinic.ts';
import { createDirectory, type Directory } from '../../../electron/core/session/directory/directory.ts';
import type { DirectoryPace } from '../../../electron/core/foundation/ports.ts';
import type { DirectoryProgress } from '../../../electron/contract/clients.ts';
import { tuesday } from './memoryCore.ts';

/** A directory that reads only when it is told to, and a way to wait for what becomes of it. */
export function openDirectory(
  clinic: Clinic,
  pace: Partial<DirectoryPace> = {},
  now = (): number => tuesday,
): {
  readonly directory: Directory;
  /** Resolves as soon as the state is one of these. */
  readonly becomes: (...states: DirectoryProgress['state'][]) => Promise<DirectoryProgress>;
} {
  const waiting = new Set<(progress: DirectoryProgress) => void>();
  const directory = createDirectory({
    clinic,
    clock: { now },
    timeZone: 'America/New_York',
    pace: { startAfter: null, betweenPages: 0, retry: 1, changes: 3_600_000, reread: 3_600_000, around: null, ...pace },
    whenIdle: async () => undefined,
    onChange: (progress) => {
      for (const hear of waiting) hear(progress);
    },
  });
  return {
    directory,
    becomes: (...states) =>
      new Promise((resolve) => {
        const hear = (progress: DirectoryProgress): void => {
          if (!states.includes(progress.state)) return;
          waiting.delete(hear);
          resolve(progress);
        };
        waiting.add(hear);
      }),
  };
}
