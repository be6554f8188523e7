import { describe, expect, it } from 'vitest';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { type Row, at, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { graphqlCompose } from './graphqlCompose.ts';
import { composeIds } from './records.ts';

const { view } = graphqlCompose;
const visit = productVisits(graphqlCompose);
const column = (rows: readonly Row[], path: string): unknown[] => rows.map((row) => at(row, path));
const day = `filter: { _operators: { dateStart: { gte: "2026-11-17T05:00:00Z", lt: "2026-11-18T05:00:00Z" } } }`;

describe('graphql-compose-mongoose', () => {
  it('gives a hundred documents, more when asked, or pages with a count', async () => {
    const { server, query, post } = await visit();
    const ids = view.clients(server.practice).map(({ key }) => composeIds.of('client', key));
    const pages = await query(`{ usual: customerMany { _id } all: customerMany(limit: 1000) { _id } customerCount
      second: customerPagination(page: 2, perPage: 50) { count items { _id } pageInfo { pageCount hasNextPage } }
      sorted: customerMany(sort: LASTNAME_ASC, limit: 2, skip: 1) { lastName } }`);
    expect(column(rowsAt(pages, 'usual'), '_id')).toEqual(ids.slice(0, 100));
    expect(column(rowsAt(pages, 'all'), '_id')).toEqual(ids);
    expect(column(rowsAt(pages, 'second.items'), '_id')).toEqual(ids.slice(50, 100));
    const second = { count: ids.length, pageInfo: { pageCount: 3, hasNextPage: true } };
    expect(pages).toMatchObject({ customerCount: ids.length, second });
    expect(column(rowsAt(pages, 'sorted'), 'lastName')).toEqual(['Abel', 'Brown']);
    const { body } = await post('{ customerPagination(page: -1) { count } }');
    expect(body.errors?.[0]?.message).toBe('Argument `page` should be positive number.');
    expect(missingOperations(graphqlCompose)).toEqual([]);
  });

  it('finds exact values, patterns in columns with an index, and by id', async () => {
    const { server, query } = await visit();
    const id = composeIds.of('client', 6);
    const found = await query(`{ exact: customerMany(filter: { lastName: "o'brien" }) { _id }
      loose: customerMany(filter: { _operators: { lastName: { regex: "/^o'brien/i" } } }) { firstName }
      both: customerMany(filter: { OR: [{ lastName: "Abel" }, { _operators: { email: { regex: "^zoe2" } } }] }) { _id }
      customerById(_id: "${id}") { _id firstName lastName phone email pets { name specie race ownerId owner { _id } } }
      missing: customerById(_id: "nonsense") { _id } petMany(limit: 1) { _id name } }`);
    expect(found['exact']).toEqual([]);
    expect(rowsAt(found, 'loose')).toHaveLength(2);
    expect(column(rowsAt(found, 'both'), '_id')).toEqual([id, composeIds.of('client', 8)]);
    const client = server.practice.clients[5];
    const shown = client && clientThrough(view, server.practice, client);
    expect([found['missing'], shown?.id]).toEqual([null, id]);
    const { givenName: firstName, familyName: lastName, phones = [], emails = [] } = shown ?? {};
    expect(found['customerById']).toMatchObject({ firstName, lastName, phone: phones[0], email: emails[0] });
    const [pet] = rowsAt(found, 'customerById.pets');
    expect(pet).toMatchObject({ ownerId: id, owner: { _id: id } });
    const [patient] = expectedSample(graphqlCompose, '2026-11-17').patients;
    expect(found['petMany']).toEqual([{ _id: patient?.id, name: patient?.name }]);
  });

  it('has the appointments of a day, with the owner behind the pet', async () => {
    const { server, query } = await visit();
    const { appointments } = expectedSample(graphqlCompose, '2026-11-17', { practice: server.practice });
    const answer = await query(`{ appointmentMany(sort: DATESTART_ASC, ${day}) { _id dateStart dateEnd status note
      pet { _id name owner { _id firstName lastName } } vet { _id } } }`);
    const rows = rowsAt(answer, 'appointmentMany');
    expect(new Set(column(rows, '_id'))).toEqual(new Set(appointments.map(({ id }) => id)));
    for (const { id, start, end, status, reason, patient, client, provider } of appointments) {
      const row = rows.find((each) => each['_id'] === id) ?? {};
      expect([row['dateStart'], row['dateEnd']].map((each) => Date.parse(String(each)))).toEqual(
        [start, end].map((each) => Date.parse(each ?? '')),
      );
      expect(row).toMatchObject({ status, note: reason ?? null, pet: { _id: patient?.id, name: patient?.name } });
      expect([at(row, 'pet.owner._id'), at(row, 'vet._id')]).toEqual([client?.id ?? null, provider?.id ?? null]);
    }
  });

  it('creates, changes and removes records, and refuses in the payload or among the errors', async () => {
    const { server, query, post } = await visit();
    const { practice } = server;
    const made = await query(`mutation { appointmentCreateOne(record: { dateStart: "2026-11-19T15:00:00.000Z",
      dateEnd: "2026-11-19T15:25:00.000Z", petId: "${composeIds.of('patient', 1)}", note: "Limps" }) {
      recordId record { status pet { name } } error { message } } }`);
    expect(at(made, 'appointmentCreateOne.record')).toMatchObject({ status: 'Pendiente' });
    expect(practice.appointments.at(-1)).toMatchObject({ minutes: 25, patientKey: 1, reason: 'Limps' });
    const id = String(at(made, 'appointmentCreateOne.recordId'));
    const update = (what: string): string =>
      `mutation { appointmentUpdateById(_id: "${id}", record: { ${what} }) { record { dateStart status } } }`;
    await query(update('dateStart: "2026-11-19T16:00:00Z", dateEnd: "2026-11-19T16:25:00Z", status: Cancelado'));
    const after = { start: Date.parse('2026-11-19T16:00:00Z'), minutes: 25, state: 'cancelled', reason: 'Limps' };
    expect(practice.appointments.at(-1)).toMatchObject(after);
    await query(`mutation { appointmentRemoveById(_id: "${id}") { recordId } }`);
    expect((await post(update('note: "Gone"'))).body.errors?.[0]?.message).toBe('Document not found');
    const create = (more: string): string =>
      `mutation { customerCreateOne(record: { ${more} }) { record { dni lastName phone } error { message __typename } } }`;
    const jo = 'dni: "12345678Z", firstName: "Jo", lastName: "Park", phone: "207 555 0199"';
    expect(at(await query(create(jo)), 'customerCreateOne.record.dni')).toBe('12345678Z');
    expect((await post(create('lastName: "Park"'))).body.errors).toHaveLength(1);
    const owner = composeIds.of('client', practice.clients.at(-1)?.key ?? 0);
    await query(`mutation { petCreateOne(record: { name: "Rex", specie: "Dog", ownerId: "${owner}" }) { recordId } }`);
    expect(practice.patients.at(-1)).toMatchObject({ name: 'Rex', clientKey: practice.clients.at(-1)?.key });
    const closed = await visit({ refuseWrites: 'Closed for the day' });
    const error = { message: 'Closed for the day', __typename: 'RuntimeError' };
    expect(await closed.query(create(jo))).toEqual({ customerCreateOne: { record: null, error } });
    const { body } = await closed.post(create(jo).replace('error { message __typename }', ''));
    expect(body.errors?.[0]?.message).toBe('Closed for the day');
  });

  it('spoils lists with a poisoned row, and shows its schema within depth 8', async () => {
    const { server, query } = await visit();
    const types = await readPiecewise(query);
    expect(column(rowsAt(types.get('Query'), 'fields'), 'name')).toContain('appointmentPagination');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
    const other = await visit({ cap: 3, poison: [{ kind: 'client', key: 2 }] });
    expect((await other.post('{ customerMany { _id } }')).status).toBe(500);
    expect(rowsAt(await other.query('{ petMany { _id } }'), 'petMany')).toHaveLength(3);
  });
});
