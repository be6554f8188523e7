import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isObject } from '../contract/shapes.ts';

/** A file of the page: its bytes are those that the build made, or it is not served at all. */
export interface PageFile {
  readonly bytes: Uint8Array;
  readonly type: string;
}

export interface PageFiles {
  /** An exact path such as `/assets/main-1a2b.js`; `/` is the page itself. Null for everything else. Never throws. */
  find(path: string): PageFile | null;
}

interface Entry {
  readonly path: string;
  readonly type: string;
  readonly sha256: string;
}

/** The manifest's name beside the files; written by the build, never served. */
export const pageManifestName = 'page-manifest.json';

/**
 * Opens the built page. Paths are looked up in the manifest, never joined from a request, so nothing outside it
 * can be reached; the hash is what protects the page where Electron's own archive check does not exist (Linux).
 */
export function openPageFiles(folder: string): PageFiles {
  const entries = new Map(readManifest(folder).map((entry) => [entry.path, entry]));
  const known = new Map<string, PageFile>();
  return {
    find(path) {
      const name = path === '/' ? '/index.html' : path;
      const entry = entries.get(name);
      if (!entry) return null;
      const ready = known.get(name) ?? read(folder, entry);
      if (ready) known.set(name, ready);
      return ready;
    },
  };
}

function read(folder: string, entry: Entry): PageFile | null {
  try {
    const bytes = readFileSync(join(folder, ...entry.path.split('/')));
    const matches = createHash('sha256').update(bytes).digest('hex') === entry.sha256;
    return matches ? { bytes, type: entry.type } : null;
  } catch {
    return null;
  }
}

function readManifest(folder: string): readonly Entry[] {
  const value: unknown = JSON.parse(readFileSync(join(folder, pageManifestName), 'utf8'));
  if (!Array.isArray(value) || !value.every(isEntry)) throw new Error('The page manifest is damaged: build again.');
  return value;
}

function isEntry(value: unknown): value is Entry {
  const text = (each: unknown): boolean => typeof each === 'string';
  return isObject(value, { path: text, type: text, sha256: text });
}
