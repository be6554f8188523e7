import { utcText, wallDay } from '../../dialects/clock.ts';
import { type AppointmentRecord, type PatientRecord, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { faultsOf } from './faults.ts';
import { ulid } from './ids.ts';
import type { Context, Follow } from './links.ts';
import { type PageArgs, pageOf } from './paging.ts';
import { codeOf, commonSpecies, etagOf, patientStatusOf, sexes } from './values.ts';

/** What a patient is due for. */
export interface ReminderRow {
  readonly key: number;
  readonly patient: PatientRecord;
  readonly service: string;
  readonly dueDate: string;
  readonly isSent: boolean;
}

/** Rows of the medical-record service. */
export interface MedicalRecords {
  readonly patient: (row: PatientRecord) => Row;
  readonly patientOf: Follow;
  readonly speciesNames: () => readonly string[];
  readonly species: (name: string) => Row;
  /** Appointments that a patient was seen at, the newest first. */
  readonly seen: () => readonly AppointmentRecord[];
  readonly encounter: (row: AppointmentRecord) => Row;
  readonly encounterOf: (row: AppointmentRecord) => Row | null;
  readonly reminders: () => readonly ReminderRow[];
  readonly reminder: (row: ReminderRow) => Row;
}

const dayMs = 86_400_000;
const reminderServices = ['Rabies vaccine', 'Heartworm test', 'Dental cleaning', 'Wellness exam'];

export function medicalRecords({ backstage, links }: Context): MedicalRecords {
  const { practice, meet, cap, now } = backstage;
  const faults = faultsOf('medical-record');

  const breed = (name: string): Row => ({ code: codeOf(name), displayName: name });
  const species = (name: string): Row => ({
    code: codeOf(name),
    displayName: name,
    breeds: () =>
      [...new Set(practice.patients.flatMap((row) => (row.species === name && row.breed ? [row.breed] : [])))]
        .toSorted()
        .map(breed),
  });

  const wasSeen = ({ state, patientKey, isDeleted, isBlock }: AppointmentRecord): boolean =>
    patientKey !== null && !isDeleted && !isBlock && ['inProgress', 'ready', 'completed'].includes(state);
  const seen = (): readonly AppointmentRecord[] =>
    practice.appointments.filter(wasSeen).toSorted((one, other) => other.start - one.start || other.key - one.key);

  const vitalsOf = ({ key }: AppointmentRecord): readonly Row[] => [
    { kind: 'VITAL_SIGN_KIND_TEMPERATURE', value: 100 + (key % 25) / 10, unit: '[degF]' },
    { kind: 'VITAL_SIGN_KIND_HEART_RATE', value: 90 + (key % 60), unit: '/min' },
    { kind: 'VITAL_SIGN_KIND_RESPIRATORY_RATE', value: 18 + (key % 14), unit: '/min' },
  ];
  const encounter = (row: AppointmentRecord): Row => {
    const id = ulid('encounter', row.key);
    const isSigned = row.state === 'completed';
    return {
      id,
      resourceName: `encounters/${id}`,
      status: isSigned ? 'ENCOUNTER_STATUS_SIGNED' : 'ENCOUNTER_STATUS_OPEN',
      patient: () => links().patientOf(row.patientKey),
      clinician: () => links().workerOf(row.providerKey),
      appointment: () => links().appointment(row),
      startTime: utcText(row.start),
      note: isSigned
        ? {
            subjective: row.reason,
            objective: 'Bright, alert and responsive.',
            assessment: null,
            plan: 'As discussed.',
          }
        : null,
      vitalSigns: vitalsOf(row),
    };
  };

  const relationships = (row: PatientRecord): readonly Row[] => {
    const owner = rowOf(practice.clients, row.clientKey);
    if (!owner) return [];
    return [
      {
        id: ulid('relationship', row.key),
        kind: `CARE_RELATIONSHIP_KIND_${owner.givenName === null ? 'CUSTODIAN' : 'OWNER'}`,
        customer: () => links().customer(owner),
        primary: true,
        startTime: utcText(row.createdAt),
      },
    ];
  };

  function patient(row: PatientRecord): Row {
    meet('patient', row.key);
    const id = ulid('patient', row.key);
    const vaccinated = wallDay(row.createdAt, 'UTC');
    return {
      id,
      resourceName: `patientsOfCare/${id}`,
      etag: etagOf(row),
      medicalRecordNumber: `MRN-${String(500_000 + row.key)}`,
      displayName: row.name,
      species: species(row.species),
      breed: row.breed === null ? null : breed(row.breed),
      biologicalSex: sexes[row.sex],
      coatColor: row.color === '' ? null : row.color,
      birthDate: row.birthDate,
      microchipNumber: row.microchip,
      status: patientStatusOf(row),
      careRelationships: () => relationships(row),
      alerts:
        row.key % 9 === 0
          ? [{ id: ulid('alert', row.key), severity: 'ALERT_SEVERITY_CRITICAL', text: 'Muzzle before handling.' }]
          : [],
      problems:
        row.key % 6 === 0
          ? [
              {
                id: ulid('problem', row.key),
                displayName: 'Otitis externa',
                status: row.key % 4 === 0 ? 'PROBLEM_STATUS_RESOLVED' : 'PROBLEM_STATUS_ACTIVE',
                recordTime: utcText(row.createdAt),
              },
            ]
          : [],
      immunizations:
        row.key % 2 === 0
          ? [
              {
                id: ulid('immunization', row.key),
                vaccine: 'Rabies',
                administerDate: vaccinated,
                expireDate: wallDay(row.createdAt + 1095 * dayMs, 'UTC'),
                lotNumber: `RB${String(4000 + row.key)}`,
              },
            ]
          : [],
      encounters: (args: PageArgs) =>
        pageOf(
          faults,
          'encounters',
          seen().filter(({ patientKey }) => patientKey === row.key),
          args,
          cap,
          encounter,
        ),
      appointments: (args: PageArgs) => links().appointmentsOf(({ patientKey }) => patientKey === row.key, args),
      createTime: utcText(row.createdAt),
      updateTime: utcText(row.updatedAt),
    };
  }

  return {
    patient,
    patientOf(key) {
      const row = rowOf(practice.patients, key);
      return row && patient(row);
    },
    speciesNames: () => [...new Set([...commonSpecies, ...practice.patients.map((row) => row.species)])],
    species,
    seen,
    encounter,
    encounterOf: (row) => (wasSeen(row) ? encounter(row) : null),
    reminders: () =>
      practice.patients
        .filter(({ key, isDeceased, clientKey }) => key % 3 === 0 && !isDeceased && clientKey !== null)
        .map((row) => {
          const daysAhead = ((row.key * 5) % 70) - 20;
          return {
            key: row.key,
            patient: row,
            service: reminderServices[row.key % reminderServices.length] ?? '',
            dueDate: wallDay(now() + daysAhead * dayMs, 'UTC'),
            isSent: daysAhead < 14,
          };
        })
        .toSorted((one, other) => Date.parse(one.dueDate) - Date.parse(other.dueDate)),
    reminder: (row) => ({
      id: ulid('reminder', row.key),
      displayName: row.service,
      patient: () => patient(row.patient),
      dueDate: row.dueDate,
      status: row.isSent ? 'CARE_REMINDER_STATUS_SENT' : 'CARE_REMINDER_STATUS_PENDING',
    }),
  };
}
