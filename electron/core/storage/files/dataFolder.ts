import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Notices } from '../../foundation/notices.ts';
import type { Clock } from '../../foundation/ports.ts';
import { sweepDrafts } from './atomicWrite.ts';
import { lockFolder } from './folderLock.ts';
import { say } from '../../../../words/core/say.ts';

/** The folder of all the app's files, and what every store in it needs: spread it into a store's options. */
export interface DataFolder {
  readonly folder: string;
  readonly clock: Clock;
  readonly notices: Notices;
  /** Asked before every write, renames and removals included. */
  readonly mayWrite: () => boolean;
}

export interface OpenedDataFolder extends DataFolder {
  /** The process that works on this folder already, by its number; null where that is nobody. */
  readonly takenBy: number | null;
  /** Lets the next process have it. */
  close(): void;
}

/** Where the app writes; what killed writes left there is swept at the start. */
const places = ['.', 'maps', 'exports'];

/**
 * Opens the folder for this process alone. Where another has it, or where nothing can be written, everything in it is
 * still read, nothing is written, and a notice says so. Throws where the folder is none.
 */
export async function openDataFolder(options: {
  readonly folder: string;
  readonly clock: Clock;
  readonly notices: Notices;
}): Promise<OpenedDataFolder> {
  const { folder, notices } = options;
  makeFolder(folder);
  const lock = await lockFolder(folder);
  if (lock.kind === 'held') {
    for (const place of places) sweepDrafts(join(folder, place));
    return {
      ...options,
      takenBy: null,
      mayWrite() {
        const held = lock.isHeld();
        if (!held) notices.note('folder-lost', () => say('files.folderLost'));
        return held;
      },
      close: () => lock.release(),
    };
  }
  if (lock.kind === 'taken') notices.note('folder-taken', () => say('files.folderTaken'));
  else notices.note('folder-closed', () => say('files.folderClosed'));
  return {
    ...options,
    takenBy: lock.kind === 'taken' ? lock.by : null,
    mayWrite: () => false,
    close: () => undefined,
  };
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    // A disk that refuses is survived; a path that is something else than a folder is a mistake in the set-up.
    if (code === 'EEXIST' || code === 'ENOTDIR') throw new Error(`${folder} is not a folder.`, { cause: error });
  }
}
