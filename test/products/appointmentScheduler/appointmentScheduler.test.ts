import { describe, expect, it } from 'vitest';
import { wallDay } from '../../dialects/clock.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, named, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { appointmentScheduler } from './appointmentScheduler.ts';
import { refusal } from './values.ts';

const visit = productVisits(appointmentScheduler);
const { view } = appointmentScheduler;
const day = '2026-11-17';
const ids = (rows: readonly Row[]): unknown[] => rows.map(({ id }) => id);
const book = `mutation Book($data: AppointmentCreateInput!) { createOneAppointment(data: $data) {
  id start end googleCalendarEventId appointmentType { id name } user { id } customer { id email } } }`;

describe('Appointment Scheduler', () => {
  it('lists customers, users and appointments whole, as the sample says', async () => {
    const { query, server } = await visit();
    const answer = await query(`{ customers { id firstName lastName email phone address isBlackListed users { id } }
      appointments { id start end googleCalendarEventId customer { id firstName lastName } user { id firstName lastName } appointmentType { name } } }`);
    const { clients, appointments, locations, patients } = expectedSample(appointmentScheduler, day);
    const customers = rowsAt(answer, 'customers');
    expect(ids(customers).map(String)).toEqual(
      view.clients(server.practice).map(({ key }) => view.ids.of('client', key)),
    );
    expect([locations, patients]).toEqual([[], []]);
    for (const [index, client] of clients.entries()) {
      const row = customers[index] ?? {};
      expect(named(row, 'firstName', 'lastName').trim()).toBe(client.name);
      expect([row['firstName'] || undefined, row['lastName']]).toEqual([client.givenName, client.familyName]);
      expect([[row['phone'] ?? []].flat(), [row['email']]]).toEqual([client.phones, client.emails]);
      expect(row['isBlackListed']).toBe(client.active === false);
      expect([client.tags, client.lastVisit, client.location]).toEqual([undefined, undefined, undefined]);
    }
    const rows = rowsAt(answer, 'appointments');
    const ofDay = rows.filter((row) => wallDay(Date.parse(String(row['start'])), 'America/New_York') === day);
    expect(ids(ofDay).map(String).toSorted()).toEqual(appointments.map(({ id }) => id).toSorted());
    expect(appointments.length).toBeGreaterThan(15);
    for (const { id, start, end, client, provider, ...others } of appointments) {
      const row = rows.find((each) => String(each['id']) === id) ?? {};
      expect([row['start'], row['end']]).toEqual([start, end].map((text) => new Date(String(text)).toISOString()));
      const person = (path: string): object | undefined =>
        at(row, path) === null
          ? undefined
          : { id: String(at(row, `${path}.id`)), name: named(row, `${path}.firstName`, `${path}.lastName`).trim() };
      expect([person('customer'), person('user')]).toEqual([client, provider]);
      expect(others).toEqual({});
    }
    expect(missingOperations(appointmentScheduler)).toEqual([]);
  });

  it('gives stretches by size and unique row, and refuses what it cannot combine with one text', async () => {
    const { query, post } = await visit();
    const pages = await query(`{ first: customers(first: 3) { id } next: customers(first: 2, after: { id: 3 }) { id }
      byEmail: customers(first: 1, after: { email: "zoe.obrien@example.test" }) { id } last: customers(last: 2) { id }
      before: customers(last: 2, before: { id: 5 }) { id } zero: customers(first: 0) { id } negative: customers(first: -1) { id }
      nowhere: customers(first: 2, after: { id: 4711 }) { id } allBefore: customers(before: { id: 4 }) { id } }`);
    const shown = (list: string): unknown[] => ids(rowsAt(pages, list));
    expect([shown('first'), shown('next'), shown('byEmail')]).toEqual([[1, 2, 3], [4, 5], [2]]);
    expect([shown('last'), shown('before'), shown('allBefore')]).toEqual([
      [119, 120],
      [3, 4],
      [1, 2, 3],
    ]);
    expect([shown('zero').length, shown('negative'), shown('nowhere')]).toEqual([118, [120], []]);
    for (const args of ['first: 1, last: 1', 'last: 1, after: { id: 2 }', 'first: 1, before: { id: 2 }', 'after: {}']) {
      // eslint-disable-next-line no-await-in-loop
      const { body } = await post(`{ customers(${args}) { id } }`);
      expect(body.errors?.[0]?.message).toBe(refusal);
    }
    expect((await post('{ customer(where: {}) { id } }')).body.errors?.[0]?.message).toBe(refusal);
    expect(await query('{ customer(where: { id: 4711 }) { id } }')).toEqual({ customer: null });
  });

  it('has users with what is theirs, types, hours, and times that are kept free', async () => {
    const { query } = await visit();
    const answer = await query(`{ users { id firstName lastName username phone password }
      user(where: { username: "ameliaokafor" }) { id customers { id } appointments { id user { id } } appointmentTypes { name }
        recurrentAvailabilities { day startTime endTime } availabilityModifiers { start isExclusive } }
      appointmentTypes { id name duration price user { id } } recurrentAvailabilities(first: 1) { id day }
      availabilityModifier(where: { id: 1 }) { start end user { id } } me { expiresIn user { id } } }`);
    expect(rowsAt(answer, 'users')).toHaveLength(8);
    expect(rowsAt(answer, 'appointmentTypes')[0]).toEqual({
      id: 1,
      name: 'Wellness exam',
      duration: 30,
      price: 60,
      user: { id: 1 },
    });
    const visits = rowsAt(answer, 'user.appointments');
    expect(visits.length > 5 && visits.every((row) => at(row, 'user.id') === 1)).toBe(true);
    expect(rowsAt(answer, 'user.recurrentAvailabilities')).toHaveLength(5);
    expect(rowsAt(answer, 'user.recurrentAvailabilities')[0]).toEqual({
      day: 'MONDAY',
      startTime: 28_800,
      endTime: 64_800,
    });
    expect(rowsAt(answer, 'user.customers').length).toBeGreaterThan(20);
    expect(answer).toMatchObject({
      availabilityModifier: { start: '2026-11-17T17:00:00.000Z', end: '2026-11-17T18:00:00.000Z', user: { id: 1 } },
      me: { expiresIn: 604_800, user: { id: 1 } },
    });
  });

  it('books with connects, moves with sets, cancels by deleting', async () => {
    const { query, post, server } = await visit();
    const { practice } = server;
    const data = {
      start: '2026-11-19T15:00:00Z',
      end: '2026-11-19T15:20:00-00:00',
      appointmentType: { connect: { id: 2 } },
      user: { connect: { username: 'priyaraman' } },
      customer: { connect: { email: 'ana@example.test' } },
    };
    const made = at(await query(book, { data }), 'createOneAppointment');
    expect(made).toMatchObject({
      start: '2026-11-19T15:00:00.000Z',
      googleCalendarEventId: null,
      appointmentType: { id: 2, name: 'Vaccination' },
      user: { id: 3 },
      customer: { id: 5 },
    });
    expect(practice.appointments.at(-1)).toMatchObject({ minutes: 20, placeKey: 2, typeKey: 2, clientKey: 5 });
    const move = `mutation Move($id: Int!, $data: AppointmentUpdateInput!) { updateOneAppointment(where: { id: $id }, data: $data) {
      start end appointmentType { id } user { id } customer { id } } }`;
    const change = {
      start: { set: '2026-11-20T15:00:00Z' },
      end: { set: '2026-11-20T15:40:00Z' },
      user: { disconnect: true },
      customer: { connect: { id: 6 } },
    };
    const id = at(made, 'id');
    expect(at(await query(move, { id, data: change }), 'updateOneAppointment')).toEqual({
      start: '2026-11-20T15:00:00.000Z',
      end: '2026-11-20T15:40:00.000Z',
      appointmentType: { id: 2 },
      user: null,
      customer: { id: 6 },
    });
    const cancel = `mutation Cancel($id: Int!) { deleteOneAppointment(where: { id: $id }) { id customer { id } } }`;
    expect(await query(cancel, { id })).toEqual({ deleteOneAppointment: { id, customer: { id: 6 } } });
    expect(practice.appointments.at(-1)?.isDeleted).toBe(true);
    expect((await post(cancel, { id })).body.errors?.[0]?.message).toBe(refusal);
    const nobody = await post(book, { data: { ...data, customer: { connect: { id: 4711 } } } });
    expect(nobody.body.errors?.[0]?.message).toBe(refusal);
    const unclear = await post(book, { data: { ...data, start: '2026-11-19 15:00' } });
    expect(unclear.body.errors?.[0]?.message).toMatch(/^DateTime cannot represent an invalid date-time-string/);
    const both = {
      create: { email: 'new@example.test', firstName: 'Nu', lastName: 'One' },
      where: { email: 'new@example.test' },
    };
    const atOnce = await query(book, { data: { ...data, customer: { connectOrCreate: both } } });
    expect(at(atOnce, 'createOneAppointment.customer.email')).toBe('new@example.test');
    expect(practice.clients.at(-1)).toMatchObject({ givenName: 'Nu', familyName: 'One' });
  });

  it('enters, changes and deletes customers, each email once', async () => {
    const { query, post, server } = await visit();
    const create = `mutation Create($data: CustomerCreateInput!) { createOneCustomer(data: $data) { id phone address isBlackListed users { id } } }`;
    const data = {
      email: 'jo@example.test',
      firstName: 'Jo',
      lastName: 'Park',
      phone: '207 555 0199',
      address: '1 Elm',
      users: { connect: [{ id: 2 }] },
    };
    const made = at(await query(create, { data }), 'createOneCustomer');
    expect(made).toMatchObject({ phone: '207 555 0199', address: '1 Elm', isBlackListed: false, users: [{ id: 2 }] });
    expect((await post(create, { data })).body.errors?.[0]?.message).toBe(refusal);
    const upsert = `mutation Upsert($create: CustomerCreateInput!, $update: CustomerUpdateInput!) {
      upsertOneCustomer(where: { email: "jo@example.test" }, create: $create, update: $update) { id firstName phone isBlackListed users { id } } }`;
    const update = {
      firstName: { set: 'Joe' },
      phone: { set: null },
      isBlackListed: { set: true },
      users: { connect: { id: 3 } },
    };
    expect(at(await query(upsert, { create: data, update }), 'upsertOneCustomer')).toEqual({
      id: at(made, 'id'),
      firstName: 'Joe',
      phone: null,
      isBlackListed: true,
      users: [{ id: 2 }, { id: 3 }],
    });
    expect(server.practice.clients.at(-1)).toMatchObject({ givenName: 'Joe', phones: [], isActive: false });
    await query('mutation { deleteOneCustomer(where: { id: 1 }) { id } }');
    expect(await query('{ customer(where: { id: 1 }) { id } }')).toEqual({ customer: null });
    expect(server.practice.appointments.some(({ clientKey }) => clientKey === 1)).toBe(false);
  });

  it('signs up and in with errors of its own, refuses in words, and shows its schema within the depth that is allowed', async () => {
    const { query, post } = await visit();
    const signed = await query(
      `mutation { signup(email: "a@b.test", firstName: "Amelia", lastName: "Okafor", password: "Secret-1") { user { id username } } }`,
    );
    expect(at(signed, 'signup.user')).toEqual({ id: 9, username: 'ameliaokafor1' });
    const wrong = await post('mutation { signin(email: "nobody@b.test", password: "x") { token } }');
    expect(wrong.body.errors?.[0]?.message).toBe('No user found for email: nobody@b.test');
    const changed = await query(`mutation { updateCurrentUser(minScheduleNotice: 12) { minScheduleNotice }
      createOneAppointmentType(data: { name: "Bath", duration: 45, price: 40.5, user: { connect: { id: 7 } } }) { id user { id } }
      updateOneAppointmentType(where: { id: 1 }, data: { duration: { increment: 15 } }) { duration } }`);
    expect(changed).toMatchObject({
      updateCurrentUser: { minScheduleNotice: 12 },
      createOneAppointmentType: { id: 7, user: { id: 7 } },
      updateOneAppointmentType: { duration: 45 },
    });
    const locked = await visit({ refuseWrites: 'This account is read-only' });
    const refused = await locked.post('mutation { deleteOneAppointment(where: { id: 1 }) { id } }');
    expect(refused.body.errors?.[0]?.message).toBe('This account is read-only');
    const types = await readPiecewise(query);
    expect(types.get('UserUpsertWithoutAppointmentsInput')).toBeDefined();
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post('{ customers { id } }')).status).toBe(500);
  });
});
