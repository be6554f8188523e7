import { describe, expect, it } from 'vitest';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { capJs } from './capJs.ts';

const visit = productVisits(capJs);
const { view } = capJs;
const { of } = view.ids;
const top = (answer: unknown, list: string): readonly Row[] => rowsAt(answer, `ClinicService.${list}.nodes`);
const names = (answer: unknown, list: string): readonly unknown[] => top(answer, list).map(({ lastName }) => lastName);

function nameOf(row: unknown): string {
  return ['firstName', 'lastName']
    .flatMap((field) => (at(row, field) === null ? [] : String(at(row, field))))
    .join(' ');
}

function reference(row: unknown, name: (row: unknown) => string): unknown {
  return row === null ? undefined : { id: at(row, 'ID'), name: name(row) };
}

const titleOf = (row: unknown): string => String(at(row, 'name'));

describe('CAP', () => {
  it('shows what is expected of branches, customers, animals and a day', async () => {
    const { query, server } = await visit();
    const answer = await query(`{ ClinicService {
      Branches { nodes { ID name street city state postCode } }
      Customers { totalCount nodes { ID firstName lastName email active branch { ID name } phones { totalCount nodes { number } } } }
      Animals { nodes { ID name species breed owner { ID } } }
      Appointments(filter: { startDateTime: { ge: "2026-11-17T05:00:00Z", lt: "2026-11-18T05:00:00Z" } }, orderBy: { startDateTime: asc }) {
        nodes { ID startDateTime endDateTime reason status { code name } type { name } branch { ID name }
          employee { ID firstName lastName } customer { ID firstName lastName } animal { ID name } } } } }`);
    const { locations, clients, patients, appointments } = expectedSample(capJs, '2026-11-17');
    const branches = top(answer, 'Branches').map(({ ID, name, street, city, state, postCode }) => {
      return { id: ID, name, address: [street, city, state, postCode].join(', ') };
    });
    expect(new Set(branches)).toEqual(new Set(locations));
    const customers = top(answer, 'Customers').map((row) => ({
      id: row['ID'],
      name: nameOf(row),
      ...(row['firstName'] !== null && { givenName: row['firstName'] }),
      familyName: row['lastName'],
      phones: rowsAt(row, 'phones.nodes').map(({ number }) => number),
      emails: [row['email']].filter((email) => email !== null),
      active: row['active'],
      location: reference(row['branch'], titleOf),
    }));
    expect(customers.slice(0, 5)).toEqual(clients);
    expect(customers.map(({ id }) => id)).toEqual(view.clients(server.practice).map(({ key }) => of('client', key)));
    expect(at(answer, 'ClinicService.Customers.totalCount')).toBe(customers.length);
    expect(top(answer, 'Customers').every((row) => at(row, 'phones.totalCount') === null)).toBe(true);
    const animals = top(answer, 'Animals').map((row) => ({
      id: row['ID'],
      name: row['name'],
      species: row['species'],
      ...(row['breed'] !== null && { breed: row['breed'] }),
      ...(row['owner'] !== null && { clientId: at(row, 'owner.ID') }),
    }));
    expect(animals.slice(0, 5)).toEqual(patients);
    expect(animals).toHaveLength(server.practice.patients.length);
    const rows = top(answer, 'Appointments');
    expect(new Set(rows.map(({ ID }) => ID))).toEqual(new Set(appointments.map(({ id }) => id)));
    expect(rows.length).toBeGreaterThan(20);
    for (const expected of appointments) {
      const row = rows.find(({ ID }) => ID === expected.id) ?? {};
      const texts = [expected.start, expected.end].map((text) =>
        new Date(text ?? '').toISOString().replace('.000Z', 'Z'),
      );
      expect([row['startDateTime'], row['endDateTime']]).toEqual(texts);
      expect([at(row, 'status.code'), row['reason'] ?? undefined]).toEqual([expected.status, expected.reason]);
      expect(String(at(row, 'status.name')).replaceAll(' ', '_').toUpperCase()).toBe(expected.status);
      expect(reference(row['customer'], nameOf)).toEqual(expected.client);
      expect(reference(row['animal'], titleOf)).toEqual(expected.patient);
      expect(reference(row['employee'], nameOf)).toEqual(expected.provider);
      expect(reference(row['branch'], titleOf)).toEqual(expected.location);
    }
    expect(missingOperations(capJs)).toEqual([]);
  });

  it('filters by columns, orders by the first field of each object, and cuts', async () => {
    const { query, post, server } = await visit();
    const list = (alias: string, args: string): string =>
      `${alias}: Customers(${args}) { totalCount nodes { ID lastName firstName } }`;
    const answer = await query(
      `query ($order: [ClinicService_Customers_orderBy]) { ClinicService {
      ${list('exact', `filter: { lastName: { contains: "o'b" } }`)}
      ${list('parts', `filter: { lastName: { contains: ["O'", "rien"], startswith: "O" } }`)}
      ${list('either', `filter: [{ lastName: [{ eq: "Abel" }, { eq: "Abbott" }] }, { firstName: { eq: null } }], orderBy: { lastName: asc }`)}
      ${list('others', 'filter: { firstName: { ne: ["Zoë", "Ruth"] } }')}
      ${list('never', 'filter: []')} ${list('all', 'filter: {}')} ${list('open', 'filter: null, skip: 100')}
      ${list('some', `filter: { ID: { in: ["${of('client', 2)}", "${of('client', 41)}"] } }`)}
      ${list('two', 'top: 2, skip: 1, orderBy: [{ lastName: desc }, { ID: asc }]')}
      ${list('first', 'top: 40, orderBy: { lastName: asc, firstName: desc }')}
      ${list('written', 'top: 40, orderBy: { firstName: desc, lastName: asc }')}
      variable: Customers(top: 40, orderBy: $order) { nodes { ID } } bare: Customers { totalCount }
      Invoices(top: 1, filter: { netAmount: { gt: 100 } }) { nodes { number netAmount items { nodes { description unitPrice } } customer { lastName } } }
      AppointmentStatus(filter: { code: { eq: "CANCELLED" } }) { nodes { name texts { nodes { locale name } } } }
      Absences { nodes { title employee { lastName } } }
      Employees(filter: { lastName: { eq: "Raman" } }) { nodes { branches { nodes { branch { name } } }
        appointments(top: 2, orderBy: { startDateTime: asc }) { nodes { startDateTime } } } } } }`,
      { order: [{ lastName: 'asc', firstName: 'desc' }] },
    );
    expect([names(answer, 'exact'), names(answer, 'never')]).toEqual([[], []]);
    expect(names(answer, 'parts')).toEqual(["O'Brien", "O'Brien"]);
    expect(names(answer, 'either')).toEqual(['Abbott', 'Abel', 'Riverside Cat Rescue']);
    const clients = view.clients(server.practice);
    const others = clients.filter(({ givenName }) => givenName !== 'Zoë' && givenName !== 'Ruth');
    expect(at(answer, 'ClinicService.others.totalCount')).toBe(others.length);
    expect(top(answer, 'all')).toHaveLength(clients.length);
    // Without top nothing is skipped.
    expect(top(answer, 'open')).toHaveLength(clients.length);
    expect(top(answer, 'some').map(({ ID }) => ID)).toEqual([of('client', 2)]);
    expect(top(answer, 'two')).toHaveLength(2);
    expect(at(answer, 'ClinicService.two.totalCount')).toBe(clients.length);
    expect(top(answer, 'first')).not.toEqual(top(answer, 'written'));
    // A variable is read in the order of its type, where the first name comes first.
    expect(top(answer, 'variable').map(({ ID }) => ID)).toEqual(top(answer, 'written').map(({ ID }) => ID));
    expect(Number(top(answer, 'Invoices')[0]?.['netAmount'])).toBeGreaterThan(100);
    expect(rowsAt(top(answer, 'Invoices')[0], 'items.nodes').length).toBeGreaterThan(0);
    expect(top(answer, 'AppointmentStatus')).toEqual([
      { name: 'Cancelled', texts: { nodes: [{ locale: 'de', name: 'Abgesagt' }] } },
    ]);
    expect(top(answer, 'Absences')).toEqual([{ title: 'Staff meeting', employee: { lastName: 'Okafor' } }]);
    expect(at(top(answer, 'Employees')[0], 'branches.nodes')).toEqual([{ branch: { name: 'Summit Pet Clinic' } }]);
    expect(rowsAt(top(answer, 'Employees')[0], 'appointments.nodes')[0]).toEqual({
      startDateTime: '2026-03-08T15:00:00Z',
    });
    const wrong = await post(
      '{ ClinicService { Appointments(filter: { startDateTime: { gt: "bla" } }) { totalCount } } }',
    );
    expect(wrong.body.errors?.[0]?.message).toBe(
      'DateTime values must be strings in the ISO 8601 format YYYY-MM-DDThh-mm-ssTZD: "bla"',
    );
  });

  it('books, moves, cancels and deletes by filters, and answers what was given', async () => {
    const { query, post, server } = await visit();
    const create = (input: string): string =>
      `mutation { ClinicService { Appointments { create(input: ${input}) { ID startDateTime endDateTime createdBy status { code name }
        branch { ID name } customer { ID } animal { ID } } } } }`;
    const made = await query(
      create(`{ startDateTime: "2026-11-19T15:00:00-05:00", endDateTime: "2026-11-19T20:30:00Z", reason: "Shots"
        type: { ID: "${of('visitType', 2)}" }, branch: { ID: "${of('place', 1)}" }, animal: { ID: "${of('patient', 3)}" } }`),
    );
    const [row] = rowsAt(made, 'ClinicService.Appointments.create');
    expect(row).toMatchObject({
      startDateTime: '2026-11-19T20:00:00Z',
      createdBy: 'frontdesk',
      status: null,
      branch: { ID: of('place', 1), name: null },
      customer: null,
    });
    expect(server.practice.appointments.at(-1)).toMatchObject({
      state: 'planned',
      minutes: 30,
      typeKey: 2,
      clientKey: null,
    });
    const id = String(row?.['ID']);
    const update = (input: string, filter = `{ ID: { eq: "${id}" } }`): string =>
      `mutation { ClinicService { Appointments { update(filter: ${filter}, input: ${input}) {
        ID startDateTime endDateTime reason status { code name } employee { ID lastName } branch { name } } } } }`;
    const moved = await query(
      update(
        `{ startDateTime: "2026-11-19T20:10:00Z", employee: { ID: "${of('provider', 2)}" }, customer: { ID: "${of('client', 2)}" } }`,
      ),
    );
    expect(rowsAt(moved, 'ClinicService.Appointments.update')).toMatchObject([
      {
        startDateTime: '2026-11-19T20:10:00Z',
        endDateTime: '2026-11-19T20:30:00Z',
        status: { code: 'PLANNED', name: 'Planned' },
        employee: { lastName: null },
        branch: { name: 'Harbor Street Animal Hospital' },
      },
    ]);
    expect(server.practice.appointments.at(-1)).toMatchObject({ minutes: 20, providerKey: 2, clientKey: 2 });
    await query(update('{ status: { code: "CANCELLED" }, cancellationReason: "Ill", employee: null }'));
    expect(server.practice.appointments.at(-1)).toMatchObject({
      state: 'cancelled',
      cancelReason: 'Ill',
      providerKey: null,
    });
    const none = await query(update('{ reason: "x" }', '{ reason: { eq: "nowhere" } }'));
    expect(rowsAt(none, 'ClinicService.Appointments.update')).toEqual([]);
    const remove = `mutation { ClinicService { Appointments { delete(filter: { ID: { eq: "${id}" } }) } } }`;
    expect(at(await query(remove), 'ClinicService.Appointments.delete')).toBe(1);
    expect(at(await query(remove), 'ClinicService.Appointments.delete')).toBe(0);
    const several = await post(create('{ reason: "x", branch: { ID: "nowhere" } }'));
    expect(several.body.errors?.[0]?.extensions).toMatchObject({
      code: 'MULTIPLE_ERRORS',
      details: [
        { code: 'ASSERT_MANDATORY', target: 'startDateTime' },
        { code: 'ASSERT_MANDATORY', target: 'endDateTime' },
        { code: 'ASSERT_MANDATORY', target: 'type' },
        { code: 'ASSERT_TARGET', target: 'branch_ID' },
      ],
    });
    const withoutCustomer = await post(
      create(`{ startDateTime: "2026-11-19T15:00:00Z", endDateTime: "2026-11-19T15:30:00Z"
        type: { ID: "${of('visitType', 2)}" }, branch: { ID: "${of('place', 1)}" } }`),
    );
    expect(withoutCustomer.body.errors?.[0]?.extensions?.code).toBe('400');
    const readOnly = await post('mutation { ClinicService { Branches { create(input: { name: "New" }) { ID } } } }');
    expect(readOnly.body.errors?.[0]).toMatchObject({
      message: 'Entity "ClinicService.Branches" is read-only',
      extensions: { code: '405' },
    });
  });

  it('enters customers with their telephone numbers, and animals', async () => {
    const { query, post, server } = await visit();
    const made = await query(`mutation { ClinicService { Customers { create(input: [{ firstName: "Jo", lastName: "Park"
      email: "jo@example.test", phones: [{ label: "Work", number: "207 555 0199" }] }]) {
        ID lastName active branch { ID } phones { totalCount nodes { number } } animals { nodes { ID } } } } } }`);
    const [customer] = rowsAt(made, 'ClinicService.Customers.create');
    expect(customer).toMatchObject({
      lastName: 'Park',
      active: true,
      branch: null,
      phones: { totalCount: null, nodes: [{ number: '207 555 0199' }] },
      animals: null,
    });
    const id = String(customer?.['ID']);
    const { clients, patients } = server.practice;
    expect(clients.at(-1)).toMatchObject({ familyName: 'Park', phones: [{ label: 'Work', value: '207 555 0199' }] });
    await query(`mutation { ClinicService { Animals { create(input: { name: "Comet", species: "Canine", birthDate: "2024-02-03"
      owner: { ID: "${id}" } }) { ID } } } }`);
    expect(patients.at(-1)).toMatchObject({ name: 'Comet', species: 'Canine', birthDate: '2024-02-03' });
    await query(`mutation { ClinicService { Customers { update(filter: { lastName: { eq: "Park" } }, input: { email: null
      branch: { ID: "${of('place', 2)}" }, phones: [{ label: "Mobile", number: "1" }, { label: "Home", number: "2" }] }) { ID } } } }`);
    const read = await query(`{ ClinicService { Customers(filter: { ID: { eq: "${id}" } }) { nodes {
      email branch { name } phones { nodes { label number } } animals { nodes { name } } } } } }`);
    expect(top(read, 'Customers')).toEqual([
      {
        email: null,
        branch: { name: 'Summit Pet Clinic' },
        phones: {
          nodes: [
            { label: 'Mobile', number: '1' },
            { label: 'Home', number: '2' },
          ],
        },
        animals: { nodes: [{ name: 'Comet' }] },
      },
    ]);
    const missing = await post(
      'mutation { ClinicService { Customers { create(input: { firstName: "Jo" }) { ID } } } }',
    );
    expect(missing.body.errors?.[0]).toMatchObject({
      message: 'Value is required',
      extensions: { code: 'ASSERT_MANDATORY', target: 'lastName' },
    });
    await query(`mutation { ClinicService { Customers { delete(filter: { ID: { eq: "${id}" } }) } } }`);
    const left = await query(
      '{ ClinicService { Animals(filter: { name: { eq: "Comet" } }) { nodes { owner { ID } } } } }',
    );
    expect(top(left, 'Animals')).toEqual([{ owner: null }]);
    const closed = await visit({ refuseWrites: 'Closed for the day' });
    const refused = await closed.post(
      'mutation { ClinicService { Customers { create(input: { lastName: "Park" }) { ID } } } }',
    );
    expect(refused.body.errors?.[0]?.message).toBe('Closed for the day');
  });

  it('shows its schema within depth 8', async () => {
    const { server, query } = await visit();
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('Query'), 'fields').map(({ name }) => name)).toEqual(['ClinicService']);
    expect(rowsAt(types.get('ClinicService_Appointments_U'), 'inputFields').map(({ name }) => name)).not.toContain(
      'ID',
    );
    expect(types.has('ClinicService_AppointmentStatus_texts')).toBe(true);
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });

  it('has no more than a page, and spoils those with a poisoned row', async () => {
    const { server } = await visit();
    const [first] = view.clients(server.practice);
    const { query, post } = await visit({ cap: 3, poison: [{ kind: 'client', key: first?.key ?? 0 }] });
    expect((await post('{ ClinicService { Customers { nodes { ID } } } }')).status).toBe(500);
    const page = await query('{ ClinicService { Customers(top: 9, skip: 1) { totalCount nodes { ID } } } }');
    expect(top(page, 'Customers')).toHaveLength(3);
    expect(at(page, 'ClinicService.Customers.totalCount')).toBe(118);
  });
});
