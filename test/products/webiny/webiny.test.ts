import { describe, expect, it } from 'vitest';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { webiny } from './webiny.ts';

const visit = productVisits(webiny);
const { view } = webiny;
const book = `mutation Book($data: AppointmentInput!) { createAppointment(data: $data) {
  data { id entryId startsAt endsAt appointmentStatus client { id entryId modelId } meta { status locked } } error { code message data } } }`;
const edit = `mutation Edit($id: ID!, $data: AppointmentInput!) { updateAppointment(revision: $id, data: $data) {
  data { id startsAt endsAt appointmentStatus reason } error { code message } } }`;

describe('Webiny', () => {
  it('serves every value that is expected of it, names by way of the ids of other lists', async () => {
    const { query } = await visit();
    expect(missingOperations(webiny)).toEqual([]);
    const { locations, clients, patients, appointments } = expectedSample(webiny, '2026-11-17');
    const lists = await query(`{
      listClinics { data { id name street city state postalCode timeZone } meta { totalCount hasMoreItems cursor } error { code } }
      listStaffMembers { data { id firstName lastName } }
      listClients(limit: 500) { data { id firstName lastName email phone alternatePhone active tags homeClinic { id modelId } } }
      listPets(limit: 500) { data { id name species breed owner { id } } }
      listAppointments(limit: 500, sort: [startsAt_ASC], where: { startsAt_gte: "2026-11-17T05:00:00Z", startsAt_lt: "2026-11-18T07:00:00Z" }) {
        data { id startsAt endsAt appointmentStatus reason pet { id } client { id } staffMember { id } clinic { id } service { id } } } }`);
    const named = new Map<unknown, string>();
    for (const list of ['listClinics', 'listPets']) {
      for (const { id, name } of rowsAt(lists, `${list}.data`)) named.set(id, String(name));
    }
    for (const list of ['listClients', 'listStaffMembers']) {
      for (const { id, firstName, lastName } of rowsAt(lists, `${list}.data`))
        named.set(id, [firstName, lastName].filter((part) => typeof part === 'string').join(' '));
    }
    const reference = (row: Row, field: string): object | undefined => {
      const id = at(row, `${field}.id`);
      return id === null ? undefined : { id, name: named.get(id) };
    };
    const places = rowsAt(lists, 'listClinics.data').map(({ id, name, street, city, state, postalCode, timeZone }) => ({
      id,
      name,
      address: [street, city, state, postalCode].join(', '),
      timeZone,
    }));
    expect(places.toReversed()).toEqual(locations);
    expect(at(lists, 'listClinics.meta')).toEqual({ totalCount: 3, hasMoreItems: false, cursor: null });
    expect(
      rowsAt(lists, 'listClients.data')
        .slice(0, 5)
        .map((row) => ({
          id: row['id'],
          name: named.get(row['id']),
          ...(row['firstName'] !== null && { givenName: row['firstName'] }),
          familyName: row['lastName'],
          phones: [row['phone'], row['alternatePhone']].filter((phone) => phone !== null),
          emails: [row['email']].filter((email) => email !== null),
          active: row['active'],
          tags: row['tags'],
          location: reference(row, 'homeClinic'),
        })),
    ).toEqual(clients);
    expect(
      rowsAt(lists, 'listPets.data')
        .slice(0, 5)
        .map(({ id, name, species, breed, ...row }) => ({
          id,
          name,
          species,
          ...(breed !== null && { breed }),
          ...(row['owner'] !== null && { clientId: at(row, 'owner.id') }),
        })),
    ).toEqual(patients);
    const rows = rowsAt(lists, 'listAppointments.data');
    expect(appointments.length).toBeGreaterThan(20);
    for (const { id, start = '', end = '', ...expected } of appointments) {
      const row = rows.find((each) => each['id'] === id) ?? {};
      expect([row['startsAt'], row['endsAt']]).toEqual([start, end].map((text) => new Date(text).toISOString()));
      expect({
        status: row['appointmentStatus'],
        reason: row['reason'] ?? undefined,
        patient: reference(row, 'pet'),
        client: reference(row, 'client'),
        provider: reference(row, 'staffMember'),
        location: reference(row, 'clinic'),
      }).toEqual({
        status: expected.status,
        reason: expected.reason,
        patient: expected.patient,
        client: expected.client,
        provider: expected.provider,
        location: expected.location,
      });
    }
  });

  it('gives fifty entries at a time, the last saved first, and goes on after a cursor', async () => {
    const { query, server } = await visit();
    const list = 'data { id entryId savedOn } meta { totalCount hasMoreItems cursor }';
    const first = await query(`{ listClients { ${list} } }`);
    expect(rowsAt(first, 'listClients.data')).toHaveLength(50);
    const after = String(at(first, 'listClients.meta.cursor'));
    const rest = await query(`{ listClients(after: "${after}", limit: 90) { ${list} } }`);
    const ids = [...rowsAt(first, 'listClients.data'), ...rowsAt(rest, 'listClients.data')].map(({ id }) => id);
    expect(ids).toEqual(view.clients(server.practice).map(({ key }) => view.ids.of('client', key)));
    expect(at(rest, 'listClients.meta')).toEqual({ totalCount: ids.length, hasMoreItems: false, cursor: null });
    const bad = await query(
      '{ listClients(sort: [lastName_ASC, firstName_ASC]) { data { id } meta { totalCount } error { code message } } }',
    );
    expect(bad['listClients']).toEqual({
      data: null,
      meta: null,
      error: { code: 'SORT_MULTIPLE_FIELDS_ERROR', message: 'Sorting is limited to a single field.' },
    });
    const deleted = await query('{ listDeletedClients { data { deletedOn } } }');
    expect(rowsAt(deleted, 'listDeletedClients.data').length).toBeGreaterThan(0);
  });

  it('filters by operators, references and words that are patterns', async () => {
    const { query } = await visit();
    const zoe = view.ids.of('client', 1);
    const found = await query(`{
      word: listClients(search: "o'BRIEN") { data { id } }
      both: listClients(search: "Zoë O'Brien") { data { id } }
      phone: listClients(search: "+1 207") { data { id } error { code message } }
      contains: listClients(where: { lastName_contains: "brien o" }) { data { id } }
      starts: listClients(where: { lastName_startsWith: "o'b", active: true }) { data { id } }
      pets: listPets(where: { owner: { id: "${zoe}" } }) { data { owner { id } } }
      stray: listPets(where: { owner: null }) { data { name } }
      visits: listAppointments(where: { client: { entryId_in: ["${zoe.slice(0, 24)}"] }, appointmentStatus_not_in: ["cancelled"] }) { data { client { id } appointmentStatus } }
      drafts: listAppointments(where: { status: "draft" }, limit: 1) { meta { totalCount } }
      none: listAppointments(where: { status: "completed" }) { meta { totalCount } }
      either: listPets(where: { OR: [{ species: "Rabbit" }, { species: "Avian" }] }, limit: 300) { data { species } } }`);
    const zoes = [8, 1].map((key) => ({ id: view.ids.of('client', key) }));
    for (const list of ['word', 'contains', 'starts']) expect(at(found, `${list}.data`)).toEqual(zoes);
    expect(at(found, 'both.data')).toEqual([]);
    expect(found['phone']).toMatchObject({ data: null, error: { code: 'LIST_ENTRIES_ERROR' } });
    expect(rowsAt(found, 'pets.data').length).toBeGreaterThan(0);
    expect(at(found, 'stray.data')).toEqual([{ name: 'Stray tabby' }]);
    expect(rowsAt(found, 'visits.data').every((row) => at(row, 'client.id') === zoe)).toBe(true);
    expect(Number(at(found, 'drafts.meta.totalCount'))).toBeGreaterThan(100);
    expect(at(found, 'none.meta.totalCount')).toBe(0);
    expect(new Set(rowsAt(found, 'either.data').map(({ species }) => species))).toEqual(new Set(['Rabbit', 'Avian']));
  });

  it('books, moves, calls off and deletes, and says in `error` what is wrong', async () => {
    const { query, server } = await visit();
    const { practice } = server;
    const reference = (modelId: string, id: string): object => ({ modelId, id });
    const data = {
      startsAt: '2026-12-01T15:00:00Z',
      endsAt: '2026-12-01T15:45:00Z',
      appointmentStatus: 'scheduled',
      client: reference('client', view.ids.of('client', 1)),
      clinic: reference('clinic', view.ids.of('place', 2)),
      service: reference('service', view.ids.of('visitType', 3)),
    };
    const booked = await query(book, { data });
    expect(at(booked, 'createAppointment')).toMatchObject({
      data: {
        endsAt: '2026-12-01T15:45:00.000Z',
        client: { modelId: 'client' },
        meta: { status: 'draft', locked: false },
      },
      error: null,
    });
    expect(practice.appointments.at(-1)).toMatchObject({ minutes: 45, placeKey: 2, clientKey: 1, typeKey: 3 });
    const id = String(at(booked, 'createAppointment.data.id'));
    const moved = await query(edit, { id, data: { startsAt: '2026-12-01T15:15:00Z', reason: 'Cough' } });
    expect(at(moved, 'updateAppointment.data')).toMatchObject({ endsAt: '2026-12-01T15:45:00.000Z', reason: 'Cough' });
    const off = await query(edit, { id, data: { appointmentStatus: 'cancelled' } });
    expect(at(off, 'updateAppointment.data.appointmentStatus')).toBe('cancelled');
    expect(practice.appointments.at(-1)).toMatchObject({ state: 'cancelled', minutes: 30 });
    const wrong = await query(edit, { id, data: { appointmentStatus: 'CANCELED', clinic: null } });
    expect(wrong['updateAppointment']).toEqual({
      data: null,
      error: { code: 'VALIDATION_FAILED', message: 'Validation failed.' },
    });
    const missing = await query(book, { data: { ...data, client: reference('client', `${'0'.repeat(24)}#0001`) } });
    expect(at(missing, 'createAppointment.error.code')).toBe('ENTRY_NOT_FOUND');
    const gone = await query(`mutation { deleteAppointment(revision: "${id}") { data error { code } } }`);
    expect(gone['deleteAppointment']).toEqual({ data: true, error: null });
    const after = await query(`{ getAppointment(revision: "${id}") { data { id } error { code message } }
      entry: getAppointment(entryId: "${id}") { data { id } error { code } } both: getAppointment { error { code } } }`);
    expect(after).toEqual({
      getAppointment: { data: null, error: { code: 'NOT_FOUND', message: `Entry by ID "${id}" not found.` } },
      entry: { data: null, error: null },
      both: { error: { code: 'GRAPHQL_ARGS_ERROR' } },
    });
  });

  it('enters clients and animals, locks what is published, and keeps revisions', async () => {
    const { query, post, server } = await visit();
    const made = await query(`mutation { createClient(data: { firstName: "Jo", lastName: "Park", phone: "207 555 0199"
      email: "jo@example.test", tags: ["VIP"] }) { data { id active tags meta { title version } } error { code } } }`);
    const id = String(at(made, 'createClient.data.id'));
    expect(server.practice.clients.at(-1)).toMatchObject({
      familyName: 'Park',
      tags: ['VIP'],
      emails: ['jo@example.test'],
    });
    const pet = await query(`mutation { createPet(data: { name: "Fig", species: "Feline", dateOfBirth: "2024-02-03"
      owner: { modelId: "client", id: "${id}" } }) { data { name owner { id } dateOfBirth } error { code } } }`);
    expect(at(pet, 'createPet.data')).toEqual({ name: 'Fig', owner: { id }, dateOfBirth: '2024-02-03' });
    const change = `updateClient(revision: "${id}", data: { lastName: "Parker" })`;
    await query(`mutation { publishClient(revision: "${id}") { data { meta { status } } } }`);
    const locked = await query(`mutation { ${change} { data { id } error { code message } } }`);
    expect(at(locked, 'updateClient.error.message')).toBe("Cannot update entry because it's locked.");
    const next = await query(`mutation { createClientFrom(revision: "${id}", data: { lastName: "Parker" }) {
      data { id lastName meta { version status revisions { id lastName } } } } }`);
    expect(at(next, 'createClientFrom.data')).toEqual({
      id: id.replace('#0001', '#0002'),
      lastName: 'Parker',
      meta: {
        version: 2,
        status: 'draft',
        revisions: [
          { id: id.replace('#0001', '#0002'), lastName: 'Parker' },
          { id, lastName: 'Park' },
        ],
      },
    });
    const bin = await query(`mutation { deleteClient(revision: "${id.slice(0, 24)}") { data } }`);
    expect(at(bin, 'deleteClient.data')).toBe(true);
    const back = await query(`mutation { restoreClientFromBin(revision: "${id.slice(0, 24)}") { data { lastName } } }`);
    expect(at(back, 'restoreClientFromBin.data.lastName')).toBe('Parker');
    const closed = await query('mutation { createProduct(data: { name: "Ball" }) { data { id } error { code } } }');
    expect(at(closed, 'createProduct.error.code')).toBe('SECURITY_NOT_AUTHORIZED');
    const read =
      await query(`{ searchContentEntries(modelIds: ["client", "pet"], query: "fig") { data { title model { name } } }
      listInvoices(limit: 1) { data { number total client { id } products { id } } } listArticles { data { title body } } }`);
    expect(at(read, 'searchContentEntries.data')).toEqual([{ title: 'Fig', model: { name: 'Pet' } }]);
    expect(rowsAt(read, 'listInvoices.data')).toHaveLength(1);
    const refused = await visit({ refuseWrites: 'This account is read-only' });
    expect(at(await refused.query(`mutation { ${change} { error { message } } }`), 'updateClient.error.message')).toBe(
      'This account is read-only',
    );
    expect((await post('{ listClients { data { nothing } } }')).body.errors).toHaveLength(1);
  });

  it('shows its schema within the depth that is allowed, and fails with a row that cannot be read', async () => {
    const { query } = await visit();
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('Appointment'), 'fields').map(({ name }) => name)).toContain('staffMember');
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post('{ listClients(limit: 200) { data { id } } }')).status).toBe(500);
  });
});
