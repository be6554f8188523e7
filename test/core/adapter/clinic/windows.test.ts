import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Failure, Result } from '../../../../electron/contract/failure.ts';
import { maxExtraRequests } from '../../../../electron/core/adapter/clinic/badRows.ts';
import { readByWindows, type Window, type WindowsRead } from '../../../../electron/core/adapter/clinic/windows.ts';
import { failureOf } from '../../../../electron/core/connection/failures.ts';
import { valueOf } from '../../../support/core/memoryCore.ts';

const minute = 60_000;
const whole: Window = { from: Date.parse('2026-11-17T05:00:00Z'), to: Date.parse('2026-11-18T05:00:00Z') };
const trouble = failureOf({ kind: 'gatewayTrouble', status: 500 });

/** Minutes from the period's beginning. */
interface Visit {
  readonly start: number;
  readonly minutes: number;
  readonly bad: boolean;
}

interface Book {
  readonly visits: readonly Visit[];
  /** A service finds what starts in a period, or whatever overlaps it. */
  readonly byOverlap: boolean;
  readonly fails?: (request: number) => Failure | null;
}

interface Part {
  readonly rows: readonly Visit[];
}

async function read(book: Book): Promise<{ answer: Result<WindowsRead<Part>>; requests: number }> {
  let requests = 0;
  const answer = await readByWindows<Part>(whole, trouble, async ({ from, to }) => {
    requests += 1;
    const failure = book.fails?.(requests);
    if (failure) return { ok: false, failure };
    const found = book.visits.filter(({ start, minutes }) => {
      const begin = whole.from + start * minute;
      return begin < to && (book.byOverlap ? begin + minutes * minute > from : begin >= from);
    });
    return found.some(({ bad }) => bad) ? { ok: false, failure: trouble } : { ok: true, value: { rows: found } };
  });
  return { answer, requests };
}

function rowsOf({ parts }: WindowsRead<Part>): readonly Visit[] {
  return [...new Set(parts.flatMap(({ rows }) => rows))];
}

/** Visits every quarter of an hour of a working day, some of them at the same time. */
const book = (bad: readonly number[], byOverlap: boolean): Book => ({
  visits: Array.from({ length: 60 }, (_, index) => ({
    start: 9 * 60 + 15 * Math.floor(index / 2),
    minutes: 30,
    bad: bad.includes(index),
  })),
  byOverlap,
});

describe('readByWindows', () => {
  it('loses only what touches the same minutes as a bad row', async () => {
    const rows = fc.array(fc.integer({ min: 0, max: 59 }), { minLength: 1, maxLength: 2 });
    await fc.assert(
      fc.asyncProperty(rows, fc.boolean(), async (bad, byOverlap) => {
        const queried = book(bad, byOverlap);
        const { answer, requests } = await read(queried);
        expect(requests).toBeLessThanOrEqual(maxExtraRequests);
        const found = valueOf(answer);
        expect(found.lost).toBe(false);
        expect(found.bad).toBeGreaterThan(0);
        expect(found.bad).toBeLessThanOrEqual(bad.length);
        const given = new Set(rowsOf(found));
        const starts = queried.visits.filter((visit) => visit.bad).map(({ start }) => start);
        for (const visit of queried.visits) {
          const isNear = starts.some((start) => Math.abs(start - visit.start) < (byOverlap ? 60 : 15));
          if (!isNear) expect(given).toContain(visit);
          if (visit.bad) expect(given).not.toContain(visit);
        }
      }),
    );
  });

  it('finds one bad row of a day in 16 requests where a period goes by the start', async () => {
    for (let row = 0; row < 60; row += 1) {
      const { answer, requests } = await read(book([row], false));
      expect(valueOf(answer)).toMatchObject({ bad: 1, lost: false });
      expect(requests).toBeLessThanOrEqual(16);
    }
  });

  it('cuts where no visit starts, for services that count an end of a period out or in', async () => {
    const cuts: number[] = [];
    await readByWindows<Part>(whole, trouble, async ({ from, to }) => {
      cuts.push(from, to);
      return from < whole.from ? { ok: true, value: { rows: [] } } : { ok: false, failure: trouble };
    });
    const inner = cuts.filter((cut) => cut > whole.from && cut < whole.to);
    expect(inner.length).toBeGreaterThan(20);
    expect(inner.filter((cut) => cut % minute !== minute / 2)).toEqual([]);
  });

  it('retries once where the service fails every request', async () => {
    const { answer, requests } = await read({ ...book([], false), fails: () => trouble });
    expect({ answer, requests }).toEqual({ answer: { ok: false, failure: trouble }, requests: 1 });
  });

  it('does not search where every row is bad', async () => {
    const all = Array.from({ length: 60 }, (_, index) => index);
    const { answer } = await read(book(all, false));
    expect(answer).toEqual({ ok: false, failure: trouble });
  });

  it('keeps what was read where the search uses up the quota, and reports a revoked key', async () => {
    const quota = failureOf({ kind: 'quotaExceeded', waitSeconds: null });
    const kept = await read({ ...book([40], false), fails: (request) => (request > 10 ? quota : null) });
    expect(valueOf(kept.answer).lost).toBe(true);
    expect(rowsOf(valueOf(kept.answer)).length).toBeGreaterThan(0);
    const rejected = failureOf({ kind: 'keyRejected' });
    const { answer } = await read({ ...book([40], false), fails: (request) => (request > 10 ? rejected : null) });
    expect(answer).toEqual({ ok: false, failure: rejected });
  });
});
