import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DayDifference } from '../../../../electron/core/session/live/dayDifferences.ts';
import { createEvidence, type Evidence, graceMilliseconds } from '../../../../electron/core/session/live/evidence.ts';
import { createPacedReads } from '../../../../electron/core/session/live/pacedReads.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const booked: DayDifference = { kind: 'booked', ids: ['1', 'client'] };
const changed: DayDifference = { kind: 'changed', ids: ['2'] };
const gone: DayDifference = { kind: 'gone', ids: ['3'] };

/** Reports a change, and a reading that agrees. */
function agree(evidence: Evidence, difference: DayDifference, times = 1): void {
  for (let time = 0; time < times; time += 1) {
    evidence.noteReport(difference.ids);
    evidence.noteReported(new Set(difference.ids.slice(0, 1)), [difference], true);
  }
}

function open(onDoubt: () => void = () => undefined): Evidence {
  const evidence = createEvidence({ onDoubt });
  evidence.setOpen(true);
  return evidence;
}

describe('what is reported', () => {
  it('counts while it is heard, once a reading has agreed with it', () => {
    const evidence = open();
    expect(evidence.isLive()).toBe(false);
    agree(evidence, changed);
    expect(evidence.isLive()).toBe(true);
    evidence.setOpen(false);
    expect(evidence.isLive()).toBe(false);
    // The next line to the same service is as good.
    evidence.setOpen(true);
    expect(evidence.isLive()).toBe(true);
    evidence.reset();
    evidence.setOpen(true);
    expect(evidence.isLive()).toBe(false);
  });

  it('needs no looking for once every kind of change was reported', () => {
    const evidence = open();
    agree(evidence, booked);
    agree(evidence, changed);
    expect(evidence.isProven()).toBe(false);
    // Two went, and one of them was reported: of the other nothing is known.
    evidence.noteReport(null);
    evidence.noteReported(null, [gone, booked], false);
    expect(evidence.isProven()).toBe(false);
    agree(evidence, gone);
    expect(evidence.isProven()).toBe(true);
  });

  it('proves no kind by a row that was there already, or by another row', () => {
    const evidence = open();
    evidence.noteReported(new Set(['9']), [gone], true);
    expect(evidence.isLive()).toBe(false);
    for (const each of [booked, changed]) agree(evidence, each);
    evidence.noteReported(new Set(['3']), [], true);
    expect(evidence.isProven()).toBe(false);
  });

  it('counts as before where a connection that was about to end did not report a change', async () => {
    const onDoubt = vi.fn();
    const evidence = open(onDoubt);
    agree(evidence, changed);
    evidence.noteFound([gone]);
    evidence.setOpen(false);
    evidence.setOpen(true);
    await vi.advanceTimersByTimeAsync(graceMilliseconds);
    expect(onDoubt).not.toHaveBeenCalled();
    expect(evidence.isLive()).toBe(true);
  });

  it('counts no more after a change that nobody reported, until that kind was reported three times', async () => {
    const onDoubt = vi.fn();
    const evidence = open(onDoubt);
    agree(evidence, changed);
    await vi.advanceTimersByTimeAsync(60_000);
    // Others are reported all the while.
    evidence.noteFound([gone]);
    agree(evidence, changed);
    await vi.advanceTimersByTimeAsync(graceMilliseconds);
    expect(onDoubt).toHaveBeenCalledTimes(1);
    expect(evidence.isLive()).toBe(false);
    agree(evidence, changed, 5);
    agree(evidence, gone, 2);
    expect(evidence.isLive()).toBe(false);
    agree(evidence, gone);
    expect(evidence.isLive()).toBe(true);
    evidence.noteFound([gone]);
    await vi.advanceTimersByTimeAsync(3 * graceMilliseconds);
    evidence.noteFound([gone]);
    await vi.advanceTimersByTimeAsync(graceMilliseconds);
    // Twice as often the next time.
    agree(evidence, gone, 5);
    expect(evidence.isLive()).toBe(false);
    agree(evidence, gone);
    expect(evidence.isLive()).toBe(true);
  });

  it.each([-2_000, 2_000])('still counts where the report came %i ms after the reading', async (later) => {
    const evidence = open();
    agree(evidence, changed);
    if (later < 0) evidence.noteReport(['client']);
    await vi.advanceTimersByTimeAsync(Math.abs(later));
    evidence.noteFound([booked]);
    await vi.advanceTimersByTimeAsync(Math.abs(later));
    if (later > 0) evidence.noteReport(null);
    await vi.advanceTimersByTimeAsync(graceMilliseconds);
    expect(evidence.isLive()).toBe(true);
  });
});

describe('readings that reports ask for', () => {
  it('begin at once and then once in each interval, days first, each key once', async () => {
    const paced = createPacedReads(1_000);
    const begun: string[] = [];
    const add = (key: string, isUrgent = false): void =>
      paced.add(key, isUrgent, async () => {
        begun.push(key);
        return 0;
      });
    for (let event = 0; event < 1_000; event += 1) add('client 1');
    add('client 2');
    add('day', true);
    expect(begun).toEqual(['client 1']);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(begun).toEqual(['client 1', 'day']);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(begun).toEqual(['client 1', 'day', 'client 1', 'client 2']);
  });

  it('wait as long as the service asks for, and are at most a hundred', async () => {
    const paced = createPacedReads(1_000);
    let begun = 0;
    for (let client = 0; client < 500; client += 1)
      paced.add(`client ${client}`, false, async () => {
        begun += 1;
        return begun === 1 ? 30_000 : 0;
      });
    await vi.advanceTimersByTimeAsync(29_000);
    expect(begun).toBe(1);
    await vi.advanceTimersByTimeAsync(500_000);
    expect(begun).toBe(101);
  });

  it('end with the service that they were for', async () => {
    const paced = createPacedReads(1_000);
    let signalled: AbortSignal | null = null;
    paced.add('day', true, (signal) => {
      signalled = signal;
      return new Promise((resolve) => signal.addEventListener('abort', () => resolve(0)));
    });
    const next = vi.fn(async () => 0);
    paced.add('client', false, next);
    paced.clear();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(signalled).toMatchObject({ aborted: true });
    expect(next).not.toHaveBeenCalled();
    paced.add('other', true, next);
    await vi.advanceTimersByTimeAsync(0);
    expect(next).toHaveBeenCalledTimes(1);
  });
});
