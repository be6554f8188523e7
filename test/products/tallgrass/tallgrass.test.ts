import { describe, expect, it } from 'vitest';
import { offsetText, startOfDay } from '../../dialects/clock.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { allPages, at, nodesAt, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, type ProductVisit, productVisits } from '../queryProduct.ts';
import { companionFields, householdFields, visitFields } from './fields.ts';
import { tallgrass } from './tallgrass.ts';
import { globalId } from './values.ts';

const visit = productVisits(tallgrass);
const { view } = tallgrass;

/** A row without what is null. */
const filled = (row: Row): Row => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));

/** A reference to a row with its name at a path; null where there is none. */
const named = (row: Row, field: string, name = 'name'): object | null =>
  row[field] === null ? null : { id: at(row, `${field}.id`), name: at(row, `${field}.${name}`) };

function householdFrom(row: Row): Row {
  return filled({
    id: row['id'],
    name: row['displayName'],
    givenName: at(row, 'primaryMember.givenName'),
    familyName: at(row, 'primaryMember.familyName'),
    phones: rowsAt(row, 'primaryMember.phoneNumbers').map(({ number }) => number),
    emails: rowsAt(row, 'primaryMember.emailAddresses').map(({ address }) => address),
    active: row['status'] === 'ACTIVE',
    tags: rowsAt(row, 'labels').map(({ name }) => name),
    lastVisit: row['lastSeenOn'],
    location: row['homeHospital'],
  });
}

function companionFrom(row: Row): Row {
  return filled({
    id: row['id'],
    name: row['name'],
    species: at(row, 'species.name'),
    breed: at(row, 'breed.name'),
    clientId: at(row, 'household.id'),
  });
}

function visitFrom(row: Row): Row {
  const instant = (field: string): string =>
    offsetText(Date.parse(String(row[field])), String(at(row, 'hospital.timeZone')));
  return filled({
    id: row['id'],
    start: instant('startsAt'),
    end: instant('endsAt'),
    status: row['stage'],
    reason: row['presentingConcern'],
    patient: named(row, 'companion'),
    client: named(row, 'household', 'displayName'),
    provider: named(row, 'teammate', 'fullName'),
    location: named(row, 'hospital'),
  });
}

/** All nodes of a connection, page by page. */
function pagesOf({ query }: ProductVisit, field: string, args: string, fields: string): Promise<readonly Row[]> {
  return allPages(async (from) => {
    const after = from === null ? '' : `, after: "${from}"`;
    const answer = await query(
      `{ ${field}(${args}${after}) { edges { node { ${fields} } } pageInfo { hasNextPage endCursor } } }`,
    );
    const next = at(answer, `${field}.pageInfo.hasNextPage`) ? at(answer, `${field}.pageInfo.endCursor`) : null;
    return { rows: nodesAt(answer, field), next: typeof next === 'string' ? next : null };
  });
}

/** A range of so many days by a clock. */
function rangeOf(day: string, zone: string, days = 1): string {
  const [from, until] = [startOfDay(day, zone), startOfDay(day, zone, days)].map((instant) =>
    new Date(instant).toISOString(),
  );
  return `range: { from: "${String(from)}", until: "${String(until)}" }`;
}

describe('Tallgrass', () => {
  it('gives hospitals, households and companions as a careful person would show them', async () => {
    const { query } = await visit();
    const { locations, clients, patients } = expectedSample(tallgrass, '2026-11-17');
    const answer = await query(`{
      viewer { app { name } teammate { id } permissions organization { id } }
      organization { id name hospitals { totalCount edges { node { id name timeZone
        address { line1 city state postalCode } calendars { title teammate { id } } } } } }
      households(first: 5) { edges { node { ${householdFields} } } }
      companions(first: 5) { edges { node { ${companionFields} } } }
    }`);
    const hospitals = nodesAt(answer, 'organization.hospitals');
    expect(
      hospitals.map(({ id, name, timeZone, ...row }) => {
        const address = ['line1', 'city', 'state', 'postalCode'].map((part) => at(row, `address.${part}`)).join(', ');
        return { id, name, address, timeZone };
      }),
    ).toEqual(locations);
    expect(rowsAt(hospitals[0], 'calendars')[0]).toEqual({ title: 'Unassigned', teammate: null });
    expect(nodesAt(answer, 'households').map(householdFrom)).toEqual(clients);
    expect(nodesAt(answer, 'companions').map(companionFrom)).toEqual(patients);
    expect(missingOperations(tallgrass)).toEqual([]);
  });

  it('gives the visits of one hospital and a range', async () => {
    const product = await visit();
    const { query, post, server } = product;
    for (const day of ['2026-11-17', '2026-11-01', '2026-03-08']) {
      for (const place of server.practice.places) {
        const args = `hospitalId: "${view.ids.of('place', place.key)}", ${rangeOf(day, place.zone)}, first: 5`;
        // eslint-disable-next-line no-await-in-loop
        const rows = await pagesOf(product, 'scheduledVisits', args, visitFields);
        const expected = expectedSample(tallgrass, day, { placeKey: place.key }).appointments;
        expect(rows.map(visitFrom), `${day} ${place.name}`).toEqual(expected);
      }
    }
    const zone = 'America/New_York';
    const here = `hospitalId: "${globalId('Hospital', 1)}", ${rangeOf('2026-11-16', zone, 5)}`;
    const answer = await query(`{
      canceled: scheduledVisits(${here}, filter: { stages: [CANCELED] }) { edges { node { stage cancellation { reason } } } }
      open: scheduledVisits(${here}, filter: { calendarIds: ["${globalId('Calendar', '1-0')}"] }) { edges { node { teammate { id } } } }
      mine: scheduledVisits(${here}, filter: { teammateIds: ["${globalId('Teammate', 2)}"] }, first: 3) { totalCount
        edges { node { calendar { title teammate { id } } } } pageInfo { hasNextPage hasPreviousPage } }
      timeBlocks(${here}) { title startsAt endsAt calendar { title } }
      hospital(id: "${globalId('Hospital', 2)}") { calendars { title scheduledVisits(${rangeOf('2026-11-17', 'America/Denver')}) { totalCount } } }
    }`);
    expect(nodesAt(answer, 'canceled').length).toBeGreaterThan(2);
    expect(nodesAt(answer, 'canceled').every((row) => at(row, 'cancellation.reason') === 'Client called')).toBe(true);
    expect(nodesAt(answer, 'open')).toEqual([{ teammate: null }]);
    expect(nodesAt(answer, 'mine').every((row) => at(row, 'calendar.title') === 'Björn Håkansson')).toBe(true);
    expect(at(answer, 'mine.pageInfo')).toEqual({ hasNextPage: true, hasPreviousPage: false });
    expect(answer['timeBlocks']).toEqual([
      {
        title: 'Staff meeting',
        startsAt: '2026-11-17T17:00:00.000Z',
        endsAt: '2026-11-17T18:00:00.000Z',
        calendar: { title: 'Amelia Okafor' },
      },
    ]);
    const counts = rowsAt(answer, 'hospital.calendars').map((row) => Number(at(row, 'scheduledVisits.totalCount')));
    const there = expectedSample(tallgrass, '2026-11-17', { placeKey: 2 }).appointments;
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(there.length);
    const removed = server.practice.appointments.find(({ isDeleted }) => isDeleted);
    const id = view.ids.of('appointment', removed?.key ?? 0);
    const gone = await query(`{ scheduledVisit(id: "${id}") { id } node(id: "${id}") { id } }`);
    expect(gone).toEqual({ scheduledVisit: null, node: null });
    for (const wrong of [
      `hospitalId: "${globalId('Hospital', 1)}", range: { from: "2026-11-17T00:00:00", until: "2026-11-18T00:00:00Z" }`,
      `hospitalId: "${globalId('Hospital', 1)}", range: { from: "2026-01-01T00:00:00Z", until: "2026-12-31T00:00:00Z" }`,
      `hospitalId: "${globalId('Teammate', 1)}", ${rangeOf('2026-11-17', zone)}`,
      `hospitalId: "${globalId('Hospital', 99)}", ${rangeOf('2026-11-17', zone)}`,
    ]) {
      // eslint-disable-next-line no-await-in-loop
      const { body } = await post(`{ scheduledVisits(${wrong}) { totalCount } }`);
      expect(body.errors?.[0]?.extensions?.code, wrong).toBe('BAD_USER_INPUT');
    }
  });

  it('pages, filters, sorts and finds people and companions', async () => {
    const product = await visit();
    const { query, post, server } = product;
    const all = await pagesOf(product, 'households', 'first: 50', 'id status');
    expect(all.map(({ id }) => id)).toEqual(view.clients(server.practice).map(({ key }) => view.ids.of('client', key)));
    const answer = await query(`{
      plain: households { edges { node { id } } totalCount }
      named: households(orderBy: { field: FAMILY_NAME, direction: ASC }, first: 1) { edges { node { displayName } } }
      off: households(filter: { status: INACTIVE }, first: 1000) { totalCount edges { node { status } } }
      vip: households(filter: { labelIds: ["${globalId('Label', 'VIP')}"], homeHospitalId: "${globalId('Hospital', 2)}" }, first: 3) {
        edges { node { labels { name } homeHospital { id } } } }
      pets: companions(filter: { householdId: "${globalId('Household', 5)}" }) { edges { node { household { id } } } }
      dead: companions(filter: { standing: DECEASED, speciesId: "${globalId('Species', 'Feline')}" }) { edges { node { standing species { name } } } }
      teammates(hospitalId: "${globalId('Hospital', 1)}", includeDeactivated: true) { edges { node { familyName deactivatedAt } } }
      visitTemplates(hospitalId: "${globalId('Hospital', 1)}") { name durationMinutes }
      household(id: "${globalId('Household', 1)}") { members { fullName relation } companions { totalCount } }
      nodes(ids: ["${globalId('Companion', 1)}", "${globalId('Household', 41)}"]) { __typename id }
    }`);
    expect(nodesAt(answer, 'plain')).toHaveLength(20);
    expect(at(answer, 'plain.totalCount')).toBe(all.length);
    expect(nodesAt(answer, 'named')).toEqual([{ displayName: 'Ruth Abbott' }]);
    expect(at(answer, 'off.totalCount')).toBe(all.filter(({ status }) => status === 'INACTIVE').length);
    expect(nodesAt(answer, 'vip').every((row) => at(row, 'labels.0.name') === 'VIP')).toBe(true);
    expect(nodesAt(answer, 'pets')).toHaveLength(3);
    expect(nodesAt(answer, 'dead').every((row) => at(row, 'species.name') === 'Feline')).toBe(true);
    expect(nodesAt(answer, 'teammates').map(({ familyName }) => familyName)).toEqual([
      'Bell',
      'Håkansson',
      'Okafor',
      'Whitaker',
    ]);
    expect(rowsAt(answer, 'visitTemplates')).toHaveLength(6);
    expect(rowsAt(answer, 'household.members').map(({ relation }) => relation)).toEqual(['PRIMARY', 'CO_PARENT']);
    expect(answer['nodes']).toEqual([{ __typename: 'Companion', id: globalId('Companion', 1) }, null]);
    const found = async (term: string): Promise<unknown[]> => {
      const hits = await query(
        `query($term: String!) { search(term: $term) { matchedOn match { ... on Household { id } ... on Companion { id } } }
          households(filter: { matching: $term }) { edges { node { id } } } }`,
        { term },
      );
      const ids = rowsAt(hits, 'search').map((hit) => at(hit, 'match.id'));
      for (const { id } of nodesAt(hits, 'households').slice(0, 5)) expect(ids).toContain(id);
      return rowsAt(hits, 'search').map((hit) => [at(hit, 'match.id'), hit['matchedOn']]);
    };
    const both = [1, 8].map((key) => [globalId('Household', key), 'NAME']);
    expect(await found("zoe o'b")).toEqual(both);
    expect(await found('(207) 555-0103')).toEqual([[globalId('Household', 1), 'PHONE']]);
    expect(await found('DESK@rescue')).toEqual([[globalId('Household', 3), 'EMAIL']]);
    expect((await found('Biscuit')).length).toBeGreaterThan(3);
    expect(await found('no such name')).toEqual([]);
    const { body } = await post('{ search(term: "z") { matchedOn } }');
    expect(body.errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  });

  it('keeps everything else, and finds each object again by its id within depth 8', async () => {
    const { query, server } = await visit();
    const here = `hospitalId: "${globalId('Hospital', 1)}"`;
    const answer = await query(`{
      encounters(${here}, ${rangeOf('2026-11-13', 'America/New_York', 5)}, first: 30) { edges { node { id status companion { id }
        scheduledVisit { id stage } labOrders { id results { flag } } soapNote { plan } } } }
      companions(first: 40) { edges { node { id weights { edges { node { id weight { value unit } } } } immunizations { id vaccine }
        problems { id } prescriptions { id } reminders { id } membership { id plan { id name } } insurance { id } } } }
      invoices(filter: { status: OPEN }, first: 3) { edges { node { id total { cents formatted } amountDue { cents } household { id } } } }
      threads(status: OPEN, first: 2) { edges { node { id messages { edges { node { id body } } } } } }
      followUps(isDone: false) { totalCount edges { node { id dueOn regarding { __typename } } } }
      careReminders(range: { from: "2026-11-17", through: "2026-12-17" }) { totalCount edges { node { id dueOn } } }
      openings(${here}, visitTemplateId: "${globalId('VisitTemplate', 1)}", range: { from: "2026-11-18", through: "2026-11-18" }) { startsAt teammate { id } }
      whiteboard(${here}) { lanes { stage visits { id } } } waitlist(${here}) { id household { id } }
      estimates(householdId: "${globalId('Household', 2)}") { id low { formatted } } inventory(${here}) { needsReorder product { id supplier { id } } }
      species { id name breeds { id } } labels { id name } wellnessPlans { id } messageSnippets { id } webhooks { id }
      auditTrail(${rangeOf('2026-11-13', 'UTC', 5)}, first: 2) { edges { node { id subject { id } } } }
      products(kind: VACCINE) { edges { node { id sku } } }
    }`);
    expect(rowsAt(answer, 'whiteboard.lanes').map(({ stage }) => stage)[2]).toBe('CHECKED_IN');
    expect(rowsAt(answer, 'openings').length).toBeGreaterThan(5);
    expect(nodesAt(answer, 'encounters').every((row) => row['companion'] !== null)).toBe(true);
    expect(nodesAt(answer, 'products')).toMatchObject([{ sku: 'VX-RAB-1' }]);
    const ids = [...new Set(JSON.stringify(answer).match(/(?<="id":")[^"]+/g))];
    const again: unknown[] = [];
    for (let from = 0; from < ids.length; from += 100) {
      // eslint-disable-next-line no-await-in-loop
      const page = await query('query($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids: ids.slice(from, from + 100) });
      again.push(...rowsAt(page, 'nodes').map(({ id }) => id));
    }
    expect(again).toEqual(ids);
    const types = await readPiecewise(query);
    expect(types.size).toBeGreaterThan(150);
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });
});
