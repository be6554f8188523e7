import { describe, expect, it } from 'vitest';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, named, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { dataConnect } from './dataConnect.ts';

const { view } = dataConnect;
const visit = productVisits(dataConnect);
const day = '2026-11-17';
const id = view.ids.of;
const hyphenated = (bare: string): string => bare.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

const booking = (more: string): string => `mutation { appointment_insert(data: {
  clinicId: "${hyphenated(id('place', 1))}" typeId: "${id('visitType', 2)}" client: { id: "${id('client', 1)}" }
  petId: "${id('patient', 1)}" staffMemberId: "${id('provider', 2)}" reason: "Cough" ${more} }) }`;

describe('Data Connect', () => {
  it('lists clients a hundred at a time, with their phones in a table of their own', async () => {
    const { query, server } = await visit();
    const fields = `id firstName lastName email isActive tags homeClinic { id name }
      clientPhones_on_client(orderBy: [{ isPrimary: DESC }]) { number isPrimary label }`;
    const pages = await query(`{ usual: clients { id } all: clients(limit: 500) { id }
      next: clients(offset: 100, limit: 30) { id } some: clients(limit: 5) { ${fields} } }`);
    const all = view.clients(server.practice).map(({ key }) => id('client', key));
    expect(all.length).toBeGreaterThan(100);
    expect(all[0]).toMatch(/^[\da-f]{32}$/);
    const idsOf = (list: string): unknown[] => rowsAt(pages, list).map((row) => row['id']);
    expect(idsOf('usual')).toEqual(all.slice(0, 100));
    expect([idsOf('all'), idsOf('next')]).toEqual([all, all.slice(100)]);
    const { clients } = expectedSample(dataConnect, day);
    expect(rowsAt(pages, 'some')).toEqual(
      clients.map(({ id: client, givenName = null, familyName, emails = [], active, tags, location, phones = [] }) => ({
        id: client,
        firstName: givenName,
        lastName: familyName,
        email: emails[0] ?? null,
        isActive: active,
        tags,
        homeClinic: location,
        clientPhones_on_client: phones.map((number, index) => {
          return { number, isPrimary: index === 0, label: expect.any(String) as unknown };
        }),
      })),
    );
  });

  it('filters through references in both ways, and searches whole words', async () => {
    const { query, post } = await visit();
    const found = await query(`{
      part: clients(where: { lastName: { contains: "'Br" } }) { id }
      cased: clients(where: { lastName: { contains: "'br" } }) { id }
      pattern: clients(where: { lastName: { pattern: { like: "%'br%", ignoreCase: true } } }) { id }
      phone: clients(where: { clientPhones_on_client: { exist: { number: { endsWith: "0102" } } } }) { id }
      none: clients(where: { clientPhones_on_client: { count: { eq: 0 } }, lastName: { eq: "Nguyễn" } }) { id }
      either: clients(where: { _or: [{ lastName: { eq: "Abel" } }, { _not: { isActive: { eq: true } } }] }
        orderBy: [{ isActive: DESC }, { lastName: ASC }] limit: 2) { lastName isActive }
      word: clients_search(query: "brien") { id } piece: clients_search(query: "bri") { id }
      strays: pets(where: { ownerId: { isNull: true } }) { name owner { id } }
      tagged: clients(where: { tags: { includes: "Breeder" } } limit: 1) { tags }
      staff: clinics(where: { name: { startsWith: "St." } }) { staffMembers_via_StaffClinic { lastName } }
      sorted: appointments(orderBy: [{ client: { lastName: DESC } }, { startTime: ASC }] limit: 2) { client { lastName } } }`);
    const obriens = [{ id: id('client', 1) }, { id: id('client', 8) }];
    expect([found['part'], found['cased'], found['pattern']]).toEqual([obriens, [], obriens]);
    expect([found['phone'], found['none']]).toEqual([[{ id: id('client', 1) }], [{ id: id('client', 4) }]]);
    expect(found['either']).toEqual([
      { lastName: 'Abel', isActive: true },
      expect.objectContaining({ isActive: false }),
    ]);
    expect([found['word'], found['piece']]).toEqual([obriens, []]);
    expect(found['strays']).toEqual([{ name: 'Stray tabby', owner: null }]);
    expect(found['tagged']).toEqual([{ tags: ['Breeder', 'Payment plan'] }]);
    expect(found['staff']).toEqual([
      { staffMembers_via_StaffClinic: [{ lastName: 'Håkansson' }, { lastName: 'Liu' }] },
    ]);
    // Null comes first where the order is turned.
    expect(rowsAt(found, 'sorted')[0]).toEqual({ client: null });
    const { body } = await post('{ clients(where: { id: { eq: "41" } }) { id } }');
    expect(body.errors?.[0]?.message).toBe('invalid UUID: "41"');
  });

  it('finds one by id, by key or as the first of a list', async () => {
    const { query, post } = await visit();
    const found = await query(`{ id: client(id: "${hyphenated(id('client', 6)).toUpperCase()}") { lastName }
      key: client(key: { id: "urn:uuid:${id('client', 6)}" }) { lastName }
      first: client(first: { where: { lastName: { lt: "B" } } orderBy: [{ firstName: ASC }] }) { firstName }
      gone: client(id: "${id('client', 41)}") { id }
      pair: staffClinic(key: { staffMemberId: "${id('provider', 2)}" clinicId: "${id('place', 3)}" }) { since } }`);
    expect(found).toMatchObject({ id: { lastName: 'Abel' }, key: { lastName: 'Abel' }, first: { firstName: 'Ruth' } });
    expect([found['gone'], at(found, 'pair.since')]).toEqual([null, '2016-03-01']);
    expect((await post('{ client { id } }')).body.errors).toHaveLength(1);
  });

  it('lists animals as they were entered', async () => {
    const { query } = await visit();
    const list = await query('{ pets(limit: 5) { id name species breed ownerId owner { id } } }');
    const { patients } = expectedSample(dataConnect, day);
    expect(rowsAt(list, 'pets')).toEqual(
      patients.map(({ id: pet, name, species, breed = null, clientId = null }) => {
        return { id: pet, name, species, breed, ownerId: clientId, owner: clientId && { id: clientId } };
      }),
    );
  });

  it('has the visits of a day, by place, with the zone of each place', async () => {
    const { query } = await visit();
    const fields = `id startTime endTime status reason pet { id name } client { id firstName lastName }
      staffMember { id firstName lastName } clinic { id name timezone }`;
    const zones = [
      [1, '05'],
      [2, '07'],
      [3, '05'],
    ] as const;
    const lists = await query(
      `{ ${zones
        .map(([place, hour]) => {
          const range = `startTime: { ge: "${day}T${hour}:00:00Z", lt: "2026-11-18T00:00:00-${hour}:00" }`;
          return `p${String(place)}: appointments(where: { clinicId: { eq: "${id('place', place)}" } ${range} }) { ${fields} }`;
        })
        .join('\n')} places: clinics { id name street city state postalCode timezone } }`,
    );
    const shown = zones.flatMap(([place]) => rowsAt(lists, `p${String(place)}`));
    const { appointments, locations } = expectedSample(dataConnect, day);
    expect(appointments.length).toBeGreaterThan(20);
    expect(shown.length).toBe(appointments.length);
    for (const { id: visitId, start = '', end = '', status, reason = null, ...others } of appointments) {
      const row = shown.find((each) => each['id'] === visitId);
      const { patient, client, provider, location } = others;
      expect(row).toMatchObject({ status, reason, clinic: location });
      expect(String(at(row, 'startTime'))).toMatch(/Z$/);
      expect(Date.parse(String(at(row, 'startTime')))).toBe(Date.parse(start));
      expect(Date.parse(String(at(row, 'endTime')))).toBe(Date.parse(end));
      expect(at(row, 'pet')).toEqual(patient ?? null);
      const nameAt = (path: string): string => named(row ?? {}, `${path}.firstName`, `${path}.lastName`);
      expect([at(row, 'client.id'), nameAt('client')]).toEqual([client?.id ?? null, client?.name ?? '']);
      expect([at(row, 'staffMember.id'), nameAt('staffMember')]).toEqual([provider?.id ?? null, provider?.name ?? '']);
    }
    expect(rowsAt(lists, 'places').map((row) => [row['id'], row['timezone']])).toEqual(
      locations.map((place) => [place.id, place.timeZone]),
    );
    const times = await query(`{ today: appointments(where: { startTime: {
      ge_time: { now: true, truncateTo: DAY }, lt_time: { now: true, truncateTo: DAY, add: { days: 1 } } } }) { startTime } }`);
    expect(new Set(rowsAt(times, 'today').map((row) => String(row['startTime']).slice(0, 10)))).toEqual(new Set([day]));
  });

  it('counts and groups where fields ask for that', async () => {
    const { query, server } = await visit();
    const found = await query(`{ all: clients { _count createdAt_min }
      by: appointments(where: { clinic: { name: { startsWith: "Harbor" } } }) { status _count id_count(distinct: true) }
      many: pets(having: { _count: { gt: 60 } }) { species _count }
      money: invoices(where: { status: { eq: "paid" } }) { totalCents_sum paidAt_max }
      places: clients(distinct: true) { city } }`);
    const clients = view.clients(server.practice);
    expect(rowsAt(found, 'all')).toEqual([
      { _count: clients.length, createdAt_min: expect.stringMatching(/\.\d{6}Z$/) as unknown },
    ]);
    const cancelled = server.practice.appointments.filter(
      (row) => row.placeKey === 1 && row.state === 'cancelled' && view.shows(row) && !row.isBlock,
    );
    const count = { status: 'cancelled', _count: cancelled.length, id_count: cancelled.length };
    expect(rowsAt(found, 'by')).toContainEqual(count);
    expect(rowsAt(found, 'many').every((row) => Number(row['_count']) > 60)).toBe(true);
    expect(rowsAt(found, 'money')[0]?.['totalCents_sum']).toMatch(/^\d+$/);
    expect(rowsAt(found, 'places')).toHaveLength(new Set(clients.map(({ city }) => city)).size);
  });

  it('books a visit and answers its key alone', async () => {
    const { query, post, server } = await visit();
    const times = 'startTime: "2026-11-19T10:00:00-05:00" endTime: "2026-11-19T15:20:00Z"';
    const made = await query(booking(times));
    const last = server.practice.appointments.at(-1);
    expect(made['appointment_insert']).toEqual({ id: id('appointment', last?.key ?? 0) });
    const start = Date.parse('2026-11-19T15:00:00Z');
    expect(last).toMatchObject({ start, minutes: 20, placeKey: 1, typeKey: 2, clientKey: 1, patientKey: 1 });
    expect(last).toMatchObject({ providerKey: 2, reason: 'Cough', state: 'planned' });
    const messages = await Promise.all(
      [
        'startTime: "2026-11-19T15:00:00Z"',
        `${times} createdById: "nobody"`,
        'startTime: "2026-11-19T15:00:00" endTime: "2026-11-19T15:20:00Z"',
      ].map(async (more) => (await post(booking(more))).body.errors?.[0]?.message),
    );
    expect(messages).toEqual([
      'SQL query error: pq: null value in column "end_time" of relation "appointment" violates not-null constraint',
      'SQL query error: pq: insert or update on table "appointment" violates foreign key constraint "appointment_created_by_id_fkey"',
      'Cannot parse instant: 2026-11-19T15:00:00',
    ]);
    expect(server.practice.appointments.at(-1)).toBe(last);
  });

  it('moves, calls off and deletes visits', async () => {
    const { query, post, server } = await visit();
    const visitId = id('appointment', 9);
    const before = server.practice.appointments.find(({ key }) => key === 9);
    const now = (): unknown => server.practice.appointments.find(({ key }) => key === 9);
    const change = (data: string): Promise<unknown> =>
      query(`mutation { appointment_update(id: "${visitId}" data: { ${data} }) }`);
    expect(
      await change('startTime_update: [{ inc: { hours: 1 } }] endTime_update: [{ inc: { hours: 1, minutes: 10 } }]'),
    ).toEqual({ appointment_update: { id: visitId } });
    expect(now()).toMatchObject({ start: Number(before?.start) + 3_600_000, minutes: Number(before?.minutes) + 10 });
    await change('status: "cancelled" cancellationReason: "Moved away" staffMember: null');
    expect(now()).toMatchObject({ state: 'cancelled', cancelReason: 'Moved away', providerKey: null });
    // The column is a text: it takes words that the app doesn't know.
    await change('status: "on hold"');
    expect(at(await query(`{ appointment(id: "${visitId}") { status } }`), 'appointment.status')).toBe('on hold');
    const none = await query(`mutation { appointment_update(id: "${id('appointment', 1999)}" data: { reason: "x" }) }`);
    expect(none['appointment_update']).toBeNull();
    const many = await query(`mutation {
      appointment_updateMany(where: { startTime: { gt: "2026-11-20T00:00:00Z" } } data: { reason: "Holiday" })
      appointment_delete(id: "${visitId}") appointment_deleteMany(where: { status: { eq: "no_show" } }) }`);
    expect(Number(many['appointment_updateMany'])).toBeGreaterThan(5);
    expect(many['appointment_delete']).toEqual({ id: visitId });
    expect(
      await query(
        `{ appointment(id: "${visitId}") { id } left: appointments(where: { status: { eq: "no_show" } }) { id } }`,
      ),
    ).toEqual({ appointment: null, left: [] });
    expect((await post('mutation { appointment_deleteMany }')).body.errors).toHaveLength(1);
  });

  it('registers clients with phones and animals, and takes them away', async () => {
    const { query, post, server } = await visit();
    const made =
      await query(`mutation { client_insert(data: { firstName: "Jo", lastName: "Park", email: "jo@example.test"
      tags: ["VIP"] homeClinic: { id: "${id('place', 2)}" } }) }`);
    const client = String(at(made, 'client_insert.id'));
    await query(`mutation { clientPhone_insertMany(data: [{ clientId: "${client}" number: "207 555 0199" },
        { clientId: "${client}" number: "207 555 0198" label: "work" isPrimary: true }])
      pet_insert(data: { ownerId: "${client}" name: "Rex" species: "Canine" dateOfBirth: "2020-02-03T00:00:00Z" sex: "male" })
      client_update(key: { id: "${client}" } data: { notes: "New here" tags_update: [{ append: ["Breeder"] }] }) }`);
    const work = { label: 'Work', value: '207 555 0198' };
    expect(server.practice.clients.at(-1)).toMatchObject({
      givenName: 'Jo',
      emails: ['jo@example.test'],
      placeKey: 2,
      note: 'New here',
      tags: ['VIP', 'Breeder'],
      phones: [work, { label: 'Mobile', value: '207 555 0199' }],
    });
    expect(server.practice.patients.at(-1)).toMatchObject({ name: 'Rex', birthDate: '2020-02-03', sex: 'MALE' });
    const again = await query(`mutation { client_upsert(data: { id: "${client}" lastName: "Parks" }) }`);
    expect(again).toEqual({ client_upsert: { id: client } });
    expect(server.practice.clients.at(-1)).toMatchObject({ familyName: 'Parks', givenName: 'Jo' });
    await query(`mutation { client_delete(id: "${client}") }`);
    expect(server.practice.clients.at(-1)?.isDeleted).toBe(true);
    expect(server.practice.patients.at(-1)?.clientKey).toBeNull();
    const { body } = await post('mutation { client_insert(data: { firstName: "Jo" }) }');
    expect(body.errors?.[0]?.message).toContain('null value in column "last_name" of relation "client"');
  });

  it('keeps the rows of other tables, too', async () => {
    const { query, post } = await visit();
    const made = await query(`mutation { reminder_insert(data: { petId: "${id('patient', 1)}" title: "Recheck"
      dueOn_date: { today: true, add: { weeks: 2 } } }) }`);
    const reminder = String(at(made, 'reminder_insert.id'));
    await query(`mutation { reminder_update(id: "${reminder}" data: { sentAt_expr: "request.time" }) }`);
    const read = await query(`{ reminder(id: "${reminder}") { dueOn sentAt pet { id } }
      pet(id: "${id('patient', 1)}") { reminders_on_pet(where: { title: { eq: "Recheck" } }) { id } } }`);
    expect(read['reminder']).toMatchObject({ dueOn: '2026-12-01', sentAt: '2026-11-17T15:10:00Z' });
    expect(at(read, 'pet.reminders_on_pet')).toEqual([{ id: reminder }]);
    const twice = `mutation { user_insert(data: { id: "u1" email: "u1@example.test" }) }`;
    await query(twice);
    expect((await post(twice)).body.errors?.[0]?.message).toContain('duplicate key value violates unique constraint');
  });

  it('refuses writes in words, and shows its schema within the depth that is allowed', async () => {
    const { post, query, server } = await visit({ refuseWrites: 'permission denied' });
    const { body } = await post(booking('startTime: "2026-11-19T15:00:00Z" endTime: "2026-11-19T15:20:00Z"'));
    expect(body.errors?.[0]?.message).toBe('permission denied');
    expect(missingOperations(dataConnect)).toEqual([]);
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('Client'), 'fields').map(({ name }) => name)).toContain('appointments_on_client');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });
});
