import { GraphQLError } from 'graphql';
import { instantOfWall, wallText } from '../../dialects/clock.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  fullNameOf,
  type Practice,
  type VisitState,
} from '../../dialects/practice.ts';
import { placesOfPractice, providersOfPractice } from '../../dialects/practicePlaces.ts';
import { hasClearDay } from '../clearDay.ts';
import type { Row } from '../generatedRows.ts';
import { numberedIds } from '../numberedIds.ts';

/** Primary keys, which each table counts for itself. */
// prettier-ignore
export const openDentalIds = numberedIds({
  organization: 0, place: 0, provider: 0, visitType: 10, client: 100, patient: 0, appointment: 3000,
});

/** The clock of the office's database server, by which all times are kept. */
export const serverZone = 'America/New_York';

/** What stands where there is no time or no date. */
export const noDateTime = '0001-01-01 00:00:00';
export const noDate = '0001-01-01';

/** Definitions of the category ApptConfirmed: how far somebody got who has an appointment. */
export const confirmations: readonly (readonly [number, string, VisitState])[] = [
  [19, 'Not Called', 'planned'],
  [21, 'Appointment Confirmed', 'confirmed'],
  [23, 'Arrived', 'arrived'],
  [24, 'In Treatment Room', 'inProgress'],
  [25, 'Ready to Go', 'ready'],
];

/** The confirmation of a state: that of a visit which is over or broken says nothing. */
export function confirmationOf(state: VisitState): readonly [number, string] {
  const [number, name] = confirmations.find(([, , own]) => own === state) ?? [19, 'Not Called'];
  return [number, name];
}

/** The status of an appointment by its state alone. */
export function aptStatusOf(state: VisitState): string {
  if (state === 'completed') return 'Complete';
  return state === 'cancelled' || state === 'noShow' ? 'Broken' : 'Scheduled';
}

/** The state behind each status. */
export const stateOfAptStatus: Readonly<Record<string, VisitState>> = {
  Scheduled: 'planned',
  ASAP: 'planned',
  Planned: 'planned',
  Complete: 'completed',
  Broken: 'cancelled',
  UnschedList: 'cancelled',
  PtNote: 'planned',
  PtNoteCompleted: 'completed',
};

/** A column of the appointment book. */
export interface OperatoryRecord {
  readonly number: number;
  readonly name: string;
  readonly abbrev: string;
  readonly placeKey: number;
  readonly providerKey: number;
  readonly isHygiene: boolean;
}

/** One operatory for each member of staff at each clinic. */
export const operatories: readonly OperatoryRecord[] = placesOfPractice
  .flatMap((place) =>
    providersOfPractice
      .filter(({ isActive, placeKeys }) => isActive && placeKeys.includes(place.key))
      .map((provider, index) => ({ place, provider, index })),
  )
  .map(({ place, provider, index }, order) => ({
    number: order + 1,
    name: provider.role === 'veterinarian' ? `Exam Room ${String(index + 1)}` : `Treatment ${String(index + 1)}`,
    abbrev: `OP-${String(order + 1)}`,
    placeKey: place.key,
    providerKey: provider.key,
    isHygiene: provider.role !== 'veterinarian',
  }));

/** The operatory in which somebody works at a clinic; the first one there where that is nobody of that clinic. */
export function operatoryOf(placeKey: number, providerKey: number | null): number {
  const here = operatories.filter((row) => row.placeKey === placeKey);
  return (here.find((row) => row.providerKey === providerKey) ?? here[0])?.number ?? 0;
}

/** Whether the table has an appointment: each is of a patient and has a provider; blockouts are schedules. */
export function isAppointment(row: AppointmentRecord): boolean {
  // Of an hour that the server's clock shows twice, times without offset can say the first alone.
  const canBeSaid = instantOfWall(wallText(row.start, serverZone), serverZone) === row.start;
  return (
    canBeSaid &&
    !row.isDeleted &&
    !row.isBlock &&
    row.clientKey !== null &&
    row.providerKey !== null &&
    hasClearDay(row)
  );
}

/** A text as the database compares it: without regard to case and accents. */
export function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** Whether a text has a part; every text has one that isn't given. */
export function hasPart(text: string, part: string | null | undefined): boolean {
  return folded(text).includes(folded(part ?? ''));
}

/** Patients in the order of the window in which they are selected. */
export function patientsInOrder({ clients }: Practice): readonly ClientRecord[] {
  const words = (row: ClientRecord): readonly string[] => [folded(row.familyName), folded(row.givenName ?? '')];
  return clients
    .filter(({ isDeleted }) => !isDeleted)
    .toSorted((one, other) => {
      const [[last = '', first = ''], [otherLast = '', otherFirst = '']] = [words(one), words(other)];
      if (last !== otherLast) return last < otherLast ? -1 : 1;
      return first === otherFirst ? one.key - other.key : first < otherFirst ? -1 : 1;
    });
}

/** Time is cut into pieces of five minutes: X is the provider's, / is the assistant's. */
export function patternOf(minutes: number): string {
  const pieces = Math.max(1, Math.round(minutes / 5));
  return pieces < 3 ? 'X'.repeat(pieces) : `/${'X'.repeat(pieces - 2)}/`;
}

/** A time as the API writes it. */
export function dateTimeText(instant: number): string {
  return wallText(instant, serverZone).replace('T', ' ');
}

/** The day of a time. */
export function dateText(instant: number): string {
  return wallText(instant, serverZone).slice(0, 10);
}

/** The names in short, which this office writes out. */
export const abbreviation = fullNameOf;

/** A refusal of the API, whose explanation the gateway shows. */
export function refusal(status: 400 | 401 | 404, explanation: string, operation: string): GraphQLError {
  const [method, path] = operation.split(' ');
  const statusText = { 400: 'Bad Request', 401: 'Unauthorized', 404: 'Not Found' }[status];
  return new GraphQLError(explanation, {
    extensions: { code: 'DOWNSTREAM_SERVICE_ERROR', request: { method, path }, response: { status, statusText } },
  });
}

/** The instant of a time that was given. */
export function instantIn(value: unknown, field: string, operation: string): number {
  const text = typeof value === 'string' ? value : '';
  if (!/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(text))
    throw refusal(400, `${field} format must be yyyy-MM-dd HH:mm:ss`, operation);
  return instantOfWall(text.replace(' ', 'T'), serverZone);
}

/** A day that was given. */
export function dayIn(value: string, field: string, operation: string): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
  if (!isDay) throw refusal(400, `${field} format must be yyyy-MM-dd`, operation);
  return value;
}

/** What every list takes. */
export interface PageArgs {
  readonly Limit?: number | null;
  readonly Offset?: number | null;
}

/** A page of a list: never more than the API gives at once. */
export function pageOf<Item>(items: readonly Item[], { Limit, Offset }: PageArgs, cap: number): readonly Item[] {
  const from = Math.max(0, Offset ?? 0);
  const size = Limit === null || Limit === undefined || Limit <= 0 ? cap : Math.min(Limit, cap);
  return items.slice(from, from + size);
}

/** A number that was given; undefined where it wasn't. */
export function numberIn(input: Row, field: string): number | undefined {
  const value = input[field];
  return typeof value === 'number' ? value : undefined;
}
