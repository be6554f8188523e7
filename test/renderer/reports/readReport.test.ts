import { describe, expect, it } from 'vitest';
import type { Failure, FailureKind } from '../../../electron/contract/failure.ts';
import { type DayReading, type ReadingEnd, readReport } from '../../../renderer/features/reports/readReport.ts';
import { datesOf } from '../../../renderer/features/reports/reportPeriod.ts';
import { addDays } from '../../../renderer/lib/dates.ts';
import { reportDay, visit } from './reportDay.ts';

interface Service {
  /** Appointments a day. */
  readonly perDay?: number;
  /** Days that fail, alone or among others, and why. */
  readonly failing?: Readonly<Record<string, FailureKind>>;
  /** Days whose list is cut, alone or among others. */
  readonly cut?: readonly string[];
  /** The most appointments in one answer; beyond, every day of it is cut. */
  readonly most?: number;
  readonly stopAfter?: number;
}

async function read(dates: readonly string[], service: Service = {}) {
  const { perDay = 10, failing = {}, cut = [], most = Number.POSITIVE_INFINITY, stopAfter } = service;
  const steps: (readonly [from: string, days: number])[] = [];
  const readings: DayReading[] = [];
  const controller = new AbortController();
  const end: ReadingEnd = await readReport({
    dates,
    signal: controller.signal,
    onRead: (more) => void readings.push(...more),
    async fetchDays(from, days) {
      steps.push([from, days]);
      if (steps.length === stopAfter) controller.abort();
      const asked = Array.from({ length: days }, (_, index) => addDays(from, index));
      const kind = asked.map((date) => failing[date]).find((each) => each !== undefined);
      const failure: Failure | null = kind ? { kind, message: `No ${kind}.`, action: '' } : null;
      const complete = days * perDay <= most;
      const answer = asked.map((date) =>
        reportDay(
          date,
          Array.from({ length: perDay }, (_, index) => visit(date, 480 + (index % 60))),
          { complete: complete && !cut.includes(date) },
        ),
      );
      return { data: failure ? null : { days: answer }, failure };
    },
  });
  const of = (kind: DayReading['kind']) => readings.filter((each) => each.kind === kind);
  return { end, steps, readings, kinds: { counted: of('counted'), failed: of('failed'), cut: of('cut') } };
}

const month = datesOf({ from: '2026-10-18', to: '2026-11-17' });

describe('reading a report', () => {
  it('begins with one day and goes on by up to a week', async () => {
    const { end, steps, readings } = await read(month);
    expect(end).toEqual({ kind: 'done' });
    expect(steps.map(([, days]) => days)).toEqual([1, 2, 4, 7, 7, 7, 3]);
    expect(readings.map(({ date }) => date)).toEqual(month);
  });

  it('takes about 2,000 appointments at a time', async () => {
    const { steps, readings } = await read(month, { perDay: 400 });
    expect(Math.max(...steps.map(([, days]) => days))).toBe(5);
    expect(readings).toHaveLength(31);
    expect((await read(month.slice(0, 3), { perDay: 3_000 })).steps.map(([, days]) => days)).toEqual([1, 1, 1]);
  });

  it('leaves out a day that fails, with the reason, and counts the others', async () => {
    const { end, readings, kinds } = await read(month, { failing: { '2026-11-03': 'refused' } });
    expect(end).toEqual({ kind: 'done' });
    expect(kinds.failed).toMatchObject([{ date: '2026-11-03', failure: { message: 'No refused.' } }]);
    expect(kinds.counted).toHaveLength(30);
    expect(new Set(readings.map(({ date }) => date))).toEqual(new Set(month));
  });

  it('reads days one by one where several together are cut, and leaves out those that still are', async () => {
    const { kinds } = await read(month, { most: 30, cut: ['2026-11-03'] });
    expect(kinds.cut).toEqual([{ kind: 'cut', date: '2026-11-03' }]);
    expect(kinds.counted).toHaveLength(30);
  });

  it.each(['unreachable', 'quotaExceeded', 'keyRejected', 'notAllowed', 'locked', 'notOffered'] as const)(
    'ends at once where it is %s: the next day would be the same',
    async (kind) => {
      const { end, steps, kinds } = await read(month, { failing: { '2026-10-19': kind } });
      expect(end).toMatchObject({ kind: 'failed', failure: { kind } });
      expect(steps).toHaveLength(2);
      expect(kinds).toMatchObject({ counted: [{ date: '2026-10-18' }] });
    },
  );

  it('ends after three days that fail one after the other', async () => {
    const failing = Object.fromEntries(month.slice(5).map((date) => [date, 'timeout' as const]));
    const { end, kinds } = await read(month, { failing });
    expect(end).toMatchObject({ kind: 'failed', failure: { kind: 'timeout' } });
    expect(kinds.counted).toHaveLength(5);
    expect(kinds.failed).toHaveLength(2);
  });

  it('stops when it is stopped, and keeps what was read', async () => {
    const { end, steps, readings } = await read(month, { stopAfter: 3 });
    expect(end).toEqual({ kind: 'stopped' });
    expect(steps).toHaveLength(3);
    expect(readings).toHaveLength(3);
  });

  it('reads only the dates that are missing, also where others lie between them', async () => {
    const missing = ['2026-11-03', '2026-11-05', '2026-11-06', '2026-11-10'];
    const { steps, readings } = await read(missing);
    expect(steps).toEqual([
      ['2026-11-03', 1],
      ['2026-11-05', 2],
      ['2026-11-10', 1],
    ]);
    expect(readings.map(({ date }) => date)).toEqual(missing);
  });
});
