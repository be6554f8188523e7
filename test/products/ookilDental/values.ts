import { GraphQLError } from 'graphql';
import type { AppointmentRecord, ClientRecord, VisitState } from '../../dialects/practice.ts';
import { hasClearDay } from '../clearDay.ts';
import { numberedIds } from '../numberedIds.ts';

/** Serial numbers of each table; dentists have the numbers of their users, of whom the first is the administrator. */
export const dentalIds = numberedIds({
  organization: 0,
  place: 0,
  provider: 1,
  visitType: 0,
  client: 0,
  patient: 5000,
  appointment: 0,
});

/** Who came had been confirmed; who did not come never was. */
export const dentalStatus: Readonly<Record<VisitState, 'REGISTERED' | 'CONFIRMED' | 'CANCELED'>> = {
  planned: 'REGISTERED',
  confirmed: 'CONFIRMED',
  arrived: 'CONFIRMED',
  inProgress: 'CONFIRMED',
  ready: 'CONFIRMED',
  completed: 'CONFIRMED',
  cancelled: 'CANCELED',
  noShow: 'REGISTERED',
};

/** Every appointment has a patient and a dentist; deleted ones are gone. */
export function isStored(row: AppointmentRecord): boolean {
  return row.clientKey !== null && row.providerKey !== null && !row.isBlock && !row.isDeleted;
}

/** Those whose day is clear without zones. */
export function isDentalAppointment(row: AppointmentRecord): boolean {
  return isStored(row) && hasClearDay(row);
}

/** The first cell phone, and the first of the others. */
export function phonesOf({ phones }: ClientRecord): { readonly mobile: string | null; readonly phone: string | null } {
  const mobile = phones.find(({ label }) => label === 'Mobile')?.value ?? null;
  return { mobile, phone: phones.find(({ label }) => label !== 'Mobile')?.value ?? null };
}

/** What its server throws: each error has the same code. */
export function failure(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'INTERNAL_SERVER_ERROR' } });
}

/** What the scalar writes: an instant in UTC. */
export function dateText(instant: number): string {
  return new Date(instant).toISOString();
}

/** What the scalar reads; without an offset by the server's clock, UTC here. */
export function instantIn(value: unknown): number {
  const text = typeof value === 'string' ? value.replace(' ', 'T') : '';
  const hasClock = text.includes('T') && !/(?:Z|[+-]\d{2}:?\d{2})$/.test(text);
  const instant = Date.parse(hasClock ? `${text}Z` : text);
  if (Number.isNaN(instant))
    throw failure('Got invalid value Date("Invalid Date") on prisma. Provided Date, expected DateTime.');
  return instant;
}

/** The whole number at the beginning of a text, as parseInt reads it; what is none stays none. */
export function numberIn(value: unknown): number {
  return Number.parseInt(String(value), 10);
}

/** What the validator of a class checks; what isn't given is skipped. */
export function checkTexts(
  input: Readonly<Record<string, unknown>>,
  least: number,
  most: number,
  fields: readonly string[],
): void {
  for (const field of fields) {
    const value = input[field];
    if (typeof value === 'string' && (value.length < least || value.length > most))
      throw failure('Argument Validation Error');
  }
}

/** The same for an address of mails. */
export function checkEmail(value: unknown): void {
  if (typeof value === 'string' && !/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(value))
    throw failure('Argument Validation Error');
}
