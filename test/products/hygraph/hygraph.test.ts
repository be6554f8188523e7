import { describe, expect, it } from 'vitest';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { type Row, at, nodesAt, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { hygraph } from './hygraph.ts';

const { view } = hygraph;
const visit = productVisits(hygraph);
const ids = (rows: readonly Row[]): unknown[] => rows.map(({ id }) => id);
const clientIds = (keys: readonly number[]): string[] => keys.map((key) => view.ids.of('client', key));

describe('Hygraph', () => {
  it('gives ten patients, or a page of them with a count', async () => {
    const { server, query, post } = await visit();
    const all = view.clients(server.practice).map(({ key }) => view.ids.of('client', key));
    const cursor = String(all[9]);
    const pages = await query(
      `query($after: String) { usual: patients { id } many: patients(first: 500) { id } tail: patients(first: 100, skip: 100) { id }
      next: patientsConnection(first: 20, after: $after) { edges { node { id } cursor } pageInfo { hasNextPage hasPreviousPage endCursor pageSize } aggregate { count } }
      last: patients(last: 2) { id } byName: patients(first: 3, orderBy: lastName_ASC) { lastName } }`,
      { after: cursor },
    );
    expect(ids(rowsAt(pages, 'usual'))).toEqual(all.slice(0, 10));
    expect([...ids(rowsAt(pages, 'many')), ...ids(rowsAt(pages, 'tail'))]).toEqual(all);
    expect(ids(nodesAt(pages, 'next'))).toEqual(all.slice(10, 30));
    expect(at(pages, 'next.pageInfo')).toEqual({
      hasNextPage: true,
      hasPreviousPage: true,
      endCursor: all[29],
      pageSize: 20,
    });
    expect(at(pages, 'next.aggregate.count')).toBe(all.length);
    expect(ids(rowsAt(pages, 'last'))).toEqual(all.slice(-2));
    expect(rowsAt(pages, 'byName').map(({ lastName }) => lastName)).toEqual(['Abbott', 'Abel', 'Brown']);
    const { body } = await post('{ patients(first: 1, last: 1) { id } }');
    expect(body.errors?.[0]?.message).toContain('first and last');
    expect(missingOperations(hygraph)).toEqual([]);
  });

  it('finds patients by filters and by a search, and one by its id', async () => {
    const { server, query } = await visit();
    const id = view.ids.of('client', 1);
    const found = await query(
      `query($id: ID!) { exact: patients(where: { lastName_contains: "O'Br" }) { id } folded: patients(where: { lastName_contains: "o'br" }) { id }
      search: patients(where: { _search: "o'br" }) { id } either: patients(where: { OR: [{ lastName: "Abel" }, { email_starts_with: "zoe2" }] }) { id }
      none: patients(where: { NOT: [{ id_not_in: ["${clientIds([3]).join('')}"] }], phone_not: null }) { id }
      through: patients(first: 100, where: { appointments_some: { appointmentStatus_in: [noShow] } }) { appointments(where: { appointmentStatus: noShow }) { appointmentStatus } }
      patient(where: { id: $id }) { __typename stage firstName lastName phone email createdBy { kind name } documentInStages { stage } publishedAt }
      node(id: $id) { id ... on Patient { lastName } } nobody: patient(where: { id: "nobody" }) { id } }`,
      { id },
    );
    expect(ids(rowsAt(found, 'exact'))).toEqual(clientIds([1, 8]));
    expect(found['folded']).toEqual([]);
    expect(ids(rowsAt(found, 'search'))).toEqual(clientIds([1, 8]));
    expect(ids(rowsAt(found, 'either'))).toEqual(clientIds([6, 8]));
    expect(ids(rowsAt(found, 'none'))).toEqual(clientIds([3]));
    const through = rowsAt(found, 'through');
    expect(through.length).toBeGreaterThan(0);
    expect(through.every((row) => rowsAt(row, 'appointments').length > 0)).toBe(true);
    const [client] = server.practice.clients;
    const shown = client && clientThrough(view, server.practice, client);
    expect(found['patient']).toMatchObject({
      __typename: 'Patient',
      stage: 'DRAFT',
      firstName: shown?.givenName,
      lastName: shown?.familyName,
      phone: shown?.phones?.[0],
      email: shown?.emails?.[0],
      createdBy: { kind: 'PAT', name: 'Website' },
      documentInStages: [{ stage: 'PUBLISHED' }],
    });
    expect(found['node']).toEqual({ id, lastName: "O'Brien" });
    expect(found['nobody']).toBeNull();
  });

  it('has the appointments of a day', async () => {
    const { server, query } = await visit();
    const { appointments } = expectedSample(hygraph, '2026-11-17', { practice: server.practice });
    const day = await query(`{ appointments(first: 100, orderBy: preferredDateTime_ASC, where: {
      preferredDateTime_gte: "2026-11-17T00:00:00-05:00", preferredDateTime_lt: "2026-11-18T05:00:00Z" }) {
      id preferredDateTime durationInMinutes appointmentStatus reason { text html raw } patient { id firstName lastName } doctor { id name } medicalService { name } } }`);
    const rows = rowsAt(day, 'appointments');
    expect(ids(rows)).toEqual(appointments.map(({ id }) => id));
    for (const [index, { start = '', end = '', status, reason, client, provider }] of appointments.entries()) {
      const row = rows[index];
      const from = Date.parse(String(at(row, 'preferredDateTime')));
      expect(at(row, 'preferredDateTime')).toMatch(/:00\+00:00$/);
      expect(from).toBe(Date.parse(start));
      expect(from + Number(at(row, 'durationInMinutes')) * 60_000).toBe(Date.parse(end));
      expect(row).toMatchObject({ appointmentStatus: status, doctor: provider ?? null });
      expect(at(row, 'reason.text')).toBe(reason ?? null);
      expect(at(row, 'patient.id')).toBe(client?.id ?? null);
    }
  });

  it('changes drafts, publishes them, and deletes', async () => {
    const { server, query } = await visit();
    const data = `preferredDateTime: "2026-11-19T15:00:00Z", reason: { children: [{ type: "paragraph", children: [{ text: "Cough" }] }] }
      patient: { connect: { id: "${view.ids.of('client', 1)}" } }, doctor: { connect: { id: "${view.ids.of('provider', 2)}" } }
      medicalService: { connect: { name: "Sick visit" } }`;
    const made = await query(
      `mutation { createAppointment(data: { ${data} }) { id stage publishedAt durationInMinutes appointmentStatus reason { text } } }`,
    );
    expect(made['createAppointment']).toMatchObject({
      stage: 'DRAFT',
      publishedAt: null,
      durationInMinutes: 40,
      appointmentStatus: 'pending',
      reason: { text: 'Cough' },
    });
    const where = `where: { id: "${String(at(made, 'createAppointment.id'))}" }`;
    const both = `{ draft: appointment(${where}) { preferredDateTime } out: appointment(${where}, stage: PUBLISHED) { preferredDateTime publishedAt } }`;
    expect((await query(both))['out']).toBeNull();
    await query(`mutation { publishAppointment(${where}, to: PUBLISHED) { stage } }`);
    await query(
      `mutation { updateAppointment(${where}, data: { preferredDateTime: "2026-11-19T16:00:00Z", doctor: { disconnect: true } }) { id } }`,
    );
    expect(await query(both)).toMatchObject({
      draft: { preferredDateTime: '2026-11-19T16:00:00+00:00' },
      out: { preferredDateTime: '2026-11-19T15:00:00+00:00', publishedAt: '2026-11-17T15:10:00+00:00' },
    });
    await query(
      `mutation { updateAppointment(${where}, data: { appointmentStatus: cancelled, cancellationReason: "Away" }) { id } }`,
    );
    expect(server.practice.appointments.at(-1)).toMatchObject({
      start: Date.parse('2026-11-19T16:00:00Z'),
      minutes: 40,
      providerKey: null,
      state: 'cancelled',
      cancelReason: 'Away',
    });
    await query(`mutation { deleteAppointment(${where}) { id } }`);
    expect(await query(both)).toEqual({ draft: null, out: null });
    const entered =
      await query(`mutation { createPatient(data: { firstName: "Jo", lastName: "Park", phone: "207 555 0199"
      appointments: { create: [{ preferredDateTime: "2026-11-20T15:00:00Z" }] } }) { id appointments { durationInMinutes } } }`);
    expect(at(entered, 'createPatient.appointments')).toEqual([{ durationInMinutes: 30 }]);
    expect(server.practice.clients.at(-1)).toMatchObject({ givenName: 'Jo', familyName: 'Park' });
    const many =
      await query(`mutation { updateManyAppointmentsConnection(where: { patient: { lastName: "Park" } }, data: { appointmentStatus: confirmed }) {
      edges { node { appointmentStatus } } aggregate { count } } }`);
    expect(many['updateManyAppointmentsConnection']).toEqual({
      edges: [{ node: { appointmentStatus: 'confirmed' } }],
      aggregate: { count: 1 },
    });
  });

  it('refuses what the token may not do, texts that are no trees, and all writes when it is told to', async () => {
    const { post } = await visit();
    const messageOf = async (text: string): Promise<string | undefined> => (await post(text)).body.errors?.[0]?.message;
    expect(await messageOf('mutation { deleteDoctor(where: { id: "x" }) { id } }')).toBe('not allowed');
    const data = `preferredDateTime: "2026-11-19T15:00:00Z", patient: { connect: { id: "${view.ids.of('client', 1)}" } }`;
    expect(await messageOf(`mutation { createAppointment(data: { ${data}, reason: "Cough" }) { id } }`)).toContain(
      'RichTextAST',
    );
    expect(
      await messageOf('mutation { createAppointment(data: { preferredDateTime: "2026-11-19T15:00:00Z" }) { id } }'),
    ).toContain('A patient or a client is needed');
    const closed = await visit({ refuseWrites: 'Closed for the day' });
    const { body } = await closed.post(`mutation { createAppointment(data: { ${data} }) { id } }`);
    expect(body).toMatchObject({
      errors: [{ message: 'Closed for the day' }],
      data: { createAppointment: null },
      extensions: { requestId: 'cmh2q7rkx00zz' },
    });
  });

  it('spoils pages with a poisoned row, and shows its schema within depth 8', async () => {
    const { server, query } = await visit();
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('Query'), 'fields').map(({ name }) => name)).toContain('patientsConnection');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post('{ patients(first: 3) { id } }')).status).toBe(500);
  });
});
