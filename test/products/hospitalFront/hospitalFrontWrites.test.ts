import { describe, expect, it } from 'vitest';
import { at, rowsAt } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { hospitalFront } from './hospitalFront.ts';

const visit = productVisits(hospitalFront);
const book = (
  more: string,
  doctor = 2,
): string => `mutation { createAppointment(input: { patient_id: 1, doctor_id: ${String(doctor)}
  ${more} }) { id status appointment_date duration_minutes notes patient { name } doctor { userName } } }`;
const at18 = 'appointment_date: "2026-11-19 18:00:00", duration_minutes: 25';

describe('the hospital with departments, written to', () => {
  it('books, moves, calls off and deletes appointments, by the clock of the house', async () => {
    const { server, query, post } = await visit();
    const made = await query(book(`${at18}, notes: "Cough"`));
    expect(made['createAppointment']).toMatchObject({
      status: 'pending',
      appointment_date: '2026-11-19 18:00:00',
      duration_minutes: 25,
      notes: 'Cough',
      patient: { name: "Zoë O'Brien" },
      doctor: { userName: 'Björn Håkansson' },
    });
    const last = (): unknown => server.practice.appointments.at(-1);
    const start = Date.parse('2026-11-19T23:00:00Z');
    expect(last()).toMatchObject({
      start,
      minutes: 25,
      providerKey: 2,
      clientKey: 1,
      reason: 'Cough',
      state: 'planned',
    });
    const id = String(at(made, 'createAppointment.id'));
    const change = (input: string): string =>
      `mutation { updateAppointment(id: ${id}, input: { ${input} }) { status appointment_date duration_minutes notes doctor { id } patient { id } } }`;
    const moved = await query(change('appointment_date: "2026-11-19 19:30:00", doctor_id: 1, notes: null'));
    expect(moved['updateAppointment']).toMatchObject({
      appointment_date: '2026-11-19 19:30:00',
      duration_minutes: 25,
      notes: null,
      doctor: { id: '1' },
    });
    expect(last()).toMatchObject({ start: start + 5_400_000, providerKey: 1, reason: null, minutes: 25 });
    await query(change('status: "confirmed", duration_minutes: 40'));
    expect(last()).toMatchObject({ state: 'confirmed', minutes: 40 });
    const other = await query(change('patient_id: 5, status: "cancelled"'));
    expect(other['updateAppointment']).toMatchObject({ status: 'cancelled', patient: { id: '5' } });
    expect(await query(`mutation { deleteAppointment(id: ${id}) }`)).toEqual({ deleteAppointment: true });
    const gone = await query(
      `{ appointment(id: ${id}) { id } appointments(first: 5, filter: { id: ${id} }) { data { id } } }`,
    );
    expect([gone['appointment'], rowsAt(gone, 'appointments.data')]).toEqual([null, []]);
    expect(await query(`mutation { deleteAppointment(id: ${id}) }`)).toEqual({ deleteAppointment: false });
    expect((await post(change('notes: "x"'))).body.errors?.[0]?.message).toBe('Internal server error');
  });

  it('leaves what the practice knows more exactly where the same word is written again', async () => {
    const { server, query } = await visit();
    const ready = server.practice.appointments.find(({ state, placeKey }) => state === 'ready' && placeKey === 1);
    await query(
      `mutation { updateAppointment(id: ${String(ready?.key)}, input: { status: "in_progress", notes: "Waits" }) { id } }`,
    );
    expect(server.practice.appointments.find(({ key }) => key === ready?.key)).toMatchObject({
      state: 'ready',
      reason: 'Waits',
      patientKey: ready?.patientKey,
    });
  });

  it('tells which rule an input breaks', async () => {
    const { server, post } = await visit();
    const before = server.practice.appointments.length;
    const refused = async (text: string): Promise<unknown> => (await post(text)).body.errors?.[0];
    const rule = (path: string, message: string): object => ({
      message: 'Validation failed for the field [createAppointment].',
      extensions: { validation: { [`input.${path}`]: [message] } },
    });
    expect(await refused(book(at18, 8))).toMatchObject(rule('doctor_id', 'The selected input.doctor_id is invalid.'));
    expect(await refused(book(at18).replace('patient_id: 1', 'patient_id: 41'))).toMatchObject(
      rule('patient_id', 'The selected input.patient_id is invalid.'),
    );
    expect(await refused(book(`${at18}, status: "maybe"`))).toMatchObject(
      rule('status', 'The selected input.status is invalid.'),
    );
    expect(await refused(book(at18.replace('25', '0')))).toMatchObject(
      rule('duration_minutes', 'The input.duration_minutes field must be at least 1.'),
    );
    expect(await refused(book(at18.replace('2026-11-19 18:00:00', '2026-11-19T18:00:00Z')))).toMatchObject({
      message: expect.stringContaining('Y-m-d H:i:s') as string,
    });
    expect(await refused(book('appointment_date: "2026-11-19 18:00:00"'))).toMatchObject({
      message: expect.stringContaining('duration_minutes') as string,
    });
    const closed = await visit({ refuseWrites: 'The service is read-only' });
    const { body } = await closed.post(book(at18));
    expect(body).toMatchObject({ data: null, errors: [{ message: 'The service is read-only' }] });
    const staff = await closed.post('mutation { deleteDoctor(id: 1) }');
    expect(staff.body.errors?.[0]?.message).toBe('The service is read-only');
    expect(server.practice.appointments).toHaveLength(before);
  });

  it('enters, changes and deletes patients', async () => {
    const { server, query, post } = await visit();
    const made =
      await query(`mutation { createPatient(input: { name: "Jo van Park", phone: "207 555 0199", gender: OTHER
      symptom: "Cough", date_of_birth: "1980-02-03 00:00:00" }) { id name phone email gender symptom date_of_birth } }`);
    expect(made['createPatient']).toMatchObject({
      name: 'Jo van Park',
      phone: '207 555 0199',
      email: null,
      gender: 'OTHER',
      symptom: 'Cough',
      date_of_birth: '1980-02-03 00:00:00',
    });
    expect(server.practice.clients.at(-1)).toMatchObject({ givenName: 'Jo', familyName: 'van Park' });
    const id = String(at(made, 'createPatient.id'));
    const changed =
      await query(`mutation { updatePatient(id: ${id}, input: { name: "Jo Park", email: "jo@example.test" }) {
      name phone email symptom } }`);
    expect(changed['updatePatient']).toEqual({
      name: 'Jo Park',
      phone: '207 555 0199',
      email: 'jo@example.test',
      symptom: 'Cough',
    });
    expect(server.practice.clients.at(-1)).toMatchObject({ familyName: 'Park', emails: ['jo@example.test'] });
    const phones = await query('mutation { updatePatient(id: 1, input: { phone: "207 555 0188" }) { phone } }');
    expect(phones['updatePatient']).toEqual({ phone: '207 555 0188' });
    expect(server.practice.clients[0]?.phones.map(({ value }) => value)).toEqual([
      '207 555 0188',
      '(207) 555-0102',
      '207.555.0103',
    ]);
    const odd = await post('mutation { updatePatient(id: 1, input: { email: "zoe" }) { id } }');
    expect(odd.body.errors?.[0]).toMatchObject({
      extensions: { validation: { 'input.email': ['The input.email field must be a valid email address.'] } },
    });
    const nameless = await post('mutation { createPatient(input: { name: " ", symptom: "x" }) { id } }');
    expect(nameless.body.errors?.[0]).toMatchObject({
      extensions: { validation: { 'input.name': ['The input.name field is required.'] } },
    });
    expect(await query(`mutation { deletePatient(id: ${id}) again: deletePatient(id: ${id}) }`)).toEqual({
      deletePatient: true,
      again: false,
    });
    expect((await query(`{ patient(id: ${id}) { id } }`))['patient']).toBeNull();
  });

  it('changes staff, hours and leaves', async () => {
    const { query, post } = await visit();
    const made = await query(`mutation {
      createDepartment(input: { name: "Dermatology" }) { id description doctors { id } }
      updateDepartment(id: 3, input: { description: null }) { name description }
      createDoctor(input: { userName: "Ida Holm", email: "ida@example.test", password: "secret", specialization: "Skin"
        department_id: 3 }) { id userName department { name } leave_status }
      updateDoctor(id: 5, input: { department_id: 2 }) { userName department { name } }
      createDoctorDutyShift(input: { doctor_id: 5, duty_date: "2026-11-21", start_time: "09:00", end_time: "12:00" }) { id start_time }
      createDoctorDutyShiftsForMonth(input: { doctor_id: 5, month: 2, year: 2027, start_time: "09:00", end_time: "10:00" }) { duty_date }
      createDoctorLeave(input: { doctor_id: 2, start_date: "2026-11-17", end_date: "2026-11-17" }) { id doctor { leave_status } }
      updateDoctorLeave(id: 1, input: { end_date: "2026-11-16" }) { end_date doctor { leave_status } }
      updatePassword(id: 1, input: { password: "a", passwordConfirmation: "a" }) { id } logout login(userName: "x", password: "y") { role } }`);
    expect(made).toMatchObject({
      createDepartment: { id: '4', description: null, doctors: [] },
      updateDepartment: { name: 'Radiology', description: null },
      createDoctor: { id: '9', userName: 'Ida Holm', department: { name: 'Radiology' }, leave_status: 'NOT_ON_LEAVE' },
      updateDoctor: { userName: 'Lena Whitaker', department: { name: 'General medicine' } },
      createDoctorDutyShift: { start_time: '09:00:00' },
      createDoctorLeave: { doctor: { leave_status: 'ON_LEAVE' } },
      updateDoctorLeave: { end_date: '2026-11-16', doctor: { leave_status: 'NOT_ON_LEAVE' } },
      updatePassword: { id: '1' },
      logout: true,
      login: { role: 'ADMIN' },
    });
    expect(rowsAt(made, 'createDoctorDutyShiftsForMonth')).toHaveLength(28);
    const shift = String(at(made, 'createDoctorDutyShift.id'));
    const slots = await query(
      '{ doctorAvailableSlots(doctor_id: 5, date: "2026-11-21", duration_minutes: 60) { start } }',
    );
    expect(rowsAt(slots, 'doctorAvailableSlots').map(({ start }) => start)).toEqual([
      '2026-11-21 09:00:00',
      '2026-11-21 10:00:00',
      '2026-11-21 11:00:00',
    ]);
    const later = await query(`mutation { updateDoctorDutyShift(id: ${shift}, input: { end_time: "10:00" }) { end_time }
      deleteDoctorLeave(id: 2) deleteDepartment(id: 4) deleteDoctor(id: 9) }`);
    expect(later).toEqual({
      updateDoctorDutyShift: { end_time: '10:00:00' },
      deleteDoctorLeave: true,
      deleteDepartment: true,
      deleteDoctor: true,
    });
    expect(await query(`mutation { deleteDoctorDutyShift(id: ${shift}) }`)).toEqual({ deleteDoctorDutyShift: true });
    const refused = async (text: string): Promise<unknown> => (await post(`mutation { ${text} }`)).body.errors?.[0];
    const rules = (path: string): object => ({
      extensions: { validation: { [`input.${path}`]: expect.any(Array) as unknown } },
    });
    expect(
      await refused(
        'createDoctorLeave(input: { doctor_id: 2, start_date: "2026-11-17", end_date: "2026-11-16" }) { id }',
      ),
    ).toMatchObject(rules('end_date'));
    expect(
      await refused(
        'createDoctorDutyShift(input: { doctor_id: 1, duty_date: "2026-11-21", start_time: "9", end_time: "12:00" }) { id }',
      ),
    ).toMatchObject(rules('start_time'));
    expect(
      await refused('updatePassword(id: 1, input: { password: "a", passwordConfirmation: "b" }) { id }'),
    ).toMatchObject(rules('password'));
    expect(await refused('updateDoctor(id: 1, input: { department_id: 77 }) { id }')).toMatchObject(
      rules('department_id'),
    );
    expect(await refused('updateDoctor(id: 77, input: { department_id: 1 }) { id }')).toMatchObject({
      message: 'Internal server error',
    });
  });
});
