import type { AppointmentRecord, PatientRecord, Practice, VisitState } from '../../dialects/practice.ts';
import { dayMs, dayIn } from './values.ts';
import type { TallgrassMemory, WeightRow } from './memory.ts';

/** What is known of an animal by its key, one row of so many. */
export interface ClinicalRow {
  readonly key: number;
  readonly patient: PatientRecord;
  readonly index: number;
}

/** What a companion is due for. */
export interface ReminderRow extends ClinicalRow {
  readonly service: string;
  readonly dueOn: string;
}

const seen: readonly VisitState[] = ['arrived', 'inProgress', 'ready', 'completed'];
const services = ['Rabies booster', 'Heartworm test', 'Dental cleaning', 'Senior blood panel'];
const mostRows = 10;

/** Whether a visit came to an encounter. */
export function hasEncounter({ state, patientKey, isBlock, isDeleted }: AppointmentRecord): boolean {
  return seen.includes(state) && patientKey !== null && !isBlock && !isDeleted;
}

/** So many rows of an animal, with keys of their own. */
function counted(patient: PatientRecord, count: number): readonly ClinicalRow[] {
  return Array.from({ length: count }, (_, index) => ({ key: patient.key * mostRows + index, patient, index }));
}

/** The animal and the place behind the key of one of its rows. */
export function rowWithKey<Item extends { readonly key: number }>(
  practice: Practice,
  key: number | null,
  rowsOf: (patient: PatientRecord) => readonly Item[],
): Item | null {
  const patientKey = key === null ? 0 : Math.floor(key / mostRows);
  const patient = practice.patients.find((row) => row.key === patientKey);
  return (patient && rowsOf(patient).find((row) => row.key === key)) ?? null;
}

/** The vaccines that were given. */
export function immunizationsOf(patient: PatientRecord): readonly ClinicalRow[] {
  return counted(patient, patient.key % 3);
}

/** What is wrong, or was. */
export function problemsOf(patient: PatientRecord): readonly ClinicalRow[] {
  return counted(patient, patient.key % 4 === 1 ? 2 : patient.key % 4 === 2 ? 1 : 0);
}

/** What was prescribed. */
export function prescriptionsOf(patient: PatientRecord): readonly ClinicalRow[] {
  return counted(patient, patient.key % 5 === 0 ? 1 : 0);
}

/** What an animal is due for: nothing for those that have died. */
export function remindersOf(patient: PatientRecord, now: number): readonly ReminderRow[] {
  if (patient.isDeceased || !patient.isActive) return [];
  return counted(patient, patient.key % 3 === 0 ? 2 : 1).map((row) => ({
    ...row,
    service: services[(patient.key + row.index) % services.length] ?? 'Wellness exam',
    dueOn: dayIn(now, 'UTC', ((patient.key * 11 + row.index * 29) % 90) - 15),
  }));
}

/** How heavy an animal was, the latest first: what was logged here, and what was there before. */
export function weightsOf({ weights }: TallgrassMemory, patient: PatientRecord, now: number): readonly WeightRow[] {
  const heavy = patient.species === 'Canine' ? 18 + (patient.key % 50) : 5 + (patient.key % 9);
  const before = counted(patient, 2).map(({ key, index }): WeightRow => ({
    key,
    patientKey: patient.key,
    pounds: heavy - index * 0.4,
    score: index === 0 ? 4 + (patient.key % 3) : null,
    at: now - (40 + index * 180 + (patient.key % 30)) * dayMs,
  }));
  return [...weights.filter(({ patientKey }) => patientKey === patient.key).toReversed(), ...before];
}
