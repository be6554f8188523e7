import { GraphQLError } from 'graphql';
import { instantOfWall, wallText } from '../../dialects/clock.ts';
import type { Ids } from '../../dialects/ids.ts';
import type { AppointmentRecord, ClientRecord, Practice } from '../../dialects/practice.ts';
import { clientsOfPractice } from '../../dialects/practicePeople.ts';
import { hasClearDay } from '../clearDay.ts';

/** The zone of the only clinic, by whose clock its days and times are; no column has it. */
export const clinicZone = 'America/New_York';

const brought = clientsOfPractice().length;
const staffCount = 9;

/** The administrator's number among the users, after the patients who were brought over. */
export const adminPk: number = brought + 1;

/** The number of a member of staff among the users, which is another than that of the doctor. */
export function staffPk(providerKey: number): number {
  return adminPk + providerKey;
}

/** The number of a patient among the users: those who came later are counted after the staff. */
export function clientPk(key: number): number {
  return key <= brought ? key : key + staffCount;
}

/** Each table counts from 1, and patients and doctors are users alike. */
export const mediCalIds: Ids = {
  of: (kind, key) => String(kind === 'client' ? clientPk(key) : key),
  key(kind, id) {
    const pk = /^\d+$/.test(String(id ?? '')) ? Number(id) : 0;
    if (pk <= 0) return null;
    if (kind !== 'client' || pk <= brought) return pk;
    return pk > brought + staffCount ? pk - staffCount : null;
  },
};

/** The patients in the order in which they were entered. */
export function patientsOf({ clients }: Practice): readonly ClientRecord[] {
  return clients.filter(({ isDeleted }) => !isDeleted);
}

/** Whether the clinic has this appointment: it needs a patient and a doctor, and what is off is deleted. */
export function isAppointment(row: AppointmentRecord): boolean {
  const isKept = !row.isBlock && !row.isDeleted && row.state !== 'cancelled';
  // A time by the clock says nothing about which of two equal ones it is.
  const isPlain = instantOfWall(wallText(row.start, clinicZone), clinicZone) === row.start;
  return isKept && row.clientKey !== null && row.providerKey !== null && hasClearDay(row) && isPlain;
}

/** A global id as graphql-relay writes it. */
export function nodeId(pk: number): string {
  return Buffer.from(`UserNode:${String(pk)}`).toString('base64');
}

/** An aware time as Python writes it. */
export function isoFormat(instant: number): string {
  return new Date(instant).toISOString().replace('.000Z', '+00:00');
}

function invalid(argument: string, type: string, text: string): GraphQLError {
  const shown = JSON.stringify(text);
  return new GraphQLError(
    `Argument "${argument}" has invalid value ${shown}.\nExpected type "${type}", found ${shown}.`,
  );
}

/** A day as it was given. */
export function dayOf(argument: string, text: string): string {
  const day = /^\d{8}$/.test(text) ? `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}` : text;
  if (/^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day))) return day;
  throw invalid(argument, 'Date', text);
}

/** A time of day as it was given, to the second. */
export function timeOf(argument: string, text: string): string {
  const [, minutes, seconds = ':00'] = /^((?:[01]\d|2[0-3]):[0-5]\d)(:[0-5]\d)?(?:\.\d+)?$/.exec(text) ?? [];
  if (minutes === undefined) throw invalid(argument, 'Time', text);
  return `${minutes}${seconds}`;
}

/** What Python says to a call without an argument that has no default. */
export function missing(argument: string): GraphQLError {
  return new GraphQLError(`mutate() missing 1 required positional argument: '${argument}'`);
}

/** The row, or what Django says where a query finds none. */
export function found<Any>(row: Any | null | undefined, model: string): Any {
  if (row !== null && row !== undefined) return row;
  throw new GraphQLError(`${model} matching query does not exist.`);
}
