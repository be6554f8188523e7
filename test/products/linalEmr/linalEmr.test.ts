import { describe, expect, it } from 'vitest';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { linalEmr } from './linalEmr.ts';

const visit = productVisits(linalEmr);
const { view } = linalEmr;
const day = '2026-11-17';
const pages = (limit: number, page = 1): string =>
  `paginationOptions: { page: ${String(page)}, limit: ${String(limit)} }`;
const patients = (more: string, fields = 'id firstName lastName'): string =>
  `fetchAllPatients(patientInput: { ${more} }) { patients { ${fields} } pagination { totalCount totalPages } }`;
const booking = (client: number, start: string, end: string): string => `mutation { createAppointment(
  createAppointmentInput: { patientId: "${view.ids.of('client', client)}", facilityId: "${view.ids.of('place', 2)}"
    providerId: "${view.ids.of('provider', 3)}", appointmentTypeId: "${view.ids.of('visitType', 1)}", paymentType: SELF
    scheduleStartDateTime: "${start}", scheduleEndDateTime: "${end}", reason: "Cough" }
  ) { response { status message } appointment { id token scheduleStartDateTime timeZone } } }`;
const why = (body: object): unknown => at(body, 'errors.0.extensions.exception.response.error');

describe('the record by Linal180', () => {
  it('pages patients, the newest first, and counts them', async () => {
    const { query, server } = await visit();
    const answer = await query(`{ first: ${patients(pages(50))} second: ${patients(pages(50, 2))} }`);
    const clients = view.clients(server.practice).map((client) => clientThrough(view, server.practice, client));
    expect(at(answer, 'first.pagination')).toEqual({ totalCount: clients.length, totalPages: 3 });
    const ids = [...rowsAt(answer, 'first.patients'), ...rowsAt(answer, 'second.patients')].map(({ id }) => id);
    expect(ids).toEqual(clients.slice(0, 100).map(({ id }) => id));
  });

  it('finds patients by names and first phones, and has no page where it pages itself', async () => {
    const { query, post } = await visit();
    const card = 'id firstName contacts { contactType phone mobile } facility { name }';
    const found = await query(`{ family: ${patients(`searchString: "o'bri", ${pages(9)}`, card)}
      phone: ${patients(`searchString: "555 0104", ${pages(9)}`)} none: ${patients(`searchString: "zqxwv", ${pages(9)}`)} }`);
    const ids = rowsAt(found, 'family.patients').map(({ id }) => id);
    expect(ids).toEqual([8, 1].map((key) => view.ids.of('client', key)));
    const contacts = [{ contactType: 'SELF', phone: '+1 207 555 0101', mobile: '(207) 555-0102' }];
    expect(rowsAt(found, 'family.patients').at(1)).toMatchObject({ firstName: 'Zoë', contacts });
    expect(rowsAt(found, 'phone.patients')).toMatchObject([{ firstName: 'Søren' }]);
    expect(at(found, 'none.pagination.totalCount')).toBe(0);
    const nobody = `findAllPatient(patientInput: { searchString: "zqxwv", ${pages(9)} }) { patients { id } }`;
    const { body } = await post(`{ ${nobody} }`);
    expect(body.errors?.[0]?.message).toBe('Not Found Exception');
    expect(why(body)).toBe('Page Not Found');
  });

  it('shows the visits of a day by its date, and more of them in its calendar', async () => {
    const { query, post } = await visit();
    const fields = 'id status reason scheduleStartDateTime scheduleEndDateTime patient { id } facility { id }';
    const answer = await query(`{
      day: findAllAppointments(appointmentInput: { appointmentDate: "${day}", ${pages(100)} }) { appointments { ${fields} } }
      open: findAllAppointments(appointmentInput: { appointmentDate: "${day}", appointmentStatus: "scheduled", ${pages(100)} })
        { appointments { status } }
      wide: findAllCalendarAppointments(findAllCalendarAppointmentsInput: {
        appointmentDate: "${day}", currentView: Day, ${pages(200)} }) { appointments { appointmentDate } } }`);
    const { appointments } = expectedSample(linalEmr, day);
    expect(appointments.length).toBeGreaterThan(10);
    const byId = (rows: readonly { readonly id?: unknown }[]): object =>
      Object.fromEntries(rows.map((row) => [String(row.id), row]));
    const expected = appointments.map(({ id, start = '', end = '', status, reason = null, client, location }) => ({
      id,
      scheduleStartDateTime: String(Date.parse(start)),
      scheduleEndDateTime: String(Date.parse(end)),
      status,
      reason,
      patient: client ? { id: client.id } : null,
      facility: { id: location?.id },
    }));
    expect(byId(rowsAt(answer, 'day.appointments'))).toEqual(byId(expected));
    expect(new Set(rowsAt(answer, 'open.appointments').map(({ status }) => status))).toEqual(new Set(['SCHEDULED']));
    const dates = rowsAt(answer, 'wide.appointments').map((row) => row['appointmentDate']);
    expect([...new Set(dates)]).toEqual(['2026-11-16', day, '2026-11-18']);
    const wrong = `findAllAppointments(appointmentInput: { appointmentStatus: "SCHEDULED", ${pages(9)} })`;
    const { body } = await post(`{ ${wrong} { appointments { id } } }`);
    expect(why(body)).toContain('invalid input value for enum');
  });

  it('books, moves and calls off visits', async () => {
    const { query, post, server } = await visit();
    const times = ['2026-11-19T23:00:00Z', '2026-11-19T23:30:00Z'] as const;
    const booked = await query(booking(6, ...times));
    const wrong = String(Date.parse(times[0]));
    const appointment = { scheduleStartDateTime: wrong, timeZone: 'America/Denver' };
    expect(booked['createAppointment']).toMatchObject({ response: { status: 200 }, appointment });
    expect(why((await post(booking(6, ...times))).body)).toBe('Your appointment with this provider already exists');
    expect(why((await post(booking(7, wrong, wrong))).body)).toContain('invalid input syntax');
    const moved = await query(`mutation { updateAppointment(updateAppointmentInput: {
      id: "${String(at(booked, 'createAppointment.appointment.id'))}", scheduleStartDateTime: "2026-11-19T17:00:00-07:00"
      scheduleEndDateTime: "2026-11-20T00:45:00Z" }) { appointment { token } } }`);
    const start = Date.parse('2026-11-20T00:00:00Z');
    expect(server.practice.appointments.at(-1)).toMatchObject({ minutes: 45, start });
    const cancel = (token: unknown): string =>
      `mutation { cancelAppointment(cancelAppointment: { token: "${String(token)}", reason: "Ill" }) { response { message } } }`;
    const old = await post(cancel(at(booked, 'createAppointment.appointment.token')));
    expect(why(old.body)).toBe('Appointment cancelled or not found');
    await query(cancel(at(moved, 'updateAppointment.appointment.token')));
    expect(server.practice.appointments.at(-1)).toMatchObject({ state: 'cancelled', reason: 'Ill' });
    const first = `id: "${view.ids.of('appointment', 1)}"`;
    await query(`mutation { updateAppointmentStatus(appointmentStatusInput: { ${first}, status: CANCELLED }) {
      response { status } } removeAppointment(removeAppointment: { ${first} }) { response { message } } }`);
    expect(server.practice.appointments[0]).toMatchObject({ state: 'cancelled', isDeleted: true });
  });

  it('enters patients with all their contacts', async () => {
    const { query, post, server } = await visit();
    const others = ['EmergencyContact', 'NextOfKinContact', 'GuardianContact', 'GuarantorContact', 'Employer'];
    const create = `mutation { createPatient(createPatientInput: { createPatientItemInput: { firstName: "Jo"
      lastName: "Park", email: "other@example.test" } createContactInput: { phone: "207 555 0199", email: "jo@example.test" }
      ${others.map((kind) => `create${kind}Input: {}`).join(' ')} }) { patient { id email } } }`;
    expect(at(await query(create), 'createPatient.patient.email')).toBe('jo@example.test');
    expect(why((await post(create)).body)).toBe('patient is ready exist with this email');
    const phones = [{ label: 'Mobile', value: '207 555 0199' }];
    expect(server.practice.clients.at(-1)).toMatchObject({ givenName: 'Jo', familyName: 'Park', phones });
  });

  it('refuses writes beside the message, and shows its schema within the depth that is allowed', async () => {
    const { post, query, server } = await visit({ refuseWrites: 'No permission' });
    expect(why((await post(booking(6, '2026-11-19T23:00:00Z', '2026-11-19T23:30:00Z'))).body)).toBe('No permission');
    expect(missingOperations(linalEmr)).toEqual([]);
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('Query'), 'fields').map(({ name }) => name)).not.toContain('org');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });
});
