import { describe, expect, it } from 'vitest';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { clientThrough } from '../../dialects/dialectView.ts';
import { at, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { medplum } from './medplum.ts';

const { view } = medplum;
const day = '2026-11-17';
const visit = productVisits(medplum);

const person = 'id active name { family given } telecom { system value }';

function clientOf(row: Row) {
  const [name] = rowsAt(row, 'name');
  const valuesOf = (system: string) =>
    rowsAt(row, 'telecom')
      .filter((point) => point['system'] === system)
      .map((point) => point['value']);
  const given = rowsAt(name, 'given').map(String)[0];
  return {
    id: row['id'],
    name: [given, String(at(name, 'family'))].filter((part) => part !== undefined).join(' '),
    ...(given !== undefined && { givenName: given }),
    familyName: at(name, 'family'),
    phones: valuesOf('phone'),
    emails: valuesOf('email'),
    active: row['active'],
    tags: [],
  };
}

describe('medplum', () => {
  it('has what a careful person would choose', () => {
    expect(missingOperations(medplum)).toEqual([]);
  });

  it('lists clients in pages of twenty', async () => {
    const { query, server } = await visit();
    const expected = view.clients(server.practice).map((client) => clientThrough(view, server.practice, client));
    const first = await query(`{ PatientList { ${person} } }`);
    expect(rowsAt(first, 'PatientList').map(clientOf)).toEqual(expected.slice(0, 20));
    const second = await query(
      `{ PatientConnection(_count: 50, _offset: 50) { count edges { resource { ${person} } } } }`,
    );
    expect(at(second, 'PatientConnection.count')).toBe(expected.length);
    const rows = rowsAt(second, 'PatientConnection.edges').map((edge) => clientOf(edge['resource'] as Row));
    expect(rows).toEqual(expected.slice(50, 100));
  });

  it('lists the appointments of a day, by a filter for both of its ends', async () => {
    const { query, post, server } = await visit();
    const filter = 'date ge 2026-11-17T05:00:00Z and date lt 2026-11-18T07:00:00Z';
    const answer = await query(
      `query Book($filter: String) { AppointmentList(_filter: $filter, _count: 100, _sort: "date") {
        id status start end reasonCode { text } serviceType { text }
        participant { actor { reference display resource {
          ... on Patient { person: name { family } } ... on Location { name } ... on Practitioner { active }
        } } }
      } }`,
      { filter },
    );
    const { appointments } = expectedSample(medplum, day, { practice: server.practice });
    const rows = rowsAt(answer, 'AppointmentList');
    for (const expected of appointments) {
      const row = rows.find(({ id }) => id === expected.id);
      expect(row).toMatchObject({ status: expected.status });
      expect(Date.parse(String(row?.['start']))).toBe(Date.parse(String(expected.start)));
      expect(Date.parse(String(row?.['end']))).toBe(Date.parse(String(expected.end)));
      expect(at(rowsAt(row, 'reasonCode')[0], 'text')).toEqual(expected.reason ?? null);
      const actor = (type: string) =>
        rowsAt(row, 'participant').find((part) => String(at(part, 'actor.reference')).startsWith(type));
      expect(at(actor('Patient/'), 'actor.display')).toEqual(expected.client?.name ?? null);
      expect(at(actor('Location/'), 'actor.resource.name')).toBe(expected.location?.name);
      expect(at(actor('Practitioner/'), 'actor.display')).toEqual(expected.provider?.name ?? null);
    }
    const from = Date.parse('2026-11-17T05:00:00Z');
    const later = await query('{ AppointmentList(date: "ge2026-11-17T05:00:00Z", _count: 1000) { id } }');
    expect(rowsAt(later, 'AppointmentList')).toHaveLength(
      server.practice.appointments.filter((row) => view.shows(row) && row.start >= from).length,
    );
    expect((await post('{ AppointmentList(date: ["ge2026-11-17", "lt2026-11-18"]) { id } }')).body.errors).toHaveLength(
      1,
    );
  });

  it('finds by the beginnings of names, and reads one by its id', async () => {
    const { query, post, server } = await visit();
    const found = await query(`{ PatientList(name: "o'br") { id } }`);
    const expected = server.practice.clients.filter((client) => client.familyName === "O'Brien");
    expect(rowsAt(found, 'PatientList')).toEqual(expected.map(({ key }) => ({ id: view.ids.of('client', key) })));
    const id = view.ids.of('client', 1);
    const [client] = view.clients(server.practice);
    if (!client) throw new Error('No client');
    const card = await query(`query Card($id: ID!) { Patient(id: $id) { ${person} } }`, { id });
    expect(clientOf(card['Patient'] as Row)).toEqual(clientThrough(view, server.practice, client));
    const gone = await post(`{ Patient(id: "${view.ids.of('client', 41)}") { id } }`);
    expect(gone.body.errors?.[0]?.message).toBe('Gone');
  });

  it('writes whole resources', async () => {
    const { query, server } = await visit();
    const created = await query(
      `mutation { PatientCreate(res: { resourceType: "Patient", name: [{ given: ["Ida"], family: "Holm" }],
        telecom: [{ system: "phone", value: "+1 207 555 0199", use: "mobile" }] }) { id name { given family } } }`,
    );
    expect(created['PatientCreate']).toMatchObject({ name: [{ given: ['Ida'], family: 'Holm' }] });
    const patient = String(at(created, 'PatientCreate.id'));
    const actors = [
      `Patient/${patient}`,
      `Practitioner/${view.ids.of('provider', 1)}`,
      `Location/${view.ids.of('place', 1)}`,
    ];
    const res = {
      resourceType: 'Appointment',
      status: 'booked',
      start: '2026-11-18T20:00:00Z',
      end: '2026-11-18T20:30:00Z',
      serviceType: [{ coding: [{ code: 'recheck' }] }],
      participant: actors.map((reference) => ({ status: 'accepted', actor: { reference } })),
    };
    const booked = await query(
      'mutation Book($res: AppointmentCreate!) { AppointmentCreate(res: $res) { id status } }',
      {
        res,
      },
    );
    const id = String(at(booked, 'AppointmentCreate.id'));
    expect(server.practice.appointments.at(-1)).toMatchObject({ state: 'confirmed', minutes: 30, providerKey: 1 });
    const cancelled = { ...res, id, status: 'cancelled' };
    await query(
      'mutation Cancel($id: ID!, $res: AppointmentCreate!) { AppointmentUpdate(id: $id, res: $res) { status } }',
      { id, res: cancelled },
    );
    expect(server.practice.appointments.at(-1)).toMatchObject({ state: 'cancelled' });
  });

  it('shows its schema in pieces', async () => {
    const { query } = await visit();
    const shown = await query('{ __schema { queryType { name fields { name } } } }');
    expect(at(shown, '__schema.queryType.name')).toBe('QueryType');
    expect(rowsAt(shown, '__schema.queryType.fields')).toContainEqual({ name: 'PatientList' });
  });
});
