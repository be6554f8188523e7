import { describe, expect, it } from 'vitest';
import { readAroundBadRows } from '../../../../electron/core/adapter/clinic/badRows.ts';
import type { PageRanges } from '../../../../electron/core/adapter/clinic/pages.ts';
import { badRequest } from '../../../../electron/core/connection/failures.ts';
import type { Outcome } from '../../../../graphql/service/outcome.ts';
import { valueOf } from '../../../support/core/memoryCore.ts';
import { goodOf, type ListHabits, placesOf, readAll } from './poisonedList.ts';

describe('what is no bad row', () => {
  const usual = { count: 120, bad: [], cap: 200, way: 'offset' } as const satisfies ListHabits;

  it.each([
    ['offset', 4],
    ['page', 4],
    ['cursor', 2],
    ['once', 2],
  ] as const)('an outage costs three more requests at most, and keeps its own failure: by %s', async (way, most) => {
    const { answer, requests } = await readAll({ ...usual, way, failsFrom: 1 });
    expect(answer).toMatchObject({ ok: false, failure: { kind: 'gatewayTrouble' } });
    expect(requests).toBe(most);
  });

  it.each([
    'keyRejected',
    'headerMissing',
    'quotaExceeded',
    'unreachable',
    'certificate',
    'timeout',
    'cancelled',
  ] as const)('%s is queried only once', async (kind) => {
    // Sound: failureOf reads nothing else of these outcomes.
    const failure = { kind, sent: true, code: '', description: '', waitSeconds: null } as Outcome;
    const { answer, requests } = await readAll({ ...usual, failsFrom: 1, failure });
    expect(answer).toMatchObject({ ok: false, failure: { kind } });
    expect(requests).toBe(1);
  });

  it('a refused page size is reduced, and stays so', async () => {
    const { answer, requests } = await readAll({ ...usual, count: 700, most: 50, cap: 50 });
    expect(valueOf(answer)).toMatchObject({ unreadable: 0, complete: true });
    expect(placesOf(valueOf(answer).rows)).toEqual(goodOf({ ...usual, count: 700 }));
    expect(requests).toBeLessThanOrEqual(20);
  });

  it('every row alike is not searched row by row', async () => {
    const bad = goodOf({ ...usual });
    const { answer, requests } = await readAll({ ...usual, bad });
    expect(answer).toMatchObject({ ok: false, failure: { kind: 'gatewayTrouble' } });
    expect(requests).toBeLessThanOrEqual(30);
  });

  it('a service that pays no heed to the size is not searched', async () => {
    const { answer, requests } = await readAll({ ...usual, bad: [60], ignoresSize: true });
    expect(answer).toMatchObject({ ok: false, failure: { kind: 'gatewayTrouble' } });
    expect(requests).toBeLessThanOrEqual(30);
  });

  it('an outage during the search fails the reading', async () => {
    const { answer } = await readAll({ ...usual, bad: [60], failsFrom: 8 });
    expect(answer).toMatchObject({ ok: false, failure: { kind: 'gatewayTrouble' } });
  });

  it('an outage during the search is no bad row, also where nothing follows one', async () => {
    const habits = { count: 500, bad: [130], cap: 200, way: 'cursor' } as const;
    const { requests } = await readAll(habits);
    for (let failsFrom = 1; failsFrom <= requests; failsFrom += 1)
      expect((await readAll({ ...habits, failsFrom })).answer).toMatchObject({ ok: false });
  });

  it('an answer with more rows than requested is not taken for its beginning', async () => {
    const page = { hasList: true, partial: false, next: null, more: null, total: null };
    const list: PageRanges = {
      fetchRange: async (offset, size) => ({
        ok: true,
        value: { ...page, rows: size === 1 ? [offset] : [1, 2, 3, 4, 5] },
      }),
      isLast: () => false,
      numbered: false,
      skips: true,
    };
    const failed = { offset: 0, size: 8, failure: badRequest('The page failed.') };
    expect(await readAroundBadRows(list, failed, { pagesBehind: 0 })).toMatchObject({ ok: false });
  });

  it('a quota that the search uses up keeps what was read, and reports it as incomplete', async () => {
    const failure: Outcome = { kind: 'quotaExceeded', waitSeconds: null };
    const { answer } = await readAll({ ...usual, bad: [60], failsFrom: 8, failure });
    expect(valueOf(answer)).toMatchObject({ unreadable: 0, complete: false });
    expect(valueOf(answer).rows.length).toBeGreaterThan(20);
  });
});
