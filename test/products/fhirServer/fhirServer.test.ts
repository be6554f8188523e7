import { describe, expect, it } from 'vitest';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { fhirServer } from './fhirServer.ts';

const { view } = fhirServer;
const visit = productVisits(fhirServer);
const ask = {
  patients: `query($cursor: String) { PatientConnection(_count: 70, _cursor: $cursor) { count next
    edges { resource { id name { use family } telecom { system value } } } } }`,
  day: `query($filter: String) { AppointmentList(_filter: $filter, _sort: "date") { id status start end reasonCode { text }
    participant { actor { reference display resource { id ... on Patient { name { family } } ... on Location { place: name } } } } } }`,
  book: 'mutation($resource: AppointmentInput) { AppointmentCreate(resource: $resource) { resource { id status } } }',
  change: `mutation($id: ID, $resource: AppointmentInput) { AppointmentUpdate(id: $id, resource: $resource) {
    information { issue { code } } } }`,
};

describe('fhirServer', () => {
  it('pages patients by cursors, and lists them at once', async () => {
    const { query, post, server } = await visit();
    const clients = view.clients(server.practice).map((row) => clientThrough(view, server.practice, row));
    const first = await query(ask.patients);
    const second = await query(ask.patients, { cursor: at(first, 'PatientConnection.next') });
    expect(at(first, 'PatientConnection.count')).toBe(clients.length);
    const edges = [first, second].flatMap((page) => rowsAt(page, 'PatientConnection.edges'));
    const rows = edges.map(({ resource }) => {
      const name = rowsAt(resource, 'name').find(({ use }) => use === 'official');
      return [at(resource, 'id'), at(name, 'family'), rowsAt(resource, 'telecom').map(({ value }) => value)];
    });
    expect(rows).toEqual(
      clients.map((row) => [row.id, row.familyName, [...(row.phones ?? []), ...(row.emails ?? [])]]),
    );
    const lists = await query('{ PatientList { id } PatientConnection { edges { mode } } }');
    expect(rowsAt(lists, 'PatientList')).toHaveLength(clients.length);
    expect(rowsAt(lists, 'PatientConnection.edges')).toHaveLength(10);
    expect((await post('{ PatientConnection(_cursor: "9:10") { count } }')).body.errors).toHaveLength(1);
    expect(missingOperations(fhirServer)).toEqual([]);
  });

  it('finds by the beginnings of names, and one by its id', async () => {
    const { query, post } = await visit();
    const found = await query(`{ name: PatientList(name: "o'br") { id } none: PatientList(name: "brien") { id }
      both: PatientList(given: ["zoë", "missing"], family: "O'Brien") { id } phone: PatientList(phone: "+1 207 555 0101") { id }
      Patient(id: "1001") { id managingOrganization { resource { ... on Organization { name } } } } }`);
    const [first, other] = ['1001', '1008'].map((id) => ({ id }));
    expect(found).toMatchObject({ name: [first, other], none: [], phone: [first], both: [first, other] });
    expect(at(found, 'Patient.managingOrganization.resource.name')).toBe('Harbor Veterinary Group');
    expect((await post('{ Patient(id: "1041") { id } }')).body.errors?.[0]?.message).toContain('was deleted');
  });

  it('has the appointments of a day, between both ends by a filter only', async () => {
    const { query, server } = await visit();
    const answer = await query(ask.day, { filter: 'date ge 2026-11-17T05:00:00Z and date lt 2026-11-18T07:00:00Z' });
    const { appointments } = expectedSample(fhirServer, '2026-11-17', { practice: server.practice });
    expect(appointments.length).toBeGreaterThan(10);
    for (const { id, start, end, status, reason, client, provider, location } of appointments) {
      const row: Row | undefined = rowsAt(answer, 'AppointmentList').find((candidate) => candidate['id'] === id);
      const actor = (type: string, path: string): unknown => {
        const parts = rowsAt(row, 'participant').filter((part) => String(at(part, 'actor.reference')).startsWith(type));
        return at(parts[0], path);
      };
      expect(row).toMatchObject({ start, end, status });
      expect(at(row, 'reasonCode.0.text')).toBe(reason ?? null);
      expect(actor('Patient/', 'actor.resource.id')).toBe(client?.id ?? null);
      expect(client?.name ?? '').toContain(actor('Patient/', 'actor.resource.name.0.family') ?? '');
      expect(actor('Practitioner/', 'actor.display')).toBe(provider?.name ?? null);
      expect(actor('Location/', 'actor.resource.place')).toBe(location?.name);
    }
    const dates =
      await query(`{ all: AppointmentConnection { count } day: AppointmentConnection(date: "2026-11-17") { count }
      either: AppointmentConnection(date: ["ge2026-11-17", "lt2026-11-17"]) { count } }`);
    expect(dates['either']).toEqual(dates['all']);
    expect(Number(at(dates, 'day.count'))).toBeLessThan(Number(at(dates, 'all.count')));
  });

  it('writes whole resources, and says what came of it', async () => {
    const { query, post, server } = await visit();
    const made = await query(`mutation {
      PatientCreate(resource: { name: [{ given: ["Ida"], family: "Holm" }], telecom: [
        { system: "phone", value: "+1 207 555 0142" }] }) { location resource { id } information { issue { severity } } } }`);
    const patient = `Patient/${String(at(made, 'PatientCreate.resource.id'))}`;
    expect(at(made, 'PatientCreate.location')).toBe(`${patient}/_history/1`);
    const times = { start: '2026-11-18T20:00:00Z', end: '2026-11-18T20:30:00Z' };
    const participant = [patient, 'Practitioner/1001', 'Location/1001'].map((reference) => ({ actor: { reference } }));
    const resource = { status: 'booked', ...times, serviceType: [{ coding: [{ code: 'recheck' }] }], participant };
    const id = at(await query(ask.book, { resource }), 'AppointmentCreate.resource.id');
    const booked = { state: 'confirmed', minutes: 30, providerKey: 1, typeKey: 6 };
    expect(server.practice.appointments.at(-1)).toMatchObject(booked);
    await query(ask.change, { id, resource: { ...resource, id, status: 'cancelled' } });
    expect(server.practice.appointments.at(-1)).toMatchObject({ ...booked, state: 'cancelled' });
    const closed = await visit({ refuseWrites: 'Closed for the day' });
    const refused = await closed.post(ask.book, { resource: { ...resource, participant: participant.slice(1) } });
    expect(refused.body.errors?.[0]?.message).toBe('Closed for the day');
    expect((await post(ask.change, { id, resource })).body.errors?.[0]?.message).toContain('must match');
  });

  it('shows its schema in pieces', async () => {
    const { query, server } = await visit();
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('Appointment'), 'fields').map(({ name }) => name)).toContain('_status');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });
});
