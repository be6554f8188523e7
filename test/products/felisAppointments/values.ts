import { GraphQLError } from 'graphql';
import { instantOfWall, utcText, wallText } from '../../dialects/clock.ts';
import type { AppointmentRecord, ClientRecord, VisitState } from '../../dialects/practice.ts';
import { hasClearDay } from '../clearDay.ts';
import { type Row, textOf } from '../generatedRows.ts';
import { numberedIds } from '../numberedIds.ts';

/** Numbers of MariaDB: clients and staff are rows of one table, the staff entered after the clients. */
export const felisIds = numberedIds({
  organization: 0,
  place: 0,
  provider: 2000,
  visitType: 0,
  client: 0,
  patient: 0,
  appointment: 0,
});

/** The clock that people type times by; no query gives its zone. */
const deskZone = 'America/New_York';

/** The names of the statuses that the product begins with, by their number less one. */
export const statusNames = ['Pending', 'Approved', 'Cancelled', 'Completed'] as const;

/** The status of each state. */
export const felisWords: Readonly<Record<VisitState, (typeof statusNames)[number]>> = {
  planned: 'Pending',
  confirmed: 'Approved',
  arrived: 'Approved',
  inProgress: 'Approved',
  ready: 'Approved',
  completed: 'Completed',
  cancelled: 'Cancelled',
  noShow: 'Cancelled',
};

/** What an appointment becomes with one of the first four statuses. */
export const stateOfStatus: Readonly<Record<string, VisitState>> = {
  '1': 'planned',
  '2': 'confirmed',
  '3': 'cancelled',
  '4': 'completed',
};

const clearTimes = new Map<string, boolean>();

/** Whether the desk's clock shows a time once, on the day on which it is for its place too. */
function hasClearTime(row: AppointmentRecord): boolean {
  const key = `${String(row.start)} ${String(row.placeKey)}`;
  const isClear =
    clearTimes.get(key) ?? (hasClearDay(row) && instantOfWall(wallText(row.start, deskZone), deskZone) === row.start);
  clearTimes.set(key, isClear);
  return isClear;
}

/** Whether the store has an appointment: it belongs to a user, and has a time that can be typed. */
export function isKept(row: AppointmentRecord): boolean {
  return row.providerKey !== null && !row.isBlock && !row.isDeleted && hasClearTime(row);
}

/** The address of a client; each user needs one of her own, so that the desk makes one up where there is none. */
export function emailOf(client: ClientRecord): string {
  return client.emails[0] ?? `no-email-${String(client.key)}@example.test`;
}

/** A time as it was typed. */
export function typedText(instant: number): string {
  return wallText(instant, deskZone).replace('T', ' ');
}

/** A time that the server wrote itself, whose clock is UTC. */
export function stampText(instant: number): string {
  return utcText(Math.floor(instant / 1000) * 1000)
    .replace('T', ' ')
    .replace('Z', '');
}

/** The instant of a DateTime of an input: undefined where it isn't given. */
export function typedInstant(input: Row, field: string): number | undefined {
  const value = input[field];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(value))
    throw new GraphQLError(
      `Variable or literal of type "DateTime" has an invalid value: ${textOf(value)} is not of the format Y-m-d H:i:s`,
    );
  return instantOfWall(value.replace(' ', 'T'), deskZone);
}

/** What goes wrong inside is told to nobody. */
export function hidden(): GraphQLError {
  return new GraphQLError('Internal server error');
}

/** Refuses arguments that break rules; paths with what is said of them. */
export function checkRules(field: string, broken: Readonly<Record<string, string | false | null>>): void {
  const messages = Object.entries(broken).filter(([, message]) => typeof message === 'string');
  if (messages.length === 0) return;
  const validation = Object.fromEntries(messages.map(([path, message]) => [path, [message]]));
  throw new GraphQLError(`Validation failed for the field [${field}].`, { extensions: { validation } });
}

/** Whether a text can be an address at all. */
export function checkEmail(value: unknown): void {
  if (typeof value === 'string' && !/^\S+@\S+\.\S+$/.test(value))
    throw new GraphQLError(`The given value "${value}" is not a valid Email.`);
}

/** Ids of a list of an input. */
export function idsIn(input: Row, field: string): readonly string[] {
  const list = input[field];
  return Array.isArray(list) ? list.map(String) : [];
}
