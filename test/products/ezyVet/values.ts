import type { AppointmentRecord, VisitState } from '../../dialects/practice.ts';
import { hasClearDay } from '../clearDay.ts';
import { numberedIds } from '../numberedIds.ts';

/** Each resource of the API counts on its own. */
export const ezyVetIds = numberedIds({
  organization: 0,
  place: 10,
  provider: 40,
  visitType: 0,
  client: 100,
  patient: 5000,
  appointment: 30_000,
});

/** Rows of a table of words: the id and the name. */
export type Words = readonly (readonly [id: string, name: string])[];

export const detailTypes: Words = [
  ['1', 'Email'],
  ['2', 'Mobile'],
  ['3', 'Home'],
  ['4', 'Work'],
];

/** How far a visit is; statuses are what a practice makes them. */
export const statuses: Words = [
  ['1', 'Unconfirmed'],
  ['2', 'Confirmed'],
  ['3', 'Arrived'],
  ['4', 'In Consult'],
  ['5', 'Ready to Go Home'],
  ['6', 'Completed'],
  ['7', 'No Show'],
];

/** The status of each state. A visit that is cancelled keeps a status, and is inactive. */
export const statusIds: Readonly<Record<VisitState, string>> = {
  planned: '1',
  confirmed: '2',
  arrived: '3',
  inProgress: '4',
  ready: '5',
  completed: '6',
  noShow: '7',
  cancelled: '1',
};

/** The name of a word, or null. */
export function wordOf(words: Words, id: string | null | undefined): string | null {
  return words.find(([wanted]) => wanted === id)?.[1] ?? null;
}

/** Epoch seconds. */
export function seconds(instant: number): number {
  return Math.floor(instant / 1000);
}

/** Whole cents as the decimal text that amounts are. */
export function amount(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** Whether the calendar has a row at all; the site has one zone, so that some night visits in another one are left out. */
export function isInCalendar(row: AppointmentRecord): boolean {
  return hasClearDay(row);
}

/** Whether it is neither cancelled nor deleted. */
export function isActiveVisit({ isDeleted, state }: AppointmentRecord): boolean {
  return !isDeleted && state !== 'cancelled';
}
