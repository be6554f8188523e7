import { closeSync, constants, fstatSync, lstatSync, openSync, readFileSync } from 'node:fs';
import { retryWhileHeld } from './atomicWrite.ts';

/** Something else than a file of at most so many bytes is in its place: a folder, a pipe, a device, or a larger file. */
export class NotRegularFile extends Error {}

/**
 * Opens a file of the data folder, and nothing else in its place: a link is not followed, and a pipe or a device is closed
 * again, without waiting for its other end. Throws `NotRegularFile`, or what the file system throws: `ELOOP` for a link.
 */
export function openRegular(file: string, flags: number, maxBytes = Number.POSITIVE_INFINITY): number {
  // Windows has neither flag: the look before leaves a moment in which a link could be put there.
  const { O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants as Partial<typeof constants>;
  if (O_NOFOLLOW === 0 && lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink()) throw new NotRegularFile(file);
  const handle = openSync(file, flags | O_NOFOLLOW | O_NONBLOCK, 0o600);
  const about = fstatSync(handle);
  if (about.isFile() && about.size <= maxBytes) return handle;
  closeSync(handle);
  throw new NotRegularFile(file);
}

/** The bytes of a file of the data folder, opened by `openRegular`. Throws as it does. */
export function readRegular(file: string, maxBytes: number): Buffer {
  return retryWhileHeld(() => {
    const handle = openRegular(file, constants.O_RDONLY, maxBytes);
    try {
      return readFileSync(handle);
    } finally {
      closeSync(handle);
    }
  });
}

/** The flags of a log: what is written goes to its end, and it is made where there is none. */
export const appending = constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT;
