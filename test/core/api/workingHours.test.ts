import { describe, expect, it } from 'vitest';
import type { ScheduleDayQuery } from '../../../graphql/desk/generated/operationTypes.ts';
import { prisma } from '../../products/prisma/prisma.ts';
import { connectDialect } from '../../support/core/connectDialect.ts';
import { queryDesk } from '../../support/core/explorerRequests.ts';
import { type TestCore, valueOf } from '../../support/core/memoryCore.ts';

async function readDay(test: TestCore): Promise<ScheduleDayQuery['day']> {
  const { data } = await queryDesk(test, 'ScheduleDay', { date: '2026-11-17' });
  // Sound: a registered operation answers in its shape.
  return (data as unknown as ScheduleDayQuery).day;
}

describe('regular working hours at a service without shifts', () => {
  it('shade the day, bound free times, and are rolled out with the map', async () => {
    const saved: string[] = [];
    const saveFile = async (name: string, content: string) => {
      saved.push(content);
      return { ok: true, value: name } as const;
    };
    const { test } = await connectDialect(prisma, {}, { saveFile });
    const day = await readDay(test);
    expect(day.working).toEqual([]);
    const [provider] = day.providers;
    if (!provider) throw new Error('Nobody works there.');
    const location = day.location.id;
    const week = [[], [{ start: 600, end: 720 }], [], [], [], [], []];
    const hours = [{ provider: provider.id, location, week }];
    valueOf(await test.request('workingHours:change', { location, hours }));

    const { working } = await readDay(test);
    expect(working).toEqual([expect.objectContaining({ provider: provider.id })]);
    expect(working[0]?.hours.map(({ start, end }) => [start.slice(0, 16), end.slice(0, 16)])).toEqual([
      ['2026-11-17T10:00', '2026-11-17T12:00'],
    ]);
    const variables = { location, from: '2026-11-24', days: 1, minutes: 30, provider: provider.id };
    const { data } = valueOf(await test.request('desk:query', { operation: 'FreeSlots', variables }));
    const { slots } = (data as unknown as { freeSlots: { slots: readonly { start: string }[] } }).freeSlots;
    expect(slots.length).toBeGreaterThan(0);
    expect(slots.every(({ start }) => /T1[01]:/.test(start))).toBe(true);

    valueOf(await test.request('map:export', null));
    const [text = ''] = saved;
    expect(JSON.parse(text)).toMatchObject({ hours });
    valueOf(await test.request('workingHours:change', { location, hours: [] }));
    expect((await readDay(test)).working).toEqual([]);
    valueOf(await test.request('map:import', { text }));
    expect(valueOf(await test.request('workingHours:read', null))).toEqual(hours);
    valueOf(await test.request('map:reread', null));
    expect(valueOf(await test.request('workingHours:read', null))).toEqual(hours);
  });
});
