import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEvidence, graceMilliseconds } from '../../../../electron/core/session/live/evidence.ts';
import { createPacedReads } from '../../../../electron/core/session/live/pacedReads.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('what is reported', () => {
  it('counts while it is heard, once a reading has agreed with it', () => {
    const evidence = createEvidence({ onDoubt: () => undefined });
    evidence.setOpen(true);
    expect(evidence.isLive()).toBe(false);
    evidence.noteAgreed();
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

  it('counts no more after a change that nobody reported', async () => {
    const onDoubt = vi.fn();
    const evidence = createEvidence({ onDoubt });
    evidence.setOpen(true);
    evidence.noteReport();
    evidence.noteAgreed();
    await vi.advanceTimersByTimeAsync(60_000);
    evidence.noteFound();
    await vi.advanceTimersByTimeAsync(graceMilliseconds);
    expect(onDoubt).toHaveBeenCalledTimes(1);
    expect(evidence.isLive()).toBe(false);
    evidence.noteAgreed();
    expect(evidence.isLive()).toBe(false);
  });

  it.each([-2_000, 2_000])('still counts where the report came %i ms after the reading', async (later) => {
    const evidence = createEvidence({ onDoubt: () => undefined });
    evidence.setOpen(true);
    evidence.noteAgreed();
    if (later < 0) evidence.noteReport();
    await vi.advanceTimersByTimeAsync(Math.abs(later));
    evidence.noteFound();
    await vi.advanceTimersByTimeAsync(Math.abs(later));
    if (later > 0) evidence.noteReport();
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
