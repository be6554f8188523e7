import { createHmac, randomBytes } from 'node:crypto';
import {
  type AuditFilter,
  auditKinds,
  type AuditGap,
  type AuditLine,
  type AuditOutcome,
  auditPage,
  type AuditQuery,
  type AuditValues,
  type AuditView,
  maxAuditPeople,
} from '../../contract/audit.ts';
import { isObject } from '../../contract/shapes.ts';
import { throttle } from '../foundation/timing.ts';
import { openSealedFile } from '../storage/files/sealedFile.ts';
import type { DataFolder } from '../storage/files/dataFolder.ts';
import type { FileFormat } from '../storage/files/storedFile.ts';
import type { Encryption } from '../foundation/ports.ts';
import type { AuditEntry } from './auditChain.ts';
import { type IntendedDetail, readDetail, storeDetail, type StoredDetail } from './auditDetail.ts';
import { type DeskMarks, type Head, isHead } from '../storage/deskMarks.ts';
import { openAuditFiles } from './auditFiles.ts';
import { t } from '../../../i18n/core/t.ts';

/**
 * What is about to be done: names of values, ids, which are written as marks only, and those values that say nothing
 * about a client.
 */
export interface Intent extends IntendedDetail {
  readonly what: string;
  readonly names: readonly string[];
  readonly ids: readonly string[];
  /** The name of the person signed in; null or absent where there is none. */
  readonly who?: string | null;
}

/** The result of an action: the ID of what it created, the client, and the former values. */
export interface Found {
  readonly made?: string | null;
  readonly client?: string | null;
  readonly from?: AuditValues | undefined;
}

/** A line with its detail as it was written: marks, which the desk can compare and not read. */
export type StoredLine = Omit<AuditLine, 'detail'> & { readonly detail: StoredDetail | null };

/** The audit log of this desk: who, when, which action, and its outcome; never a value of a client. */
export interface AuditLog {
  /** Writes the intent of an action, and returns a function that writes its outcome. */
  intend(intent: Intent): (how: AuditOutcome, found?: Found) => void;
  read(question: AuditQuery): Promise<Omit<AuditView, 'lines'> & { readonly lines: readonly StoredLine[] }>;
  /** All lines, last first. */
  all(): AsyncIterable<StoredLine>;
  /** The mark of an id, to find what an entry is about. */
  markOf(id: string): string;
  close(): Promise<void>;
}

/** Adds the name of the person signed in to entries that have none. */
export function signEntries(audit: AuditLog, who: () => string | null): AuditLog {
  return { ...audit, intend: (intent) => audit.intend({ who: who(), ...intent }) };
}

interface AuditKey {
  readonly version: 2;
  /** Base64: closes the chain and makes marks of ids. */
  readonly secret: string;
  /** The last line when this was written. */
  readonly head: Head | null;
  /** The gaps that a manager has seen, as `keyOf` writes them. */
  readonly seen: readonly string[];
  /** Another gap was found, which is reported at each start until a manager has seen it. */
  readonly altered: boolean;
}

const format: FileFormat<AuditKey> = {
  version: 2,
  is: isAuditKey,
  migrations: { 1: (former) => ({ ...former, version: 2, seen: [], altered: false }) },
};
const keepHeadEvery = 10_000;
/** Milliseconds from the start until the audit log is checked, unless it is read before. */
const checkAfter = 3_000;

/**
 * Opens the audit log in the data folder. If the operating system can store a secret, it signs the chain and marks stay
 * the same; elsewhere an attacker could recompute the chain, and marks hold for this run.
 */
export async function openAuditLog(
  options: DataFolder & { readonly encryption: Encryption; readonly version: string; readonly marks: DeskMarks },
): Promise<AuditLog> {
  const { marks, notices } = options;
  const keyFile = await openSealedFile({ ...options, name: 'audit-key.json', format, lastGood: true });
  const found = await keyFile.read();
  const known = isAuditKey(found) ? found : null;
  const secret = known ? Buffer.from(known.secret, 'base64') : randomBytes(32);
  const files = openAuditFiles({
    ...options,
    now: () => marks.clock.now(),
    // Without a stored secret the next run could not verify a chain signed with a random one.
    secret: keyFile.kept ? secret : Buffer.alloc(0),
    expected: furthest(known?.head ?? null, marks.audit),
  });
  const keepHead = throttle<void>(keepHeadEvery, () => void (keyFile.kept && keepKey()));
  const running = new Set<number>();
  let gaps: readonly AuditGap[] = [];
  let seen: readonly string[] = known?.seen ?? [];
  let altered = known?.altered ?? false;

  /** Keeps how far the log has come, in two places: neither goes without the other telling. */
  async function keepKey(): Promise<void> {
    // A key that the key store does not open now is not replaced: it signed all that is there.
    if (keyFile.isLocked()) return;
    const head = files.head();
    await keyFile.write({ version: 2, secret: secret.toString('base64'), head, seen, altered } satisfies AuditKey);
    if (head) await marks.set({ audit: head });
  }

  function noteUnwritten(): void {
    notices.note('audit-unwritten', () => t('record.unwritten'));
  }

  function mark(id: string): string {
    return createHmac('sha256', secret).update('mark\n').update(id).digest('hex').slice(0, 16);
  }

  async function runCheck(): Promise<void> {
    gaps = await files.verify();
    await judge(gaps);
  }

  /** Reports gaps that no manager has seen, and keeps that on disk apart from the log, which may go on at once. */
  async function judge(places: readonly AuditGap[]): Promise<void> {
    // Without the key nothing can be checked.
    if (keyFile.isLocked()) return;
    const isKnown = altered;
    altered ||= places.some((gap) => !seen.includes(keyOf(gap)));
    if (!altered) return;
    notices.note('audit-altered', () => t('record.altered'), 'stays');
    if (!isKnown && keyFile.kept) await keepKey();
  }

  /** A manager has the places before her. */
  async function noteSeen(): Promise<void> {
    notices.dismiss('audit-altered');
    if (!altered) return;
    altered = false;
    seen = gaps.map(keyOf);
    if (keyFile.kept) await keepKey();
  }

  /** Entries with their outcomes; an entry whose process ended before it was known is `unknown`. */
  async function* lines(): AsyncIterable<StoredLine> {
    const ends = new Map<number, Extract<AuditEntry, { kind: 'outcome' }>>();
    for await (const entries of files.read()) {
      for (const entry of entries) if (entry.kind === 'outcome') ends.set(entry.of, entry);
      for (const entry of entries.toReversed()) {
        if (entry.kind !== 'intent') continue;
        const { n, at, who, what, names, about, more } = entry;
        const end = ends.get(n);
        ends.delete(n);
        const outcome = end?.how ?? (running.has(n) ? null : 'unknown');
        const detail = readDetail(more, end?.more);
        yield { number: n, at, who, what, names, about: end?.made ? [...about, end.made] : about, outcome, detail };
      }
    }
  }

  await judge(files.damage);
  if (keyFile.kept && !known) await keepKey();
  // A year of lines is read for it: the first screen comes before.
  let checked: Promise<void> | null = null;
  const check = (): Promise<void> => (checked ??= runCheck());
  const timer = setTimeout(() => void check(), checkAfter);
  timer.unref();

  return {
    intend({ what, names, ids, who = null, ...detail }) {
      const more = storeDetail(detail, mark);
      const n = files.append({ kind: 'intent', who, what, names, about: ids.map(mark), ...(more && { more }) });
      if (n === null) noteUnwritten();
      else running.add(n);
      keepHead.call();
      return (how, { made, ...rest } = {}) => {
        if (n === null || !running.delete(n)) return;
        const after = storeDetail(rest, mark);
        const written = files.append({
          kind: 'outcome',
          of: n,
          how,
          ...(made && { made: mark(made) }),
          ...(after && { more: after }),
        });
        if (written === null) noteUnwritten();
      };
    },
    async read({ about, skip, filter = {} }) {
      await check();
      const subject = about === null ? null : mark(about);
      const page: StoredLine[] = [];
      const people = new Set<string>();
      let total = 0;
      let stored = 0;
      let since: string | null = null;
      for await (const line of lines()) {
        since = line.at;
        stored += 1;
        if (line.who !== null && people.size < maxAuditPeople) people.add(line.who);
        if ((subject !== null && !line.about.includes(subject)) || !isOf(filter, line)) continue;
        total += 1;
        if (total > skip && page.length < auditPage) page.push(line);
      }
      if (about === null) await noteSeen();
      return { lines: page, total, stored, people: [...people].toSorted(), gaps, since, sealed: keyFile.kept };
    },
    all: lines,
    markOf: mark,
    async close() {
      clearTimeout(timer);
      await checked;
      keepHead.stop();
      if (keyFile.kept) await keepKey();
    },
  };
}

function isOf({ who, kind, outcome, from, until }: AuditFilter, line: StoredLine): boolean {
  const at = Date.parse(line.at);
  return (
    (who === undefined || line.who === who) &&
    (kind === undefined || auditKinds[kind].some((what) => what === line.what)) &&
    (outcome === undefined || line.outcome === outcome) &&
    (from === undefined || at >= from) &&
    (until === undefined || at < until)
  );
}

function keyOf({ file, line, why }: AuditGap): string {
  return `${file}:${line}:${why}`;
}

function furthest(one: Head | null, other: Head | null): Head | null {
  return one && other ? (other.n > one.n ? other : one) : (one ?? other);
}

function isAuditKey(value: unknown): value is AuditKey {
  return isObject(value, {
    version: (version) => version === 2,
    altered: (each) => typeof each === 'boolean',
    seen: (seen) => Array.isArray(seen) && seen.every((key) => typeof key === 'string'),
    secret: (secret) => typeof secret === 'string' && Buffer.from(secret, 'base64').length === 32,
    head: isHead,
  });
}
