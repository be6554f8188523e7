import { describe, expect, it } from 'vitest';
import { instantOfWall, offsetText } from '../../dialects/clock.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { covetrusVetData } from './covetrusVetData.ts';

const visit = productVisits(covetrusVetData);
const { view } = covetrusVetData;
const { of } = view.ids;
const present = (row: Row): Row => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
const named = (row: unknown): string =>
  [at(row, 'firstName'), at(row, 'lastName')].filter((part) => typeof part === 'string').join(' ');
const idsOf = (value: unknown): readonly unknown[] => rowsAt(value, 'items').map(({ id }) => id);

describe('VetData of Covetrus', () => {
  it('serves what is expected of installations, clients and patients', async () => {
    const { query } = await visit();
    const sample = expectedSample(covetrusVetData, '2026-11-17');
    const answer = await query(`{ installations { id practiceName pms address1 city state postalCode timeZone }
      clients(take: 5) { totalCount items { id firstName lastName phones { phoneNumber } emails { address } inactive
        installation { id practiceName } lastTransactionDate } }
      patients(take: 5) { items { id name species speciesDescription breedDescription
        clientPatientRelationships { client { id } } } } }`);
    const places = rowsAt(answer, 'installations').map((row) => ({
      id: row['id'],
      name: row['practiceName'],
      address: [row['address1'], row['city'], row['state'], row['postalCode']].join(', '),
      timeZone: row['timeZone'],
    }));
    expect(places).toEqual(sample.locations);
    const people = rowsAt(answer, 'clients.items').map((row) => ({
      id: row['id'],
      name: named(row),
      ...present({ givenName: row['firstName'] }),
      familyName: row['lastName'],
      phones: rowsAt(row, 'phones').map(({ phoneNumber }) => phoneNumber),
      emails: rowsAt(row, 'emails').map(({ address }) => address),
      active: row['inactive'] === false,
      ...present({ lastVisit: row['lastTransactionDate'] }),
      location: { id: at(row, 'installation.id'), name: at(row, 'installation.practiceName') },
    }));
    expect(people).toEqual(sample.clients);
    const animals = rowsAt(answer, 'patients.items').map((row) =>
      present({
        id: row['id'],
        name: row['name'],
        species: row['speciesDescription'],
        breed: row['breedDescription'],
        clientId: at(rowsAt(row, 'clientPatientRelationships')[0], 'client.id'),
      }),
    );
    expect(animals).toEqual(sample.patients);
    expect(rowsAt(answer, 'patients.items').every(({ species }) => /^[A-Z]{4}$/.test(String(species)))).toBe(true);
    expect(missingOperations(covetrusVetData)).toEqual([]);
  });

  it('serves the entries of a day by the clocks of the practices, those without a client among them', async () => {
    const { query, post } = await visit();
    const fields = `id startTime duration status statusDescription typeDescription reason deleted clientPmsId
      patient { id name } client { id firstName lastName } provider { id firstName lastName }
      installation { id practiceName timeZone }`;
    const text = `query($where: AppointmentWhereInput, $deleted: Boolean) { appointments(where: $where
      order: [{ startTime: ASC }], take: 250, includeDeleted: $deleted) { items { ${fields} } totalCount } }`;
    const where = { startTime: { gte: '2026-11-17T00:00:00', lt: '2026-11-18' } };
    const rows = rowsAt(await query(text, { where }), 'appointments.items');
    const read = rows.map((row) => {
      const zone = String(at(row, 'installation.timeZone'));
      const start = instantOfWall(String(row['startTime']), zone);
      const person = (value: unknown): Row | null =>
        value === null ? null : { id: at(value, 'id'), name: named(value) };
      return present({
        id: row['id'],
        start: offsetText(start, zone),
        end: offsetText(start + Number(row['duration']) * 60_000, zone),
        status: row['statusDescription'],
        reason: row['reason'],
        patient: row['patient'],
        client: person(row['client']),
        provider: person(row['provider']),
        location: { id: at(row, 'installation.id'), name: at(row, 'installation.practiceName') },
      });
    });
    const { appointments, mayOmit } = expectedSample(covetrusVetData, '2026-11-17');
    const byId = (list: readonly Row[]): readonly Row[] =>
      list.toSorted((one, other) => (String(one['id']) < String(other['id']) ? -1 : 1));
    expect(byId(read)).toEqual(byId(appointments.map((row) => ({ ...row }))));
    const times = rows.map(({ startTime }) => String(startTime));
    expect(times).toEqual(times.toSorted());
    const block = rows.find(({ id }) => id === mayOmit[0]);
    expect(block).toMatchObject({ typeDescription: 'Team meeting', client: null, patient: null, clientPmsId: null });
    const all = rowsAt(await query(text, { where, deleted: true }), 'appointments.items');
    expect(all.filter((row) => row['deleted'] === true)).toHaveLength(2);
    const denver = { ...where, installationId: { eq: of('place', 2) }, status: { in: ['can', 'CNF'] } };
    const some = rowsAt(await query(text, { where: denver }), 'appointments.items');
    expect(some.map(({ status }) => status)).toEqual(['CNF', 'CAN']);
    const refused = await post(text, { where: { startTime: { gte: '2026-11-17T05:00:00Z' } } });
    expect(refused.body.errors?.[0]).toMatchObject({
      message: 'LocalDateTime cannot represent the value "2026-11-17T05:00:00Z"',
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });

  it('pages by fifty, filters without regard to case, sorts, and hides what is deleted', async () => {
    const { query, post, server } = await visit();
    const page = (args: string): string =>
      `clients(${args}) { items { id lastName } totalCount pageInfo { hasNextPage hasPreviousPage } }`;
    const pages = await query(`{ first: clients { items { id } pageInfo { hasNextPage hasPreviousPage } }
      second: ${page('skip: 50')} third: ${page('skip: 100, take: 1000')} all: clients(take: 250, includeDeleted: true) { totalCount } }`);
    const ids = view.clients(server.practice).map(({ key }) => of('client', key));
    expect(['first', 'second', 'third'].flatMap((name) => idsOf(pages[name]))).toEqual(ids);
    expect(at(pages, 'first.pageInfo')).toEqual({ hasNextPage: true, hasPreviousPage: false });
    expect(at(pages, 'third.pageInfo')).toEqual({ hasNextPage: false, hasPreviousPage: true });
    expect(at(pages, 'all.totalCount')).toBe(server.practice.clients.length);
    const found = await query(`{ last: ${page(`where: { lastName: { contains: "O'BRI" } }`)}
      any: ${page('where: { or: [{ firstName: { startsWith: "ruth" } }, { lastName: { eq: "abel" } }] }')}
      phone: ${page('where: { phones: { some: { phoneNumber: { contains: "555-0102" } } } }')}
      digits: ${page('where: { phones: { some: { phoneNumber: { contains: "5550102" } } } }')}
      email: ${page('where: { emails: { some: { address: { eq: "Z.obrien@work.example.test" } } } }')}
      sorted: ${page('take: 3, order: [{ lastName: DESC }]')}
      patients(where: { clientId: { eq: "${of('client', 5)}" }, inactive: { eq: false } }) { items { id } }
      client(id: "${of('client', 1)}") { accountId lastName clientPatientRelationships { isPrimary patient { name } } }
      nobody: client(id: "00000000-0000-0000-0000-000000000000") { id } }`);
    const clients = (...keys: number[]): string[] => keys.map((key) => of('client', key));
    expect(idsOf(found['last'])).toEqual(clients(1, 8));
    expect(idsOf(found['any'])).toEqual(clients(6, 7));
    expect([idsOf(found['phone']), idsOf(found['digits']), idsOf(found['email'])]).toEqual([
      clients(1),
      [],
      clients(1),
    ]);
    const names = rowsAt(found, 'sorted.items').map(({ lastName }) => String(lastName));
    expect(names).toEqual(names.toSorted().toReversed());
    expect(rowsAt(found, 'patients.items').length).toBeGreaterThan(0);
    expect(found).toMatchObject({ client: { accountId: 'A-1001', lastName: "O'Brien" }, nobody: null });
    expect((await post('{ clients(skip: -1) { totalCount } }')).body.errors?.[0]?.extensions?.code).toBe(
      'BAD_USER_INPUT',
    );
  });

  it('books by the clock of the practice, moves and cancels, and answers errors with a code', async () => {
    const { query, post, server } = await visit();
    const create = `mutation($input: CreateAppointmentInput!) { createAppointment(input: $input) {
      id startTime duration statusDescription client { id } } }`;
    const input = {
      installationId: of('place', 2),
      appointmentTypeId: of('visitType', 2),
      startTime: '2026-11-19T09:00',
      patientId: of('patient', 1),
      providerId: of('provider', 3),
      reason: 'Cough',
    };
    const made = at(await query(create, { input }), 'createAppointment');
    expect(made).toMatchObject({ startTime: '2026-11-19T09:00:00', duration: 20, statusDescription: 'Scheduled' });
    expect(server.practice.appointments.at(-1)?.start).toBe(Date.parse('2026-11-19T16:00:00Z'));
    const id = at(made, 'id');
    const update = `mutation($id: ID!, $input: UpdateAppointmentInput!) { updateAppointment(id: $id, input: $input) {
      startTime duration status reason } }`;
    const moved = await query(update, { id, input: { startTime: '2026-11-19T10:00:00', duration: 45, status: 'CNF' } });
    expect(moved['updateAppointment']).toEqual({
      startTime: '2026-11-19T10:00:00',
      duration: 45,
      status: 'CNF',
      reason: 'Cough',
    });
    const cancelled = await query(
      `mutation($id: ID!) { cancelAppointment(id: $id, cancellationReason: "Called") { statusDescription cancellationReason deleted } }`,
      { id },
    );
    expect(cancelled['cancelAppointment']).toEqual({
      statusDescription: 'Canceled',
      cancellationReason: 'Called',
      deleted: false,
    });
    expect(server.practice.appointments.at(-1)).toMatchObject({ state: 'cancelled', placeKey: 2, providerKey: 3 });
    const errors = async (text: string, variables: object): Promise<unknown> =>
      (await post(text, variables)).body.errors?.[0];
    expect(await errors(create, { input: { ...input, patientId: 'nobody' } })).toMatchObject({
      message: 'Patient nobody does not exist',
      extensions: { code: 'NOT_FOUND' },
    });
    expect(await errors(create, { input: { ...input, patientId: null } })).toMatchObject({
      message: 'A patient or a client is needed',
    });
    expect(await errors(update, { id, input: { status: 'XXX' } })).toMatchObject({
      message: 'XXX is not a code of the type APPOINTMENT_STATUS',
    });
  });

  it('enters and changes clients and patients', async () => {
    const { query, post, server } = await visit();
    const made =
      await query(`mutation { createClient(input: { installationId: "${of('place', 3)}", firstName: "Jo", lastName: "Park"
      phones: [{ phoneNumber: "207 555 0199", phoneType: "Home" }], emails: ["jo@example.test"] }) {
      id pmsId phones { phoneNumber phoneType isPrimary } emails { address } installation { practiceName } inactive } }`);
    expect(made['createClient']).toMatchObject({
      phones: [{ phoneNumber: '207 555 0199', phoneType: 'Home', isPrimary: true }],
      emails: [{ address: 'jo@example.test' }],
      installation: { practiceName: "St. Mary's Cat Practice" },
      inactive: false,
    });
    const id = String(at(made, 'createClient.id'));
    const changed =
      await query(`mutation { updateClient(id: "${id}", input: { emails: ["new@example.test"], inactive: true }) {
      firstName inactive phones { phoneNumber } emails { address } } }`);
    expect(changed['updateClient']).toEqual({
      firstName: 'Jo',
      inactive: true,
      phones: [{ phoneNumber: '207 555 0199' }],
      emails: [{ address: 'new@example.test' }],
    });
    const add = (species: string): string => `mutation { createPatient(input: { clientId: "${id}", name: "Fritz"
      species: "${species}", breed: "DACH", gender: "M", dateOfBirth: "2024-05-06" }) {
      id speciesDescription breedDescription genderDescription clientPatientRelationships { client { id } } } }`;
    expect(at(await query(add('CANI')), 'createPatient')).toMatchObject({
      speciesDescription: 'Canine',
      breedDescription: 'Dachshund',
      genderDescription: 'Male',
      clientPatientRelationships: [{ client: { id } }],
    });
    expect(server.practice.patients.at(-1)).toMatchObject({ name: 'Fritz', sex: 'MALE', birthDate: '2024-05-06' });
    expect((await post(add('XXXX'))).body.errors?.[0]?.message).toBe('XXXX is not a code of the type SPECIES');
    const locked = await visit({ refuseWrites: 'This installation is read-only' });
    const refused = await locked.post(
      `mutation { updateClient(id: "${of('client', 1)}", input: { city: "Saco" }) { id } }`,
    );
    expect(refused.body.errors?.[0]?.message).toBe('This installation is read-only');
  });

  it('has rows of what is around a front desk, and shows its schema within the depth that is allowed', async () => {
    const { query } = await visit();
    const answer = await query(`{ codes(where: { codeType: { eq: BREED } }) { items { codeType code description } }
      reminders(where: { patientId: { eq: "${of('patient', 1)}" } }) { items { description dateDue patient { id } } }
      transactions(take: 3) { items { invoiceNumber amount client { lastName } } totalCount } payments(take: 2) { items { method amount } }
      providers(where: { isDoctor: { eq: true } }) { items { initials firstName credentials inactive installation { id } } }
      appointmentTypes { code description defaultDuration isBlock } provider(id: "${of('provider', 4)}") { lastName } }`);
    expect(rowsAt(answer, 'codes.items')).toContainEqual({ codeType: 'BREED', code: 'DACH', description: 'Dachshund' });
    expect(rowsAt(answer, 'reminders.items')).toHaveLength(1);
    expect(rowsAt(answer, 'transactions.items')).toHaveLength(3);
    expect(rowsAt(answer, 'payments.items')).toHaveLength(2);
    expect(rowsAt(answer, 'providers.items')).toHaveLength(5);
    expect(rowsAt(answer, 'appointmentTypes')).toHaveLength(7);
    expect(answer['provider']).toEqual({ lastName: "D'Souza" });
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('Patient'), 'fields').map(({ name }) => name)).toContain('speciesDescription');
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post('{ clients { items { id } } }')).status).toBe(500);
  });
});
