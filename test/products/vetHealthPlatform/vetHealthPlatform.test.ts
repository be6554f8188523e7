import { describe, expect, it } from 'vitest';
import { utcText, wallDay } from '../../dialects/clock.ts';
import type { RunQuery } from '../../dialects/dialectRequests.ts';
import { expectedSample, sampleDifferences } from '../../dialects/expectedSample.ts';
import { createOtherPractice } from '../../dialects/otherPractices.ts';
import { practiceDays } from '../../dialects/practice.ts';
import { at, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { vetHealthPlatform } from './vetHealthPlatform.ts';

const visit = productVisits(vetHealthPlatform);
const { view } = vetHealthPlatform;
/** The clock of the desk, by which days are told where a service has no zones. */
const deskZone = 'America/New_York';
const visitFields = `id appointment_date reason status is_virtual pet { id name } owner { id name } vet { id name }`;

/** What is there, without what is null. */
function given(fields: Row): Row {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));
}

/** The whole book: appointments below all pets. */
async function bookOf(query: RunQuery): Promise<readonly Row[]> {
  const answer = await query(`{ pets { id appointments { ${visitFields} } } }`);
  return rowsAt(answer, 'pets').flatMap((pet) => {
    const rows = rowsAt(pet, 'appointments');
    expect(rows.every((row) => at(row, 'pet.id') === pet['id'])).toBe(true);
    return rows;
  });
}

function appointmentFrom({ id, appointment_date: start, status, reason, pet, owner, vet }: Row): Row {
  const written = utcText(Date.parse(String(start)));
  return given({ id, start: written, status, reason, patient: pet, client: owner, provider: vet });
}

describe('Vet Health Platform', () => {
  it('serves every value that a careful person expects of a day', async () => {
    const { query, server } = await visit();
    const answer = await query(`{ owners { id name email phone address pets { id } }
      pets { id name species breed date_of_birth gender owner { id } } }`);
    const clients = rowsAt(answer, 'owners').map(({ id, name, email, phone }) => ({
      id,
      name,
      phones: [phone].filter((text) => text !== null),
      emails: [email].filter((text) => text !== ''),
    }));
    const patients = rowsAt(answer, 'pets').map((row) => {
      const { id, name, species, breed } = row;
      return given({ id, name, species, breed, clientId: at(row, 'owner.id') });
    });
    expect(clients.map(({ id }) => id)).toEqual(
      view.clients(server.practice).map(({ key }) => view.ids.of('client', key)),
    );
    expect(patients).toHaveLength(server.practice.patients.filter(({ clientKey }) => clientKey !== null).length);
    const book = await bookOf(query);
    for (const day of practiceDays) {
      const expected = expectedSample(vetHealthPlatform, day);
      const appointments = book
        .filter((row) => wallDay(Date.parse(String(row['appointment_date'])), deskZone) === day)
        .toSorted((a, b) => Date.parse(String(a['appointment_date'])) - Date.parse(String(b['appointment_date'])))
        .map(appointmentFrom);
      const sample = { locations: [], clients: clients.slice(0, 5), patients: patients.slice(0, 5), appointments };
      expect(sampleDifferences(vetHealthPlatform, expected, sample)).toEqual([]);
      expect(sample.clients).toEqual(expected.clients);
      expect(sample.patients).toEqual(expected.patients);
      expect(expected.mayOmit).toEqual([]);
    }
    expect(expectedSample(vetHealthPlatform, '2026-11-17').appointments.length).toBeGreaterThan(20);
    expect(book).toHaveLength(server.practice.appointments.filter(view.shows).length);
    expect(book.some(({ status }) => status === 'cancelled')).toBe(true);
    expect(missingOperations(vetHealthPlatform)).toEqual([]);
    expect(server.received.mutations).toEqual([]);
  });

  it('serves other practices', async () => {
    for (const name of ['oneDoctor', 'newClinic'] as const) {
      const practice = createOtherPractice(name);
      // eslint-disable-next-line no-await-in-loop
      const { query } = await visit({ practice });
      // eslint-disable-next-line no-await-in-loop
      const book = await bookOf(query);
      const { appointments } = expectedSample(vetHealthPlatform, '2026-11-17', { practice });
      const shown = new Map(book.map((row) => [row['id'], appointmentFrom(row)]));
      expect(appointments.length).toBeGreaterThan(0);
      expect(appointments.map(({ id }) => shown.get(id))).toEqual(appointments);
    }
  });

  it('gives single rows by id, and an error with a message where there is none', async () => {
    const { query, post } = await visit();
    const [owner, pet, vet] = [view.ids.of('client', 1), view.ids.of('patient', 1), view.ids.of('provider', 8)];
    const appointment = view.ids.of('appointment', 1);
    const single = await query(`{ ownerById(id: "${owner}") { name email phone pets { name } }
      petById(id: "${pet}") { name owner { id } appointments { id } nutrition_plan { diet_type } }
      vetById(id: "${vet}") { name clinic_name } appointmentById(id: "${appointment}") { ${visitFields} }
      vets { name specialization clinic_name phone } }`);
    expect(single['ownerById']).toMatchObject({ name: "Zoë O'Brien", phone: '+1 207 555 0101' });
    expect(at(single, 'petById.owner.id')).toBe(owner);
    expect(single['vetById']).toMatchObject({ name: 'Oscar Bell' });
    expect(at(single, 'appointmentById.appointment_date')).toMatch(/^2026-11-13T\d\d:\d\d:00\.000Z$/);
    // Who has left is known, but no longer listed.
    expect(rowsAt(single, 'vets')).toHaveLength(7);
    expect(rowsAt(single, 'vets').at(-1)).toMatchObject({ specialization: 'Grooming' });
    for (const [field, message] of [
      [`ownerById(id: "${view.ids.of('client', 41)}") { id }`, 'User not found'],
      ['petById(id: "4711") { id }', 'Pet not found or access denied'],
      [`petById(id: "${owner}") { id }`, 'Pet not found or access denied'],
      ['vetById(id: "4711") { id }', 'Vet not found'],
      ['appointmentById(id: "4711") { id }', 'Appointment not found'],
      ['appointmentsByPet(petId: "4711") { id }', 'Pet not found or access denied'],
    ] as const) {
      // eslint-disable-next-line no-await-in-loop
      const { status, body } = await post(`{ ${field} }`);
      expect([status, Object.values(body.data ?? {})]).toEqual([200, [null]]);
      expect(body.errors?.map((error) => error.message)).toEqual([message]);
    }
  });

  it('lists what is to come of a pet and of an owner, the next first', async () => {
    const { query, server } = await visit();
    const next = server.practice.appointments.find((row) => view.shows(row) && row.start > Date.parse('2026-11-18'));
    const [pet, owner] = [view.ids.of('patient', next?.patientKey ?? 0), view.ids.of('client', next?.clientKey ?? 0)];
    const answer = await query(`{ appointmentsByPet(petId: "${pet}") { id appointment_date pet { id } }
      appointmentsByOwner(ownerId: "${owner}") { id appointment_date owner { id } }
      petById(id: "${pet}") { appointments { appointment_date } } }`);
    for (const list of ['appointmentsByPet', 'appointmentsByOwner', 'petById.appointments']) {
      const dates = rowsAt(answer, list).map((row) => String(row['appointment_date']));
      expect(dates.length).toBeGreaterThan(0);
      expect(dates).toEqual(dates.toSorted());
      if (list !== 'petById.appointments') expect(dates.every((date) => date >= '2026-11-17T15:10:00.000Z')).toBe(true);
    }
    expect(rowsAt(answer, 'appointmentsByPet').map(({ id }) => id)).toContain(
      view.ids.of('appointment', next?.key ?? 0),
    );
    expect(rowsAt(answer, 'appointmentsByOwner').every((row) => at(row, 'owner.id') === owner)).toBe(true);
  });

  it('has health records, medicines, calls, meals, services and an account beside the desk', async () => {
    const { query, post } = await visit();
    const pet = view.ids.of('patient', 12);
    const answer = await query(`{ getHealthRecords(petId: "${pet}") { _id vaccine dateAdministered nextDueDate }
      activityLogsByPet(petId: "${pet}") { activity_type duration_minutes pet { id } }
      nutritionLogsByPet(petId: "${pet}") { log_id food calories } healthInsights(petId: "${pet}") { total_activity_days
        total_calories_consumed nutrition_recommendation } activityRecommendations(petId: "${pet}") { activity }
      pets { medical_history { visit_date prescribed_medications { medication_name is_active } } }
      vets { consultations { id mode consultation_date pet { id } owner { id } } }
      reminders { reminder_id title } emergencyServices { name contact_number } profile { role preferences { darkMode } }
      petCareServices(service_type: "Grooming") { id name } none: petCareServices(service_type: "x") { id }
      all: petCareServices { id } users { email } verifyToken { message } }`);
    expect(answer['getHealthRecords']).toMatchObject([{ vaccine: 'Rabies' }]);
    expect(rowsAt(answer, 'activityLogsByPet')).toHaveLength(2);
    expect(answer['healthInsights']).toMatchObject({ total_activity_days: 2 });
    expect([answer['none'], rowsAt(answer, 'petCareServices').length]).toEqual([[], 1]);
    expect(rowsAt(answer, 'all').length).toBeGreaterThan(3);
    expect(answer['profile']).toMatchObject({ role: 'admin', preferences: { darkMode: false } });
    const records = rowsAt(answer, 'pets').flatMap((row) => rowsAt(row, 'medical_history'));
    expect(records.length).toBeGreaterThan(10);
    expect(records.flatMap((row) => rowsAt(row, 'prescribed_medications')).length).toBeGreaterThan(3);
    const calls = rowsAt(answer, 'vets').flatMap((row) => rowsAt(row, 'consultations'));
    expect(calls.length).toBeGreaterThan(1);
    const [call] = calls;
    const messages = await query(`{ consultationMessages(consultationId: "${String(call?.['id'])}") { status messages }
      consultationsByPet(petId: "${String(at(call, 'pet.id'))}") { id } reminderById(id: "${String(
        rowsAt(answer, 'reminders')[0]?.['reminder_id'],
      )}") { title } consultationsByOwner(ownerId: "${String(at(call, 'owner.id'))}") { id } }`);
    expect(messages['consultationMessages']).toEqual({ status: 'scheduled', messages: [] });
    expect(rowsAt(messages, 'consultationsByPet').map(({ id }) => id)).toContain(call?.['id']);
    const { body } = await post(`{ getHealthRecord(petId: "${pet}", recordId: "x") { _id } }`);
    expect(body.errors?.[0]?.message).toBe('Health record not found');
  });

  it('shows its schema within the depth that is allowed, cuts lists and minds poisoned rows', async () => {
    const { query } = await visit();
    expect((await readPiecewise(query)).size).toBeGreaterThan(35);
    const capped = await visit({ cap: 7 });
    expect(rowsAt(await capped.query('{ owners { id } }'), 'owners')).toHaveLength(7);
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post('{ owners { id } }')).status).toBe(500);
    expect((await poisoned.post('{ vets { id } }')).status).toBe(200);
  });
});
