import { GraphQLError } from 'graphql';
import { instantOfWall, wallText } from '../../dialects/clock.ts';
import { uuidIds } from '../../dialects/ids.ts';
import type { AppointmentRecord, ClientRecord, PhoneRecord, Practice, VisitState } from '../../dialects/practice.ts';
import { hasClearDay } from '../clearDay.ts';

/** Keys of Setmore. */
export const setmoreIds = uuidIds();

/** The one zone of the company, in which all times are unless a zone is named. */
export const companyZone = 'America/New_York';

/** Labels of the company, each with the state that it stands for there; there is none for what is off. */
export const setmoreLabels: Readonly<Record<Exclude<VisitState, 'cancelled'>, string>> = {
  planned: 'No Label',
  confirmed: 'Confirmed',
  arrived: 'Checked In',
  inProgress: 'In Progress',
  ready: 'Ready',
  completed: 'Completed',
  noShow: 'No Show',
};

/** The label of a state; what is off has none, since it is no longer there. */
export function labelOf({ state }: { readonly state: VisitState }): string | null {
  return state === 'cancelled' ? null : setmoreLabels[state];
}

/** Whether the clock of the company shows an instant once. */
function isPlain(instant: number): boolean {
  return instantOfWall(wallText(instant, companyZone), companyZone) === instant;
}

/** When an appointment ends. */
export function endOf({ start, minutes }: Pick<AppointmentRecord, 'start' | 'minutes'>): number {
  return start + minutes * 60_000;
}

/** An appointment has staff and a customer; a cancelled one is taken off the calendar. */
export function isAppointment(row: AppointmentRecord): boolean {
  const isThere = !row.isDeleted && !row.isBlock && row.state !== 'cancelled';
  const isWhole = row.providerKey !== null && row.clientKey !== null;
  return isThere && isWhole && hasClearDay(row) && isPlain(row.start) && isPlain(endOf(row));
}

/** Customers in the order in which they were entered. */
export function customersOf({ clients }: Practice): readonly ClientRecord[] {
  return clients.filter((row) => !row.isDeleted);
}

/** The country code that numbers of a customer begin with; an empty text where none does. */
export function countryCodeOf({ phones }: ClientRecord): string {
  return phones.map(({ value }) => /^\+\d{1,3}(?= )/.exec(value)?.[0] ?? '').find((code) => code !== '') ?? '';
}

/** The number with a label, without the country code; an empty text where there is none. */
export function numberOf(client: ClientRecord, wanted: PhoneRecord['label']): string {
  const value = client.phones.find(({ label }) => label === wanted)?.value ?? '';
  const code = countryCodeOf(client);
  return code !== '' && value.startsWith(`${code} `) ? value.slice(code.length + 1) : value;
}

/** All numbers of a customer. */
export function numbersOf(client: ClientRecord): readonly string[] {
  return (['Mobile', 'Work', 'Home'] as const).map((label) => numberOf(client, label)).filter((text) => text !== '');
}

/** 2026-11-17T09:00, by the clock of the company. */
export function timeText(instant: number): string {
  return wallText(instant, companyZone).slice(0, 16);
}

/** An error as Setmore's answers have it: a short word and a message. */
export function setmoreError(code: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } });
}

/** The instant of a text such as 2026-11-17T09:00; an offset is not understood. */
export function instantIn(text: string, name: string): number {
  const given = text.trim();
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(given))
    throw setmoreError('invalid_date_format', `Invalid ${name} format, expected yyyy-MM-ddTHH:mm`);
  try {
    return instantOfWall(given, companyZone);
  } catch {
    throw setmoreError('invalid_date_format', `Invalid ${name}`);
  }
}

/** The day, YYYY-MM-DD, of a text that has the day first. */
export function dayIn(text: string, separator: '-' | '/', name: string): string {
  const parts = text.trim().split(separator);
  const [day = '', month = '', year = ''] = parts;
  const isWritten = parts.length === 3 && /^\d{2}$/.test(day) && /^\d{2}$/.test(month) && /^\d{4}$/.test(year);
  const written = `${year}-${month}-${day}`;
  if (isWritten && !Number.isNaN(Date.parse(written))) return written;
  throw setmoreError('invalid_date_format', `Invalid ${name} format, expected dd${separator}mm${separator}yyyy`);
}

/** Whether someone already has something else between two instants. */
export function isTaken(
  { appointments }: Practice,
  providerKey: number,
  between: { readonly start: number; readonly end: number },
  butKey: number | null = null,
): boolean {
  return appointments.some(
    (row) =>
      row.providerKey === providerKey &&
      row.key !== butKey &&
      (row.isBlock ? !row.isDeleted : isAppointment(row)) &&
      row.start < between.end &&
      endOf(row) > between.start,
  );
}
