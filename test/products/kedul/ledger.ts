import { mixed, uuidIds } from '../../dialects/ids.ts';
import type { AppointmentRecord, VisitState } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';

/** Every row has a UUID of its own. */
export const kedulIds = uuidIds();

/** What the practice has no rows for. */
const others = [
  'line',
  'user',
  'role',
  'shift',
  'image',
  'category',
  'invoice',
  'item',
  'series',
  'invitation',
] as const;

/** The UUID of a row that the practice doesn't have. */
export function otherId(kind: (typeof others)[number], key: number): string {
  const number = key * 16 + others.indexOf(kind);
  const mix = mixed(number).toString(16).padStart(8, '0');
  const tail = number.toString(16).padStart(12, '0');
  return `${mix}-${mix.slice(2, 6)}-4${mix.slice(1, 4)}-a${mix.slice(5, 8)}-${tail}`;
}

/** How far a visit is; that it is over, or that nobody came, is said by a date beside. */
export const kedulStatuses: Readonly<Record<VisitState, string>> = {
  planned: 'NEW',
  confirmed: 'CONFIRMED',
  arrived: 'ARRIVED',
  inProgress: 'STARTED',
  ready: 'STARTED',
  completed: 'STARTED',
  cancelled: 'NEW',
  noShow: 'CONFIRMED',
};

/** One service of an appointment. */
export interface ServiceLine {
  readonly id: string;
  readonly typeKey: number;
  readonly start: number;
  readonly minutes: number;
  readonly order: number;
  readonly clientNumber: number;
  readonly isRequested: boolean;
  readonly providerKey: number | null;
  readonly clientKey: number | null;
}

/** A rule by which appointments repeat, as an input says it. */
export interface Series {
  readonly id: string;
  readonly initialKey: number;
  readonly rule: Row;
  readonly createdAt: number;
}

/** What the desk has noted of an appointment, and what the client has. */
export interface Notes {
  readonly internalNotes: string | null;
  readonly clientNotes: string | null;
}

/** What was written of an appointment beyond what the practice keeps. */
export interface Extras {
  readonly lines?: readonly ServiceLine[];
  readonly notes?: Notes;
  readonly invoiceId?: string;
  /** Null where it was taken out of its series by a change. */
  readonly series?: Series | null;
}

/** What was written beyond what the practice keeps, for as long as a server runs. */
export interface Ledger {
  readonly appointments: Map<number, Extras>;
  readonly clients: Map<number, Row>;
  readonly invoices: Map<string, Row>;
}

export function createLedger(): Ledger {
  return { appointments: new Map(), clients: new Map(), invoices: new Map() };
}

const nailTrim = 5;
const trimMinutes = 15;

/** The services of an appointment, in their order: long ones often end with a nail trim. */
export function linesOf({ appointments }: Ledger, row: AppointmentRecord): readonly ServiceLine[] {
  const written = appointments.get(row.key)?.lines;
  if (written) return written;
  const { key, start, minutes, typeKey, providerKey, clientKey } = row;
  const line = { clientNumber: 1, isRequested: key % 4 === 0, providerKey, clientKey };
  const whole = { ...line, id: otherId('line', key * 2), typeKey, start, minutes, order: 1 };
  if (minutes < 40 || key % 3 !== 0) return [whole];
  const rest = minutes - trimMinutes;
  const second = { id: otherId('line', key * 2 + 1), typeKey: nailTrim, minutes: trimMinutes, order: 2 };
  return [
    { ...whole, minutes: rest },
    { ...line, ...second, start: start + rest * 60_000, isRequested: false },
  ];
}

/** The notes of an appointment: who books on the web writes them herself. */
export function notesOf({ appointments }: Ledger, { key, reason }: AppointmentRecord): Notes {
  const isOnline = key % 3 === 1;
  const usual = { internalNotes: isOnline ? null : reason, clientNotes: isOnline ? reason : null };
  return appointments.get(key)?.notes ?? usual;
}

/** The series of an appointment: some of the older ones repeat every other week. */
export function seriesOf({ appointments }: Ledger, row: AppointmentRecord): Series | null {
  const written = appointments.get(row.key)?.series;
  if (written !== undefined) return written;
  if (row.key % 29 !== 0) return null;
  const rule = { frequency: 'WEEKLY', interval: 2, startDate: row.start, timezoneId: null };
  return { id: otherId('series', row.key), initialKey: row.key, rule, createdAt: row.createdAt };
}
