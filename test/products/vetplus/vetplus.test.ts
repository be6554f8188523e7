import { describe, expect, it } from 'vitest';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { type Row, at, named, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { vetplusIds } from './records.ts';
import { vetplus } from './vetplus.ts';

const { view } = vetplus;
const visit = productVisits(vetplus);
const column = (rows: readonly Row[], path: string): unknown[] => rows.map((row) => at(row, path));
const range = '{ start_at: "2026-11-17T05:00:00.000Z", end_at: "2026-11-18T04:59:59.999Z" }';
const clinic = vetplusIds.of('place', 1);
const schedule = (pet: number): string => `mutation { scheduleAppoinment(scheduleAppointmentInput: {
  id_clinicOwner: "${vetplusIds.of('organization', 1)}", id_pet: "${vetplusIds.of('patient', pet)}", id_clinic: "${clinic}",
  services: ["Vaccination", "Baño"], start_at: "2026-11-20T21:00:00.000Z", end_at: "2026-11-20T21:25:00.000Z" }) { result } }`;

describe('VetPlus', () => {
  it('gives all clients as links of the clinic, with their pets and the last visit', async () => {
    const { server, query } = await visit();
    const clients = view.clients(server.practice).map((row) => clientThrough(view, server.practice, row));
    const answer = await query(`{ getAllClients { id_user status User { id names surnames email telephone_number status
        Pet { id id_owner Breed { name } } AppointmentOwner { start_at } } } findAll { id role } getMyPets { id } }`);
    const rows = rowsAt(answer, 'getAllClients');
    expect(rows.map((row) => [row['id_user'], named(row, 'User.names', 'User.surnames')])).toEqual(
      clients.map(({ id, name }) => [id, name]),
    );
    expect(column(rows, 'User.email')).toEqual(clients.map(({ emails }) => emails?.[0]));
    expect(column(rows, 'User.telephone_number')).toEqual(clients.map(({ phones }) => phones?.[0] ?? null));
    for (const [index, { id, lastVisit }] of clients.entries()) {
      expect(new Set(column(rowsAt(rows[index], 'User.Pet'), 'id_owner'))).toEqual(new Set([id]));
      expect(rowsAt(rows[index], 'User.AppointmentOwner')).toHaveLength(lastVisit === undefined ? 0 : 1);
    }
    expect(new Set(column(rowsAt(answer, 'findAll'), 'role')).size).toBe(3);
    expect(answer['getMyPets']).toEqual([]);
    expect(missingOperations(vetplus)).toEqual([]);
  });

  it('has pets with numbers of their breeds, clinics, employees and a user by the id', async () => {
    const { query } = await visit();
    const { patients, locations } = expectedSample(vetplus, '2026-11-17');
    const answer = await query(`{ findAllPet { id name id_owner id_breed dob } getAllBreed { id name }
      getAllClinic { id name address } getMyEmployees { ClinicEmployees { id_employee Employee { names } } }
      getAllEmployee(getAllEmployeeByClinicIdInput: { id: "${vetplusIds.of('place', 3)}" }) { Employee { names } }
      findUserById(id: "${vetplusIds.of('client', 2)}") { names surnames } }`);
    const breeds = new Map(rowsAt(answer, 'getAllBreed').map(({ id, name }) => [id, name]));
    for (const [index, { id, name, breed, clientId }] of patients.entries()) {
      const row = rowsAt(answer, 'findAllPet')[index];
      expect(row).toMatchObject({ id, name, id_owner: clientId });
      expect(breeds.get(row?.['id_breed'])).toBe(breed ?? 'Mestizo');
    }
    expect(column(rowsAt(answer, 'getAllClinic'), 'id')).toEqual(locations.map(({ id }) => id));
    expect(rowsAt(answer, 'getMyEmployees.ClinicEmployees')).toHaveLength(4);
    expect(column(rowsAt(answer, 'getAllEmployee'), 'Employee.names')).toEqual(['Björn', 'Grace']);
    expect(answer['findUserById']).toEqual({ names: 'Søren', surnames: 'Müller' });
  });

  it('has the accepted appointments of a range, and all of them without one', async () => {
    const { server, query } = await visit();
    const parts = `id start_at end_at state appointment_status services Pet { id name } Owner { id names surnames }
      Veterinarian { id names surnames } Clinic { id name }`;
    const answer =
      await query(`{ getAppointmentPerRangeDateTime(filterAppointmentByDateRangeInput: ${range}) { ${parts} }
      all: getAppointmentDetailClinicOwner(filterAppointmentBySSInput: {}) { ${parts} }
      denied: getAppointmentDetailClinicOwner(filterAppointmentBySSInput: { appointment_status: "DENIED" }) { state }
      verified: getAppointmentsVerified(filterAppointmentVerifiedInput: ${range}) { id }
      pet: getAppointmentPerPetClinicOwners(filterAppointmentByIdInput: { id: "${vetplusIds.of('patient', 2)}", state: "FINISHED" }) { id } }`);
    const { appointments, mayOmit } = expectedSample(vetplus, '2026-11-17', { practice: server.practice });
    const [rows, all] = [rowsAt(answer, 'getAppointmentPerRangeDateTime'), rowsAt(answer, 'all')];
    const ids = appointments.map(({ id }) => id);
    expect(new Set(column(rows, 'id'))).toEqual(new Set(ids.filter((id) => !mayOmit.includes(id))));
    expect(new Set(column(rowsAt(answer, 'verified'), 'id'))).toEqual(new Set(ids));
    for (const expected of appointments) {
      const row = all.find(({ id }) => id === expected.id) ?? {};
      const times = ['start_at', 'end_at'].map((name) => Date.parse(String(row[name])));
      expect(times).toEqual([Date.parse(expected.start ?? ''), Date.parse(expected.end ?? '')]);
      expect([row['state'], row['Pet'], row['Clinic']]).toEqual([expected.status, expected.patient, expected.location]);
      expect(named(at(row, 'Owner') as Row, 'names', 'surnames')).toBe(expected.client?.name);
      expect(at(row, 'Veterinarian.id') ?? undefined).toBe(expected.provider?.id);
    }
    expect(new Set(column(rowsAt(answer, 'denied'), 'state'))).toEqual(new Set(['CANCELLED']));
    expect(rowsAt(answer, 'pet').length).toBeGreaterThan(0);
  });

  it('asks for appointments, answers them and writes what was found', async () => {
    const { server, query, post } = await visit();
    const { appointments } = server.practice;
    expect(await query(schedule(2))).toEqual({ scheduleAppoinment: { result: 'COMPLETED' } });
    const start = Date.parse('2026-11-20T21:00:00Z');
    expect(appointments.at(-1)).toMatchObject({ start, minutes: 25, patientKey: 2, typeKey: 2, providerKey: null });
    const id = vetplusIds.of('appointment', appointments.at(-1)?.key ?? 0);
    const hour = '{ start_at: "2026-11-20T21:00:00Z", end_at: "2026-11-20T21:00:00Z" }';
    const find = `{ found: getAppointmentPerRangeDateTime(filterAppointmentByDateRangeInput: ${hour}) { id services } }`;
    const isThere = async (): Promise<boolean> => column(rowsAt(await query(find), 'found'), 'id').includes(id);
    expect(await isThere()).toBe(false);
    const respond = (more: string): string =>
      `mutation { respondToAppointment(updateAppointmentInput: { id: "${id}", id_clinic: "${clinic}", ${more} }) { result } }`;
    const vet = vetplusIds.of('provider', 2);
    await query(respond(`appointment_status: "ACCEPTED", id_veterinarian: "${vet}", end_at: "2026-11-20T21:40:00Z"`));
    expect(await isThere()).toBe(true);
    expect(appointments.at(-1)).toMatchObject({ minutes: 40, providerKey: 2, state: 'planned' });
    await query(respond('appointment_status: "DENIED"'));
    expect(appointments.at(-1)).toMatchObject({ state: 'cancelled' });
    expect((await post(respond('appointment_status: "MAYBE"'))).body.errors?.[0]?.message).toContain('Invalid value');
    expect((await post(respond('').replace(id, clinic))).body.errors?.[0]?.message).toContain('operation failed');
    await query(`mutation { updateAppointmentResumen(updateAppointmentResumenInput: { id: "${id}", id_clinic: "${clinic}",
      id_owner: "", observations: { suffering: ["Otitis"], treatment: "Gotas", feed: "" } }) { result } }`);
    expect(appointments.at(-1)).toMatchObject({ state: 'completed', reason: 'Otitis' });
  });

  it('enters and changes users, and refuses with an answer of its own', async () => {
    const { server, query, post } = await visit();
    const enter = `mutation { createUser(createUserInput: { names: "Jo", surnames: "Park", email: "jo@example.test" }) { result message } }`;
    expect(at(await query(enter), 'createUser.result')).toBe('COMPLETED');
    const { body } = await post(enter);
    expect(body).toMatchObject({ data: null, errors: [{ message: 'EMAIL_EXIST' }], statusCode: 200 });
    const id = vetplusIds.of('client', 121);
    await query(`mutation { updateUserByAdmin(updateUserInput: { id: "${id}", names: "Jo", email: "jo@example.test",
      role: "PET_OWNER", status: false, telephone_number: "207 555 0199" }) { result } }`);
    expect(server.practice.clients.at(-1)).toMatchObject({ isActive: false, phones: [{ value: '207 555 0199' }] });
    const closed = await visit({ refuseWrites: 'TRANSACTION_FAILED' });
    expect((await closed.post(enter)).body.errors).toEqual([{ message: 'TRANSACTION_FAILED' }]);
    expect(closed.server.practice.clients).toHaveLength(120);
  });

  it('cuts and spoils lists, and shows its schema within depth 8', async () => {
    const { server, query } = await visit();
    const types = await readPiecewise(query);
    expect(column(rowsAt(types.get('Query'), 'fields'), 'name')).toContain('getAllClients');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
    const [first] = view.clients(server.practice);
    const other = await visit({ cap: 3, poison: [{ kind: 'client', key: first?.key ?? 0 }] });
    expect((await other.post('{ getAllClients { id_user } }')).status).toBe(500);
    expect(rowsAt(await other.query('{ findAllPet { id } }'), 'findAllPet')).toHaveLength(3);
  });
});
