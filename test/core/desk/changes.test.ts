import { afterEach, describe, expect, it } from 'vitest';
import type { BookingChoicesQuery, FreeSlotsQuery } from '../../../graphql/desk/generated/operations.ts';
import type { CorePorts } from '../../../electron/core/foundation/ports.ts';
import { nodeFetch } from '../../../electron/preview/previewPorts.ts';
import { sendChange, queryDay, type Day, seenOn, type Visit } from '../../support/core/deskRequests.ts';
import { startTestCore, type TestCore, valueOf } from '../../support/core/memoryCore.ts';
import { followedBy } from '../../support/service/followedBy.ts';

const cores: TestCore[] = [];
afterEach(async () => {
  for (const core of cores.splice(0)) await core.close();
});

async function open(ports: Partial<CorePorts> = {}): Promise<TestCore> {
  const core = await startTestCore(ports);
  cores.push(core);
  return core;
}

function planned(day: Day): Visit {
  const visit = day.appointments.find(({ status, patient }) => status?.stage === 'booked' && patient !== null);
  if (!visit) throw new Error('Nothing is planned any more.');
  return visit;
}

function minutesLater(instant: string | null, minutes: number): string {
  return new Date(Date.parse(instant ?? '') + minutes * 60_000).toISOString();
}

/** Lets mutations reach the service and loses its answers to them. */
function losesAnswers(): { readonly ports: Partial<CorePorts>; readonly sent: string[]; lose: boolean } {
  const state = {
    sent: [] as string[],
    lose: false,
    ports: {
      fetch: async (url: string, init: Parameters<typeof nodeFetch>[1]) => {
        const isMutation = init.body.includes('"query":"mutation');
        if (isMutation) state.sent.push(init.body);
        const response = await nodeFetch(url, init);
        if (isMutation && state.lose) throw Object.assign(new Error('x'), { code: 'ECONNRESET' });
        return response;
      },
    },
  };
  return state;
}

describe('two desks at once', () => {
  it('are told apart: what another desk put in the place of a change is a conflict, not done', async () => {
    const core = await open(followedBy('behind the ear', 'on the paw'));
    const day = await queryDay(core);
    const visit = planned(day);
    const to = { reason: 'Look behind the ear' };
    const end = await sendChange(core, 'UpdateAppointment', { appointment: seenOn(day, visit), to });
    expect(end).toMatchObject({ __typename: 'Conflict', sent: true, now: { id: visit.id, reason: 'Look on the paw' } });
  });

  it('are not, where the service only adds to a text', async () => {
    const core = await open(followedBy('Look behind the ear', 'Look behind the ear (left)'));
    const day = await queryDay(core);
    const to = { reason: 'Look behind the ear' };
    const end = await sendChange(core, 'UpdateAppointment', { appointment: seenOn(day, planned(day)), to });
    expect(end).toMatchObject({ __typename: 'Done', appointment: { reason: 'Look behind the ear (left)' } });
  });
});

describe('a change of an appointment', () => {
  it('moves it, resizes it and reassigns it; the answer is the appointment as it is now', async () => {
    const core = await open();
    const day = await queryDay(core);
    const visit = planned(day);
    const other = day.providers.find(({ id, role }) => id !== visit.provider?.id && role === 'Veterinarian');
    const start = minutesLater(visit.start, 45);
    const end = await sendChange(core, 'UpdateAppointment', {
      appointment: seenOn(day, visit),
      to: { start, minutes: 50, provider: other?.id },
    });
    expect(end).toMatchObject({ __typename: 'Done', appointment: { id: visit.id, provider: { id: other?.id } } });
    const now = end.__typename === 'Done' ? end.appointment : null;
    expect(Date.parse(now?.start ?? '')).toBe(Date.parse(start));
    expect(Date.parse(now?.end ?? '') - Date.parse(now?.start ?? '')).toBe(50 * 60_000);
    expect(now?.version).not.toBe(visit.version);
    const read = (await queryDay(core)).appointments.find(({ id }) => id === visit.id);
    expect(read?.version).toBe(now?.version);
  });

  it('runs through every step of a visit that the day offers, and reports since when', async () => {
    let now = Date.parse('2026-11-17T15:10:00Z');
    const core = await open({ clock: { now: () => now } });
    const day = await queryDay(core);
    expect(day.statuses.map(({ stage }) => stage).slice(0, 6)).toEqual([
      'booked',
      'confirmed',
      'arrived',
      'inProgress',
      'checkingOut',
      'completed',
    ]);
    let visit = planned(day);
    for (const stage of ['arrived', 'inProgress', 'checkingOut', 'completed']) {
      now += 60_000;
      const status = day.statuses.find((each) => each.stage === stage)?.label;
      const end = await sendChange(core, 'SetStatus', { appointment: seenOn(day, visit), status });
      expect(end).toMatchObject({ __typename: 'Done', appointment: { status: { stage } } });
      if (end.__typename === 'Done' && end.appointment) visit = end.appointment;
    }
    const read = (await queryDay(core)).appointments.find(({ id }) => id === visit.id);
    expect(Date.parse(read?.since ?? '')).toBe(now);
    // This status came from the service, long before the desk was opened, with its time.
    const waiting = day.appointments.find(({ status }) => status?.stage === 'arrived');
    expect(Date.parse(waiting?.since ?? '')).toBeLessThan(Date.parse('2026-11-17T15:10:00Z'));
  });

  it('cancels with a reason, once: cancelling again is refused with the service’s message', async () => {
    const core = await open();
    const day = await queryDay(core);
    const end = await sendChange(core, 'CancelAppointment', { appointment: seenOn(day, planned(day)), reason: 'Ill' });
    expect(end).toMatchObject({ __typename: 'Done', appointment: { status: { stage: 'cancelled' } } });
    const again = end.__typename === 'Done' && end.appointment ? end.appointment : planned(day);
    expect(await sendChange(core, 'CancelAppointment', { appointment: seenOn(day, again) })).toMatchObject({
      __typename: 'Refused',
      problems: [{ message: expect.stringMatching(/already cancelled/) }],
    });
  });

  it('is not sent after a concurrent change; both versions are known then', async () => {
    const losing = losesAnswers();
    const core = await open(losing.ports);
    const day = await queryDay(core);
    const visit = planned(day);
    await sendChange(core, 'UpdateAppointment', { appointment: seenOn(day, visit), to: { reason: 'Limping' } });
    const sent = losing.sent.length;
    const end = await sendChange(core, 'UpdateAppointment', {
      appointment: seenOn(day, visit),
      to: { start: minutesLater(visit.start, 15) },
    });
    expect(end).toMatchObject({ __typename: 'Conflict', now: { reason: 'Limping', start: visit.start } });
    expect(losing.sent).toHaveLength(sent);
  });

  it('is sent once, also where its answer is lost; reading confirms it', async () => {
    const losing = losesAnswers();
    const core = await open(losing.ports);
    const day = await queryDay(core);
    const visit = planned(day);
    losing.lose = true;
    const end = await sendChange(core, 'UpdateAppointment', {
      appointment: seenOn(day, visit),
      to: { start: minutesLater(visit.start, 15) },
    });
    expect(end).toMatchObject({ __typename: 'Done' });
    expect(losing.sent).toHaveLength(1);
  });

  it('is unknown where its answer is lost and the requested state held before: reading can’t confirm it', async () => {
    const losing = losesAnswers();
    const core = await open(losing.ports);
    const visit = planned(await queryDay(core));
    const seen = async (): Promise<object> => {
      const day = await queryDay(core);
      return seenOn(day, day.appointments.find(({ id }) => id === visit.id) ?? visit);
    };
    const first = await sendChange(core, 'CancelAppointment', { appointment: await seen(), reason: 'Moved away' });
    expect(first).toMatchObject({ __typename: 'Done' });
    losing.lose = true;
    // The service says that it is cancelled already, and this reason is nowhere.
    const second = await sendChange(core, 'CancelAppointment', { appointment: await seen(), reason: 'Feels better' });
    expect(second).toMatchObject({ __typename: 'OutcomeUnknown', now: { status: { stage: 'cancelled' } } });
    expect(losing.sent).toHaveLength(2);
  });

  it('runs one after the other where two windows change the same appointment: the second sees the first', async () => {
    const core = await open();
    const day = await queryDay(core);
    const visit = planned(day);
    const ends = await Promise.all(
      [15, 30].map((minutes) =>
        sendChange(core, 'UpdateAppointment', {
          appointment: seenOn(day, visit),
          to: { start: minutesLater(visit.start, minutes) },
        }),
      ),
    );
    expect(ends.map(({ __typename }) => __typename)).toEqual(['Done', 'Conflict']);
  });

  it('is refused before anything is sent where it makes no sense', async () => {
    const losing = losesAnswers();
    const core = await open(losing.ports);
    const day = await queryDay(core);
    for (const to of [{ start: 'soon' }, { minutes: 0 }, { minutes: 5000 }, { notes: 'x'.repeat(20_000) }]) {
      const end = await sendChange(core, 'UpdateAppointment', { appointment: seenOn(day, planned(day)), to });
      expect(end.__typename).toBe('Refused');
    }
    expect(losing.sent).toEqual([]);
  });
});

describe('a booking', () => {
  async function bookingOn(core: TestCore): Promise<{ readonly day: Day; readonly booking: object }> {
    const day = await queryDay(core);
    const visit = planned(day);
    const booking = {
      location: day.location.id,
      start: '2026-11-18T15:00:00Z',
      minutes: 25,
      type: visit.type?.id,
      provider: visit.provider?.id,
      patient: visit.patient?.id,
      client: visit.client?.id,
      reason: 'Ear ache',
    };
    return { day, booking };
  }

  it('stands in the day that it was made for', async () => {
    const core = await open();
    const { booking } = await bookingOn(core);
    const end = await sendChange(core, 'BookAppointment', { booking });
    expect(end).toMatchObject({ __typename: 'Done', appointment: { reason: 'Ear ache' } });
    const id = end.__typename === 'Done' ? end.id : null;
    const day = await queryDay(core, { date: '2026-11-18' });
    expect(day.appointments.find((each) => each.id === id)).toMatchObject({
      start: '2026-11-18T10:00:00-05:00',
      end: '2026-11-18T10:25:00-05:00',
    });
  });

  it('with a lost answer is unknown, and is never sent again', async () => {
    const losing = losesAnswers();
    const core = await open(losing.ports);
    const { booking } = await bookingOn(core);
    losing.lose = true;
    expect(await sendChange(core, 'BookAppointment', { booking })).toMatchObject({ __typename: 'OutcomeUnknown' });
    expect(losing.sent).toHaveLength(1);
  });

  it('of a new client with a new patient is three changes', async () => {
    const core = await open();
    const { booking } = await bookingOn(core);
    const client = await sendChange(core, 'RegisterClient', { client: { name: 'Mary Jo Park', phone: '555 0100' } });
    const clientId = client.__typename === 'Done' ? client.id : null;
    const patient = await sendChange(core, 'AddPatient', {
      client: clientId,
      patient: { name: 'Rex', species: 'Dog' },
    });
    const patientId = patient.__typename === 'Done' ? patient.id : null;
    expect(patientId).not.toBeNull();
    const end = await sendChange(core, 'BookAppointment', {
      booking: { ...booking, client: clientId, patient: patientId },
    });
    expect(end).toMatchObject({
      appointment: { patient: { name: 'Rex', species: 'Dog' }, client: { name: 'Mary Jo Park' } },
    });
  });

  it('blocks time without a client by a type that says so, and cancels the block', async () => {
    const core = await open();
    const day = await queryDay(core);
    const variables = { location: day.location.id };
    const types = valueOf(await core.request('desk:query', { operation: 'BookingChoices', variables }));
    // Sound: a registered operation answers in its shape.
    const { appointmentTypes } = types.data as unknown as BookingChoicesQuery;
    const blocks = appointmentTypes.filter(({ blocked }) => blocked);
    expect(blocks.map(({ name }) => name)).toEqual(['Blocked']);
    expect(appointmentTypes.filter(({ blocked }) => blocked === false)).toHaveLength(appointmentTypes.length - 1);
    const when = { location: day.location.id, start: '2026-11-18T17:00:00Z', minutes: 30 };
    const block = { ...when, provider: planned(day).provider?.id, type: blocks[0]?.id, reason: 'Lunch' };
    const end = await sendChange(core, 'BookAppointment', { booking: block });
    expect(end).toMatchObject({ appointment: { blocked: true, client: null, patient: null, reason: 'Lunch' } });
    const visit = end.__typename === 'Done' ? end.appointment : null;
    if (!visit) throw new Error('The block was not read back.');
    const gone = await sendChange(core, 'CancelAppointment', { appointment: seenOn(day, visit) });
    expect(gone).toMatchObject({ __typename: 'Done', appointment: { status: { stage: 'cancelled' } } });
  });

  it.each(['computed', 'service'] as const)('finds free times that overlap nothing: %s', async (source) => {
    const core = await open();
    const { day } = await bookingOn(core);
    const types = valueOf(
      await core.request('desk:query', { operation: 'BookingChoices', variables: { location: day.location.id } }),
    );
    // Sound: a registered operation answers in its shape.
    const { appointmentTypes } = types.data as unknown as BookingChoicesQuery;
    const type = appointmentTypes.find(({ minutes }) => minutes === 30);
    const variables = { location: day.location.id, from: day.date, minutes: 30 };
    const answer = await core.request('desk:query', {
      operation: 'FreeSlots',
      variables: { ...variables, ...(source === 'service' && { type: type?.id }) },
    });
    // Sound for the same reason.
    const { freeSlots } = valueOf(answer).data as unknown as FreeSlotsQuery;
    expect(freeSlots.source).toBe(source);
    expect(freeSlots.slots.length).toBeGreaterThan(10);
    for (const slot of freeSlots.slots.filter(({ start }) => start.startsWith(day.date))) {
      const others = day.appointments.filter(
        ({ provider, status, start, end }) =>
          provider?.id === slot.provider?.id &&
          !['cancelled', 'noShow'].includes(status?.stage ?? '') &&
          Date.parse(start ?? '') < Date.parse(slot.end) &&
          Date.parse(slot.start) < Date.parse(end ?? ''),
      );
      expect(others).toEqual([]);
    }
  });
});

describe('the core API', () => {
  it('runs mutations as changes and queries as queries, never the other way', async () => {
    const core = await open();
    const asQuery = await core.request('desk:query', { operation: 'SetStatus', variables: {} });
    expect(asQuery).toMatchObject({ ok: false, failure: { kind: 'badRequest' } });
    const asChange = await core.request('desk:change', { operation: 'ScheduleDay', variables: {} });
    expect(asChange).toMatchObject({ ok: false, failure: { kind: 'badRequest' } });
  });
});
