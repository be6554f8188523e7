import { describe, expect, it } from 'vitest';
import { at } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { tebra } from './tebra.ts';

const visit = productVisits(tebra);
const visitFields = `id type startDate endDate confirmationStatus appointmentReason1 patientId patientFullName
  resourceName1 serviceLocationName`;
const create = `mutation($input: CreateAppointmentInput!) { createAppointment(input: $input) {
  appointment { ${visitFields} appointmentDuration notes appointmentName } userErrors { field message } } }`;
const update = `mutation($input: UpdateAppointmentInput!) { updateAppointment(input: $input) {
  appointment { ${visitFields} appointmentDuration notes } userErrors { field message } } }`;

describe('writes of Tebra', () => {
  it('books, changes, cancels and deletes, and says beside the row what was not taken', async () => {
    const { query, server } = await visit();
    const input = {
      practiceId: '41',
      serviceLocationId: '12',
      providerId: '203',
      patientId: '100202',
      startTime: '2026-11-19T20:30:00Z',
      endTime: '2026-11-19T21:10:00Z',
    };
    const made = await query(create, { input: { ...input, appointmentReasonId: '33', notes: 'Bring papers' } });
    expect(at(made, 'createAppointment')).toMatchObject({
      appointment: {
        appointmentDuration: 40,
        confirmationStatus: 'Scheduled',
        appointmentReason1: 'Sick visit',
        notes: 'Bring papers',
        patientFullName: 'Søren Müller',
      },
      userErrors: [],
    });
    expect(server.practice.appointments.at(-1)).toMatchObject({
      start: Date.parse(input.startTime),
      placeKey: 2,
      typeKey: 3,
      providerKey: 3,
      clientKey: 2,
      patientKey: null,
    });
    const appointmentId = String(at(made, 'createAppointment.appointment.id'));
    const moved = await query(update, {
      input: { appointmentId, startTime: '2026-11-19T16:00:00-07:00', providerId: '204' },
    });
    expect(at(moved, 'updateAppointment.appointment')).toMatchObject({
      startDate: '2026-11-19T23:00:00Z',
      endDate: '2026-11-19T23:40:00Z',
      resourceName1: "Marcus D'Souza",
      notes: 'Bring papers',
    });
    const status = `mutation($input: UpdateAppointmentStatusInput!) { updateAppointmentStatus(input: $input) {
      appointment { confirmationStatus } userErrors { message } } }`;
    const words: unknown[] = [];
    for (const appointmentStatus of ['ReminderSent', 'ReadyToBeSeen', 'Cancelled']) {
      // One after the other, as a person would.
      // eslint-disable-next-line no-await-in-loop
      const answer = await query(status, { input: { appointmentId, appointmentStatus } });
      words.push(at(answer, 'updateAppointmentStatus.appointment.confirmationStatus'));
    }
    expect(words).toEqual(['ReminderSent', 'ReadyToBeSeen', 'Cancelled']);
    expect(server.practice.appointments.at(-1)?.state).toBe('cancelled');
    const remove = `mutation { deleteAppointment(input: { appointmentId: "${appointmentId}" }) { deletedAppointmentId userErrors { field message } } }`;
    expect(at(await query(remove), 'deleteAppointment')).toEqual({
      deletedAppointmentId: appointmentId,
      userErrors: [],
    });
    expect(at(await query(remove), 'deleteAppointment')).toEqual({
      deletedAppointmentId: null,
      userErrors: [{ field: 'appointmentId', message: 'Appointment was not found.' }],
    });
    const faults: unknown[] = [];
    for (const wrong of [
      { patientId: null },
      { patientId: '1' },
      { endTime: input.startTime },
      { providerId: '208' },
    ]) {
      // eslint-disable-next-line no-await-in-loop
      const answer = await query(create, { input: { ...input, ...wrong } });
      faults.push(at(answer, 'createAppointment.userErrors.0.message'));
    }
    expect(faults).toEqual([
      'Patient is required.',
      'Patient was not found.',
      'End Time must be after Start Time.',
      'Provider was not found.',
    ]);
    const other = await query(create, {
      input: { ...input, patientId: null, appointmentType: 'O', appointmentName: 'Lunch' },
    });
    expect(at(other, 'createAppointment.appointment')).toMatchObject({ type: 'O', appointmentName: 'Lunch' });
  });

  it('enters, changes and deactivates patients', async () => {
    const { query, server } = await visit();
    const fields = `id firstName patientFullName mobilePhone homePhone emailAddress dob gender active defaultServiceLocationName`;
    const made = await query(`mutation { createPatient(input: { practiceId: "41", firstName: "Jo", lastName: "Park"
      mobilePhone: "207 555 0199", emailAddress: "jo@example.test", dob: "1990-02-03", gender: Female, defaultServiceLocationId: "13" }) {
      patient { ${fields} } userErrors { message } } }`);
    const row = at(made, 'createPatient.patient');
    expect(row).toMatchObject({
      patientFullName: 'Jo Park',
      mobilePhone: '(207) 555-0199',
      dob: '1990-02-03',
      gender: 'Female',
      defaultServiceLocationName: "St. Mary's Cat Practice",
    });
    expect(server.practice.clients.at(-1)).toMatchObject({ familyName: 'Park', placeKey: 3, isActive: true });
    const id = String(at(row, 'id'));
    const more = await query(`mutation {
      updatePatient(input: { patientId: "${id}", firstName: "Joe", homePhone: "2075550100", mobilePhone: null }) { patient { ${fields} } }
      deactivatePatient(input: { patientId: "${id}" }) { patient { active } }
      wrong: createPatient(input: { practiceId: "41", firstName: " ", lastName: "Park" }) { patient { id } userErrors { field message } } }`);
    expect(at(more, 'updatePatient.patient')).toMatchObject({
      firstName: 'Joe',
      homePhone: '(207) 555-0100',
      mobilePhone: null,
      emailAddress: 'jo@example.test',
      gender: 'Female',
    });
    expect(more).toMatchObject({
      deactivatePatient: { patient: { active: false } },
      wrong: { patient: null, userErrors: [{ field: 'firstName', message: 'First Name is required.' }] },
    });
    expect(server.practice.clients.at(-1)).toMatchObject({ givenName: 'Joe', isActive: false });
  });
});
