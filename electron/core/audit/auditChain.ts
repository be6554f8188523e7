import { createHmac, type KeyObject } from 'node:crypto';
import { type AuditGap, type AuditOutcome, auditOutcomes } from '../../contract/audit.ts';
import { isObject } from '../../contract/shapes.ts';
import { isRecord } from '../../../graphql/service/json.ts';

/**
 * One entry of the audit log, as it is written. Names, marks, and values that say nothing about a client. What later
 * versions add is in `more`, which is versioned by itself and left alone where it is not known.
 */
export type AuditEntry = { readonly n: number; readonly at: string } & (
  | {
      /** The first of a file. `after` is the hash of the entry before it, in the file before; null: there was none. */
      readonly kind: 'file';
      readonly file: number;
      readonly version: string;
      readonly after: string | null;
      /** Earlier entries were altered: this was detected and reported. */
      readonly broken?: true;
    }
  | {
      /** Written before anything is sent. */
      readonly kind: 'intent';
      readonly who: string | null;
      readonly what: string;
      readonly names: readonly string[];
      readonly about: readonly string[];
      readonly more?: unknown;
    }
  /** The outcome of the intent with that number; `made` is the mark of the created object. */
  | {
      readonly kind: 'outcome';
      readonly of: number;
      readonly how: AuditOutcome;
      readonly made?: string;
      readonly more?: unknown;
    }
);

/** An entry that was not numbered yet. */
export type NewEntry = AuditEntry extends infer Each
  ? Each extends AuditEntry
    ? Omit<Each, 'n' | 'at'>
    : never
  : never;

/** Whether a value is an entry of the audit log: an altered one may be anything. */
function isEntry(value: unknown): value is AuditEntry {
  if (!isRecord(value) || !Object.hasOwn(value, 'kind')) return false;
  const shared = { n: Number.isSafeInteger, at: isText, kind: isText };
  switch (value['kind']) {
    case 'file': {
      const after = (each: unknown): boolean => each === null || isText(each);
      const fields = { ...shared, file: Number.isSafeInteger, version: isText, after };
      return isObject(value, fields, { broken: (broken) => broken === true });
    }
    case 'intent': {
      const who = (each: unknown): boolean => each === null || isText(each);
      return isObject(value, { ...shared, who, what: isText, names: isTexts, about: isTexts }, { more: isRecord });
    }
    case 'outcome': {
      const how = (each: unknown): boolean => auditOutcomes.some((known) => known === each);
      return isObject(value, { ...shared, of: Number.isSafeInteger, how }, { made: isText, more: isRecord });
    }
    default:
      return false;
  }
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every(isText);
}

/** The hash before the first line of all. */
export const noHash = '';

const tail = /,"hash":"([0-9a-f]{64})"\}$/;

/**
 * An entry chained to the one before it: its hash is an HMAC over that entry's hash and its own text, so that changing,
 * removing or inserting an entry breaks the chain from there on (RFC 2104).
 */
export function lineOf(entry: AuditEntry, previous: string, secret: KeyObject): { line: string; hash: string } {
  const text = JSON.stringify(entry);
  const hash = hashOf(text, previous, secret);
  return { line: `${text.slice(0, -1)},"hash":"${hash}"}`, hash };
}

function hashOf(text: string, previous: string, secret: KeyObject): string {
  return createHmac('sha256', secret).update(previous).update('\n').update(text).digest('hex');
}

/** The entries of a file of the audit log, and where it was altered. */
interface ReadFile {
  readonly entries: readonly AuditEntry[];
  readonly gaps: readonly AuditGap[];
  /** The hash that each numbered line has. */
  readonly hashes: ReadonlyMap<number, string>;
  /** Of the last line that is right. */
  readonly hash: string;
  /** The bytes of complete lines; the rest was cut off during a write. */
  readonly length: number;
}

/**
 * Reads a file of the audit log whose chain continues from `previous`. An entry that does not fit is a gap, and the
 * chain continues from its own hash, so that one changed entry is one gap. An unfinished last entry is `torn`.
 */
export function readChain(file: string, bytes: Buffer, previous: string, secret: KeyObject): ReadFile {
  const entries: AuditEntry[] = [];
  const gaps: AuditGap[] = [];
  const hashes = new Map<number, string>();
  const end = endOf(bytes);
  let hash = previous;
  const lines = linesIn(bytes);
  // Bytes that are no UTF-8 would read as others and be counted as these.
  if (!Buffer.from(lines.map((line) => `${line}\n`).join('')).equals(bytes.subarray(0, end)))
    gaps.push({ file, line: 0, why: 'changed' });
  for (const [index, line] of lines.entries()) {
    const { text, hash: found, entry } = readLine(line);
    if (found === null || !entry || hashOf(text, hash, secret) !== found)
      gaps.push({ file, line: index + 1, why: 'changed' });
    if (entry) entries.push(entry);
    if (entry && found !== null) hashes.set(entry.n, found);
    hash = found ?? hash;
  }
  if (end < bytes.length) gaps.push({ file, line: lines.length + 1, why: 'torn' });
  return { entries, gaps, hashes, hash, length: end };
}

/** The entries of a file, without checking their hashes. */
export function entriesIn(bytes: Buffer): readonly AuditEntry[] {
  return linesIn(bytes).flatMap((line) => {
    const { entry } = readLine(line);
    return entry ? [entry] : [];
  });
}

/** All complete lines; text after the last line end was cut off. */
function linesIn(bytes: Buffer): readonly string[] {
  return bytes.toString('utf8', 0, endOf(bytes)).split('\n').slice(0, -1);
}

function endOf(bytes: Buffer): number {
  return bytes.lastIndexOf(0x0a) + 1;
}

/** A line taken apart: the entry as it was hashed, and the hash that it claims. */
function readLine(line: string): {
  readonly text: string;
  readonly hash: string | null;
  readonly entry: AuditEntry | null;
} {
  const hash = tail.exec(line)?.[1] ?? null;
  const text = hash === null ? line : `${line.slice(0, line.length - hash.length - 11)}}`;
  return { text, hash, entry: readEntry(text) };
}

function readEntry(text: string): AuditEntry | null {
  try {
    const value: unknown = JSON.parse(text);
    return isEntry(value) ? value : null;
  } catch {
    return null;
  }
}
