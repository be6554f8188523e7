import { buildSchema, isInputObjectType, isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { type Row, at, named, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { fauna } from './fauna.ts';
import { faunaIds } from './records.ts';

const { view } = fauna;
const visit = productVisits(fauna);
const column = (rows: readonly Row[], field: string): unknown[] => rows.map((row) => row[field]);
const id = faunaIds.of;

describe('a clinic in Fauna', () => {
  it('gives clients and pets in the order of their ids, 64 in a page unless it is said', async () => {
    const { server, query } = await visit();
    const client = '_id _ts firstName lastName email phones { label number } active tags homeClinic { _id name }';
    const answer = await query(`{ usual: allClients { data { ${client} } after before }
      all: allClients(_size: 500) { data { _id } after before } allPets(_size: 5) { data { _id name species breed owner { _id } } } }`);
    const ids = view.clients(server.practice).map(({ key }) => id('client', key));
    expect(column(rowsAt(answer, 'all.data'), '_id')).toEqual(ids);
    expect(column(rowsAt(answer, 'usual.data'), '_id')).toEqual(ids.slice(0, 64));
    expect(ids).toEqual(ids.toSorted());
    expect([at(answer, 'usual.before'), at(answer, 'all.before'), at(answer, 'all.after')]).toEqual([null, null, null]);
    const { clients, patients } = expectedSample(fauna, '2026-11-17');
    for (const [index, expected] of clients.entries()) {
      const row = rowsAt(answer, 'usual.data')[index] ?? {};
      expect([row['_id'], named(row, 'firstName', 'lastName')]).toEqual([expected.id, expected.name]);
      expect([row['firstName'], row['lastName']]).toEqual([expected.givenName ?? null, expected.familyName]);
      expect(rowsAt(row, 'phones').map(({ number }) => number)).toEqual(expected.phones);
      expect([row['email']].filter((each) => each !== null)).toEqual(expected.emails);
      expect([row['active'], row['tags'] ?? []]).toEqual([expected.active, expected.tags]);
      expect(row['homeClinic']).toEqual({ _id: expected.location?.id, name: expected.location?.name });
      // Microseconds, which a number of JavaScript still holds.
      expect(Number.isSafeInteger(row['_ts'])).toBe(true);
    }
    expect(
      rowsAt(answer, 'allPets.data').map((row) => [
        row['_id'],
        row['name'],
        row['species'],
        row['breed'],
        at(row, 'owner._id'),
      ]),
    ).toEqual(patients.map((row) => [row.id, row.name, row.species, row.breed ?? null, row.clientId ?? null]));
    expect(missingOperations(fauna)).toEqual([]);
  });

  it('turns pages forward and back by cursors, also within a document', async () => {
    const { server, query, post } = await visit();
    const page = (cursor: unknown): string =>
      `{ allClients(_size: 50${typeof cursor === 'string' ? `, _cursor: "${cursor}"` : ''}) { data { _id } after before } }`;
    const read: unknown[] = [];
    let answer = await query(page(null));
    for (;;) {
      read.push(...column(rowsAt(answer, 'allClients.data'), '_id'));
      if (at(answer, 'allClients.after') === null) break;
      answer = await query(page(at(answer, 'allClients.after')));
    }
    const ids = view.clients(server.practice).map(({ key }) => id('client', key));
    expect(read).toEqual(ids);
    const back = await query(page(at(answer, 'allClients.before')));
    expect(column(rowsAt(back, 'allClients.data'), '_id')).toEqual(ids.slice(50, 100));
    const inner = await query(
      `{ findClientByID(id: "${id('client', 5)}") { pets(_size: 2) { data { name owner { _id } } after } } }`,
    );
    expect(rowsAt(inner, 'findClientByID.pets.data')).toHaveLength(2);
    const more = await query(`{ findClientByID(id: "${id('client', 5)}") {
      pets(_size: 2, _cursor: "${String(at(inner, 'findClientByID.pets.after'))}") { data { _id } after before } } }`);
    expect(rowsAt(more, 'findClientByID.pets.data')).toHaveLength(1);
    expect(at(more, 'findClientByID.pets.after')).toBeNull();
    const none = await post('{ allClients(_size: 0) { after } }');
    expect(none.body.errors?.[0]).toMatchObject({ extensions: { code: 'invalid argument' } });
    const odd = await post('{ allClients(_cursor: "abc") { after } }');
    expect(odd.body.errors?.[0]?.message).toBe('Cursor is invalid.');
  });

  it('finds only what is exactly the same', async () => {
    const { query, post } = await visit();
    const answer =
      await query(`{ exact: clientsByLastName(lastName: "O'Brien") { data { _id } } part: clientsByLastName(lastName: "Brien") { data { _id } }
      lower: clientsByLastName(lastName: "o'brien") { data { _id } } clientByEmail(email: "mai@example.test") { _id }
      second: clientByEmail(email: "z.obrien@work.example.test") { _id } petsByName(name: "Luna") { data { name } }
      petByMicrochip(microchip: "985100001000004") { _id } gone: findClientByID(id: "${id('client', 41)}") { _id }
      other: findPetByID(id: "${id('client', 1)}") { _id } invoicesByPaid(paid: false) { data { number total paid client { _id } } }
      allClosures { data { title clinic { name } staff { lastName } } } }`);
    expect(column(rowsAt(answer, 'exact.data'), '_id')).toEqual([id('client', 1), id('client', 8)]);
    expect([rowsAt(answer, 'part.data'), rowsAt(answer, 'lower.data')]).toEqual([[], []]);
    expect(answer['clientByEmail']).toEqual({ _id: id('client', 4) });
    expect(answer['petByMicrochip']).toEqual({ _id: id('patient', 4) });
    expect([answer['second'], answer['gone'], answer['other']]).toEqual([null, null, null]);
    expect(new Set(column(rowsAt(answer, 'petsByName.data'), 'name'))).toEqual(new Set(['Luna']));
    expect(new Set(column(rowsAt(answer, 'invoicesByPaid.data'), 'paid'))).toEqual(new Set([false]));
    expect(rowsAt(answer, 'allClosures.data')[0]).toMatchObject({
      title: 'Staff meeting',
      staff: { lastName: 'Okafor' },
    });
    const wrong = await post('{ appointmentsBetween(from: "2026-11-17", to: "2026-11-18") { after } }');
    expect(wrong.body.errors?.[0]?.message).toContain('2026-11-17');
  });

  it('has clinics, staff and services', async () => {
    const { server, query } = await visit();
    const answer =
      await query(`{ allClinics { data { _id name timezone address { street city state postalCode } staff { data { lastName } } } }
      allStaffMembers { data { _id firstName lastName role active clinics { data { name } } } } allServices { data { _id name minutes price online } } }`);
    const { locations } = expectedSample(fauna, '2026-11-17');
    const clinics = rowsAt(answer, 'allClinics.data');
    const addresses = clinics.map((row) => Object.values(row['address'] as object).join(', '));
    expect(
      clinics.map((row, index) => ({
        id: row['_id'],
        name: row['name'],
        address: addresses[index],
        timeZone: row['timezone'],
      })),
    ).toEqual(locations);
    expect(column(rowsAt(answer, 'allStaffMembers.data'), '_id')).toEqual(
      server.practice.providers.map(({ key }) => id('provider', key)),
    );
    expect(rowsAt(answer, 'allStaffMembers.data').at(-1)).toMatchObject({ lastName: 'Bell', active: false });
    expect(rowsAt(answer, 'allServices.data').map(({ name, minutes }) => [name, minutes])).toEqual(
      server.practice.visitTypes.filter(({ isBlock }) => !isBlock).map(({ name, minutes }) => [name, minutes]),
    );
  });

  it('has the appointments of a day by time, and all of them in the order of ids', async () => {
    const { server, query } = await visit();
    const fields = `_id start end status reason clinic { _id name } client { _id firstName lastName } pet { _id name }
      vet { _id firstName lastName } service { name }`;
    const answer =
      await query(`{ wide: appointmentsBetween(from: "2026-11-17T05:00:00Z", to: "2026-11-18T07:00:00Z") { data { ${fields} } after }
      exact: appointmentsBetween(from: "2026-11-17T14:00:00Z", to: "2026-11-17T09:30:00-05:00") { data { start } }
      all: allAppointments(_size: 1000) { data { ${fields} } } usual: allAppointments { data { _id } after }
      appointmentsByStatus(status: NO_SHOW) { data { status } } findAppointmentByID(id: "${id('appointment', 3)}") { _id } }`);
    const { appointments } = expectedSample(fauna, '2026-11-17', { practice: server.practice });
    expect(appointments.length).toBeGreaterThan(20);
    const person = (value: unknown): string => named(value as Row, 'firstName', 'lastName');
    for (const list of ['wide.data', 'all.data'])
      for (const expected of appointments) {
        const row = rowsAt(answer, list).find((each) => each['_id'] === expected.id) ?? {};
        expect(row['start']).toMatch(/^2026-11-1[78]T\d\d:\d\d:00Z$/);
        expect([row['start'], row['end']].map((text) => Date.parse(String(text)))).toEqual(
          [expected.start, expected.end].map((text) => Date.parse(text ?? '')),
        );
        expect([row['status'], row['reason']]).toEqual([expected.status, expected.reason ?? null]);
        expect(row['clinic']).toEqual({ _id: expected.location?.id, name: expected.location?.name });
        expect([at(row, 'pet._id'), at(row, 'pet.name')]).toEqual([
          expected.patient?.id ?? null,
          expected.patient?.name ?? null,
        ]);
        expect([at(row, 'client._id'), at(row, 'vet._id')]).toEqual([
          expected.client?.id ?? null,
          expected.provider?.id ?? null,
        ]);
        if (expected.client) expect(person(row['client'])).toBe(expected.client.name);
        if (expected.provider) expect(person(row['vet'])).toBe(expected.provider.name);
      }
    const starts = column(rowsAt(answer, 'wide.data'), 'start').map(String);
    expect(starts).toEqual(starts.toSorted());
    // Both ends belong to a range.
    const ends = new Set(column(rowsAt(answer, 'exact.data'), 'start'));
    expect([ends.has('2026-11-17T14:00:00Z'), ends.has('2026-11-17T14:30:00Z')]).toEqual([true, true]);
    expect(rowsAt(answer, 'usual.data')).toHaveLength(64);
    expect(at(answer, 'usual.after')).not.toBeNull();
    expect(new Set(column(rowsAt(answer, 'appointmentsByStatus.data'), 'status'))).toEqual(new Set(['NO_SHOW']));
    expect(answer['findAppointmentByID']).toEqual({ _id: id('appointment', 3) });
  });

  it('shows its schema within depth 8, cuts pages, and spoils those with a poisoned row', async () => {
    const { server, query } = await visit({ cap: 3 });
    expect(rowsAt(await query('{ allPets { data { _id } } }'), 'allPets.data')).toHaveLength(3);
    const types = await readPiecewise(query);
    expect(column(rowsAt(types.get('Query'), 'fields'), 'name')).toContain('appointmentsBetween');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
    const spoiled = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await spoiled.post('{ allClients { data { _id } } }')).status).toBe(500);
    expect((await spoiled.post('{ clientsByLastName(lastName: "Abel") { data { _id } } }')).status).toBe(200);
  });

  it('is made of an import, with inputs that need less in part', () => {
    const schema = buildSchema(fauna.sdl);
    const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
    expect(types.length).toBeGreaterThan(60);
    const [whole, partial] = ['ClientInput', 'PartialUpdateClientInput'].map((name) => schema.getType(name));
    if (!isInputObjectType(whole) || !isInputObjectType(partial)) throw new Error('No inputs');
    const typeOf = (input: typeof whole, field: string): string => String(input.getFields()[field]?.type);
    expect([typeOf(whole, 'lastName'), typeOf(partial, 'lastName')]).toEqual(['String!', 'String']);
    expect([typeOf(whole, 'phones'), typeOf(partial, 'phones')]).toEqual([
      '[PhoneInput!]',
      '[PartialUpdatePhoneInput]',
    ]);
    const relation = schema.getType('AppointmentClinicRelation');
    const optional = schema.getType('AppointmentPetRelation');
    if (!isInputObjectType(relation) || !isInputObjectType(optional)) throw new Error('No relations');
    expect(Object.keys(relation.getFields())).toEqual(['create', 'connect']);
    expect(Object.keys(optional.getFields())).toEqual(['create', 'connect', 'disconnect']);
    const page = schema.getType('PetPage');
    if (!isObjectType(page)) throw new Error('No page');
    expect([page.description, String(page.getFields()['data']?.type)]).toEqual([
      "The pagination object for elements of type 'Pet'.",
      '[Pet]!',
    ]);
  });
});
