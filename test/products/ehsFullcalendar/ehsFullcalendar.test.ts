import { describe, expect, it } from 'vitest';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { ehsFullcalendar } from './ehsFullcalendar.ts';

const visit = productVisits(ehsFullcalendar);
const { view } = ehsFullcalendar;
const day = '2026-11-17';
const frame = `query Frame($start: String!, $end: String!) { getAppointmentsByTimeframe(start: $start, end: $end) {
  id start end status type description fullName notRegistered creator { id } patientId { id fullName firstName lastName } } }`;
const change = `mutation Change($id: ID!, $input: updateAppointmentInput) { updateAppointment(id: $id, appointmentInput: $input) {
  status start end description fullName notRegistered patientId { id } } }`;
const add = `mutation Add($input: AppointmentInput) { addAppointment(appointmentInput: $input) {
  id appointmentId type status start end description fullName notRegistered patientId { id } createdAt } }`;
const ids = (rows: readonly Row[]): string[] => rows.map(({ id }) => String(id));

describe('EHS', () => {
  it('lists patients with surnames first, and those who are looked for by last name, minding the case', async () => {
    const { query, post, server } = await visit();
    const fields = `id historyId fullName firstName lastName lastName2 phone1 phone2 email birthDay age_years age_months
      gName appointments { id } createdAt`;
    const answer = await query(`{ patients { ${fields} } brown: searchPatientsByLastName(lastName: "^Brow") { lastName }
      none: searchPatientsByLastName(lastName: "brown") { id } }`);
    const patients = rowsAt(answer, 'patients');
    expect(ids(patients)).toEqual(view.clients(server.practice).map(({ key }) => view.ids.of('client', key)));
    const { clients, locations } = expectedSample(ehsFullcalendar, day);
    expect(locations).toEqual([]);
    for (const [index, { id, name, givenName, familyName, phones = [], emails = [], ...others }] of clients.entries()) {
      expect(patients[index]).toMatchObject({ id, fullName: name, firstName: givenName, lastName: familyName });
      expect(patients[index]).toMatchObject({
        phone1: phones[0] ?? '',
        phone2: phones[1] ?? '',
        email: emails[0] ?? '',
      });
      expect([phones.length < 3, others]).toEqual([true, {}]);
    }
    expect(patients[0]).toMatchObject({
      fullName: "O'Brien , Zoë",
      historyId: 100_001,
      birthDay: '1949-02-02T00:00:00.000Z',
      age_years: '77',
      age_months: '9',
      appointments: [],
    });
    expect(patients.every((row) => /^\d{13}$/.test(String(row['createdAt'])))).toBe(true);
    expect(patients.some((row) => row['gName'] !== '')).toBe(true);
    expect(new Set(rowsAt(answer, 'brown').map((row) => row['lastName']))).toEqual(new Set(['Brown']));
    expect(answer['none']).toEqual([]);
    const wrong = await post('{ searchPatientsByLastName(lastName: "(") { id } }');
    expect(wrong.body.errors?.[0]?.message).toMatch(/^Invalid regular expression/);
    expect(missingOperations(ehsFullcalendar)).toEqual([]);
  });

  it('lists appointments whole, and those that lie within a time frame by start, as the sample says', async () => {
    const { query, post, server } = await visit();
    const framed = async (start: string, end: string): Promise<readonly Row[]> =>
      rowsAt(await query(frame, { start, end }), 'getAppointmentsByTimeframe');
    const ofDay = await framed('2026-11-17T05:00:00Z', '2026-11-18T05:00:00Z');
    const longer = await framed('2026-11-17T05:00:00Z', '2026-11-18T06:00:00Z');
    const rows = longer.filter((row) => String(row['start']) < '2026-11-18T05');
    const { appointments, mayOmit } = expectedSample(ehsFullcalendar, day, { practice: server.practice });
    // What reaches over midnight lies in no frame of the day.
    expect(mayOmit).toHaveLength(1);
    expect(ids(rows).filter((id) => !mayOmit.includes(id))).toEqual(ids(ofDay));
    expect(ids(rows).toSorted()).toEqual(appointments.map(({ id }) => id).toSorted());
    expect(new Set(appointments.map(({ status }) => status)).size).toBe(5);
    for (const { id, start, end, status, reason, client, ...others } of appointments) {
      const row = rows.find((each) => each['id'] === id) ?? {};
      expect([row['start'], row['end']]).toEqual([start, end].map((text) => new Date(String(text)).toISOString()));
      expect([row['status'], row['description']]).toEqual([status, reason ?? '']);
      expect([at(row, 'patientId.id') ?? undefined, at(row, 'patientId.fullName') ?? undefined]).toEqual([
        client?.id,
        client?.name,
      ]);
      expect([row['creator'], row['fullName'], others]).toEqual([null, client?.name ?? '', {}]);
    }
    const starts = rows.map((row) => String(row['start']));
    expect(starts).toEqual(starts.toSorted());
    // Both edges belong to it, and what reaches over one does not.
    const edges = await framed('2026-11-17T13:00:00', '2026-11-17 13:40');
    expect(edges.length).toBeGreaterThan(0);
    expect(edges.every((row) => row['start'] === '2026-11-17T13:00:00.000Z')).toBe(true);
    expect(rowsAt(await query('{ appointments { id } }'), 'appointments')).toHaveLength(
      server.practice.appointments.filter((row) => view.shows(row)).length,
    );
    const unclear = await post(frame, { start: 'today', end: '2026-11-18' });
    expect(unclear.body.errors?.[0]?.message).toBe(
      'Cast to date failed for value "today" (type string) at path "start" for model "Appointment"',
    );
  });

  it('has users, options, exams whose patient is no id, and fields that nothing resolves', async () => {
    const { query, post, server } = await visit();
    const answer = await query(`{ users { id firstName userName chats { id } } me { userName } isLoggedIn
      getApplicationFields { fieldView fieldType fieldData } }`);
    expect(rowsAt(answer, 'users')).toHaveLength(8);
    expect(answer).toMatchObject({ me: { userName: 'ameliaokafor' }, isLoggedIn: true });
    const statuses = rowsAt(answer, 'getApplicationFields').filter((row) => row['fieldType'] === 'appointmentStatus');
    expect(statuses.map((row) => row['fieldData'])).toEqual([
      'PROGRAMADA',
      'CONFIRMADA',
      'ATENDIDA',
      'CANCELADA',
      'NO ASISTIÓ',
      'POSTERGADA',
    ]);
    const examined = server.practice.appointments.find((row) => row.key % 8 === 0 && row.state === 'completed');
    const id = view.ids.of('client', examined?.clientKey ?? 0);
    const exams = rowsAt(
      await query(`{ getExamByPatientID(id: "${id}") { examId examType examDateTime } }`),
      'getExamByPatientID',
    );
    expect(exams[0]?.['examDateTime']).toMatch(/^\d{13}$/);
    for (const [text, message] of [
      [`{ getExamByPatientID(id: "${id}") { patient } }`, /^ID cannot represent value/],
      ['{ exams { id } }', /^Cannot return null for non-nullable field Query.exams/],
      [`{ getAppointmensByPatientID(id: "${id}") { id } }`, /^Cannot return null for non-nullable field/],
      ['{ patient(id: "7") { id } }', /^Cast to ObjectId failed for value "7"/],
      ['mutation { signIn(email: "a@b.test", password: "x") { id } }', /^You are already signed in/],
      [
        'mutation { addExamData(examInput: { examType: "ECO", examStatus: "NEW", examDateTime: "2026-11-17", historyId: 1 }) { id } }',
        /^Patient not found/,
      ],
    ] as const) {
      // eslint-disable-next-line no-await-in-loop
      expect((await post(text)).body.errors?.[0]?.message).toMatch(message);
    }
    expect(await query(`{ patient(id: "${'0'.repeat(24)}") { id } }`)).toEqual({ patient: null });
  });

  it('adds appointments, replaces all of them in capitals, and deletes them', async () => {
    const { query, post, server } = await visit();
    const { practice } = server;
    const patientId = view.ids.of('client', 5);
    const input = {
      type: 'VACUNACIÓN',
      status: 'PROGRAMADA',
      start: '2026-11-19T15:00:00.000Z',
      end: '2026-11-19T15:20:00.000Z',
      patientId,
      fullName: "D'Angelo , Ana",
      description: 'Brings papers',
    };
    const made = at(await query(add, { input }), 'addAppointment');
    expect(made).toMatchObject({
      type: 'VACUNACIÓN',
      start: input.start,
      patientId: { id: patientId },
      notRegistered: '',
    });
    expect(practice.appointments.at(-1)).toMatchObject({
      minutes: 20,
      typeKey: 2,
      clientKey: 5,
      reason: 'Brings papers',
    });
    const id = at(made, 'id');
    const { fullName: _name, ...others } = input;
    const half = await post(change, { id, input: { ...others, appointmentId: 1 } });
    expect(half.body.errors?.[0]?.message).toBe("Cannot read property 'toUpperCase' of undefined");
    const moved = {
      ...others,
      appointmentId: 1,
      status: 'CANCELADA',
      end: '2026-11-19T15:45:00.000Z',
      notRegistered: '',
    };
    expect(at(await query(change, { id, input: moved }), 'updateAppointment')).toEqual({
      status: 'CANCELADA',
      start: input.start,
      end: moved.end,
      description: 'BRINGS PAPERS',
      fullName: '',
      notRegistered: '',
      patientId: { id: patientId },
    });
    expect(practice.appointments.at(-1)).toMatchObject({ state: 'cancelled', minutes: 45, reason: 'BRINGS PAPERS' });
    const { patientId: _patient, ...walkIn } = {
      ...moved,
      status: 'POSTERGADA',
      notRegistered: 'Luz Rojas',
      description: '',
    };
    expect(at(await query(change, { id, input: walkIn }), 'updateAppointment')).toMatchObject({
      status: 'POSTERGADA',
      notRegistered: 'LUZ ROJAS',
      patientId: null,
    });
    const gone = `mutation { deleteAppointment(id: "${String(id)}") { id status } }`;
    expect(await query(gone)).toEqual({ deleteAppointment: { id, status: 'POSTERGADA' } });
    expect([await query(gone), practice.appointments.at(-1)?.isDeleted]).toEqual([{ deleteAppointment: null }, true]);
    const nobody = await query(add, { input: { ...input, patientId: null, notRegistered: 'Luz' } });
    expect(at(nobody, 'addAppointment')).toMatchObject({ patientId: null, notRegistered: 'Luz' });
    const wrong = await post(add, { input: { ...input, type: '', patientId: 'x' } });
    expect(wrong.body.errors?.[0]?.message).toBe(
      'Appointment validation failed: type: Please add some text, patientId: Cast to ObjectId failed for value "x" (type string) at path "patientId"',
    );
  });

  it('creates, changes and deletes patients', async () => {
    const { query, post, server } = await visit();
    const create = `mutation Create($input: PatientInput) { createPatient(patientInput: $input) {
      id historyId fullName phone1 phone2 email birthDay address } }`;
    const input = {
      firstName: ' JO ',
      lastName: 'PARK',
      lastName2: 'DÍAZ',
      phone1: '207 555 0199',
      phone2: '',
      email: 'jo@example.test',
      birthDay: '1990-05-06',
      address: '1 Elm',
    };
    const made = at(await query(create, { input }), 'createPatient');
    expect(made).toMatchObject({
      historyId: 100_121,
      fullName: 'PARK DÍAZ, JO',
      phone1: '207 555 0199',
      phone2: '',
      birthDay: '1990-05-06T00:00:00.000Z',
      address: '1 Elm',
    });
    const id = String(at(made, 'id'));
    const update = `mutation { updatePatient(id: "${id}", patientInput: { firstName: "JOE", lastName: "PARK", phone2: "207 555 0198" }) {
      fullName phone1 phone2 email } }`;
    expect(at(await query(update), 'updatePatient')).toEqual({
      fullName: 'PARK DÍAZ, JOE',
      phone1: '207 555 0199',
      phone2: '207 555 0198',
      email: 'jo@example.test',
    });
    const empty = await post(create, { input: { firstName: ' ', lastName: 'PARK' } });
    expect(empty.body.errors?.[0]?.message).toBe('Patient validation failed: firstName: Please add some text');
    const remove = `mutation { deletePatient(id: "${id}") { id } }`;
    expect([await query(remove), await query(remove)]).toEqual([{ deletePatient: { id } }, { deletePatient: null }]);
    expect(server.practice.clients.at(-1)?.isDeleted).toBe(true);
  });

  it('opens chats, refuses in words, and shows its schema within the depth that is allowed', async () => {
    const { query, post } = await visit();
    const start = (title: string, key: number): string =>
      `mutation { startChat(title: "${title}", userIds: ["${view.ids.of('provider', key)}"]) { title users { firstName } messages { id } } }`;
    expect(at(await query(start('On duty', 2)), 'startChat')).toEqual({
      title: 'On duty',
      users: [{ firstName: 'Björn' }, { firstName: 'Amelia' }],
      messages: [],
    });
    expect((await post(start('Duty', 2))).body.errors?.[0]?.message).toMatch(/at least 6 characters long/);
    expect((await post(start('On duty', 99))).body.errors?.[0]?.message).toBe('One or more User IDs are invalid.');
    const locked = await visit({ refuseWrites: 'This account is read-only' });
    const refused = await locked.post(`mutation { deleteAppointment(id: "${view.ids.of('appointment', 1)}") { id } }`);
    expect(refused.body.errors?.[0]?.message).toBe('This account is read-only');
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('Query'), 'fields').map(({ name }) => name)).toContain('getAppointmensByPatientID');
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post('{ patients { id } }')).status).toBe(500);
  });
});
