import { describe, expect, it } from 'vitest';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, named, nodesAt, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { apiPlatform } from './apiPlatform.ts';

const { view } = apiPlatform;
const visit = productVisits(apiPlatform);

describe('API Platform', () => {
  it('gives thirty clients unless told otherwise, forwards and backwards, and counts all', async () => {
    const { server, query, post } = await visit();
    const ids = view.clients(server.practice).map(({ key }) => view.ids.of('client', key));
    const list = (args: string): string =>
      `clients${args} { totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor } edges { cursor node { id _id } } }`;
    const pages = await query(`{ usual: ${list('')} all: ${list('(first: 500)')} last: ${list('(last: 2)')} }`);
    const idsOf = (answer: object, name: string): unknown[] => nodesAt(answer, name).map(({ id }) => id);
    expect(idsOf(pages, 'usual')).toEqual(ids.slice(0, 30));
    expect(idsOf(pages, 'all')).toEqual(ids);
    expect(idsOf(pages, 'last')).toEqual(ids.slice(-2));
    expect(at(pages, 'usual.totalCount')).toBe(ids.length);
    expect(at(pages, 'all.pageInfo')).toMatchObject({ hasNextPage: false, hasPreviousPage: false });
    const end = String(at(pages, 'usual.pageInfo.endCursor'));
    const next = await query(
      `{ after: ${list(`(first: 3, after: "${end}")`)} before: ${list(`(last: 3, before: "${end}")`)} }`,
    );
    expect(idsOf(next, 'after')).toEqual(ids.slice(30, 33));
    expect(idsOf(next, 'before')).toEqual(ids.slice(26, 29));
    expect((await post('{ clients(first: -1) { totalCount } }')).body.errors?.[0]?.message).toContain('less than 0');
    expect(missingOperations(apiPlatform)).toEqual([]);
  });

  it('finds by parts of names, by relations, and one by its IRI', async () => {
    const { server, query, post } = await visit();
    const found = await query(`{
      names: clients(lastname: "o'brien") { edges { node { _id } } }
      both: clients(lastname: "o'brien", email: "zoe2@example.test") { edges { node { _id } } }
      listed: clients(email_list: ["zoe2@example.test", "mai@example.test"]) { edges { node { _id } } }
      sorted: clients(order: [{ lastname: "ASC" }, { firstname: "desc" }], first: 2) { edges { node { lastname } } }
      mine: animals(owner: "/api/clients/5") { edges { node { owner { id } photo { contentUrl } } } }
      number: animals(owner: "5") { totalCount }
      nonsense: animals(owner: "five") { totalCount }
      named: animals(owner_lastname: "Abel", order: [{ name: "ASC" }]) { edges { node { name owner { lastname } } } }
      done: consultations(status: "done", animal_owner: "/api/clients/1") { edges { node { status animal { owner { _id } } } } }
      client(id: "/api/clients/6") { id _id firstname lastname email phone }
      node(id: "/api/clients/6") { __typename id }
      missing: client(id: "/api/clients/9999") { id } }`);
    expect(nodesAt(found, 'names')).toEqual([{ _id: 1 }, { _id: 8 }]);
    expect(nodesAt(found, 'both')).toEqual([{ _id: 8 }]);
    expect(nodesAt(found, 'listed')).toEqual([{ _id: 4 }, { _id: 8 }]);
    expect(nodesAt(found, 'sorted')).toEqual([{ lastname: 'Abbott' }, { lastname: 'Abel' }]);
    expect(nodesAt(found, 'mine').map((row) => at(row, 'owner.id'))).toEqual(Array(3).fill('/api/clients/5'));
    expect(at(found, 'number.totalCount')).toBe(3);
    // What can't be an item's number is passed over.
    expect(at(found, 'nonsense.totalCount')).toBe(server.practice.patients.length);
    expect(nodesAt(found, 'named').every((row) => at(row, 'owner.lastname') === 'Abel')).toBe(true);
    const visits = nodesAt(found, 'done');
    expect(visits.length).toBeGreaterThan(0);
    expect(visits.every((row) => row['status'] === 'DONE' && at(row, 'animal.owner._id') === 1)).toBe(true);
    const record = server.practice.clients[5];
    const shown = record && clientThrough(view, server.practice, record);
    expect(found['client']).toEqual({
      id: shown?.id,
      _id: 6,
      firstname: shown?.givenName,
      lastname: shown?.familyName,
      email: shown?.emails?.[0],
      phone: shown?.phones?.[0],
    });
    expect([found['node'], found['missing']]).toEqual([{ __typename: 'Client', id: '/api/clients/6' }, null]);
    const { status, body } = await post('{ client(id: "6") { id } }');
    expect([status, body.errors?.[0]?.message]).toEqual([200, 'Internal server error']);
  });

  it('has the consultations of a day at its place, by what the clock shows in UTC', async () => {
    const { server, query } = await visit();
    const { appointments } = expectedSample(apiPlatform, '2026-11-17', { practice: server.practice });
    const day = (
      after: string,
      before: string,
    ): string => `consultations(order: [{ consultationDate: "ASC" }], first: 100
      consultationDate: [{ after: "${after}" }, { strictly_before: "${before}" }]) { edges { node {
      id consultationDate creationDate duration reason status animal { id name owner { id firstname lastname } }
      veterinarian { id firstname lastname } treatment { edges { node { name duration } } } } } }`;
    const answer = await query(`{ day: ${day('2026-11-17T05:00:00Z', '2026-11-18 05:00')}
      offset: ${day('2026-11-17T05:00:00-05:00', '2026-11-18T05:00:00-05:00')} }`);
    const nodes = nodesAt(answer, 'day');
    expect(nodes.map(({ id }) => id)).toEqual(appointments.map(({ id }) => id));
    expect(nodes.length).toBeGreaterThan(10);
    // The column has no offset, so that the one of the filter is left out.
    expect(nodesAt(answer, 'offset')).toEqual(nodes);
    for (const [
      index,
      { id, start = '', end = '', status, reason, patient, client, provider },
    ] of appointments.entries()) {
      const node = nodes[index] ?? {};
      const from = String(node['consultationDate']);
      expect(from, id).toMatch(/\+00:00$/);
      expect(Date.parse(from)).toBe(Date.parse(start));
      expect(Date.parse(from) + Number(node['duration']) * 60_000).toBe(Date.parse(end));
      expect(node).toMatchObject({ status, reason: reason ?? null });
      expect([at(node, 'animal.id'), at(node, 'animal.name')]).toEqual([patient?.id, patient?.name]);
      expect(at(node, 'animal.owner.id')).toBe(client?.id ?? null);
      expect(named(node, 'animal.owner.firstname', 'animal.owner.lastname')).toBe(client?.name ?? '');
      expect(named(node, 'veterinarian.firstname', 'veterinarian.lastname')).toBe(provider?.name ?? '');
    }
  });

  it('creates, updates and deletes by IRIs, and echoes the id of the mutation', async () => {
    const { server, query, post } = await visit();
    const made = await query(`mutation { createClient(input: { firstname: "Jo", lastname: "Park", phone: "207 555 0199",
      clientMutationId: "a1" }) { client { id lastname } clientMutationId } }`);
    expect(made['createClient']).toMatchObject({ client: { lastname: 'Park' }, clientMutationId: 'a1' });
    const owner = String(at(made, 'createClient.client.id'));
    const pet = await query(`mutation { createAnimal(input: { name: "Comet", species: "Feline", owner: "${owner}" }) {
      animal { id owner { lastname } } } }`);
    expect(at(pet, 'createAnimal.animal.owner.lastname')).toBe('Park');
    const booked =
      await query(`mutation { createConsultation(input: { consultationDate: "2026-11-19T15:00:00+00:00", duration: 25,
      status: PROGRAMMED, animal: "${String(at(pet, 'createAnimal.animal.id'))}", veterinarian: "/api/users/1",
      treatment: ["/api/treatments/2"] }) { consultation { id consultationDate buyStatus treatment { edges { node { name } } } } } }`);
    expect(at(booked, 'createConsultation.consultation')).toMatchObject({
      consultationDate: '2026-11-19T15:00:00+00:00',
      buyStatus: 'REMAINED',
      treatment: { edges: [{ node: { name: 'Vaccination' } }] },
    });
    const id = `id: "${String(at(booked, 'createConsultation.consultation.id'))}"`;
    await query(`mutation { updateConsultation(input: { ${id}, consultationDate: "2026-11-19T16:00:00-05:00",
      status: CANCELLED, reason: null }) { consultation { id } } }`);
    expect(server.practice.appointments.at(-1)).toMatchObject({
      start: Date.parse('2026-11-19T16:00:00Z'),
      minutes: 25,
      state: 'cancelled',
      providerKey: 1,
    });
    expect(await query(`mutation { deleteConsultation(input: { ${id} }) { consultation { id } } }`)).toMatchObject({
      deleteConsultation: { consultation: { id: at(booked, 'createConsultation.consultation.id') } },
    });
    const again = await post(`mutation { deleteConsultation(input: { ${id} }) { consultation { id } } }`);
    expect(again.body.errors?.[0]).toMatchObject({ extensions: { status: 404 } });
    await query('mutation { updateClient(input: { id: "/api/clients/6", phone: "207 555 0198" }) { client { id } } }');
    expect(server.practice.clients[5]?.phones[0]?.value).toBe('207 555 0198');
  });

  it('refuses what is not allowed or makes no sense, and everything when configured', async () => {
    const { post } = await visit();
    const error = async (text: string, from = post): Promise<object | undefined> =>
      (await from(`mutation { ${text} }`)).body.errors?.[0];
    expect(await error('deleteUser(input: { id: "/api/users/1" }) { clientMutationId }')).toMatchObject({
      message: 'Access Denied.',
      extensions: { status: 403 },
    });
    expect(await error('deleteClient(input: { id: "/api/animals/1" }) { clientMutationId }')).toMatchObject({
      message: 'Item "/api/animals/1" did not match expected type "Client".',
    });
    expect(
      await error('createAnimal(input: { name: "Comet", species: "Feline", owner: "5" }) { clientMutationId }'),
    ).toMatchObject({ message: 'Invalid IRI "5".' });
    expect(await error('createClient(input: { lastname: "" }) { clientMutationId }')).toMatchObject({
      extensions: { status: 422, violations: [{ path: 'lastname' }] },
    });
    const closed = await visit({ refuseWrites: 'Closed for the day' });
    expect(await error('createClient(input: { lastname: "Park" }) { clientMutationId }', closed.post)).toMatchObject({
      message: 'Closed for the day',
    });
  });

  it('cuts pages to a cap, and spoils those with a poisoned row', async () => {
    const { query } = await visit({ cap: 3 });
    expect(nodesAt(await query('{ clients(first: 20) { edges { node { id } } } }'), 'clients')).toHaveLength(3);
    const { post } = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await post('{ clients(first: 3) { edges { node { id } } } }')).status).toBe(500);
  });

  it('shows its schema within depth 8', async () => {
    const { server, query } = await visit();
    const types = await readPiecewise(query);
    const fields = rowsAt(types.get('ConsultationFilter_consultationDate'), 'inputFields').map(({ name }) => name);
    expect(fields).toEqual(['before', 'strictly_before', 'after', 'strictly_after', 'today']);
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });
});
