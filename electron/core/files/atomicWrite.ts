import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, readdirSync, renameSync, rmSync, writeSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const temporary = /\.[0-9a-f]{12}\.tmp$/;

/**
 * Replaces a file so that a crash at any moment leaves the old or the new content, never a mixture: temporary
 * file, fsync, rename, fsync of the folder. Files are 0600 and folders 0700. Throws what the file system throws.
 */
export function writeAtomically(file: string, content: string | Uint8Array): void {
  const folder = dirname(file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomBytes(6).toString('hex')}.tmp`;
  try {
    const handle = openSync(draft, 'wx', 0o600);
    try {
      const bytes = typeof content === 'string' ? Buffer.from(content, 'utf8') : content;
      for (let written = 0; written < bytes.length;) written += writeSync(handle, bytes, written);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
  syncFolder(folder);
}

/** Removes what writes that were killed half-way left beside a file. Safe only before the first write of this run. */
export function sweepDrafts(file: string): void {
  const folder = dirname(file);
  const name = basename(file);
  for (const entry of listFolder(folder)) {
    if (entry.startsWith(`${name}.`) && temporary.test(entry)) rmSync(join(folder, entry), { force: true });
  }
}

function listFolder(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Makes the rename itself survive a power cut. Windows can't open folders and needs no such call. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
