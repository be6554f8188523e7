import { afterEach, describe, expect, it } from 'vitest';
import type { ReportDaysQuery, ScheduleDayQuery } from '../../../graphql/desk/generated/operationTypes.ts';
import { addDays } from '../../../graphql/service/readers/time.ts';
import { dialects } from '../../dialects/dialects.ts';
import { minimal } from '../../dialects/literal/literal.ts';
import { registry } from '../../dialects/registry/registry.ts';
import { connectDialect } from '../../support/core/connectDialect.ts';
import { startTestCore, type TestCore, tuesday, valueOf } from '../../support/core/memoryCore.ts';

type Day = ReportDaysQuery['days'][number];

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function startCore(change: Parameters<typeof startTestCore>[0] = {}): Promise<TestCore> {
  const test = await startTestCore(change);
  closers.push(() => test.close());
  return test;
}

async function query(test: TestCore, operation: string, variables: Record<string, unknown>): Promise<unknown> {
  return valueOf(await test.request('desk:query', { operation, variables })).data;
}

async function read(test: TestCore, location: string, from: string, days: number): Promise<readonly Day[]> {
  // Sound: a registered operation answers in its shape.
  return ((await query(test, 'ReportDays', { location, from, days })) as ReportDaysQuery).days;
}

async function day(test: TestCore): Promise<ScheduleDayQuery['day']> {
  const variables = { location: '101', date: '2026-11-17' };
  return ((await query(test, 'ScheduleDay', variables)) as ScheduleDayQuery).day;
}

/** All that list appointments, but for the one that cuts every list to twenty rows by an argument of its own. */
const withVisits = dialects.filter((dialect) => dialect !== minimal && dialect !== registry);

describe('the days of a report', () => {
  it.each(withVisits.map((dialect) => [dialect.name, dialect] as const))(
    'are of %s what each is by itself, or say that they are not whole',
    async (_name, dialect) => {
      const { test } = await connectDialect(dialect);
      const { locations } = (await query(test, 'LocationList', {})) as { locations: readonly { id: string }[] };
      const location = locations[0]?.id ?? '';
      const from = '2026-11-16';
      const days = await read(test, location, from, 5);
      const single: Day[] = [];
      for (let index = 0; index < 5; index += 1) single.push(...(await read(test, location, addDays(from, index), 1)));
      const ids = (all: readonly Day[]): unknown =>
        all.map(({ date, appointments }) => [date, appointments.map(({ id }) => id)]);
      expect(days.map(({ date }) => date)).toEqual(single.map(({ date }) => date));
      if (days.every(({ complete }) => complete)) expect(ids(days)).toEqual(ids(single));
      expect(single.some(({ appointments }) => appointments.length > 0)).toBe(true);
    },
  );

  it('leave what this desk has seen of today as it is', async () => {
    const test = await startCore();
    const before = await day(test);
    // More days than are kept, and more appointments than statuses are.
    for (let week = 0; week < 5; week += 1) await read(test, '101', addDays('2026-09-01', week * 14), 14);
    const { data } = valueOf(
      await test.request('desk:query', {
        operation: 'ScheduleDay',
        variables: { location: '101', date: '2026-11-17', recent: true },
      }),
    );
    expect(data).toEqual({ day: before });
  });

  it('have the time stamps of the service, each stage with both of its ends', async () => {
    const days = await read(await startCore(), '101', '2026-11-10', 8);
    const spans = days.flatMap(({ appointments }) => appointments.flatMap(({ stageSpans }) => stageSpans));
    expect(new Set(spans.map(({ stage }) => stage))).toEqual(new Set(['arrived']));
    expect(spans.length).toBeGreaterThan(50);
    for (const { from, to, observed } of spans) {
      expect(observed).toBe(false);
      expect(Date.parse(to)).toBeGreaterThanOrEqual(Date.parse(from));
    }
  });

  it('have what this desk saw of a visit where the service has no time stamps', async () => {
    let now = tuesday;
    const test = await startCore({ clock: { now: () => now } });
    /** Looks at the day each minute, as a screen that shows it has it read. */
    const look = async (minutes: number): Promise<void> => {
      for (let minute = 0; minute < minutes; minute += 1) {
        now += 60_000;
        await day(test);
      }
    };
    const { appointments, location, date, statuses } = await day(test);
    const { id } = appointments.find(({ status, patient }) => status?.stage === 'booked' && patient !== null) ?? {
      id: '',
    };
    const setStage = async (stage: string): Promise<void> => {
      const { version } = (await day(test)).appointments.find((each) => each.id === id) ?? {};
      const status = statuses.find((each) => each.stage === stage)?.label;
      const variables = { appointment: { id, version, location: location.id, date }, status };
      valueOf(await test.request('desk:change', { operation: 'SetStatus', variables }));
    };
    await look(1);
    await setStage('arrived');
    await look(9);
    await setStage('inProgress');
    await look(20);
    await setStage('checkingOut');
    await look(4);
    await setStage('completed');
    await look(1);
    const [counted] = await read(test, '101', '2026-11-17', 1);
    const spans = counted?.appointments.find((each) => each.id === id)?.stageSpans ?? [];
    const minutes = spans.map(({ from, to }) => Math.round((Date.parse(to) - Date.parse(from)) / 60_000));
    expect(spans.map(({ stage, observed }) => [stage, observed])).toEqual([
      ['arrived', false],
      ['inProgress', true],
      ['checkingOut', true],
    ]);
    expect(minutes).toEqual([9, 20, 4]);
  });

  it('are for managers only, where people sign in', async () => {
    const test = await startCore();
    valueOf(await test.request('staff:change', { kind: 'turnOn', name: 'Anna', pin: '1234' }));
    valueOf(await test.request('staff:change', { kind: 'add', name: 'Ben', role: 'reception', pin: '5678' }));
    expect(await read(test, '101', '2026-11-17', 1)).toHaveLength(1);
    const view = valueOf(await test.request('settings:read', null));
    const { members } = view.staff as { readonly members: readonly { readonly id: string; readonly name: string }[] };
    const ben = members.find(({ name }) => name === 'Ben')?.id ?? '';
    valueOf(await test.request('staff:lock', null));
    valueOf(await test.request('staff:signIn', { member: ben, pin: '5678' }));
    const variables = { location: '101', from: '2026-11-17', days: 1 };
    const refused = await test.request('desk:query', { operation: 'ReportDays', variables });
    expect(refused).toMatchObject({ ok: false, failure: { kind: 'notAllowed' } });
  });
});
