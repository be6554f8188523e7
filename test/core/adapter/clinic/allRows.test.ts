import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxExtraRequests, readAroundBadRows } from '../../../../electron/core/adapter/clinic/badRows.ts';
import { fetchPage, pageRangesOf } from '../../../../electron/core/adapter/clinic/pages.ts';
import { badRequest } from '../../../../electron/core/connection/failures.ts';
import { valueOf } from '../../../support/core/memoryCore.ts';
import { goodOf, type ListHabits, placesOf, poisonedList, readAll } from './poisonedList.ts';

const never = new AbortController().signal;

/** Bad rows here and there and in heaps, but not the whole beginning: that is no bad record any more. */
const lists = fc
  .record({
    count: fc.integer({ min: 1, max: 700 }),
    cap: fc.oneof(fc.constant(1000), fc.integer({ min: 1, max: 250 }), fc.constantFrom(20, 25, 50, 100, 200)),
    way: fc.constantFrom('offset', 'page' as const),
    tellsMore: fc.boolean(),
    heaps: fc.array(fc.tuple(fc.integer({ min: 0, max: 700 }), fc.integer({ min: 1, max: 6 })), { maxLength: 5 }),
  })
  .map(({ heaps, ...habits }): ListHabits => {
    const bad = new Set(heaps.flatMap(([from, size]) => Array.from({ length: size }, (_, index) => from + index)));
    return { ...habits, bad: [...bad].filter((row) => row < habits.count) };
  })
  .filter(({ bad, count }) => ![0, 1, 2].every((row) => row >= count || bad.includes(row)))
  .filter(({ bad }) => ![0, 1, 200].every((row) => bad.includes(row)));

describe('a list with bad rows', () => {
  it('gives all others once and in order, and counts the bad ones', async () => {
    await fc.assert(
      fc.asyncProperty(lists, async (habits) => {
        const { queryService, question, requests } = poisonedList(habits);
        const list = pageRangesOf(
          question.operation,
          (place) => fetchPage(queryService, question, { ...place }, never, 'UTC'),
          { offset: 0, cursor: null },
          () => 0,
        );
        if (!list) throw new Error('It has a size.');
        const failed = { offset: 0, size: 200, failure: badRequest('The page failed.') };
        const unlimited = { pagesBehind: 1000, maxExtra: Infinity };
        const { rows, unreadable, ended, lost } = valueOf(await readAroundBadRows(list, failed, unlimited));
        expect(placesOf(rows)).toEqual(goodOf(habits));
        expect({ unreadable, ended, lost }).toEqual({ unreadable: habits.bad.length, ended: true, lost: false });
        // Numbered pages work only in sizes that divide 200 and that the server does not cut.
        const size = [200, 100, 50, 25, 5, 1].find((each) => each <= habits.cap) ?? 1;
        const pages = (habits.count + 200) / size;
        expect(requests.length).toBeLessThanOrEqual(20 + 2 * pages + 18 * habits.bad.length);
      }),
      { numRuns: 1000 },
    );
  });

  it('never repeats a row or reports a partial list as complete, whatever it costs', async () => {
    await fc.assert(
      fc.asyncProperty(
        lists,
        fc.constantFrom('offset', 'page', 'cursor', 'once' as const),
        fc.integer({ min: 1, max: 60 }),
        fc.boolean(),
        async (list, way, dies, mayDie) => {
          const habits = { ...list, way, ...(mayDie && { failsFrom: dies }) };
          const { answer, requests } = await readAll(habits);
          expect(requests).toBeLessThanOrEqual(50 + maxExtraRequests + 5);
          if (!answer.ok) return;
          const { rows, unreadable, complete } = answer.value;
          const good = goodOf(habits);
          const given = new Set(placesOf(rows));
          expect(placesOf(rows)).toEqual(good.filter((row) => given.has(row)));
          expect(unreadable).toBeLessThanOrEqual(habits.bad.length);
          // Under the caps that services have, one or two are always found, also on a later page.
          const isUsual = habits.cap % 25 === 0 && habits.bad.length <= 2 && (way === 'offset' || way === 'page');
          if (isUsual && !mayDie)
            expect({ complete, unreadable }).toEqual({ complete: true, unreadable: habits.bad.length });
          if (complete && way !== 'once') expect(rows).toHaveLength(good.length);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('does not count a bad row that resembles the end of the list', async () => {
    const bad = [9, 10, 11, 12, 13, 117, 118, 119];
    for (let failsFrom = 20; failsFrom <= 80; failsFrom += 1) {
      const { answer } = await readAll({ count: 125, cap: 50, way: 'offset', tellsMore: false, bad, failsFrom });
      if (answer.ok) expect(answer.value.unreadable).toBeLessThanOrEqual(bad.length);
    }
  });

  it.each(['offset', 'page'] as const)(
    'finds one among 200 wherever it is, for 19 requests more at most: by %s',
    async (way) => {
      const costs: number[] = [];
      for (let row = 0; row < 200; row += 1) {
        const { answer, requests } = await readAll({ count: 200, bad: [row], cap: 200, way, tellsMore: true });
        expect(valueOf(answer)).toMatchObject({ unreadable: 1, complete: true });
        expect(valueOf(answer).rows).toHaveLength(199);
        costs.push(requests);
      }
      expect(Math.max(...costs)).toBeLessThanOrEqual(1 + 19);
    },
  );
});

describe('what lies behind a bad row', () => {
  it.each(['cursor', 'once'] as const)('can’t be reached by %s, which is reported', async (way) => {
    const { answer } = await readAll({ count: 500, bad: [130], cap: 200, way });
    expect(valueOf(answer)).toMatchObject({ unreadable: 1, complete: false });
    expect(placesOf(valueOf(answer).rows)).toEqual(Array.from({ length: 130 }, (_, index) => index));
  });

  it('is reported as missing where there are too many bad rows to find', async () => {
    const bad = Array.from({ length: 20 }, (_, index) => 7 + 23 * index);
    const { answer, requests } = await readAll({ count: 500, bad, cap: 200, way: 'offset' });
    expect(valueOf(answer).complete).toBe(false);
    expect(valueOf(answer).unreadable).toBeGreaterThan(2);
    expect(requests).toBeLessThanOrEqual(maxExtraRequests + 8);
  });

  it('is read where the bad row is on a later page', async () => {
    for (const way of ['offset', 'page'] as const) {
      const { answer } = await readAll({ count: 500, bad: [130, 455], cap: 60, way });
      expect(valueOf(answer)).toMatchObject({ unreadable: 2, complete: true });
      expect(valueOf(answer).rows).toHaveLength(498);
    }
  });
});
