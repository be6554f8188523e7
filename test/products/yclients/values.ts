import { instantOfWall, offsetText, startOfDay, wallText } from '../../dialects/clock.ts';
import type { AppointmentRecord, ClientRecord, PlaceRecord, Practice, VisitState } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { numberedIds } from '../numberedIds.ts';

/** Ids of YCLIENTS: numbers, and each kind has its own. Animals have none there. */
export const yclientsIds = numberedIds({
  organization: 128_283,
  place: 176_274,
  provider: 1_001_538,
  visitType: 3_129_590,
  client: 66_180_400,
  patient: 0,
  appointment: 596_792_900,
});

/** The number of a row. */
export function idOf(kind: Parameters<typeof yclientsIds.of>[0], key: number): number {
  return Number(yclientsIds.of(kind, key));
}

/** The user who has made all records. */
export const deskUser = 1_073_232;

const visitsBefore = 508_928_000;

/** The visit of a record: there is one for each. */
export function visitId(key: number): number {
  return visitsBefore + key;
}

/** The key behind the id of a visit. */
export function keyOfVisit(id: number): number {
  return id - visitsBefore;
}

/** A request that is answered with a reason instead of data. */
export class Refusal extends Error {
  readonly errors: Row | null;
  constructor(message: string, errors: Row | null = null) {
    super(message);
    this.errors = errors;
  }
}

/** A refusal that blames a field. */
export function wrongField(field: string, message: string): Refusal {
  return new Refusal('An error has occurred', { [field]: [message] });
}

/** An answer that went well. */
export function answer(data: unknown, meta: Row = {}): Row {
  return { success: true, data, meta };
}

/** Makes resolvers answer refusals inside of the envelope. */
export function enveloped<Args>(resolve: (args: Args) => Row): (args: Args) => Row {
  return (args) => {
    try {
      return resolve(args);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { success: false, data: null, meta: { message: error.message, errors: error.errors } };
    }
  };
}

/** How far a record is, as a number: 2 confirmed, 1 came, 0 awaited, -1 did not come. */
export function attendanceOf(state: VisitState): -1 | 0 | 1 | 2 {
  if (state === 'planned' || state === 'cancelled') return 0;
  if (state === 'confirmed') return 2;
  return state === 'noShow' ? -1 : 1;
}

/** Whether a record is out of the journal: what is called off is deleted there. */
export function isGone({ isDeleted, state }: AppointmentRecord): boolean {
  return isDeleted || state === 'cancelled';
}

/** 2019-01-16 16:00:00, by the clock of a company. */
export function wallDate(instant: number, zone: string): string {
  return wallText(instant, zone).replace('T', ' ');
}

/** 2019-01-16T20:35:11+0900. */
export function stampText(instant: number, zone: string): string {
  const text = offsetText(instant, zone);
  return `${text.slice(0, -3)}${text.slice(-2)}`;
}

/** A day, YYYY-MM-DD, that has to be one. */
export function dayIn(text: string, field: string): string {
  const day = text.trim().slice(0, 10);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day));
  if (isDay && new Date(Date.parse(day)).toISOString().startsWith(day)) return day;
  throw wrongField(field, 'Invalid date format, expected YYYY-MM-DD');
}

/** The instant of a date and time; without an offset it is by the clock of the company. */
export function instantIn(text: string, zone: string, field: string): number {
  const given = text.trim().replace(' ', 'T');
  const parts = /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(?::\d{2})?(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/.exec(given);
  const [, day, clock, offset] = parts ?? [];
  if (day === undefined) throw wrongField(field, 'Invalid date format, expected ISO 8601');
  dayIn(day, field);
  if (clock === undefined) return startOfDay(day, zone);
  try {
    if (offset === undefined) return instantOfWall(`${day}${clock}`, zone);
    const instant = Date.parse(given);
    if (!Number.isNaN(instant)) return instant;
  } catch {
    // Falls through to the refusal, as a clock of 25:00 does.
  }
  throw wrongField(field, 'Invalid date format, expected ISO 8601');
}

/** +12075550101; what has no digits is an empty text. */
export function phoneText(typed: string | undefined): string {
  const digits = digitsOf(typed ?? '');
  if (digits === '') return '';
  const isBare = digits.length === 10 && !(typed ?? '').trim().startsWith('+');
  return isBare ? `+1${digits}` : `+${digits}`;
}

/** The digits of a text. */
export function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}

/** Whether two numbers are the same, with the code of the country or without. */
export function isSamePhone(one: string, other: string): boolean {
  const [left, right] = [digitsOf(one).slice(-10), digitsOf(other).slice(-10)];
  return left !== '' && left === right;
}

/** Given name and surname as they are shown. */
export function displayName({ givenName, familyName }: Pick<ClientRecord, 'givenName' | 'familyName'>): string {
  return [givenName ?? '', familyName].filter((part) => part !== '').join(' ');
}

/** Those whom a company knows: who was entered there, and who has a record there. By id. */
export function clientsOfCompany({ clients, appointments }: Practice, placeKey: number): readonly ClientRecord[] {
  const known = new Set(appointments.filter((row) => row.placeKey === placeKey).map(({ clientKey }) => clientKey));
  return clients
    .filter((row) => !row.isDeleted && (row.placeKey === placeKey || known.has(row.key)))
    .toSorted((one, other) => one.key - other.key);
}

/** The clients of all companies, one company after the other. */
export function clientsOfChain(practice: Practice): readonly ClientRecord[] {
  return [...new Set(practice.places.flatMap(({ key }) => clientsOfCompany(practice, key)))];
}

/** The address in one line, as it is shown to clients. */
export function addressOf({ street, city, state, postalCode }: PlaceRecord): string {
  const region = [state, postalCode].filter((part) => part !== '').join(' ');
  return [street, city, region].filter((part) => part !== '').join(', ');
}

/** Which rows of a list are asked for. */
export interface PageRequest {
  readonly page?: number | null | undefined;
  readonly count?: number | null | undefined;
}

/** A page, counted from 1, with the number of all rows. */
export function pageOf<Item>(
  rows: readonly Item[],
  { page, count }: PageRequest,
  most: number,
  show: (item: Item) => Row,
): Row {
  const number = Math.max(1, page ?? 1);
  const size = Math.max(1, Math.min(count ?? most, most));
  const shown = rows.slice((number - 1) * size, number * size).map((item) => show(item));
  return answer(shown, { page: number, total_count: rows.length });
}

/** The number in a field of a row, or another. */
export function numberIn(row: Row, field: string, otherwise: number): number {
  const value = row[field];
  return typeof value === 'number' ? value : otherwise;
}
