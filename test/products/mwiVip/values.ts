import { createHash } from 'node:crypto';
import { GraphQLError } from 'graphql';
import { type Ids, uuidIds } from '../../dialects/ids.ts';
import type { AppointmentRecord } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';

const uuids = uuidIds();

/** UUIDs, read in whatever case. An account has the number of its client; its ids are those of organizations. */
export const vipIds: Ids = {
  of: uuids.of,
  key: (kind, id) => uuids.key(kind, typeof id === 'string' ? id.toLowerCase() : id),
};

/** The UUID of a client's account. */
export function accountUuid(clientKey: number): string {
  return vipIds.of('organization', clientKey);
}

/** Whether an appointment stands in the calendar: a cancelled one is deleted, and blocks are no appointments. */
export function isBooked(row: AppointmentRecord): boolean {
  return !row.isBlock && !row.isDeleted && row.state !== 'cancelled';
}

/** The time in UTC as this API writes it, to the hundredth of a second. */
export function dateTimeText(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, -2)}Z`;
}

/** A day as this API writes it: midnight UTC. */
export function dayText(day: string | null): string | null {
  return day === null ? null : `${day}T00:00:00.00Z`;
}

/** The UUID of a word in one of the practice's lists. */
export function wordUuid(list: string, word: string): string {
  const hex = createHash('sha1').update(`${list}:${word}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}

/** The word with a UUID in one of these lists; undefined where nothing is asked for. */
export function wordOf(list: string, words: readonly string[], uuid: string | null | undefined): string | undefined {
  if (uuid === null || uuid === undefined) return undefined;
  const word = words.find((candidate) => wordUuid(list, candidate) === uuid.toLowerCase());
  if (word === undefined) throw new GraphQLError(`Invalid ${list}-uuid: ${uuid}`);
  return word;
}

export const speciesWords: readonly string[] = ['Canine', 'Feline', 'Rabbit', 'Avian', 'Equine', 'Bovine'];

/** Breeds with their species. */
export const breedWords: readonly (readonly [breed: string, species: string])[] = [
  ['Labrador Retriever', 'Canine'],
  ['Dachshund', 'Canine'],
  ['Border Collie', 'Canine'],
  ['Domestic Shorthair', 'Feline'],
  ['Maine Coon', 'Feline'],
  ['Holland Lop', 'Rabbit'],
  ['Cockatiel', 'Avian'],
  ['Cob', 'Equine'],
  ['Friesian', 'Bovine'],
];

export const colourWords: readonly string[] = ['black', 'white', 'brindle', 'tabby', 'grey'];
export const genderWords: readonly string[] = ['Male', 'Female', 'Unknown'];
export const titleWords: readonly string[] = ['Mr', 'Mrs', 'Ms', 'Dr'];
export const accountTypeWords: readonly string[] = ['Small animal', 'Equine', 'Farm'];

/** Answers with success and message around them; what is refused is said in the message. */
export function answered(work: () => Row): Row {
  try {
    return { success: true, message: 'OK', ...work() };
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    return { success: false, message: error.message, results: [], result: null };
  }
}

/** The row, or a refusal in the API's words. */
export function found<Record>(record: Record | null | undefined, name: string): Record {
  if (record === null || record === undefined) throw new GraphQLError(`${name} not found`);
  return record;
}
