import { describe, expect, it } from 'vitest';
import { clientThrough, patientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { type Row, at, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { vetspireIds } from './records.ts';
import { vetspire } from './vetspire.ts';

const { view } = vetspire;
const visit = productVisits(vetspire);
const column = (rows: readonly Row[], path: string): unknown[] => rows.map((row) => at(row, path));
const day = 'start: "2026-11-17T00:00:00-05:00", end: "2026-11-18T02:00:00-05:00"';

describe('Vetspire', () => {
  it('pages and filters clients and patients by offset', async () => {
    const { server, query } = await visit();
    const answer = await query(`{ clients(limit: 5) { id name secondaryEmail phoneNumbers { value } primaryLocationId }
      later: clients(limit: 3, offset: 4) { id } found: clients(filters: { email: "ZOE.OBRIEN@example.test" }) { name }
      phone: clients(filters: { phoneNumber: "555-0104" }) { name } none: client(id: "1") { id }
      patients(filters: { clientId: "${vetspireIds.of('client', 5)}" }) { id name species client { familyName } }
      rdvmsCount clients2: clients(filters: { isActive: false }) { isActive } }`);
    const clients = view.clients(server.practice).map((row) => clientThrough(view, server.practice, row));
    const rows = rowsAt(answer, 'clients');
    expect(column(rows, 'id')).toEqual(clients.slice(0, 5).map(({ id }) => id));
    expect(rows[0]).toMatchObject({ name: clients[0]?.name, secondaryEmail: clients[0]?.emails?.[1] });
    expect(column(rows, 'primaryLocationId')).toEqual(clients.slice(0, 5).map(({ location }) => location?.id));
    expect(column(rowsAt(answer, 'later'), 'id')).toEqual(clients.slice(4, 7).map(({ id }) => id));
    expect([answer['found'], answer['phone']]).toEqual([[{ name: clients[0]?.name }], [{ name: clients[1]?.name }]]);
    const pets = server.practice.patients.filter(({ clientKey }) => clientKey === 5);
    const expected = pets.map((row) => patientThrough(view, row)).map(({ id, species }) => [id, species, "D'Angelo"]);
    const found = rowsAt(answer, 'patients');
    expect(found.map((row) => [row['id'], row['species'], at(row, 'client.familyName')])).toEqual(expected);
    expect(new Set(column(rowsAt(answer, 'clients2'), 'isActive'))).toEqual(new Set([false]));
    expect([answer['none'], answer['rdvmsCount'], missingOperations(vetspire)]).toEqual([null, 2, []]);
  });

  it('has the appointments of a day, the completed ones only when they are asked for', async () => {
    const { server, query } = await visit();
    const parts = `id start duration status reason isConfirmed type { isBlockoff } patient { id name client { id name } }
      provider { id name } location { id name timezone }`;
    const answer = await query(`{ all: appointments(${day}, includeCompleted: true) { ${parts} }
      usual: appointments(${day}) { status } deleted: appointments(${day}, onlyDeleted: true) { deleted status }
      gone: appointments(${day}, statuses: [NO_SHOW, CANCELLED]) { status } cut: appointments(limit: 900) { id }
      encounters(limit: 1) { start appointment { status } } }`);
    const { appointments } = expectedSample(vetspire, '2026-11-17', { practice: server.practice });
    expect(appointments.length).toBeGreaterThan(20);
    for (const { id, start, end, patient, client, ...expected } of appointments) {
      const row = rowsAt(answer, 'all').find((each) => each['id'] === id) ?? {};
      const [from, to] = [start, end].map((text) => Date.parse(text ?? ''));
      const starts = Date.parse(String(row['start']));
      expect([starts, starts + Number(row['duration']) * 60_000]).toEqual([from, to]);
      expect([row['status'], row['reason']]).toEqual([expected.status, expected.reason ?? null]);
      expect(row['provider']).toEqual(expected.provider ?? null);
      expect(row['location']).toMatchObject(expected.location ?? {});
      expect(at(row, 'patient.name')).toBe(patient?.name ?? null);
      expect(at(row, 'patient.client')).toEqual(client ?? null);
    }
    expect(column(rowsAt(answer, 'usual'), 'status')).not.toContain('COMPLETED');
    expect(new Set(column(rowsAt(answer, 'gone'), 'status'))).toEqual(new Set(['NO_SHOW', 'CANCELLED']));
    expect([rowsAt(answer, 'deleted').length, rowsAt(answer, 'cut').length > 30]).toEqual([2, true]);
    expect(at(rowsAt(answer, 'encounters')[0], 'appointment.status')).toBe('COMPLETED');
  });

  it('books, confirms, moves, cancels and deletes, and enters clients with patients', async () => {
    const { server, query, post } = await visit();
    const { practice } = server;
    const input = `locationId: "23512", appointmentTypeId: "5533", patientId: "${vetspireIds.of('patient', 2)}"`;
    const made = await query(`mutation { createAppointment(input: { ${input}, start: "2026-11-20T09:00:00-07:00",
      status: PENDING, bookedOnline: true }) { id start duration status bookedOnline } }`);
    const row = at(made, 'createAppointment') as Row;
    expect(row).toMatchObject({ start: '2026-11-20T16:00:00Z', duration: 40, status: 'PLANNED', bookedOnline: true });
    const update = (change: string): string => `mutation { updateAppointment(id: "${String(row['id'])}",
      input: { ${change} }) { start status isConfirmed } }`;
    await query(update('isConfirmed: true'));
    expect(practice.appointments.at(-1)).toMatchObject({ state: 'confirmed', placeKey: 2, patientKey: 2 });
    const moved = await query(update('start: "2026-11-20T10:00:00-07:00"'));
    expect(at(moved, 'updateAppointment')).toMatchObject({ start: '2026-11-20T17:00:00Z', isConfirmed: true });
    await query(update('status: CANCELLED'));
    await query(`mutation { deleteAppointment(id: "${String(row['id'])}") { deleted } }`);
    expect(practice.appointments.at(-1)).toMatchObject({ state: 'cancelled', isDeleted: true });
    const entered = await query(`mutation { createClient(input: { givenName: "Jo", familyName: "Park",
      email: "jo@example.test", phoneNumbers: [{ value: "207 555 0199" }], tags: ["301"] }) { id name tags { name } } }`);
    expect(at(entered, 'createClient')).toMatchObject({ name: 'Jo Park', tags: [{ name: 'VIP' }] });
    const id = String(at(entered, 'createClient.id'));
    await query(`mutation { createPatient(clientId: "${id}", input: { name: "Tui", species: "Avian" }) { id } 
      updateClient(id: "${id}", input: { familyName: "Parker" }) { name } }`);
    expect(practice.clients.at(-1)).toMatchObject({ familyName: 'Parker', phones: [{ value: '207 555 0199' }] });
    expect(practice.patients.at(-1)).toMatchObject({ name: 'Tui', species: 'Avian', clientKey: 121 });
    const asked = 'locationId: "23512", appointmentTypeId: "5533", date: "2026-11-20"';
    const times = await query(`{ availableTimes(${asked}) { time provider { name } } }`);
    expect(rowsAt(times, 'availableTimes')[0]).toMatchObject({ time: expect.stringMatching(/^\d\d:\d\d$/) });
    const refused = await post('mutation { createAppointment(input: { locationId: "23512" }) { id } }');
    const error = { message: 'A start is needed', code: 'unprocessable_entity' };
    expect(refused.body).toMatchObject({ data: { createAppointment: null }, errors: [error] });
  });

  it('refuses, spoils and cuts lists, and shows its schema within depth 8', async () => {
    const { server, query } = await visit();
    const types = await readPiecewise(query);
    expect(column(rowsAt(types.get('RootQueryType'), 'fields'), 'name')).toContain('appointments');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
    const closed = await visit({ refuseWrites: 'No writes today', cap: 3, poison: [{ kind: 'client', key: 2 }] });
    const { body } = await closed.post('mutation { createClient(input: { familyName: "Park" }) { id } }');
    expect([body.errors?.[0]?.message, closed.server.practice.clients.length]).toEqual(['No writes today', 120]);
    expect((await closed.post('{ clients { id } }')).status).toBe(500);
    expect(rowsAt(await closed.query('{ patients(limit: 50) { id } }'), 'patients')).toHaveLength(3);
  });
});
