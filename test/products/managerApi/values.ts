import { GraphQLError } from 'graphql';
import { uuidIds } from '../../dialects/ids.ts';
import { type AppointmentRecord, type ClientRecord, fullNameOf, type Practice } from '../../dialects/practice.ts';
import { hasClearDay } from '../clearDay.ts';
import { isRow, type Row } from '../generatedRows.ts';

/** Random UUIDs. */
export const managerIds = uuidIds();

/** How many rows a page has, unless it is said. */
export const pageSize = 10;

/** Whether an appointment is in the calendar: it needs a patient and a doctor, and one that is off was taken out. */
export function isSchedule(row: AppointmentRecord): boolean {
  const isKept = !row.isBlock && !row.isDeleted && row.state !== 'cancelled' && hasClearDay(row);
  return isKept && row.clientKey !== null && row.providerKey !== null;
}

/** The patients by name, as it is written. */
export function patientsOf({ clients }: Practice): readonly ClientRecord[] {
  return clients
    .filter(({ isDeleted }) => !isDeleted)
    .toSorted((one, other) => {
      const [left, right] = [fullNameOf(one), fullNameOf(other)];
      return left === right ? one.key - other.key : left < right ? -1 : 1;
    });
}

/** Times are milliseconds, in a text. */
export function timeText(instant: number): string {
  return String(instant);
}

/** The instant of a time, which is stored whatever it is: one of milliseconds, one of ISO 8601, or none. */
export function instantIn(text: string): number | null {
  const instant = /^-?\d+$/.test(text) ? Number(text) : Date.parse(text);
  return Number.isNaN(instant) ? null : instant;
}

/** Refuses as its resolvers do, which say no more than what they were about. */
export function failed(message: string, code: 'BAD_USER_INPUT' | 'FORBIDDEN'): never {
  throw new GraphQLError(message, { extensions: { code } });
}

/** The id in an input that is a reference. */
export function idIn(input: Row, field: string): string {
  const value = input[field];
  return isRow(value) ? String(value['id']) : '';
}

/** The ids of a list of references; undefined where there is no list. */
export function idsIn(input: Row, field: string): readonly string[] | undefined {
  const list = input[field];
  return Array.isArray(list) ? list.filter(isRow).map((row) => String(row['id'])) : undefined;
}

/** The arguments of a list in pages. */
export interface PageArgs {
  readonly take?: number | null;
  readonly cursor?: string | null;
  readonly filter?: string | null;
}

/** A page as Prisma takes it: after the row of the cursor, and backwards where the size is negative. */
export function pageOf<Record>(
  rows: readonly Record[],
  { take, cursor }: PageArgs,
  cap: number,
  idOf: (row: Record) => unknown,
): readonly Record[] {
  const at = cursor ? rows.findIndex((row) => idOf(row) === cursor) : -1;
  if (cursor && at < 0) return [];
  const size = take === undefined ? pageSize : (take ?? cap);
  if (size >= 0) return rows.slice(at + 1).slice(0, Math.min(size, cap));
  return (cursor ? rows.slice(0, at) : rows).slice(-Math.min(-size, cap));
}

/** Whether a name holds a text, in just these letters. */
export function holds(name: unknown, filter: string | null | undefined): boolean {
  return String(name).includes(filter ?? '');
}
