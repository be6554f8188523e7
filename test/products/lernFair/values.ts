import type { AppointmentRecord, ClientRecord, Practice } from '../../dialects/practice.ts';
import { hasClearDay } from '../clearDay.ts';
import { numberedIds } from '../numberedIds.ts';

/** Numbers: pupils, students and appointments are tables of their own. */
export const lernFairIds = numberedIds({
  organization: 0,
  place: 0,
  provider: 300,
  visitType: 700,
  client: 40,
  patient: 9000,
  appointment: 2000,
});

/** What was found of records, which never change. */
const lectures = new WeakMap<AppointmentRecord, boolean>();

/** Appointments of a match: a pupil and the student who tutors. */
export function isLecture(row: AppointmentRecord): boolean {
  if (row.clientKey === null || row.providerKey === null || row.isBlock || row.isDeleted) return false;
  const is = lectures.get(row) ?? hasClearDay(row);
  lectures.set(row, is);
  return is;
}

/** All pupils, those who are deactivated as well, as they were entered. */
export function pupilsOf({ clients }: Practice): readonly ClientRecord[] {
  return clients.filter(({ isDeleted }) => !isDeleted);
}

/** The address that nobody can be without. */
export function emailOf({ key, emails }: ClientRecord): string {
  return emails[0] ?? `pupil${String(key)}@example.test`;
}

/** The number of the match of a pupil and a student. */
export function matchNumber(clientKey: number, providerKey: number): number {
  return 5000 + clientKey * 10 + providerKey;
}

/** What the scalar DateTime writes. */
export function dateTime(instant: number): string {
  return new Date(instant).toISOString();
}
