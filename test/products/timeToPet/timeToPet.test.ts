import { describe, expect, it } from 'vitest';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { timeToPet } from './timeToPet.ts';

const visit = productVisits(timeToPet);
const { view } = timeToPet;
const withColon = (text: unknown): number => Date.parse(String(text).replace(/(\d{2})$/, ':$1'));

describe('Time To Pet', () => {
  it('serves what is expected of it, read by hand', async () => {
    const { query, server } = await visit();
    const sample = expectedSample(timeToPet, '2026-11-17');
    const answer = await query(`{
      clients(perPage: 100) { totalCount pageCount items { id status firstName lastName fullName email mobilePhone homePhone workPhone } }
      pets(perPage: 5) { totalCount items { id name type breed clientId client { id } } }
      events(start: "2026-11-17", end: "2026-11-18", perPage: 100) { totalCount items { id status start end notes
        client { id fullName } pets { id name } petString staff { id fullName } staffName } } }`);
    const clients = rowsAt(answer, 'clients.items');
    expect(at(answer, 'clients.totalCount')).toBe(view.clients(server.practice).length);
    for (const [index, client] of sample.clients.entries()) {
      const row = clients[index] ?? {};
      expect(row).toMatchObject({ id: client.id, fullName: client.name, lastName: client.familyName });
      expect(row['firstName'] ?? undefined).toBe(client.givenName);
      expect(row['status'] === 'ACTIVE').toBe(client.active);
      expect([row['email'] ?? []].flat()).toEqual(client.emails);
      expect([row['mobilePhone'], row['homePhone'], row['workPhone']].filter((phone) => phone !== null)).toEqual(
        client.phones,
      );
    }
    const pets = rowsAt(answer, 'pets.items');
    expect(
      pets.map(({ id, name, type, breed, clientId }) => {
        return { id, name, species: type, ...(breed !== null && { breed }), clientId };
      }),
    ).toEqual(sample.patients);
    const events = rowsAt(answer, 'events.items');
    expect(events.map(({ id }) => id)).toEqual(sample.appointments.map(({ id }) => id));
    expect(events.length).toBeGreaterThan(15);
    for (const [index, appointment] of sample.appointments.entries()) {
      const row = events[index] ?? {};
      expect([withColon(row['start']), withColon(row['end'])]).toEqual(
        [appointment.start, appointment.end].map((text) => Date.parse(String(text))),
      );
      expect([row['status'], row['notes'] ?? undefined]).toEqual([appointment.status, appointment.reason]);
      expect(row['client']).toEqual({ id: appointment.client?.id, fullName: appointment.client?.name });
      expect(row['pets']).toEqual(appointment.patient ? [appointment.patient] : []);
      expect(row['petString']).toBe(appointment.patient?.name ?? '');
      expect(at(row, 'staff.id') ?? undefined).toBe(appointment.provider?.id);
      expect([at(row, 'staff.fullName'), row['staffName']]).toEqual([
        appointment.provider?.name ?? null,
        appointment.provider?.name ?? null,
      ]);
    }
    expect(events[0]?.['start']).toMatch(/^2026-11-17T\d\d:\d\d:00-0500$/);
    expect(missingOperations(timeToPet)).toEqual([]);
  });

  it('filters and pages clients and pets', async () => {
    const { query, post } = await visit();
    const answer = await query(`{
      active: clients(filter: { status: ACTIVE }, perPage: 100) { items { status } }
      inactive: clients(filter: { status: INACTIVE }) { totalCount items { status } }
      prospects: clients(filter: { status: PROSPECT }) { totalCount }
      found: clients(filter: { search: "O'BRIEN" }) { items { firstName } }
      phone: clients(filter: { search: "555-0101" }) { items { mobilePhone } }
      mail: clients(filter: { search: "rescue@" }) { totalCount }
      second: clients(page: 2, perPage: 10) { page pageCount items { id } }
      both: clients(perPage: 20) { items { id } }
      newest: clients(orderBy: CREATED_DESC, perPage: 1) { items { id } }
      cats: pets(filter: { type: "feline", status: ACTIVE }, perPage: 100) { items { type status } }
      gone: pets(filter: { status: DECEASED }) { items { status } }
      none: client(id: "61041") { id } stray: pets(filter: { search: "Stray" }) { totalCount } petTypes }`);
    expect(rowsAt(answer, 'active.items').every(({ status }) => status === 'ACTIVE')).toBe(true);
    expect(at(answer, 'inactive.totalCount')).toBeGreaterThan(5);
    expect(answer).toMatchObject({
      prospects: { totalCount: 0 },
      mail: { totalCount: 0 },
      none: null,
      stray: { totalCount: 0 },
    });
    expect(rowsAt(answer, 'found.items')).toEqual([{ firstName: 'Zoë' }, { firstName: 'Zoë' }]);
    expect(rowsAt(answer, 'phone.items')).toEqual([{ mobilePhone: '+1 207 555 0101' }]);
    expect(at(answer, 'second')).toMatchObject({ page: 2, pageCount: 12 });
    expect(rowsAt(answer, 'second.items')).toEqual(rowsAt(answer, 'both.items').slice(10));
    expect(rowsAt(answer, 'newest.items')).toEqual([{ id: '61120' }]);
    expect(rowsAt(answer, 'cats.items').length).toBeGreaterThan(10);
    expect(rowsAt(answer, 'cats.items').every(({ type, status }) => type === 'Feline' && status === 'ACTIVE')).toBe(
      true,
    );
    expect(rowsAt(answer, 'gone.items').length).toBeGreaterThan(3);
    expect(answer['petTypes']).toEqual(expect.arrayContaining(['Canine', 'Feline', 'Rabbit', 'Avian']));
    expect((await post('{ clients(page: 0) { totalCount } }')).body.errors?.[0]?.extensions?.code).toBe(
      'VALIDATION_FAILED',
    );
  });

  it('lists events of a range without its end, by state, staff and service', async () => {
    const { query, post } = await visit();
    const answer = await query(`{
      none: events(start: "2026-11-17", end: "2026-11-17") { totalCount }
      week: events(start: "2026-11-16", end: "2026-11-21", perPage: 500) { totalCount items { start } }
      off: events(start: "2026-11-01", end: "2026-12-01", filter: { status: [CANCELLED] }) { items { status cancelReason } }
      hers: events(start: "2026-11-17", end: "2026-11-18", filter: { staffId: "5102" }) { items { staffName } }
      free: events(start: "2026-11-17", end: "2026-11-18", filter: { unassigned: true }) { items { staffName notes } }
      services { id name duration price } staff(filter: { status: INACTIVE }) { items { fullName role } }
      pendingRequests { kind clientName } scheduleBlocks { title } timeOff(start: "2026-11-18", end: "2026-11-20") { staffName }
      invoices(status: OPEN) { totalCount items { status total lines { description } } } vets { clinicName }
      messages(clientId: "61002") { fromClient body } company { name timeZone } }`);
    expect(answer).toMatchObject({ none: { totalCount: 0 }, company: { timeZone: 'America/New_York' } });
    expect(at(answer, 'week.totalCount')).toBeGreaterThan(100);
    expect(rowsAt(answer, 'week.items')).toHaveLength(100);
    expect(rowsAt(answer, 'off.items').length).toBeGreaterThan(3);
    expect(rowsAt(answer, 'off.items').every(({ status }) => status === 'CANCELLED')).toBe(true);
    expect(rowsAt(answer, 'hers.items').every(({ staffName }) => staffName === 'Björn Håkansson')).toBe(true);
    expect(rowsAt(answer, 'free.items')).toEqual([{ staffName: null, notes: 'Whoever is free' }]);
    expect(rowsAt(answer, 'services')[0]).toEqual({ id: '881', name: 'Wellness exam', duration: 30, price: 35 });
    expect(rowsAt(answer, 'staff.items')).toEqual([{ fullName: 'Oscar Bell', role: 'OFFICE_MANAGER' }]);
    for (const list of [
      'services',
      'pendingRequests',
      'scheduleBlocks',
      'timeOff',
      'invoices.items',
      'vets',
      'messages',
    ])
      expect(rowsAt(answer, list).length).toBeGreaterThan(1);
    const bad = await post('{ events(start: "17.11.2026", end: "2026-11-18") { totalCount } }');
    expect(bad.body.errors?.[0]?.message).toMatch(/^Cannot parse date/);
  });

  it('registers clients, whose address to log in with is theirs alone, and their pets', async () => {
    const { query, post, server } = await visit();
    const create = `mutation Create($input: CreateClientInput!) { createClient(input: $input) {
      id status firstName lastName email mobilePhone homePhone address { address1 city } notes } }`;
    const input = {
      firstName: 'Jo',
      lastName: 'Park',
      email: 'jo@example.test',
      homePhone: '207 555 0199',
      address: { city: 'Saco' },
    };
    const client = at(await query(create, { input }), 'createClient');
    expect(client).toMatchObject({
      status: 'ACTIVE',
      homePhone: '207 555 0199',
      mobilePhone: null,
      address: { city: 'Saco' },
    });
    const taken = await post(create, { input });
    expect(taken.body.errors?.[0]).toMatchObject({
      message: 'A client already exists with this email',
      extensions: { code: 'VALIDATION_FAILED' },
    });
    const id = String(at(client, 'id'));
    const changed = await query(`mutation { updateClient(id: "${id}", input: { mobilePhone: "207 555 0200" }) {
      firstName mobilePhone homePhone email } }`);
    expect(changed['updateClient']).toEqual({
      firstName: 'Jo',
      mobilePhone: '207 555 0200',
      homePhone: '207 555 0199',
      email: 'jo@example.test',
    });
    const pet =
      await query(`mutation { createPet(input: { clientId: "${id}", name: "Olive", type: "Feline", sex: FEMALE }) {
      id name type sex status client { lastName pets { name } } } }`);
    expect(pet['createPet']).toMatchObject({ name: 'Olive', client: { lastName: 'Park', pets: [{ name: 'Olive' }] } });
    const passed = await query(
      `mutation { updatePet(id: "${String(at(pet, 'createPet.id'))}", input: { status: DECEASED }) { status } }`,
    );
    expect(passed['updatePet']).toEqual({ status: 'DECEASED' });
    const off = await query(`mutation { deactivateClient(id: "${id}") { status } }`);
    expect(off['deactivateClient']).toEqual({ status: 'INACTIVE' });
    expect(server.practice.clients.at(-1)).toMatchObject({ familyName: 'Park', isActive: false, city: 'Saco' });
    const nobody = await post('mutation { updateClient(id: "1", input: { notes: "x" }) { id } }');
    expect(nobody.body.errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
  });

  it('schedules, moves, cancels and deletes events', async () => {
    const { query, post, server } = await visit();
    const schedule = `mutation Schedule($input: ScheduleEventInput!) { scheduleEvent(input: $input) {
      id status start end duration serviceName staffName petString client { id } notes } }`;
    const input = {
      clientId: '61001',
      serviceId: '883',
      start: '2026-12-01T10:00:00-0500',
      staffId: '5101',
      notes: 'Coughs',
    };
    const event = at(await query(schedule, { input }), 'scheduleEvent');
    expect(event).toMatchObject({
      status: 'SCHEDULED',
      start: '2026-12-01T10:00:00-0500',
      end: '2026-12-01T10:40:00-0500',
      serviceName: 'Sick visit',
      staffName: 'Amelia Okafor',
      notes: 'Coughs',
    });
    expect(at(event, 'petString')).not.toBe('');
    const local = await query(schedule, { input: { ...input, start: '2026-12-01T10:00:00', petIds: [] } });
    expect(local['scheduleEvent']).toMatchObject({ start: '2026-12-01T10:00:00-0500', petString: '' });
    const id = String(at(event, 'id'));
    const moved =
      await query(`mutation { updateEvent(id: "${id}", input: { start: "2026-12-02T09:00:00-0500", duration: 60, status: IN_PROGRESS }) {
      status start end notes } }`);
    expect(moved['updateEvent']).toEqual({
      status: 'IN_PROGRESS',
      start: '2026-12-02T09:00:00-0500',
      end: '2026-12-02T10:00:00-0500',
      notes: 'Coughs',
    });
    const off = await query(`mutation { cancelEvent(id: "${id}", reason: "Sold the dog") { status cancelReason } }`);
    expect(off['cancelEvent']).toEqual({ status: 'CANCELLED', cancelReason: 'Sold the dog' });
    expect(await query(`mutation { deleteEvent(id: "${id}") }`)).toEqual({ deleteEvent: true });
    expect(await query(`{ event(id: "${id}") { id } }`)).toEqual({ event: null });
    const foreign = await post(schedule, { input: { ...input, petIds: ['140009'] } });
    expect(foreign.body.errors?.[0]?.message).toBe('This pet belongs to another client');
    const away = await post(schedule, { input: { ...input, clientId: '61004' } });
    expect(away.body.errors?.[0]?.message).toBe('Inactive clients cannot be scheduled');
    const done = server.practice.appointments.find((row) => view.shows(row) && row.state === 'completed');
    const late = await post(`mutation { cancelEvent(id: "${view.ids.of('appointment', done?.key ?? 0)}") { id } }`);
    expect(late.body.errors?.[0]?.message).toBe('Completed events cannot be cancelled');
    const closed = await visit({ refuseWrites: 'Your plan is read-only' });
    expect((await closed.post(schedule, { input })).body.errors?.[0]?.message).toBe('Your plan is read-only');
  });
});
