import { describe, expect, it } from 'vitest';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { hasura } from './hasura.ts';

const { view } = hasura;
const visit = productVisits(hasura);

describe('Hasura', () => {
  it('pages clients by limit and offset, a hundred at most', async () => {
    const { server, query } = await visit();
    const ids = view.clients(server.practice).map(({ key }) => key);
    const pages = await query(`{ first: clients { id } many: clients(limit: 500) { id }
      second: clients(limit: 50, offset: 50, order_by: [{ id: asc }]) { id }
      clients_aggregate { aggregate { count max { id } } nodes { id } } }`);
    const idsOf = (list: string): unknown[] => rowsAt(pages, list).map(({ id }) => id);
    expect(idsOf('first')).toEqual(ids.slice(0, 100));
    expect(idsOf('many')).toEqual(ids.slice(0, 100));
    expect(idsOf('second')).toEqual(ids.slice(50, 100));
    expect(at(pages, 'clients_aggregate.aggregate')).toEqual({ count: ids.length, max: { id: ids.at(-1) } });
    expect(missingOperations(hasura)).toEqual([]);
  });

  it('finds by the family name, through relationships, and one by its key', async () => {
    const { server, query, post } = await visit();
    const found = await query(`{ by: clients(where: { surname: { _ilike: "%o'brien%" } }) { id }
      both: clients(where: { _and: [{ surname: { _eq: "O'Brien" } }, { _not: { email: { _like: "zoe2%" } } }] }) { id }
      sorted: clients(order_by: [{ surname: asc }, { name: desc }], limit: 2) { surname }
      pets: animals(where: { client: { surname: { _eq: "Abel" } } }) { client_id }
      clients_by_pk(id: 6) { id name surname email phone labels is_active registered_office { id name } animals_aggregate { aggregate { count } } }
      gone: clients_by_pk(id: 41) { id } }`);
    expect(found['by']).toEqual([{ id: 1 }, { id: 8 }]);
    expect(found['both']).toEqual([{ id: 1 }]);
    expect(found['sorted']).toEqual([{ surname: 'Abbott' }, { surname: 'Abel' }]);
    expect(rowsAt(found, 'pets').every((row) => row['client_id'] === 6)).toBe(true);
    expect(found['gone']).toBeNull();
    const client = server.practice.clients[5];
    const shown = client && clientThrough(view, server.practice, client);
    expect(found['clients_by_pk']).toMatchObject({
      id: 6,
      name: shown?.givenName,
      surname: shown?.familyName,
      email: shown?.emails?.[0],
      phone: shown?.phones?.[0],
      is_active: shown?.active,
      registered_office: { id: Number(shown?.location?.id), name: shown?.location?.name },
    });
    const { body } = await post('{ visits(where: { starts_at: { _gt: "soon" } }) { id } }');
    expect(body.errors?.[0]?.extensions?.code).toBe('data-exception');
  });

  it('has the visits of a day', async () => {
    const { server, query } = await visit();
    const { appointments } = expectedSample(hasura, '2026-11-17', { practice: server.practice, placeKey: 1 });
    const day = await query(`{ visits(order_by: { starts_at: asc }, where: { office_id: { _eq: 1 },
      starts_at: { _gte: "2026-11-17T00:00:00-05:00", _lt: "2026-11-18T00:00:00-05:00" } }) {
      id starts_at duration_min ended_at status description cancelled_at animal { id name } client { id } vet { id name surname } office { id name } } }`);
    const nodes = rowsAt(day, 'visits');
    expect(nodes.map(({ id }) => String(id))).toEqual(appointments.map(({ id }) => id));
    for (const [index, { start, end, status, reason, patient, client, provider }] of appointments.entries()) {
      const node = nodes[index];
      const began = Date.parse(String(at(node, 'starts_at')));
      expect(began).toBe(Date.parse(start ?? ''));
      expect(began + Number(at(node, 'duration_min')) * 60_000).toBe(Date.parse(end ?? ''));
      expect(node).toMatchObject({ status, description: reason ?? null });
      expect([at(node, 'animal.id'), at(node, 'client.id'), at(node, 'vet.id')]).toEqual(
        [patient, client, provider].map((row) => (row ? Number(row.id) : null)),
      );
    }
  });

  it('inserts and updates rows, and names what the database refuses', async () => {
    const { server, query, post } = await visit();
    const made =
      await query(`mutation { insert_visits_one(object: { starts_at: "2026-11-19T15:00:00Z", duration_min: 25,
      office_id: 1, animal_id: 1, service_id: 2, client: { data: { name: "Jo", surname: "Park", phone: "207 555 0199" } } }) {
      id starts_at status client { surname } } }`);
    expect(made['insert_visits_one']).toMatchObject({
      starts_at: '2026-11-19T15:00:00+00:00',
      status: 'PLANNED',
      client: { surname: 'Park' },
    });
    const id = String(at(made, 'insert_visits_one.id'));
    await query(
      `mutation { update_visits_by_pk(pk_columns: { id: ${id} }, _set: { status: CANCELLED, cancellation_reason: "Away" }) { id } }`,
    );
    expect(server.practice.appointments.at(-1)).toMatchObject({
      state: 'cancelled',
      cancelReason: 'Away',
      minutes: 25,
    });
    expect(
      await query('mutation { update_visits_by_pk(pk_columns: { id: 9999 }, _set: { status: ARRIVED }) { id } }'),
    ).toEqual({
      update_visits_by_pk: null,
    });
    const wrong = await post('mutation { insert_clients_one(object: { name: "Jo" }) { id } }');
    expect(wrong.body.errors?.[0]?.message).toContain('Not-NULL violation');
    const astray = await post(
      'mutation { insert_animals_one(object: { name: "Rex", species: "Canine", client_id: 999 }) { id } }',
    );
    expect(astray.body.errors?.[0]?.message).toContain('Foreign key violation');
    const closed = await visit({ refuseWrites: 'Closed for the day' });
    const refused = await closed.post('mutation { insert_clients_one(object: { surname: "Park" }) { id } }');
    expect(refused.body.errors?.[0]?.message).toBe('Closed for the day');
  });

  it('shows its schema within depth 8', async () => {
    const { server, query } = await visit();
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('query_root'), 'fields').map(({ name }) => name)).toContain('visits_by_pk');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });
});
