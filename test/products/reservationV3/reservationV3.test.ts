import { describe, expect, it } from 'vitest';
import { wallDay } from '../../dialects/clock.ts';
import type { RunQuery } from '../../dialects/dialectRequests.ts';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample, sampleDifferences } from '../../dialects/expectedSample.ts';
import { allPages, at, nodesAt, readPiecewise, type Row } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { reservationV3 } from './reservationV3.ts';
import { slotId } from './values.ts';

const visit = productVisits(reservationV3);
const { view } = reservationV3;
const { of } = view.ids;
// No place and no zone is named: the person at the desk goes by the clock on the wall.
const zone = 'America/New_York';
const reservationFields = `id expiry confirmed expired client { id firstName lastName } provider { id firstName lastName }
  appointment { id timeSlot }`;

const named = (row: unknown): string => [at(row, 'firstName'), at(row, 'lastName')].filter(Boolean).join(' ');
const referenceTo = (row: unknown): object => ({ id: at(row, 'id'), name: named(row) });

function clientFrom(row: Row): Row {
  const { firstName, lastName } = row;
  return { id: row['id'], name: named(row), ...(firstName !== '' && { givenName: firstName }), familyName: lastName };
}

/** A reservation as a person would write it down; a confirmed one doesn't expire. */
function reservationFrom(row: Row): Row {
  const status = row['confirmed'] === true ? 'confirmed' : row['expired'] === true ? 'expired' : null;
  return {
    id: row['id'],
    start: at(row, 'appointment.timeSlot'),
    ...(status !== null && { status }),
    ...(row['client'] !== null && { client: referenceTo(row['client']) }),
    ...(row['provider'] !== null && { provider: referenceTo(row['provider']) }),
  };
}

const dayOf = (row: Row): string => wallDay(Date.parse(String(at(row, 'appointment.timeSlot'))), zone);

async function sampleOf(query: RunQuery, day: string): Promise<Row> {
  const clients = nodesAt(await query('{ clients(first: 5) { edges { node { id firstName lastName } } } }'), 'clients');
  const answer = await query(`{ reservations { edges { node { ${reservationFields} } } } }`);
  const rows = nodesAt(answer, 'reservations').filter((row) => dayOf(row) === day);
  return { locations: [], clients: clients.map(clientFrom), patients: [], appointments: rows.map(reservationFrom) };
}

describe('Reservation v3', () => {
  it.each(['2026-11-17', '2026-11-01', '2026-03-08'])('shows of %s what is expected of it', async (day) => {
    const { query, server } = await visit();
    const expected = expectedSample(reservationV3, day);
    const sample = await sampleOf(query, day);
    expect(sampleDifferences(reservationV3, expected, sample)).toEqual([]);
    expect(expected.appointments.length).toBeGreaterThan(3);
    expect(missingOperations(reservationV3)).toEqual([]);
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });

  it('lists everybody and all reservations at once, and by pages of any size', async () => {
    const { query, server } = await visit();
    const clients = nodesAt(await query('{ clients { edges { node { id firstName lastName } } } }'), 'clients');
    const shown = view.clients(server.practice).map((client) => clientThrough(view, server.practice, client));
    expect(clients.map(clientFrom)).toEqual(shown);
    expect(clients.find(({ lastName }) => lastName === 'Riverside Cat Rescue')).toMatchObject({ firstName: '' });
    const providers = nodesAt(await query('{ providers { edges { node { id firstName lastName } } } }'), 'providers');
    expect(providers.map(named)).toEqual(server.practice.providers.map((row) => `${row.givenName} ${row.familyName}`));
    const paged = await allPages(async (after) => {
      const page = await query(
        `query($after: String) { reservations(first: 20, after: $after) { edges { node { id } } pageInfo { hasNextPage endCursor } } }`,
        { after },
      );
      const more = at(page, 'reservations.pageInfo.hasNextPage') === true;
      return {
        rows: nodesAt(page, 'reservations'),
        next: more ? String(at(page, 'reservations.pageInfo.endCursor')) : null,
      };
    });
    const rows = server.practice.appointments.filter(view.shows);
    expect(paged.map(({ id }) => id)).toEqual(rows.map(({ key }) => of('appointment', key)));
    const states = new Set(rows.map(({ state }) => state));
    expect(states).toContain('noShow');
    expect(rows.some(({ clientKey }) => clientKey === null) && rows.some((row) => row.providerKey === null)).toBe(true);
  });

  it('pages as graphene does, and where the server cuts says that there is more', async () => {
    const { query } = await visit();
    const info = '{ edges { cursor node { id } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } }';
    const pages = await query(`{ whole: clients ${info} some: clients(first: 2, after: "${cursor(3)}") ${info}
      end: clients(last: 2) ${info} before: clients(before: "${cursor(2)}") ${info} odd: clients(first: 1, after: "x") ${info}
      none: clients(first: 0) ${info} }`);
    const keys = (path: string): unknown => nodesAt(pages, path).map(({ id }) => view.ids.key('client', String(id)));
    expect(at(pages, 'whole.pageInfo')).toMatchObject({ hasNextPage: false, hasPreviousPage: false });
    expect(keys('some')).toEqual([5, 6]);
    expect(at(pages, 'some.pageInfo')).toEqual({
      hasNextPage: true,
      hasPreviousPage: false,
      startCursor: cursor(4),
      endCursor: cursor(5),
    });
    expect(keys('end')).toEqual([119, 120]);
    expect(at(pages, 'end.pageInfo')).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
    expect([keys('before'), keys('odd'), keys('none')]).toEqual([[1, 2], [1], []]);
    expect(at(pages, 'none.pageInfo')).toMatchObject({ hasNextPage: true, endCursor: null });
    const cut = await (await visit({ cap: 50 })).query(`{ clients ${info} }`);
    expect(nodesAt(cut, 'clients')).toHaveLength(50);
    expect(at(cut, 'clients.pageInfo')).toMatchObject({ hasNextPage: true, endCursor: cursor(49) });
  });

  it('keeps slots apart from reservations, and leads from one to the other', async () => {
    const { query, server } = await visit();
    const lists = await query(`{ appointments { edges { node { id timeSlot provider { id }
        reservations { edges { node { id } } } confirmedReservation { id confirmed } } } }
      availableAppointments { edges { node { id timeSlot reservations { edges { node { confirmed expired } } } } } }
      confirmedAppointments { edges { node { confirmedReservation { confirmed } } } }
      activeReservations { edges { node { confirmed expired appointment { timeSlot } } } } }`);
    const slots = nodesAt(lists, 'appointments');
    const rows = server.practice.appointments.filter(view.shows);
    expect(slots.length).toBeGreaterThan(rows.length + 100);
    const visits = slots.filter((row) => nodesAt(row, 'reservations').length > 0);
    expect(visits).toHaveLength(rows.length);
    expect(new Set(slots.map(({ id }) => id)).size).toBe(slots.length);
    const free = nodesAt(lists, 'availableAppointments');
    expect(free.length).toBeGreaterThan(60);
    const tomorrow = Date.parse('2026-11-18T15:10:00Z');
    expect(free.every(({ timeSlot }) => Date.parse(String(timeSlot)) >= tomorrow)).toBe(true);
    // Those whose reservation has expired can be had again.
    const again = free.flatMap((row) => nodesAt(row, 'reservations'));
    expect(again.length).toBeGreaterThan(2);
    expect(again.every(({ confirmed, expired }) => confirmed === false && expired === true)).toBe(true);
    const confirmed = rows.filter(({ state }) => state !== 'planned' && state !== 'cancelled');
    expect(nodesAt(lists, 'confirmedAppointments')).toHaveLength(confirmed.length);
    expect(nodesAt(lists, 'activeReservations')).toHaveLength(rows.filter(({ state }) => state === 'planned').length);
    expect(nodesAt(lists, 'activeReservations').every((row) => row['expired'] === false)).toBe(true);
  });

  it('gives single rows by their ids, and null or an error for others', async () => {
    const { query, post } = await visit();
    const own = of('client', 2);
    const found = await query(`{ client(id: "${own}") { id lastName reservations { edges { node { id } } }
        activeReservations { edges { node { id } } } confirmedReservations { edges { node { expired } } }
        expiredReservations { edges { node { id } } } }
      provider(id: "${of('provider', 2)}") { lastName clients { edges { node { id } } } appointments { edges { node { id } } }
        reservedAppointments { edges { node { id } } } confirmedAppointments { edges { node { id } } }
        availableAppointments { edges { node { timeSlot } } } }
      reservation(id: "${of('appointment', 1)}") { ${reservationFields} }
      appointment(id: "${slotId(1001)}") { id timeSlot confirmedReservation { id } }
      unknown: client(id: "${of('client', 999)}") { id } gone: client(id: "${of('client', 41)}") { id }
      garbage: client(id: "x") { id } other: client(id: "${of('place', 1)}") { id } }`);
    expect(found['client']).toMatchObject({ id: own, lastName: 'Müller' });
    const parts = ['activeReservations', 'confirmedReservations', 'expiredReservations'].map(
      (list) => nodesAt(found, `client.${list}`).length,
    );
    expect(parts.reduce((sum, size) => sum + size)).toBe(nodesAt(found, 'client.reservations').length);
    expect(nodesAt(found, 'client.confirmedReservations').every(({ expired }) => expired === true)).toBe(true);
    // Clients who come again are there again.
    const clients = nodesAt(found, 'provider.clients').map(({ id }) => String(id));
    expect(new Set(clients).size).toBeLessThan(clients.length);
    expect(nodesAt(found, 'provider.reservedAppointments').length).toBeGreaterThan(
      nodesAt(found, 'provider.confirmedAppointments').length,
    );
    expect(nodesAt(found, 'provider.availableAppointments').length).toBeGreaterThan(5);
    expect(found['reservation']).toMatchObject({
      expiry: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/),
      confirmed: true,
      expired: true,
      appointment: { id: slotId(1001), timeSlot: '2026-11-13T13:00:00+00:00' },
    });
    expect(found['appointment']).toMatchObject({ confirmedReservation: { id: of('appointment', 1) } });
    for (const nothing of ['unknown', 'gone', 'garbage', 'other']) expect(found[nothing], nothing).toBeNull();
    for (const [text, message] of [
      [`client(id: "${of('provider', 1)}") { id }`, 'Must receive a ClientType id.'],
      [`client(id: "${own}") { providers { edges { node { id } } } }`, /'Promise' object has no attribute/],
      ['expiredAppointments { edges { node { id } } }', /have to be iterable/],
      [
        `reservation(id: "${Buffer.from('ReservationType:x').toString('base64')}") { id }`,
        "invalid literal for int() with base 10: 'x'",
      ],
    ] as const) {
      // eslint-disable-next-line no-await-in-loop -- One after the other, as a person would ask.
      const { body } = await post(`{ ${text} }`);
      expect(body.errors?.[0]?.message, text).toMatch(message);
    }
  });

  it('has the types of the source', async () => {
    const { query, server } = await visit();
    const types = await readPiecewise(query);
    expect(types.size).toBeGreaterThan(30);
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });
});

function cursor(offset: number): string {
  return Buffer.from(`arrayconnection:${String(offset)}`).toString('base64');
}
