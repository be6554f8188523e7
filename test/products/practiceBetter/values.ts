import { GraphQLError } from 'graphql';
import { instantOf, instantOfWall, startOfDay, wallDay } from '../../dialects/clock.ts';
import { hexIds } from '../../dialects/ids.ts';
import type { AppointmentRecord, ClientRecord, Practice, VisitState } from '../../dialects/practice.ts';
import { hasClearDay } from '../clearDay.ts';

/** Ids of documents. */
export const betterIds = hexIds();

/** The clock by which the service reads what has no offset, and the days of its filters. */
const accountZone = 'America/New_York';

/** How far a session is: who has come is not told. */
export const betterWords: Readonly<Record<VisitState, string>> = {
  planned: 'PENDING',
  confirmed: 'CONFIRMED',
  arrived: 'CONFIRMED',
  inProgress: 'CONFIRMED',
  ready: 'CONFIRMED',
  completed: 'COMPLETED',
  cancelled: 'CANCELLED',
  noShow: 'NO_SHOW',
};

/** Names of zones as Windows has them. */
export const windowsZones: Readonly<Record<string, string>> = {
  'America/New_York': 'Eastern Standard Time',
  'America/Denver': 'Mountain Standard Time',
};

/** Tags of the practice, with their ids. */
export const tagIds: Readonly<Record<string, string>> = {
  VIP: '64f000000000000000000a01',
  Breeder: '64f000000000000000000a02',
  'Payment plan': '64f000000000000000000a03',
};

/** Sessions of one client; what was called off stays among them. */
export function isSession(row: AppointmentRecord): boolean {
  return row.clientKey !== null && !row.isBlock && !row.isDeleted && hasClearDay(row);
}

/** The records of clients, the newest first. */
export function recordsOf({ clients }: Practice): readonly ClientRecord[] {
  return clients.filter(({ isDeleted }) => !isDeleted).toSorted((one, other) => other.key - one.key);
}

/** The first phone of a kind that a profile has a field for. */
export function phoneOf({ phones }: ClientRecord, kind: 'Mobile' | 'Home'): string | null {
  return phones.find(({ label }) => label === kind)?.value ?? null;
}

/** The instant of a text; without an offset by the clock of the account, and a day alone is its start. */
export function instantIn(text: string): number {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return startOfDay(text, accountZone);
  if (/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/.test(text)) return instantOfWall(text, accountZone);
  return instantOf(text);
}

/** The first instant of a day and that of the next one. */
export function dayIn(text: string): readonly [number, number] {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) throw new GraphQLError(`Date cannot represent ${text}`);
  return [startOfDay(text, accountZone), startOfDay(text, accountZone, 1)];
}

/** The day of an instant by the clock of the account. */
export function accountDay(instant: number): string {
  return wallDay(instant, accountZone);
}

/** Why something is not written: as the API calls it, in words, and which field is to blame. */
export function refusal(code: string, field: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code, field } });
}
