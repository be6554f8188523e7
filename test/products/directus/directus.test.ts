import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { instantOfWall } from '../../dialects/clock.ts';
import { type RunQuery, keyHeaders, postDialect, queryWith } from '../../dialects/dialectRequests.ts';
import { clientThrough } from '../../dialects/dialectView.ts';
import type { DialectServer } from '../../dialects/dialect.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { type Certificates, makeCertificates } from '../../support/service/certificates.ts';
import { directus } from './directus.ts';

let certificates: Certificates;
let server: DialectServer;
let run: RunQuery;
const { view } = directus;

beforeAll(async () => {
  certificates = await makeCertificates();
  server = await directus.start({ tls: certificates.server });
  run = queryWith(directus, server, certificates.authority);
});
afterAll(() => server.close());

describe('Directus', () => {
  it('gives a hundred items, pages of them, or all', async () => {
    const pages =
      await run(`{ usual: clients { id } all: clients(limit: -1) { id last_name } second: clients(limit: 50, page: 2) { id }
      clients_aggregated { countAll } archived: clients(filter: { status: { _eq: "archived" } }) { id } }`);
    const ids = view.clients(server.practice).map(({ key }) => view.ids.of('client', key));
    const idsOf = (list: string): unknown[] => rowsAt(pages, list).map(({ id }) => id);
    expect(idsOf('usual')).toEqual(ids.slice(0, 100));
    expect(idsOf('all')).toEqual(ids);
    expect(idsOf('second')).toEqual(ids.slice(50, 100));
    expect(pages['clients_aggregated']).toEqual([{ countAll: ids.length }]);
    expect(idsOf('archived')).toEqual(['41', '82']);
  });

  it('finds clients by a search or a filter on the family name, and one by id', async () => {
    const found =
      await run(`{ search: clients(search: "o'brien") { id } filter: clients(filter: { last_name: { _icontains: "O'BRIEN" } }) { id }
      both: clients(search: "Zoë O'Brien") { id } }`);
    expect(found).toEqual({ search: [{ id: '1' }, { id: '8' }], filter: [{ id: '1' }, { id: '8' }], both: [] });
    const card = await run(
      '{ clients_by_id(id: 6) { first_name last_name email phone tags pets_func { count } user_created { last_name } } }',
    );
    const client = server.practice.clients[5];
    const shown = client && clientThrough(view, server.practice, client);
    expect(card['clients_by_id']).toEqual({
      first_name: shown?.givenName,
      last_name: shown?.familyName,
      email: shown?.emails?.[0],
      phone: shown?.phones?.[0],
      tags: shown?.tags,
      pets_func: { count: server.practice.patients.filter((row) => row.clientKey === 6).length },
      user_created: { last_name: 'Desk' },
    });
    const nobody = await postDialect(server, '{ clients_by_id(id: 9999) { id } }', {
      headers: keyHeaders(directus),
      ca: certificates.authority,
    });
    expect(nobody.body.errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  });

  it('shows the visits of a day by the clocks of their places', async () => {
    const day = await run(`{ appointments(limit: -1, sort: ["starts_at"],
      filter: { starts_at: { _gte: "2026-11-17T00:00:00", _lt: "2026-11-18T00:00:00" } }
    ) { id starts_at ends_at status reason pet { id name } client { id } staff { id first_name last_name } location { id name time_zone } } }`);
    const { appointments } = expectedSample(directus, '2026-11-17');
    const nodes = rowsAt(day, 'appointments');
    expect(new Set(nodes.map(({ id }) => id))).toEqual(new Set(appointments.map(({ id }) => id)));
    for (const { id, start, end, status, reason, patient, client, provider, location } of appointments) {
      const node = nodes.find((row) => row['id'] === id);
      const instant = (field: string): number =>
        instantOfWall(String(at(node, field)), String(at(node, 'location.time_zone')));
      expect(instant('starts_at')).toBe(Date.parse(start ?? ''));
      expect(instant('ends_at')).toBe(Date.parse(end ?? ''));
      expect(node).toMatchObject({ status, reason: reason ?? null, pet: patient ?? null, location });
      expect(at(node, 'client.id') ?? null).toBe(client?.id ?? null);
      expect(at(node, 'staff.id') ?? null).toBe(provider?.id ?? null);
    }
  });

  it('creates, changes and archives a visit, and enters a client', async () => {
    const created =
      await run(`mutation { create_appointments_item(data: { starts_at: "2026-11-19T10:00:00", ends_at: "2026-11-19T10:30:00",
      status: "scheduled", location: { id: 2 }, pet: { id: 1 }, service: { id: 1 } }) { id starts_at client { id } } }`);
    const id = String(at(created, 'create_appointments_item.id'));
    const { appointments } = expectedSample(directus, '2026-11-19', { practice: server.practice });
    expect(appointments.find((row) => row.id === id)).toMatchObject({
      start: '2026-11-19T10:00:00-07:00',
      end: '2026-11-19T10:30:00-07:00',
    });
    const update = (data: string): Promise<unknown> =>
      run(`mutation { update_appointments_item(id: ${id}, data: { ${data} }) { status } }`);
    expect(await update('status: "cancelled", cancellation_reason: "Away"')).toEqual({
      update_appointments_item: { status: 'cancelled' },
    });
    expect(await update('status: "archived"')).toEqual({ update_appointments_item: { status: 'archived' } });
    await run(
      'mutation { create_clients_item(data: { first_name: "Jo", last_name: "Park", phone: "207 555 0199" }) { id } }',
    );
    expect(server.practice.clients.at(-1)).toMatchObject({
      givenName: 'Jo',
      familyName: 'Park',
      phones: [{ value: '207 555 0199' }],
    });
  });

  it('shows its schema within the depth that is allowed', async () => {
    const types = await readPiecewise(run);
    expect(rowsAt(types.get('clients'), 'fields').map(({ name }) => name)).toContain('pets_func');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });
});
