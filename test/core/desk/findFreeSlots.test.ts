import { afterEach, describe, expect, it } from 'vitest';
import type { BookingChoicesQuery, FreeSlotsQuery } from '../../../graphql/desk/generated/operations.ts';
import { connectDialect } from '../../support/core/connectDialect.ts';
import { queryDesk } from '../../support/core/explorerRequests.ts';
import { prisma } from '../../products/prisma/prisma.ts';
import { startTestCore, type TestCore, valueOf } from '../../support/core/memoryCore.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

describe('free times that are counted from what is booked', () => {
  it('take one question for a period, and none for what was asked just before', async () => {
    const { test, server } = await connectDialect(prisma);
    const day = await queryDesk(test, 'ScheduleDay', { date: '2026-11-17' });
    // Sound: a registered operation answers in its shape.
    const { location } = (day.data as { day: { location: { id: string } } }).day;
    const find = async (days: number, minutes: number) => {
      const before = server.received.requests.length;
      const variables = { location: location.id, from: '2026-11-18', days, minutes };
      const { data } = valueOf(await test.request('desk:query', { operation: 'FreeSlots', variables }));
      const { freeSlots } = data as unknown as FreeSlotsQuery;
      // A question may take several pages.
      const asked = new Set(
        server.received.requests.slice(before).map((request) => JSON.stringify(request.variables?.['where'])),
      );
      return {
        ...freeSlots,
        asked: asked.size,
        dates: new Set(freeSlots.slots.map(({ start }) => start.slice(0, 10))),
      };
    };
    const two = await find(2, 30);
    expect(two).toMatchObject({ source: 'computed', asked: 1 });
    expect([...two.dates]).toEqual(['2026-11-18', '2026-11-19']);
    // A typed length and a return to what was there before change nothing of what is booked.
    expect(await find(2, 45)).toMatchObject({ asked: 0 });
    const fourteen = await find(14, 30);
    expect(fourteen.asked).toBe(1);
    expect(fourteen.slots.slice(0, two.slots.length)).toEqual(two.slots);
    expect(await find(14, 60)).toMatchObject({ asked: 0 });
  });

  it('are the same where the service ends a period before all of it was read', async () => {
    const slotsOf = async (cap: number) => {
      const { test } = await connectDialect(prisma, { cap });
      const day = await queryDesk(test, 'ScheduleDay', { date: '2026-11-17' });
      // Sound: a registered operation answers in its shape.
      const { location } = (day.data as { day: { location: { id: string } } }).day;
      const variables = { location: location.id, from: '2026-11-16', days: 4, minutes: 30 };
      const { data } = valueOf(await test.request('desk:query', { operation: 'FreeSlots', variables }));
      return (data as unknown as FreeSlotsQuery).freeSlots.slots;
    };
    // Fifty pages of one row are all that is read of a question.
    expect(await slotsOf(1)).toEqual(await slotsOf(200));
  });
});

describe('free times on some weekdays and at some hours', () => {
  const wanted = { weekdays: [2, 4], earliest: 12 * 60, latest: 16 * 60 };
  // 30 minutes that lie between noon and four, on a Tuesday or a Thursday.
  const fits = (start: string): boolean =>
    [2, 4].includes(new Date(start.slice(0, 10)).getUTCDay()) &&
    start.slice(11, 16) >= '12:00' &&
    start.slice(11, 16) <= '15:30';

  it.each([
    ['counted from what is booked', 'computed'],
    ['given by the service', 'service'],
  ])('are those of all that fit, %s', async (_how, source) => {
    const test = await startTestCore();
    closers.push(() => test.close());
    const find = async (more: object): Promise<FreeSlotsQuery['freeSlots']> => {
      const type = source === 'service' ? { type: await usualType(test) } : {};
      const variables = {
        location: '101',
        from: '2026-11-18',
        days: 14,
        minutes: 30,
        provider: '201',
        ...type,
        ...more,
      };
      const { data } = valueOf(await test.request('desk:query', { operation: 'FreeSlots', variables }));
      // Sound: a registered operation answers in its shape.
      return (data as unknown as FreeSlotsQuery).freeSlots;
    };
    const all = await find({});
    const some = await find(wanted);
    expect([all.source, some.source]).toEqual([source, source]);
    expect(some.slots.length).toBeGreaterThan(3);
    const expected = all.slots.filter(({ start }) => fits(start));
    // All may end at the limit before the two weeks do.
    expect(some.slots.slice(0, expected.length)).toEqual(expected);
    expect(some.slots.every(({ start }) => fits(start))).toBe(true);
    expect((await find({ weekdays: [] })).slots).toEqual(all.slots);
    expect((await find({ earliest: 1440 })).slots).toEqual([]);
  });
});

/** A type of half an hour, for which the demo clinic gives free times of its own. */
async function usualType(test: TestCore): Promise<string> {
  const query = { operation: 'BookingChoices', variables: { location: '101' } };
  const { data } = valueOf(await test.request('desk:query', query));
  // Sound: a registered operation answers in its shape.
  const { appointmentTypes } = data as unknown as BookingChoicesQuery;
  const type = appointmentTypes.find(({ minutes, blocked }) => minutes === 30 && !blocked);
  if (!type) throw new Error('No type of the demo clinic takes half an hour.');
  return type.id;
}
