import { GraphQLError } from 'graphql';
import { instantOfWall, wallText } from '../../dialects/clock.ts';
import type {
  AppointmentRecord,
  ClientRecord,
  PatientRecord,
  PhoneRecord,
  ProviderRecord,
  VisitState,
} from '../../dialects/practice.ts';
import { hasClearDay } from '../clearDay.ts';
import { textOf } from '../generatedRows.ts';
import { numberedIds } from '../numberedIds.ts';

/** Numbers of tables, each counted by itself; 0 stands for none. */
export const shelterIds = numberedIds({
  organization: 0,
  place: 0,
  // The first user is the administrator, who has no appointments.
  provider: 1,
  visitType: 0,
  client: 40,
  patient: 900,
  appointment: 2100,
});

/** The one zone of a database. */
export const shelterZone = 'America/New_York';

/** Words of the table of clinic statuses; the number is the place in this list. */
export const statusWords = [
  'Scheduled',
  'Invoice Only',
  'Not Arrived',
  'Waiting',
  'With Vet',
  'Complete',
  'Cancelled',
] as const;

/** The status that holds nothing but an invoice. */
export const invoiceOnly = 1;

const statusOfState: Readonly<Record<VisitState, number>> = {
  planned: 0,
  confirmed: 0,
  noShow: 2,
  arrived: 3,
  inProgress: 4,
  ready: 4,
  completed: 5,
  cancelled: 6,
};
const stateOfStatus: readonly VisitState[] = [
  'planned',
  'planned',
  'noShow',
  'arrived',
  'inProgress',
  'completed',
  'cancelled',
];

/** The number of a status. */
export function statusOf(state: VisitState): number {
  return statusOfState[state];
}

/** The state for a number; one that already has this number stays. */
export function stateFor(status: number, before?: VisitState): VisitState {
  const state = stateOfStatus[status];
  if (state === undefined) throw badRequest(`Clinic status ${String(status)} does not exist`);
  return before !== undefined && statusOf(before) === status ? before : state;
}

/** Whether the clinic has an entry at all: what is deleted is gone, and what keeps time free is a diary note. */
export function isAppointment(row: AppointmentRecord): boolean {
  return !row.isDeleted && !row.isBlock && isKept(row);
}

/** Whether an entry is a diary note. */
export function isDiaryNote(row: AppointmentRecord): boolean {
  return !row.isDeleted && row.isBlock && isKept(row);
}

/** Times that the clock shows once, on a day that is the same everywhere. */
function isKept(row: AppointmentRecord): boolean {
  return hasClearDay(row) && instantOfWall(wallText(row.start, shelterZone), shelterZone) === row.start;
}

/** A time as the columns keep it. */
export function timeText(instant: number): string {
  return wallText(instant, shelterZone);
}

/** The day of a time. */
export function dayText(instant: number): string {
  return timeText(instant).slice(0, 10);
}

/** The instant of a time that is given; undefined where none is. */
export function instantIn(value: unknown): number | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/.test(value))
    throw badRequest(`Invalid value '${textOf(value)}' for LocalDateTime`);
  return instantOfWall(value, shelterZone);
}

/** A day that is given. */
export function dayIn(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))) return value;
  throw badRequest(`Invalid value '${textOf(value)}' for LocalDate`);
}

/** The name with which a member of staff logs in: aokafor. */
export function userNameOf({ givenName, familyName }: ProviderRecord): string {
  return `${givenName.slice(0, 1)}${familyName}`
    .normalize('NFD')
    .replaceAll(/[^A-Za-z]/g, '')
    .toLowerCase();
}

/** The number with a label; an empty text where there is none, as forms store it. */
export function phoneOf({ phones }: ClientRecord, wanted: PhoneRecord['label']): string {
  return phones.find(({ label }) => label === wanted)?.value ?? '';
}

/** The digits of a text alone. */
export function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}

/** The code of a person: the first letters of the surname and the number. */
export function ownerCodeOf(surname: string, id: string): string {
  const letters = surname.replaceAll(/[ !"'.,$()]/g, '');
  const prefix = letters.length >= 2 && !letters.startsWith('&') ? letters.slice(0, 2).toUpperCase() : 'XX';
  return `${prefix}${id.padStart(6, '0')}`;
}

/** The code of an animal: a letter for its type, the year in which it came, and the number. */
export function shelterCodeOf({ key, clientKey, createdAt }: PatientRecord): string {
  const id = shelterIds.of('patient', key).padStart(4, '0');
  return `${clientKey === null ? 'S' : 'C'}${timeText(createdAt).slice(0, 4)}${id}`;
}

/** An error of what is asked. */
export function badRequest(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { classification: 'BAD_REQUEST' } });
}

/** An error of a number that names nothing. */
export function notFound(what: string, id: unknown): GraphQLError {
  return new GraphQLError(`${what} ${String(id)} not found`, { extensions: { classification: 'NOT_FOUND' } });
}
