import type { AppointmentRecord, PatientRecord, Practice } from '../../dialects/practice.ts';
import type { HarrowgateMemory, WeightRecord } from './memory.ts';
import { dayOf } from './values.ts';

/** A vaccination, a reminder, a prescription or a request of an animal. */
export interface CareRecord {
  readonly key: number;
  readonly patientKey: number;
  /** Which of them it is: 0 is the newest. */
  readonly place: number;
  readonly at: number;
}

const dayMs = 86_400_000;
/** Keys of an animal's care count on from its own. */
const perAnimal = 10;

/** Clinical records made by counting, for each animal the same ones every time. */
export interface ClinicalHistory {
  readonly weights: (patient: PatientRecord) => readonly WeightRecord[];
  readonly vaccinations: (patient: PatientRecord) => readonly CareRecord[];
  readonly reminders: (patient: PatientRecord) => readonly CareRecord[];
  readonly prescriptions: (patient: PatientRecord) => readonly CareRecord[];
  readonly labRequests: (patient: PatientRecord) => readonly CareRecord[];
  /** The visits that have a clinical record, newest first. */
  readonly consults: () => readonly AppointmentRecord[];
}

/** The clinical records of a practice. */
export function clinicalHistory(practice: Practice, memory: HarrowgateMemory, now: () => number): ClinicalHistory {
  const counted = (patient: PatientRecord, count: number, firstDay: number, stepDays: number): readonly CareRecord[] =>
    Array.from({ length: count }, (_, place) => ({
      key: patient.key * perAnimal + place,
      patientKey: patient.key,
      place,
      at: now() + (firstDay - place * stepDays) * dayMs,
    }));
  return {
    weights(patient) {
      const written = memory.weights.filter(({ patientKey }) => patientKey === patient.key).toReversed();
      const older = counted(patient, 1 + (patient.key % 2), -((patient.key * 13) % 300) - 1, 180).map(
        ({ key, place, at }): WeightRecord => ({
          key,
          patientKey: patient.key,
          kilograms: (30 + ((patient.key * 37) % 370) - place * 4) / 10,
          conditionScore: 4 + (patient.key % 3),
          at,
        }),
      );
      return [...written, ...older];
    },
    vaccinations: (patient) => counted(patient, patient.key % 3, -((patient.key * 17) % 360), 365),
    reminders: (patient) =>
      patient.isDeceased ? [] : counted(patient, 1 + (patient.key % 2), ((patient.key * 11) % 120) - 40, 35),
    prescriptions: (patient) => counted(patient, patient.key % 4 === 0 ? 1 : 0, -(patient.key % 150), 0),
    labRequests: (patient) => counted(patient, patient.key % 6 === 0 ? 1 : 0, -(patient.key % 60), 0),
    consults: () =>
      practice.appointments.filter(hasConsult).toSorted((one, other) => other.start - one.start || other.key - one.key),
  };
}

/** Whether a visit has a clinical record: once the vet has seen an animal. */
export function hasConsult({ state, patientKey, isBlock, isDeleted }: AppointmentRecord): boolean {
  return (
    !isDeleted &&
    !isBlock &&
    patientKey !== null &&
    (state === 'completed' || state === 'ready' || state === 'inProgress')
  );
}

/** What a reminder has come to. */
export function reminderState(memory: HarrowgateMemory, { key, at }: CareRecord, now: number): string {
  if (memory.actioned.has(key)) return 'ACTIONED';
  if (at < now - 30 * dayMs) return 'LAPSED';
  return at < now + 14 * dayMs ? 'SENT' : 'SCHEDULED';
}

/** When a reminder went out: two weeks before the day. */
export function reminderSentAt({ at }: CareRecord, now: number): number | null {
  const sent = at - 14 * dayMs;
  return sent <= now ? sent : null;
}

/** The day of a record, or one so many days later. */
export function careDay({ at }: CareRecord, later = 0): string {
  return dayOf(at, later);
}
