import { GraphQLError } from 'graphql';

import { instantOfWall, wallDay, wallTime } from '../../dialects/clock.ts';
import type { ClientRecord, PhoneRecord, VisitState } from '../../dialects/practice.ts';
import { numberedIds } from '../numberedIds.ts';

/** Numbers of its customers' administrations, each kind with a range of its own. */
export const poothuisIds = numberedIds({
  organization: 600,
  place: 0,
  provider: 100,
  visitType: 10,
  client: 10_000,
  patient: 40_000,
  appointment: 700_000,
});

interface StatusWords {
  readonly code: string;
  readonly name: string;
  readonly colour: string;
}

/** How far an appointment is, in the words of the agenda. */
export const poothuisStatuses: Readonly<Record<VisitState, StatusWords>> = {
  planned: { code: 'PL', name: 'Planned', colour: '#9bb7d4' },
  confirmed: { code: 'CO', name: 'Confirmed', colour: '#4f81bd' },
  arrived: { code: 'WR', name: 'In the waiting room', colour: '#f2c14e' },
  inProgress: { code: 'CR', name: 'In the consulting room', colour: '#f78154' },
  ready: { code: 'CT', name: 'At the counter', colour: '#b4436c' },
  completed: { code: 'ST', name: 'Settled', colour: '#5fad56' },
  cancelled: { code: 'CA', name: 'Cancelled', colour: '#aaaaaa' },
  noShow: { code: 'NS', name: 'Not shown up', colour: '#555555' },
};

/** Species by their number. */
export const poothuisSpecies: readonly string[] = ['Canine', 'Feline', 'Rabbit', 'Avian', 'Unknown'];

/** A day of ISO 8601 as it is written in the Netherlands. */
export function dutchDay(day: string): string {
  return day.split('-').toReversed().join('-');
}

/** The day of an instant. */
export function dayText(instant: number, zone: string): string {
  return dutchDay(wallDay(instant, zone));
}

/** The time of day of an instant, to the minute. */
export function timeText(instant: number, zone: string): string {
  return wallTime(instant, zone).slice(0, 5);
}

/** The day in ISO 8601 that a Dutch text means. */
export function isoDay(text: string): string {
  if (!/^\d{2}-\d{2}-\d{4}$/.test(text))
    throw new GraphQLError(`Day "${text}" is not dd-mm-yyyy`, { extensions: { code: 'INVALID_DAY' } });
  const day = dutchDay(text);
  // Days that no calendar has are refused by the clock.
  instantOfWall(`${day}T12:00`, 'UTC');
  return day;
}

/** The instant of a day and a time at the clock of a branch. */
export function instantAt(day: string, time: string, zone: string): number {
  if (!/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time))
    throw new GraphQLError(`Time "${time}" is not HH:mm`, { extensions: { code: 'INVALID_TIME' } });
  return instantOfWall(`${isoDay(day)}T${time}`, zone);
}

/** The number of a week, the first of which has the first Thursday of the year. */
export function weekOf(day: string): number {
  const dayMs = 86_400_000;
  const date = Date.parse(`${day}T00:00:00Z`);
  const thursday = date + (3 - ((new Date(date).getUTCDay() + 6) % 7)) * dayMs;
  return 1 + Math.floor((thursday - Date.UTC(new Date(thursday).getUTCFullYear(), 0, 1)) / (7 * dayMs));
}

/** A number with 00 and the country, which is that of the practice where none was typed. */
export function phoneText(typed: string): string {
  const digits = typed.replaceAll(/\D/g, '');
  if (typed.trim().startsWith('+')) return `00${digits}`;
  return digits.length === 10 ? `001${digits}` : digits;
}

/** The number with a label, as it is shown. */
export function phoneOf({ phones }: ClientRecord, label: PhoneRecord['label']): string | null {
  const phone = phones.find((each) => each.label === label);
  return phone ? phoneText(phone.value) : null;
}

/** Small letters without accents. */
export function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** The parts of a name that a search can begin with. */
export function wordsOf(text: string): readonly string[] {
  return folded(text)
    .split(/[\s'’.-]+/)
    .filter(Boolean);
}
