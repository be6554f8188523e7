import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, fullNameOf, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { seedsOf } from './seeds.ts';
import { caseIds, clockText, isStored, stampText, statusOf, typedText } from './values.ts';

/** The product's tables: rows of the practice as it shows them, and rows that only it has. */
export type CaseStore = ReturnType<typeof createStore>;

const { of } = caseIds;

/** Makes the tables of a practice; what writes say beyond it is kept beside it. */
export function createStore({ practice, meet }: Backstage) {
  const seeds = seedsOf(practice);
  /** Columns of patients and appointments that writes set, by id. */
  const kept = new Map<string, Row>();
  const statusId = (name: string): string =>
    String(seeds.get('AppointmentStatus')?.find((row) => row['name'] === name)?.['id']);

  const patient = (row: ClientRecord): Row => {
    const phone = (label: string): string | null => row.phones.find((each) => each.label === label)?.value ?? null;
    const id = of('client', row.key);
    return {
      ...seeds.get('PatientProfile')?.[row.key - 1],
      primaryAddressLine1: row.street || null,
      primaryAddressCity: row.city || null,
      ...kept.get(id),
      id,
      createdAt: stampText(row.createdAt),
      updatedAt: stampText(row.updatedAt),
      name: kept.get(id)?.['name'] ?? fullNameOf(row),
      firstName: row.givenName,
      lastName: row.familyName,
      primaryPhoneNumber: phone('Work'),
      homePhoneNumber: phone('Home'),
      mobileNumber: phone('Mobile'),
      primaryEmailAddress: row.emails[0] ?? null,
      workEmailAddress: row.emails[1] ?? null,
      notes: row.note,
    };
  };
  const appointment = (row: AppointmentRecord): Row => {
    const id = of('appointment', row.key);
    const visitKind = rowOf(practice.visitTypes, row.typeKey);
    const day = typedText(row.start);
    const hasCome = ['arrived', 'inProgress', 'ready', 'completed'].includes(row.state);
    return {
      name: `${visitKind?.name ?? 'Visit'} ${day.slice(5, 7)}/${day.slice(8, 10)}`,
      start: clockText(row.start),
      end: clockText(row.start + row.minutes * 60_000),
      duration: row.minutes,
      appointmentDateAndTime: day,
      allDay: false,
      checkedIn: hasCome,
      checkedInDateTime: hasCome ? day : null,
      assignedToId: of('organization', 1 + (row.key % 2)),
      medicalRecordStatusId: row.state === 'completed' ? seeds.get('MedicalRecordStatus')?.[row.key % 2]?.['id'] : null,
      legalCaseId:
        seeds.get('LegalCase')?.find((each) => each['patientId'] === of('client', row.clientKey ?? 0))?.['id'] ?? null,
      visitKindId: of('visitType', row.typeKey),
      appointmentStatusId: statusId(statusOf[row.state]),
      ...kept.get(id),
      id,
      createdAt: stampText(row.createdAt),
      updatedAt: stampText(row.updatedAt),
      notes: row.reason,
      locationId: of('place', row.placeKey),
      patientId: row.clientKey === null ? null : of('client', row.clientKey),
      clinicalProviderId: row.providerKey === null ? null : of('provider', row.providerKey),
    };
  };

  /** All rows of a model, by id. */
  const rowsOf = (model: string): readonly Row[] => {
    if (model === 'Patient') return practice.clients.filter((row) => !row.isDeleted).map(patient);
    if (model === 'Appointment') return practice.appointments.filter(isStored).map(appointment);
    return seeds.get(model) ?? [];
  };
  /** One row; those of the practice are not made for each other one. */
  const find = (model: string, id: unknown): Row | null => {
    if (typeof id !== 'string') return null;
    if (model === 'Patient') {
      const row = rowOf(practice.clients, caseIds.key('client', id));
      return row && !row.isDeleted ? patient(row) : null;
    }
    if (model === 'Appointment') {
      const row = rowOf(practice.appointments, caseIds.key('appointment', id));
      return row && isStored(row) ? appointment(row) : null;
    }
    return seeds.get(model)?.find((row) => row['id'] === id) ?? null;
  };
  /** Says that a row goes into an answer. */
  const meetRow = (model: string, id: unknown): void => {
    const kind = { Patient: 'client', Appointment: 'appointment' } as const;
    if ((model !== 'Patient' && model !== 'Appointment') || typeof id !== 'string') return;
    const key = caseIds.key(kind[model], id);
    if (key !== null) meet(kind[model], key);
  };
  return { kept, rowsOf, find, seeds, statusId, meetRow };
}
