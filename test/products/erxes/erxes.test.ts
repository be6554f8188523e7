import { describe, expect, it } from 'vitest';
import { clientThrough, locationThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { erxes } from './erxes.ts';

const { view } = erxes;
const visit = productVisits(erxes);
const person = '_id firstName lastName primaryPhone phones primaryEmail emails getTags { name }';

function clientOf(row: Row) {
  const [given, family] = [String(row['firstName']), String(row['lastName'])];
  return {
    id: row['_id'],
    name: `${given} ${family}`.trim(),
    ...(given !== '' && { givenName: given }),
    familyName: family,
    phones: row['phones'],
    emails: row['emails'],
    tags: rowsAt(row, 'getTags').map(({ name }) => name),
  };
}

describe('erxes', () => {
  it('has what a careful person would choose', () => {
    expect(missingOperations(erxes)).toEqual([]);
  });

  it('lists customers in pages of twenty, the newest first', async () => {
    const { query, server } = await visit();
    const expected = view.clients(server.practice).map((client) => clientThrough(view, server.practice, client));
    const first = await query(`{ customersMain { list { ${person} } totalCount } }`);
    expect(rowsAt(first, 'customersMain.list').map(clientOf)).toEqual(expected.slice(0, 20));
    expect(at(first, 'customersMain.totalCount')).toBe(expected.length);
    const second = await query(`{ customers(page: 2, perPage: 30) { ${person} } }`);
    expect(rowsAt(second, 'customers').map(clientOf)).toEqual(expected.slice(30, 60));
  });

  it('lists branches, and staff that has not left', async () => {
    const { query, server } = await visit();
    const answer = await query(
      '{ branches { _id title address } users { _id } allUsers { _id details { fullName } } }',
    );
    expect(rowsAt(answer, 'branches').map(({ _id: id, title: name, address }) => ({ id, name, address }))).toEqual(
      server.practice.places.map((place) => locationThrough(view, place)),
    );
    expect([rowsAt(answer, 'users').length, rowsAt(answer, 'allUsers').length]).toEqual([7, 8]);
  });

  it('lists the deals that start on a day, of which related rows are JSON', async () => {
    const { query, post, server } = await visit();
    const range = 'startDateStartDate: "2026-11-17T05:00:00Z", startDateEndDate: "2026-11-18T04:59:59.999Z"';
    const answer = await query(
      `query Day($branchIds: [String]) { deals(${range}, branchIds: $branchIds, sortField: "startDate", limit: 100) {
        _id startDate closeDate status stage customers assignedUsers branches { _id title } } }`,
      { branchIds: [view.ids.of('place', 1)] },
    );
    const { appointments } = expectedSample(erxes, '2026-11-17', { placeKey: 1, practice: server.practice });
    const named = (row: Row | undefined, ...fields: readonly string[]) =>
      row && {
        id: row['_id'],
        name: fields
          .map((field) => at(row, field))
          .join(' ')
          .trim(),
      };
    expect(
      rowsAt(answer, 'deals').map((row) => ({
        id: row['_id'],
        start: String(row['startDate']).replace('.000Z', 'Z'),
        end: String(row['closeDate']).replace('.000Z', 'Z'),
        status: at(row, 'stage.name'),
        client: named(rowsAt(row, 'customers')[0], 'firstName', 'lastName'),
        provider: named(rowsAt(row, 'assignedUsers')[0], 'details.fullName'),
        location: named(rowsAt(row, 'branches')[0], 'title'),
      })),
    ).toEqual(appointments.map(({ client, provider, ...row }) => ({ ...row, client, provider })));
    expect(rowsAt(await query('{ deals { _id } }'), 'deals')).toHaveLength(10);
    const half = await post('{ deals(startDateStartDate: "2026-11-17T05:00:00Z") { _id } }');
    expect(half.body.errors?.[0]?.message).toContain('Invalid Date');
  });

  it('finds by part of a name, reads one by its id and shows its schema', async () => {
    const { query, server } = await visit();
    const found = await query(`{ customersMain(searchValue: "o'br", sortDirection: 1) { list { _id } } }`);
    expect(rowsAt(found, 'customersMain.list').map(({ _id }) => _id)).toEqual(
      [1, 8].map((key) => view.ids.of('client', key)),
    );
    const [client] = server.practice.clients;
    if (!client) throw new Error('No client');
    const card = await query(`query Card($id: String!) { customerDetail(_id: $id) { ${person} } }`, {
      id: view.ids.of('client', 1),
    });
    expect(clientOf(card['customerDetail'] as Row)).toEqual(clientThrough(view, server.practice, client));
    const shown = await query('{ __schema { queryType { fields { name } } } }');
    expect(rowsAt(shown, '__schema.queryType.fields')).toContainEqual({ name: 'dealsTotalCount' });
  });

  it('adds customers and deals, and moves a deal to another stage', async () => {
    const { query, server } = await visit();
    const { practice } = server;
    const made = await query(
      'mutation { customersAdd(firstName: "Ida", lastName: "Holm", primaryPhone: "+1 207 555 0199") { _id phones } }',
    );
    expect(at(made, 'customersAdd.phones')).toEqual(['+1 207 555 0199']);
    const booked = await query(
      `mutation Book($customerIds: [String], $branchIds: [String], $productsData: JSON) {
        dealsAdd(name: "Recheck", startDate: "2026-11-18T20:00:00Z", closeDate: "2026-11-18T20:30:00Z",
          description: "Ears again", customerIds: $customerIds, branchIds: $branchIds, productsData: $productsData) {
          _id description customers { lastName } stage { name } } }`,
      {
        customerIds: [at(made, 'customersAdd._id')],
        branchIds: [view.ids.of('place', 2)],
        productsData: [{ productId: view.ids.of('visitType', 6), quantity: 1 }],
      },
    );
    expect(booked['dealsAdd']).toMatchObject({ customers: [{ lastName: 'Holm' }], stage: { name: 'Booked' } });
    expect(practice.appointments.at(-1)).toMatchObject({ minutes: 30, placeKey: 2, typeKey: 6, reason: 'Ears again' });
    const stages = rowsAt(await query('{ stages { _id name } }'), 'stages');
    const cancelled = stages.find(({ name }) => name === 'Cancelled');
    await query(
      'mutation Move($id: String!, $stage: String!) { dealsChange(itemId: $id, destinationStageId: $stage) { _id } }',
      {
        id: at(booked, 'dealsAdd._id'),
        stage: cancelled?.['_id'],
      },
    );
    expect(practice.appointments.at(-1)).toMatchObject({ state: 'cancelled', minutes: 30 });
  });
});
