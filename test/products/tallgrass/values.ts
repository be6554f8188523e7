import { GraphQLError } from 'graphql';
import { wallDay } from '../../dialects/clock.ts';
import type { Ids } from '../../dialects/ids.ts';
import type { ConnectionArgs } from '../../dialects/pages.ts';
import type { AppointmentRecord, Kind, ProviderRecord, VisitState } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { relayConnection } from '../relayConnection.ts';

/** Rows of a page where its size isn't asked for: the default of Pothos. */
const usualSize = 20;

export const minuteMs = 60_000;
export const dayMs = 86_400_000;

const kindTypes: Readonly<Record<Kind, string>> = {
  organization: 'Organization',
  place: 'Hospital',
  provider: 'Teammate',
  visitType: 'VisitTemplate',
  client: 'Household',
  patient: 'Companion',
  appointment: 'ScheduledVisit',
};

/** A global id as the Relay plugin of Pothos writes it. */
export function globalId(type: string, own: string | number): string {
  return Buffer.from(`${type}:${String(own)}`).toString('base64');
}

/** The type and the own id within a global id; null where it isn't one. */
export function decodeId(id: string): { readonly type: string; readonly own: string } | null {
  const [, type, own] = /^([A-Za-z]+):(.+)$/su.exec(Buffer.from(id, 'base64').toString()) ?? [];
  return type !== undefined && own !== undefined && globalId(type, own) === id ? { type, own } : null;
}

/** The own id within a global id of a type; null where it is another type's, or none. */
export function ownIn(type: string, id: string | number | null | undefined): string | null {
  const decoded = decodeId(String(id ?? ''));
  return decoded?.type === type ? decoded.own : null;
}

/** The number that a global id of a type stands for; null where there is none. */
export function keyIn(type: string, id: string | number | null | undefined): number | null {
  const own = ownIn(type, id) ?? '';
  return /^\d+$/.test(own) ? Number(own) : null;
}

/** The ids of the shared practice's rows. */
export const tallgrassIds: Ids = {
  of: (kind, key) => globalId(kindTypes[kind], key),
  key: (kind, id) => keyIn(kindTypes[kind], id),
};

/** VisitStage. */
export const stages: Readonly<Record<VisitState, string>> = {
  planned: 'SCHEDULED',
  confirmed: 'CONFIRMED',
  arrived: 'CHECKED_IN',
  inProgress: 'ROOMED',
  ready: 'READY_FOR_DISCHARGE',
  completed: 'DISCHARGED',
  cancelled: 'CANCELED',
  noShow: 'NO_SHOW',
};

/** The stage's state; undefined where none is given. */
export function stateOfStage(stage: string | null | undefined): VisitState | undefined {
  return (Object.keys(stages) as VisitState[]).find((state) => stages[state] === stage); // Sound: exactly these keys.
}

/** TeammateRole. */
export const roles: Readonly<Record<ProviderRecord['role'], string>> = {
  veterinarian: 'DOCTOR',
  technician: 'VET_TECH',
  groomer: 'GROOMER',
};

/** PhoneKind. */
export const phoneKinds = [
  ['MOBILE', 'Mobile'],
  ['HOME', 'Home'],
  ['WORK', 'Work'],
] as const;

/** Whether an entry of the calendar is a visit: blocks are records of their own, and what was deleted is gone. */
export function isVisit({ isBlock, isDeleted }: AppointmentRecord): boolean {
  return !isBlock && !isDeleted;
}

/** When an entry of the calendar ends. */
export function endOf({ start, minutes }: AppointmentRecord): number {
  return start + minutes * minuteMs;
}

/** A DateTime as JSON writes a Date of JavaScript. */
export function moment(instant: number): string {
  return new Date(instant).toISOString();
}

/** A number in E.164; what is no number of the United States stays as it was typed. */
export function e164(text: string): string {
  const digits = text.replaceAll(/\D/g, '');
  if (digits.length === 10) return `+1${digits}`;
  return digits.length === 11 && digits.startsWith('1') ? `+${digits}` : text;
}

/** Money of whole cents. */
export function money(cents: number): Row {
  const amount = (Math.abs(cents) / 100).toFixed(2).replaceAll(/\B(?=(?:\d{3})+\.)/g, ',');
  return { cents, currency: 'USD', formatted: `${cents < 0 ? '-' : ''}$${amount}` };
}

/** The day of an instant by a clock, so many days later. */
export function dayIn(instant: number, zone: string, later = 0): string {
  return wallDay(instant + later * dayMs, zone);
}

/** A request that can't be answered, as GraphQL Yoga says it. */
export function badInput(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });
}

/** The instant of a DateTime, which always has an offset. */
export function instantFrom(argument: string, text: string): number {
  const instant = readInstant(text);
  if (instant === null) throw badInput(`${argument}: DateTime cannot represent an invalid date-time-string ${text}.`);
  return instant;
}

/** The same, null where it is none. */
export function readInstant(text: string): number | null {
  const isWhole = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/i.test(text);
  const instant = isWhole ? Date.parse(text) : Number.NaN;
  return Number.isNaN(instant) ? null : instant;
}

/** Whether a text is a Date. */
export function isDate(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** A connection over items. */
export function connection<Item>(
  items: readonly Item[],
  args: ConnectionArgs,
  cap: number,
  show: (item: Item) => unknown,
): Row {
  return relayConnection(items, args, cap, show, usualSize);
}

/** A text for comparison: without case, and without the accents that can be taken off a letter. */
export function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** Orders texts without regard to any language. */
export function compareText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** A row that must be there: the schema says that it is. */
export function present<Item>(item: Item | null | undefined): Item {
  if (item === null || item === undefined) throw new Error('Cannot return null for a non-nullable field');
  return item;
}
