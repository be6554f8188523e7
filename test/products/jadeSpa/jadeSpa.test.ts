import { describe, expect, it } from 'vitest';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { allPages, at, nodesAt, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { jadeSpa } from './jadeSpa.ts';
import { otherId } from './neighbours.ts';

const visit = productVisits(jadeSpa);
const { view } = jadeSpa;
const organization = view.ids.of('organization', 1);
const column = (rows: readonly Row[], field: string): unknown[] => rows.map((row) => row[field]);
const day = `dateRange: { startDate: "2026-11-17T05:00:00Z", endDate: "2026-11-18T06:59:59Z" }`;

describe('JADE', () => {
  it('leads from the user to the organization, its places and their staff', async () => {
    const { query, post, server } = await visit();
    const answer = await query(`{ me { id role firstName spaOrganization { id name address { street1 line1 }
      locations { id name timezone address { line1 street1 city state postalCode } spaOrganizationId
        serviceProviders { id userId isActive user { id role firstName lastName } location { id } } } } }
      other: spaOrganization(id: "${otherId(2)}") { id } own: spaOrganization(id: "${organization}") { locations { id } } }`);
    expect(answer['me']).toMatchObject({ role: 'SPA_OWNER', firstName: 'Dana', spaOrganization: { id: organization } });
    const locations = rowsAt(answer, 'me.spaOrganization.locations');
    expect(
      locations.map(({ id, name, timezone, address }) => {
        const parts = ['street1', 'city', 'state', 'postalCode'].map((field) => String(at(address, field)));
        return { id, name, timeZone: timezone, address: parts.join(', ') };
      }),
    ).toEqual(expectedSample(jadeSpa, '2026-11-17').locations);
    expect(rowsAt(answer, 'own.locations')).toHaveLength(3);
    expect(answer['other']).toBeNull();
    const staff = locations.flatMap((location) => rowsAt(location, 'serviceProviders'));
    expect(column(staff, 'id').map(String).toSorted()).toEqual(
      server.practice.providers.map(({ key }) => view.ids.of('provider', key)).toSorted(),
    );
    expect(staff.filter(({ isActive }) => isActive === false)).toMatchObject([{ user: { lastName: 'Bell' } }]);
    expect(staff.some(({ id, userId }) => id === userId)).toBe(false);
    // What descriptions reserve for others is refused.
    for (const text of ['{ spaOrganizations { totalCount } }', '{ vendorOrders { totalCount } }'])
      // eslint-disable-next-line no-await-in-loop
      expect((await post(text)).body).toMatchObject({ data: null, errors: [{ message: /required/ }] });
    expect((await post(`{ user(id: "${otherId(99)}") { id } }`)).body.errors?.[0]?.message).toBe(
      'Admin access required',
    );
  });

  it('lists clients of the organization in pages, by name', async () => {
    const { query, server } = await visit({ cap: 30 });
    const rows = await allPages(async (after) => {
      const page = `first: 100${after === null ? '' : `, after: "${after}"`}`;
      const answer = await query(`{ clients(spaOrganizationId: "${organization}", pagination: { ${page} }) { totalCount
        edges { cursor node { id firstName lastName phone email skinProfile { skinType } preferences { communicationChannel } } }
        pageInfo { hasNextPage endCursor } } }`);
      const nodes = nodesAt(answer, 'clients');
      expect(nodes.length).toBeLessThanOrEqual(30);
      const isLast = at(answer, 'clients.pageInfo.hasNextPage') === false;
      return { rows: nodes, next: isLast ? null : String(at(answer, 'clients.pageInfo.endCursor')) };
    });
    const expected = view.clients(server.practice).map((client) => clientThrough(view, server.practice, client));
    expect(rows).toMatchObject(
      expected.map(({ id, givenName = '', familyName, phones = [], emails = [] }) => ({
        id,
        firstName: givenName,
        lastName: familyName,
        phone: phones[0] ?? null,
        email: emails[0] ?? null,
      })),
    );
    expect(rows[0]).toMatchObject({ firstName: 'Ruth', lastName: 'Abbott' });
    const usual = await query(`{ clients(spaOrganizationId: "${organization}") { totalCount edges { node { id } } }
      none: clients(spaOrganizationId: "${otherId(2)}") { totalCount edges { node { id } } } }`);
    expect([nodesAt(usual, 'clients').length, at(usual, 'clients.totalCount')]).toEqual([20, expected.length]);
    expect(usual['none']).toEqual({ totalCount: 0, edges: [] });
  });

  it('searches names, emails and phones, and gives one client with what belongs to her', async () => {
    const { query } = await visit();
    const find = (text: string): string =>
      `clients(spaOrganizationId: "${organization}", search: "${text}") { edges { node { id } } }`;
    const found = await query(`{ name: ${find(" zoë O'BRI ")} email: ${find('zoe2@')} phone: ${find('303 555')}
      none: ${find('zqxwv')} client(id: "${view.ids.of('client', 1)}") { userId user { role email } notes
        spaOrganization { id } appointments { id client { id } } treatmentPlans { title } }
      organization: client(id: "${view.ids.of('client', 3)}") { firstName lastName }
      gone: client(id: "${view.ids.of('client', 41)}") { id } planned: client(id: "${view.ids.of('client', 9)}") {
        treatmentPlans { title totalSessions client { id } serviceProvider { id } } } }`);
    const idsOf = (field: string): unknown[] => column(nodesAt(found, field), 'id');
    expect(idsOf('name')).toEqual([1, 8].map((key) => view.ids.of('client', key)));
    expect([idsOf('email'), idsOf('phone')]).toEqual([[view.ids.of('client', 8)], [view.ids.of('client', 2)]]);
    expect(idsOf('none')).toEqual([]);
    expect(found['client']).toMatchObject({ user: { role: 'CLIENT' }, spaOrganization: { id: organization } });
    expect(rowsAt(found, 'client.appointments').length).toBeGreaterThan(0);
    expect(found['organization']).toEqual({ firstName: '', lastName: 'Riverside Cat Rescue' });
    expect(found['gone']).toBeNull();
    expect(rowsAt(found, 'planned.treatmentPlans')).toMatchObject([{ totalSessions: 6 }]);
  });

  it('shows the appointments of a day, with the names of accounts', async () => {
    const { query } = await visit();
    const answer =
      await query(`{ appointments(filters: { ${day} }, pagination: { first: 100 }) { totalCount edges { node {
      id scheduledStart scheduledEnd actualStart status notes serviceType cancellationReason cancelledAt
      client { id firstName lastName } serviceProvider { id user { firstName lastName } } location { id name } } } } }`);
    const { appointments } = expectedSample(jadeSpa, '2026-11-17');
    const ids = new Set<unknown>(appointments.map(({ id }) => id));
    const all = nodesAt(answer, 'appointments');
    const shown = all.filter(({ id }) => ids.has(id));
    expect(appointments.length).toBeGreaterThan(20);
    expect(all.length - shown.length).toBeLessThan(4);
    expect(
      shown.map((row) => ({
        id: row['id'],
        start: Date.parse(String(row['scheduledStart'])),
        end: Date.parse(String(row['scheduledEnd'])),
        status: row['status'],
        reason: row['notes'],
        client: [
          at(row, 'client.id'),
          `${String(at(row, 'client.firstName'))} ${String(at(row, 'client.lastName'))}`.trim(),
        ],
        provider: [
          at(row, 'serviceProvider.id'),
          ['firstName', 'lastName'].map((field) => String(at(row, `serviceProvider.user.${field}`))).join(' '),
        ],
        location: row['location'],
      })),
    ).toEqual(
      appointments.map(({ id, start = '', end = '', status, reason = null, client, provider, location }) => ({
        id,
        start: Date.parse(start),
        end: Date.parse(end),
        status,
        reason,
        client: [client?.id, client?.name],
        provider: [provider?.id, provider?.name],
        location,
      })),
    );
    const cancelled = all.filter(({ status }) => status === 'CANCELLED');
    expect(cancelled.length).toBeGreaterThan(1);
    for (const row of cancelled) expect(row).toMatchObject({ cancellationReason: 'Client called', actualStart: null });
    expect(all.some(({ actualStart, scheduledStart }) => actualStart !== null && actualStart !== scheduledStart)).toBe(
      true,
    );
  });

  it('filters appointments, and pages them', async () => {
    const { query, post } = await visit();
    const list = (filters: string, pagination = 'first: 100'): string =>
      `appointments(filters: { ${filters} }, pagination: { ${pagination} }) { totalCount edges { node {
        id status client { id } serviceProvider { id } location { id } } } pageInfo { hasNextPage hasPreviousPage endCursor } }`;
    const [place, provider, client] = [view.ids.of('place', 2), view.ids.of('provider', 3), view.ids.of('client', 1)];
    const found =
      await query(`{ place: ${list(`${day}, locationId: "${place}"`)} client: ${list(`clientId: "${client}"`)}
      provider: ${list(`serviceProviderId: "${provider}"`)} status: ${list(`${day}, status: CHECKED_IN`)}
      other: ${list(`spaOrganizationId: "${otherId(2)}"`)} own: ${list(`spaOrganizationId: "${organization}"`, 'first: 2')} }`);
    const only = (field: string, path: string): Set<unknown> =>
      new Set(nodesAt(found, field).map((row) => at(row, path)));
    expect(only('place', 'location.id')).toEqual(new Set([place]));
    expect(only('provider', 'serviceProvider.id')).toEqual(new Set([provider]));
    expect(only('client', 'client.id')).toEqual(new Set([client]));
    expect(only('status', 'status')).toEqual(new Set(['CHECKED_IN']));
    expect(at(found, 'other.totalCount')).toBe(0);
    expect(at(found, 'own.pageInfo.hasNextPage')).toBe(true);
    const cursor = String(at(found, 'own.pageInfo.endCursor'));
    const next = await query(`{ ${list('', `first: 2, after: "${cursor}"`)} }`);
    expect(at(next, 'appointments.pageInfo.hasPreviousPage')).toBe(true);
    expect(nodesAt(next, 'appointments')[0]?.['id']).not.toBe(nodesAt(found, 'own')[1]?.['id']);
    const wrong = await post(
      '{ appointments(filters: { dateRange: { startDate: "soon", endDate: "later" } }) { totalCount } }',
    );
    expect(wrong.body.errors?.[0]?.message).toBe('Invalid DateTime: soon');
  });

  it('has neighbours: vendors, products, a community, settings', async () => {
    const { query } = await visit();
    const answer =
      await query(`{ vendorOrganizations(status: APPROVED) { totalCount edges { node { companyName products { id } } } }
      products(limit: 1, offset: 1) { glance { heroBenefit price { amount } } } mySettings { notifications { reminderHours } }
      communityEvents(upcoming: true, limit: 1) { totalCount hasMore items { id title startTime status isRegistered } }
      topContributors { displayName } mySanctuaryProfile { displayName } }`);
    expect(at(answer, 'vendorOrganizations.totalCount')).toBe(2);
    expect(answer['products']).toMatchObject([{ glance: { heroBenefit: 'Calms redness' } }]);
    expect(answer['communityEvents']).toMatchObject({ totalCount: 2, hasMore: true, items: [{ isRegistered: false }] });
    expect(column(rowsAt(answer, 'topContributors'), 'displayName')).toEqual(['Skin by Imani', 'Dana W.']);
  });

  it('has the operations that are expected, within the depth that is allowed', async () => {
    const { query, server } = await visit();
    expect(missingOperations(jadeSpa)).toEqual([]);
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('Query'), 'fields').map(({ name }) => name)).not.toContain('org');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });
});
