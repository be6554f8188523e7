import { afterEach, describe, expect, it } from 'vitest';
import type { ScheduleDayQuery, ScheduleWeekQuery } from '../../../graphql/desk/generated/operationTypes.ts';
import { nodeFetch } from '../../../electron/preview/previewPorts.ts';
import { startTestCore, type TestCore, valueOf } from '../../support/core/memoryCore.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

interface Clinic extends TestCore {
  /** The bodies of the requests so far that read appointments. */
  readonly reads: string[];
  isAway: boolean;
}

async function clinic(): Promise<Clinic> {
  const state = { reads: [] as string[], isAway: false };
  const test = await startTestCore({
    fetch: async (url, init) => {
      if (state.isAway) throw Object.assign(new Error('x'), { code: 'ECONNREFUSED' });
      if (/"query":"query \w*[Aa]ppointments\b/.test(init.body)) state.reads.push(init.body);
      return nodeFetch(url, init);
    },
  });
  closers.push(() => test.close());
  return Object.assign(state, test);
}

type Day = ScheduleDayQuery['day'];

async function week(test: TestCore, from: string, location = '101'): Promise<readonly Day[]> {
  const variables = { location, from };
  const answer = valueOf(await test.request('desk:query', { operation: 'ScheduleWeek', variables }));
  if (!answer.data) throw new Error(JSON.stringify(answer.errors?.[0]?.extensions));
  // Sound: a registered operation answers in its shape.
  return (answer.data as unknown as ScheduleWeekQuery).days;
}

async function day(test: TestCore, date: string): Promise<Day> {
  const variables = { location: '101', date };
  const { data } = valueOf(await test.request('desk:query', { operation: 'ScheduleDay', variables }));
  return (data as unknown as ScheduleDayQuery).day;
}

describe('the days of a week', () => {
  it.each([
    ['2026-11-15', 20],
    // In these weeks the clocks change; the demo clinic has no visits there.
    ['2026-10-29', -1],
    ['2026-03-05', -1],
  ])('from %s are what each day is by itself, in one reading', async (from, atLeast) => {
    const test = await clinic();
    const days = await week(test, from);
    const { length } = test.reads;
    expect(days.map(({ date }) => date)).toHaveLength(7);
    const single: Day[] = [];
    for (const { date } of days) single.push(await day(test, date));
    const shown = (each: Day): unknown => ({ ...each, asOf: null });
    expect(days.map(shown)).toEqual(single.map(shown));
    expect(days.flatMap(({ appointments }) => appointments).length).toBeGreaterThan(atLeast);
    // A period of the demo clinic is one list in pages of at most 100.
    expect(length).toBeLessThanOrEqual(3);
  });

  it('are those that were read last while the service does not answer, with the reason', async () => {
    const test = await clinic();
    const before = await week(test, '2026-11-15');
    test.isAway = true;
    const now = await week(test, '2026-11-15');
    expect(now.map(({ outage }) => outage?.kind)).toEqual(Array.from({ length: 7 }, () => 'unreachable'));
    expect(now.map(({ appointments }) => appointments.length)).toEqual(
      before.map(({ appointments }) => appointments.length),
    );
    await expect(week(test, '2026-11-29')).rejects.toThrow('unreachable');
  });

  it.each([
    ['a date that is none', '101', '2026-02-30'],
    ['a location that is not there', 'x', '2026-11-15'],
  ])('are refused for %s', async (_what, location, from) => {
    await expect(week(await clinic(), from, location)).rejects.toThrow('badRequest');
  });
});
