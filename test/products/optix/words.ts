import type * as practices from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { numberedIds } from '../numberedIds.ts';

/** Numbers of tables; the account of somebody has another number than the user and the member. */
// prettier-ignore
export const optixIds = numberedIds({
  organization: 4119, place: 8300, provider: 32_000, visitType: 0, client: 61_200, patient: 0, appointment: 1_904_000,
});

const [firstUser, firstMember, firstTeam] = [33_000, 71_400, 5100];
/** When the house began to work with it. */
export const since = Date.parse('2018-05-14T15:00:00Z');

/** Unix time in seconds, as every time is written there. */
export function seconds(instant: number): number {
  return Math.floor(instant / 1000);
}

/** The ids of a client's user, member and team; an organization has a team instead of a user. */
export function userIdOf(key: number): string {
  return String(firstUser + key);
}
export function memberIdOf(key: number): number {
  return firstMember + key;
}
export function teamIdOf(key: number): string {
  return String(firstTeam + key);
}

/** The client behind one of these numbers. */
export function clientKeyOf(kind: 'user' | 'member' | 'team', id: unknown): number | null {
  const first = { user: firstUser, member: firstMember, team: firstTeam }[kind];
  const key = typeof id === 'string' || typeof id === 'number' ? Number(id) - first : 0;
  return key > 0 && key < 2000 ? key : null;
}

/** What can be booked: rooms, three at each location and one for surgery. */
export interface Room {
  readonly id: string;
  readonly name: string;
  readonly placeKey: number;
  readonly isSurgery: boolean;
}

const roomNames = ['Exam room 1', 'Exam room 2', 'Grooming room', 'Surgery'];
export const rooms: readonly Room[] = [1, 2, 3].flatMap((placeKey) =>
  roomNames.map((name, index) => {
    return { id: String(20_500 + placeKey * 10 + index), name, placeKey, isSurgery: name === 'Surgery' };
  }),
);

const label = (id: string, name: string, color: string): Row => {
  const marks = { is_used: true, usage_count: null, created_timestamp: seconds(since) };
  return { label_id: id, name, original_name: name, type: 'ACCOUNT', color, ...marks };
};
export const labels: readonly Row[] = [
  label('301', 'Member', 'LIGHT_BLUE'),
  label('302', 'Team', 'INDIGO'),
  label('303', 'Lead', 'AMBER'),
];

/** What is said of bookings beyond the practice: the rooms and notes of those that were made or changed here. */
export interface Extras {
  readonly rooms: Map<number, string>;
  readonly notes: Map<number, string | null>;
  readonly leads: Set<number>;
}

/** The room of a booking. */
export function roomOf(row: practices.AppointmentRecord, extras: Extras): Room | null {
  const set = extras.rooms.get(row.key);
  if (set !== undefined) return rooms.find(({ id }) => id === set) ?? null;
  const own = rooms.filter(({ placeKey }) => placeKey === row.placeKey);
  if (row.typeKey === 4) return own.find(({ isSurgery }) => isSurgery) ?? null;
  return own[row.key % 3] ?? null;
}

/** How far a booking is: of no-shows and completed ones nothing more is known than that they were approved. */
export function phaseOf({ state }: practices.AppointmentRecord): 'new' | 'approved' | 'canceled' {
  if (state === 'planned') return 'new';
  return state === 'cancelled' ? 'canceled' : 'approved';
}

/** A list of bookings of something: a location, a resource, a user. */
export type BookingList = (args: Row, only: (row: practices.AppointmentRecord) => boolean) => Row;

/** Whether a list of ids asks for this one; an empty list, or none, asks for all. */
export function has(ids: unknown, id: unknown): boolean {
  return !Array.isArray(ids) || ids.length === 0 || ids.includes(id);
}

/** Whether a text is asked for, in part and without regard to case. */
export function includes(text: unknown, part: unknown): boolean {
  if (typeof part !== 'string' || part === '') return true;
  return typeof text === 'string' && text.toLowerCase().includes(part.toLowerCase());
}

/** A page of rows, numbered from 1, with how many there are in all. */
export function pageOf(rows: readonly Row[], args: Row, cap = 1000): Row {
  const limit = Math.min(typeof args['limit'] === 'number' ? args['limit'] : 100, cap);
  const number = typeof args['page'] === 'number' ? Math.max(1, args['page']) : 1;
  return { total: rows.length, data: rows.slice((number - 1) * limit, number * limit) };
}
