import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { DialectServer } from '../../dialects/dialect.ts';
import { type RunQuery, queryWith } from '../../dialects/dialectRequests.ts';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { type Row, at, nodesAt, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { makeCertificates } from '../../support/service/certificates.ts';
import { boulevard } from './boulevard.ts';

const { view } = boulevard;
const day = '2026-11-17';
let server: DialectServer;
let ask: RunQuery;

beforeAll(async () => {
  const certificates = await makeCertificates();
  server = await boulevard.start({ tls: certificates.server });
  ask = queryWith(boulevard, server, certificates.authority);
});
afterAll(() => server.close());

const clientsQuery = `query($first: Int, $after: String, $query: QueryString) {
  clients(first: $first, after: $after, query: $query) { edges { node { id name } } pageInfo { endCursor hasNextPage } }
}`;

function namesOf(rows: readonly Row[]): unknown[] {
  return rows.map((row) => ({ id: row['id'], name: row['name'] }));
}

describe('the Boulevard server', () => {
  it('pages its clients, twenty at a time and no more than a hundred', async () => {
    const all = view.clients(server.practice).map((row) => {
      const { id, name } = clientThrough(view, server.practice, row);
      return { id, name };
    });
    const first = await ask(clientsQuery);
    expect(namesOf(nodesAt(first, 'clients'))).toEqual(all.slice(0, 20));
    const after = at(first, 'clients.pageInfo.endCursor');
    const second = await ask(clientsQuery, { first: 500, after });
    expect(namesOf(nodesAt(second, 'clients'))).toEqual(all.slice(20, 120));
    expect(at(second, 'clients.pageInfo.hasNextPage')).toBe(all.length > 120);
  });

  it('has the day of all locations, with staff within the services', async () => {
    const places = nodesAt(await ask('{ locations { edges { node { id name tz } } } }'), 'locations');
    const text = `query($locationId: ID!, $query: QueryString) {
      appointments(locationId: $locationId, query: $query, first: 100) { edges { node {
        id startAt endAt state notes client { id name } location { id name }
        appointmentServices { staff { id name } } } } } }`;
    const query = `startAt >= '2026-11-17T04:00:00Z' AND startAt < '2026-11-18T08:00:00Z'`;
    const answers = await Promise.all(places.map(({ id }) => ask(text, { locationId: id, query })));
    const rows = answers
      .flatMap((answer) => nodesAt(answer, 'appointments'))
      .map((row) => {
        const [service] = rowsAt(row, 'appointmentServices');
        return {
          id: row['id'],
          start: row['startAt'],
          end: row['endAt'],
          status: row['state'],
          ...(row['notes'] !== null && { reason: row['notes'] }),
          ...(row['client'] !== null && { client: row['client'] }),
          ...(service && { provider: service['staff'] }),
          location: row['location'],
        };
      });
    const ofDay = rows.filter((row) => String(row.start).startsWith(day));
    const expected = expectedSample(boulevard, day, { practice: server.practice }).appointments;
    const byId = (one: { id?: unknown }, other: { id?: unknown }): number =>
      String(one.id) < String(other.id) ? -1 : 1;
    expect(ofDay.toSorted(byId)).toEqual(expected.toSorted(byId));
  });

  it('finds clients by a query string, and refuses a text that is none', async () => {
    const found = await ask(clientsQuery, { query: String.raw`name = 'Zoë O\'Brien' AND active = true` });
    expect(namesOf(nodesAt(found, 'clients'))).toEqual(
      [1, 8].map((key) => ({ id: view.ids.of('client', key), name: "Zoë O'Brien" })),
    );
    await expect(ask(clientsQuery, { query: 'familyName = 1' })).rejects.toThrow('Unknown field');
    await expect(ask(clientsQuery, { query: "O'Brien" })).rejects.toThrow('Invalid query string');
  });

  it('shows one client and one appointment by id', async () => {
    const text = `query($client: ID!, $appointment: ID!) {
      client(id: $client) { name email mobilePhone tags { name } primaryLocation { name } }
      appointment(id: $appointment) { id cancelled cancellation { reason } } node(id: $client) { __typename id } }`;
    const cancelled = server.practice.appointments.find((row) => row.state === 'noShow' && !row.isDeleted);
    const ids = { client: view.ids.of('client', 1), appointment: view.ids.of('appointment', cancelled?.key ?? 0) };
    expect(await ask(text, ids)).toMatchObject({
      client: { name: "Zoë O'Brien", email: 'zoe.obrien@example.test', mobilePhone: '+12075550101' },
      appointment: { id: ids.appointment, cancelled: true, cancellation: { reason: 'NO_SHOW' } },
      node: { __typename: 'Client', id: ids.client },
    });
  });

  it('books in three calls, moves and cancels', async () => {
    const count = server.practice.appointments.length;
    const began = await ask(
      `mutation($input: BookingCreateInput!) { bookingCreate(input: $input) { booking { id bookingClients { id } } } }`,
      {
        input: {
          clientId: view.ids.of('client', 1),
          locationId: view.ids.of('place', 1),
          startTime: '2026-11-19T10:00:00',
        },
      },
    );
    const bookingId = at(began, 'bookingCreate.booking.id');
    const bookingClientId = rowsAt(began, 'bookingCreate.booking.bookingClients')[0]?.['id'];
    await ask(
      `mutation($input: BookingAddServiceInput!) { bookingAddService(input: $input) { bookingService { id } } }`,
      { input: { bookingId, bookingClientId, serviceId: view.ids.of('visitType', 1) } },
    );
    expect(server.practice.appointments).toHaveLength(count);
    const completed = await ask(
      `mutation($input: BookingCompleteInput!) { bookingComplete(input: $input) {
        bookingAppointments { appointment { id startAt state } } } }`,
      { input: { bookingId, bookWithStaffId: view.ids.of('provider', 1) } },
    );
    const made = at(rowsAt(completed, 'bookingComplete.bookingAppointments')[0], 'appointment');
    expect(made).toMatchObject({ startAt: '2026-11-19T10:00:00-05:00', state: 'BOOKED' });
    const id = at(made, 'id');
    await ask(
      `mutation($input: CancelAppointmentInput!) { cancelAppointment(input: $input) { appointment { cancelled } } }`,
      { input: { id, reason: 'CLIENT_CANCEL' } },
    );
    expect(server.practice.appointments.at(-1)).toMatchObject({ state: 'cancelled', clientKey: 1, providerKey: 1 });
  });

  it('shows its schema within depth 8', async () => {
    const types = await readPiecewise(ask);
    expect(rowsAt(types.get('Query'), 'fields').map((field) => field['name'])).toContain('timeblocks');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });
});
