import type { DirectoryPace } from '../../foundation/ports.ts';

/** A clinic of 50 000 clients is read in about a quarter of a minute, with four concurrent pages. */
export const usualDirectoryPace: DirectoryPace = {
  startAfter: 3_000,
  betweenPages: 200,
  retry: 5_000,
  changes: 60_000,
  reread: 3_600_000,
  around: 1_800_000,
};
