import { GraphQLError } from 'graphql';
import { instantOfWall, wallText } from '../../dialects/clock.ts';
import { uuidIds } from '../../dialects/ids.ts';
import type { AppointmentRecord, PhoneRecord, Practice, VisitState } from '../../dialects/practice.ts';
import { visitStates } from '../../dialects/practice.ts';

/** Ids of the database: random UUIDs. */
export const byreIds = uuidIds();

/** A stage of a visit. */
export interface ByreStatus {
  readonly code: string;
  readonly label: string;
  readonly colour: string;
}

/** The stages as this practice has named them. */
export const byreStatuses: Readonly<Record<VisitState, ByreStatus>> = {
  planned: { code: 'BKD', label: 'Booked', colour: '#9db4c0' },
  confirmed: { code: 'CNF', label: 'Confirmed', colour: '#5c9ead' },
  arrived: { code: 'WTG', label: 'Waiting', colour: '#f2c14e' },
  inProgress: { code: 'CON', label: 'In consult', colour: '#f78154' },
  ready: { code: 'RTG', label: 'Ready to go home', colour: '#b4436c' },
  completed: { code: 'FIN', label: 'Finished', colour: '#4d9078' },
  cancelled: { code: 'CNX', label: 'Cancelled', colour: '#cccccc' },
  noShow: { code: 'DNA', label: 'Did not attend', colour: '#888888' },
};

/** The state with a code; undefined where there is none. */
export function stateOfCode(code: string): VisitState | undefined {
  return visitStates.find((state) => byreStatuses[state].code === code);
}

/** Animals that the practice can register; the last ones belong to yards and farms. */
export const byreSpecies = [
  { code: 'CAN', name: 'Canine', isFarm: false },
  { code: 'FEL', name: 'Feline', isFarm: false },
  { code: 'LAG', name: 'Rabbit', isFarm: false },
  { code: 'AVI', name: 'Avian', isFarm: false },
  { code: 'EQU', name: 'Equine', isFarm: false },
  { code: 'BOV', name: 'Bovine', isFarm: true },
  { code: 'OVI', name: 'Ovine', isFarm: true },
  { code: 'CAP', name: 'Caprine', isFarm: true },
] as const;

/** What each label of a number is called there. */
export const byreChannels: Readonly<Record<PhoneRecord['label'], string>> = {
  Mobile: 'MOBILE',
  Home: 'LANDLINE',
  Work: 'WORK',
};

/** Whether the diary has it as a visit; blocks are listed apart, and what was deleted is gone. */
export function isVisit({ isBlock, isDeleted }: AppointmentRecord): boolean {
  return !isBlock && !isDeleted;
}

/** What the clock in a zone shows; whole minutes come without seconds, as a LocalDateTime of Java writes itself. */
export function localText(instant: number, zone: string): string {
  return wallText(instant, zone).replace(/(T\d\d:\d\d):00$/, '$1');
}

/** The moment of a time on the clock in a zone; an offset is refused. */
export function instantOfLocal(text: string, zone: string, field: string): number {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?$/.test(text))
    throw violation(field, 'must be a local date and time without an offset');
  return instantOfWall(text, zone);
}

/** Refuses a value of an input. */
export function violation(field: string, message: string): GraphQLError {
  return new GraphQLError(`${field}: ${message}`, {
    extensions: { classification: 'BAD_REQUEST', violations: [{ field, message }] },
  });
}

/** Refuses an id that belongs to nothing. */
export function notFound(kind: string, id: string): GraphQLError {
  return new GraphQLError(`${kind} ${id} does not exist`, { extensions: { classification: 'NOT_FOUND' } });
}

/** Refuses what the key may not do. */
export function forbidden(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { classification: 'FORBIDDEN' } });
}

/** Arguments of a page. */
export interface PageArgs {
  readonly page: number;
  readonly size: number;
}

/** A page as Spring counts them: from 0, with the number of all rows. A size above the most is cut. */
export function pageOf<Item>(
  rows: readonly Item[],
  { page, size }: PageArgs,
  cap: number,
  show: (row: Item) => object,
): object {
  if (page < 0) throw violation('page', 'must not be less than zero');
  if (size < 1) throw violation('size', 'must not be less than one');
  const pageSize = Math.min(size, cap);
  return {
    content: rows.slice(page * pageSize, (page + 1) * pageSize).map(show),
    pageNumber: page,
    pageSize,
    totalElements: rows.length,
    isLast: (page + 1) * pageSize >= rows.length,
  };
}

/** Cents as a decimal number in text. */
export function moneyText(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** The key behind an id; an id of nothing is refused. */
export function keyOf(
  practice: Practice,
  kind: 'place' | 'provider' | 'visitType' | 'client' | 'patient' | 'appointment',
  id: string,
): number {
  const key = byreIds.key(kind, id);
  const isThere = {
    place: () => practice.places.some((row) => row.key === key),
    provider: () => practice.providers.some((row) => row.key === key),
    visitType: () => practice.visitTypes.some((row) => row.key === key && !row.isBlock),
    client: () => practice.clients.some((row) => row.key === key && !row.isDeleted),
    patient: () => practice.patients.some((row) => row.key === key),
    appointment: () => practice.appointments.some((row) => row.key === key && isVisit(row)),
  }[kind]();
  if (key === null || !isThere) throw notFound(kindNames[kind], id);
  return key;
}

const kindNames = {
  place: 'Branch',
  provider: 'Clinician',
  visitType: 'Service',
  client: 'Owner',
  patient: 'Animal',
  appointment: 'Visit',
};
