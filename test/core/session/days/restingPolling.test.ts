import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WatchedDay } from '../../../../electron/contract/channels.ts';
import { createDayPolling, type DayPolling, usualPace } from '../../../../electron/core/session/days/dayPolling.ts';
import type { DayRows } from '../../../../electron/core/session/days/dayRows.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const today: WatchedDay = { location: '1', date: '2026-11-17', hidden: false };
const hour = 3_600_000;

interface Observed {
  readonly polling: DayPolling;
  /** When a day was read, in seconds. */
  readonly readAt: number[];
  readonly unwatched: number[];
  readonly line: { isDown: boolean };
  /** Lets time pass in which a page says every two minutes that it shows the day. */
  readonly pass: (milliseconds: number) => Promise<void>;
}

function observe(is: { readonly isLive: boolean; readonly isProven: boolean }): Observed {
  const line = { isDown: false };
  const readAt: number[] = [];
  const unwatched: number[] = [];
  const seconds = (): number => Math.round(performance.now() / 1_000);
  const begun = seconds();
  const polling = createDayPolling({
    clock: { now: () => performance.now() },
    pace: usualPace,
    async read() {
      readAt.push(seconds() - begun);
      if (line.isDown) return { ok: false, failure: { kind: 'unreachable', message: '', action: '' } };
      return { ok: true, value: { day: {} as DayRows, before: null, changed: false } };
    },
    emit: () => undefined,
    isLive: () => is.isLive,
    isProven: () => is.isProven,
    onUnwatched: () => unwatched.push(seconds() - begun),
  });
  polling.watch(today);
  return {
    polling,
    readAt,
    unwatched,
    line,
    async pass(milliseconds) {
      for (let left = milliseconds; left > 0; left -= 120_000) {
        await vi.advanceTimersByTimeAsync(Math.min(left, 120_000));
        polling.watch(today);
      }
    },
  };
}

describe('polling of a day', () => {
  it('ends while every kind of change is reported', async () => {
    const { readAt, pass } = observe({ isLive: true, isProven: true });
    await pass(8 * hour);
    expect(readAt).toEqual([]);
  });

  it('looks less and less for what is not proven to be reported', async () => {
    const { readAt, pass } = observe({ isLive: true, isProven: false });
    await pass(8 * hour);
    expect(readAt.length).toBeGreaterThan(8);
    expect(readAt.length).toBeLessThanOrEqual(12);
  });

  it('goes on after a reading that failed, until one is good', async () => {
    const { polling, readAt, line, pass } = observe({ isLive: true, isProven: true });
    await pass(hour);
    line.isDown = true;
    await polling.readReported(today, new Set(['1']), new AbortController().signal);
    await pass(100_000);
    line.isDown = false;
    await pass(hour);
    expect(readAt).toEqual([3_600, 3_630, 3_660, 3_690, 3_720]);
    line.isDown = true;
    polling.pollNow();
    await pass(40_000);
    line.isDown = false;
    await pass(hour);
    expect(readAt.slice(5).map((at) => at - (readAt[5] ?? 0))).toEqual([0, 30, 60]);
  });

  it('reads a day whole after a time unheard and after a reading that failed, and that proves nothing', async () => {
    const asked: unknown[] = [];
    const reasons: unknown[] = [];
    let isDown = false;
    const polling = createDayPolling({
      clock: { now: () => performance.now() },
      pace: usualPace,
      async read(_day, _signal, reported = new Set()) {
        asked.push(reported);
        if (isDown) return { ok: false, failure: { kind: 'unreachable', message: '', action: '' } };
        return { ok: true, value: { day: {} as DayRows, before: null, changed: false } };
      },
      emit: () => undefined,
      onRead: ({ why }) => reasons.push(why),
    });
    polling.watch(today);
    polling.pollNow();
    await vi.advanceTimersByTimeAsync(30_000);
    // Null: anything may have happened, such as that a row has gone, which is among no changes.
    expect(asked).toEqual([null, new Set()]);
    isDown = true;
    await polling.readReported(today, new Set(['1']), new AbortController().signal);
    isDown = false;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked.slice(2)).toEqual([new Set(['1']), null, new Set()]);
    expect(reasons).toEqual(['request', 'poll', 'request', 'poll']);
    polling.stop();
  });

  it('notices without a reading that no page shows the day any more', async () => {
    const { readAt, unwatched, pass } = observe({ isLive: true, isProven: true });
    await pass(hour);
    await vi.advanceTimersByTimeAsync(6 * 60_000);
    expect(unwatched).toEqual([3_900]);
    expect(readAt).toEqual([]);
  });

  it('goes on for a window that is seen, whatever a hidden one with the same day says', async () => {
    const { polling, readAt, pass } = observe({ isLive: false, isProven: false });
    for (let minute = 0; minute < 10; minute += 1) {
      await pass(60_000);
      polling.watch({ ...today, hidden: true });
    }
    expect(readAt).toHaveLength(20);
    // Once no window is seen any more, it slows down.
    readAt.length = 0;
    for (let minute = 0; minute < 20; minute += 1) {
      await vi.advanceTimersByTimeAsync(60_000);
      polling.watch({ ...today, hidden: true });
    }
    expect(readAt.length).toBeLessThanOrEqual(12);
  });
});
