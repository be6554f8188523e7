import { describe, expect, it } from 'vitest';
import { at, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { nexHealth } from './nexHealth.ts';

const visit = productVisits(nexHealth);
const { of } = nexHealth.view.ids;
const harbor = of('place', 1);
const summit = of('place', 2);
const book =
  'mutation Book($input: CreateAppointmentInput!) { createAppointment(input: $input) { appointment { id endTime patientId appointmentTypeId operatoryId isPastPatient foreignId misc { isBookedOnNexhealth } } } }';
const update =
  'mutation Edit($input: UpdateAppointmentInput!) { updateAppointment(input: $input) { clientMutationId appointment { startTime endTime note confirmed cancelled cancelledAt checkinAt operatory { name } } } }';
const enter =
  'mutation Enter($input: CreatePatientInput!) { createPatient(input: $input) { patient { id name email bio { phoneNumber cellPhoneNumber homePhoneNumber dateOfBirth newPatient } foreignId provider { name } } } }';

describe('NexHealth, written to', () => {
  it('books, confirms, checks in, moves and cancels, each flag one way', async () => {
    const { query, post, server } = await visit();
    const { practice } = server;
    const input = {
      locationId: summit,
      patientId: of('client', 2),
      providerId: of('provider', 3),
      startTime: '2026-12-01T09:00:00',
      note: 'Cough',
    };
    const short = await post(book, { input });
    expect(short.body.errors?.[0]?.message).toBe('Missing parameter end_time');
    const booked = at(
      await query(book, { input: { ...input, appointmentTypeId: of('visitType', 3) } }),
      'createAppointment.appointment',
    );
    expect(booked).toMatchObject({
      endTime: '2026-12-01T16:40:00.000Z',
      isPastPatient: false,
      foreignId: null,
      misc: { isBookedOnNexhealth: true },
    });
    expect(practice.appointments.at(-1)).toMatchObject({
      placeKey: 2,
      clientKey: 2,
      providerKey: 3,
      minutes: 40,
      reason: 'Cough',
    });
    const past = await post(book, {
      input: { ...input, startTime: '2026-11-17T15:00:00Z', endTime: '2026-11-17T15:30:00Z' },
    });
    expect(past.body.errors?.[0]).toMatchObject({
      message: 'Start time must be in the future',
      extensions: { code: 'UNPROCESSABLE_ENTITY' },
    });
    const id = String(at(booked, 'id'));
    const change = async (fields: object): Promise<unknown> =>
      at(await query(update, { input: { id, ...fields } }), 'updateAppointment.appointment');
    const refusal = async (fields: object): Promise<unknown> =>
      (await post(update, { input: { id, ...fields } })).body.errors?.[0]?.message;
    expect(await change({ confirmed: true })).toMatchObject({ confirmed: true, checkinAt: null });
    expect(await refusal({ confirmed: false })).toBe('Confirmed can only be changed from false to true');
    expect(await change({ startTime: '2026-12-02T16:00:00Z', note: 'Cough, worse' })).toMatchObject({
      startTime: '2026-12-02T16:00:00.000Z',
      endTime: '2026-12-02T16:40:00.000Z',
      note: 'Cough, worse',
      confirmed: true,
    });
    expect(await refusal({ operatoryId: '177411' })).toBe("Couldn't find Operatory with 'id'=177411");
    expect(await change({ checkinAt: '2026-12-02T15:55:00Z', operatoryId: '177422' })).toMatchObject({
      checkinAt: '2026-12-02T15:55:00.000Z',
      operatory: { name: 'Op 2' },
    });
    expect(await refusal({ checkinAt: '2026-12-02T15:56:00Z' })).toBe('Appointment is already checked in');
    expect(await change({ cancelled: true })).toMatchObject({
      cancelled: true,
      cancelledAt: '2026-11-17T15:10:00.000Z',
      confirmed: false,
    });
    expect(await refusal({ cancelled: true })).toBe('Appointment is already cancelled');
    expect(practice.appointments.at(-1)?.state).toBe('cancelled');
    expect(
      at(
        await query(
          `{ appointments(locationId: "${summit}", start: "2026-12-01", end: "2026-12-31", nexOnly: true, createdBy: "5120") { nodes { id } } }`,
        ),
        'appointments.nodes',
      ),
    ).toEqual([{ id }]);
  });

  it('enters patients, keeps what is around them, refuses in words, and shows its schema in parts', async () => {
    const { query, post, server } = await visit();
    const bio = { dateOfBirth: '1990-05-06', phoneNumber: '207-555-0199', homePhoneNumber: '207-555-0198' };
    const input = {
      locationId: summit,
      providerId: of('provider', 4),
      firstName: 'Jo',
      lastName: 'Park',
      email: 'jo@example.test',
      bio,
    };
    const patient = at(await query(enter, { input }), 'createPatient.patient');
    expect(patient).toMatchObject({
      name: 'Jo Park',
      bio: {
        phoneNumber: '2075550199',
        cellPhoneNumber: '2075550199',
        homePhoneNumber: '2075550198',
        dateOfBirth: '1990-05-06',
        newPatient: true,
      },
      foreignId: null,
      provider: { name: "Marcus D'Souza" },
    });
    expect(server.practice.clients.at(-1)).toMatchObject({
      familyName: 'Park',
      placeKey: 2,
      emails: ['jo@example.test'],
    });
    expect((await post(enter, { input: { ...input, lastName: ' ' } })).body.errors?.[0]?.message).toBe(
      'Missing parameter last_name',
    );
    const id = String(at(patient, 'id'));
    const alert = await query(
      `mutation { createPatientAlert(input: { patientId: "${id}", note: "Nervous", clientMutationId: "7" }) { clientMutationId patientAlert { id note } } }`,
    );
    expect(at(alert, 'createPatientAlert')).toMatchObject({ clientMutationId: '7', patientAlert: { note: 'Nervous' } });
    const around =
      await query(`{ patientAlerts(patientId: "${id}") { note } providers(inactive: true) { nodes { name } } appointmentTypes { name minutes }
      charges(locationId: "${summit}", first: 2) { nodes { id fee { amount } } } payments(locationId: "${summit}") { nodes { chargeId paymentType { name } } }
      guarantorBalances(locationId: "${summit}") { balance { amount } } insurancePlans { name } patientRecalls(locationId: "${summit}") { recallType { name } dateDue }
      procedures(locationId: "${summit}") { code } workingHours(locationId: "${summit}", active: true) { days providerId } syncStatuses { readStatus } institutions { name locations { id } }
      availableSlots(startDate: "2026-11-21", days: 3, lids: ["${summit}"], appointmentTypeId: "${of('visitType', 4)}") { pid slots { time } nextAvailableDate } webhookSubscriptions { event } }`);
    expect(around).toMatchObject({
      patientAlerts: [{ note: 'Nervous' }],
      providers: { nodes: [{ name: 'Oscar Bell' }] },
      institutions: [{ name: 'Harbor Veterinary Group' }],
    });
    expect(rowsAt(around, 'appointmentTypes')).toHaveLength(6);
    expect(at(around, 'availableSlots.0.slots.0.time')).toBe('2026-11-23T09:00:00.000-07:00');
    for (const list of [
      'charges.nodes',
      'payments.nodes',
      'guarantorBalances',
      'patientRecalls',
      'procedures',
      'workingHours',
    ])
      expect(rowsAt(around, list).length).toBeGreaterThan(1);
    const locked = await visit({ refuseWrites: 'This account is read-only' });
    const refused = await locked.post(update, { input: { id: of('appointment', 1), note: 'x' } });
    expect(refused.body.errors?.[0]?.message).toBe('This account is read-only');
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post(`{ patients(locationId: "${harbor}") { nodes { id } } }`)).status).toBe(500);
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('Appointment'), 'fields').length).toBeGreaterThan(40);
  });
});
