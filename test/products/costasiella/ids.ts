import type { Ids } from '../../dialects/ids.ts';
import type { Kind } from '../../dialects/practice.ts';
import { numberedIds } from '../numberedIds.ts';

const types: Readonly<Record<Kind, string>> = {
  organization: 'OrganizationNode',
  place: 'OrganizationLocationNode',
  provider: 'AccountNode',
  visitType: 'OrganizationClasstypeNode',
  client: 'AccountNode',
  patient: 'AnimalNode',
  appointment: 'ScheduleItemAttendanceNode',
};

/** Numbers of rows; members and staff are rows of one table. */
const numbers = numberedIds({
  organization: 99,
  place: 0,
  provider: 1,
  visitType: 0,
  client: 20,
  patient: 0,
  appointment: 400,
});

/** What is added to the key of an appointment for the number of its class. */
export const classNumbers = 200;

/** A Relay id: the type and the number in base64. */
export function globalId(type: string, number: string | number): string {
  return Buffer.from(`${type}:${String(number)}`).toString('base64');
}

/** The type and the number of a Relay id; both empty where it is none. */
export function readId(id: unknown): { readonly type: string; readonly number: string } {
  const [, type = '', number = ''] = /^(\w+):(\w+)$/.exec(Buffer.from(String(id), 'base64').toString()) ?? [];
  return { type, number };
}

/** The ids of the rows of the practice. */
export const costasiellaIds: Ids = {
  of: (kind, key) => globalId(types[kind], numbers.of(kind, key)),
  key(kind, id) {
    const { type, number } = readId(id ?? '');
    return type === types[kind] ? numbers.key(kind, number) : null;
  },
};

/** The key that a number stands for, whatever the type that its id was of. */
export function keyOfNumber(kind: Kind, number: string): number | null {
  return numbers.key(kind, number);
}
