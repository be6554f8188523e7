import { describe, expect, it } from 'vitest';
import { instantOfWall } from '../../dialects/clock.ts';
import type { RunQuery } from '../../dialects/dialectRequests.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { type Row, allPages, at, nodesAt, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { heartcore } from './heartcore.ts';

const { view } = heartcore;
const visit = productVisits(heartcore);
const column = (rows: readonly Row[], field: string): unknown[] => rows.map((row) => row[field]);
const texts = (rows: readonly Row[], path: string): string[] => rows.map((row) => String(at(row, path)));

/** All nodes of a type, page after page. */
function readAll(query: RunQuery, type: string, fields: string): Promise<Row[]> {
  return allPages(async (after) => {
    const text = `query($after: String) { all${type}(first: 40, after: $after) { edges { node { ${fields} } } pageInfo { hasNextPage endCursor } } }`;
    const answer = await query(text, { after });
    const { hasNextPage = false, endCursor = null } = (at(answer, `all${type}.pageInfo`) ?? {}) as Row;
    return { rows: nodesAt(answer, `all${type}`), next: hasNextPage === true ? String(endCursor) : null };
  });
}

describe('the Heartcore project', () => {
  it('gives practices, clients and animals in the order of the tree', async () => {
    const { server, query } = await visit();
    const { locations, clients, patients } = expectedSample(heartcore, '2026-11-17');
    const places = await readAll(query, 'Practice', 'id name street city region postalCode timeZone');
    expect(
      places.map(({ id, name, street, city, region, postalCode, timeZone }) => ({
        id,
        name,
        address: [street, city, region, postalCode].join(', '),
        timeZone,
      })),
    ).toEqual(locations);
    const people = await readAll(
      query,
      'Client',
      'id name givenName familyName phones email isActive clientTags homePractice { id name } level',
    );
    expect(column(people, 'id')).toEqual(view.clients(server.practice).map(({ key }) => view.ids.of('client', key)));
    for (const [index, client] of clients.entries()) {
      const row = people[index] ?? {};
      expect([row['name'], row['givenName'] ?? undefined, row['familyName']]).toEqual([
        client.name,
        client.givenName,
        client.familyName,
      ]);
      expect([row['phones'], row['isActive'], row['clientTags']]).toEqual([client.phones, client.active, client.tags]);
      expect([row['email'], row['homePractice']]).toEqual([client.emails?.[0] ?? null, client.location]);
    }
    const animals = await readAll(query, 'Animal', 'id name species breed parent { id contentTypeAlias }');
    expect(column(animals, 'id')).toEqual(
      (view.patients?.(server.practice) ?? []).map(({ key }) => view.ids.of('patient', key)),
    );
    for (const [index, patient] of patients.entries()) {
      const row = animals[index] ?? {};
      expect([row['name'], row['species'], row['breed'] ?? undefined]).toEqual([
        patient.name,
        [patient.species],
        patient.breed,
      ]);
      expect(row['parent']).toEqual({ id: patient.clientId, contentTypeAlias: 'client' });
    }
    expect(at(animals.at(-1), 'parent.contentTypeAlias')).toBe('folder');
    expect(missingOperations(heartcore)).toEqual([]);
  });

  it('has the appointments of a day in local time, with everybody behind the interface', async () => {
    const { server, query } = await visit();
    const fields = `id startTime durationMinutes visitStatus reason animal { id name } client { id name } staffMember { id name ... on StaffMember { jobTitle } }
      practice { id name ... on Practice { timeZone } } visitType { ... on VisitType { title danish: title(culture: "da") } }`;
    const rows = await readAll(query, 'Appointment', fields);
    const { appointments } = expectedSample(heartcore, '2026-11-17', { practice: server.practice });
    expect(appointments.length).toBeGreaterThan(24);
    const ofDay = rows.filter((row) => String(row['startTime']).startsWith('2026-11-17'));
    expect(texts(ofDay, 'id').toSorted((one, other) => (one < other ? -1 : 1))).toEqual(
      appointments.map(({ id }) => id).toSorted((one, other) => (one < other ? -1 : 1)),
    );
    for (const { id, start, end, status, reason, patient, client, provider, location } of appointments) {
      const row = ofDay.find((each) => each['id'] === id) ?? {};
      const starts = instantOfWall(String(row['startTime']), String(at(row, 'practice.timeZone')));
      expect(starts).toBe(Date.parse(start ?? ''));
      expect(starts + Number(row['durationMinutes']) * 60_000).toBe(Date.parse(end ?? ''));
      expect([row['visitStatus'], row['reason'] ?? undefined]).toEqual([[status], reason]);
      expect([row['animal'] ?? undefined, row['client'] ?? undefined]).toEqual([patient, client]);
      expect([at(row, 'staffMember.id') ?? undefined, at(row, 'staffMember.name') ?? undefined]).toEqual([
        provider?.id,
        provider?.name,
      ]);
      expect([at(row, 'practice.id'), at(row, 'practice.name')]).toEqual([location?.id, location?.name]);
    }
    expect(texts(rows, 'visitType.danish')).toContain('Kloklip');
    expect(texts(rows, 'visitType.title')).toContain('Nail trim');
    const blocked = await readAll(query, 'BlockedTime', 'startTime endTime reason staffMember { name }');
    expect(blocked).toMatchObject([
      { startTime: '2026-11-17T12:00:00', endTime: '2026-11-17T13:00:00', reason: 'Staff meeting' },
    ]);
  });

  it('filters and orders by what is no picker', async () => {
    const { query, post } = await visit();
    const answer = await query(`{
      day: allAppointment(where: { startTime_gte: "2026-11-17", startTime_lt: "2026-11-18T00:00:00" }, orderBy: [startTime_ASC]) { edges { node { startTime } } }
      off: allAppointment(where: { visitStatus_some: ["Cancelled", "No show"] }) { edges { node { visitStatus } } }
      long: allAppointment(where: { durationMinutes_gt: 40, NOT: [{ visitStatus_all: ["Cancelled"] }] }) { edges { node { durationMinutes } } }
      named: allClient(where: { name_contains: "o'brien" }) { edges { node { name } } }
      either: allClient(where: { OR: [{ familyName: "Abel" }, { familyName_starts_with: "Abb" }] }) { edges { node { familyName } } }
      inactive: allClient(where: { isActive: false }, orderBy: [familyName_DESC]) { edges { node { isActive familyName } } }
      since: allClient(where: { createDate_lt: "2019-03-01T00:00:00Z" }) { edges { node { createDate } } }
      all: allContent(where: { contentTypeAlias_any: ["client"] }, first: 2) { items { name ... on Client { phones } } pageInfo { hasNextPage hasPreviousPage } }
      last: allClient(last: 2, orderBy: [name_ASC]) { edges { node { name } } pageInfo { hasPreviousPage } }
    }`);
    expect(texts(nodesAt(answer, 'day'), 'startTime')).toEqual(
      texts(nodesAt(answer, 'day'), 'startTime').toSorted((one, other) => (one < other ? -1 : 1)),
    );
    expect(new Set(texts(nodesAt(answer, 'day'), 'startTime').map((text) => text.slice(0, 10)))).toEqual(
      new Set(['2026-11-17']),
    );
    expect(new Set(texts(nodesAt(answer, 'off'), 'visitStatus'))).toEqual(new Set(['Cancelled', 'No show']));
    expect(new Set(column(nodesAt(answer, 'long'), 'durationMinutes'))).toEqual(new Set([60, 90]));
    expect(column(nodesAt(answer, 'named'), 'name')).toEqual(["Zoë O'Brien", "Zoë O'Brien"]);
    expect(column(nodesAt(answer, 'either'), 'familyName')).toEqual(['Abel', 'Abbott']);
    expect(new Set(column(nodesAt(answer, 'inactive'), 'isActive'))).toEqual(new Set([false]));
    expect(nodesAt(answer, 'since').length).toBeGreaterThan(0);
    expect(at(answer, 'all')).toMatchObject({
      items: [{ name: "Zoë O'Brien" }, {}],
      pageInfo: { hasNextPage: true, hasPreviousPage: false },
    });
    expect([nodesAt(answer, 'last').length, at(answer, 'last.pageInfo.hasPreviousPage')]).toEqual([2, true]);
    const refused = await post('{ allClient(where: { homePractice: "x" }) { edges { cursor } } }');
    expect(refused.body.errors?.[0]?.message).toContain('homePractice');
    const date = await post('{ allAppointment(where: { startTime_gte: "tomorrow" }) { edges { cursor } } }');
    expect(date.body.errors?.[0]?.message).toContain("Unable to convert 'tomorrow'");
  });

  it('finds one node by id or url, its tree, and drafts in a preview', async () => {
    const { query, post } = await visit();
    const id = view.ids.of('client', 5);
    const answer = await query(
      `query($id: ID) { content(id: $id) { __typename name url level ancestors { items { name } } children { items { name contentTypeAlias } } }
      client(id: $id) { notes } animal(id: $id) { id } none: content(id: "4711") { id }
      home: home(url: "/") { headline sections { content { contentTypeAlias ... on TextBlock { heading } } } bookOnline { type url } descendants(first: 1) { items { name } } }
      allStaffMember { edges { node { name practices { name } portrait { media { name } cropUrl(width: 80) } } } }
      drafts: allStaffMember(preview: true) { edges { node { name } } } allVisitType { edges { node { name calendarColor { color } } } } }`,
      { id },
    );
    expect(answer['content']).toMatchObject({
      __typename: 'Client',
      name: "Ana D'Angelo",
      url: '/clients/ana-d-angelo/',
      level: 3,
      ancestors: { items: [{ name: 'Harbor Veterinary Group' }, { name: 'Clients' }] },
    });
    expect(rowsAt(answer, 'content.children.items')).toHaveLength(3);
    expect([answer['client'], answer['animal'], answer['none']]).toEqual([
      { notes: '<p>Prefers messages.</p>' },
      null,
      null,
    ]);
    expect(answer['home']).toMatchObject({
      sections: [{ content: { contentTypeAlias: 'textBlock', heading: 'Closed on Thanksgiving' } }],
      bookOnline: { type: 'EXTERNAL' },
      descendants: { items: [{ name: 'Practices' }] },
    });
    expect([nodesAt(answer, 'allStaffMember').length, nodesAt(answer, 'drafts').length]).toEqual([7, 8]);
    expect(rowsAt(nodesAt(answer, 'allStaffMember')[1], 'practices')).toHaveLength(2);
    expect(nodesAt(answer, 'allVisitType')).toHaveLength(6);
    const byUrl = await query('{ client(url: "/clients/ana-d-angelo/") { id } }');
    expect(byUrl['client']).toEqual({ id });
    const both = await post('{ content { id } }');
    expect(both.body.errors?.[0]?.message).toBe('Either id or url must be specified but not both.');
  });

  it('has no mutations, shows its schema within depth 8, cuts pages, and spoils them', async () => {
    const { query, server } = await visit();
    const types = await readPiecewise(query);
    expect(types.has('Mutation')).toBe(false);
    expect(types.size).toBeGreaterThan(70);
    expect(column(rowsAt(types.get('ContactDetails'), 'possibleTypes'), 'name')).toEqual([
      'Practice',
      'StaffMember',
      'Client',
    ]);
    expect(server.received.deepest).toBeLessThanOrEqual(8);
    const short = await (
      await visit({ cap: 3 })
    ).query('{ allClient(first: 50) { edges { node { id } } pageInfo { hasNextPage } } }');
    expect([nodesAt(short, 'allClient').length, at(short, 'allClient.pageInfo.hasNextPage')]).toEqual([3, true]);
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post('{ allClient { edges { node { id } } } }')).status).toBe(500);
  });
});
