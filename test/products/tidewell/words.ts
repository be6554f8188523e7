import { GraphQLError } from 'graphql';
import { Temporal } from 'temporal-polyfill';
import { startOfDay } from '../../dialects/clock.ts';
import { wordIds } from '../../dialects/ids.ts';
import type {
  AppointmentRecord,
  ClientRecord,
  PhoneRecord,
  ProviderRecord,
  VisitState,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';

/** Ids that say what they belong to. */
export const tidewellIds = wordIds({
  organization: 'grp_',
  place: 'hsp_',
  provider: 'tm_',
  visitType: 'vt_',
  client: 'pp_',
  patient: 'pet_',
  appointment: 'vis_',
});

/** The statuses of this group, in the order of its board. */
export const statuses: Readonly<
  Record<VisitState, { readonly label: string; readonly phase: string; readonly color: string }>
> = {
  planned: { label: 'Booked', phase: 'BOOKED', color: '#8ecae6' },
  confirmed: { label: 'Confirmed', phase: 'CONFIRMED', color: '#219ebc' },
  arrived: { label: 'In lobby', phase: 'ARRIVED', color: '#ffb703' },
  inProgress: { label: 'In exam room', phase: 'IN_EXAM', color: '#fb8500' },
  ready: { label: 'Ready to go', phase: 'CHECKOUT', color: '#90be6d' },
  completed: { label: 'Checked out', phase: 'DONE', color: '#577590' },
  cancelled: { label: 'Canceled', phase: 'CANCELED', color: '#adb5bd' },
  noShow: { label: 'No-show', phase: 'NO_SHOW', color: '#d62828' },
};

/** The states in the order of the board. */
export const boardOrder: readonly VisitState[] = [
  'planned',
  'confirmed',
  'arrived',
  'inProgress',
  'ready',
  'completed',
  'cancelled',
  'noShow',
];

/** The id of a status. */
export function statusId(state: VisitState): string {
  return `vs_${String(boardOrder.indexOf(state) + 1).padStart(4, '0')}`;
}

/** What staff are there for. */
export const teamRoles: Readonly<Record<ProviderRecord['role'], string>> = {
  veterinarian: 'DOCTOR',
  technician: 'TECHNICIAN',
  groomer: 'GROOMER',
};

/** The channels of phones. */
export const phoneChannels = [
  ['MOBILE_PHONE', 'Mobile'],
  ['HOME_PHONE', 'Home'],
  ['WORK_PHONE', 'Work'],
] as const;

/** Whether the calendar has it as a visit: blocks are kept apart, and what was removed is gone. */
export function isVisit(row: AppointmentRecord): boolean {
  return !row.isBlock && !row.isDeleted;
}

/** A number in E.164; what is no number of the United States stays as it was typed. */
export function e164(text: string): string {
  const digits = text.replaceAll(/\D/g, '');
  if (digits.length === 10) return `+1${digits}`;
  return digits.length === 11 && digits.startsWith('1') ? `+${digits}` : text;
}

/** The contact points of a pet parent, phones first. */
export function contactPointsOf({ key, phones, emails }: ClientRecord): readonly Row[] {
  const point = (index: number): string => `cp_${String(key)}_${String(index + 1)}`;
  const numbers = phones.map(({ label, value }: PhoneRecord, index) => ({
    id: point(index),
    channel: phoneChannels.find(([, known]) => known === label)?.[0] ?? 'MOBILE_PHONE',
    value: e164(value),
    isPrimary: index === 0,
    canText: label === 'Mobile',
  }));
  const addresses = emails.map((value, index) => ({
    id: point(phones.length + index),
    channel: 'EMAIL',
    value,
    isPrimary: index === 0,
    canText: false,
  }));
  return [...numbers, ...addresses];
}

/** An amount of whole cents. */
export function moneyOf(cents: number): Row {
  return { amount: (cents / 100).toFixed(2), currency: 'USD' };
}

/** The code of a kind of animal. */
export function speciesCode(name: string): string {
  return name.toUpperCase().replaceAll(/\W/g, '_');
}

/** The id of a breed. */
export function breedId(name: string): string {
  return `brd_${name.toLowerCase().replaceAll(/\W+/g, '-')}`;
}

/** A query that asks for what can't be. */
export function invalidArgument(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'INVALID_ARGUMENT' } });
}

/** Dates from one to another, both included. */
export interface DateSpan {
  readonly from: string;
  readonly through: string;
}

const mostDays = 62;

/** The instants of a span by the clock of a place: from its first one until before its last. */
export function spanIn(zone: string, { from, through }: DateSpan): { readonly start: number; readonly end: number } {
  const [first, last] = [dateOf(from), dateOf(through)];
  const days = first.until(last, { largestUnit: 'days' }).days + 1;
  if (days < 1) throw invalidArgument('dates.through is before dates.from');
  if (days > mostDays)
    throw invalidArgument(`dates spans ${String(days)} days, at most ${String(mostDays)} are allowed`);
  return { start: startOfDay(from, zone), end: startOfDay(through, zone, 1) };
}

function dateOf(text: string): Temporal.PlainDate {
  try {
    if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return Temporal.PlainDate.from(text);
  } catch {
    // It is refused below.
  }
  throw invalidArgument(`Not a Date: ${text}`);
}

/** The instant of a text with an offset; null where it is none. */
export function instantIn(text: string): number | null {
  const instant = /^\d{4}-\d{2}-\d{2}T.*(?:Z|[+-]\d{2}:?\d{2})$/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(instant) ? null : instant;
}

/** Which page of a list. */
export interface PageArgs {
  readonly after?: string | null;
  readonly limit?: number | null;
}

/** A page of rows, with where to go on. */
export function pageOf<Item>(
  items: readonly Item[],
  { after, limit }: PageArgs,
  cap: number,
  show: (item: Item) => Row,
): Row {
  const from = after ? cursorPlace(after) : 0;
  const to = from + Math.max(1, Math.min(limit ?? cap, cap));
  return {
    nodes: items.slice(from, to).map(show),
    next: to < items.length ? Buffer.from(`at:${String(to)}`).toString('base64url') : null,
    totalCount: items.length,
  };
}

function cursorPlace(cursor: string): number {
  const place = /^at:(\d+)$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1];
  if (place === undefined) throw invalidArgument('after is not a cursor of this list');
  return Number(place);
}
