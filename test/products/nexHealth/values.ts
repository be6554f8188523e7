import { GraphQLError } from 'graphql';
import { instantOfWall, offsetText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, type VisitState } from '../../dialects/practice.ts';
import { placesOfPractice } from '../../dialects/practicePlaces.ts';
import type { Written } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import { numberedIds } from '../numberedIds.ts';

/** Numbers of NexHealth's own; those of the health record system are foreign ids. */
export const nexHealthIds = numberedIds({
  organization: 7040,
  place: 331_106,
  provider: 412_905_210,
  visitType: 1_012_330,
  client: 380_214_500,
  patient: 0,
  appointment: 902_118_400,
});

/** The user behind the key. */
export const apiUserId = '5120';

/** Blocks, and visits of a person: the calendar has nothing else. */
export function isOnCalendar(row: AppointmentRecord): boolean {
  return !row.isDeleted && (row.isBlock || row.clientKey !== null);
}

const reached: readonly VisitState[] = ['confirmed', 'arrived', 'inProgress', 'ready', 'completed'];

/** Whether the practice has the visit down as confirmed. */
export function isConfirmed({ state }: AppointmentRecord): boolean {
  return reached.includes(state);
}

/** Whether who was booked has come. */
export function isCheckedIn({ state }: AppointmentRecord): boolean {
  return reached.indexOf(state) > 0;
}

/** A moment as it is written: UTC, to the millisecond. */
export function momentText(instant: number): string {
  return new Date(instant).toISOString();
}

/** A moment by the clock of a place: 2026-11-18T09:00:00.000-05:00. */
export function localText(instant: number, zone: string): string {
  return offsetText(instant, zone).replace(/(?=(?:Z|[+-]\d{2}:\d{2})$)/, '.000');
}

/** The offset of a place at a moment: -05:00. */
export function offsetAt(instant: number, zone: string): string {
  return offsetText(instant, zone).slice(-6);
}

/** The moment that a text means: by the zone where it has no offset; a day alone begins at midnight. */
export function momentIn(text: unknown, zone = 'UTC'): number {
  const given = String(text).trim().replace(' ', 'T');
  if (/(?:Z|[+-]\d{2}:?\d{2})$/.test(given) && given.includes('T')) {
    const instant = Date.parse(given.replace(/([+-]\d{2})(\d{2})$/, '$1:$2'));
    if (!Number.isNaN(instant)) return instant;
  } else if (/^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)?$/.test(given)) {
    return instantOfWall(given.length === 10 ? `${given}T00:00:00` : given, zone);
  }
  return refuse(`${given} is not a valid date`, 'BAD_REQUEST');
}

/** A telephone number as it is stored: the ten digits of the country. */
export function phoneDigits(text: string): string {
  return text.replaceAll(/\D/g, '').slice(-10);
}

/** The number that a person has under a label; empty where there is none. */
export function phoneOf({ phones }: ClientRecord, label: 'Mobile' | 'Home' | 'Work'): string {
  return phoneDigits(phones.findLast((phone) => phone.label === label)?.value ?? '');
}

/** The zone of a place. */
export function zoneOfPlace(placeKey: number): string {
  return placesOfPractice.find(({ key }) => key === placeKey)?.zone ?? 'America/New_York';
}

/** An amount of whole cents. */
export function money(cents: number): { readonly amount: string; readonly currency: string } {
  return { amount: (cents / 100).toFixed(2), currency: 'USD' };
}

type Code = 'BAD_REQUEST' | 'NOT_FOUND' | 'UNPROCESSABLE_ENTITY';

/** Refuses a request in words. */
export function refuse(message: string, code: Code): never {
  throw new GraphQLError(message, { extensions: { code } });
}

/** The written row, or an error. */
export function done<Row>(backstage: Backstage, write: () => Written<Row>): Row {
  const outcome = written(backstage, write);
  return outcome.ok ? outcome.row : refuse(outcome.message, 'UNPROCESSABLE_ENTITY');
}

/** Refuses where nothing may be written. */
export function allow(backstage: Backstage): void {
  done(backstage, () => ({ ok: true, row: null }));
}

/** Whether a name fits what is looked for; `isClose` also takes words with one wrong, missing or added letter. */
export function fitsName(name: string, wanted: string, isClose: boolean): boolean {
  const text = folded(name);
  const words = text.split(/\s+/);
  return folded(wanted)
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => text.includes(word) || (isClose && words.some((other) => isOneApart(word, other))));
}

/** Without case and accents. */
function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

function isOneApart(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || one.length < 4) return false;
  let head = 0;
  while (head < one.length && one[head] === other[head]) head += 1;
  const rest = (text: string, skipped: number): string => text.slice(head + skipped);
  return rest(one, 1) === rest(other, 1) || rest(one, 1) === rest(other, 0) || rest(one, 0) === rest(other, 1);
}
