import { describe, expect, it } from 'vitest';
import { instantOfWall, offsetText, utcText, wallDay } from '../../dialects/clock.ts';
import type { RunQuery } from '../../dialects/dialectRequests.ts';
import { expectedSample, sampleDifferences } from '../../dialects/expectedSample.ts';
import { createOtherPractice } from '../../dialects/otherPractices.ts';
import { dialectNow, fullNameOf, practiceDays } from '../../dialects/practice.ts';
import { at, named, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { mbjEntEmr } from './mbjEntEmr.ts';
import { adminId, documentId, mbjIds as ids } from './values.ts';

const visit = productVisits(mbjEntEmr);
const { view } = mbjEntEmr;
const me = `activityId: "${adminId}"`;
const zone = 'America/New_York';
const patientFields = '_id name lastName active contact { phone phone2 email } tags';
const appointmentFields = `_id title type subType date time checkinTime location description inProgress attended
  patient { _id name lastName } consultants { _id name } visit { _id } creator { username }`;

/** What is there, without what is null or empty. */
function given(fields: Row): Row {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== ''));
}

function nameOf(row: Row): string {
  return named(row, 'name', 'lastName').trim();
}

function clientFrom(row: Row): Row {
  const contact = at(row, 'contact') as Row;
  return given({
    id: row['_id'],
    name: nameOf(row),
    givenName: row['name'],
    familyName: row['lastName'],
    phones: [contact['phone'], contact['phone2']].filter((phone) => phone !== ''),
    emails: contact['email'] === null ? [] : [contact['email']],
    active: row['active'],
    tags: row['tags'],
  });
}

/** The start of an appointment: the day by the clock of the clinic, and the time of it. */
function startOf(row: Row): number {
  return instantOfWall(`${wallDay(Number(row['date']), zone)}T${String(row['time'])}:00`, zone);
}

function statusOf(row: Row): string | null {
  if (row['inProgress'] === true) return 'inProgress';
  return row['attended'] === true ? 'attended' : null;
}

/** The whole book in desk words, by start. */
async function bookOf(query: RunQuery): Promise<readonly Row[]> {
  const rows = rowsAt(await query(`{ getAllAppointments(${me}) { ${appointmentFields} } }`), 'getAllAppointments');
  const shown = rows.map((row): Row => {
    const patient = at(row, 'patient') as Row;
    const [consultant] = rowsAt(row, 'consultants');
    return given({
      id: row['_id'],
      start: utcText(startOf(row)),
      status: statusOf(row),
      reason: row['description'],
      client: { id: patient['_id'], name: nameOf(patient) },
      provider: consultant ? { id: consultant['_id'], name: consultant['name'] } : null,
      location: { name: row['location'] },
    });
  });
  return shown.toSorted((one, other) => (String(one['start']) < String(other['start']) ? -1 : 1));
}

describe('MBJ ENT EMR', () => {
  it('shows what is expected of it, read by hand', async () => {
    const { query, server } = await visit();
    const { practice } = server;
    const answer = await query(`{ getAllPatients(${me}) { ${patientFields} } }`);
    const patients = rowsAt(answer, 'getAllPatients').map(clientFrom);
    expect(patients.map(({ id }) => id)).toEqual(view.clients(practice).map(({ key }) => ids.of('client', key)));
    const book = await bookOf(query);
    for (const day of practiceDays) {
      const expected = expectedSample(mbjEntEmr, day);
      const wanted = expected.appointments.map(({ id }) => id);
      const appointments = book.filter(({ id }) => wanted.includes(String(id)));
      expect(appointments).toEqual(expected.appointments);
      const sample = { locations: [], clients: patients.slice(0, 5), patients: [], appointments };
      expect(sampleDifferences(mbjEntEmr, expected, sample)).toEqual([]);
      expect(expected.locations).toEqual([]);
    }
    expect(expectedSample(mbjEntEmr, '2026-11-17').appointments.length).toBeGreaterThan(15);
    expect(book).toHaveLength(practice.appointments.filter(view.shows).length);
    expect(missingOperations(mbjEntEmr)).toEqual([]);
    expect((await readPiecewise(query)).size).toBeGreaterThan(55);
  });

  it('writes days as midnight by its clock in milliseconds, and other dates as midnight in UTC', async () => {
    const { query } = await visit();
    const answer = await query(`{ getAllAppointments(${me}) { date time } getAllVisits(${me}) { date time }
      getAllPatients(${me}) { dob age registration { date number } expiryDate } getAllUsers(${me}) { employmentDate } }`);
    const dates = rowsAt(answer, 'getAllAppointments').map(({ date }) => date);
    expect(dates.every((date) => typeof date === 'string' && /^\d{13}$/.test(date))).toBe(true);
    expect(dates.every((date) => offsetText(Number(date), zone).slice(11, 16) === '00:00')).toBe(true);
    expect(rowsAt(answer, 'getAllVisits').every(({ date }) => Number(date) % 86_400_000 === 0)).toBe(true);
    const [first] = rowsAt(answer, 'getAllPatients');
    expect(first).toMatchObject({ expiryDate: '0', dob: expect.stringMatching(/^-?\d+$/) as string });
    expect(Number(first?.['age'])).toBeGreaterThan(5);
  });

  it('finds by one path and a value, or a regular expression in any case', async () => {
    const { query, post } = await visit();
    const search = async (field: string, text: string): Promise<readonly string[]> => {
      const answer = await query(
        `query($field: String!, $text: String!) { getPatientsByFieldRegex(${me}, field: $field, query: $text) {
          name lastName } }`,
        { field, text },
      );
      return rowsAt(answer, 'getPatientsByFieldRegex').map(nameOf);
    };
    expect(await search('lastName', "^o'br")).toEqual(["Zoë O'Brien", "Zoë O'Brien"]);
    expect(await search('lastName', "Zoë O'Brien")).toEqual([]);
    expect(await search('contact.phone', '0106$')).toHaveLength(1);
    expect(await search('nowhere', '.')).toEqual([]);
    const exact = await query(`{ getPatientsByField(${me}, field: "active", query: "false") { active }
      a: getAppointmentsByField(${me}, field: "patient", query: "${ids.of('client', 1)}") { patient { _id } }
      u: getUsersByField(${me}, field: "role", query: "Nurse") { role }
      v: getVisitsByField(${me}, field: "billing.paid", query: "false") { billing { paid } } }`);
    expect(rowsAt(exact, 'getPatientsByField').every(({ active }) => active === false)).toBe(true);
    expect(rowsAt(exact, 'a').length).toBeGreaterThan(0);
    expect(rowsAt(exact, 'u')).toHaveLength(3);
    expect(rowsAt(exact, 'v').length).toBeGreaterThan(0);
    const wrong = async (field: string, text: string): Promise<unknown> =>
      at(
        (await post(`{ getPatientsByFieldRegex(${me}, field: "${field}", query: "${text}") { _id } }`)).body,
        'errors.0',
      );
    expect(await wrong('dob', '19')).toMatchObject({ message: "Can't use $regex with Date." });
    expect(at(await wrong('name', '('), 'message')).toMatch(/^Invalid regular expression/);
  });

  it('answers one row by its id, and fails the way its libraries do', async () => {
    const { query, post } = await visit();
    const [client, appointment] = [ids.of('client', 1), ids.of('appointment', 1)];
    const answer = await query(`{ getPatientById(${me}, patientId: "${client}") { name insurance { company }
        addresses { number street city primary } verification { verified } }
      getAppointmentById(activityId: "unknown", appointmentId: "${appointment}") { time patient { name } }
      getThisUser(${me}) { role username password appointments { _id } } }`);
    expect(answer['getPatientById']).toMatchObject({
      addresses: [{ number: 101, street: 'Mill Road', primary: true }],
    });
    expect(answer['getThisUser']).toEqual({ role: 'Admin', username: 'frontdesk', password: null, appointments: [] });
    expect(at(answer, 'getAppointmentById.time')).toBe('08:00');
    const message = async (text: string): Promise<unknown> => {
      const { status, body } = await post(text);
      expect(status).toBe(200);
      return at(body, 'errors.0.message');
    };
    expect(await message(`{ getPatientById(${me}, patientId: "4711") { _id } }`)).toBe(
      'Cast to ObjectId failed for value "4711" at path "_id" for model "Patient"',
    );
    expect(await message(`{ getPatientById(${me}, patientId: "${documentId('Visit', 9)}") { _id } }`)).toBe(
      "Cannot read property '_doc' of null",
    );
    expect(await message('{ getAllPatients { _id } }')).toMatch(/activityId.*of type "ID!" is required/);
    const gone = ids.of('client', 41);
    expect(await message(`{ getPatientById(${me}, patientId: "${gone}") { _id } }`)).toMatch(/^Cannot read/);
  });

  it('fills references in one or two steps, and beyond gives an id alone', async () => {
    const { query } = await visit();
    const answer = await query(`{ getAllPatients(${me}) { _id name appointments { title consultants { name }
        patient { _id name } } visits { title appointment { _id title } } }
      getAllUsers(${me}) { _id name role appointments { patient { name } } }
      getAllAppointments(${me}) { _id patient { name appointments { _id title } } visit { title patient { _id name } } } }`);
    const patients = rowsAt(answer, 'getAllPatients');
    const seen = patients.find((row) => rowsAt(row, 'visits').length > 0);
    expect(rowsAt(seen, 'appointments')[0]).toMatchObject({
      title: expect.stringContaining('_appointment_') as string,
      patient: { _id: seen?.['_id'], name: null },
    });
    expect(at(rowsAt(seen, 'visits')[0], 'appointment.title')).toBeNull();
    const doctors = rowsAt(answer, 'getAllUsers').filter(({ role }) => role === 'Doctor');
    expect(doctors.some((row) => at(rowsAt(row, 'appointments')[0], 'patient.name') !== null)).toBe(true);
    const [first] = rowsAt(answer, 'getAllAppointments');
    expect(rowsAt(first, 'patient.appointments')[0]).toEqual({ _id: first?.['_id'], title: null });
    expect(rowsAt(answer, 'getAllUsers')).toHaveLength(9);
  });

  it('has the lists of today, and visits, reminders, queues and the rest', async () => {
    const { query, post, server } = await visit();
    const doctor = ids.of('provider', 1);
    const answer = await query(`{ getAppointmentsToday(${me}) { date time }
      getAppointmentsImportantNextWeek(${me}) { important } getRecentPatients(${me}, amount: 4) { registration { date } }
      getAppointmentsByConsultants(${me}, consultantIds: "${doctor}") { consultants { _id } }
      getAppointmentsByPatient(${me}, patientId: "${ids.of('client', 1)}") { patient { _id } }
      checkConsultantAppointments(${me}, consultantId: "${doctor}", date: "2026-11-17")
      getAllVisits(${me}) { time vitals { pr urine { type } } diagnosis { title } billing { amount paid } }
      getAllReminders(${me}) { title trigger { unit value } appointment { title } patientRecipients { name } creator { _id name } }
      getQueueToday(${me}) { currentSlot creator { name } slots { number time seen patient { name } consultant { name } } }
      getPatientsByTags(${me}, patientInput: { tags: "VIP" }) { tags } testPuppeteer getVisitByAppointment(${me},
      appointmentId: "x") { _id } verifyInvitation(challenge: "x") }`);
    const times = rowsAt(answer, 'getAppointmentsToday').map(({ time }) => String(time));
    expect(times).toEqual(times.toSorted());
    expect(times.length).toBeGreaterThan(15);
    const mine = rowsAt(answer, 'getAppointmentsByConsultants');
    expect(mine.every((row) => at(row, 'consultants.0._id') === doctor)).toBe(true);
    expect(answer['checkConsultantAppointments']).toBeGreaterThan(2);
    expect(rowsAt(answer, 'getRecentPatients')).toHaveLength(4);
    expect(rowsAt(answer, 'getAllReminders')[0]).toMatchObject({ trigger: { unit: 'days' }, creator: { name: null } });
    expect(rowsAt(answer, 'getQueueToday.slots').length).toBeGreaterThan(2);
    expect(answer).toMatchObject({ testPuppeteer: null, getVisitByAppointment: null, verifyInvitation: 'noMatch' });
    expect(rowsAt(answer, 'getAllVisits').some((row) => rowsAt(row, 'diagnosis').length > 0)).toBe(true);
    const login = await query(`{ login(username: "unknown", password: "x") { activityId error token }
      logout(${me}) { loggedIn } }`);
    expect(login).toMatchObject({
      login: { activityId: '0', error: 'User does not exist!' },
      logout: { loggedIn: false },
    });
    expect(server.received.mutations).toEqual([]);
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post(`{ getAllPatients(${me}) { _id } }`)).status).toBe(500);
    expect((await post(`{ getUserById(${me}, userId: "${doctor}") { name } }`)).body.data).toEqual({
      getUserById: { name: fullNameOf(server.practice.providers[0] ?? { givenName: '', familyName: '' }) },
    });
  });

  it('serves a practice of another size', async () => {
    const practice = createOtherPractice('oneDoctor');
    const { query } = await visit({ practice });
    const book = await bookOf(query);
    const { appointments } = expectedSample(mbjEntEmr, wallDay(dialectNow, zone), { practice });
    const wanted = appointments.map(({ id }) => id);
    expect(book.filter(({ id }) => wanted.includes(String(id)))).toEqual(appointments);
  });
});
