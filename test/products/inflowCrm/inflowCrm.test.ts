import { describe, expect, it } from 'vitest';
import { utcText } from '../../dialects/clock.ts';
import type { RunQuery } from '../../dialects/dialectRequests.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { type Row, allPages, at, named, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { inflowCrm } from './inflowCrm.ts';

const { view } = inflowCrm;
const visit = productVisits(inflowCrm);
const column = (rows: readonly Row[], path: string): unknown[] => rows.map((row) => at(row, path));
const problems = '... on ValidationError { validationErrors { fieldName errorType description systemLabel } }';

/** All records of a module: a short page is the last. */
function readAll(query: RunQuery, module: string, fields: string, filtration = '{}'): Promise<Row[]> {
  return allPages(async (page) => {
    const number = Number(page ?? 1);
    const text = `query($page: Int!) { ${module} { getMany(perPage: 60, page: $page, filtration: ${filtration}) { ${fields} } } }`;
    const rows = rowsAt(await query(text, { page: number }), `${module}.getMany`);
    return { rows, next: rows.length < 60 ? null : String(number + 1) };
  });
}

describe('the InflowCRM of the practice', () => {
  it('has customers, and animals as contacts', async () => {
    const { server, query } = await visit();
    const { locations, clients, patients } = expectedSample(inflowCrm, '2026-11-17');
    expect(locations).toEqual([]);
    const people = await readAll(query, 'Customer', 'id fields { name email phone secondPhone status tags }');
    expect(column(people, 'id')).toEqual(view.clients(server.practice).map(({ key }) => view.ids.of('client', key)));
    for (const [index, client] of clients.entries()) {
      const { id, fields } = people[index] ?? {};
      const phones = [at(fields, 'phone'), at(fields, 'secondPhone')].filter((phone) => phone !== null);
      const emails = [at(fields, 'email')].filter((email) => email !== null);
      const active = at(fields, 'status') === 'ACTIVE';
      expect({ id, name: at(fields, 'name'), phones, emails, active, tags: at(fields, 'tags') }).toEqual(client);
    }
    const animals = await readAll(query, 'Contact', 'id fields { name species breed } customer { id }');
    expect(column(animals, 'id')).toEqual(
      (view.patients?.(server.practice) ?? []).map(({ key }) => view.ids.of('patient', key)),
    );
    for (const [index, patient] of patients.entries()) {
      const { id, fields, customer } = animals[index] ?? {};
      const [name, species, breed] = [at(fields, 'name'), at(fields, 'species'), at(fields, 'breed') ?? undefined];
      expect({ id, name, species, breed, clientId: at(customer, 'id') }).toEqual({ breed: undefined, ...patient });
    }
    expect(animals.at(-1)?.['customer']).toBeNull();
    expect(missingOperations(inflowCrm)).toEqual([]);
  });

  it('has the events of a day in UTC, with their client, patient and provider', async () => {
    const { server, query } = await visit();
    const { appointments, mayOmit } = expectedSample(inflowCrm, '2026-11-17', { practice: server.practice });
    expect(appointments.length).toBeGreaterThan(24);
    const fields = `id fields { title startTime endTime kind status branch reason } customer { id fields { name } }
      contact { id fields { name } } coach { id fields { firstName lastName } } assignedUser { systemLabel }`;
    const range =
      '{ fields: { startTime: { greaterOrEqual: "2026-11-17T05:00:00Z", lower: "2026-11-18T05:00:00Z" } } }';
    const rows = await readAll(query, 'Event', fields, range);
    for (const { id, start, end, status, reason, patient, client, provider, location } of appointments) {
      const row = rows.find((each) => each['id'] === id) ?? {};
      const times = [at(row, 'fields.startTime'), at(row, 'fields.endTime')];
      expect(times).toEqual([start, end].map((text) => utcText(Date.parse(text ?? ''))));
      expect([at(row, 'fields.status'), at(row, 'fields.reason') ?? undefined]).toEqual([status, reason]);
      const link = (path: string): object | undefined =>
        at(row, path) === null ? undefined : { id: at(row, `${path}.id`), name: at(row, `${path}.fields.name`) };
      expect([link('contact'), link('customer')]).toEqual([patient, client]);
      const coach = named(row, 'coach.fields.firstName', 'coach.fields.lastName');
      expect([at(row, 'coach.id') ?? undefined, coach || undefined]).toEqual([provider?.id, provider?.name]);
      expect({ name: at(row, 'fields.branch') }).toEqual(location);
    }
    const meeting = rows.find(({ id }) => id === mayOmit[0]);
    expect(meeting).toMatchObject({ fields: { title: 'Meeting', kind: 'TEAM_MEETING' }, customer: null });
    expect(rows).toHaveLength(appointments.length);
  });

  it('filters by fields and system fields, follows relations and cuts pages', async () => {
    const { query, post, server } = await visit();
    const mai = view.ids.of('client', 4);
    const answer = await query(`{
      Customer {
        some: getMany { id }
        most: getMany(perPage: 5000, page: 1) { id }
        beyond: getMany(page: 50) { id }
        named: getMany(perPage: 100, filtration: { fields: { name: { contains: "o'brien" }, email: { isNotNull: true } } }) { fields { name } }
        resting: getMany(perPage: 100, filtration: { fields: { status: { in: [INACTIVE] } } }) { fields { status } }
        tagged: getMany(perPage: 100, filtration: { fields: { tags: { in: ["VIP", "Breeder"] }, phone: { isNull: true } } }) { fields { tags phone } }
        early: getMany(perPage: 100, filtration: { systemFields: { createdTime: { lower: "2019-02-10T00:00:00Z" } } }) { createdTime }
        getOne(filtration: { fields: { email: { equal: "inigo@example.test" } } }) { fields { name } events { id } orders { id } }
        getOneById(id: "${mai}") { fields { name } contacts { id fields { name } } }
        none: getOneById(id: "507f1f77bcf86cd799439011") { id }
        getManyByIds(ids: ["${view.ids.of('client', 2)}", "${mai}"]) { fields { name } }
        getRelatedContacts(id: "${view.ids.of('client', 5)}", perPage: 2) { fields { name } customer { id } }
      }
      Coach { getMany { fields { lastName position isActive } } }
      Event { off: getMany(perPage: 100, filtration: { fields: { status: { equal: CANCELLED }, kind: { notEqual: SURGERY } } }) { fields { status kind } } }
      Enlist { getMany { fields { title startTime } customer { id } } } Task { getMany { fields { title } event { id } } } Note { getMany { fields { content } } }
    }`);
    expect(rowsAt(answer, 'Customer.some')).toHaveLength(20);
    expect(rowsAt(answer, 'Customer.most')).toHaveLength(100);
    expect(rowsAt(answer, 'Customer.beyond')).toEqual([]);
    expect(column(rowsAt(answer, 'Customer.named'), 'fields.name')).toEqual(["Zoë O'Brien", "Zoë O'Brien"]);
    const resting = server.practice.clients.filter((row) => !row.isActive && !row.isDeleted);
    expect(rowsAt(answer, 'Customer.resting')).toHaveLength(resting.length);
    for (const row of rowsAt(answer, 'Customer.tagged')) expect(at(row, 'fields.phone')).toBeNull();
    expect(rowsAt(answer, 'Customer.early').length).toBeGreaterThan(0);
    expect(at(answer, 'Customer.getOne.fields.name')).toBe('Íñigo Abel');
    expect(rowsAt(answer, 'Customer.getOneById.contacts').length).toBeGreaterThan(0);
    expect(at(answer, 'Customer.none')).toBeNull();
    expect(column(rowsAt(answer, 'Customer.getManyByIds'), 'fields.name')).toEqual(['Søren Müller', 'Mai Nguyễn']);
    expect(column(rowsAt(answer, 'Customer.getRelatedContacts'), 'customer.id')).toEqual(
      Array<string>(2).fill(view.ids.of('client', 5)),
    );
    expect(rowsAt(answer, 'Coach.getMany')).toHaveLength(8);
    expect(new Set(column(rowsAt(answer, 'Event.off'), 'fields.status'))).toEqual(new Set(['CANCELLED']));
    const wrong = await post(
      '{ Event { getMany(filtration: { fields: { startTime: { greater: "soon" } } }) { id } } }',
    );
    expect(wrong.body.errors?.[0]?.extensions?.code).toBe('GRAPHQL_VALIDATION_FAILED');
  });

  it('enters customers, animals and events, or says which fields are wrong', async () => {
    const { query, server } = await visit();
    const create = async (module: string, data: string): Promise<unknown> => {
      const text = `mutation { ${module} { create(data: { ${data} }) { ... on ${module} { id fields { ${module === 'Event' ? 'title status branch' : 'name'} } } ${problems} } } }`;
      return at(await query(text), `${module}.create`);
    };
    const entered = await create(
      'Customer',
      'fields: { name: "Jo Park", email: "jo@example.test", secondPhone: "207 555 0190", tags: ["VIP"] }',
    );
    expect(entered).toMatchObject({ fields: { name: 'Jo Park' } });
    expect(server.practice.clients.at(-1)).toMatchObject({ givenName: 'Jo', familyName: 'Park', tags: ['VIP'] });
    expect(await create('Customer', 'fields: { email: "jo" }')).toEqual({
      validationErrors: [
        {
          fieldName: 'name',
          errorType: 'REQUIRED',
          description: 'Customer Name is required',
          systemLabel: 'Customer Name',
        },
        {
          fieldName: 'email',
          errorType: 'INVALID_EMAIL',
          description: 'Please enter a valid email address',
          systemLabel: 'email',
        },
      ],
    });
    const owner = `customer: { id: "${String(at(entered, 'id'))}" }`;
    const animal = await create('Contact', `fields: { name: "Pip", species: "Rabbit", sex: FEMALE } ${owner}`);
    expect(server.practice.patients.at(-1)).toMatchObject({ name: 'Pip', species: 'Rabbit', sex: 'FEMALE' });
    const times = 'startTime: "2026-11-19T15:00:00Z", endTime: "2026-11-19T15:45:00Z"';
    const event = (branch: string): Promise<unknown> =>
      create(
        'Event',
        `fields: { ${times}, kind: RECHECK, branch: "${branch}" } ${owner}
        contact: { id: "${String(at(animal, 'id'))}" } coach: { id: "${view.ids.of('provider', 3)}" }`,
      );
    expect(await event('Summit Pet Clinic')).toMatchObject({
      fields: { title: 'Recheck: Pip', status: 'PLANNED', branch: 'Summit Pet Clinic' },
    });
    expect(server.practice.appointments.at(-1)).toMatchObject({ minutes: 45, placeKey: 2, typeKey: 6, providerKey: 3 });
    expect(at(await event('Elsewhere'), 'validationErrors')).toMatchObject([
      { fieldName: 'branch', errorType: 'INVALID_CHOICE' },
    ]);
  });

  it('changes what is given, and deletes', async () => {
    const { query, post, server } = await visit();
    const row = server.practice.appointments.find(({ state }) => state === 'planned');
    const id = view.ids.of('appointment', row?.key ?? 0);
    const update = (fields: string): string =>
      `mutation { Event { update(id: "${id}", data: { fields: { ${fields} } }) { ... on Event { modifiedTime fields { status endTime cancellationReason } } ${problems} } } }`;
    const off = await query(update('status: CANCELLED, cancellationReason: "Sick"'));
    expect(at(off, 'Event.update.fields')).toMatchObject({ status: 'CANCELLED', cancellationReason: 'Sick' });
    const now = server.practice.appointments.find(({ key }) => key === row?.key);
    expect(now).toMatchObject({
      state: 'cancelled',
      minutes: row?.minutes,
      clientKey: row?.clientKey,
      reason: row?.reason,
    });
    const backwards = await query(update('endTime: "2020-01-01T00:00:00Z"'));
    expect(rowsAt(backwards, 'Event.update.validationErrors')).toMatchObject([{ errorType: 'INVALID_RANGE' }]);
    expect(at(await query(update('startTime: null')), 'Event.update.validationErrors')).toMatchObject([
      { errorType: 'REQUIRED' },
    ]);
    const remove = `mutation { Event { delete(id: "${id}") { result } } }`;
    expect(await query(remove)).toEqual({ Event: { delete: { result: true } } });
    expect((await post(remove)).body.errors?.[0]?.extensions?.code).toBe('RECORD_NOT_FOUND');
    expect(await query(`{ Event { getOneById(id: "${id}") { id } } }`)).toEqual({ Event: { getOneById: null } });
  });

  it('refuses with a code, and shows its schema within the depth that is allowed', async () => {
    const { query, post, server } = await visit({ refuseWrites: 'This key can only read' });
    const text = `mutation { Customer { create(data: { fields: { name: "Jo" } }) { ${problems} } } }`;
    expect((await post(text)).body.errors).toMatchObject([
      { message: 'This key can only read', extensions: { code: 'FORBIDDEN' } },
    ]);
    const other = await visit();
    const order = await other.post('mutation { Order { delete(id: "1") { result } } }');
    expect(order.body.errors?.[0]?.message).toBe('Insufficient permissions to delete order records');
    const types = await readPiecewise(query);
    expect(types.size).toBeGreaterThan(110);
    expect(rowsAt(types.get('CustomerQueries'), 'fields').map(({ name }) => name)).toContain('getRelatedContacts');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });
});
