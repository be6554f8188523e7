import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { offsetText } from '../../dialects/clock.ts';
import type { DialectServer } from '../../dialects/dialect.ts';
import { type RunQuery, queryWith } from '../../dialects/dialectRequests.ts';
import { clientThrough, locationThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { type Row, at, named, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { makeCertificates } from '../../support/service/certificates.ts';
import { square } from './square.ts';

const { view } = square;
const day = '2026-11-17';
const merchantId = { equalToAnyOf: [view.ids.of('organization', 1)] };
let server: DialectServer;
let ask: RunQuery;

beforeAll(async () => {
  const certificates = await makeCertificates();
  server = await square.start({ tls: certificates.server });
  ask = queryWith(square, server, certificates.authority);
});
afterAll(() => server.close());

const customersQuery = `query($filter: CustomerFilter!, $first: Int, $after: Cursor) {
  customers(filter: $filter, first: $first, after: $after) {
    nodes { id givenName familyName companyName emailAddress phoneNumber } pageInfo { endCursor hasNextPage } } }`;
const bookingsQuery = `query($filter: BookingFilter!) { bookings(filter: $filter, first: 100) { nodes {
  id startAt status sellerNote appointmentSegments { durationMinutes teamMemberId }
  customer { id givenName familyName companyName } location { id name timezone } } } }`;

function nameOf(row: unknown): string {
  const person = named(row as Row, 'givenName', 'familyName');
  return person === '' ? String(at(row, 'companyName')) : person;
}

describe('the Square server', () => {
  it('shows its locations through the merchant', async () => {
    const answer = await ask(`{ currentMerchant { id businessName locations { nodes { id name timezone } } } }`);
    expect(at(answer, 'currentMerchant.id')).toBe(merchantId.equalToAnyOf[0]);
    expect(rowsAt(answer, 'currentMerchant.locations.nodes')).toEqual(
      server.practice.places.map((place) => {
        const { id, name, timeZone: timezone } = locationThrough(view, place);
        return { id, name, timezone };
      }),
    );
  });

  it('pages its customers by name, for the own merchant alone', async () => {
    const all = view.clients(server.practice).map((row) => {
      const { id, name } = clientThrough(view, server.practice, row);
      return { id, name };
    });
    const shown = (rows: readonly Row[]) => rows.map((row) => ({ id: row['id'], name: nameOf(row) }));
    const first = await ask(customersQuery, { filter: { merchantId }, first: 12 });
    expect(shown(rowsAt(first, 'customers.nodes'))).toEqual(all.slice(0, 12));
    const after = at(first, 'customers.pageInfo.endCursor');
    const second = await ask(customersQuery, { filter: { merchantId }, first: 500, after });
    expect(shown(rowsAt(second, 'customers.nodes'))).toEqual(all.slice(12, 112));
    expect(all.map((row) => row.name)).toContain('Riverside Cat Rescue');
    await expect(ask(customersQuery, { filter: { merchantId: { equalToAnyOf: ['ML0'] } } })).rejects.toThrow(
      'permission',
    );
  });

  it('has the bookings of a day, whose length and team member are in their segments', async () => {
    const filter = { merchantId, startAtMin: `${day}T05:00:00Z`, startAtMax: '2026-11-18T06:59:59Z' };
    const [bookings, profiles] = await Promise.all([
      ask(bookingsQuery, { filter }),
      ask(
        `query($filter: TeamMemberBookingProfileFilter!) { teamMemberBookingProfiles(filter: $filter) {
          nodes { teamMemberId displayName } } }`,
        { filter: { merchantId } },
      ),
    ]);
    const names = new Map(
      rowsAt(profiles, 'teamMemberBookingProfiles.nodes').map((row) => [row['teamMemberId'], row['displayName']]),
    );
    const rows = rowsAt(bookings, 'bookings.nodes').map((row) => {
      const [segment] = rowsAt(row, 'appointmentSegments');
      const zone = String(at(row, 'location.timezone'));
      const start = Date.parse(String(row['startAt']));
      const teamMemberId = segment?.['teamMemberId'] ?? null;
      return {
        id: row['id'],
        start: offsetText(start, zone),
        end: offsetText(start + Number(segment?.['durationMinutes']) * 60_000, zone),
        status: row['status'],
        ...(row['sellerNote'] !== null && { reason: row['sellerNote'] }),
        ...(row['customer'] !== null && { client: { id: at(row, 'customer.id'), name: nameOf(row['customer']) } }),
        ...(teamMemberId !== null && { provider: { id: teamMemberId, name: names.get(teamMemberId) } }),
        location: { id: at(row, 'location.id'), name: at(row, 'location.name') },
      };
    });
    const { appointments } = expectedSample(square, day, { practice: server.practice });
    expect(rows.filter(({ start }) => start.startsWith(day))).toEqual(appointments);
  });

  it('has the bookings to come where no time is said, and refuses more than 31 days', async () => {
    const answer = await ask(bookingsQuery, { filter: { merchantId } });
    const [first] = rowsAt(answer, 'bookings.nodes');
    expect(Date.parse(String(first?.['startAt']))).toBeGreaterThanOrEqual(Date.parse('2026-11-17T15:10:00Z'));
    const filter = { merchantId, startAtMin: '2026-01-01T00:00:00Z', startAtMax: '2026-12-01T00:00:00Z' };
    await expect(ask(bookingsQuery, { filter })).rejects.toThrow('31 days');
  });

  it('finds a customer by the exact email address alone', async () => {
    const found = await ask(customersQuery, { filter: { merchantId, email: { exact: 'ZOE2@example.test' } } });
    expect(rowsAt(found, 'customers.nodes').map(nameOf)).toEqual(["Zoë O'Brien"]);
  });

  it('shows a customer and a booking by id', async () => {
    const id = { equalToAnyOf: [view.ids.of('client', 1)] };
    const customer = await ask(customersQuery, { filter: { merchantId, id } });
    expect(rowsAt(customer, 'customers.nodes')).toMatchObject([
      { familyName: "O'Brien", emailAddress: 'zoe.obrien@example.test', phoneNumber: '+1 207 555 0101' },
    ]);
    const bookingId = { equalToAnyOf: [view.ids.of('appointment', 1)] };
    const booking = await ask(bookingsQuery, { filter: { merchantId, bookingId } });
    expect(rowsAt(booking, 'bookings.nodes').map((row) => row['id'])).toEqual(bookingId.equalToAnyOf);
  });

  it('shows its schema within depth 8, without any mutation', async () => {
    const roots = await ask('{ __schema { queryType { name } mutationType { name } } }');
    expect(at(roots, '__schema')).toEqual({ queryType: { name: 'Query' }, mutationType: null });
    const types = await readPiecewise(ask);
    expect(rowsAt(types.get('Query'), 'fields').map((field) => field['name'])).toContain('shifts');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });
});
