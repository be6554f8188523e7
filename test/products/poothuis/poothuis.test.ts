import { describe, expect, it } from 'vitest';

import { instantOfWall, offsetText } from '../../dialects/clock.ts';
import type { RunQuery } from '../../dialects/dialectRequests.ts';
import { clientThrough, patientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { allPages, at, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { poothuis } from './poothuis.ts';

const { view } = poothuis;
const visit = productVisits(poothuis);
const zones: Readonly<Record<string, string>> = { 1: 'America/New_York', 2: 'America/Denver', 3: 'America/New_York' };
const relationFields = `id kind firstName lastName fullName email mobile phonePrivate phoneBusiness active labels
  branch { id name } salutation kvkNumber address { street postcode town } customerSince`;
const appointmentFields = `id date time durationMinutes reason status { code name } branch { id name }
  relation { id fullName } animal { id name } employee { id fullName }`;
const plan = `mutation Plan($data: PlanAppointment!) { planAppointment(data: $data) {
  ok appointment { ${appointmentFields} kind { id name } } problems { field code text } } }`;

/** All rows of a list, a hundred at a time. */
function readAll(query: RunQuery, list: string, fields: string): Promise<Row[]> {
  return allPages(async (from) => {
    const skip = Number(from ?? 0);
    const answer = await query(`{ ${list}(skip: ${String(skip)}, take: 500) { rows { ${fields} } total } }`);
    const rows = rowsAt(answer, `${list}.rows`);
    const next = skip + rows.length;
    return { rows, next: next < Number(at(answer, `${list}.total`)) ? String(next) : null };
  });
}

/** The ISO form of a Dutch day. */
function iso(day: unknown): string {
  return String(day).split('-').toReversed().join('-');
}

describe('Poothuis', () => {
  it('has branches, relations and animals as they are expected', async () => {
    const { query, server } = await visit();
    const { locations, clients, patients } = expectedSample(poothuis, '2026-11-17');
    const { branches, practice } = await query(`{ practice { id name vatNumber }
      branches { id name timeZone address { street postcode town region country } phone } }`);
    const shownBranches = rowsAt({ branches }, 'branches');
    expect(
      shownBranches.map((row) => ({
        id: row['id'],
        name: row['name'],
        address: ['street', 'town', 'region', 'postcode'].map((part) => at(row, `address.${part}`)).join(', '),
        timeZone: row['timeZone'],
      })),
    ).toEqual(locations);
    expect(practice).toEqual({ id: '601', name: 'Harbor Veterinary Group', vatNumber: null });
    const relations = await readAll(query, 'relations', relationFields);
    const everybody = view.clients(server.practice).map((client) => clientThrough(view, server.practice, client));
    expect(everybody.slice(0, 5)).toEqual(clients);
    expect(
      relations.map((row) => ({
        id: row['id'],
        name: row['fullName'],
        ...(row['firstName'] !== null && { givenName: row['firstName'] }),
        familyName: row['lastName'],
        phones: [row['mobile'], row['phonePrivate'], row['phoneBusiness']].filter((phone) => phone !== null),
        emails: [row['email']].filter((email) => email !== null),
        active: row['active'],
        tags: row['labels'],
        location: row['branch'],
      })),
    ).toEqual(everybody);
    expect(relations[2]).toMatchObject({ kind: 'BUSINESS', firstName: null, phoneBusiness: '0012075550105' });
    expect(relations.every((row) => row['salutation'] === null && row['kvkNumber'] === null)).toBe(true);
    const animals = await readAll(
      query,
      'animals',
      'id name species { id name } breed bornOn ownerships { primary since relation { id } }',
    );
    const shownAnimals = animals.map((row) => ({
      id: row['id'],
      name: row['name'],
      species: at(row, 'species.name'),
      ...(row['breed'] !== null && { breed: row['breed'] }),
      ...(rowsAt(row, 'ownerships').length > 0 && { clientId: at(row, 'ownerships.0.relation.id') }),
    }));
    expect(shownAnimals).toEqual(server.practice.patients.map((patient) => patientThrough(view, patient)));
    expect(shownAnimals.slice(0, 5)).toEqual(patients);
    expect(animals.at(-1)).toMatchObject({ name: 'Stray tabby', ownerships: [] });
    expect(missingOperations(poothuis)).toEqual([]);
  });

  it('shows the agenda of a branch by days, blockages beside the appointments', async () => {
    const { query, post } = await visit();
    const { appointments, statusWords } = expectedSample(poothuis, '2026-11-17');
    const answer = await query(
      `{ ${['1', '2', '3']
        .map(
          (id) =>
            `b${id}: agenda(branchId: "${id}", from: "17-11-2026", until: "17-11-2026") { date week appointments { ${appointmentFields} } blockages { title time durationMinutes } }`,
        )
        .join(
          ' ',
        )} two: agenda(branchId: "2", from: "28-02-2027", until: "01-03-2027") { date week appointments { id } } }`,
    );
    const rows = ['b1', 'b2', 'b3'].flatMap((list) => rowsAt(answer, `${list}.0.appointments`));
    const shown = rows.map((row) => {
      const zone = zones[String(at(row, 'branch.id'))] ?? '';
      const start = instantOfWall(`${iso(row['date'])}T${String(row['time'])}`, zone);
      const named = (path: string): object | null =>
        at(row, path) === null ? null : { id: at(row, `${path}.id`), name: at(row, `${path}.fullName`) };
      return {
        id: row['id'],
        start: offsetText(start, zone),
        end: offsetText(start + Number(row['durationMinutes']) * 60_000, zone),
        status: at(row, 'status.name'),
        ...(row['reason'] !== null && { reason: row['reason'] }),
        ...(row['animal'] !== null && { patient: row['animal'] }),
        ...(named('relation') && { client: named('relation') }),
        ...(named('employee') && { provider: named('employee') }),
        location: row['branch'],
      };
    });
    const byId = (one: { id?: unknown }, other: { id?: unknown }): number => Number(one.id) - Number(other.id);
    expect(shown.toSorted(byId)).toEqual(appointments.toSorted(byId));
    expect(shown.length).toBeGreaterThan(25);
    expect(rows.every((row) => statusWords[String(row['id'])]?.includes(String(at(row, 'status.code'))))).toBe(true);
    expect(at(answer, 'b1.0')).toMatchObject({
      date: '17-11-2026',
      week: 47,
      blockages: [{ title: 'Staff meeting', time: '12:00', durationMinutes: 60 }],
    });
    expect(answer['two']).toEqual([
      { date: '28-02-2027', week: 8, appointments: [] },
      { date: '01-03-2027', week: 9, appointments: [] },
    ]);
    const codeOf = async (args: string): Promise<unknown> =>
      at((await post(`{ agenda(${args}) { date } }`)).body.errors, '0.extensions.code');
    expect(await codeOf('branchId: "1", from: "2026-11-17", until: "18-11-2026"')).toBe('INVALID_DAY');
    expect(await codeOf('branchId: "9", from: "17-11-2026", until: "18-11-2026"')).toBe('UNKNOWN_BRANCH');
    expect(await codeOf('branchId: "1", from: "01-01-2026", until: "12-02-2026"')).toBe('PERIOD_TOO_LONG');
  });

  it('finds relations by words, e-mail and digits, and pages with a total', async () => {
    const { query } = await visit();
    const answer = await query(`{
      words: relations(search: "zoe o'br") { rows { fullName } total }
      accents: relations(search: "nguyen") { rows { id active } }
      gone: relations(search: "nguyen", onlyActive: true) { total }
      email: relations(search: "INIGO@") { rows { lastName } }
      phone: relations(search: "(207) 555-0102") { rows { fullName mobile } }
      short: relations(search: "555") { total }
      branch: relations(branchId: "2", take: 3) { rows { branch { id } } total }
      page: relations(skip: 50) { rows { id } total }
      animals: animals(search: "pep", onlyLiving: true, take: 2) { rows { name deceased } }
      chip: animals(search: "985100001000004") { rows { id chipNumber } }
      relation(id: "10041") { id }
      appointment(id: "700001") { date time plannedOn kind { name durationMinutes } }
    }`);
    expect(answer['words']).toEqual({ rows: [{ fullName: "Zoë O'Brien" }, { fullName: "Zoë O'Brien" }], total: 2 });
    expect(rowsAt(answer, 'accents.rows')).toEqual([{ id: '10004', active: false }]);
    expect([at(answer, 'gone.total'), at(answer, 'short.total')]).toEqual([0, 0]);
    expect(rowsAt(answer, 'email.rows')).toEqual([{ lastName: 'Abel' }]);
    expect(rowsAt(answer, 'phone.rows')).toEqual([{ fullName: "Zoë O'Brien", mobile: '0012075550101' }]);
    expect(rowsAt(answer, 'branch.rows')).toHaveLength(3);
    expect(Number(at(answer, 'branch.total'))).toBeGreaterThan(30);
    expect(rowsAt(answer, 'page.rows')).toHaveLength(50);
    expect(rowsAt(answer, 'animals.rows')[0]).toEqual({ name: 'Pépé', deceased: false });
    expect(rowsAt(answer, 'chip.rows')).toEqual([{ id: '40004', chipNumber: '985100001000004' }]);
    expect(answer['relation']).toBeNull();
    expect(answer['appointment']).toMatchObject({ date: '13-11-2026', time: '08:00' });
  });

  it('plans, changes and cancels appointments, and says what is to blame', async () => {
    const { query, server } = await visit();
    const data = {
      branchId: '2',
      date: '24-11-2026',
      time: '09:30',
      kindId: '12',
      animalId: '40001',
      employeeId: '103',
      reason: 'Vaccines',
    };
    const made = await query(plan, { data });
    expect(made['planAppointment']).toMatchObject({
      ok: true,
      appointment: {
        date: '24-11-2026',
        time: '09:30',
        durationMinutes: 20,
        status: { code: 'PL' },
        relation: { fullName: "Zoë O'Brien" },
        employee: { fullName: 'Priya Raman' },
      },
      problems: [],
    });
    expect(server.practice.appointments.at(-1)?.start).toBe(Date.parse('2026-11-24T16:30:00Z'));
    const id = String(at(made, 'planAppointment.appointment.id'));
    const moved = await query(
      `mutation { changeAppointment(id: "${id}", data: { time: "11:00", durationMinutes: 45, employeeId: null }) {
        ok appointment { date time durationMinutes reason employee { id } } } }`,
    );
    expect(at(moved, 'changeAppointment.appointment')).toEqual({
      date: '24-11-2026',
      time: '11:00',
      durationMinutes: 45,
      reason: 'Vaccines',
      employee: null,
    });
    const rest = await query(`mutation {
      arrived: setAppointmentStatus(id: "${id}", code: "WR") { appointment { status { name } } }
      wrong: setAppointmentStatus(id: "${id}", code: "XX") { ok problems { field code text } }
      off: cancelAppointment(id: "${id}", reason: "Called") { ok appointment { status { name } cancelReason } }
      settled: cancelAppointment(id: "700001") { ok problems { code } }
    }`);
    expect(at(rest, 'arrived.appointment.status.name')).toBe('In the waiting room');
    expect(rest['wrong']).toEqual({
      ok: false,
      problems: [{ field: 'code', code: 'NOT_FOUND', text: 'No such status' }],
    });
    expect(at(rest, 'off.appointment')).toEqual({ status: { name: 'Cancelled' }, cancelReason: 'Called' });
    expect(rest['settled']).toEqual({ ok: false, problems: [{ code: 'INVALID' }] });
    const refused = await query(plan, { data: { ...data, employeeId: '999' } });
    expect(refused['planAppointment']).toEqual({
      ok: false,
      appointment: null,
      problems: [{ field: 'employeeId', code: 'NOT_FOUND', text: 'No such employee' }],
    });
  });

  it('registers relations and animals, and empties what is null', async () => {
    const { query, post } = await visit();
    const made =
      await query(`mutation { createRelation(data: { firstName: "Jo", lastName: "Van Dam", email: "jo@example.test"
      phonePrivate: "207 555 0199", branchId: "2", labels: ["VIP"] }) { ok relation { ${relationFields} } } }`);
    expect(at(made, 'createRelation.relation')).toMatchObject({
      fullName: 'Jo Van Dam',
      mobile: null,
      phonePrivate: '0012075550199',
      branch: { id: '2' },
      labels: ['VIP'],
      customerSince: '17-11-2026',
    });
    const id = String(at(made, 'createRelation.relation.id'));
    const rest = await query(`mutation {
      changeRelation(id: "${id}", data: { email: null, mobile: "+31 6 1234 5678", active: false }) {
        relation { email mobile phonePrivate active lastName } }
      createAnimal(relationId: "${id}", data: { name: "Pip", speciesId: "3", bornOn: "05-06-2024" }) {
        animal { name species { name } bornOn sex ownerships { relation { id } primary } } }
      nameless: createRelation(data: { lastName: " " }) { ok problems { field code } }
      addTodo(text: "Call back", due: "19-11-2026") { todo { id due done } }
      finishTodo(id: "1") { todo { done } }
    }`);
    expect(at(rest, 'changeRelation.relation')).toEqual({
      email: null,
      mobile: '0031612345678',
      phonePrivate: '0012075550199',
      active: false,
      lastName: 'Van Dam',
    });
    expect(at(rest, 'createAnimal.animal')).toEqual({
      name: 'Pip',
      species: { name: 'Rabbit' },
      bornOn: '05-06-2024',
      sex: 'UNKNOWN',
      ownerships: [{ relation: { id }, primary: true }],
    });
    expect(rest['nameless']).toEqual({ ok: false, problems: [{ field: 'lastName', code: 'INVALID' }] });
    expect(at(rest, 'addTodo.todo')).toEqual({ id: '4', due: '19-11-2026', done: false });
    expect(at(rest, 'finishTodo.todo.done')).toBe(true);
    const bad = await post(
      `mutation { createAnimal(relationId: "${id}", data: { name: "Pip", speciesId: "3", bornOn: "2024-06-05" }) { ok } }`,
    );
    expect(at(bad.body.errors, '0.extensions.code')).toBe('INVALID_DAY');
  });

  it('has money, recalls, staff and kinds beside them, and refuses writes as it refuses others', async () => {
    const { query, server } = await visit({ refuseWrites: 'Read-only key' });
    const answer =
      await query(`{ invoices(from: "01-11-2026", until: "17-11-2026") { rows { number date totalCents openCents
        relation { fullName } lines { description totalCents } } total }
      open: invoices(onlyOpen: true, take: 5) { rows { openCents } } articles(search: "flea") { name vatRate }
      recalls(branchId: "1") { dueOn animal { name } } todos(done: false) { text employee { fullName } }
      employees { fullName function } former: employees(includeFormer: true) { employed } summit: employees(branchId: "2") { fullName }
      appointmentKinds { name durationMinutes bookableOnline } appointmentStatuses { code } species { id name } }`);
    expect(rowsAt(answer, 'invoices.rows').length).toBeGreaterThan(3);
    expect(rowsAt(answer, 'open.rows').every((row) => Number(row['openCents']) > 0)).toBe(true);
    expect(rowsAt(answer, 'recalls').length).toBeGreaterThan(0);
    expect(rowsAt(answer, 'recalls').every((row) => String(row['dueOn']).endsWith('-2027'))).toBe(true);
    expect(rowsAt(answer, 'todos')).toHaveLength(2);
    expect([rowsAt(answer, 'employees').length, rowsAt(answer, 'former').length]).toEqual([7, 8]);
    expect(rowsAt(answer, 'summit').map((row) => row['fullName'])).toEqual([
      'Priya Raman',
      "Marcus D'Souza",
      'Tomás Rivera',
    ]);
    expect([rowsAt(answer, 'appointmentKinds').length, rowsAt(answer, 'appointmentStatuses').length]).toEqual([6, 8]);
    const refused = await query('mutation { createRelation(data: { lastName: "Dam" }) { ok problems { code text } } }');
    expect(refused['createRelation']).toEqual({ ok: false, problems: [{ code: 'REFUSED', text: 'Read-only key' }] });
    await readPiecewise(query);
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });
});
