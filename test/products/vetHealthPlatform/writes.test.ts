import { describe, expect, it } from 'vitest';
import { at, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { type ProductVisit, productVisits } from '../queryProduct.ts';
import { vetHealthPlatform } from './vetHealthPlatform.ts';

const visit = productVisits(vetHealthPlatform);
const { ids } = vetHealthPlatform.view;
const visitFields = 'id appointment_date reason status is_virtual pet { id } owner { id } vet { id }';
const book = `mutation($petId: ID!, $ownerId: ID!, $vetId: ID, $date: String!, $reason: String) {
  createAppointment(petId: $petId, ownerId: $ownerId, vetId: $vetId, appointment_date: $date, reason: $reason
    is_virtual: true) { ${visitFields} } }`;
const booking = {
  petId: ids.of('patient', 1),
  ownerId: ids.of('client', 1),
  vetId: ids.of('provider', 3),
  date: '2026-11-19T17:15:00Z',
  reason: 'Second vaccine',
};
const mistake = async ({ post }: ProductVisit, text: string, variables?: object): Promise<string | undefined> =>
  (await post(text, variables)).body.errors?.[0]?.message;

describe('Writing to the Vet Health Platform', () => {
  it('books, changes and takes off appointments', async () => {
    const desk = await visit();
    const { query, server } = desk;
    const { practice } = server;
    const made = await query(book, booking);
    expect(made['createAppointment']).toMatchObject({
      appointment_date: '2026-11-19T17:15:00.000Z',
      reason: 'Second vaccine',
      status: 'scheduled',
      is_virtual: true,
      owner: { id: booking.ownerId },
      vet: { id: booking.vetId },
    });
    expect(practice.appointments.at(-1)).toMatchObject({
      start: Date.parse(booking.date),
      minutes: 30,
      placeKey: 2,
      patientKey: 1,
      clientKey: 1,
      providerKey: 3,
    });
    const id = String(at(made, 'createAppointment.id'));
    const update = (rest: string): string =>
      `mutation { updateAppointment(id: "${id}", ${rest}) { message appointment { ${visitFields} } } }`;
    const moved = await query(update('appointment_date: "2026-11-20 09:30", status: "Confirmed", vetId: null'));
    expect(moved['updateAppointment']).toMatchObject({
      message: 'Appointment updated successfully',
      appointment: {
        appointment_date: '2026-11-20T09:30:00.000Z',
        status: 'confirmed',
        reason: 'Second vaccine',
        vet: { id: booking.vetId },
        is_virtual: true,
      },
    });
    const said = await query(update('status: "brings cake", is_virtual: false'));
    expect(at(said, 'updateAppointment.appointment')).toMatchObject({ status: 'brings cake', is_virtual: false });
    expect(practice.appointments.at(-1)?.state).toBe('confirmed');
    const off = await query(update('status: "cancelled"'));
    expect(at(off, 'updateAppointment.appointment.status')).toBe('cancelled');
    expect(practice.appointments.at(-1)).toMatchObject({ state: 'cancelled', isDeleted: false });
    const cancel = `mutation { cancelAppointment(id: "${id}") { message } }`;
    expect(await query(cancel)).toEqual({ cancelAppointment: { message: 'Appointment canceled successfully' } });
    expect(practice.appointments.at(-1)).toMatchObject({ state: 'cancelled', isDeleted: true });
    expect(await mistake(desk, cancel)).toBe('Appointment not found');
    const below = await query(`{ petById(id: "${booking.petId}") { appointments { id } } }`);
    expect(rowsAt(below, 'petById.appointments').map((row) => row['id'])).not.toContain(id);
    const anyone = await query(book, { ...booking, vetId: null, ownerId: ids.of('client', 2) });
    expect(anyone['createAppointment']).toMatchObject({ vet: null, owner: { id: ids.of('client', 2) } });
    expect(practice.appointments.at(-1)?.placeKey).toBe(2);
  });

  it('registers owners and pets', async () => {
    const desk = await visit();
    const { query, server } = desk;
    const register = (name: string, email: string): string => `mutation { createOwner(name: "${name}", email: "${email}"
      phone: "207 555 0199", address: "4 Elm Row, Saco") { id name email phone address pets { id } } }`;
    const made = await query(register(' Jo  Ann Park', 'Jo@Example.test'));
    expect(made['createOwner']).toMatchObject({
      name: 'Jo Ann Park',
      email: 'jo@example.test',
      phone: '207 555 0199',
      address: '4 Elm Row, Saco',
      pets: [],
    });
    expect(server.practice.clients.at(-1)).toMatchObject({ givenName: 'Jo Ann', familyName: 'Park', city: 'Saco' });
    expect(await mistake(desk, register('Joe Park', 'jo@example.test'))).toBe('User already exists');
    expect(await mistake(desk, register('Joe Park', ' '))).toBe('Validation error');
    const owner = String(at(made, 'createOwner.id'));
    const pet = await query(`mutation { createPet(name: "Kit", species: "Cat", breed: "Maine Coon", gender: "Female"
      date_of_birth: "2025-04-30T00:00:00.000Z", ownerId: "${owner}") { id name species breed date_of_birth gender owner { id } } }`);
    expect(pet['createPet']).toMatchObject({
      name: 'Kit',
      species: 'Cat',
      date_of_birth: '2025-04-30',
      gender: 'Female',
      owner: { id: owner },
    });
    expect(server.practice.patients.at(-1)).toMatchObject({ sex: 'FEMALE', birthDate: '2025-04-30' });
    const renamed =
      await query(`mutation { updatePet(id: "${String(at(pet, 'createPet.id'))}", name: "Kitty", breed: "") {
      message pet { name breed } } }`);
    expect(renamed['updatePet']).toEqual({
      message: 'Pet updated successfully',
      pet: { name: 'Kitty', breed: 'Maine Coon' },
    });
    expect(rowsAt(await query(`{ ownerById(id: "${owner}") { pets { name } } }`), 'ownerById.pets')).toEqual([
      { name: 'Kitty' },
    ]);
  });

  it('keeps health records, medicines, reminders, calls and the rest', async () => {
    const desk = await visit();
    const { query } = desk;
    const { petId } = booking;
    const made = await query(`mutation {
      addHealthRecord(petId: "${petId}", input: { vaccine: "Rabies", dateAdministered: "2026-11-17" }) { message
        healthRecord { _id vaccine dateAdministered nextDueDate } }
      createMedicalRecord(petId: "${petId}", visit_date: "2026-11-17", diagnosis: "Healthy") { visit_date pet { id } }
      createMedicationSchedule(petId: "${petId}", medication_name: "Carprofen", dosage: "1 tablet", frequency: "Daily"
        start_date: "2026-11-17") { id is_active end_date }
      createReminder(title: "Teeth", frequency: "weekly", start_date: "2026-12-01") { reminder { reminder_id status } }
      scheduleConsultation(petId: "${petId}", vetId: "${booking.vetId}", date: "2026-12-01T15:00:00Z") { id mode }
      addActivityLog(petId: "${petId}", date: "2026-11-17", activity_type: "Walk", duration_minutes: 20) { activity_type }
      addNutritionLog(petId: "${petId}", food: "Rice", calories: 120) { food calories }
      triggerEmergencyAlert(alert_type: "Choking", location: "Desk", description: "Bone") { created_at }
      recommendService(name: "Paws", service_type: "Grooming", location: "1 A Street", contact_number: "1") { name }
      updatePreferences(preferences: { darkMode: true }) { preferences { darkMode preferredLanguage } } }`);
    const record = at(made, 'addHealthRecord.healthRecord') as Row;
    expect(record).toMatchObject({ dateAdministered: '2026-11-17T00:00:00.000Z', nextDueDate: null });
    expect(made).toMatchObject({
      createMedicationSchedule: { is_active: true, end_date: null },
      createReminder: { reminder: { status: 'active' } },
      scheduleConsultation: { mode: 'video' },
      updatePreferences: { preferences: { darkMode: true, preferredLanguage: 'en' } },
    });
    const which = `petId: "${petId}", recordId: "${String(record['_id'])}"`;
    const [medicine, call] = [at(made, 'createMedicationSchedule.id'), at(made, 'scheduleConsultation.id')];
    const later =
      await query(`mutation { updateHealthRecord(${which}, input: { vet: "Dr. A" }) { healthRecord { vaccine vet } }
      updateMedicationSchedule(id: "${String(medicine)}", end_date: "2026-11-01") { medication { is_active dosage } }
      sendConsultationMessage(consultationId: "${String(call)}", message: "Hello") { messages }
      scheduleFollowUp(consultationId: "${String(call)}", date: "2026-12-08T15:00:00Z") { consultation_date }
      cancelConsultation(id: "${String(call)}") { consultation { follow_up_date } } }`);
    expect(later).toEqual({
      updateHealthRecord: { healthRecord: { vaccine: 'Rabies', vet: 'Dr. A' } },
      updateMedicationSchedule: { medication: { is_active: false, dosage: '1 tablet' } },
      sendConsultationMessage: { messages: ['Hello'] },
      scheduleFollowUp: { consultation_date: '2026-12-08T15:00:00.000Z' },
      cancelConsultation: { consultation: { follow_up_date: '2026-12-08T15:00:00.000Z' } },
    });
    const remove = `mutation { deleteHealthRecord(${which}) { message } }`;
    expect(await query(remove)).toEqual({ deleteHealthRecord: { message: 'Health record deleted successfully' } });
    expect(await mistake(desk, remove)).toBe('Health record not found');
    const gone = `mutation { deleteMedicationSchedule(id: "${String(medicine)}") { message } }`;
    await query(gone);
    expect(await mistake(desk, gone)).toBe('Medication not found');
  });

  it('refuses with a message alone', async () => {
    const desk = await visit();
    const before = structuredClone(desk.server.practice);
    expect(await mistake(desk, book, { ...booking, petId: 'x' })).toBe('Pet not found or access denied');
    expect(await mistake(desk, book, { ...booking, ownerId: 'x' })).toBe('User not found');
    expect(await mistake(desk, book, { ...booking, vetId: 'x' })).toBe('Vet not found');
    expect(await mistake(desk, book, { ...booking, date: 'tomorrow' })).toBe('Invalid time value');
    expect(desk.server.practice).toEqual(before);
    const closed = await visit({ refuseWrites: 'Access denied' });
    expect(await mistake(closed, book, booking)).toBe('Access denied');
    expect(await mistake(closed, 'mutation { resetPreferences { message } }')).toBe('Access denied');
    expect(closed.server.practice).toEqual(before);
  });
});
