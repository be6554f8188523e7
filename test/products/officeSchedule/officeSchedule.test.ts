import { describe, expect, it } from 'vitest';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { officeSchedule } from './officeSchedule.ts';

const visit = productVisits(officeSchedule);
const { view } = officeSchedule;
const idOf = (kind: 'provider' | 'client' | 'appointment', key: number): string => view.ids.of(kind, key);
const column = (rows: readonly Row[], field: string): unknown[] => rows.map((row) => row[field]);
const day = 'startTime: "2026-11-17", endTime: "2026-11-18T04:59:59.999Z"';
const create = `mutation Create($input: NewAppointmentInput!) { createAppointment(input: $input) { id status price
  startTime endTime note resource patient { id } user { id } } }`;
const update = `mutation Update($input: UpdateAppointmentInput!) { updateAppointment(input: $input) { id status price
  startTime endTime note patient { id } } }`;
const enter = `mutation Enter($input: NewPatientInput!) { createPatient(input: $input) { id name phone birthDate startDate
  insurance } }`;
const newPatient = {
  name: 'Jo Ann Park',
  email: 'jo@example.test',
  phone: '207 555 0199',
  birthDate: '1988-02-03T00:00:00.000Z',
  insurance: '',
  note: 'By the window.',
  addressedBy: 'Dr. Osei',
};

describe('Office Schedule', () => {
  it('lists the patients of the account whole, with dates as milliseconds in text', async () => {
    const { query, server } = await visit();
    const fields = 'id name note birthDate email phone insurance addressedBy startDate endDate createdAt';
    const answer = await query(`{ patients { ${fields} Appointments { id } } }`);
    const rows = rowsAt(answer, 'patients');
    expect(column(rows, 'id')).toEqual(view.clients(server.practice).map(({ key }) => idOf('client', key)));
    const { clients, locations, patients } = expectedSample(officeSchedule, '2026-11-17');
    expect([clients.length, locations, patients]).toEqual([5, [], []]);
    for (const [index, { name, phones = [], emails, ...more }] of clients.entries()) {
      expect(rows[index]).toMatchObject({ id: more.id, name, phone: phones[0] ?? '', email: emails?.[0] });
      expect(Object.keys(more)).toEqual(['id']);
    }
    expect(rows.every((row) => row['Appointments'] === null && /^-?\d+$/.test(String(row['birthDate'])))).toBe(true);
    expect(column(rows, 'email').every((email, index, all) => all.indexOf(email) === index)).toBe(true);
    const single = await query(
      `{ patient(id: "${idOf('client', 3)}") { name note phone } none: patient(id: "${'0'.repeat(24)}") { id } }`,
    );
    expect(single).toEqual({
      patient: { name: 'Riverside Cat Rescue', note: '', phone: '(207) 555-0105' },
      none: null,
    });
    expect(missingOperations(officeSchedule)).toEqual([]);
  });

  it('has appointments for days in UTC, those of the account alone, and none without both ends', async () => {
    const { query, post } = await visit();
    const fields =
      'id startTime endTime status note price resource patient { id name phone } user { id firstName lastName }';
    const rows = rowsAt(await query(`{ appointments(${day}) { ${fields} } }`), 'appointments');
    const { appointments, statusWords } = expectedSample(officeSchedule, '2026-11-17');
    expect(appointments.length).toBeGreaterThan(6);
    const onDay = rows.filter(({ id }) => appointments.some((each) => each.id === id));
    expect(onDay).toHaveLength(appointments.length);
    for (const { id, start, end, status, reason, client, provider, ...more } of appointments) {
      const row = rows.find((each) => each['id'] === id) ?? {};
      expect([row['startTime'], row['endTime']]).toEqual([start, end].map((text) => String(Date.parse(String(text)))));
      expect([row['status'], row['note'], row['resource']]).toEqual([status, reason ?? '', null]);
      expect(statusWords[id]).toEqual([status]);
      expect(row['patient']).toMatchObject({ id: client?.id, name: client?.name });
      expect([at(row, 'user.id'), `${String(at(row, 'user.firstName'))} ${String(at(row, 'user.lastName'))}`]).toEqual([
        provider?.id,
        provider?.name,
      ]);
      expect(more).toEqual({});
    }
    expect(new Set(rows.map((row) => at(row, 'user.id')))).toEqual(new Set([idOf('provider', 2)]));
    const name = String(at(onDay[0], 'patient.name'));
    const lists = await query(`{ all: appointments { id } late: appointments(startTime: "2026-11-16") { startTime }
      done: appointments(${day}, status: "DONE") { status price } one: appointments(${day}, name: "${name}") { patient { name } }
      part: appointments(${day}, name: "${name.slice(0, 3)}") { id }
      hour: appointments(startTime: "2026-11-16T23:30:00Z", endTime: "2026-11-17T20:00:00Z") { startTime } }`);
    expect([lists['all'], lists['part']]).toEqual([[], []]);
    expect(
      column(rowsAt(lists, 'late'), 'startTime').every((start) => Number(start) < Date.parse('2026-11-17T15:10:00Z')),
    ).toBe(true);
    expect(rowsAt(lists, 'done').every((row) => row['status'] === 'DONE' && Number(row['price']) > 0)).toBe(true);
    expect(rowsAt(lists, 'one').every((row) => at(row, 'patient.name') === name)).toBe(true);
    const [from, to] = [Date.parse('2026-11-17T00:00:00Z'), Date.parse('2026-11-18T00:00:00Z')];
    const starts = column(rowsAt(lists, 'hour'), 'startTime').map(Number);
    expect(starts.length > 0 && starts.every((start) => start >= from && start < to)).toBe(true);
    const bad = await post(`{ appointments(${day}, status: "done") { id } }`);
    expect(bad.body.errors?.[0]?.message).toMatch(/Invalid `prisma.appointment.findMany\(\)` invocation/);
    const id = String(onDay[0]?.['id']);
    const single = await query(`{ appointment(id: "${id}") { id status patient { id } user { id } } }`);
    expect(single['appointment']).toMatchObject({ id, patient: null, user: null });
    const malformed = await post('{ appointment(id: "12") { id } }');
    expect(malformed.body.errors?.[0]?.message).toMatch(/Malformed ObjectID/);
  });

  it('has users, fees, notes and what was earned on a day', async () => {
    const { query, post } = await visit();
    const answer = await query(`{ users { id firstName withResources currency { symbol } createdAt } colleagues { id }
      user(token: "office-session") { id } fees { id note amount date user { id } } notes { title note user { id } }
      totalGain(date: "2026-11-17") totalGainDetailed(startTime: "2026-11-17", endTime: "2026-11-17") {
        appointments { price status patient { id } } fees { amount } } }`);
    expect(rowsAt(answer, 'users')).toHaveLength(8);
    expect([at(answer, 'user.id'), answer['colleagues']]).toEqual([idOf('provider', 2), []]);
    const [visits, fees] = ['appointments', 'fees'].map((list) => rowsAt(answer, `totalGainDetailed.${list}`));
    const sum = (rows: readonly Row[] = [], field = ''): number =>
      rows.reduce((total, row) => total + Number(row[field]), 0);
    expect(answer['totalGain']).toBe(String(sum(visits, 'price') - sum(fees, 'amount')));
    expect(visits?.every((row) => row['status'] === 'DONE' && row['patient'] === null)).toBe(true);
    expect(rowsAt(answer, 'fees').every((row) => row['user'] === null)).toBe(true);
    const dated = await post(`{ fees(startTime: "2026-11-17", endTime: "2026-11-18") { id } }`);
    expect(dated.body.errors?.[0]?.message).toMatch(/Unknown argument `startTime`/);
    const added =
      await query(`mutation { createFee(input: { amount: 12, date: "2026-11-17T09:00:00Z", note: "Tea" }) { id amount date }
      createNote(input: { title: "New", note: "" }) { title } updateLanguages(lang: ar) toggleUserStatus(id: "${idOf('provider', 3)}") { id firstName } }`);
    expect(added).toMatchObject({
      createFee: { amount: 12, date: String(Date.parse('2026-11-17T10:00:00Z')) },
      updateLanguages: 'ar',
      toggleUserStatus: { id: null, firstName: null },
    });
    expect((await post('mutation { deleteFee(id: "000000000000000000000000") }')).body.errors?.[0]?.message).toBe(
      'fee does not exist',
    );
  });

  it('books, moves and cancels appointments by rules of its own', async () => {
    const { query, post, server } = await visit();
    const { practice } = server;
    const input = { patientId: idOf('client', 6), startTime: '2026-12-01T15:00:00Z', endTime: '2026-12-01T15:45:00Z' };
    const short = await post(create, { input });
    expect(short.body.errors?.[0]?.message).toMatch(/Argument `note` is missing/);
    const local = await post(create, { input: { ...input, note: '', startTime: '2026-12-01T15:00' } });
    expect(local.body.errors?.[0]?.message).toMatch(/Expected ISO-8601 DateTime/);
    expect(
      (await post(create, { input: { ...input, note: '', patientId: 'f'.repeat(24) } })).body.errors?.[0],
    ).toMatchObject({ message: 'patient already exist', extensions: { code: 'INTERNAL_SERVER_ERROR' } });
    const made = at(await query(create, { input: { ...input, note: 'First time' } }), 'createAppointment');
    expect(made).toMatchObject({
      status: 'PENDING',
      price: 0,
      startTime: String(Date.parse(input.startTime)),
      resource: null,
      patient: { id: input.patientId },
      user: { id: idOf('provider', 2) },
    });
    expect(practice.appointments.at(-1)).toMatchObject({
      minutes: 45,
      clientKey: 6,
      providerKey: 2,
      reason: 'First time',
    });
    const twice = await post(create, { input: { ...input, note: '' } });
    expect(twice.body.errors?.[0]?.message).toBe('existAppointment already exist');
    const id = at(made, 'id');
    const moved = await query(update, {
      input: { id, patientId: input.patientId, startTime: '2026-12-01T16:00:00Z', endTime: '2026-12-01T16:30:00Z' },
    });
    expect(moved['updateAppointment']).toMatchObject({ status: 'PENDING', note: 'First time' });
    expect(practice.appointments.at(-1)).toMatchObject({ start: Date.parse('2026-12-01T16:00:00Z'), minutes: 30 });
    const paid = await query(update, { input: { id, price: 60, status: 'PENDING' } });
    expect(paid['updateAppointment']).toMatchObject({ status: 'DONE', price: 60, patient: { id: idOf('client', 1) } });
    expect(await query(`mutation { deleteAppointment(id: "${String(id)}") }`)).toEqual({
      deleteAppointment: 'deleted',
    });
    expect(practice.appointments.at(-1)?.state).toBe('cancelled');
    const again = await query(update, { input: { id, patientId: input.patientId, price: 0 } });
    expect(at(again, 'updateAppointment.status')).toBe('PENDING');
    expect(await query('mutation { cancelAll(date: "2026-11-19") }')).toEqual({ cancelAll: 'canceled' });
    const rows = await query('{ appointments(startTime: "2026-11-19", endTime: "2026-11-19") { status } }');
    expect(new Set(column(rowsAt(rows, 'appointments'), 'status'))).toEqual(new Set(['CANCELED']));
  });

  it('enters patients with all that columns need, and never deletes one', async () => {
    const { query, post, server } = await visit();
    const { insurance: _insurance, ...short } = newPatient;
    expect((await post(enter, { input: short })).body.errors?.[0]?.message).toMatch(/Argument `insurance` is missing/);
    const taken = await post(enter, { input: { ...newPatient, email: 'mai@example.test' } });
    expect(taken.body.errors?.[0]?.message).toMatch(/Patient_email_key/);
    const added = at(await query(enter, { input: newPatient }), 'createPatient');
    expect(added).toMatchObject({ name: 'Jo Ann Park', startDate: null, birthDate: String(Date.UTC(1988, 1, 3)) });
    expect(server.practice.clients.at(-1)).toMatchObject({
      givenName: 'Jo Ann',
      familyName: 'Park',
      note: 'By the window.',
    });
    expect((await post(enter, { input: newPatient })).body.errors?.[0]?.message).toBe('user already exist');
    const id = String(at(added, 'id'));
    const changed = await query(
      `mutation { updatePatient(input: { id: "${id}", phone: "1", addressedBy: "" }) { name phone email addressedBy } }`,
    );
    expect(changed['updatePatient']).toEqual({
      name: 'Jo Ann Park',
      phone: '1',
      email: 'jo@example.test',
      addressedBy: '',
    });
    const gone = await post(`mutation { deletePatient(id: "${id}") }`);
    expect(gone.body.errors?.[0]?.message).toMatch(/Record to delete does not exist/);
    const locked = await visit({ refuseWrites: 'This account is read-only' });
    const refused = await locked.post(enter, { input: newPatient });
    expect(refused.body.errors?.[0]?.message).toBe('This account is read-only');
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('Appointment'), 'fields')).toHaveLength(11);
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post('{ patients { id } }')).status).toBe(500);
  });
});
