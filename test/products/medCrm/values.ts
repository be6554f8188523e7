import { GraphQLError } from 'graphql';
import type { AppointmentRecord, ClientRecord, Practice } from '../../dialects/practice.ts';
import { hasClearDay } from '../clearDay.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { numberedIds } from '../numberedIds.ts';

/** Numbers of MySQL: therapists and patients are rows of one table, so that they never share a number. */
export const medCrmIds = numberedIds({
  organization: 0,
  place: 0,
  provider: 20,
  visitType: 0,
  client: 60,
  patient: 5000,
  appointment: 300,
});

/** Treatments of a patient; there is no status, so that what is off is deleted. */
export function isTreatment(row: AppointmentRecord): boolean {
  return row.clientKey !== null && !row.isBlock && !row.isDeleted && row.state !== 'cancelled' && hasClearDay(row);
}

/** The patients of one clinic, the newest first; those in the archive are a list of their own. */
export function patientsOf({ clients }: Practice, placeKey: number, isActive: boolean): readonly ClientRecord[] {
  return clients
    .filter((client) => client.placeKey === placeKey && client.isActive === isActive && !client.isDeleted)
    .toSorted((one, other) => other.key - one.key);
}

/** What the scalar writes: an instant in UTC. */
export function dateText(instant: number): string {
  return new Date(instant).toISOString();
}

/** What the scalar reads, to the second as its column keeps it; without an offset by the server's clock, UTC here. */
export function instantIn(value: unknown): number | null | undefined {
  if (value === null || value === undefined) return value;
  const text = typeof value === 'string' ? value.replace(' ', 'T') : '';
  const hasClock = text.includes('T') && !/(?:Z|[+-]\d{2}:?\d{2})$/.test(text);
  const instant = Date.parse(hasClock ? `${text}Z` : text);
  if (Number.isNaN(instant)) throw new GraphQLError('Field parse error: value is an invalid Date');
  return Math.floor(instant / 1000) * 1000;
}

/** The fields of a row of an input, those of the type Date as the store keeps them. */
export function storedFields(input: Row, dates: readonly string[]): Row {
  const stored = Object.entries(input).map(([field, value]): [string, unknown] => {
    const instant = dates.includes(field) ? instantIn(value) : null;
    return [field, typeof instant === 'number' ? dateText(instant) : value];
  });
  return Object.fromEntries(stored);
}

/** An input within an input; without fields where it isn't given. */
export function inputIn(input: Row, field: string): Row {
  const value = input[field];
  return isRow(value) ? value : {};
}

/** Numbers of a list of numbers and names. */
export function textsIn(list: unknown): readonly string[] {
  return Array.isArray(list) ? list.filter((item) => item !== null).map(String) : [];
}
