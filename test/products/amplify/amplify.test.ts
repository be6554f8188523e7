import { describe, expect, it } from 'vitest';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { allPages, at, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { instantOfWall } from '../../dialects/clock.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { amplify } from './amplify.ts';

const { view } = amplify;
const visit = productVisits(amplify);
const patientFields = 'id first_name last_name email phone_number _deleted';

describe('Amplify', () => {
  it('gives all patients page by page, deleted ones too, a hundred unless asked', async () => {
    const { server, query } = await visit();
    const rows = await allPages(async (nextToken) => {
      const text = `query($nextToken: String) { listPatients(limit: 50, nextToken: $nextToken) { items { ${patientFields} } nextToken } }`;
      const answer = await query(text, { nextToken });
      const next = at(answer, 'listPatients.nextToken');
      return { rows: rowsAt(answer, 'listPatients.items'), next: typeof next === 'string' ? next : null };
    });
    expect(rows).toHaveLength(server.practice.clients.length);
    const present = rows.filter((row) => row['_deleted'] === null);
    const expected = view.clients(server.practice).map((client) => {
      const { id, givenName, familyName, emails, phones } = clientThrough(view, server.practice, client);
      return [id, givenName ?? null, familyName, emails?.[0] ?? null, phones?.[0] ?? null, null];
    });
    expect(present.map((row) => Object.values(row))).toEqual(expected);
    expect(rowsAt(await query('{ listPatients { items { id } } }'), 'listPatients.items')).toHaveLength(100);
    expect(missingOperations(amplify)).toEqual([]);
  });

  it('filters what it looks at, so that pages can be short', async () => {
    const { query } = await visit();
    const found = await query(`{
      all: listPatients(limit: 1000, filter: { last_name: { contains: "O'Brien" } }) { items { first_name } nextToken }
      case: listPatients(limit: 1000, filter: { last_name: { contains: "o'brien" } }) { items { id } }
      short: listPatients(limit: 5, filter: { last_name: { eq: "Abel" } }) { items { id } nextToken }
      either: listPatients(limit: 1000, filter: { or: [{ last_name: { beginsWith: "Abb" } }, { first_name: { eq: "Mai" } }] }) { items { last_name } }
      gone: syncPatients(limit: 1000, filter: { _deleted: { eq: true } }) { items { id } startedAt } }`);
    expect(rowsAt(found, 'all.items')).toEqual([{ first_name: 'Zoë' }, { first_name: 'Zoë' }]);
    expect([rowsAt(found, 'case.items'), at(found, 'all.nextToken')]).toEqual([[], null]);
    expect(rowsAt(found, 'short.items').length).toBeLessThanOrEqual(1);
    expect(at(found, 'short.nextToken')).not.toBeNull();
    expect(rowsAt(found, 'either.items').map((row) => row['last_name'])).toContain('Nguyễn');
    expect(rowsAt(found, 'gone.items')).toHaveLength(2);
  });

  it('has the appointments of a day by their date, sorted by time', async () => {
    const { server, query } = await visit();
    const { appointments, mayOmit } = expectedSample(amplify, '2026-11-17', { practice: server.practice });
    const fields = `id appointment_date start_time end_time status assigned_to reason _deleted staff { id first_name last_name role }
      patients { items { patient { id first_name last_name } } }`;
    const day = await query(`{
      byDate: appointmentsByAppointment_dateAndStart_time(appointment_date: "2026-11-17") { items { ${fields} } }
      morning: appointmentsByAppointment_dateAndStart_time(appointment_date: "2026-11-17", sortDirection: DESC,
        start_time: { between: ["08:00", "09:30"] }) { items { start_time } }
      listed: listAppointments(limit: 1000, filter: { appointment_date: { eq: "2026-11-17" } }) { items { id } } }`);
    const items = rowsAt(day, 'byDate.items');
    expect(items.map(({ id }) => id)).toEqual(expect.arrayContaining(appointments.map(({ id }) => id)));
    expect(items).toHaveLength(appointments.length);
    expect(rowsAt(day, 'listed.items')).toHaveLength(items.length);
    const morning = rowsAt(day, 'morning.items').map((row) => String(row['start_time']).slice(0, 5));
    expect(morning).toEqual(['09:00', '08:30', '08:00']);
    expect(mayOmit).toHaveLength(2);
    for (const { id, start, end, status, reason, client, provider } of appointments) {
      const item = items.find((row) => row['id'] === id);
      const instant = (field: string): number =>
        instantOfWall(`${String(at(item, 'appointment_date'))}T${String(at(item, field))}`, 'America/New_York');
      expect([instant('start_time'), instant('end_time')]).toEqual([start, end].map((text) => Date.parse(text ?? '')));
      expect(item).toMatchObject({ status, reason: reason ?? null, assigned_to: provider?.name ?? null });
      expect(at(item, '_deleted') === true).toBe(mayOmit.includes(id));
      expect(rowsAt(item, 'patients.items').map((row) => at(row, 'patient.id'))).toEqual(client ? [client.id] : []);
      expect(at(item, 'staff.id')).toBe(provider?.id ?? null);
    }
  });

  it('books in two steps, demands the version, cancels by status and keeps what is deleted', async () => {
    const { server, query, post } = await visit();
    const named = 'first_name: "Jo", last_name: "Park", phone_number: "+12075550199"';
    const person = await query(`mutation { createPatient(input: { ${named} }) { id } }`);
    const made = await query(
      `mutation($staff: ID!) { createAppointment(input: { appointment_date: "2026-11-19", start_time: "10:00:00.000",
        end_time: "10:25:00.000", staffID: $staff, reason: "Pain" }) { id status _version patients { items { id } } } }`,
      { staff: view.ids.of('provider', 1) },
    );
    expect(made['createAppointment']).toMatchObject({ status: 'PENDING', patients: { items: [] } });
    const id = at(made, 'createAppointment.id');
    const link = `mutation($patient: ID!, $id: ID!) { createPatientAppointments(input: { patientId: $patient, appointmentId: $id }) {
      patient { last_name } appointment { start_time } } }`;
    const linked = await query(link, { patient: at(person, 'createPatient.id'), id });
    expect(at(linked, 'createPatientAppointments.patient.last_name')).toBe('Park');
    const update = 'mutation($input: UpdateAppointmentInput!) { updateAppointment(input: $input) { status _version } }';
    const stale = await post(update, { input: { id, status: 'CANCELLED' } });
    expect(stale.body.errors?.[0]).toMatchObject({ errorType: 'ConflictUnhandled', path: ['updateAppointment'] });
    const input = { id, status: 'CANCELLED', start_time: '10:15', end_time: '10:45', _version: 1 };
    expect(await query(update, { input })).toEqual({ updateAppointment: { status: 'CANCELLED', _version: 2 } });
    const moved = { start: Date.parse('2026-11-19T15:15:00Z'), minutes: 30, state: 'cancelled' };
    expect(server.practice.appointments.at(-1)).toMatchObject({ ...moved, clientKey: 121, providerKey: 1 });
    const remove = 'mutation($id: ID!) { deleteAppointment(input: { id: $id, _version: 2 }) { _deleted _version } }';
    expect(await query(remove, { id })).toEqual({ deleteAppointment: { _deleted: true, _version: 3 } });
    const kept = await query('query($id: ID!) { getAppointment(id: $id) { _deleted } }', { id });
    expect(kept['getAppointment']).toEqual({ _deleted: true });
    const wrong = await post('mutation { createPatient(input: { last_name: "Park", phone_number: "none" }) { id } }');
    expect(wrong.body.errors?.[0]?.message).toBe("Variable 'phone_number' has an invalid value.");
    const denied = await post('mutation { createTask(input: { title: "Sweep" }) { id } }');
    expect(denied.body.errors?.[0]?.message).toBe('Not Authorized to access createTask on type Mutation');
    const closed = await visit({ refuseWrites: 'Closed for the day' });
    const refused = await closed.post('mutation { createPatient(input: { last_name: "Park" }) { id } }');
    expect(refused.body.errors?.[0]?.message).toBe('Closed for the day');
  });

  it('shows its schema within depth 8', async () => {
    const { server, query } = await visit();
    const types = await readPiecewise(query);
    const names = rowsAt(types.get('Query'), 'fields').map(({ name }) => name);
    expect(names).toContain('patientAppointmentsByAppointmentId');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });
});
