import { describe, expect, it } from 'vitest';
import type { ScheduleWeekQuery } from '../../../../graphql/desk/generated/operations.ts';
import { zenoti } from '../../../products/zenoti/zenoti.ts';
import { connectDialect } from '../../../support/core/connectDialect.ts';
import { valueOf } from '../../../support/core/memoryCore.ts';

describe('a week of a service that refuses more than seven days', () => {
  it('comes in parts, as the desk asks for a day more on both sides', async () => {
    const { test, server } = await connectDialect(zenoti);
    const ask = async (operation: string, variables: object): Promise<unknown> => {
      const answer = valueOf(await test.request('desk:query', { operation, variables: { ...variables } }));
      expect(answer.errors).toBeUndefined();
      return answer.data;
    };
    // Sound: the operations select exactly this.
    const { locations } = (await ask('LocationList', {})) as { locations: readonly { id: string }[] };
    const [here] = locations;
    const before = server.received.count;
    const week = { location: here?.id, from: '2026-11-16' };
    const { days } = (await ask('ScheduleWeek', week)) as ScheduleWeekQuery;
    expect(server.received.count - before).toBeLessThan(20);
    expect(days.map(({ date }) => date)).toHaveLength(7);
    for (const { date, complete, appointments } of days) {
      const single = (await ask('ScheduleDay', { location: here?.id, date })) as {
        day: { appointments: readonly { id: string }[] };
      };
      expect(complete).toBe(true);
      expect(appointments.map(({ id }) => id)).toEqual(single.day.appointments.map(({ id }) => id));
    }
    expect(days.flatMap(({ appointments }) => appointments).length).toBeGreaterThan(10);
  });
});
