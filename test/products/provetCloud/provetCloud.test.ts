import { describe, expect, it } from 'vitest';
import type { RunQuery } from '../../dialects/dialectRequests.ts';
import { clientThrough, patientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { allPages, at, nodesAt, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { provetCloud } from './provetCloud.ts';

const visit = productVisits(provetCloud);
const { view } = provetCloud;
const day = 'start: { gte: "2026-11-17T00:00:00", lt: "2026-11-18 00:00-05:00" }';
const book = `mutation($input: CreateAppointmentInput!) { createAppointment(input: $input) {
  appointment { id start end title complaint active user { lastName } department { name } } errors { field messages } clientMutationId } }`;
const update = `mutation($input: UpdateAppointmentInput!) { updateAppointment(input: $input) {
  appointment { start duration active cancellationReason noShow } errors { field messages } } }`;

function readAll(query: RunQuery, list: string, fields: string, filter = '{}'): Promise<readonly Row[]> {
  return allPages(async (from) => {
    const after = from === null ? '' : `after: "${from}"`;
    const answer = await query(`{ ${list}(filter: ${filter}, first: 60 ${after}) {
      totalCount pageInfo { hasNextPage endCursor } edges { node { ${fields} } } } }`);
    const next =
      at(answer, `${list}.pageInfo.hasNextPage`) === true ? String(at(answer, `${list}.pageInfo.endCursor`)) : null;
    return { rows: nodesAt(answer, list), next };
  });
}

/** A client as a person would write her down. */
function shownClient(row: Row): Row {
  const person = [row['firstname'], row['lastname']].filter((name) => typeof name === 'string');
  const organization = row['organizationName'];
  return {
    id: row['id'],
    name: organization ?? person.join(' '),
    ...(row['firstname'] !== null && { givenName: row['firstname'] }),
    familyName: organization ?? row['lastname'],
    phones: rowsAt(row, 'phoneNumbers').map((phone) => phone['phoneNumber']),
    emails: [row['email'], ...rowsAt(row, 'altEmails')].filter((email) => email !== null),
    active: row['archived'] === false,
    tags: rowsAt(row, 'tags').map((tag) => tag['name']),
    location: row['homeDepartment'],
  };
}

describe('Provet Cloud', () => {
  it('has departments with addresses, and clients who are persons or organizations', async () => {
    const { query, server } = await visit();
    const { locations, clients } = expectedSample(provetCloud, '2026-11-17');
    const departments = await readAll(query, 'departments', 'id name streetAddress city state zipCode streetAddress2');
    const shown = departments.map(({ id, name, ...row }) => ({
      id,
      name,
      address: ['streetAddress', 'city', 'state', 'zipCode'].map((field) => row[field]).join(', '),
    }));
    expect(shown).toEqual(locations);
    const fields = `id firstname lastname organizationName customerType archived email altEmails
      phoneNumbers { typeCode phoneNumber } tags { name } homeDepartment { id name }`;
    const rows = await readAll(query, 'clients', fields);
    const everybody = view.clients(server.practice).map((client) => clientThrough(view, server.practice, client));
    expect(everybody.slice(0, 5)).toEqual(clients);
    expect(rows.map(shownClient)).toEqual(everybody);
    const rescue = rows.find((row) => row['organizationName'] === 'Riverside Cat Rescue');
    expect(rescue).toMatchObject({ firstname: null, lastname: null, customerType: 'CHARITABLE_ORGANIZATION' });
    expect(missingOperations(provetCloud)).toEqual([]);
  });

  it('has patients with their client, archived and dead ones too', async () => {
    const { query, server } = await visit();
    const rows = await readAll(query, 'patients', 'id name species breed archived deceased client { id }');
    const shown = rows.map((row) => ({
      id: row['id'],
      name: row['name'],
      species: row['species'],
      ...(row['breed'] !== null && { breed: row['breed'] }),
      ...(row['client'] !== null && { clientId: at(row, 'client.id') }),
    }));
    expect(shown).toEqual(server.practice.patients.map((row) => patientThrough(view, row)));
    const dead = await readAll(query, 'patients', 'archived deceased', '{ deceased: { is: true } }');
    expect(dead.length).toBeGreaterThan(0);
    expect(dead.every((row) => row['archived'] === true)).toBe(true);
  });

  it('shows the calendar of a day with the offset of the organization, and the consultation of who came', async () => {
    const { query } = await visit();
    const { appointments, mayOmit, statusWords } = expectedSample(provetCloud, '2026-11-17');
    const fields = `id start end duration complaint active noShow cancellationReason reason { name } title
      department { id name } user { id firstName lastName } client { id firstname lastname organizationName }
      patients { id name } consultation { status }`;
    const rows = await readAll(query, 'appointments', fields, `{ ${day} }`);
    expect(rows).toHaveLength(appointments.length);
    for (const { id, start, end, reason, patient, client, provider, location } of appointments) {
      const row = rows.find((each) => each['id'] === id) ?? {};
      expect([row['start'], row['end']].map((text) => Date.parse(String(text)))).toEqual(
        [start, end].map((text) => Date.parse(String(text))),
      );
      expect(row['start']).toMatch(/-05:00$/);
      expect(row['complaint'] ?? undefined).toBe(reason);
      expect(rowsAt(row, 'patients')).toEqual(patient ? [patient] : []);
      const { id: clientId, name } = shownClient({ ...Object(row['client']) });
      expect(row['client'] === null ? undefined : { id: clientId, name }).toEqual(client);
      const user = `${String(at(row, 'user.firstName'))} ${String(at(row, 'user.lastName'))}`;
      expect(row['user'] === null ? undefined : { id: at(row, 'user.id'), name: user }).toEqual(provider);
      expect(row['department']).toEqual(location);
      expect(at(row, 'reason.name')).toBe(row['title']);
      const flag = row['active'] === false ? 'cancelled' : row['noShow'] === true ? 'noShow' : null;
      expect(statusWords[id]?.[0]).toBe(flag ?? at(row, 'consultation.status'));
      if (row['active'] === false) expect(mayOmit).toContain(id);
    }
    const statuses = new Set(rows.map((row) => at(row, 'consultation.status')));
    expect(statuses).toEqual(new Set([null, 'WAITING', 'IN_PROGRESS', 'READY_FOR_DISCHARGE', 'FINALIZED']));
    const active = await readAll(query, 'appointments', 'id active', `{ ${day}, active: { is: true } }`);
    expect(active).toHaveLength(rows.filter((row) => row['active'] === true).length);
    expect(active.length).toBeLessThan(rows.length);
  });

  it('pages by fifty unless told, and filters by operations, or by any of the names', async () => {
    const { query, post } = await visit();
    const id = (kind: 'client' | 'place' | 'provider', key: number): string => view.ids.of(kind, key);
    const answer = await query(`{
      usual: clients { totalCount pageInfo { hasNextPage hasPreviousPage } edges { node { databaseId } } }
      long: clients(first: 500) { edges { cursor } }
      end: clients(last: 2) { edges { node { databaseId } } pageInfo { hasPreviousPage } }
      named: clients(filter: { lastname: { icontains: "O'BRIEN" } }) { edges { node { firstname } } }
      strict: clients(filter: { lastname: { contains: "O'BRIEN" } }) { totalCount }
      firstOnly: clients(filter: { firstname: { icontains: "rescue" } }) { totalCount }
      any: clients(filter: { firstname: { icontains: "rescue" } }, filterType: OR) { edges { node { organizationName } } }
      none: clients(filter: { firstname: { icontains: "rescue" }, archived: { is: true } }, filterType: OR) { totalCount }
      phone: clients(filter: { phoneNumbers: { icontains: "555 0104" } }) { edges { node { firstname } } }
      off: clients(filter: { archived: { is: true } }, first: 3) { edges { node { archived } } }
      there: appointments(filter: { ${day}, department: { is: "${id('place', 2)}" } }) { edges { node { department { name } } } }
      free: appointments(filter: { ${day}, user: { isNull: true } }) { totalCount edges { node { user { id } } } }
      shifts(filter: { user: { is: "${id('provider', 2)}" } }) { edges { node { start department { name } } } }
      invoices(filter: { client: { is: "${id('client', 1)}" } }) { edges { node { status dueSum invoiceRows { name } client { lastname } } } }
      reasons { edges { node { name duration availableOnline } } } reminders { totalCount } items { totalCount } wards { totalCount }
      consultations(first: 1) { totalCount edges { node { admittedTime patients { name } } } }
      node(id: "${id('client', 2)}") { __typename ... on Client { firstname } }
      gone: client(id: "${id('client', 41)}") { id } me { firstName userDetails { userType } }
    }`);
    expect(at(answer, 'usual')).toMatchObject({ pageInfo: { hasNextPage: true, hasPreviousPage: false } });
    expect([nodesAt(answer, 'usual').length, rowsAt(answer, 'long.edges').length]).toEqual([
      50,
      at(answer, 'usual.totalCount'),
    ]);
    expect(nodesAt(answer, 'end').map((row) => row['databaseId'])).toEqual([119, 120]);
    expect(nodesAt(answer, 'named')).toEqual([{ firstname: 'Zoë' }, { firstname: 'Zoë' }]);
    expect(answer).toMatchObject({ strict: { totalCount: 0 }, firstOnly: { totalCount: 0 }, none: { totalCount: 0 } });
    expect(nodesAt(answer, 'any')).toEqual([{ organizationName: 'Riverside Cat Rescue' }]);
    expect(nodesAt(answer, 'phone')).toEqual([{ firstname: 'Søren' }]);
    expect(nodesAt(answer, 'off')).toEqual([{ archived: true }, { archived: true }, { archived: true }]);
    const there = new Set(nodesAt(answer, 'there').map((row) => at(row, 'department.name')));
    expect(there).toEqual(new Set(['Summit Pet Clinic']));
    expect(nodesAt(answer, 'free').every((row) => row['user'] === null)).toBe(true);
    expect(new Set(nodesAt(answer, 'shifts').map((row) => at(row, 'department.name'))).size).toBe(2);
    expect(at(nodesAt(answer, 'invoices')[0], 'client.lastname')).toBe("O'Brien");
    expect(nodesAt(answer, 'reasons')).toHaveLength(7);
    expect(answer).toMatchObject({ node: { __typename: 'Client', firstname: 'Søren' }, gone: null });
    const wrong = await post('{ appointments(filter: { start: { gte: "tomorrow" } }) { totalCount } }');
    expect(wrong.body.errors?.[0]?.message).toMatch(/^Datetime has wrong format/);
  });

  it('books, moves and cancels appointments, and says what is wrong with a field', async () => {
    const { query, server } = await visit();
    const { of } = view.ids;
    const input = {
      start: '2026-12-01T10:00:00',
      end: '2026-12-01T10:45:00',
      department: of('place', 2),
      reason: of('visitType', 3),
      complaint: 'Limps',
      user: of('provider', 3),
      client: of('client', 1),
      patients: [of('patient', 1)],
      clientMutationId: 'a1',
    };
    const made = await query(book, { input });
    expect(at(made, 'createAppointment')).toMatchObject({
      appointment: { start: '2026-12-01T10:00:00-05:00', title: 'Sick visit', complaint: 'Limps', active: true },
      errors: [],
      clientMutationId: 'a1',
    });
    expect(server.practice.appointments.at(-1)).toMatchObject({ minutes: 45, placeKey: 2, providerKey: 3 });
    const id = at(made, 'createAppointment.appointment.id');
    const moved = await query(update, { input: { id, start: '2026-12-01T15:15:00Z' } });
    expect(at(moved, 'updateAppointment.appointment')).toMatchObject({
      start: '2026-12-01T10:15:00-05:00',
      duration: 30,
    });
    const off = await query(update, { input: { id, active: false, cancellationReason: 'Moved away' } });
    expect(at(off, 'updateAppointment.appointment')).toMatchObject({ active: false, cancellationReason: 'Moved away' });
    const nowhere = await query(book, { input: { ...input, department: of('client', 1) } });
    expect(at(nowhere, 'createAppointment')).toEqual({
      appointment: null,
      errors: [{ field: 'department', messages: ['Invalid hyperlink - Object does not exist.'] }],
      clientMutationId: 'a1',
    });
    const backwards = await query(book, { input: { ...input, end: '2026-12-01T09:00:00' } });
    expect(at(backwards, 'createAppointment.errors.0.field')).toBe('end');
    const locked = await visit({ refuseWrites: 'You do not have permission to perform this action.' });
    expect(at(await locked.query(book, { input }), 'createAppointment.errors')).toEqual([
      { field: null, messages: ['You do not have permission to perform this action.'] },
    ]);
  });

  it('enters clients without numbers, then their numbers and patients, and archives them', async () => {
    const { query } = await visit();
    const made =
      await query(`mutation { createClient(input: { firstname: "Jo", lastname: "Park", email: "jo@example.test" }) {
      client { id customerType email phoneNumbers { id } } errors { field } }
      bad: createClient(input: { email: "x@example.test" }) { client { id } errors { field messages } } }`);
    expect(at(made, 'createClient')).toMatchObject({
      client: { customerType: 'PRIVATE_PERSON', phoneNumbers: [] },
      errors: [],
    });
    expect(made['bad']).toEqual({
      client: null,
      errors: [{ field: 'lastname', messages: ['This field may not be blank.'] }],
    });
    const id = String(at(made, 'createClient.client.id'));
    const more = await query(`mutation {
      createPhoneNumber(input: { client: "${id}", phoneNumber: "207 555 0199" }) { phoneNumber { typeCode client { lastname } } }
      createPatient(input: { client: "${id}", name: "Fig", species: "Feline" }) { patient { name species client { id } } }
      updateClient(input: { id: "${id}", archived: true }) { client { archived email phoneNumbers { phoneNumber } patients { name } } } }`);
    expect(at(more, 'createPhoneNumber.phoneNumber')).toEqual({ typeCode: 'MOBILE', client: { lastname: 'Park' } });
    expect(at(more, 'createPatient.patient')).toEqual({ name: 'Fig', species: 'Feline', client: { id } });
    expect(at(more, 'updateClient.client')).toEqual({
      archived: true,
      email: 'jo@example.test',
      phoneNumbers: [{ phoneNumber: '207 555 0199' }],
      patients: [{ name: 'Fig' }],
    });
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('Node'), 'possibleTypes').length).toBeGreaterThan(15);
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post('{ clients { totalCount edges { node { id } } } }')).status).toBe(500);
  });
});
