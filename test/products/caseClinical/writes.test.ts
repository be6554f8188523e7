import { describe, expect, it } from 'vitest';
import { at, rowsAt } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { caseClinical } from './caseClinical.ts';

const visit = productVisits(caseClinical);
const { view } = caseClinical;
const create = `mutation Create($input: UserCreateAppointmentInput!) { userCreateAppointment(input: $input) {
  id name appointmentDateAndTime start end duration appointmentStatus { name } patient { name } location { name } clinicalProvider { name } } }`;
const change = `mutation Change($id: String!, $input: UserUpdateAppointmentInput!) { userUpdateAppointment(appointmentId: $id, input: $input) {
  id appointmentDateAndTime start duration notes appointmentStatus { name } } }`;
const register = `mutation Register($input: UserCreatePatientInput!) { userCreatePatient(input: $input) {
  id name firstName lastName mobileNumber homePhoneNumber primaryEmailAddress dateOfBirth gender { name } } }`;

describe('Case Clinical, being written to', () => {
  it('books visits of names of their own, and lets them be confirmed, checked in, called off and moved', async () => {
    const { query, post, server } = await visit();
    const { practice } = server;
    const ids = {
      patientId: view.ids.of('client', 3),
      locationId: view.ids.of('place', 2),
      clinicalProviderId: view.ids.of('provider', 3),
      visitKindId: view.ids.of('visitType', 4),
    };
    const input = {
      ...ids,
      name: 'First visit',
      appointmentDateAndTime: '2026-12-01T10:00:00',
      start: '10:00',
      end: '10:45',
      notes: 'Knee',
    };
    const made = at(await query(create, { input }), 'userCreateAppointment');
    expect(made).toMatchObject({
      appointmentDateAndTime: '2026-12-01T10:00:00.000',
      start: '10:00',
      duration: null,
      appointmentStatus: { name: 'Pending' },
      patient: { name: 'Riverside Cat Rescue' },
    });
    expect(practice.appointments.at(-1)).toMatchObject({
      start: Date.parse('2026-12-01T15:00:00Z'),
      minutes: 45,
      placeKey: 2,
      typeKey: 4,
      providerKey: 3,
      clientKey: 3,
      reason: 'Knee',
    });
    const again = (await post(create, { input })).body.errors?.[0];
    expect([again?.message, again?.extensions?.code]).toEqual(['Record must be unique.', '409']);
    const id = String(at(made, 'id'));
    const step = async (name: string): Promise<unknown> =>
      at(
        (await post(`mutation { ${name}(appointmentId: "${id}") { appointmentStatus { name } } }`)).body.data?.[name],
        'appointmentStatus.name',
      );
    const refusal = async (name: string): Promise<unknown> =>
      (await post(`mutation { ${name}(appointmentId: "${id}") { id } }`)).body.errors?.[0]?.message;
    expect(await refusal('userCheckInAppointment')).toBe('You can check only confirmed appointments');
    expect(await step('userConfirmAppointment')).toBe('Confirmed');
    expect(await step('userCancelAppointment')).toBe('Cancelled');
    expect(practice.appointments.at(-1)?.state).toBe('cancelled');
    expect(await refusal('userCancelAppointment')).toBe('You can cancel only pending or confirmed appointments');
    const moved = await query(
      `mutation Move($date: Date!) { userRescheduleAppointment(appointmentId: "${id}", rescheduleDate: $date) { appointmentDateAndTime start appointmentStatus { name } } }`,
      { date: '2026-12-02T11:00:00Z' },
    );
    expect(moved['userRescheduleAppointment']).toEqual({
      appointmentDateAndTime: '2026-12-02T11:00:00.000',
      start: '10:00',
      appointmentStatus: { name: 'Rescheduled' },
    });
    // Neither a name nor a patient is everybody's.
    expect((await post(change, { id, input: { notes: 'Hip' } })).body.errors?.[0]?.message).toBe(
      'Record must be unique.',
    );
    const whose = { name: 'First visit', patientId: ids.patientId };
    const changed = at(
      await query(change, {
        id,
        input: { ...whose, notes: 'Hip', appointmentDateAndTime: '2026-12-03T08:00:00', start: '08:00', duration: 20 },
      }),
      'userUpdateAppointment',
    );
    expect(changed).toMatchObject({
      appointmentDateAndTime: '2026-12-03T08:00:00.000',
      start: '08:00',
      duration: 20,
      notes: 'Hip',
    });
    expect(practice.appointments.at(-1)).toMatchObject({ minutes: 20, start: Date.parse('2026-12-03T13:00:00Z') });
    expect(await refusal('userDeleteAppointment')).toBe(undefined);
    expect(practice.appointments.at(-1)?.isDeleted).toBe(true);
    expect(await query(`{ userAppointment(appointmentId: "${id}") { id } }`)).toEqual({ userAppointment: null });
  });

  it('enters and changes patients by names that nobody else has, and deletes whoever nothing holds', async () => {
    const { query, post, server } = await visit();
    const refusal = async (text: string, variables: object): Promise<unknown> =>
      (await post(text, variables)).body.errors?.[0]?.message;
    const genders = rowsAt(await query('{ userGenders { id name } }'), 'userGenders');
    const input = {
      name: 'Mara Lopez',
      firstName: 'Mara',
      lastName: 'Lopez',
      mobileNumber: '207 555 0188',
      primaryEmailAddress: 'ml@example.test',
      dateOfBirth: '1990-05-06',
      genderId: genders[1]?.['id'],
    };
    expect(await refusal(register, { input: { firstName: 'Mara', lastName: 'Lopez' } })).toBe('Record must be unique.');
    expect(await refusal(register, { input: { ...input, genderId: 'none' } })).toBe('Error in creating Patient');
    const made = at(await query(register, { input }), 'userCreatePatient');
    expect(made).toMatchObject({
      name: 'Mara Lopez',
      mobileNumber: '207 555 0188',
      homePhoneNumber: null,
      dateOfBirth: '1990-05-06T00:00:00.000',
      gender: { name: 'Female' },
    });
    expect(server.practice.clients.at(-1)).toMatchObject({
      givenName: 'Mara',
      familyName: 'Lopez',
      emails: ['ml@example.test'],
    });
    expect(await refusal(register, { input })).toBe('Record must be unique.');
    const id = String(at(made, 'id'));
    const update = `mutation Change($input: UserUpdatePatientInput!) { userUpdatePatient(patientId: "${id}", input: $input) { name lastName mobileNumber homePhoneNumber } }`;
    expect(await refusal(update, { input: { lastName: 'Lopes' } })).toBe('Record must be unique.');
    const changed = await query(update, { input: { name: 'Mara Lopes', lastName: 'Lopes', homePhoneNumber: '1' } });
    expect(changed['userUpdatePatient']).toEqual({
      name: 'Mara Lopes',
      lastName: 'Lopes',
      mobileNumber: '207 555 0188',
      homePhoneNumber: '1',
    });
    const remove = (who: string): string => `mutation { userDeletePatient(patientId: "${who}") { id } }`;
    expect(await refusal(remove(view.ids.of('client', 1)), {})).toBe(
      'Record cannot be deleted because it is referenced on an Appointment',
    );
    expect(await query(remove(id))).toEqual({ userDeletePatient: { id } });
    const locked = await visit({ refuseWrites: 'This account is read-only' });
    expect((await locked.post(register, { input })).body.errors?.[0]?.message).toBe('This account is read-only');
  });
});
