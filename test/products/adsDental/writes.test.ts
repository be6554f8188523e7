import { describe, expect, it } from 'vitest';
import { at, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { type ProductVisit, productVisits } from '../queryProduct.ts';
import { adsDental } from './adsDental.ts';

const visit = productVisits(adsDental);

const register = `mutation($input: CreatePatientInput!) { registerPatient(input: $input) { id firstName lastName
  contactPhone email dateOfBirth address { street city zipCode } createdAt appointments { id } xrays { id } } }`;
const book = `mutation($input: BookAppointmentInput!) { bookAppointment(input: $input) { id appointmentDate
  appointmentTime status patient { id } dentist { lastName } surgery { name } invoice { id } } }`;
const person = {
  firstName: 'Jo',
  lastName: 'Park',
  email: 'jo@example.test',
  contactPhone: '207 555 0199',
  dateOfBirth: '1990-02-03',
  address: { street: '5 Elm Street', city: 'Saco', zipCode: '04072' },
};
const slot = { dentistId: '2', surgeryId: '1', appointmentDate: '2026-12-01', appointmentTime: '10:00' };

async function errorOf({ post }: ProductVisit, text: string, variables?: object): Promise<unknown> {
  const { body } = await post(text, variables);
  return [at(body, 'errors.0.extensions.code'), at(body, 'errors.0.message')];
}

describe('Writing to ADS Dental Surgery', () => {
  it('registers patients whose email is new', async () => {
    const product = await visit();
    const { practice } = product.server;
    const made = (await product.query(register, { input: person }))['registerPatient'];
    expect(made).toMatchObject({ ...person, appointments: null, xrays: [] });
    expect(practice.clients.at(-1)).toMatchObject({ givenName: 'Jo', familyName: 'Park', city: 'Saco', placeKey: 1 });
    const list = await product.query('{ getAllPatients { id dateOfBirth appointments { id } } }');
    expect(rowsAt(list, 'getAllPatients').at(-1)).toEqual({
      id: at(made, 'id'),
      dateOfBirth: '1990-02-03',
      appointments: [],
    });
    const twin = { ...person, email: 'JO@example.test' };
    expect(await errorOf(product, register, { input: twin })).toEqual([
      'BAD_REQUEST',
      'A patient with email JO@example.test already exists.',
    ]);
    const long = { ...person, email: 'x@example.test', contactPhone: '+1 (207) 555-0199 ext. 12' };
    expect(at(await errorOf(product, register, { input: long }), '1')).toMatch(/^Data too long/);
    const wrong = { ...person, email: 'x@example.test', dateOfBirth: '3.2.1990' };
    expect(at(await errorOf(product, register, { input: wrong }), '1')).toBe("Incorrect DATE value: '3.2.1990'");
    expect(at(await errorOf(product, register, { input: { firstName: 'Jo' } }), '0')).toBe('BAD_USER_INPUT');
  });

  it('books by date and time, once for each dentist and surgery', async () => {
    const product = await visit();
    const { query, server } = product;
    const { id: patientId } = (await query(register, { input: person }))['registerPatient'] as Row;
    const input = { ...slot, patientId };
    const booked = (await query(book, { input }))['bookAppointment'] as Row;
    expect(booked).toMatchObject({
      appointmentDate: '2026-12-01',
      appointmentTime: '10:00',
      status: 'SCHEDULED',
      patient: { id: patientId },
      dentist: { lastName: 'Håkansson' },
      surgery: { name: 'Harbor Street Animal Hospital' },
      invoice: null,
    });
    expect(server.practice.appointments.at(-1)).toMatchObject({
      start: Date.parse('2026-12-01T15:00:00Z'),
      placeKey: 1,
      providerKey: 2,
      clientKey: Number(patientId),
    });
    const [first] = rowsAt(await query('{ getAllAppointments { id appointmentTime } }'), 'getAllAppointments');
    expect(first).toEqual({ id: booked['id'], appointmentTime: '10:00:00' });
    const refused = (rest: object): Promise<unknown> => errorOf(product, book, { input: { ...input, ...rest } });
    expect(await refused({ appointmentTime: '10:00:00' })).toEqual(['CONFLICT', 'Dentist is already booked.']);
    expect(await refused({ dentistId: '1' })).toEqual([
      'CONFLICT',
      'The selected Surgery Room is already occupied at this time.',
    ]);
    const later = { appointmentTime: '11:00' };
    expect(at(await refused({ ...later, dentistId: '99' }), '1')).toBe('Dentist with ID 99 not found.');
    expect(at(await refused({ ...later, surgeryId: '99' }), '1')).toBe('Surgery with ID 99 not found.');
    expect(at(await refused({ ...later, patientId: '4711' }), '1')).toBe('Patient with ID 4711 not found.');
    expect(at(await refused({ appointmentTime: '25:00' }), '1')).toBe("Incorrect TIME value: '25:00'");
    expect(at(await refused({ appointmentDate: '1 December' }), '1')).toBe("Incorrect DATE value: '1 December'");
    // At a surgery in another zone the clock is the same one.
    const night = { ...input, surgeryId: '2', dentistId: '3', appointmentTime: '00:30' };
    const { id } = (await query(book, { input: night }))['bookAppointment'] as Row;
    const listed = rowsAt(await query('{ getAllAppointments { id appointmentTime } }'), 'getAllAppointments');
    expect(listed.find((row) => row['id'] === id)).toEqual({ id, appointmentTime: '00:30:00' });
    // A cancelled appointment still conflicts.
    const off = server.practice.appointments.find((row) => row.state === 'cancelled' && row.placeKey === 1);
    const taken = rowsAt(
      await query('{ getAllAppointments { id appointmentDate appointmentTime dentist { id } } }'),
      'getAllAppointments',
    ).find((row) => row['id'] === String(off?.key));
    const same = { appointmentDate: taken?.['appointmentDate'], appointmentTime: taken?.['appointmentTime'] };
    expect(at(await refused({ ...same, dentistId: at(taken, 'dentist.id') }), '0')).toBe('CONFLICT');
  });

  it('invoices an appointment once, and refuses bookings of patients with unpaid invoices', async () => {
    const product = await visit();
    const { query } = product;
    const { id: patientId } = (await query(register, { input: person }))['registerPatient'] as Row;
    const booked = await query(book, { input: { ...slot, patientId } });
    const bill = `mutation { createInvoice(appointmentId: "${String(at(booked, 'bookAppointment.id'))}", amount: 120.5) {
      id amount status issueDate patient { id } } }`;
    const made = (await query(bill))['createInvoice'] as Row;
    expect(made).toMatchObject({ amount: 120.5, status: 'UNPAID', patient: { id: patientId } });
    expect(await errorOf(product, bill)).toEqual(['BAD_REQUEST', 'This appointment already has an invoice.']);
    const again = { input: { ...slot, patientId, appointmentTime: '14:30' } };
    expect(at(await errorOf(product, book, again), '0')).toBe('PAYMENT_REQUIRED');
    const pay = `mutation { payInvoice(invoiceId: "${String(made['id'])}") { status patient { id } } }`;
    expect((await query(pay))['payInvoice']).toEqual({ status: 'PAID', patient: null });
    expect(at(await errorOf(product, pay), '1')).toBe(`Invoice ${String(made['id'])} is already paid.`);
    expect(at(await query(book, again), 'bookAppointment.status')).toBe('SCHEDULED');
    expect(at(await errorOf(product, 'mutation { payInvoice(invoiceId: "999") { id } }'), '0')).toBe('NOT_FOUND');
    const none = 'mutation { createInvoice(appointmentId: "99999", amount: 1) { id } }';
    expect(at(await errorOf(product, none), '1')).toBe('Appointment with ID 99999 not found.');
  });

  it('adds dentists and surgeries, which can be booked', async () => {
    const product = await visit();
    const { query } = product;
    const hire = `mutation { createDentist(input: { firstName: "Stephen", lastName: "Moss", email: "moss@example.test"
      password: "secret", specialization: "Orthodontics" }) { id specialization } }`;
    const build = `mutation { createSurgery(input: { name: "Room 4", locationAddress: "East Wing"
      telephoneNumber: "555-0199" }) { id locationAddress } }`;
    const dentistId = at(await query(hire), 'createDentist.id');
    const surgeryId = at(await query(build), 'createSurgery.id');
    expect([dentistId, surgeryId]).toEqual(['9', '4']);
    expect(await errorOf(product, hire)).toEqual([
      'INTERNAL_SERVER_ERROR',
      "Duplicate entry 'moss@example.test' for key 'dentists.email'",
    ]);
    const { id: patientId } = (await query(register, { input: person }))['registerPatient'] as Row;
    await query(book, { input: { ...slot, patientId, dentistId, surgeryId } });
    const answer = await query(`{ getAllAppointments { dentist { lastName } surgery { name } }
      getPatientsForDentist(dentistId: "9") { id } }`);
    expect(at(answer, 'getAllAppointments.0')).toEqual({ dentist: { lastName: 'Moss' }, surgery: { name: 'Room 4' } });
    expect(answer['getPatientsForDentist']).toEqual([{ id: patientId }]);
    const login =
      'mutation { login(email: "moss@example.test", password: "secret") { token user { id role lastName } } }';
    expect(at(await query(login), 'login.user')).toEqual({ id: dentistId, role: 'DENTIST', lastName: 'Moss' });
  });

  it('opens accounts for patients, and refuses what others may do', async () => {
    const product = await visit();
    const { query, server } = product;
    const signUp = `mutation { signUp(input: { firstName: "Ada", lastName: "Lind", email: "ada@example.test"
      password: "p" }) { token user { id email role firstName } } }`;
    const made = at(await query(signUp), 'signUp.user');
    expect(made).toMatchObject({ email: 'ada@example.test', role: 'PATIENT', firstName: 'Ada' });
    expect(server.practice.clients.at(-1)).toMatchObject({ familyName: 'Lind', key: Number(at(made, 'id')) });
    expect(await errorOf(product, signUp)).toEqual(['BAD_REQUEST', 'A user with this email already exists.']);
    const login = (password: string): string =>
      `mutation { login(email: "ada@example.test", password: "${password}") { user { id email role firstName } } }`;
    expect(at(await query(login('p')), 'login.user')).toEqual(made);
    expect(await errorOf(product, login('q'))).toEqual(['UNAUTHENTICATED', 'Invalid email or password']);
    const upload = 'mutation { uploadXRay(patientId: "1", base64Image: "AAAA") { id } }';
    expect(await errorOf(product, upload)).toEqual(['FORBIDDEN', 'Only dentists can upload X-Rays']);
    expect(await query('mutation { _empty }')).toEqual({ _empty: null });
  });

  it('refuses every write of a key that may only read', async () => {
    const product = await visit({ refuseWrites: 'Access is denied' });
    const before = product.server.practice.clients.length;
    expect(await errorOf(product, register, { input: person })).toEqual(['FORBIDDEN', 'Access is denied']);
    expect(product.server.practice.clients).toHaveLength(before);
  });
});
