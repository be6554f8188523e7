import { describe, expect, it } from 'vitest';
import type { FreeSlotsQuery } from '../../../graphql/desk/generated/operations.ts';
import { connectDialect } from '../../support/core/connectDialect.ts';
import { queryDesk } from '../../support/core/explorerRequests.ts';
import { prisma } from '../../products/prisma/prisma.ts';
import { valueOf } from '../../support/core/memoryCore.ts';

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
