import { GraphQLError } from 'graphql';
import { utcText } from '../../dialects/clock.ts';
import type { AppointmentRecord, VisitState } from '../../dialects/practice.ts';
import { numberedIds } from '../numberedIds.ts';

/** Numbers as the product gives them, of its own for each resource. */
export const elationIds = numberedIds({
  organization: 65_539,
  place: 41_200,
  provider: 131_070,
  visitType: 7200,
  client: 64_072_800,
  patient: 0,
  appointment: 98_765_400,
});

/** How far an appointment is, in the product's words. */
export const statusCodes: Readonly<Record<VisitState, string>> = {
  planned: 'SCHEDULED',
  confirmed: 'CONFIRMED',
  arrived: 'CHECKED_IN',
  inProgress: 'WITH_DOCTOR',
  ready: 'CHECKED_OUT',
  completed: 'BILLED',
  noShow: 'NOT_SEEN',
  cancelled: 'CANCELLED',
};

const statesOfCodes: ReadonlyMap<string, VisitState> = new Map<string, VisitState>([
  ['SCHEDULED', 'planned'],
  ['CONFIRMED', 'confirmed'],
  ['CHECKED_IN', 'arrived'],
  ['IN_ROOM', 'arrived'],
  ['IN_ROOM_VITALS_TAKEN', 'arrived'],
  ['WITH_DOCTOR', 'inProgress'],
  ['CHECKED_OUT', 'ready'],
  ['BILLED', 'completed'],
  ['NOT_SEEN', 'noShow'],
  ['CANCELLED', 'cancelled'],
]);

/** The state behind a word. */
export function stateOfCode(code: unknown): VisitState | undefined {
  return statesOfCodes.get(String(code));
}

/** What the calendar lists: appointments of patients, and events that block time. */
export function isInCalendar(row: AppointmentRecord): boolean {
  return !row.isDeleted && (row.isBlock || row.clientKey !== null);
}

/** The type of what blocks time; those of the list are the others. */
export const eventTypeKey = 7;

/** An instant as the product reads it: without an offset it is UTC, and a day begins at midnight there. */
export function instantIn(value: unknown): number | null | undefined {
  if (value === null || value === undefined) return value;
  const text = typeof value === 'string' ? value.replace(' ', 'T') : '';
  const isTime = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/.test(text);
  const hasClock = text.includes('T') && !/(?:Z|[+-]\d{2}:?\d{2})$/.test(text);
  const instant = isTime ? Date.parse(hasClock ? `${text}Z` : text) : Number.NaN;
  if (Number.isNaN(instant))
    throw new GraphQLError('Enter a valid date/time.', { extensions: { code: 'BAD_USER_INPUT' } });
  return instant;
}

/** An instant as the product writes it; null where there is none. */
export function timeText(instant: number | null): string | null {
  return instant === null ? null : utcText(Math.floor(instant / 1000) * 1000);
}

/** The texts of a list of ids; null where nothing is asked for. */
export function idsIn(value: unknown): readonly string[] | null {
  return Array.isArray(value) ? value.map(String) : null;
}

/** Whether a text is the wanted one, if one is wanted, without regard to case. */
export function isText(text: string | null, wanted: unknown): boolean {
  return typeof wanted !== 'string' || (text ?? '').toLowerCase() === wanted.trim().toLowerCase();
}

/** The last ten digits of a number. */
export function digitsOf(phone: string): string {
  return phone.replaceAll(/\D/g, '').slice(-10);
}

/** The state and zip that belong to a city. */
export function regionOf(city: string): { readonly state: string; readonly zip: string } {
  return city === 'Boulder' ? { state: 'CO', zip: '80302' } : { state: 'ME', zip: '04101' };
}
