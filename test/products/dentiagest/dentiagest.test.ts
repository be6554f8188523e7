import { describe, expect, it } from 'vitest';
import { wallText } from '../../dialects/clock.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { dentiagest } from './dentiagest.ts';

const { view } = dentiagest;
const visit = productVisits(dentiagest);
const day = '2026-11-17';
const id = view.ids.of;

const booking = (more: string, name = 'createAppointmentV3'): string => `mutation { ${name}(input: {
  patientId: "${id('client', 1)}" duration: 45 type: "FOLLOW_UP" notes: "Cough" ${more} }) {
  id status appointmentDate appointmentTime practitioner { fullName } patient { name } } }`;

describe('Dentiagest', () => {
  it('lists active patients, the newest first, fifty at a time, in the older list and in the newer one', async () => {
    const { query, server } = await visit();
    const fields = 'id name firstName lastName email phone dateOfBirth address policyNumber createdAt';
    const pages = await query(`{ first: patientsV3 { ${fields} } old: patients(limit: 60) { id }
      next: patientsV3(limit: 30, offset: 50) { id } }`);
    const all = view.clients(server.practice);
    const ids = all.map(({ key }) => id('client', key));
    const idsOf = (list: string): unknown[] => rowsAt(pages, list).map((row) => row['id']);
    expect([idsOf('first'), idsOf('next'), idsOf('old')]).toEqual([
      ids.slice(0, 50),
      ids.slice(50, 80),
      ids.slice(0, 60),
    ]);
    expect(all.every(({ isActive, isDeleted }) => isActive && !isDeleted)).toBe(true);
    const { clients } = expectedSample(dentiagest, day);
    expect(rowsAt(pages, 'first').slice(0, 5)).toMatchObject(
      clients.map(({ id: patient, name, givenName = '', familyName, emails = [], phones = [] }) => ({
        id: patient,
        name,
        firstName: givenName,
        lastName: familyName,
        email: emails[0] ?? null,
        phone: phones[0] ?? null,
        // Lists don't select these columns.
        address: null,
        policyNumber: null,
      })),
    );
    expect(rowsAt(pages, 'first')[0]?.['createdAt']).toBe(String(all[0]?.createdAt));
  });

  it('finds patients by name, email or phone, and shows more of one', async () => {
    const { query } = await visit();
    const found = await query(`{ name: searchPatients(query: "o'BRI") { id } mail: searchPatients(query: "zoe2@") { id }
      phone: searchPatients(query: "555 0104") { name } second: searchPatients(query: "555-0102") { id }
      inactive: searchPatients(query: "nguy") { id } rescue: searchPatients(query: "rescue") { name firstName lastName }
      card: patientV3(id: "${id('client', 12)}") { name address emergencyContact insuranceProvider policyNumber
        policyNumber_veritas { verified level error } }
      bare: patient(id: "${id('client', 5)}") { medicalHistory policyNumber policyNumber_veritas { verified error } }
      gone: patientV3(id: "${id('client', 4)}") { id } }`);
    const [first, second] = [{ id: id('client', 1) }, { id: id('client', 8) }];
    expect([found['name'], found['mail']]).toEqual([[second, first], [second]]);
    expect([found['phone'], found['second']]).toEqual([[{ name: 'Søren Müller' }], []]);
    expect([found['inactive'], found['gone']]).toEqual([[], null]);
    expect(found['rescue']).toEqual([
      { name: 'Riverside Cat Rescue', firstName: '', lastName: 'Riverside Cat Rescue' },
    ]);
    expect(found['card']).toMatchObject({
      address: expect.stringContaining('Mill Road') as unknown,
      policyNumber: expect.stringMatching(/^POL-/) as unknown,
      policyNumber_veritas: { verified: true, level: 'CRITICAL', error: null },
    });
    expect(found['bare']).toEqual({
      medicalHistory: 'Prefers messages.',
      policyNumber: null,
      policyNumber_veritas: { verified: false, error: 'Field is null/undefined' },
    });
  });

  it('shows the visits of a day in both of its books', async () => {
    const { query } = await visit();
    const fields = `id duration status notes type appointmentDate appointmentTime patientId patient { id name }
      practitionerId practitioner { id fullName } createdAt`;
    const book = await query(`{ v3: appointmentsV3ByDate(date: "${day}") { ${fields} status_veritas { verified level } }
      old: appointmentsByDate(date: "${day}") { ${fields} date time treatmentDetails } }`);
    const { appointments } = expectedSample(dentiagest, day);
    expect(appointments.length).toBeGreaterThan(20);
    expect(rowsAt(book, 'v3')).toMatchObject(
      appointments.map(({ id: visitId, start = '', end = '', status, reason = '', client, provider }) => {
        const begin = Date.parse(start);
        const [date, time] = wallText(begin, 'America/New_York').split('T');
        return {
          id: visitId,
          duration: (Date.parse(end) - begin) / 60_000,
          status,
          notes: reason,
          appointmentDate: date,
          appointmentTime: time?.slice(0, 5),
          patientId: client?.id,
          patient: client,
          practitionerId: provider?.id ?? null,
          practitioner: provider ? { id: provider.id, fullName: provider.name } : null,
        };
      }),
    );
    expect(new Set(rowsAt(book, 'old').map((row) => row['id']))).toEqual(new Set(appointments.map((row) => row.id)));
    const [late] = rowsAt(book, 'old');
    expect(late).toMatchObject({ date: late?.['appointmentDate'], time: late?.['appointmentTime'] });
    expect(at(rowsAt(book, 'v3')[0], 'status_veritas')).toEqual({ verified: true, level: 'MEDIUM' });
  });

  it('pages the whole book from its end, also that of one patient', async () => {
    const { query, server } = await visit();
    const shown = server.practice.appointments.filter((row) => view.shows(row));
    const pages = await query(`{ first: appointmentsV3 { id appointmentDate } all: appointments(limit: 500) { id }
      next: appointmentsV3(limit: 10, offset: 50) { id }
      own: appointmentsV3(patientId: "${id('client', 1)}") { patientId } one: appointmentV3(id: "${id('appointment', 9)}") { id } }`);
    expect(rowsAt(pages, 'first')).toHaveLength(50);
    expect(rowsAt(pages, 'all')).toHaveLength(shown.length);
    expect(rowsAt(pages, 'next')).toEqual(rowsAt(pages, 'all').slice(50, 60));
    const dates = rowsAt(pages, 'first').map((row) => String(row['appointmentDate']));
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(rowsAt(pages, 'own').length).toBe(shown.filter(({ clientKey }) => clientKey === 1).length);
    expect(new Set(rowsAt(pages, 'own').map((row) => row['patientId']))).toEqual(new Set([id('client', 1)]));
    expect(pages['one']).toEqual({ id: id('appointment', 9) });
  });

  it('has accounts of all who work there, and a calendar for what is no visit', async () => {
    const { query } = await visit();
    const found = await query(`{ users { id fullName role isActive } some: users(limit: 2, offset: 1) { fullName }
      user(id: "${id('provider', 3)}") { username lastLoginAt } me { role }
      calendarSettingsV3(userId: "${id('provider', 1)}") { timeZone appointmentDuration }
      calendarEventsV3(startDate: "2026-11-17", endDate: "2026-11-18") { title eventType startDate userId }
      treatmentRoomsV3 { name roomNumber_veritas { verified } } dentalEquipmentV3 { name assignedRoom { name } }
      inventoriesV3(category: "surgery") { itemCode _veritas { itemName { verified } } }
      billingDataV3(limit: 1) { amount status } treatmentsV3(limit: 1) { treatmentType cost_veritas { level } }
      medicalRecordsV3(limit: 1) { title _veritas { diagnosis { algorithm } } } nuclearStatus { reactor } }`);
    expect(rowsAt(found, 'users')).toHaveLength(10);
    expect(rowsAt(found, 'users').filter((row) => row['role'] === 'DENTIST')).toHaveLength(5);
    expect(found['some']).toEqual([{ fullName: 'Björn Håkansson' }, { fullName: 'Priya Raman' }]);
    expect(at(found, 'user.lastLoginAt')).toMatch(/^\d{13}$/);
    expect(found['calendarSettingsV3']).toEqual({ timeZone: 'America/New_York', appointmentDuration: 30 });
    expect(found['calendarEventsV3']).toEqual([
      {
        title: 'Staff meeting',
        eventType: 'BLOCKED_TIME',
        startDate: '2026-11-17T12:00:00',
        userId: id('provider', 1),
      },
    ]);
    expect(found['inventoriesV3']).toEqual([{ itemCode: 'SUT-40', _veritas: { itemName: { verified: true } } }]);
    expect(rowsAt(found, 'treatmentRoomsV3')).toHaveLength(3);
  });

  it('books by day and time of the wall, with the oldest account where no dentist is given', async () => {
    const { query, post, server } = await visit();
    const when = 'appointmentDate: "2026-11-19" appointmentTime: "10:30"';
    const made = await query(booking(`${when} practitionerId: "${id('provider', 2)}"`));
    expect(made['createAppointmentV3']).toMatchObject({
      status: 'SCHEDULED',
      appointmentDate: '2026-11-19',
      appointmentTime: '10:30',
      practitioner: { fullName: 'Björn Håkansson' },
      patient: { name: "Zoë O'Brien" },
    });
    const start = Date.parse('2026-11-19T15:30:00Z');
    expect(server.practice.appointments.at(-1)).toMatchObject({
      start,
      minutes: 45,
      typeKey: 6,
      clientKey: 1,
      providerKey: 2,
    });
    const old = await query(booking(`${when} status: "CONFIRMED"`, 'createAppointment'));
    expect(old['createAppointment']).toMatchObject({
      status: 'CONFIRMED',
      practitioner: { fullName: 'Amelia Okafor' },
    });
    const failed = await Promise.all(
      [
        booking('appointmentDate: "19.11.2026" appointmentTime: "10:30"'),
        booking(`${when} status: "pending"`),
        booking('appointmentDate: "19.11.2026" appointmentTime: "10:30"', 'createAppointment'),
      ].map(async (text) => (await post(text)).body.errors?.[0]?.message),
    );
    expect(failed).toEqual([
      'Failed to create appointmentV3',
      'Failed to create appointmentV3',
      'Failed to create appointment: invalid input syntax for type timestamp: "19.11.2026 10:30"',
    ]);
  });

  it('moves visits by day and time together, calls them off and deletes them', async () => {
    const { query, post, server } = await visit();
    const visitId = id('appointment', 9);
    const now = (): unknown => server.practice.appointments.find(({ key }) => key === 9);
    const change = (input: string, name = 'updateAppointmentV3'): Promise<unknown> =>
      query(`mutation { ${name}(id: "${visitId}" input: { ${input} }) { appointmentTime status duration } }`);
    const before = await query(`{ appointmentV3(id: "${visitId}") { appointmentTime status duration } }`);
    // Alone, neither a time nor another dentist changes anything.
    expect(
      at(await change(`appointmentTime: "17:00" practitionerId: "${id('provider', 2)}"`), 'updateAppointmentV3'),
    ).toEqual(before['appointmentV3']);
    await change('appointmentDate: "2026-11-18" appointmentTime: "17:00" duration: 20 notes: "Moved"');
    expect(now()).toMatchObject({ start: Date.parse('2026-11-18T22:00:00Z'), minutes: 20, reason: 'Moved' });
    await change('status: "CANCELLED"', 'updateAppointment');
    expect(now()).toMatchObject({ state: 'cancelled' });
    const wrong = await post(
      `mutation { updateAppointmentV3(id: "${visitId}" input: { status: "cancelled" }) { id } }`,
    );
    expect(wrong.body.errors?.[0]?.message).toBe(
      'Failed to update appointmentV3: invalid input value for enum appointmentstatus: "cancelled"',
    );
    const remove = `mutation { deleteAppointmentV3(id: "${visitId}") { success message } }`;
    expect(at(await query(remove), 'deleteAppointmentV3')).toEqual({
      success: true,
      message: 'Appointment deleted successfully',
    });
    expect((await post(remove)).body.errors?.[0]?.message).toBe(
      'Failed to delete appointmentV3: Appointment not found or already deleted',
    );
    expect((await query(`{ appointmentV3(id: "${visitId}") { id } }`))['appointmentV3']).toBeNull();
  });

  it('registers patients once per email, and writes all of their columns at once', async () => {
    const { query, post, server } = await visit();
    const create = (more: string): string =>
      `mutation { createPatientV3(input: { firstName: "Jo", lastName: "Park" ${more} }) { id name phone } }`;
    const made = await query(create('email: "jo@example.test" phone: "207 555 0199" address: "1 Elm Road"'));
    const patient = String(at(made, 'createPatientV3.id'));
    expect(server.practice.clients.at(-1)).toMatchObject({
      emails: ['jo@example.test'],
      phones: [{ value: '207 555 0199' }],
      street: '',
    });
    const messages = await Promise.all(
      ['email: "jo@example.test"', 'email: "jo"', 'email: null'].map(async (more) => {
        return (await post(create(more))).body.errors?.[0]?.message;
      }),
    );
    expect(messages).toEqual([
      'Failed to create patientV3: Email already exists',
      'Failed to create patientV3: Invalid email format',
      'Failed to create patientV3: Email already exists',
    ]);
    await query(create(''));
    await query(`mutation { updatePatientV3(id: "${patient}" input: { firstName: "Jo", lastName: "Parks" }) { id } }`);
    const changed = server.practice.clients.find(({ familyName }) => familyName === 'Parks');
    expect(changed).toMatchObject({ emails: [], phones: [] });
    const { body } = await post(`mutation { updatePatientV3(id: "${patient}" input: { phone: "1" }) { id } }`);
    expect(body.errors?.[0]?.message).toContain('violates not-null constraint');
    await query(`mutation { deletePatientV3(id: "${patient}") { success } }`);
    expect((await query(`{ searchPatients(query: "parks") { id } }`))['searchPatients']).toEqual([]);
  });

  it('keeps treatments, bills and calendar events', async () => {
    const { query } = await visit();
    const made = await query(`mutation { createTreatmentV3(input: { patientId: "${id('client', 1)}"
        practitionerId: "${id('provider', 1)}" treatmentType: "CLEANING" description: "Yearly" startDate: "2026-11-20" }) { id status }
      createCalendarEventV3(input: { title: "Holiday" eventType: HOLIDAY startDate: "2026-12-24" endDate: "2026-12-25" }) { id }
      createBillingDataV3(input: { patientId: "${id('client', 1)}" amount: 80 billingDate: "2026-11-17" }) { id status } }`);
    const treatment = String(at(made, 'createTreatmentV3.id'));
    const changed = await query(`mutation { updateTreatmentV3(id: "${treatment}" input: { status: "COMPLETED" }) {
        status status_veritas { verified } description }
      deleteBillingDataV3(id: "${String(at(made, 'createBillingDataV3.id'))}") login(input: { email: "dana@example.test", password: "x" }) { user { role } } }`);
    expect(changed).toEqual({
      updateTreatmentV3: { status: 'COMPLETED', status_veritas: { verified: true }, description: 'Yearly' },
      deleteBillingDataV3: true,
      login: { user: { role: 'RECEPTIONIST' } },
    });
    const read = await query(`{ calendarEventsV3(startDate: "2026-12-01") { title } }`);
    expect(read['calendarEventsV3']).toEqual([{ title: 'Holiday' }]);
  });

  it('refuses writes in words, and shows its schema within the depth that is allowed', async () => {
    const { post, query, server } = await visit({ refuseWrites: 'Insufficient permissions' });
    const { body } = await post(booking('appointmentDate: "2026-11-19" appointmentTime: "10:30"'));
    expect(body.errors?.[0]?.message).toBe('Insufficient permissions');
    expect(missingOperations(dentiagest)).toEqual([]);
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('AppointmentV3'), 'fields').map(({ name }) => name)).toContain('status_veritas');
    expect(types.size).toBeGreaterThan(50);
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });
});
