import { describe, expect, it } from 'vitest';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { leoPhysiotherapy } from './leoPhysiotherapy.ts';
import { clinicZone, instantAt } from './values.ts';

const visit = productVisits(leoPhysiotherapy);
const { view } = leoPhysiotherapy;
const person = 'userID email role verified profile { profileID fullname firstname lastname phone emergencyPhone }';
const idOf = (row: Row): unknown => row['appointmentID'];

describe('the physiotherapy clinic', () => {
  it('lists patients whole, with names and numbers in a list of profiles', async () => {
    const { query, server } = await visit();
    const answer = await query(`{ getAllPhysioPatient { ${person} password createdAt updatedAt diagnosis { diagnosis }
      prescription { prescription } } getAllUser { role } }`);
    const rows = rowsAt(answer, 'getAllPhysioPatient');
    expect(rows.map(({ userID }) => userID)).toEqual(
      view.clients(server.practice).map(({ key }) => view.ids.of('client', key)),
    );
    const { clients } = expectedSample(leoPhysiotherapy, '2026-11-17');
    expect(clients).toHaveLength(5);
    for (const [index, client] of clients.entries()) {
      const [profile = {}, ...others] = rowsAt(rows[index], 'profile');
      expect(others).toEqual([]);
      expect(profile).toMatchObject({
        fullname: client.name,
        firstname: client.givenName,
        lastname: client.familyName,
        phone: client.phones?.[0],
        emergencyPhone: null,
      });
      expect([rows[index]?.['email']]).toEqual(client.emails);
    }
    expect(rows.every(({ createdAt, updatedAt }) => createdAt === null && updatedAt === null)).toBe(true);
    expect(rows.every(({ userID }) => /^c[a-z\d]{24}$/.test(String(userID)))).toBe(true);
    expect(rowsAt(answer, 'getAllUser').slice(0, 2)).toEqual([{ role: 'admin' }, { role: 'staff' }]);
    expect(rowsAt(answer, 'getAllUser')).toHaveLength(rows.length + 8);
    expect(missingOperations(leoPhysiotherapy)).toEqual([]);
  });

  it('lists visits whole and by day: a date, a text for the time, no end', async () => {
    const { query, server } = await visit();
    const fields = `appointmentID date time platform link status amount services createdAt
      patients { userID profile { fullname } }`;
    const answer = await query(`{ getAllAppointment { ${fields} }
      day: getAppointmentByDateTime(date: "2026-11-17") { appointmentID date platform }
      online: getAppointmentByDateTime(date: "2026-11-17", platform: online) { appointmentID platform }
      none: getAppointmentByDateTime(date: "2026-12-25") { appointmentID } }`);
    const rows = rowsAt(answer, 'getAllAppointment');
    expect(rows).toHaveLength(server.practice.appointments.filter((row) => view.shows(row)).length);
    const { appointments } = expectedSample(leoPhysiotherapy, '2026-11-17');
    expect(appointments.length).toBeGreaterThan(8);
    for (const { id, start, status, client } of appointments) {
      const row = rows.find((each) => idOf(each) === id) ?? {};
      expect(row['time']).toMatch(/^(?:0\d|1[0-2]):[0-5]\d [AP]M$/);
      expect(instantAt(String(row['date']), String(row['time']))).toBe(Date.parse(String(start)));
      expect([row['date'], row['status'], row['amount']]).toEqual(['2026-11-17', status, 175]);
      const [patient, ...others] = rowsAt(row, 'patients');
      expect(others).toEqual([]);
      expect([patient?.['userID'], rowsAt(patient, 'profile')[0]]).toEqual([client?.id, { fullname: client?.name }]);
    }
    const ids = (list: string): string[] => rowsAt(answer, list).map((row) => String(idOf(row)));
    expect(ids('day').toSorted()).toEqual(appointments.map(({ id }) => id).toSorted());
    expect(ids('online')).toEqual(
      rowsAt(answer, 'day')
        .filter(({ platform }) => platform === 'online')
        .map((row) => String(idOf(row))),
    );
    expect(ids('online').length).toBeGreaterThan(0);
    expect(ids('none')).toEqual([]);
    expect(clinicZone).toBe('America/New_York');
  });

  it('has lists of one for ids, pages whose limit is an offset, and filters that null breaks', async () => {
    const { query, post } = await visit();
    const { appointments, clients } = expectedSample(leoPhysiotherapy, '2026-11-17');
    const [one, someone] = [appointments[0]?.id ?? '', clients[0]?.id ?? ''];
    const answer = await query(`{ getAllAppointmentID(appointmentID: "${one}") { appointmentID }
      getAllPhysioId(userID: "${someone}") { userID } nobody: getAllPhysioId(userID: "x") { userID }
      first: getPhysioUserByRole(role: staff, take: 3, limit: 0, orders: asc) { ${person} }
      next: getPhysioUserByRole(role: staff, take: 10, limit: 3, orders: asc) { ${person} }
      search: getSearchuserByRole(role: patient, search: "ZO") { ${person} }
      same: getAllPhysioUserBySearch(role: patient, search: "zo") { userID }
      family: getAllPhysioUserBySearch(role: patient, search: "brien") { userID }
      getAllServices { servicesID services price } getAllPatientAppointment(userID: "${someone}") { createdAt }
      getAllAppointmentToday { status date } monthly: getReportsByPlatform(dateFilter: "Monthly", platform: f2f) { _all createdAt }
      odd: getReportsByPlatform(dateFilter: "Daily", platform: f2f) { _all } getInventoryExpiration
      getAllFeedback { createdAt creatdAt users { userID } appointment { appointmentID } } getAllFAQs { faqs createdAt } }`);
    expect(answer).toMatchObject({ getAllAppointmentID: [{ appointmentID: one }], nobody: [], odd: null });
    expect(answer['getAllPhysioId']).toEqual([{ userID: someone }]);
    const staff = [...rowsAt(answer, 'first'), ...rowsAt(answer, 'next')].map((row) => at(row, 'profile.0.firstname'));
    expect(staff).toEqual(['Amelia', 'Björn', 'Grace', 'Lena', 'Marcus', 'Priya', 'Tomás']);
    expect(rowsAt(answer, 'search').map((row) => at(row, 'profile.0.firstname'))).toEqual(['Zoë']);
    expect(rowsAt(answer, 'same')).toHaveLength(rowsAt(answer, 'search').length);
    expect(answer['family']).toEqual([]);
    expect(rowsAt(answer, 'getAllServices').map(({ services }) => services)).toContain('Nail trim');
    expect(rowsAt(answer, 'monthly').every(({ createdAt }) => createdAt === 'January')).toBe(true);
    const today = rowsAt(answer, 'getAllAppointmentToday');
    expect(today.length).toBeGreaterThan(4);
    expect(today.every(({ status, date }) => status !== 'finished' && date === '2026-11-17')).toBe(true);
    expect(answer['getInventoryExpiration']).toBe(2);
    expect(rowsAt(answer, 'getAllFeedback')[0]).toMatchObject({ createdAt: null });
    expect(rowsAt(answer, 'getAllFAQs')).toHaveLength(2);
    const broken = await post('{ getAppointmentByDateTime(date: "2026-11-17", platform: null) { appointmentID } }');
    expect(broken.body.errors?.[0]).toMatchObject({
      message: 'Argument `platform` must not be null.',
      extensions: { code: 'INTERNAL_SERVER_ERROR' },
    });
    const undated = await post('{ getAppointmentByDateTime(date: "soon") { appointmentID } }');
    expect(undated.body.errors?.[0]?.message).toMatch(/Provided Date object is invalid/);
  });

  it('books, moves and cancels visits, and throws their end away', async () => {
    const { query, post, server } = await visit();
    const userID = view.ids.of('client', 1);
    const book = (fields: string): string => `mutation { createAppointment(appointment: { ${fields} }, platform: f2f,
      userID: "${userID}", end: "04:00 PM") { appointmentID date time status link services amount patients { userID } } }`;
    const whole = 'date: "2026-12-01", time: "03:00 PM", amount: 175, services: "Vaccination"';
    const booked = at(await query(book(whole)), 'createAppointment');
    expect(booked).toMatchObject({ date: '2026-12-01', time: '03:00 PM', status: 'upcoming', link: '', amount: 175 });
    expect(at(booked, 'patients')).toEqual([{ userID }]);
    expect(server.practice.appointments.at(-1)).toMatchObject({
      start: Date.parse('2026-12-01T20:00:00Z'),
      clientKey: 1,
      typeKey: 2,
      state: 'planned',
    });
    const refusal = async (text: string): Promise<unknown> => (await post(text)).body.errors?.[0]?.message;
    expect(await refusal(book('date: "2026-12-01"'))).toBe('Services is required');
    expect(await refusal(book('time: "03:00 PM"'))).toBe('Date is required');
    expect(await refusal(book('date: "2026-12-01", time: "03:00 PM"'))).toMatch(/^Please choose a service/);
    const id = String(at(booked, 'appointmentID'));
    const moved = await query(`mutation { updateDateAppointment(appointmentID: "${id}", date: "2026-12-02",
      time: "09:00 AM", reason: "Snow") { date time } }`);
    expect(moved['updateDateAppointment']).toEqual({ date: '2026-12-02', time: '09:00 AM' });
    const session = await query(`mutation { updateAppointmentSession(appointmentID: "${id}", link: "https://a.test",
      platform: online, status: done, appointment: { date: "2026-12-02", time: "09:15 AM" }) { status link platform time } }`);
    expect(session['updateAppointmentSession']).toEqual({
      status: 'done',
      link: 'https://a.test',
      platform: 'online',
      time: '09:15 AM',
    });
    const cancelled = await query(
      `mutation { cancelAdminAppointment(appointmentID: "${id}", reason: "Illness") { status } }`,
    );
    expect(cancelled['cancelAdminAppointment']).toEqual({ status: 'canceled' });
    expect(server.practice.appointments.at(-1)).toMatchObject({ state: 'cancelled', cancelReason: 'Illness' });
    const gone = `mutation { deleteAppointment(appointmentID: "${id}") { appointmentID patients { userID } } }`;
    expect(await query(gone)).toEqual({ deleteAppointment: { appointmentID: id, patients: [] } });
    expect(await refusal(gone)).toMatch(/Record to delete does not exist\.$/);
  });

  it('registers patients once, and says one thing of phones and another of mails', async () => {
    const { query, post, server } = await visit();
    const add = (fields: string): string =>
      `mutation { createPatientAccount(user: { firstname: "Jo", lastname: "Park", ${fields} }) { ${person} diagnosis { diagnosis } } }`;
    const whole = 'email: "jo@example.test", phone: "+12075550199", password: "secret"';
    const added = at(await query(add(whole)), 'createPatientAccount');
    expect(added).toMatchObject({ role: 'patient', verified: false, diagnosis: [{ diagnosis: '' }] });
    expect(server.practice.clients.at(-1)).toMatchObject({ givenName: 'Jo', emails: ['jo@example.test'] });
    const refusal = async (text: string): Promise<unknown> => (await post(text)).body.errors?.[0];
    expect(await refusal(add(whole))).toMatchObject({ message: 'Email already used' });
    const bad = { message: expect.stringMatching(/^Please enter a valid phone number/) };
    expect(await refusal(add('email: "a@example.test", phone: "207 555", password: "x"'))).toEqual(bad);
    expect(await refusal(add('email: "nowhere", phone: "+12075550198", password: "x"'))).toEqual({
      message: 'Email is required',
    });
    const id = String(at(added, 'userID'));
    const changed = await query(`mutation { updatePatientAccount(userID: "${id}", firstname: "Joe", lastname: "Park",
      phone: "+12075550197") { profile { fullname phone } } }`);
    expect(changed['updatePatientAccount']).toEqual({ profile: [{ fullname: 'Joe Park', phone: '+12075550197' }] });
    expect(server.practice.clients.at(-1)).toMatchObject({ givenName: 'Joe', emails: ['jo@example.test'] });
    expect(await query(`mutation { deleteUserAcc(userID: "${id}") { userID profile { phone } } }`)).toEqual({
      deleteUserAcc: { userID: id, profile: [] },
    });
    expect(await query(`{ getAllPhysioId(userID: "${id}") { userID } }`)).toEqual({ getAllPhysioId: [] });
  });

  it('keeps papers, refuses in words, and shows its schema within the depth that is allowed', async () => {
    const { query, post } = await visit();
    const userID = view.ids.of('client', 1);
    const papers =
      await query(`mutation { createPatientPrescription(userID: "${userID}", prescription: { prescription: "Rest." }) { prescription patient { userID } }
      createEquipment(userID: "${userID}", inventory: supplies, equipment: { name: "Tape", description: "White", quantity: 3, expireDate: "2027-01-01" }) { name expireDate }
      createFAQs(userID: "${userID}", faqs: { faqs: "Why?", answer: "So." }) { faqsID faqs } }`);
    expect(papers).toEqual({
      createPatientPrescription: { prescription: 'Rest.', patient: [{ userID }] },
      createEquipment: { name: 'Tape', expireDate: '2027-01-01T00:00:00.000Z' },
      createFAQs: { faqsID: null, faqs: 'Why?' },
    });
    const image = 'mutation { createServices(services: "Tape", descriptions: "White") { servicesID } }';
    expect((await post(image)).body.errors?.[0]?.message).toBe('Please insert an Image');
    const locked = await visit({ refuseWrites: 'This account is read-only' });
    const refused = await locked.post(
      `mutation { canceledAppointment(appointmentID: "${view.ids.of('appointment', 1)}") { status } }`,
    );
    expect(refused.body.errors?.[0]?.message).toBe('This account is read-only');
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('roles'), 'enumValues').map(({ name }) => name)).toEqual(['admin', 'patient', 'staff']);
    const poisoned = await visit({ poison: [{ kind: 'client', key: 1 }] });
    expect((await poisoned.post('{ getAllPhysioPatient { userID } }')).status).toBe(500);
  });
});
