import { GraphQLError } from 'graphql';
import { wallText } from '../../dialects/clock.ts';
import { mixed, uuidIds } from '../../dialects/ids.ts';
import type { AppointmentRecord, PhoneRecord, VisitState } from '../../dialects/practice.ts';
import { hasClearDay } from '../clearDay.ts';

/** GUIDs for everything. */
export const zenotiIds = uuidIds();

/** The GUID of something that the practice has no kind for. */
export function guidOf(group: string, key: number): string {
  const seed = Buffer.from(group).reduce((sum, byte) => sum * 31 + byte, key);
  const hex = [1, 2, 3, 4]
    .map((step) =>
      mixed(seed * 4 + step)
        .toString(16)
        .padStart(8, '0'),
    )
    .join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** The words of the appointment book. */
export const statusWords: Readonly<Record<VisitState, string>> = {
  planned: 'NEW',
  confirmed: 'CONFIRM',
  arrived: 'CHECKIN',
  inProgress: 'CHECKIN',
  ready: 'CHECKIN',
  completed: 'CLOSED',
  cancelled: 'CANCELLED',
  noShow: 'NO_SHOW',
};

/** Why appointments are called off. */
export const cancellationReasons: readonly string[] = ['Client called', 'Guest is unwell', 'Booked by mistake'];

/** Whether the appointment book has an entry at all; time that is blocked out is an entry too. */
export function isInBook(row: AppointmentRecord): boolean {
  return !row.isDeleted && hasClearDay(row);
}

/** Whether an entry is only listed on request. */
export function isOff({ state }: AppointmentRecord): boolean {
  return state === 'cancelled' || state === 'noShow';
}

/** A number without its country, as digits; nothing where there is none. */
export function phoneNumber(
  phones: readonly PhoneRecord[],
  label: PhoneRecord['label'],
): { readonly countryCode: number; readonly number: string } | null {
  const digits = phones.find((phone) => phone.label === label)?.value.replaceAll(/\D/g, '');
  return digits === undefined ? null : { countryCode: 225, number: digits.slice(-10) };
}

/** An instant in UTC, without saying so. */
export function utcTime(instant: number): string {
  return wallText(instant, 'UTC');
}

/** What is wrong with a request as such. */
export function badRequest(code: number, message: string): GraphQLError {
  return new GraphQLError(message, {
    extensions: { code: code === 404 ? 'NOT_FOUND' : 'BAD_USER_INPUT', error: { code } },
  });
}

/** A text of an input; undefined where it isn't given. */
export function textIn(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** A calendar day of a request; a time after it is not looked at. */
export function dayIn(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  const day = typeof value === 'string' ? /^\d{4}-\d{2}-\d{2}/.exec(value)?.[0] : undefined;
  if (day === undefined || Number.isNaN(Date.parse(day)))
    throw badRequest(400, `The date is invalid: ${JSON.stringify(value)}`);
  return day;
}
