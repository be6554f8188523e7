import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, fullNameOf, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { type HospitalStore, staffRows } from './store.ts';
import { dateTimeOf, hospitalIds, statusWords } from './values.ts';

// What a patient complained of on the first day; it stays, whatever later appointments are about.
const symptoms = ['Back pain', 'Fever', 'Shortness of breath', '', 'Headache, since Monday', 'Follow-up'];
const genders = ['OTHER', 'FEMALE', 'MALE', null];

/** Rows of the hospital. */
export type HospitalRecords = ReturnType<typeof hospitalRecords>;

/** Makes rows from the records of a practice; whatever goes into an answer is met. */
export function hospitalRecords(stage: Backstage, store: HospitalStore) {
  const { practice, meet } = stage;
  const staff = staffRows(store, stage);
  const patient = (client: ClientRecord): Row => {
    meet('client', client.key);
    return plainPatient(client);
  };
  const plainPatient = (client: ClientRecord): Row => {
    const { key } = client;
    const isOld = key <= 120;
    const born = `${String(1938 + ((key * 7) % 70))}-0${String(1 + (key % 9))}-1${String(key % 9)}`;
    return {
      id: hospitalIds.of('client', key),
      name: fullNameOf(client).trim(),
      email: client.emails[0] ?? null,
      phone: client.phones[0]?.value ?? null,
      gender: isOld ? genders[key % genders.length] : null,
      date_of_birth: isOld && key % 8 !== 3 ? `${born} 00:00:00` : null,
      symptom: isOld ? symptoms[key % symptoms.length] : null,
      created_at: dateTimeOf(client.createdAt),
      updated_at: dateTimeOf(client.updatedAt),
      ...store.patients.get(key),
    };
  };
  const plainAppointment = (row: AppointmentRecord): Row => ({
    id: hospitalIds.of('appointment', row.key),
    patient: () => {
      const client = rowOf(practice.clients, row.clientKey);
      return client && !client.isDeleted ? patient(client) : null;
    },
    doctor: () => staff.doctorOf(row.providerKey),
    appointment_date: dateTimeOf(row.start),
    duration_minutes: row.minutes,
    status: statusWords[row.state],
    notes: row.reason,
    created_at: dateTimeOf(row.createdAt),
    updated_at: dateTimeOf(row.updatedAt),
  });
  const appointment = (row: AppointmentRecord): Row => {
    meet('appointment', row.key);
    return plainAppointment(row);
  };
  return { ...staff, patient, plainPatient, appointment };
}
