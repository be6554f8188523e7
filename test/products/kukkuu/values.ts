import { GraphQLError } from 'graphql';
import { type Ids, uuidIds } from '../../dialects/ids.ts';
import type { AppointmentRecord, ClientRecord, Practice } from '../../dialects/practice.ts';
import { hasClearDay } from '../clearDay.ts';
import { compareValues } from '../generatedRows.ts';

const types = {
  organization: 'ProjectNode',
  place: 'VenueNode',
  provider: 'AdminNode',
  visitType: 'EventNode',
  client: 'GuardianNode',
  patient: 'ChildNode',
  appointment: 'OccurrenceNode',
} as const;

const uuids = uuidIds();

/** A global id of Relay: a type and a primary key in base64. */
export function globalId(type: string, key: string | number): string {
  return Buffer.from(`${type}:${String(key)}`).toString('base64');
}

/** The primary key in a global id, of a type where one is given; null where the text is none. */
export function keyIn(id: string | null | undefined, type?: string): string | null {
  const [, found, key] = /^(\w+):(.+)$/.exec(Buffer.from(id ?? '', 'base64').toString()) ?? [];
  return key === undefined || (type !== undefined && found !== type) ? null : key;
}

/** Global ids, in which guardians and children have UUIDs and everything else has numbers. */
export const kukkuuIds: Ids = {
  of: (kind, key) => globalId(types[kind], kind === 'client' || kind === 'patient' ? uuids.of(kind, key) : key),
  key(kind, id) {
    const key = keyIn(id === null || id === undefined ? null : String(id), types[kind]);
    if (key === null) return null;
    if (kind === 'client' || kind === 'patient') return uuids.key(kind, key);
    return /^\d+$/.test(key) ? Number(key) : null;
  },
};

/** The server's zone, in which days are days. */
export const serverZone = 'America/New_York';

/** Whose session it is: an administrator of the project, and a guardian as well. */
export const currentKey = 1;

/** Whether there is an occurrence: none without an event's name, what is off is deleted, and no zones are known. */
export function isOccurrence(row: AppointmentRecord): boolean {
  return !row.isDeleted && !row.isBlock && row.state !== 'cancelled' && row.reason !== null && hasClearDay(row);
}

/** Guardians by their last name. */
export function guardiansOf({ clients }: Practice): readonly ClientRecord[] {
  return clients
    .filter(({ isDeleted }) => !isDeleted)
    .toSorted((one, other) => compareValues(one.familyName, other.familyName) || one.key - other.key);
}

/** An instant as Python writes it. */
export function isoText(instant: number): string {
  return new Date(instant).toISOString().replace('.000Z', '+00:00').replace('Z', '000+00:00');
}

/** An error with one of Kukkuu's codes. */
export function failure(code: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } });
}

/** What is said of a row that isn't there, with the whole global id. */
export function missing(model: string, id: string | null | undefined): GraphQLError {
  return failure('OBJECT_DOES_NOT_EXIST_ERROR', `${model} with ID ${id ?? 'None'} does not exist.`);
}

/** An instant of an input; without an offset it is in the server's zone or wrong, and here it is wrong. */
export function instantIn(text: string): number {
  const instant = Date.parse(text);
  if (Number.isNaN(instant)) throw new GraphQLError(`DateTime cannot represent value: ${JSON.stringify(text)}`);
  return instant;
}
