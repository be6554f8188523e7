import { describe, expect, it } from 'vitest';
import { instantOfWall } from '../../dialects/clock.ts';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { type Row, at, named, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { healthSync } from './healthSync.ts';
import { healthSyncIds, serverZone } from './records.ts';

const { view } = healthSync;
const visit = productVisits(healthSync);
const column = (rows: readonly Row[], path: string): unknown[] => rows.map((row) => at(row, path));

const slot = `slotDate: "18-11-2026", startTime: "16:00"`;
const ada = `email: "ada@example.test", firstName: "Ada", lastName: "Park", phoneNumber: "207 555 0199",
  dateOfBirth: "1990-02-03", gender: FEMALE, patient: { bloodGroup: A_POSITIVE }`;
const book = (who: string, what: string, more = `endTime: "16:30"`): string =>
  `mutation { createAppointment(input: { user: { ${who} }, appointment: { locationId: "${healthSyncIds.of('place', 1)}",
    timeSlot: { ${slot}, ${more} }, reason: "Knee", ${what} } }) { success token } }`;
const doctorId = `doctorId: "${healthSyncIds.of('provider', 1)}"`;

describe('Health Sync', () => {
  it('gives ten patients, the newest first, or as many as a text says', async () => {
    const { server, query } = await visit();
    const clients = view.clients(server.practice).map((row) => clientThrough(view, server.practice, row));
    const pages = await query(`{ usual: getAllPatients { meta { page limit total } patients { id createdAt
        user { firstName lastName email phoneNumber isActive } } }
      next: getAllPatients(page: "3", limit: "25") { patients { id } }
      old: getAllPatients(sortOrder: "asc", limit: "1") { patients { user { lastName } } } }`);
    expect(at(pages, 'usual.meta')).toEqual({ page: 1, limit: 10, total: clients.length });
    const usual = rowsAt(pages, 'usual.patients');
    expect(usual.map((row) => [row['id'], named(row, 'user.firstName', 'user.lastName')])).toEqual(
      clients.slice(0, 10).map(({ id, name }) => [id, name]),
    );
    expect(column(usual, 'user.email')).toEqual(clients.slice(0, 10).map(({ emails }) => emails?.[0]));
    expect(column(usual, 'user.phoneNumber')).toEqual(clients.slice(0, 10).map(({ phones }) => phones?.[0] ?? ''));
    expect(usual[0]?.['createdAt']).toMatch(/^\d{13}$/);
    expect(column(rowsAt(pages, 'next.patients'), 'id')).toEqual(clients.slice(50, 75).map(({ id }) => id));
    expect(column(rowsAt(pages, 'old.patients'), 'user.lastName')).toEqual(["O'Brien"]);
    expect(missingOperations(healthSync)).toEqual([]);
  });

  it('finds patients by a part of one of their names, and one by the id', async () => {
    const { query, post } = await visit();
    const id = healthSyncIds.of('client', 2);
    const found = await query(`{ family: getAllPatients(searchTerm: "o'bri") { patients { user { firstName } } }
      whole: getAllPatients(searchTerm: "Zoë O'Brien") { patients { id } } patient(id: "${id}") { user { lastName } } }`);
    expect(column(rowsAt(found, 'family.patients'), 'user.firstName')).toEqual(['Zoë', 'Zoë']);
    expect(rowsAt(found, 'whole.patients')).toEqual([]);
    expect(at(found, 'patient.user.lastName')).toBe('Müller');
    for (const text of [
      `{ patient(id: "${id}") { appointments { id } } }`,
      '{ getAllPatients(sortBy: "lastName") { meta { total } } }',
    ])
      expect((await post(text)).body.errors?.[0]).toMatchObject({ success: false, statusCode: 500 });
    expect((await post('{ getAllPatients { nothing } }')).body.errors?.[0]).toMatchObject({ statusCode: 400 });
  });

  it('has the book of a day where all of it is asked for, in slots', async () => {
    const { server, query } = await visit();
    const asked = `date: "17-11-2026", limit: "100"`;
    const answer = await query(`{ few: getAllAppointments(${asked}) { appointments { doctor { id } service { name } } }
      getAllAppointments(${asked}, all: true) { meta { total } appointments { id status reason service { id }
        timeSlot { slotDate startTime endTime } location { id name address } patient { id user { firstName lastName } }
        doctor { id user { firstName lastName } } } } getAllLocations { locations { id name address } }
      getAllServices(limit: "50") { services { name serviceSettings { duration } } } }`);
    const { practice } = server;
    const { appointments, locations } = expectedSample(healthSync, '2026-11-17', { practice });
    const rows = rowsAt(answer, 'getAllAppointments.appointments');
    expect(rows).toHaveLength(appointments.length);
    for (const expected of appointments) {
      const row = rows.find(({ id }) => id === expected.id) ?? {};
      const instant = (time: string): string =>
        new Date(instantOfWall(`2026-11-17T${String(at(row, `timeSlot.${time}`))}`, serverZone)).toISOString();
      expect([Date.parse(instant('startTime')), Date.parse(instant('endTime'))]).toEqual([
        Date.parse(expected.start ?? ''),
        Date.parse(expected.end ?? ''),
      ]);
      expect([row['status'], row['reason'] ?? undefined]).toEqual([expected.status, expected.reason]);
      expect(at(row, 'patient.id')).toBe(expected.client?.id);
      expect(named(row, 'patient.user.firstName', 'patient.user.lastName')).toBe(expected.client?.name);
      expect(at(row, 'doctor.id') ?? undefined).toBe(expected.provider?.id);
      expect(at(row, 'location.name')).toBe(expected.location?.name);
      expect(at(row, 'service.id') === null).toBe(expected.provider !== undefined);
    }
    const places = column(rowsAt(answer, 'getAllLocations.locations'), 'id');
    expect(places).toEqual(locations.map(({ id }) => id).toReversed());
    expect(rowsAt(answer, 'few.appointments')).toEqual([{ doctor: null, service: { name: 'Wellness exam' } }]);
    expect(rowsAt(answer, 'getAllServices.services')).toHaveLength(6);
  });

  it('books with a user, known by the e-mail, and refuses what its rules forbid', async () => {
    const { server, query, post } = await visit();
    const { clients, appointments } = server.practice;
    expect(at(await query(book(ada, doctorId)), 'createAppointment')).toMatchObject({ success: true });
    expect(clients.at(-1)).toMatchObject({ givenName: 'Ada', familyName: 'Park', emails: ['ada@example.test'] });
    const start = Date.parse('2026-11-18T21:00:00Z');
    const made = { start, minutes: 30, clientKey: clients.at(-1)?.key, providerKey: 1, reason: 'Knee' };
    expect(appointments.at(-1)).toMatchObject(made);
    const service = `serviceId: "${healthSyncIds.of('visitType', 2)}"`;
    expect(at(await query(book(ada, service)), 'createAppointment.token')).toBeNull();
    expect(clients).toHaveLength(121);
    const refused = [
      [book(ada, doctorId), 'already booked'],
      [book(ada, `${service}, ${doctorId}`), 'Either Doctor or Service'],
      [book(ada, doctorId, 'endTime: "4 pm"'), 'HH:mm'],
      [book(ada, doctorId, 'endTime: "19:00"'), 'within 08:00 AM and 06:00 PM'],
      [book(ada, doctorId).replace('18-11-2026', '2026-11-18'), 'DD-MM-YYYY'],
      [book(ada, doctorId).replace('18-11-2026', '24-11-2026'), 'next two days'],
    ] as const;
    for (const [text, message] of refused) expect((await post(text)).body.errors?.[0]?.message).toContain(message);
    const id = healthSyncIds.of('appointment', appointments.at(-1)?.key ?? 0);
    const cancel = `mutation { updateAppointment(appointmentId: "${id}", status: CANCELLED, notes: "Away") { success } }`;
    expect(await query(cancel)).toEqual({ updateAppointment: { success: true } });
    expect(appointments.at(-1)).toMatchObject({ state: 'cancelled', cancelReason: 'Away' });
    expect((await post(cancel)).body.errors?.[0]?.message).toContain("can't be updated");
    const closed = await visit({ refuseWrites: 'Closed for the day' });
    expect((await closed.post(book(ada, doctorId))).body.errors?.[0]?.message).toBe('Closed for the day');
    expect(closed.server.practice.clients).toHaveLength(120);
  });

  it('cuts and spoils pages, and shows its schema within depth 8', async () => {
    const { server, query } = await visit();
    const types = await readPiecewise(query);
    expect(column(rowsAt(types.get('Query'), 'fields'), 'name')).toContain('getAllAppointments');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
    const key = view.clients(server.practice)[1]?.key ?? 0;
    const other = await visit({ cap: 3, poison: [{ kind: 'client', key }] });
    expect((await other.post('{ getAllPatients { patients { id } } }')).status).toBe(500);
    const next = await other.query('{ getAllPatients(page: "2", limit: "20") { patients { id } } }');
    expect(rowsAt(next, 'getAllPatients.patients')).toHaveLength(3);
  });
});
