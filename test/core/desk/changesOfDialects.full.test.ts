import { describe, expect, it } from 'vitest';
import { readStage } from '../../../graphql/service/readers/readStage.ts';
import { dialects } from '../../dialects/dialects.ts';
import { connectDialect } from '../../support/core/connectDialect.ts';
import { sendChange, queryDay, type Day, seenOn, type Visit } from '../../support/core/deskRequests.ts';

const date = '2026-11-17';

/** A visit that is still to come, and not the last: moved half an hour it stays on its day. */
function upcoming({ appointments }: Day): Visit {
  const visit = appointments.find(
    ({ status, patient, client, start }) =>
      (patient !== null || client !== null) &&
      ['booked', 'confirmed', 'unknown'].includes(status?.stage ?? 'unknown') &&
      Number(start?.slice(11, 13)) < 20,
  );
  if (!visit) throw new Error('Nothing is planned.');
  return visit;
}

function findIn({ appointments }: Day, id: string): Visit {
  const visit = appointments.find((each) => each.id === id);
  if (!visit) throw new Error('It has left its day.');
  return visit;
}

function named(names: readonly string[]) {
  return dialects.filter(({ name }) => names.includes(name)).map((dialect) => [dialect.name, dialect] as const);
}

/** Services with changes that need nothing beyond their schema. */
const able = ['literal', 'mixed', 'relay', 'journey', 'tables', 'tierpraxis', 'tokens'];

describe.each(named(able))('the desk at %s', (_name, dialect) => {
  it('moves a visit, checks it in and cancels it; each time the day agrees', async () => {
    const { test, server } = await connectDialect(dialect);
    const day = await queryDay(test, { date });
    const visit = upcoming(day);
    const start = new Date(Date.parse(visit.start ?? '') + 30 * 60_000).toISOString();
    const moved = await sendChange(test, 'UpdateAppointment', { appointment: seenOn(day, visit), to: { start } });
    expect(moved).toMatchObject({ __typename: 'Done', appointment: { id: visit.id } });
    const after = findIn(await queryDay(test, { date }), visit.id);
    expect(Date.parse(after.start ?? '')).toBe(Date.parse(start));
    expect(Date.parse(after.end ?? '') - Date.parse(after.start ?? '')).toBe(
      Date.parse(visit.end ?? '') - Date.parse(visit.start ?? ''),
    );

    const status = day.statuses.find(({ stage }) => stage === 'arrived')?.label;
    expect(status, JSON.stringify(day.statuses)).toBeDefined();
    const arrived = await sendChange(test, 'SetStatus', { appointment: seenOn(day, after), status });
    expect(arrived).toMatchObject({ __typename: 'Done', appointment: { status: { stage: 'arrived' } } });

    const here = findIn(await queryDay(test, { date }), visit.id);
    const cancelled = await sendChange(test, 'CancelAppointment', { appointment: seenOn(day, here), reason: 'Ill' });
    expect(cancelled).toMatchObject({ __typename: 'Done' });
    const gone = (await queryDay(test, { date })).appointments.find(({ id }) => id === visit.id);
    expect(gone ? readStage(gone.status?.label ?? '') : 'cancelled').toBe('cancelled');
    expect(server.received.mutations).toHaveLength(3);
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });

  it('sends nothing over a concurrent change', async () => {
    const { test, server } = await connectDialect(dialect);
    const day = await queryDay(test, { date });
    const visit = upcoming(day);
    const row = server.practice.appointments.find(({ key }) => dialect.view.ids.of('appointment', key) === visit.id);
    if (!row) throw new Error('The practice does not know it.');
    Object.assign(row, { start: row.start + 15 * 60_000 });
    const start = new Date(Date.parse(visit.start ?? '') + 60 * 60_000).toISOString();
    const end = await sendChange(test, 'UpdateAppointment', { appointment: seenOn(day, visit), to: { start } });
    expect(end).toMatchObject({ __typename: 'Conflict', now: { id: visit.id } });
    expect(server.received.mutations).toEqual([]);
  });
});
