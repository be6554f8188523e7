import { GraphQLError } from 'graphql';
import { hexIds } from '../../dialects/ids.ts';
import { wallDay } from '../../dialects/clock.ts';
import type { AppointmentRecord, ClientRecord, Practice, VisitState } from '../../dialects/practice.ts';
import { rowOf } from '../../dialects/practice.ts';
import { hasClearDay } from '../clearDay.ts';
import type { Row } from '../generatedRows.ts';

/** Ids of MongoDB. */
export const ehsIds = hexIds();

/** The words of the clinic's own options for how far an appointment is. */
export const ehsStatuses: Readonly<Record<VisitState, string>> = {
  planned: 'PROGRAMADA',
  confirmed: 'CONFIRMADA',
  arrived: 'CONFIRMADA',
  inProgress: 'CONFIRMADA',
  ready: 'ATENDIDA',
  completed: 'ATENDIDA',
  cancelled: 'CANCELADA',
  noShow: 'NO ASISTIÓ',
};

/** Its options for what an appointment is, in the order of the practice's types. */
export const ehsTypes: readonly string[] = [
  'CONSULTA',
  'VACUNACIÓN',
  'URGENCIA',
  'CIRUGÍA',
  'PROCEDIMIENTO',
  'CONTROL',
];

/** The colors that its calendar gives to them. */
export const ehsColors: Readonly<Record<string, string>> = {
  PROGRAMADA: '#F57F17',
  CONFIRMADA: '#7fa900',
  POSTERGADA: '#8e24aa',
  CANCELADA: '#92a8d1',
  ATENDIDA: '#808080',
};

/** Fails as a server of Apollo does. */
export function fail(message: string, code = 'INTERNAL_SERVER_ERROR'): never {
  throw new GraphQLError(message, { extensions: { code } });
}

/** Patients are people: who has no given name is none. */
export function isPatient(client: ClientRecord): boolean {
  return !client.isDeleted && client.givenName !== null;
}

/** Appointments of patients, or of nobody who is registered; what is called off stays with its status. */
export function isCita(row: AppointmentRecord, { clients }: Pick<Practice, 'clients'>): boolean {
  const client = rowOf(clients, row.clientKey);
  return !row.isBlock && !row.isDeleted && client?.givenName !== null && hasClearDay(row);
}

/** Whether an appointment ends on another day than it begins, so that no time frame of one day has it. */
export function reachesOver({ start, minutes }: AppointmentRecord): boolean {
  const zone = 'America/New_York';
  return wallDay(start, zone) !== wallDay(start + minutes * 60_000, zone);
}

/** A patient's name as the model puts it together: two surnames, a comma, and the given name. */
export function wholeName(givenName: string | null, familyName: string, secondName = ''): string {
  return `${familyName} ${secondName}, ${givenName ?? ''}`;
}

/** What the scalar writes: an instant in UTC. */
export function dateText(instant: number): string {
  return new Date(instant).toISOString();
}

/** What a date becomes in a field of type String: a number of milliseconds. */
export function stampText(instant: number): string {
  return String(instant);
}

/** What the store reads as a date: by the server's clock where there is no offset, UTC here; NaN where it is none. */
export function instantIn(value: unknown): number | null {
  if (typeof value !== 'string' || value === '') return null;
  const number = Number(value);
  if (number >= 275_761 || number < -271_820) return number;
  const hasClock = /\d:\d\d/.test(value) && !/(?:Z|GMT.*|[+-]\d{2}:?\d{2})$/.test(value);
  return Date.parse(hasClock ? `${value}Z` : value);
}

/** Whether a text can be an id of the store. */
export function isObjectId(id: unknown): boolean {
  return typeof id === 'string' && /^[\da-f]{24}$/i.test(id);
}

/** Refuses what can't be an id, as a query by it does. */
export function checkId(id: string, model: string): void {
  if (!isObjectId(id))
    fail(`Cast to ObjectId failed for value "${id}" (type string) at path "_id" for model "${model}"`);
}

/** The text of a field of an input, empty where it isn't given or null. */
export function textOr(input: Row, field: string): string {
  const value = input[field];
  return typeof value === 'string' ? value : '';
}

/** Whole years, and months beyond them, between two instants. */
export function ageOf(birth: number, now: number): { readonly years: number; readonly months: number } {
  const [from, to] = [new Date(Math.min(birth, now)), new Date(Math.max(birth, now))];
  const whole = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
  const months = whole - (to.getUTCDate() < from.getUTCDate() ? 1 : 0);
  return { years: Math.floor(months / 12), months: months % 12 };
}
