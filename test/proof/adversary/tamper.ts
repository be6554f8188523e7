import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What somebody with this account of the operating system may do to the files while the desk is closed. */
export const tampers = ['remove', 'truncate', 'noise', 'pipe', 'rollBack', 'open'] as const;
export type Tamper = (typeof tampers)[number];

export interface FolderHistory {
  /** Keeps the present state, to go back to. */
  keep(): void;
  /** Puts the kept state in the place of what is there. */
  restore(): void;
  remove(): void;
}

/** A copy of a data folder, and the way back to it. */
export function historyOf(folder: string): FolderHistory {
  const aside = mkdtempSync(join(tmpdir(), 'front-desk-adversary-'));
  const copy = (from: string, to: string): void => {
    rmSync(to, { recursive: true, force: true });
    mkdirSync(to, { recursive: true, mode: 0o700 });
    cpSync(from, to, { recursive: true });
  };
  return {
    keep: () => copy(folder, aside),
    restore: () => copy(aside, folder),
    remove: () => rmSync(aside, { recursive: true, force: true }),
  };
}

/** The files of a desk by their first name: the list of people with its copy, the marks, the vault. */
export function filesOf(folder: string, begin: string): readonly string[] {
  return readdirSync(folder)
    .filter((name) => name.startsWith(begin))
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile());
}

/** Changes all files of one kind; `former` is what they held before. */
export function tamperWith(files: readonly string[], how: Tamper, former: ReadonlyMap<string, Buffer>): void {
  for (const file of files) {
    if (how === 'remove') rmSync(file);
    if (how === 'truncate') writeFileSync(file, readFileSync(file).subarray(0, 20));
    if (how === 'noise') writeFileSync(file, Buffer.from('\u0000{"version":1,"__proto__":{}}'));
    if (how === 'open') writeFileSync(file, JSON.stringify({ version: 99 }));
    if (how === 'rollBack') writeFileSync(file, former.get(file) ?? Buffer.alloc(0));
    if (how === 'pipe' && process.platform !== 'win32') {
      rmSync(file);
      execFileSync('mkfifo', [file]);
    }
  }
}

/** Whether a text stands in any file of a folder, in the forms in which it could be written. */
export function isIn(folder: string, text: string): boolean {
  const forms = [text, encodeURIComponent(text), Buffer.from(text).toString('base64').replace(/=+$/, '')];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).some((name) => {
    const file = join(folder, name);
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return false;
    const content = readFileSync(file, 'latin1');
    return forms.some((form) => content.includes(form));
  });
}
