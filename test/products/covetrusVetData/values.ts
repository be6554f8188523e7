import { wallText } from '../../dialects/clock.ts';
import { uuidIds } from '../../dialects/ids.ts';
import { placesOfPractice } from '../../dialects/practicePlaces.ts';
import type { PatientRecord, VisitState } from '../../dialects/practice.ts';

/** Every row has an id of the platform, whatever its number in the practice. */
export const vetDataIds = uuidIds();

/** The code of a status and what it means. */
export const vetDataStates: Readonly<Record<VisitState, readonly [code: string, description: string]>> = {
  planned: ['SCH', 'Scheduled'],
  confirmed: ['CNF', 'Confirmed'],
  arrived: ['CKI', 'Checked In'],
  inProgress: ['EXM', 'In Exam'],
  ready: ['RDY', 'Ready to Go'],
  completed: ['CKO', 'Checked Out'],
  noShow: ['NSH', 'No Show'],
  cancelled: ['CAN', 'Canceled'],
};

const genders = { MALE: ['M', 'Male'], FEMALE: ['F', 'Female'], UNKNOWN: ['U', 'Unknown'] } as const;

/** The number of a row in the practice's own system. */
export function pmsIdOf(key: number): string {
  return String(1000 + key);
}

/** The code that a practice made of a description: its first four letters. */
export function codeOf(description: string): string {
  return description
    .replaceAll(/[^A-Za-z]/g, '')
    .slice(0, 4)
    .toUpperCase();
}

/** Code and description of a patient's gender. */
export function genderOf({ sex }: PatientRecord): readonly [code: string, description: string] {
  return genders[sex];
}

/** The gender of a code. */
export function sexOf(code: unknown): PatientRecord['sex'] {
  if (code === 'M') return 'MALE';
  return code === 'F' ? 'FEMALE' : 'UNKNOWN';
}

/** All species and breeds that patients have, by their codes. */
export function kindsOf(patients: readonly PatientRecord[], part: 'species' | 'breed'): ReadonlyMap<string, string> {
  return new Map(
    patients.flatMap((patient) => (patient[part] === null ? [] : [[codeOf(patient[part]), patient[part]]])),
  );
}

/** What the clock of a practice shows at an instant. */
export function localOf(instant: number, placeKey: number): string {
  return wallText(instant, zoneOfPlace(placeKey));
}

/** The zone of a practice. */
export function zoneOfPlace(placeKey: number): string {
  return placesOfPractice.find(({ key }) => key === placeKey)?.zone ?? 'America/New_York';
}

/** An instant as the platform writes it. */
export function instantText(instant: number): string {
  return new Date(instant).toISOString();
}

/** The day of an instant, in UTC. */
export function dayText(instant: number): string {
  return instantText(instant).slice(0, 10);
}
