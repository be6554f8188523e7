import { createHmac, randomBytes } from 'node:crypto';
import {
  type AuditGap,
  type AuditLine,
  type AuditOutcome,
  auditPage,
  type AuditQuery,
  type AuditView,
} from '../../contract/audit.ts';
import { isObject } from '../../contract/guards.ts';
import { throttle } from '../foundation/timing.ts';
import { openSealedFile } from '../storage/files/sealedFile.ts';
import type { DataFolder } from '../storage/files/dataFolder.ts';
import type { FileFormat } from '../storage/files/storedFile.ts';
import type { Encryption } from '../foundation/ports.ts';
import type { AuditEntry } from './auditChain.ts';
import { type Head, openAuditFiles } from './auditFiles.ts';
import { t } from '../../../i18n/core/t.ts';

/** What is about to be done: names of values, and ids, which are written as marks only. */
export interface Intent {
  readonly what: string;
  readonly names: readonly string[];
  readonly ids: readonly string[];
  /** The name of the person signed in; null or absent where there is none. */
  readonly who?: string | null;
}

/** The audit log of this desk: who, when, which action, and its outcome; never the values. */
export interface AuditLog {
  /** Writes the intent of an action, and returns a function that writes its outcome. */
  intend(intent: Intent): (how: AuditOutcome, made?: string | null) => void;
  read(question: AuditQuery): Promise<AuditView>;
  /** All lines, last first. */
  all(): AsyncIterable<AuditLine>;
  close(): Promise<void>;
}

/** Adds the name of the person signed in to entries that have none. */
export function signEntries(audit: AuditLog, who: () => string | null): AuditLog {
  return { ...audit, intend: (intent) => audit.intend({ who: who(), ...intent }) };
}

interface AuditKey {
  readonly version: 1;
  /** Base64: closes the chain and makes marks of ids. */
  readonly secret: string;
  /** The last line when this was written. */
  readonly head: Head | null;
}

const format: FileFormat<AuditKey> = { version: 1, is: isAuditKey };
const keepHeadEvery = 10_000;
/** Milliseconds from the start until the audit log is checked, unless it is read before. */
const checkAfter = 3_000;

/**
 * Opens the audit log in the data folder. If the operating system can store a secret, it signs the chain and marks stay
 * the same; elsewhere an attacker could recompute the chain, and marks hold for this run.
 */
export async function openAuditLog(
  options: DataFolder & { readonly encryption: Encryption; readonly version: string },
): Promise<AuditLog> {
  const { clock, notices } = options;
  const keyFile = await openSealedFile({ ...options, name: 'audit-key.json', format, lastGood: true });
  const found = await keyFile.read();
  const known = isAuditKey(found) ? found : null;
  const secret = known ? Buffer.from(known.secret, 'base64') : randomBytes(32);
  const files = openAuditFiles({
    ...options,
    now: () => clock.now(),
    // Without a stored secret the next run could not verify a chain signed with a random one.
    secret: keyFile.kept ? secret : Buffer.alloc(0),
    expected: known?.head ?? null,
  });
  const keepHead = throttle<void>(keepHeadEvery, () => void (keyFile.kept && keepKey()));
  const running = new Set<number>();
  let gaps: readonly AuditGap[] = [];

  async function keepKey(): Promise<void> {
    await keyFile.write({ version: 1, secret: secret.toString('base64'), head: files.head() } satisfies AuditKey);
  }

  function noteUnwritten(): void {
    notices.note('audit-unwritten', () => t('record.unwritten'));
  }

  function mark(id: string): string {
    return createHmac('sha256', secret).update('mark\n').update(id).digest('hex').slice(0, 16);
  }

  async function runCheck(): Promise<void> {
    const verified = await files.verify();
    gaps = verified.gaps;
    if (verified.isNew) notices.note('audit-altered', () => t('record.altered'));
  }

  /** Entries with their outcomes; an entry whose process ended before it was known is `unknown`. */
  async function* lines(): AsyncIterable<AuditLine> {
    const ends = new Map<number, Extract<AuditEntry, { kind: 'outcome' }>>();
    for await (const entries of files.read()) {
      for (const entry of entries) if (entry.kind === 'outcome') ends.set(entry.of, entry);
      for (const entry of entries.toReversed()) {
        if (entry.kind !== 'intent') continue;
        const { n, at, who, what, names, about } = entry;
        const end = ends.get(n);
        ends.delete(n);
        const outcome = end?.how ?? (running.has(n) ? null : 'unknown');
        yield { number: n, at, who, what, names, about: end?.made ? [...about, end.made] : about, outcome };
      }
    }
  }

  if (keyFile.kept && !known) await keepKey();
  // A year of lines is read for it: the first screen comes before.
  let checked: Promise<void> | null = null;
  const check = (): Promise<void> => (checked ??= runCheck());
  const timer = setTimeout(() => void check(), checkAfter);
  timer.unref();

  return {
    intend({ what, names, ids, who = null }) {
      const n = files.append({ kind: 'intent', who, what, names, about: ids.map(mark) });
      if (n === null) noteUnwritten();
      else running.add(n);
      keepHead.call();
      return (how, made) => {
        if (n === null || !running.delete(n)) return;
        const written = files.append({ kind: 'outcome', of: n, how, ...(made ? { made: mark(made) } : {}) });
        if (written === null) noteUnwritten();
      };
    },
    async read({ about, skip }) {
      await check();
      const subject = about === null ? null : mark(about);
      const page: AuditLine[] = [];
      let total = 0;
      let since: string | null = null;
      for await (const line of lines()) {
        since = line.at;
        if (subject !== null && !line.about.includes(subject)) continue;
        total += 1;
        if (total > skip && page.length < auditPage) page.push(line);
      }
      return { lines: page, total, gaps, since, sealed: keyFile.kept };
    },
    all: lines,
    async close() {
      clearTimeout(timer);
      await checked;
      keepHead.stop();
      if (keyFile.kept) await keepKey();
    },
  };
}

function isAuditKey(value: unknown): value is AuditKey {
  const isHead = (head: unknown): boolean =>
    head === null || isObject(head, { n: Number.isSafeInteger, hash: (hash) => typeof hash === 'string' });
  return isObject(value, {
    version: (version) => version === 1,
    secret: (secret) => typeof secret === 'string' && Buffer.from(secret, 'base64').length === 32,
    head: isHead,
  });
}
