import { GraphQLError } from 'graphql';
import { offsetText, startOfDay, utcText, wallText } from '../../dialects/clock.ts';
import { hexIds, type Ids, mixed, uuidIds } from '../../dialects/ids.ts';
import type { AppointmentRecord, ClientRecord, PhoneRecord, Practice, VisitState } from '../../dialects/practice.ts';

const guids = uuidIds();
const hexes = hexIds();
const firstClient = 1000;

/** Numbers for clients and locations, GUIDs for services, and long hexadecimal numbers for practitioners and appointments. */
export const intakeQIds: Ids = {
  of(kind, key) {
    if (kind === 'client') return String(firstClient + key);
    if (kind === 'place') return String(key);
    return kind === 'provider' || kind === 'appointment' ? hexes.of(kind, key) : guids.of(kind, key);
  },
  key(kind, id) {
    if (kind === 'provider' || kind === 'appointment') return hexes.key(kind, id);
    if (kind !== 'client' && kind !== 'place') return guids.key(kind, id);
    const key = /^\d{1,9}$/.test(String(id ?? '')) ? Number(id) - (kind === 'client' ? firstClient : 0) : 0;
    return key > 0 ? key : null;
  },
};

/** The number of a client. */
export function clientIdOf(key: number): number {
  return firstClient + key;
}

/** The key behind the number of a client; null where it can't be one. */
export function clientKeyOf(id: unknown): number | null {
  return typeof id === 'number' ? intakeQIds.key('client', id) : null;
}

/** What rows of the product's own tables are; each table has GUIDs of its own. */
const tables = ['intake', 'questionnaire', 'invoice', 'person', 'file', 'consent', 'package', 'telehealth'] as const;

/** The GUID of a row of one of the product's own tables. */
export function guidOf(table: (typeof tables)[number], key: number): string {
  return guids.of('organization', (tables.indexOf(table) + 1) * 10_000 + key);
}

/** The number of an invoice. */
export function invoiceNumberOf(key: number): number {
  return 20_400 + key;
}

/** The id of a treatment note. */
export function noteIdOf(key: number): string {
  return hexes.of('organization', 40_000 + key);
}

/** The four characters by which a field of a form or of the profile goes. */
export function fieldIdOf(number: number): string {
  return mixed(number + 77)
    .toString(36)
    .slice(-4)
    .padStart(4, '0');
}

/** The words for how far an appointment is; an arrival is not told. */
export const statusWords: Readonly<Record<VisitState, string>> = {
  planned: 'WaitingConfirmation',
  confirmed: 'Confirmed',
  arrived: 'Confirmed',
  inProgress: 'Confirmed',
  ready: 'Confirmed',
  completed: 'Confirmed',
  cancelled: 'Canceled',
  noShow: 'Missed',
};

/** Whether the book has it: each appointment is one of a client. */
export function isListed({ isBlock, clientKey }: AppointmentRecord): boolean {
  return !isBlock && clientKey !== null;
}

/** When an appointment ends. */
export function endOf({ start, minutes }: Pick<AppointmentRecord, 'start' | 'minutes'>): number {
  return start + minutes * 60_000;
}

/** The first number with a label. */
export function phoneOf({ phones }: Pick<ClientRecord, 'phones'>, label: PhoneRecord['label']): string | null {
  return phones.find((phone) => phone.label === label)?.value ?? null;
}

/** The numbers of a client in the fields that the profile has for them. */
export function phonesOf(client: ClientRecord): readonly string[] {
  return (['MobilePhone', 'HomePhone', 'WorkPhone'] as const).flatMap((field) => phoneFields(client)[field] ?? []);
}

/** The three numbers and the first of them, which is the one to call. */
export function phoneFields(client: Pick<ClientRecord, 'phones'>) {
  const [mobile, home, work] = [phoneOf(client, 'Mobile'), phoneOf(client, 'Home'), phoneOf(client, 'Work')];
  return { Phone: mobile ?? home ?? work, MobilePhone: mobile, HomePhone: home, WorkPhone: work };
}

/** The one clock of an account, by which days are meant in filters: that of its first location. */
export function zoneOfAccount({ places }: Practice): string {
  return places[0]?.zone ?? 'UTC';
}

/** The times of an appointment in all the ways in which they are written; local ones go by the clock of the location. */
export function timesOf(row: AppointmentRecord, zone: string) {
  const end = endOf(row);
  return {
    StartDate: row.start,
    EndDate: end,
    StartDateIso: utcText(row.start),
    EndDateIso: utcText(end),
    StartDateLocal: offsetText(row.start, zone),
    EndDateLocal: offsetText(end, zone),
    StartDateLocalFormatted: formatted(wallText(row.start, zone)),
  };
}

/** Such as: Tuesday, November 17, 2026 9:00 AM. */
function formatted(wall: string): string {
  const date = new Date(`${wall}Z`);
  const day = date.toLocaleDateString('en-US', { dateStyle: 'full', timeZone: 'UTC' });
  const hour = date.getUTCHours();
  const half = hour < 12 ? 'AM' : 'PM';
  return `${day} ${String(hour % 12 === 0 ? 12 : hour % 12)}:${wall.slice(14, 16)} ${half}`;
}

/** Refuses a request, with the number that the REST answer has. */
export function problem(status: 400 | 404, message: string): GraphQLError {
  const code = status === 404 ? 'NOT_FOUND' : 'BAD_REQUEST';
  return new GraphQLError(message, { extensions: { code, status } });
}

/** The first instant of a day that a filter names; undefined where none is named. */
export function dayIn(value: unknown, name: string, zone: string, later = 0): number | undefined {
  if (value === null || value === undefined) return undefined;
  const text = typeof value === 'string' ? value : '';
  const parsed = new Date(`${text}T00:00:00Z`);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(parsed.getTime());
  if (!isDay || parsed.toISOString().slice(0, 10) !== text)
    throw problem(400, `The value '${text}' is not valid for ${name}. Use the format yyyy-MM-dd.`);
  return startOfDay(text, zone, later);
}

/** A test for instants from one day on and before another. */
export function between(from: number | undefined, before: number | undefined): (instant: number) => boolean {
  return (instant) => (from === undefined || instant >= from) && (before === undefined || instant < before);
}

/** A page, counted from 1. */
export function paged<Item>(items: readonly Item[], page: number | null | undefined, size: number): readonly Item[] {
  const number = page ?? 1;
  if (number < 1) throw problem(400, 'The page number starts at 1.');
  return items.slice((number - 1) * size, number * size);
}

/** Whether a text has another in it, whatever their case. */
export function has(text: string | null | undefined, part: string): boolean {
  return (text ?? '').toLowerCase().includes(part.trim().toLowerCase());
}
