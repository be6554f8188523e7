import { GraphQLError } from 'graphql';
import { instantOfWall, wallDay, wallText } from '../../dialects/clock.ts';
import type { Ids } from '../../dialects/ids.ts';
import type { AppointmentRecord, ClientRecord, Kind, Practice, VisitState } from '../../dialects/practice.ts';
import { hasClearDay } from '../clearDay.ts';

// Small numbers of a MySQL table each: those of two tables overlap.
const before: Readonly<Record<Kind, number>> = {
  organization: 0,
  place: 0,
  provider: 10,
  visitType: 20,
  client: 300,
  patient: 0,
  appointment: 5400,
};

/** The number of a row. */
export function idOf(kind: Kind, key: number): number {
  return before[kind] + key;
}

/** Ids as text, for what is expected. */
export const dentalinkIds: Ids = {
  of: (kind, key) => String(idOf(kind, key)),
  key(kind, id) {
    const key = /^\d+$/.test(String(id ?? '')) ? Number(id) - before[kind] : 0;
    return key > 0 ? key : null;
  },
};

/** A state of a cita, as the clinic has set it up. */
export interface Estado {
  readonly id: number;
  readonly nombre: string;
  readonly color: string;
  readonly state: VisitState;
  readonly isReserved: boolean;
  readonly isConfirmed: boolean;
}

/** The states that the clinic has: those of the software first, then its own. */
export const estados: readonly Estado[] = [
  estado(1, 'Anulado', '#f5b6a1', 'cancelled'),
  estado(2, 'Atendido', '#e8e8e8', 'completed'),
  estado(3, 'Confirmado por teléfono', '#87bce4', 'confirmed'),
  estado(4, 'En sala de espera', '#f7e27c', 'arrived'),
  estado(5, 'Atendiéndose', '#c2e59c', 'inProgress'),
  estado(6, 'No asiste', '#b9b9b9', 'noShow'),
  estado(7, 'No confirmado', '#ffffff', 'planned'),
  estado(9, 'Confirmado por email', '#a4d4f4', 'confirmed'),
  estado(10, 'Notificado via email', '#eef3f8', 'planned'),
  { ...estado(21, 'Listo para retirarse', '#d7bde2', 'ready'), isReserved: false },
];

function estado(id: number, nombre: string, color: string, state: VisitState): Estado {
  return { id, nombre, color, state, isReserved: true, isConfirmed: state === 'confirmed' };
}

/** The state that stands for how far an appointment is, where no other one was set. */
export function estadoOf(state: VisitState): Estado {
  const found = estados.find((each) => each.state === state);
  if (!found) throw new Error(`No state of the clinic stands for ${state}`);
  return found;
}

/** The one clock of an account: that of its first sucursal. */
export function zoneOfAccount({ places }: Practice): string {
  return places[0]?.zone ?? 'UTC';
}

/** When an appointment ends. */
export function endOf({ start, minutes }: Pick<AppointmentRecord, 'start' | 'minutes'>): number {
  return start + minutes * 60_000;
}

// Rows are replaced, not changed, and a large book is gone through again for each page.
const known = new Map<string, WeakMap<AppointmentRecord, boolean>>();

/** Whether the book has it as a cita: one of a paciente, at a time that the clock of the account shows once. */
export function isCita(row: AppointmentRecord, zone: string): boolean {
  const rows = known.get(zone) ?? new WeakMap<AppointmentRecord, boolean>();
  known.set(zone, rows);
  const isThere = !row.isDeleted && !row.isBlock && row.clientKey !== null;
  const isPlain = (instant: number): boolean => instantOfWall(wallText(instant, zone), zone) === instant;
  const found = rows.get(row) ?? (isThere && hasClearDay(row) && isPlain(row.start) && isPlain(endOf(row)));
  rows.set(row, found);
  return found;
}

/** Pacientes in the order in which they were entered. */
export function pacientesOf({ clients }: Practice): readonly ClientRecord[] {
  return clients.filter(({ isDeleted }) => !isDeleted);
}

/** The two numbers of a paciente; what is empty is an empty text. */
export function numbersOf({ phones }: ClientRecord): { readonly celular: string; readonly telefono: string } {
  const labelled = (wanted: string): string | undefined => phones.find(({ label }) => label === wanted)?.value;
  return { celular: labelled('Mobile') ?? '', telefono: labelled('Home') ?? labelled('Work') ?? '' };
}

/** 2026-11-17 09:00:00, by the clock of the account. */
export function datetimeText(instant: number, zone: string): string {
  return wallText(instant, zone).replace('T', ' ');
}

/** The day of an instant, by the clock of the account. */
export function dateText(instant: number, zone: string): string {
  return wallDay(instant, zone);
}

/** A number of the Chilean register of persons with its check digit, such as 12345678-5. */
export function rutOf(number: number): string {
  const digits = String(number).split('').toReversed();
  const sum = digits.reduce((total, digit, index) => total + Number(digit) * (2 + (index % 6)), 0);
  const rest = 11 - (sum % 11);
  return `${String(number)}-${rest === 11 ? '0' : rest === 10 ? 'K' : String(rest)}`;
}

/** Cents as an amount. */
export function amountOf(cents: number): number {
  return cents / 100;
}

/** 1 or 0, as every flag is written there. */
export function flag(value: boolean): 0 | 1 {
  return value ? 1 : 0;
}

/** Refuses a request, with the number that the REST answer would have. */
export function badRequest(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_REQUEST', status: 400 } });
}

/** Refuses a number that belongs to nothing. */
export function notFound(what: string, id: number): GraphQLError {
  return new GraphQLError(`${what} ${String(id)} no existe`, { extensions: { code: 'NOT_FOUND', status: 404 } });
}

/** A day, AAAA-MM-DD, that exists. */
export function dayIn(text: string, name: string): string {
  const parsed = new Date(`${text}T00:00:00Z`);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(parsed.getTime());
  if (isDay && parsed.toISOString().slice(0, 10) === text) return text;
  throw badRequest(`El formato de ${name} debe ser AAAA-MM-DD`);
}
