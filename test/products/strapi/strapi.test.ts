import { describe, expect, it } from 'vitest';
import { clientThrough, patientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { strapi } from './strapi.ts';

const { view } = strapi;
const visit = productVisits(strapi);
const person = 'id attributes { first_name last_name telephone }';

function clientOf(row: Row) {
  const attribute = (name: string) => at(row, `attributes.${name}`);
  const given = attribute('first_name');
  return {
    id: row['id'],
    name: [given, attribute('last_name')].filter((part) => typeof part === 'string').join(' '),
    ...(given !== null && { givenName: given }),
    familyName: attribute('last_name'),
    phones: [attribute('telephone')].filter((value) => value !== null),
    emails: [],
    tags: [],
  };
}

describe('strapi', () => {
  it('has what a careful person would choose', () => {
    expect(missingOperations(strapi)).toEqual([]);
  });

  it('lists clients in pages of ten, without drafts', async () => {
    const { query, server } = await visit();
    const expected = view.clients(server.practice).map((client) => clientThrough(view, server.practice, client));
    const first = await query(
      `{ owners { data { ${person} } meta { pagination { total page pageSize pageCount } } } }`,
    );
    expect(rowsAt(first, 'owners.data').map(clientOf)).toEqual(expected.slice(0, 10));
    const pageCount = Math.ceil(expected.length / 10);
    expect(at(first, 'owners.meta.pagination')).toEqual({ total: expected.length, page: 1, pageSize: 10, pageCount });
    const second = await query(`{ owners(pagination: { page: 2, pageSize: 50 }) { data { ${person} } } }`);
    expect(rowsAt(second, 'owners.data').map(clientOf)).toEqual(expected.slice(50, 100));
    const all = await query('{ owners(publicationState: PREVIEW) { meta { pagination { total } } } }');
    expect(at(all, 'owners.meta.pagination.total')).toBe(server.practice.clients.length);
  });

  it('lists animals with their kind and whose they are', async () => {
    const { query, server } = await visit();
    const fields = 'id attributes { name type { data { attributes { name } } } owner { data { id } } }';
    const answer = await query(`{ pets(pagination: { start: 5, limit: 5 }) { data { ${fields} } } }`);
    expect(
      rowsAt(answer, 'pets.data').map((row) => ({
        id: row['id'],
        name: at(row, 'attributes.name'),
        species: at(row, 'attributes.type.data.attributes.name'),
        clientId: at(row, 'attributes.owner.data.id'),
      })),
    ).toEqual(server.practice.patients.slice(5, 10).map((patient) => patientThrough(view, patient)));
  });

  it('lists the appointments of a day of one clinic', async () => {
    const { query, post, server } = await visit();
    const fields = `starts_at ends_at state reason pet { data { id attributes { name } } }
      vet { data { id attributes { first_name last_name } } } clinic { data { id attributes { name } } }`;
    const filters = `{ clinic: { id: { eq: "1" } }, starts_at: {
      gte: "2026-11-17T05:00:00.000Z", lt: "2026-11-18T00:00:00-05:00" } }`;
    const answer = await query(
      `{ appointments(filters: ${filters}, sort: ["starts_at:asc"], pagination: { limit: -1 }) { data { id attributes { ${fields} } } } }`,
    );
    const { appointments } = expectedSample(strapi, '2026-11-17', { placeKey: 1, practice: server.practice });
    const named = (row: Row, field: string) => {
      const data = at(row, `attributes.${field}.data`);
      const parts = ['name', 'first_name', 'last_name'].map((name) => at(data, `attributes.${name}`));
      return data === null
        ? undefined
        : { id: at(data, 'id'), name: parts.filter((part) => typeof part === 'string').join(' ') };
    };
    expect(
      rowsAt(answer, 'appointments.data').map((row) => ({
        id: row['id'],
        start: String(at(row, 'attributes.starts_at')).replace('.000Z', 'Z'),
        end: String(at(row, 'attributes.ends_at')).replace('.000Z', 'Z'),
        status: at(row, 'attributes.state'),
        reason: at(row, 'attributes.reason') ?? undefined,
        patient: named(row, 'pet'),
        provider: named(row, 'vet'),
        location: named(row, 'clinic'),
      })),
    ).toEqual(
      appointments.map(({ reason, patient, provider, client: _client, ...row }) => ({
        ...row,
        reason,
        patient,
        provider,
      })),
    );
    const deep = 'pet { data { attributes { owner { data { attributes { last_name } } } } } }';
    const { body } = await post(`{ appointments { data { attributes { ${deep} } } } }`);
    expect(body.errors?.[0]?.message).toContain('depth');
  });

  it('finds by part of a name, reads one by its id and shows its schema', async () => {
    const { query, server } = await visit();
    const found = await query(`{ owners(filters: { last_name: { containsi: "o'br" } }) { data { id } } }`);
    expect(rowsAt(found, 'owners.data')).toEqual([{ id: '1' }, { id: '8' }]);
    const [client] = server.practice.clients;
    if (!client) throw new Error('No client');
    const card = await query(`{ owner(id: "1") { data { ${person} } } missing: owner(id: "999") { data { id } } }`);
    expect(clientOf(at(card, 'owner.data') as Row)).toEqual(clientThrough(view, server.practice, client));
    expect(at(card, 'missing')).toEqual({ data: null });
    const shown = await query('{ __schema { queryType { fields { name args { name } } } } }');
    expect(rowsAt(shown, '__schema.queryType.fields').map(({ name }) => name)).toContain('specialities');
  });

  it('creates and changes entries', async () => {
    const { query, post, server } = await visit();
    const { practice } = server;
    const made = await query(
      'mutation { createOwner(data: { first_name: "Ida", last_name: "Holm", telephone: "+1 207 555 0199" }) { data { id } } }',
    );
    const owner = String(at(made, 'createOwner.data.id'));
    const bo = await query(
      `mutation { createPet(data: { name: "Bo", owner: "${owner}", type: "2" }) { data { id } } }`,
    );
    const pet = String(at(bo, 'createPet.data.id'));
    const booked = await query(
      'mutation Book($data: AppointmentInput!) { createAppointment(data: $data) { data { id attributes { state publishedAt } } } }',
      {
        data: {
          starts_at: '2026-11-18T20:00:00.000Z',
          ends_at: '2026-11-18T20:45:00.000Z',
          state: 'confirmed',
          clinic: '1',
          service: '6',
          pet,
        },
      },
    );
    expect(practice.appointments.at(-1)).toMatchObject({ minutes: 45, state: 'confirmed' });
    const id = String(at(booked, 'createAppointment.data.id'));
    await query(`mutation { updateAppointment(id: "${id}", data: { state: cancelled }) { data { id } } }`);
    expect(practice.appointments.at(-1)).toMatchObject({ minutes: 45, state: 'cancelled' });
    const { body } = await post('mutation { createOwner(data: { first_name: "" }) { data { id } } }');
    expect(body.errors?.[0]?.extensions?.code).toBe('STRAPI_VALIDATION_ERROR');
  });
});
