import { GraphQLError } from 'graphql';
import { offsetText, startOfDay } from '../../dialects/clock.ts';
import { uuidIds } from '../../dialects/ids.ts';
import type { AppointmentRecord, ClientRecord, VisitState } from '../../dialects/practice.ts';

export const coreplusIds = uuidIds();

/** Ids of rows that are no rows of the practice: as any other, counted on from where nothing else is. */
export const otherId = {
  timezone: (index: number): string => coreplusIds.of('organization', 1000 + index),
  specialty: (index: number): string => coreplusIds.of('organization', 1100 + index),
  group: (index: number): string => coreplusIds.of('organization', 1200 + index),
  reason: (index: number): string => coreplusIds.of('organization', 1300 + index),
  family: (index: number): string => coreplusIds.of('organization', 1400 + index),
};

/** How far an appointment is, in words; several are told apart by nobody. For writes the first of a word counts. */
export const coreplusStatus: Readonly<Record<VisitState, string>> = {
  planned: 'Booked',
  confirmed: 'Confirmed',
  arrived: 'Arrived',
  inProgress: 'Arrived',
  completed: 'Attended',
  ready: 'Attended',
  noShow: 'Did Not Attend',
  cancelled: 'Cancelled',
};

/** Appointments of a client: entries without one are no appointments here. */
export function isCoreplusAppointment(row: AppointmentRecord): boolean {
  return row.clientKey !== null && !row.isBlock && !row.isDeleted;
}

/** An error as the layer passes it on. */
export function refusal(message: string, code: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } });
}

/** A time as coreplus writes it, with a blank before the offset: 2026-11-17T09:00:00 -05:00. */
export function dateTimeText(instant: number, zone: string): string {
  return offsetText(instant, zone).replace(/(?=[+-]\d{2}:\d{2}$)/, ' ');
}

/** The instant of a time with an offset; with or without seconds, T, and a blank before the offset. */
export function instantIn(field: string, text: string): number {
  const parts = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(:\d{2}(?:\.\d+)?)? ?(Z|[+-]\d{2}:\d{2})$/.exec(text.trim());
  if (parts) {
    const [, day = '', clock = '', seconds = ':00', offset = ''] = parts;
    const instant = Date.parse(`${day}T${clock}${seconds}${offset}`);
    if (!Number.isNaN(instant)) return instant;
  }
  throw refusal(`${field} must be yyyy-mm-dd hh:mm with a timezone offset.`, 'BAD_REQUEST');
}

/** A day as it was given. */
export function dayIn(field: string, text: string): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
  if (isDay) return text;
  throw refusal(`${field} must be a date (yyyy-mm-dd).`, 'BAD_REQUEST');
}

/** From the start of a day to the end of another, by the clock of a zone. */
export function periodOf(first: string, last: string, zone: string): readonly [from: number, to: number] {
  return [startOfDay(dayIn('startDate', first), zone), startOfDay(dayIn('endDate', last), zone, 1)];
}

/** The number behind a label; empty where there is none. */
export function phoneOf({ phones }: ClientRecord, label: 'Mobile' | 'Home' | 'Work'): string {
  return phones.find((phone) => phone.label === label)?.value ?? '';
}

/** Operators for texts and ids. */
export interface TextFilter {
  readonly eq?: string | null;
  readonly ne?: string | null;
  readonly in?: readonly string[] | null;
  readonly contains?: string | null;
  readonly startsWith?: string | null;
}

/** Whether a text fits all operators that are given, without regard to case. */
export function fitsText(value: string | null, filter: TextFilter | null | undefined): boolean {
  const text = (value ?? '').toLowerCase();
  const holds = (given: string | null | undefined, test: (part: string) => boolean): boolean =>
    typeof given !== 'string' || test(given.toLowerCase());
  return (
    holds(filter?.eq, (part) => text === part) &&
    holds(filter?.ne, (part) => text !== part) &&
    holds(filter?.contains, (part) => text.includes(part)) &&
    holds(filter?.startsWith, (part) => text.startsWith(part)) &&
    (filter?.in ?? [text]).some((part) => part.toLowerCase() === text)
  );
}

/** Operators for days. */
export interface DayFilter {
  readonly eq?: string | null;
  readonly gt?: string | null;
  readonly gte?: string | null;
  readonly lt?: string | null;
  readonly lte?: string | null;
}

/** Whether a day fits all operators that are given. */
export function fitsDay(day: string, filter: DayFilter | null | undefined): boolean {
  const holds = (given: string | null | undefined, test: (other: string) => boolean): boolean =>
    typeof given !== 'string' || test(dayIn('dateOfBirth', given));
  return (
    holds(filter?.eq, (other) => day === other) &&
    holds(filter?.gt, (other) => day > other) &&
    holds(filter?.gte, (other) => day >= other) &&
    holds(filter?.lt, (other) => day < other) &&
    holds(filter?.lte, (other) => day <= other)
  );
}
