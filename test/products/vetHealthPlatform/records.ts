import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  byStart,
  type ClientRecord,
  fullNameOf,
  type PatientRecord,
  type ProviderRecord,
  rowOf,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import type { ConsultationRow, MedicalRow, MedicationRow, VetHealthMemory } from './memory.ts';
import { isAppointment, isoText, petsOf, vetHealthIds as ids, vetHealthStatuses } from './words.ts';

/** How rows of the practice and of the memory look there. */
export type VetHealthRecords = ReturnType<typeof vetHealthRecords>;

/** Appointments of one pet. */
type BookOf = (patientKey: number) => readonly AppointmentRecord[];

const specializations: Readonly<Record<ProviderRecord['role'], string>> = {
  veterinarian: 'General practice',
  technician: 'Veterinary technician',
  groomer: 'Grooming',
};
const diets = ['Standard', 'Weight control', 'Senior'];

/** Makes rows; what leads to other rows is a function, since pets, owners and appointments lead to each other. */
export function vetHealthRecords({ practice, meet, now }: Backstage, memory: VetHealthMemory) {
  const bookOf: BookOf = (patientKey) =>
    practice.appointments.filter((row) => row.patientKey === patientKey && isAppointment(row)).toSorted(byStart);

  /** All appointments sorted once, for lists of many pets. */
  const wholeBook = (): BookOf => {
    const rows = new Map<number | null, AppointmentRecord[]>();
    for (const row of practice.appointments.filter(isAppointment).toSorted(byStart)) {
      const own = rows.get(row.patientKey) ?? [];
      rows.set(row.patientKey, own);
      own.push(row);
    }
    return (patientKey) => rows.get(patientKey) ?? [];
  };

  const petAt = (key: number | null): Row | null => {
    const row = rowOf(practice.patients, key);
    return row && pet(row);
  };
  const ownerAt = (key: number | null): Row | null => {
    const row = rowOf(practice.clients, key);
    return row && owner(row);
  };
  const vetAt = (key: number | null): Row | null => {
    const row = rowOf(practice.providers, key);
    return row && vet(row);
  };

  const pet = (row: PatientRecord, book: BookOf = bookOf): Row => {
    meet('patient', row.key);
    const isOwn = ({ patientKey }: { readonly patientKey: number }): boolean => patientKey === row.key;
    return {
      id: ids.of('patient', row.key),
      name: row.name,
      species: row.species,
      breed: row.breed,
      date_of_birth: row.birthDate,
      gender: memory.genders.get(row.key) ?? row.sex.toLowerCase(),
      owner: () => ownerAt(row.clientKey),
      medical_history: () => memory.medical.filter(isOwn).map((each) => medicalRecord(each)),
      appointments: () => book(row.key).map((each) => appointment(each)),
      activity_logs: () => activityLogs(row.key),
      nutrition_plan: () => (row.key % 5 === 0 ? nutritionPlan(row) : null),
    };
  };

  const owner = (row: ClientRecord): Row => {
    meet('client', row.key);
    return {
      id: ids.of('client', row.key),
      name: fullNameOf(row),
      // The field must not be null.
      email: row.emails[0] ?? '',
      phone: row.phones[0]?.value ?? null,
      address: [row.street, row.city].filter((part) => part !== '').join(', ') || null,
      pets: () =>
        petsOf(practice)
          .filter(({ clientKey }) => clientKey === row.key)
          .map((each) => pet(each)),
    };
  };

  const vet = (row: ProviderRecord): Row => {
    meet('provider', row.key);
    const place = rowOf(practice.places, row.placeKeys[0] ?? null);
    return {
      id: ids.of('provider', row.key),
      name: fullNameOf(row),
      email: row.email,
      specialization: specializations[row.role],
      clinic_name: place?.name ?? null,
      phone: place?.phone ?? null,
      consultations: () => consultationsOf(({ providerKey }) => providerKey === row.key),
    };
  };

  const appointment = (row: AppointmentRecord): Row => {
    meet('appointment', row.key);
    const extra = memory.extras.get(row.key);
    return {
      id: ids.of('appointment', row.key),
      pet: () => petAt(row.patientKey),
      owner: () => ownerAt(row.clientKey),
      vet: () => vetAt(row.providerKey),
      appointment_date: isoText(row.start),
      reason: row.reason,
      status: extra?.status ?? vetHealthStatuses[row.state],
      is_virtual: extra?.isVirtual ?? false,
    };
  };

  const medicalRecord = (row: MedicalRow): Row => ({
    id: row.id,
    pet: () => petAt(row.patientKey),
    visit_date: row.visitDate,
    diagnosis: row.diagnosis,
    notes: row.notes,
    prescribed_medications: () =>
      memory.medications.filter(({ recordId }) => recordId === row.id).map((each) => medication(each)),
  });

  const medication = (row: MedicationRow): Row => ({
    id: row.id,
    pet: () => petAt(row.patientKey),
    medication_name: row.name,
    dosage: row.dosage,
    frequency: row.frequency,
    start_date: row.start,
    end_date: row.end,
    is_active: row.end === null || Date.parse(row.end) > now(),
  });

  const consultation = (row: ConsultationRow): Row => ({
    id: row.id,
    pet: () => petAt(row.patientKey),
    owner: () => ownerAt(row.clientKey),
    vet: () => vetAt(row.providerKey),
    consultation_date: isoText(row.at),
    mode: row.mode,
    notes: row.notes,
    follow_up_date: row.followUp,
  });
  const consultationsOf = (fits: (row: ConsultationRow) => boolean): readonly Row[] =>
    memory.consultations.filter(fits).map((row) => consultation(row));

  const activityLogs = (patientKey: number): readonly Row[] =>
    memory.activities
      .filter((row) => row.patientKey === patientKey)
      .map(({ id, date, type, minutes, notes }) => ({
        id,
        pet: () => petAt(patientKey),
        date,
        activity_type: type,
        duration_minutes: minutes,
        notes,
      }));

  const nutritionPlan = (row: PatientRecord): Row => ({
    id: `plan_${ids.of('patient', row.key)}`,
    pet: () => pet(row),
    diet_type: diets[row.key % diets.length],
    daily_calories: 250 + (row.key % 7) * 50,
    feeding_schedule: 'Morning and evening',
    notes: null,
  });

  return {
    pet,
    owner,
    vet,
    appointment,
    medicalRecord,
    medication,
    consultation,
    consultationsOf,
    activityLogs,
    wholeBook,
    bookOf,
  };
}
