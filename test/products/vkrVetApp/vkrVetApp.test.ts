import { describe, expect, it } from 'vitest';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { allPages, at, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { petsOf } from './records.ts';
import { vkrVetApp } from './vkrVetApp.ts';

const { view } = vkrVetApp;
const visit = productVisits(vkrVetApp);
const column = (rows: readonly Row[], field: string): unknown[] => rows.map((row) => at(row, field));
const day = '2026-11-17';
const book = (start: string, end: string, more = ''): string => `mutation { createReceptionRecord(data: { clientId: 2,
  employeeId: 3, receptionPurposeId: 1, dateTimeStart: "${start}", dateTimeEnd: "${end}" ${more} }) {
  id clientId dateTimeStart kindOfAnimal purpose { purposeName } } }`;

describe('the registry of clients', () => {
  it('gives pages that begin with after: null, and refuses those without it', async () => {
    const { server, query, post } = await visit({ cap: 25 });
    const listed = await allPages(async (after) => {
      const list = `searchClients(first: 50, after: ${after ?? 'null'}, orderBy: { field: fullName, direction: desc })`;
      const answer = await query(`{ ${list} { totalCount nodes { id fullName telephoneNumber } } }`);
      const rows = rowsAt(answer, 'searchClients.nodes');
      expect(at(answer, 'searchClients.totalCount')).toBe(view.clients(server.practice).length);
      expect(rows.length).toBeLessThanOrEqual(25);
      return { rows, next: rows.length === 0 ? null : String(rows.at(-1)?.['id']) };
    });
    const clients = view.clients(server.practice).map((client) => clientThrough(view, server.practice, client));
    expect(listed.map((row) => [String(row['id']), row['fullName'], row['telephoneNumber']])).toEqual(
      clients.map(({ id, name, phones }) => [id, name, phones?.[0] ?? '']),
    );
    expect(expectedSample(vkrVetApp, day).clients).toEqual(clients.slice(0, 5));
    const { body } = await post('{ searchClients(first: 5) { totalCount } }');
    expect(body.errors?.[0]?.message).toContain('cursor of type ClientWhereUniqueInput needs exactly one argument');
    expect(body.data).toBeNull();
    expect(rowsAt(await query('{ searchClients(after: 41) { nodes { id } } }'), 'searchClients.nodes')).toEqual([]);
    const back = await query('{ searchClients(after: null, first: -2) { nodes { id } } }');
    expect(column(rowsAt(back, 'searchClients.nodes'), 'id')).toEqual([119, 120]);
    expect(missingOperations(vkrVetApp)).toEqual([]);
  });

  it('finds by parts of name and number, and lists a hundred without pages', async () => {
    const { server, query, post } = await visit();
    const answer = await query(`{ all: clientsWithSearch { id } name: clientsWithSearch(search: "o'bri") { id }
      number: searchClients(search: "555 0104", after: null) { totalCount nodes { id fullName address } }
      none: searchClients(search: "zqxwv", after: null) { totalCount nodes { id } }
      one: clientDetail(clientId: 4) { fullName telephoneNumber } }`);
    expect(column(rowsAt(answer, 'all'), 'id')).toEqual(
      view
        .clients(server.practice)
        .map(({ key }) => key)
        .slice(0, 100),
    );
    expect(column(rowsAt(answer, 'name'), 'id')).toEqual([1, 8]);
    expect(answer['number']).toMatchObject({ totalCount: 1, nodes: [{ id: 2, fullName: 'Søren Müller' }] });
    expect(answer['none']).toEqual({ totalCount: 0, nodes: [] });
    expect(answer['one']).toEqual({ fullName: 'Mai Nguyễn', telephoneNumber: '' });
    const { body } = await post('{ clientDetail(clientId: 41) { id } }');
    expect(body.errors?.[0]?.message).toBe('Cannot return null for non-nullable field Query.clientDetail.');
  });

  it('shows pets with their owners only, dates of birth as numbers in text', async () => {
    const { server, query } = await visit();
    const answer =
      await query(`{ clientsWithSearch { id pets { id alias kind breed DOB gender clientId client { id } } }
      pet(petId: 2) { alias diagnosis receptions { createdAt employee { fullName } services { quantity service { name } } } } }`);
    const pets = rowsAt(answer, 'clientsWithSearch').flatMap((row) => rowsAt(row, 'pets'));
    const expected = petsOf(server.practice).filter(({ clientKey }) =>
      rowsAt(answer, 'clientsWithSearch').some(({ id }) => id === clientKey),
    );
    expect(pets.map((row) => [row['id'], row['alias'], row['kind'], row['breed'], row['clientId']])).toEqual(
      expected.map(({ key, name, species, breed, clientKey }) => [key, name, species, breed, clientKey]),
    );
    for (const [index, { birthDate, sex }] of expected.entries()) {
      const { DOB, gender } = pets[index] ?? {};
      const text = typeof DOB === 'string' ? new Date(Number(DOB)).toISOString().slice(0, 10) : null;
      expect([text, gender]).toEqual([birthDate, sex === 'UNKNOWN' ? null : sex === 'MALE']);
    }
    const dates = column(rowsAt(answer, 'pet.receptions'), 'createdAt').map(String);
    expect(dates.length).toBeGreaterThan(1);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });
});

describe('the appointment book', () => {
  it('has the entries that touch a time, without pets, states and places', async () => {
    const { query } = await visit();
    const answer =
      await query(`{ receptionRecordBetweenDate(data: { dateStart: "2026-11-17T05:00:00Z", dateEnd: "2026-11-18T05:00:00Z" }) {
      id dateTimeStart dateTimeEnd kindOfAnimal clientId client { id fullName } employeeId employee { id fullName role }
      purpose { id purposeName receptions { id } } receptionPurposeId } }`);
    const rows = rowsAt(answer, 'receptionRecordBetweenDate')
      .filter(
        (row) => String(row['dateTimeStart']) < '2026-11-18T05:00' && String(row['dateTimeStart']) >= '2026-11-17T05',
      )
      .toSorted((one, other) => (String(one['dateTimeStart']) < String(other['dateTimeStart']) ? -1 : 1));
    const { appointments } = expectedSample(vkrVetApp, day);
    expect(appointments.length).toBeGreaterThan(10);
    expect(column(rows, 'id').map(String).toSorted()).toEqual(appointments.map(({ id }) => id).toSorted());
    for (const { id, start, end, client, provider, status } of appointments) {
      const row = rows.find((each) => String(each['id']) === id) ?? {};
      expect(row['dateTimeStart']).toBe(String(start).replace('Z', '.000Z'));
      expect(row['dateTimeEnd']).toBe(String(end).replace('Z', '.000Z'));
      expect(row['clientId'] ?? undefined).toBe(client?.id);
      expect(at(row, 'client.fullName') ?? undefined).toBe(client?.name);
      expect(at(row, 'employee.fullName') ?? undefined).toBe(provider?.name);
      expect(row['receptionPurposeId']).toBe(at(row, 'purpose.id'));
      expect(at(row, 'purpose.receptions')).toBeNull();
      expect(status).toBeUndefined();
    }
    const pairs = rows.map((row) => `${String(row['clientId'])} ${String(row['kindOfAnimal'])}`);
    expect(pairs.filter((pair) => pair.includes('null'))).toEqual(expect.arrayContaining(['null Feline', '5 null']));
  });

  it('counts both ends of a time, and refuses what is no date', async () => {
    const { query, post } = await visit();
    const ask = (from: string, to: string): string =>
      `{ receptionRecordBetweenDate(data: { dateStart: "${from}", dateEnd: "${to}" }) { id } receptionRecord(receptionRecordId: 1) { id } }`;
    const { receptionRecord } = await query('{ receptionRecord(receptionRecordId: 1) { dateTimeStart dateTimeEnd } }');
    const end = String(at(receptionRecord, 'dateTimeEnd'));
    const ids = (answer: unknown): unknown[] => column(rowsAt(answer, 'receptionRecordBetweenDate'), 'id');
    expect(ids(await query(ask(end, end)))).toContain(1);
    const later = new Date(Date.parse(end) + 1).toISOString();
    expect(ids(await query(ask(later, later)))).not.toContain(1);
    const { body } = await post(ask('heute', end));
    expect(body.errors?.[0]).toMatchObject({
      message: 'Bad Request Exception',
      extensions: { code: 'BAD_USER_INPUT', response: { message: ['dateStart must be a Date instance'] } },
    });
  });

  it('knows who works, and for what one comes', async () => {
    const { query } = await visit();
    const answer =
      await query(`{ allEmployees { id fullName role receptions { id } } allReceptionPurpose { id purposeName }
      getWorkSchedulesBetweenDate(data: { dateStart: "2026-11-17", dateEnd: "2026-11-17" }) { date employee { fullName } }
      allServices { name price type { typeName } } getSurgeryList { typeId }
      allTypeAnalyzesResearch { typeName } analyzesResearch(analyzesResearchId: 1) { createdAt pet { alias } type { typeName } } me { login role } }`);
    expect(column(rowsAt(answer, 'allEmployees'), 'role').filter((role) => role === 'DOCTOR')).toHaveLength(8);
    const purposes = column(rowsAt(answer, 'allReceptionPurpose'), 'purposeName');
    expect(purposes.join()).toBe('Wellness exam,Vaccination,Sick visit,Surgery,Nail trim,Recheck');
    expect(new Set(column(rowsAt(answer, 'getWorkSchedulesBetweenDate'), 'date'))).toEqual(
      new Set(['2026-11-17T00:00:00.000Z']),
    );
    expect(column(rowsAt(answer, 'getSurgeryList'), 'typeId')).toEqual([1, 1, 2]);
  });
});

describe('writing', () => {
  it('books with a kind of animal, moves, replaces and deletes', async () => {
    const { server, query, post } = await visit();
    const bare = await post(book('2026-11-20T21:00:00Z', '2026-11-20T21:30:00Z'));
    expect(bare.body.errors?.[0]).toMatchObject({
      extensions: { response: { message: ['kindOfAnimal must be a string'] } },
    });
    const made = await query(book('2026-11-20T21:00:00Z', '2026-11-20T21:30:00Z', ', kindOfAnimal: "Кошка"'));
    expect(made['createReceptionRecord']).toMatchObject({
      clientId: '2',
      dateTimeStart: '2026-11-20T21:00:00.000Z',
      kindOfAnimal: 'Кошка',
      purpose: { purposeName: 'Wellness exam' },
    });
    const id = Number(at(made, 'createReceptionRecord.id'));
    const last = (): unknown => server.practice.appointments.find(({ key }) => key === id);
    expect(last()).toMatchObject({
      start: Date.parse('2026-11-20T21:00:00Z'),
      minutes: 30,
      clientKey: 2,
      providerKey: 3,
    });
    await query(`mutation { updateDateReceptionRecord(receptionRecordId: ${String(id)},
      data: { dateStart: "2026-11-20T22:00:00Z", dateEnd: "2026-11-20T22:45:00Z" }) { id } }`);
    expect(last()).toMatchObject({ start: Date.parse('2026-11-20T22:00:00Z'), minutes: 45, clientKey: 2 });
    // What is left out of a change is emptied.
    const emptied = await query(`mutation { updateReceptionRecord(receptionRecordId: ${String(id)},
      data: { dateTimeStart: "2026-11-20T22:00:00Z", dateTimeEnd: "2026-11-20T22:20:00Z", clientId: 2 }) {
      client { id } employee { id } purpose { id } kindOfAnimal } }`);
    expect(emptied['updateReceptionRecord']).toEqual({
      client: { id: 2 },
      employee: null,
      purpose: null,
      kindOfAnimal: null,
    });
    const nobody = await post(
      book('2026-11-20T21:00:00Z', '2026-11-20T21:30:00Z', ', kindOfAnimal: "Коза"').replace(
        'clientId: 2',
        'clientId: 41',
      ),
    );
    expect(nobody.body.errors?.[0]?.message).toContain('`ReceptionRecord_clientId_fkey (index)`');
    await query(`mutation { deleteReceptionRecord(receptionRecordId: ${String(id)}) { id } }`);
    const again = await post(`mutation { deleteReceptionRecord(receptionRecordId: ${String(id)}) { id } }`);
    expect(again.body.errors?.[0]?.message).toContain('Record to delete does not exist.');
  });

  it('enters clients once and pets, and takes both out for good', async () => {
    const { server, query, post } = await visit();
    const enter = (name: string, phone: string): string =>
      `mutation { createClient(data: { fullName: "${name}", telephoneNumber: "${phone}", address: " 5 Elm Street " }) { id fullName address } }`;
    const made = await query(enter(' Jo Park ', '2075550199'));
    expect(made['createClient']).toMatchObject({ fullName: 'Jo Park', address: '5 Elm Street' });
    const twice = await post(enter('Jo Park', '2075550199'));
    expect(twice.body.errors?.[0]?.message).toContain('(`fullName`,`telephoneNumber`)');
    const empty = await post(enter('', ''));
    expect(empty.body.errors?.[0]).toMatchObject({
      extensions: { response: { message: ['fullName should not be empty', 'telephoneNumber should not be empty'] } },
    });
    const id = String(at(made, 'createClient.id'));
    const changed = await query(`mutation {
      updateClient(clientId: ${id}, data: { fullName: "Jo Parker", telephoneNumber: "2075550188" }) { fullName telephoneNumber address }
      createPet(data: { clientId: ${id}, alias: "Kit ", kind: "Кошка", gender: false, DOB: "2025-05-01T00:00:00Z", weight: 3.5 })
      { id alias kind gender DOB weight castration client { id } } }`);
    expect(changed['updateClient']).toEqual({
      fullName: 'Jo Parker',
      telephoneNumber: '2075550188',
      address: '5 Elm Street',
    });
    expect(changed['createPet']).toMatchObject({
      alias: 'Kit',
      kind: 'Кошка',
      gender: false,
      DOB: '1746057600000',
      weight: 3.5,
      castration: null,
      client: { id: Number(id) },
    });
    const twin = `{ clientId: ${id}, alias: "Kit", kind: "Кошка", gender: false }`;
    const same = await post(`mutation { createPet(data: ${twin}) { id } }`);
    expect(same.body.errors?.[0]?.message).toContain('Unique constraint failed');
    const petId = String(at(changed, 'createPet.id'));
    const renamed = await query(
      `mutation { updatePet(petId: ${petId}, data: { clientId: ${id}, alias: "Kitty", kind: "Кошка", notes: "Тихая" }) { alias notes DOB } }`,
    );
    expect(renamed['updatePet']).toEqual({ alias: 'Kitty', notes: 'Тихая', DOB: '1746057600000' });
    await query(`mutation { deletePet(petId: ${petId}) { alias } deleteClient(clientId: 5) { id } }`);
    expect(await query(`{ clientDetail(clientId: ${id}) { pets { id } } }`)).toEqual({ clientDetail: { pets: [] } });
    expect(server.practice.appointments.filter((row) => view.shows(row) && row.clientKey === 5)).toEqual([]);
    const gone = await post(
      'mutation { updateClient(clientId: 5, data: { fullName: "A", telephoneNumber: "1" }) { id } }',
    );
    expect(gone.body.errors?.[0]?.message).toContain('Record to update not found.');
    const closed = await visit({ refuseWrites: 'Закрыто' });
    expect((await closed.post(enter('Al', '1'))).body.errors?.[0]?.message).toBe('Закрыто');
    expect(closed.server.practice.clients).toHaveLength(120);
  });

  it('writes what was done, takes goods from the store, and plans work three days of six', async () => {
    const { query, post } = await visit();
    const done = (quantity: number, lists = ', serviceListReceptionInput: [{ serviceId: 4, quantity: 1 }]'): string =>
      `mutation { createReception(data: { petId: 2, employeeId: 1, purposeId: 2, diagnosis: " Отит ", cost: 900,
      goodsListReceptionInput: [{ goodsId: 2, quantity: ${String(quantity)} }] ${lists} }) {
      id diagnosis pet { diagnosis } goods { quantity receptionId goods { quantity } } services { service { name } } } }`;
    const made = await query(done(3));
    expect(made['createReception']).toMatchObject({
      diagnosis: 'Отит',
      pet: { diagnosis: 'Отит' },
      goods: [{ quantity: 3, goods: { quantity: 37 } }],
      services: [{ service: { name: 'Вакцинация' } }],
    });
    const short = await post(done(400));
    expect(short.body.errors?.[0]?.message).toBe('Недостаточно товара для списания.');
    expect((await post(done(1, ''))).body.errors?.[0]?.message).toContain("reading 'length'");
    const id = String(at(made, 'createReception.id'));
    const changed = await query(`mutation { updateReception(receptionId: ${id}, data: { employeeId: 2, purposeId: 6,
      goodsListReceptionInput: [], serviceListReceptionInput: [] }) { employeeId diagnosis cost goods { goodsId } purpose { purposeName } } }`);
    expect(changed['updateReception']).toEqual({
      employeeId: 2,
      diagnosis: null,
      cost: 900,
      goods: [],
      purpose: { purposeName: 'Recheck' },
    });
    const planned = await query(
      `mutation { createWorkSchedule(data: { employeeId: 9, dateWorkStart: "2026-12-01T00:00:00Z", workDays: 7 }) { id date employeeId } }`,
    );
    expect(column(rowsAt(planned, 'createWorkSchedule'), 'date').map((date) => String(date).slice(8, 10))).toEqual([
      '01',
      '02',
      '03',
      '07',
      '08',
    ]);
    expect(await query('mutation { deleteWorkScheduleAllEmployeeById(employeeId: 9) { count } }')).toEqual({
      deleteWorkScheduleAllEmployeeById: { count: 5 },
    });
    const more = await query(`mutation { deleteResearch(analyzesResearchId: 1) { id } createGoods(data: {
      categoryId: 1, name: " Йод ", measure: "мл", quantity: 0, price: 5 }) { name quantity department } }`);
    expect(more['createGoods']).toEqual({ name: 'Йод', quantity: null, department: null });
    expect((await post('{ analyzesResearch(analyzesResearchId: 1) { id } }')).body.data).toBeNull();
  });

  it('spoils lists with a poisoned row, and shows its schema within depth 8', async () => {
    const { server, query } = await visit();
    const types = await readPiecewise(query);
    expect(column(rowsAt(types.get('Query'), 'fields'), 'name')).toContain('receptionRecordBetweenDate');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post('{ clientsWithSearch { id } }')).status).toBe(500);
  });
});
