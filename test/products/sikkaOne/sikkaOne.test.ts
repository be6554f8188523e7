import { describe, expect, it } from 'vitest';
import { instantOfWall } from '../../dialects/clock.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { sikkaOne } from './sikkaOne.ts';
import { officeZone } from './values.ts';

const visit = productVisits(sikkaOne);
const { view } = sikkaOne;
const day = '2026-11-17';

/** A text, or undefined where it is empty. */
function said(row: unknown, path: string): unknown {
  const value = at(row, path);
  return value === '' || value === null ? undefined : value;
}

function reference(id: unknown, name: unknown): object | undefined {
  return id === undefined ? undefined : { id, name };
}

function nameOf(row: unknown, given: string, family: string): string {
  return [said(row, given), said(row, family)]
    .filter((part) => part !== undefined)
    .map(String)
    .join(' ');
}

/** Without what is undefined. */
function plain(row: object): unknown {
  return JSON.parse(JSON.stringify(row));
}

const contact = `guarantor_id firstname lastname homephone workphone cell email status practice { practice_id practice_name }`;
const visitFields = `appointment_sr_no date time length status description patient_id patient_name guarantor_id
  guarantor_name provider_id provider_name practice { practice_id practice_name }`;
const book = `mutation($input: AppointmentCreateInput!) { create_appointment(input: $input) {
  writeback { id is_completed has_error result } appointment { ${visitFields} operatory note type } } }`;

describe('Sikka', () => {
  it('serves all that is expected of it', async () => {
    const { query } = await visit();
    const answer = await query(`{
      practices { items { practice_id practice_name address_line1 city state zipcode } }
      guarantors(limit: 5) { items { ${contact} } }
      patients(limit: 5) { items { patient_id firstname lastname species breed guarantor_id } }
      appointments(startdate: "${day}", enddate: "${day}", limit: 200) { items { ${visitFields} } } }`);
    const locations = rowsAt(answer, 'practices.items').map((row) => ({
      id: row['practice_id'],
      name: row['practice_name'],
      address: ['address_line1', 'city', 'state', 'zipcode'].map((field) => String(row[field])).join(', '),
    }));
    const clients = rowsAt(answer, 'guarantors.items').map((row) => ({
      id: row['guarantor_id'],
      name: nameOf(row, 'firstname', 'lastname'),
      givenName: said(row, 'firstname'),
      familyName: row['lastname'],
      phones: ['cell', 'homephone', 'workphone'].map((column) => said(row, column)).filter((phone) => phone),
      emails: [said(row, 'email')].filter((email) => email),
      active: row['status'] === 'Active',
      location: { id: at(row, 'practice.practice_id'), name: at(row, 'practice.practice_name') },
    }));
    const patients = rowsAt(answer, 'patients.items').map((row) => ({
      id: row['patient_id'],
      name: nameOf(row, 'firstname', 'lastname'),
      species: row['species'],
      breed: said(row, 'breed'),
      clientId: said(row, 'guarantor_id'),
    }));
    const appointments = rowsAt(answer, 'appointments.items').map((row) => {
      const start = instantOfWall(`${String(row['date']).slice(0, 10)}T${String(row['time'])}:00`, officeZone);
      const end = start + Number(row['length']) * 60_000;
      return {
        id: row['appointment_sr_no'],
        start: new Date(start).toISOString().replace('.000Z', 'Z'),
        end: new Date(end).toISOString().replace('.000Z', 'Z'),
        status: row['status'],
        reason: said(row, 'description'),
        patient: reference(said(row, 'patient_id'), row['patient_name']),
        client: reference(said(row, 'guarantor_id'), row['guarantor_name']),
        provider: reference(said(row, 'provider_id'), row['provider_name']),
        location: { id: at(row, 'practice.practice_id'), name: at(row, 'practice.practice_name') },
      };
    });
    const expected = expectedSample(sikkaOne, day);
    const byStart = (one: { start: string; id: unknown }, other: { start: string; id: unknown }): number =>
      Date.parse(one.start) - Date.parse(other.start) || Number(one.id) - Number(other.id);
    expect(plain({ locations, clients, patients, appointments: appointments.toSorted(byStart) })).toEqual({
      locations: expected.locations,
      clients: expected.clients,
      patients: expected.patients,
      appointments: expected.appointments,
    });
    expect(appointments.length).toBeGreaterThan(20);
    expect(missingOperations(sikkaOne)).toEqual([]);
  });

  it('pages, sorts and searches guarantors, inactive ones among them', async () => {
    const { query, post, server } = await visit();
    const ids = view.clients(server.practice).map(({ key }) => view.ids.of('client', key));
    const lists = await query(`{
      first: guarantors { offset limit total_count pagination { previous next last } items { guarantor_id } }
      next: guarantors(offset: 100, limit: 5000) { limit items { guarantor_id } pagination { next } }
      backwards: guarantors(limit: 2, sort_by: "lastname", sort_order: desc) { items { lastname } }
      named: guarantors(search: "o'brien") { items { guarantor_id lastname } }
      last: guarantors(lastname: "NGUYỄN") { items { status } }
      phone: guarantors(phone: "2075550103") { items { guarantor_id patients { firstname species } } }
      away: guarantors(status: "inactive", limit: 200) { items { status } }
      rescue: guarantor(guarantor_id: "503") { firstname lastname cell homephone } none: guarantor(guarantor_id: "99999") { status } }`);
    expect(lists['first']).toMatchObject({ offset: 0, limit: 50, total_count: ids.length });
    expect(at(lists, 'first.pagination')).toEqual({
      previous: '',
      next: '/v4/guarantors?offset=50&limit=50',
      last: '/v4/guarantors?offset=100&limit=50',
    });
    expect(rowsAt(lists, 'first.items').map((row) => row['guarantor_id'])).toEqual(ids.slice(0, 50));
    expect(rowsAt(lists, 'next.items').map((row) => row['guarantor_id'])).toEqual(ids.slice(100));
    expect(lists['next']).toMatchObject({ limit: 200, pagination: { next: '' } });
    expect(rowsAt(lists, 'backwards.items').map((row) => row['lastname'])).toEqual(['Ünal', 'Ünal']);
    expect(rowsAt(lists, 'named.items')).toHaveLength(2);
    expect(rowsAt(lists, 'last.items')).toEqual([{ status: 'Inactive' }]);
    expect(rowsAt(lists, 'phone.items')).toHaveLength(1);
    expect(rowsAt(lists, 'phone.items.0.patients').length).toBeGreaterThan(1);
    expect(rowsAt(lists, 'away.items').every((row) => row['status'] === 'Inactive')).toBe(true);
    expect(lists).toMatchObject({ rescue: { firstname: '', lastname: 'Riverside Cat Rescue', cell: '' }, none: null });
    const bad = await post('{ guarantors(sort_by: "mood") { total_count } }');
    expect(bad.body.errors?.[0]?.message).toMatch(/^Invalid sort_by mood/);
    expect(bad.body.errors?.[0]?.extensions?.code).toBe('BAD_REQUEST');
  });

  it('has appointments by days, both of which belong to the range, and by what they have', async () => {
    const { query, post, server } = await visit();
    const lists = await query(`{
      all: appointments(limit: 200) { total_count }
      week: appointments(startdate: "2026-11-16", enddate: "2026-11-17", limit: 200) { items { date practice_id } }
      made: appointments(startdate: "2026-11-11", enddate: "2026-11-11", date_filter_on: appointment_made_date) { items { appointment_made_date } }
      off: appointments(status: "cancelled", practice_id: "2", limit: 200) { items { status practice_id cancellation_note } }
      column: appointments(operatory: "OP12", startdate: "${day}", enddate: "${day}") { items { provider_name operatory } }
      nobody: appointments(guarantor_id: "505", startdate: "${day}", enddate: "${day}") { items { description patient_id patient_name patient { status } guarantor_name } }
      one: appointment(appointment_sr_no: "70001") { status amount guarantor { patients { firstname } } patient { last_visit } } }`);
    expect(at(lists, 'all.total_count')).toBe(server.practice.appointments.filter((row) => view.shows(row)).length);
    const days = new Set(rowsAt(lists, 'week.items').map((row) => row['date']));
    expect(days).toEqual(new Set(['2026-11-16T00:00:00', '2026-11-17T00:00:00']));
    const made = rowsAt(lists, 'made.items');
    expect(made.length).toBeGreaterThan(0);
    expect(made.every((row) => row['appointment_made_date'] === '2026-11-11T00:00:00')).toBe(true);
    const off = rowsAt(lists, 'off.items');
    expect(off.length).toBeGreaterThan(2);
    expect(off[0]).toEqual({ status: 'Cancelled', practice_id: '2', cancellation_note: 'Client called' });
    expect(new Set(rowsAt(lists, 'column.items').map((row) => row['provider_name']))).toEqual(
      new Set(['Björn Håkansson']),
    );
    expect(rowsAt(lists, 'nobody.items')).toContainEqual({
      description: 'Picks up medication',
      patient_id: '',
      patient_name: '',
      patient: null,
      guarantor_name: "Ana D'Angelo",
    });
    expect(at(lists, 'one.amount')).toMatch(/^\d+\.\d{4}$/);
    const bad = await post('{ appointments(startdate: "17.11.2026") { total_count } }');
    expect(bad.body.errors?.[0]?.message).toBe('Invalid date 17.11.2026. Format should be yyyy-mm-dd');
  });

  it('books, moves and cancels, and says in the writeback what was not taken', async () => {
    const { query, server } = await visit();
    const input = { practice_id: '2', patient_id: '15901', provider_id: 'DR13', date: '2026-11-19', time: '15:30' };
    const made = await query(book, { input: { ...input, type: 'T3', description: 'Limps', note: 'Nervous' } });
    expect(made['create_appointment']).toMatchObject({
      writeback: { is_completed: true, has_error: false, result: 'Appointment created successfully' },
      appointment: { date: '2026-11-19T00:00:00', time: '15:30', length: '40', operatory: 'OP21', note: 'Nervous' },
    });
    expect(server.practice.appointments.at(-1)).toMatchObject({
      start: Date.parse('2026-11-19T20:30:00Z'),
      placeKey: 2,
      clientKey: 1,
      reason: 'Limps',
      state: 'planned',
    });
    const id = at(made, 'create_appointment.appointment.appointment_sr_no');
    const change = `mutation($id: ID!, $input: AppointmentUpdateInput!) { update_appointment(appointment_sr_no: $id, input: $input) {
      writeback { has_error result } appointment { date time length status operatory provider_id } } }`;
    const moved = await query(change, {
      id,
      input: { time: '9:15', length: '25', status: 'confirmed', provider_id: 'DR14' },
    });
    expect(at(moved, 'update_appointment.appointment')).toEqual({
      date: '2026-11-19T00:00:00',
      time: '09:15',
      length: '25',
      status: 'Confirmed',
      operatory: 'OP22',
      provider_id: 'DR14',
    });
    const cancel = `mutation($id: ID!) { cancel_appointment(appointment_sr_no: $id, cancellation_note: "Called") {
      writeback { id has_error result } appointment { status cancellation_note } } }`;
    const off = await query(cancel, { id });
    expect(at(off, 'cancel_appointment.appointment')).toEqual({ status: 'Cancelled', cancellation_note: 'Called' });
    const again = await query(cancel, { id });
    expect(again['cancel_appointment']).toMatchObject({
      writeback: { has_error: true, result: 'Appointment is already cancelled' },
      appointment: null,
    });
    const kept = await query(`query($id: ID!) { writeback_status(id: $id) { has_error } }`, {
      id: at(again, 'cancel_appointment.writeback.id'),
    });
    expect(kept).toEqual({ writeback_status: { has_error: true } });
    const results: unknown[] = [];
    for (const wrong of [{ type: 'T9' }, { operatory: 'OP11' }, { patient_id: '1' }, { time: 'noon' }]) {
      // One after the other, as a person would.
      // eslint-disable-next-line no-await-in-loop
      const answer = await query(book, { input: { ...input, type: 'T1', ...wrong } });
      results.push(at(answer, 'create_appointment.writeback.result'));
    }
    expect(results).toEqual([
      'Invalid type: T9',
      'Invalid operatory: OP11',
      'Invalid patient_id: 1',
      'Invalid date or time. Format should be yyyy-mm-dd and hh:mm',
    ]);
  });

  it('enters and changes guarantors and patients', async () => {
    const { query, server } = await visit();
    const made = await query(`mutation { create_guarantor(input: { practice_id: "3", firstname: "Jo", lastname: "Park"
      cell: "207 555 0199", email: "jo@example.test", city: "Saco" }) { writeback { has_error } guarantor { ${contact} city } } }`);
    const id = String(at(made, 'create_guarantor.guarantor.guarantor_id'));
    expect(at(made, 'create_guarantor.guarantor')).toMatchObject({ cell: '207 555 0199', homephone: '', city: 'Saco' });
    expect(server.practice.clients.at(-1)).toMatchObject({ familyName: 'Park', placeKey: 3 });
    const more = await query(`mutation {
      update_guarantor(guarantor_id: "${id}", input: { homephone: "207 555 0100", cell: "", status: "Inactive" }) { guarantor { cell homephone status email } }
      create_patient(input: { practice_id: "3", guarantor_id: "${id}", firstname: "Pip", species: "Feline", gender: "Male" }) {
        patient { firstname lastname breed gender guarantor_last_name practice_id status } }
      wrong: create_patient(input: { practice_id: "3", guarantor_id: "1", firstname: "Pip" }) { writeback { has_error result } patient { firstname } } }`);
    expect(more).toMatchObject({
      update_guarantor: {
        guarantor: { cell: '', homephone: '207 555 0100', status: 'Inactive', email: 'jo@example.test' },
      },
      create_patient: {
        patient: { firstname: 'Pip', lastname: '', breed: '', gender: 'Male', guarantor_last_name: 'Park' },
      },
      wrong: { writeback: { has_error: true, result: 'Invalid guarantor_id' }, patient: null },
    });
    const pet = view.ids.of('patient', server.practice.patients.at(-1)?.key ?? 0);
    const last =
      await query(`mutation { update_patient(patient_id: "${pet}", input: { breed: "Manx", status: "Deceased" }) {
      patient { breed status } } }`);
    expect(at(last, 'update_patient.patient')).toEqual({ breed: 'Manx', status: 'Deceased' });
  });

  it('has money, settings and recalls, refuses in words, and shows its schema within the depth that is allowed', async () => {
    const { query } = await visit();
    const answer = await query(`{
      transactions(limit: 200) { total_count items { transaction_type amount guarantor { lastname } } }
      payments: transactions(transaction_type: "Payment") { items { amount payment_type } }
      accounts_receivables { items { guarantor_id amount_between_0_30 } }
      practice_variables(service_name: "Appointment Status", practice_id: "1") { items { value } }
      appointment_types { items { code description length practice_id } }
      payment_types(practice_id: "2") { total_count } procedure_codes { total_count } fee_schedules { total_count }
      recalls(limit: 3) { items { due_date patient { firstname } } } operatories(practice_id: "1") { items { operatory description } }
      providers(practice_id: "3", status: "Active") { items { provider_id speciality suffix practice_id } } }`);
    expect(rowsAt(answer, 'payments.items').every((row) => String(row['amount']).startsWith('-'))).toBe(true);
    expect(rowsAt(answer, 'accounts_receivables.items').length).toBeGreaterThan(3);
    expect(rowsAt(answer, 'practice_variables.items').map((row) => row['value'])).toContain('In Exam Room');
    expect(rowsAt(answer, 'appointment_types.items')[1]).toEqual({
      code: 'T2',
      description: 'Vaccination',
      length: '20',
      practice_id: '1',
    });
    expect(rowsAt(answer, 'providers.items').map((row: Row) => row['provider_id'])).toEqual(['DR12', 'DR17']);
    const locked = await visit({ refuseWrites: 'This account is read-only' });
    const refused = await locked.query(
      'mutation { cancel_appointment(appointment_sr_no: "70001") { writeback { result has_error } } }',
    );
    expect(at(refused, 'cancel_appointment.writeback')).toEqual({
      result: 'This account is read-only',
      has_error: true,
    });
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('AppointmentPage'), 'fields')).toHaveLength(6);
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post('{ guarantors { items { status } } }')).status).toBe(500);
  });
});
