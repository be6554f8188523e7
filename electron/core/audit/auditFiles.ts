import { createSecretKey } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { AuditGap } from '../../contract/audit.ts';
import { listFolder } from '../storage/files/atomicWrite.ts';
import { appending, openRegular, readRegular } from '../storage/files/regularFile.ts';
import type { Head } from '../storage/deskMarks.ts';
import { type AuditEntry, entriesIn, lineOf, type NewEntry, noHash, readChain } from './auditChain.ts';

/** The files of the audit log, in the order of their numbers: lines are put at the end of the last one and nowhere else. */
export interface AuditFiles {
  /** Appends an entry and syncs it to disk. Returns its number, or null where the disk refuses. */
  append(entry: NewEntry): number | null;
  /** Entries of one file after the other, the last file first; each file's in their order. */
  read(): AsyncIterable<readonly AuditEntry[]>;
  /** How the log differs at the start from what this desk wrote: its last file was changed, or its last lines are missing. */
  readonly damage: readonly AuditGap[];
  /** Checks everything once; where it is not as it was written, the next line starts a new file. */
  verify(): Promise<readonly AuditGap[]>;
  /** The last line: what a copy of the audit log must at least reach. */
  head(): Head | null;
}

interface Limits {
  readonly fileBytes: number;
  readonly files: number;
}

/** Some 200 000 lines: about a year of a busy desk. The oldest file goes when there is one more. */
export const auditLimits: Limits = { fileBytes: 1_000_000, files: 60 };
/** A file that was made larger than any of ours is not read: its lines count as missing. */
const maxReadBytes = 10_000_000;
const maxGaps = 100;
const pattern = /^audit-(\d{6})\.jsonl$/;

export function openAuditFiles(options: {
  readonly folder: string;
  readonly now: () => number;
  readonly version: string;
  readonly secret: Uint8Array;
  readonly mayWrite: () => boolean;
  /** The last line that is known to have been written. */
  readonly expected: Head | null;
  readonly limits?: Limits;
}): AuditFiles {
  const { limits = auditLimits } = options;
  // Made ready once: with the plain bytes each hash would take six times as long.
  const secret = createSecretKey(options.secret);
  const folder = join(options.folder, 'audit');
  const places = listFolder(folder)
    .flatMap((name) => (pattern.test(name) ? [Number(pattern.exec(name)?.[1])] : []))
    .toSorted((one, other) => one - other);
  let last = places.at(-1) ?? 0;
  const present = last === 0 ? null : readPlace(last, null);
  const lastRead = present?.entries.at(-1)?.n ?? 0;
  const { expected } = options;
  const isShort = expected !== null && lastRead < expected.n;
  const damage = [...(present?.gaps ?? []), ...(isShort ? [missingEnd(last)] : [])];
  let hash = present?.hash ?? noHash;
  let size = present?.length ?? 0;
  /** Removed lines stay expected until a line is written after them. */
  let head = isShort ? expected : lastRead === 0 ? null : { n: lastRead, hash };
  // Numbers continue after removed lines, so that no new line gets the number of a removed one.
  let n = head?.n ?? 0;
  let broken = damage.length > 0;
  /** The next line begins a file: there is none yet, the last is full, or it is not as it was written. */
  let beginFile = present === null || broken;

  function readPlace(place: number, previous: string | null): ReturnType<typeof readChain> {
    const bytes = readBytes(join(folder, nameOf(place)));
    // The oldest kept file continues one that was deleted: its reference to that one is trusted.
    const before = previous ?? entriesIn(bytes).find(isHeader)?.after ?? noHash;
    return readChain(nameOf(place), bytes, before, secret);
  }

  function write(entry: NewEntry): number {
    const full: AuditEntry = { n: n + 1, at: new Date(options.now()).toISOString(), ...entry };
    const made = lineOf(full, hash, secret);
    const bytes = Buffer.from(`${made.line}\n`);
    const handle = openRegular(join(folder, nameOf(last)), appending);
    try {
      for (let written = 0; written < bytes.length;) written += writeSync(handle, bytes, written);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    n = full.n;
    hash = made.hash;
    head = { n, hash };
    size += bytes.length;
    return n;
  }

  function startFile(): void {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    last += 1;
    size = 0;
    const after = n === 0 && hash === noHash ? null : hash;
    write({ kind: 'file', file: last, version: options.version, after, ...(broken && { broken: true as const }) });
    beginFile = false;
    broken = false;
    places.push(last);
    while (places.length > limits.files) rmSync(join(folder, nameOf(places.shift() ?? 0)), { force: true });
  }

  return {
    damage,
    append(entry) {
      if (!options.mayWrite()) return null;
      try {
        if (beginFile || size >= limits.fileBytes) startFile();
        return write(entry);
      } catch {
        // The end of the entry is cut off: the next one starts a file.
        beginFile = true;
        broken = true;
        return null;
      }
    },
    async *read() {
      for (const place of places.toReversed()) yield entriesIn(readBytes(join(folder, nameOf(place))));
    },
    async verify() {
      const gaps: AuditGap[] = [];
      let markedUpTo = 0;
      let lastNumber: number | null = null;
      let previous: string | null = null;
      let reached = false;
      const newest = places.at(-1) ?? 0;
      for (const [index, place] of [...places].entries()) {
        const before = places[index - 1] ?? Math.max(0, newest - limits.files);
        if (place !== before + 1) gaps.push({ file: nameOf(place - 1), line: 0, why: 'missing' });
        const read = readPlace(place, place === 1 ? noHash : previous);
        // A gap in the numbers: lines were removed from the end of the file before.
        const header = read.entries.find(isHeader);
        if (header && lastNumber !== null && header.n > lastNumber + 1) gaps.push(missingEnd(place - 1));
        lastNumber = read.entries.at(-1)?.n ?? lastNumber;
        gaps.push(...read.gaps);
        if (header?.broken) markedUpTo = place;
        previous = read.hash;
        reached ||= expected === null || read.hashes.get(expected.n) === expected.hash;
        // A file at a time, so that no window waits for all of them.
        await new Promise((resolve) => setImmediate(resolve));
      }
      if (!reached && expected !== null) gaps.push(missingEnd(newest));
      if (gaps.some(({ file }) => file >= nameOf(markedUpTo))) {
        beginFile = true;
        broken = true;
      }
      return gaps.slice(0, maxGaps);
    },
    head: () => head,
  };
}

/** Lines are gone from the end of a file. */
function missingEnd(place: number): AuditGap {
  return { file: nameOf(place), line: 0, why: 'missing' };
}

function isHeader(entry: AuditEntry): entry is Extract<AuditEntry, { kind: 'file' }> {
  return entry.kind === 'file';
}

function nameOf(place: number): string {
  return `audit-${String(place).padStart(6, '0')}.jsonl`;
}

function readBytes(file: string): Buffer {
  try {
    return readRegular(file, maxReadBytes);
  } catch {
    return Buffer.alloc(0);
  }
}
