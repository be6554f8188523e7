import { describe, expect, it } from 'vitest';
import { createClinic } from '../../../electron/core/adapter/clinic/clinic.ts';
import { versionOf } from '../../../electron/core/adapter/clinic/version.ts';
import { createDayCache } from '../../../electron/core/session/days/dayCache.ts';
import { changeResolvers } from '../../../electron/core/desk/appointmentChanges.ts';
import { createDirectory } from '../../../electron/core/session/directory/directory.ts';
import { createQueue, type DeskContext } from '../../../electron/core/desk/deskContext.ts';
import { matchSchema } from '../../../graphql/service/match/matchSchema.ts';
import type { Outcome } from '../../../graphql/service/outcome.ts';
import { tuesday, valueOf } from '../../support/core/memoryCore.ts';
import { modelOf } from '../../support/service/modelOf.ts';

const schema = `
  type Query {
    org: Organization
    locations: [Location]
    appointments(locationId: ID, start: DateTime, end: DateTime): [Appointment]
  }
  type Mutation {
    updateAppointment(id: ID!, start: DateTime!, end: DateTime!, reason: String!, providerId: ID): Appointment
    cancelAppointment(id: ID!, reason: String!): Appointment
  }
  scalar DateTime
  enum AppointmentStatus { BOOKED CANCELLED }
  type Organization { id: ID! name: String }
  type Location { id: ID! name: String! timezone: String phone: String }
  type Provider { id: ID! name: String! specialty: String }
  type Appointment {
    id: ID! start: DateTime end: DateTime status: AppointmentStatus reason: String location: Location provider: Provider
  }`;

const location = { id: 'L', name: 'Main', timezone: 'America/New_York', phone: null };
const visit = {
  id: 'A',
  start: '2026-11-17T15:00:00Z',
  end: '2026-11-17T15:30:00Z',
  status: 'BOOKED',
  reason: 'Limping',
  location,
  provider: { id: 'P', name: 'Dr. P', specialty: null },
};

/** A service of two visits, and the variables of every change that reached it. */
async function serviceOfTwo() {
  const { map } = matchSchema(await modelOf(schema));
  const sent: Readonly<Record<string, unknown>>[] = [];
  const clock = { at: tuesday, now: () => clock.at };
  /** The visits that this key may not change. */
  const forbidden = new Set<string>();
  const clinic = createClinic({
    map,
    clock,
    timeZone: 'UTC',
    queryService: async (document, variables): Promise<Outcome> => {
      if (document.text.startsWith('mutation')) {
        sent.push(variables);
        if (forbidden.has(String(variables['id']))) return { kind: 'forbidden', errors: [] };
      }
      const data = { locations: [location], appointments: [visit, { ...visit, id: 'B' }] };
      return {
        kind: 'ok',
        data: { ...data, updateAppointment: { id: variables['id'] }, cancelAppointment: { id: variables['id'] } },
      };
    },
  });
  const context: DeskContext = {
    clinic,
    clock,
    timeZone: 'UTC',
    signal: new AbortController().signal,
    environment: { kind: 'sandbox', host: 'example.org' },
    lastOutcome: () => null,
    lastLocation: { read: () => null, keep: () => undefined },
    audit: { intend: () => () => undefined },
    days: createDayCache({ clock, isOn: () => true, onChange: () => undefined }),
    queue: createQueue(),
    directory: createDirectory({
      clinic,
      clock,
      timeZone: 'UTC',
      pace: { startAfter: null, betweenPages: 0, retry: 1, changes: 3_600_000, reread: 3_600_000, around: null },
      waitForIdle: async () => undefined,
      onChange: () => undefined,
    }),
    forgetMarks: () => undefined,
    recentClients: () => ({ pinned: [], recent: [] }),
    onChanged: () => undefined,
    onDayChanged: () => undefined,
    waitForRoom: async () => undefined,
  };
  const [place] = valueOf(await clinic.locations());
  if (!place) throw new Error('There is one location.');
  const period = {
    location: place,
    timeZone: 'America/New_York',
    from: '2026-11-17T05:00:00Z',
    to: '2026-11-18T05:00:00Z',
  };
  const row = valueOf(await clinic.appointment('A', period, context.signal));
  if (!row) throw new Error('There are two visits.');
  return {
    context,
    sent,
    clock,
    forbidden,
    seen: { id: 'A', version: versionOf(row), location: 'L', date: '2026-11-17' },
  };
}

describe('required inputs of every change', () => {
  it('stays as it is where it is not changed', async () => {
    const { context, sent, seen } = await serviceOfTwo();
    await changeResolvers.updateAppointment({ appointment: seen, to: { minutes: 45 } }, context);
    expect(sent).toEqual([
      expect.objectContaining({
        start: '2026-11-17T10:00:00-05:00',
        end: '2026-11-17T10:45:00-05:00',
        reason: 'Limping',
      }),
    ]);
  });

  it('is requested from the person where only she can know: why the patient comes is not why she cancels', async () => {
    const { context, sent, seen } = await serviceOfTwo();
    expect(await changeResolvers.cancelAppointment({ appointment: seen }, context)).toMatchObject({
      __typename: 'Refused',
      problems: [{ field: 'reason' }],
    });
    expect(sent).toEqual([]);
    expect(await changeResolvers.cancelAppointment({ appointment: seen, reason: 'Ill' }, context)).toMatchObject({
      __typename: 'Done',
    });
    expect(sent).toEqual([{ id: 'A', reason: 'Ill' }]);
  });
});

describe('a change without permission for this key', () => {
  async function openForbidden(...ids: readonly string[]) {
    const service = await serviceOfTwo();
    const { context, seen, forbidden } = service;
    for (const id of ids) forbidden.add(id);
    const change = (id: string) =>
      changeResolvers.updateAppointment({ appointment: { ...seen, id }, to: { minutes: 45 } }, context);
    const reason = () => context.clinic.changes.unavailableReason('updateAppointment');
    return { ...service, change, reason };
  }

  it('is not offered for ten minutes, and then tried again, as rights are given and mistakes pass', async () => {
    const { sent, clock, forbidden, change, reason } = await openForbidden('A', 'B');
    expect(await change('A')).toMatchObject({ __typename: 'NotOffered' });
    expect(reason()).toBeNull();
    expect(await change('B')).toMatchObject({ __typename: 'NotOffered' });
    expect(reason()).not.toBeNull();
    forbidden.clear();
    expect(await change('A')).toMatchObject({ __typename: 'NotOffered' });
    expect(sent).toHaveLength(2);
    clock.at += 10 * 60_000;
    expect(reason()).toBeNull();
    expect(await change('A')).not.toMatchObject({ __typename: 'NotOffered' });
    expect(sent).toHaveLength(3);
  });

  it('of one row is offered for the others, however often that row is refused', async () => {
    const { change, reason } = await openForbidden('A');
    for (let tries = 0; tries < 3; tries += 1) expect(await change('A')).toMatchObject({ __typename: 'NotOffered' });
    expect(reason()).toBeNull();
    expect(await change('B')).not.toMatchObject({ __typename: 'NotOffered' });
    // One that worked shows that the change as a whole is allowed.
    expect(await change('A')).toMatchObject({ __typename: 'NotOffered' });
    expect(reason()).toBeNull();
  });
});
