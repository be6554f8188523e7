import { isObject } from '../../contract/shapes.ts';
import { createSteadyClock, type SteadyClock } from '../foundation/steadyClock.ts';
import type { Encryption, Waiting } from '../foundation/ports.ts';
import type { DataFolder } from './files/dataFolder.ts';
import { openSealedFile } from './files/sealedFile.ts';
import type { FileFormat } from './files/storedFile.ts';

/** The last line of the audit log. */
export interface Head {
  readonly n: number;
  readonly hash: string;
}

/** The latest state of this desk, by which an older file that was put back is recognized. */
interface Marks {
  readonly version: 1;
  /** The latest moment seen, epoch milliseconds. */
  readonly latest: number;
  /** The revision of the list of people; null where this desk has none that counts its writings. */
  readonly staff: number | null;
  readonly audit: Head | null;
}

/** The latest time, the revision of the list of people and the end of the audit log, sealed apart from those files. */
export interface DeskMarks {
  readonly clock: SteadyClock;
  readonly staff: number | null;
  readonly audit: Head | null;
  set(change: Partial<Pick<Marks, 'staff' | 'audit'>>): Promise<boolean>;
  /** Reads them once more, where the key store has refused before. */
  reopen(): Promise<void>;
  close(): Promise<void>;
}

const format: FileFormat<Marks> = { version: 1, is: isMarks };
const first: Marks = { version: 1, latest: 0, staff: null, audit: null };
/** Milliseconds between two writings of the time alone. */
const keepTimeEvery = 10 * 60_000;

/** Opens `desk-marks.json`, sealed; where nothing protects it there it holds for this run. */
export async function openDeskMarks(
  options: DataFolder & { readonly encryption: Encryption; readonly waiting: Waiting },
): Promise<DeskMarks> {
  const clock = createSteadyClock(options.clock, () => options.waiting.now());
  const file = await openSealedFile({ ...options, name: 'desk-marks.json', format, lastGood: true, writesCopy: true });
  let marks = first;
  await reopen();

  async function reopen(): Promise<void> {
    const found = await file.read();
    if (isMarks(found)) marks = found;
    clock.raise(marks.latest);
  }

  async function write(change: Partial<Marks>): Promise<boolean> {
    marks = { ...marks, ...change, latest: clock.now() };
    // What the key store does not open now is not replaced by less.
    return !file.isLocked() && file.write(marks);
  }

  const timer = setInterval(() => void write({}), keepTimeEvery);
  timer.unref();
  return {
    clock,
    get staff() {
      return marks.staff;
    },
    get audit() {
      return marks.audit;
    },
    set: write,
    reopen,
    async close() {
      clearInterval(timer);
      await write({});
    },
  };
}

/** Whether a stored value is the end of an audit log; null where that had no line. */
export function isHead(value: unknown): value is Head | null {
  return value === null || isObject(value, { n: Number.isSafeInteger, hash: (hash) => typeof hash === 'string' });
}

function isMarks(value: unknown): value is Marks {
  return isObject(value, {
    version: (version) => version === 1,
    latest: Number.isSafeInteger,
    staff: (staff) => staff === null || Number.isSafeInteger(staff),
    audit: isHead,
  });
}
