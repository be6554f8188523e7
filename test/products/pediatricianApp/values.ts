import { GraphQLError } from 'graphql';
import type { AppointmentRecord, ClientRecord, Practice } from '../../dialects/practice.ts';
import { hasClearDay } from '../clearDay.ts';
import { numberedIds } from '../numberedIds.ts';

/** Numbers of MariaDB; veterinarians and owners are rows of one table, so that they never share one. */
export const pediatricianIds = numberedIds({
  organization: 0,
  place: 0,
  provider: 0,
  visitType: 0,
  client: 8,
  patient: 0,
  appointment: 0,
});

/** An error of Apollo Server 4 that nobody gave a code. */
export function failure(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'INTERNAL_SERVER_ERROR' } });
}

/** Whether the table has this visit: an animal, an owner and a veterinarian it must have, and what is off is deleted. */
export function isVisit(row: AppointmentRecord): boolean {
  const isWhole = row.patientKey !== null && row.clientKey !== null && row.providerKey !== null;
  return isWhole && !row.isBlock && !row.isDeleted && row.state !== 'cancelled' && hasClearDay(row);
}

/** Users who are owners. */
export function ownersOf({ clients }: Practice): readonly ClientRecord[] {
  return clients.filter((row) => !row.isDeleted);
}

/** The one email of an owner, which nobody may be without. */
export function emailOf({ emails, key }: ClientRecord): string {
  return emails[0] ?? `owner${String(key)}@example.test`;
}

/** The last word of a name, and those before it. */
export function partsOf(name: string): { readonly givenName: string | null; readonly familyName: string } {
  const words = name.trim().split(/\s+/);
  return { givenName: words.slice(0, -1).join(' ') || null, familyName: words.at(-1) ?? '' };
}

/** A date as a server reads it whose clock is UTC, to the second as the column keeps it; null where it is none. */
export function instantIn(text: string): number | null {
  const hasClock = /\d[T ]\d/.test(text) && !/(?:Z|[+-]\d{2}:?\d{2})$/.test(text);
  const instant = Date.parse(hasClock ? `${text.replace(' ', 'T')}Z` : text);
  return Number.isNaN(instant) ? null : Math.floor(instant / 1000) * 1000;
}
