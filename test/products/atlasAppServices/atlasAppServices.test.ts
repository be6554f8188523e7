import { buildSchema, isInputObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { type Row, allPages, at, named, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { atlasAppServices } from './atlasAppServices.ts';

const { view } = atlasAppServices;
const visit = productVisits(atlasAppServices);
const column = (rows: readonly Row[], field: string): unknown[] => rows.map((row) => row[field]);
const sample = expectedSample(atlasAppServices, '2026-11-17');
const id = view.ids.of;

describe('a practice in Atlas App Services', () => {
  it('gives clients, patients and locations, a hundred at a time', async () => {
    const { server, query } = await visit();
    const answer = await query(`{ clients { _id firstName lastName email phones { number } isActive tags
      homeLocation { _id name } } patients(limit: 5) { _id name species breed birthDate owner { _id } }
      locations { _id name timezone address { street city state postalCode } } }`);
    const people = rowsAt(answer, 'clients');
    expect(people).toHaveLength(100);
    for (const [index, expected] of sample.clients.entries()) {
      const row = people[index] ?? {};
      expect([row['_id'], named(row, 'firstName', 'lastName')]).toEqual([expected.id, expected.name]);
      expect([row['firstName'] ?? undefined, row['lastName']]).toEqual([expected.givenName, expected.familyName]);
      expect(column(rowsAt(row, 'phones'), 'number')).toEqual(expected.phones);
      expect([row['email'] ?? undefined, row['isActive'], row['tags']]).toEqual([
        expected.emails?.[0],
        expected.active,
        expected.tags,
      ]);
      const home = { _id: expected.location?.id, name: expected.location?.name };
      expect(row['homeLocation']).toEqual(home);
    }
    const pets = rowsAt(answer, 'patients').map((row) => ({
      id: row['_id'],
      name: row['name'],
      species: row['species'],
      ...(row['breed'] !== null && { breed: row['breed'] }),
      clientId: at(row, 'owner._id'),
    }));
    expect(pets).toEqual(sample.patients);
    const places = rowsAt(answer, 'locations').map((row) => ({
      id: row['_id'],
      name: row['name'],
      address: ['street', 'city', 'state', 'postalCode'].map((part) => at(row, `address.${part}`)).join(', '),
      timeZone: row['timezone'],
    }));
    expect(places).toEqual(sample.locations);
    // There is no skip: the next page begins behind an id.
    const rows = await allPages(async (from) => {
      const after = from === null ? '' : `query: { _id_gt: "${from}" },`;
      const page = rowsAt(await query(`{ clients(${after} limit: 50, sortBy: _ID_ASC) { _id } }`), 'clients');
      return { rows: page, next: page.length === 50 ? String(page.at(-1)?.['_id']) : null };
    });
    expect(column(rows, '_id')).toEqual(server.practice.clients.map(({ key }) => id('client', key)));
    expect(missingOperations(atlasAppServices)).toEqual([]);
  });

  it('has the appointments of a day, with blocks and what was marked as deleted', async () => {
    const { query } = await visit();
    const answer = await query(`{ appointments(sortBy: START_ASC, limit: 500,
      query: { start_gte: "2026-11-17T05:00:00Z", start_lt: "2026-11-18T07:00:00Z" }) {
      _id start end status reason deletedAt createdAt room createdBy visitType { name isBlock } patient { _id name }
      client { _id firstName lastName } provider { _id firstName lastName } location { _id name timezone } } }`);
    const rows = rowsAt(answer, 'appointments');
    expect(sample.appointments.length).toBeGreaterThan(25);
    for (const expected of sample.appointments) {
      const row = rows.find((each) => each['_id'] === expected.id) ?? {};
      expect(row['start']).toMatch(/^2026-11-1[78]T\d\d:\d\d:00Z$/);
      expect([Date.parse(String(row['start'])), Date.parse(String(row['end']))]).toEqual([
        Date.parse(expected.start ?? ''),
        Date.parse(expected.end ?? ''),
      ]);
      expect([row['status'], row['reason'] ?? undefined]).toEqual([expected.status, expected.reason]);
      const reference = (field: string): unknown => {
        const other = at(row, field) as Row | null;
        const name = other && (other['name'] ?? named(other, 'firstName', 'lastName'));
        return other ? { id: other['_id'], name } : undefined;
      };
      for (const field of ['patient', 'client', 'provider', 'location'] as const)
        expect(reference(field)).toEqual(expected[field]);
    }
    const omitted = rows.filter((row) => sample.mayOmit.includes(String(row['_id'])));
    expect(omitted).toHaveLength(3);
    expect(omitted.every((row) => row['deletedAt'] !== null || at(row, 'visitType.isBlock') === true)).toBe(true);
    for (const field of ['room', 'createdBy']) expect(new Set(column(rows, field)).size).toBeGreaterThan(2);
  });

  it('filters with operators, with relationships and within objects', async () => {
    const { server, query, post } = await visit();
    const answer = await query(`{
      exact: clients(query: { lastName: "O'Brien" }) { firstName } folded: clients(query: { lastName: "o'brien" }) { _id }
      range: clients(query: { lastName_gte: "Ab", lastName_lt: "Ac" }, sortBy: LASTNAME_DESC) { lastName }
      either: clients(query: { OR: [{ email: "mai@example.test" }, { AND: [{ firstName: "Ruth" }, { isActive: true }] }] }) { firstName }
      some: clients(query: { firstName_in: ["Ada", "Mai"], firstName_ne: "Ada" }) { firstName }
      rest: clients(query: { firstName_nin: ["Ada"], _id_lte: "${id('client', 3)}" }) { firstName }
      companies: clients(query: { firstName_exists: false }) { lastName company }
      marked: clients(query: { deletedAt_exists: true }) { _id deletedAt }
      tagged: clients(query: { tags_in: ["Breeder"] }, limit: 2) { tags } vips: clients(query: { tags: ["VIP"], tags_nin: ["Breeder"] }) { tags }
      mobile: clients(query: { phones: [{ number: "+1 207 555 0101" }] }) { firstName phones { label preferred } }
      town: clients(query: { address: { city: "Boulder" }, isActive_ne: false }, limit: 3) { address { city state } }
      cats: patients(query: { species: "Feline", owner: { lastName: "Abel" } }) { owner { lastName } }
      stray: patients(query: { owner_exists: false }) { name }
      here: appointments(query: { location: { _id: "${id('place', 2)}" }, status_in: ["checked_in"] }) { location { name } }
      born: patients(query: { birthDate_gte: "2020-01-01T00:00:00-05:00" }, limit: 1) { birthDate }
      staff: employees(query: { locations: [{ name: "Summit Pet Clinic" }] }, sortBy: FIRSTNAME_ASC) { firstName locations { name } }
      left: employees(query: { isActive: false }) { lastName } visitTypes(query: { duration_gt: 30 }, sortBy: DURATION_DESC) { name duration }
      invoices(query: { total_lte: 60, lines_in: [{ description: "Vaccination" }] }, limit: 1) { number total lines { description } client { lastName } appointment { status } }
      open: invoices(query: { paidAt_exists: false }, limit: 1) { status } reminders(query: { kind: "dental" }, limit: 1) { kind patient { name } }
      client(query: { _id: "${id('client', 2)}" }) { firstName } none: client(query: { _id: "${id('patient', 2)}" }) { firstName }
      patient(query: { name: "Stray tabby" }) { owner { _id } } appointment(query: { _id: "${id('appointment', 1)}" }) { _id }
      nulls: clients(sortBy: EMAIL_ASC, limit: 1) { email } }`);
    expect(column(rowsAt(answer, 'exact'), 'firstName')).toEqual(['Zoë', 'Zoë']);
    expect(answer['folded']).toEqual([]);
    expect(column(rowsAt(answer, 'range'), 'lastName')).toEqual(['Abel', 'Abbott']);
    expect(column(rowsAt(answer, 'either'), 'firstName')).toEqual(['Mai', 'Ruth']);
    expect(column(rowsAt(answer, 'some'), 'firstName')).toEqual(['Mai']);
    expect(column(rowsAt(answer, 'rest'), 'firstName')).toEqual(['Zoë', 'Søren', null]);
    expect(answer['companies']).toEqual([{ lastName: 'Riverside Cat Rescue', company: true }]);
    expect(rowsAt(answer, 'marked')).toHaveLength(server.practice.clients.filter(({ isDeleted }) => isDeleted).length);
    expect(answer['tagged']).toEqual(Array.from({ length: 2 }, () => ({ tags: ['Breeder', 'Payment plan'] })));
    expect(rowsAt(answer, 'vips').length).toBeGreaterThan(5);
    expect(rowsAt(answer, 'mobile')[0]).toMatchObject({
      firstName: 'Zoë',
      phones: [{ label: 'Mobile', preferred: true }, { label: 'Home' }, { preferred: false }],
    });
    expect(new Set(rowsAt(answer, 'town').map((row) => at(row, 'address.state')))).toEqual(new Set(['CO']));
    expect(rowsAt(answer, 'cats').every((row) => at(row, 'owner.lastName') === 'Abel')).toBe(true);
    expect(answer['stray']).toEqual([{ name: 'Stray tabby' }]);
    expect(rowsAt(answer, 'here').length).toBeGreaterThan(0);
    expect(new Set(rowsAt(answer, 'here').map((row) => at(row, 'location.name')))).toEqual(
      new Set(['Summit Pet Clinic']),
    );
    expect(String(at(answer, 'born.0.birthDate'))).toMatch(/^202\d-\d\d-\d\dT00:00:00Z$/);
    expect(column(rowsAt(answer, 'staff'), 'firstName')).toEqual(['Marcus', 'Priya', 'Tomás']);
    expect(answer['left']).toEqual([{ lastName: 'Bell' }]);
    expect(column(rowsAt(answer, 'visitTypes'), 'name')).toEqual(['Surgery', 'Team meeting', 'Sick visit']);
    expect(answer['invoices']).toMatchObject([
      { total: 60, lines: [{ description: 'Vaccination' }], appointment: { status: 'completed' } },
    ]);
    expect([at(answer, 'open.0.status'), at(answer, 'reminders.0.kind')]).toEqual(['open', 'dental']);
    expect(answer).toMatchObject({ client: { firstName: 'Søren' }, none: null, patient: { owner: null } });
    expect([at(answer, 'appointment._id'), at(answer, 'nulls.0.email')]).toEqual([id('appointment', 1), null]);
    const bad = await post('{ clients(query: { _id: "17" }) { _id } }');
    expect(bad.body.errors?.[0]?.message).toContain('is not a valid ObjectID');
    const naive = await post('{ appointments(query: { start_gte: "2026-11-17T00:00:00" }) { _id } }');
    expect(naive.body.errors).toHaveLength(1);
  });

  it('is generated from its collections', async () => {
    const { server, query } = await visit();
    const schema = buildSchema(atlasAppServices.sdl);
    const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
    expect(types.length).toBeGreaterThan(60);
    expect(types.length).toBeLessThan(90);
    const fieldsOf = (name: string): Readonly<Record<string, string>> => {
      const type = schema.getType(name);
      if (!isInputObjectType(type)) throw new Error(`No input ${name}`);
      return Object.fromEntries(Object.values(type.getFields()).map((field) => [field.name, String(field.type)]));
    };
    expect(fieldsOf('AppointmentLocationRelationInput')).toEqual({ create: 'LocationInsertInput', link: 'ObjectId' });
    expect(fieldsOf('EmployeeLocationsRelationInput')).toEqual({ create: '[LocationInsertInput]', link: '[ObjectId]' });
    expect(fieldsOf('AppointmentInsertInput')).toMatchObject({
      _id: 'ObjectId',
      start: 'DateTime!',
      location: 'AppointmentLocationRelationInput!',
      patient: 'AppointmentPatientRelationInput',
    });
    expect(fieldsOf('ClientUpdateInput')).toMatchObject({
      balance_inc: 'Float',
      lastName: 'String',
      lastName_unset: 'Boolean',
      phones: '[ClientPhoneUpdateInput]',
    });
    expect(fieldsOf('ClientQueryInput')).toMatchObject({
      AND: '[ClientQueryInput!]',
      address: 'ClientAddressQueryInput',
      tags_in: '[String]',
      createdAt_gte: 'DateTime',
    });
    expect(Object.keys(fieldsOf('ClientQueryInput'))).not.toContain('isActive_gt');
    const read = await readPiecewise(query);
    expect(column(rowsAt(read.get('Query'), 'fields'), 'name')).toContain('visitTypes');
    expect(column(rowsAt(read.get('AppointmentSortByInput'), 'enumValues'), 'name')).toContain('CREATEDAT_DESC');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });
});
