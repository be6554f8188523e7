import { describe, expect, it } from 'vitest';
import type { RunQuery } from '../../dialects/dialectRequests.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { allPages, at, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { drupal } from './drupal.ts';

const { view } = drupal;
const visit = productVisits(drupal);
const column = (rows: readonly Row[], path: string): unknown[] => rows.map((row) => at(row, path));
const sorted = (values: readonly unknown[]): readonly string[] =>
  values.map(String).toSorted((one, other) => (one < other ? -1 : 1));
const ofNode = '... on NodeInterface { id title }';
const ofAppointment = `id appointmentStatus reason { value processed } when { start { timestamp time offset } end { time } }
  animal { ${ofNode} } client { ${ofNode} } teamMember { ${ofNode} } clinic { ${ofNode} }`;

/** All nodes of a list, 40 at a time. */
function readAll(query: RunQuery, list: string, fields: string): Promise<Row[]> {
  return allPages(async (after) => {
    const answer = await query(
      `query($after: Cursor) { ${list}(first: 40, after: $after) { nodes { ${fields} } pageInfo { hasNextPage endCursor } } }`,
      { after },
    );
    const more = at(answer, `${list}.pageInfo.hasNextPage`) === true;
    return {
      rows: rowsAt(answer, `${list}.nodes`),
      next: more ? String(at(answer, `${list}.pageInfo.endCursor`)) : null,
    };
  });
}

/** A reference as the desk shows it. */
function reference(row: Row, field: string): { id: unknown; name: unknown } | undefined {
  const found = at(row, field);
  return found === null ? undefined : { id: at(found, 'id'), name: at(found, 'title') };
}

describe('the Drupal site', () => {
  it('lists clinics, clients and animals in the order of their numbers', async () => {
    const { server, query } = await visit();
    const { locations, clients, patients } = expectedSample(drupal, '2026-11-17');
    const address = 'organization givenName familyName addressLine1 locality administrativeArea postalCode';
    const places = await readAll(query, 'nodeClinics', `id title timeZone address { ${address} }`);
    expect(
      places.map((row) => ({
        id: row['id'],
        name: row['title'],
        address: ['addressLine1', 'locality', 'administrativeArea', 'postalCode']
          .map((part) => String(at(row, `address.${part}`)))
          .join(', '),
        timeZone: row['timeZone'],
      })),
    ).toEqual(locations);
    const people = await readAll(
      query,
      'nodeClients',
      `id title active status email phone address { ${address} } clientTags { ... on TermInterface { name } } homeClinic { ${ofNode} }`,
    );
    expect(column(people, 'id')).toEqual(view.clients(server.practice).map(({ key }) => view.ids.of('client', key)));
    expect(new Set(column(people, 'status'))).toEqual(new Set([true]));
    for (const [index, client] of clients.entries()) {
      const row = people[index] ?? {};
      const isPerson = client.givenName !== undefined;
      expect([row['title'], row['phone'] ?? [], row['email']]).toEqual([
        client.name,
        client.phones,
        client.emails?.[0] ?? null,
      ]);
      expect([at(row, 'address.givenName'), at(row, 'address.familyName'), at(row, 'address.organization')]).toEqual(
        isPerson ? [client.givenName, client.familyName, null] : [null, null, client.familyName],
      );
      expect([row['active'], column(rowsAt(row, 'clientTags'), 'name')]).toEqual([client.active, client.tags]);
      expect(reference(row, 'homeClinic')).toEqual(client.location);
    }
    const animals = await readAll(
      query,
      'nodeAnimals',
      `id title breed species { ... on TermSpecies { name } } owner { ${ofNode} }`,
    );
    expect(column(animals, 'id')).toEqual(server.practice.patients.map(({ key }) => view.ids.of('patient', key)));
    for (const [index, patient] of patients.entries()) {
      const row = animals[index] ?? {};
      expect([row['title'], at(row, 'species.name'), row['breed'] ?? undefined]).toEqual([
        patient.name,
        patient.species,
        patient.breed,
      ]);
      expect(at(row, 'owner.id') ?? undefined).toBe(patient.clientId);
    }
    expect(animals.at(-1)).toMatchObject({ title: 'Stray tabby', owner: null });
    expect(missingOperations(drupal)).toEqual([]);
  });

  it('has the appointments of a day, each with everybody behind the union of all content types', async () => {
    const { server, query } = await visit();
    const { appointments } = expectedSample(drupal, '2026-11-17', { practice: server.practice });
    expect(appointments.length).toBeGreaterThan(24);
    // Days begin at the site's clock, two hours before the clinic in Denver: a day more is read, and sorted out.
    const book = await allPages(async (page) => {
      const answer = await query(
        `query($page: Int) { appointmentsGraphql1(page: $page, pageSize: 50, filter: {
          field_when_value: { min: "2026-11-17", max: "2026-11-18 12:00" } }) {
          results { ... on NodeAppointment { ${ofAppointment} } } pageInfo { page pageSize total } } }`,
        { page: Number(page ?? 0) },
      );
      const { total = 0, pageSize = 0 } = (at(answer, 'appointmentsGraphql1.pageInfo') ?? {}) as Row;
      const isLast = (Number(page ?? 0) + 1) * Number(pageSize) >= Number(total);
      const next = isLast ? null : String(Number(page ?? 0) + 1);
      return { rows: rowsAt(answer, 'appointmentsGraphql1.results'), next };
    });
    const starts = column(book, 'when.start.timestamp').map(Number);
    expect(starts).toEqual(starts.toSorted((one, other) => one - other));
    for (const { id, start, end, status, reason, patient, client, provider, location } of appointments) {
      const row = book.find((each) => each['id'] === id) ?? {};
      expect([at(row, 'when.start.time'), at(row, 'when.end.time')].map((time) => Date.parse(String(time)))).toEqual([
        Date.parse(start ?? ''),
        Date.parse(end ?? ''),
      ]);
      expect([at(row, 'when.start.timestamp'), at(row, 'when.start.offset')]).toEqual([
        Date.parse(start ?? '') / 1000,
        '+00:00',
      ]);
      expect([row['appointmentStatus'], at(row, 'reason.value') ?? undefined]).toEqual([status, reason]);
      const references = ['animal', 'client', 'teamMember', 'clinic'].map((field) => reference(row, field));
      expect(references).toEqual([patient, client, provider, location]);
    }
    const all = await readAll(query, 'nodeAppointments', 'id title');
    expect(sorted(column(all, 'id'))).toEqual(
      sorted(server.practice.appointments.filter(view.shows).map(({ key }) => view.ids.of('appointment', key))),
    );
    const blocked = await readAll(query, 'nodeBlockedTimes', 'title when { start { time } } reason { processed }');
    expect(blocked).toEqual([
      {
        title: 'Staff meeting',
        when: { start: { time: '2026-11-17T17:00:00+00:00' } },
        reason: { processed: '<p>Staff meeting</p>\n' },
      },
    ]);
  });

  it('wants a size of at most 100, and pages in both directions', async () => {
    const { query, post, server } = await visit();
    const refusal = async (args: string): Promise<unknown> =>
      (await post(`{ nodeClients${args} { nodes { id } } }`)).body.errors?.[0]?.message;
    expect(await refusal('')).toBe('You must provide one of first or last.');
    expect(await refusal('(first: 101)')).toBe('First may not be larger than 100.');
    expect(await refusal('(first: 0)')).toBe('First must be a positive integer when provided.');
    expect(await refusal('(first: 1, last: 1)')).toBe('Providing both first and last is not supported.');
    expect(await refusal('(first: 1, before: "x")')).toBe('Using first with before is not supported.');
    expect(await refusal('(first: 1, after: "x")')).toBe('Invalid cursor x');
    const answer = await query(`{
      first: nodeClients(first: 2) { edges { cursor node { id } } pageInfo { hasNextPage hasPreviousPage endCursor } }
      last: nodeClients(last: 2) { nodes { id } pageInfo { hasNextPage hasPreviousPage startCursor } }
      turned: nodeClients(first: 2, reverse: true) { nodes { id } }
      named: nodeClients(first: 3, sortKey: TITLE) { nodes { title } pageInfo { endCursor } }
      newest: nodeClients(first: 1, sortKey: UPDATED_AT, reverse: true) { nodes { changed { timestamp timezone } } }
      types: termVisitTypes(first: 50, sortKey: WEIGHT) { nodes { id name durationMinutes } }
      species: termSpeciesItems(first: 50) { nodes { name } }
      team: nodeTeamMembers(first: 50) { nodes { title jobTitle clinics { ${ofNode} } author { name } } } }`);
    const ids = view.clients(server.practice).map(({ key }) => view.ids.of('client', key));
    expect(column(rowsAt(answer, 'first.edges'), 'node.id')).toEqual(ids.slice(0, 2));
    expect(at(answer, 'first.pageInfo')).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
    expect(column(rowsAt(answer, 'last.nodes'), 'id')).toEqual(ids.slice(-2));
    expect(at(answer, 'last.pageInfo')).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
    expect(column(rowsAt(answer, 'turned.nodes'), 'id')).toEqual(ids.slice(-2).toReversed());
    const titles = column(rowsAt(answer, 'named.nodes'), 'title').map((title) => String(title).toLowerCase());
    expect(titles).toEqual(sorted(titles));
    expect(rowsAt(answer, 'newest.nodes')[0]).toMatchObject({ changed: { timezone: 'America/New_York' } });
    expect(rowsAt(answer, 'types.nodes')[0]).toEqual({ id: '41', name: 'Wellness exam', durationMinutes: 30 });
    expect(rowsAt(answer, 'types.nodes')).toHaveLength(6);
    expect(column(rowsAt(answer, 'species.nodes'), 'name')).toEqual(['Avian', 'Canine', 'Feline', 'Rabbit']);
    expect(rowsAt(answer, 'team.nodes')).toHaveLength(7);
    const before = await query(
      'query($cursor: Cursor) { nodeClients(last: 2, before: $cursor) { nodes { id } pageInfo { hasNextPage } } }',
      { cursor: at(answer, 'last.pageInfo.startCursor') },
    );
    expect(column(rowsAt(before, 'nodeClients.nodes'), 'id')).toEqual(ids.slice(-4, -2));
    const mixed = `nodeClients(first: 2, after: "${String(at(answer, 'named.pageInfo.endCursor'))}") { nodes { id } }`;
    expect((await post(`{ ${mixed} }`)).body.errors?.[0]?.message).toMatch(/^Invalid cursor/);
  });

  it('filters in views alone, by the names of columns', async () => {
    const { query } = await visit();
    const answer = await query(`{
      named: clientDirectory(filter: { combine: "o'BRIEN" }) { results { ${ofNode} } pageInfo { total } }
      bare: clientDirectory(filter: { combine: "muller" }) { results { ${ofNode} } }
      phone: clientDirectory(filter: { combine: "555 0104" }) { results { ${ofNode} } }
      inactive: clientDirectory(filter: { field_active_value: false }) { results { ... on NodeClient { active } } }
      tagged: clientDirectory(filter: { field_client_tags_target_id: "82" }) {
        results { ... on NodeClient { clientTags { ... on TermClientTag { id } } } } }
      sorted: clientDirectory(pageSize: 10, sortKey: TITLE, sortDir: DESC) { results { ${ofNode} } }
      odd: clientDirectory(pageSize: 33) { results { ${ofNode} } pageInfo { page pageSize offset total } filters { id operator } }
      off: appointmentsGraphql1(pageSize: 100, filter: { field_appointment_status_value: ["cancelled", "no_show"] }) {
        results { ... on NodeAppointment { appointmentStatus } } }
      one: appointmentsGraphql1(filter: { field_animal_target_id: "${view.ids.of('patient', 3)}" }) {
        results { ... on NodeAppointment { animal { ${ofNode} } } } }
      there: appointmentsGraphql1(filter: { field_clinic_target_id: "12" }) { results { ... on NodeAppointment { clinic { ${ofNode} } } } }
      open: appointmentsGraphql1(filter: { field_when_value: { min: "2026-11-17" } }) { pageInfo { total } }
      whole: appointmentsGraphql1 { pageInfo { total } }
      screen: waitingRoom { label results { title when appointmentStatus } } }`);
    expect(column(rowsAt(answer, 'named.results'), 'title')).toEqual(["Zoë O'Brien", "Zoë O'Brien"]);
    expect(column(rowsAt(answer, 'bare.results'), 'title')).toEqual(['Søren Müller']);
    expect(column(rowsAt(answer, 'phone.results'), 'title')).toEqual(['Søren Müller']);
    expect(new Set(column(rowsAt(answer, 'inactive.results'), 'active'))).toEqual(new Set([false]));
    expect(rowsAt(answer, 'tagged.results').every((row) => JSON.stringify(row).includes('"82"'))).toBe(true);
    const titles = column(rowsAt(answer, 'sorted.results'), 'title').map(String);
    expect([titles.length, titles[0]?.slice(0, 3)]).toEqual([10, 'Zoë']);
    expect(at(answer, 'odd.pageInfo')).toMatchObject({ page: 0, pageSize: 25, offset: 0 });
    expect(rowsAt(answer, 'odd.results')).toHaveLength(25);
    expect(rowsAt(answer, 'odd.filters')[0]).toEqual({ id: 'combine', operator: 'contains' });
    expect(new Set(column(rowsAt(answer, 'off.results'), 'appointmentStatus'))).toEqual(
      new Set(['cancelled', 'no_show']),
    );
    const ids = column(rowsAt(answer, 'one.results'), 'animal.id');
    expect([ids.length > 0, new Set(ids)]).toEqual([true, new Set([view.ids.of('patient', 3)])]);
    expect(new Set(column(rowsAt(answer, 'there.results'), 'clinic.title'))).toEqual(new Set(['Summit Pet Clinic']));
    expect(at(answer, 'open.pageInfo.total')).toBe(at(answer, 'whole.pageInfo.total'));
    expect(rowsAt(answer, 'screen.results').length).toBeGreaterThan(0);
    expect(
      column(rowsAt(answer, 'screen.results'), 'when').every((text) => String(text).startsWith('11/17/2026 - ')),
    ).toBe(true);
  });

  it('shows its schema within depth 8, cuts pages, and spoils them', async () => {
    const { query, server } = await visit();
    const types = await readPiecewise(query);
    expect(types.size).toBeGreaterThan(100);
    expect(rowsAt(types.get('Mutation'), 'fields').map(({ name }) => name)).toEqual(['_', 'addCommentComment']);
    expect(column(rowsAt(types.get('NodeUnion'), 'possibleTypes'), 'name')).toContain('NodeTeamMember');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
    const short = await (
      await visit({ cap: 3 })
    ).query(`{ nodeClients(first: 50) { nodes { id } pageInfo { hasNextPage } }
      clientDirectory(page: 1) { results { ${ofNode} } pageInfo { pageSize } } }`);
    expect([rowsAt(short, 'nodeClients.nodes').length, at(short, 'nodeClients.pageInfo.hasNextPage')]).toEqual([
      3,
      true,
    ]);
    expect([rowsAt(short, 'clientDirectory.results').length, at(short, 'clientDirectory.pageInfo.pageSize')]).toEqual([
      3, 3,
    ]);
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post('{ nodeClients(first: 5) { nodes { id } } }')).status).toBe(500);
    expect((await poisoned.post('{ nodeClients(first: 1) { nodes { id } } }')).status).toBe(200);
  });
});
