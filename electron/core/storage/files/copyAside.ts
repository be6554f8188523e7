import { renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { listFolder, retryWhileHeld, writeAtomically } from './atomicWrite.ts';
import { readRegular } from './regularFile.ts';

/** `corrupt`: unreadable. `old`: intact, but its key is gone. */
export type Mark = 'corrupt' | 'old';

/** The number of copies per mark: the first, which a user may need, and the last ones. */
export const maxAside = 5;

/** Renames an unusable file with the time, in the same folder. Returns the new name, or null where it stays. */
export function moveAside(file: string, now: number): string | null {
  try {
    const name = freeName(file, 'corrupt', now);
    retryWhileHeld(() => renameSync(file, join(dirname(file), name)));
    prune(file, 'corrupt');
    return name;
  } catch {
    return null;
  }
}

/** Copies a file that is about to be replaced, byte by byte. Returns whether the copy is on disk. */
export function copyAside(file: string, now: number, maxBytes: number): boolean {
  try {
    const name = freeName(file, 'old', now);
    writeAtomically(join(dirname(file), name), readRegular(file, maxBytes));
    prune(file, 'old');
    return true;
  } catch {
    return false;
  }
}

/** All copies of a file that were moved or copied aside, oldest first. */
export function asidesOf(file: string, mark: Mark): readonly string[] {
  const begin = `${basename(file)}.${mark}-`;
  return listFolder(dirname(file))
    .filter((name) => name.startsWith(begin))
    .toSorted();
}

/** An unused name: a rename would silently replace a copy of the same millisecond. */
function freeName(file: string, mark: Mark, now: number): string {
  const time = new Date(now).toISOString().replace(/[:.]/g, '-');
  const name = `${basename(file)}.${mark}-${time}`;
  const taken = new Set(listFolder(dirname(file)));
  let free = name;
  for (let count = 2; taken.has(free); count += 1) free = `${name}-${count}`;
  return free;
}

function prune(file: string, mark: Mark): void {
  const [, ...later] = asidesOf(file, mark);
  for (const name of later.slice(0, Math.max(0, later.length - (maxAside - 1)))) {
    try {
      // A folder in the file's place belongs to the user; removing it fails on purpose.
      rmSync(join(dirname(file), name));
    } catch {
      // It stays.
    }
  }
}
