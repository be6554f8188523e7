import { describe, expect, it } from 'vitest';
import { offsetText } from '../../dialects/clock.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { practiceDays } from '../../dialects/practice.ts';
import { allPages, at, nodesAt, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits, type ProductVisit } from '../queryProduct.ts';
import { endear } from './endear.ts';
import { eventFields } from './fields.ts';

const visit = productVisits(endear);
const { view } = endear;
const day = '2026-11-17';

/** All rows of a connection, page by page. */
function everything({ query }: ProductVisit, field: string, args: string, node: string): Promise<readonly Row[]> {
  return allPages(async (from) => {
    const answer = await query(
      `query($after: String) { ${field}(first: 100, after: $after ${args}) {
      edges { node { ${node} } } pageInfo { hasNextPage endCursor } } }`,
      { after: from },
    );
    const isMore = at(answer, `${field}.pageInfo.hasNextPage`) === true;
    return { rows: nodesAt(answer, field), next: isMore ? String(at(answer, `${field}.pageInfo.endCursor`)) : null };
  });
}

/** Conditions that all are met. */
const all = (...conditions: readonly (readonly [key: string, operator: string, value: string])[]): string =>
  `filters: [{ and: [${conditions
    .map(([key, operator, value]) => `{ key: "${key}", operator: ${operator}, values: ["${value}"] }`)
    .join(' ')}] }]`;

describe('Endear', () => {
  it('gives its teams, its users and its customers as a careful person would show them', async () => {
    const product = await visit();
    const { query, server } = product;
    const { locations, clients, patients } = expectedSample(endear, day);
    expect(patients).toEqual([]);
    const answer = await query(`{
      currentBrand { id name country } currentIntegration { id name type }
      listTeams { edges { node { id name address_line_1 city province postal_code time_zone
        members { edges { node { id } } } } } }
      searchCustomers(first: 5) { edges { cursor node { id first_name last_name full_name phone_numbers email_addresses
        is_archived tags default_phone_number } } pageInfo { hasNextPage } }
      listUsers { edges { node { full_name status teams { id } } } }
      listAppointmentTypes { edges { node { id label duration_minutes } } }
    }`);
    expect(
      nodesAt(answer, 'listTeams').map((row) => ({
        id: row['id'],
        name: row['name'],
        address: ['address_line_1', 'city', 'province', 'postal_code'].map((part) => row[part]).join(', '),
        timeZone: row['time_zone'],
      })),
    ).toEqual(locations);
    const people = nodesAt(answer, 'searchCustomers').map((row) => ({
      id: row['id'],
      name: row['full_name'],
      ...(row['first_name'] !== null && { givenName: row['first_name'] }),
      familyName: row['last_name'],
      phones: row['phone_numbers'],
      emails: row['email_addresses'],
      active: row['is_archived'] === false,
      tags: row['tags'],
    }));
    expect(people).toEqual(clients);
    expect(nodesAt(answer, 'listUsers')).toHaveLength(server.practice.providers.length);
    expect(nodesAt(answer, 'listUsers').at(-1)).toMatchObject({ status: 'DEACTIVATED' });
    expect(nodesAt(answer, 'listAppointmentTypes')).toHaveLength(6);
    const whole = await everything(product, 'searchCustomers', '', 'id');
    expect(whole.map(({ id }) => id)).toEqual(
      view.clients(server.practice).map(({ key }) => view.ids.of('client', key)),
    );
    expect(missingOperations(endear)).toEqual([]);
  });

  it('gives appointment events in UTC with a zone, the newest first, deleted ones among them', async () => {
    const product = await visit();
    const { practice } = product.server;
    const rows = await everything(product, 'searchAppointmentEvents', '', eventFields);
    expect(rows).toHaveLength(practice.appointments.filter(view.shows).length);
    const created = rows.map((row) => Date.parse(String(row['created_at'])));
    expect(created).toEqual(created.toSorted((one, other) => other - one));
    expect(rows.filter((row) => row['is_deleted'] === true)).toHaveLength(2);
    const zoned = (row: Row, field: string): string =>
      offsetText(Date.parse(String(row[field])), String(row['event_starts_time_zone']));
    for (const each of practiceDays) {
      const expected = expectedSample(endear, each).appointments;
      const shown = rows
        .filter((row) => zoned(row, 'event_starts_at').startsWith(each))
        .map((row) => ({
          id: row['id'],
          start: zoned(row, 'event_starts_at'),
          end: zoned(row, 'event_ends_at'),
          status: row['event_status'],
          ...(row['description'] !== null && { reason: row['description'] }),
          ...(row['customer'] !== null && {
            client: { id: at(row, 'customer.id'), name: at(row, 'customer.full_name') },
          }),
          ...(row['assigned_user'] !== null && {
            provider: { id: at(row, 'assigned_user.id'), name: at(row, 'assigned_user.full_name') },
          }),
          location: row['assigned_team'],
        }));
      const byId = (list: readonly { readonly id: unknown }[]): Map<unknown, unknown> =>
        new Map(list.map((row) => [row.id, row]));
      expect(byId(shown), each).toEqual(byId(expected));
    }
  });

  it('filters by keys that it tells of, sorts and pages from 1 to 100', async () => {
    const product = await visit();
    const { query, post } = product;
    const known = await query(`{ filterDefinitions(context: APPOINTMENT_EVENTS) { key type }
      drafts: filterDefinitions(context: DRAFTS) { key } }`);
    expect(rowsAt(known, 'filterDefinitions')).toEqual(
      expect.arrayContaining([
        { key: 'eventStatus', type: 'STRING' },
        { key: 'eventStartsAt', type: 'ABSOLUTE_DATE' },
        { key: 'isDeleted', type: 'BOOLEAN' },
        { key: 'rescheduledCount', type: 'NUMBER' },
      ]),
    );
    const filters = all(
      ['eventStartsAt', 'GREATER_THAN_OR_EQUAL', '2026-11-17T05:00:00Z'],
      ['eventStartsAt', 'LESS_THAN', '2026-11-18T05:00:00Z'],
      ['isDeleted', 'EQUALS', 'false'],
      ['eventStatus', 'EQUALS', 'CANCELLED'],
    );
    const found = await everything(
      product,
      'searchAppointmentEvents',
      `sortBy: EVENT_STARTS_AT, sortDir: ASC, ${filters}`,
      'event_starts_at event_status timeline_events { event_name note changes { after { status event_duration_minutes } } }',
    );
    expect(found.length).toBeGreaterThan(1);
    const starts = found.map((row) => String(row['event_starts_at']));
    expect(starts).toEqual(starts.toSorted());
    expect(found.every((row) => row['event_status'] === 'CANCELLED')).toBe(true);
    expect(at(found[0], 'timeline_events.0')).toMatchObject({
      event_name: 'APPOINTMENT_EVENT_CANCELLED',
      note: 'Client called',
      changes: { after: { status: 'CANCELLED' } },
    });
    const either = await query(`{ searchAppointmentEvents(filters: [{ or: [{ key: "isDeleted", values: ["true"] }
      { key: "customerId", operator: NOT_EXISTS }] }]) { edges { node { is_deleted customer { id } } } } }`);
    expect(nodesAt(either, 'searchAppointmentEvents')).toHaveLength(3);
    for (const wrong of [
      'searchCustomers(first: 101) { pageInfo { hasNextPage } }',
      'searchCustomers(first: 0) { pageInfo { hasNextPage } }',
      `searchCustomers(${all(['colour', 'EQUALS', 'red'])}) { pageInfo { hasNextPage } }`,
      `searchAppointmentEvents(${all(['eventStartsAt', 'LESS_THAN', 'soon'])}) { pageInfo { hasNextPage } }`,
      'searchCustomers(filters: [{}]) { pageInfo { hasNextPage } }',
    ]) {
      // eslint-disable-next-line no-await-in-loop
      const { body } = await post(`{ ${wrong} }`);
      expect(body.errors?.[0]?.extensions?.code, wrong).toBe('BAD_USER_INPUT');
    }
    const { body } = await post(`{ listTeams(first: 100) { edges { node { members(first: 100) {
      edges { node { teams { id } } } } } } } }`);
    expect(body.errors?.[0]?.message).toContain('maximum cost of 3500');
    const sized =
      'query($first: Int) { listTeams(first: $first) { edges { node { members(first: $first) { edges { cursor } } } } } }';
    expect((await post(sized, { first: 10 })).body.errors).toBeUndefined();
    expect((await post(sized, { first: 60 })).body.errors?.[0]?.extensions?.code).toBe('QUERY_TOO_COMPLEX');
  });

  it('finds customers by words, addresses and numbers, and by the ids of an integration', async () => {
    const product = await visit();
    const { query } = product;
    const names = async (search: string): Promise<unknown[]> => {
      const answer = await query(
        'query($search: String) { searchCustomers(search: $search) { edges { node { full_name } } } }',
        {
          search,
        },
      );
      return nodesAt(answer, 'searchCustomers').map((row) => row['full_name']);
    };
    expect(await names("zoe o'b")).toEqual(["Zoë O'Brien", "Zoë O'Brien"]);
    expect(await names('555-0104')).toEqual(['Søren Müller']);
    expect(await names('desk@rescue')).toEqual(['Riverside Cat Rescue']);
    expect(await names('no such customer')).toEqual([]);
    const sorted = await query(
      `{ searchCustomers(sortBy: LAST_NAME, sortDir: ASC, first: 2) { edges { node { last_name } } } }`,
    );
    expect(nodesAt(sorted, 'searchCustomers')).toEqual([{ last_name: 'Abbott' }, { last_name: 'Abel' }]);
    const id = view.ids.of('client', 5);
    const one = await query(`{ searchCustomers(${all(['id', 'EQUALS', id])}) { edges { node { id
      custom_fields { field { key label } values } aggregations { order_count total_spend } assigned_users { full_name }
      integrated_customers { external_id integration { id } } email_marketing_subscriptions { status } } } }
      listCustomerFields { edges { node { key allow_multiple } } }
      getCustomerFieldsByKeys(keys: ["pets"]) { label } }`);
    const [row] = nodesAt(one, 'searchCustomers');
    expect(rowsAt(row, 'custom_fields.0.values')).toHaveLength(3);
    expect(at(row, 'custom_fields.0.field.key')).toBe('pets');
    expect(Number(at(row, 'aggregations.total_spend'))).toBeGreaterThan(0);
    const external = await query(
      `{ getCustomersByExternalIds(integrationId: "${String(
        at(row, 'integrated_customers.0.integration.id'),
      )}", externalIds: ["${String(at(row, 'integrated_customers.0.external_id'))}", "x"]) { id } }`,
    );
    expect(external['getCustomersByExternalIds']).toEqual([{ id }]);
  });

  it('has calendars, free ranges, conversations, tasks and orders, and shows its schema within depth 8', async () => {
    const product = await visit();
    const { query, server } = product;
    const [team, type] = [view.ids.of('place', 2), view.ids.of('visitType', 1)];
    const answer = await query(`{
      listAppointmentCalendars(teamId: "${team}") { edges { node { id label user { id } bookable_users { id } } } }
      listAppointmentBookingPages(appointmentTypeId: "${type}", first: 50) { edges { node { id label user { id }
        team { id } calendars { id } } } }
      searchNotes { edges { node { description customer { full_name } } } }
      searchTasks(first: 3) { edges { node { title status due_date customers { id } } } }
      searchConversations(first: 2) { edges { node { id messages { edges { node { body direction } } } } } }
      searchMessages(first: 2) { edges { node { id } } } searchOrderAttributions(first: 2) { edges { node { amount } } }
      searchMarketingSubscriptions(first: 2) { edges { node { address channel } } } searchDrafts { edges { node { id } } }
      searchTemplates { edges { node { name } } } searchStories { edges { node { title } } }
      searchMarketingEvents(first: 1) { edges { node { name } } } gone: getTeam(id: "x") { id }
    }`);
    const [calendar = {}] = nodesAt(answer, 'listAppointmentCalendars');
    expect(rowsAt(calendar, 'bookable_users')).toHaveLength(3);
    expect(nodesAt(answer, 'listAppointmentBookingPages')).toHaveLength(10);
    expect(nodesAt(answer, 'searchNotes')).toHaveLength(2);
    expect(nodesAt(answer, 'searchTasks')).toHaveLength(3);
    expect(nodesAt(answer, 'searchOrderAttributions')).toHaveLength(2);
    expect([answer['gone'], nodesAt(answer, 'searchDrafts')]).toEqual([null, []]);
    const free = await query(`{ listAppointmentAvailability(appointmentCalendarId: "${String(calendar['id'])}"
      appointmentTypeId: "${type}", startDateTime: "2026-11-18T00:00:00-07:00", endDateTime: "2026-11-19T00:00:00-07:00") {
      starts_at ends_at } }`);
    expect(rowsAt(free, 'listAppointmentAvailability').length).toBeGreaterThan(8);
    expect(at(free, 'listAppointmentAvailability.0.starts_at')).toBe('2026-11-18T16:00:00Z');
    const types = await readPiecewise(query);
    expect(types.size).toBeGreaterThan(110);
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });
});
