import { describe, expect, it } from 'vitest';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { type Row, allPages, at, nodesAt, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { dabs } from './dabs.ts';

const { view } = dabs;
const { of } = view.ids;
const visit = productVisits(dabs);
const day = '2026-11-17';
const column = (rows: readonly Row[], path: string): unknown[] => rows.map((row) => at(row, path));

describe('DABS', () => {
  it('lists all patients at once, each with one name, or by pages', async () => {
    const { server, query, post } = await visit();
    const { practice } = server;
    const fields = 'id name email mobile address age disability deleted registered_on registered_by { name role }';
    const rows = nodesAt(await query(`{ patients { edges { node { ${fields} } } } }`), 'patients');
    const expected = view.clients(practice).map((client) => clientThrough(view, practice, client));
    expect(expectedSample(dabs, day).clients).toEqual(expected.slice(0, 5));
    expect(rows).toHaveLength(expected.length);
    for (const [index, { id, name, phones, emails, ...others }] of expected.entries()) {
      expect(rows[index]).toMatchObject({ id, name, mobile: phones?.[0], email: emails?.[0], deleted: null });
      expect(Object.keys(others)).toEqual([]);
    }
    expect(new Set(column(rows, 'mobile')).size).toBe(rows.length);
    expect(new Set(column(rows, 'registered_by.role'))).toEqual(new Set(['HELPDESK']));
    const paged = await allPages(async (from) => {
      const after = from === null ? '' : `, after: "${from}"`;
      const page = await query(
        `{ patients(first: 40${after}) { edges { node { id } } pageInfo { hasNextPage endCursor } } }`,
      );
      const hasNext = at(page, 'patients.pageInfo.hasNextPage') === true;
      const cursor = String(at(page, 'patients.pageInfo.endCursor'));
      return { rows: nodesAt(page, 'patients'), next: hasNext ? cursor : null };
    });
    expect(column(paged, 'id')).toEqual(column(rows, 'id'));
    const many = await post('{ patients(first: 101) { edges { cursor } } }');
    expect(many.body.errors?.[0]?.message).toContain('exceeds the `first` limit of 100 records');
    expect(missingOperations(dabs)).toEqual([]);
  });

  it('lists all appointments, those of a day among them, assigned to doctors', async () => {
    const { server, query } = await visit();
    const { practice } = server;
    const fields = `id date description status comment deleted patient { id name } assigned_to { id name role }
      logged_by { id name role } treatment_set { edges { node { diagnosis prescription } } }`;
    const rows = nodesAt(await query(`{ appointments { edges { node { ${fields} } } } }`), 'appointments');
    expect(column(rows, 'id')).toEqual(
      practice.appointments.filter(view.shows).map(({ key }) => of('appointment', key)),
    );
    const { appointments, locations, patients } = expectedSample(dabs, day, { practice });
    expect([locations, patients]).toEqual([[], []]);
    expect(appointments.length).toBeGreaterThan(15);
    for (const { id, start, status, reason = '', client, provider, ...others } of appointments) {
      const row = rows.find((each) => each['id'] === id) ?? {};
      expect(row).toMatchObject({ status, description: reason, patient: client, assigned_to: provider });
      expect(row['date']).toMatch(/^2026-11-1[78]T\d\d:\d\d:00\+00:00$/);
      expect(Date.parse(String(row['date']))).toBe(Date.parse(start ?? ''));
      expect(at(row, 'logged_by.role')).toBe('HELPDESK');
      expect(Object.keys(others)).toEqual([]);
    }
    const from = Date.parse(`${day}T00:00:00-05:00`);
    const ofDay = rows.filter((row) => {
      const start = Date.parse(String(row['date']));
      return start >= from && start < from + 86_400_000;
    });
    expect(ofDay).toHaveLength(appointments.length);
    expect(new Set(column(rows, 'status'))).toEqual(
      new Set(['NEW', 'IN_PROGRESS', 'CANCELLED', 'COMPLETED', 'QUERIED']),
    );
  });

  it('filters by lookups, of which one that is invalid leaves nothing', async () => {
    const { query } = await visit();
    const id = of('client', 1);
    const answer = await query(`{ part: patients(name__icontains: "OBRIEN") { edges { node { name } } }
      folded: patients(name__istartswith: "zoe") { edges { node { name } } } whole: patients(name: "mai nguyen") { edges { node { name } } }
      none: patients(name: "Mai") { edges { node { id } } } all: patients(name: "") { edges { node { id } } }
      own: appointments(patient: "${id}") { edges { node { patient { id } } } }
      done: appointments(status: "completed") { edges { node { status } } } bad: appointments(status: "COMPLETED") { edges { node { id } } }
      progress: appointments(status__icontains: "PROG") { edges { node { status } } }
      wrong: appointments(patient: "x") { edges { node { id } } } named: appointments(patient__name__istartswith: "ZOE O") { edges { node { patient { name } } } }
      limp: appointments(description__icontains: "limp") { edges { node { description } } }
      doctors: accounts(role: "doctor") { edges { node { id name role doctor_assigned(status: "new") { edges { node { status } } } } } }
      accounts { edges { node { name role designation is_active } } }
      treatments(diagnosis__istartswith: "gast") { edges { node { diagnosis appointment { status } } } } }`);
    expect(nodesAt(answer, 'part')).toEqual([]);
    expect(nodesAt(answer, 'folded').length).toBeGreaterThanOrEqual(2);
    expect(nodesAt(answer, 'whole')).toEqual([{ name: 'Mai Nguyễn' }]);
    expect([nodesAt(answer, 'none'), nodesAt(answer, 'bad'), nodesAt(answer, 'wrong')]).toEqual([[], [], []]);
    expect(nodesAt(answer, 'all').length).toBeGreaterThan(100);
    expect(nodesAt(answer, 'own').length).toBeGreaterThan(0);
    expect(new Set(column(nodesAt(answer, 'own'), 'patient.id'))).toEqual(new Set([id]));
    expect(new Set(column(nodesAt(answer, 'done'), 'status'))).toEqual(new Set(['COMPLETED']));
    expect(new Set(column(nodesAt(answer, 'progress'), 'status'))).toEqual(new Set(['IN_PROGRESS']));
    expect(new Set(column(nodesAt(answer, 'named'), 'patient.name'))).toEqual(new Set(["Zoë O'Brien"]));
    expect(new Set(column(nodesAt(answer, 'limp'), 'description'))).toEqual(new Set(['Limping, left hind leg']));
    const doctors = nodesAt(answer, 'doctors');
    expect(doctors.map((row) => row['id'])).toContain(of('provider', 1));
    expect(doctors).toHaveLength(8);
    expect(nodesAt(doctors[0], 'doctor_assigned').every((row) => row['status'] === 'NEW')).toBe(true);
    const accounts = column(nodesAt(answer, 'accounts'), 'name');
    expect(accounts.slice(0, 2)).toEqual(['Amelia Okafor', 'Björn Håkansson']);
    expect(accounts).toHaveLength(12);
    expect(new Set(column(nodesAt(answer, 'treatments'), 'appointment.status'))).toEqual(new Set(['COMPLETED']));
  });

  it('finds nodes by global ids of their type', async () => {
    const { query, post } = await visit();
    const answer =
      await query(`{ patient(id: "${of('client', 2)}") { name appointment_set(first: 1) { edges { node { id } } } }
      appointment(id: "${of('appointment', 1)}") { status } account(id: "${of('provider', 3)}") { name patient_set { edges { node { id } } } }
      none: patient(id: "${of('client', 999)}") { id } odd: patient(id: "7") { id } }`);
    expect(answer).toMatchObject({ patient: { name: 'Søren Müller' }, account: { name: 'Priya Raman' } });
    expect([answer['none'], answer['odd']]).toEqual([null, null]);
    const other = await post(`{ patient(id: "${of('appointment', 1)}") { id } }`);
    expect(other.body.errors?.[0]?.message).toBe('Must receive a PatientNode id.');
  });

  it('fails to write whatever it is given, but for tokens', async () => {
    const { server, query, post } = await visit();
    const { practice } = server;
    const counts = [practice.clients.length, practice.appointments.length];
    const patient = `patient: { name: "Jo Park", email: "jo@example.test", address: "1 Way", age: 30, mobile: "207 555 0199" }`;
    const enter = `mutation { create_patient(input: { ${patient} }) { status new_patient { id } } }`;
    const failed = await post(enter);
    const message = "mutate_and_get_payload() got an unexpected keyword argument 'patient'";
    expect(failed.body).toMatchObject({ data: { create_patient: null }, errors: [{ message }] });
    const book = 'appointment: { patient: 1, logged_by: 9, description: "Cough", assigned_to: 1 }';
    const booked = await post(`mutation { create_appointment(input: { ${book} }) { status } }`);
    expect(booked.body.errors?.[0]?.message).toContain("argument 'appointment'");
    const empty = await post('mutation { create_treatment(input: {}) { status } }');
    expect(empty.body.errors?.[0]?.message).toContain("missing 1 required positional argument: 'info'");
    expect([practice.clients.length, practice.appointments.length]).toEqual(counts);
    const login = (password: string): string =>
      `mutation { auth_token(input: { email: "desk9@example.test", password: "${password}", clientMutationId: "a" }) { token clientMutationId } }`;
    const token = String(at(await query(login('desk-password')), 'auth_token.token'));
    const known = await query(`mutation { verify_token(input: { token: "${token}" }) { payload } }`);
    expect(at(known, 'verify_token.payload')).toMatchObject({ email: 'desk9@example.test' });
    expect((await post(login('x'))).body.errors?.[0]?.message).toBe('Please, enter valid credentials');
    const closed = await visit({ refuseWrites: 'Closed today' });
    expect((await closed.post(enter)).body.errors?.[0]?.message).toBe('Closed today');
  });

  it('spoils and cuts lists, and shows its schema within depth 8', async () => {
    const { server, query } = await visit();
    const types = await readPiecewise(query);
    expect(column(rowsAt(types.get('RootQuery'), 'fields'), 'name')).toContain('appointments');
    expect(column(rowsAt(types.get('Node'), 'possibleTypes'), 'name')).toHaveLength(4);
    expect(server.received.deepest).toBeLessThanOrEqual(8);
    const closed = await visit({ cap: 3, poison: [{ kind: 'client', key: 5 }] });
    expect(nodesAt(await closed.query('{ patients { edges { node { id } } } }'), 'patients')).toHaveLength(3);
    expect((await closed.post(`{ patient(id: "${of('client', 5)}") { id } }`)).status).toBe(500);
  });
});
