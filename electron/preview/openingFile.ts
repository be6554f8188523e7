import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeAtomically } from '../core/storage/files/atomicWrite.ts';

/** A file that a browser is opened with. */
export interface OpeningFile {
  readonly path: string;
  remove(): void;
}

/**
 * Writes a page that leads to an address at once, readable by its owner only. Other users of the computer can read a
 * browser's command line, and so the address if it stood there.
 */
export function writeOpeningFile(folder: string, url: string): OpeningFile {
  const path = join(folder, 'open.html');
  writeAtomically(
    path,
    `<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="0; url=${url}"><title>Front Desk</title>`,
  );
  return { path, remove: () => rmSync(path, { force: true }) };
}
