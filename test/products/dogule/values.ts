import { uuidIds } from '../../dialects/ids.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  createPractice,
  type PatientRecord,
  type Practice,
  type VisitState,
} from '../../dialects/practice.ts';
import { hasClearDay } from '../clearDay.ts';

/** Random UUIDs of Postgres. */
export const doguleIds = uuidIds();

/** The most rows of a list; only messages can be asked for further ones. */
export const page = 50;

const words = {
  planned: 'geplant',
  confirmed: 'bestaetigt',
  arrived: 'bestaetigt',
  inProgress: 'bestaetigt',
  ready: 'bestaetigt',
  completed: 'bestaetigt',
  cancelled: 'abgesagt',
  noShow: 'bestaetigt',
} as const satisfies Readonly<Record<VisitState, string>>;

/** The words for how far an event is; what took place stays as it was agreed. */
export const statuses = ['geplant', 'bestaetigt', 'abgesagt'] as const;

/** How far an event is. */
export function statusOf({ state }: Pick<AppointmentRecord, 'state'>): (typeof statuses)[number] {
  return words[state];
}

/** The state behind a word. */
export const states: Readonly<Record<(typeof statuses)[number], VisitState>> = {
  geplant: 'planned',
  bestaetigt: 'confirmed',
  abgesagt: 'cancelled',
};

const isDog = ({ species }: PatientRecord): boolean => species === 'Canine';
const otherAnimals: ReadonlySet<number> = new Set(
  createPractice()
    .patients.filter((patient) => !isDog(patient))
    .map(({ key }) => key),
);

/** Whether an entry is an event there: it is a school for dogs, other animals and their visits are unknown to it. */
export function isEvent(row: AppointmentRecord): boolean {
  return !row.isDeleted && hasClearDay(row) && (row.patientKey === null || !otherAnimals.has(row.patientKey));
}

const newestFirst = (one: { readonly createdAt: number }, other: { readonly createdAt: number }): number =>
  other.createdAt - one.createdAt;

/** All customers, the newest first. */
export function customersOf({ clients }: Practice): readonly ClientRecord[] {
  return clients.filter(({ isDeleted }) => !isDeleted).toSorted(newestFirst);
}

/** All dogs, the newest first; there is none without an owner. */
export function dogsOf({ patients }: Practice): readonly PatientRecord[] {
  return patients.filter((patient) => isDog(patient) && patient.clientKey !== null).toSorted(newestFirst);
}

/** No customer is without an address for mail. */
export function emailOf({ key, emails }: ClientRecord): string {
  return emails[0] ?? `kunde${String(key)}@example.test`;
}

/** An instant as every answer writes it. */
export function instantText(instant: number): string {
  return new Date(instant).toISOString();
}
