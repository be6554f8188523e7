import { describe, expect, it } from 'vitest';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { type Row, at, named, nodesAt, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { tensorEmr } from './tensorEmr.ts';

const { view } = tensorEmr;
const visit = productVisits(tensorEmr);
const ids = (rows: readonly Row[]): unknown[] => rows.map(({ id }) => id);
const page = (number: number, size: number): string => `page: { page: ${String(number)}, size: ${String(size)} }`;

describe('Tensor EMR', () => {
  it('gives pages of patients from 1 on, ten at a time where none are asked for', async () => {
    const { server, query } = await visit();
    const clients = view.clients(server.practice).map((row) => clientThrough(view, server.practice, row));
    const answer = await query(`{ first: patients(${page(1, 50)}) { totalCount pageInfo { totalPages } edges { node {
        id firstName lastName phoneNo phoneNo2 homePhone email } } }
      third: patients(${page(3, 50)}) { edges { node { id } } } none: patients(${page(9, 50)}) { totalCount }
      usual: patients(${page(0, 0)}) { edges { node { id } } } }`);
    const first = nodesAt(answer, 'first');
    expect(at(answer, 'first')).toMatchObject({ totalCount: clients.length, pageInfo: { totalPages: 3 } });
    for (const [index, { id, name, phones, emails }] of clients.slice(0, 50).entries()) {
      const row = first[index] ?? {};
      expect([row['id'], named(row, 'firstName', 'lastName').trim()]).toEqual([id, name]);
      expect([row['phoneNo'], row['phoneNo2'], row['homePhone']].filter((phone) => phone !== '')).toEqual(phones);
      expect(row['email']).toBe(emails?.[0] ?? '');
    }
    expect(ids(nodesAt(answer, 'third'))).toEqual(clients.slice(100).map(({ id }) => id));
    expect([nodesAt(answer, 'usual').length, at(answer, 'none.totalCount')]).toEqual([10, 0]);
    expect(missingOperations(tensorEmr)).toEqual([]);
  });

  it('finds patients by whole words, and one by the id', async () => {
    const { query, post } = await visit();
    const found =
      await query(`{ whole: searchPatients(term: "o'brien zoë") { id } part: searchPatients(term: "o'bri") { id }
      patient(id: "2") { lastName dateOfBirth patientHistory { id } } }`);
    expect(ids(rowsAt(found, 'whole'))).toEqual(['1', '8']);
    expect(rowsAt(found, 'part')).toEqual([]);
    expect(found['patient']).toMatchObject({ lastName: 'Müller', dateOfBirth: '1952-03-12T00:00:00Z' });
    const { body } = await post('{ patient(id: "999") { id } }');
    expect(body).toEqual({ errors: [{ message: 'record not found', path: ['patient'] }], data: null });
    expect((await post('{ nothing }')).body.errors?.[0]?.extensions?.code).toBe('GRAPHQL_VALIDATION_FAILED');
  });

  it('has the appointments of a day by the offset that is sent, the latest first', async () => {
    const { server, query } = await visit();
    const { practice } = server;
    const fields = `totalCount edges { node { id checkInTime appointmentStatus { title } patientId firstName lastName userId
      providerName patient { id firstName lastName } room { title } } }`;
    const search = (input: string): string => `searchAppointments(${page(1, 1000)}, input: { ${input} }) { ${fields} }`;
    const answer = await query(`{ day: ${search('checkInTime: "2026-11-17T12:30:00-05:00"')}
      utc: ${search('checkInTime: "2026-11-17T12:30:00Z"')} out: ${search('appointmentStatusId: "3"')}
      word: ${search('searchTerm: "okafor", checkInTime: "2026-11-17T00:00:00-05:00"')} all: ${search('')}
      today: findTodaysAppointments(${page(1, 100)}) { ${fields} } }`);
    const { appointments } = expectedSample(tensorEmr, '2026-11-17', { practice });
    expect(appointments.length).toBeGreaterThan(10);
    // The last moment of the day is the first of the next one.
    const [midnight, ...rows] = nodesAt(answer, 'day');
    expect(midnight?.['checkInTime']).toBe('2026-11-18T05:00:00Z');
    expect(ids(rows)).toEqual(appointments.map(({ id }) => id).toReversed());
    for (const { id, start, status, client, provider } of appointments) {
      const row = rows.find((each) => each['id'] === id) ?? {};
      expect(Date.parse(String(row['checkInTime']))).toBe(Date.parse(start ?? ''));
      expect(at(row, 'appointmentStatus.title')).toBe(status);
      expect([row['patientId'], at(row, 'patient.id')]).toEqual([client?.id, client?.id]);
      expect(named(row, 'firstName', 'lastName').trim()).toBe(client?.name);
      expect([row['userId'], row['providerName']]).toEqual([provider?.id, provider?.name]);
    }
    expect(new Set(ids(nodesAt(answer, 'utc')))).toEqual(new Set(ids(nodesAt(answer, 'today'))));
    expect(nodesAt(answer, 'word').every((row) => row['providerName'] === 'Amelia Okafor')).toBe(true);
    expect(nodesAt(answer, 'out').every((row) => at(row, 'appointmentStatus.title') === 'Checked-Out')).toBe(true);
    expect(at(answer, 'all.totalCount')).toBe(practice.appointments.filter(view.shows).length);
  });

  it('leaves rows empty that a query does not load', async () => {
    const { query, post } = await visit();
    const list = (more: string): string =>
      `{ appointments(${page(1, 5)}, filter: { userId: "1", credit: false }) { edges { node { userId patientId
        patient { id lastName ${more} } room { id } visitType { title } } } } }`;
    const rows = nodesAt(await query(list('')), 'appointments');
    expect(rows).toHaveLength(5);
    for (const row of rows) expect(row).toMatchObject({ userId: '1', patient: { id: '0', lastName: '' } });
    expect((await post(list('dateOfBirth'))).body.errors?.[0]?.message).toBe('must not be null');
  });

  it('books, moves and cancels, and tells only what was sent', async () => {
    const { server, query, post } = await visit();
    const { appointments } = server.practice;
    const made =
      await query(`mutation { newAppointment(input: { patientId: "1", checkInTime: "2026-11-20T16:00:00-05:00",
      roomId: "3", visitTypeId: "3", userId: "2" }) { id firstName lastName providerName checkInTime appointmentStatus { title } } }`);
    expect(made['newAppointment']).toMatchObject({ lastName: "O'Brien", providerName: 'Björn Håkansson' });
    const start = Date.parse('2026-11-20T21:00:00Z');
    expect(appointments.at(-1)).toMatchObject({ start, minutes: 40, clientKey: 1, providerKey: 2, state: 'planned' });
    const id = String(at(made, 'newAppointment.id'));
    const change = (input: string, ask: string): string =>
      `mutation { updateAppointment(input: { id: "${id}", ${input} }) { ${ask} } }`;
    const later = 'userId: "2", checkInTime: "2026-11-20T21:30:00Z"';
    expect(await query(change(later, 'id firstName userId checkInTime'))).toEqual({
      updateAppointment: { id, firstName: '', userId: '0', checkInTime: '2026-11-20T21:30:00Z' },
    });
    const userless = await post(change('checkInTime: "2026-11-20T21:30:00Z"', 'id'));
    expect(userless.body.errors?.[0]?.message).toBe('internal system error');
    // It is written although the answer is an error.
    const { body } = await post(change('userId: "1", appointmentStatusId: "4"', 'checkInTime'));
    expect(body.errors?.[0]?.message).toBe('must not be null');
    expect(appointments.at(-1)).toMatchObject({ state: 'cancelled', providerKey: 1 });
    const read = await query(`{ appointment(id: "${id}") { appointmentStatus { title } providerName } }`);
    expect(read['appointment']).toEqual({ appointmentStatus: { title: 'Cancelled' }, providerName: 'Amelia Okafor' });
    await query(`mutation { deleteAppointment(id: "${id}") }`);
    expect(appointments.at(-1)?.isDeleted).toBe(true);
  });

  it('enters a patient once, changes one, and refuses', async () => {
    const { server, query, post } = await visit();
    const enter = `mutation { savePatient(input: { firstName: "Jo", lastName: "Park", gender: "Female", phoneNo: "207 555 0199",
      homePhone: "207 555 0198", email: "jo@example.test", dateOfBirth: "1990-02-03T00:00:00Z", region: "ME", woreda: "01",
      paperRecord: false }) { id lastName } }`;
    const made = await query(enter);
    const { clients } = server.practice;
    const entered = [{ value: '207 555 0199' }, { value: '207 555 0198', label: 'Home' }];
    expect(clients.at(-1)).toMatchObject({ givenName: 'Jo', emails: ['jo@example.test'], phones: entered });
    expect((await post(enter)).body.errors?.[0]?.message).toBe('Patient already exists');
    const id = String(at(made, 'savePatient.id'));
    await query(`mutation { updatePatient(input: { id: "${id}", phoneNo: "207 555 0197", lastName: "" }) { id } }`);
    const phones = [{ value: '207 555 0197' }, { label: 'Home' }];
    expect(clients.at(-1)).toMatchObject({ familyName: 'Park', phones });
    const closed = await visit({ refuseWrites: 'Closed for the day' });
    expect((await closed.post(enter)).body.errors).toMatchObject([{ message: 'Closed for the day' }]);
    expect(closed.server.practice.clients).toHaveLength(120);
  });

  it('cuts and spoils pages, and shows its schema within depth 8', async () => {
    const { server, query } = await visit();
    expect((await readPiecewise(query)).has('AppointmentSearchInput')).toBe(true);
    expect(server.received.deepest).toBeLessThanOrEqual(8);
    const other = await visit({ cap: 3, poison: [{ kind: 'client', key: 2 }] });
    expect((await other.post(`{ patients(${page(1, 20)}) { totalCount } }`)).status).toBe(500);
    const next = await other.query(`{ patients(${page(2, 20)}) { edges { node { id } } } }`);
    expect(nodesAt(next, 'patients')).toHaveLength(3);
  });
});
