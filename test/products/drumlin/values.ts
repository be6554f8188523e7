import { GraphQLError } from 'graphql';
import { instantOfWall, wallText, wallTime } from '../../dialects/clock.ts';
import type { Ids } from '../../dialects/ids.ts';
import {
  type AppointmentRecord,
  byFamilyName,
  type ClientRecord,
  type Kind,
  type PhoneRecord,
  type PlaceRecord,
  type Practice,
  type VisitState,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';

const typeCodes = ['CONS', 'VACC', 'SICK', 'OPER', 'NAIL', 'RECH', 'MEET'];
// Columns of rooms and rounds have numbers up to 99.
const before: Readonly<Record<Kind, number>> = {
  organization: 0,
  place: 0,
  provider: 100,
  visitType: 0,
  client: 10_000,
  patient: 50_000,
  appointment: 700_000,
};

/** The number of a row whose table has numbers. */
export function numberOf(kind: Kind, key: number): number {
  return before[kind] + key;
}

/** Business units and types have codes; all others have numbers. Diary columns stand for providers. */
export const drumlinIds: Ids = {
  of(kind, key) {
    if (kind === 'place') return String(key).padStart(2, '0');
    if (kind === 'visitType') return typeCodes[key - 1] ?? `T${String(key)}`;
    return String(numberOf(kind, key));
  },
  key(kind, id) {
    const text = String(id ?? '');
    if (kind === 'visitType' && typeCodes.includes(text)) return typeCodes.indexOf(text) + 1;
    const digits = kind === 'visitType' ? text.replace(/^T/, '') : text;
    const key = /^\d+$/.test(digits) ? Number(digits) - before[kind] : 0;
    return key > 0 && drumlinIds.of(kind, key) === text ? key : null;
  },
};

/** Diary statuses by how far an appointment is. */
export const statuses: Readonly<Record<VisitState, { readonly code: string; readonly descr: string }>> = {
  planned: { code: 'BKD', descr: 'Booked' },
  confirmed: { code: 'CNF', descr: 'Confirmed' },
  arrived: { code: 'ARR', descr: 'Arrived' },
  inProgress: { code: 'CON', descr: 'In consult' },
  ready: { code: 'RDY', descr: 'Ready to go' },
  completed: { code: 'FIN', descr: 'Finished' },
  cancelled: { code: 'CAN', descr: 'Cancelled' },
  noShow: { code: 'DNA', descr: 'Did not attend' },
};

/** Types of phone numbers by the practice's labels. */
export const phoneTypes: Readonly<Record<PhoneRecord['label'], string>> = { Mobile: 'MOB', Home: 'HOM', Work: 'WRK' };

/** Whether the diary has a row; kept-free time is in a table of its own, and what was deleted is gone. */
export function isInDiary(row: AppointmentRecord): boolean {
  return !row.isDeleted && !row.isBlock;
}

/** Accounts in the order of the index by name. */
export function acctsOf({ clients }: Practice): readonly ClientRecord[] {
  return clients.filter(({ isDeleted }) => !isDeleted).toSorted(byFamilyName);
}

/** When an appointment ends. */
export function endOf({ start, minutes }: Pick<AppointmentRecord, 'start' | 'minutes'>): number {
  return start + minutes * 60_000;
}

/** A time of day on a wall: 09:30. */
export function hhmm(instant: number, zone: string): string {
  return wallTime(instant, zone).slice(0, 5);
}

/** The clock of the database server, which stands in the head office. */
export function serverZone({ places }: Practice): string {
  return places[0]?.zone ?? 'UTC';
}

/** 2026-11-17 09:30:00 by that clock. */
export function stampOf(practice: Practice, instant: number): string {
  return wallText(instant, serverZone(practice)).replace('T', ' ');
}

/** What the gateway answers where a question makes no sense. */
export function bad(code: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_REQUEST', drumlin: code } });
}

/** What a procedure refuses, with the number that it returns. */
export class Refusal extends Error {
  readonly rc: number;
  constructor(rc: number, message: string) {
    super(message);
    this.rc = rc;
  }
}

/** A day that exists, YYYY-MM-DD. */
export function dayIn(value: unknown): string {
  const text = typeof value === 'string' ? value : '';
  const parsed = new Date(`${text}T00:00:00Z`);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(parsed.getTime());
  if (isDay && parsed.toISOString().startsWith(text)) return text;
  throw bad('DRM-0110', `Not a Date: ${JSON.stringify(value)}`);
}

/** A time of day, HH:MM; seconds may follow and are cut. */
export function timeIn(value: unknown): string {
  const text = typeof value === 'string' ? value : '';
  const time = /^(?:[01]\d|2[0-3]):[0-5]\d(?=$|:[0-5]\d$)/.exec(text)?.[0];
  if (time !== undefined) return time;
  throw bad('DRM-0111', `Not a Time: ${JSON.stringify(value)}`);
}

/** A stamp by the clock of the server. */
export function stampIn(practice: Practice, value: string): number {
  if (!/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(value)) throw bad('DRM-0112', `Not a Stamp: ${value}`);
  return instantOfWall(value.replace(' ', 'T'), serverZone(practice));
}

/** The place of a business unit that a question names. */
export function unitIn({ places }: Practice, code: string): PlaceRecord {
  const place = places.find((row) => row.key === drumlinIds.key('place', code));
  if (place) return place;
  throw bad('DRM-0130', `No business unit ${code}`);
}

/** Both days of a range, which may not be long. */
export function rangeIn(from: unknown, to: unknown, most: number): readonly [from: string, to: string] {
  const [first, last] = [dayIn(from), dayIn(to)];
  if (last < first) throw bad('DRM-0120', 'The range ends before it starts');
  const days = (Date.parse(last) - Date.parse(first)) / 86_400_000 + 1;
  if (days > most) throw bad('DRM-0121', `The range is longer than ${String(most)} days`);
  return [first, last];
}

/** The day so many days later. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The arguments of lists that come in pages. */
export interface PageArgs {
  readonly page_no?: number | null;
  readonly page_size?: number | null;
}

/** A page, counted from 1; one that is asked for too long is cut. */
export function pageOf<Item>(rows: readonly Item[], args: PageArgs, cap: number, show: (row: Item) => Row): Row {
  const [pageNo, wanted] = [args.page_no ?? 1, args.page_size ?? 50];
  if (pageNo < 1 || wanted < 1) throw bad('DRM-0101', 'page_no and page_size start at 1');
  const size = Math.min(wanted, cap);
  return {
    rows: rows.slice((pageNo - 1) * size, pageNo * size).map(show),
    page_no: pageNo,
    page_size: size,
    page_cnt: Math.ceil(rows.length / size),
    row_cnt: rows.length,
  };
}

/** A text without accents, case and marks, for searching. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\p{M}'’.-]/gu, '')
    .toLowerCase();
}
