import { describe, expect, it } from 'vitest';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { edgedb } from './edgedb.ts';

const { view } = edgedb;
const visit = productVisits(edgedb);

describe('EdgeDB', () => {
  it('gives all owners, or pages between indices', async () => {
    const { server, query, post } = await visit();
    const ids = view.clients(server.practice).map(({ key }) => view.ids.of('client', key));
    const pages =
      await query(`{ all: Owner { id } first: Owner(first: 50) { id } next: Owner(first: 50, after: "49") { id }
      last: Owner(last: 2) { id } between: Owner(after: "1", before: "4") { id } }`);
    const idsOf = (list: string): unknown[] => rowsAt(pages, list).map(({ id }) => id);
    expect(idsOf('all')).toEqual(ids);
    expect([...idsOf('first'), ...idsOf('next')]).toEqual(ids.slice(0, 100));
    expect(idsOf('last')).toEqual(ids.slice(-2));
    expect(idsOf('between')).toEqual(ids.slice(2, 4));
    const { body } = await post('{ Owner(after: "x") { id } }');
    expect(body.errors?.[0]?.message).toContain('invalid input syntax');
    expect(body.data ?? null).toBeNull();
    const cut = await visit({ cap: 3 });
    expect(rowsAt(await cut.query('{ Owner { id } }'), 'Owner')).toHaveLength(3);
    expect(missingOperations(edgedb)).toEqual([]);
  });

  it('finds owners by filters and orders them', async () => {
    const { server, query } = await visit();
    const id = view.ids.of('client', 6);
    const idsOf = (...keys: readonly number[]): object[] => keys.map((key) => ({ id: view.ids.of('client', key) }));
    const found = await query(
      `query($id: ID!) {
      exact: Owner(filter: { last_name: { like: "%o'brien%" } }) { id }
      loose: Owner(filter: { last_name: { ilike: "%o'brien%" } }) { id }
      both: Owner(filter: { or: [{ last_name: { eq: "Abel" } }, { first_name: { eq: "Ruth" } }] }) { id }
      others: Owner(filter: { not: { first_name: { neq: "Ruth" } } }) { id }
      sorted: Owner(order: { telephone: { dir: ASC, nulls: BIGGEST } }, last: 1) { telephone }
      twice: Owner(order: { last_name: { dir: ASC }, first_name: { dir: DESC } }, first: 2) { last_name }
      cats: Owner(filter: { pets: { type: { name: { eq: "Feline" } } } }) { pets { type { name } } }
      stray: Pet(filter: { owner: { exists: false } }) { name owner { id } }
      one: Owner(filter: { id: { eq: $id } }) { __typename id first_name last_name full_name email telephone is_active }
      people: Person { __typename ... on Owner { telephone } ... on Veterinarian_Type { specialties { name } } } }`,
      { id },
    );
    expect(found['exact']).toEqual([]);
    expect(found['loose']).toEqual(idsOf(1, 8));
    expect(found['both']).toEqual(idsOf(6, 7));
    // Nothing is said of who has no first name, not even in the negative.
    expect(found['others']).toEqual(idsOf(7));
    expect(found['sorted']).toEqual([{ telephone: null }]);
    expect(found['twice']).toEqual([{ last_name: 'Abbott' }, { last_name: 'Abel' }]);
    const owners = rowsAt(found, 'cats');
    expect(owners.length).toBeGreaterThan(0);
    expect(owners.every((row) => rowsAt(row, 'pets').some((pet) => at(pet, 'type.name') === 'Feline'))).toBe(true);
    expect(found['stray']).toEqual([{ name: 'Stray tabby', owner: null }]);
    const client = server.practice.clients[5];
    const shown = client && clientThrough(view, server.practice, client);
    expect(found['one']).toEqual([
      {
        __typename: 'Owner_Type',
        id,
        first_name: shown?.givenName,
        last_name: shown?.familyName,
        full_name: shown?.name,
        email: shown?.emails?.[0],
        telephone: shown?.phones?.[0],
        is_active: shown?.active,
      },
    ]);
    const people = rowsAt(found, 'people').map((row) => row['__typename']);
    expect([...new Set(people)]).toEqual(['Owner_Type', 'Veterinarian_Type']);
  });

  it('shows its first pets and its clinics as they are', async () => {
    const { query } = await visit();
    const { patients, locations } = expectedSample(edgedb, '2026-11-17');
    const answer = await query(`{ Pet(first: 5) { id name type { name } breed owner { id } }
      Clinic { id name address city state postal_code time_zone } }`);
    const pets = rowsAt(answer, 'Pet').map((row) => {
      return [row['id'], row['name'], at(row, 'type.name'), row['breed'], at(row, 'owner.id')];
    });
    expect(pets).toEqual(
      patients.map(({ id, name, species, breed, clientId }) => [id, name, species, breed ?? null, clientId ?? null]),
    );
    const clinics = rowsAt(answer, 'Clinic').map(({ id, name, time_zone: timeZone, ...parts }) => {
      return { id, name, address: Object.values(parts).join(', '), timeZone };
    });
    expect(clinics).toEqual(locations);
  });

  it('has the visits of a day, with datetimes that are compared as text', async () => {
    const { server, query } = await visit();
    const { appointments } = expectedSample(edgedb, '2026-11-17', { practice: server.practice, placeKey: 2 });
    const day = await query(
      `query($clinic: ID!, $from: String!, $to: String!) { Visit(order: { visit_start: { dir: ASC }, number: { dir: ASC } },
      filter: { clinic: { id: { eq: $clinic } }, visit_start: { gte: $from, lt: $to } }) {
      id visit_start visit_end visit_length treatment_status description pet { id name } owner { id full_name }
      veterinarian { id full_name } clinic { id name time_zone } }
      none: Visit(filter: { visit_start: { eq: "2026-11-17T16:00:00Z" } }) { id }
      some: Visit(filter: { visit_start: { eq: "2026-11-17T16:00:00+00:00" } }) { id }
      UpcomingVisit { __typename treatment_status } }`,
      { clinic: view.ids.of('place', 2), from: '2026-11-17T07:00:00+00:00', to: '2026-11-18T07:00:00+00:00' },
    );
    const rows = rowsAt(day, 'Visit');
    expect(rows.map(({ id }) => id)).toEqual(appointments.map(({ id }) => id));
    for (const [index, { start, end, status, reason, patient, client, provider, location }] of appointments.entries()) {
      const row = rows[index];
      expect(Date.parse(String(at(row, 'visit_start')))).toBe(Date.parse(start ?? ''));
      expect(Date.parse(String(at(row, 'visit_end')))).toBe(Date.parse(end ?? ''));
      expect(row).toMatchObject({ treatment_status: status, description: reason ?? null, pet: patient ?? null });
      expect(at(row, 'owner.full_name')).toBe(client?.name ?? null);
      expect(at(row, 'veterinarian.full_name')).toBe(provider?.name ?? null);
      expect(at(row, 'clinic')).toEqual({ ...location, time_zone: 'America/Denver' });
    }
    expect(String(rows[0]?.['visit_start'])).toMatch(/\+00:00$/);
    expect(rows[0]?.['visit_length']).toMatch(/^PT/);
    expect(day['none']).toEqual([]);
    expect(rowsAt(day, 'some').length).toBeGreaterThan(0);
    expect(rowsAt(day, 'UpcomingVisit')[0]).toEqual({ __typename: 'UpcomingVisit', treatment_status: 'UPCOMING' });
  });

  it('inserts with what is selected or nested, updates, and deletes', async () => {
    const { server, query } = await visit();
    const made = await query(
      `mutation($clinic: ID!, $vet: ID!) { insert_Visit(data: [{ type: REGULAR_CHECKUP, visit_start: "2026-11-19T15:00:00Z",
      visit_end: "2026-11-19T15:25:00Z", clinic: { filter: { id: { eq: $clinic } } },
      veterinarian: { filter: { id: { eq: $vet } } }, pet: { data: { name: "Pip", type: { filter: { name: { eq: "Avian" } } },
      owner: { data: { first_name: "Jo", last_name: "Park", telephone: "207 555 0199" } } } } }]) {
      __typename id visit_start treatment_status pet { name owner { full_name } } } }`,
      { clinic: view.ids.of('place', 1), vet: view.ids.of('provider', 1) },
    );
    const [row] = rowsAt(made, 'insert_Visit');
    expect(row).toMatchObject({
      __typename: 'Visit_Type',
      visit_start: '2026-11-19T15:00:00+00:00',
      treatment_status: 'UPCOMING',
      pet: { name: 'Pip', owner: { full_name: 'Jo Park' } },
    });
    const id = row?.['id'];
    const moved = await query(
      `mutation($id: ID!) { update_Visit(filter: { id: { eq: $id } }, data: { visit_start: { set: "2026-11-19T16:00:00Z" },
      visit_end: { set: "2026-11-19T16:30:00Z" }, treatment_status: { set: CANCELLED }, veterinarian: { clear: true },
      cancellation_reason: { set: "Away" } }) { treatment_status veterinarian { id } } }`,
      { id },
    );
    expect(moved['update_Visit']).toEqual([{ treatment_status: 'CANCELLED', veterinarian: null }]);
    expect(server.practice.appointments.at(-1)).toMatchObject({ minutes: 30, cancelReason: 'Away', providerKey: null });
    await query(
      `mutation($id: ID!) { update_Owner(filter: { id: { eq: $id } }, data: { telephone: { set: "207 555 0198" },
      notes: { set: "Late" } }) { id } again: update_Person(filter: { id: { eq: $id } },
      data: { last_name: { append: "-Lee" } }) { id } }`,
      { id: view.ids.of('client', 6) },
    );
    expect(server.practice.clients[5]).toMatchObject({ familyName: 'Abel-Lee', note: 'Late' });
    expect(server.practice.clients[5]?.phones[0]?.value).toBe('207 555 0198');
    const gone = await query('mutation($id: ID!) { delete_Visit(filter: { id: { eq: $id } }) { id } }', { id });
    expect(gone['delete_Visit']).toEqual([{ id }]);
    expect((await query('query($id: ID!) { Visit(filter: { id: { eq: $id } }) { id } }', { id }))['Visit']).toEqual([]);
  });

  it('refuses what a policy forbids, texts that are no datetimes, and variables that are objects', async () => {
    const { post } = await visit();
    const denied = await post('mutation { delete_Clinic { id } }');
    expect(denied.body).toMatchObject({
      errors: [{ message: 'access policy violation on delete of default::Clinic' }],
    });
    const vague = await post(`mutation { insert_Visit(data: [{ type: OTHER, visit_start: "2026-11-19T15:00:00",
      visit_end: "2026-11-19T15:25:00Z", clinic: { filter: {} } }]) { id } }`);
    expect(vague.body.errors?.[0]?.message).toBe("invalid input syntax for type std::datetime: '2026-11-19T15:00:00'");
    const whole = await post('query($filter: FilterOwner) { Owner(filter: $filter) { id } }', { filter: {} });
    expect(whole.body.errors?.[0]?.message).toContain('Only scalar input variables are allowed');
    const closed = await visit({ refuseWrites: 'Closed for the day' });
    const refused = await closed.post('mutation { insert_Owner(data: [{ last_name: "Park" }]) { id } }');
    expect(refused.body.errors?.[0]?.message).toBe('Closed for the day');
    const poisoned = await visit({ poison: [{ kind: 'client', key: 1 }] });
    expect((await poisoned.post('{ Owner(first: 3) { id } }')).status).toBe(500);
  });

  it('shows its schema within depth 8', async () => {
    const { server, query } = await visit();
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('Query'), 'fields').map(({ name }) => name)).toContain('StandardEntity');
    expect(rowsAt(types.get('Visit_Type'), 'interfaces').map(({ name }) => name)).toContain('Visit');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });
});
