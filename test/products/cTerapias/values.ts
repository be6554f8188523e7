import { type ExecutionResult, GraphQLError } from 'graphql';
import { hexIds } from '../../dialects/ids.ts';
import { type AppointmentRecord, type ClientRecord, fullNameOf, type Practice } from '../../dialects/practice.ts';
import { clientsOfPractice } from '../../dialects/practicePeople.ts';
import { hasClearDay } from '../clearDay.ts';

/** Ids of documents. */
export const cTerapiasIds = hexIds();

/** The clients in the order in which they were entered. */
export function clientsIn({ clients }: Practice): readonly ClientRecord[] {
  return clients.filter(({ isDeleted }) => !isDeleted);
}

/** A name as visits tell it: its first and its last part, or "false" in place of the last where there is only one. */
export function shortName(name: string): string {
  const parts = name.split(' ');
  return `${parts[0] ?? ''} ${parts.length > 1 ? (parts.at(-1) ?? '') : 'false'}`;
}

const cutShort = new Set(
  clientsOfPractice()
    .filter((client) => shortName(fullNameOf(client)) !== fullNameOf(client))
    .map(({ key }) => key),
);

/** Whether the therapist has a visit: one of a client, who has two names. What is off is deleted. */
export function isVisit(row: AppointmentRecord): boolean {
  const isOn = !row.isDeleted && !row.isBlock && row.state !== 'cancelled';
  return isOn && row.clientKey !== null && !cutShort.has(row.clientKey) && hasClearDay(row);
}

/** Each error has the one code that errors without a name have, as Apollo Server 2 puts it. */
export function cTerapiasBody({ errors, ...rest }: ExecutionResult): object {
  if (!errors) return rest;
  const shown = errors.map((error) => {
    const code = error.path ? 'INTERNAL_SERVER_ERROR' : 'GRAPHQL_VALIDATION_FAILED';
    const { extensions, ...others } = error.toJSON();
    return { ...others, extensions: { code, ...extensions } };
  });
  return { errors: shown, ...rest };
}

/** A date as JSON has it. */
export function isoDate(instant: number): string {
  return new Date(instant).toISOString();
}

/** The instant of whatever JavaScript takes for a date, by a clock in UTC; null where it is none. */
export function instantOfDate(value: unknown): number | null {
  if (typeof value === 'number') return Number.isNaN(new Date(value).getTime()) ? null : value;
  if (typeof value !== 'string') return null;
  const hasClock = value.includes('T') && !/(?:Z|[+-]\d{2}:?\d{2})$/.test(value);
  const instant = Date.parse(hasClock ? `${value}Z` : value);
  return Number.isNaN(instant) ? null : instant;
}

/** Whether something can be the id of a document. */
export function isObjectId(value: unknown): boolean {
  return typeof value === 'string' && (/^[\da-f]{24}$/i.test(value) || value.length === 12);
}

/** A value as messages show it. */
export function shownValue(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** What Mongoose says to a value that a path can't hold. */
export function castFailure(
  type: 'ObjectId' | 'date',
  value: unknown,
  path: string,
  model: 'Appointment' | 'Client' | 'Observation',
): GraphQLError {
  return new GraphQLError(
    `Cast to ${type} failed for value "${shownValue(value)}" at path "${path}" for model "${model}"`,
  );
}

/** The same where a resolver puts it into an error of its own. */
export function wrapped(name: string, message: string): GraphQLError {
  return new GraphQLError(`${name}: ${message}`);
}
