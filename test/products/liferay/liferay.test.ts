import { describe, expect, it } from 'vitest';
import { offsetText } from '../../dialects/clock.ts';
import type { RunQuery } from '../../dialects/dialectRequests.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { type Row, allPages, at, named, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { liferay } from './liferay.ts';

const { view } = liferay;
const visit = productVisits(liferay);
const names = (rows: readonly Row[], path = 'name'): unknown[] => rows.map((row) => at(row, path));

/** All entries of an object, page after page. */
function readAll(query: RunQuery, list: string, fields: string): Promise<Row[]> {
  return allPages(async (page) => {
    const text = `query($page: Int) { c { ${list}(page: $page, pageSize: 50) { items { ${fields} } page lastPage } } }`;
    const answer = at(await query(text, { page: Number(page ?? 1) }), `c.${list}`);
    const next = Number(at(answer, 'page')) < Number(at(answer, 'lastPage')) ? Number(at(answer, 'page')) + 1 : null;
    return { rows: rowsAt(answer, 'items'), next: next === null ? null : String(next) };
  });
}

describe('the Liferay objects', () => {
  it('give locations, clients and animals, with what they belong to as a map', async () => {
    const { server, query } = await visit();
    const { locations, clients, patients } = expectedSample(liferay, '2026-11-17');
    const places = await readAll(
      query,
      'locations',
      'id locationId name street city region postalCode timeZone status',
    );
    expect(
      places.map(({ id, name, street, city, region, postalCode, timeZone }) => {
        return { id: String(id), name, address: [street, city, region, postalCode].join(', '), timeZone };
      }),
    ).toEqual(locations);
    const fields =
      'id c_clientId firstName lastName email mobilePhone homePhone workPhone isActive clientTags { key name } homeLocation';
    const people = await readAll(query, 'clients', fields);
    expect(names(people, 'id').map(String)).toEqual(
      view.clients(server.practice).map(({ key }) => view.ids.of('client', key)),
    );
    for (const [index, client] of clients.entries()) {
      const row = people[index] ?? {};
      expect([named(row, 'firstName', 'lastName'), row['firstName'] ?? undefined, row['lastName']]).toEqual([
        client.name,
        client.givenName,
        client.familyName,
      ]);
      const phones = [row['mobilePhone'], row['homePhone'], row['workPhone']].filter((phone) => phone !== null);
      expect(new Set(phones)).toEqual(new Set(client.phones));
      expect([row['email'], row['isActive']]).toEqual([client.emails?.[0] ?? null, client.active]);
      expect(names(rowsAt(row, 'clientTags'))).toEqual(client.tags);
      expect({ id: String(at(row, 'homeLocation.id')), name: at(row, 'homeLocation.name') }).toEqual(client.location);
      expect(row['c_clientId']).toBeNull();
    }
    const animals = await readAll(query, 'animals', 'animalId name species { name } breed owner');
    expect(names(animals, 'animalId').map(String)).toEqual(
      (view.patients?.(server.practice) ?? []).map(({ key }) => view.ids.of('patient', key)),
    );
    for (const [index, patient] of patients.entries()) {
      const row = animals[index] ?? {};
      expect([row['name'], at(row, 'species.name'), row['breed'] ?? undefined]).toEqual([
        patient.name,
        patient.species,
        patient.breed,
      ]);
      expect(String(at(row, 'owner.id'))).toBe(patient.clientId);
    }
    expect(at(animals.at(-1), 'owner')).toBeNull();
    expect(missingOperations(liferay)).toEqual([]);
  });

  it('have the appointments of a day, whose status is not that of the workflow', async () => {
    const { server, query } = await visit();
    const { appointments } = expectedSample(liferay, '2026-11-17', { practice: server.practice });
    expect(appointments.length).toBeGreaterThan(24);
    const fields =
      'id startTime endTime visitStatus { key name } status statusCode reason location visitType teamMember client animal';
    const answer = await query(`{ c { appointments(pageSize: 200, sort: "startTime:asc",
      filter: "startTime ge 2026-11-17T05:00:00Z and startTime lt 2026-11-18T07:00:00Z") { items { ${fields} } totalCount } } }`);
    const rows = rowsAt(answer, 'c.appointments.items');
    for (const { id, start, end, status, reason, patient, client, provider, location } of appointments) {
      const row = rows.find((each) => String(each['id']) === id) ?? {};
      const zone = String(at(row, 'location.timeZone'));
      expect(offsetText(Date.parse(String(row['startTime'])), zone)).toBe(start);
      expect(offsetText(Date.parse(String(row['endTime'])), zone)).toBe(end);
      expect([at(row, 'visitStatus.name'), row['status'], row['reason'] ?? undefined]).toEqual([
        status,
        'approved',
        reason,
      ]);
      const person = (path: string): object | undefined =>
        at(row, path) === null
          ? undefined
          : { id: String(at(row, `${path}.id`)), name: named(row, `${path}.firstName`, `${path}.lastName`) };
      const thing = (path: string): object | undefined =>
        at(row, path) === null ? undefined : { id: String(at(row, `${path}.id`)), name: at(row, `${path}.name`) };
      expect([person('client'), person('teamMember')]).toEqual([client, provider]);
      expect([thing('animal'), thing('location')]).toEqual([patient, location]);
    }
    expect(at(rows[0], 'client.dateCreated')).toBeTypeOf('number');
    const blocked = await readAll(query, 'blockedTimes', 'reason startTime teamMember');
    expect(blocked).toMatchObject([{ reason: 'Staff meeting', startTime: '2026-11-17T17:00:00.000Z' }]);
    const one = await query(
      `{ c { appointment(appointmentId: ${String(rows[0]?.['id'])}) { id } none: appointment(appointmentId: 7) { id } } }`,
    );
    expect(one).toEqual({ c: { appointment: { id: rows[0]?.['id'] }, none: null } });
  });

  it('are filtered in OData, searched, sorted, counted and given in pages', async () => {
    const { query, post, server } = await visit();
    const answer = await query(`{ c {
      gone: appointments(filter: "visitStatus in ('cancelled', 'noShow')", pageSize: 100) { items { visitStatus { key } } }
      of: appointments(filter: "r_client_c_clientId eq '${view.ids.of('client', 5)}' and not (reason eq 'Annual check-up')") { items { client reason } }
      there: appointments(filter: "location/timeZone eq 'America/Denver'", pageSize: 500) { items { location } }
      named: clients(filter: "contains(lastName, 'o''brien') or startswith(lastName, 'Abb')", sort: "lastName:desc,firstName") { items { lastName } }
      tagged: clients(filter: "clientTags eq 'vip' and isActive eq false") { items { clientTags { key } isActive } }
      found: clients(search: "207-555-0106") { items { firstName } totalCount }
      first: clients { items { id } page pageSize lastPage totalCount }
      beyond: clients(page: 40) { items { id } totalCount }
      many: appointments(pageSize: 4000) { pageSize items { id } }
      kinds: animals(aggregation: ["species"], pageSize: 1) { facets { facetCriteria facetValues { term numberOfOccurrences } } }
      teamMembers { items { lastName role { name } isActive workplaces } } visitTypes { items { name minutes price } }
    } }`);
    expect(names(rowsAt(answer, 'c.gone.items'), 'visitStatus.key')).not.toContain('done');
    for (const row of rowsAt(answer, 'c.of.items')) expect(at(row, 'client.lastName')).toBe("D'Angelo");
    expect(new Set(names(rowsAt(answer, 'c.there.items'), 'location.name'))).toEqual(new Set(['Summit Pet Clinic']));
    expect(names(rowsAt(answer, 'c.named.items'), 'lastName')).toEqual(["O'Brien", "O'Brien", 'Abbott']);
    for (const row of rowsAt(answer, 'c.tagged.items')) expect(row['isActive']).toBe(false);
    expect(at(answer, 'c.found')).toEqual({ items: [{ firstName: 'Íñigo' }], totalCount: 1 });
    const all = view.clients(server.practice).length;
    expect(at(answer, 'c.first')).toMatchObject({
      page: 1,
      pageSize: 20,
      lastPage: Math.ceil(all / 20),
      totalCount: all,
    });
    expect(at(answer, 'c.beyond')).toEqual({ items: [], totalCount: all });
    expect(at(answer, 'c.many.pageSize')).toBe(500);
    expect(rowsAt(rowsAt(answer, 'c.kinds.facets')[0], 'facetValues')).toHaveLength(4);
    expect(rowsAt(answer, 'c.teamMembers.items')).toHaveLength(8);
    expect(names(rowsAt(rowsAt(answer, 'c.teamMembers.items')[1], 'workplaces'))).toContain("St. Mary's Cat Practice");
    expect(rowsAt(answer, 'c.visitTypes.items')[0]).toEqual({ name: 'Wellness exam', minutes: 30, price: 75 });
    const wrong = await post('{ c { clients(filter: "surname eq \'Abel\'") { totalCount } } }');
    expect(wrong.body.errors?.[0]).toMatchObject({
      message:
        'Exception while fetching data (/c/clients) : A property used in the filter criteria is not supported: surname',
      extensions: { code: 'Bad Request', exception: { errno: 400 } },
    });
  });

  it('take new entries, but no link of one to another', async () => {
    const { query, post, server } = await visit();
    const entered =
      await query(`mutation { c { createClient(Client: { firstName: "Jo", lastName: "Park", email: "jo@example.test"
      homePhone: "207 555 0190", clientTags: [{ key: "vip" }] }) { clientId firstName homePhone clientTags { name } status } } }`);
    const id = Number(at(entered, 'c.createClient.clientId'));
    expect(at(entered, 'c.createClient')).toMatchObject({
      homePhone: '207 555 0190',
      clientTags: [{ name: 'VIP' }],
      status: 'approved',
    });
    expect(server.practice.clients.at(-1)).toMatchObject({ familyName: 'Park', emails: ['jo@example.test'] });
    const update = (input: string): string =>
      `mutation { c { updateClient(clientId: ${String(id)}, Client: { ${input} }) { firstName lastName homePhone mobilePhone } } }`;
    expect(await query(update('lastName: "Parker", mobilePhone: "207 555 0191"'))).toEqual({
      c: {
        updateClient: { firstName: 'Jo', lastName: 'Parker', homePhone: '207 555 0190', mobilePhone: '207 555 0191' },
      },
    });
    const messageOf = async (text: string): Promise<string> => (await post(text)).body.errors?.[0]?.message ?? '';
    expect(await messageOf(update('firstName: "Joan"'))).toMatch(
      /No value was provided for required object field "lastName"$/,
    );
    expect(await messageOf(update('lastName: "P", statusCode: 2'))).toMatch(/Draft status is not allowed$/);
    const animal = (more: string): string =>
      `mutation { c { createAnimal(Animal: { name: "Pip", species: { key: "rabbit" } ${more} }) { animalId name owner } } }`;
    const before = server.practice.patients.length;
    expect(await messageOf(animal(`, owner: ${String(id)}`))).toMatch(/Unable to create nested object entries$/);
    expect(server.practice.patients).toHaveLength(before);
    expect(at(await query(animal('')), 'c.createAnimal')).toMatchObject({ name: 'Pip', owner: null });
    expect(await messageOf(animal(', sex: { key: "unsure" }'))).toMatch(/is not mapped to a valid list type entry$/);
    const remove = `mutation { c { deleteClient(clientId: ${String(id)}) } }`;
    expect(await query(remove)).toEqual({ c: { deleteClient: true } });
    expect(await query(remove)).toEqual({ c: { deleteClient: null } });
    expect(await query(`mutation { c { createLocation(Location: { name: "Annex" }) { id } } }`)).toEqual({
      c: { createLocation: null },
    });
  });

  it('change a visit that is said again with all that is required', async () => {
    const { query, post, server } = await visit();
    const row = server.practice.appointments.find(({ state }) => state === 'planned');
    const id = view.ids.of('appointment', row?.key ?? 0);
    const change = (
      input: string,
    ): string => `mutation { c { updateAppointment(appointmentId: ${id}, Appointment: { ${input} })
      { startTime endTime visitStatus { name } reason cancellationReason client } } }`;
    const times = 'startTime: "2026-11-19T15:00:00Z", endTime: "2026-11-19T15:45:00Z"';
    const changed = at(
      await query(change(`${times}, visitStatus: { key: "cancelled" }, cancellationReason: "Sick"`)),
      'c.updateAppointment',
    );
    expect(changed).toMatchObject({
      startTime: '2026-11-19T15:00:00.000Z',
      endTime: '2026-11-19T15:45:00.000Z',
      visitStatus: { name: 'Cancelled' },
    });
    expect(server.practice.appointments.find(({ key }) => key === row?.key)).toMatchObject({
      state: 'cancelled',
      minutes: 45,
      cancelReason: 'Sick',
      clientKey: row?.clientKey,
    });
    const { body } = await post(change('visitStatus: { key: "done" }'));
    expect(body.errors?.[0]?.message).toMatch(/required object field "startTime"$/);
    const booked = await query(
      `mutation { c { createAppointment(Appointment: { ${times}, visitStatus: { key: "scheduled" }, reason: "Cough" }) { id client location reason } } }`,
    );
    expect(at(booked, 'c.createAppointment')).toMatchObject({ client: null, location: null, reason: 'Cough' });
    const linked = await post(
      `mutation { c { createAppointment(Appointment: { ${times}, visitStatus: { key: "scheduled" }, client: 42001 }) { id } } }`,
    );
    expect(linked.body).toMatchObject({
      data: { c: { createAppointment: null } },
      errors: [{ extensions: { code: 'Bad Request' } }],
    });
  });

  it('stand beside what every instance has; refusals are errors, and the schema is within the depth', async () => {
    const { query, post, server } = await visit({ refuseWrites: 'This account is read-only' });
    const answer =
      await query(`{ accounts { items { name } } myUserAccount { name } headlessAdminUser_v1_0 { userAccounts { items { givenName } } }
      headlessDelivery_v1_0 { blogPostings(siteKey: "Guest") { items { headline } } } graphQLNode(dataType: "UserAccount", id: 20125) { id ... on UserAccount { name } } }`);
    expect(answer).toMatchObject({
      myUserAccount: { name: 'Sam Keller' },
      graphQLNode: { id: 20_125, name: 'Dana Pruitt' },
    });
    const { body } = await post('mutation { c { createClient(Client: { lastName: "Park" }) { id } } }');
    expect(body.errors?.[0]?.message).toMatch(/: This account is read-only$/);
    expect(
      (await post('mutation { createAccount(account: { name: "A" }) { id } }')).body.errors?.[0]?.extensions?.code,
    ).toBe('Forbidden');
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('c'), 'fields').map(({ name }) => name)).toContain('teamMembers');
    expect(types.size).toBeGreaterThan(60);
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });
});
