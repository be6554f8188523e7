import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, readdirSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';

const temporary = /\.[0-9a-f]{12}\.tmp$/;

/**
 * Replaces a file so that a crash at any moment leaves the old or the new content, never a mixture: temporary
 * file, fsync, rename, fsync of the folder. Files are 0600 and folders 0700. Throws what the file system throws; the
 * file then is as it was.
 */
export function writeAtomically(file: string, content: string | Uint8Array): void {
  const folder = dirname(file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomBytes(6).toString('hex')}.tmp`;
  try {
    writeAll(draft, content);
    retryWhileHeld(() => renameSync(draft, file));
  } catch (error) {
    remove(draft);
    throw error;
  }
  syncFolder(folder);
}

/** Removes temporary files of killed writes. Safe only while no other process writes there. */
export function sweepDrafts(folder: string): void {
  for (const entry of listFolder(folder)) {
    if (temporary.test(entry)) remove(join(folder, entry));
  }
}

/** The names in a folder; none where it can't be read. */
export function listFolder(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function writeAll(draft: string, content: string | Uint8Array): void {
  const handle = openSync(draft, 'wx', 0o600);
  try {
    const bytes = typeof content === 'string' ? Buffer.from(content, 'utf8') : content;
    for (let written = 0; written < bytes.length;) written += writeSync(handle, bytes, written);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

function remove(draft: string): void {
  try {
    rmSync(draft, { force: true });
  } catch {
    // The next start removes it.
  }
}

/** Folders of some file systems can't be synced, and a folder may be writable without being readable. */
const unsyncable = new Set(['EINVAL', 'ENOTSUP', 'ENOSYS', 'EPERM', 'EACCES', 'EISDIR']);

/** Makes the rename itself survive a power cut. Windows can't open folders and needs no such call. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  try {
    const handle = openSync(folder, 'r');
    try {
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
  } catch (error) {
    if (!unsyncable.has(codeOf(error))) throw error;
  }
}

/** How long to wait for a file that another program, such as a virus scanner, holds open. Milliseconds. */
const waits = [5, 10, 20, 40, 80, 160] as const;
const held = new Set(['EBUSY', 'EPERM', 'EACCES']);
const sleeper = new Int32Array(new SharedArrayBuffer(4));

/**
 * Retries a file operation while another process holds the file, which happens only on Windows: elsewhere the same
 * codes are permanent. It blocks meanwhile, a third of a second at most.
 */
export function retryWhileHeld<Value>(
  work: () => Value,
  platform: NodeJS.Platform = process.platform,
  wait: (milliseconds: number) => void = (milliseconds) => void Atomics.wait(sleeper, 0, 0, milliseconds),
): Value {
  if (platform !== 'win32') return work();
  for (const milliseconds of waits) {
    try {
      return work();
    } catch (error) {
      if (!held.has(codeOf(error))) throw error;
      wait(milliseconds);
    }
  }
  return work();
}

/** The file system's error code, such as ENOENT; empty for other errors. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
