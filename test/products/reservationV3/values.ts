import { GraphQLError } from 'graphql';
import { utcText } from '../../dialects/clock.ts';
import { globalIds, type Ids } from '../../dialects/ids.ts';
import type { AppointmentRecord } from '../../dialects/practice.ts';
import { hasClearDay } from '../clearDay.ts';

/** Types whose rows have a global id there. */
export type NodeType = 'AppointmentType' | 'ClientType' | 'ProviderType' | 'ReservationType';

export const nodeTypes: readonly NodeType[] = ['AppointmentType', 'ClientType', 'ProviderType', 'ReservationType'];

/** Ids of Relay: the type and the number of the row in base64. There are no places, types of visit and animals. */
export const reservationIds: Ids = globalIds({
  organization: 'OrganizationType',
  place: 'PlaceType',
  provider: 'ProviderType',
  visitType: 'VisitType',
  client: 'ClientType',
  patient: 'PatientType',
  // What the front desk calls an appointment is a reservation of a time slot.
  appointment: 'ReservationType',
});

/** The id of a time slot, which the practice has no kind for. */
export function slotId(number: number): string {
  return Buffer.from(`AppointmentType:${String(number)}`).toString('base64');
}

/** The two parts of a global id, or null where it is none. */
export function partsOf(id: string): { readonly type: string; readonly number: string } | null {
  const text = Buffer.from(id, 'base64').toString();
  const colon = text.indexOf(':');
  return colon < 0 ? null : { type: text.slice(0, colon), number: text.slice(colon + 1) };
}

/** A number as Python reads it. */
export function numberIn(text: string): number {
  if (/^\s*[+-]?\d+\s*$/.test(text)) return Number(text);
  throw new GraphQLError(`invalid literal for int() with base 10: '${text}'`);
}

/** The number of a row by its id, whatever the type in it says: mutations look at the number alone. */
export function rowNumberIn(id: string): number {
  const parts = partsOf(id);
  if (!parts) throw new GraphQLError('not enough values to unpack (expected 2, got 1)');
  return numberIn(parts.number);
}

/** What Django answers where no row has a number. */
export function doesNotExist(model: 'Appointment' | 'Client' | 'Provider' | 'Reservation'): GraphQLError {
  return new GraphQLError(`${model} matching query does not exist.`);
}

/** An instant as Python writes it: in UTC with its offset, with microseconds where there are any. */
export function isoFormat(instant: number): string {
  const rest = ((instant % 1000) + 1000) % 1000;
  const whole = utcText(instant - rest).replace('Z', '');
  return `${whole}${rest === 0 ? '' : `.${String(rest).padStart(3, '0')}000`}+00:00`;
}

/** Minutes of a time slot, TIME_SLOT_LENGTH. */
export const slotMinutes = 15;
/** Until when a reservation has to be confirmed, EXPIRATION_OFFSET. */
export const expirationMs = 30 * 60_000;
/** How long before it begins a time slot can be reserved, ADVANCED_NOTICE. */
export const noticeMs = 24 * 3_600_000;

/**
 * Whether something of the book stands there.
 *
 * Nothing tells where a reservation is, so that the book goes without the few for which the day would be a guess.
 */
export function isReservation(row: AppointmentRecord): boolean {
  return !row.isDeleted && !row.isBlock && hasClearDay(row);
}

/** Whether the client has confirmed: all who came, who were to come, and who didn't; there is no later step. */
export function isConfirmed({ state }: AppointmentRecord): boolean {
  return state !== 'planned' && state !== 'cancelled';
}
