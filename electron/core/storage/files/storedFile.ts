import { existsSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isRecord } from '../../../../graphql/service/json.ts';
import { t } from '../../../../i18n/core/t.ts';
import { writeAtomically } from './atomicWrite.ts';
import { asidesOf, copyAside, moveAside } from './copyAside.ts';
import type { DataFolder } from './dataFolder.ts';
import { readJsonFile } from './readFile.ts';
import { readRegular } from './regularFile.ts';

/** The present form of a stored value, and the migration of each former version to the next. */
export interface FileFormat<Value> {
  /** Increases with every change that an older Front Desk could not read, a new key included. */
  readonly version: number;
  readonly is: (value: unknown) => value is Value;
  /** By the version that a step migrates from; it returns null where that version held nothing of use. */
  readonly migrations?: Migrations;
}

type Migrations = Readonly<Record<number, (former: Record<string, unknown>) => Record<string, unknown> | null>>;

type Judged<Value> =
  | { readonly kind: 'good'; readonly value: Value }
  | { readonly kind: 'none' }
  | { readonly kind: 'damaged' }
  /** Written by a later version of Front Desk: it is neither parsed nor ever overwritten. */
  | { readonly kind: 'newer' };

/** Migrates a value from its own version to the present one, and validates the result. Never throws. */
export function judge<Value>(value: unknown, format: FileFormat<Value>): Judged<Value> {
  const version = isRecord(value) && Object.hasOwn(value, 'version') ? value['version'] : null;
  if (!isRecord(value) || typeof version !== 'number' || !Number.isSafeInteger(version) || version < 1) return damaged;
  if (version > format.version) return { kind: 'newer' };
  let now = value;
  try {
    for (let step = version; step < format.version; step += 1) {
      const next = format.migrations?.[step]?.(now);
      if (next === undefined) return damaged;
      if (next === null) return { kind: 'none' };
      now = next;
    }
    return format.is(now) ? { kind: 'good', value: now } : damaged;
  } catch {
    // The content is nothing that its version ever wrote.
    return damaged;
  }
}

const damaged = { kind: 'damaged' } as const;

/** A JSON file of the app: replaced atomically, and never overwritten where its content is not understood. */
export interface StoredFile<Value> {
  /** Its content at the start, in its present form; null where there was no usable content. */
  readonly found: Value | null;
  /** The caller has validated the content: it becomes the last good copy, which replaces a damaged file. */
  confirm(): void;
  /** The caller found the content damaged: it is moved aside. Returns the last good copy, if there is one. */
  condemn(): Value | null;
  /** Replaces it. False where it can't be written: the content then holds for this run, and a notice reports it. */
  write(value: Value): boolean;
  /** Replaces it and its copy, so that removed content is in neither. */
  writeThrough(value: Value): boolean;
  /** Copies the present bytes to another name. Returns whether that worked. */
  copyAside(): boolean;
  /** Removes it, its copy and all files moved aside. Returns whether all are gone. */
  erase(): boolean;
}

/** The texts of a file's notices. They are getters, so that they are in the language in which a notice is read. */
export interface FileLabels {
  /** Begins the ids of its notices. */
  readonly id: string;
  /** The file, as a sentence begins: "The settings file". */
  readonly file: string;
  /** Its name at the start of a sentence ("The settings"); null where the caller reports a failed save. */
  readonly content: string | null;
  /** What the last good copy means, as a sentence: "The last good settings were restored." */
  readonly restored: string;
  /** The consequence without it, as a sentence: "Front Desk starts with default settings." */
  readonly without: string;
}

interface StoredFileOptions<Value> extends DataFolder {
  /** Below the folder. */
  readonly name: string;
  readonly format: FileFormat<Value>;
  readonly labels: FileLabels;
  readonly maxBytes: number;
  /** Whether a last good copy is kept. */
  readonly lastGood: boolean;
  /** The host's own function to replace it, if it has one. Throws when the disk refuses. */
  readonly replace?: (value: Value) => void;
}

/**
 * Opens a file of the app in any state. A damaged file is moved aside under a name with the time, and the
 * last good copy takes its place; a file that can't be read now, or was written by a later version, stays unchanged and
 * is not written. Notices report each case. Content of older versions is migrated, and written in the present form with
 * the next change.
 */
export function openStoredFile<Value>(options: StoredFileOptions<Value>): StoredFile<Value> {
  const { notices, clock, mayWrite, format, labels, maxBytes } = options;
  const file = join(options.folder, options.name);
  const copy = copyOf(file);
  let writable = true;
  let noticed = false;
  const found = open();

  function open(): Value | null {
    const first = readForm(file, format, maxBytes);
    switch (first.kind) {
      case 'good':
        return first.value;
      case 'none':
        return restoreMissing();
      case 'damaged':
        return replaceDamaged();
      case 'closed':
        return workBeside('closed');
      case 'newer':
        return workBeside('newer');
    }
  }

  function formerContent(): Judged<Value> | { readonly kind: 'closed' } {
    return options.lastGood ? readForm(copy, format, maxBytes) : { kind: 'none' };
  }

  function insteadOf(isBack: boolean): string {
    return isBack ? labels.restored : labels.without;
  }

  /** Front Desk never removes a file without its copy: a missing file with a copy was removed by others, and is restored. */
  function restoreMissing(): Value | null {
    const former = formerContent();
    if (former.kind !== 'good') return null;
    notices.note(`${labels.id}-missing`, () => t('files.missing', { file: labels.file, instead: labels.restored }));
    if (mayWrite()) copyOver(copy, file, maxBytes);
    return former.value;
  }

  /** The file stays unchanged; this run uses the last good copy, or starts without content. */
  function workBeside(why: 'closed' | 'newer'): Value | null {
    const former = formerContent();
    writable = false;
    const isBack = former.kind === 'good';
    notices.note(`${labels.id}-${why}`, () => t(`files.${why}`, { file: labels.file, instead: insteadOf(isBack) }));
    return former.kind === 'good' ? former.value : null;
  }

  function replaceDamaged(): Value | null {
    const former = formerContent();
    const aside = mayWrite() ? moveAside(file, clock.now()) : null;
    // A damaged file that could not be moved aside is never overwritten.
    writable = aside !== null;
    const isBack = former.kind === 'good';
    notices.note(`${labels.id}-damaged`, () => {
      const values = { file: labels.file, instead: insteadOf(isBack) };
      return aside === null ? t('files.damagedStuck', values) : t('files.damaged', { ...values, aside });
    });
    if (former.kind !== 'good') return null;
    // The next start reads it from the file itself.
    if (writable) copyOver(copy, file, maxBytes);
    return former.value;
  }

  function write(value: Value): boolean {
    if (!writable || !mayWrite()) return false;
    try {
      if (options.replace) options.replace(value);
      else writeAtomically(file, asText(value, maxBytes));
      if (noticed) notices.dismiss(`${labels.id}-unwritten`);
      noticed = false;
      return true;
    } catch {
      noteUnwritten();
      return false;
    }
  }

  function noteUnwritten(): void {
    if (labels.content === null) return;
    noticed = true;
    notices.note(`${labels.id}-unwritten`, () => t('files.unwritten', { content: labels.content ?? '' }));
  }

  return {
    found,
    confirm() {
      if (options.lastGood && writable && mayWrite()) copyOver(file, copy, maxBytes);
    },
    condemn: replaceDamaged,
    write,
    writeThrough(value) {
      return write(value) && (!options.lastGood || copyOver(file, copy, maxBytes) || remove(copy));
    },
    copyAside: () => writable && mayWrite() && copyAside(file, clock.now(), maxBytes),
    erase() {
      if (!mayWrite()) return false;
      return [file, copy, ...allAsides(file)].map(remove).every(Boolean);
    },
  };
}

/** Whether anything of a file is on disk, usable or not: the file, its copy, or what was moved aside. */
export function isOnDisk({ folder, name }: Pick<StoredFileOptions<unknown>, 'folder' | 'name'>): boolean {
  const file = join(folder, name);
  return existsSync(file) || existsSync(copyOf(file)) || allAsides(file).length > 0;
}

function copyOf(file: string): string {
  return file.replace(/\.json$/, '.last-good.json');
}

function allAsides(file: string): readonly string[] {
  return [...asidesOf(file, 'corrupt'), ...asidesOf(file, 'old')].map((name) => join(dirname(file), name));
}

function readForm<Value>(
  file: string,
  format: FileFormat<Value>,
  maxBytes: number,
): Judged<Value> | { readonly kind: 'closed' } {
  const read = readJsonFile(file, maxBytes);
  return read.kind === 'json' ? judge(read.value, format) : read;
}

/** A value that the next start would treat as damage is not written. */
function asText(value: unknown, maxBytes: number): string {
  const text = `${JSON.stringify(value)}\n`;
  if (Buffer.byteLength(text) > maxBytes) throw new RangeError('This is too large to be read again.');
  return text;
}

/**
 * Updates the last good copy. Nothing is written where both are equal already, as at most starts. A failure is ignored,
 * as the copy is a precaution.
 */
function copyOver(from: string, to: string, maxBytes: number): boolean {
  try {
    const bytes = readRegular(from, maxBytes);
    if (!bytes.equals(readIfExists(to, maxBytes))) writeAtomically(to, bytes);
    return true;
  } catch {
    return false;
  }
}

function readIfExists(file: string, maxBytes: number): Uint8Array {
  try {
    return readRegular(file, maxBytes);
  } catch {
    return new Uint8Array();
  }
}

function remove(file: string): boolean {
  try {
    rmSync(file, { force: true });
    return true;
  } catch {
    return false;
  }
}
