import { describe, expect, it } from 'vitest';
import { clientThrough, locationThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { type Row, at, named, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { backOt } from './backOt.ts';
import { backOtIds } from './records.ts';

const { view } = backOt;
const visit = productVisits(backOt);
const column = (rows: readonly Row[], path: string): unknown[] => rows.map((row) => at(row, path));
const end = 'scheduled_end: "2026-11-18T07:30:00Z"';

describe('the OT clinic', () => {
  it('pages patients by ten, finds them by one name, and has branches behind assignments', async () => {
    const { server, query } = await visit();
    const answer = await query(`{ patients { id firstName lastName isActive branchId tag { name } guardian { phone email
      patient { id } } } next: patients(filter: { pagination: [{ limit: 3, offset: 9 }] }) { id }
      one: patients(filter: { filter: [{ search: "brien" }] }) { id } both: patientsForMessaging(search: "Zoë O") { id }
      myAssignments { role { name } branch { id name timezone address { address city state zipCode } } }
      practitionerBranches { role practitioner { id profile { firstName } } } users { email } }`);
    const clients = view.clients(server.practice).map((row) => clientThrough(view, server.practice, row));
    const rows = rowsAt(answer, 'patients');
    expect(column(rows, 'id')).toEqual(clients.slice(0, 10).map(({ id }) => id));
    rows.forEach((row, index) => {
      const { name, phones, emails, location, tags } = clients[index] ?? {};
      expect([named(row, 'firstName', 'lastName').trim(), row['branchId']]).toEqual([name, location?.id]);
      const [numbers, mails] = ['phone', 'email'].map((field) =>
        column(rowsAt(row, 'guardian'), field).filter(Boolean),
      );
      expect([numbers, mails, column(rowsAt(row, 'tag'), 'name')]).toEqual([phones, emails, tags]);
    });
    expect(column(rowsAt(answer, 'next'), 'id')).toEqual(clients.slice(9, 12).map(({ id }) => id));
    expect([rowsAt(answer, 'one').length, answer['both'], missingOperations(backOt)]).toEqual([2, [], []]);
    const places = server.practice.places.map((row) => locationThrough(view, row));
    expect(column(rowsAt(answer, 'myAssignments'), 'branch.timezone')).toEqual(places.map(({ timeZone }) => timeZone));
    expect([rowsAt(answer, 'practitionerBranches').length, rowsAt(answer, 'users').length]).toEqual([9, 9]);
  });

  it('has the appointments of a time, whole ones only', async () => {
    const { server, query, post } = await visit();
    const find = (filter: string): string => `appointments(filter: { ${filter} }) { id branch_id scheduled_start
      scheduled_end status note practitioner { id profile { firstName lastName } } patient { id firstName lastName } }`;
    const answer = await query(`{ ${find(`scheduled_start: "2026-11-17T05:00:00", ${end}`)}
      off: ${find('status: "CANCELLED"')} scheduleExceptions { exception_date } }`);
    const { appointments } = expectedSample(backOt, '2026-11-17', { practice: server.practice });
    expect(appointments.length).toBeGreaterThan(20);
    for (const { id, start, end: until, ...expected } of appointments) {
      const row = rowsAt(answer, 'appointments').find((each) => each['id'] === id) ?? {};
      const times = ['scheduled_start', 'scheduled_end'].map((name) => Date.parse(String(row[name])));
      expect(times).toEqual([start, until].map((text) => Date.parse(text ?? '')));
      expect([row['status'], row['note'] ?? undefined]).toEqual([expected.status, expected.reason]);
      expect([row['branch_id'], at(row, 'patient.id')]).toEqual([expected.location?.id, expected.client?.id]);
      expect(named(row, 'practitioner.profile.firstName', 'practitioner.profile.lastName')).toBe(
        expected.provider?.name,
      );
    }
    expect(new Set(column(rowsAt(answer, 'off'), 'status'))).toEqual(new Set(['CANCELLED']));
    expect(answer['scheduleExceptions']).toEqual([{ exception_date: '2026-11-17T00:00:00Z' }]);
    const { body } = await post(`{ ${find('scheduled_start: "noon"')} }`);
    expect(body.errors?.[0]?.message).toContain('SQLSTATE=22007');
  });

  it('books, goes on step by step, moves by making another one, and enters patients', async () => {
    const { server, query, post } = await visit({ now: () => Date.parse('2026-11-17T15:10:00Z') });
    const { appointments, clients } = server.practice;
    const people = `patient_id: "${backOtIds.of('client', 2)}", practitioner_id: "${backOtIds.of('provider', 2)}"`;
    const times = (day: number): string => `scheduled_start: "2026-11-${String(day)}T14:00:00Z",
      scheduled_end: "2026-11-${String(day)}T14:45:00Z"`;
    const made = await query(
      `mutation { createAppointment(input: { ${people}, ${times(17)} }) { id status branch_id } }`,
    );
    const row = at(made, 'createAppointment') as Row;
    expect(row).toMatchObject({ status: 'PENDING', branch_id: backOtIds.of('place', 1) });
    const call = (name: string, input = ''): string => `mutation { ${name}(id: "${String(row['id'])}" ${input}) {
      id status rescheduled_from_id } }`;
    expect((await post(call('startAppointment'))).body.errors?.[0]?.message).toContain('in status PENDING');
    await query(call('confirmAppointment'));
    const moved = await query(call('rescheduleAppointment', `, input: { ${times(20)}, reason: "Ill" }`));
    const later = { status: 'CONFIRMED', rescheduled_from_id: row['id'] };
    expect(at(moved, 'rescheduleAppointment')).toMatchObject(later);
    expect(at(await query(call('updateAppointment', ', input: {}')), 'updateAppointment.status')).toBe('RESCHEDULED');
    expect(appointments.at(-1)).toMatchObject({ minutes: 45, state: 'confirmed', clientKey: 2 });
    const id = `id: "${String(at(moved, 'rescheduleAppointment.id'))}"`;
    await query(`mutation { cancelAppointment(${id}, input: { reason: "Moved away" }) { id } }`);
    expect(appointments.at(-1)).toMatchObject({ state: 'cancelled', cancelReason: 'Moved away' });
    const input = 'firstName: "Jo", lastName: "Park", dateOfBirth: "2018-02-01", gender: "female"';
    const entered = await query(`mutation { createPatient(input: { ${input} }) { id dateOfBirth } }`);
    expect(at(entered, 'createPatient.dateOfBirth')).toBe('2018-02-01');
    const key = String(at(entered, 'createPatient.id'));
    await query(`mutation { updatePatient(id: "${key}", input: { lastName: "Parker" }) { id }
      deletePatient(id: "${key}") { isActive } }`);
    expect(clients.at(-1)).toMatchObject({ familyName: 'Parker', isActive: false, isDeleted: false });
  });

  it('refuses, spoils lists, and shows its schema within depth 8', async () => {
    const { server, query } = await visit();
    const types = await readPiecewise(query);
    expect(column(rowsAt(types.get('Query'), 'fields'), 'name')).toContain('appointments');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
    const closed = await visit({ refuseWrites: 'read only', cap: 3, poison: [{ kind: 'client', key: 5 }] });
    const { body } = await closed.post(`mutation { deletePatient(id: "${backOtIds.of('client', 2)}") { id } }`);
    expect([body.errors?.[0]?.message, closed.server.practice.clients[1]?.isActive]).toEqual(['read only', true]);
    expect(rowsAt(await closed.query('{ patients { id } }'), 'patients')).toHaveLength(3);
    const page = '{ patients(filter: { pagination: [{ offset: 3 }] }) { id } }';
    expect((await closed.post(page)).status).toBe(500);
  });
});
