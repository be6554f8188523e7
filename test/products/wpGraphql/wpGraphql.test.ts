import { describe, expect, it } from 'vitest';
import { utcText, wallText } from '../../dialects/clock.ts';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { type Row, at, nodesAt, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { siteZone } from './records.ts';
import { wpGraphql } from './wpGraphql.ts';

const { view } = wpGraphql;
const visit = productVisits(wpGraphql);

describe('WPGraphQL', () => {
  it('gives ten customers, or as many as are asked for, a hundred at most', async () => {
    const { server, query } = await visit();
    const ids = view.clients(server.practice).map(({ key }) => view.ids.of('client', key));
    const first =
      await query(`{ usual: customers { nodes { id } } most: customers(first: 500) { nodes { id } pageInfo { hasNextPage endCursor } }
      last: customers(last: 3) { edges { node { id } } pageInfo { hasPreviousPage } } }`);
    expect(rowsAt(first, 'usual.nodes').map(({ id }) => id)).toEqual(ids.slice(0, 10));
    expect(rowsAt(first, 'most.nodes').map(({ id }) => id)).toEqual(ids.slice(0, 100));
    expect(at(first, 'most.pageInfo.hasNextPage')).toBe(true);
    expect(nodesAt(first, 'last').map(({ id }) => id)).toEqual(ids.slice(-3));
    const rest = await query(
      'query($after: String) { customers(first: 100, after: $after) { nodes { id } pageInfo { hasNextPage } } }',
      { after: at(first, 'most.pageInfo.endCursor') },
    );
    expect(rowsAt(rest, 'customers.nodes').map(({ id }) => id)).toEqual(ids.slice(100));
    expect(at(rest, 'customers.pageInfo.hasNextPage')).toBe(false);
    expect(missingOperations(wpGraphql)).toEqual([]);
  });

  it('finds people by words and roles, and one by either of her ids', async () => {
    const { server, query } = await visit();
    const id = view.ids.of('client', 1);
    const found = await query(
      `query($id: ID!) { search: customers(where: { search: "o'brien" }) { nodes { databaseId } }
      none: customers(where: { search: "zqxwv" }) { nodes { id } } staff: users(where: { role: SHOP_STAFF }) { nodes { id name } }
      all: users(first: 100, where: { search: "staff1" }) { nodes { name roles { nodes { name } } } }
      customer(id: $id) { id databaseId firstName lastName displayName email billing { phone } } other: customer(customerId: 141) { id } }`,
      { id },
    );
    expect(rowsAt(found, 'search.nodes').map((row) => row['databaseId'])).toEqual([101, 108]);
    expect([rowsAt(found, 'none.nodes'), found['other']]).toEqual([[], null]);
    expect(rowsAt(found, 'staff.nodes')[0]).toEqual({ id: view.ids.of('provider', 1), name: 'Amelia Okafor' });
    expect(rowsAt(found, 'all.nodes')).toEqual([{ name: 'Amelia Okafor', roles: { nodes: [{ name: 'shop_staff' }] } }]);
    const [client] = server.practice.clients;
    const shown = client && clientThrough(view, server.practice, client);
    expect(found['customer']).toEqual({
      id,
      databaseId: 101,
      firstName: shown?.givenName,
      lastName: shown?.familyName,
      displayName: shown?.name,
      email: shown?.emails?.[0],
      billing: { phone: shown?.phones?.[0] },
    });
  });

  it('has the appointments of a day by the clock of the site, and the same in GMT', async () => {
    const { server, query } = await visit();
    const parts = `nodes { id status dateGmt appointmentFields { start startGmt end endGmt customerStatus customerNote } author { node { name } }
      customer { node { id displayName } } staff { nodes { id name } } location { node { id title } } product { node { name duration } } }`;
    const day =
      await query(`{ appointments(first: 100, where: { dateBetween: { start: "2026-11-17T00:00:00", end: "2026-11-18T00:00:00" } }) { ${parts} }
      here: appointments(first: 100, where: { locationIn: ["42"], metaQuery: { metaArray: [
        { key: "_appointment_start", value: "20261117", compare: LIKE }, { key: "_appointment_customer_status", value: "arrived" }] } }) { nodes { location { node { databaseId } } } }
      trash: appointments(where: { stati: [TRASH] }) { nodes { status } }
      entered: appointments(first: 100, where: { dateQuery: { after: { year: 2026, month: 11, day: 16 } } }) { nodes { date } } }`);
    // What began the evening before and ends after midnight overlaps with the day, too.
    const rows = rowsAt(day, 'appointments.nodes');
    const isToday = (row: Row): boolean => String(at(row, 'appointmentFields.start')).startsWith('2026-11-17');
    const byId = new Map(rows.filter(isToday).map((row) => [row['id'], row]));
    expect(rows).toHaveLength(byId.size + 1);
    const { appointments } = expectedSample(wpGraphql, '2026-11-17', { practice: server.practice });
    expect([...byId.keys()].map(String).toSorted()).toEqual(appointments.map(({ id }) => id).toSorted());
    for (const { id, start = '', end = '', reason, client, provider, location, status } of appointments) {
      const row = byId.get(id);
      const [from, to] = [Date.parse(start), Date.parse(end)];
      expect(row).toMatchObject({
        status,
        appointmentFields: {
          start: wallText(from, siteZone),
          startGmt: utcText(from).replace('Z', ''),
          end: wallText(to, siteZone),
          endGmt: utcText(to).replace('Z', ''),
          customerNote: reason ?? null,
        },
        customer: client ? { node: { id: client.id, displayName: client.name } } : null,
        staff: { nodes: provider ? [provider] : [] },
        location: { node: { id: location?.id, title: location?.name } },
      });
    }
    const here = rowsAt(day, 'here.nodes');
    expect(here.length).toBeGreaterThan(0);
    expect(here.every((row) => at(row, 'location.node.databaseId') === 42)).toBe(true);
    expect(rowsAt(day, 'trash.nodes')).toEqual([{ status: 'trash' }, { status: 'trash' }]);
    const entered = rowsAt(day, 'entered.nodes').map(({ date }) => String(date));
    expect(entered).toEqual(entered.toSorted().toReversed());
    expect(entered.every((date) => date > '2026-11-17')).toBe(true);
  });

  it('creates, updates and trashes appointments, and registers customers', async () => {
    const { server, query, post } = await visit();
    const made =
      await query(`mutation { createAppointment(input: { clientMutationId: "a", start: "2026-11-19T10:00:00", customerId: "106",
      staffIds: ["${view.ids.of('provider', 1)}"], productId: 62, locationId: 41 }) { clientMutationId appointment { id status appointmentFields { endGmt } } } }`);
    const appointment = { status: 'pending-confirmation', appointmentFields: { endGmt: '2026-11-19T15:20:00' } };
    expect(made['createAppointment']).toMatchObject({ clientMutationId: 'a', appointment });
    const id = at(made, 'createAppointment.appointment.id');
    const update =
      'mutation($input: UpdateAppointmentInput!) { updateAppointment(input: $input) { clientMutationId } }';
    await query(update, { input: { id, start: '2026-11-19T16:00:00Z', end: '2026-11-19T11:30:00' } });
    const start = Date.parse('2026-11-19T16:00:00Z');
    expect(server.practice.appointments.at(-1)).toMatchObject({ start, minutes: 30, clientKey: 6, providerKey: 1 });
    await query(update, { input: { id, status: 'CANCELLED' } });
    const number =
      '{ appointment(id: "5001") { id } same: appointment(id: "5001", idType: DATABASE_ID) { databaseId } }';
    const { data, errors } = (await post(number)).body;
    expect([data?.['same'], errors?.[0]?.message]).toEqual([{ databaseId: 5001 }, expect.stringContaining('idType')]);
    expect(server.practice.appointments.at(-1)?.state).toBe('cancelled');
    await query('mutation($id: ID!) { deleteAppointment(input: { id: $id }) { deletedId } }', { id });
    expect(await query('query($id: ID!) { appointment(id: $id) { id } }', { id })).toEqual({ appointment: null });
    const register = `mutation { registerCustomer(input: { email: "jo@example.test", firstName: "Jo", lastName: "Park",
      billing: { phone: "207 555 0199" } }) { customer { id displayName billing { phone } } } }`;
    const entered = await query(register);
    expect(at(entered, 'registerCustomer.customer')).toMatchObject({ displayName: 'Jo Park' });
    expect(server.practice.clients.at(-1)?.phones[0]?.value).toBe('207 555 0199');
    const { body } = await post('mutation { registerCustomer(input: { lastName: "Park" }) { customer { id } } }');
    expect(body.errors?.[0]?.message).toBe('Please provide a valid email address.');
    const refused = await (await visit({ refuseWrites: 'Closed' })).post(register);
    expect(refused.body.errors?.[0]?.message).toBe('Closed');
  });

  it('shows its schema within depth 8', async () => {
    const { server, query } = await visit();
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('RootQuery'), 'fields').map(({ name }) => name)).toContain('generalSettings');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });
});
