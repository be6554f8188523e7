import { GraphQLError } from 'graphql';
import { instantOf, instantOfWall } from '../../dialects/clock.ts';
import { wordIds } from '../../dialects/ids.ts';
import type { AppointmentRecord, PhoneRecord } from '../../dialects/practice.ts';

/** Ids as Bookeo writes them: the number of the account comes first, and a booking has a number that is a text. */
export const bookeoIds = wordIds({
  organization: '4155',
  place: '4155',
  provider: '41551RHK7MW16F61A',
  visitType: '41551AUN7JP162F63',
  client: '41551KXWHLM16F5C3D',
  patient: '41551PET',
  appointment: '1557104223',
});

/** What the clinics ask with a booking: Bookeo keeps the answers as options of the booking. */
export const petOption = { id: '41551T4XWPN16F61D', name: "Pet's name" };
export const reasonOption = { id: '41551T9RKCL16F61D', name: 'Reason for visit' };

/** The most animals of one booking. */
export const mostPets = 3;

/** The zone of the portal's first account, for times that say only "local". */
export const firstZone = 'America/New_York';

/** The kinds of telephone numbers there; a fax has no place of its own in the practice. */
export const phoneTypes = { Mobile: 'mobile', Home: 'home', Work: 'work' } as const;

const labels: Readonly<Record<string, PhoneRecord['label']>> = { mobile: 'Mobile', home: 'Home' };

/** The practice's word for a kind of telephone number. */
export function labelOf(type: unknown): PhoneRecord['label'] {
  return labels[String(type)] ?? 'Work';
}

/** Whether an entry of the appointment book is a booking: what blocks time is a resource block. */
export function isBooking({ isBlock, isDeleted }: AppointmentRecord): boolean {
  return !isBlock && !isDeleted;
}

/** A refusal of a query. */
export function badRequest(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_REQUEST', httpStatus: 400 } });
}

/** The instant of an RFC 3339 text, whose offset -00:00 means the local time of the account; null where it is none. */
export function instantIn(value: unknown, zone: string): number | null {
  if (typeof value !== 'string') return null;
  try {
    return value.endsWith('-00:00') ? instantOfWall(value.slice(0, -6), zone) : instantOf(value);
  } catch {
    return null;
  }
}

/** The same for queries, which refuse what is no time; null where nothing is given. */
export function givenInstant(value: unknown, zone: string, name: string): number | null {
  if (value === null || value === undefined) return null;
  const instant = instantIn(value, zone);
  if (instant === null) throw badRequest(`Invalid ${name}: ${JSON.stringify(value)}. It must be in RFC 3339 format`);
  return instant;
}

/** An amount as Bookeo writes it. */
export function money(amount: number): object {
  return { amount: String(amount), currency: 'USD' };
}
