import { describe, expect, it } from 'vitest';
import { instantOfWall } from '../../dialects/clock.ts';
import { clientThrough, locationThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { serverZone } from './seeds.ts';
import { vitaVault } from './vitaVault.ts';
import { textOf } from '../generatedRows.ts';

const { view } = vitaVault;
const { of } = view.ids;
const visit = productVisits(vitaVault);
const column = (rows: readonly Row[], path: string): unknown[] => rows.map((row) => at(row, path));
const unknown = '00000000-0000-4000-9000-000000000000';

describe('VitaVault', () => {
  it('lists patients whole, by their ids, each made of a person', async () => {
    const { query, server } = await visit();
    const { practice } = server;
    const answer =
      await query(`{ getAllPatient { id plan { name socialWork { name } } person { id name lastname document
        phoneNumber email gender birthdate registrationDate documentType { name } patient { id }
        address { number street { name } city { name state { name country { name } } } } } }
      getAllPerson { name lastname patient { id } } getAllPlan { name patients { id } } }`);
    const clients = view.clients(practice).map((row) => clientThrough(view, practice, row));
    const rows = rowsAt(answer, 'getAllPatient');
    expect(column(rows, 'id')).toEqual(clients.map(({ id }) => id));
    expect(column(rows, 'id')).toEqual(column(rows, 'id').map(textOf).toSorted());
    for (const [index, { id, givenName, familyName, phones, emails }] of clients.entries()) {
      const person = at(rows[index], 'person');
      expect(person).toMatchObject({ name: givenName, lastname: familyName, patient: { id } });
      expect([at(person, 'phoneNumber'), at(person, 'email')]).toEqual([phones?.[0] ?? '', emails?.[0] ?? '']);
      expect(at(person, 'birthdate')).toMatch(/^\d{4}-\d\d-\d\dT00:00$/);
      expect(at(person, 'registrationDate')).toMatch(/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}$/);
    }
    const abbott = rows.find((row) => at(row, 'person.lastname') === 'Abbott');
    expect(at(abbott, 'person.address')).toEqual({
      number: 107,
      street: { name: 'Mill Road' },
      city: { name: 'Portland', state: { name: 'Maine', country: { name: 'United States' } } },
    });
    // Staff and those who pay the bills are persons as well.
    const others = rowsAt(answer, 'getAllPerson').filter((row) => row['patient'] === null);
    expect(others).toHaveLength(practice.providers.length + 5);
    const counts = rowsAt(answer, 'getAllPlan').map((row) => rowsAt(row, 'patients').length);
    expect(counts.reduce((sum, count) => sum + count)).toBe(clients.length);
  });

  it('shows all appointments, those of a day among them, through schedules and persons', async () => {
    const { query, server } = await visit();
    const { practice } = server;
    const answer = await query(`{ getAllAppointment { id date finished patient { id person { name lastname } }
      schedule { id specialty { name } user { id active person { name lastname } center { id name } role { name } } } } }`);
    const all = rowsAt(answer, 'getAllAppointment');
    expect(all).toHaveLength(practice.appointments.filter(view.shows).length);
    expect(column(all, 'id')).toEqual(column(all, 'id').map(textOf).toSorted());
    const rows = all.filter((row) => String(row['date']).startsWith('2026-11-17'));
    const { appointments } = expectedSample(vitaVault, '2026-11-17', { practice });
    expect(appointments.length).toBeGreaterThan(10);
    expect(rows).toHaveLength(appointments.length);
    for (const { id, start, client, provider, location, status } of appointments) {
      const row = rows.find((each) => each['id'] === id) ?? {};
      expect(row['date']).toMatch(/^2026-11-17T\d\d:\d\d$/);
      expect(instantOfWall(String(row['date']), serverZone)).toBe(Date.parse(start ?? ''));
      expect(row['patient']).toMatchObject({ id: client?.id });
      expect(`${String(at(row, 'patient.person.name'))} ${String(at(row, 'patient.person.lastname'))}`).toBe(
        client?.name,
      );
      const user = at(row, 'schedule.user');
      expect([at(user, 'id'), at(user, 'center')]).toEqual([provider?.id, location]);
      expect(`${String(at(user, 'person.name'))} ${String(at(user, 'person.lastname'))}`).toBe(provider?.name);
      expect(at(row, 'schedule.specialty')).toBeNull();
      expect(status).toBeUndefined();
      const record = practice.appointments.find(({ key }) => of('appointment', key) === id);
      expect(row['finished']).toBe(record?.state === 'completed');
    }
    const ofOkafor = all.filter((row) => at(row, 'schedule.user.person.lastname') === 'Okafor');
    expect(new Set(column(ofOkafor, 'schedule.id')).size).toBe(2);
  });

  it('lists centers, users and what stands around them, with the slips of its schema', async () => {
    const { query, server } = await visit();
    const { practice } = server;
    const answer =
      await query(`{ getAllCenter { id name phoneNumber subscriptionStatus { id name } rooms { name } users { id }
        billingDetail { person { lastname } } centerType { CenterTypes { name } subscriptionPlan { cost } } }
      getAllUser { id active role { name } person { name lastname } schedules { id availabilities { day start } } }
      getAllSpecialty { name schedules { id } } getAllRoomType { name rooms { name rooms { name } } }
      getAllSupplyType { supplies { name } } getAllSubscriptionStatus { name } _dummy
      getAllEpisode { name date patient { id } episodeDetails { users { id } supplies { name } } }
      getPatient(id: "${of('client', 1)}") { person { lastname } appointments { id } episodes { name } } }`);
    const places = practice.places.map((place) => locationThrough(view, place));
    const centers = rowsAt(answer, 'getAllCenter');
    expect(centers.map(({ id, name }) => ({ id, name }))).toEqual(
      places.toSorted((one, other) => ((one.id ?? '') < (other.id ?? '') ? -1 : 1)),
    );
    expect(centers[0]).toMatchObject({
      subscriptionStatus: { id: null, name: 'ACTIVE' },
      centerType: { CenterTypes: null, subscriptionPlan: { cost: 199.5 } },
    });
    const users = rowsAt(answer, 'getAllUser');
    expect(users).toHaveLength(practice.providers.length + 2);
    for (const { key, familyName, isActive } of practice.providers)
      expect(users.find(({ id }) => id === of('provider', key))).toMatchObject({
        active: isActive,
        person: { lastname: familyName },
      });
    expect(users.filter((row) => rowsAt(row, 'schedules').length === 0)).toHaveLength(2);
    const perSpecialty = rowsAt(answer, 'getAllSpecialty').map((row) => [row['name'], rowsAt(row, 'schedules').length]);
    expect(Object.fromEntries(perSpecialty)).toMatchObject({ Surgery: 1, 'Nursing Care': 2, Podology: 1 });
    const rooms = rowsAt(answer, 'getAllRoomType').map((row) => rowsAt(row, 'rooms').length);
    expect(rooms).toEqual([3, 3]);
    expect(rowsAt(answer, 'getAllSupplyType').flatMap((row) => column(rowsAt(row, 'supplies'), 'name'))).toContain(
      'Gauze',
    );
    expect([answer['getAllSubscriptionStatus'], answer['_dummy']]).toEqual([null, null]);
    expect(rowsAt(answer, 'getAllEpisode').length).toBeGreaterThan(5);
    expect(at(answer, 'getPatient.person.lastname')).toBe("O'Brien");
  });

  it('books and changes an appointment by a schedule, and answers nothing', async () => {
    const { query, post, server } = await visit();
    const { appointments } = server.practice;
    const schedules = await query('{ getAllSchedule { id user { id } } }');
    const scheduleOf = (key: number): string =>
      String(rowsAt(schedules, 'getAllSchedule').find((row) => at(row, 'user.id') === of('provider', key))?.['id']);
    const write = (date: string, schedule: string, finished = false, patient = of('client', 2)): string =>
      `createAppointment(input: { date: "${date}", finished: ${String(finished)}, schedule: "${schedule}", patient: "${patient}" })`;
    const made = await query(`mutation { ${write('2026-11-20T17:00:00', scheduleOf(2))} }`);
    expect(made).toEqual({ createAppointment: null });
    const start = Date.parse('2026-11-20T22:00:00Z');
    expect(appointments.at(-1)).toMatchObject({ start, clientKey: 2, providerKey: 2, placeKey: 1, state: 'planned' });
    const id = of('appointment', appointments.at(-1)?.key ?? 0);
    const change = (text: string): string =>
      `mutation { ${text.replace('createAppointment(', `updateAppointment(id: "${id}", `)} }`;
    expect(await query(change(write('2026-11-20T17:30', scheduleOf(2), true)))).toEqual({ updateAppointment: null });
    expect(appointments.at(-1)).toMatchObject({ start: start + 1_800_000, state: 'completed', clientKey: 2 });
    await query(change(write('2026-11-20T17:30', scheduleOf(3), false, of('client', 6))));
    expect(appointments.at(-1)).toMatchObject({ providerKey: 3, placeKey: 2, clientKey: 6, state: 'planned' });
    const read = await query(
      `{ getAppointment(id: "${id}") { date schedule { id } patient { person { lastname } } } }`,
    );
    expect(read['getAppointment']).toEqual({
      date: '2026-11-20T17:30',
      schedule: { id: scheduleOf(3) },
      patient: { person: { lastname: 'Abel' } },
    });
    const refused = [
      [`mutation { ${write('2026-11-20T17:00', of('provider', 2))} }`, 'Not found entity.'],
      [`mutation { ${write('2026-11-20T17:00', scheduleOf(2), false, unknown)} }`, 'Not found entity.'],
      [`mutation { ${write('2026-11-20T17:00:00Z', scheduleOf(2))} }`, 'INTERNAL_ERROR for '],
      [`{ getAppointment(id: "12") { date } }`, 'INTERNAL_ERROR for '],
      [`{ getAppointment(id: "${unknown}") { date } }`, 'Not found entity.'],
      [
        change(write('2026-11-20T17:00', scheduleOf(2))).replace(id, unknown),
        'com.vitavault.vitavault.model.domain.Appointment: not found entity.',
      ],
      [`mutation { deleteAppointment(id: "${id}") }`, 'Not exists an entity with this ID.'],
    ] as const;
    const count = appointments.length;
    for (const [text, message] of refused) {
      const [error] = (await post(text)).body.errors ?? [];
      expect(error?.message, text).toContain(message);
      expect(error, text).toHaveProperty('extensions.classification');
    }
    // What was deleted is there again.
    expect([appointments.length, appointments.at(-1)?.isDeleted]).toEqual([count, false]);
  });

  it('enters a person, who becomes a patient in a second step, and changes both', async () => {
    const { query, post, server } = await visit();
    const { clients } = server.practice;
    const lists = await query('{ getAllAddress { id } getAllDocumentType { id } getAllPlan { id name } }');
    const [address, documentType] = ['getAllAddress', 'getAllDocumentType'].map((list) =>
      String(at(lists, `${list}.0.id`)),
    );
    const [plan, otherPlan] = column(rowsAt(lists, 'getAllPlan'), 'id').map(String);
    const enter = (name: string, more = ', email: "jo@example.test", birthdate: "1980-02-03T00:00"'): string =>
      `createPerson(input: { name: "${name}", lastname: "Park", document: "77", phoneNumber: "207 555 0199", gender: OTHER
        address: "${String(address)}", documentType: "${String(documentType)}" ${more} })`;
    expect(await query(`mutation { ${enter('Jo')} }`)).toEqual({ createPerson: null });
    expect(clients).toHaveLength(120);
    const people = rowsAt(
      await query('{ getAllPerson { id name document patient { id } registrationDate } }'),
      'getAllPerson',
    );
    const person = people.find(({ document }) => document === '77');
    expect(person).toMatchObject({ name: 'Jo', patient: null, registrationDate: '2026-11-17T10:10' });
    const id = String(person?.['id']);
    const admit = `mutation { createPatient(input: { person: "${id}", plan: "${String(plan)}" }) }`;
    expect(await query(admit)).toEqual({ createPatient: null });
    const phones = [{ label: 'Mobile', value: '207 555 0199' }];
    expect(clients.at(-1)).toMatchObject({ givenName: 'Jo', familyName: 'Park', emails: ['jo@example.test'], phones });
    const patient = of('client', clients.at(-1)?.key ?? 0);
    await query(`mutation { updatePatient(id: "${patient}", input: { person: "${id}", plan: "${String(otherPlan)}" })
      ${enter('Josephine', ', email: " "').replace('createPerson(', `updatePerson(id: "${id}", `)} }`);
    const read = await query(`{ getPatient(id: "${patient}") { plan { id } person { name email birthdate } } }`);
    expect(read['getPatient']).toEqual({
      plan: { id: otherPlan },
      person: { name: 'Josephine', email: 'jo@example.test', birthdate: '1980-02-03T00:00' },
    });
    expect(clients.at(-1)).toMatchObject({ givenName: 'Josephine', familyName: 'Park' });
    const refused = [
      [admit, "Internal server error:\ncould not execute statement [Duplicate entry '"],
      [`mutation { ${enter(' ')} }`, 'com.vitavault.vitavault.model.domain.Person: name is required.'],
      [`mutation { ${enter('Al', '')} }`, 'Internal server error:\nnot-null property references'],
      [`mutation { ${enter('Al', ', email: "al@example.test", birthdate: "1980-02-03"')} }`, 'INTERNAL_ERROR for '],
    ] as const;
    for (const [text, message] of refused)
      expect((await post(text)).body.errors?.[0]?.message, text).toContain(message);
    expect(clients).toHaveLength(121);
  });

  it('writes the other tables too', async () => {
    const { query, post } = await visit();
    await query('mutation { createCountry(input: { name: "Canada" }) createTreatment(input: { name: "Splint" }) }');
    const lists = await query(
      '{ getAllCountry { id name } getAllTreatment { name } getAllRole { id name } getAllUser { id } }',
    );
    expect(column(rowsAt(lists, 'getAllTreatment'), 'name')).toContain('Splint');
    const canada = rowsAt(lists, 'getAllCountry').find(({ name }) => name === 'Canada');
    await query(`mutation { createState(input: { name: "Quebec", country: "${String(canada?.['id'])}" }) }`);
    const read = await query('{ getAllState { name country { name states { name } } } }');
    expect(rowsAt(read, 'getAllState')).toContainEqual({
      name: 'Quebec',
      country: { name: 'Canada', states: [{ name: 'Quebec' }] },
    });
    const status = await query('mutation { createSubscriptionStatus(input: { name: "TRIAL" }) }');
    expect(status).toEqual({ createSubscriptionStatus: null });
    const user = (more: string): string => `mutation { updateUser(id: "${of('provider', 8)}", input: { active: true
      center: "${of('place', 3)}", person: "${unknown}", role: "${unknown}", password: "${more}" }) }`;
    expect((await post(user('Better-Pass-1'))).body.errors?.[0]?.message).toBe('Not found entity.');
  });

  it('refuses, cuts and spoils, and shows its schema within depth 8', async () => {
    const { query, server } = await visit();
    const types = await readPiecewise(query);
    expect([...types.keys()].filter((name) => entityLike(types.get(name)))).toHaveLength(37);
    expect(server.received.deepest).toBeLessThanOrEqual(8);
    expect(missingOperations(vitaVault)).toEqual([]);
    const key = view.clients(server.practice)[1]?.key ?? 0;
    const other = await visit({ cap: 3, poison: [{ kind: 'client', key }], refuseWrites: 'Closed for the day' });
    expect((await other.post('{ getAllPatient { id } }')).status).toBe(500);
    expect(rowsAt(await other.query('{ getAllUser { id } }'), 'getAllUser')).toHaveLength(3);
    const { body } = await other.post('mutation { createCountry(input: { name: "Canada" }) }');
    expect(body).toMatchObject({ data: { createCountry: null }, errors: [{ message: 'Closed for the day' }] });
  });
});

function entityLike(type: Row | undefined): boolean {
  return type?.['kind'] === 'OBJECT' && !['Query', 'Mutation'].includes(String(type['name']));
}
