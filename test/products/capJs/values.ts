import { GraphQLError } from 'graphql';
import { uuidIds } from '../../dialects/ids.ts';
import type { AppointmentRecord, ClientRecord, PatientRecord, VisitState } from '../../dialects/practice.ts';
import { hasClearDay } from '../clearDay.ts';
import { textOf } from '../generatedRows.ts';

/** Keys are UUIDs. */
export const capJsIds = uuidIds();

/** Codes of the code list of states, whose names say the same. */
export const capJsCodes = {
  planned: 'PLANNED',
  confirmed: 'CONFIRMED',
  arrived: 'ARRIVED',
  inProgress: 'IN_TREATMENT',
  ready: 'READY',
  completed: 'COMPLETED',
  cancelled: 'CANCELLED',
  noShow: 'NO_SHOW',
} satisfies Record<VisitState, string>;

/** Visits have rows: absences are another entity, and branches have no time zone. */
export function isAppointment(row: AppointmentRecord): boolean {
  return !row.isBlock && !row.isDeleted && hasClearDay(row);
}

/** The customers or animals in the order of their keys, which is that of every list. */
export function byId<Row extends ClientRecord | PatientRecord>(
  kind: 'client' | 'patient',
  rows: readonly Row[],
): readonly Row[] {
  const idOf = ({ key }: Row): string => capJsIds.of(kind, key);
  return rows.toSorted((one, other) => (idOf(one) < idOf(other) ? -1 : 1));
}

/** To the second: 2026-11-17T14:00:00Z. */
export function dateTimeText(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 19)}Z`;
}

const formats: Readonly<Record<string, readonly [format: string, length: number, end: string]>> = {
  Date: ['YYYY-MM-DD', 10, ''],
  DateTime: ['YYYY-MM-DDThh-mm-ssTZD', 19, 'Z'],
  Timestamp: ['YYYY-MM-DDThh-mm-ss.sTZD with up to 7 digits of fractional seconds', 24, ''],
};

/** A value of a request as the database keeps it: dates and times in UTC. */
export function storedValue(type: string, value: unknown): unknown {
  const [format, length, end] = formats[type] ?? [];
  if (format === undefined || value === null || value === undefined) return value;
  if (typeof value !== 'string') throw new GraphQLError(`${type} cannot represent non string value: ${textOf(value)}`);
  // Without an offset a time is one of the server's clock, which is UTC.
  const hasTime = value.includes('T') && !/(?:Z|[+-]\d{2}:?\d{2})$/.test(value);
  const instant = Date.parse(hasTime ? `${value}Z` : value);
  if (Number.isNaN(instant))
    throw new GraphQLError(`${type} values must be strings in the ISO 8601 format ${format}: "${value}"`);
  return `${new Date(instant).toISOString().slice(0, length)}${end ?? ''}`;
}

/** What is wrong with one element of an input. */
export interface CdsProblem {
  readonly code: string;
  readonly message: string;
  readonly target: string;
}

/** One or several problems, as the adapter tells them in production. */
export function cdsError(problems: readonly CdsProblem[]): GraphQLError {
  const [first] = problems;
  if (first && problems.length === 1)
    return new GraphQLError(first.message, { extensions: { code: first.code, target: first.target } });
  const message = 'Multiple errors occurred. Please see the details for more information.';
  return new GraphQLError(message, { extensions: { code: 'MULTIPLE_ERRORS', details: problems } });
}

/** A request that is rejected as a whole. */
export function rejected(code: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } });
}
