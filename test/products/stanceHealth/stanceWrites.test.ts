import { describe, expect, it } from 'vitest';
import { at, rowsAt } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { eventId, stanceIds } from './records.ts';
import { stanceHealth } from './stanceHealth.ts';

const visit = productVisits(stanceHealth);
const idOf = stanceIds.of;
const start = Date.parse('2026-11-19T15:00:00Z');
const create =
  'mutation($input: CreateAppointmentInput!) { createAppointment(input: $input) { _id status medium visitType notes event { startTime endTime } } }';
const update =
  'mutation($id: ObjectID!, $input: UpdateAppointmentInput!) { updateAppointment(id: $id, input: $input) { status cancellationReason cancellationNote event { startTime endTime } consultant { _id } } }';
const booking = {
  patient: idOf('client', 1),
  center: idOf('place', 2),
  consultant: idOf('provider', 3),
  treatment: idOf('visitType', 3),
  medium: 'IN_PERSON',
  notes: 'Stiff neck',
  event: { startTime: start, endTime: start + 2_400_000 },
};

describe('Changes at Stance Health', () => {
  it('books, moves and cancels appointments, and takes them out of the calendar', async () => {
    const { server, query, post } = await visit();
    const made = await query(create, { input: booking });
    const id = at(made, 'createAppointment._id');
    expect(made['createAppointment']).toMatchObject({ status: 'BOOKED', notes: 'Stiff neck', event: booking.event });
    const last = (): unknown => server.practice.appointments.at(-1);
    expect(last()).toMatchObject({
      start,
      minutes: 40,
      placeKey: 2,
      typeKey: 3,
      providerKey: 3,
      clientKey: 1,
      state: 'planned',
    });
    const moved = { event: { startTime: start + 3_600_000 }, consultant: idOf('provider', 4), status: 'BOOKED' };
    const after = await query(update, { id, input: moved });
    expect(after['updateAppointment']).toMatchObject({
      event: { startTime: start + 3_600_000, endTime: start + 6_000_000 },
      consultant: { _id: idOf('provider', 4) },
    });
    expect(last()).toMatchObject({ start: start + 3_600_000, minutes: 40, providerKey: 4, state: 'planned' });
    await query(update, { id, input: { status: 'VISITED' } });
    expect(last()).toMatchObject({ state: 'arrived' });
    const off = { status: 'CANCELLED', cancellationReason: 'PATIENT_REQUEST', cancellationNote: 'Away' };
    expect((await query(update, { id, input: off }))['updateAppointment']).toMatchObject(off);
    expect(last()).toMatchObject({ state: 'cancelled', cancelReason: 'Away' });
    await query(update, {
      id: idOf('appointment', 20),
      input: { status: 'CANCELLED', cancellationReason: 'PATIENT_NO_SHOW' },
    });
    expect(server.practice.appointments.find(({ key }) => key === 20)?.state).toBe('noShow');
    const drop = 'mutation($id: ObjectID!) { deleteAppointment(id: $id) { isActive } }';
    expect(await query(drop, { id })).toEqual({ deleteAppointment: { isActive: false } });
    const { body } = await post('query($id: ID!) { appointment(id: $id) { _id } }', { id });
    expect(body.errors?.[0]?.message).toBe('Appointment not found');
    expect(await query('mutation($id: ObjectID!) { deleteEvent(id: $id) }', { id: eventId(21) })).toEqual({
      deleteEvent: true,
    });
    expect(server.practice.appointments.find(({ key }) => key === 21)?.isDeleted).toBe(true);
  });

  it('refuses what it cannot book, the id of an event, and what the role may not do', async () => {
    const { server, post } = await visit();
    const count = server.practice.appointments.length;
    const said = async (text: string, variables: object): Promise<unknown> =>
      (await post(text, variables)).body.errors?.[0]?.message;
    const input = (change: object): object => ({ input: { ...booking, ...change } });
    expect(await said(create, input({ patient: idOf('client', 900) }))).toBe('User not found');
    expect(await said(create, input({ center: 'nowhere' }))).toBe('Center not found');
    const ends = { event: { startTime: start, endTime: start } };
    expect(await said(create, input(ends))).toBe('End time must be after start time');
    expect(await said(create, input({ medium: undefined }))).toContain('medium');
    expect(await said(update, { id: eventId(3), input: { status: 'CANCELLED' } })).toBe('Appointment not found');
    const service = 'mutation { deleteService(id: "1") { _id } }';
    expect(await said(service, {})).toBe('You do not have permission to perform this action');
    expect(server.practice.appointments).toHaveLength(count);
    const { post: refused } = await visit({ refuseWrites: 'Closed today' });
    expect((await refused(create, { input: booking })).body.errors?.[0]?.message).toBe('Closed today');
  });

  it('registers patients by a phone of their own, changes and removes them', async () => {
    const { server, query, post } = await visit();
    const shown =
      '{ _id seqNo phone email userType profileData { ... on Patient { firstName lastName dob status gender centers { name } consultant { _id } } } }';
    const register = `mutation($input: CreatePatientInput!) { createPatient(input: $input) ${shown} }`;
    const input = {
      firstName: 'Ines',
      lastName: 'Falk',
      phone: '+919800000001',
      email: 'ines@example.test',
      gender: 'FEMALE',
      dob: 631_152_000,
      centers: [idOf('place', 3)],
      consultant: idOf('provider', 2),
    };
    const made = await query(register, { input });
    expect(made['createPatient']).toMatchObject({
      phone: '+919800000001',
      userType: 'PATIENT',
      profileData: {
        firstName: 'Ines',
        dob: 631_152_000,
        status: 'ACTIVE',
        centers: [{ name: "St. Mary's Cat Practice" }],
        consultant: { _id: idOf('provider', 2) },
      },
    });
    expect(server.practice.clients.at(-1)).toMatchObject({ givenName: 'Ines', familyName: 'Falk', placeKey: 3 });
    const again = await post(register, { input });
    expect(again.body.errors?.[0]?.message).toBe('User with this phone number already exists');
    const nowhere = await post(register, { input: { ...input, phone: '1', centers: [] } });
    expect(nowhere.body.errors?.[0]?.message).toBe('At least one center is required');
    const id = at(made, 'createPatient._id');
    const change = `mutation($id: ObjectID!, $input: UpdatePatient!) { updatePatient(id: $id, input: $input) ${shown} }`;
    const after = await query(change, {
      id,
      input: { lastName: 'Berg', status: 'PACKAGE', email: 'berg@example.test' },
    });
    expect(after['updatePatient']).toMatchObject({
      email: 'berg@example.test',
      profileData: { firstName: 'Ines', lastName: 'Berg', status: 'PACKAGE', dob: 631_152_000 },
    });
    expect(await query('mutation($id: ObjectID!) { deleteUser(userId: $id) }', { id })).toEqual({ deleteUser: true });
    const listed = await query(
      'query($centers: [ObjectID!]!) { users(centerId: $centers, search: "Berg", userType: PATIENT) { data { _id } } }',
      { centers: [idOf('place', 3)] },
    );
    expect(rowsAt(listed, 'users.data').map((row) => row['_id'])).not.toContain(id);
  });

  it('tells free times, as a mutation and in seconds, and keeps time', async () => {
    const { query } = await visit();
    const day = Date.parse('2026-11-19T05:00:00Z');
    const answer = await query(
      `mutation($slots: GetAvailableSlotsInput!, $event: CreateEventInput!, $availability: CreateAvailabilityEventInput!) {
      getAvailableSlots(input: $slots) { startTime endTime }
      createAvailabilityEvent(event: $event, availability: $availability) { _id title startTime endTime availabilityStatus host { ... on User { userType } } } }`,
      {
        slots: { center: idOf('place', 1), host: idOf('provider', 1), hostType: 'USER', date: day, duration: 30 },
        event: { eventType: 'AVAILABILITY', host: idOf('provider', 1), hostType: 'USER', title: 'Lunch' },
        availability: { startTime: '12:00', endTime: '12:30', isAvailable: false, availabilityStatus: 'BREAK' },
      },
    );
    const slots = rowsAt(answer, 'getAvailableSlots');
    expect(slots.length).toBeGreaterThan(3);
    expect(Number(at(slots[0], 'endTime')) - Number(at(slots[0], 'startTime'))).toBe(1800);
    const kept = { title: 'Lunch', startTime: '12:00', endTime: '12:30', availabilityStatus: 'BREAK' };
    expect(answer['createAvailabilityEvent']).toMatchObject({ ...kept, host: { userType: 'CONSULTANT' } });
    const id = at(answer, 'createAvailabilityEvent._id');
    const later = await query(
      'mutation($id: ObjectID!) { updateAvailabilityEvent(id: $id, availability: { endTime: "12:45" }) { startTime endTime } }',
      { id },
    );
    expect(later['updateAvailabilityEvent']).toEqual({ startTime: '12:00', endTime: '12:45' });
    const blocks = '{ events(filter: { eventType: AVAILABILITY }) { data { ... on AvailabilityEvent { title } } } }';
    expect(rowsAt(await query(blocks), 'events.data')).toEqual([{ title: 'Staff meeting' }, { title: 'Lunch' }]);
    await query('mutation($id: ObjectID!) { deleteAvailabilityEvent(id: $id) }', { id });
    expect(rowsAt(await query(blocks), 'events.data')).toHaveLength(1);
    const free = await query(
      `{ getCenterAvailability(input: { centerId: "${idOf('place', 3)}", startDate: ${String(day)}, endDate: ${String(day + 86_400_000)}, serviceDuration: 60 })
      { consultantName availableSlots { centerName startTime } } }`,
    );
    const found = rowsAt(free, 'getCenterAvailability');
    expect(found.map((row) => row['consultantName'])).toEqual(['Björn Håkansson', 'Grace Liu']);
    expect(at(found[0], 'availableSlots.0.startTime')).toBe(Date.parse('2026-11-19T14:00:00Z') / 1000);
  });
});
